//! A puzzle made by hand: a position, its solution played on the board, and the set that it goes into.

use super::composition::Composition;
use super::fault_text;
use super::mode::parameter;
use super::trouble::trouble_text;
use super::{Puzzles, PuzzlesCommand, PuzzlesPlace, compose_board, task_text};
use crate::position_board::last_move;
use crate::said_log::SaidLog;
use crate::subject::Subject;
use board::Board;
use chess::{Color, Move, Position, Setup, Square};
use i18n::args;
use leptos::prelude::*;
use platform::clients::Clients;
use platform::judge::Judge;
use platform::puzzle_client::PuzzleClient;
use protocol::puzzle::{
    AddTo, Ask, EditSet, Failure, Fault, HAND_SET, MOST_BY_HAND, OWN_SET, Puzzle as Message,
    SetInfo, Sets, Task,
};
use puzzle::percent::{escape, unescape};
use puzzle::set_link::{puzzle_of, puzzle_text};
use widgets::icon::{IconButton, Sign};
use widgets::page_frame::PageFrame;

/// The position of a puzzle of which nothing is known yet: kings alone, so that nobody thinks it is one.
const START: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

/// The state of the page. A handle.
#[derive(Clone, Copy)]
pub struct Compose {
    /// The context of the screen.
    pub context: Puzzles,
    /// The position on the board.
    pub position: Memo<Position>,
    /// The side that solves.
    pub solver: Memo<Color>,
    /// The last announcements for the screen reader.
    pub said: SaidLog,
    made: RwSignal<Composition>,
    /// The FEN as it was typed, with what is wrong with it.
    typed: RwSignal<Option<(String, Option<Fault>)>>,
    /// The set that it goes into; none for a new one.
    set: RwSignal<Option<String>>,
    name: RwSignal<String>,
    sets: RwSignal<Vec<SetInfo>>,
    /// Moves as good as those that are right, by the engine; none before it has looked.
    others: RwSignal<Option<Vec<String>>>,
    known: RwSignal<bool>,
    trouble: RwSignal<Option<Failure>>,
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

    /// Origin and destination of the last move on the board.
    pub fn last_move(self) -> Option<(Square, Square)> {
        self.made.with(|made| last_move(made.root(), made.path()))
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
            let visit = PuzzlesCommand::Visit(PuzzlesPlace::Compose, query);
            self.context.send(visit);
        }
    }

    /// Puts another puzzle in its place, as far as it can be read; else the fault is told at the field.
    fn put(self, message: Message) {
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
        judge.prepare(task, move |uci, verdict| {
            let stored = message.lines.iter().any(|line| line[0] == uci);
            if stored || !verdict.is_right() {
                return;
            }
            let Ok(mv) = position.parse_uci(uci) else {
                return;
            };
            let notation = self
                .context
                .input
                .with_untracked(|input| input.preferences.notation);
            let words = self.context.words.once();
            let told = task_text::numbered(&position, mv, notation, &words);
            self.others
                .try_update(|others| others.get_or_insert_default().push(told));
        });
    }

    /// Saves the puzzle; then its set is shown.
    fn save(self) {
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
                let visit = PuzzlesCommand::Visit(PuzzlesPlace::Set, query);
                self.context.send(visit);
            }
        });
    }
}

/// The page.
pub fn compose(context: Puzzles) -> AnyView {
    let words = context.words;
    let start = Composition::new(puzzle_of(&START.replace(' ', "_")));
    let made = RwSignal::new(start.expect("kings alone are a position"));
    let compose = Compose {
        context,
        position: Memo::new(move |_| made.with(Composition::position)),
        solver: Memo::new(move |_| made.with(|made| made.root().turn())),
        said: SaidLog::default(),
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
    let trouble = move || {
        let known = compose
            .known
            .get()
            .then(|| words.now().get("compose-known"));
        let failure = compose.trouble.get();
        let told = failure.map(|failure| trouble_text(&failure, &words.now()));
        let told = told.or(known)?;
        Some(view! { <p class="puzzles-trouble" role="alert">{told}</p> })
    };
    let complete = Memo::new(move |_| made.with(Composition::is_complete));
    let save = move |_| {
        if complete.get_untracked() {
            compose.save();
        }
    };
    // It comes a moment after the move, and stands below the button so as not to push it from under a finger.
    let judged = move || {
        let words = words.now();
        compose.others.with(|others| {
            let others = others.as_ref().filter(|others| !others.is_empty())?;
            let moves = others.join(", ");
            Some(words.with("compose-others", &args!["moves" => moves.as_str()]))
        })
    };
    let config = compose_board::config(compose);
    let content = view! {
        <div class="puzzles compose">
            <div class="compose-board"><Board config/></div>
            <div class="compose-panel">
                <Start compose/>
                <Solution compose/>
                <Target compose/>
                {trouble}
                <button
                    type="button"
                    class="primary"
                    data-action="save-puzzle"
                    aria-disabled=move || (!complete.get()).then_some("true")
                    on:click=save
                >
                    {words.say("compose-save")}
                </button>
                <p class="compose-judged" role="status">{judged}</p>
            </div>
            {compose.said.view()}
        </div>
    }
    .into_any();
    view! { <PageFrame frame=context.frame tools=().into_any() content/> }.into_any()
}

/// The position: as FEN, or set up on the analysis board.
#[component]
fn Start(compose: Compose) -> impl IntoView {
    let words = compose.context.words;
    let text = move || {
        let typed = compose
            .typed
            .with(|typed| typed.as_ref().map(|typed| typed.0.clone()));
        typed.unwrap_or_else(|| compose.made.with(|made| made.to_message().fen))
    };
    let fault = Memo::new(move |_| compose.typed.with(|typed| typed.as_ref()?.1.clone()));
    let told = move || {
        let fault = fault_text::what(&fault.get()?, &words.now());
        Some(view! { <p class="fault" id="compose-fault" role="alert">{fault}</p> })
    };
    let typed = move |fen: String| {
        // Pieces alone are completed; what cannot be read stays, with what is wrong with it.
        let whole = Setup::parse_lenient(&fen).map(|setup| setup.to_string());
        compose.put(Message {
            fen: whole.unwrap_or_else(|_| fen.trim().to_owned()),
            ..Message::default()
        });
    };
    let set_up = move |_| {
        let fen = compose.made.with_untracked(|made| made.root().to_fen());
        let study = PuzzlesCommand::Study(Subject::Fen(fen));
        compose.context.send(study);
    };
    view! {
        <section>
            <label>
                <h2>{words.say("compose-position")}</h2>
                <input
                    type="text"
                    name="compose-fen"
                    spellcheck="false"
                    autocomplete="off"
                    autocapitalize="off"
                    aria-invalid=move || fault.with(Option::is_some).then_some("true")
                    aria-describedby=move || fault.with(Option::is_some).then_some("compose-fault")
                    prop:value=text
                    on:change:target=move |event| typed(event.target().value())
                />
            </label>
            {told}
            <p class="puzzles-about">{words.say("compose-position-how")}</p>
            <button type="button" data-action="set-up" on:click=set_up>{words.say("compose-set-up")}</button>
        </section>
    }
}

/// The solution: the lines so far, and steps.
#[component]
fn Solution(compose: Compose) -> impl IntoView {
    let words = compose.context.words;
    let made = compose.made;
    let notation = move || {
        compose
            .context
            .input
            .with(|input| input.preferences.notation)
    };
    let lines = move || {
        let words = words.now();
        made.with(|made| {
            let line = |(number, line): (usize, &Vec<Move>)| {
                let text = task_text::line(made.root(), line, notation(), &words);
                let show = move |_| compose.made.update(|made| made.show(number));
                let current = line.starts_with(made.path()) && !made.path().is_empty();
                view! {
                    <li><button type="button" aria-current=current.then_some("true") on:click=show>{text}</button></li>
                }
            };
            made.lines().iter().enumerate().map(line).collect_view()
        })
    };
    let at_start = Memo::new(move |_| made.with(|made| made.path().is_empty()));
    let at_end = Memo::new(move |_| {
        made.with(|made| {
            let goes_on =
                |line: &Vec<Move>| line.starts_with(made.path()) && line.len() > made.path().len();
            !made.lines().iter().any(goes_on)
        })
    });
    let side = move || task_text::side(compose.solver.get(), &words.now());
    view! {
        <section>
            <h2>{words.say("compose-solution")} " · " {side}</h2>
            <p class="puzzles-about">{words.say("compose-solution-how")}</p>
            <ol class="compose-lines">{lines}</ol>
            <div class="compose-steps">
                <IconButton sign=Sign::Previous name="previous" action="previous" off=at_start on_press=move || made.update(|made| made.step(false))/>
                <IconButton sign=Sign::Next name="next" action="next" off=at_end on_press=move || made.update(|made| made.step(true))/>
                <IconButton sign=Sign::Bin name="compose-remove-move" action="remove-move" off=at_start on_press=move || compose.change(Composition::remove)/>
            </div>
        </section>
    }
}

/// The set that it goes into, where the address names none.
#[component]
fn Target(compose: Compose) -> impl IntoView {
    let words = compose.context.words;
    let is_fixed = Memo::new(move |_| {
        compose
            .context
            .input
            .with(|input| parameter(&input.query, "set").is_some())
    });
    let options = move || {
        let option = |set: SetInfo| view! { <option value=set.key>{set.name}</option> };
        compose.sets.get().into_iter().map(option).collect_view()
    };
    let choose = move |key: String| compose.set.set(Some(key).filter(|key| !key.is_empty()));
    view! {
        <Show when=move || !is_fixed.get()>
            <section class="compose-target">
                <label>
                    <h2>{words.say("compose-set")}</h2>
                    <select name="compose-set" on:change:target=move |event| choose(event.target().value())>
                        <option value="">{words.say("compose-new-set")}</option>
                        {options}
                    </select>
                </label>
                <Show when=move || compose.set.with(Option::is_none)>
                    <label>
                        <span>{words.say("sets-name")}</span>
                        <input
                            type="text"
                            name="compose-name"
                            autocomplete="off"
                            placeholder=words.say("compose-name-usual")
                            prop:value=move || compose.name.get()
                            on:input:target=move |event| compose.name.set(event.target().value())
                        />
                    </label>
                </Show>
            </section>
        </Show>
    }
}
