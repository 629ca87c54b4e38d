//! Worksheet: puzzles as diagrams on paper with room to write, their solutions on pages of their own.

use super::mode::parameter;
use super::sets::set_name;
use super::solver::today;
use super::task_text;
use super::trouble::trouble_text;
use super::twenty::{ids_of, ids_text};
use crate::ScreenContext;
use crate::motif_text;
use crate::sheet::{PER_PAGE, SheetTask, sheets};
use board::Placement;
use i18n::{Lexicon, args};
use leptos::portal::Portal;
use leptos::prelude::*;
use motif::Theme;
use platform::clients::Clients;
use platform::device_clock;
use platform::preferences::Notation;
use platform::puzzle_client::PuzzleClient;
use protocol::puzzle::{
    Ask, Choose, Failure, GetCards, GetPuzzles, MOST_BY_HAND, OWN_SET, Puzzle as Message,
    Selection, SetInfo, Sets, Task,
};
use puzzle::Puzzle;
use puzzle::percent::{escape, unescape};
use widgets::page_frame::PageFrame;

/// Puzzles of a sheet, unless another number is wished.
const PUZZLES: u32 = 12;

/// Most puzzles of a sheet.
const MOST: u32 = 120;

/// Wishes for a sheet, as the address has them: `set=sessa&count=12&per=6&theme=fork&ids=…&seed=1&title=…`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Wish {
    set: String,
    count: u32,
    per: usize,
    theme: Option<Theme>,
    /// Names of the puzzles, where they are known; then nothing is chosen.
    ids: Vec<String>,
    /// Seed of the choice out of a large set, or of a theme.
    seed: u64,
    title: String,
}

impl Wish {
    fn parse(query: &str) -> Wish {
        let value = |name| parameter(query, name).map(unescape);
        let count = value("count").and_then(|count| count.parse().ok());
        let per = value("per").and_then(|per| per.parse().ok());
        let seed = value("seed").and_then(|seed| seed.parse().ok());
        let ids = ids_of(query);
        let usual = if ids.is_empty() {
            PUZZLES
        } else {
            ids.len() as u32
        };
        Wish {
            set: value("set").unwrap_or_else(|| OWN_SET.to_owned()),
            count: count.unwrap_or(usual).clamp(1, MOST),
            per: per.filter(|per| PER_PAGE.contains(per)).unwrap_or(6),
            theme: value("theme").and_then(|key| Theme::from_key(&key)),
            ids,
            seed: seed.unwrap_or_else(|| today().unsigned_abs().into()),
            title: value("title").unwrap_or_default(),
        }
    }

    /// The part of it on which the puzzles depend.
    fn choice(&self) -> Wish {
        Wish {
            per: 0,
            title: String::new(),
            ..self.clone()
        }
    }

    fn query(&self) -> String {
        let theme = self.theme.map_or("", Theme::key);
        format!(
            "set={}&count={}&per={}&theme={theme}&ids={}&seed={}&title={}",
            escape(&self.set),
            self.count,
            self.per,
            ids_text(&self.ids),
            self.seed,
            escape(&self.title)
        )
    }
}

/// The state of the page. A handle.
#[derive(Clone, Copy)]
struct Worksheet {
    context: ScreenContext,
    wish: Memo<Wish>,
    sets: RwSignal<Vec<SetInfo>>,
    puzzles: RwSignal<Option<Vec<Puzzle>>>,
    trouble: RwSignal<Option<Failure>>,
    client: StoredValue<PuzzleClient, LocalStorage>,
}

impl Worksheet {
    fn ask<A: Ask<Task = Task>>(self, ask: A, done: impl FnOnce(A::Answer) + 'static) {
        let client = self.client.try_with_value(Clone::clone);
        let Some(client) = client else { return };
        client.ask(ask, move |answer| match answer {
            // The page may have been closed meanwhile.
            _ if self.client.try_with_value(|_| ()).is_none() => {}
            Ok(answer) => done(answer),
            Err(failure) => self.trouble.set(Some(failure)),
        });
    }

    /// Fetches the puzzles: those of a set made by hand in their order, out of any other or of a theme by chance.
    fn fetch(self, wish: Wish) {
        let show = move |wish: Wish, found: Vec<Message>| {
            if self.wish.with_untracked(Wish::choice) == wish.choice() {
                let read = |message| puzzle::message::from_message(message).ok();
                self.puzzles
                    .set(Some(found.iter().filter_map(read).collect()));
            }
        };
        if !wish.ids.is_empty() {
            let get = GetCards {
                set: wish.set.clone(),
                ids: wish.ids.clone(),
            };
            return self.ask(get, move |cards| {
                show(wish, cards.into_iter().map(|card| card.puzzle).collect());
                self.ask(Sets {}, move |sets| self.sets.set(sets));
            });
        }
        self.ask(Sets {}, move |sets| {
            let info = sets.iter().find(|set| set.key == wish.set);
            let by_hand = |set: &SetInfo| set.key != OWN_SET && set.count <= MOST_BY_HAND;
            let in_order = wish.theme.is_none() && info.is_some_and(by_hand);
            let (set, count) = (wish.set.clone(), wish.count);
            if in_order {
                let get = GetPuzzles {
                    set,
                    from: 0,
                    count,
                };
                self.ask(get, move |found| show(wish, found));
                return self.sets.set(sets);
            }
            let theme = wish.theme.map(|theme| theme.key().to_owned());
            let choose = Choose {
                from: Selection {
                    sets: vec![set],
                    any: theme.into_iter().collect(),
                    ..Selection::default()
                },
                seed: wish.seed,
                count,
                now: device_clock::date() as u64,
                ..Choose::default()
            };
            self.ask(choose, move |cards| {
                let found = cards.into_iter().map(|card| card.puzzle);
                show(wish, found.collect());
                // That of our own has been fetched for it, and its themes are known.
                self.ask(Sets {}, move |sets| self.sets.set(sets));
            });
        });
    }

    fn change(self, change: impl FnOnce(&mut Wish)) {
        let mut wish = self.wish.get_untracked();
        let before = wish.choice();
        change(&mut wish);
        // Other puzzles than those that were named are wanted.
        if wish.choice() != before {
            wish.ids.clear();
        }
        self.context.readdress(wish.query());
    }

    /// The title: what was typed, or the theme, or the name of the set.
    fn title(self) -> String {
        let words = self.context.words.now();
        self.wish.with(|wish| {
            if !wish.title.trim().is_empty() {
                return wish.title.clone();
            }
            if let Some(theme) = wish.theme {
                return motif_text::theme_name(theme, &words);
            }
            self.sets.with(|sets| {
                let set = sets.iter().find(|set| set.key == wish.set);
                set.map(|set| set_name(set, &words)).unwrap_or_default()
            })
        })
    }
}

/// The page.
pub fn worksheet(context: ScreenContext) -> AnyView {
    let words = context.words;
    let state = Worksheet {
        context,
        wish: Memo::new(move |_| context.input.with(|input| Wish::parse(&input.query))),
        sets: RwSignal::new(Vec::new()),
        puzzles: RwSignal::new(None),
        trouble: RwSignal::new(None),
        client: StoredValue::new_local(expect_context::<Clients>().puzzles()),
    };
    // Only what changes the choice fetches anew.
    let chosen = Memo::new(move |_| state.wish.with(Wish::choice));
    Effect::new(move |_| {
        chosen.get();
        state.trouble.set(None);
        untrack(|| state.fetch(state.wish.get()));
    });
    let some = Memo::new(move |_| {
        let is_some =
            |puzzles: &Option<Vec<_>>| puzzles.as_ref().is_some_and(|all| !all.is_empty());
        state.puzzles.with(is_some)
    });
    let trouble = move || {
        let failure = state.trouble.get()?;
        let told = trouble_text(&failure, &words.now());
        Some(view! { <p class="puzzles-trouble" role="alert">{told}</p> })
    };
    let none = move || {
        let none = state.puzzles.with(Option::is_some) && !some.get();
        none.then(|| view! { <p role="status">{words.say("solve-nothing-how")}</p> })
    };
    let print = move |_| {
        if some.get_untracked() {
            drop(window().print());
        }
    };
    let tools = view! {
        <button
            type="button"
            class="sure"
            data-action="print"
            aria-disabled=move || (!some.get()).then_some("true")
            on:click=print
        >
            {words.say("worksheet-print")}
        </button>
    };
    let pages = move || pages(state);
    let content = view! {
        <div class="puzzles worksheet">
            {trouble}
            <Wishes state/>
            {none}
            <Show when=move || some.get()>
                <div class="worksheet-preview">{pages}</div>
                // Paper has no scroll bars and more than one page: it is printed from a place of its own.
                <Portal>
                    <div class="worksheet-print" lang=move || words.now().language().tag()>{pages}</div>
                </Portal>
            </Show>
        </div>
    };
    view! { <PageFrame frame=context.frame tools=tools.into_any() content=content.into_any()/> }
        .into_any()
}

/// The fields in which a sheet is chosen.
#[component]
fn Wishes(state: Worksheet) -> impl IntoView {
    let words = state.context.words;
    let sets = move || {
        let words = words.now();
        let option = |set: SetInfo| {
            let chosen = state.wish.with(|wish| wish.set == set.key);
            let name = set_name(&set, &words);
            view! { <option value=set.key selected=chosen>{name}</option> }
        };
        state.sets.get().into_iter().map(option).collect_view()
    };
    let themes = move || {
        let words = words.now();
        let wish = state.wish.get();
        let sets = state.sets.get();
        let set = sets.iter().find(|set| set.key == wish.set);
        let keys = set.into_iter().flat_map(|set| &set.themes);
        let option = |theme: Theme| {
            let chosen = wish.theme == Some(theme);
            view! { <option value=theme.key() selected=chosen>{motif_text::theme_name(theme, &words)}</option> }
        };
        keys.filter_map(|(key, _)| Theme::from_key(key))
            .map(option)
            .collect_view()
    };
    let per = PER_PAGE.map(|per| {
        let chosen = move || state.wish.with(|wish| wish.per == per);
        view! { <option value=per.to_string() selected=chosen>{per}</option> }
    });
    view! {
        <div class="worksheet-wishes">
            <label>
                <span>{words.say("compose-set")}</span>
                <select
                    name="set"
                    on:change:target=move |event| state.change(|wish| {
                        wish.set = event.target().value();
                        wish.theme = None;
                    })
                >
                    {sets}
                </select>
            </label>
            <label>
                <span>{words.say("progress-theme")}</span>
                <select name="theme" on:change:target=move |event| state.change(|wish| wish.theme = Theme::from_key(&event.target().value()))>
                    <option value="">{words.say("worksheet-any")}</option>
                    {themes}
                </select>
            </label>
            <label>
                <span>{words.say("puzzles")}</span>
                <input
                    type="number"
                    name="count"
                    min="1"
                    max=MOST.to_string()
                    prop:value=move || state.wish.with(|wish| wish.count.to_string())
                    on:change:target=move |event| state.change(|wish| {
                        wish.count = event.target().value().parse().unwrap_or(wish.count).clamp(1, MOST);
                    })
                />
            </label>
            <label>
                <span>{words.say("worksheet-per")}</span>
                <select
                    name="per"
                    on:change:target=move |event| state.change(|wish| wish.per = event.target().value().parse().unwrap_or(wish.per))
                >
                    {per.into_iter().collect_view()}
                </select>
            </label>
            <label class="wide">
                <span>{words.say("worksheet-title")}</span>
                <input
                    type="text"
                    name="title"
                    autocomplete="off"
                    maxlength="80"
                    placeholder=move || state.title()
                    prop:value=move || state.wish.with(|wish| wish.title.clone())
                    on:change:target=move |event| state.change(|wish| wish.title = event.target().value())
                />
            </label>
            <button type="button" data-action="other-puzzles" on:click=move |_| state.change(|wish| wish.seed += 1)>
                {words.say("worksheet-other")}
            </button>
        </div>
    }
}

/// The pages: diagrams, then solutions.
fn pages(state: Worksheet) -> impl IntoView {
    let words = state.context.words;
    let (preferences, lexicon) = (state.context.input.get().preferences, words.now());
    let per = state.wish.with(|wish| wish.per);
    let task = |puzzle: &Puzzle| {
        let position = puzzle.position();
        let turn = position.turn();
        SheetTask {
            placement: Placement::from(position.board()),
            bottom: turn,
            task: task_text::side(turn, &lexicon),
            marks: None,
            solution: solution(puzzle, preferences.notation, &lexicon),
        }
    };
    let tasks = state
        .puzzles
        .with(|puzzles| puzzles.iter().flatten().map(task).collect());
    sheets(words, &preferences, &state.title(), per, tasks)
}

/// The solution of a puzzle, with other right first moves.
fn solution(puzzle: &Puzzle, notation: Notation, words: &Lexicon) -> String {
    let position = puzzle.position();
    let line = puzzle.solution.main_line();
    let text = match puzzle.mate_in {
        Some(moves) if line.is_empty() => {
            words.with("solve-mate-in", &args!["count" => u32::from(moves)])
        }
        _ => task_text::line(&position, &line, notation, words),
    };
    let others = puzzle.solution.moves.iter().skip(1);
    let others = others.map(|right| task_text::numbered(&position, right.played, notation, words));
    let texts: Vec<_> = std::iter::once(text).chain(others).collect();
    texts.join(" / ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_read_back() {
        let wish = Wish {
            set: "own 1&2".into(),
            count: 7,
            per: 9,
            theme: Some(Theme::Fork),
            ids: vec!["a1".into(), "b2".into()],
            seed: 3,
            title: "Übung = 50 %".into(),
        };
        assert_eq!(Wish::parse(&wish.query()), wish);
        let none = Wish {
            theme: None,
            ..wish
        };
        assert_eq!(Wish::parse(&none.query()), none);
    }

    #[test]
    fn what_cannot_be_read_is_as_usual() {
        let bad = Wish::parse("set=x&count=0&per=5&theme=forks&seed=1");
        assert_eq!((bad.count, bad.per, bad.theme), (1, 6, None));
        assert_eq!(Wish::parse("seed=1&count=100000").count, MOST);
    }
}
