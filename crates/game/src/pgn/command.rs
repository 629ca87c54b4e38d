//! Commands in PGN comments: `[%clk]`, `[%emt]`, `[%eval]`, `[%csl]`, `[%cal]`, and `(=)` for an offered draw.
//!
//! Source: Mark Crowther’s and others’ extension of PGN for clocks (`clk`, `emt`), and what annotating programs write
//! (`eval`, `csl`, `cal`).

use chess::{Brush, Drawing, Square};

use crate::Millis;
use crate::tree::{Eval, Node, Score};

/// The sign of an offered draw (FIDE appendix C.13).
const OFFER: &str = "(=)";

/// Takes the commands out of a comment, gives them to the node, and returns the rest: the words for people.
/// Commands that are not known, or not well written, stay among the words.
///
/// The parts of the rest are put together with a space where a command stood, or, if that could make another
/// command of them, as two lines.
pub(super) fn take(comment: &str, node: &mut Node) -> String {
    let mut words = String::new();
    let mut add = |part: &str| {
        let mut part = part.trim();
        if words.is_empty() || words.ends_with('\n') {
            while let Some(rest) = part.strip_prefix(OFFER) {
                node.offers_draw = true;
                part = rest.trim_start();
            }
        } else if !part.is_empty() {
            words.push(' ');
        }
        words.push_str(part);
        if part.contains("[%") {
            words.push('\n');
        }
    };
    let mut kept = 0;
    let mut at = 0;
    let mut told = Vec::new();
    while let Some(begin) = comment[at..].find("[%").map(|begin| at + begin) {
        at = begin + 2;
        let Some(length) = comment[at..].find(['[', ']']) else {
            break;
        };
        if comment[at + length..].starts_with(']')
            && let Some(command) = Command::read(&comment[at..at + length])
        {
            add(&comment[kept..begin]);
            told.push(command);
            at += length + 1;
            kept = at;
        }
    }
    add(&comment[kept..]);
    for command in told {
        command.tell(node);
    }
    let length = words.trim_end().len();
    words.truncate(length);
    words
}

/// The commands of a node, as a comment has them; empty if it has none.
pub(super) fn write(node: &Node) -> Vec<String> {
    let mut out = Vec::new();
    if node.offers_draw {
        out.push(OFFER.to_owned());
    }
    if let Some(clock) = node.clock {
        out.push(format!("[%clk {}]", time(clock)));
    }
    if let Some(elapsed) = node.elapsed {
        out.push(format!("[%emt {}]", time(elapsed)));
    }
    if let Some(eval) = node.eval {
        let value = match eval.score {
            Score::Centipawns(value) => {
                let (sign, value) = (if value < 0 { "-" } else { "" }, value.unsigned_abs());
                format!("{sign}{}.{:02}", value / 100, value % 100)
            }
            Score::Mate(moves) => format!("#{moves}"),
        };
        let depth = eval.depth.map(|depth| format!(",{depth}"));
        out.push(format!("[%eval {value}{}]", depth.unwrap_or_default()));
    }
    for (name, arrows) in [("csl", false), ("cal", true)] {
        let kind = |drawing: &&Drawing| (drawing.from != drawing.to) == arrows;
        let drawn = node.drawings.iter().filter(kind);
        let drawn: Vec<_> = drawn.map(Drawing::to_string).collect();
        if !drawn.is_empty() {
            out.push(format!("[%{name} {}]", drawn.join(",")));
        }
    }
    out
}

enum Command {
    Clock(Millis),
    Elapsed(Millis),
    Eval(Eval),
    Drawings(Vec<Drawing>),
}

impl Command {
    /// The text between `[%` and `]`.
    fn read(text: &str) -> Option<Command> {
        let (name, value) = text.split_once(char::is_whitespace)?;
        let value = value.trim();
        Some(match name {
            "clk" => Command::Clock(read_time(value)?),
            "emt" => Command::Elapsed(read_time(value)?),
            "eval" => Command::Eval(read_eval(value)?),
            "csl" | "cal" => Command::Drawings(
                value
                    .split(',')
                    .map(|drawing| read_drawing(drawing.trim()))
                    .collect::<Option<_>>()?,
            ),
            _ => return None,
        })
    }

    fn tell(self, node: &mut Node) {
        match self {
            Command::Clock(time) => node.clock = Some(time),
            Command::Elapsed(time) => node.elapsed = Some(time),
            Command::Eval(eval) => node.eval = Some(eval),
            Command::Drawings(drawings) => {
                for drawing in drawings {
                    draw(&mut node.drawings, drawing);
                }
            }
        }
    }
}

/// Adds a drawing, squares before arrows as they are written. One that is there already gets the new colour.
fn draw(drawings: &mut Vec<Drawing>, drawing: Drawing) {
    let ends = |drawing: &Drawing| (drawing.from, drawing.to);
    if let Some(old) = drawings.iter_mut().find(|old| ends(old) == ends(&drawing)) {
        old.brush = drawing.brush;
    } else if drawing.from == drawing.to {
        let arrows = drawings
            .iter()
            .position(|drawing| drawing.from != drawing.to);
        drawings.insert(arrows.unwrap_or(drawings.len()), drawing);
    } else {
        drawings.push(drawing);
    }
}

/// `0:05:00`, `0:04:59.5`.
fn time(time: Millis) -> String {
    let (seconds, millis) = (time / 1000, time % 1000);
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let whole = format!("{hours}:{minutes:02}:{:02}", seconds % 60);
    if millis == 0 {
        whole
    } else {
        let fraction = format!("{millis:03}");
        format!("{whole}.{}", fraction.trim_end_matches('0'))
    }
}

/// Hours, minutes and seconds, or the last two or one of them; seconds may have a fraction.
fn read_time(text: &str) -> Option<Millis> {
    let (whole, fraction) = match text.split_once(['.', ',']) {
        Some((whole, fraction)) => (whole, fraction),
        None => (text, ""),
    };
    let parts: Vec<&str> = whole.split(':').collect();
    if parts.len() > 3 {
        return None;
    }
    let mut seconds: Millis = 0;
    for part in parts {
        seconds = seconds * 60 + digits(part, 7)?;
    }
    let mut millis = 0;
    if !fraction.is_empty() {
        digits(fraction, 9)?;
        millis = digits(format!("{fraction:0<3}").get(..3)?, 3)?;
    }
    Some(seconds * 1000 + millis)
}

/// `0.17`, `-1.5,20`, `#3`, `#-2,18`: pawns or moves to mate, for White, and how deep it was looked. A whole number with a
/// depth (`-57,17`) is in hundredths of a pawn, as programs write that give one.
fn read_eval(text: &str) -> Option<Eval> {
    let (value, depth) = match text.split_once(',') {
        Some((value, depth)) => (value.trim(), Some(digits(depth.trim(), 5)? as u32)),
        None => (text, None),
    };
    let mate = value.strip_prefix('#');
    let value = mate.unwrap_or(value);
    let (negative, size) = match value.strip_prefix('-') {
        Some(size) => (true, size),
        None => (false, value.strip_prefix('+').unwrap_or(value)),
    };
    let sign = if negative { -1 } else { 1 };
    let value = if mate.is_some() {
        Score::Mate(sign * digits(size, 6)? as i32)
    } else {
        let hundredths = match size.split_once('.') {
            None if depth.is_some() => digits(size, 8)?,
            None => digits(size, 6)? * 100,
            Some((pawns, part)) => {
                digits(part, 9)?;
                let part = digits(format!("{part:0<2}").get(..2)?, 2)?;
                digits(pawns, 6)? * 100 + part
            }
        };
        Score::Centipawns(sign * hundredths as i32)
    };
    Some(Eval {
        score: value,
        depth,
    })
}

/// `Ga1` or `Ga1b2`.
fn read_drawing(text: &str) -> Option<Drawing> {
    let brush = Brush::from_letter(text.chars().next()?)?;
    let from: Square = text.get(1..3)?.parse().ok()?;
    let to = match text.get(3..)? {
        "" => from,
        to => to.parse().ok()?,
    };
    Some(Drawing { from, to, brush })
}

/// A number of at most so many digits and nothing else.
fn digits(text: &str, most: usize) -> Option<u64> {
    let well = (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if well { text.parse().ok() } else { None }
}
