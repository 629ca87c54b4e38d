//! Retrograde analysis of small endings, with which the helpmate solver is compared.
//!
//! `cargo run --release -p chess --example helpmate_endings` takes a few minutes. For every placement of
//! the kings and one white piece, or of a white knight or bishop and one black piece, it finds out
//! backwards from the mates whether White has a helpmate; the solver must say the same wherever it
//! decides without a search. So the rule in `helpmate/endings.rs` is proved by exhaustion. Neither
//! castling nor en passant can occur where the rule speaks.

use std::collections::BTreeMap;

use chess::{
    Bitboard, Color, File, Helpmate, Piece, Position, Rank, Role, Setup, Square, bishop_attacks,
    king_attacks, knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};

/// The kings come first, White's before Black's.
struct Ending {
    pieces: Vec<Piece>,
    /// By the side to move and the squares, true if White has a helpmate.
    won: Vec<bool>,
}

/// The squares of an ending's pieces, in their order; those beyond its pieces mean nothing.
type Squares = [Square; 4];

fn main() {
    // Pawns come last: their endings need those of the pieces that they become.
    let mut roles = Role::ALL[..5].to_vec();
    roles.reverse();
    let mut endings = BTreeMap::new();
    for &role in &roles {
        solve(&[role.of(Color::White)], &mut endings);
    }
    for minor in [Role::Bishop, Role::Knight] {
        for &role in &roles {
            let others = [minor.of(Color::White), role.of(Color::Black)];
            solve(&others, &mut endings);
        }
    }
}

fn solve(others: &[Piece], endings: &mut BTreeMap<String, Ending>) {
    let kings = Color::ALL.map(|color| Role::King.of(color));
    let pieces = [&kings, others].concat();
    let mut ending = Ending {
        won: vec![false; 2 << (6 * pieces.len())],
        pieces,
    };
    let mut waiting = Vec::new();
    for index in 0..ending.won.len() {
        if let Some(position) = ending.position(index)
            && (position.turn() == Color::Black && position.is_checkmate()
                || simplifies_to_won(&position, endings))
        {
            ending.won[index] = true;
            waiting.push(index);
        }
    }
    while let Some(index) = waiting.pop() {
        let (turn, squares) = ending.squares(index);
        for i in 0..ending.pieces.len() {
            for origin in ending.origins(turn, squares, i) {
                let mut before = squares;
                before[i] = origin;
                let earlier = ending.index(!turn, before);
                if !ending.won[earlier] && ending.is_playable(!turn, before) {
                    ending.won[earlier] = true;
                    waiting.push(earlier);
                }
            }
        }
    }
    let (mut decided, mut left) = (0, 0);
    for (index, &won) in ending.won.iter().enumerate() {
        // The other half is the same from right to left.
        let (_, [king, ..]) = ending.squares(index);
        if king.file() > File::D {
            continue;
        }
        let Some(position) = ending.position(index) else {
            continue;
        };
        match position.helpmate(Color::White, 0).0 {
            Helpmate::Undecided => left += 1,
            verdict => {
                decided += 1;
                assert_eq!(verdict == Helpmate::Exists, won, "{position}");
            }
        }
    }
    let name = name(others);
    println!("{name}: {decided} positions agree, {left} are left to the search");
    endings.insert(name, ending);
}

/// An ending's name: the letters of its pieces but for the kings.
fn name(others: &[Piece]) -> String {
    let mut letters: Vec<char> = others.iter().map(|piece| piece.to_char()).collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

/// True if a capture or a promotion leads to an ending in which White has a helpmate.
fn simplifies_to_won(position: &Position, endings: &BTreeMap<String, Ending>) -> bool {
    let them = position.by_color(!position.turn());
    let pawns = position.pieces(position.turn(), Role::Pawn);
    if pawns.is_empty() && !them.is_many() {
        return false;
    }
    position.legal_moves().iter().any(|&m| {
        if !position.is_capture(m) && m.promotion().is_none() {
            return false;
        }
        let next = position.after(m);
        let others: Vec<Piece> = (next.occupied() & !next.by_role(Role::King))
            .into_iter()
            .filter_map(|square| next.piece_at(square))
            .collect();
        if others.iter().all(|piece| piece.color == Color::Black) {
            return false;
        }
        let ending = &endings[&name(&others)];
        let mut squares = [Square::A1; 4];
        let mut left = next.occupied();
        for (place, &piece) in squares.iter_mut().zip(&ending.pieces) {
            let square = left.into_iter().find(|&s| next.piece_at(s) == Some(piece));
            *place = square.expect("the ending of these pieces");
            left = left.without(*place);
        }
        ending.won[ending.index(next.turn(), squares)]
    })
}

impl Ending {
    fn index(&self, turn: Color, squares: Squares) -> usize {
        let squares = &squares[..self.pieces.len()];
        squares
            .iter()
            .fold(turn.index(), |index, square| index << 6 | square.index())
    }

    fn squares(&self, mut index: usize) -> (Color, Squares) {
        let mut squares = [Square::A1; 4];
        for square in squares[..self.pieces.len()].iter_mut().rev() {
            *square = Square::from_index(index & 63).expect("six bits are a square");
            index >>= 6;
        }
        (Color::ALL[index], squares)
    }

    fn placed(&self, squares: Squares) -> impl Iterator<Item = (Piece, Square)> {
        self.pieces.iter().copied().zip(squares)
    }

    fn occupied(&self, squares: Squares) -> Bitboard {
        squares[..self.pieces.len()].iter().copied().collect()
    }

    /// Each piece on a square of its own, no pawn on the first or last rank, and the king that is
    /// not to move is not attacked.
    fn is_playable(&self, turn: Color, squares: Squares) -> bool {
        let occupied = self.occupied(squares);
        let prey = squares[(!turn).index()];
        occupied.count() as usize == self.pieces.len()
            && self.placed(squares).all(|(piece, square)| {
                let misplaced = piece.role == Role::Pawn && Bitboard::BACK_RANKS.contains(square);
                let takes_king =
                    piece.color == turn && attacks(piece, square, occupied).contains(prey);
                !misplaced && !takes_king
            })
    }

    fn position(&self, index: usize) -> Option<Position> {
        let (turn, squares) = self.squares(index);
        if !self.is_playable(turn, squares) {
            return None;
        }
        let mut setup = Setup::empty();
        setup.turn = turn;
        for (piece, square) in self.placed(squares) {
            setup.set(square, Some(piece));
        }
        Position::from_setup(&setup).ok()
    }

    /// The squares from which a piece of the side that has just moved can have come, without
    /// capture or promotion.
    fn origins(&self, turn: Color, squares: Squares, i: usize) -> Bitboard {
        let (piece, square) = (self.pieces[i], squares[i]);
        if piece.color == turn {
            return Bitboard::EMPTY;
        }
        let empty = !self.occupied(squares);
        if piece.role != Role::Pawn {
            return attacks(piece, square, !empty) & empty;
        }
        let back = |from: Square| {
            let square = from.offset(0, piece.color.fold(-1, 1))?;
            (empty.contains(square) && !Bitboard::BACK_RANKS.contains(square)).then_some(square)
        };
        let Some(one) = back(square) else {
            return Bitboard::EMPTY;
        };
        let origins = Bitboard::of(one);
        match back(one) {
            Some(two) if square.rank() == piece.color.rank(Rank::Fourth) => origins.with(two),
            _ => origins,
        }
    }
}

fn attacks(piece: Piece, square: Square, occupied: Bitboard) -> Bitboard {
    match piece.role {
        Role::Pawn => pawn_attacks(piece.color, square),
        Role::Knight => knight_attacks(square),
        Role::Bishop => bishop_attacks(square, occupied),
        Role::Rook => rook_attacks(square, occupied),
        Role::Queen => queen_attacks(square, occupied),
        Role::King => king_attacks(square),
    }
}
