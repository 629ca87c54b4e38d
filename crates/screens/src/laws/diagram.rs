//! The diagram beside an article, or where there is no room at its clause: a position to play from, with moves to step through.

use super::diagram_board::{config, typed_moves};
use super::diagram_state::DiagramState;
use board::Board;
use leptos::prelude::*;
use widgets::icon::{IconButton, Sign};

/// The diagram in a place of its own.
pub(super) fn beside(state: DiagramState) -> impl IntoView {
    let is_there = Memo::new(move |_| state.is_beside.get() && state.shown.with(Option::is_some));
    move || is_there.get().then(|| view(state))
}

/// The diagram at its clause, where there is no room beside the text; `otherwise` where it is not there.
pub(super) fn within<T: IntoView + 'static>(
    state: DiagramState,
    number: String,
    otherwise: impl Fn() -> T + Send + 'static,
) -> impl IntoView {
    let is_here = Memo::new(move |_| {
        let shown = state
            .shown
            .with(|shown| shown.as_ref().is_some_and(|it| it.0 == number));
        shown && !state.is_beside.get()
    });
    move || {
        if is_here.get() {
            view(state).into_any()
        } else {
            otherwise().into_any()
        }
    }
}

fn view(state: DiagramState) -> impl IntoView {
    let words = state.reader.words;
    let caption = move || {
        let shown = state.shown.get();
        shown
            .map(|(_, diagram)| diagram.caption)
            .unwrap_or_default()
    };
    let number = move || {
        let shown = state.shown.get();
        shown.map(|(number, _)| number).unwrap_or_default()
    };
    let has_line = Memo::new(move |_| {
        state.shown.with(|shown| {
            let line = shown.as_ref().map(|it| it.1.line.len());
            line.unwrap_or_default() > 0
        })
    });
    let at_start = Memo::new(move |_| state.moves.with(Vec::is_empty));
    let at_end = Memo::new(move |_| state.next().is_none());
    let count = move || {
        let made = state.moves.with(Vec::len);
        let all = state
            .shown
            .with(|shown| shown.as_ref().map(|it| it.1.line.len()));
        let told = i18n::args!["made" => made, "all" => all.unwrap_or_default()];
        words.now().with("laws-step-count", &told)
    };
    let told = move || state.controller.told.get().map(|told| told.view(words));
    view! {
        <aside class="laws-diagram" tabindex="-1" aria-label=words.say("laws-diagram") data-diagram=number>
            <div class="laws-board board-square"><Board config=config(state)/></div>
            <div class="laws-play">
                <IconButton
                    sign=Sign::Previous
                    name="laws-back"
                    action="laws-back"
                    off=at_start
                    on_press=move || state.back()
                />
                <Show when=move || has_line.get()>
                    <span class="laws-count" data-steps>{count}</span>
                    <IconButton sign=Sign::Next name="laws-forward" action="laws-forward" off=at_end on_press=move || state.forward()/>
                </Show>
                <IconButton
                    sign=Sign::Reset
                    name="laws-reset"
                    action="laws-reset"
                    off=at_start
                    on_press=move || state.change(Vec::clear)
                />
            </div>
            <p class="laws-caption">
                <b>{number}</b>
                " "
                {caption}
            </p>
            {typed_moves(state).view(true.into())}
            <div class="laws-said">{told}</div>
            {state.controller.said.view()}
        </aside>
    }
}
