//! Typed and spoken moves in a game of shatranj: its own notation, and commands by the same words as at a table.

use super::play::Play;
use super::wording;
use crate::board_commands::follows;
use crate::lazy_entry::{EntryInput, LazyEntry};
use crate::move_entry::{Answer, HearingEntry};
use crate::registry::{Place, Screen};
use i18n::args;
use leptos::prelude::*;
use narration::command::{Aim, Command};
use narration::entry::{Reading, Vocabulary, read};
use shatranj::{Letters, Move};

/// Most completions on offer.
const MOST: usize = 12;

/// The field for typed moves, where the player wants one.
pub fn entry(play: Play) -> AnyView {
    let input = play.context.input;
    view! {
        <LazyEntry
            words=play.words
            state=play
            wanted=Signal::derive(move || input.with(|input| input.preferences.entry))
            heard=Signal::derive(move || input.with(|input| input.heard.clone()))
        />
    }
    .into_any()
}

/// The field itself.
pub fn field(play: Play, input: EntryInput) -> AnyView {
    let words = play.words;
    let vocabulary = Memo::new(move |_| Vocabulary::new(&words.now()));
    let complete = move |text: String| {
        let found = play.played.with(|played| {
            let position = played.as_ref()?.game.position();
            let complete = |letters: Letters<'_>| position.completions(&text, letters);
            Some(wording::with_letters(&words.now(), complete))
        });
        found.into_iter().flatten().take(MOST).collect()
    };
    let respond = move |text: String| {
        vocabulary.with_untracked(|vocabulary| respond(play, &text, vocabulary))
    };
    let choose = move |alternatives: Vec<String>| {
        let is_clear = |text: &String| {
            vocabulary.with_untracked(|vocabulary| {
                !moves_named(play, text).is_empty() || command(text, vocabulary).is_some()
            })
        };
        alternatives.iter().position(is_clear).unwrap_or(0)
    };
    view! {
        <HearingEntry
            words
            suffix="-shatranj"
            input
            complete=Callback::new(complete)
            choose=Callback::new(choose)
            respond=Callback::new(respond)
            announce=Callback::new(move |told| play.controller.announce(told))
        />
    }
    .into_any()
}

/// The legal moves that a text can mean.
fn moves_named(play: Play, text: &str) -> Vec<Move> {
    let words = play.words.once();
    let named = play.played.with_untracked(|played| {
        let position = played.as_ref()?.game.position();
        let named = |letters: Letters<'_>| position.moves_named(text, letters);
        Some(wording::with_letters(&words, named))
    });
    named.unwrap_or_default()
}

/// The command that a text gives. Commands are read without the moves of today's chess.
fn command(text: &str, vocabulary: &Vocabulary) -> Option<Command> {
    match read(text, &chess::Position::default(), vocabulary) {
        Reading::Command(command) => Some(command),
        _ => None,
    }
}

/// Plays the move or follows the command that a text gives.
fn respond(play: Play, text: &str, vocabulary: &Vocabulary) -> Answer {
    let words = play.words.once();
    let moves = moves_named(play, text);
    if !moves.is_empty() && !play.takes_moves() {
        return Err(words.get("entry-not-now").into());
    }
    match (&moves[..], command(text, vocabulary)) {
        ([mv], _) => {
            play.play(*mv);
            Ok(None)
        }
        ([], Some(command)) => follow(play, command),
        ([], None) => {
            let told = match play.played.with_untracked(Option::is_some) {
                _ if text.is_empty() => words.get("entry-empty"),
                true => words.with("shatranj-entry-unknown", &args!["text" => text]),
                false => words.get("entry-no-game"),
            };
            Err(told.into())
        }
        (several, _) => {
            let names = play.played.with_untracked(|played| {
                let position = played.as_ref()?.game.position();
                let name = |letters: Letters<'_>| {
                    let names = several.iter().map(|mv| position.san(*mv, letters));
                    names.collect::<Vec<_>>().join(", ")
                };
                Some(wording::with_letters(&words, name))
            });
            let told = args!["text" => text, "moves" => names.unwrap_or_default()];
            Err(words.with("entry-ambiguous", &told).into())
        }
    }
}

/// Carries out a command, as far as it means something here.
fn follow(play: Play, command: Command) -> Answer {
    let cannot = || play.words.once().get("entry-cannot").into();
    let told = match command {
        command if !follows(Place::Screen(Screen::Shatranj), command.name()) => None,
        Command::Help => {
            play.context.go(Screen::Help, "");
            return Ok(None);
        }
        Command::TakeBack if play.can_take_back() => {
            play.take_back();
            return Ok(None);
        }
        Command::Again if play.is_over() => {
            play.start();
            return Ok(None);
        }
        Command::Status => play.status(),
        Command::Last => play.last_move(),
        Command::Square(Aim::Squares(squares)) => play.cells(squares),
        Command::Square(_) => return Err(play.words.once().get("entry-which-square").into()),
        _ => None,
    };
    told.map(Some).ok_or_else(cannot)
}
