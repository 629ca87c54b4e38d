//! Cards over the faces: questions, notices, and the setup.

use super::ClockCommand;
use super::controller::{Card, ClockController};
use super::record::{Event, Half, Record};
use crate::typed::{Fault, time};
use chess::Color;
use i18n::clock_face::to_seconds;
use i18n::names::color_name;
use leptos::html::{Button, Div};
use leptos::prelude::*;
use widgets::icon::{Icon, Sign};

/// The open card, if there is one.
#[component]
pub fn Over(clock: ClockController) -> impl IntoView {
    move || {
        let card = clock.card.get();
        let told = clock.notice.get();
        let view = match (card, told) {
            (Some(Card::SetUp), _) => view! { <SetUp clock/> }.into_any(),
            (Some(Card::Reset), _) => {
                let yes = move || clock.reset();
                view! { <Sure clock question="timer-reset-sure" yes="timer-reset" done=yes/> }
                    .into_any()
            }
            (Some(Card::Leave), _) => {
                let yes = move || clock.put_away();
                view! { <Sure clock question="timer-leave-sure" yes="close" done=yes/> }.into_any()
            }
            (None, Some(notice)) => {
                let words = clock.context.words;
                let close = move |_| clock.notice.set(None);
                view! {
                    <section class="clock-card" role="alert" data-notice>
                        <p>{move || notice.told(&words.now())}</p>
                        <button type="button" data-action="timer-done" on:click=close>{words.say("close")}</button>
                    </section>
                }
                .into_any()
            }
            (None, None) => return None,
        };
        Some(view! { <div class="clock-over">{view}</div> })
    }
}

/// A confirmation. The answer that changes nothing has the focus.
#[component]
fn Sure(
    clock: ClockController,
    question: &'static str,
    yes: &'static str,
    done: impl Fn() + 'static,
) -> impl IntoView {
    let words = clock.context.words;
    let cancel = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let Some(cancel) = cancel.get() {
            let _ = cancel.focus();
        }
    });
    let confirm = move |_| {
        clock.card.set(None);
        done();
    };
    view! {
        <section class="clock-card" role="alertdialog" aria-label=words.say(question)>
            <p>{words.say(question)}</p>
            <div class="clock-answers">
                <button type="button" class="danger" data-action="confirm" on:click=confirm>{words.say(yes)}</button>
                <button node_ref=cancel type="button" data-action="cancel" on:click=move |_| clock.card.set(None)>
                    {words.say("cancel")}
                </button>
            </div>
        </section>
    }
}

/// Setup: everything that is agreed before the start or corrected in a pause.
#[component]
fn SetUp(clock: ClockController) -> impl IntoView {
    let words = clock.context.words;
    let card = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if let Some(card) = card.get() {
            let _ = card.focus();
        }
    });
    let begun = move || clock.record.with(Record::has_begun);
    let offers = move || {
        let current = clock.record.with(|record| record.control().clone());
        let offered = clock.offered();
        let known = offered.iter().any(|(_, control)| *control == current);
        let options = offered.into_iter().enumerate().map(|(number, (name, control))| {
            view! { <option value=number.to_string() selected=control == current>{name}</option> }
        });
        let own = (!known).then(|| {
            view! { <option value="own" selected=true>{move || clock.name()}</option> }
        });
        view! { {own} {options.collect_view()} }
    };
    let choose = move |event| {
        let number: Option<usize> = event_target_value(&event).parse().ok();
        let chosen = number.and_then(|number| untrack(|| clock.offered()).into_iter().nth(number));
        if let Some((_, control)) = chosen {
            clock.set_up(control.clone());
            clock.context.send(ClockCommand::Choose(control));
        }
    };
    let turn = move |side: Color| {
        let label = move || clock.side_name(side);
        view! {
            <label>
                <input
                    type="radio"
                    name="timer-turn"
                    value=color_name(side)
                    prop:checked=move || clock.record.with(|record| record.turn() == side)
                    on:change=move |_| {
                        clock.send(Event::Turn(side));
                    }
                />
                {label}
            </label>
        }
    };
    let facing = move |one_way: bool, value: &'static str, label: &'static str| {
        view! {
            <label>
                <input
                    type="radio"
                    name="timer-faces"
                    value=value
                    prop:checked=move || clock.seats.get().one_way == one_way
                    on:change=move |_| clock.seat(|seats| seats.one_way = one_way)
                />
                {words.say(label)}
            </label>
        }
    };
    let swap = move |_| {
        clock.seat(|seats| {
            seats.white = match seats.white {
                Half::Far => Half::Near,
                Half::Near => Half::Far,
            }
        });
    };
    view! {
        <div node_ref=card class="clock-card form" role="dialog" tabindex="-1" aria-label=words.say("timer-set-up")>
            <div class="field">
                <label for="clock-control">{words.say("clock")}</label>
                <select id="clock-control" name="clock-control" disabled=begun on:change=choose
                    aria-describedby="timer-fixed">
                    {offers}
                </select>
            </div>
            <p id="timer-fixed" class="about" hidden=move || !begun()>{words.say("timer-fixed")}</p>
            <button
                type="button"
                class="quiet"
                data-action="timer-build"
                hidden=begun
                on:click=move |_| clock.context.send(ClockCommand::Build)
            >
                <Icon sign=Sign::Settings/>
                {words.say("rules")}" …"
            </button>
            <TimeLeft clock side=Color::White/>
            <TimeLeft clock side=Color::Black/>
            <fieldset class="field">
                <legend>{words.say("timer-turn")}</legend>
                <div class="choices">{turn(Color::White)} {turn(Color::Black)}</div>
            </fieldset>
            <fieldset class="field">
                <legend>{words.say("timer-faces")}</legend>
                <div class="choices">
                    {facing(false, "players", "timer-faces-players")}
                    {facing(true, "one-way", "timer-faces-one-way")}
                </div>
            </fieldset>
            <div class="clock-answers">
                <button type="button" class="labelled" data-action="clock-swap" on:click=swap>
                    <Icon sign=Sign::Swap/>
                    {words.say("swap-sides")}
                </button>
                <button type="button" class="sure" data-action="timer-done" on:click=move |_| clock.card.set(None)>
                    {words.say("timer-done")}
                </button>
            </div>
        </div>
    }
}

/// Field for the time of one side.
#[component]
fn TimeLeft(clock: ClockController, side: Color) -> impl IntoView {
    let words = clock.context.words;
    let fault = RwSignal::new(None::<Fault>);
    let name = match side {
        Color::White => "clock-white",
        Color::Black => "clock-black",
    };
    let about = format!("about-{name}");
    let described_by = about.clone();
    let set = move |event| {
        let read = time(&event_target_value(&event));
        if let Ok(left) = read {
            clock.send(Event::Set(side, left));
        }
        fault.set(read.err());
    };
    view! {
        <div class="field">
            <label for=name>{move || clock.side_name(side)}</label>
            <input
                id=name
                name=name
                type="text"
                inputmode="text"
                autocomplete="off"
                spellcheck="false"
                aria-invalid=move || fault.with(Option::is_some).to_string()
                aria-describedby=described_by
                prop:value=move || to_seconds(clock.face(side).left)
                on:change=set
            />
        </div>
        <p id=about class="about" role="alert">
            {move || fault.with(|fault| Some(fault.as_ref()?.told(&words.now())))}
        </p>
    }
}
