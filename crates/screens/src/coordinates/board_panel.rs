//! The board of the coordinates trainer: empty, its squares are touched.

use super::trainer::Trainer;
use super::training::{Answer, Exercise, Training};
use crate::board_preferences::board_look;
use board::{BoardConfig, Highlights, Input, Intent, Look, MoveVerdict, Moving, Placement};
use chess::{Brush, Color, Drawing};
use leptos::prelude::*;
use narration::Narrator;
use platform::preferences::Blindfold;

/// The configuration of the board.
pub fn config(trainer: Trainer) -> BoardConfig {
    let words = trainer.context.words;
    let runs = Memo::new(move |_| trainer.running().is_some());
    let asked = Memo::new(move |_| {
        let marked = trainer.round.with(|round| {
            let round = round.as_ref().filter(|round| !round.is_over())?;
            let named = round.options().exercise == Exercise::Name;
            named.then(|| Drawing {
                from: round.asked(),
                to: round.asked(),
                brush: Brush::default(),
            })
        });
        Vec::from_iter(marked)
    });
    BoardConfig {
        bottom: Memo::new(move |_| {
            trainer
                .round
                .with(|round| round.as_ref().map_or(Color::White, Training::bottom))
        })
        .into(),
        highlights: Memo::new(move |_| Highlights {
            verdict: trainer.round.with(|round| {
                let judged = round.as_ref()?.last()?;
                let Answer::Square(square) = judged.answer else {
                    return None;
                };
                let verdict = if judged.right {
                    MoveVerdict::Right
                } else {
                    MoveVerdict::Wrong
                };
                Some((square, verdict))
            }),
            ..Highlights::default()
        })
        .into(),
        annotations: asked.into(),
        // The names at the edge would give the answers away.
        look: Memo::new(move |_| Look {
            coordinates: !runs.get(),
            ..trainer
                .context
                .input
                .with(|input| board_look(&input.preferences))
        })
        .into(),
        input: Signal::stored(Input {
            moving: Moving::TellTaps,
            ..Input::default()
        }),
        label: Callback::new(move |square| {
            Narrator::new(&words.now(), false).cell(square, None, Blindfold::Off)
        }),
        intend: Callback::new(move |intent| {
            let finds = untrack(|| trainer.running()) == Some(Exercise::Find);
            if let Intent::Tap(square) | Intent::Ask(square) = intent
                && finds
            {
                trainer.answer(Answer::Square(square));
            }
        }),
        ..BoardConfig::new(
            Signal::derive(words.say("board")),
            Signal::stored(Placement::default()),
        )
    }
}
