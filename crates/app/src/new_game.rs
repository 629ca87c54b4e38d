//! The terms of the next game.

use crate::icon::{IconButton, Sign};
use crate::session::{Session, Sheet};
use crate::storage;
use crate::terms::{Opponent, Side, TOP_LEVEL, Terms};
use crate::words::{Words, args};
use game::{Class, TimeControl};
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
    let presets = TimeControl::presets().map(|(name, control)| {
        let chosen = {
            let control = control.clone();
            move || terms.with(|terms| terms.time.as_ref() == Some(&control))
        };
        view! {
            <option value=name selected=chosen>
                {move || time_in_words(session, name, &control)}
            </option>
        }
    });
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
                <div class="beside">
                <select
                    id="time"
                    name="time"
                    on:change=move |event| {
                        let value = event_target_value(&event);
                        let chosen = TimeControl::presets().into_iter().find(|(name, _)| *name == value);
                        choose(&|terms| terms.time = chosen.clone().map(|(_, control)| control));
                    }
                >
                    {presets.into_iter().collect_view()}
                    <option value="none" selected=move || terms.with(|terms| terms.time.is_none())>
                        {words.say("no-clock")}
                    </option>
                </select>
                <IconButton sign=Sign::Clock name="clock-screen" action="clock-screen"
                    on_press=move || session.sheet.set(Some(Sheet::ClockScreen))/>
                </div>
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

/// A clock on offer in words: minutes and seconds where that says it all, else by its name; and its class.
pub fn time_in_words(session: Session, name: &str, control: &TimeControl) -> String {
    let words = session.words.now();
    let class = match session.terms.with(|terms| terms.rules.class(control)) {
        Class::Blitz => "blitz",
        Class::Rapid => "rapid",
        Class::Classical => "classical",
    };
    let class = words.get(&format!("class-{class}"));
    match control.simple() {
        Some((main, increment)) if main >= 60_000 => {
            let told = args![
                "minutes" => main / 60_000,
                "seconds" => increment / 1_000,
                "class" => class,
            ];
            words.with("time-control", &told)
        }
        _ => words.with(&format!("time-{name}"), &args!["class" => class]),
    }
}
