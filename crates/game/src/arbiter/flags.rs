//! Fallen flags (FIDE 6.8, 6.9), and who can still win by them.

use super::{Changes, Game, Ruling};
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::rules::{BothFlags, FlagDraw};
use crate::time::{Millis, Timestamp};
use chess::{Color, Position, Role};

/// How many moves ahead a forced win is looked for (USCF 14E), and in how many positions at most. A lone minor piece
/// that forces mate does so at once or hardly ever.
const FORCED_MOVES: u32 = 4;
const FORCED_POSITIONS: u32 = 20_000;

impl Game {
    /// The arbiter has seen a flag fall.
    pub(super) fn flag(&self, side: Color, at: Timestamp) -> Result<Outcome, Refusal> {
        self.running()?;
        if self.config.conduct.flag_by_claim {
            return Err(Refusal::ByClaimOnly);
        }
        let clock = self.clock.as_ref().ok_or(Refusal::Untimed)?;
        match clock.flag_at() {
            Some((running, fell)) if running == side && at >= fell => Ok(self.fallen(side)),
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
        if !self.config.conduct.flag_by_claim {
            return Err(Refusal::NotInForce);
        }
        let clock = self.clock.as_mut().ok_or(Refusal::Untimed)?;
        let reading = clock.reading(at);
        let down = |side: Color| reading.sides[side.index()].down;
        if !down(!by) {
            return Err(Refusal::TimeLeft(!by));
        }
        if !down(by) {
            changes.outcome = Some(self.fallen(!by));
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
        (down && !self.config.conduct.flag_by_claim).then(|| self.fallen(side))
    }

    /// What `side`'s fallen flag means.
    fn fallen(&self, side: Color) -> Outcome {
        match self.cannot_win(self.position(), !side) {
            None => Outcome::won_by(!side, Reason::Flag),
            Some(reason) => Outcome::draw(reason),
        }
    }

    /// Why `side` gets but a draw where the other side has lost in this position, if so.
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
    let men = position.by_color(side).count();
    let knights = count(side, Role::Knight);
    match men {
        1 => true,
        2 => knights + count(side, Role::Bishop) == 1,
        3 => knights == 2 && count(!side, Role::Pawn) == 0,
        _ => false,
    }
}

/// Whether `side` has a mate by force within a few moves.
fn forces_mate(position: &Position, side: Color) -> bool {
    let mut left = FORCED_POSITIONS;
    (1..=FORCED_MOVES).any(|moves| mates(position, side, moves, &mut left))
}

fn mates(position: &Position, side: Color, moves: u32, left: &mut u32) -> bool {
    if position.turn() != side && position.is_checkmate() {
        return true;
    }
    if moves == 0 || *left == 0 {
        return false;
    }
    *left -= 1;
    let replies = position.legal_moves();
    let mut after = replies.into_iter().map(|mv| position.after(mv));
    if position.turn() == side {
        after.any(|next| mates(&next, side, moves - 1, left))
    } else {
        // No move and no check is stalemate.
        !position.is_stalemate() && after.all(|next| mates(&next, side, moves, left))
    }
}
