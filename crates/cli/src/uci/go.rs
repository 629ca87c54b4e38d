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
    /// for a search of `position`. The answer's way to the clock costs `overhead_ms`. Without any limit the
    /// search is infinite.
    pub fn parse(words: &[&str], position: &Position, overhead_ms: u64) -> Result<Go, String> {
        let turn = position.turn();
        let mut limits = Limits::default();
        let (mut infinite, mut ponder) = (false, false);
        let mut only: Option<Vec<Move>> = None;
        let (mut mate, mut movetime, mut moves_to_go) = (None, None, None);
        let mut clock = [None; 2];
        let mut increment = [0; 2];

        let mut words = words.iter().peekable();
        while let Some(&word) = words.next() {
            // Clocks may run below zero in some GUIs: that is no time left.
            let mut number = || {
                words
                    .next()
                    .and_then(|value| value.parse::<i64>().ok())
                    .map(|value| value.max(0) as u64)
                    .ok_or(format!("go {word} expects a whole number"))
            };
            match word {
                "depth" => limits.depth = Some(u32::try_from(number()?).unwrap_or(u32::MAX)),
                "nodes" => limits.nodes = Some(number()?),
                "movetime" => movetime = Some(number()?),
                "wtime" => clock[0] = Some(number()?),
                "btime" => clock[1] = Some(number()?),
                "winc" => increment[0] = number()?,
                "binc" => increment[1] = number()?,
                "movestogo" => moves_to_go = Some(u32::try_from(number()?).unwrap_or(u32::MAX)),
                "mate" => mate = Some(u32::try_from(number()?).unwrap_or(u32::MAX)),
                "infinite" => infinite = true,
                "ponder" => ponder = true,
                "searchmoves" => {
                    let moves = only.get_or_insert_default();
                    while let Some(mv) = words.peek().and_then(|mv| position.parse_uci(mv).ok()) {
                        moves.push(mv);
                        words.next();
                    }
                    if moves.is_empty() {
                        let why = match words.peek().map(|mv| position.parse_uci(mv)) {
                            Some(Err(error)) => error.to_string(),
                            _ => "there is none".into(),
                        };
                        return Err(format!("go searchmoves expects legal moves: {why}"));
                    }
                }
                _ => return Err(format!("go: unknown limit `{word}`")),
            }
        }

        if let Some(moves) = mate {
            let deep = moves.saturating_mul(2).saturating_add(HIDDEN);
            limits.depth = Some(limits.depth.map_or(deep, |depth| depth.min(deep)));
        }
        let time = match movetime {
            Some(ms) => Some(Budget {
                soft_ms: ms,
                hard_ms: ms,
            }),
            None => clock[turn.index()].map(|ms: u64| {
                let left = ms.saturating_sub(overhead_ms);
                budget(left, increment[turn.index()], moves_to_go)
            }),
        };
        // Who ponders without a limit answers when hit.
        let boundless = time.is_none() && limits == Limits::default();
        let infinite = infinite || boundless && !ponder;
        let at_once = Budget {
            soft_ms: 0,
            hard_ms: 0,
        };
        let time = time.or((boundless && ponder).then_some(at_once));
        Ok(Go {
            limits,
            time: time.filter(|_| !infinite),
            only,
            mate,
            ponder,
            infinite,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Square;

    fn go(line: &str) -> Result<Go, String> {
        let position = Position::default().after(Move::new(Square::E2, Square::E4, None));
        Go::parse(&line.split_whitespace().collect::<Vec<_>>(), &position, 0)
    }

    #[test]
    fn limits_are_read() {
        assert_eq!(go("depth 7").unwrap().limits, Limits::depth(7));
        assert_eq!(
            go("nodes 9 depth 7").unwrap().limits,
            Limits {
                depth: Some(7),
                nodes: Some(9)
            }
        );
        assert_eq!(
            go("movetime 50").unwrap().time,
            Some(Budget {
                soft_ms: 50,
                hard_ms: 50
            })
        );
        assert_eq!(
            go("wtime 1 btime 60000 winc 2 binc 1000 movestogo 9")
                .unwrap()
                .time,
            Some(budget(60_000, 1_000, Some(9)))
        );
        assert_eq!(go("btime -5").unwrap().time, Some(budget(0, 0, None)));
        let words = ["btime", "1000"];
        let late = Go::parse(&words, &Position::default(), 0).expect("it is not Black's turn");
        assert_eq!(late.time, None);
        let hurried = Go::parse(&["wtime", "1000"], &Position::default(), 400);
        assert_eq!(hurried.unwrap().time, Some(budget(600, 0, None)));
        let mate = go("mate 3").unwrap();
        assert_eq!((mate.mate, mate.limits.depth), (Some(3), Some(14)));
        let ponder = go("ponder btime 60000").unwrap();
        assert!(ponder.ponder && !ponder.infinite);
        assert_eq!(ponder.time, Some(budget(60_000, 0, None)));
        assert!(!go("ponder").unwrap().infinite && go("ponder infinite").unwrap().infinite);
        assert!(go("").unwrap().infinite);
        assert!(go("infinite").unwrap().infinite);
        assert!(!go("depth 1").unwrap().infinite);
        let only = go("searchmoves e7e5 c7c5 depth 3").unwrap();
        assert_eq!(only.limits, Limits::depth(3));
        assert_eq!(
            only.only,
            Some(vec![
                Move::new(Square::E7, Square::E5, None),
                Move::new(Square::C7, Square::C5, None)
            ])
        );
    }

    #[test]
    fn nonsense_is_named() {
        for line in [
            "depth",
            "depth x",
            "wtime -",
            "nodes 1 2",
            "backwards",
            "searchmoves",
            "searchmoves e2e4",
            "searchmoves e7e5 e2e4",
        ] {
            assert!(go(line).is_err(), "{line}");
        }
    }
}
