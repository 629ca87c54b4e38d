//! Start positions drawn by lot: every position of the wanted difficulty is as likely as any other.

use std::ops::RangeInclusive;

use chess::{Bitboard, Color, File, Piece, Position, Rank, Role, Setup, Square};

use crate::Table;
use crate::layout::Layout;
use crate::random::Random;
use crate::symmetry::Symmetry;
use crate::table::Levels;

/// Results that a position may have for the side to move, with distances in half-moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Mates in this range of half-moves.
    Win(RangeInclusive<u32>),
    /// Neither side can force mate.
    Draw,
    /// Is mated in this range of half-moves.
    Loss(RangeInclusive<u32>),
}

/// Positions to draw one of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// The colour of the stronger side, which a material names first.
    pub strong: Color,
    /// The side to move.
    pub turn: Color,
    /// Its result.
    pub wanted: Wanted,
    /// The squares of the pawn, if there is one.
    pub pawn: PawnSquares,
}

/// Squares on which the pawn of a start position may stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PawnSquares {
    /// Any.
    Any,
    /// Those of a rank, counted from the pawn's own side.
    Rank(Rank),
    /// The seventh rank on the files a, c, f and h, where a queen often does not win.
    DrawnSeventh,
    /// The files a and h, as long as the bishop beside it does not guard the corner of promotion: the wrong rook's pawn.
    WrongRooksPawn,
}

impl PawnSquares {
    /// The squares of a pawn of this colour, the other man beside the kings on `outer`.
    fn of(self, pawn: Color, outer: Square) -> Bitboard {
        let files = |files: &[File]| {
            let all = files.iter().map(|&file| Bitboard::file(file));
            all.fold(Bitboard::EMPTY, |all, file| all | file)
        };
        match self {
            PawnSquares::Any => !Bitboard::EMPTY,
            PawnSquares::Rank(rank) => Bitboard::rank(pawn.rank(rank)),
            PawnSquares::DrawnSeventh => {
                Bitboard::rank(pawn.rank(Rank::Seventh))
                    & files(&[File::A, File::C, File::F, File::H])
            }
            PawnSquares::WrongRooksPawn => {
                let corner = |file| Square::new(file, pawn.rank(Rank::Eighth));
                let is_wrong = |file: &File| corner(*file).is_dark() != outer.is_dark();
                let wrong = [File::A, File::H].into_iter().filter(is_wrong);
                files(&wrong.collect::<Vec<_>>())
            }
        }
    }
}

/// Difficulty of a start position: how much of the longest way to mate is left to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Difficulty {
    /// Up to a third.
    Easy,
    /// Up to two thirds.
    Medium,
    /// Beyond.
    Hard,
}

impl Difficulty {
    /// All, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    /// The half-moves to mate, of the longest there are. Mates in up to three moves are left out where there are longer ones.
    pub fn band(self, longest: u32) -> RangeInclusive<u32> {
        let (third, two_thirds) = (longest.div_ceil(3), (2 * longest).div_ceil(3));
        let first = 6.min(third);
        match self {
            Difficulty::Easy => first..=third.max(first),
            Difficulty::Medium => third + 1..=two_thirds,
            Difficulty::Hard => two_thirds + 1..=longest,
        }
    }
}

impl Wanted {
    /// The positions that have such a result, among those that are legal.
    fn among(&self, legal: u64, levels: &Levels) -> u64 {
        let (decided, lost) = (levels.decided(), levels.0[0]);
        let band = |plies: &RangeInclusive<u32>| {
            // A level is one more than its half-moves.
            let (first, end) = (
                plies.start().saturating_add(1),
                plies.end().saturating_add(2),
            );
            let level = |level: u32| levels.at_least(level.min(u32::from(u8::MAX)) as u8);
            level(first) & !level(end)
        };
        match self {
            Wanted::Win(plies) => legal & band(plies) & decided & !lost,
            Wanted::Draw => legal & !decided,
            Wanted::Loss(plies) => legal & band(plies) & lost,
        }
    }
}

impl Table {
    /// A position drawn by lot, the same for the same seed; `None` if there is no such position.
    ///
    /// ```
    /// use chess::Color;
    /// use tablebase::{PawnSquares, Start, Tablebase, Value, Wanted};
    ///
    /// let mut tablebase = Tablebase::new();
    /// let material = "KRK".parse()?;
    /// tablebase.make(material);
    /// let start = Start {
    ///     strong: Color::Black,
    ///     turn: Color::Black,
    ///     wanted: Wanted::Win(20..=25),
    ///     pawn: PawnSquares::Any,
    /// };
    /// let table = tablebase.table(material).expect("it was just made");
    /// let position = table.draw(&start, 7).expect("there are many");
    /// assert!(matches!(tablebase.probe(&position), Ok(Value::Win(20..=25))));
    /// # Ok::<(), tablebase::MaterialError>(())
    /// ```
    pub fn draw(&self, start: &Start, seed: u64) -> Option<Position> {
        let layout = Layout::of(self.material());
        let turn = if start.strong == Color::White {
            start.turn
        } else {
            !start.turn
        };
        let pawn = layout
            .material
            .inner()
            .filter(|piece| piece.role == Role::Pawn);
        let fitting = |word: usize| {
            let outer = Square::ALL[layout.squares(word).1];
            let squares = pawn.map_or(!Bitboard::EMPTY, |pawn| start.pawn.of(pawn.color, outer));
            let legal = layout.legal(word, turn) & squares.0;
            start.wanted.among(legal, &self.words(&layout, turn, word))
        };
        let images = |word: usize| layout.kings.images(word / layout.outers);
        let weight = |word: usize| images(word) * u64::from(fitting(word).count_ones());
        let total: u64 = (0..layout.words()).map(weight).sum();
        if total == 0 {
            return None;
        }
        let mut random = Random(seed);
        let mut ticket = random.below(total);
        let word = (0..layout.words()).find(|&word| match ticket.checked_sub(weight(word)) {
            Some(rest) => {
                ticket = rest;
                false
            }
            None => true,
        });
        let word = word.expect("the ticket is below the sum of the weights");
        // The squares of the word, each with all its images.
        let skipped = ticket / images(word);
        let mut left = fitting(word);
        for _ in 0..skipped {
            left &= left - 1;
        }
        let inner = left.trailing_zeros() as usize;
        let symmetries = if pawn.is_some() { 2 } else { 8 };
        let symmetry = Symmetry::ALL[random.below(symmetries) as usize];
        let (kings, outer) = layout.squares(word);
        let mut setup = Setup::empty();
        setup.turn = start.turn;
        let mut put = |piece: Piece, square: usize| {
            let square = symmetry.square(square);
            let (color, square) = match start.strong {
                Color::White => (piece.color, square),
                Color::Black => (!piece.color, square ^ 0b111_000),
            };
            setup.set(Square::ALL[square], Some(piece.role.of(color)));
        };
        for (color, square) in Color::ALL.into_iter().zip(kings) {
            put(Role::King.of(color), square);
        }
        for (piece, square) in [
            (layout.material.outer(), outer),
            (layout.material.inner(), inner),
        ] {
            if let Some(piece) = piece {
                put(piece, square);
            }
        }
        Position::from_setup(&setup).ok()
    }
}
