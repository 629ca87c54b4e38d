//! State of the lesson: the card that is open, and the piece that is tried on its board.

use super::cards::{CARDS, Card, Trial};
use chess::Square;
use leptos::prelude::*;

/// The lesson. A handle.
#[derive(Clone, Copy)]
pub struct Lesson {
    /// Number of the card, from 0.
    pub card: RwSignal<usize>,
    /// Its board.
    pub trial: RwSignal<Trial>,
}

impl Lesson {
    /// The lesson at its first card.
    pub fn new() -> Lesson {
        Lesson {
            card: RwSignal::new(0),
            trial: RwSignal::new(Trial::new(&CARDS[0])),
        }
    }

    /// The card that is open.
    pub fn current(self) -> &'static Card {
        &CARDS[self.card.get()]
    }

    /// Opens a card anew, if there is one of this number.
    pub fn open(self, card: usize) {
        if let Some(found) = CARDS.get(card) {
            self.card.set(card);
            self.trial.set(Trial::new(found));
        }
    }

    /// Tries the piece on a square.
    pub fn put(self, to: Square) {
        self.trial.update(|trial| {
            trial.put(to);
        });
    }
}
