//! The terms of the next game.

use crate::session::Session;
use crate::settings::{Opponent, Settings, Side, TIMES, TOP_LEVEL, time_value};
use crate::{storage, text};
use game::TimeControl;
use leptos::prelude::*;

/// The form that every game begins with.
#[component]
pub fn NewGame() -> impl IntoView {
    let session = expect_context::<Session>();
    let settings = session.settings;
    let choose = move |change: &dyn Fn(&mut Settings)| {
        settings.update(change);
        settings.with_untracked(storage::save_settings);
    };
    let opponent = move |value: Opponent, name: &'static str, label: &'static str| {
        let chosen = move || settings.with(|settings| settings.opponent == value);
        let choose = move || choose(&|settings| settings.opponent = value);
        view! { <Choice group="opponent" name label chosen choose/> }
    };
    let side = move |value: Side, name: &'static str, label: &'static str| {
        let chosen = move || settings.with(|settings| settings.side == value);
        let choose = move || choose(&|settings| settings.side = value);
        view! { <Choice group="color" name label chosen choose/> }
    };
    let time = move |time: Option<TimeControl>| {
        view! {
            <option
                value=time_value(time)
                selected=move || settings.with(|settings| settings.time == time)
            >
                {time.map_or_else(|| text::NO_CLOCK.into(), text::time)}
            </option>
        }
    };
    let against_robot = move || settings.with(|settings| settings.opponent == Opponent::Robot);
    view! {
        <form
            class="form"
            on:submit=move |event| {
                event.prevent_default();
                session.play();
            }
        >
            <h2>{text::NEW_GAME}</h2>
            <fieldset class="field">
                <legend>{text::OPPONENT}</legend>
                <div class="choices">
                    {opponent(Opponent::Robot, "robot", text::ROBOT)}
                    {opponent(Opponent::Person, "person", text::PERSON)}
                </div>
            </fieldset>
            <div class="field" data-off=move || (!against_robot()).to_string()>
                <label for="level">{text::LEVEL}</label>
                <div class="level">
                    <input
                        id="level"
                        type="range"
                        name="level"
                        min="1"
                        max=TOP_LEVEL.to_string()
                        prop:value=move || settings.with(|settings| settings.level.to_string())
                        on:input=move |event| {
                            if let Ok(level) = event_target_value(&event).parse::<u8>() {
                                choose(&|settings| settings.level = level.clamp(1, TOP_LEVEL));
                            }
                        }
                    />
                    <output for="level">{move || settings.with(|settings| settings.level)}</output>
                </div>
            </div>
            <fieldset class="field">
                <legend>{text::YOUR_SIDE}</legend>
                <div class="choices">
                    {side(Side::White, "white", text::WHITE)}
                    {side(Side::Random, "random", text::RANDOM)}
                    {side(Side::Black, "black", text::BLACK)}
                </div>
            </fieldset>
            <div class="field">
                <label for="time">{text::TIME}</label>
                <select
                    id="time"
                    name="time"
                    on:change=move |event| {
                        let value = event_target_value(&event);
                        let time = TIMES.into_iter().find(|&time| time_value(Some(time)) == value);
                        choose(&|settings| settings.time = time);
                    }
                >
                    {TIMES.map(|value| time(Some(value))).collect_view()}
                    {time(None)}
                </select>
            </div>
            <button class="primary" type="submit" data-action="play">{text::PLAY}</button>
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
    view! {
        <label>
            <input type="radio" name=group value=name prop:checked=chosen on:change=move |_| choose()/>
            {label}
        </label>
    }
}
