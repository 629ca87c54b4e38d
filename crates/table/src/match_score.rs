//! Match score over the games that the same two play one after the other.

use crate::ladder::{PROPOSAL_AFTER, Step};
use chess::Color;
use game::{Config, Outcome, PieceValues, Player, Robot};
use serde::{Deserialize, Deserializer, Serialize};

/// The score of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    /// The two competitors; the first is the one who sits below the board. `None` if the next two may be others,
    /// though nothing tells them apart.
    #[serde(deserialize_with = "read_pairing")]
    pairing: Option<Pairing>,
    /// True if the first player has White in the current game.
    first_is_white: bool,
    /// The first player's half points, and the second's.
    pub half_points: [u32; 2],
    /// Games finished.
    pub games: u32,
    /// The first player's half points in each of the last games, as many as propose another step of the ladder.
    #[serde(default)]
    last: Vec<u8>,
}

impl Match {
    /// The colour of the first player.
    pub fn first(&self) -> Color {
        if self.first_is_white {
            Color::White
        } else {
            Color::Black
        }
    }

    /// A game begins in which the first player has this colour: the next of the match, if it is the same pairing.
    pub(crate) fn go_on(kept: Option<Match>, config: &Config, first: Color) -> Match {
        let pairing = Some(pairing(config, first));
        let kept = kept.filter(|kept| kept.pairing == pairing);
        Match {
            pairing,
            first_is_white: first == Color::White,
            ..kept.unwrap_or_default()
        }
    }

    /// The settings have changed: two persons without names may be others than before. True if that ends the match.
    pub(crate) fn expect_newcomers(&mut self) -> bool {
        let is_nameless = |it: &Competitor| it.player.as_robot().is_none() && it.name.is_empty();
        self.pairing
            .take_if(|pairing| pairing.iter().all(is_nameless))
            .is_some()
    }

    /// A game has ended; the players had perhaps changed over in it.
    pub(crate) fn count(&mut self, outcome: Outcome, colours_changed: bool) {
        let first = match self.first() {
            first if colours_changed => !first,
            first => first,
        };
        self.half_points[0] += outcome.points.half_points(first);
        self.half_points[1] += outcome.points.half_points(!first);
        self.games += 1;
        if self.last.len() == PROPOSAL_AFTER {
            self.last.remove(0);
        }
        self.last.push(outcome.points.half_points(first) as u8);
    }

    /// Step of the ladder that the robot of a match against a person stands on, and the one that the last games propose instead.
    pub fn proposed_step(&self) -> Option<[Step; 2]> {
        let [first, second] = self.pairing.as_ref()?;
        let robot = second.player.as_robot();
        let robot =
            robot.filter(|robot| robot.values.is_none() && first.player == Player::Person)?;
        let present = Step::of(robot);
        Some([present, present.proposed(&self.last)?])
    }
}

/// A player of a match: the same in all its games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Competitor {
    player: Player,
    /// Empty where none was given.
    name: String,
}

type Pairing = [Competitor; 2];

fn pairing(config: &Config, first: Color) -> Pairing {
    [first, !first].map(|side| Competitor {
        player: config.player(side),
        name: config.names[side.index()].clone(),
    })
}

/// Reads a pairing, also as the text that earlier versions wrote.
fn read_pairing<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Pairing>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Pairing(Option<Pairing>),
        Text(String),
    }
    Ok(match Written::deserialize(deserializer)? {
        Written::Pairing(pairing) => pairing,
        Written::Text(text) => parse_pairing(&text),
    })
}

/// The pairing of a text such as `person Anna robot-3 `: of each competitor the player, a space and the name, which may
/// be empty or have spaces in it.
fn parse_pairing(text: &str) -> Option<Pairing> {
    let mut spaces = text.match_indices(' ');
    spaces.find_map(|(at, _)| Some([parse(&text[..at])?, parse(&text[at + 1..])?]))
}

/// A competitor: `person Anna`, `robot-3 `, `robot-3-[100, 347, 349, 473, 901] `.
fn parse(text: &str) -> Option<Competitor> {
    let (player, name) = if let Some(name) = text.strip_prefix("person ") {
        (Player::Person, name)
    } else {
        let robot = text.strip_prefix("robot-")?;
        let (robot, name) = robot.rsplit_once(' ')?;
        let (level, values) = match robot.split_once('-') {
            Some((level, values)) => (level, Some(json::read::<PieceValues>(values).ok()?)),
            None => (robot, None),
        };
        let level = level.parse().ok()?;
        let robot = Robot {
            values,
            ..Robot::at_level(level)
        };
        (Player::Robot(robot), name)
    };
    let name = name.to_owned();
    Some(Competitor { player, name })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Points, Reason};

    #[test]
    fn a_pairing_is_the_same_with_colours_changed() {
        let mut config = Config::default();
        config.players[1] = Player::robot(3);
        let white = pairing(&config, Color::White);
        config.players.swap(0, 1);
        assert_eq!(pairing(&config, Color::Black), white);
        config.players[0] = Player::robot(4);
        assert_ne!(pairing(&config, Color::Black), white);
    }

    fn between(players: [Player; 2], names: [&str; 2]) -> Config {
        Config {
            players,
            names: names.map(str::to_owned),
            ..Config::default()
        }
    }

    #[test]
    fn scores_saved_by_this_version_and_by_earlier_ones_go_on() {
        let values = Some([100, 347, 349, 473, 901]);
        let judge = Player::Robot(Robot {
            values,
            ..Robot::at_level(3)
        });
        let (person, robot) = (Player::Person, Player::robot(12));
        for (earlier, players, names) in [
            ("person  person ", [person; 2], ["", ""]),
            (
                "person Anna Maria person Bella",
                [person; 2],
                ["Anna Maria", "Bella"],
            ),
            ("person Anna robot-12 ", [person, robot], ["Anna", ""]),
            ("robot-12  person ", [robot, person], ["", ""]),
            (
                "person  robot-3-[100, 347, 349, 473, 901] ",
                [person, judge],
                ["", ""],
            ),
        ] {
            let config = between(players, names);
            let mut score = Match::go_on(None, &config, Color::White);
            (score.half_points, score.games) = ([3, 1], 2);
            let written = json::write(&score);
            let text = format!(
                r#"{{"pairing":"{earlier}","first_is_white":true,"half_points":[3,1],"games":2}}"#
            );
            for text in [&written, &text] {
                let read: Match = json::read(text).expect("a score");
                assert_eq!(read, score, "{text}");
                let next = Match::go_on(Some(read), &config, Color::White);
                assert_eq!(next, score, "{text}");
            }
            let other = between(players, ["Clara", "Bella"]);
            assert_eq!(Match::go_on(Some(score), &other, Color::White).games, 0);
        }
    }

    #[test]
    fn three_games_against_a_robot_propose_another_step() {
        let after = |robot: Robot, points: [Points; 3]| {
            let config = between([Player::Robot(robot), Player::Person], ["", ""]);
            let mut score = Match::go_on(None, &config, Color::Black);
            for points in points {
                let reason = Reason::Agreement;
                score.count(Outcome { points, reason }, false);
            }
            score.proposed_step().map(|steps| steps.map(Step::elo))
        };
        let robot = Robot::of_rating(1_400, 5);
        let (won, lost, drawn) = (
            Points::Won(Color::Black),
            Points::Won(Color::White),
            Points::Draw,
        );
        assert_eq!(after(robot, [won, drawn, won]), Some([1_400, 1_600]));
        assert_eq!(after(robot, [won, drawn, drawn]), None);
        assert_eq!(after(robot, [lost; 3]), Some([1_400, 1_200]));
        assert_eq!(after(Robot::at_level(6), [won; 3]), Some([1_400, 1_600]));
        let judge = Robot {
            values: Some([100, 347, 349, 473, 901]),
            ..Robot::at_level(6)
        };
        assert_eq!(after(judge, [won; 3]), None);
        // Between persons nothing is proposed.
        let config = between([Player::Person; 2], ["", ""]);
        assert_eq!(
            Match::go_on(None, &config, Color::White).proposed_step(),
            None
        );
    }

    #[test]
    fn newcomers_end_a_match_of_two_without_names_alone() {
        let (person, robot) = (Player::Person, Player::robot(3));
        for (players, names, ends) in [
            ([person; 2], ["", ""], true),
            ([person; 2], ["Anna", ""], false),
            ([person, robot], ["", ""], false),
        ] {
            let config = between(players, names);
            let mut score = Match::go_on(None, &config, Color::White);
            score.games = 2;
            assert_eq!(score.expect_newcomers(), ends, "{players:?} {names:?}");
            assert!(!score.expect_newcomers() || !ends, "only once");
            let kept: Match = json::read(&json::write(&score)).expect("what was written");
            let next = Match::go_on(Some(kept), &config, Color::White);
            assert_eq!(next.games == 0, ends, "{players:?} {names:?}");
        }
        // As an earlier version wrote that newcomers are expected.
        let text = r#"{"pairing":"","first_is_white":true,"half_points":[3,1],"games":2}"#;
        let score: Match = json::read(text).expect("a score");
        assert_eq!(score.pairing, None);
    }
}
