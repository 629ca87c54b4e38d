//! A position to learn from, as it stands in a file: 28 bytes, integers little-endian.
//!
//! | bytes | what |
//! |---|---|
//! | 0–7 | the occupied squares, bit 0 is a1 |
//! | 8–23 | the pieces on them in the order of the squares, four bits each, the lower half first: 0–5 pawn to king of the side to move, 6–11 of the other |
//! | 24–25 | score for the side to move, centipawns, signed |
//! | 26 | result for the side to move: 0 lost, 1 drawn, 2 won |
//! | 27 | 0 |
//!
//! The board is seen by the side to move: with Black to move it is turned over and the colours are exchanged.

use chess::{Bitboard, Color, Position, Square};

/// The size of a sample in a file.
pub const SIZE: usize = 28;

/// Result of a game for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Lost.
    Loss,
    /// Drawn.
    Draw,
    /// Won.
    Win,
}

impl Outcome {
    /// The outcome for the other side.
    #[must_use]
    pub fn reversed(self) -> Outcome {
        match self {
            Outcome::Loss => Outcome::Win,
            Outcome::Draw => Outcome::Draw,
            Outcome::Win => Outcome::Loss,
        }
    }

    /// 0, ½ or 1.
    pub fn points(self) -> f32 {
        self as u8 as f32 / 2.0
    }
}

/// A position with what a search thought of it and how the game went on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample([u8; SIZE]);

impl Sample {
    /// Keeps a position; `score` and `outcome` are those of the side to move.
    pub fn new(position: &Position, score: i16, outcome: Outcome) -> Sample {
        let turn = position.turn();
        let own = seen_by(turn, position.by_color(turn));
        let occupied = seen_by(turn, position.occupied());
        let mut bytes = [0; SIZE];
        bytes[..8].copy_from_slice(&occupied.0.to_le_bytes());
        for (place, square) in occupied.into_iter().enumerate() {
            let real = turned(turn, square);
            let role = position.role_at(real).map_or(0, |role| role.index() as u8);
            let code = if own.contains(square) { role } else { role + 6 };
            bytes[8 + place / 2] |= code << (place % 2 * 4);
        }
        bytes[24..26].copy_from_slice(&score.to_le_bytes());
        bytes[26] = outcome as u8;
        Sample(bytes)
    }

    /// Reads what [`Sample::bytes`] gave; `None` if nothing such could have come from there.
    pub fn read(bytes: &[u8; SIZE]) -> Option<Sample> {
        let sample = Sample(*bytes);
        let mut kings = [0, 0];
        for (code, _) in sample.pieces() {
            match code {
                5 => kings[0] += 1,
                11 => kings[1] += 1,
                0..=10 => {}
                _ => return None,
            }
        }
        (kings == [1, 1] && bytes[26] <= 2 && bytes[27] == 0).then_some(sample)
    }

    /// As it stands in a file.
    pub fn bytes(&self) -> &[u8; SIZE] {
        &self.0
    }

    /// The pieces by number, 0–11, and the squares they stand on, as the side to move sees them.
    pub fn pieces(&self) -> impl Iterator<Item = (u8, Square)> {
        let occupied = Bitboard(self.word());
        occupied
            .into_iter()
            .take(32)
            .enumerate()
            .map(|(place, square)| (self.0[8 + place / 2] >> (place % 2 * 4) & 0xf, square))
    }

    /// Centipawns for the side to move.
    pub fn score(&self) -> i16 {
        i16::from_le_bytes([self.0[24], self.0[25]])
    }

    /// The result for the side to move.
    pub fn outcome(&self) -> Outcome {
        match self.0[26] {
            0 => Outcome::Loss,
            1 => Outcome::Draw,
            _ => Outcome::Win,
        }
    }

    fn word(&self) -> u64 {
        let mut word = [0; 8];
        word.copy_from_slice(&self.0[..8]);
        u64::from_le_bytes(word)
    }
}

fn seen_by(turn: Color, board: Bitboard) -> Bitboard {
    match turn {
        Color::White => board,
        Color::Black => Bitboard(board.0.swap_bytes()),
    }
}

fn turned(turn: Color, square: Square) -> Square {
    match turn {
        Color::White => square,
        Color::Black => {
            Square::from_index(square.index() ^ 0x38).expect("a square turned is a square")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn black_sees_what_white_saw() {
        let white = Position::from_fen(
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        );
        let black = Position::from_fen(
            "r3k2r/pppbbppp/2n2q1P/1P2p3/3pn3/BN2PNP1/P1PPQPB1/R3K2R b KQkq - 0 1",
        );
        let (white, black) = (white.expect("legal"), black.expect("legal"));
        let of = |position| Sample::new(position, -37, Outcome::Win);
        assert_eq!(of(&white), of(&black));
        assert_eq!(Sample::read(of(&white).bytes()), Some(of(&white)));
        let own: Vec<_> = of(&white).pieces().filter(|(code, _)| *code == 5).collect();
        assert_eq!(own, [(5, Square::E1)]);
        assert_eq!(
            (of(&white).score(), of(&white).outcome()),
            (-37, Outcome::Win)
        );
    }

    #[test]
    fn what_is_no_sample_is_refused() {
        let start = Sample::new(&Position::default(), 0, Outcome::Draw);
        for (place, byte) in [(0, 0x00), (8, 0xff), (26, 3), (27, 1)] {
            let mut bytes = *start.bytes();
            bytes[place] = byte;
            assert_eq!(Sample::read(&bytes), None, "byte {place}");
        }
        assert_eq!(Sample::read(&[0; SIZE]), None);
        assert_eq!(Sample::read(&[0xff; SIZE]), None);
    }
}
