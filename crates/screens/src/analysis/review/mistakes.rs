//! From mistake to mistake: the blamed moves of a reviewed game, those of the player alone where it is known who that is.

use super::super::annotate::{self, Point, points};
use super::super::study::Study;
use board::MoveVerdict;
use chess::{Brush, Color, Drawing, Square};
use game::pgn;
use game::tree::{NodeId, Tree};
use leptos::prelude::*;

/// The side of the player in a game against a robot, or under the name `you`; `None` in a game of others.
fn own_side(tree: &Tree, you: &str) -> Option<Color> {
    let [white, black] = ["White", "Black"].map(|tag| tree.tags.get(tag).unwrap_or_default());
    let robots = [white, black].map(pgn::is_robot_name);
    let own = [white, black].map(|name| name == you);
    match (robots, own) {
        ([false, true], _) | ([false, false], [true, false]) => Some(Color::White),
        ([true, false], _) | ([false, false], [false, true]) => Some(Color::Black),
        _ => None,
    }
}

impl Study {
    /// The side of the player, where the game tells it.
    pub fn own_side(self) -> Option<Color> {
        let you = self.words.now().get("you");
        self.tree.with(|tree| own_side(tree, &you))
    }

    /// The moves of the main line that are blamed, in their order: the player's own, unless the others' are wanted too.
    pub fn blamed(self, points: &[Point]) -> Vec<NodeId> {
        let side = self.own_side().filter(|_| !self.others_mistakes.get());
        blamed(points, side)
    }

    /// The blamed move that is shown, or that another line beside it belongs to.
    pub(super) fn mistake_shown(self) -> Option<NodeId> {
        let here = self.retry.get().unwrap_or(self.here.get());
        let blamed = self.tree.with(|tree| self.blamed(&points(tree)));
        let shown = self.tree.with(|tree| mistake_of(tree, here))?;
        blamed.contains(&shown).then_some(shown)
    }
}

/// The moves of the main line that are blamed, of one side or of both.
fn blamed(points: &[Point], side: Option<Color>) -> Vec<NodeId> {
    let is_wanted = |point: &&Point| {
        point.verdict.is_some() && side.is_none_or(|side| point.before.turn() == side)
    };
    points
        .iter()
        .filter(is_wanted)
        .map(|point| point.id)
        .collect()
}

/// The move of the main line that a node belongs to: itself, or the one in whose place its line begins.
fn mistake_of(tree: &Tree, here: NodeId) -> Option<NodeId> {
    let mut at = here;
    while !tree.is_main(at) {
        at = tree.parent(at)?;
    }
    if at == here { Some(at) } else { tree.next(at) }
}

/// The next of the blamed moves after the one shown, or the last before it.
fn neighbour(tree: &Tree, blamed: &[NodeId], here: NodeId, forward: bool) -> Option<NodeId> {
    let aside = !tree.is_main(here);
    let at = mistake_of(tree, here).map_or(0, |id| tree[id].depth());
    let mut depths = blamed.iter().map(|&id| (tree[id].depth(), id));
    if forward {
        depths.find(|&(depth, _)| depth > at).map(|(_, id)| id)
    } else {
        // A line beside a blamed move leads back to that.
        let is_before = |&(depth, _): &(u32, NodeId)| depth < at || aside && depth == at;
        depths.take_while(is_before).last().map(|(_, id)| id)
    }
}

/// Shows the first blamed move of a game that was looked at from its end, as a finished one is.
pub(super) fn show_first(study: Study) {
    let first = untrack(|| {
        study.tree.with(|tree| {
            let at_end = tree.main_line().last() == Some(study.here.get());
            let first = study.blamed(&points(tree)).into_iter().next();
            first.filter(|_| at_end)
        })
    });
    if let Some(first) = first {
        study.go(first);
    }
}

/// The next blamed move, or the one before.
pub(super) fn next_mistake(study: Study, forward: bool) -> Option<NodeId> {
    let here = study.retry.get().unwrap_or(study.here.get());
    study.tree.with(|tree| {
        let blamed = study.blamed(&points(tree));
        neighbour(tree, &blamed, here, forward)
    })
}

/// Shows the next blamed move, or the one before.
pub fn to_mistake(study: Study, forward: bool) {
    if let Some(there) = untrack(|| next_mistake(study, forward)) {
        study.retry.set(None);
        study.go(there);
    }
}

/// The verdict on the move shown, for the board: on the square where it led.
pub fn verdict(study: Study) -> Option<(Square, MoveVerdict)> {
    let here = study.here.get();
    if study.retry.with(Option::is_some) {
        return None;
    }
    let mistake = study.mistake_shown()?;
    study.tree.with(|tree| {
        let (_, to) = tree.move_squares(here)?;
        if here == mistake {
            let nags = &tree[here].nags;
            let verdict = nags
                .iter()
                .find_map(|&nag| game::judgement::Verdict::from_nag(nag))?;
            return Some((to, MoveVerdict::Blamed(verdict.glyph())));
        }
        (annotate::better(tree, mistake) == Some(here)).then_some((to, MoveVerdict::Right))
    })
}

/// The arrows of the mistake shown: red the move that was played, green the better one.
pub fn arrows(study: Study) -> Vec<Drawing> {
    let here = study.here.get();
    if study.retry.with(Option::is_some) || study.mistake_shown() != Some(here) {
        return Vec::new();
    }
    study.tree.with(|tree| {
        let arrow = |id: NodeId, brush: Brush| {
            let (from, to) = tree.move_squares(id)?;
            Some(Drawing { from, to, brush })
        };
        let better = annotate::better(tree, here).and_then(|id| arrow(id, Brush::Green));
        arrow(here, Brush::Red).into_iter().chain(better).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(text: &str) -> Tree {
        pgn::read(text.as_bytes()).remove(0).tree
    }

    #[test]
    fn mistakes_are_gone_through_in_their_order() {
        let text = "1. e4 {[%eval 0.3,20]} e5 {[%eval 0.3,20]} 2. Qh5 $4 {[%eval -4.0,20]} \
            (2. Nf3 $142 Nc6) Nc6 $2 {[%eval 0.3,20]} 3. Bc4 {[%eval 0.3,20]} *";
        let tree = &tree(text);
        let line: Vec<_> = tree.main_line().collect();
        let points = points(tree);
        let both = blamed(&points, None);
        assert_eq!(both, [line[2], line[3]]);
        assert_eq!(blamed(&points, Some(Color::Black)), [line[3]]);
        let better = annotate::better(tree, line[2]).expect("a better move");
        for (here, forward, there) in [
            (NodeId::ROOT, true, Some(line[2])),
            (line[2], true, Some(line[3])),
            (line[3], true, None),
            (line[4], false, Some(line[3])),
            (line[3], false, Some(line[2])),
            (line[2], false, None),
            // The better line belongs to the move beside it.
            (better, true, Some(line[3])),
            (better, false, Some(line[2])),
        ] {
            assert_eq!(
                neighbour(tree, &both, here, forward),
                there,
                "{here:?} {forward}"
            );
        }
        assert_eq!(mistake_of(tree, better), Some(line[2]));
        let later = tree.next(better).expect("a reply");
        assert_eq!(mistake_of(tree, later), Some(line[2]));
    }

    #[test]
    fn the_player_is_known_by_the_robot_or_by_name() {
        for (white, black, own) in [
            ("You", "Robot, level 7", Some(Color::White)),
            ("Robot, level 7", "Anna", Some(Color::Black)),
            ("Anna", "You", Some(Color::Black)),
            ("Anna", "Bela", None),
            ("Robot, level 1", "Robot, level 7", None),
            ("?", "?", None),
        ] {
            let tree = tree(&format!(
                "[White \"{white}\"]\n[Black \"{black}\"]\n\n1. e4 *"
            ));
            assert_eq!(own_side(&tree, "You"), own, "{white} – {black}");
        }
    }
}
