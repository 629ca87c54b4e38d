//! Board and palettes of the position editor: the board of the page, on which every piece may go anywhere, between the pieces
//! of the two sides.

use super::state::{PositionEditor, Tool};
use crate::board_controller::BoardController;
use crate::board_preferences::board_look;
use crate::palette_piece::PalettePiece;
use board::{Board, BoardConfig, Input, Intent, Key, Look, Moving, Placement, Tray};
use chess::{Bitboard, Destinations, Piece, Role, Square};
use i18n::names::color_name;
use leptos::prelude::*;
use narration::Narrator;
use platform::preferences::Blindfold;
use widgets::icon::{IconButton, Sign};

/// The tray of the pieces that are carried onto the board.
pub fn tray(editor: PositionEditor) -> Tray {
    let put = move |(piece, square)| editor.change(|setup| setup.set(square, Some(piece)));
    Tray::new(editor.bottom.into(), Callback::new(put))
}

/// The configuration of the board: every piece may go anywhere, or off the board; with a tool, a tap uses it.
fn config(editor: PositionEditor, tray: Tray) -> BoardConfig {
    let BoardController {
        words, preferences, ..
    } = editor.controller;
    let pieces = Memo::new(move |_| editor.setup.with(|setup| setup.board.occupied()));
    let destinations = move || {
        let anywhere = |from| Destinations {
            drops: !Bitboard::of(from),
            ..Destinations::default()
        };
        pieces
            .get()
            .into_iter()
            .map(|from| (from, anywhere(from)))
            .collect()
    };
    let name = Signal::derive(words.say("editor-board"));
    let placement = Memo::new(move |_| editor.setup.with(|setup| Placement::from(&setup.board)));
    BoardConfig {
        bottom: editor.bottom.into(),
        movable: pieces.into(),
        destinations: Signal::derive(destinations),
        look: Signal::derive(move || Look {
            coordinates: true,
            ..preferences.with(board_look)
        }),
        input: Signal::derive(move || Input {
            moving: if editor.tool.get() == Tool::Move {
                Moving::Both
            } else {
                Moving::TellTaps
            },
            ..Input::default()
        }),
        label: Callback::new(move |square| {
            let piece = editor.setup.with(|setup| setup.piece_at(square));
            let spelling = preferences.with(|chosen| chosen.spelling);
            Narrator::new(&words.now(), spelling).cell(square, piece, Blindfold::Off)
        }),
        tray: Some(tray),
        intend: Callback::new(move |intent| intend(editor, intent)),
        on_key: Callback::new(move |key: Key| {
            let piece = match key.name.as_str() {
                "Delete" | "Backspace" => None,
                name => match piece_of(name) {
                    Some(piece) => Some(piece),
                    None => return false,
                },
            };
            editor.change(|setup| setup.set(key.square, piece));
            tell(editor, key.square);
            true
        }),
        ..BoardConfig::new(name, placement.into())
    }
}

/// Carries out an intent from the board.
fn intend(editor: PositionEditor, intent: Intent) {
    match intent {
        Intent::Drop { from, to, .. } => {
            editor.carry(from, Some(to));
            tell(editor, to);
        }
        Intent::Off(from) => editor.carry(from, None),
        Intent::Tap(square) => {
            editor.use_tool(square);
            tell(editor, square);
        }
        Intent::Ask(square) => tell(editor, square),
        // Nothing is bound here, every square is a destination, and nothing is drawn.
        Intent::Touch(_)
        | Intent::TakenUp(_)
        | Intent::Miss { .. }
        | Intent::CancelPremoves
        | Intent::BeganArrow(_)
        | Intent::Drew(..)
        | Intent::Brush(_) => {}
    }
}

/// Announces the piece on a square.
fn tell(editor: PositionEditor, square: Square) {
    let piece = editor.setup.with_untracked(|setup| setup.piece_at(square));
    let controller = editor.controller;
    controller.say(controller.narrate(|narrator| narrator.cell(square, piece, Blindfold::Off)));
}

/// The piece that a letter stands for: as in a FEN White's are capitals.
fn piece_of(name: &str) -> Option<Piece> {
    let mut letters = name.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    Piece::from_char(letter)
}

/// The board.
#[component]
pub fn EditorBoard(
    /// The editor.
    editor: PositionEditor,
    /// The tray of its pieces.
    tray: Tray,
) -> impl IntoView {
    view! { <div class="editor-board"><Board config=config(editor, tray)/></div> }
}

/// Palette above or below the board: the pieces of the side that sits there, and tools.
#[component]
pub fn Palette(
    /// The editor.
    editor: PositionEditor,
    /// The tray of its pieces.
    tray: Tray,
    /// Above the board: the side opposite.
    top: bool,
) -> impl IntoView {
    let words = editor.controller.words;
    let side = Memo::new(move |_| {
        let bottom = editor.bottom.get();
        if top { !bottom } else { bottom }
    });
    let button = move |piece: Piece| {
        let tool = Tool::Put(piece);
        let chosen = Signal::derive(move || editor.tool.get() == tool);
        view! { <PalettePiece words tray piece chosen on_choose=move |()| editor.take(tool)/> }
    };
    let pieces = move || {
        let roles = Role::ALL.into_iter().rev();
        let side = side.get();
        roles.map(|role| button(role.of(side))).collect_view()
    };
    let uses = move |tool| Signal::derive(move || editor.tool.get() == tool);
    let tools = if top {
        view! {
            <IconButton sign=Sign::Adjust name="editor-move" action="move-pieces" pressed=uses(Tool::Move) on_press=move || editor.tool.set(Tool::Move)/>
            <IconButton sign=Sign::Flip name="flip" action="flip" on_press=move || editor.flip()/>
        }
        .into_any()
    } else {
        let nothing = Signal::derive(move || !editor.can_undo());
        view! {
            <IconButton sign=Sign::Bin name="editor-remove" action="remove" pressed=uses(Tool::Remove) on_press=move || editor.take(Tool::Remove)/>
            <IconButton sign=Sign::TakeBack name="editor-undo" action="undo" off=nothing on_press=move || editor.undo()/>
        }
        .into_any()
    };
    view! {
        <div class="an-palette editor-palette" role="group" aria-label=move || words.now().get(color_name(side.get()))>
            {pieces}
            {tools}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Color;

    #[test]
    fn pieces_have_keys() {
        let white = |role: Role| Some(role.of(Color::White));
        let black = |role: Role| Some(role.of(Color::Black));
        for (name, piece) in [
            ("N", white(Role::Knight)),
            ("q", black(Role::Queen)),
            ("z", None),
            ("Tab", None),
            ("Backspace", None),
        ] {
            assert_eq!(piece_of(name), piece, "{name}");
        }
    }
}
