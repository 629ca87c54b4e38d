//! Typed and spoken moves at a board where every legal move may be played, by the same words as at a table.

use crate::Utterance;
use crate::lazy_entry::{EntryInput, LazyEntry};
use crate::move_entry::{Answer, BoardEntry, MoveReader};
use chess::{Move, Position};
use i18n::Words;
use leptos::prelude::*;
use narration::Narrator;
use narration::command::Command;
use narration::entry::{Reading, Vocabulary, read};
use platform::preferences::Preferences;

/// A board as the field knows it. A handle.
#[derive(Clone, Copy)]
pub struct TypedMoves {
    /// The language.
    pub words: Words,
    /// The player's preferences.
    pub preferences: Signal<Preferences>,
    /// The position in which moves are read.
    pub position: Signal<Position>,
    /// True while a move can be played there.
    pub takes_moves: Signal<bool>,
    /// The last utterance.
    pub heard: Signal<Utterance>,
    /// Plays a legal move.
    pub play: Callback<Move>,
    /// Carries out a command; nothing where it means nothing but perhaps a question about the position.
    pub follow: Callback<Command, Option<Answer>>,
    /// Announces an answer.
    pub announce: Callback<String>,
}

impl TypedMoves {
    /// The place of the field, which is fetched while it is `shown` and the player wants one.
    pub fn view(self, shown: Signal<bool>) -> AnyView {
        let preferences = self.preferences;
        let wanted = Memo::new(move |_| preferences.with(|chosen| chosen.entry) && shown.get());
        view! { <LazyEntry words=self.words state=self wanted heard=self.heard/> }.into_any()
    }

    /// Plays the move or follows the command that a text gives.
    fn respond(self, text: &str, vocabulary: &Vocabulary) -> Answer {
        let words = self.words.once();
        let position = self.position.get_untracked();
        let preferences = self.preferences.get_untracked();
        let reading = read(text, &position, vocabulary);
        if let Reading::Command(command) = reading {
            let question = || {
                let narrator = Narrator::new(&words, preferences.spelling);
                let told = narrator.answer(&position, command);
                let told = told.unwrap_or_else(|| Err(words.get("entry-cannot")))?;
                Ok(Some(told))
            };
            return self.follow.run(command).unwrap_or_else(question);
        }
        let is_move = !matches!(reading, Reading::Empty | Reading::Unknown);
        if is_move && !self.takes_moves.get_untracked() {
            return Err(words.get("entry-not-now").into());
        }
        let mv = MoveReader::new(&position, &words, &preferences).move_of(reading, text)?;
        self.play.run(mv);
        Ok(None)
    }
}

/// The field itself.
pub fn field(board: TypedMoves, input: EntryInput) -> AnyView {
    let respond = move |(text, vocabulary): (String, Memo<Vocabulary>)| {
        vocabulary.with_untracked(|vocabulary| board.respond(&text, vocabulary))
    };
    view! {
        <BoardEntry
            words=board.words
            suffix="-board"
            input
            position=board.position
            respond=Callback::new(respond)
            announce=board.announce
        />
    }
    .into_any()
}
