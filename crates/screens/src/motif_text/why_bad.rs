//! The plainest reason why a move was bad, in a sentence.

use super::blunder_sentence;
use chess::{Color, Move, Position};
use game::tree::Score;
use i18n::Lexicon;
use motif::{BlunderReason, blunder_reasons, missed_capture};
use narration::written_text;
use platform::preferences::Notation;

/// Half-moves of the best play after a move in which the reason is sought why it was bad: what comes later is another matter.
const NEAR: usize = 7;

/// Centipawns of the evaluation that a move has to cost for each pawn of a loss that explains it: a piece that is given for a strong
/// attack is not lost.
const COST: i32 = 50;

/// A bad move with what an engine found about it.
#[derive(Clone, Copy, Debug)]
pub struct Refuted<'a> {
    /// The position before it.
    pub before: &'a Position,
    /// The move.
    pub played: Move,
    /// Best play after it.
    pub best: &'a [Move],
    /// The move that was better, if it is known.
    pub better: Option<Move>,
    /// Evaluations before and after the move, for White, where they are known. They see mates beyond the end of the line.
    pub scores: [Option<Score>; 2],
}

/// The reason why a move was bad. The opponent's reply is written in this notation.
pub fn why_bad(refuted: Refuted<'_>, notation: Notation, words: &Lexicon) -> Option<String> {
    let reason = blunder_reason(refuted)?;
    let reply = refuted
        .before
        .after(refuted.played)
        .to_san(*refuted.best.first()?);
    let reply = written_text(reply, notation, words);
    Some(blunder_sentence(&reason, &reply, words))
}

fn blunder_reason(refuted: Refuted<'_>) -> Option<BlunderReason> {
    let Refuted {
        before,
        played,
        best,
        better,
        scores,
    } = refuted;
    if let Some(Score::Mate(moves)) = scores[1]
        && (moves > 0) == (before.turn() == Color::Black)
    {
        return Some(BlunderReason::AllowsMate {
            moves: moves.unsigned_abs() as usize,
        });
    }
    let cost = match scores {
        [
            Some(Score::Centipawns(before)),
            Some(Score::Centipawns(after)),
        ] => (before - after).abs(),
        _ => i32::MAX,
    };
    let explains = |reason: &BlunderReason| {
        reason
            .worth()
            .is_none_or(|worth| cost >= COST.saturating_mul(worth as i32))
    };
    let near = &best[..best.len().min(NEAR)];
    let reason = blunder_reasons(before, played, near)
        .into_iter()
        .find(explains);
    let missed = better.and_then(|better| missed_capture(before, played, better));
    let missed = missed.filter(explains);
    let worth = |reason: &Option<BlunderReason>| reason.as_ref().and_then(BlunderReason::worth);
    // A mate and a tactic say more than a capture that was missed; of two losses the greater one tells.
    let is_plainer =
        reason.is_none() || worth(&reason).is_some_and(|lost| worth(&missed) > Some(lost));
    if is_plainer {
        missed.or(reason)
    } else {
        reason
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reason of the first of the moves, refuted by the others, where another move was better.
    fn reason(
        fen: &str,
        moves: &str,
        better: Option<&str>,
        scores: [Option<Score>; 2],
    ) -> Option<BlunderReason> {
        let before = &Position::from_fen(fen).expect(fen);
        let mut at = before.clone();
        let read = |text: &str| {
            let played = at.parse_san(text).expect(text);
            at.play(played);
            played
        };
        let moves: Vec<Move> = moves.split(' ').map(read).collect();
        blunder_reason(Refuted {
            before,
            played: moves[0],
            best: &moves[1..],
            better: better.map(|san| before.parse_san(san).expect(san)),
            scores,
        })
    }

    fn centipawns(before: i32, after: i32) -> [Option<Score>; 2] {
        [before, after].map(|score| Some(Score::Centipawns(score)))
    }

    #[test]
    fn a_bad_move_has_its_plainest_reason() {
        let fen = "r2q2k1/5pp1/7p/8/8/7P/5PP1/R2Q2K1 b - - 0 1";
        let line = "Qg5 Rxa8+ Kh7";
        let after = |score| reason(fen, line, None, [None, Some(score)]);
        let unguarded = after(Score::Centipawns(500));
        let Some(BlunderReason::LeavesUnguarded { piece, .. }) = unguarded else {
            panic!("{unguarded:?}");
        };
        assert_eq!(piece.square.to_string(), "a8");
        // A mate is seen by the evaluation, beyond the end of the line.
        let mated = Some(BlunderReason::AllowsMate { moves: 9 });
        assert_eq!(after(Score::Mate(9)), mated);
        // Black's own mate is no reason.
        let own = after(Score::Mate(-9));
        assert!(matches!(own, Some(BlunderReason::LeavesUnguarded { .. })));
        // Nothing is to be said of a quiet reply.
        assert_eq!(reason(fen, "Kh7 Kh2", None, [None, None]), None);
    }

    #[test]
    fn what_the_evaluation_does_not_show_is_no_reason() {
        let fen = "r2q2k1/5pp1/7p/8/8/7P/5PP1/R2Q2K1 b - - 0 1";
        let line = "Qg5 Rxa8+ Kh7";
        let at = |before, after| reason(fen, line, None, centipawns(before, after));
        assert!(at(0, 250).is_some(), "the half of a rook");
        assert_eq!(at(0, 249), None);
        assert!(at(-100, 150).is_some(), "whatever it was before");
    }

    #[test]
    fn a_queen_that_was_not_taken_is_a_greater_loss_than_a_pawn() {
        // The queen on g3 is en prise, and so is the pawn on d3.
        let fen = "5rk1/5p2/4B3/8/8/3P2q1/5PPP/6K1 w - - 0 1";
        let missed = |line, scores| match reason(fen, line, Some("hxg3"), scores) {
            Some(BlunderReason::MissesCapture { piece }) => Some(piece.square.to_string()),
            other => panic!("{other:?}"),
        };
        let queen = Some("g3".to_owned());
        assert_eq!(missed("Bd5 Qxd3", centipawns(900, -100)), queen);
        // So it is where the reply loses nothing.
        assert_eq!(missed("Bd5 Qg7", centipawns(900, 0)), queen);
        // A mate is worse.
        let mate = [Some(Score::Centipawns(900)), Some(Score::Mate(-2))];
        let mated = reason(fen, "Bd5 Qxd3", Some("hxg3"), mate);
        assert_eq!(mated, Some(BlunderReason::AllowsMate { moves: 2 }));
        // A move that takes something else was better: the loss is that of the pawn.
        let pawn = reason(fen, "Bd5 Qxd3", Some("Bxf7+"), centipawns(100, -100));
        let Some(BlunderReason::LeavesHanging { piece }) = pawn else {
            panic!("{pawn:?}");
        };
        assert_eq!(piece.square.to_string(), "d3");
    }
}
