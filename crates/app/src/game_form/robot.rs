//! The robot in the form of a new game: its strength on the ladder, its opening, the piece values that it judges by.

use super::{choose, link};
use crate::page::Page;
use game::PieceValues;
use i18n::{Lexicon, args};
use leptos::ev::{Event, KeyboardEvent};
use leptos::prelude::*;
use screens::registry::Screen;
use screens::{family_names, opening_name};
use table::game_settings::GameSettings;
use table::ladder::Step;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// The robot's strength: an Elo rating with buttons on either side, who plays so, and the ways to questions about it and to openings.
pub fn strength(page: Page) -> impl IntoView {
    let words = page.words;
    let step = Memo::new(move |_| page.game_settings.with(|terms| Step::of(terms.robot)));
    let set = move |step: Step| choose(page, |terms| terms.choose_step(step));
    let button = move |action: &'static str, sign: &'static str, by: isize| {
        let next = move || step.get().checked_add(by);
        view! {
            <button
                type="button"
                // The arrow keys do it in the number.
                tabindex="-1"
                data-action=action
                aria-label=words.say(action)
                aria-disabled=move || next().is_none().to_string()
                on:click=move |_| {
                    if let Some(next) = untrack(next) {
                        set(next);
                    }
                }
            >
                {sign}
            </button>
        }
    };
    // The arrow keys go by the ladder, whose steps are not all of one height.
    let pressed = move |event: KeyboardEvent| {
        let by = match event.key().as_str() {
            "ArrowUp" => 1,
            "ArrowDown" => -1,
            _ => return,
        };
        event.prevent_default();
        if let Some(next) = step.get_untracked().checked_add(by) {
            set(next);
        }
    };
    let field = |event: &Event| {
        event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok())
    };
    let written = |event: &Event| event_target_value(event).parse::<u32>().ok();
    view! {
        <div class="field">
            <label for="level">{words.say("level")}</label>
            <div class="level">
                {button("level-less", "−", -1)}
                <input
                    id="level"
                    type="number"
                    name="level"
                    inputmode="numeric"
                    min=Step::LOWEST.elo().to_string()
                    max=Step::HIGHEST.elo().to_string()
                    step=Step::RISE.to_string()
                    prop:value=move || step.get().elo().to_string()
                    aria-valuetext=move || in_words(&words.now(), step.get())
                    on:focus=move |event| {
                        // Typed text takes the place of the text that is there.
                        if let Some(input) = field(&event) {
                            input.select();
                        }
                    }
                    on:keydown=pressed
                    on:input=move |event| {
                        // A screen reader has stepped it, or a rating of the ladder is written; others wait until they are whole.
                        let step = written(&event).and_then(nearest);
                        if let Some(step) = step.filter(|step| Some(step.elo().into()) == written(&event)) {
                            set(step);
                        }
                    }
                    on:change=move |event| {
                        if let Some(step) = written(&event).and_then(nearest) {
                            set(step);
                        }
                        // The step takes the place of what was written.
                        if let Some(input) = field(&event) {
                            input.set_value(&step.get_untracked().elo().to_string());
                        }
                    }
                />
                {button("level-more", "+", 1)}
            </div>
            <output class="about" for="level">{move || in_words(&words.now(), step.get())}</output>
            <div class="robot-ways">
                <a class="quiet" href=link(Screen::RobotChoice) data-action="which-strength">
                    {words.say("which-strength")}
                </a>
                {opening(page)}
            </div>
        </div>
    }
}

/// The step nearest to an Elo rating that was written; none of nothing at all.
fn nearest(elo: u32) -> Option<Step> {
    let elo = u16::try_from(elo).unwrap_or(u16::MAX);
    (elo > 0).then(|| Step::nearest(elo))
}

/// Strength in words: `like a club player · about 1600 Elo`.
fn in_words(words: &Lexicon, step: Step) -> String {
    let like = words.list("strength-like").into_iter().nth(step.index());
    let elo = words.with("elo-about", &args!["elo" => step.elo().to_string()]);
    let told: Vec<_> = like.into_iter().chain([elo]).collect();
    told.join(" · ")
}

/// The way to the opening that the robot keeps to, and which that is.
fn opening(page: Page) -> impl IntoView {
    let words = page.words;
    let name = Memo::new(move |_| {
        let terms = page.game_settings;
        terms.with(|terms| terms.opening.as_ref().map(|it| it.name.clone()))
    });
    let told = move || {
        let families = family_names(words);
        let told = move || Some(opening_name(&name.get()?, &families.get()));
        view! { <small>{told}</small> }
    };
    view! {
        <a class="quiet robot-opening" href=link(Screen::RobotChoice) data-action="robot-opening">
            <span>
                {words.say("robot-opening")}" …"
                <Show when=move || name.with(Option::is_some)>{told()}</Show>
            </span>
        </a>
    }
}

/// The piece values of the player's own that the robot judges by.
pub fn values(page: Page) -> impl IntoView {
    move || {
        let words = page.words;
        let values = page.game_settings.with(GameSettings::values_in_force)?;
        let told = values_in_words(&words.now(), values);
        Some(view! {
            <p class="unusual" data-robot-values>{told}</p>
            <button
                class="quiet"
                type="button"
                data-action="usual-values"
                on:click=move |_| choose(page, |terms| terms.choose_values(None))
            >
                {words.say("usual-values")}
            </button>
        })
    }
}

/// The values that the robot judges by, in pawns, each with the letter of its piece: `N 3.47`.
fn values_in_words(words: &Lexicon, values: PieceValues) -> String {
    // Letters are listed from the king down, values from the pawn up; a pawn, which has no letter, is the unit.
    let letters = words.list("letters");
    let pieces = letters.iter().rev().zip(&values[1..]);
    let told = pieces.map(|(letter, value)| format!("{letter} {}.{:02}", value / 100, value % 100));
    let told = told.collect::<Vec<_>>().join(" · ");
    words.with("robot-values", &args!["values" => told])
}
