//! Questions in the place of the controls, answered by a press, by Escape or by a word.

use crate::arbiter_button::ArbiterButton;
use crate::focus;
use crate::session::{Choice, Question, Session};
use chess::Color;
use game::{Claim, Event};
use i18n::args;
use leptos::html::Button;
use leptos::prelude::*;
use narration::Narrator;
use std::rc::Rc;
use table::{Intent, Table};

/// A question with its answers. All questions are one kind of view: their differences are data.
struct QuestionBar {
    role: &'static str,
    /// Accessible name, where it is not the text.
    label: Option<&'static str>,
    text: Signal<String>,
    answers: Vec<Answer>,
    /// The answer that Escape gives.
    escape: Option<usize>,
    /// Index of the answer that has the focus, unless somebody types; with `true` only if the focus had been lost.
    focused: Option<(usize, bool)>,
    /// True if the arbiter can be called while the question is open.
    arbiter: bool,
}

/// An answer on a button.
struct Answer {
    /// Action name, for tests.
    action: &'static str,
    /// Message name of its label.
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

impl QuestionBar {
    fn view(self, session: Session) -> AnyView {
        let words = session.words;
        let QuestionBar {
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
            Some(_) if !session.focus.is_in_entry() => focus::when_there(chosen),
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

/// A confirmation. The answer that changes nothing has the focus.
pub fn sure(session: Session, asked: Question) -> AnyView {
    let (question, yes) = match asked {
        Question::Stop => ("stop-sure", "resign"),
        _ => ("leave-sure", "give-up"),
    };
    // Whoever types does not see the focus go, so the question is said.
    if session.focus.is_in_entry() {
        session.announce(session.words.once().get(question));
    }
    let confirm = Answer {
        class: "danger",
        ..answer("confirm", yes, move || session.act(Intent::Answer(true)))
    };
    QuestionBar {
        role: "alertdialog",
        label: None,
        text: say(session, question),
        answers: vec![
            confirm,
            answer("cancel", "play-on", move || {
                session.act(Intent::Answer(false));
            }),
        ],
        escape: Some(1),
        focused: Some((1, false)),
        arbiter: false,
    }
    .view(session)
}

/// Draw claims, draw offers and clock stops, as offered to the player, with the cost of a wrong claim.
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
                Choice::Increment => ("request-increment", "request-increment"),
                Choice::Evidence(_) => ("evidence", "show-evidence"),
                Choice::Stop => ("stop-clocks", "stop-clocks"),
            };
            answer(action, name, move || session.act(Intent::Choose(choice)))
        })
        .collect();
    let cancel = answers.len();
    answers.push(answer("cancel", "cancel", move || {
        session.act(Intent::Answer(false));
    }));
    QuestionBar {
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

/// Prompt while the move is awaited with which a draw is claimed.
pub fn announce(session: Session) -> AnyView {
    QuestionBar {
        role: "group",
        label: None,
        text: say(session, "announce-move"),
        answers: vec![answer("cancel", "cancel", move || {
            session.act(Intent::Answer(false));
        })],
        escape: Some(0),
        focused: None,
        arbiter: false,
    }
    .view(session)
}

/// Steps through the positions that prove a claim, or show that it is wrong.
pub fn evidence(session: Session) -> AnyView {
    let words = session.words;
    let plies = session.table.with_untracked(Table::evidence);
    let next = move || session.act(Intent::NextEvidence);
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
    QuestionBar {
        role: "group",
        label: Some("show-evidence"),
        text: text.into(),
        answers: vec![
            answer("next-evidence", "next-position", next),
            answer("cancel", "close", move || {
                session.act(Intent::Answer(false));
            }),
        ],
        escape: Some(1),
        focused: Some((0, false)),
        arbiter: false,
    }
    .view(session)
}

/// A draw offer to the person at this device; the arbiter can be called too.
pub fn offer(session: Session, by: Color) -> AnyView {
    let words = session.words;
    let offers = move || Narrator::new(&words.now(), false).offers_draw(by);
    // Both can be too late if the game has just ended by itself; the end card says so.
    let accept = move || {
        let _ = session.send(Event::AcceptDraw(!by));
    };
    let decline = move || {
        let _ = session.send(Event::DeclineDraw(!by));
        session.focus.to_board();
    };
    QuestionBar {
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

/// Confirmation of a move, before the clock is pressed.
pub fn confirm(session: Session) -> AnyView {
    let settle = move |meant: bool| {
        session.act(Intent::Confirm(meant));
        if !session.focus.is_in_entry() {
            session.focus.to_board();
        }
    };
    let meant = Answer {
        class: "sure",
        ..answer("confirm-move", "confirm", move || settle(true))
    };
    QuestionBar {
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
