//! A game in play in a small view of any size: its board with the names and clocks of its players.

use crate::board_config;
use crate::page::GameContext;
use crate::player_bar::PlayerBar;
use board::Board;
use leptos::context::Provider;
use leptos::html::Section;
use leptos::prelude::*;

/// The view. The game is seen and heard while it is there.
#[component]
pub fn MiniTable(context: GameContext) -> impl IntoView {
    let GameContext { live, focus, .. } = context;
    let element = NodeRef::<Section>::new();
    element.on_load(move |element| focus.set_root(element.into()));
    live.set_focus_mover(move |asked| context.move_focus(asked));
    live.is_shown.set(true);
    on_cleanup(move || {
        live.is_shown.try_set(false);
    });
    let config = board_config::config(context);
    view! {
        <section class="table mini-table" data-table=live.number data-plies=move || live.game.with(|game| game.plies().len()) node_ref=element>
            <Provider value=context>
                <PlayerBar top=true/>
                <div class="stage">
                    <Board config/>
                </div>
                <PlayerBar top=false/>
            </Provider>
        </section>
    }
}
