//! State of the page on which a puzzle is made by hand: what is made, its set, and what the engine says of it.

use super::composition::Composition;
use super::mode::parameter;
use super::task_text;
use crate::ScreenContext;
use crate::board_controller::BoardController;
use crate::board_preferences::open_eyes;
use crate::registry::Screen;
use chess::{Color, Position};
use leptos::prelude::*;
use platform::clients::Clients;
use platform::judge::Judge;
use platform::puzzle_client::PuzzleClient;
use protocol::judge::JudgeAnswer;
use protocol::puzzle::{
    AddTo, Ask, EditSet, Failure, Fault, HAND_SET, MOST_BY_HAND, OWN_SET, Puzzle as Message,
    SetInfo, Sets, Task,
};
use puzzle::percent::{escape, unescape};
use puzzle::set_link::{puzzle_of, puzzle_text};

/// The position of a puzzle of which nothing is known yet: kings alone, so that nobody thinks it is one.
const START: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

/// The state of the page. A handle.
#[derive(Clone, Copy)]
pub struct Compose {
    /// The context of the screen.
    pub context: ScreenContext,
    /// The position on the board.
    pub position: Memo<Position>,
    /// The side that solves.
    pub solver: Memo<Color>,
    /// Tells of moves and of what is illegal.
    pub controller: BoardController,
    /// What has been made so far.
    pub made: RwSignal<Composition>,
    /// The FEN as it was typed, with what is wrong with it.
    pub typed: RwSignal<Option<(String, Option<Fault>)>>,
    /// The set that it goes into; none for a new one.
    pub set: RwSignal<Option<String>>,
    /// The name of a new set.
    pub name: RwSignal<String>,
    /// The sets that it can go into.
    pub sets: RwSignal<Vec<SetInfo>>,
    /// Moves as good as those that are right, by the engine; none before it has looked.
    pub others: RwSignal<Option<Vec<String>>>,
    /// True if the set that it was to go into has it already.
    pub known: RwSignal<bool>,
    /// The failure of the last request.
    pub trouble: RwSignal<Option<Failure>>,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    client: PuzzleClient,
    judge: Judge,
    /// The puzzle that is changed: its name, place and position.
    old: Option<(String, u32, String)>,
    /// The query that was written last.
    query: String,
}

impl Compose {
    /// The state as the address of the page wants it.
    pub fn open(context: ScreenContext) -> Compose {
        let start = Composition::new(puzzle_of(&START.replace(' ', "_")));
        let preferences =
            Signal::derive(move || context.input.with(|input| open_eyes(&input.preferences)));
        let made = RwSignal::new(start.expect("kings alone are a position"));
        let compose = Compose {
            context,
            position: Memo::new(move |_| made.with(Composition::position)),
            solver: Memo::new(move |_| made.with(|made| made.root().turn())),
            controller: BoardController {
                preferences,
                ..BoardController::of(context)
            },
            made,
            typed: RwSignal::new(None),
            set: RwSignal::new(None),
            name: RwSignal::new(String::new()),
            sets: RwSignal::new(Vec::new()),
            others: RwSignal::new(None),
            known: RwSignal::new(false),
            trouble: RwSignal::new(None),
            inner: StoredValue::new_local(Inner {
                client: expect_context::<Clients>().puzzles(),
                judge: Judge::default(),
                old: None,
                query: String::new(),
            }),
        };
        let query = Memo::new(move |_| context.input.with(|input| input.query.clone()));
        Effect::new(move |_| {
            let query = query.get();
            // What this page has written is what it shows.
            if compose
                .inner
                .with_value(|inner| inner.query != query || query.is_empty())
            {
                untrack(|| compose.begin(&query));
            }
        });
        compose.inner.with_value(|inner| inner.judge.warm_up());
        compose.ask(Sets {}, move |sets| {
            let by_hand = |set: &SetInfo| set.key != OWN_SET && set.count < MOST_BY_HAND;
            compose.sets.set(sets.into_iter().filter(by_hand).collect());
        });
        let solution = Memo::new(move |_| made.with(|made| made.lines().to_vec()));
        Effect::new(move |_| {
            solution.with(Vec::len);
            untrack(|| compose.check());
        });
        compose
    }

    fn ask<A: Ask<Task = Task>>(self, ask: A, done: impl FnOnce(A::Answer) + 'static) {
        let client = self.inner.try_with_value(|inner| inner.client.clone());
        let Some(client) = client else { return };
        client.ask(ask, move |answer| match answer {
            // The page may have been closed meanwhile.
            _ if self.inner.try_with_value(|_| ()).is_none() => {}
            Ok(answer) => done(answer),
            Err(failure) => self.trouble.set(Some(failure)),
        });
    }

    /// Changes what is made, and keeps it in the address, so that a reload loses nothing.
    pub fn change(self, change: impl FnOnce(&mut Composition)) {
        self.known.set(false);
        self.trouble.set(None);
        self.made.update(change);
        let text = self
            .made
            .with_untracked(|made| puzzle_text(&made.to_message()));
        let kept = self.inner.try_update_value(|inner| {
            let others = inner.query.split('&');
            let others = others.filter(|pair| !pair.is_empty() && !pair.starts_with("puzzle="));
            let puzzle = format!("puzzle={text}");
            let pairs: Vec<&str> = others.chain([puzzle.as_str()]).collect();
            inner.query = pairs.join("&");
            inner.query.clone()
        });
        if let Some(query) = kept {
            self.context.readdress(query);
        }
    }

    /// Puts another puzzle in its place, as far as it can be read; else the fault is told at the field.
    pub fn put(self, message: Message) {
        let fen = message.fen.clone();
        match Composition::new(message) {
            Ok(made) => {
                self.typed.set(None);
                self.change(|old| *old = made);
            }
            Err(kind) => self
                .typed
                .set(Some((fen, Some(puzzle::message::fault_of(&kind))))),
        }
    }

    /// Begins with what the address says.
    fn begin(self, query: &str) {
        self.inner
            .update_value(|inner| query.clone_into(&mut inner.query));
        let value = |name| parameter(query, name).map(unescape);
        self.set.set(value("set"));
        let (id, place) = (value("id"), value("place"));
        let old = id.zip(place.and_then(|place| place.parse().ok()));
        if let Some(text) = parameter(query, "puzzle") {
            let message = puzzle_of(&unescape(text));
            let start = value("old").unwrap_or_else(|| message.fen.clone());
            self.inner.update_value(|inner| {
                inner.old = old.map(|(id, place)| (id, place, start));
            });
            self.put(message);
        }
    }

    /// Has the engine look for moves that are as good as the right ones.
    fn check(self) {
        self.others.set(None);
        let message = self.made.with_untracked(Composition::to_message);
        let puzzle = puzzle::message::from_message(&message);
        let (Ok(puzzle), Some(judge)) = (
            puzzle,
            self.inner.try_with_value(|inner| inner.judge.clone()),
        ) else {
            return;
        };
        if message.lines.is_empty() {
            return;
        }
        let task = puzzle::Task::new(&puzzle, &[]).to_message();
        let position = puzzle.position();
        self.others.set(Some(Vec::new()));
        judge.prepare(task, move |answer| {
            let JudgeAnswer::Verdict { uci, verdict } = answer else {
                return;
            };
            let stored = message.lines.iter().any(|line| line[0] == uci);
            if stored || !verdict.is_right() {
                return;
            }
            let Ok(mv) = position.parse_uci(&uci) else {
                return;
            };
            let notation = self
                .context
                .input
                .with_untracked(|input| input.preferences.notation);
            let words = self.context.words.once();
            let told = task_text::numbered(&position, mv, notation, &words);
            self.others.try_update(|others| {
                let others = others.get_or_insert_default();
                // A worker in the place of a dead one tells it again.
                if !others.contains(&told) {
                    others.push(told);
                }
            });
        });
    }

    /// Saves the puzzle; then its set is shown.
    pub fn save(self) {
        let mut insert = self.made.with_untracked(Composition::to_message);
        let name = self.name.get_untracked().trim().to_owned();
        let to = match self.set.get_untracked() {
            Some(key) => AddTo::Key(key),
            None if name.is_empty() => {
                let name = self.context.words.once().get("compose-name-usual");
                let key = HAND_SET.to_owned();
                AddTo::Fixed { key, name }
            }
            None => AddTo::Name(name),
        };
        let old = self
            .inner
            .try_with_value(|inner| inner.old.clone())
            .flatten();
        let (remove, place) = match old {
            Some((id, place, fen)) => {
                // Attempts at another position are no attempts at this one.
                insert.key.id = if fen == insert.fen {
                    id.clone()
                } else {
                    String::new()
                };
                (Some(id), place)
            }
            None => (None, u32::MAX),
        };
        self.trouble.set(None);
        let edit = EditSet {
            to,
            remove,
            insert: Some(insert),
            place,
        };
        self.ask(edit, move |edited| {
            self.known.set(edited.known);
            if !edited.known {
                let query = format!("set={}", escape(&edited.set.key));
                self.context.go(Screen::PuzzleSet, query);
            }
        });
    }
}
