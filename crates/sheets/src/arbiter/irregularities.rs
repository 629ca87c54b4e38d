//! Irregularities (FIDE 7): what was wrong, what the rules say to it, and how it is mended.

use super::{Answer, Bench, told};
use crate::parts::{Menu, ask_first, fold};
use game::{Event, Irregularity, Mend, ReversedColours};
use leptos::prelude::*;
use ui::words::args;

const KINDS: [Irregularity; 7] = [
    Irregularity::IllegalMove,
    Irregularity::Displaced,
    Irregularity::Impossible,
    Irregularity::WrongStart,
    Irregularity::ColoursReversed,
    Irregularity::BoardTurned,
    Irregularity::WrongClock,
];

/// How something can be mended, by the names of the messages.
const WAYS: [&str; 4] = [
    "mend-back",
    "mend-in-proportion",
    "mend-restart",
    "mend-note",
];
const RESTART: usize = 2;
const NOTE: usize = 3;

/// The way the rules name for it.
fn usual(kind: Irregularity) -> usize {
    match kind {
        Irregularity::IllegalMove | Irregularity::Displaced | Irregularity::Impossible => 0,
        Irregularity::WrongStart | Irregularity::ColoursReversed => RESTART,
        Irregularity::BoardTurned | Irregularity::WrongClock => NOTE,
    }
}

/// Whether half-moves are taken back.
fn goes_back(way: usize) -> bool {
    way < RESTART
}

/// The fold in which an irregularity is mended.
pub fn irregularities(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let answer = Answer::new();
    let kind = RwSignal::new(0);
    let way = RwSignal::new(usual(KINDS[0]));
    let place = RwSignal::new(0);
    // Each kind comes with its usual way, and a half-move back is the nearest; both can be chosen otherwise.
    Effect::new(move |_| way.set(usual(KINDS[kind.get()])));
    Effect::new(move |_| place.set(bench.game().plies().len().saturating_sub(1)));
    let rule = move || {
        let (words, game) = (words.now(), bench.game());
        let rules = &game.config().rules;
        let name = told::irregularity(KINDS[kind.get()]);
        match (
            KINDS[kind.get()],
            rules.reversed_colours,
            rules.illegal.horizon,
        ) {
            (Irregularity::IllegalMove, _, Some(moves)) => {
                words.with("rule-illegal-move-within", &args!["count" => moves])
            }
            (Irregularity::ColoursReversed, ReversedColours::Moves(moves), _) => {
                words.with("rule-colours-reversed", &args!["count" => moves])
            }
            (Irregularity::ColoursReversed, ReversedColours::QuarterOfTime, _) => {
                words.get("rule-colours-reversed-time")
            }
            _ => words.get(&format!("rule-{name}")),
        }
    };
    let mend = move || {
        let ply = place.get_untracked() as u32;
        let how = match way.get_untracked() {
            0 => Mend::Back(ply),
            1 => Mend::BackInProportion(ply),
            RESTART => Mend::Restart,
            _ => Mend::Note,
        };
        bench.try_order(Event::Mend(KINDS[kind.get_untracked()], how), answer);
    };
    let kinds = move || {
        let name = |kind| format!("irregularity-{}", told::irregularity(kind));
        KINDS.map(|kind| words.now().get(&name(kind))).to_vec()
    };
    let ways = move || WAYS.map(|name| words.now().get(name)).to_vec();
    let places = move || told::places(&bench.game(), &words.now());
    fold(
        words,
        "irregularities",
        "arbiter-irregularities",
        view! {
            <Menu name="irregularity" label="irregularity" chosen=kind options=kinds/>
            <p class="about">{rule}</p>
            <Menu name="mend" label="mend" chosen=way options=ways/>
            <div hidden=move || !goes_back(way.get())>
                <Menu name="mend-place" label="mend-place" chosen=place options=places/>
            </div>
            {ask_first(words, "mend", "mend-it", move || way.get() != NOTE, mend)}
            {answer.view(bench)}
        }
        .into_any(),
    )
}
