//! Material features of a position: what the regression may explain a result by.

use chess::{Bitboard, Color, Position, Role};
use serde::{Deserialize, Serialize};

/// The pieces that have a value, in the order of all figures here. Kings do not count: both are always there.
pub const PIECES: [Role; 5] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
];

/// Differences of the numbers of pieces, White's less Black's, in the order of [`PIECES`].
pub type Material = [i8; 5];

/// Phase of a position with all its pieces: knights and bishops count 1, rooks 2, queens 4, of both sides.
pub const FULL_PHASE: u8 = 24;

/// Feature vector of a position, from White's view: 1 stands for White, -1 for Black, 0 for both or neither.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(from = "Packed", into = "Packed")]
pub struct Features {
    /// The five differences.
    pub material: Material,
    /// The side with two bishops or more.
    pub bishop_pair: i8,
    /// The side with a queen and a knight.
    pub queen_knight: i8,
    /// The side with a rook and a bishop.
    pub rook_bishop: i8,
    /// The side with a pawn.
    pub any_pawn: i8,
    /// The side to move; 0 if it is not known.
    pub turn: i8,
    /// Pieces on the board, [`FULL_PHASE`] at the start; more after promotions.
    pub phase: u8,
    /// True if each side has one bishop, on squares of different colours.
    pub opposite_bishops: bool,
}

/// Features as numbers in a file.
type Packed = (Material, [i8; 5], u8, bool);

impl From<Packed> for Features {
    fn from((material, signs, phase, opposite_bishops): Packed) -> Features {
        let [bishop_pair, queen_knight, rook_bishop, any_pawn, turn] = signs.map(i8::signum);
        Features {
            material,
            bishop_pair,
            queen_knight,
            rook_bishop,
            any_pawn,
            turn,
            phase,
            opposite_bishops,
        }
    }
}

impl From<Features> for Packed {
    fn from(features: Features) -> Packed {
        let signs = [
            features.bishop_pair,
            features.queen_knight,
            features.rook_bishop,
            features.any_pawn,
            features.turn,
        ];
        (
            features.material,
            signs,
            features.phase,
            features.opposite_bishops,
        )
    }
}

/// The five differences of a position.
pub fn material(position: &Position) -> Material {
    let white = position.by_color(Color::White);
    PIECES.map(|role| {
        let pieces = position.by_role(role);
        // White's less the others: twice White's less all.
        (2 * (pieces & white).count() as i32 - pieces.count() as i32) as i8
    })
}

impl Features {
    /// The features of a position.
    ///
    /// ```
    /// use chess::Position;
    /// use lab::Features;
    ///
    /// // White has two bishops for a bishop and a knight.
    /// let position = Position::from_fen("2b1k1n1/8/8/8/8/8/8/2B1KB2 w - - 0 1")?;
    /// let features = Features::of(&position);
    /// assert_eq!(features.material, [0, -1, 1, 0, 0]);
    /// assert_eq!((features.bishop_pair, features.turn, features.phase), (1, 1, 4));
    /// # Ok::<(), chess::FenError>(())
    /// ```
    pub fn of(position: &Position) -> Features {
        let sides = |has: fn(&Position, Color) -> bool| {
            i8::from(has(position, Color::White)) - i8::from(has(position, Color::Black))
        };
        let number = |role| position.by_role(role).count();
        let bishops = position.by_role(Role::Bishop);
        let [white, black] = Color::ALL.map(|color| position.pieces(color, Role::Bishop).count());
        Features {
            material: material(position),
            bishop_pair: sides(|at, color| at.pieces(color, Role::Bishop).is_many()),
            queen_knight: sides(|at, color| {
                at.pieces(color, Role::Queen).any() && at.pieces(color, Role::Knight).any()
            }),
            rook_bishop: sides(|at, color| {
                at.pieces(color, Role::Rook).any() && at.pieces(color, Role::Bishop).any()
            }),
            any_pawn: sides(|at, color| at.pieces(color, Role::Pawn).any()),
            turn: match position.turn() {
                Color::White => 1,
                Color::Black => -1,
            },
            phase: (number(Role::Knight)
                + number(Role::Bishop)
                + 2 * number(Role::Rook)
                + 4 * number(Role::Queen)) as u8,
            opposite_bishops: white == 1
                && black == 1
                && (bishops & Bitboard::DARK).any()
                && (bishops & Bitboard::LIGHT).any(),
        }
    }

    /// Features of which nothing is known but the five differences.
    pub fn of_material(material: Material) -> Features {
        Features {
            material,
            ..Features::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(fen: &str) -> Features {
        Features::of(&Position::from_fen(fen).expect("the tables hold legal positions"))
    }

    #[test]
    fn the_start_is_even() {
        let start = Features::of(&Position::default());
        let expected = Features {
            turn: 1,
            phase: FULL_PHASE,
            ..Features::default()
        };
        assert_eq!(start, expected);
    }

    #[test]
    fn features_of_endings() {
        // Black: queen and knight, rook and bishop, a pawn. White: queen, two rooks, nothing that goes together.
        let found = of("1rbqkn2/7p/8/8/8/8/8/R2QK2R b - - 0 1");
        let expected = Features {
            material: [-1, -1, -1, 1, 0],
            bishop_pair: 0,
            queen_knight: -1,
            rook_bishop: -1,
            any_pawn: -1,
            turn: -1,
            phase: 1 + 1 + 6 + 8,
            opposite_bishops: false,
        };
        assert_eq!(found, expected);
        for (fen, opposite) in [
            ("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", true),
            ("2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", false),
            ("2b1kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", false),
            ("2b1k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", false),
            ("4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", false),
        ] {
            assert_eq!(of(fen).opposite_bishops, opposite, "{fen}");
        }
        let pairs = of("2b1kb2/8/8/8/8/8/8/2B1KB2 w - - 0 1");
        assert_eq!((pairs.bishop_pair, pairs.phase), (0, 4));
        assert_eq!(of("4k3/8/8/8/8/8/P7/3QKN2 w - - 0 1").queen_knight, 1);
        assert_eq!(of("4k3/8/8/8/8/8/P7/3RKB2 w - - 0 1").rook_bishop, 1);
        assert_eq!(of("4k3/p7/8/8/8/8/P7/4K3 w - - 0 1").any_pawn, 0);
        assert_eq!(of("4kqq1/8/8/8/8/8/8/3QK3 w - - 0 1").material[4], -1);
    }

    #[test]
    fn features_in_a_file() {
        let features = of("1rbqkn2/7p/8/8/8/8/8/R2QK2R b - - 0 1");
        let text = serde_json::to_string(&features).expect("it has no maps");
        assert_eq!(text, "[[-1,-1,-1,1,0],[0,-1,-1,-1,-1],16,false]");
        assert_eq!(
            serde_json::from_str::<Features>(&text).expect("it is the same"),
            features
        );
    }
}
