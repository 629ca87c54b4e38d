//! Choices of an organiser: pairs who must not meet, tie-breaks, robots, results taken back.

use club_night::{Action, BoardResult, Entrant, EventId, Night, Refusal, Seat};
use game::Robot;

/// A night that is stored and taken up after every action.
struct Kept(Night);

impl Kept {
    fn act(&mut self, action: Action) {
        self.0.act(action).expect("it can be done");
        let taken_up = Night::from_json(&self.0.to_json()).expect("what is stored is read");
        assert_eq!(taken_up, self.0);
        self.0 = taken_up;
    }

    fn pair(&mut self) {
        let pairs = self.0.state().pair(11).expect("a round can be paired");
        self.act(pairs);
    }
}

fn entrant(number: u16) -> Entrant {
    Entrant {
        name: format!("Player {number:02}"),
        rating: 2000 - 20 * number,
        ..Entrant::default()
    }
}

#[test]
fn forbidden_pairs_do_not_meet_until_they_are_allowed_again() {
    let mut night = Kept(Night::new(EventId::of(7)));
    night.act(Action::Enter((1..=4).map(entrant).collect()));
    assert!(night.0.act(Action::Forbid(1, 1)).is_err());
    assert!(night.0.act(Action::Forbid(1, 4)).is_err());
    // By strength the first meets the third.
    night.act(Action::Forbid(2, 0));
    assert_eq!(night.0.state().forbidden(0), [2]);
    night.act(Action::Forbid(0, 1));
    assert_eq!(night.0.state().forbidden(0), [1, 2]);
    night.act(Action::Allow(0, 1));
    assert_eq!(night.0.state().forbidden(0), [2]);
    night.pair();
    assert_eq!(night.0.state().cells(0)[0].opponent, Some(3));
    night.act(Action::Allow(0, 2));
    assert!(night.0.state().forbidden(2).is_empty());
    // The first round was paired while it stood, but no longer follows from what stands now.
    assert!(night.0.undo());
    assert!(night.0.state().why(1, 1).is_some());
}

#[test]
fn a_group_of_a_report_file_falls_apart_when_two_of_it_may_meet() {
    let line = |number| format!("001 {number:4}      Player {number:39} 0.0 {number:4}\n");
    let players: String = (1..=4).map(line).collect();
    let report = format!("012 Club\nXXR 3\nXXP 1 2 3\n{players}");
    let mut night = Kept(Night::new(EventId::of(7)));
    night.act(Action::Open(report));
    assert_eq!(night.0.state().forbidden(0), [1, 2]);
    night.act(Action::Allow(1, 0));
    assert_eq!(night.0.state().forbidden(0), [2]);
    assert_eq!(night.0.state().forbidden(1), [2]);
}

#[test]
fn tie_breaks_are_chosen_and_one_of_them_decides() {
    let mut night = Kept(Night::new(EventId::of(7)));
    night.act(Action::Enter((1..=4).map(entrant).collect()));
    night.pair();
    night.act(Action::Result {
        round: 1,
        board: 1,
        result: Some(BoardResult::WhiteWins),
    });
    night.act(Action::Result {
        round: 1,
        board: 2,
        result: Some(BoardResult::BlackWins),
    });
    let standings = night.0.state().standings();
    assert_eq!(standings.tie_breaks[1].to_string(), "BH-C1");
    // Both winners have met one without points.
    assert_eq!(standings.decided_by(0), None);
    assert_eq!(standings.decided_by(1), Some(0), "points");
    night.act(Action::TieBreaks("BWG,SB".to_owned()));
    let standings = night.0.state().standings();
    assert_eq!(standings.decided_by(0), Some(1));
    assert_eq!(standings.tie_breaks[1].to_string(), "BWG");
    assert!(matches!(
        night.0.act(Action::TieBreaks("XYZ".to_owned())),
        Err(Refusal::TieBreak(_))
    ));
}

#[test]
fn the_order_of_tie_breaks_travels_in_the_report_file() {
    let mut night = Kept(Night::new(EventId::of(7)));
    night.act(Action::Enter((1..=4).map(entrant).collect()));
    night.pair();
    for board in 1..=2 {
        night.act(Action::Result {
            round: 1,
            board,
            result: Some(BoardResult::WhiteWins),
        });
    }
    for codes in [None, Some("BWG,BH-C1,KS-L-1"), Some("SB,PTS")] {
        if let Some(codes) = codes {
            night.act(Action::TieBreaks(codes.to_owned()));
        }
        let mut elsewhere = Kept(Night::new(EventId::of(8)));
        elsewhere.act(Action::Open(night.0.state().report()));
        let [here, there] = [&night, &elsewhere].map(|it| it.0.state());
        assert_eq!(there.tie_breaks(), here.tie_breaks());
        assert_eq!(there.standings(), here.standings());
    }
}

#[test]
fn a_robot_has_a_level_and_may_have_a_rating_or_piece_values() {
    let mut night = Kept(Night::new(EventId::of(7)));
    let robot = |robot, robot_rating, values| Entrant {
        robot,
        robot_rating,
        values,
        ..entrant(1)
    };
    let some = Some([100, 300, 300, 500, 900]);
    for wrong in [
        robot(Some(0), None, None),
        robot(Some(3), None, Some([100, 0, 300, 500, 900])),
        robot(None, None, some),
        robot(None, Some(1_400), None),
        robot(Some(5), Some(0), None),
        robot(Some(5), Some(1_400), some),
    ] {
        assert_eq!(night.0.act(Action::Enter(vec![wrong])), Err(Refusal::Robot));
    }
    night.act(Action::Enter(vec![robot(Some(3), None, some)]));
    let known = night.0.state().robot(0).expect("a robot");
    assert_eq!((known.level, known.rating, known.values), (3, None, some));
    let like_people = Entrant {
        name: "Robot, about 1400".to_owned(),
        ..robot(Some(5), Some(1_400), None)
    };
    night.act(Action::Enter(vec![like_people]));
    let known = night.0.state().robot(1);
    assert_eq!(known, Some(Robot::of_rating(1_400, 5)));
}

#[test]
fn robots_of_nights_that_were_saved_without_ratings_play_by_their_levels() {
    let saved = r#"{"club-night":1,"id":"7KQ","actions":[{"enter":[{"name":"Robot, level 3","robot":3}]}],"done":1}"#;
    let night = Night::from_json(saved).expect("a night");
    assert_eq!(night.state().robot(0), Some(Robot::at_level(3)));
    assert_eq!(night.to_json(), saved);
}

#[test]
fn a_pair_of_a_player_who_is_not_there_is_refused() {
    let mut night = Night::new(EventId::of(7));
    night
        .act(Action::Enter((1..=2).map(entrant).collect()))
        .expect("they enter");
    for boards in [vec![(0, Some(2))], vec![(2, Some(0))], vec![(2, None)]] {
        let refused = night.act(Action::Pair {
            lot: Some(1),
            boards,
        });
        assert!(
            matches!(refused, Err(Refusal::Tournament(_))),
            "{refused:?}"
        );
    }
}

#[test]
fn a_result_of_a_game_here_that_was_taken_back_stays_away_until_it_is_asked_for() {
    let mut night = Kept(Night::new(EventId::of(7)));
    night.act(Action::Enter((1..=6).map(entrant).collect()));
    night.pair();
    let result = |board, result| Action::Result {
        round: 1,
        board,
        result,
    };
    let won = Some(BoardResult::WhiteWins);
    let seat = |board: usize| Action::Seat {
        round: 1,
        board,
        seat: Seat::Device(format!("game {board}")),
    };
    night.act(seat(1));
    night.act(seat(2));
    night.act(result(1, won));
    assert!(!night.0.is_left(1, 1));
    assert!(night.0.undo());
    assert!(night.0.is_left(1, 1));
    // It stays so when another board has forgotten what could be done again.
    night.act(result(2, won));
    assert!(night.0.is_left(1, 1) && !night.0.is_left(1, 2));
    night.0.resume(1, 1);
    assert!(!night.0.is_left(1, 1));
    // A result that was cleared, and a game whose place was taken back.
    night.act(result(2, None));
    assert!(night.0.is_left(1, 2));
    night.act(seat(3));
    assert!(night.0.undo());
    assert!(night.0.is_left(1, 3));
    assert!(night.0.redo());
    assert!(!night.0.is_left(1, 3));
    // A wooden board never gets a result by itself.
    for board in 1..=3 {
        night.act(result(board, won));
    }
    night.pair();
    night.act(Action::Result {
        round: 2,
        board: 1,
        result: won,
    });
    assert!(night.0.undo());
    assert!(!night.0.is_left(2, 1));
}
