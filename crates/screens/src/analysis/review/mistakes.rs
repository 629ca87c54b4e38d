//! From mistake to mistake: the blamed moves of a reviewed game, each with the better move, and another try at it.

use super::super::annotate::{self, Point, points};
use super::super::graph::verdict_name;
use super::super::study::Study;
use game::tree::{NodeId, Tree};
use i18n::args;
use leptos::prelude::*;

/// The moves of the main line that are blamed, in their order.
pub(super) fn blamed(points: &[Point]) -> Vec<NodeId> {
    let blamed = points.iter().filter(|point| point.verdict.is_some());
    blamed.map(|point| point.id).collect()
}

/// The node of the main line that is shown, or where what is shown left it.
fn on_main_line(tree: &Tree, mut at: NodeId) -> NodeId {
    while !tree.is_main(at) {
        at = tree.parent(at).unwrap_or(NodeId::ROOT);
    }
    at
}

/// The next blamed move after the one shown, or the last before it.
fn neighbour(tree: &Tree, here: NodeId, forward: bool) -> Option<NodeId> {
    let aside = !tree.is_main(here);
    let ply = tree[on_main_line(tree, here)].depth();
    let mut blamed = blamed(&points(tree)).into_iter();
    let mut depths = blamed.by_ref().map(|id| (tree[id].depth(), id));
    if forward {
        // What is shown beside a blamed move belongs to it.
        let ply = if aside { ply + 1 } else { ply };
        depths.find(|&(depth, _)| depth > ply).map(|(_, id)| id)
    } else {
        depths
            .take_while(|&(depth, _)| depth < ply)
            .last()
            .map(|(_, id)| id)
    }
}

/// Shows the first blamed move of a game that was looked at from its end, as a finished one is.
pub(super) fn show_first(study: Study) {
    let first = study.tree.with_untracked(|tree| {
        let at_end = tree.main_line().last() == Some(study.here.get_untracked());
        let blamed = blamed(&points(tree)).into_iter().next();
        blamed.filter(|_| at_end)
    });
    if let Some(first) = first {
        study.go(first);
    }
}

/// Shows the next blamed move, or the one before.
pub fn to_mistake(study: Study, forward: bool) {
    let here = study.here.get_untracked();
    let there = study
        .tree
        .with_untracked(|tree| neighbour(tree, here, forward));
    if let Some(there) = there {
        study.retry.set(None);
        study.go(there);
    }
}

/// From mistake to mistake: the one that is shown with the better move, and buttons to the others and to try it again.
#[component]
pub fn Mistakes(study: Study, points: Memo<Vec<Point>>) -> impl IntoView {
    let words = study.words;
    let blamed = Memo::new(move |_| points.with(|points| blamed(points)));
    // The blamed move that is shown or tried again, with its place among them.
    let shown = Memo::new(move |_| {
        let here = study.here.get();
        // The better move belongs to the one beside it.
        let at = study.retry.get().unwrap_or(here);
        study.tree.with(|tree| {
            blamed.with(|blamed| {
                let is_at = |id: NodeId| id == at || annotate::better(tree, id) == Some(here);
                let place = blamed.iter().position(|&id| is_at(id))?;
                Some((place, blamed[place]))
            })
        })
    });
    let way = |forward: bool| {
        Memo::new(move |_| {
            points.track();
            let here = study.here.get();
            study
                .tree
                .with(|tree| neighbour(tree, here, forward).is_none())
        })
    };
    let (at_first, at_last) = (way(false), way(true));
    // Whoever goes elsewhere does not seek any more.
    Effect::new(move |_| {
        let here = study.here.get();
        if let Some(sought) = study.retry.get_untracked()
            && study
                .tree
                .with_untracked(|tree| !tree.contains(sought) || tree.parent(sought) != Some(here))
        {
            study.retry.set(None);
        }
        if study
            .retried
            .with_untracked(|told| told.is_some_and(|(at, _)| at != here))
        {
            study.retried.set(None);
        }
    });
    let title = move || {
        let (place, id) = shown.get()?;
        let words = words.now();
        let verdict = points.with(|points| points.iter().find(|point| point.id == id)?.verdict)?;
        let verdict_told = words.get(&format!("verdict-{}", verdict_name(verdict)));
        let count = blamed.with(Vec::len);
        let counted = args!["done" => place as u32 + 1, "all" => count as u32];
        let progress = words.with("review-progress", &counted);
        Some(view! {
            <b>{study.numbered(id)}{verdict.glyph()}</b>
            <span>{format!("{verdict_told} · {progress}")}</span>
        })
    };
    // A search in progress finds the same again and again.
    let why = Memo::new(move |_| study.why_bad(shown.get()?.1));
    let answer = move || {
        if let Some((_, name)) = study.retried.get() {
            return Some(words.now().get(name));
        }
        if study.retry.with(Option::is_some) {
            return Some(words.now().get("review-retry-about"));
        }
        let (_, id) = shown.get()?;
        study.best_was(id)
    };
    let untried = Memo::new(move |_| {
        let better = shown
            .get()
            .is_some_and(|(_, id)| study.tree.with(|tree| annotate::better(tree, id).is_some()));
        !better || study.retry.with(Option::is_some)
    });
    // Who has pressed a button by keyboard keeps it, though it has nothing more to do.
    let told = |off: Memo<bool>| move || off.get().to_string();
    let try_again = move |_| {
        if let Some((_, id)) = shown.get_untracked().filter(|_| !untried.get_untracked()) {
            let before = study.tree.with_untracked(|tree| tree.parent(id));
            study.go(before.unwrap_or(NodeId::ROOT));
            study.retried.set(None);
            study.retry.set(Some(id));
        }
    };
    view! {
        <Show when=move || blamed.with(|blamed| !blamed.is_empty())>
            <div class="review-now" data-part="mistake" aria-live="polite">
                <p class="review-move">{title}</p>
                <p data-part="why">{why}</p>
                <p data-part="better">{answer}</p>
            </div>
            <div class="review-walk">
                <button
                    type="button"
                    data-action="previous-mistake"
                    aria-disabled=told(at_first)
                    on:click=move |_| to_mistake(study, false)
                >
                    {words.say("review-previous")}
                </button>
                <button type="button" data-action="try-again" aria-disabled=told(untried) on:click=try_again>
                    {words.say("review-retry")}
                </button>
                <button
                    type="button"
                    class="primary"
                    data-action="next-mistake"
                    aria-disabled=told(at_last)
                    on:click=move |_| to_mistake(study, true)
                >
                    {words.say("review-next")}
                </button>
            </div>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::pgn;

    #[test]
    fn mistakes_are_gone_through_in_their_order() {
        let text = "1. e4 {[%eval 0.3,20]} e5 {[%eval 0.3,20]} 2. Qh5 $4 {[%eval -4.0,20]} \
            (2. Nf3 $142 Nc6) Nc6 $2 {[%eval 0.3,20]} 3. Bc4 {[%eval 0.3,20]} *";
        let tree = &pgn::read(text.as_bytes())[0].tree;
        let line: Vec<_> = tree.main_line().collect();
        assert_eq!(blamed(&points(tree)), [line[2], line[3]]);
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
        ] {
            assert_eq!(neighbour(tree, here, forward), there, "{here:?} {forward}");
        }
    }
}
