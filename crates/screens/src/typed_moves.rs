//! Typed and spoken moves at a board where every legal move may be played, by the same words as at a table.

use crate::Utterance;
use crate::board_commands::follows;
use crate::board_controller::BoardController;
use crate::lazy_entry::{EntryInput, LazyEntry};
use crate::move_entry::{Answer, BoardEntry, MoveReader};
use crate::position_board::PositionBoard;
use crate::registry::{Place, Screen};
use leptos::prelude::*;
use narration::command::Command;
use narration::entry::{Reading, Vocabulary, read};

/// A board as the field knows it. A handle.
#[derive(Clone, Copy)]
pub struct TypedMoves {
    /// The screen, whose commands are followed.
    pub screen: Screen,
    /// The board.
    pub board: PositionBoard,
    /// The last utterance.
    pub heard: Signal<Utterance>,
    /// Carries out a command; nothing where it means nothing but perhaps a question about the position.
    pub follow: Callback<Command, Option<Answer>>,
}

impl TypedMoves {
    /// The place of the field, which is fetched while it is `shown` and the player wants one.
    pub fn view(self, shown: Signal<bool>) -> AnyView {
        let BoardController {
            words, preferences, ..
        } = self.board.controller;
        let wanted = Memo::new(move |_| preferences.with(|chosen| chosen.entry) && shown.get());
        view! { <LazyEntry words state=self wanted heard=self.heard/> }.into_any()
    }

    /// Plays the move or follows the command that a text gives.
    fn respond(self, text: &str, vocabulary: &Vocabulary) -> Answer {
        let board = self.board;
        let words = board.controller.words.once();
        let position = board.position.get_untracked().unwrap_or_default();
        let preferences = board.controller.preferences.get_untracked();
        let reading = read(text, &position, vocabulary);
        if let Reading::Command(command) = reading {
            if !follows(Place::Screen(self.screen), command.name()) {
                return Err(words.get("entry-cannot").into());
            }
            let question = || {
                let told = board.answer(command);
                let told = told.unwrap_or_else(|| Err(words.get("entry-cannot")))?;
                Ok(Some(told))
            };
            return self.follow.run(command).unwrap_or_else(question);
        }
        let is_move = !matches!(reading, Reading::Empty | Reading::Unknown);
        if is_move && !board.takes_moves.get_untracked() {
            return Err(words.get("entry-not-now").into());
        }
        let mv = MoveReader::new(&position, &words, &preferences).move_of(reading, text)?;
        board.play.run(mv);
        Ok(None)
    }
}

/// The field itself.
pub fn field(typed: TypedMoves, input: EntryInput) -> AnyView {
    let PositionBoard {
        controller,
        position,
        ..
    } = typed.board;
    let respond = move |(text, vocabulary): (String, Memo<Vocabulary>)| {
        vocabulary.with_untracked(|vocabulary| typed.respond(&text, vocabulary))
    };
    view! {
        <BoardEntry
            words=controller.words
            suffix="-board"
            input
            position=Signal::derive(move || position.get().unwrap_or_default())
            respond=Callback::new(respond)
            announce=Callback::new(move |told| controller.announce(told))
        />
    }
    .into_any()
}
