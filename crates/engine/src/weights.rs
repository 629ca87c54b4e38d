//! Piece values: data, changed at run time.

use chess::Role;

/// Piece values in centipawns. Kings have none: they cannot be exchanged.
///
/// Positional terms and search margins are written for a pawn of 100 and scale with
/// [`Weights::pawn`].
///
/// ```
/// use engine::{Engine, Weights};
///
/// let mut engine = Engine::new(1);
/// engine.set_weights(Weights::GREKO);
/// assert_eq!(Weights::default(), Weights::CLASSICAL);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// The unit: 100 in every preset.
    pub pawn: i32,
    /// A knight.
    pub knight: i32,
    /// A bishop.
    pub bishop: i32,
    /// A rook.
    pub rook: i32,
    /// A queen.
    pub queen: i32,
}

impl Weights {
    /// The scale of programs since Turing's day: bishop a shade over knight, rook five pawns.
    pub const CLASSICAL: Weights = Weights::new(100, 320, 330, 500, 900);

    /// The values of the program `GreKo` 12.5, which holds pieces dear against pawns.
    pub const GREKO: Weights = Weights::new(100, 400, 400, 600, 1200);

    /// Set A: the school values 1-3-3-5-9.
    pub const A: Weights = Weights::new(100, 300, 300, 500, 900);

    /// Set B: the classical scale, under the name it has beside A and C.
    pub const B: Weights = Weights::new(100, 320, 330, 500, 900);

    /// Set C: minor pieces equal, major pieces dearer.
    pub const C: Weights = Weights::new(100, 325, 325, 550, 1100);

    /// Learned by logistic regression from the results of games
    /// (100 / 288.478 / 345.377 / 479.66 / 1076.56, rounded).
    pub const LEARNED: Weights = Weights::new(100, 288, 345, 480, 1077);

    /// Every preset by name, the default first.
    pub const PRESETS: [(&'static str, Weights); 6] = [
        ("classical", Weights::CLASSICAL),
        ("greko", Weights::GREKO),
        ("a", Weights::A),
        ("b", Weights::B),
        ("c", Weights::C),
        ("learned", Weights::LEARNED),
    ];

    const fn new(pawn: i32, knight: i32, bishop: i32, rook: i32, queen: i32) -> Weights {
        Weights {
            pawn,
            knight,
            bishop,
            rook,
            queen,
        }
    }

    /// The value of a piece; 0 for the king.
    pub fn of(&self, role: Role) -> i32 {
        match role {
            Role::Pawn => self.pawn,
            Role::Knight => self.knight,
            Role::Bishop => self.bishop,
            Role::Rook => self.rook,
            Role::Queen => self.queen,
            Role::King => 0,
        }
    }

    /// These weights with every value held within reason, so that no sum of pieces can be mistaken for a mate.
    pub(crate) fn bounded(self) -> Weights {
        let bound = |value: i32| value.clamp(10, 3_000);
        Weights::new(
            self.pawn.clamp(10, 400),
            bound(self.knight),
            bound(self.bishop),
            bound(self.rook),
            bound(self.queen),
        )
    }
}

impl Default for Weights {
    fn default() -> Weights {
        Weights::CLASSICAL
    }
}
