//! Beside the board: before a game its terms, during it the record and what a player may do.

use crate::controls::Controls;
use crate::entry::Entry;
use crate::move_list::MoveList;
use crate::new_game::NewGame;
use crate::new_version::NewVersion;
use crate::notice::Notice;
use crate::session::{Asked, Session};
use game::Phase;
use leptos::prelude::*;

/// The panel.
#[component]
pub fn Panel() -> impl IntoView {
    let session = expect_context::<Session>();
    let ready = Memo::new(move |_| session.game.with(|game| game.phase() == Phase::Ready));
    let words = session.words;
    let notice = move || session.notice.get().map(|notice| notice.told(&words.now()));
    // A claim that was wrong can be understood.
    let wrong = Memo::new(move |_| {
        let ruled = session
            .notice
            .with(|notice| matches!(notice, Some(Notice::Ruling(_))));
        session
            .claimed()
            .filter(|_| ruled && session.asked.get().is_none())
    });
    view! {
        <aside class="panel">
            <NewVersion/>
            {move || notice().map(|told| view! {
                <p class="notice" role="status">
                    {told}
                    {wrong.get().map(|claim| view! {
                        <button
                            type="button"
                            data-action="evidence"
                            on:click=move |_| session.asked.set(Some(Asked::Evidence(claim)))
                        >
                            {words.say("show-evidence")}
                        </button>
                    })}
                </p>
            })}
            <Show
                when=move || ready.get()
                fallback=move || view! {
                    <h2>{words.say("moves")}</h2>
                    <MoveList/>
                    <Controls/>
                    <Entry/>
                }
            >
                <NewGame/>
            </Show>
        </aside>
    }
}
