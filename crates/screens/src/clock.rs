//! Chess clock for two players at a real board: it fills the window, and each half belongs to one of them.

mod card;
mod controller;
mod device;
mod record;

use crate::WiredContext;
use card::Over;
use chess::Color;
use controller::{Card, ClockController};
use game::TimeControl;
use i18n::args;
use i18n::clock_face::{face, to_seconds};
use i18n::names::color_name;
use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::html::{Button, Div};
use leptos::prelude::*;
use record::{Half, Record};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};
use widgets::icon::{Icon, IconButton, Sign};
use widgets::live_region::renewed;

/// Input of the clock for a real board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockInput {
    /// The controls on offer, each with its name in the page's language.
    pub offered: Vec<(String, TimeControl)>,
    /// The one chosen for the next game.
    pub chosen: TimeControl,
    /// True if the page's sound is on.
    pub sound: bool,
}

/// Commands of the clock for a real board.
#[derive(Debug, PartialEq, Eq)]
pub enum ClockCommand {
    /// To choose this clock for the next game.
    Choose(TimeControl),
    /// To build one, in the dialog of rules and clock.
    Build,
    /// To turn sound on or off.
    Sound(bool),
    /// To play this sound.
    Hear(ClockSound),
}

/// Sounds of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockSound {
    /// It was pressed.
    Press,
    /// Little time is left.
    LowTime,
    /// A flag has fallen.
    Flag,
}

/// The clock, a full-screen dialog.
pub fn clock(context: WiredContext<ClockInput, ClockCommand>) -> AnyView {
    let dialog = context.frame.dialog;
    let clock = ClockController::open(context);
    let words = context.words;
    let (screen, first) = (NodeRef::<Div>::new(), NodeRef::<Button>::new());
    Effect::new(move |_| {
        if let (Some(dialog), Some(screen), Some(first)) = (dialog.get(), screen.get(), first.get())
        {
            // Only a dialog that is open already or not in the document is refused.
            let _ = dialog.show_modal();
            // There Space starts the clock, and presses it from then on.
            let _ = first.focus();
            if device::has_fingers() {
                device::fill_screen(&screen);
            }
        }
    });
    let visible = window_event_listener_untyped("visibilitychange", move |_| clock.seen());
    // A page that goes away stops its clock, as it stops those of its games.
    let leave = window_event_listener_untyped("pagehide", move |_| clock.rest());
    on_cleanup(move || {
        visible.remove();
        leave.remove();
        clock.rest();
        device::give_screen_back();
    });
    let phase = move || {
        clock.record.with(|record| match record.has_begun() {
            _ if record.is_running() => "running",
            true => "paused",
            false => "ready",
        })
    };
    view! {
        <dialog
            node_ref=dialog
            class="clock-dialog"
            data-screen=context.frame.name
            aria-label=words.say("clock-screen")
            lang=move || words.now().language().tag()
            on:cancel=move |event: Event| {
                event.prevent_default();
                if clock.card.get_untracked().is_some() {
                    clock.card.set(None);
                } else {
                    clock.leave();
                }
            }
            // Some browsers close a dialog at a second Escape, asked or not.
            on:close=move |_| {
                if !clock.record.is_disposed() {
                    clock.put_away();
                }
            }
            on:contextmenu=move |event: MouseEvent| event.prevent_default()
            on:keydown=move |event| pressed(clock, &event)
            on:keyup=move |event: KeyboardEvent| {
                if event.key() == " " && !is_elsewhere(&event, "button:not([data-half] *), input, select") {
                    event.prevent_default();
                }
            }
        >
            <div
                node_ref=screen
                class="clock-screen"
                data-phase=phase
                data-one-way=move || clock.seats.get().one_way.to_string()
            >
                <Player clock half=Half::Far button=first/>
                <Strip clock screen/>
                <Player clock half=Half::Near button=NodeRef::new()/>
                <Over clock/>
                <p class="hidden-visually" aria-live="assertive">{renewed(move || clock.said.get())}</p>
            </div>
        </dialog>
    }
    .into_any()
}

/// A key press.
fn pressed(clock: ClockController, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let half = match event.key().as_str() {
        "ArrowLeft" | "ArrowUp" => Some(Half::Far),
        "ArrowRight" | "ArrowDown" => Some(Half::Near),
        "p" | "P" if !is_elsewhere(event, "input, select") => {
            event.prevent_default();
            if !event.repeat() {
                clock.start_or_pause();
            }
            return;
        }
        " " => None,
        _ => return,
    };
    // Space belongs to a button that has the focus, and all of these to a field.
    let owners = if half.is_none() {
        "button:not([data-half] *), input, select"
    } else {
        "input, select"
    };
    if is_elsewhere(event, owners) {
        return;
    }
    event.prevent_default();
    // A key that is held is one press.
    if event.repeat() {
        return;
    }
    match half {
        Some(half) => clock.touch(half),
        None => clock.press(),
    }
}

/// True if the focused element matches one of these selectors.
fn is_elsewhere(event: &KeyboardEvent, these: &str) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.matches(these).is_ok_and(|is| is))
}

fn half_name(half: Half) -> &'static str {
    match half {
        Half::Far => "far",
        Half::Near => "near",
    }
}

/// One player's half.
#[component]
fn Player(clock: ClockController, half: Half, button: NodeRef<Button>) -> impl IntoView {
    let words = clock.context.words;
    let side = Memo::new(move |_| clock.seats.get().side(half));
    let shown = Memo::new(move |_| clock.face(side.get()));
    let on_turn = Memo::new(move |_| clock.record.with(Record::turn) == side.get());
    let is_running = Memo::new(move |_| clock.record.with(Record::is_running));
    let has_begun = Memo::new(move |_| clock.record.with(Record::has_begun));
    let low = Memo::new(move |_| clock.is_low(side.get()));
    let down = Memo::new(move |_| shown.get().down);
    // A flag has fallen, on this side or the other: the clock is not paused, but at its end.
    let stuck = Memo::new(move |_| clock.record.with(Record::flag_down));
    let digits = Memo::new(move |_| face(shown.get().left));
    let starts = Memo::new(move |_| !has_begun.get() && !on_turn.get());
    let sign = Memo::new(move |_| {
        if down.get() {
            Some(Sign::Flag)
        } else if low.get() {
            Some(Sign::Warning)
        } else if has_begun.get() && on_turn.get() {
            let stands = !is_running.get();
            Some(if stands { Sign::Pause } else { Sign::Start })
        } else {
            None
        }
    });
    let hint = move || {
        if down.get() {
            Some("timer-flag")
        } else if starts.get() {
            Some("timer-tap")
        } else if has_begun.get() && !is_running.get() && !stuck.get() {
            Some("paused")
        } else {
            None
        }
    };
    // A name that changed every second would be read every second.
    let heard = RwSignal::new(());
    let told_anew = Memo::new(move |_| {
        let left = shown.get().left / 1000;
        if left < 60 { left / 10 } else { left / 60 + 10 }
    });
    let label = move || {
        heard.track();
        told_anew.track();
        let turn = on_turn.get() && is_running.get();
        let side = side.get();
        let shown = untrack(|| shown.get());
        let mut parts = vec![clock.side_name(side), to_seconds(shown.left)];
        parts.extend(details(clock, side, shown));
        let press = turn.then_some("timer-press");
        parts.extend(hint().or(press).map(|hint| words.now().get(hint)));
        parts.join(", ")
    };
    let details = move || {
        let parts = details(clock, side.get(), shown.get());
        let parts = parts.into_iter().map(|part| view! { <span>{part}</span> });
        parts.collect_view()
    };
    view! {
        <section
            class="clock-half"
            data-half=half_name(half)
            data-running=move || (is_running.get() && on_turn.get()).to_string()
            data-starts=move || starts.get().to_string()
            data-turn=move || (has_begun.get() && on_turn.get()).to_string()
            data-low=move || low.get().to_string()
            data-down=move || down.get().to_string()
        >
            <div class="clock-face" aria-hidden="true">
                <span class="clock-who">
                    <span class="player" data-side=move || color_name(side.get())>
                        {move || clock.side_name(side.get())}
                    </span>
                    {move || sign.get().map(|sign| view! { <Icon sign/> })}
                </span>
                <span class="clock-digits" data-time style=("--length", move || digits.get().len().to_string())>
                    {digits}
                </span>
                <span class="clock-details">{details}</span>
                <span class="clock-hint">{move || hint().map(|hint| words.now().get(hint))}</span>
            </div>
            // The face is not in the button: it changes all the time, and would be read each time.
            <button
                node_ref=button
                type="button"
                data-side=move || color_name(side.get())
                aria-label=label
                aria-disabled=move || (!(starts.get() || is_running.get() && on_turn.get())).to_string()
                on:focus=move |_| heard.set(())
                on:pointerdown=move |event: PointerEvent| {
                    if event.button() == 0 {
                        event.prevent_default();
                        clock.touch(half);
                    }
                }
                // Keys and screen readers click without a pointer.
                on:click=move |event: MouseEvent| {
                    if event.detail() == 0 {
                        clock.touch(half);
                    }
                }
            ></button>
        </section>
    }
}

/// Details on a face besides the time; before the start, the time control.
fn details(clock: ClockController, side: Color, shown: game::Face) -> Vec<String> {
    let words = clock.context.words.now();
    let (begun, made) = clock
        .record
        .with(|record| (record.has_begun(), record.made(side)));
    let number = |count: u32| words.number(count);
    let parts = [
        (!begun).then(|| clock.name()),
        begun.then(|| format!("{} {}", words.get("moves"), number(made))),
        shown
            .to_control
            .map(|count| words.with("timer-to-go", &args!["count" => count])),
        (shown.delay > 0).then(|| {
            // The second that runs counts.
            let time = to_seconds(shown.delay.next_multiple_of(1000));
            words.with("timer-delay", &args!["time" => time])
        }),
        (shown.periods > 0).then(|| words.with("timer-periods", &args!["count" => shown.periods])),
    ];
    parts.into_iter().flatten().collect()
}

/// The strip of controls between the two halves.
#[component]
fn Strip(clock: ClockController, screen: NodeRef<Div>) -> impl IntoView {
    let words = clock.context.words;
    let running = Memo::new(move |_| clock.record.with(Record::is_running));
    let sound = Memo::new(move |_| clock.context.input.with(|clocks| clocks.sound));
    let speaker = Memo::new(move |_| {
        if sound.get() {
            Sign::SoundOn
        } else {
            Sign::SoundOff
        }
    });
    let go = move || {
        if running.get() {
            (Sign::Pause, "timer-pause")
        } else {
            (Sign::Start, "timer-start")
        }
    };
    let set_up = move || {
        if !running.get_untracked() {
            clock.card.set(Some(Card::SetUp));
        }
    };
    let reset = move || {
        let (begun, down) = clock
            .record
            .with_untracked(|record| (record.has_begun(), record.flag_down()));
        if begun && !down {
            clock.card.set(Some(Card::Reset));
        } else {
            clock.reset();
        }
    };
    let fill = move || {
        if let Some(screen) = screen
            .get_untracked()
            .filter(|_| !device::give_screen_back())
        {
            device::fill_screen(&screen);
        }
    };
    let stuck = Memo::new(move |_| clock.record.with(Record::flag_down));
    view! {
        <div class="clock-strip">
            <IconButton sign=Sign::Close name="close" action="close" on_press=move || clock.leave()/>
            <IconButton sign=speaker name="sound" action="clock-sound" pressed=sound
                on_press=move || clock.context.send(ClockCommand::Sound(!sound.get_untracked()))/>
            <button
                type="button"
                class="primary"
                data-action=move || go().1
                aria-label=move || words.now().get(go().1)
                title=move || words.now().get(go().1)
                aria-disabled=move || stuck.get().to_string()
                on:click=move |_| clock.start_or_pause()
            >
                {move || view! { <Icon sign=go().0/> }}
            </button>
            <IconButton sign=Sign::Reset name="timer-reset" action="timer-reset" on_press=reset/>
            <IconButton sign=Sign::Settings name="timer-set-up" action="timer-set-up" off=running on_press=set_up/>
            {device::can_fill_screen().then(|| view! {
                <IconButton sign=Sign::FullScreen name="full-screen" action="clock-full-screen" on_press=fill/>
            })}
        </div>
    }
}
