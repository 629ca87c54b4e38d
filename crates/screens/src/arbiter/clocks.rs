//! Setting of the clocks by hand (FIDE 6.10.2).

use super::{ArbiterContext, Feedback};
use crate::event_text;
use crate::times::hms;
use chess::Color;
use game::{Event, Phase};
use i18n::clock_face;
use i18n::names::color_name;
use leptos::html::Input;
use leptos::prelude::*;
use widgets::disclosure::disclosure;
use widgets::field;

/// A field for each clock, enabled while they stand still.
pub fn clocks(arbiter: ArbiterContext) -> impl IntoView {
    let words = arbiter.words;
    let feedback = Feedback::new();
    let paused = Memo::new(move |_| arbiter.phase() == Phase::Paused);
    let row = move |side: Color| {
        let field = NodeRef::<Input>::new();
        let name = move || event_text::side(&words.now(), side);
        let id = format!("clock-{}", color_name(side));
        let shown = move || {
            let game = arbiter.game();
            let reading = game.clock(game.last_at());
            reading.map_or_else(String::new, |reading| hms(reading.of(side)))
        };
        let set = move |_| match clock_face::read(&field::text_of(field)) {
            None => feedback.say("time-unreadable"),
            Some(left) => {
                arbiter.try_order(Event::SetClock(side, left), feedback);
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
    let timed = arbiter.game_once().config().time.is_some();
    timed.then(|| {
        disclosure(
            words,
            "clocks",
            "arbiter-clocks",
            view! {
                <p class="about">{about}</p>
                {Color::ALL.map(row).collect_view()}
                {feedback.view(arbiter)}
            }
            .into_any(),
        )
    })
}
