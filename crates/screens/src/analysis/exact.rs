//! Exact values: what the tables of endings that are kept on this device say of a position of few men, in place of the engine's estimate.

use super::study::Study;
use chess::{Color, Position};
use game::judgement::settled;
use game::tree::Score;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use platform::clients::Clients;
use protocol::tablebase::{MOST_MEN, Probe, Value};

/// The value of a position by perfect play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exact {
    /// This side mates in so many moves.
    Mate(Color, u32),
    /// Neither side can force mate.
    Draw,
}

impl Exact {
    /// The value of a position, as its table tells it for the side to move.
    pub fn new(value: Value, turn: Color) -> Exact {
        match value {
            Value::Win(_) => Exact::Mate(turn, value.moves()),
            Value::Draw => Exact::Draw,
            Value::Loss(_) => Exact::Mate(!turn, value.moves()),
        }
    }

    /// Its evaluation, for White.
    pub fn score(self) -> Score {
        match self {
            Exact::Mate(Color::White, moves) => Score::Mate(moves as i32),
            Exact::Mate(Color::Black, moves) => Score::Mate(-(moves as i32)),
            Exact::Draw => Score::Centipawns(0),
        }
    }

    /// Its words.
    pub fn text(self, words: &Lexicon) -> String {
        match self {
            Exact::Mate(Color::White, moves) => words.with("exact-white", &args!["count" => moves]),
            Exact::Mate(Color::Black, moves) => words.with("exact-black", &args!["count" => moves]),
            Exact::Draw => words.get("exact-draw"),
        }
    }
}

/// The exact value of the position shown, as soon as it is known; tables are read, but not made for it.
pub fn follow(study: Study) -> RwSignal<Option<Exact>> {
    let exact = RwSignal::new(None);
    let client = StoredValue::new_local(expect_context::<Clients>().tablebases());
    Effect::new(move |_| {
        let position = study.position.get();
        exact.set(None);
        if !may_be_known(&position) {
            return;
        }
        let fen = position.to_fen();
        client.with_value(|client| {
            client.ask(Probe { fen }, move |probed| {
                let shown = study.position.try_get_untracked();
                if let Ok(probed) = probed
                    && shown.as_ref() == Some(&position)
                {
                    exact.try_set(Some(Exact::new(probed.value, position.turn())));
                }
            });
        });
    });
    exact
}

/// True if there may be a table of the position, and it is not over.
pub fn may_be_known(position: &Position) -> bool {
    position.occupied().count() <= MOST_MEN && settled(position).is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_told_for_white() {
        for (value, turn, exact, score) in [
            (
                Value::Win(23),
                Color::White,
                Exact::Mate(Color::White, 12),
                Score::Mate(12),
            ),
            (
                Value::Loss(24),
                Color::White,
                Exact::Mate(Color::Black, 12),
                Score::Mate(-12),
            ),
            (
                Value::Loss(24),
                Color::Black,
                Exact::Mate(Color::White, 12),
                Score::Mate(12),
            ),
            (Value::Draw, Color::Black, Exact::Draw, Score::Centipawns(0)),
        ] {
            assert_eq!(Exact::new(value, turn), exact);
            assert_eq!(exact.score(), score);
        }
    }

    #[test]
    fn few_men_that_still_play_are_asked_about() {
        let known = |fen| may_be_known(&Position::from_fen(fen).expect("a position"));
        assert!(known("8/8/4k3/8/4K3/4P3/8/8 b - - 0 1"));
        assert!(known("8/8/4k3/8/4K3/3QR3/8/8 b - - 0 1"));
        assert!(!known("8/8/4k3/8/4K3/2PQR3/8/8 b - - 0 1"));
        assert!(!known("8/8/4k3/8/4K3/8/8/8 b - - 0 1"), "a dead position");
        assert!(!known("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"), "mate");
    }
}
