//! Tests of game settings.

use super::*;
use crate::ladder::Step;
use crate::skill::Skill;

const ALL: Strictness = Strictness {
    manual_press: true,
    flag_by_claim: true,
    touch_move: true,
    allow_illegal_moves: true,
    competition: true,
};

#[test]
fn what_makes_no_sense_is_not_in_force() {
    let terms = |opponent, clock: bool| GameSettings {
        opponent,
        time: GameSettings::default().time.filter(|_| clock),
        strictness: ALL,
        ..GameSettings::default()
    };
    assert_eq!(terms(Opponent::Person, true).strictness_in_force(), ALL);
    let against_robot = Strictness {
        flag_by_claim: false,
        allow_illegal_moves: false,
        ..ALL
    };
    assert_eq!(
        terms(Opponent::Robot, true).strictness_in_force(),
        against_robot
    );
    let without_clock = Strictness {
        manual_press: false,
        flag_by_claim: false,
        ..ALL
    };
    assert_eq!(
        terms(Opponent::Person, false).strictness_in_force(),
        without_clock
    );
}

#[test]
fn the_clock_goes_with_the_level_until_it_is_chosen() {
    let mut settings = GameSettings::first();
    assert_eq!(settings.time_in_force(), None);
    settings.choose_step(Step::nearest(1_400));
    assert_eq!(settings.time, GameSettings::default().time);
    let start = |settings: &GameSettings| settings.time_in_force().map(|time| time.start);
    assert_eq!(start(&settings), Some(Start::AfterFirstMoves));
    settings.choose_opponent(Opponent::Person);
    assert_eq!(start(&settings), Some(Start::AfterFirstMoves));
    for strictness in [
        Strictness {
            competition: true,
            ..Strictness::default()
        },
        Strictness {
            manual_press: true,
            ..Strictness::default()
        },
    ] {
        let strict = GameSettings {
            strictness,
            ..settings.clone()
        };
        assert_eq!(
            start(&strict),
            Some(Start::WithGame),
            "the arbiter starts it"
        );
    }
    let own = GameSettings {
        time: Some(TimeControl::sudden_death(123_000, 0)),
        ..settings.clone()
    };
    assert_eq!(start(&own), Some(Start::WithGame), "as it was made");
    settings.choose_opponent(Opponent::Robot);
    settings.choose_step(Step::nearest(1_000));
    assert_eq!(settings.time, None, "it was the usual one");

    let chosen = Some(TimeControl::sudden_death(180_000, 2_000));
    let mut settings = GameSettings {
        time: chosen.clone(),
        ..GameSettings::first()
    };
    settings.choose_step(Step::HIGHEST);
    assert_eq!(settings.time, chosen, "what was chosen stays");
}

#[test]
fn help_is_chosen_by_itself() {
    let mut settings = GameSettings::first();
    assert!(settings.helps(), "a beginner is helped");
    assert_eq!(settings.rules_in_force(), RuleSet::casual());
    settings.choose_step(Step::HIGHEST);
    assert!(settings.helps(), "whatever the level");
    settings.choose_help(false);
    settings.choose_step(Step::LOWEST);
    assert_eq!(settings.rules_in_force(), RuleSet::default());
    for (skill, helps) in [(Skill::KnowsTheMoves, true), (Skill::PlaysWell, false)] {
        settings.choose_skill(skill);
        assert_eq!(settings.helps(), helps, "{skill:?}");
    }

    // Two persons choose for themselves.
    settings.choose_skill(Skill::New);
    settings.opponent = Opponent::Person;
    assert_eq!(settings.rules_in_force(), RuleSet::default());
    settings.choose_help(true);
    assert_eq!(settings.rules_in_force(), RuleSet::casual());
    assert!(settings.help);

    // Other rules stay what they are, and give way to what is chosen after them.
    settings.rules = RuleSet::uscf();
    let with_help = RuleSet {
        take_back: true,
        ..RuleSet::uscf()
    };
    assert_eq!(settings.rules_in_force(), with_help);
    settings.choose_help(false);
    assert_eq!(settings.rules_in_force(), RuleSet::uscf());
    settings.rules = RuleSet::casual();
    assert!(settings.helps(), "they say so");
    settings.choose_help(false);
    assert_eq!(settings.rules_in_force(), RuleSet::default());

    settings.strictness.competition = true;
    settings.take_back = true;
    assert!(!settings.helps(), "nothing helps in competition");
    assert_eq!(settings.rules_in_force(), RuleSet::default());
    settings.choose_help(true);
    assert!(settings.helps());
}

#[test]
fn the_robot_judges_by_piece_values_that_can_be() {
    let robot = Robot {
        values: Some([100, 347, 349, 473, 901]),
        ..Robot::at_level(3)
    };
    let mut settings = GameSettings {
        robot,
        ..GameSettings::default()
    }
    .mended();
    assert_eq!(settings.values_in_force(), robot.values);
    assert_eq!(settings.robot, robot);
    settings.opponent = Opponent::Person;
    assert_eq!(settings.values_in_force(), None, "nobody judges by them");
    settings.robot.values = Some([100, 0, 349, 473, 901]);
    assert_eq!(settings.clone().mended().robot.values, None);

    // A step of the ladder is a level then.
    settings.choose_values(robot.values);
    settings.choose_step(Step::nearest(1_400));
    let level = Step::nearest(1_400).robot().level;
    assert_eq!(settings.robot, Robot { level, ..robot });
    settings.robot.rating = Some(1_400);
    assert_eq!(settings.clone().mended().robot, Robot { level, ..robot });
    settings.choose_values(None);
    assert_eq!(settings.robot.values, None);
    assert!(settings.robot.rating.is_some());
}

#[test]
fn a_robot_of_a_rating_has_it_for_its_elo() {
    let mut settings = GameSettings::default();
    assert_eq!(
        settings.elo_by_color(Color::White),
        [None, None],
        "a level is about right only"
    );
    settings.choose_step(Step::nearest(1_400));
    assert_eq!(settings.elo_by_color(Color::White), [None, Some(1_400)]);
    assert_eq!(settings.ratings_in_force(), [None, Some(1_400)]);
    settings.robot.rating = Some(7);
    assert_eq!(settings.mended().robot.rating, None);
}

#[test]
fn an_opening_is_kept_if_it_can_be_played() {
    let opening = |moves: &[&str]| OpeningLine {
        name: "French Defence".into(),
        moves: moves.iter().map(ToString::to_string).collect(),
    };
    let with = |opening| GameSettings {
        opening: Some(opening),
        ..GameSettings::default()
    };
    let mut settings = with(opening(&["e2e4", "e7e6"]));
    let text = json::write(&settings);
    assert_eq!(GameSettings::read(&text).as_ref(), Some(&settings));
    assert_eq!(settings.opening_in_force(), settings.opening);
    settings.opponent = Opponent::Person;
    assert_eq!(settings.opening_in_force(), None);
    assert_eq!(with(opening(&["e2e5"])).mended().opening, None);
}

#[test]
fn two_persons_sit_as_they_are_named() {
    let mut settings = GameSettings {
        side: Side::Black,
        ..GameSettings::default()
    };
    assert_eq!(settings.side_in_force(), Side::Black);
    settings.opponent = Opponent::Person;
    assert_eq!(settings.side_in_force(), Side::White);
    settings.choose_side(Side::Hand);
    assert_eq!(settings.side_in_force(), Side::Hand);
    settings.opponent = Opponent::Robot;
    assert_eq!(settings.side_in_force(), Side::Black, "chosen apart");
}

#[test]
fn colours_that_are_drawn_alternate_in_a_rematch() {
    for side in [Side::Random, Side::Coin, Side::Hand] {
        let settings = GameSettings {
            side,
            ..GameSettings::default()
        };
        for last in Color::ALL {
            assert_eq!(settings.side_in_rematch(last), !last, "{side:?}");
        }
    }
    let mut chosen = GameSettings::default();
    assert_eq!(chosen.side_in_rematch(Color::Black), Color::White);
    chosen.alternate = true;
    for last in Color::ALL {
        assert_eq!(chosen.side_in_rematch(last), !last);
    }
}

#[test]
fn who_receives_moves_has_white() {
    let mut settings = GameSettings {
        side: Side::Random,
        odds: Odds {
            giver: Giver::Player,
            moves: "e4".into(),
            ..Odds::default()
        },
        ..GameSettings::default()
    };
    assert_eq!(settings.side_in_force(), Side::Black);
    assert_eq!(settings.side_in_rematch(Color::Black), Color::Black);
    settings.change_sides(Color::White);
    assert_eq!(settings.odds.giver, Giver::Opponent);
    assert_eq!(settings.side_in_force(), Side::White);
}

#[test]
fn odds_and_the_clock_go_with_the_giver() {
    let odds = Odds {
        giver: Giver::Opponent,
        men: [false, true, false, false, false],
        time_part: 2,
        ..Odds::default()
    };
    let settings = GameSettings {
        odds,
        array: Array::Chess960(0),
        ..GameSettings::default()
    };
    for side in Color::ALL {
        let start = settings.start(side);
        let knights = |color| start.pieces(color, chess::Role::Knight).into_iter().count();
        assert_eq!([knights(side), knights(!side)], [2, 1]);
        let clock = settings.clock(side).expect("there is one");
        assert_eq!(clock.sides[side.index()].first(), 600_000);
        assert_eq!(clock.sides[(!side).index()].first(), 300_000);
    }
}

#[test]
fn an_array_by_lot_is_any_of_960() {
    let number = |random| Array::by_lot(random).number();
    assert_eq!([number(0.0), number(0.5), number(0.999_99)], [0, 480, 959]);
    assert_eq!(Array::Chess960(7).drawn(0.5), Array::Chess960(7));
    assert_eq!(Array::Usual.number(), Setup::USUAL_START);
}

#[test]
fn settings_that_cannot_be_played_are_mended() {
    let settings = GameSettings {
        array: Array::Chess960(4000),
        ratings: [Some(7), Some(1500)],
        odds: Odds {
            giver: Giver::Player,
            moves: "e5 e6".into(),
            time_part: 0,
            ..Odds::default()
        },
        ..GameSettings::default()
    }
    .mended();
    assert_eq!(settings.array, Array::Chess960(959));
    assert_eq!(settings.ratings, [None, Some(1500)]);
    assert_eq!(
        (settings.odds.moves.as_str(), settings.odds.time_part),
        ("", 1)
    );
    let text = json::write(&settings);
    assert_eq!(GameSettings::read(&text), Some(settings));
}

#[test]
fn names_follow_their_bearers() {
    let mut terms = GameSettings {
        opponent: Opponent::Person,
        names: ["Anna".into(), "Bella".into()],
        ..GameSettings::default()
    };
    assert_eq!(terms.names_by_color(Color::Black), ["Bella", "Anna"]);
    terms.opponent = Opponent::Robot;
    assert_eq!(terms.names_by_color(Color::White), ["Anna", ""]);
}

#[test]
fn terms_of_an_earlier_version_are_read() {
    let read = |text: &str| GameSettings::read(text).expect("the rest is as usual");
    let terms = read(r#"{"opponent":"person"}"#);
    assert_eq!(terms.opponent, Opponent::Person);
    assert_eq!(terms.names, ["", ""]);
    assert!(!terms.take_back);
    let robot = |level, values| Robot {
        values,
        ..Robot::at_level(level)
    };
    let values = [100, 347, 349, 473, 901];
    for (text, expected) in [
        (r#"{"level":8}"#, robot(TOP_LEVEL, None)),
        (r#"{"level":6,"levels":8}"#, robot(8, None)),
        (r#"{"level":99,"levels":12}"#, robot(TOP_LEVEL, None)),
        (r#"{"level":4,"levels":12,"values":null}"#, robot(4, None)),
        (
            r#"{"level":4,"levels":12,"values":[100,347,349,473,901]}"#,
            robot(4, Some(values)),
        ),
        // Of this version.
        (r#"{"robot":{"level":4}}"#, robot(4, None)),
        (
            r#"{"robot":{"level":5,"rating":1400}}"#,
            Robot::of_rating(1_400, 5),
        ),
    ] {
        let settings = read(text);
        assert_eq!(settings.robot, expected, "{text}");
        assert_eq!(
            settings.help,
            expected.level <= opponent::LOWER_LEVELS,
            "{text}"
        );
        assert_eq!(read(&json::write(&settings)), settings, "{text}");
    }
    assert!(read(r#"{"robot":{"level":9},"help":true}"#).help);
    for other in ["", "[]", r#"{"robot":{"level":300}}"#] {
        assert_eq!(GameSettings::read(other), None, "{other}");
    }
}
