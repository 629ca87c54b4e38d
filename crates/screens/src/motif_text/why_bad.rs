//! The plainest reason why a move was bad, in a sentence.

use super::blunder_sentence;
use chess::{Color, Move, Position};
use game::tree::Score;
use i18n::Lexicon;
use motif::{BlunderReason, blunder_reasons};
use narration::written_text;
use platform::preferences::Notation;

/// Half-moves of the best play after a move in which the reason is sought why it was bad: what comes later is another matter.
const NEAR: usize = 7;

/// The reason why a move was bad, by the best play after it and the evaluation there, which sees mates beyond the end of that line. The
/// opponent's reply is written in this notation.
pub fn why_bad(
    before: &Position,
    played: Move,
    best: &[Move],
    score: Option<Score>,
    notation: Notation,
    words: &Lexicon,
) -> Option<String> {
    let reason = blunder_reason(before, played, best, score)?;
    let reply = before.after(played).to_san(*best.first()?);
    let reply = written_text(reply, notation, words);
    Some(blunder_sentence(&reason, &reply, words))
}

fn blunder_reason(
    before: &Position,
    played: Move,
    best: &[Move],
    score: Option<Score>,
) -> Option<BlunderReason> {
    if let Some(Score::Mate(moves)) = score
        && (moves > 0) == (before.turn() == Color::Black)
    {
        return Some(BlunderReason::AllowsMate {
            moves: moves.unsigned_abs() as usize,
        });
    }
    let near = &best[..best.len().min(NEAR)];
    blunder_reasons(before, played, near).into_iter().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reason of the first of the moves, refuted by the others.
    fn reason(fen: &str, moves: &str, score: Option<Score>) -> Option<BlunderReason> {
        let before = Position::from_fen(fen).expect(fen);
        let mut at = before.clone();
        let read = |text: &str| {
            let played = at.parse_san(text).expect(text);
            at.play(played);
            played
        };
        let moves: Vec<Move> = moves.split(' ').map(read).collect();
        blunder_reason(&before, moves[0], &moves[1..], score)
    }

    #[test]
    fn a_bad_move_has_its_plainest_reason() {
        let fen = "r2q2k1/5pp1/7p/8/8/7P/5PP1/R2Q2K1 b - - 0 1";
        let unguarded = reason(fen, "Qg5 Rxa8+ Kh7", Some(Score::Centipawns(500)));
        let Some(BlunderReason::LeavesUnguarded { piece, .. }) = unguarded else {
            panic!("{unguarded:?}");
        };
        assert_eq!(piece.square.to_string(), "a8");
        // A mate is seen by the evaluation, beyond the end of the line.
        let mated = Some(BlunderReason::AllowsMate { moves: 9 });
        assert_eq!(reason(fen, "Qg5 Rxa8+ Kh7", Some(Score::Mate(9))), mated);
        // Black's own mate is no reason.
        let own = reason(fen, "Qg5 Rxa8+ Kh7", Some(Score::Mate(-9)));
        assert!(matches!(own, Some(BlunderReason::LeavesUnguarded { .. })));
        // Nothing is to be said of a quiet reply.
        assert_eq!(reason(fen, "Kh7 Kh2", None), None);
    }
}
