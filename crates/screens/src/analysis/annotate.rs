//! Annotation of a reviewed game: evaluations, NAGs behind the moves that gave something away, and better lines.

use super::eval_format;
use chess::{Move, Position};
use game::Openings;
use game::judgement::{AccuracySummary, Verdict, chances, of_side};
use game::tree::{self, Eval, NodeId, Tree};

/// "Better is", a glyph that annotators use although the standard does not have it: it begins our variations, so that the
/// next review finds them.
pub const BETTER: u8 = 142;

/// Half-moves after which no opening has a name.
const DEEPEST_BOOK: usize = 40;

/// Half-moves of a better line that are shown.
const SHOWN: usize = 8;

/// A review's finding about a position.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The node of the game.
    pub id: NodeId,
    /// The position.
    pub position: Position,
    /// Evaluation with best play.
    pub value: tree::Score,
    /// Search depth, in half-moves.
    pub depth: u32,
    /// Best play.
    pub best: Vec<Move>,
}

/// Chances below which a game is lost.
const LOST: f64 = 0.1;

/// Half-moves of a game from the usual start after which a loss counts in full.
const EARLY: f64 = 20.0;

/// The verdict on a move by its mover's chances before and after it. Early in a game the chances are far from settled: a loss
/// counts half on the first move, and more with every further one.
fn judge(start: &Position, ply: usize, before: f64, after: f64) -> Option<Verdict> {
    // What loses the game is no matter of taste.
    let weight = if *start == Position::default() && after >= LOST {
        (0.5 + ply as f64 / (2.0 * EARLY)).min(1.0)
    } else {
        1.0
    };
    let loss = (before - after).max(0.0);
    Verdict::of(before, before - weight * loss)
}

/// Half-moves of the main line that are of the opening book: up to the last position that has a name.
pub fn book_plies(tree: &Tree, openings: &Openings) -> usize {
    let mut position = tree.start().clone();
    let mut book = 0;
    for (ply, id) in (1..=DEEPEST_BOOK).zip(tree.main_line()) {
        if let Some(mv) = tree[id].mv() {
            position.play(mv);
        }
        if openings.name_of(&position).is_some() {
            book = ply;
        }
    }
    book
}

/// The better move that a review has shown beside a move of the main line.
pub fn better(tree: &Tree, id: NodeId) -> Option<NodeId> {
    let siblings = tree.children(tree.parent(id)?).iter();
    siblings
        .copied()
        .find(|&sibling| sibling != id && tree[sibling].nags.contains(&BETTER))
}

/// Writes a finding into the game, and judges the move of the main line that was played there, if the evaluation after
/// it is known.
///
/// `tell` puts in words what a move gave away: the verdict, and its side's chances before and after.
///
/// The first `book` half-moves are of the opening book and not blamed, unless they lose: the book names fool's mate too.
pub fn write(
    tree: &mut Tree,
    finding: &Finding,
    book: usize,
    tell: impl Fn(Verdict, f64, f64) -> String,
) {
    let Finding {
        id,
        position,
        value,
        depth,
        best,
    } = finding;
    let eval = Some(Eval {
        score: *value,
        depth: Some(*depth),
    });
    tree[*id].eval = eval;
    let Some((next, mv)) = tree
        .next(*id)
        .and_then(|next| Some((next, tree[next].mv()?)))
    else {
        return;
    };
    let Some(after) = eval_format::at(tree, next, &position.after(mv)) else {
        return;
    };
    let of_mover = |chances| of_side(chances, position.turn());
    let (before, after) = (of_mover(chances(*value)), of_mover(after));
    // What the engine would have played it cannot blame, even if it saw more a move later.
    let ply = tree[next].depth() as usize;
    let verdict = judge(tree.start(), ply, before, after)
        .filter(|_| best.first() != Some(&mv) && (ply > book || after < LOST));

    let ours: Vec<NodeId> = tree.children(*id)[1..]
        .iter()
        .copied()
        .filter(|&child| is_ours(tree, child))
        .collect();
    if verdict.is_some() || !ours.is_empty() {
        tree[next]
            .nags
            .retain(|&nag| Verdict::from_nag(nag).is_none());
    }
    for old in ours {
        tree.delete(old);
    }
    let Some(verdict) = verdict else { return };
    tree[next].nags.insert(0, verdict.nag());
    let shown = &best[..best.len().min(SHOWN)];
    // Somebody has looked at the better move already: that stays as it is.
    let Some(&first) = shown
        .first()
        .filter(|&&first| tree.follow(*id, [first]) == *id)
    else {
        return;
    };
    let variation = tree.add(*id, first);
    tree[variation].nags.push(BETTER);
    tree[variation].eval = eval;
    tree[variation].before = tell(verdict, before, after);
    shown[1..]
        .iter()
        .fold(variation, |at, &mv| tree.play(at, mv));
}

/// True if a variation was written by a review and has not been changed since.
fn is_ours(tree: &Tree, variation: NodeId) -> bool {
    let first = &tree[variation];
    first.nags == [BETTER]
        && first.eval.is_some()
        && !first.before.is_empty()
        && first.comment.is_empty()
        && first.drawings.is_empty()
        && tree.children(variation).len() <= 1
        && tree.line_from(variation).all(|id| {
            let node = &tree[id];
            tree.children(id).len() <= 1
                && node.before.is_empty()
                && node.comment.is_empty()
                && node.nags.is_empty()
                && node.drawings.is_empty()
        })
}

/// A position of the main line.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// The node of the game.
    pub id: NodeId,
    /// The position before the move that leads here; at the root, itself.
    pub before: Position,
    /// White's chances here, if they are known.
    pub chances: Option<f64>,
    /// The verdict on the move that leads here: its NAG, unless the evaluations say that it gave nothing away.
    pub verdict: Option<Verdict>,
}

/// The main line, from the position before the first move.
pub fn points(tree: &Tree) -> Vec<Point> {
    let mut position = tree.start().clone();
    let mut points = vec![Point {
        id: NodeId::ROOT,
        before: position.clone(),
        chances: eval_format::at(tree, NodeId::ROOT, &position),
        verdict: None,
    }];
    for id in tree.main_line() {
        let node = &tree[id];
        let Some(mv) = node.mv() else { continue };
        let before = position.clone();
        position.play(mv);
        let chances = eval_format::at(tree, id, &position);
        let last = points.last().and_then(|point: &Point| point.chances);
        let gave_away = last.zip(chances).is_none_or(|(before, after)| {
            let side = !position.turn();
            let ply = node.depth() as usize;
            judge(
                tree.start(),
                ply,
                of_side(before, side),
                of_side(after, side),
            )
            .is_some()
        });
        let signed = node.nags.iter().find_map(|&nag| Verdict::from_nag(nag));
        points.push(Point {
            id,
            before,
            chances,
            verdict: signed.filter(|_| gave_away),
        });
    }
    points
}

/// Counts of White's and of Black's inaccuracies, mistakes and blunders, with their mean loss, as far as the moves have
/// been judged.
pub fn tallies(points: &[Point]) -> [AccuracySummary; 2] {
    let mut tallies = [AccuracySummary::default(); 2];
    for pair in points.windows(2) {
        let side = pair[1].before.turn();
        if let (Some(before), Some(after)) = (pair[0].chances, pair[1].chances) {
            let [before, after] = [before, after].map(|chances| of_side(chances, side));
            tallies[side.index()].count(before, after, pair[1].verdict);
        }
    }
    tallies
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tree of these moves, and the node after each.
    fn game(moves: &[&str]) -> (Tree, Vec<NodeId>) {
        let mut tree = Tree::new(Position::default());
        let mut nodes = vec![NodeId::ROOT];
        for san in moves {
            let at = *nodes.last().expect("the root at least");
            let mv = tree.position(at).parse_san(san).expect("legal");
            nodes.push(tree.play(at, mv));
        }
        (tree, nodes)
    }

    fn finding(tree: &Tree, id: NodeId, value: i32, best: &[&str]) -> Finding {
        let mut at = tree.position(id);
        let position = at.clone();
        let best = best
            .iter()
            .map(|san| {
                let mv = at.parse_san(san).expect("legal");
                at.play(mv);
                mv
            })
            .collect();
        Finding {
            id,
            position,
            value: tree::Score::Centipawns(value),
            depth: 12,
            best,
        }
    }

    fn told(verdict: Verdict, before: f64, after: f64) -> String {
        format!("{verdict:?} {:.0} {:.0}", 100.0 * before, 100.0 * after)
    }

    /// Scholar's mate, looked at from its end: Black's third move is the blunder.
    fn reviewed() -> (Tree, Vec<NodeId>) {
        let (mut tree, nodes) = game(&["e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"]);
        for (ply, value, best) in [
            (6, 30_000, &["Qxf7#"][..]),
            (5, -20, &["g6", "Qf3", "Nf6"][..]),
            (4, -10, &["Nf3"][..]),
        ] {
            let mut finding = finding(&tree, nodes[ply], value, best);
            if ply == 6 {
                finding.value = tree::Score::Mate(1);
            }
            write(&mut tree, &finding, 0, told);
        }
        (tree, nodes)
    }

    #[test]
    fn a_blunder_is_marked_and_the_better_line_shown() {
        let (tree, nodes) = reviewed();
        assert_eq!(tree[nodes[6]].nags, [Verdict::Blunder.nag()]);
        assert_eq!(tree[nodes[7]].nags, [0; 0]);
        assert_eq!(
            tree[nodes[5]].eval.map(|eval| (eval.score, eval.depth)),
            Some((tree::Score::Centipawns(-20), Some(12)))
        );
        let [_, better] = tree.children(nodes[5]) else {
            panic!("one variation");
        };
        assert_eq!(tree[*better].before, "Blunder 53 0");
        assert_eq!(tree[*better].nags, [BETTER]);
        let line: Vec<String> = std::iter::once(*better)
            .chain(tree.line_from(*better))
            .filter_map(|id| Some(tree.san(id)?.to_string()))
            .collect();
        assert_eq!(line, ["g6", "Qf3", "Nf6"]);
    }

    #[test]
    fn a_second_review_takes_the_place_of_the_first() {
        let (mut tree, nodes) = reviewed();
        let again = finding(&tree, nodes[5], -30, &["Qe7", "Nf3"]);
        write(&mut tree, &again, 0, told);
        assert_eq!(tree.children(nodes[5]).len(), 2);
        let better = tree.children(nodes[5])[1];
        assert_eq!(
            tree.san(better).map(|san| san.to_string()).as_deref(),
            Some("Qe7")
        );
        assert_eq!(tree[nodes[6]].nags, [Verdict::Blunder.nag()]);
        // And one that finds nothing wrong takes the sign away.
        let other = finding(&tree, nodes[5], 1_500, &["Qe7"]);
        write(&mut tree, &other, 0, told);
        assert_eq!(tree.children(nodes[5]).len(), 1);
        assert_eq!(tree[nodes[6]].nags, [0; 0]);
    }

    #[test]
    fn what_somebody_else_wrote_stays() {
        let (mut tree, nodes) = reviewed();
        let better = tree.children(nodes[5])[1];
        tree[better].comment = "mine now".into();
        tree[nodes[6]].nags.push(1);
        let again = finding(&tree, nodes[5], -30, &["Qe7", "Nf3"]);
        write(&mut tree, &again, 0, told);
        assert_eq!(tree.children(nodes[5]).len(), 3);
        assert_eq!(tree[nodes[6]].nags, [Verdict::Blunder.nag(), 1]);

        // A move that is there already is not written a second time.
        let again = finding(&tree, nodes[5], -30, &["g6", "Qf3"]);
        write(&mut tree, &again, 0, told);
        assert_eq!(tree.children(nodes[5]).len(), 2);
        assert_eq!(tree[better].comment, "mine now");
    }

    #[test]
    fn the_engines_own_move_is_not_blamed() {
        let (mut tree, nodes) = reviewed();
        let same = finding(&tree, nodes[5], -20, &["Nf6"]);
        write(&mut tree, &same, 0, told);
        assert_eq!(tree[nodes[6]].nags, [0; 0]);
    }

    #[test]
    fn sides_are_summed_up_by_what_is_known() {
        let (tree, _) = reviewed();
        let points = points(&tree);
        assert_eq!(points.len(), 8);
        assert_eq!(points[7].chances, Some(1.0));
        let [white, black] = tallies(&points);
        assert_eq!((white.moves, white.verdicts), (2, [0, 0, 0]));
        assert_eq!((black.moves, black.verdicts), (1, [0, 0, 1]));
        assert!(black.average_loss().is_some_and(|loss| loss > 0.5));
    }

    #[test]
    fn a_sign_that_the_evaluations_do_not_bear_out_is_no_blame() {
        let (mut tree, nodes) = reviewed();
        tree[nodes[6]].eval = tree[nodes[5]].eval;
        assert_eq!(
            tree[nodes[6]].nags,
            [Verdict::Blunder.nag()],
            "it stays where it is"
        );
        assert_eq!(points(&tree)[6].verdict, None);
        tree[nodes[5]].eval = None;
        assert_eq!(
            points(&tree)[6].verdict,
            Some(Verdict::Blunder),
            "nobody knows better"
        );
    }

    #[test]
    fn book_moves_are_never_blamed() {
        let table = "C20\tOpen Game\te4 e5\nB00\tFred Defence\te4 f5\n";
        let openings = Openings::parse(table).expect("a table");
        let (mut tree, nodes) = game(&["e4", "f5", "Nc3", "g5", "d4"]);
        assert_eq!(book_plies(&tree, &openings), 2);
        tree[nodes[2]].eval = Some(Eval {
            score: tree::Score::Centipawns(250),
            depth: Some(12),
        });
        let lost = finding(&tree, nodes[1], 30, &["e5"]);
        write(&mut tree, &lost, 2, told);
        assert_eq!(tree[nodes[2]].nags, [0; 0], "it is of the book");
        write(&mut tree, &lost, 1, told);
        assert_eq!(
            tree[nodes[2]].nags.len(),
            1,
            "without the book it is blamed"
        );
        let shown = better(&tree, nodes[2]).and_then(|id| tree.san(id));
        assert_eq!(shown.map(|san| san.to_string()).as_deref(), Some("e5"));
        assert_eq!(better(&tree, nodes[1]), None);
    }

    #[test]
    fn early_losses_weigh_less_in_a_game_from_the_start() {
        let start = Position::default();
        // The first move from 50 to 38 per cent is no mistake.
        assert_eq!(judge(&start, 2, 0.50, 0.38), Some(Verdict::Inaccuracy));
        assert_eq!(judge(&start, 20, 0.50, 0.38), Some(Verdict::Mistake));
        assert_eq!(judge(&start, 2, 0.50, 0.42), None);
        assert_eq!(judge(&start, 2, 0.50, 0.60), None, "it gains");
        assert_eq!(judge(&start, 3, 0.35, 0.0), Some(Verdict::Blunder));
        let set_up = Position::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").expect("legal");
        assert_eq!(judge(&set_up, 1, 0.50, 0.38), Some(Verdict::Mistake));
    }
}
