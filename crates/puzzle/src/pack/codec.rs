//! Coding of a puzzle, decision by decision: the position square by square, and each move as its place among the legal
//! ones, of which the likely come first.
//!
//! The same function writes and reads ([`Coder`]). Whatever is changed here makes another
//! [version](crate::PACK_VERSION) of the pack.

use super::range_coder::Coder;
use crate::{Puzzle, RightMove, Solution};
use chess::{
    Bitboard, CastlingSide, Color, File, Move, MoveList, Piece, Position, Rank, Role, Setup,
    Square, bishop_attacks, knight_attacks, pawn_attacks, rook_attacks,
};

/// The most right moves of all positions of a solution tree.
const MOST_NODES: usize = 4096;

// Offsets of the contexts of each kind of decision.
const EMPTY: usize = 0;
const PAWN: usize = EMPTY + 64 * 4;
const PAWN_COLOR: usize = PAWN + 64 * 2;
const COLOR: usize = PAWN_COLOR + 64 * 3;
const KING: usize = COLOR + 64;
const QUEEN: usize = KING + 128;
const ROOK: usize = QUEEN + 32;
const BISHOP: usize = ROOK + 128;
const CASTLING: usize = BISHOP + 128;
const EP: usize = CASTLING + 16;
const TURN: usize = EP + 4;
const BEFORE: usize = TURN + 1;
const SOLUTION: usize = BEFORE + 1;
const ALTERNATIVE: usize = SOLUTION + 1;
const REPLY: usize = ALTERNATIVE + 1;
const NUMBER: usize = REPLY + 8;
const MANTISSA: usize = NUMBER + 3 * 9 * 9;
const EVEN: usize = MANTISSA + 3 * 9;
/// Number of contexts.
pub(super) const CONTEXTS: usize = EVEN + 1;

/// The mover: a part of the context of a move.
#[derive(Clone, Copy)]
enum Mover {
    Before,
    Solver,
    Reply,
}

/// Writes a puzzle's position and solution, or reads them into it. The counters of its position are known already.
pub(super) fn code(coder: &mut impl Coder, puzzle: &mut Puzzle) -> Result<(), &'static str> {
    puzzle.start = code_position(coder, &puzzle.start)?;
    let mut position = puzzle.start.clone();
    let mut last = None;
    if coder.bit(BEFORE, puzzle.before.is_some()) {
        let before = code_move(coder, &position, Mover::Before, None, puzzle.before)?;
        puzzle.before = Some(before);
        last = Some(position.destination(before));
        position.play(before);
    } else {
        puzzle.before = None;
    }
    let mut left = MOST_NODES;
    if coder.bit(SOLUTION, !puzzle.solution.is_end()) {
        code_node(coder, &position, last, &mut puzzle.solution, 0, &mut left)?;
    } else {
        puzzle.solution = Solution::default();
    }
    Ok(())
}

/// A position that has right moves.
fn code_node(
    coder: &mut impl Coder,
    position: &Position,
    last: Option<Square>,
    node: &mut Solution,
    depth: usize,
    left: &mut usize,
) -> Result<(), &'static str> {
    let mut n = 0;
    loop {
        if *left == 0 || depth > crate::MOST_HALF_MOVES / 2 {
            return Err("a solution is too large");
        }
        *left -= 1;
        let known = node.moves.get(n).map(|right| right.played);
        let played = code_move(coder, position, Mover::Solver, last, known)?;
        if node.moves.len() == n {
            node.moves.push(RightMove {
                played,
                reply: None,
                then: Solution::default(),
            });
        }
        let right = &mut node.moves[n];
        right.played = played;
        if coder.bit(REPLY + depth.min(7), right.reply.is_some()) {
            let after = position.after(played);
            let last = Some(position.destination(played));
            let reply = code_move(coder, &after, Mover::Reply, last, right.reply)?;
            right.reply = Some(reply);
            let last = Some(after.destination(reply));
            let next = after.after(reply);
            code_node(coder, &next, last, &mut right.then, depth + 1, left)?;
        } else {
            right.reply = None;
            right.then = Solution::default();
        }
        n += 1;
        if !coder.bit(ALTERNATIVE, n < node.moves.len()) {
            node.moves.truncate(n);
            return Ok(());
        }
    }
}

/// A move: its place among the legal ones.
fn code_move(
    coder: &mut impl Coder,
    position: &Position,
    mover: Mover,
    last: Option<Square>,
    known: Option<Move>,
) -> Result<Move, &'static str> {
    let moves = position.legal_moves();
    let mut keys = [0; MoveList::CAPACITY];
    let keys = &mut keys[..moves.len()];
    let likely = Likely::new(position, last);
    for (key, &m) in keys.iter_mut().zip(moves.iter()) {
        *key = likely.key(m);
    }
    let place = known.map_or(0, |known| {
        let known = likely.key(known);
        keys.iter().filter(|&&key| key < known).count()
    });
    let place = match moves.len() {
        0 | 1 => 0,
        options => code_number(coder, mover as usize, options, place),
    };
    if place >= keys.len() {
        return Err("a solution has a move that is not legal");
    }
    let (_, &mut key, _) = keys.select_nth_unstable(place);
    Ok(Move::from_raw(key as u16))
}

/// A number below `options`, small ones in few decisions (Elias gamma).
fn code_number(coder: &mut impl Coder, kind: usize, options: usize, number: usize) -> usize {
    let size = |number: usize| (number + 1).ilog2() as usize;
    let most = size(options - 1);
    let contexts = NUMBER + (kind * 9 + most) * 9;
    let mut length = 0;
    while length < most && coder.bit(contexts + length, size(number) > length) {
        length += 1;
    }
    let mut found = 1;
    for bit in (0..length).rev() {
        let context = if bit + 1 == length {
            MANTISSA + kind * 9 + length
        } else {
            EVEN
        };
        found = found << 1 | usize::from(coder.bit(context, (number + 1) >> bit & 1 != 0));
    }
    found - 1
}

/// Likelihood of a move in puzzles: captures of much by little, most of all where the last move went, promotions, and
/// checks by the piece that moves.
struct Likely<'a> {
    position: &'a Position,
    last: Option<Square>,
    /// By role, from where it gives check.
    checks: [Bitboard; 6],
}

impl<'a> Likely<'a> {
    fn new(position: &'a Position, last: Option<Square>) -> Likely<'a> {
        let (us, occupied) = (position.turn(), position.occupied());
        let king = position.king(!us);
        let bishop = bishop_attacks(king, occupied);
        let rook = rook_attacks(king, occupied);
        let mut checks = [Bitboard::EMPTY; 6];
        checks[Role::Pawn.index()] = pawn_attacks(!us, king);
        checks[Role::Knight.index()] = knight_attacks(king);
        checks[Role::Bishop.index()] = bishop;
        checks[Role::Rook.index()] = rook;
        checks[Role::Queen.index()] = bishop | rook;
        Likely {
            position,
            last,
            checks,
        }
    }

    /// A number for each move, another for each, the smaller the likelier. Its lower half is the move.
    fn key(&self, m: Move) -> u32 {
        const VALUE: [u32; 6] = [1, 3, 3, 5, 9, 10];
        let mover = self.position.role_at(m.from()).unwrap_or(Role::Pawn);
        let mut merit = 0;
        if let Some(piece) = self.position.captured(m) {
            merit += 40 + 8 * VALUE[piece.role.index()] - VALUE[mover.index()];
            if self.last == Some(m.to()) {
                merit += 60;
            }
        }
        let role = m.promotion().unwrap_or(mover);
        merit += m.promotion().map_or(0, |role| 8 * VALUE[role.index()]);
        if self.checks[role.index()].contains(m.to()) {
            merit += 45;
        }
        ((0xFFFF - merit) << 16) | u32::from(m.to_raw())
    }
}

/// A position, seen from the side to move, so that the two sides are alike.
fn code_position(coder: &mut impl Coder, known: &Position) -> Result<Position, &'static str> {
    let is_white = coder.bit(TURN, known.turn() == Color::White);
    let turn = if is_white { Color::White } else { Color::Black };
    let mut setup = Setup::empty();
    setup.turn = turn;
    setup.halfmoves = known.halfmove_clock();
    setup.fullmoves = known.fullmove_number();
    // The placement as far as it is known, by squares as the side to move sees them.
    let mut seen: [Option<Piece>; 64] = [None; 64];
    let (mut kings, mut queens) = ([false; 2], [0; 2]);
    for square in Square::all() {
        let on_board = match turn {
            Color::White => square,
            Color::Black => Square::new(square.file(), square.rank().mirrored()),
        };
        let at = square.index();
        let (file, rank) = (square.file().index(), square.rank().index());
        let left = (file > 0).then(|| seen[at - 1]).flatten();
        let below = (rank > 0).then(|| seen[at - 8]).flatten();
        let piece = known.piece_at(on_board);
        let is = |role: Role| piece.is_some_and(|piece| piece.role == role);

        let near = usize::from(left.is_some()) * 2 + usize::from(below.is_some());
        if coder.bit(EMPTY + at * 4 + near, piece.is_none()) {
            continue;
        }
        let is_own = piece.is_some_and(|piece| piece.color == turn);
        let is_pawn = |piece: Option<Piece>| piece.is_some_and(|piece| piece.role == Role::Pawn);
        let may_be_pawn = (1..7).contains(&rank);
        let pawn_context = PAWN + at * 2 + usize::from(is_pawn(below));
        let (own, role);
        if may_be_pawn && coder.bit(pawn_context, is(Role::Pawn)) {
            let beside = match left.filter(|piece| piece.role == Role::Pawn) {
                None => 0,
                Some(piece) if piece.color == turn => 1,
                Some(_) => 2,
            };
            own = coder.bit(PAWN_COLOR + at * 3 + beside, is_own);
            role = Role::Pawn;
        } else {
            own = coder.bit(COLOR + at, is_own);
            let side = usize::from(own);
            let wide = side * 64 + at;
            if !kings[side] && coder.bit(KING + wide, is(Role::King)) {
                kings[side] = true;
                role = Role::King;
            } else if coder.bit(
                QUEEN + side * 16 + rank * 2 + usize::from(queens[side] > 0),
                is(Role::Queen),
            ) {
                queens[side] += 1;
                role = Role::Queen;
            } else if coder.bit(ROOK + wide, is(Role::Rook)) {
                role = Role::Rook;
            } else if coder.bit(BISHOP + wide, is(Role::Bishop)) {
                role = Role::Bishop;
            } else {
                role = Role::Knight;
            }
        }
        let color = if own { turn } else { !turn };
        seen[at] = Some(role.of(color));
        setup.set(on_board, Some(role.of(color)));
    }
    code_castling(coder, known, &mut setup);
    if coder.bit(EP, known.ep_square().is_some()) {
        let file = known.ep_square().map_or(0, |square| square.file().index());
        let bit = |coder: &mut _, n: usize| bit_of(coder, EP + 1 + n, file, n);
        let file = bit(coder, 0) | bit(coder, 1) | bit(coder, 2);
        let file = File::from_index(file).expect("three bits are a file");
        setup.ep_square = Some(Square::new(file, turn.rank(Rank::Sixth)));
    }
    Position::from_setup(&setup).map_err(|_| "a position cannot be played from")
}

/// One bit of a number, in its place.
fn bit_of(coder: &mut impl Coder, context: usize, number: usize, bit: usize) -> usize {
    usize::from(coder.bit(context, number >> bit & 1 != 0)) << bit
}

/// Codes the castling rights: at most one rook on each side of a king that stands on its first rank.
fn code_castling(coder: &mut impl Coder, known: &Position, setup: &mut Setup) {
    for color in Color::ALL {
        let rank = color.rank(Rank::First);
        let on = |file| Square::new(file, rank);
        let is = |setup: &Setup, file, role: Role| setup.piece_at(on(file)) == Some(role.of(color));
        let mut files = File::ALL.into_iter();
        let Some(king) = files.find(|&file| is(setup, file, Role::King)) else {
            continue;
        };
        for file in File::ALL {
            let side = CastlingSide::of(on(king), on(file));
            let rook = &setup.castling[color.index()][side.index()];
            if rook.is_some() || !is(setup, file, Role::Rook) {
                continue;
            }
            let castles = known.castling_rook(color, side) == Some(on(file));
            let own = usize::from(color == setup.turn);
            if coder.bit(CASTLING + own * 8 + file.index(), castles) {
                setup.castling[color.index()][side.index()] = Some(file);
            }
        }
    }
}
