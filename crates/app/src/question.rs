//! What is asked in the place of the controls, and answered by a press, by Escape or by a word.

use crate::controls::ArbiterButton;
use crate::focus;
use crate::session::{Asked, Choice, Session};
use crate::words::args;
use board::Narrator;
use chess::Color;
use game::{Claim, Event};
use leptos::html::Button;
use leptos::prelude::*;
use std::rc::Rc;

/// A question with its answers. All are one kind of view: what differs is data.
struct Question {
    role: &'static str,
    /// What it is called, if not by its text.
    label: Option<&'static str>,
    text: Signal<String>,
    answers: Vec<Answer>,
    /// The answer that Escape gives.
    escape: Option<usize>,
    /// The answer that has the focus, unless somebody types; whether only if it had been lost.
    focused: Option<(usize, bool)>,
    /// Whether the arbiter can be called meanwhile.
    arbiter: bool,
}

/// An answer on a button.
struct Answer {
    /// By what tests know it.
    action: &'static str,
    /// The name of the message on it.
    name: &'static str,
    class: &'static str,
    give: Rc<dyn Fn()>,
}

fn answer(action: &'static str, name: &'static str, give: impl Fn() + 'static) -> Answer {
    Answer {
        action,
        name,
        class: "",
        give: Rc::new(give),
    }
}

impl Question {
    fn view(self, session: Session) -> AnyView {
        let words = session.words;
        let Question {
            role,
            label,
            text,
            answers,
            escape,
            focused,
            arbiter,
        } = self;
        let chosen = NodeRef::<Button>::new();
        match focused {
            Some((_, true)) => focus::when_lost(chosen),
            // Whoever types goes on typing: there words answer.
            Some(_) if !focus::is_in_entry() => focus::when_there(chosen),
            _ => {}
        }
        let escape = escape.map(|at| Rc::clone(&answers[at].give));
        let many = answers.len() > 3;
        let buttons = answers.into_iter().enumerate().map(|(at, answer)| {
            let here = focused.is_some_and(|(focused, _)| focused == at);
            view! {
                <button
                    node_ref=if here { chosen } else { NodeRef::new() }
                    type="button"
                    class=answer.class
                    data-action=answer.action
                    on:click=move |_| (answer.give)()
                >
                    {words.say(answer.name)}
                </button>
            }
        });
        let label = move || match label {
            Some(label) => words.now().get(label),
            None => text.get(),
        };
        view! {
            <div
                class="ask"
                class:many=many
                role=role
                aria-label=label
                on:keydown=move |event| {
                    if let Some(give) = escape.as_ref().filter(|_| event.key() == "Escape") {
                        give();
                    }
                }
            >
                <p>{text}</p>
                {buttons.collect_view()}
                {arbiter.then(|| view! { <ArbiterButton/> })}
            </div>
        }
        .into_any()
    }
}

fn say(session: Session, name: &'static str) -> Signal<String> {
    Signal::derive(session.words.say(name))
}

/// Asks back what was to be done. The answer that changes nothing has the focus.
pub fn sure(session: Session, asked: Asked) -> AnyView {
    let (question, yes) = match asked {
        Asked::Resign => ("resign-sure", "resign"),
        Asked::Stop => ("stop-sure", "resign"),
        _ => ("leave-sure", "give-up"),
    };
    // Whoever types does not see the focus go, so the question is said.
    if focus::is_in_entry() {
        session.announce(session.words.once().get(question));
    }
    let confirm = Answer {
        class: "danger",
        ..answer("confirm", yes, move || session.settle(true))
    };
    Question {
        role: "alertdialog",
        label: None,
        text: say(session, question),
        answers: vec![
            confirm,
            answer("cancel", "play-on", move || session.settle(false)),
        ],
        escape: Some(1),
        focused: Some((1, false)),
        arbiter: false,
    }
    .view(session)
}

/// What whoever wants a draw can do, and what a wrong claim would cost.
pub fn draw(session: Session) -> AnyView {
    let words = session.words;
    let cost = move || {
        let cost = session
            .game
            .with(|game| Narrator::new(&words.now(), false).cost_of_claim(game));
        cost.unwrap_or_default()
    };
    let mut answers: Vec<Answer> = session
        .choices()
        .into_iter()
        .map(|choice| {
            let (action, name) = match choice {
                Choice::Offer => ("offer-draw", "offer-draw"),
                Choice::Claim(Claim::Repetition) => ("claim-repetition", "claim-three-times"),
                Choice::Claim(Claim::FiftyMoves) => ("claim-fifty-moves", "claim-no-progress"),
                Choice::ClaimWith => ("claim-with", "claim-with"),
                Choice::Quickplay => ("claim-quickplay", "claim-quickplay"),
                Choice::Evidence(_) => ("evidence", "show-evidence"),
                Choice::Stop => ("stop-clocks", "stop-clocks"),
            };
            answer(action, name, move || session.choose(choice))
        })
        .collect();
    let cancel = answers.len();
    answers.push(answer("cancel", "cancel", move || session.settle(false)));
    Question {
        role: "dialog",
        label: Some("draw-choices"),
        text: Signal::derive(cost),
        answers,
        escape: Some(cancel),
        focused: Some((0, false)),
        arbiter: false,
    }
    .view(session)
}

/// While the move is awaited with which a draw is claimed.
pub fn announce(session: Session) -> AnyView {
    Question {
        role: "group",
        label: None,
        text: say(session, "announce-move"),
        answers: vec![answer("cancel", "cancel", move || session.settle(false))],
        escape: Some(0),
        focused: None,
        arbiter: false,
    }
    .view(session)
}

/// Goes through the positions that prove a claim, or show that it is wrong.
pub fn evidence(session: Session) -> AnyView {
    let words = session.words;
    let plies = untrack(|| session.evidence());
    let first = plies.first().copied().unwrap_or(0);
    // The position after an announced move is one further than the record goes.
    session.shown.set(first);
    let next = {
        let plies = plies.clone();
        move || {
            let shown = session.shown.get_untracked();
            let next = plies.iter().copied().find(|&ply| ply > shown);
            session.shown.set(next.unwrap_or(first));
        }
    };
    let text = move || {
        let shown = session.shown.get();
        let at = plies.iter().position(|&ply| ply == shown);
        at.map_or_else(String::new, |at| {
            let told = args![
                "number" => at + 1,
                "count" => plies.len(),
                "moves" => shown.div_ceil(2),
            ];
            words.now().with("evidence-at", &told)
        })
    };
    let text = Memo::new(move |_| text());
    Effect::new(move |_| session.announce(text.get()));
    Question {
        role: "group",
        label: Some("show-evidence"),
        text: text.into(),
        answers: vec![
            answer("next-evidence", "next-position", next),
            answer("cancel", "close", move || session.settle(false)),
        ],
        escape: Some(1),
        focused: Some((0, false)),
        arbiter: false,
    }
    .view(session)
}

/// An offer to the person at this device; the arbiter is there too.
pub fn offer(session: Session, by: Color) -> AnyView {
    let words = session.words;
    let offers = move || Narrator::new(&words.now(), false).offers_draw(by);
    // Both can be too late if the game has just ended by itself; the end card says so.
    let accept = move || {
        let _ = session.send(Event::AcceptDraw(!by));
    };
    let decline = move || {
        let _ = session.send(Event::DeclineDraw(!by));
        focus::to_board();
    };
    Question {
        role: "alertdialog",
        label: None,
        text: Signal::derive(offers),
        answers: vec![
            answer("accept-draw", "accept", accept),
            answer("decline-draw", "decline", decline),
        ],
        escape: None,
        focused: Some((1, true)),
        arbiter: true,
    }
    .view(session)
}

/// Asks whether a move is meant, before the clock is pressed.
pub fn confirm(session: Session) -> AnyView {
    let settle = move |meant: bool| {
        session.confirm(meant);
        if !focus::is_in_entry() {
            focus::to_board();
        }
    };
    let meant = Answer {
        class: "sure",
        ..answer("confirm-move", "confirm", move || settle(true))
    };
    Question {
        role: "alertdialog",
        label: None,
        text: say(session, "confirm-move"),
        answers: vec![
            meant,
            answer("take-back-move", "take-it-back", move || settle(false)),
        ],
        escape: Some(1),
        focused: Some((0, false)),
        arbiter: false,
    }
    .view(session)
}
