//! Response to a typed or spoken text: the move is played, or the command carried out.

use super::commands::follow;
use crate::page::GameContext;
use game::{Phase, Player};
use i18n::args;
use leptos::prelude::*;
use narration::command::Command;
use narration::entry::{Reading, Vocabulary, clearest, read};
use screens::{Answer, MoveReader, Told};
use table::{Intent, Question};

/// Plays the move or follows the command that a text gives.
pub fn respond(context: GameContext, text: &str, vocabulary: &Vocabulary) -> Answer {
    let words = context.page.words.once();
    let position = context
        .live
        .game
        .with_untracked(|game| game.position().clone());
    if let Some(rest) = vocabulary.claimed_with(text) {
        return claim_with(context, &rest, vocabulary);
    }
    let reading = match read(text, &position, vocabulary) {
        Reading::Empty if context.live.pending.with_untracked(Option::is_some) => {
            return follow(context, Command::Yes);
        }
        Reading::Command(command) => return follow(context, command),
        reading => reading,
    };
    if !matches!(reading, Reading::Empty | Reading::Unknown) {
        if let Some(hindrance) = hindrance(context) {
            return Err(words.get(hindrance).into());
        }
        if context.live.is_silent() && matches!(reading, Reading::Illegal(_)) {
            return Err(words.get("entry-cannot").into());
        }
    }
    let preferences = context.page.preferences.get_untracked();
    let reader = MoveReader::new(&position, &words, &preferences);
    let mv = reader.move_of(reading, text)?;
    context.show(usize::MAX);
    context.act(Intent::Move(mv));
    Ok(None)
}

/// Claims a draw with the move that a text announces.
fn claim_with(context: GameContext, text: &str, vocabulary: &Vocabulary) -> Answer {
    context.act(Intent::Ask(Question::ClaimWith));
    let answer = respond(context, text, vocabulary);
    // Nothing was announced that could be understood.
    if context.live.question.get_untracked() == Some(Question::ClaimWith) {
        context.act(Intent::Withdraw);
    }
    answer
}

/// Message name of the reason why no move can be made now.
fn hindrance(context: GameContext) -> Option<&'static str> {
    if context.live.pending.with_untracked(Option::is_some) {
        return Some("confirm-move");
    }
    context.live.game.with_untracked(|game| match game.phase() {
        Phase::Running if game.config().player(game.turn()) == Player::Person => None,
        Phase::Running => Some("entry-not-now"),
        Phase::Paused | Phase::Claimed(_) => Some("paused"),
        Phase::Ready | Phase::Adjourned | Phase::Over(_) => Some("entry-no-game"),
    })
}

impl GameContext {
    /// A spoken text, as alternatives with the likeliest first. The first that is a move or a command here counts.
    pub fn heard(self, alternatives: Vec<String>) {
        let vocabulary = Vocabulary::new(&self.page.words.once());
        let position = self
            .live
            .game
            .with_untracked(|game| game.position().clone());
        let chosen = clearest(&alternatives, &position, &vocabulary);
        let Some(text) = alternatives.into_iter().nth(chosen) else {
            return;
        };
        let heard = self
            .page
            .words
            .once()
            .with("heard", &args!["text" => text.as_str()]);
        self.answered.set(heard.clone().into());
        let reply = Told::from(respond(self, &text, &vocabulary));
        if !reply.words.is_empty() {
            self.answered.set(reply.after(&heard));
            self.live.announce(reply.words);
        }
    }
}
