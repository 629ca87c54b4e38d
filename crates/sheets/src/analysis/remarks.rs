//! What a review writes into a game: evaluations, signs behind the moves that gave something away, and what was better.

use super::worth;
use chess::{Move, Position};
use game::judgement::{Tally, Verdict, chances, of_side};
use game::tree::{Eval, NodeId, Tree, Value};

/// "Better is", a glyph that annotators use although the standard does not have it: it begins our variations, so that the
/// next review finds them.
pub const BETTER: u8 = 142;

/// Half-moves that a better line is shown for.
const SHOWN: usize = 8;

/// What a review has found out about a position.
#[derive(Clone, Debug)]
pub struct Finding {
    /// Where in the game.
    pub id: NodeId,
    /// The position.
    pub position: Position,
    /// What it is worth with best play.
    pub value: Value,
    /// How deep the search was.
    pub depth: u32,
    /// Best play.
    pub best: Vec<Move>,
}

/// Writes a finding into the game, and judges the move of the main line that was played there, if what it led to is known.
///
/// `tell` puts in words what a move gave away: the verdict, and its side's chances before and after.
pub fn write(tree: &mut Tree, finding: &Finding, tell: impl Fn(Verdict, f64, f64) -> String) {
    let Finding {
        id,
        position,
        value,
        depth,
        best,
    } = finding;
    let eval = Some(Eval {
        value: *value,
        depth: Some(*depth),
    });
    tree[*id].eval = eval;
    let Some((next, mv)) = tree
        .next(*id)
        .and_then(|next| Some((next, tree[next].mv()?)))
    else {
        return;
    };
    let Some(after) = worth::at(tree, next, &position.after(mv)) else {
        return;
    };
    let of_mover = |chances| of_side(chances, position.turn());
    let (before, after) = (of_mover(chances(*value)), of_mover(after));
    // What the engine would have played it cannot blame, even if it saw more a move later.
    let verdict = Verdict::of(before, after).filter(|_| best.first() != Some(&mv));

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

/// Whether a variation was written by a review and by nobody since.
fn is_ours(tree: &Tree, variation: NodeId) -> bool {
    let first = &tree[variation];
    first.nags == [BETTER]
        && first.eval.is_some()
        && !first.before.is_empty()
        && first.comment.is_empty()
        && first.shapes.is_empty()
        && tree.children(variation).len() <= 1
        && tree.line_from(variation).all(|id| {
            let node = &tree[id];
            tree.children(id).len() <= 1
                && node.before.is_empty()
                && node.comment.is_empty()
                && node.nags.is_empty()
                && node.shapes.is_empty()
        })
}

/// A position of the main line.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// Where in the game.
    pub id: NodeId,
    /// The position before the move that leads here; at the root, itself.
    pub before: Position,
    /// White's chances here, if they are known.
    pub chances: Option<f64>,
    /// The blame of the move that leads here: the sign at it, unless the evaluations say that it gave nothing away.
    pub verdict: Option<Verdict>,
}

/// The main line, from the position before the first move.
pub fn points(tree: &Tree) -> Vec<Point> {
    let mut position = tree.start().clone();
    let mut points = vec![Point {
        id: NodeId::ROOT,
        before: position.clone(),
        chances: worth::at(tree, NodeId::ROOT, &position),
        verdict: None,
    }];
    for id in tree.main_line() {
        let node = &tree[id];
        let Some(mv) = node.mv() else { continue };
        let before = position.clone();
        position.play(mv);
        let chances = worth::at(tree, id, &position);
        let last = points.last().and_then(|point: &Point| point.chances);
        let gave_away = last.zip(chances).is_none_or(|(before, after)| {
            let side = !position.turn();
            Verdict::of(of_side(before, side), of_side(after, side)).is_some()
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

/// What there is to tell of White's moves and of Black's, as far as they have been looked at.
pub fn tallies(points: &[Point]) -> [Tally; 2] {
    let mut tallies = [Tally::default(); 2];
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
            value: Value::Centipawns(value),
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
                finding.value = Value::Mate(1);
            }
            write(&mut tree, &finding, told);
        }
        (tree, nodes)
    }

    #[test]
    fn a_blunder_is_marked_and_the_better_line_shown() {
        let (tree, nodes) = reviewed();
        assert_eq!(tree[nodes[6]].nags, [Verdict::Blunder.nag()]);
        assert_eq!(tree[nodes[7]].nags, [0; 0]);
        assert_eq!(
            tree[nodes[5]].eval.map(|eval| (eval.value, eval.depth)),
            Some((Value::Centipawns(-20), Some(12)))
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
        write(&mut tree, &again, told);
        assert_eq!(tree.children(nodes[5]).len(), 2);
        let better = tree.children(nodes[5])[1];
        assert_eq!(
            tree.san(better).map(|san| san.to_string()).as_deref(),
            Some("Qe7")
        );
        assert_eq!(tree[nodes[6]].nags, [Verdict::Blunder.nag()]);
        // And one that finds nothing wrong takes the sign away.
        let other = finding(&tree, nodes[5], 1_500, &["Qe7"]);
        write(&mut tree, &other, told);
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
        write(&mut tree, &again, told);
        assert_eq!(tree.children(nodes[5]).len(), 3);
        assert_eq!(tree[nodes[6]].nags, [Verdict::Blunder.nag(), 1]);

        // A move that is there already is not written a second time.
        let again = finding(&tree, nodes[5], -30, &["g6", "Qf3"]);
        write(&mut tree, &again, told);
        assert_eq!(tree.children(nodes[5]).len(), 2);
        assert_eq!(tree[better].comment, "mine now");
    }

    #[test]
    fn the_engines_own_move_is_not_blamed() {
        let (mut tree, nodes) = reviewed();
        let same = finding(&tree, nodes[5], -20, &["Nf6"]);
        write(&mut tree, &same, told);
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
}
