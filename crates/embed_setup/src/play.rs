//! The content of the mode `play`.

use crate::attribute::{SetupError, given, named, quoted};
use crate::position::position;
use chess::{Color, Position};
use game::{Millis, Start, TimeControl};
use protocol::embed::Setup;

/// The longest time on a clock, in minutes, and the longest increment, in seconds.
const LONGEST: (u32, u32) = (600, 180);

/// Terms of a game to be played.
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    /// Start of the game.
    pub start: Position,
    /// The side of the person against the robot; `None` if two persons play.
    pub person: Option<Color>,
    /// The robot's level.
    pub level: u8,
    /// The clock.
    pub time: Option<TimeControl>,
}

/// The terms of a game.
///
/// # Errors
///
/// The first attribute that cannot be read.
pub fn read(setup: &Setup) -> Result<Terms, SetupError> {
    let start = position(setup)?;
    let side = named("side", setup.side.as_deref(), &["white", "black", "both"])?;
    let level = given(setup.level.as_deref()).map_or(Ok(3), |text| {
        let level = text.parse().ok().filter(|level| (1..=12).contains(level));
        level.ok_or_else(|| {
            SetupError::attribute(
                "level",
                format!("{} is no level from 1 to 12", quoted(&text)),
            )
        })
    })?;
    let clock = given(setup.clock.as_deref()).filter(|text| text != "none");
    Ok(Terms {
        person: match side {
            Some("both") => None,
            Some("black") => Some(Color::Black),
            Some(_) => Some(Color::White),
            None => Some(start.turn()),
        },
        start,
        level,
        time: clock.map(|text| read_clock(&text)).transpose()?,
    })
}

/// A clock of minutes and seconds a move: `5+3`, or `10`.
fn read_clock(text: &str) -> Result<TimeControl, SetupError> {
    let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
    let number = |text: &str, most: u32| {
        let number: Option<u32> = text.trim().parse().ok();
        number.filter(|&number| number <= most)
    };
    let read = number(minutes, LONGEST.0).zip(number(seconds, LONGEST.1));
    let read = read.filter(|&read| read != (0, 0));
    let (minutes, seconds) = read.ok_or_else(|| {
        let how = "minutes and seconds a move, such as 5+3";
        SetupError::attribute("clock", format!("{} is not {how}", quoted(text)))
    })?;
    // A page may be read long before anybody plays on it.
    Ok(TimeControl {
        start: Start::AfterFirstMoves,
        ..TimeControl::sudden_death(
            Millis::from(minutes) * 60_000,
            Millis::from(seconds) * 1_000,
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(set: impl Fn(&mut Setup)) -> Result<Terms, SetupError> {
        let mut setup = Setup::default();
        set(&mut setup);
        super::read(&setup)
    }

    #[test]
    fn a_clock_is_of_minutes_and_seconds() {
        let clock = |clock: &str| read(|setup| setup.clock = Some(clock.to_owned()));
        for wrong in ["0", "601", "5+181", "5+", "x+3", "5+3+1"] {
            let error = clock(wrong).expect_err(wrong);
            assert!(error.message.starts_with("clock: "), "{}", error.message);
        }
        for none in ["", "none"] {
            assert!(clock(none).expect("no clock").time.is_none(), "{none}");
        }
        let terms = clock("5+3").expect("a clock");
        let time = terms.time.expect("there is one");
        assert_eq!(time.sides, TimeControl::sudden_death(300_000, 3_000).sides);
        assert_eq!(time.start, Start::AfterFirstMoves);
        assert_eq!((terms.level, terms.person), (3, Some(Color::White)));
    }

    #[test]
    fn the_person_has_a_side_and_the_robot_a_level() {
        let person = |side: &str| {
            read(|setup| setup.side = Some(side.to_owned()))
                .expect("a side")
                .person
        };
        assert_eq!(person("black"), Some(Color::Black));
        assert_eq!(person("white"), Some(Color::White));
        assert_eq!(person("both"), None);
        let level = |level: &str| read(|setup| setup.level = Some(level.to_owned()));
        assert_eq!(level("12").map(|terms| terms.level), Ok(12));
        for wrong in ["0", "13", "easy"] {
            let error = level(wrong).expect_err(wrong);
            let told = format!("level: “{wrong}” is no level from 1 to 12");
            assert_eq!(error.message, told);
        }
    }
}
