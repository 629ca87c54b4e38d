//! The game taken to another device or put aside: as a file, as a link; and another one opened.

use super::{Answer, Bench};
use crate::parcel;
use crate::parts::button;
use crate::save::{address, copy, save_as};
use game::Phase;
use leptos::prelude::*;
use ui::door::Order;

/// What keeps the game, and what opens another.
pub fn keeping(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let answer = Answer::new();
    let link = RwSignal::new(None::<String>);
    let file = move || {
        let game = bench.game_once();
        let name = match game.phase() {
            Phase::Adjourned => "sessa-adjourned",
            _ => "sessa-game",
        };
        save_as(name, "json", "application/json", &parcel::to_file(&game));
    };
    let copy_link = move || match parcel::to_link(&bench.game_once()) {
        None => answer.say("link-too-long"),
        Some(end) => {
            let whole = format!("{}#game={end}", address());
            copy(&whole, move |copied| {
                // The sheet may have been put away meanwhile.
                let said = if copied {
                    "link-copied"
                } else {
                    "link-by-hand"
                };
                answer.0.try_set(Some(super::Said::Plain(said)));
            });
            link.set(Some(whole));
        }
    };
    // A link is of the game as it was.
    Effect::new(move |_| {
        bench.table.track();
        link.set(None);
        answer.0.set(None);
    });
    let shown = move || {
        link.get().map(|link| {
            view! { <input class="link" type="text" readonly name="link" aria-label=words.say("link") prop:value=link/> }
        })
    };
    view! {
        <section class="keeping">
            <h3>{words.say("keeping")}</h3>
            <div class="deeds">
                {button(words, "save-file", "save-file", file)}
                {button(words, "copy-link", "copy-link", copy_link)}
                {button(words, "open-game", "open-game", move || bench.desk.say(Order::Open))}
            </div>
            {shown}
            {answer.view(bench)}
        </section>
    }
}
