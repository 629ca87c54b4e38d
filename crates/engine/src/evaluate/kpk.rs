//! King and pawn against king (KPK bitbase): won or drawn, known for certain.
//!
//! One bit for each of the 196,608 positions with a white pawn on files a to d: won or drawn. They are found by
//! retrograde analysis when first asked about: a few milliseconds, and 24 KB from then on.

use std::sync::OnceLock;

use chess::{Bitboard, Color, Position, Role, Square, king_attacks, pawn_attacks};

/// Side to move, squares of the kings, file a to d and rank 2 to 7 of the pawn.
const POSITIONS: usize = 2 * 64 * 64 * 24;

/// The bitbase, solved when first asked for.
pub(super) fn won() -> &'static [u64] {
    static WON: OnceLock<Vec<u64>> = OnceLock::new();
    WON.get_or_init(solve)
}

/// True if the side with the pawn wins; `None` if these are not a king and pawn against a king.
pub(super) fn wins(position: &Position) -> Option<bool> {
    let pawn = position.by_role(Role::Pawn).first()?;
    if position.occupied().count() != 3 {
        return None;
    }
    let strong = if position.by_color(Color::White).contains(pawn) {
        Color::White
    } else {
        Color::Black
    };
    // Seen as White's, on the left half of the board.
    let turned = if strong == Color::White { 0 } else { 56 };
    let flipped = if pawn.index() % 8 >= 4 { 7 } else { 0 };
    let seen = |square: Square| square.index() ^ turned ^ flipped;
    let index = Pieces {
        strong: position.turn() == strong,
        king: seen(position.king(strong)),
        bare: seen(position.king(!strong)),
        pawn: seen(pawn),
    }
    .index();
    Some(won()[index / 64] >> (index % 64) & 1 == 1)
}

/// A position of the bitbase: the side to move and the squares of the three pieces.
#[derive(Clone, Copy)]
struct Pieces {
    /// The side with the pawn is to move.
    strong: bool,
    king: usize,
    bare: usize,
    pawn: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    Nothing,
    Won,
    /// Drawn, or no position at all: nothing that White would go for.
    Drawn,
}

impl Pieces {
    fn index(self) -> usize {
        let pawn = (self.pawn / 8 - 1) * 4 + self.pawn % 8;
        ((usize::from(self.strong) * 64 + self.king) * 64 + self.bare) * 24 + pawn
    }

    fn of(index: usize) -> Pieces {
        let pawn = index % 24;
        Pieces {
            strong: index / 24 / 64 / 64 == 1,
            king: index / 24 / 64 % 64,
            bare: index / 24 % 64,
            pawn: (pawn / 4 + 1) * 8 + pawn % 4,
        }
    }

    /// The result where it is clear without looking at any other position.
    fn at_once(self) -> Known {
        let (king, bare, pawn) = (square(self.king), square(self.bare), square(self.pawn));
        let attacked = pawn_attacks(Color::White, pawn);
        if king == bare
            || king == pawn
            || bare == pawn
            || king_attacks(king).contains(bare)
            || (self.strong && attacked.contains(bare))
        {
            return Known::Drawn;
        }
        if self.strong {
            let ahead = square(self.pawn + 8);
            // A queen that stays is enough.
            let queens = self.pawn / 8 == 6
                && ahead != king
                && ahead != bare
                && (!king_attacks(bare).contains(ahead) || king_attacks(king).contains(ahead));
            return if queens { Known::Won } else { Known::Nothing };
        }
        let guarded = king_attacks(king) | attacked;
        let takes = king_attacks(bare).contains(pawn) && !king_attacks(king).contains(pawn);
        let stale = (king_attacks(bare) & !guarded & !Bitboard::from(pawn)).is_empty()
            && !takes
            && !attacked.contains(bare);
        if takes || stale {
            Known::Drawn
        } else {
            Known::Nothing
        }
    }

    /// One step of retrograde analysis: the result that follows from those of the positions after each move.
    fn by_moves(self, known: &[Known]) -> Known {
        let (wanted, other) = if self.strong {
            (Known::Won, Known::Drawn)
        } else {
            (Known::Drawn, Known::Won)
        };
        let mut open = false;
        let mut look = |after: Pieces| {
            let value = known[after.index()];
            open |= value == Known::Nothing;
            value == wanted
        };
        let strong = !self.strong;
        if self.strong {
            for to in king_attacks(square(self.king)) {
                let king = to.index();
                if king != self.pawn
                    && look(Pieces {
                        strong,
                        king,
                        ..self
                    })
                {
                    return wanted;
                }
            }
            let free = |pawn: usize| pawn != self.king && pawn != self.bare;
            let one = self.pawn + 8;
            if one < 56 && free(one) {
                if look(Pieces {
                    strong,
                    pawn: one,
                    ..self
                }) {
                    return wanted;
                }
                let two = one + 8;
                if self.pawn < 16
                    && free(two)
                    && look(Pieces {
                        strong,
                        pawn: two,
                        ..self
                    })
                {
                    return wanted;
                }
            }
        } else {
            let guarded =
                king_attacks(square(self.king)) | pawn_attacks(Color::White, square(self.pawn));
            for to in king_attacks(square(self.bare)) & !guarded {
                let bare = to.index();
                if bare != self.pawn
                    && look(Pieces {
                        strong,
                        bare,
                        ..self
                    })
                {
                    return wanted;
                }
            }
        }
        if open { Known::Nothing } else { other }
    }
}

fn square(index: usize) -> Square {
    Square::ALL[index]
}

/// Won positions are those that can be forced into one; what is never found to be won is drawn.
fn solve() -> Vec<u64> {
    let mut known: Vec<Known> = (0..POSITIONS)
        .map(|index| Pieces::of(index).at_once())
        .collect();
    loop {
        let mut news = false;
        for index in 0..POSITIONS {
            if known[index] == Known::Nothing {
                known[index] = Pieces::of(index).by_moves(&known);
                news |= known[index] != Known::Nothing;
            }
        }
        if !news {
            break;
        }
    }
    let mut won = vec![0; POSITIONS / 64];
    for (index, &value) in known.iter().enumerate() {
        won[index / 64] |= u64::from(value == Known::Won) << (index % 64);
    }
    won
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(fen: &str) -> Option<bool> {
        wins(&Position::from_fen(fen).expect("the table holds legal positions"))
    }

    /// Averbakh, *Pawn Endings*: the key squares, the opposition, the rook's pawn, the square of the pawn.
    #[test]
    fn what_books_teach_is_so() {
        for (fen, won) in [
            // On a key square.
            ("8/8/1k6/8/1K6/1P6/8/8 w - - 0 1", false),
            ("8/8/1k6/8/1K6/1P6/8/8 b - - 0 1", true),
            ("1k6/8/1K6/8/1P6/8/8/8 w - - 0 1", true),
            ("3k4/8/3K4/3P4/8/8/8/8 w - - 0 1", true),
            ("3k4/8/3K4/3P4/8/8/8/8 b - - 0 1", true),
            // The king before the sixth rank has to have the opposition.
            ("8/3k4/8/3K4/3P4/8/8/8 w - - 0 1", false),
            ("8/3k4/8/3K4/3P4/8/8/8 b - - 0 1", true),
            // A rook's pawn and the king in the corner.
            ("k7/8/K7/P7/8/8/8/8 w - - 0 1", false),
            ("7k/8/6K1/7P/8/8/8/8 b - - 0 1", false),
            // Into the square, or not.
            ("8/8/8/7P/8/2k5/8/7K b - - 0 1", true),
            ("8/8/8/7P/3k4/8/8/7K b - - 0 1", false),
            ("8/8/8/7P/3k4/8/8/7K w - - 0 1", true),
            // Stalemate on the seventh.
            ("3k4/3P4/3K4/8/8/8/8/8 b - - 0 1", false),
            ("3k4/3P4/4K3/8/8/8/8/8 w - - 0 1", false),
        ] {
            assert_eq!(value(fen), Some(won), "{fen}");
        }
        assert_eq!(value("8/8/1k6/8/1K6/1P6/1P6/8 w - - 0 1"), None);
        assert_eq!(value("8/8/1k6/8/1K6/1R6/8/8 w - - 0 1"), None);
    }

    #[test]
    fn colours_and_sides_make_no_difference() {
        for (one, other) in [
            (
                "8/8/1k6/8/1K6/1P6/8/8 b - - 0 1",
                "8/8/6k1/8/6K1/6P1/8/8 b - - 0 1",
            ),
            (
                "8/8/1k6/8/1K6/1P6/8/8 b - - 0 1",
                "8/8/1p6/1k6/8/1K6/8/8 w - - 0 1",
            ),
        ] {
            assert_eq!(value(one), value(other), "{one} {other}");
        }
    }

    /// The numbers of positions won, White to move and Black to move, are those that others have published of this ending.
    #[test]
    fn as_many_are_won_as_are_known_to_be() {
        let won = solve();
        let count = |words: &[u64]| words.iter().map(|word| word.count_ones()).sum::<u32>();
        let (black, white) = won.split_at(won.len() / 2);
        assert_eq!((count(white), count(black)), (62_480, 48_802));
    }
}
