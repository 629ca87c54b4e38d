//! Side panel: before a game its settings, during it the status line, the move list and the controls.

use crate::controls::{Controls, Replay};
use crate::elsewhere::Elsewhere;
use crate::entry::Entry;
use crate::move_list::MoveList;
use crate::new_game::NewGame;
use crate::notice_bar::NoticeBar;
use crate::page::GameContext;
use crate::result::GameResult;
use crate::status::Status;
use leptos::prelude::*;
use screens::registry::Screen;
use screens::route;
use widgets::keeps_nothing::KeepsNothing;

/// The panel.
#[component]
pub fn Panel() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let words = context.page.words;
    let game = move || {
        let game = context.page.chunk.game()?;
        Some((game.panel)(context))
    };
    view! {
        <aside class="panel">
            <Show when=move || context.page.home.get() fallback=move || game>
                <NewGame/>
                <KeepsNothing words/>
                <NoticeBar/>
            </Show>
        </aside>
    }
}

/// The panel of a game: its status or result, the record, the buttons; in the chunk of games.
pub fn of_game(context: GameContext) -> AnyView {
    // The positions that prove a claim are told where the result is.
    let is_over = Memo::new(move |_| {
        context.live.end_shown.get() && context.live.question.with(Option::is_none)
    });
    view! {
        <Show when=move || is_over.get() fallback=Status>
            <div class="status-line"><GameResult/></div>
            <NoticeBar/>
        </Show>
        <div class="record">
            <MoveList/>
            <Replay/>
        </div>
        <div class="actions">
            <SendMove/>
            <Show when=move || context.live.is_elsewhere() fallback=Controls>
                <Elsewhere/>
            </Show>
        </div>
        <Show when=move || !context.live.is_elsewhere()>
            <Entry/>
        </Show>
    }
    .into_any()
}

/// The way to the page from which a game by link is sent, when its record has to go out.
#[component]
fn SendMove() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let key = Memo::new(move |_| {
        let has_news = context.live.game.with(|game| {
            let config = game.config();
            config.is_correspondence()
                && (game.awaits_elsewhere().is_some() || game.outcome().is_some())
        });
        has_news.then(|| context.live.key()).flatten()
    });
    let link = move || {
        let href = route::href(Screen::ByLink, &key.get()?);
        let words = context.page.words;
        Some(view! {
            <a class="button primary send-move" href=href data-action="send-move">{words.say("by-link-send-move")}</a>
        })
    };
    view! { {link} }
}
