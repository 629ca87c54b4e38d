//! The verdict on a move in words: one word, and why.

use super::task_text::{line, numbered};
use crate::motif_text;
use i18n::{Lexicon, args};
use motif::{Line, blunder_reasons};
use platform::preferences::Notation;
use puzzle::solving::{Hint, Phase, Solving};
use puzzle::{Draw, mates_in};
use widgets::verdict_bar::{Verdict, VerdictText};

/// The verdict on an attempt at hand.
pub fn of(solving: &Solving, notation: Notation, words: &Lexicon) -> Option<VerdictText> {
    let task = &solving.task().root.position;
    let text = |verdict, word: &str, reason: String| {
        Some(VerdictText {
            verdict,
            word: words.get(word),
            reason,
        })
    };
    match solving.phase() {
        Phase::Opponent(_) if !solving.moves().is_empty() => {
            text(Verdict::Right, "solve-right", words.get("solve-go-on"))
        }
        Phase::Unconfirmed(mv) => {
            let played = numbered(task, *mv, notation, words);
            let how = words.with("solve-confirm-how", &args!["move" => played.as_str()]);
            text(Verdict::Info, "solve-confirm", how)
        }
        Phase::Wrong {
            played,
            refutation,
            draw,
            ..
        } => {
            let word = numbered(task, *played, notation, words);
            let reason = match draw {
                Some(draw) => words.get(draw_name(*draw)),
                None => refuted(solving, *played, refutation, notation, words),
            };
            Some(VerdictText {
                verdict: Verdict::Wrong,
                word,
                reason,
            })
        }
        Phase::Slower { best, .. } => {
            let mate = mates_in(task, best).or(solving.task().mate);
            let better = match mate {
                Some(moves) => words.with("solve-slower-mate", &args!["count" => moves]),
                None => words.get("solve-slower-better"),
            };
            text(Verdict::Slower, "solve-slower", better)
        }
        Phase::Missed(_) | Phase::Showing(_) | Phase::Done { .. } if solving.is_missed() => {
            let was = solving.answer().map(|answer| {
                let san = narration::written_text(task.to_san(answer), notation, words);
                words.with("solve-missed-move", &args!["move" => san.as_str()])
            });
            text(Verdict::Wrong, "solve-missed", was.unwrap_or_default())
        }
        Phase::Done { found } => {
            if *found && solving.is_helped() {
                return Some(VerdictText {
                    verdict: Verdict::Right,
                    word: format!("{}.", words.get("solve-end-helped")),
                    reason: explanation(solving, words),
                });
            }
            let (verdict, word) = if *found {
                (Verdict::Right, "solve-solved")
            } else {
                (Verdict::Info, "solve-shown")
            };
            text(verdict, word, explanation(solving, words))
        }
        Phase::Solver if solving.goes_on() && solving.hint().is_none() => {
            text(Verdict::Right, "solve-right", words.get("solve-go-on"))
        }
        Phase::Solver => {
            let told = |name, mv| {
                let mv = numbered(task, mv, notation, words);
                words.with(name, &args!["move" => mv.as_str()])
            };
            let hint = match solving.hint()? {
                Hint::Decoy(mv) => told("solve-hint-decoy", mv),
                Hint::Piece(mv) => {
                    let piece = task.piece_at(mv.from())?;
                    let name = narration::Narrator::new(words, false).piece(piece);
                    let square = mv.from().to_string();
                    words.with(
                        "solve-hint-piece",
                        &args!["piece" => name.as_str(), "square" => square.as_str()],
                    )
                }
                Hint::Move(mv) => told("solve-hint-move", mv),
            };
            text(Verdict::Info, "solve-hint-word", hint)
        }
        Phase::Opponent(_) | Phase::Judging(_) | Phase::Missed(_) | Phase::Showing(_) => None,
    }
}

/// Reason why a move was wrong, and the moves that show it.
fn refuted(
    solving: &Solving,
    played: chess::Move,
    refutation: &[chess::Move],
    notation: Notation,
    words: &Lexicon,
) -> String {
    let task = &solving.task().root.position;
    let after = task.after(played);
    let why = refutation.first().and_then(|&reply| {
        let reasons = blunder_reasons(task, played, refutation);
        let reply = narration::written_text(after.to_san(reply), notation, words);
        let reason = reasons.first()?;
        Some(motif_text::blunder_predicate(reason, &reply, words))
    });
    let moves = line(&after, refutation, notation, words);
    let moves = words.with("solve-refuted", &args!["line" => moves.as_str()]);
    match why {
        _ if refutation.is_empty() => words.get("solve-not-it"),
        // The reason names the reply.
        Some(why) if refutation.len() == 1 => why,
        Some(why) => format!("{why} {moves}"),
        None => moves,
    }
}

/// Explanation of the solution, from its motifs.
fn explanation(solving: &Solving, words: &Lexicon) -> String {
    let puzzle = solving.puzzle();
    let played = &solving.moves()[usize::from(puzzle.before.is_some())..];
    let line = match puzzle.before {
        Some(before) => {
            let mut moves = vec![before];
            moves.extend(played);
            Line::after_move(puzzle.start.clone(), &moves)
        }
        None => Line::new(puzzle.start.clone(), played),
    };
    line.map(|line| motif_text::explanation(&line, &line.motifs(), puzzle.themes, words))
        .unwrap_or_default()
}

/// Message name of the rule by which a move draws.
fn draw_name(draw: Draw) -> &'static str {
    match draw {
        Draw::Stalemate => "solve-stalemate",
        Draw::Repetition => "solve-repetition",
        Draw::FiftyMoves => "solve-fifty-moves",
        Draw::DeadPosition => "solve-dead-position",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;
    use puzzle::run::RunKind;
    use puzzle::solving::{DEAF, Intent, SolvingOptions};
    use puzzle::{Puzzle, Solution, Verdict as Judged};

    /// A rook has moved to b7 in place of the mate on b8.
    fn slower(run: Option<RunKind>) -> Solving {
        let start = Position::from_fen("6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1").expect("legal");
        let [mate, other] = ["b1b8", "b1b7"].map(|uci| start.parse_uci(uci).expect("legal"));
        let puzzle = Puzzle::new(start, None, Solution::line(&[mate]));
        let options = SolvingOptions {
            run,
            ..SolvingOptions::default()
        };
        let (mut solving, _) = Solving::new(puzzle, &[], options, 0);
        solving.act(Intent::Move(other), DEAF);
        let slower = Judged::Slower {
            best: vec![mate],
            played: vec![other],
        };
        solving.act(Intent::Judged(other, slower), DEAF);
        solving
    }

    fn words_for(solving: &Solving) -> VerdictText {
        let words = Lexicon::english().and(i18n::Language::English, crate::ENGLISH);
        of(solving, Notation::English, &words).expect("a verdict")
    }

    #[test]
    fn a_slower_win_is_told_that_there_is_a_quicker_way_but_not_which() {
        let told = words_for(&slower(None));
        assert_eq!(told.verdict, Verdict::Slower);
        assert_eq!(told.word, "Also winning, but slower.");
        assert_eq!(told.reason, "There is a mate in 1.");
    }

    #[test]
    fn a_miss_in_a_run_is_told_with_the_move() {
        let mut solving = slower(Some(RunKind::Survival));
        for _ in 0..3 {
            let told = words_for(&solving);
            assert_eq!(told.verdict, Verdict::Wrong);
            assert_eq!((&*told.word, &*told.reason), ("Missed:", "it was Rb8#."));
            solving.act(Intent::Alarm, DEAF);
        }
        assert!(solving.is_done());
    }

    #[test]
    fn a_right_move_is_answered_at_once_and_until_the_next_one() {
        let start = Position::from_fen("6k1/8/8/8/8/8/8/RR4K1 w - - 0 1").expect("legal");
        let line = ["b1b7", "g8f8", "a1a8"];
        let mut at = start.clone();
        let line = line.map(|uci| {
            let mv = at.parse_uci(uci).expect("legal");
            at.play(mv);
            mv
        });
        let puzzle = Puzzle::new(start, None, Solution::line(&line));
        let (mut solving, _) = Solving::new(puzzle, &[], SolvingOptions::default(), 0);
        solving.act(Intent::Move(line[0]), DEAF);
        for _ in 0..2 {
            let told = words_for(&solving);
            assert_eq!(told.verdict, Verdict::Right);
            assert_eq!((&*told.word, &*told.reason), ("Right.", "Go on."));
            // The opponent replies.
            solving.act(Intent::Alarm, DEAF);
        }
    }

    #[test]
    fn help_is_told_at_the_end() {
        let mut solving = slower(None);
        solving.act(Intent::Retry, DEAF);
        let mate = solving.task().solution.moves[0].played;
        solving.act(Intent::Move(mate), DEAF);
        let told = words_for(&solving);
        assert_eq!(told.verdict, Verdict::Right);
        assert_eq!(told.word, "Solved with help.");
    }
}
