//! The terms of the next game.

use crate::session::Session;
use crate::storage;
use crate::terms::{Opponent, Side, TIMES, TOP_LEVEL, Terms, time_value};
use crate::words::{Lexicon, Words, args};
use game::TimeControl;
use leptos::prelude::*;

/// The form that every game begins with.
#[component]
pub fn NewGame() -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let terms = session.terms;
    let choose = move |change: &dyn Fn(&mut Terms)| {
        terms.update(change);
        terms.with_untracked(storage::save_terms);
    };
    let opponent = move |value: Opponent, name: &'static str, label: &'static str| {
        let chosen = move || terms.with(|terms| terms.opponent == value);
        let choose = move || choose(&|terms| terms.opponent = value);
        view! { <Choice group="opponent" name label chosen choose/> }
    };
    let side = move |value: Side, name: &'static str, label: &'static str| {
        let chosen = move || terms.with(|terms| terms.side == value);
        let choose = move || choose(&|terms| terms.side = value);
        view! { <Choice group="color" name label chosen choose/> }
    };
    let time = move |time: Option<TimeControl>| {
        view! {
            <option
                value=time_value(time)
                selected=move || terms.with(|terms| terms.time == time)
            >
                {move || time.map_or_else(|| words.now().get("no-clock"), |time| time_in_words(&words.now(), time))}
            </option>
        }
    };
    let against_robot = move || terms.with(|terms| terms.opponent == Opponent::Robot);
    view! {
        <form
            class="form"
            on:submit=move |event| {
                event.prevent_default();
                session.play();
            }
        >
            <h2>{words.say("new-game")}</h2>
            <fieldset class="field">
                <legend>{words.say("opponent")}</legend>
                <div class="choices">
                    {opponent(Opponent::Robot, "robot", "robot")}
                    {opponent(Opponent::Person, "person", "person")}
                </div>
            </fieldset>
            <div class="field" data-off=move || (!against_robot()).to_string()>
                <label for="level">{words.say("level")}</label>
                <div class="level">
                    <input
                        id="level"
                        type="range"
                        name="level"
                        min="1"
                        max=TOP_LEVEL.to_string()
                        prop:value=move || terms.with(|terms| terms.level.to_string())
                        on:input=move |event| {
                            if let Ok(level) = event_target_value(&event).parse::<u8>() {
                                choose(&|terms| terms.level = level.clamp(1, TOP_LEVEL));
                            }
                        }
                    />
                    <output for="level">{move || words.now().number(terms.with(|terms| u32::from(terms.level)))}</output>
                </div>
            </div>
            <fieldset class="field">
                <legend>{words.say("your-side")}</legend>
                <div class="choices">
                    {side(Side::White, "white", "white")}
                    {side(Side::Random, "random", "random")}
                    {side(Side::Black, "black", "black")}
                </div>
            </fieldset>
            <div class="field">
                <label for="time">{words.say("clock")}</label>
                <select
                    id="time"
                    name="time"
                    on:change=move |event| {
                        let value = event_target_value(&event);
                        let time = TIMES.into_iter().find(|&time| time_value(Some(time)) == value);
                        choose(&|terms| terms.time = time);
                    }
                >
                    {TIMES.map(|value| time(Some(value))).collect_view()}
                    {time(None)}
                </select>
            </div>
            <button class="primary" type="submit" data-action="play">{words.say("play")}</button>
        </form>
    }
}

/// One of several, of which exactly one is chosen.
#[component]
fn Choice(
    group: &'static str,
    name: &'static str,
    label: &'static str,
    chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + 'static,
) -> impl IntoView {
    let words = expect_context::<Words>();
    view! {
        <label>
            <input type="radio" name=group value=name prop:checked=chosen on:change=move |_| choose()/>
            {words.say(label)}
        </label>
    }
}

/// A time control: minutes and seconds, and the class it belongs to (main time + 60 increments).
fn time_in_words(words: &Lexicon, time: TimeControl) -> String {
    let class = match time.main + 60 * time.increment {
        0..=179_999 => "bullet",
        180_000..=600_000 => "blitz",
        600_001..=3_599_999 => "rapid",
        _ => "classical",
    };
    let told = args![
        "minutes" => time.main / 60_000,
        "seconds" => time.increment / 1_000,
        "class" => words.get(&format!("class-{class}")),
    ];
    words.with("time-control", &told)
}
