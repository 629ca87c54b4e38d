//! Irregularities (FIDE 7): what was wrong, the rules for it, and its correction.

use super::{ArbiterContext, Feedback};
use crate::event_text;
use crate::law_link::law_link;
use game::{Correction, Event, Irregularity, ReversedColours};
use i18n::args;
use laws::articles;
use leptos::prelude::*;
use widgets::button::ask_first;
use widgets::disclosure::disclosure;
use widgets::menu::Menu;

const KINDS: [Irregularity; 7] = [
    Irregularity::IllegalMove,
    Irregularity::Displaced,
    Irregularity::Impossible,
    Irregularity::WrongStart,
    Irregularity::ColoursReversed,
    Irregularity::BoardTurned,
    Irregularity::WrongClock,
];

/// Message names of the ways to correct an irregularity.
const WAYS: [&str; 4] = [
    "correction-back",
    "correction-in-proportion",
    "correction-restart",
    "correction-note",
];
const RESTART: usize = 2;
const NOTE: usize = 3;

/// The usual correction by the rules.
fn usual(kind: Irregularity) -> usize {
    match kind {
        Irregularity::IllegalMove | Irregularity::Displaced | Irregularity::Impossible => 0,
        Irregularity::WrongStart | Irregularity::ColoursReversed => RESTART,
        Irregularity::BoardTurned | Irregularity::WrongClock => NOTE,
    }
}

/// True if the correction takes half-moves back.
fn goes_back(way: usize) -> bool {
    way < RESTART
}

/// Section in which an irregularity is corrected.
pub fn irregularities(arbiter: ArbiterContext) -> impl IntoView {
    let words = arbiter.words;
    let feedback = Feedback::new();
    let kind = RwSignal::new(0);
    let way = RwSignal::new(usual(KINDS[0]));
    let place = RwSignal::new(0);
    // Each kind comes with its usual way, and a half-move back is the nearest; both can be chosen otherwise.
    Effect::new(move |_| way.set(usual(KINDS[kind.get()])));
    Effect::new(move |_| place.set(arbiter.game().plies().len().saturating_sub(1)));
    let rule = move || {
        let (words, game) = (words.now(), arbiter.game());
        let rules = &game.config().rules;
        let name = event_text::irregularity(KINDS[kind.get()]);
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
            (Irregularity::ColoursReversed, ReversedColours::ArbiterDecides, _) => {
                words.get("rule-colours-reversed-arbiter")
            }
            _ => words.get(&format!("rule-{name}")),
        }
    };
    let mend = move || {
        let ply = place.get_untracked() as u32;
        let how = match way.get_untracked() {
            0 => Correction::Back(ply),
            1 => Correction::BackInProportion(ply),
            RESTART => Correction::Restart,
            _ => Correction::Note,
        };
        arbiter.try_order(
            Event::Correction(KINDS[kind.get_untracked()], how),
            feedback,
        );
    };
    let kinds = move || {
        let name = |kind| format!("irregularity-{}", event_text::irregularity(kind));
        KINDS.map(|kind| words.now().get(&name(kind))).to_vec()
    };
    let ways = move || WAYS.map(|name| words.now().get(name)).to_vec();
    let places = move || event_text::places(&arbiter.game(), &words.now());
    disclosure(
        words,
        "irregularities",
        "arbiter-irregularities",
        view! {
            <Menu name="irregularity" label="irregularity" chosen=kind options=kinds/>
            <p class="about">{rule} {move || law_link(words, articles::of_irregularity(KINDS[kind.get()]))}</p>
            <Menu name="correction" label="correction" chosen=way options=ways/>
            <div hidden=move || !goes_back(way.get())>
                <Menu name="correction-place" label="correction-place" chosen=place options=places/>
            </div>
            {ask_first(words, "correction", "apply-correction", move || way.get() != NOTE, mend)}
            {feedback.view(arbiter)}
        }
        .into_any(),
    )
}
