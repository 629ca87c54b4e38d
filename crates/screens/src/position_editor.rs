//! Position editor: a mode of a screen with a board in which pieces are put anywhere, from palettes above and below the board,
//! by dragging, by taps and by keyboard. The analysis board and the puzzle composer have it.
//!
//! The screen has a [`PositionEditor`] and shows [`EditorLayout`] in the place of its own layout while that is open. The board
//! stays where it was.

mod board;
mod panel;
mod rights;
mod state;
mod transform;

pub use rights::starts;
pub use state::PositionEditor;

use self::board::{EditorBoard, Palette, tray};
use self::panel::{EditorPanel, verdict};
use ::board::CURSOR;
use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;
use state::Tool;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use widgets::board_layout::BoardLayout;
use widgets::button::button;
use widgets::status_line::StatusLine;
use widgets::verdict_bar::Verdict;

/// The editor in the grid of the screen.
#[component]
pub fn EditorLayout(
    /// The editor.
    editor: PositionEditor,
) -> impl IntoView {
    let words = editor.controller.words;
    let tray = tray(editor);
    let verdict = Memo::new(move |_| Some(verdict(editor, &words.now())));
    let unusable =
        move || verdict.with(|told| matches!(told, Some(told) if told.verdict == Verdict::Wrong));
    let root = NodeRef::<Div>::new();
    // The pieces are set up by keyboard from the board.
    Effect::new(move |_| {
        let Some(root) = root.get() else { return };
        if let Ok(Some(cursor)) = root.query_selector(CURSOR) {
            // Without the focus it can still be used.
            let _ = cursor.unchecked_into::<HtmlElement>().focus();
        }
        // The whole board is in sight, however far down the button was that opened the editor.
        if let Ok(Some(screen)) = root.closest(".screen") {
            screen.set_scroll_top(0);
        }
    });
    let pressed = move |event: KeyboardEvent| {
        let with = event.ctrl_key() || event.meta_key();
        match event.key().as_str() {
            "z" if with && !is_field(&event) => editor.undo(),
            "Escape" if editor.tool.get_untracked() != Tool::Move => editor.tool.set(Tool::Move),
            _ => return,
        }
        event.prevent_default();
    };
    let top = view! { <Palette editor tray top=true/> }.into_any();
    let board = view! { <EditorBoard editor tray/> }.into_any();
    let bottom = view! { <Palette editor tray top=false/> }.into_any();
    let status = view! { <StatusLine text=verdict turn=Signal::stored(String::new())/> }.into_any();
    let panel = view! { <EditorPanel editor/> }.into_any();
    let actions = view! {
        <div class="editor-actions">
            {button(words, "close-editor", "cancel", move || editor.close())}
            <button
                type="button"
                class="primary"
                data-action="use-position"
                prop:disabled=unusable
                on:click=move |_| editor.accept()
            >
                {words.say("editor-use")}
            </button>
        </div>
    }
    .into_any();
    view! {
        <div class="editor-layout" node_ref=root on:keydown=pressed>
            <BoardLayout top board bottom status panel actions/>
            {editor.controller.said.view()}
        </div>
    }
}

/// True if a key was pressed in a text field, which undoes its own changes.
fn is_field(event: &KeyboardEvent) -> bool {
    let target = event.target();
    target.is_some_and(|target| target.dyn_into::<web_sys::HtmlInputElement>().is_ok())
}
