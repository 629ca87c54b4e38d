//! Replays of records give what the games gave, dead positions included.

use chess::{Color, Move, Position, Square};
use game::{Config, Event, Game, Reason, Refusal, RefusedEvent, Replay, Timestamp};

fn from(fen: &str) -> Config {
    Config {
        start: Position::from_fen(fen).expect("a position"),
        ..Config::default()
    }
}

fn replayed(config: &Config, events: &[Event]) -> Result<Game, RefusedEvent> {
    let mut replay = Replay::new(config.clone());
    for (at, event) in (0..).zip(events) {
        replay.apply(event.clone(), Timestamp(at))?;
    }
    replay.finish()
}

fn applied(config: &Config, events: &[Event]) -> Result<Game, RefusedEvent> {
    let mut game = Game::new(config.clone());
    for (index, event) in events.iter().enumerate() {
        game.apply(event.clone(), Timestamp(index as u64))
            .map_err(|refusal| RefusedEvent { index, refusal })?;
    }
    Ok(game)
}

fn is_dead(game: &Game) -> bool {
    game.outcome()
        .is_some_and(|outcome| outcome.reason == Reason::DeadPosition)
}

/// Events of a game whose moves are drawn, with offers and moves taken back in between; the game may go on after its end.
fn drawn(config: &Config, seed: u64) -> Vec<Event> {
    let mut state = seed;
    let mut draw = |below: usize| {
        // Knuth's multiplier; the upper half of the product is the drawn number.
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let mut positions = vec![config.start.clone()];
    let mut events = vec![Event::Start];
    for _ in 0..60 {
        let position = positions.last().expect("the start").clone();
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        if positions.len() > 2 && draw(12) == 0 {
            events.push(Event::TakeBack(1));
            positions.pop();
            continue;
        }
        if draw(12) == 0 {
            events.push(Event::OfferDraw(position.turn()));
        }
        let captures: Vec<Move> = (moves.iter().copied())
            .filter(|&mv| position.captured(mv).is_some())
            .collect();
        let mv = match captures[..] {
            [] => moves[draw(moves.len())],
            _ => captures[draw(captures.len())],
        };
        events.push(Event::Move(mv));
        positions.push(position.after(mv));
    }
    events
}

#[test]
fn a_replay_gives_what_the_game_gave() {
    let starts = [
        "8/8/3k4/8/8/3K4/8/1q5R w - - 0 1",
        "8/1n1k4/8/8/8/3K1B2/8/8 w - - 0 1",
        "k7/p7/P7/8/8/b7/1P6/1K6 w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ];
    let (mut dead, mut refused) = (0, 0);
    for (start, seed) in starts
        .iter()
        .flat_map(|start| (0..20).map(move |n| (start, n)))
    {
        let mut config = from(start);
        config.rules.take_back = true;
        let events = drawn(&config, seed);
        for length in 1..=events.len() {
            let expected = applied(&config, &events[..length]);
            let found = replayed(&config, &events[..length]);
            assert_eq!(found, expected, "{start}, {seed}, {length} events");
            dead += usize::from(expected.as_ref().is_ok_and(is_dead));
            refused += usize::from(expected.is_err());
        }
    }
    assert!(dead > 15 && refused > 150, "{dead} dead, {refused} refused");
}

#[test]
fn a_game_that_is_over_goes_on_in_no_replay() {
    let config = from("8/8/8/3k4/8/3p4/3K4/8 w - - 0 1");
    let take = Move::new(Square::D2, Square::D3, None);
    let back = Move::new(Square::D5, Square::E5, None);
    let mut events = vec![Event::Start, Event::Move(take)];
    let over = replayed(&config, &events).expect("legal");
    assert!(is_dead(&over));
    let too_late = Err(RefusedEvent {
        index: 2,
        refusal: Refusal::Over,
    });
    for event in [Event::Move(back), Event::Resign(Color::Black)] {
        events.truncate(2);
        events.push(event);
        assert_eq!(replayed(&config, &events), too_late);
    }
}
