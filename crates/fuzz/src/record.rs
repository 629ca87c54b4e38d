//! Fuzz targets of saved games: any events in any order, any text as a saved game.

use arbitrary::{Result, Unstructured};
use chess::{Color, Square};
use game::{Event, Game, Growth, Phase, Start, Timestamp, from_json, to_json};

use crate::game_settings::{event, game_settings};
use crate::text::text;

/// Letters and words that mean something in JSON, and some that do not.
const LETTERS: &str = "{}[]:,\"\\ue+-.0123456789abnlrstwhikx é\0";

/// Events of all kinds, legal or not, by any rules and clock: a refusal changes nothing, no clock runs but that of the side
/// that has to act, no event is lost, what is taken back is as if it had never been, and the list replays to the same game.
pub fn record(input: &mut Unstructured<'_>) -> Result<()> {
    let game = game(input, 100)?;
    assert_eq!(from_json(&to_json(&game)).expect("its own list"), game);
    let there = game.for_other_device();
    assert_eq!(Growth::of_games(&game, &there), Growth::Same);
    assert_eq!(from_json(&to_json(&there)).expect("its own list"), there);
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
            // The first format knew fewer rules; what it means is written in full.
            assert_eq!(again, game, "{text}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    Ok(())
}

/// A game of whatever was not refused of at most so many events.
fn game(input: &mut Unstructured<'_>, most: usize) -> Result<Game> {
    let mut game = Game::new(game_settings(input)?);
    let mut moments = Moments::default();
    let mut at = Timestamp(0);
    for number in 0..input.int_in_range(0..=most)? {
        if number > 0 && input.is_empty() {
            break;
        }
        let event = match number {
            0 => Event::Start,
            _ => event(input, &game)?,
        };
        at = at.plus(match input.int_in_range(0..=9)? {
            0 => input.int_in_range(0..=100_000)?,
            _ => input.int_in_range(0..=3_000)?,
        });
        let before = game.clone();
        if game.apply(event.clone(), at).is_err() {
            assert_eq!(game, before, "after {event:?}");
            continue;
        }
        assert_eq!(before.outcome(), None, "{event:?} after the end");
        let (last, others) = game.events().split_last().expect("one was added");
        assert_eq!((last.at, &last.event), (at, &event));
        assert_eq!(others, before.events());
        assert_eq!(game.ledger().len(), game.events().len());
        one_clock_runs(&game, at);
        moments.look(&before, &event, &game);
    }
    Ok(game)
}

/// The clock of the side that has to act runs in play, and none does otherwise. It may wait for the first moves.
fn one_clock_runs(game: &Game, at: Timestamp) {
    let Some(clock) = game.clock(at) else { return };
    let in_play = game.phase() == Phase::Running;
    let time = game.config().time.as_ref().expect("there is a clock");
    // A half-move more may wait for its press.
    let waits = match time.start {
        Start::WithGame => false,
        Start::WithFirstMove => game.plies().len() <= 2,
        Start::AfterFirstMoves => game.plies().len() <= 3,
    };
    if clock.running.is_some() || !waits {
        assert_eq!(clock.running, in_play.then_some(game.to_act()));
    }
}

/// The state of the game at each completed half-move, by its number. None while a half-move waits for the press, and
/// for the first of two that come and go together.
#[derive(Default)]
struct Moments(Vec<Option<Moment>>);

impl Moments {
    fn look(&mut self, before: &Game, event: &Event, game: &Game) {
        let made = game.plies().len();
        match event {
            Event::TakeBack(_) | Event::Correction(..) if made < before.plies().len() => {
                if let Some(Some(moment)) = self.0.get(made)
                    && !matches!(
                        event,
                        Event::Correction(_, game::Correction::BackInProportion(_))
                    )
                {
                    assert_eq!(&Moment::of(game), moment, "after {event:?}");
                }
                self.0.truncate(made + 1);
            }
            _ if made > before.plies().len()
                || before.must_press() && matches!(event, Event::Press(_))
                || *event == Event::Start =>
            {
                self.0.resize_with(made + 1, || None);
                // What the opponent has in hand before the press does not come back with the move.
                let in_hand = !game.touched().is_empty() || game.announced().is_some();
                self.0[made] = (!game.must_press() && !in_hand).then(|| Moment::of(game));
            }
            _ => {}
        }
    }
}

/// The state of a game in play as a player sees it, its list of events and the faults counted apart.
#[derive(Debug, PartialEq)]
struct Moment {
    fen: String,
    clock: Option<[game::Face; 2]>,
    offers: (Option<Color>, [bool; 2]),
    bound: (Vec<Square>, Vec<chess::Move>, Option<chess::Move>),
    illegal: (Option<game::Displaced>, bool),
    acts: (Color, bool, Option<game::Claim>),
}

impl Moment {
    fn of(game: &Game) -> Moment {
        let mut game = game.clone();
        let now = game.last_at();
        if game.phase() == Phase::Paused {
            game.apply(Event::Resume, now).expect("it is paused");
        }
        Moment {
            fen: game.position().to_fen(),
            clock: game.clock(now).map(|reading| reading.sides),
            offers: (game.offer(), Color::ALL.map(|side| game.may_offer(side))),
            bound: (
                game.touched().to_vec(),
                game.allowed_moves(),
                game.announced(),
            ),
            illegal: (game.displaced(), game.may_claim_illegal()),
            acts: (game.to_act(), game.must_press(), game.claimable()),
        }
    }
}
