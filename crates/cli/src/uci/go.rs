//! `go` and its limits.

use chess::{Move, Position};
use engine::Limits;
use engine::time::{Budget, budget};

/// Parameters of `go`.
#[derive(Debug, PartialEq, Eq)]
pub struct Go {
    pub limits: Limits,
    pub time: Option<Budget>,
    /// The only moves to look at; `None` is all.
    pub only: Option<Vec<Move>>,
    /// A mate in so many moves is enough.
    pub mate: Option<u32>,
    /// The opponent thinks: the clock runs, and an answer is wanted, only after `ponderhit`.
    pub ponder: bool,
    /// Answer only when told to stop.
    pub infinite: bool,
}

/// A mate in so many moves lies this deep; reductions hide some of them for so many half-moves more.
const HIDDEN: u32 = 8;

impl Go {
    /// Understands `depth nodes mate movetime wtime btime winc binc movestogo searchmoves ponder infinite`,
    /// for a search of `position`. The answer's way to the clock costs `overhead_ms`.
    ///
    /// Words that are not understood are passed over and come back beside it: unknown ones, limits without a number, and
    /// moves to search that are not legal. Without any limit the search is infinite; with limits that say nothing, such as
    /// the other side's clock, it is over at once.
    pub fn parse<'a>(
        words: &[&'a str],
        position: &Position,
        overhead_ms: u64,
    ) -> (Go, Vec<&'a str>) {
        let turn = position.turn().index();
        let (mut infinite, mut ponder, mut limited) = (false, false, false);
        let mut only: Option<Vec<Move>> = None;
        let [
            mut depth,
            mut nodes,
            mut mate,
            mut movetime,
            mut moves_to_go,
        ] = [None; 5];
        let (mut clock, mut increment) = ([None; 2], [None; 2]);
        let mut passed_over = Vec::new();

        let mut words = words.iter().copied().peekable();
        while let Some(word) = words.next() {
            let value = match word {
                "depth" => &mut depth,
                "nodes" => &mut nodes,
                "mate" => &mut mate,
                "movetime" => &mut movetime,
                "movestogo" => &mut moves_to_go,
                "wtime" => &mut clock[0],
                "btime" => &mut clock[1],
                "winc" => &mut increment[0],
                "binc" => &mut increment[1],
                "infinite" => {
                    infinite = true;
                    continue;
                }
                "ponder" => {
                    ponder = true;
                    continue;
                }
                "searchmoves" => {
                    only.get_or_insert_default();
                    continue;
                }
                _ => {
                    match (&mut only, position.parse_uci(word)) {
                        (Some(only), Ok(mv)) => only.push(mv),
                        _ => passed_over.push(word),
                    }
                    continue;
                }
            };
            limited = true;
            match words.peek().and_then(|word| number(word)) {
                Some(given) => {
                    *value = Some(given);
                    words.next();
                }
                None => passed_over.push(word),
            }
        }

        let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        let mate = mate.map(small);
        let deep = mate.map(|moves| moves.saturating_mul(2).saturating_add(HIDDEN));
        let limits = Limits {
            depth: depth.map(small).into_iter().chain(deep).min(),
            nodes,
        };
        let time = match movetime {
            Some(ms) => Some(Budget::fixed(ms, overhead_ms)),
            None => clock[turn].map(|left| {
                let increment = increment[turn].unwrap_or_default();
                // Some GUIs write 0 where the clock has no further time control.
                let moves_to_go = moves_to_go.filter(|&moves| moves > 0).map(small);
                budget(left, increment, moves_to_go, overhead_ms)
            }),
        };
        let boundless = time.is_none() && limits == Limits::default();
        let at_once = Budget {
            soft_ms: 0,
            hard_ms: 0,
        };
        // Pondering without a limit ends when it is hit.
        let time = time.or((boundless && (limited || ponder)).then_some(at_once));
        let infinite = infinite || boundless && time.is_none();
        let go = Go {
            limits,
            time: time.filter(|_| !infinite),
            only: only.filter(|moves| !moves.is_empty()),
            mate,
            ponder,
            infinite,
        };
        (go, passed_over)
    }
}

/// A whole number; of a fraction its whole part. A clock may run below zero in some GUIs, which is no time left, and a
/// number too large is as large as can be.
fn number(word: &str) -> Option<u64> {
    let unsigned = word.strip_prefix(['+', '-']).unwrap_or(word);
    let digits = unsigned
        .split('.')
        .next()
        .filter(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))?;
    Some(if word.starts_with('-') {
        0
    } else {
        digits.parse().unwrap_or(u64::MAX)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Square;

    /// After 1.e4, with no overhead.
    fn parsed(line: &str) -> (Go, Vec<&str>) {
        let position = Position::default().after(Move::new(Square::E2, Square::E4, None));
        Go::parse(&line.split_whitespace().collect::<Vec<_>>(), &position, 0)
    }

    fn go(line: &str) -> Go {
        let (go, passed_over) = parsed(line);
        assert!(passed_over.is_empty(), "{line}: {passed_over:?}");
        go
    }

    const E7E5: Move = Move::new(Square::E7, Square::E5, None);
    const C7C5: Move = Move::new(Square::C7, Square::C5, None);

    #[test]
    fn limits_are_read() {
        assert_eq!(go("depth 7").limits, Limits::depth(7));
        let both = Limits {
            depth: Some(7),
            nodes: Some(9),
        };
        assert_eq!(go("nodes 9 depth 7").limits, both);
        assert_eq!(go("movetime 50").time, Some(Budget::fixed(50, 0)));
        assert_eq!(
            go("wtime 1 btime 60000 winc 2 binc 1000 movestogo 9").time,
            Some(budget(60_000, 1_000, Some(9), 0))
        );
        let hurried = |line: &[&str]| Go::parse(line, &Position::default(), 40).0.time;
        assert_eq!(
            hurried(&["wtime", "1000"]),
            Some(budget(1_000, 0, None, 40))
        );
        assert_eq!(hurried(&["movetime", "50"]), Some(Budget::fixed(50, 40)));
        let mate = go("mate 3");
        assert_eq!((mate.mate, mate.limits.depth), (Some(3), Some(14)));
        assert_eq!(go("mate 3 depth 5").limits.depth, Some(5));
        let ponder = go("ponder btime 60000");
        assert!(ponder.ponder && !ponder.infinite);
        assert_eq!(ponder.time, Some(budget(60_000, 0, None, 0)));
        assert!(!go("ponder").infinite && go("ponder infinite").infinite);
        assert!(go("").infinite);
        assert!(go("infinite").infinite && go("infinite btime 5").infinite);
        assert!(!go("depth 1").infinite);
        let only = go("searchmoves e7e5 c7c5 depth 3");
        assert_eq!(only.limits, Limits::depth(3));
        assert_eq!(only.only, Some(vec![E7E5, C7C5]));
    }

    #[test]
    fn numbers_are_bounded() {
        for (word, value) in [
            ("0", Some(0)),
            ("+7", Some(7)),
            ("-5", Some(0)),
            ("1000.9", Some(1_000)),
            ("99999999999999999999", Some(u64::MAX)),
            ("-99999999999999999999", Some(0)),
            ("", None),
            ("-", None),
            (".5", None),
            ("1e3", None),
            ("--1", None),
            ("\u{660}", None),
        ] {
            assert_eq!(number(word), value, "{word}");
        }
        let large = go("depth 99999999999999999999 mate 99999999999999999999");
        assert_eq!(large.limits.depth, Some(u32::MAX));
        let endless = go("btime 60000 movestogo 0").time;
        assert_eq!(endless, Some(budget(60_000, 0, None, 0)));
        assert_eq!(go("btime -5").time, Some(budget(0, 0, None, 0)));
    }

    #[test]
    fn words_that_are_not_understood_are_passed_over() {
        for (line, passed_over, limits) in [
            ("joho depth 3", vec!["joho"], Limits::depth(3)),
            (
                "depth joho 3",
                vec!["depth", "joho", "3"],
                Limits::default(),
            ),
            ("depth nodes 9", vec!["depth"], Limits::nodes(9)),
            ("nodes 1 2", vec!["2"], Limits::nodes(1)),
            ("e7e5 depth 3", vec!["e7e5"], Limits::depth(3)),
        ] {
            let (go, passed) = parsed(line);
            assert_eq!((passed, go.limits), (passed_over, limits), "{line}");
        }
        for (line, only) in [
            ("searchmoves", None),
            ("searchmoves e2e4 depth 4", None),
            ("searchmoves e7e5 e2e4 x c7c5", Some(vec![E7E5, C7C5])),
            ("searchmoves depth 3 e7e5", Some(vec![E7E5])),
        ] {
            assert_eq!(parsed(line).0.only, only, "{line}");
        }
    }

    #[test]
    fn limits_that_say_nothing_end_the_search_at_once() {
        for line in [
            "depth",
            "depth x",
            "btime -",
            "wtime 1000",
            "movestogo 9",
            "binc 5",
        ] {
            let (go, _) = parsed(line);
            assert_eq!(go.time, Some(Budget::fixed(0, 0)), "{line}");
            assert!(!go.infinite, "{line}");
        }
        // Another limit counts instead; a word that is none is no limit.
        assert_eq!(parsed("movetime x depth 3").0.time, None);
        assert!(parsed("joho").0.infinite && parsed("searchmoves").0.infinite);
    }
}
