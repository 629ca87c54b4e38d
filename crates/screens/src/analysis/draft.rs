//! Position editor: state of a position being set up, where any piece may stand anywhere until it is to be played from.

use super::storage::new_origin;
use super::study::{Source, Study};
use super::tabs::Tab;
use chess::{CastlingSide, Color, FenError, Piece, Position, Setup, SetupError, Square, Starts};
use game::tree::{NodeId, Tree};
use leptos::prelude::*;

/// Editing tools: the action of a tap on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Picks up the piece there; the next tap puts it down. The board does that.
    Move,
    /// Puts this piece there; removes it where it stands already.
    Put(Piece),
    /// Removes the piece there.
    Remove,
}

/// A text that was typed as FEN; it stands in the field as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// The text.
    pub text: String,
    /// The error, if it is no FEN.
    pub error: Option<FenError>,
}

/// State of the position editor. A handle.
#[derive(Clone, Copy)]
pub struct Draft {
    /// The study that the position is for.
    pub study: Study,
    /// The position as set up so far.
    pub setup: RwSignal<Setup>,
    /// The tool in use.
    pub tool: RwSignal<Tool>,
    /// FEN typed since the last other edit.
    pub typed: RwSignal<Option<Typed>>,
    /// The panel that is open.
    tab: RwSignal<Tab>,
    /// True once anything has been changed.
    begun: StoredValue<bool>,
}

impl Draft {
    /// Begins with the position shown, whenever the panel is opened.
    pub fn new(study: Study, tab: RwSignal<Tab>) -> Draft {
        let setup = study.position.with_untracked(Position::to_setup);
        let draft = Draft {
            study,
            setup: RwSignal::new(setup),
            tool: RwSignal::new(Tool::Move),
            typed: RwSignal::new(None),
            tab,
            begun: StoredValue::new(false),
        };
        Effect::new(move |_| {
            if tab.get() == Tab::Position && !draft.begun.get_value() {
                draft
                    .setup
                    .set(study.position.with_untracked(Position::to_setup));
            }
        });
        draft
    }

    /// Changes the setup; castling rights that the pieces no longer support are dropped.
    pub fn change(self, change: impl FnOnce(&mut Setup)) {
        self.begun.set_value(true);
        self.typed.set(None);
        self.setup.update(|setup| {
            change(setup);
            settle(setup);
        });
    }

    /// Puts another setup in its place, as it is.
    pub fn put(self, setup: Setup) {
        self.begun.set_value(true);
        self.typed.set(None);
        self.setup.set(setup);
    }

    /// A tap on a square with a tool.
    pub fn use_tool(self, square: Square) {
        let there = self.setup.with_untracked(|setup| setup.piece_at(square));
        match self.tool.get_untracked() {
            // The board itself moves pieces.
            Tool::Move => {}
            Tool::Put(piece) if there != Some(piece) => {
                self.change(|setup| setup.set(square, Some(piece)));
            }
            Tool::Put(_) | Tool::Remove => self.change(|setup| setup.set(square, None)),
        }
    }

    /// Moves the piece on a square to another, or away from the board.
    pub fn carry(self, from: Square, to: Option<Square>) {
        self.change(|setup| {
            let piece = setup.piece_at(from);
            setup.set(from, None);
            if let Some(to) = to {
                setup.set(to, piece);
            }
        });
    }

    /// Chooses a tool, or back to moving pieces if it is in use.
    pub fn take(self, tool: Tool) {
        self.tool.update(|chosen| {
            *chosen = if *chosen == tool { Tool::Move } else { tool };
        });
    }

    /// Takes a FEN as it is typed.
    pub fn type_fen(self, text: &str) {
        let error = match Setup::parse_lenient(text) {
            Ok(setup) => {
                self.put(setup);
                None
            }
            Err(error) => Some(error),
        };
        let text = text.to_owned();
        self.typed.set(Some(Typed { text, error }));
    }

    /// Makes a study of the position.
    pub fn accept(self) {
        let position = self.setup.with_untracked(Position::from_setup);
        if let Ok(position) = position {
            let source = Source {
                origin: new_origin(),
                ..Source::default()
            };
            self.study
                .replace(tree_from(position), NodeId::ROOT, source);
            self.give_up();
        }
    }

    /// Back to the moves, without the position.
    pub fn give_up(self) {
        self.begun.set_value(false);
        self.typed.set(None);
        self.tool.set(Tool::Move);
        self.tab.set(Tab::Moves);
    }
}

/// Drops castling and en passant rights that nothing on the board supports.
fn settle(setup: &mut Setup) {
    for error in setup.validate().err().iter().flatten() {
        match *error {
            SetupError::CastlingWithoutKing(color, side) => {
                setup.castling[color.index()][side.index()] = None;
            }
            SetupError::CastlingWithoutRook(color, rook) => {
                for right in &mut setup.castling[color.index()] {
                    *right = right.filter(|&file| file != rook.file());
                }
            }
            SetupError::EnPassantRank(_)
            | SetupError::EnPassantWithoutPawn(_)
            | SetupError::EnPassantBlocked(_) => setup.ep_square = None,
            _ => {}
        }
    }
}

/// The setup with a right to castle given or taken: with the outermost rook on that side.
pub fn with_right(setup: &Setup, color: Color, side: CastlingSide, given: bool) -> Setup {
    let mut setup = setup.clone();
    let rook = given.then(|| setup.outermost_rook(color, side));
    setup.castling[color.index()][side.index()] = rook;
    setup
}

/// True if a castling right can be given with the pieces where they are.
pub fn can_castle(setup: &Setup, color: Color, side: CastlingSide) -> bool {
    let mut given = with_right(setup, color, side, true);
    settle(&mut given);
    given.castling_rook(color, side).is_some()
}

/// En passant squares: those that a pawn can just have passed over.
pub fn passed(setup: &Setup) -> Vec<Square> {
    let possible = |&square: &Square| {
        let mut setup = setup.clone();
        setup.ep_square = Some(square);
        settle(&mut setup);
        setup.ep_square.is_some()
    };
    Square::all().filter(possible).collect()
}

/// A tree that starts from a position; of Chess960 if only that can have such rights to castle.
pub fn tree_from(position: Position) -> Tree {
    let chess960 = starts(&position.to_setup()) == Starts::Chess960;
    let mut tree = Tree::new(position);
    tree.chess960 = chess960;
    tree
}

/// The start positions from which a game can have led to this one.
pub fn starts(setup: &Setup) -> Starts {
    let usual = Color::ALL.into_iter().all(|color| {
        CastlingSide::ALL.into_iter().all(|side| {
            setup
                .castling_rook(color, side)
                .is_none_or(|file| file == side.corner())
        })
    });
    if usual {
        Starts::Usual
    } else {
        Starts::Chess960
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup(fen: &str) -> Setup {
        fen.parse().expect("a FEN")
    }

    #[test]
    fn b7_rights_fall_with_the_men_that_bear_them_out() {
        let mut start = Setup::default();
        start.set(Square::H1, None);
        start.ep_square = Some(Square::E6);
        settle(&mut start);
        assert_eq!(
            start.to_string(),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1"
        );
        start.set(Square::E8, None);
        settle(&mut start);
        assert_eq!(
            start.to_string(),
            "rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Q - 0 1"
        );
    }

    #[test]
    fn b7_rights_on_offer() {
        let position = setup("r3k3/8/8/4P3/8/8/8/4K2R w - - 0 1");
        let offered = |color, side| can_castle(&position, color, side);
        assert!(offered(Color::White, CastlingSide::KingSide));
        assert!(!offered(Color::White, CastlingSide::QueenSide));
        assert!(offered(Color::Black, CastlingSide::QueenSide));
        let given = with_right(&position, Color::White, CastlingSide::KingSide, true);
        assert_eq!(given.to_string(), "r3k3/8/8/4P3/8/8/8/4K2R w K - 0 1");
        assert_eq!(
            with_right(&given, Color::White, CastlingSide::KingSide, false),
            position
        );
    }

    #[test]
    fn b7_squares_a_pawn_has_passed() {
        for (fen, squares) in [
            ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", &[Square::D6][..]),
            ("4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1", &[]),
            ("4k3/8/3n4/3pP3/8/8/8/4K3 w - - 0 1", &[]),
            ("4k3/8/8/8/P6P/8/8/4K3 b - - 0 1", &[Square::A3, Square::H3]),
        ] {
            assert_eq!(passed(&setup(fen)), squares, "{fen}");
        }
    }

    #[test]
    fn b6_what_only_chess960_can_have() {
        assert_eq!(starts(&Setup::default()), Starts::Usual);
        assert_eq!(
            starts(&Setup::chess960(0).expect("a start")),
            Starts::Chess960
        );
    }
}
