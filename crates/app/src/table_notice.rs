//! Notices of the table: rulings, claims and requests, with their law.

use crate::law_link::LawLink;
use crate::page::GameContext;
use i18n::{Lexicon, args};
use laws::articles;
use leptos::prelude::*;
use narration::Narrator;
use table::{Intent, Question, Table};

/// The notice, with the law of a ruling, and the evidence where a claim was wrong; in the chunk of games.
pub fn view(context: GameContext, notice: &table::Notice) -> AnyView {
    let words = context.page.words;
    let law = match notice {
        table::Notice::Ruling(ruling) => Some(articles::of_ruling(ruling)),
        _ => None,
    };
    // A claim that was wrong can be understood.
    let is_ruled = law.is_some();
    let wrong = Memo::new(move |_| {
        context
            .live
            .table
            .with(Table::claimed)
            .filter(|_| is_ruled && context.live.question.get().is_none())
    });
    let told = told(notice, &words.now());
    view! {
        {told}
        {law.map(|number| view! { " " <LawLink number/> })}
        {move || wrong.get().map(|claim| view! {
            <button
                type="button"
                data-action="evidence"
                on:click=move |_| context.act(Intent::Ask(Question::Evidence(claim)))
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
        table::Notice::PlaysAtLevel => words.get("robot-plays-at-level"),
    }
}
