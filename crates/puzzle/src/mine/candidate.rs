//! Swings: whether an error is worth a closer look, and why not.

use chess::Position;
use protocol::Score;
use protocol::mine::Rejection;

use super::settings::{HELD, LOST, MineRules};
use crate::material::material;
use crate::win_chance::{SCALE, win_chance};

/// Goal of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    Mate,
    Win,
    /// To save the draw.
    Save,
}

/// The evaluations on both sides of an error, as the solver sees them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Swing<'a> {
    pub before: Score,
    pub now: Score,
    pub position: &'a Position,
}

/// An evaluation in centipawns of the public scale; a mate is beyond all of them.
pub(super) fn centipawns(score: Score) -> f64 {
    match score {
        Score::Centipawns(own) => f64::from(own) * SCALE,
        Score::Mate(moves) if moves > 0 => f64::INFINITY,
        Score::Mate(_) => f64::NEG_INFINITY,
    }
}

impl Swing<'_> {
    /// True if the chances have swung at all: those that have not are not told about. `margin` is what the evaluations may be
    /// wrong by.
    pub fn has_swung(&self, rules: &MineRules, margin: f64) -> bool {
        let gained = win_chance(self.now) - win_chance(self.before);
        gained > rules.swing - margin || (self.mates(rules) && !is_mate(self.before))
    }

    /// The goal that a puzzle could have here, or the reason why there is none.
    pub fn goal(&self, rules: &MineRules) -> Result<Goal, Rejection> {
        let solver = self.position.turn();
        if self.position.count_legal_moves() < 2 {
            return Err(Rejection::Forced);
        }
        if matches!(self.now, Score::Mate(moves) if moves > 0 && moves <= rules.won_mates) {
            return Ok(Goal::Mate);
        }
        let (before, now) = (centipawns(self.before), centipawns(self.now));
        if before > rules.won_before {
            return Err(Rejection::AlreadyWinning);
        }
        if !rules.ahead && material(self.position, solver) > 0 {
            return Err(Rejection::AlreadyAhead);
        }
        if self.mates(rules) {
            return Ok(Goal::Mate);
        }
        let gained = win_chance(self.now) - win_chance(self.before);
        if now >= rules.winning && gained > rules.swing {
            if now < rules.safe && material(self.position, solver) >= 0 {
                return Err(Rejection::NotDecisive);
            }
            return Ok(Goal::Win);
        }
        if rules.defence && before <= LOST && now >= HELD {
            return Ok(Goal::Save);
        }
        Err(Rejection::NotWinning)
    }

    fn mates(&self, rules: &MineRules) -> bool {
        matches!(self.now, Score::Mate(moves) if moves > 0 && moves <= rules.longest_mate)
    }
}

fn is_mate(score: Score) -> bool {
    matches!(score, Score::Mate(moves) if moves > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEVEL: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    const AHEAD: &str = "4k3/8/8/8/8/8/P7/4K3 w - - 0 1";
    const BEHIND: &str = "4k3/p7/8/8/8/8/8/4K3 w - - 0 1";
    const FORCED: &str = "k7/8/8/8/8/8/5q2/7K w - - 0 1";

    /// Our centipawns that are so many on the public scale.
    fn public(centipawns: f64) -> Score {
        Score::Centipawns((centipawns / SCALE).round() as i32)
    }

    #[test]
    fn goals_of_swings() {
        use Rejection::{AlreadyAhead, AlreadyWinning, Forced, NotDecisive, NotWinning};
        let (strict, relaxed) = (MineRules::STRICT, MineRules::RELAXED);
        let won = MineRules {
            won_mates: 4,
            ..strict
        };
        let mate = Score::Mate;
        #[rustfmt::skip]
        let rows = [
            (strict, FORCED, public(0.0), public(700.0), Err(Forced)),
            (strict, LEVEL, public(0.0), public(700.0), Ok(Goal::Win)),
            (strict, LEVEL, public(310.0), mate(3), Err(AlreadyWinning)),
            (strict, LEVEL, public(290.0), mate(3), Ok(Goal::Mate)),
            (won, AHEAD, public(310.0), mate(4), Ok(Goal::Mate)),
            (won, LEVEL, public(310.0), mate(5), Err(AlreadyWinning)),
            (won, LEVEL, public(310.0), mate(-4), Err(AlreadyWinning)),
            (won, FORCED, public(310.0), mate(4), Err(Forced)),
            (strict, LEVEL, mate(-2), mate(15), Ok(Goal::Mate)),
            (strict, LEVEL, mate(-2), mate(16), Ok(Goal::Win)),
            (strict, AHEAD, public(0.0), public(700.0), Err(AlreadyAhead)),
            (relaxed, AHEAD, public(0.0), public(700.0), Ok(Goal::Win)),
            // Less than 400 is enough only from behind.
            (strict, LEVEL, public(-200.0), public(390.0), Err(NotDecisive)),
            (strict, LEVEL, public(-200.0), public(410.0), Ok(Goal::Win)),
            (strict, BEHIND, public(-200.0), public(390.0), Ok(Goal::Win)),
            (relaxed, LEVEL, public(-200.0), public(390.0), Ok(Goal::Win)),
            // Less than 200, or 150, is no win, and the swing must be large enough.
            (strict, BEHIND, public(-400.0), public(190.0), Err(NotWinning)),
            (strict, BEHIND, public(-400.0), public(210.0), Ok(Goal::Win)),
            (strict, BEHIND, public(100.0), public(450.0), Err(NotWinning)),
            (relaxed, BEHIND, public(100.0), public(450.0), Ok(Goal::Win)),
            (relaxed, BEHIND, public(-190.0), public(140.0), Err(NotWinning)),
            (relaxed, BEHIND, public(-100.0), public(160.0), Ok(Goal::Win)),
            // The draw is saved.
            (strict, LEVEL, public(-700.0), public(0.0), Err(NotWinning)),
            (relaxed, LEVEL, public(-700.0), public(0.0), Ok(Goal::Save)),
            (relaxed, LEVEL, public(-190.0), public(0.0), Err(NotWinning)),
            (relaxed, LEVEL, public(-210.0), public(-40.0), Ok(Goal::Save)),
            (relaxed, LEVEL, public(-700.0), public(-60.0), Err(NotWinning)),
        ];
        for (rules, fen, before, now, expected) in rows {
            let position = &Position::from_fen(fen).expect("legal");
            let swing = Swing {
                before,
                now,
                position,
            };
            assert_eq!(swing.goal(&rules), expected, "{fen} {before:?} {now:?}");
        }
    }

    #[test]
    fn what_has_swung() {
        let position = &Position::default();
        for (before, now, margin, expected) in [
            (public(0.0), public(700.0), 0.0, true),
            (public(0.0), public(370.0), 0.0, false),
            (public(0.0), public(370.0), 0.1, true),
            (public(500.0), Score::Mate(3), 0.0, true),
            (Score::Mate(5), Score::Mate(3), 0.0, false),
            (public(500.0), Score::Mate(16), 0.0, false),
            (public(0.0), Score::Mate(-3), 0.0, false),
        ] {
            let swing = Swing {
                before,
                now,
                position,
            };
            let swung = swing.has_swung(&MineRules::STRICT, margin);
            assert_eq!(swung, expected, "{before:?} {now:?}");
        }
    }

    #[test]
    fn every_reason_has_a_name() {
        for name in [Rejection::name, Rejection::key] {
            let mut names = Rejection::ALL.map(name).to_vec();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), 9);
        }
        let names = Rejection::ALL.map(Rejection::name);
        assert_eq!(names[0], "only one legal move");
    }
}
