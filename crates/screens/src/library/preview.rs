//! Preview of the chosen game: a diagram of its last position, buttons to step through its moves, to play on from the
//! position shown and to share the game.

use super::LibraryCommand;
use super::state::LibraryState;
use crate::link;
use crate::share::Sharing;
use board::{Diagram, Look, Placement};
use chess::{Color, Position, Setup};
use game::pgn;
use game::tree::Tree;
use leptos::prelude::*;
use protocol::library::{Record, Row};
use widgets::icon::{IconButton, Sign};

/// A position of the main line, and the move that led to it, with its number; at the start there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    position: Position,
    san: String,
}

/// The game in the preview, as far as it is known. A handle.
#[derive(Clone, Copy)]
pub struct Preview {
    state: LibraryState,
    row: StoredValue<Row>,
    /// The number of half-moves before the position shown.
    at: RwSignal<usize>,
    /// The main line, once its record has been fetched.
    steps: RwSignal<Option<Vec<Step>>>,
    /// Outcome of sharing.
    sharing: Sharing,
}

impl Preview {
    /// A preview of the game of a row, at its last position.
    pub fn new(state: LibraryState, row: &Row) -> Preview {
        let preview = Preview {
            state,
            row: StoredValue::new(row.clone()),
            at: RwSignal::new(row.plies as usize),
            steps: RwSignal::new(None),
            sharing: Sharing::new(state.context.words),
        };
        state.step.set_value(Some(Callback::new(move |by: isize| {
            preview.go(preview.at.get_untracked().saturating_add_signed(by));
        })));
        preview
    }

    fn last(self) -> usize {
        self.row.with_value(|row| row.plies as usize)
    }

    /// Fetches the game, and calls `then` with it unless another is shown by then or it cannot be read.
    fn with_game(self, then: impl FnOnce(&Tree) + 'static) {
        let key = self.row.with_value(|row| row.key.clone());
        self.state.record(key, move |record| {
            let is_shown = !self.at.is_disposed();
            if let Some(tree) = game_of(&record).filter(|_| is_shown) {
                then(&tree);
            }
        });
    }

    /// Calls `then` with the main line, which is fetched the first time.
    fn with_steps(self, then: impl FnOnce(&[Step]) + 'static) {
        let known = self.steps.get_untracked();
        match known {
            Some(steps) => then(&steps),
            None => self.with_game(move |tree| {
                let known = steps(tree);
                then(&known);
                self.steps.set(Some(known));
            }),
        }
    }

    /// Shows the position after `to` half-moves; the last one, if there are not as many.
    fn go(self, to: usize) {
        let to = to.min(self.last());
        if self.row.with_value(|row| row.deleted.is_none()) && to != self.at.get_untracked() {
            self.at.set(to);
            self.with_steps(|_| ());
        }
    }

    /// Offers a new game from the position shown.
    pub fn play_from_here(self) {
        self.with_steps(move |steps| {
            if let Some(step) = steps.get(self.at.get_untracked()) {
                let offer = LibraryCommand::OfferGame(step.position.clone());
                self.state.context.send(offer);
            }
        });
    }

    /// Shares a link to the game.
    pub fn share(self) {
        self.with_game(move |tree| self.sharing.share(link::to_game(tree)));
    }

    /// Outcome of sharing, in words.
    pub fn shared_view(self) -> impl IntoView {
        self.sharing.view()
    }

    /// The diagram and the buttons below it.
    pub fn view(self) -> impl IntoView {
        let known = move || {
            self.steps
                .with(|steps| steps.as_ref()?.get(self.at.get()).cloned())
        };
        let placement = Signal::derive(move || match known() {
            Some(step) => Placement::from(step.position.board()),
            None => self.row.with_value(|row| placed(&row.placement)),
        });
        let san = move || known().map(|step| step.san);
        let last = self.last();
        let at_start = Memo::new(move |_| self.at.get() == 0);
        let at_end = Memo::new(move |_| self.at.get() >= last);
        let here = move || self.at.get_untracked();
        let is_deleted = self.row.with_value(|row| row.deleted.is_some());
        let controls = (last > 0 && !is_deleted).then(|| view! {
            <div class="library-steps">
                <IconButton sign=Sign::First name="first" action="preview-first" off=at_start on_press=move || self.go(0)/>
                <IconButton
                    sign=Sign::Previous
                    name="previous"
                    action="preview-previous"
                    off=at_start
                    on_press=move || self.go(here().saturating_sub(1))
                />
                <span data-preview-move>{san}</span>
                <IconButton sign=Sign::Next name="next" action="preview-next" off=at_end on_press=move || self.go(here() + 1)/>
                <IconButton sign=Sign::Last name="last" action="preview-last" off=at_end on_press=move || self.go(last)/>
            </div>
        });
        view! {
            <div class="library-diagram" aria-hidden="true">
                <Diagram placement bottom=Color::White look=Look::default()/>
            </div>
            {controls}
        }
    }
}

/// The game of a record; `None` if it cannot be read.
fn game_of(record: &Record) -> Option<Tree> {
    match game::from_json(&record.text) {
        Ok(game) => Some(pgn::of_game(&game)),
        Err(_) => Some(pgn::read(record.text.as_bytes()).into_iter().next()?.tree),
    }
}

fn steps(tree: &Tree) -> Vec<Step> {
    let mut position = tree.start().clone();
    let mut steps = vec![Step {
        position: position.clone(),
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
            position: position.clone(),
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
            steps[3].position.to_fen(),
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"
        );
        assert_eq!(steps[0].position, Position::default());
    }
}
