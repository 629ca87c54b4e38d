//! Questions of a game: the status line asks, the answers stand in the place of the controls; answered by a press, by Escape or
//! by a word.

use crate::arbiter_button::ArbiterButton;
use crate::control_row::Row;
use crate::focus;
use crate::page::GameContext;
use crate::waiting;
use chess::Color;
use game::{Claim, Event};
use i18n::args;
use leptos::html::Button;
use leptos::prelude::*;
use narration::Narrator;
use play::asks_take_back;
use std::rc::Rc;
use table::{Choice, Intent, Question, Table};

/// The answers to a question. All questions are one kind of view: their differences are data.
struct QuestionBar {
    /// Row of the controls; its question is the accessible name too.
    row: Row,
    role: &'static str,
    /// Note above many answers, to be known before one is chosen.
    text: Option<Signal<String>>,
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
    fn view(self, context: GameContext) -> AnyView {
        let words = context.page.words;
        let QuestionBar {
            row,
            role,
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
            Some(_) if !context.focus.is_in_entry() => focus::when_there(chosen),
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
        view! {
            <div
                class="ask"
                class:many=many
                role=role
                aria-label=move || asked(context, row)
                on:keydown=move |event| {
                    if let Some(give) = escape.as_ref().filter(|_| event.key() == "Escape") {
                        give();
                    }
                }
            >
                {text.map(|text| view! { <p>{text}</p> })}
                {buttons.collect_view()}
                {arbiter.then(|| view! { <ArbiterButton/> })}
            </div>
        }
        .into_any()
    }
}

/// Question of a row of controls, or the note that goes with its buttons, for the status line.
pub fn asked(context: GameContext, row: Row) -> Option<String> {
    let words = context.page.words.now();
    let name = match row {
        Row::Actions | Row::NextSteps | Row::Pencil => return None,
        Row::DrawChoices => "draw-choices",
        Row::Confirm => "confirm-move",
        Row::ClaimWith => "announce-move",
        Row::Sure(Question::Stop) => "stop-sure",
        Row::Sure(Question::Appeal) => "appeal-sure",
        Row::Sure(_) => "leave-sure",
        Row::Held(why) => why,
        Row::Paused => return Some(waiting::paused(context)),
        Row::TakeBack => return Some(context.live.game.with(|game| asks_take_back(&words, game))),
        Row::Offer(by) => return Some(Narrator::new(&words, false).offers_draw(by)),
        Row::Evidence => return Some(shown_evidence(context)),
    };
    Some(words.get(name))
}

/// The position that is shown, of those that prove a claim.
fn shown_evidence(context: GameContext) -> String {
    let plies = context.live.table.with(Table::evidence);
    let shown = context.live.shown.get();
    let at = plies.iter().position(|&ply| ply == shown);
    at.map_or_else(String::new, |at| {
        let told = args![
            "number" => at + 1,
            "count" => plies.len(),
            "moves" => shown.div_ceil(2),
        ];
        context.page.words.now().with("evidence-at", &told)
    })
}

/// A confirmation. The answer that changes nothing has the focus.
pub fn sure(context: GameContext, asked: Question) -> AnyView {
    let row = Row::Sure(asked);
    let yes = match asked {
        Question::Stop => "resign",
        Question::Appeal => "appeal",
        _ => "give-up",
    };
    // Whoever types does not see the focus go, so the question is said.
    if context.focus.is_in_entry() {
        let told = untrack(|| self::asked(context, row));
        context.live.announce(told.unwrap_or_default());
    }
    let confirm = Answer {
        class: "danger",
        ..answer("confirm", yes, move || {
            context.act(Intent::Answer(true));
        })
    };
    QuestionBar {
        row,
        role: "alertdialog",
        text: None,
        answers: vec![
            confirm,
            answer("cancel", "play-on", move || {
                context.act(Intent::Answer(false));
            }),
        ],
        escape: Some(1),
        focused: Some((1, false)),
        arbiter: false,
    }
    .view(context)
}

/// The question to the other of two persons, whether the last move may be taken back.
pub fn take_back(context: GameContext) -> AnyView {
    let give = move |allowed: bool| move || context.act(Intent::Answer(allowed));
    QuestionBar {
        row: Row::TakeBack,
        role: "alertdialog",
        text: None,
        answers: vec![
            answer("allow-take-back", "allow", give(true)),
            answer("decline-take-back", "decline", give(false)),
        ],
        escape: Some(1),
        focused: Some((1, false)),
        arbiter: false,
    }
    .view(context)
}

/// Draw claims, draw offers and clock stops, as offered to the player, with the cost of a wrong claim.
pub fn draw(context: GameContext) -> AnyView {
    let words = context.page.words;
    let cost = move || {
        let cost = context
            .live
            .game
            .with(|game| Narrator::new(&words.now(), false).cost_of_claim(game));
        cost.unwrap_or_default()
    };
    let mut answers: Vec<Answer> = context
        .live
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
                Choice::Appeal => ("appeal", "appeal"),
                Choice::Stop => ("stop-clocks", "stop-clocks"),
            };
            answer(action, name, move || {
                context.act(Intent::Choose(choice));
            })
        })
        .collect();
    let cancel = answers.len();
    answers.push(answer("cancel", "cancel", move || {
        context.act(Intent::Answer(false));
    }));
    QuestionBar {
        row: Row::DrawChoices,
        role: "dialog",
        text: Some(Signal::derive(cost)),
        answers,
        escape: Some(cancel),
        focused: Some((0, false)),
        arbiter: false,
    }
    .view(context)
}

/// Prompt while the move is awaited with which a draw is claimed.
pub fn announce(context: GameContext) -> AnyView {
    QuestionBar {
        row: Row::ClaimWith,
        role: "group",
        text: None,
        answers: vec![answer("cancel", "cancel", move || {
            context.act(Intent::Answer(false));
        })],
        escape: Some(0),
        focused: None,
        arbiter: false,
    }
    .view(context)
}

/// Steps through the positions that prove a claim, or show that it is wrong.
pub fn evidence(context: GameContext) -> AnyView {
    let next = move || context.act(Intent::NextEvidence);
    let text = Memo::new(move |_| shown_evidence(context));
    Effect::new(move |_| context.live.announce(text.get()));
    QuestionBar {
        row: Row::Evidence,
        role: "group",
        text: None,
        answers: vec![
            answer("next-evidence", "next-position", next),
            answer("cancel", "close", move || {
                context.act(Intent::Answer(false));
            }),
        ],
        escape: Some(1),
        focused: Some((0, false)),
        arbiter: false,
    }
    .view(context)
}

/// A draw offer to the person at this device; the arbiter can be called too.
pub fn offer(context: GameContext, by: Color) -> AnyView {
    // Both can be too late if the game has just ended by itself; the end card says so.
    let accept = move || {
        let _ = context.live.apply(Event::AcceptDraw(!by));
    };
    let decline = move || {
        let _ = context.live.apply(Event::DeclineDraw(!by));
        context.focus.to_board();
    };
    QuestionBar {
        row: Row::Offer(by),
        role: "alertdialog",
        text: None,
        answers: vec![
            answer("accept-draw", "accept", accept),
            answer("decline-draw", "decline", decline),
        ],
        escape: None,
        focused: Some((1, true)),
        arbiter: true,
    }
    .view(context)
}

/// Confirmation of a move, before the clock is pressed.
pub fn confirm(context: GameContext) -> AnyView {
    let settle = move |meant: bool| {
        context.act(Intent::Confirm(meant));
        if !context.focus.is_in_entry() {
            context.focus.to_board();
        }
    };
    let meant = Answer {
        class: "sure",
        ..answer("confirm-move", "confirm", move || settle(true))
    };
    QuestionBar {
        row: Row::Confirm,
        role: "alertdialog",
        text: None,
        answers: vec![
            meant,
            answer("take-back-move", "take-it-back", move || settle(false)),
        ],
        escape: Some(1),
        focused: Some((0, false)),
        arbiter: false,
    }
    .view(context)
}
