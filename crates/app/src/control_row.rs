//! The row under the move list by the state of the game: buttons, or the answers to a question.

use crate::page::GameContext;
use chess::Color;
use game::{Phase, Player};
use leptos::prelude::*;
use table::{Choice, Question};

/// The row under the move list: buttons, or the answers to the question that the status line asks.
#[derive(Clone, Copy, PartialEq)]
pub enum Row {
    Paused,
    /// The reason why.
    Held(&'static str),
    Confirm,
    DrawChoices,
    ClaimWith,
    Evidence,
    Sure(Question),
    TakeBack,
    Offer(Color),
    Pencil,
    Actions,
    NextSteps,
}

impl Row {
    /// The row for the state of the game.
    pub fn of(context: GameContext) -> Row {
        let (phase, incoming, over) = context.live.game.with(|game| {
            let by = game.offer();
            let by = by.filter(|&by| game.config().player(!by) == Player::Person);
            (game.phase(), by, game.outcome().is_some())
        });
        if context.live.pending.get().is_some() {
            return Row::Confirm;
        }
        match context.live.question.get() {
            Some(Question::Draw) if context.live.choices() != [Choice::Offer] => Row::DrawChoices,
            Some(Question::ClaimWith) => Row::ClaimWith,
            Some(Question::Evidence(_)) => Row::Evidence,
            Some(asked @ (Question::Leave | Question::Stop | Question::Appeal)) => Row::Sure(asked),
            Some(Question::TakeBack) => Row::TakeBack,
            _ if phase == Phase::Paused => Row::Paused,
            _ if phase == Phase::Adjourned => Row::Held("held-adjourned"),
            _ if matches!(phase, Phase::Claimed(_)) => Row::Held("held-claimed"),
            None if incoming.is_some() => incoming.map_or(Row::Actions, Row::Offer),
            _ if context.live.pencil.get().is_some() => Row::Pencil,
            _ if over && context.live.end_shown.get() => Row::NextSteps,
            // The questions that are left are asked on their own buttons.
            Some(Question::Draw | Question::Resign) | None => Row::Actions,
        }
    }
}
