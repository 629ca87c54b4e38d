//! Proof in a relaxed game, exact in its tempo moves, that a side with bishops on one colour can never mate.
//!
//! Kings and pawns are played out exactly. All other pieces become ghosts: they may be anywhere their
//! kind can be, attack or not, move or take as it suits, and be taken and still be there. That
//! allows every real game and more; but whether a king runs out of moves, and who has to move, is
//! exact. If even so no move gives check to a king without a flight, there is no mate.

use alloc::vec::Vec;

use super::queue::Seen;
use crate::{Bitboard, Color, Move, Position, Role, Setup, Square, between, bishop_lines};

/// Positions of kings and pawns to look at, at most.
const BUDGET: usize = 4_000;

/// Kings and pawns, and how many ghosts the hunted side has.
struct State {
    position: Position,
    ghosts: u32,
}

struct Relaxation {
    winner: Color,
    /// Squares of the winner's ghosts: squares of one colour, or none.
    winners: Bitboard,
    /// Squares of the ghosts that the other side has from the start.
    losers: Bitboard,
    /// The number of those.
    ghosts: u32,
    seen: Seen,
    waiting: Vec<State>,
}

/// True if it is proved that `winner` cannot mate. Only tried where all pieces of the winner are
/// bishops on squares of one colour: others would give a mate to a ghost at once. Also says at how
/// many positions it looked.
pub(super) fn excludes_mate(position: &Position, winner: Color) -> (bool, u32) {
    let pieces = |color: Color| {
        position.by_color(color) & !position.by_role(Role::King) & !position.by_role(Role::Pawn)
    };
    let color_of = |set: Bitboard| {
        [Bitboard::EMPTY, Bitboard::DARK, Bitboard::LIGHT]
            .into_iter()
            .find(|&squares| (set & !squares).is_empty())
            .filter(|_| (set & !position.by_role(Role::Bishop)).is_empty())
    };
    let (own, other) = (pieces(winner), pieces(!winner));
    let castling = Color::ALL
        .into_iter()
        .any(|color| position.castling_rooks(color).any());
    let Some(winners) = color_of(own).filter(|_| !castling) else {
        return (false, 0);
    };
    let mut setup = position.to_setup();
    for square in own | other {
        setup.set(square, None);
    }
    // Without the ghosts no king is attacked that was not before.
    let Ok(root) = Position::from_setup(&setup) else {
        return (false, 0);
    };
    let mut relaxation = Relaxation {
        winner,
        winners,
        losers: color_of(other).unwrap_or(Bitboard::FULL),
        ghosts: other.count(),
        seen: Seen::new(),
        waiting: Vec::new(),
    };
    relaxation.reach(root, other.count());
    while let Some(state) = relaxation.waiting.pop() {
        if relaxation.seen.len() > BUDGET || relaxation.expand(&state).is_none() {
            return (false, relaxation.seen.len() as u32);
        }
    }
    (true, relaxation.seen.len() as u32)
}

impl Relaxation {
    /// Plays every move; `None` if a mate can be pictured.
    fn expand(&mut self, state: &State) -> Option<()> {
        let position = &state.position;
        let us = position.turn();
        for &m in &position.legal_moves() {
            let mut next = position.after(m);
            let mut ghosts = state.ghosts;
            if m.promotion().is_some() {
                if us == self.winner {
                    return None;
                }
                next = altered(&next, |setup| setup.set(m.to(), None), next.turn())?;
                ghosts += 1;
            }
            self.arrive(next, ghosts, |relaxation, king| {
                relaxation.uncovers(position, m, king)
            })?;
        }
        let (own, prey) = if us == self.winner {
            (self.winners, self.squares_of_losers(state.ghosts))
        } else {
            (self.squares_of_losers(state.ghosts), self.winners)
        };
        if own.any() {
            if let Some(next) = position.play_null() {
                self.arrive(next, state.ghosts, |relaxation, king| {
                    relaxation.winners.contains(king)
                })?;
            }
            for square in position.pieces(!us, Role::Pawn) & own {
                if let Some(next) = altered(position, |setup| setup.set(square, None), !us) {
                    self.arrive(next, state.ghosts, |relaxation, king| {
                        relaxation.winners.contains(king)
                    })?;
                }
            }
        }
        for from in position.pieces(us, Role::Pawn) {
            let targets = crate::pawn_attacks(us, from) & prey & !position.occupied();
            for to in targets {
                let last = Bitboard::BACK_RANKS.contains(to);
                if last && us == self.winner {
                    return None;
                }
                let pawn = (!last).then(|| Role::Pawn.of(us));
                let taken = |setup: &mut Setup| {
                    setup.set(from, None);
                    setup.set(to, pawn);
                };
                if let Some(next) = altered(position, taken, !us) {
                    let m = Move::new(from, to, None);
                    self.arrive(next, state.ghosts + u32::from(last), |relaxation, king| {
                        relaxation.uncovers(position, m, king)
                    })?;
                }
            }
        }
        Some(())
    }

    /// Goes on from a position, unless it can be pictured as mate: `checks` says whether the move
    /// that led there can have attacked the king on a square.
    fn arrive(
        &mut self,
        next: Position,
        ghosts: u32,
        checks: impl Fn(&Self, Square) -> bool,
    ) -> Option<()> {
        if next.turn() != self.winner {
            let king = next.king(next.turn());
            if (next.is_check() || checks(self, king)) && self.is_caged(&next, ghosts) {
                return None;
            }
        }
        self.reach(next, ghosts);
        Some(())
    }

    fn reach(&mut self, position: Position, ghosts: u32) {
        if self
            .seen
            .insert(position.key() ^ u64::from(ghosts).wrapping_mul(0x9E37_79B9_7F4A_7C15))
        {
            self.waiting.push(State { position, ghosts });
        }
    }

    /// True if every flight of the king on the move may be attacked or blocked by ghosts.
    fn is_caged(&self, position: &Position, ghosts: u32) -> bool {
        let king = position.king(position.turn());
        let flights = position
            .legal_moves_from(king)
            .into_iter()
            .fold(Bitboard::EMPTY, |set, m| set.with(m.to()));
        let open = flights & !self.winners;
        let blockable = open & self.squares_of_losers(ghosts) & !position.occupied();
        open == blockable && open.count() <= ghosts
    }

    /// True if a move of a king or pawn may open a line from a ghost to the king on a square.
    fn uncovers(&self, before: &Position, m: Move, king: Square) -> bool {
        // An en passant capture opens two lines.
        before.is_en_passant(m)
            || self.winners.contains(king)
                && bishop_lines(king).contains(m.from())
                && (between(king, m.from()) & before.occupied().with(m.to())).is_empty()
    }

    /// Squares of the hunted side's ghosts; a promoted one can be any piece.
    fn squares_of_losers(&self, ghosts: u32) -> Bitboard {
        if ghosts > self.ghosts {
            Bitboard::FULL
        } else {
            self.losers
        }
    }
}

/// A position after a change to the pieces, if one can play from it.
fn altered(position: &Position, change: impl Fn(&mut Setup), turn: Color) -> Option<Position> {
    let mut setup = position.to_setup();
    setup.ep_square = None;
    setup.turn = turn;
    change(&mut setup);
    Position::from_setup(&setup).ok()
}
