//! Beside the board: before a game its terms, during it the record and what a player may do.

use crate::controls::Controls;
use crate::move_list::MoveList;
use crate::new_game::NewGame;
use crate::session::Session;
use crate::text;
use game::Phase;
use leptos::prelude::*;

/// The panel.
#[component]
pub fn Panel() -> impl IntoView {
    let session = expect_context::<Session>();
    let ready = Memo::new(move |_| session.game.with(|game| game.phase() == Phase::Ready));
    view! {
        <aside class="panel">
            {move || session.notice.get().map(|notice| view! { <p class="notice" role="status">{notice}</p> })}
            <Show
                when=move || ready.get()
                fallback=|| view! {
                    <h2>{text::MOVES}</h2>
                    <MoveList/>
                    <Controls/>
                }
            >
                <NewGame/>
            </Show>
        </aside>
    }
}
