//! First step: games to choose, and what was read of them.

use super::state::{LabState, Source};
use i18n::args;
use leptos::prelude::*;
use protocol::lab::Kind;
use widgets::button::button;
use widgets::file_button::FileButton;
use widgets::icon::Sign;

/// Endings of the files that can be read.
const FILES: &str = ".pgn,.mat,.txt,.csv,.json";

/// Sources to choose from.
pub fn games(state: LabState) -> AnyView {
    let words = state.words;
    let again = Memo::new(move |_| state.read.with(Option::is_some));
    view! {
        <section class="lab-card lab-sources">
            <p>{words.say("lab-sources")}</p>
            <div>
                // While nothing is read yet, the main button does this.
                <Show when=move || again.get()>
                    {button(words, "lab-own", "lab-own", move || state.begin(Source::Own))}
                </Show>
                <FileButton label="lab-file" action="lab-file" name="lab-file" accept=FILES icon=Sign::Page on_file=move |file| state.open_file(file)/>
                {button(words, "lab-library", "lab-library", move || state.begin(Source::Library))}
                <Show when=move || again.get()>
                    {button(words, "lab-new", "lab-new", move || state.start_anew())}
                </Show>
            </div>
            <p class="lab-how">{words.say("lab-kinds")}</p>
        </section>
    }
    .into_any()
}

/// Figures of the games that were read.
pub fn counts(state: LabState) -> AnyView {
    let words = state.words;
    let told = move || {
        let words = words.now();
        let read = state.read.get()?;
        let number = |number: u64| {
            words.with(
                "lab-figure",
                &args!["figure" => u32::try_from(number).unwrap_or(u32::MAX)],
            )
        };
        let [black, drawn, white] = read.results;
        let used = state
            .outcome
            .with(|found| found.as_ref().map_or(0, |found| found.rows));
        let games = [
            ("lab-games", read.games),
            ("lab-won-white", white),
            ("lab-drawn", drawn),
            ("lab-won-black", black),
            ("lab-unfinished", read.unfinished),
        ];
        let games = games.into_iter().filter(|_| read.kind != Kind::Rows);
        let rows = [("lab-positions", read.rows), ("lab-used", used.into())];
        let fact = |(name, figure): (&'static str, u64)| {
            view! { <div data-fact=name><dt>{words.get(name)}</dt><dd>{number(figure)}</dd></div> }
        };
        let broken = (!read.faults.is_empty()).then(|| {
            let faults = read
                .faults
                .iter()
                .map(|fault| view! { <li>{fault.clone()}</li> })
                .collect_view();
            let count = u32::try_from(read.broken).unwrap_or(u32::MAX);
            view! {
                <details class="lab-faults">
                    <summary>{words.with("lab-broken", &args!["count" => count])}</summary>
                    <ul>{faults}</ul>
                </details>
            }
        });
        let stopped = (!read.complete).then(|| {
            view! {
                <p>{words.get("lab-stopped")}</p>
                {(!state.is_kept()).then(|| button(state.words, "lab-read-on", "lab-go-on", move || state.read_on()))}
            }
        });
        Some(view! {
            <section class="lab-card" data-counts>
                <h3>{words.get("lab-read")}</h3>
                <dl class="lab-facts">{games.chain(rows).map(fact).collect_view()}</dl>
                {broken}
                {stopped}
            </section>
        })
    };
    view! { {told} }.into_any()
}
