//! Board layout: the grid of a screen with a board, which gives all of them one place and one size of the board
//! (`.board-layout` in `www/styles.css`).

use leptos::prelude::*;

/// The parts of a screen with a board, in a section of the class `board-layout`: a row above the board and one below it,
/// and beside them, on a phone underneath, the status line, the panel, which scrolls, and the actions, which never move.
#[component]
pub fn BoardLayout(
    /// The row above the board: a player, or the task.
    top: AnyView,
    /// The board.
    board: AnyView,
    /// The row below the board: a player.
    bottom: AnyView,
    /// The status line.
    status: AnyView,
    /// The panel, which scrolls: texts, lists and fields.
    panel: AnyView,
    /// The row of buttons.
    actions: AnyView,
) -> impl IntoView {
    view! {
        <div class="bar top">{top}</div>
        <div class="stage">{board}</div>
        <div class="bar bottom">{bottom}</div>
        <div class="sidebar">
            {status}
            <div class="board-panel">{panel}</div>
            <div class="board-actions">{actions}</div>
        </div>
    }
}
