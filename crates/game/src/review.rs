//! Game review: the positions that an engine has to search, and for how many nodes, until every mark of a bad move stands.
//!
//! Each position is searched with a small number of nodes, in the order of the game. Where a move seems to give something
//! away, the positions before and after it are searched again with many, and only what that second search sees is marked.
//! The engine is the caller's: [`Review::next`] says what to search, [`Review::take`] hears what was found.

use crate::judgement::{Verdict, chances, of_side, settled};
use crate::tree::Score;
use chess::{Move, Position};
use std::ops::RangeInclusive;

/// Nodes of the searches of a review: nodes, unlike time, give one review on every device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchNodes {
    /// For every position.
    pub first: u64,
    /// For the positions before and after a move that seems to be bad.
    pub second: u64,
}

impl SearchNodes {
    /// A review that is done within a minute on a phone.
    pub const QUICK: SearchNodes = SearchNodes {
        first: 40_000,
        second: 400_000,
    };

    /// Factor by which the nodes are multiplied.
    #[must_use]
    pub const fn times(self, factor: u64) -> SearchNodes {
        SearchNodes {
            first: self.first * factor,
            second: self.second * factor,
        }
    }
}

/// An evaluation of a position by a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// The score with best play, for White.
    pub score: Score,
    /// Search depth, in half-moves.
    pub depth: u32,
    /// Best play.
    pub best: Vec<Move>,
}

/// A mark of a bad move: the verdict, and the chances of its side before and after it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// The verdict.
    pub verdict: Verdict,
    /// Chances of the side that moved, with its best move.
    pub before: f64,
    /// Its chances after the move that it made.
    pub after: f64,
}

/// A search that a review needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Search {
    /// The position, by the number of half-moves before it.
    pub ply: usize,
    /// Nodes.
    pub nodes: u64,
}

/// Loss of chances from which a move seems to be bad: less than what is marked, since the first search is rough.
const SUSPICIOUS: f64 = 0.035;

/// Chances below which a game is lost.
const LOST: f64 = 0.1;

/// Half-moves of a game from the usual start after which a loss counts in full.
const EARLY: f64 = 20.0;

/// The verdict on a half-move of a game from `start`, counted from 1, by its side's chances before and after it. Early in a
/// game the chances are far from settled: a loss counts half on the first move, and more with every further one.
pub fn verdict(start: &Position, ply: usize, before: f64, after: f64) -> Option<Verdict> {
    Verdict::of(before, before - weighed_loss(start, ply, before, after))
}

fn weighed_loss(start: &Position, ply: usize, before: f64, after: f64) -> f64 {
    // A move that loses the game is no matter of taste.
    let weight = if *start == Position::default() && after >= LOST {
        (0.5 + ply as f64 / (2.0 * EARLY)).min(1.0)
    } else {
        1.0
    };
    weight * (before - after).max(0.0)
}

/// A position of the game, as far as it is known.
#[derive(Clone, Debug)]
struct Stop {
    position: Position,
    /// White's chances where the laws leave no more to play for.
    settled: Option<f64>,
    /// The exact score, where a table of endings has it.
    exact: Option<Score>,
    found: Option<Evaluation>,
    /// Nodes of that search.
    nodes: u64,
}

impl Stop {
    fn chances(&self) -> Option<f64> {
        let searched = || self.found.as_ref().map(|found| found.score);
        self.settled
            .or_else(|| self.exact.or_else(searched).map(chances))
    }
}

/// A review of a part of a game.
#[derive(Clone, Debug)]
pub struct Review {
    stops: Vec<Stop>,
    moves: Vec<Move>,
    part: RangeInclusive<usize>,
    nodes: SearchNodes,
    book: usize,
}

impl Review {
    /// A review of the half-moves between the positions of `part`, which are counted from 0, of the game of these moves.
    /// The first `book` half-moves are of the opening book and not blamed, unless they lose: the book names fool's mate too.
    pub fn new(
        start: &Position,
        moves: &[Move],
        part: RangeInclusive<usize>,
        nodes: SearchNodes,
        book: usize,
    ) -> Review {
        let mut position = start.clone();
        let mut stops = vec![Stop::new(position.clone())];
        for &mv in moves {
            position.play(mv);
            stops.push(Stop::new(position.clone()));
        }
        Review {
            stops,
            moves: moves.to_vec(),
            part,
            nodes,
            book,
        }
    }

    /// The next position to search; `None` when all marks stand.
    pub fn next(&self) -> Option<Search> {
        let (first, last) = (*self.part.start(), *self.part.end());
        let known = |ply: usize| self.stops[ply].chances().is_some() || self.searched(ply) > 0;
        for ply in first..=last {
            if !known(ply) {
                let nodes = self.nodes.first;
                return Some(Search { ply, nodes });
            }
            if ply > first && self.is_suspicious(ply) {
                let unsure = [ply - 1, ply].into_iter().find(|&ply| !self.stands(ply));
                if let Some(ply) = unsure {
                    let nodes = self.nodes.second;
                    return Some(Search { ply, nodes });
                }
            }
        }
        None
    }

    fn searched(&self, ply: usize) -> u64 {
        self.stops[ply].nodes
    }

    /// The position after a number of half-moves.
    pub fn position(&self, ply: usize) -> &Position {
        &self.stops[ply].position
    }

    /// Takes the finding of a search; `None` where it has found nothing, as on a position without moves.
    pub fn take(&mut self, search: Search, found: Option<Evaluation>) {
        let stop = &mut self.stops[search.ply];
        stop.nodes = search.nodes;
        stop.found = found.or(stop.found.take());
    }

    /// Takes the exact score of a position, for White: it is certain, whatever a search finds.
    pub fn take_exact(&mut self, ply: usize, score: Score) {
        self.stops[ply].exact = Some(score);
    }

    /// Evaluation of the position after a number of half-moves, with the exact score where there is one.
    pub fn evaluation(&self, ply: usize) -> Option<Evaluation> {
        let Stop { exact, found, .. } = self.stops.get(ply)?;
        let found = found.clone()?;
        Some(Evaluation {
            score: exact.unwrap_or(found.score),
            ..found
        })
    }

    /// True once it stands whether the half-move, counted from 1, is to blame.
    pub fn is_judged(&self, ply: usize) -> bool {
        let is_here = ply > *self.part.start() && ply <= *self.part.end();
        is_here
            && self.chances_around(ply).is_some()
            && (!self.is_suspicious(ply) || self.stands(ply - 1) && self.stands(ply))
    }

    /// The mark of the half-move, counted from 1; `None` for one that is not to blame, or not judged yet.
    pub fn mark(&self, ply: usize) -> Option<Mark> {
        if !self.is_judged(ply) || !self.is_suspicious(ply) {
            return None;
        }
        let (before, after) = self.chances_around(ply)?;
        let best = self.stops[ply - 1].found.as_ref();
        let is_best = best.and_then(|found| found.best.first()) == Some(&self.moves[ply - 1]);
        let verdict = verdict(self.start(), ply, before, after)
            // A move that the engine would have played it cannot blame, even if it saw more a move later.
            .filter(|_| !is_best && (ply > self.book || after < LOST))?;
        Some(Mark {
            verdict,
            before,
            after,
        })
    }

    fn start(&self) -> &Position {
        &self.stops[0].position
    }

    /// True if a position needs no further search: it has had the second one, or its score is certain.
    fn stands(&self, ply: usize) -> bool {
        let stop = &self.stops[ply];
        // The best move is wanted where the score alone is certain.
        let certain = stop.exact.is_some() && stop.found.is_some();
        stop.settled.is_some() || certain || stop.nodes >= self.nodes.second
    }

    /// Chances of the side that moved before and after a half-move.
    fn chances_around(&self, ply: usize) -> Option<(f64, f64)> {
        let side = self.stops[ply - 1].position.turn();
        let [before, after] = [ply - 1, ply].map(|ply| self.stops[ply].chances());
        Some((of_side(before?, side), of_side(after?, side)))
    }

    /// True if a half-move seems to give something away, as far as its two positions are known.
    fn is_suspicious(&self, ply: usize) -> bool {
        let Some((before, after)) = self.chances_around(ply) else {
            return false;
        };
        let counts = ply > self.book || after < LOST + SUSPICIOUS;
        // A little to either side of what decides a game.
        let undecided = Verdict::of(before + SUSPICIOUS, after - SUSPICIOUS).is_some();
        counts && undecided && weighed_loss(self.start(), ply, before, after) >= SUSPICIOUS
    }
}

impl Stop {
    fn new(position: Position) -> Stop {
        Stop {
            settled: settled(&position),
            exact: None,
            found: None,
            nodes: 0,
            position,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(moves: &[&str]) -> Vec<Move> {
        let mut position = Position::default();
        let read = |san: &&str| {
            let mv = position.parse_san(san).expect("legal");
            position.play(mv);
            mv
        };
        moves.iter().map(read).collect()
    }

    const NODES: SearchNodes = SearchNodes {
        first: 10,
        second: 100,
    };

    /// Goes through a review with these centipawns for White by ply, rough and sure; the searches that it asked for.
    fn go_through(review: &mut Review, rough: &[i32], sure: &[i32]) -> Vec<(usize, u64)> {
        let mut asked = Vec::new();
        while let Some(search) = review.next() {
            asked.push((search.ply, search.nodes));
            let scores = if search.nodes == NODES.second {
                sure
            } else {
                rough
            };
            let score = Score::Centipawns(scores[search.ply]);
            let found = Evaluation {
                score,
                depth: 9,
                best: Vec::new(),
            };
            review.take(search, Some(found));
        }
        asked
    }

    fn is_blameless(review: &Review, ply: usize) -> bool {
        review.is_judged(ply) && review.mark(ply).is_none()
    }

    const GAME: [&str; 6] = ["e4", "e5", "Nf3", "Qh4", "Nxh4", "a6"];

    #[test]
    fn only_what_a_second_search_confirms_is_marked() {
        let moves = line(&GAME);
        let mut review = Review::new(&Position::default(), &moves, 0..=6, NODES, 2);
        let asked = go_through(
            &mut review,
            &[20, 20, 20, -90, 700, 700, 900],
            &[20, 20, 20, 20, 700, 700, 900],
        );
        // 2.Nf3 seemed to be bad and is not; 2…Qh4 is.
        let again: Vec<usize> = asked
            .iter()
            .filter(|&&(_, nodes)| nodes == 100)
            .map(|&(ply, _)| ply)
            .collect();
        assert_eq!(again, [2, 3, 4]);
        assert!(is_blameless(&review, 3));
        let mark = review.mark(4).expect("a mark");
        assert_eq!(mark.verdict, Verdict::Blunder);
        assert!(mark.before > 0.45 && mark.after < LOST, "{mark:?}");
        // Lost is lost.
        assert!(is_blameless(&review, 6));
    }

    #[test]
    fn the_first_mistake_is_known_before_the_rest_is_searched() {
        let moves = line(&GAME);
        let mut review = Review::new(&Position::default(), &moves, 0..=6, NODES, 0);
        let scores = [20, 20, 20, 20, 700, 700, 900];
        let mut searched = Vec::new();
        while !review.is_judged(4) {
            let search = review.next().expect("a search");
            searched.push(search.ply);
            let found = Evaluation {
                score: Score::Centipawns(scores[search.ply]),
                depth: 9,
                best: Vec::new(),
            };
            review.take(search, Some(found));
        }
        assert_eq!(searched, [0, 1, 2, 3, 4, 3, 4]);
    }

    #[test]
    fn book_moves_and_the_engines_own_are_not_blamed() {
        let moves = line(&GAME);
        let scores = [20, 20, 20, -150, 300, 300, 310];
        let start = Position::default();
        let marked = |book: usize| {
            let mut review = Review::new(&start, &moves, 0..=6, NODES, book);
            go_through(&mut review, &scores, &scores);
            (1..=6)
                .filter(|&ply| review.mark(ply).is_some())
                .collect::<Vec<_>>()
        };
        assert_eq!(marked(0), [3, 4]);
        assert_eq!(marked(3), [4]);
        let mut review = Review::new(&start, &moves, 0..=6, NODES, 0);
        while let Some(search) = review.next() {
            let found = Evaluation {
                score: Score::Centipawns(scores[search.ply]),
                depth: 9,
                best: moves.get(search.ply).copied().into_iter().collect(),
            };
            review.take(search, Some(found));
        }
        assert!((1..=6).all(|ply| is_blameless(&review, ply)));
    }

    #[test]
    fn an_exact_score_needs_no_second_search() {
        let start = Position::from_fen("8/8/8/8/8/4k3/4p3/4K3 w - - 0 1").expect("legal");
        assert!(settled(&start).is_some(), "stalemate");
        let start = Position::from_fen("8/8/8/3k4/8/3K4/3P4/8 b - - 0 1").expect("legal");
        let moves = vec![start.parse_san("Ke5").expect("legal")];
        let mut review = Review::new(&start, &moves, 0..=1, NODES, 0);
        review.take_exact(0, Score::Centipawns(0));
        review.take_exact(1, Score::Mate(20));
        let found = |score| {
            Some(Evaluation {
                score: Score::Centipawns(score),
                depth: 9,
                best: vec![start.parse_san("Kd6").expect("legal")],
            })
        };
        // The searches find best play, and their scores do not count.
        for ply in 0..=1 {
            let search = Search { ply, nodes: 10 };
            review.take(search, found(60));
        }
        assert_eq!(review.next(), None);
        let mark = review.mark(1).expect("a mark");
        assert_eq!((mark.before, mark.after), (0.5, 0.0));
        assert_eq!(
            review.evaluation(1).map(|found| found.score),
            Some(Score::Mate(20))
        );
    }

    #[test]
    fn early_losses_weigh_less_in_a_game_from_the_start() {
        let start = Position::default();
        // The first move from 50 to 38 per cent is no mistake.
        assert_eq!(verdict(&start, 2, 0.50, 0.38), Some(Verdict::Inaccuracy));
        assert_eq!(verdict(&start, 20, 0.50, 0.38), Some(Verdict::Mistake));
        assert_eq!(verdict(&start, 2, 0.50, 0.42), None);
        assert_eq!(verdict(&start, 2, 0.50, 0.60), None, "it gains");
        assert_eq!(verdict(&start, 3, 0.35, 0.0), Some(Verdict::Blunder));
        let set_up = Position::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").expect("legal");
        assert_eq!(verdict(&set_up, 1, 0.50, 0.38), Some(Verdict::Mistake));
    }
}
