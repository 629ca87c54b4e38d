//! Published values of the pieces: knight, bishop, rook and queen in hundredths of a pawn.

/// The count that beginners learn; so in the test version `GreKo` A.
pub const TEXTBOOK: [f64; 4] = [300.0, 300.0, 500.0, 900.0];

/// Usual among programs, the bishop a shade over the knight; so in the test version `GreKo` B.
pub const CLASSICAL: [f64; 4] = [320.0, 330.0, 500.0, 900.0];

/// The program `GreKo` 12.5.
pub const GREKO: [f64; 4] = [400.0, 400.0, 600.0, 1200.0];

/// The test version `GreKo` C, 2015: minor pieces equal, major pieces dearer.
pub const MAJOR: [f64; 4] = [325.0, 325.0, 550.0, 1100.0];

/// Logistic regression on 2,997 games of programs, by the author of `GreKo`, 2015.
pub const LEARNED: [f64; 4] = [288.478, 345.377, 479.66, 1076.56];

/// L. Kaufman, from 300,000 games of strong players, 1999.
pub const KAUFMAN: [f64; 4] = [325.0, 325.0, 500.0, 975.0];

/// `AlphaZero`'s, by N. Tomašev and others, 2020.
pub const ALPHAZERO: [f64; 4] = [305.0, 333.0, 563.0, 950.0];
