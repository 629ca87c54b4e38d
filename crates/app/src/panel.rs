//! Side panel: before a game its settings, during it the move list and the controls.

use crate::controls::{Controls, Replay};
use crate::entry::Entry;
use crate::law_link::LawLink;
use crate::move_list::MoveList;
use crate::new_game::NewGame;
use crate::new_version::NewVersion;
use crate::notice::Notice;
use crate::result::GameResult;
use crate::session::{Question, Session};
use crate::status::Status;
use laws::articles;
use leptos::prelude::*;
use table::{Intent, Table};

/// The panel.
#[component]
pub fn Panel() -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let notice = move || session.notice.get().map(|notice| notice.told(&words.now()));
    let law = Memo::new(move |_| {
        session.notice.with(|notice| match notice {
            Some(Notice::Table(table::Notice::Ruling(ruling))) => Some(articles::of_ruling(ruling)),
            _ => None,
        })
    });
    // A claim that was wrong can be understood.
    let wrong = Memo::new(move |_| {
        let ruled = session
            .notice
            .with(|notice| matches!(notice, Some(Notice::Table(table::Notice::Ruling(_)))));
        session
            .table
            .with(Table::claimed)
            .filter(|_| ruled && session.question.get().is_none())
    });
    view! {
        <aside class="panel">
            <NewVersion/>
            {move || notice().map(|told| view! {
                <p class="notice" role="status">
                    {told}
                    {law.get().map(|number| view! { " " <LawLink number/> })}
                    {wrong.get().map(|claim| view! {
                        <button
                            type="button"
                            data-action="evidence"
                            on:click=move |_| session.act(Intent::Ask(Question::Evidence(claim)))
                        >
                            {words.say("show-evidence")}
                        </button>
                    })}
                </p>
            })}
            <Show
                when=move || session.home.get()
                fallback=move || view! {
                    <Show when=move || session.end_shown.get() fallback=Status>
                        <GameResult/>
                    </Show>
                    <div class="record">
                        <MoveList/>
                        <Replay/>
                    </div>
                    <Controls/>
                    <Entry/>
                }
            >
                <NewGame/>
            </Show>
        </aside>
    }
}
