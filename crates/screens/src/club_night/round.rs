//! Round: its boards with their results, by touch and by keys, and the round that comes next.

use super::desk::Desk;
use super::{code_field, pair_button, row};
use club_night::{Action, BoardResult};
use i18n::args;
use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

pub fn view(desk: Desk) -> AnyView {
    let words = desk.words;
    let paired = Memo::new(move |_| desk.night.with(|night| night.state().rounds().len()));
    // The round that is looked at, from 1: the last one, unless another is chosen.
    let round = RwSignal::new(paired.get_untracked());
    Effect::new(move |_| round.set(paired.get()));
    let boards = Memo::new(move |_| {
        let round = round.get();
        desk.night.with(|night| {
            let rounds = night.state().rounds();
            let boards = round.checked_sub(1).and_then(|at| rounds.get(at));
            boards.map_or(0, |round| round.boards.len())
        })
    });
    // The button that pairs has the focus: only the first round draws all of it anew.
    let is_paired = Memo::new(move |_| paired.get() > 0);
    let content = move || {
        if !is_paired.get() {
            let none = view! { <p class="about">{words.say("night-no-round")}</p> };
            return view! { {none} {pair_button::view(desk)} }.into_any();
        }
        view! {
            {head(desk, round, paired)}
            {correction(desk, round)}
            {code_field::view(desk)}
            {list(desk, round, boards)}
            {pair_button::view(desk)}
        }
        .into_any()
    };
    view! { <section class="night-round">{content}</section> }.into_any()
}

fn head(desk: Desk, round: RwSignal<usize>, paired: Memo<usize>) -> AnyView {
    let words = desk.words;
    let count = move || {
        let round = round.get();
        desk.night.with(|night| {
            let state = night.state();
            let games = round.checked_sub(1).and_then(|at| state.rounds().get(at));
            let games = games.map_or(0, |round| {
                round
                    .boards
                    .iter()
                    .filter(|board| board.black.is_some())
                    .count()
            });
            let open = state.open_boards(round).count();
            (games - open, games)
        })
    };
    let told = move || {
        let (done, all) = count();
        words.now().with(
            "night-results-in",
            &args!["done" => done as u32, "all" => all as u32],
        )
    };
    let options = move || {
        (1..=paired.get())
            .map(|number| {
                let text = words.now().with("night-round", &args!["round" => number as u32]);
                view! { <option value=number.to_string() prop:selected=number == round.get()>{text}</option> }
            })
            .collect_view()
    };
    view! {
        <header class="night-round-head">
            <h2>{move || words.now().with("night-round", &args!["round" => round.get() as u32])}</h2>
            <select
                name="round"
                aria-label=words.say("night-rounds")
                on:change=move |event| {
                    if let Ok(number) = event_target_value(&event).parse() {
                        round.set(number);
                    }
                }
            >
                {options}
            </select>
            <p role="status">{told}</p>
            <progress value=move || count().0 max=move || count().1.max(1) aria-label=told></progress>
        </header>
    }
    .into_any()
}

/// The note that a result was corrected after the round was paired, and the offer to pair it anew while it can be.
fn correction(desk: Desk, round: RwSignal<usize>) -> AnyView {
    let words = desk.words;
    let shown = Memo::new(move |_| {
        let round = round.get();
        desk.night.with(|night| {
            let state = night.state();
            (round == state.rounds().len() && state.is_corrected())
                .then(|| state.pair_anew().ok().flatten())
        })
    });
    let note = move || {
        let anew = shown.get()?;
        let offer = anew.map(|action| {
            let press = move |_| desk.act(action.clone());
            view! { <button type="button" data-action="pair-anew" on:click=press>{words.say("night-pair-anew")}</button> }
        });
        Some(view! {
            <div class="night-note" data-corrected>
                <p>{words.say("night-corrected")}</p>
                {offer}
            </div>
        })
    };
    view! { {note} }.into_any()
}

fn list(desk: Desk, round: RwSignal<usize>, boards: Memo<usize>) -> AnyView {
    let words = desk.words;
    let list = NodeRef::<Div>::new();
    // The board whose row is in the order of the Tab key.
    let at = RwSignal::new(1_usize);
    let go_to = move |board: usize| {
        at.set(board);
        let row = list.get_untracked().and_then(|list| {
            let row = list.query_selector(&format!("[data-board='{board}']"));
            row.ok().flatten()
        });
        if let Some(row) = row {
            // It stands as long as its round is shown.
            let _ = row.unchecked_into::<HtmlElement>().focus();
        }
    };
    let keys = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let board = at.get_untracked();
        let result = match event.key().as_str() {
            "1" => BoardResult::WhiteWins,
            "0" => BoardResult::BlackWins,
            "=" | "½" => BoardResult::Draw,
            "ArrowDown" => {
                event.prevent_default();
                return go_to((board + 1).min(boards.get_untracked()));
            }
            "ArrowUp" => {
                event.prevent_default();
                return go_to(board.saturating_sub(1).max(1));
            }
            _ => return,
        };
        event.prevent_default();
        let round = round.get_untracked();
        desk.told.set(None);
        desk.act(Action::Result {
            round,
            board,
            result: Some(result),
        });
        let next = desk.night.with_untracked(|night| {
            let open: Vec<usize> = night.state().open_boards(round).collect();
            open.iter()
                .copied()
                .find(|it| *it > board)
                .or(open.first().copied())
        });
        go_to(next.unwrap_or(board));
    };
    let rows = move || {
        let round = round.get();
        (1..=boards.get())
            .map(|board| row::view(desk, round, board, at))
            .collect_view()
    };
    view! {
        <p class="about" id="night-keys">{words.say("night-keys")}</p>
        <div class="night-boards" role="group" node_ref=list aria-label=words.say("night-boards") on:keydown=keys>{rows}</div>
    }
    .into_any()
}
