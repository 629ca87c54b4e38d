//! The position that the next game begins at, in the form of a new game.

use crate::page::Page;
use board::{Diagram, Look, Placement};
use chess::Position;
use leptos::prelude::*;

/// The position, and the way back to the usual start; in the chunk of games.
pub fn view(page: Page, start: &Position) -> AnyView {
    let words = page.words;
    let bottom = start.turn();
    let placement = Placement::from(&start.to_setup().board);
    let usual_start = move |_| {
        page.set_up.set(None);
        page.focus.to_play();
    };
    view! {
        <div class="set-up" data-set-up=start.to_fen()>
            <div class="set-up-board">
                <Diagram placement=Signal::derive(move || placement.clone()) bottom look=Look::default()/>
            </div>
            <div>
                <p>{words.say("set-up-start")}</p>
                <button class="quiet" type="button" data-action="usual-start" on:click=usual_start>
                    {words.say("usual-start")}
                </button>
            </div>
        </div>
    }
    .into_any()
}
