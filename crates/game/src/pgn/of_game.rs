//! A game that was played here, as a tree to be written in PGN.

use chess::{CastlingSide, Color, File, Position, Setup, Square};

use crate::arbiter::Game;
use crate::config::{Player, Robot};
use crate::control::{Bonus, Budget, Start, TimeControl};
use crate::outcome::Reason;
use crate::time::Millis;
use crate::tree::{NodeId, Tags, Tree};

use super::export::ROSTER;

const SECOND: Millis = 1000;
const DAY: Millis = 24 * 60 * 60 * SECOND;

/// The record of a game: the moves with the clock after each, the offers of a draw, and in the tags who played, when,
/// for how long and how it ended. `Event`, `Site` and `Round` are for the caller to say; so is `Date`, where another is
/// meant than that of Greenwich.
///
/// A move with which a draw was offered has `(=)` in the comment after it (FIDE 8.1.5). Illegal moves that nobody claimed cannot be told in PGN: the line ends before the first of them, and the
/// comment there has the rest of the moves.
pub fn of_game(game: &Game) -> Tree {
    let config = game.config();
    let mut tree = Tree::new(config.start.clone());
    tree.chess960 = is_chess960(&config.start);
    tree.tags = tags(game);
    let mut here = NodeId::ROOT;
    for (i, ply) in game.plies().iter().enumerate() {
        if ply.irregular {
            let rest: Vec<String> = game.plies()[i..]
                .iter()
                .map(|ply| ply.san.to_string())
                .collect();
            tree[here].comment = format!("?? {}", rest.join(" "));
            break;
        }
        here = tree.play(here, ply.mv);
        tree[here].clock = ply.left;
        tree[here].offers_draw = game.offered_with(i);
    }
    tree
}

/// True of an array of Chess960, and where the pieces do not stand as usual for castling: other programs must be told.
fn is_chess960(start: &Position) -> bool {
    let number = start.to_setup().chess960_number();
    let is_array = number.is_some_and(|number| number != Setup::USUAL_START);
    is_array || castles_unusually(start)
}

/// True if a king or rook that may castle stands elsewhere than usual.
fn castles_unusually(start: &Position) -> bool {
    Color::ALL.into_iter().any(|color| {
        CastlingSide::ALL.into_iter().any(|side| {
            let rook = start.castling_rook(color, side);
            let king = start.king(color);
            rook.is_some_and(|rook: Square| rook.file() != side.corner() || king.file() != File::E)
        })
    })
}

fn tags(game: &Game) -> Tags {
    let config = game.config();
    let mut tags = Tags::default();
    for (name, value) in ROSTER {
        tags.set(name, value);
    }
    for (color, name) in [(Color::White, "White"), (Color::Black, "Black")] {
        match (game.names()[color.index()], config.player(color)) {
            // The roster says that nobody knows the name.
            ("", Player::Person | Player::Elsewhere) => {}
            ("", Player::Robot(robot)) => tags.set(name, robot_name(robot)),
            (given, _) => tags.set(name, given),
        }
    }
    tags.set_elo(game.elo());
    if config.began > 0 {
        tags.set("Date", date(config.began));
        tags.set("UTCDate", date(config.began));
        let seconds = config.began % DAY / SECOND;
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        let time = format!("{hours:02}:{minutes:02}:{:02}", seconds % 60);
        tags.set("UTCTime", time);
    }
    let days = config.correspondence.and_then(|terms| terms.days_per_move);
    match (&config.time, days) {
        (Some(time), _) => time_control(time, &mut tags),
        // Days for one move, by correspondence.
        (None, Some(days)) => tags.set(
            "TimeControl",
            format!("1/{}", u64::from(days) * DAY / SECOND),
        ),
        (None, None) => tags.set("TimeControl", "-"),
    }
    if let Some(outcome) = game.outcome() {
        tags.set("Result", outcome.as_pgn());
    }
    let reason = game.outcome().map(|outcome| outcome.reason);
    tags.set("Termination", termination(reason));
    tags
}

/// Beginnings of the engine's name as a player: by its level, by its rating.
const ROBOT: [&str; 2] = ["Robot, level ", "Robot, about "];

/// True if a name of a player is the engine's.
pub fn is_robot_name(name: &str) -> bool {
    ROBOT.iter().any(|robot| name.starts_with(robot))
}

/// The engine as a player: `Robot, level 3`, and the piece values that were chosen for it, or `Robot, about 1400`.
fn robot_name(robot: Robot) -> String {
    let [level, rating] = ROBOT;
    if let Some(elo) = robot.rating {
        return format!("{rating}{elo}");
    }
    let name = format!("{level}{}", robot.level);
    match robot.values {
        Some(values) => {
            let values = values.map(|value| value.to_string());
            format!("{name}, values {}", values.join(" "))
        }
        None => name,
    }
}

/// PGN 9.8.1.
fn termination(reason: Option<Reason>) -> &'static str {
    match reason {
        None => "unterminated",
        Some(
            Reason::Checkmate
            | Reason::Stalemate
            | Reason::DeadPosition
            | Reason::Resignation
            | Reason::ResignationCannotMate
            | Reason::StoppedClocks
            | Reason::Agreement
            | Reason::Repetition
            | Reason::FiftyMoves
            | Reason::FivefoldRepetition
            | Reason::SeventyFiveMoves,
        ) => "normal",
        Some(Reason::Flag | Reason::FlagCannotMate | Reason::FlagMaterial | Reason::BothFlags) => {
            "time forfeit"
        }
        Some(
            Reason::IllegalMoves
            | Reason::IllegalCannotMate
            | Reason::SealedMove
            | Reason::IllegalPosition
            | Reason::SealedCannotMate
            | Reason::Forfeit,
        ) => "rules infraction",
        Some(Reason::QuickplayFinish | Reason::Declared) => "adjudication",
        Some(Reason::Absence) => "abandoned",
    }
}

/// PGN 9.6.1, and where the sides have different clocks a tag for each.
fn time_control(time: &TimeControl, tags: &mut Tags) {
    let [white, black] = time.sides.each_ref().map(budget);
    if white == black {
        tags.set("TimeControl", white);
    } else {
        tags.set("TimeControl", "?");
        tags.set("WhiteTimeControl", white);
        tags.set("BlackTimeControl", black);
    }
    match time.start {
        Start::WithGame => {}
        Start::WithFirstMove => tags.set("ClockStart", "first move"),
        Start::AfterFirstMoves => tags.set("ClockStart", "first moves"),
    }
}

/// The time control of a side, in seconds: `300+3`, `40/6000:900`, `*60` for an hourglass. The standard has no delay, which programs
/// write as `d`, and no byo-yomi, which is a last stage of one move at a time.
fn budget(budget: &Budget) -> String {
    match budget {
        Budget::Stages(stages) => stages
            .iter()
            .map(|stage| {
                let moves = stage.moves.map(|moves| format!("{moves}/"));
                let bonus = match stage.bonus {
                    Bonus::None => String::new(),
                    Bonus::Fischer(time) => format!("+{}", seconds(time)),
                    Bonus::Delay(time) | Bonus::Bronstein(time) => format!("d{}", seconds(time)),
                };
                format!(
                    "{}{}{bonus}",
                    moves.unwrap_or_default(),
                    seconds(stage.time)
                )
            })
            .collect::<Vec<_>>()
            .join(":"),
        Budget::Hourglass { main } => format!("*{}", seconds(*main)),
        Budget::Byoyomi {
            main: 0, period, ..
        } => format!("1/{}", seconds(*period)),
        Budget::Byoyomi { main, period, .. } => {
            format!("{}:1/{}", seconds(*main), seconds(*period))
        }
    }
}

/// Seconds with as many decimals as there are.
fn seconds(time: Millis) -> String {
    let whole = time / SECOND;
    match time % SECOND {
        0 => whole.to_string(),
        rest => format!("{whole}.{rest:03}")
            .trim_end_matches('0')
            .to_owned(),
    }
}

/// The day of a time in milliseconds since 1970, as `2026.11.21` (PGN 8.1.1.3).
pub fn date(time: Millis) -> String {
    // Days are counted from 1 March of the year 0, so that a leap day is the last of its year; 400 years always have as
    // many.
    let days = time / DAY + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) = if month < 10 {
        (400 * era + year, month + 3)
    } else {
        (400 * era + year + 1, month - 9)
    };
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_array_of_chess960_is_named_though_it_castles_as_usual() {
        let array = |number| {
            let setup = Setup::chess960(number).expect("a number below 960");
            Position::from_setup(&setup).expect("it can be played")
        };
        let unusual = |number: &u16| !castles_unusually(&array(*number));
        let as_usual: Vec<u16> = (0..960).filter(unusual).collect();
        assert_eq!(
            as_usual.len(),
            18,
            "king and rooks leave so many to the others"
        );
        for number in as_usual {
            let named = number != Setup::USUAL_START;
            assert_eq!(is_chess960(&array(number)), named, "{number}");
        }
        let knight_odds = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1";
        assert!(!is_chess960(
            &Position::from_fen(knight_odds).expect("legal")
        ));
    }

    #[test]
    fn days_of_the_calendar() {
        for (day, expected) in [
            (0, "1970.01.01"),
            (58, "1970.02.28"),
            (59, "1970.03.01"),
            (11_016, "2000.02.29"),
            (11_017, "2000.03.01"),
            (20_453, "2025.12.31"),
            (47_540, "2100.02.28"),
            (47_541, "2100.03.01"),
        ] {
            assert_eq!(date(day * DAY + DAY - 1), expected);
        }
    }
}
