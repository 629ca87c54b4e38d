//! Fallen flags (FIDE 6.8, 6.9), and the side that can still win by them.
//!
//! The page draws the clocks from `Game::clock(now)`, which changes nothing. `table` sets an alarm for the exact
//! instant (`Alarm::Flag`), which leads to `Event::Flag`. If the alarm is late, as in a hidden tab, nothing is lost:
//! `Game::apply` refuses whatever comes after the flag has fallen. The result on the board comes first, then the flag,
//! then whether the opponent could ever mate.

use super::{Changes, Game, Ruling};
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::rules::{BothFlags, FlagDraw};
use crate::time::{Millis, Timestamp};
use chess::{Color, Position, Role};
use std::collections::BTreeMap;

/// Depth in moves to which a forced win is searched (USCF 14E), and the number of positions that this may take. A knight
/// against a pawn needs up to seven moves, the longest of these endings.
const FORCED_MOVES: u8 = 8;
const FORCED_POSITIONS: usize = 100_000;

impl Game {
    /// The arbiter has seen a flag fall. It decides, unless a postponed decision comes first (FIDE 2009, 10.2b).
    pub(super) fn flag(&mut self, side: Color, at: Timestamp) -> Result<Option<Outcome>, Refusal> {
        self.running()?;
        if self.config.strictness.flag_by_claim {
            return Err(Refusal::ByClaimOnly);
        }
        let clock = self.clock.as_ref().ok_or(Refusal::Untimed)?;
        match clock.flag_at() {
            Some((running, fell)) if running == side && at >= fell => {
                Ok(self.seen_to_fall(side, at))
            }
            _ => Err(Refusal::TimeLeft(side)),
        }
    }

    /// A player has seen the opponent's flag fall. His own must be up (FIDE 2009, A5).
    pub(super) fn claim_flag(
        &mut self,
        by: Color,
        at: Timestamp,
        changes: &mut Changes,
    ) -> Result<(), Refusal> {
        self.running()?;
        if !self.config.strictness.flag_by_claim {
            return Err(Refusal::NotInForce);
        }
        let clock = self.clock.as_mut().ok_or(Refusal::Untimed)?;
        let reading = clock.reading(at);
        let down = |side: Color| reading.sides[side.index()].down;
        if !down(!by) {
            return Err(Refusal::TimeLeft(!by));
        }
        if !down(by) {
            changes.outcome = self.seen_to_fall(!by, at);
            return Ok(());
        }
        let last = Color::ALL.iter().all(|&side| clock.in_last_stage(side));
        match self.config.rules.both_flags {
            BothFlags::PlayOnUnlessLast if !last => {}
            BothFlags::PlayOn => {}
            BothFlags::PlayOnUnlessLast | BothFlags::Draw => {
                changes.outcome = Some(Outcome::draw(Reason::BothFlags));
                return Ok(());
            }
        }
        clock.stop(at);
        clock.next_period();
        self.run(at);
        changes.ruling = Some(Ruling::NewPeriod);
        Ok(())
    }

    /// Takes time from `side`. The arbiter sees at once if nothing is left, unless flags have to be claimed.
    pub(super) fn charge(&mut self, side: Color, time: Millis, at: Timestamp) -> Option<Outcome> {
        let clock = self.clock.as_mut()?;
        clock.add(side, -(time as i64));
        let down = clock.reading(at).sides[side.index()].down;
        (down && !self.config.strictness.flag_by_claim).then(|| self.fallen(side))
    }

    /// A flag has fallen: the result, or a decision that was postponed until now.
    fn seen_to_fall(&mut self, side: Color, at: Timestamp) -> Option<Outcome> {
        if self.turn_state.postponed != Some(side) {
            return Some(self.fallen(side));
        }
        self.turn_state.fallen = Some(side);
        self.await_decision(side, at);
        None
    }

    /// Result of `side`'s fallen flag.
    pub(super) fn fallen(&self, side: Color) -> Outcome {
        match self.cannot_win(self.position(), !side) {
            None => Outcome::won_by(!side, Reason::Flag),
            Some(reason) => Outcome::draw(reason),
        }
    }

    /// Reason for which `side` gets but a draw where the other side has lost in this position, if there is one.
    pub(super) fn cannot_win(&self, position: &Position, side: Color) -> Option<Reason> {
        match self.config.rules.flag_draw {
            FlagDraw::LoneKing => {
                (position.by_color(side).count() == 1).then_some(Reason::FlagMaterial)
            }
            FlagDraw::CannotMate | FlagDraw::Material if !position.can_mate(side) => {
                Some(Reason::FlagCannotMate)
            }
            FlagDraw::CannotMate => None,
            FlagDraw::Material => (too_little(position, side) && !forces_mate(position, side))
                .then_some(Reason::FlagMaterial),
        }
    }
}

/// A lone king, king and one minor piece, or king and two knights against no pawns (USCF 14E1 to 14E3).
fn too_little(position: &Position, side: Color) -> bool {
    let count = |side: Color, role: Role| position.pieces(side, role).count();
    let pieces = position.by_color(side).count();
    let knights = count(side, Role::Knight);
    match pieces {
        1 => true,
        2 => knights + count(side, Role::Bishop) == 1,
        3 => knights == 2 && count(!side, Role::Pawn) == 0,
        _ => false,
    }
}

/// Mate search: true if `side` mates by force within a few moves.
fn forces_mate(position: &Position, side: Color) -> bool {
    let mut search = MateSearch {
        side,
        fails: BTreeMap::new(),
        left: FORCED_POSITIONS,
    };
    (1..=FORCED_MOVES).any(|moves| search.mates(position, moves))
}

/// A search for a forced mate that remembers for how many moves a position has none.
struct MateSearch {
    side: Color,
    fails: BTreeMap<u64, u8>,
    left: usize,
}

impl MateSearch {
    /// True if the side mates within so many moves of its own.
    fn mates(&mut self, position: &Position, moves: u8) -> bool {
        let attacks = position.turn() == self.side;
        if !attacks && position.is_checkmate() {
            return true;
        }
        let key = position.key();
        let known = self.fails.get(&key).is_some_and(|&fails| fails >= moves);
        if moves == 0 || known || self.left == 0 {
            return false;
        }
        self.left -= 1;
        let replies = position.legal_moves();
        let mut after = replies.into_iter().map(|mv| position.after(mv));
        let mates = if attacks {
            after.any(|next| self.mates(&next, moves - 1))
        } else {
            // No move and no check is stalemate.
            !position.is_stalemate() && after.all(|next| self.mates(&next, moves))
        };
        if !mates {
            self.fails.insert(key, moves);
        }
        mates
    }
}
