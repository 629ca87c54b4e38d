//! The terms of the next game.

use crate::icon::{Icon, Sign};
use crate::session::{Session, Sheet};
use crate::storage;
use crate::terms::{Opponent, Side, TOP_LEVEL, Terms};
use crate::words::{Lexicon, Words};
use game::{RuleSet, TimeControl};
use leptos::prelude::*;
use ui::clock_words::{own, preset};
use ui::terms::{level_in_words, rules_in_words};

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
            <option value=name prop:selected=chosen>
                {move || terms.with(|terms| preset(&words.now(), &terms.rules, name, &control))}
            </option>
        }
    });
    let own_clock = move || {
        terms.with(|terms| {
            let time = terms.time.as_ref()?;
            let offered = TimeControl::presets().iter().any(|(_, it)| it == time);
            let told = || own(&words.now(), &terms.rules, time);
            (!offered).then(|| view! { <option value="own" prop:selected=true>{told()}</option> })
        })
    };
    let unusual = move || {
        let unusual = terms.with(|terms| unusual(&words.now(), terms))?;
        Some(view! { <p class="unusual" data-unusual>{unusual}</p> })
    };
    let sheet = move |sheet: Sheet, name: &'static str, sign: Sign, more: &'static str| {
        view! {
            <button
                type="button"
                class="quiet"
                data-action=name
                title=words.say(name)
                on:click=move |_| session.sheet.set(Some(sheet))
            >
                <Icon sign/>
                <span>{words.say(name)}{more}</span>
            </button>
        }
    };
    let level = move || level_in_words(&words.now(), terms.with(|terms| terms.level));
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
                        aria-valuetext=level
                        on:input=move |event| {
                            if let Ok(level) = event_target_value(&event).parse::<u8>() {
                                choose(&|terms| terms.level = level.clamp(1, TOP_LEVEL));
                            }
                        }
                    />
                    // The slider says the same to those who do not see it.
                    <output for="level" aria-hidden="true">{level}</output>
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
                        let chosen = TimeControl::presets().into_iter().find(|(name, _)| *name == value);
                        // The clock of one's own stands there only while it is chosen.
                        if value != "own" {
                            choose(&|terms| terms.time = chosen.clone().map(|(_, control)| control));
                        }
                    }
                >
                    {own_clock}
                    {presets.into_iter().collect_view()}
                    <option value="none" prop:selected=move || terms.with(|terms| terms.time.is_none())>
                        {words.say("no-clock")}
                    </option>
                </select>
            </div>
            {unusual}
            <button class="primary" type="submit" data-action="play">{words.say("play")}</button>
            // Below Play, which a beginner is to find first.
            <div class="more">
                {sheet(Sheet::Rules, "rules", Sign::Settings, " …")}
                {sheet(Sheet::ClockScreen, "clock-screen", Sign::Clock, "")}
                {sheet(Sheet::Analysis, "analysis", Sign::Graph, "")}
                {sheet(Sheet::OpenGame, "open-game", Sign::Reset, "")}
            </div>
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

/// What is not as usual in rules and conduct, in a line.
fn unusual(words: &Lexicon, terms: &Terms) -> Option<String> {
    let conduct = terms.in_force();
    let rules = (terms.rules != RuleSet::default()).then(|| rules_in_words(words, &terms.rules.id));
    let strict = [
        (conduct.touch_move, "touch-move"),
        (conduct.manual_press, "manual-press"),
        (conduct.flag_by_claim, "flag-by-claim"),
        (conduct.unguarded, "unguarded"),
        (conduct.competition, "competition"),
    ];
    let strict = strict.into_iter().filter(|(is, _)| *is);
    let parts: Vec<_> = rules
        .into_iter()
        .chain(strict.map(|(_, name)| words.get(name)))
        .collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}
