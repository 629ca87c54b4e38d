//! The position that the next game begins at, in the form of a new game.

use crate::session::Session;
use board::{Diagram, Look, Placement};
use chess::Position;
use leptos::prelude::*;

/// The position, and the way back to the usual start; in the chunk of games.
pub fn view(session: Session, start: &Position) -> AnyView {
    let words = session.words;
    let bottom = start.turn();
    let placement = Placement::from(&start.to_setup().board);
    let usual_start = move |_| {
        session.set_up.set(None);
        session.focus.to_play();
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
