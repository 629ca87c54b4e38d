//! Terms of the model: what a result may hang from besides the five differences.

use serde::{Deserialize, Serialize};

use crate::features::{FULL_PHASE, Features};

/// A term that may be added to the five differences.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Term {
    /// White's advantage: the constant θ₀, which without it is 0, so that equal material is an equal game.
    White,
    /// Two bishops.
    BishopPair,
    /// The move.
    Turn,
    /// Queen and knight together.
    QueenKnight,
    /// Rook and bishop together.
    RookBishop,
    /// The change of a pawn's value where each side has one bishop, on squares of different colours.
    OppositeBishops,
    /// The last pawn: having any.
    LastPawn,
    /// The change of all five values from the opening to the bare endgame.
    Phase,
    /// The strength of the player whose games they are, so that it is not taken for material.
    Player,
    /// 400 points more of rating. 0 where a rating is not known.
    Rating,
}

impl Term {
    /// All of them.
    pub const ALL: [Term; 10] = [
        Term::White,
        Term::BishopPair,
        Term::Turn,
        Term::QueenKnight,
        Term::RookBishop,
        Term::OppositeBishops,
        Term::LastPawn,
        Term::Phase,
        Term::Player,
        Term::Rating,
    ];

    /// Its name in links, files and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Term::White => "white",
            Term::BishopPair => "bishop-pair",
            Term::Turn => "turn",
            Term::QueenKnight => "queen-knight",
            Term::RookBishop => "rook-bishop",
            Term::OppositeBishops => "opposite-bishops",
            Term::LastPawn => "last-pawn",
            Term::Phase => "phase",
            Term::Player => "player",
            Term::Rating => "rating",
        }
    }

    /// The term of a name.
    pub fn from_name(name: &str) -> Option<Term> {
        Term::ALL.into_iter().find(|term| term.name() == name)
    }

    /// The columns it adds.
    pub fn columns(self) -> Vec<Column> {
        match self {
            Term::Phase => (0..5).map(Column::Phase).collect(),
            term => vec![Column::Term(term)],
        }
    }
}

/// A column of the data: each has a coefficient.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    /// The difference of a piece, by its number in [`PIECES`](crate::PIECES).
    Piece(usize),
    /// The same times the share of the pieces that are gone less ½: its coefficient is what a piece gains from the opening to the bare
    /// endgame. The values of the pieces are then those with half of the pieces gone.
    Phase(usize),
    /// A term of one column.
    Term(Term),
}

/// Names of the five differences.
const PIECE_NAMES: [&str; 5] = ["pawn", "knight", "bishop", "rook", "queen"];
const PHASE_NAMES: [&str; 5] = [
    "pawn-phase",
    "knight-phase",
    "bishop-phase",
    "rook-phase",
    "queen-phase",
];

impl Column {
    /// Its name in files and logs.
    pub fn name(self) -> &'static str {
        match self {
            Column::Piece(piece) => PIECE_NAMES[piece],
            Column::Phase(piece) => PHASE_NAMES[piece],
            Column::Term(term) => term.name(),
        }
    }

    /// The columns of the five differences and of some terms, in the order of [`Term::ALL`].
    pub fn of(terms: &[Term]) -> Vec<Column> {
        let own = Term::ALL.into_iter().filter(|term| terms.contains(term));
        let own = own.flat_map(Term::columns);
        (0..5).map(Column::Piece).chain(own).collect()
    }

    /// The value of a row in this column, from White's view. `player` is the side of the player in question, `rating` White's rating
    /// less Black's.
    pub fn value(self, features: &Features, player: i8, rating: i32) -> f64 {
        let material = |piece: usize| f64::from(features.material[piece]);
        match self {
            Column::Piece(piece) => material(piece),
            Column::Phase(piece) => {
                let gone = FULL_PHASE.saturating_sub(features.phase);
                material(piece) * (f64::from(gone) / f64::from(FULL_PHASE) - 0.5)
            }
            Column::Term(term) => match term {
                Term::White => 1.0,
                Term::BishopPair => f64::from(features.bishop_pair),
                Term::Turn => f64::from(features.turn),
                Term::QueenKnight => f64::from(features.queen_knight),
                Term::RookBishop => f64::from(features.rook_bishop),
                Term::OppositeBishops if features.opposite_bishops => material(0),
                Term::LastPawn => f64::from(features.any_pawn),
                Term::Player => f64::from(player),
                Term::Rating => f64::from(rating) / 400.0,
                // Its columns are those of the pieces.
                Term::OppositeBishops | Term::Phase => 0.0,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for term in Term::ALL {
            assert_eq!(Term::from_name(term.name()), Some(term));
            let json = serde_json::to_string(&term).expect("it is a word");
            assert_eq!(json, format!("\"{}\"", term.name()));
        }
        assert_eq!(Term::from_name("king"), None);
    }

    #[test]
    fn columns_of_terms() {
        let names = |terms: &[Term]| -> Vec<&str> {
            let columns = Column::of(terms).into_iter();
            columns.map(Column::name).collect()
        };
        assert_eq!(names(&[]), PIECE_NAMES);
        let found = names(&[Term::Phase, Term::BishopPair]);
        assert_eq!(found[5], "bishop-pair");
        assert_eq!(found[6..], PHASE_NAMES);
    }

    #[test]
    fn values_of_columns() {
        let features = Features {
            material: [2, -1, 0, 1, -3],
            bishop_pair: 1,
            queen_knight: -1,
            rook_bishop: 1,
            any_pawn: -1,
            turn: -1,
            phase: 6,
            opposite_bishops: true,
        };
        let quarters =
            |column: Column, features: &Features| (4.0 * column.value(features, -1, -200)) as i32;
        let value = |column: Column| quarters(column, &features);
        assert_eq!(value(Column::Piece(4)), -12);
        // Three quarters are gone: 2 · ¼.
        assert_eq!(value(Column::Phase(0)), 2);
        let terms = Term::ALL.map(|term| value(Column::Term(term)));
        assert_eq!(terms, [4, 4, -4, -4, 4, 8, -4, 0, -4, -2]);
        let opening = Features {
            phase: 30,
            opposite_bishops: false,
            ..features
        };
        assert_eq!(quarters(Column::Phase(0), &opening), -4);
        let opposite = Column::Term(Term::OppositeBishops);
        assert_eq!(quarters(opposite, &opening), 0);
    }
}
