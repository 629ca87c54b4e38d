//! Form of a new game by link: side, names, days for each move, rules, start, help.

use super::{ByLinkCommand, Context};
use chess::{Color, Position, Setup};
use game::{Config, CorrespondenceTerms, Player, RuleSet};
use i18n::args;
use i18n::settings_words::rules_in_words;
use leptos::prelude::*;
use platform::device_clock;

/// Days for each move that are offered; 0 is no limit.
const DAYS: [u16; 7] = [0, 1, 2, 3, 5, 7, 14];

/// Days of leave that are offered.
const LEAVE: [u16; 4] = [0, 7, 14, 30];

/// The start that a text names: nothing, a number of Chess960, or a FEN.
fn start_of(text: &str) -> Option<Position> {
    let text = text.trim();
    if text.is_empty() {
        return Some(Position::default());
    }
    let setup = match text.parse::<u16>() {
        Ok(number) => Setup::chess960(number)?,
        Err(_) => Setup::parse_lenient(text).ok()?,
    };
    Position::from_setup(&setup).ok()
}

/// The form.
pub fn view(context: Context) -> AnyView {
    let words = context.words;
    let black = RwSignal::new(false);
    let names = [(); 2].map(|()| RwSignal::new(String::new()));
    let (days, leave) = (RwSignal::new(3_u16), RwSignal::new(14_u16));
    let rules = RwSignal::new(0_usize);
    let start = RwSignal::new(String::new());
    let help = RwSignal::new(false);
    let refused = RwSignal::new(false);
    let begin = move || {
        let Some(start) = start.with_untracked(|start| start_of(start)) else {
            return refused.set(true);
        };
        let here = if black.get_untracked() {
            Color::Black
        } else {
            Color::White
        };
        let mut called = names.map(|name| name.with_untracked(|name| name.trim().to_owned()));
        let mut players = [Player::Person, Player::Elsewhere];
        if here == Color::Black {
            called.reverse();
            players.reverse();
        }
        let days = Some(days.get_untracked()).filter(|days| *days > 0);
        let config = Config {
            start,
            rules: RuleSet::editions()[rules.get_untracked()].clone(),
            names: called,
            players,
            began: device_clock::date() as u64,
            seed: (js_sys::Math::random() * 4096.0) as u32,
            correspondence: Some(CorrespondenceTerms {
                days_per_move: days,
                leave_days: days.map_or(0, |_| leave.get_untracked()),
                help: help.get_untracked(),
            }),
            ..Config::default()
        };
        context.send(ByLinkCommand::Begin(Box::new(config), here));
    };
    let side = move |value: bool, name: &'static str| {
        view! {
            <label>
                <input
                    type="radio"
                    name="by-link-side"
                    value=name
                    prop:checked=move || black.get() == value
                    on:change=move |_| black.set(value)
                />
                <span>{words.say(name)}</span>
            </label>
        }
    };
    let name = move |at: usize, id: &'static str, label: &'static str| {
        view! {
            <label class="by-link-row">
                <span>{words.say(label)}</span>
                <input
                    type="text"
                    name=id
                    maxlength="60"
                    autocomplete="off"
                    prop:value=move || names[at].get()
                    on:input=move |event| names[at].set(event_target_value(&event))
                />
            </label>
        }
    };
    let number = |event| event_target_value(&event).parse().unwrap_or_default();
    let in_days = move |days: u16| {
        move || match days {
            0 => words.now().get("by-link-no-limit"),
            days => words
                .now()
                .with("by-link-days", &args!["days" => u32::from(days)]),
        }
    };
    let days_options = DAYS.map(|it| {
        view! { <option value=it.to_string() selected=move || days.get() == it>{in_days(it)}</option> }
    });
    let leave_options = move || {
        let option = |it: u16| {
            let label = move || {
                let days = args!["days" => u32::from(it)];
                words.now().with("by-link-days", &days)
            };
            view! { <option value=it.to_string() selected=move || leave.get() == it>{label}</option> }
        };
        LEAVE.map(option).into_iter().collect_view()
    };
    let rules_options = RuleSet::editions().into_iter().enumerate().map(|(at, edition)| {
        let label = move || rules_in_words(&words.now(), &edition.id);
        view! { <option value=at.to_string() selected=move || rules.get() == at>{label}</option> }
    });
    view! {
        <form
            class="by-link-form"
            aria-labelledby="by-link-new"
            on:submit=move |event| {
                event.prevent_default();
                begin();
            }
        >
            <h2 id="by-link-new">{words.say("by-link-new")}</h2>
            <fieldset class="by-link-side">
                <legend>{words.say("your-side")}</legend>
                <div class="choices">{side(false, "white")}{side(true, "black")}</div>
            </fieldset>
            {name(0, "own-name", "by-link-you")}
            {name(1, "opponent-name", "opponent")}
            <label class="by-link-row">
                <span>{words.say("by-link-days-per-move")}</span>
                <select name="days" on:change=move |event| days.set(number(event))>{days_options.into_iter().collect_view()}</select>
            </label>
            <Show when=move || days.get() != 0>
                <label class="by-link-row">
                    <span>{words.say("by-link-leave")}</span>
                    <select name="leave" on:change=move |event| leave.set(number(event))>{leave_options}</select>
                </label>
            </Show>
            <details>
                <summary>{words.say("by-link-more")}</summary>
                <label class="by-link-row">
                    <span>{words.say("by-link-rules")}</span>
                    <select name="rules" on:change=move |event| rules.set(number(event).into())>{rules_options.collect_view()}</select>
                </label>
                <label class="by-link-row">
                    <span>{words.say("by-link-start")}</span>
                    <input
                        type="text"
                        name="start"
                        autocomplete="off"
                        spellcheck="false"
                        prop:value=move || start.get()
                        on:input=move |event| {
                            refused.set(false);
                            start.set(event_target_value(&event));
                        }
                    />
                </label>
                <label class="by-link-check">
                    <input
                        type="checkbox"
                        name="help"
                        prop:checked=move || help.get()
                        on:change=move |event| help.set(event_target_checked(&event))
                    />
                    <span>{words.say("by-link-help")}</span>
                </label>
            </details>
            <p class="answer" role="alert">{move || refused.get().then(|| words.now().get("by-link-bad-start"))}</p>
            <button class="primary" type="submit" data-action="begin-by-link">{words.say("by-link-begin")}</button>
        </form>
    }
    .into_any()
}
