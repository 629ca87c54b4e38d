//! Exercises by their names.

/// A kind of exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exercise {
    /// A knight is brought to a star in the fewest moves, later past pieces that guard squares.
    KnightRoutes,
    /// All squares are touched to which a piece may go.
    LegalMoves,
    /// All captures are made.
    Captures,
    /// The own pieces that are attacked are touched.
    Attacked,
    /// The pieces of the other side that can be captured for nothing are touched.
    Hanging,
    /// All moves are made that give check.
    Checks,
    /// All moves out of check are made.
    Evasions,
    /// A position is told to be mate, stalemate, check or nothing of these.
    Endings,
    /// All moves are made that mate.
    Mates,
    /// A piece attacks two others at once.
    Forks,
    /// A pawn is told to promote, or to be caught by the king (rule of the square).
    PawnRaces,
    /// A king takes the opposition.
    Opposition,
}

impl Exercise {
    /// All of them, in the order in which they are learnt.
    pub const ALL: [Exercise; 12] = [
        Exercise::KnightRoutes,
        Exercise::Captures,
        Exercise::Attacked,
        Exercise::Hanging,
        Exercise::Checks,
        Exercise::Evasions,
        Exercise::LegalMoves,
        Exercise::Mates,
        Exercise::Endings,
        Exercise::Forks,
        Exercise::PawnRaces,
        Exercise::Opposition,
    ];

    /// The name in addresses, lessons and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Exercise::KnightRoutes => "knight-routes",
            Exercise::LegalMoves => "legal-moves",
            Exercise::Captures => "captures",
            Exercise::Attacked => "attacked",
            Exercise::Hanging => "hanging",
            Exercise::Checks => "checks",
            Exercise::Evasions => "evasions",
            Exercise::Endings => "mate-or-stalemate",
            Exercise::Mates => "mates",
            Exercise::Forks => "forks",
            Exercise::PawnRaces => "pawn-races",
            Exercise::Opposition => "opposition",
        }
    }

    /// The id of the lesson of the course that teaches it.
    pub const fn lesson(self) -> &'static str {
        match self {
            Exercise::KnightRoutes => "knight",
            Exercise::LegalMoves | Exercise::Checks | Exercise::Evasions => "check",
            Exercise::Captures => "capture",
            Exercise::Attacked => "defend",
            Exercise::Hanging => "attackers-and-defenders",
            Exercise::Endings => "stalemate",
            Exercise::Mates => "mate-in-one",
            Exercise::Forks => "fork",
            Exercise::PawnRaces => "rule-of-the-square",
            Exercise::Opposition => "opposition",
        }
    }

    /// The exercise of a name.
    pub fn from_name(name: &str) -> Option<Exercise> {
        Exercise::ALL
            .into_iter()
            .find(|exercise| exercise.name() == name)
    }
}
