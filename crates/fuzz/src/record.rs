//! Any events in any order, any text as a saved game.

use arbitrary::{Result, Unstructured};
use chess::{Color, Move, Square};
use game::{Claim, Config, Event, Game, Phase, Player, TimeControl, Timestamp, from_json, to_json};

use crate::positions::played;
use crate::text::text;

/// Letters and words that mean something in JSON, and some that do not.
const LETTERS: &str = "{}[]:,\"\\ue+-.0123456789abnlrstwhikx é\0";

/// Events of all kinds, legal or not: a refusal changes nothing, at most one clock runs, no event is lost, and the list
/// replays to the same game.
pub fn record(input: &mut Unstructured<'_>) -> Result<()> {
    let game = game(input, 100)?;
    let replayed = from_json(&to_json(&game)).expect("its own list");
    assert_eq!(state(&replayed), state(&game));
    Ok(())
}

/// Any text as a saved game, most often nearly one.
pub fn saved(input: &mut Unstructured<'_>) -> Result<()> {
    let games = [to_json(&game(input, 8)?), to_json(&game(input, 8)?)];
    let text = text(input, &games.each_ref().map(String::as_str), LETTERS)?;
    match from_json(&text) {
        Ok(game) => {
            let written = to_json(&game);
            let again = from_json(&written).expect("what was written");
            assert_eq!(state(&again), state(&game), "{text}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    Ok(())
}

/// A game of whatever was not refused of at most so many events.
fn game(input: &mut Unstructured<'_>, most: usize) -> Result<Game> {
    let mut config = Config {
        players: [Player::Person, Player::Robot { level: 4 }],
        seed: input.arbitrary()?,
        ..Config::default()
    };
    if input.arbitrary()? {
        config.time = Some(TimeControl {
            main: input.int_in_range(1_000..=100_000)?,
            increment: input.int_in_range(0..=2_000)?,
        });
    }
    if input.ratio(1, 4)?
        && let Some(start) = played(input)?
    {
        config.start = start;
    }
    let mut game = Game::new(config);
    let mut at = Timestamp(0);
    let mut events = 0;
    for number in 0..input.int_in_range(0..=most)? {
        let event = if number == 0 {
            Event::Start
        } else {
            event(input, &game)?
        };
        at = at.plus(input.int_in_range(0..=3_000)?);
        let before = state(&game);
        if game.apply(event, at).is_ok() {
            events += 1;
        } else {
            assert_eq!(state(&game), before, "after {event:?}");
        }
        assert_eq!(game.events().len(), events);
        if let Some(clock) = game.clock(at) {
            let running = (game.phase() == Phase::Running).then_some(game.turn());
            assert_eq!(clock.running, running);
        }
    }
    Ok(game)
}

/// Mostly a legal move.
fn event(input: &mut Unstructured<'_>, game: &Game) -> Result<Event> {
    let moves = game.position().legal_moves();
    if !moves.is_empty() && input.ratio(4, 5)? {
        return Ok(Event::Move(*input.choose(&moves)?));
    }
    let side = *input.choose(&Color::ALL)?;
    let from = *input.choose(&Square::ALL)?;
    let to = *input.choose(&Square::ALL)?;
    let events = [
        Event::Move(Move::new(from, to, None)),
        Event::Start,
        Event::Pause,
        Event::Resume,
        Event::ClaimDraw(Claim::Repetition),
        Event::ClaimDraw(Claim::FiftyMoves),
        Event::OfferDraw(side),
        Event::AcceptDraw(side),
        Event::DeclineDraw(side),
        Event::Flag(side),
        Event::Resign(side),
    ];
    input.choose(&events).copied()
}

/// Everything that tells one game from another.
fn state(game: &Game) -> impl PartialEq + std::fmt::Debug + use<> {
    (
        game.position().to_fen(),
        game.events().to_vec(),
        game.phase(),
        game.clock(game.last_at()),
        game.offer(),
        game.flag_at(),
    )
}
