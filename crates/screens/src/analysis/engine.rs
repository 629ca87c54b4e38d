//! Engine panel: switch, lines, and the evaluation bar beside the board.

use super::eval_format::{pawns_in_short, percent};
use super::live_analysis::{EvaluatedLine, LiveAnalysis};
use super::study::Study;
use crate::position_board::last_played;
use crate::position_errors::end_in_words;
use chess::{Color, Move, Position, San};
use game::judgement::{chances, settled};
use i18n::names::color_name;
use i18n::{Lexicon, args};
use leptos::ev::{self, FocusEvent, KeyboardEvent, PointerEvent};
use leptos::html::{Div, Input};
use leptos::prelude::*;
use narration::{spoken, written, written_text};
use protocol::MAX_LINES;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Most moves of a line that are shown.
const MOVES: usize = 12;

/// The switch, the search depth, and the lines.
#[component]
pub fn EnginePanel(
    /// The engine.
    live: LiveAnalysis,
) -> impl IntoView {
    let words = live.study.words;
    let switch = NodeRef::<Input>::new();
    let status = move || {
        // What is known needs no search.
        if let Some(exact) = live.exact.get() {
            return Some(exact.text(&words.now()));
        }
        live.findings.with(|findings| {
            let findings = findings.as_ref()?;
            let depth = args!["depth" => findings.depth];
            Some(words.now().with("engine-depth", &depth))
        })
    };
    let speed = move || {
        live.findings.with(|findings| {
            let (nodes, time) = findings.as_ref()?.effort;
            let count = args!["count" => (nodes / time.max(1)) as u32];
            Some(words.now().with("engine-speed", &count))
        })
    };
    let over = move || {
        let words = words.now();
        live.study
            .position
            .with(|position| end_in_words(position, &words))
    };
    let told = move || {
        if let Some(why) = live.fault.get() {
            return Some(words.now().with("engine-stopped", &args!["why" => why]));
        }
        let rests = live.on.get() && live.resting.get();
        rests
            .then(|| words.now().get("engine-resting"))
            .or_else(over)
    };
    // The line and its move that are looked at on the board.
    let looked = RwSignal::new(None::<(usize, usize)>);
    Effect::new(move |_| {
        let preview = looked.get().and_then(|(row, place)| {
            live.findings.with(|findings| {
                let findings = findings.as_ref()?;
                last_played(
                    &findings.position,
                    findings.lines.get(row)?.moves.get(..=place)?,
                )
            })
        });
        live.study.preview.set(preview);
    });
    Effect::watch(
        move || live.study.here.get(),
        move |_, _, _| looked.set(None),
        false,
    );
    // A press elsewhere ends it: a finger has nothing else to leave a line with.
    let elsewhere = window_event_listener(ev::pointerdown, move |event| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let inside =
            target.is_some_and(|target| matches!(target.closest(".engine-moves"), Ok(Some(_))));
        if !inside && looked.with_untracked(Option::is_some) {
            looked.set(None);
        }
    });
    on_cleanup(move || elsewhere.remove());
    // The rows stay while nothing is known, so that nothing jumps.
    let rows = move || 0..if live.on.get() { live.lines.get() } else { 0 };
    let count = move |event| {
        if let Ok(lines) = event_target_value(&event).parse::<u8>() {
            live.lines.set(lines.clamp(1, MAX_LINES));
        }
    };
    view! {
        <section class="engine" data-part="engine" aria-label=words.say("engine")>
            <div class="engine-head">
                <label class="engine-switch">
                    <input
                        node_ref=switch
                        type="checkbox"
                        role="switch"
                        data-action="engine"
                        prop:checked=move || live.on.get()
                        on:change=move |_| {
                            let on = switch.get_untracked().is_some_and(|switch| switch.checked());
                            live.fault.set(None);
                            live.on.set(on);
                        }
                    />
                    <span>{words.say("engine")}</span>
                </label>
                <span class="engine-status" data-part="engine-status" title=speed>
                    {status}
                    <span role="status">{told}</span>
                </span>
                <label class="engine-count">
                    <span>{words.say("engine-lines")}</span>
                    <select name="engine-lines" on:change=count>
                        {(1..=MAX_LINES).map(|lines| view! {
                            <option value=lines.to_string() prop:selected=move || live.lines.get() == lines>
                                {lines.to_string()}
                            </option>
                        }).collect_view()}
                    </select>
                </label>
            </div>
            <ol class="engine-lines" aria-label=words.say("engine-lines")>
                <For each=rows key=|row| *row let:row>
                    <EngineLine live row=usize::from(row) looked/>
                </For>
            </ol>
        </section>
    }
}

/// One line: its evaluation, and its moves, each a button that plays the line so far. What a mouse rests on, a finger touches for the
/// first time or the keyboard comes to is shown on the board.
#[component]
fn EngineLine(
    live: LiveAnalysis,
    row: usize,
    /// The line and its move that are looked at on the board.
    looked: RwSignal<Option<(usize, usize)>>,
) -> impl IntoView {
    let study = live.study;
    let words = study.words;
    let found = Memo::new(move |_| {
        live.findings.with(|findings| {
            let findings = findings.as_ref()?;
            Some((findings.position.clone(), findings.lines.get(row)?.clone()))
        })
    });
    let value = Memo::new(move |_| found.with(|found| Some(found.as_ref()?.1.value)));
    let moves = Memo::new(move |_| {
        found.with(|found| {
            found
                .as_ref()
                .map_or_else(Vec::new, |(position, line)| numbered(position, line))
        })
    });
    let whole = RwSignal::new(false);
    // The keyboard's place in the line.
    let at = RwSignal::new(0_usize);
    let held = StoredValue::new(None::<(usize, Position, Vec<Move>)>);
    let bar = NodeRef::<Div>::new();
    let take = move |place: usize| {
        found.with_untracked(|found| {
            let (position, line) = found.as_ref()?;
            let moves = line.moves.get(..=place)?.to_vec();
            Some((place, position.clone(), moves))
        })
    };
    let look = move |place: usize| looked.set(Some((row, place)));
    let leave = move |place: usize| {
        if looked.get_untracked() == Some((row, place)) {
            looked.set(None);
        }
    };
    // A finger has touched a move that was not looked at yet.
    let only_looks = StoredValue::new(false);
    let press = move |event: &PointerEvent, place: usize| {
        held.set_value(take(place));
        let first = looked.get_untracked() != Some((row, place));
        only_looks.set_value(first && event.pointer_type() == "touch");
        if event.pointer_type() == "touch" {
            look(place);
        }
    };
    let play = move |place: usize| {
        if only_looks.get_value() {
            return only_looks.set_value(false);
        }
        looked.set(None);
        // What was there when the finger came down is what is meant: lines change at any time.
        let held = held.try_update_value(Option::take).flatten();
        let meant = held.filter(|&(at, ..)| at == place).or_else(|| take(place));
        // They may be of a position that has just been left.
        if let Some((_, position, moves)) = meant
            && study.position.with_untracked(|shown| *shown == position)
        {
            study.play_line(&moves);
        }
    };
    let key = move |event: KeyboardEvent| {
        let last = moves.with_untracked(Vec::len).saturating_sub(1);
        let now = at.get_untracked().min(last);
        let next = match event.key().as_str() {
            "ArrowLeft" => now.saturating_sub(1),
            "ArrowRight" => (now + 1).min(last),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        // The study steps through the game by the same keys.
        event.stop_propagation();
        at.set(next);
        let button = bar
            .get_untracked()
            .and_then(|bar| bar.children().item(next as u32))
            .and_then(|button| button.dyn_into::<HtmlElement>().ok());
        if let Some(button) = button {
            let _ = button.focus();
        }
    };
    let button = move |place: usize| {
        let shown = Memo::new(move |_| moves.with(|moves| moves.get(place).cloned()));
        let notation = move || study.preferences.with(|chosen| chosen.notation);
        let text = move || {
            let (number, san) = shown.get()?;
            Some(
                view! { {number.map(|number| view! { <span class="number">{number}</span> })} {written(san, notation(), &words.now())} },
            )
        };
        view! {
            <button
                type="button"
                data-place=place.to_string()
                hidden=move || shown.with(Option::is_none)
                tabindex=move || if at.get().min(moves.with(Vec::len).saturating_sub(1)) == place { "0" } else { "-1" }
                aria-label=move || shown.get().and_then(|(_, san)| spoken(san, notation(), &words.now()))
                on:pointerdown=move |event| press(&event, place)
                on:pointerenter=move |event: PointerEvent| {
                    if event.pointer_type() == "mouse" {
                        look(place);
                    }
                }
                on:pointerleave=move |event: PointerEvent| {
                    if event.pointer_type() == "mouse" {
                        leave(place);
                    }
                }
                on:focus=move |event: FocusEvent| {
                    at.set(place);
                    if event_target::<Element>(&event).matches(":focus-visible").unwrap_or(false) {
                        look(place);
                    }
                }
                on:blur=move |_| leave(place)
                // The finger scrolls: it has not meant the move.
                on:pointercancel=move |_| {
                    only_looks.set_value(false);
                    leave(place);
                }
                on:click=move |_| play(place)
            >
                {text}
            </button>
        }
    };
    let worth = move || value.get().map(pawns_in_short);
    let ahead = move || {
        let white = value.get().is_none_or(|value| chances(value) >= 0.5);
        color_name(if white { Color::White } else { Color::Black })
    };
    let about = move || {
        let words = words.now();
        let percent = percent(value.get().map_or(0.5, chances), &words);
        let told = words.with("engine-chances", &args!["percent" => percent]);
        format!("{told} · {}", words.get("engine-whole"))
    };
    view! {
        <li class="engine-line" class:whole=whole data-line=(row + 1).to_string()>
            <button
                type="button"
                class="engine-worth"
                data-ahead=ahead
                hidden=move || value.get().is_none()
                aria-expanded=move || whole.get().to_string()
                title=about
                on:click=move |_| whole.update(|whole| *whole = !*whole)
            >
                <b>{worth}</b>
            </button>
            <div
                node_ref=bar
                class="engine-moves"
                role="toolbar"
                aria-label=move || words.now().with("engine-line", &args!["number" => row as u32 + 1])
                on:keydown=key
            >
                {(0..MOVES).map(button).collect_view()}
            </div>
        </li>
    }
}

/// A move with its number, as it is written.
pub fn numbered_move(study: Study, before: &Position, mv: Move, words: &Lexicon) -> String {
    let number = before.fullmove_number();
    let dots = before.turn().fold(".", "…");
    let notation = study.preferences.with(|chosen| chosen.notation);
    format!(
        "{number}{dots}{}",
        written_text(before.to_san(mv), notation, words)
    )
}

/// The moves of a line as they are written, with their numbers where the reader needs them.
fn numbered(position: &Position, line: &EvaluatedLine) -> Vec<(Option<String>, San)> {
    let mut at = position.clone();
    let written = |(place, &mv): (usize, &Move)| {
        let number = at.fullmove_number();
        let number = match at.turn() {
            Color::White => Some(format!("{number}.")),
            Color::Black if place == 0 => Some(format!("{number}…")),
            Color::Black => None,
        };
        let san = at.to_san(mv);
        at.play(mv);
        (number, san)
    };
    line.moves
        .iter()
        .take(MOVES)
        .enumerate()
        .map(written)
        .collect()
}

/// Evaluation bar beside the board: White's chances, with the figure on it.
#[component]
pub fn EvalBar(
    /// The engine.
    live: LiveAnalysis,
) -> impl IntoView {
    let study = live.study;
    let words = study.words;
    // What the laws have settled needs no engine.
    let share = Memo::new(move |_| {
        study
            .position
            .with(settled)
            .or_else(|| live.worth().map(chances))
    });
    let figure = move || {
        if study.position.with(|position| settled(position).is_some()) {
            return None;
        }
        live.worth().map(pawns_in_short)
    };
    let label = move || {
        share.get().map_or_else(
            || words.now().get("engine-unknown"),
            |share| {
                let percent = percent(share, &words.now());
                words
                    .now()
                    .with("engine-chances", &args!["percent" => percent])
            },
        )
    };
    let per_mille = move || (1_000.0 * share.get().unwrap_or(0.5)).round().to_string();
    let from_top = move || {
        (1_000.0 - 1_000.0 * share.get().unwrap_or(0.5))
            .round()
            .to_string()
    };
    // The figure stands where the winning side's colour is.
    let ahead = move || {
        let white = share.get().is_none_or(|share| share >= 0.5);
        color_name(if white { Color::White } else { Color::Black })
    };
    view! {
        <div
            class="eval-bar"
            class:unknown=move || share.get().is_none()
            class:off=move || live.worth().is_none() && !live.on.get()
            data-bottom=move || color_name(study.bottom.get())
            data-ahead=ahead
            role="img"
            aria-label=label
            title=label
        >
            <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
                <rect class="eval-column" x="0" y=from_top width="1000" height=per_mille></rect>
                <rect class="eval-row" x="0" y="0" width=per_mille height="1000"></rect>
            </svg>
            <span aria-hidden="true">{figure}</span>
        </div>
    }
}
