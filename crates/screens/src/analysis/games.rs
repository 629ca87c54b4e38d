//! Forms of a study: import of games as text or file, and the tags of the game.

use super::import::{Import, Opened, ParsedGames};
use super::study::Study;
use crate::pgn_errors;
use game::pgn::{Imported, Problem};
use game::tree::NodeId;
use i18n::{Lexicon, args};
use leptos::ev::Event;
use leptos::html::Textarea;
use leptos::prelude::*;
use std::sync::Arc;
use web_sys::HtmlInputElement;
use widgets::button::button;

/// PGN tags: players, place, date and result.
#[component]
pub fn Tags(study: Study) -> impl IntoView {
    let words = study.words;
    let field = move |tag: &'static str, label: &'static str| {
        let value = move || {
            study.tree.with(|tree| {
                tree.tags
                    .get(tag)
                    .filter(|&value| value != "?")
                    .unwrap_or_default()
                    .to_owned()
            })
        };
        view! {
            <label class="an-field">
                <span>{words.say(label)}</span>
                <input
                    type="text"
                    name=tag
                    autocomplete="off"
                    prop:value=value
                    on:change=move |event: Event| {
                        let value = event_target::<HtmlInputElement>(&event).value();
                        study.edit(|tree| tree.tags.set(tag, value.trim()));
                    }
                />
            </label>
        }
    };
    let result = move || study.tree.with(|tree| tree.result().to_owned());
    let option = move |value: &'static str| {
        view! { <option value=value prop:selected=move || result() == value>{value}</option> }
    };
    view! {
        {field("White", "white")}
        {field("Black", "black")}
        {field("Event", "analysis-event")}
        {field("Site", "analysis-site")}
        {field("Date", "analysis-date")}
        {field("Round", "analysis-round")}
        <label class="an-field">
            <span>{words.say("analysis-result")}</span>
            <select
                name="Result"
                on:change=move |event| {
                    let value = event_target_value(&event);
                    study.edit(|tree| tree.tags.set("Result", value));
                }
            >
                {["*", "1-0", "0-1", "1/2-1/2"].map(option).into_iter().collect_view()}
            </select>
        </label>
    }
}

/// Import of games.
#[component]
pub fn Open(import: Import) -> impl IntoView {
    let words = import.study.words;
    let text = NodeRef::<Textarea>::new();
    let read = move || {
        let text = text
            .get_untracked()
            .map(|field| field.value())
            .unwrap_or_default();
        if !text.trim().is_empty() {
            import.read_text(&text);
        }
    };
    let opened = move || {
        let lexicon = words.now();
        import.opened.get().map(|opened| match opened {
            Opened::Games(found) => found_view(import, &found, &lexicon),
            Opened::NoGame(why) => fault(lexicon.with("open-foreign", &args!["why" => why])),
            Opened::NoFile(why) => fault(lexicon.with("analysis-no-file", &args!["why" => why])),
        })
    };
    view! {
        <label class="an-wide">
            <span class="an-about">{words.say("analysis-open-about")}</span>
            <textarea node_ref=text class="an-text" name="pgn" rows="4" spellcheck="false" placeholder="1. e4 e5 2. Nf3 …"></textarea>
        </label>
        <div class="an-deeds">
            {button(words, "open-pgn", "analysis-open-text", read)}
        </div>
        <div role="status">
            {move || import.reading.get().then(|| view! { <p class="an-about">{words.say("analysis-reading")}</p> })}
            {opened}
        </div>
    }
}

fn fault(told: String) -> AnyView {
    view! { <p class="an-fault">{told}</p> }.into_any()
}

/// The games that were parsed, and their errors.
fn found_view(import: Import, found: &Arc<ParsedGames>, words: &Lexicon) -> AnyView {
    let count = found.games.len();
    if count == 0 && found.stray.is_empty() {
        return fault(words.get("analysis-found-none"));
    }
    let one = |(place, game): (usize, &Arc<Imported>)| {
        let told = called(game, place);
        let faults = (!game.problems.is_empty())
            .then(|| words.with("analysis-problems", &args!["count" => all_problems(game)]));
        view! {
            <li>
                <button
                    type="button"
                    data-game=place.to_string()
                    aria-current=move || (import.chosen.get() == Some(place)).then_some("true")
                    on:click=move |_| import.choose(place)
                >
                    <span>{told}</span>
                    {faults.map(|told| view! { <span class="an-faulty">{told}</span> })}
                </button>
            </li>
        }
    };
    let games = (count > 1).then(|| {
        let games = found.games.iter().enumerate().map(one);
        view! { <ol class="an-games">{games.collect_view()}</ol> }
    });
    let head = words.with("analysis-found", &args!["count" => count]);
    let more = found
        .more
        .then(|| view! { <p class="an-about">{words.get("analysis-found-more")}</p> });
    let problems: Vec<&Problem> = found
        .games
        .iter()
        .flat_map(|game| &game.problems)
        .chain(&found.stray)
        .take(50)
        .collect();
    let line = |problem: &Problem| {
        let told = args![
            "game" => problem.game,
            "line" => problem.place.line,
            "column" => problem.place.column,
        ];
        let token =
            (!problem.token.is_empty()).then(|| view! { <code>{problem.token.clone()}</code> });
        view! {
            <li>
                {words.with("analysis-problem-at", &told)} " " {pgn_errors::fault(words, &problem.kind)} " " {token}
            </li>
        }
    };
    let faults = (!problems.is_empty()).then(|| {
        let lines = problems.into_iter().map(line).collect_view();
        view! {
            <p class="an-fault">{words.get("analysis-problems-kept")}</p>
            <ul class="an-problems">{lines}</ul>
        }
    });
    view! { <p>{head}</p> {games} {more} {faults} }.into_any()
}

fn all_problems(game: &Imported) -> usize {
    game.problems.len() + game.further_problems
}

/// Title of a game in the list.
fn called(game: &Imported, place: usize) -> String {
    let tree = &game.tree;
    let tag = |name| {
        tree.tags
            .get(name)
            .filter(|value| !matches!(*value, "" | "?" | "????.??.??"))
    };
    let names = match (tag("White"), tag("Black")) {
        (None, None) => None,
        (white, black) => Some(format!(
            "{} – {}",
            white.unwrap_or("?"),
            black.unwrap_or("?")
        )),
    };
    let plies = tree[tree.end_of_line(NodeId::ROOT)].depth();
    let parts = [
        Some(format!("{}.", place + 1)),
        names,
        tag("Event").map(str::to_owned),
        tag("Date").map(str::to_owned),
        Some(tree.result().to_owned()),
        Some(format!("({})", plies.div_ceil(2))),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}
