//! Fields of the form of a new game: opponent, level, side, clock, help; in the chunk of games.

mod robot;

use crate::colour_draw;
use crate::new_game::Choice;
use crate::page::Page;
use crate::start_told::start_told;
use crate::storage;
use game::{RuleSet, TimeControl};
use i18n::Lexicon;
use i18n::clock_words::{own, preset, short};
use i18n::settings_words::rules_in_words;
use leptos::html::Div;
use leptos::prelude::*;
use platform::preferences::BoardTurning;
use screens::registry::{Place, Screen};
use screens::route;
use table::game_settings::{GameSettings, Opponent, Side};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use widgets::icon::{Icon, Sign};

/// The fields.
pub fn view(page: Page) -> AnyView {
    let words = page.words;
    let terms = page.game_settings;
    let opponent = move |value: Opponent, name: &'static str| {
        let chosen = move || terms.with(|terms| terms.opponent == value);
        let choose = move || {
            choose(page, |terms| terms.choose_opponent(value));
        };
        view! { <Choice group="opponent" name label=words.say(name) chosen choose/> }
    };
    let against_robot = Memo::new(move |_| terms.with(|terms| terms.opponent == Opponent::Robot));
    view! {
        <div class="fields">
            <fieldset class="field">
                <legend>{words.say("opponent")}</legend>
                <div class="choices">
                    {opponent(Opponent::Robot, "robot")}
                    {opponent(Opponent::Person, "person")}
                </div>
            </fieldset>
            <Show when=move || against_robot.get() fallback=move || two_persons(page)>
                {robot::strength(page)}
                {side(page)}
            </Show>
            {clock(page)}
            {help(page)}
            <a class="quiet" href=link(Screen::Rules) data-action="rules">
                <Icon sign=Sign::Settings/>
                <span>{words.say("rules")}" …"</span>
            </a>
            // A position that was set up has its start, and no odds are given in it.
            <Show when=move || page.set_up.with(Option::is_none)>
                <a class="quiet start-and-odds" href=link(Screen::StartAndOdds) data-action="start-and-odds">
                    <Icon sign=Sign::Scales/>
                    <span>
                        {words.say("start-and-odds")}" …"
                        <small>{move || terms.with(|terms| start_told(&words.now(), terms))}</small>
                    </span>
                </a>
            </Show>
        </div>
    }
    .into_any()
}

/// The address of a dialog.
fn link(screen: Screen) -> String {
    format!("#{}", route::address(Place::Screen(screen), ""))
}

/// Settings out of the ordinary, which are told though the fields are not there.
pub fn notes(page: Page) -> AnyView {
    view! {
        {unusual(page)}
        {robot::values(page)}
        {colour_draw::view(page)}
    }
    .into_any()
}

/// Changes the settings, and saves them.
fn choose(page: Page, change: impl FnOnce(&mut GameSettings)) {
    page.game_settings.update(change);
    page.game_settings
        .with_untracked(storage::save_game_settings);
}

/// The player's side.
fn side(page: Page) -> impl IntoView {
    let words = page.words;
    let terms = page.game_settings;
    let side = move |value: Side, name: &'static str| {
        let chosen = move || terms.with(|terms| terms.side == value);
        let choose = move || choose(page, |terms| terms.side = value);
        view! { <Choice group="color" name label=words.say(name) chosen choose/> }
    };
    view! {
        <fieldset class="field">
            <legend>{words.say("your-side")}</legend>
            <div class="choices">
                {side(Side::White, "white")}
                {side(Side::Random, "random")}
                {side(Side::Black, "black")}
            </div>
        </fieldset>
    }
}

/// Two persons say who they are, with their colours unless these are drawn; and how the board is to be seen by both.
fn two_persons(page: Page) -> impl IntoView {
    let words = page.words;
    let terms = page.game_settings;
    let color = move |at: usize| {
        let side = terms.with(GameSettings::side_in_force);
        words.now().get(match (side, at) {
            (Side::White, 0) | (Side::Black, 1) => "white",
            (Side::White | Side::Black, _) => "black",
            (_, 0) => "first-player",
            _ => "second-player",
        })
    };
    let name = move |at: usize, id: &'static str| {
        view! {
            <div class="field">
                <label for=id>{move || color(at)}</label>
                <input
                    id=id
                    type="text"
                    name=id
                    maxlength="60"
                    autocomplete="off"
                    placeholder=words.say("player-name")
                    prop:value=move || terms.with(|terms| terms.names[at].clone())
                    on:change=move |event| {
                        let name = event_target_value(&event).trim().to_owned();
                        choose(page, |terms| terms.names[at] = name);
                    }
                />
            </div>
        }
    };
    let turning = BoardTurning::ALL.iter().map(|&value| {
        let chosen = move || {
            page.preferences
                .with(|preferences| preferences.turning == value)
        };
        let choose = move || page.prefer(|preferences| preferences.turning = value);
        let label = words.say(match value {
            BoardTurning::Off => "turning-off",
            BoardTurning::Board => "turning-board",
            BoardTurning::Men => "turning-men",
        });
        view! { <Choice group="turning" name=value.name() label chosen choose/> }
    });
    view! {
        {name(0, "name-white")}
        {name(1, "name-black")}
        <fieldset class="field">
            <legend>{words.say("turning")}</legend>
            <div class="choices">{turning.collect_view()}</div>
        </fieldset>
    }
}

/// Built-in clocks that are offered at once.
const USUAL_CLOCKS: [&str; 5] = [
    "bullet-1-0",
    "blitz-3-2",
    "blitz-5-0",
    "rapid-10-5",
    "rapid-15-10",
];

/// The clock, as chips: none, the usual ones, the one that is chosen, and the others when they are asked for. One of the
/// player's own is made in the dialog of rules.
fn clock(page: Page) -> impl IntoView {
    let words = page.words;
    let terms = page.game_settings;
    let all = RwSignal::new(false);
    let none = {
        let chosen = move || terms.with(|terms| terms.time.is_none());
        let choose = move || choose(page, |terms| terms.time = None);
        view! { <Choice group="time" name="none" label=words.say("no-clock") chosen choose/> }
    };
    let presets = TimeControl::presets().map(|(name, control)| {
        let is_chosen = {
            let control = control.clone();
            Memo::new(move |_| terms.with(|terms| terms.time.as_ref() == Some(&control)))
        };
        let control = StoredValue::new(control);
        let chip = move || {
            let label = move || control.with_value(|control| short(&words.now(), control));
            let title = move || {
                terms.with(|terms| {
                    control.with_value(|control| preset(&words.now(), &terms.rules, name, control))
                })
            };
            let choose = move || choose(page, |terms| terms.time = Some(control.get_value()));
            view! {
                <span title=title>
                    <Choice group="time" name label chosen=move || is_chosen.get() choose/>
                </span>
            }
        };
        let is_offered = move || all.get() || USUAL_CLOCKS.contains(&name) || is_chosen.get();
        view! { <Show when=is_offered>{chip()}</Show> }
    });
    let own_clock = move || {
        terms.with(|terms| {
            let time = terms.time.as_ref()?;
            let is_offered = TimeControl::presets().iter().any(|(_, it)| it == time);
            let label = own(&words.now(), &terms.rules, time);
            let label = move || label.clone();
            (!is_offered).then(
                || view! { <Choice group="time" name="own" label chosen=|| true choose=|| ()/> },
            )
        })
    };
    let row = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if let Some(row) = row.get() {
            request_animation_frame(move || scroll_to_chosen(&row));
        }
    });
    view! {
        <fieldset class="field">
            <legend>{words.say("clock")}</legend>
            <div class="chips" node_ref=row>
                {none}
                {own_clock}
                {presets.into_iter().collect_view()}
                <Show when=move || !all.get()>
                    <button type="button" data-action="more-clocks" on:click=move |_| all.set(true)>
                        {words.say("other-clock")}
                    </button>
                </Show>
            </div>
        </fieldset>
    }
}

/// Scrolls a row of chips, which on a phone is longer than the window, to the one that is chosen.
fn scroll_to_chosen(row: &HtmlElement) {
    let chosen = row.query_selector("label:has(:checked)").ok().flatten();
    if let Some(chosen) = chosen.and_then(|chosen| chosen.dyn_into::<HtmlElement>().ok()) {
        let middle = chosen.offset_left() - row.offset_left() + chosen.offset_width() / 2;
        row.set_scroll_left(middle - row.client_width() / 2);
    }
}

/// Help against the robot; between two persons moves taken back.
fn help(page: Page) -> impl IntoView {
    let words = page.words;
    let terms = page.game_settings;
    let named = move |robot: &'static str, person: &'static str| {
        move || {
            let opponent = terms.with(|terms| terms.opponent);
            words.now().get(if opponent == Opponent::Robot {
                robot
            } else {
                person
            })
        }
    };
    view! {
        <label class="field help">
            <span>
                <strong>{named("help-allowed", "take-back-allowed")}</strong>
                <span class="about" id="about-help">{named("help-allowed-about", "take-back-allowed-about")}</span>
            </span>
            <input
                type="checkbox"
                role="switch"
                name="help"
                aria-describedby="about-help"
                prop:checked=move || terms.with(GameSettings::helps)
                on:change=move |event| {
                    let help = event_target_checked(&event);
                    choose(page, |terms| terms.choose_help(help));
                }
            />
        </label>
    }
}

/// The settings of rules and strictness that differ from the usual; array and odds too, which the form tells by itself.
fn unusual(page: Page) -> impl IntoView {
    let line = move |told: fn(&Lexicon, &GameSettings) -> Option<String>, name: &'static str| {
        move || {
            let told = page
                .game_settings
                .with(|terms| told(&page.words.now(), terms))?;
            Some(view! { <p class="unusual" data-unusual=name>{told}</p> })
        }
    };
    view! {
        {line(unusual_in_words, "rules")}
        {line(start_told, "start")}
    }
}

/// The settings in rules and strictness that differ from the usual, in one line.
fn unusual_in_words(words: &Lexicon, terms: &GameSettings) -> Option<String> {
    let strictness = terms.strictness_in_force();
    let rules = (terms.rules != RuleSet::default()).then(|| rules_in_words(words, &terms.rules.id));
    let strict = [
        (strictness.touch_move, "touch-move"),
        (strictness.manual_press, "manual-press"),
        (strictness.flag_by_claim, "flag-by-claim"),
        (strictness.allow_illegal_moves, "allow-illegal-moves"),
        (strictness.competition, "competition"),
    ];
    let strict = strict.into_iter().filter(|(is, _)| *is);
    let parts: Vec<_> = rules
        .into_iter()
        .chain(strict.map(|(_, name)| words.get(name)))
        .collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}
