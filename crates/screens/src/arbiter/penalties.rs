//! Penalties for a player's offence (FIDE 12.9), and declared results.

use super::{ArbiterContext, Feedback};
use crate::event_text;
use chess::Color;
use game::{Event, Millis, Penalty, Points};
use i18n::clock_face;
use leptos::html::Input;
use leptos::prelude::*;
use widgets::button::ask_first;
use widgets::disclosure::disclosure;
use widgets::field;
use widgets::menu::Menu;

/// A penalty on offer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Warning,
    OpponentGains,
    Loses,
    AsIllegal,
    Forfeit,
    Absent,
}

impl Kind {
    const ALL: [(&'static str, Kind); 6] = [
        ("penalty-warning", Kind::Warning),
        ("penalty-gains", Kind::OpponentGains),
        ("penalty-loses", Kind::Loses),
        ("penalty-as-illegal", Kind::AsIllegal),
        ("penalty-forfeit", Kind::Forfeit),
        ("penalty-absent", Kind::Absent),
    ];

    fn takes_time(self) -> bool {
        matches!(self, Kind::OpponentGains | Kind::Loses)
    }

    fn event(self, side: Color, time: Millis) -> Event {
        let penalty = match self {
            Kind::Warning => Penalty::Warning,
            Kind::OpponentGains => Penalty::OpponentGains(time),
            Kind::Loses => Penalty::Loses(time),
            Kind::AsIllegal => Penalty::AsIllegal,
            Kind::Forfeit => Penalty::Forfeit,
            Kind::Absent => return Event::Absent(side),
        };
        Event::Penalize(side, penalty)
    }
}

/// The results that can be declared, as they are written.
const RESULTS: [(&str, Points); 6] = [
    ("1–0", Points::Won(Color::White)),
    ("½–½", Points::Draw),
    ("0–1", Points::Won(Color::Black)),
    ("0–0", Points::BothLost),
    ("½–0", Points::Half(Color::White)),
    ("0–½", Points::Half(Color::Black)),
];

/// Penalties for a side, or a decided game.
pub fn penalties(arbiter: ArbiterContext) -> impl IntoView {
    let words = arbiter.words;
    let (feedback, declared) = (Feedback::new(), Feedback::new());
    let side = RwSignal::new(0);
    let kind = RwSignal::new(0);
    let result = RwSignal::new(0);
    let time = NodeRef::<Input>::new();
    let timed = arbiter.game_once().config().time.is_some();
    let chosen = move || Kind::ALL[kind.get()].1;
    let impose = move || {
        let kind = Kind::ALL[kind.get_untracked()].1;
        let color = Color::ALL[side.get_untracked()];
        match clock_face::read(&field::text_of(time)) {
            None if kind.takes_time() => feedback.say("time-unreadable"),
            time => {
                arbiter.try_order(kind.event(color, time.unwrap_or(0)), feedback);
            }
        }
    };
    let decides = move || matches!(chosen(), Kind::Forfeit | Kind::Absent);
    let sides = move || {
        Color::ALL
            .map(|side| event_text::side(&words.now(), side))
            .to_vec()
    };
    let kinds = move || Kind::ALL.map(|(name, _)| words.now().get(name)).to_vec();
    let results = move || RESULTS.map(|(written, _)| written.to_owned()).to_vec();
    let declare = move || {
        arbiter.try_order(Event::Declare(RESULTS[result.get_untracked()].1), declared);
    };
    disclosure(words, "penalties", "arbiter-penalties", view! {
        <Menu name="penalty-side" label="penalty-for" chosen=side options=sides/>
        <Menu name="penalty" label="penalty" chosen=kind options=kinds/>
        <div class="row" hidden=move || !(timed && chosen().takes_time())>
            <label for="penalty-time">{words.say("penalty-time")}</label>
            <input node_ref=time id="penalty-time" name="penalty-time" type="text" inputmode="numeric" autocomplete="off" size="8" value="2:00"/>
        </div>
        {ask_first(words, "penalize", "impose", decides, impose)}
        {feedback.view(arbiter)}
        <Menu name="result" label="declare-result" chosen=result options=results/>
        {ask_first(words, "declare", "declare", || true, declare)}
        {declared.view(arbiter)}
    }.into_any())
}
