//! Side panel: before a game its settings, during it the move list and the controls.

use crate::controls::{Controls, Replay};
use crate::entry::Entry;
use crate::move_list::MoveList;
use crate::new_game::NewGame;
use crate::new_version::NewVersion;
use crate::notice::Notice;
use crate::result::GameResult;
use crate::session::Session;
use crate::status::Status;
use leptos::prelude::*;

/// The panel.
#[component]
pub fn Panel() -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let told = move |notice: Notice| match notice {
        Notice::Table(notice) => {
            let game = session.chunk.game()?;
            Some((game.notice)(session, &notice))
        }
        notice => Some(notice.told(&words.now())?.into_any()),
    };
    let notice = move || {
        let told = told(session.notice.get()?);
        Some(view! { <p class="notice" role="status">{told}</p> })
    };
    let game = move || {
        let game = session.chunk.game()?;
        Some((game.panel)(session))
    };
    view! {
        <aside class="panel">
            <NewVersion/>
            {notice}
            <Show when=move || session.home.get() fallback=move || game>
                <NewGame/>
            </Show>
        </aside>
    }
}

/// The panel of a game: its status or result, the record, the buttons; in the chunk of games.
pub fn of_game(session: Session) -> AnyView {
    view! {
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
    .into_any()
}
