//! Reader of the tasks of steps. A task that cannot be done is a fault: all that can be computed is.

use crate::fault::FaultKind;
use crate::fields::Field;
use crate::find::FindTarget;
use crate::lesson::{Choice, Goal, Line, Task, WrongMove};
use crate::notation::read_board;
use crate::position::LessonPosition;
use crate::search::{MOST_POSITIONS, SearchState};
use crate::step_fields::Fields;
use crate::suggest::suggest;
use chess::{Bitboard, FenError, Position, Role, Setup, Square, excerpt};

/// The kinds of steps, each with the fields that only it has.
pub const KINDS: [(&str, &[&str]); 8] = [
    ("tell", &[]),
    ("move", &["answer", "listen"]),
    ("reach", &["stars", "par", "guarded"]),
    ("take", &["par", "guarded"]),
    ("find", &["of", "what"]),
    ("setup", &["from"]),
    ("choose", &["option", "option!"]),
    ("play", &["goal", "within", "level", "judged"]),
];

/// The most half-moves of an answer.
const MOST_HALF_MOVES: usize = 40;

/// Reads the task of a step. `wrongs` are the answers to named moves.
pub fn read_task(
    kind: &str,
    board: &Setup,
    wrongs: &[&Field],
    fields: &mut Fields<'_>,
) -> Option<Task> {
    match kind {
        "move" => read_move(board, wrongs, fields),
        "reach" | "take" => read_course(kind == "take", board, fields),
        "find" => read_find(board, fields),
        "setup" => read_setup(board, fields),
        "choose" => read_choose(fields),
        "play" => read_play(board, fields),
        _ => Some(Task::Tell),
    }
}

fn read_move(board: &Setup, wrongs: &[&Field], fields: &mut Fields<'_>) -> Option<Task> {
    let position = LessonPosition::new(board);
    let listen = read_yes("listen", fields);
    let answers = fields.all("answer");
    if answers.is_empty() {
        fields.fault(fields.line, FaultKind::Missing("answer"));
    }
    let mut lines: Vec<Line> = Vec::new();
    for field in answers {
        for text in field.value.split('|') {
            match read_line(&position, text) {
                Ok(line) if !lines.contains(&line) => lines.push(line),
                Ok(_) => {}
                Err(word) => fields.fault(field.line, FaultKind::Move(excerpt(word))),
            }
        }
    }
    let mut named = Vec::new();
    for field in wrongs {
        let (text, words) = field
            .value
            .split_once(char::is_whitespace)
            .unwrap_or((&field.value, ""));
        match position.read_move(text) {
            Some(played) if lines.iter().all(|line| line[0] != played) => {
                let words = words.trim().to_owned();
                named.push(WrongMove { played, words });
            }
            _ => fields.fault(field.line, FaultKind::Move(excerpt(text))),
        }
    }
    (!lines.is_empty()).then_some(Task::Move {
        lines,
        wrongs: named,
        listen,
    })
}

/// Reads a line of moves, or says which is none.
fn read_line<'a>(position: &LessonPosition, text: &'a str) -> Result<Line, &'a str> {
    let mut position = position.clone();
    let mut line = Line::new();
    for word in text.split(';').map(str::trim) {
        let mv = position.read_move(word).ok_or(word)?;
        if line.len() >= MOST_HALF_MOVES {
            return Err(word);
        }
        line.push(mv);
        position = position.after(mv);
    }
    Ok(line)
}

fn read_course(takes: bool, board: &Setup, fields: &mut Fields<'_>) -> Option<Task> {
    let mut stars = Bitboard::EMPTY;
    if !takes {
        let all = fields.all("stars");
        if all.is_empty() {
            fields.fault(fields.line, FaultKind::Missing("stars"));
            return None;
        }
        for field in all {
            for word in field.value.split_whitespace() {
                match word.parse::<Square>() {
                    Ok(square) => stars |= Bitboard::of(square),
                    Err(_) => fields.fault(field.line, FaultKind::Square(excerpt(word))),
                }
            }
        }
    }
    let guarded = read_yes("guarded", fields);
    let par = fields.one("par");
    let state = SearchState {
        position: LessonPosition::alone(board),
        stars,
        takes,
        guarded,
    };
    let fewest = state.shortest(MOST_POSITIONS).map(|way| way.len() as u32);
    let Some(fewest) = fewest.filter(|fewest| *fewest > 0) else {
        fields.fault(fields.line, FaultKind::Impossible);
        return None;
    };
    if let Some(field) = par
        && field.value.parse() != Ok(fewest)
    {
        fields.fault(field.line, FaultKind::Par(fewest));
    }
    Some(if takes {
        Task::Take {
            par: fewest,
            guarded,
        }
    } else {
        Task::Reach {
            stars,
            par: fewest,
            guarded,
        }
    })
}

fn read_find(board: &Setup, fields: &mut Fields<'_>) -> Option<Task> {
    let position = LessonPosition::new(board);
    let (of, what) = (fields.one("of"), fields.one("what"));
    let (line, what) = match (of, what) {
        (Some(field), _) => {
            let Ok(square) = field.value.parse() else {
                fields.fault(field.line, FaultKind::Square(excerpt(&field.value)));
                return None;
            };
            (field.line, FindTarget::Of(square))
        }
        (None, Some(field)) => {
            let known = FindTarget::NAMED.map(FindTarget::name);
            let named = FindTarget::NAMED
                .into_iter()
                .find(|what| what.name() == field.value);
            let Some(what) = named else {
                let near = suggest(&field.value, &known);
                fields.fault(field.line, FaultKind::Word(excerpt(&field.value), near));
                return None;
            };
            (field.line, what)
        }
        (None, None) => {
            fields.fault(fields.line, FaultKind::Missing("of"));
            return None;
        }
    };
    if what.set(&position).is_empty() {
        fields.fault(line, FaultKind::Impossible);
        return None;
    }
    Some(Task::Find(what))
}

fn read_setup(board: &Setup, fields: &mut Fields<'_>) -> Option<Task> {
    let from = match fields.one("from") {
        None => Setup::empty(),
        Some(field) => match read_board(&field.value) {
            Ok(from) => from,
            Err(error) => {
                fields.fault(field.line, FaultKind::Board(error));
                return None;
            }
        },
    };
    if from.board == board.board {
        fields.fault(fields.line, FaultKind::Impossible);
        return None;
    }
    Some(Task::Setup { from: from.board })
}

fn read_choose(fields: &mut Fields<'_>) -> Option<Task> {
    let right = fields.all("option!");
    let mut options = fields.all("option");
    options.extend(&right);
    options.sort_by_key(|field| field.line);
    let choice = |field: &Field| {
        let (option, answer) = field.value.split_once('|').unwrap_or((&field.value, ""));
        Choice {
            option: option.trim().to_owned(),
            answer: answer.trim().to_owned(),
            is_right: field.key == "option!",
        }
    };
    let choices: Vec<Choice> = options.into_iter().map(choice).collect();
    let good = choices.len() >= 2
        && choices.iter().any(|choice| choice.is_right)
        && choices.iter().all(|choice| !choice.option.is_empty());
    if !good {
        fields.fault(fields.line, FaultKind::Options);
        return None;
    }
    Some(Task::Choose(choices))
}

/// A field that is `yes` or `no`; `no` if it is not there.
fn read_yes(key: &'static str, fields: &mut Fields<'_>) -> bool {
    match fields.one(key) {
        Some(field) if !["yes", "no"].contains(&field.value.as_str()) => {
            let near = suggest(&field.value, &["yes", "no"]);
            fields.fault(field.line, FaultKind::Word(excerpt(&field.value), near));
            false
        }
        field => field.is_some_and(|field| field.value == "yes"),
    }
}

fn read_play(board: &Setup, fields: &mut Fields<'_>) -> Option<Task> {
    let goal = fields.one("goal");
    let level = fields.one("level");
    let limit = fields.one("within");
    let judged = read_yes("judged", fields);
    if let Err(errors) = Position::from_setup(board) {
        fields.fault(fields.line, FaultKind::NotLegal(FenError::Setup(errors)));
        return None;
    }
    let mut robot = 1;
    if let Some(field) = level {
        match field.value.parse() {
            Ok(level @ 1..=12) => robot = level,
            _ => fields.fault(field.line, FaultKind::Number(excerpt(&field.value))),
        }
    }
    let Some(field) = goal else {
        fields.fault(fields.line, FaultKind::Missing("goal"));
        return None;
    };
    // `goal mate within 30 moves`, or `within 30` as a field of its own.
    let (name, within) = field
        .value
        .split_once(" within ")
        .unwrap_or((&field.value, ""));
    let (within, line) = match limit {
        Some(limit) => (limit.value.as_str(), limit.line),
        None => (within, field.line),
    };
    let number = within.trim().trim_end_matches("moves").trim();
    let within = match number.parse() {
        Ok(within @ 1..=200) => Some(within),
        _ if number.is_empty() => None,
        _ => {
            fields.fault(line, FaultKind::Number(excerpt(number)));
            None
        }
    };
    let goal = match name.trim() {
        "mate" => Goal::Mate,
        "draw" => Goal::Draw,
        "promote" => Goal::Promote,
        other => {
            let Some(pawns) = other.strip_prefix("win:") else {
                let near = suggest(other, &["mate", "draw", "promote", "win"]);
                fields.fault(field.line, FaultKind::Word(excerpt(other), near));
                return None;
            };
            let Ok(pawns @ 1..=30) = pawns.parse() else {
                fields.fault(field.line, FaultKind::Number(excerpt(pawns)));
                return None;
            };
            Goal::Win(pawns)
        }
    };
    let has_pawn = board.board.pieces(board.turn, Role::Pawn).any();
    let is_over = LessonPosition::new(board).moves().is_empty();
    if is_over || (goal == Goal::Promote && !has_pawn) {
        fields.fault(field.line, FaultKind::Impossible);
        return None;
    }
    Some(Task::Play {
        goal,
        within,
        level: robot,
        judged,
    })
}
