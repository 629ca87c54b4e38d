//! Preview of the chosen game: a diagram of its last position, and buttons to step through its moves.

use super::state::LibraryState;
use board::{Diagram, Look, Placement};
use chess::{Color, Setup};
use game::pgn;
use game::summary::placement;
use game::tree::Tree;
use leptos::prelude::*;
use protocol::library::{Record, Row};
use widgets::icon::{IconButton, Sign};

/// A position of the main line: the placement, as FEN's first field has it, and the move that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    placement: String,
    san: String,
}

/// The diagram. The moves are fetched when somebody first steps.
#[component]
pub fn Preview(state: LibraryState, row: Row) -> impl IntoView {
    let steps = RwSignal::new(None::<Vec<Step>>);
    let (last, deleted) = (row.plies as usize, row.deleted.is_some());
    let at = RwSignal::new(last);
    let go = move |to: usize, key: &str| {
        at.set(to);
        if steps.with_untracked(Option::is_none) {
            state.record(key.to_owned(), move |record| {
                steps.try_set(main_line(&record));
            });
        }
    };
    let key = row.key.clone();
    let step = Callback::new(move |by: isize| {
        let to = at.get_untracked().saturating_add_signed(by).min(last);
        if !deleted && to != at.get_untracked() {
            go(to, &key);
        }
    });
    state.step.set_value(Some(step));
    let known = move || steps.with(|steps| steps.as_ref()?.get(at.get()).cloned());
    let placement = Signal::derive(move || match known() {
        Some(step) => placed(&step.placement),
        None => placed(&row.placement),
    });
    let san = move || known().map(|step| step.san);
    let at_start = Memo::new(move |_| at.get() == 0);
    let at_end = Memo::new(move |_| at.get() >= last);
    let [first, back, on, end] = std::array::from_fn(|_| row.key.clone());
    let controls = (last > 0 && !deleted).then(|| view! {
        <div class="library-steps">
            <IconButton sign=Sign::First name="first" action="preview-first" off=at_start on_press=move || go(0, &first)/>
            <IconButton
                sign=Sign::Previous
                name="previous"
                action="preview-previous"
                off=at_start
                on_press=move || go(at.get_untracked().saturating_sub(1), &back)
            />
            <span data-preview-move>{san}</span>
            <IconButton
                sign=Sign::Next
                name="next"
                action="preview-next"
                off=at_end
                on_press=move || go((at.get_untracked() + 1).min(last), &on)
            />
            <IconButton sign=Sign::Last name="last" action="preview-last" off=at_end on_press=move || go(last, &end)/>
        </div>
    });
    view! {
        <div class="library-diagram" aria-hidden="true">
            <Diagram placement bottom=Color::White look=Look::default()/>
        </div>
        {controls}
    }
}

/// The main line of a record; `None` if it cannot be read.
fn main_line(record: &Record) -> Option<Vec<Step>> {
    let tree = match game::from_json(&record.text) {
        Ok(game) => pgn::of_game(&game),
        Err(_) => pgn::read(record.text.as_bytes()).into_iter().next()?.tree,
    };
    Some(steps(&tree))
}

fn steps(tree: &Tree) -> Vec<Step> {
    let mut position = tree.start().clone();
    let mut steps = vec![Step {
        placement: placement(&position),
        san: String::new(),
    }];
    for mv in tree.main_line().filter_map(|id| tree[id].mv()) {
        let dots = if position.turn() == Color::White {
            "."
        } else {
            "…"
        };
        let san = format!(
            "{}{dots}{}",
            position.fullmove_number(),
            position.to_san(mv)
        );
        position.play(mv);
        steps.push(Step {
            placement: placement(&position),
            san,
        });
    }
    steps
}

/// The pieces of a placement as FEN's first field has it; none if it cannot be read.
fn placed(placement: &str) -> Placement {
    let setup = format!("{placement} w - - 0 1").parse::<Setup>();
    setup.map_or_else(
        |_| Placement::default(),
        |setup| Placement::from(&setup.board),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preview_has_a_step_for_the_start_and_each_move() {
        let tree = &pgn::read(b"1. e4 (1. d4) e5 2. Nf3 *")[0].tree;
        let steps = steps(tree);
        let sans: Vec<_> = steps.iter().map(|step| &*step.san).collect();
        assert_eq!(sans, ["", "1.e4", "1…e5", "2.Nf3"]);
        assert_eq!(
            steps[3].placement,
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R"
        );
        assert_eq!(
            steps[0].placement,
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
        );
    }
}
