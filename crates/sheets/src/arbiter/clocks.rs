//! The clocks, set by hand (FIDE 6.10.2).

use super::{Answer, Bench, told};
use crate::parts::{fold, typed};
use crate::times::hms;
use chess::Color;
use game::{Event, Phase};
use leptos::html::Input;
use leptos::prelude::*;
use ui::clock_face;
use ui::names::color_name;

/// A field for each clock, at work while they stand still.
pub fn clocks(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let answer = Answer::new();
    let paused = Memo::new(move |_| bench.phase() == Phase::Paused);
    let row = move |side: Color| {
        let field = NodeRef::<Input>::new();
        let name = move || told::side(&words.now(), side);
        let id = format!("clock-{}", color_name(side));
        let shown = move || {
            let game = bench.game();
            let reading = game.clock(game.last_at());
            reading.map_or_else(String::new, |reading| hms(reading.of(side)))
        };
        let set = move |_| match clock_face::read(&typed(field)) {
            None => answer.say("time-unreadable"),
            Some(left) => {
                bench.try_order(Event::SetClock(side, left), answer);
            }
        };
        view! {
            <div class="row">
                <label for=id.clone()>{name}</label>
                <input node_ref=field id=id.clone() name=id.clone() type="text" inputmode="numeric" autocomplete="off" size="8" prop:value=shown disabled=move || !paused.get()/>
                <button
                    type="button"
                    data-action=format!("set-{}", color_name(side))
                    aria-describedby=id
                    disabled=move || !paused.get()
                    on:click=set
                >
                    {words.say("set")}
                </button>
            </div>
        }
    };
    let about = move || {
        words.now().get(if paused.get() {
            "set-clocks-how"
        } else {
            "set-clocks-when"
        })
    };
    let timed = bench.game_once().config().time.is_some();
    timed.then(|| {
        fold(
            words,
            "clocks",
            "arbiter-clocks",
            view! {
                <p class="about">{about}</p>
                {Color::ALL.map(row).collect_view()}
                {answer.view(bench)}
            }
            .into_any(),
        )
    })
}
