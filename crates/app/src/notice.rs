//! Notices: messages that stay until they no longer matter.

use crate::law_link::LawLink;
use crate::session::{Question, Session};
use i18n::{Language, Lexicon, args};
use laws::articles;
use leptos::prelude::*;
use narration::Narrator;
use platform::library_client;
use protocol::library::Failure;
use table::{Intent, Table};

/// A notice to the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The saved game could not be read.
    DamagedGame {
        /// The reason.
        why: String,
        /// The storage key of its text now.
        place: String,
        /// Time when it was put there, in milliseconds since 1970.
        at: u64,
    },
    /// This browser saves nothing.
    NotSaved,
    /// The library failed to save the game; localStorage has it.
    LibraryFailed(Failure),
    /// A notice of the table.
    Table(table::Notice),
    /// A language could not be fetched.
    TranslationFailed(Language, String),
    /// A screen could not be fetched.
    ScreenFailed(String),
    /// The address leads nowhere; how it begins.
    UnknownAddress(String),
}

impl Notice {
    /// The notice in words; none for one of the table, which has a view of its own ([`of_table`]).
    pub fn told(&self, words: &Lexicon) -> Option<String> {
        Some(match self {
            Notice::DamagedGame { why, place, at } => words.with(
                "damaged-game",
                &args!["why" => why.as_str(), "place" => place.as_str(), "date" => words.date(*at)],
            ),
            Notice::NotSaved => words.get("not-saved"),
            Notice::LibraryFailed(failure) => words.with(
                "library-failed",
                &args!["why" => library_client::failure_text(failure, words)],
            ),
            Notice::ScreenFailed(why) => words.with("screen-failed", &args!["why" => why.as_str()]),
            Notice::UnknownAddress(address) => {
                words.with("unknown-address", &args!["address" => address.as_str()])
            }
            Notice::Table(_) => return None,
            Notice::TranslationFailed(language, why) => words.with(
                "translation-failed",
                &args!["language" => language.own_name(), "why" => why.as_str()],
            ),
        })
    }
}

/// A notice of the table, with the law of a ruling, and the evidence where a claim was wrong; in the chunk of games.
pub fn of_table(session: Session, notice: &table::Notice) -> AnyView {
    let words = session.words;
    let law = match notice {
        table::Notice::Ruling(ruling) => Some(articles::of_ruling(ruling)),
        _ => None,
    };
    // A claim that was wrong can be understood.
    let is_ruled = law.is_some();
    let wrong = Memo::new(move |_| {
        session
            .table
            .with(Table::claimed)
            .filter(|_| is_ruled && session.question.get().is_none())
    });
    let told = told(notice, &words.now());
    view! {
        {told}
        {law.map(|number| view! { " " <LawLink number/> })}
        {move || wrong.get().map(|claim| view! {
            <button
                type="button"
                data-action="evidence"
                on:click=move |_| session.act(Intent::Ask(Question::Evidence(claim)))
            >
                {words.say("show-evidence")}
            </button>
        })}
    }
    .into_any()
}

fn told(notice: &table::Notice, words: &Lexicon) -> String {
    let narrator = Narrator::new(words, false);
    match notice {
        table::Notice::EngineFailed(why) => {
            words.with("engine-failed", &args!["why" => why.as_str()])
        }
        table::Notice::Ruling(ruling) => narrator.ruling(*ruling),
        table::Notice::AsksIncrement(by) => narrator.asks_increment(*by),
        table::Notice::Claimed(by) => narrator.claims_quickplay(*by),
        table::Notice::RobotDeclines => words.get("robot-declines"),
    }
}
