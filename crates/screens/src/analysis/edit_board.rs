//! Board and palette of the position editor: the board of the page, on which every piece may go anywhere.

use super::draft::{Draft, Tool};
use crate::board_preferences::board_look;
use crate::palette_piece::PalettePiece;
use board::{Board, BoardConfig, Input, Intent, Key, Look, Moving, Placement, Tray};
use chess::{Bitboard, Color, Destinations, Piece, Role, Square};
use leptos::prelude::*;
use narration::Narrator;
use platform::preferences::Blindfold;
use widgets::icon::{Icon, IconButton, Sign};

/// The roles in the order in which they are offered.
const ROLES: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// The tray of the pieces that are carried onto the board.
pub fn tray(draft: Draft) -> Tray {
    Tray::new(
        draft.study.bottom.into(),
        Callback::new(move |(piece, square)| draft.change(|setup| setup.set(square, Some(piece)))),
    )
}

/// The configuration of the board: every piece may go anywhere, or off the board; with a tool, a tap uses it.
fn config(draft: Draft, tray: Tray) -> BoardConfig {
    let study = draft.study;
    let pieces = Memo::new(move |_| draft.setup.with(|setup| setup.board.occupied()));
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
    let name = Signal::derive(study.words.say("analysis-edit-board"));
    let placement = Memo::new(move |_| draft.setup.with(|setup| Placement::from(&setup.board)));
    BoardConfig {
        bottom: study.bottom.into(),
        movable: pieces.into(),
        destinations: Signal::derive(destinations),
        look: Signal::derive(move || Look {
            coordinates: true,
            ..study.controller.preferences.with(board_look)
        }),
        input: Signal::derive(move || Input {
            moving: if draft.tool.get() == Tool::Move {
                Moving::Both
            } else {
                Moving::TellTaps
            },
            ..Input::default()
        }),
        label: Callback::new(move |square| {
            let piece = draft.setup.with(|setup| setup.piece_at(square));
            let spelling = study.preferences.with(|chosen| chosen.spelling);
            Narrator::new(&study.words.now(), spelling).cell(square, piece, Blindfold::Off)
        }),
        tray: Some(tray),
        intend: Callback::new(move |intent| intend(draft, intent)),
        on_key: Callback::new(move |key: Key| {
            let piece = match key.name.as_str() {
                "Delete" | "Backspace" => None,
                name => match piece_of(name) {
                    Some(piece) => Some(piece),
                    None => return false,
                },
            };
            draft.change(|setup| setup.set(key.square, piece));
            tell(draft, key.square);
            true
        }),
        ..BoardConfig::new(name, placement.into())
    }
}

/// Carries out an intent from the board.
fn intend(draft: Draft, intent: Intent) {
    match intent {
        Intent::Drop { from, to, .. } => {
            draft.carry(from, Some(to));
            tell(draft, to);
        }
        Intent::Off(from) => draft.carry(from, None),
        Intent::Tap(square) => {
            draft.use_tool(square);
            tell(draft, square);
        }
        Intent::Ask(square) => tell(draft, square),
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
fn tell(draft: Draft, square: Square) {
    let piece = draft.setup.with_untracked(|setup| setup.piece_at(square));
    let controller = draft.study.controller;
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
pub fn EditBoard(
    /// The position that is set up.
    draft: Draft,
    /// The tray of its pieces.
    tray: Tray,
) -> impl IntoView {
    view! { <div class="an-edit"><Board config=config(draft, tray)/></div> }
}

/// Palette of the pieces that can be put on the board.
#[component]
pub fn Palette(
    /// The position that is set up.
    draft: Draft,
    /// The tray of its pieces.
    tray: Tray,
) -> impl IntoView {
    let words = draft.study.words;
    let button = move |piece: Piece| {
        let tool = Tool::Put(piece);
        let chosen = Signal::derive(move || draft.tool.get() == tool);
        view! { <PalettePiece words tray piece chosen on_choose=move |()| draft.take(tool)/> }
    };
    let side = move |color: Color| {
        ROLES
            .map(|role| button(role.of(color)))
            .into_iter()
            .collect_view()
    };
    view! {
        <div class="an-palette" role="group" aria-label=words.say("analysis-pieces")>
            {side(Color::White)}
            <button
                type="button"
                class="icon-button"
                data-action="remove"
                aria-label=words.say("analysis-remove")
                title=words.say("analysis-remove")
                aria-pressed=move || (draft.tool.get() == Tool::Remove).to_string()
                on:click=move |_| draft.take(Tool::Remove)
            >
                <Icon sign=Sign::Bin/>
            </button>
            {side(Color::Black)}
            <IconButton sign=Sign::Flip name="flip" action="flip" on_press=move || draft.study.flip()/>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
