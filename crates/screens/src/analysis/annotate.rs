//! Annotation of a reviewed game: evaluations, NAGs behind the moves that gave something away, and better lines.

use super::eval_format;
use chess::Position;
use game::Openings;
use game::judgement::{AccuracySummary, Verdict, of_side};
use game::review::{self, Evaluation, Mark};
use game::tree::{Eval, NodeId, Tree};

/// "Better is", a glyph that annotators use although the standard does not have it: it begins our variations, so that the
/// next review finds them.
pub const BETTER: u8 = 142;

/// The tag of a reviewed game, and its value there (PGN standard, 9.8.1).
const REVIEWED: (&str, &str) = ("Annotator", "Sessa");

/// Half-moves after which no opening has a name.
const DEEPEST_BOOK: usize = 40;

/// Half-moves of a better line that are shown.
const SHOWN: usize = 8;

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

/// Marks a game as reviewed, where no other annotator is named.
pub fn mark_reviewed(tree: &mut Tree) {
    let (tag, us) = REVIEWED;
    if tree.tags.get(tag).is_none_or(|name| name.trim().is_empty()) {
        tree.tags.set(tag, us);
    }
}

/// True if a game has been reviewed: here, as its tag says, or elsewhere, as marks of bad moves say that fit its evaluations.
pub fn is_reviewed(tree: &Tree, points: &[Point]) -> bool {
    let (tag, us) = REVIEWED;
    tree.tags.get(tag) == Some(us)
        || points
            .iter()
            .any(|point| point.verdict.is_some() && point.chances.is_some())
}

/// The better move that a review has shown beside a move of the main line.
pub fn better(tree: &Tree, id: NodeId) -> Option<NodeId> {
    let siblings = tree.children(tree.parent(id)?).iter();
    siblings
        .copied()
        .find(|&sibling| sibling != id && tree[sibling].nags.contains(&BETTER))
}

/// Writes the evaluation of a position into the game.
pub fn evaluate(tree: &mut Tree, id: NodeId, found: &Evaluation) {
    tree[id].eval = Some(Eval {
        score: found.score,
        depth: Some(found.depth),
    });
}

/// Marks a move of the main line and shows the better one beside it, by the evaluation of the position before it; where
/// there is no blame, what an earlier review wrote is removed.
///
/// `tell` puts in words what the move gave away.
pub fn mark(
    tree: &mut Tree,
    id: NodeId,
    mark: Option<Mark>,
    before: &Evaluation,
    tell: impl Fn(Mark) -> String,
) {
    let Some(parent) = tree.parent(id) else {
        return;
    };
    let ours: Vec<NodeId> = tree.children(parent)[1..]
        .iter()
        .copied()
        .filter(|&child| is_ours(tree, child))
        .collect();
    if mark.is_some() || !ours.is_empty() {
        tree[id]
            .nags
            .retain(|&nag| Verdict::from_nag(nag).is_none());
    }
    for old in ours {
        tree.delete(old);
    }
    let Some(mark) = mark else { return };
    tree[id].nags.insert(0, mark.verdict.nag());
    let shown = &before.best[..before.best.len().min(SHOWN)];
    // Somebody has looked at the better move already: that stays as it is.
    let Some(&first) = shown
        .first()
        .filter(|&&first| tree.follow(parent, [first]) == parent)
    else {
        return;
    };
    let variation = tree.add(parent, first);
    tree[variation].nags.push(BETTER);
    evaluate(tree, variation, before);
    tree[variation].before = tell(mark);
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
            let [before, after] = [before, after].map(|chances| of_side(chances, side));
            review::verdict(tree.start(), ply, before, after).is_some()
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
    use game::tree::Score;

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

    fn evaluation(tree: &Tree, id: NodeId, score: Score, best: &[&str]) -> Evaluation {
        let mut at = tree.position(id);
        let best = best
            .iter()
            .map(|san| {
                let mv = at.parse_san(san).expect("legal");
                at.play(mv);
                mv
            })
            .collect();
        Evaluation {
            score,
            depth: 12,
            best,
        }
    }

    fn told(mark: Mark) -> String {
        let Mark {
            verdict,
            before,
            after,
        } = mark;
        format!("{verdict:?} {:.0} {:.0}", 100.0 * before, 100.0 * after)
    }

    const BLUNDER: Mark = Mark {
        verdict: Verdict::Blunder,
        before: 0.53,
        after: 0.0,
    };

    /// Scholar's mate: Black's third move is the blunder.
    fn reviewed() -> (Tree, Vec<NodeId>) {
        let (mut tree, nodes) = game(&["e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"]);
        for (ply, score, best) in [
            (4, Score::Centipawns(-10), &["Nf3"][..]),
            (5, Score::Centipawns(-20), &["g6", "Qf3", "Nf6"][..]),
            (6, Score::Mate(1), &["Qxf7#"][..]),
        ] {
            let found = evaluation(&tree, nodes[ply], score, best);
            evaluate(&mut tree, nodes[ply], &found);
            let blame = (ply == 5).then_some(BLUNDER);
            mark(&mut tree, nodes[ply + 1], blame, &found, told);
        }
        (tree, nodes)
    }

    #[test]
    fn a_game_is_reviewed_by_its_tag_or_its_marks() {
        let reviewed = |tree: &Tree| is_reviewed(tree, &points(tree));
        let (mut tree, nodes) = game(&["e4", "e5", "f4", "Nc6"]);
        // Evaluations alone are those of an engine that looked on.
        for (&id, score) in nodes.iter().zip([20, 30, 20, -10, 0]) {
            let found = evaluation(&tree, id, Score::Centipawns(score), &[]);
            evaluate(&mut tree, id, &found);
        }
        assert!(!reviewed(&tree));
        let mut marked = tree.clone();
        let far = evaluation(&tree, nodes[3], Score::Centipawns(-500), &[]);
        evaluate(&mut marked, nodes[3], &far);
        marked[nodes[3]].nags.push(Verdict::Blunder.nag());
        assert!(reviewed(&marked));
        mark_reviewed(&mut tree);
        assert!(reviewed(&tree));
        // Another annotator is not put in the shade.
        let (mut other, _) = game(&["e4"]);
        other.tags.set("Annotator", "Keres");
        mark_reviewed(&mut other);
        assert_eq!(other.tags.get(REVIEWED.0), Some("Keres"));
        assert!(!reviewed(&other));
    }

    #[test]
    fn a_blunder_is_marked_and_the_better_line_shown() {
        let (tree, nodes) = reviewed();
        assert_eq!(tree[nodes[6]].nags, [Verdict::Blunder.nag()]);
        assert_eq!(tree[nodes[7]].nags, [0; 0]);
        assert_eq!(
            tree[nodes[5]].eval.map(|eval| (eval.score, eval.depth)),
            Some((Score::Centipawns(-20), Some(12)))
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
        let again = evaluation(&tree, nodes[5], Score::Centipawns(-30), &["Qe7", "Nf3"]);
        mark(&mut tree, nodes[6], Some(BLUNDER), &again, told);
        assert_eq!(tree.children(nodes[5]).len(), 2);
        let better = tree.children(nodes[5])[1];
        assert_eq!(
            tree.san(better).map(|san| san.to_string()).as_deref(),
            Some("Qe7")
        );
        assert_eq!(tree[nodes[6]].nags, [Verdict::Blunder.nag()]);
        // And one that finds nothing wrong takes the sign away.
        mark(&mut tree, nodes[6], None, &again, told);
        assert_eq!(tree.children(nodes[5]).len(), 1);
        assert_eq!(tree[nodes[6]].nags, [0; 0]);
    }

    #[test]
    fn what_somebody_else_wrote_stays() {
        let (mut tree, nodes) = reviewed();
        let better = tree.children(nodes[5])[1];
        tree[better].comment = "mine now".into();
        tree[nodes[6]].nags.push(1);
        let again = evaluation(&tree, nodes[5], Score::Centipawns(-30), &["Qe7", "Nf3"]);
        mark(&mut tree, nodes[6], Some(BLUNDER), &again, told);
        assert_eq!(tree.children(nodes[5]).len(), 3);
        assert_eq!(tree[nodes[6]].nags, [Verdict::Blunder.nag(), 1]);

        // A move that is there already is not written a second time.
        let again = evaluation(&tree, nodes[5], Score::Centipawns(-30), &["g6", "Qf3"]);
        mark(&mut tree, nodes[6], Some(BLUNDER), &again, told);
        assert_eq!(tree.children(nodes[5]).len(), 2);
        assert_eq!(tree[better].comment, "mine now");
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
    fn the_book_ends_with_the_last_position_that_has_a_name() {
        let table = "C20\tOpen Game\te4 e5\nB00\tFred Defence\te4 f5\n";
        let openings = Openings::parse(table).expect("a table");
        let (tree, nodes) = game(&["e4", "f5", "Nc3", "g5", "d4"]);
        assert_eq!(book_plies(&tree, &openings), 2);
        assert_eq!(better(&tree, nodes[2]), None);
        let (tree, nodes) = reviewed();
        let shown = better(&tree, nodes[6]).and_then(|id| tree.san(id));
        assert_eq!(shown.map(|san| san.to_string()).as_deref(), Some("g6"));
    }
}
