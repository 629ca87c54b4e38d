//! One set: its puzzles to be looked through, changed, shared and printed; the set of a link, to be solved or kept; or twenty
//! puzzles of a theme.

mod twenty_head;

use super::mode::{Mode, parameter};
use super::sets::{progress_text, set_name};
use super::solver::forget;
use super::task_text;
use super::trouble::trouble_text;
use super::twenty::Twenty;
use crate::ScreenContext;
use crate::board_description::set_query;
use crate::board_preferences::board_look;
use crate::registry::Screen;
use crate::route::href;
use crate::share::Share;
use board::{Diagram, Look, Placement};
use i18n::args;
use leptos::prelude::*;
use platform::clients::Clients;
use platform::files;
use platform::puzzle_client::PuzzleClient;
use protocol::puzzle::{
    AddPuzzles, AddTo, Ask, EditSet, ExportSet, Failure, GetPuzzles, MOST_BY_HAND, OWN_SET,
    Puzzle as Message, SetFormat, SetInfo, Sets, Task,
};
use puzzle::percent::{escape, unescape};
use puzzle::set_link::{
    LONGEST_SET_LINK, SetLink, SetLinkError, puzzle_text, read_set_link, write_set_link,
};
use twenty_head::TwentyHead;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Blob;
use widgets::button::button;
use widgets::more_menu::MoreMenu;
use widgets::page_frame::PageFrame;
use widgets::toast::{Toast, ToastText};

/// Number of diagrams that are shown at a time.
const AT_ONCE: usize = 24;

/// The state of the page. A handle.
#[derive(Clone, Copy)]
struct SetPage {
    context: ScreenContext,
    /// Key of the set; empty for that of a link.
    key: Memo<String>,
    info: RwSignal<Option<SetInfo>>,
    puzzles: RwSignal<Vec<Message>>,
    /// Number of diagrams that are shown.
    shown: RwSignal<usize>,
    /// The puzzle removed last, and its place.
    removed: RwSignal<Option<(Message, u32)>>,
    trouble: RwSignal<Option<Failure>>,
    client: StoredValue<PuzzleClient, LocalStorage>,
}

impl SetPage {
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

    /// Fetches the set.
    fn refresh(self) {
        let key = self.key.get_untracked();
        if key.is_empty() {
            return;
        }
        let get = GetPuzzles {
            set: key.clone(),
            from: 0,
            count: MOST_BY_HAND,
        };
        self.ask(get, move |puzzles| {
            if self.puzzles.with_untracked(|known| *known != puzzles) {
                self.puzzles.set(puzzles);
            }
            // That of our own has been fetched for it.
            self.ask(Sets {}, move |sets| {
                self.info.set(sets.into_iter().find(|set| set.key == key));
            });
        });
    }

    fn edit(self, remove: Option<&str>, insert: Option<Message>, place: usize) {
        let edit = EditSet {
            to: AddTo::Key(self.key.get_untracked()),
            remove: remove.map(str::to_owned),
            insert,
            place: place as u32,
        };
        self.trouble.set(None);
        self.ask(edit, move |_| self.refresh());
    }

    /// Address of a screen that does something with the set.
    fn address(self, screen: Screen, query: &str) -> String {
        let key = escape(&self.key.get());
        href(screen, &format!("set={key}{query}"))
    }

    /// True if the set can be changed here.
    fn is_editable(self) -> bool {
        self.info.with(|info| {
            info.as_ref()
                .is_some_and(|info| info.key != OWN_SET && info.count <= MOST_BY_HAND)
        })
    }

    /// Name of a set of one's own, once it is known.
    fn name(self) -> Option<String> {
        let words = self.context.words.now();
        self.info
            .with(|info| Some(set_name(info.as_ref()?, &words)))
    }

    /// The text of a link to the set.
    fn link(self) -> String {
        let name = self.name().unwrap_or_default();
        self.puzzles.with(|puzzles| write_set_link(&name, puzzles))
    }

    /// Goes to "Share or embed" with the set.
    fn embed(self) {
        let name = untrack(|| self.name()).unwrap_or_default();
        let query = self
            .puzzles
            .with_untracked(|puzzles| set_query(&name, puzzles));
        self.context.go(Screen::Embedding, query);
    }

    /// Saves the set as a file.
    fn save(self) {
        let Some(info) = self.info.get_untracked() else {
            return;
        };
        let export = ExportSet {
            key: info.key.clone(),
            format: SetFormat::Pgn,
        };
        let Some(client) = self.client.try_with_value(Clone::clone) else {
            return;
        };
        let name = set_name(&info, &self.context.words.once());
        let finished = move |answer: Result<(u32, JsValue), Failure>| match answer {
            Ok((_, file)) => {
                if let Ok(file) = file.dyn_into::<Blob>() {
                    files::save_file(&name, "pgn", &file);
                }
            }
            Err(failure) => {
                self.trouble.try_set(Some(failure));
            }
        };
        client.ask_long(export, &JsValue::UNDEFINED, |_| (), finished);
    }
}

/// The page.
pub fn set_page(context: ScreenContext) -> AnyView {
    let words = context.words;
    let query = Memo::new(move |_| context.input.with(|input| input.query.clone()));
    let state = SetPage {
        context,
        key: Memo::new(move |_| {
            query.with(|query| parameter(query, "set").map(unescape).unwrap_or_default())
        }),
        info: RwSignal::new(None),
        puzzles: RwSignal::new(Vec::new()),
        shown: RwSignal::new(AT_ONCE),
        removed: RwSignal::new(None),
        trouble: RwSignal::new(None),
        client: StoredValue::new_local(expect_context::<Clients>().puzzles()),
    };
    let link = Memo::new(move |_| query.with(|query| parameter(query, "link").map(str::to_owned)));
    let twenty = Memo::new(move |_| query.with(|query| Twenty::of_query(query)));
    let linked = Memo::new(move |_| link.with(|link| link.as_deref().map(read_set_link)));
    Effect::new(move |_| {
        state.key.get();
        state.info.set(None);
        state.shown.set(AT_ONCE);
        let puzzles = linked.with(|linked| match linked {
            Some(Ok(linked)) => linked.puzzles.clone(),
            _ => Vec::new(),
        });
        state.puzzles.set(puzzles);
        match twenty.get() {
            Some(twenty) => untrack(|| state.fetch_twenty(&twenty)),
            None => untrack(|| state.refresh()),
        }
    });
    state
        .client
        .with_value(|client| client.on_change(move || state.refresh()));
    context.frame.follow_entry(move || {
        let linked = linked.with(|linked| Some(linked.as_ref()?.as_ref().ok()?.name.clone()));
        let twenty = twenty.with(|twenty| Some(twenty.as_ref()?.title(&words.now())));
        linked.or(twenty).or_else(|| state.name())
    });
    let trouble = move || {
        let failure = state.trouble.get()?;
        let told = trouble_text(&failure, &words.now());
        Some(view! { <p class="puzzles-trouble" role="alert">{told}</p> })
    };
    let head = move || match linked.get() {
        None if twenty.with(Option::is_some) => {
            let twenty = twenty.get().expect("it is there");
            view! { <TwentyHead state twenty/> }.into_any()
        }
        Some(Ok(linked)) => {
            let link = link.get_untracked().unwrap_or_default();
            view! { <Linked state linked link/> }.into_any()
        }
        Some(Err(error)) => {
            let name = match error {
                SetLinkError::TooLong => "set-link-too-long",
                SetLinkError::Version => "set-link-version",
                SetLinkError::NoSet => "set-link-none",
            };
            view! { <p class="puzzles-trouble" role="alert">{words.say(name)}</p> }.into_any()
        }
        None if state.key.with(String::is_empty) => {
            view! { <p class="puzzles-trouble" role="alert">{words.say("puzzles-missing")}</p> }
                .into_any()
        }
        None => view! { <Kept state/> }.into_any(),
    };
    let rows = move || {
        let all = state.puzzles.with(Vec::len);
        (0..state.shown.get().min(all))
            .map(|index| view! { <Row state index/> })
            .collect_view()
    };
    let more = move || {
        (state.puzzles.with(Vec::len) > state.shown.get()).then(|| {
            button(words, "show-more", "set-more", move || {
                state.shown.update(|shown| *shown += AT_ONCE);
            })
        })
    };
    let removed = move || {
        state.removed.with(Option::is_some).then(|| ToastText {
            text: words.now().get("set-puzzle-removed"),
            undo: true,
        })
    };
    let restore = move || {
        if let Some((puzzle, place)) = state.removed.get_untracked() {
            state.edit(None, Some(puzzle), place as usize);
            state.removed.set(None);
        }
    };
    let content = view! {
        <div class="puzzles set-page">
            {trouble}
            {head}
            <ol class="set-puzzles">{rows}</ol>
            {more}
            <Toast text=Signal::derive(removed) on_undo=restore on_end=move || state.removed.set(None)/>
        </div>
    }
    .into_any();
    view! { <PageFrame frame=context.frame tools=().into_any() content by_entry=true/> }.into_any()
}

/// Head of a set of one's own: its number, and what can be done with it.
#[component]
fn Kept(state: SetPage) -> impl IntoView {
    let words = state.context.words;
    let progress = move || {
        state.info.with(|info| {
            let set = info.as_ref().filter(|set| set.count > 0)?;
            let (solved, count) = (set.solved, set.count);
            Some(view! {
                <label class="set-progress">
                    <progress max=count.to_string() value=solved.to_string()></progress>
                    <span>{progress_text(set, &words.now())}</span>
                </label>
            })
        })
    };
    let solve = move || href(Screen::Solve, &Mode::set(state.key.get()).query());
    let some = Memo::new(move |_| state.puzzles.with(|puzzles| !puzzles.is_empty()));
    let editable = Memo::new(move |_| state.is_editable());
    let is_large = Memo::new(move |_| {
        let count = state
            .info
            .with(|info| info.as_ref().map_or(0, |info| info.count));
        let most = LONGEST_SET_LINK - "puzzles/set?link=".len();
        count > MOST_BY_HAND || state.link().len() > most
    });
    let end =
        Callback::new(move |()| Some(format!("puzzles/set?link={}", untrack(|| state.link()))));
    let share = move || {
        if is_large.get() {
            let told = move || {
                let count = state
                    .info
                    .with(|info| info.as_ref().map_or(0, |info| info.count));
                words.now().with("set-link-large", &args!["count" => count])
            };
            view! {
                {button(words, "save-pgn", "set-save-file", move || state.save())}
                <p class="puzzles-about" data-large>{told}</p>
            }
            .into_any()
        } else {
            view! { <Share words end/> }.into_any()
        }
    };
    view! {
        <header class="set-head">
            {progress}
            <div class="sets-tools">
                <Show when=move || some.get()>
                    <a class="button primary" href=solve data-action="solve-set">{words.say("puzzles-solve")}</a>
                </Show>
                <Show when=move || editable.get()>
                    <a class="button" href=move || state.address(Screen::PuzzleCompose, "") data-action="add-puzzle">{words.say("set-add")}</a>
                </Show>
                <Show when=move || some.get()>
                    <a class="button" href=move || state.address(Screen::PuzzleWorksheet, "") data-action="worksheet">{words.say("puzzle-worksheet")}</a>
                    {share}
                    <Show when=move || !is_large.get()>{button(words, "embed", "embedding", move || state.embed())}</Show>
                </Show>
            </div>
        </header>
    }
}

/// Head of the set of a link.
#[component]
fn Linked(state: SetPage, linked: SetLink, link: String) -> impl IntoView {
    let words = state.context.words;
    let SetLink {
        name,
        count,
        is_intact,
        puzzles,
        faults,
    } = linked;
    let name = if name.trim().is_empty() {
        words.once().get("set-link-nameless")
    } else {
        name
    };
    let read = puzzles.len();
    let told = {
        let name = name.clone();
        move || {
            let args = &args!["count" => read as u32, "name" => name.as_str()];
            words.now().with("set-link-holds", args)
        }
    };
    let damaged = move || {
        (!is_intact || read < count).then(|| {
            let args = &args!["count" => read as u32, "of" => count as u32];
            let told = words.now().with("set-link-damaged", args);
            view! { <p class="puzzles-trouble" role="alert">{told}</p> }
        })
    };
    let faults = move || {
        let words = words.now();
        let fault = |fault: &puzzle::FileFault| {
            let fault = puzzle::message::fault(fault);
            view! { <li>{super::fault_text::fault_text(&fault, &words)}</li> }
        };
        faults.iter().map(fault).collect_view()
    };
    let solve = href(Screen::Solve, &Mode::Link(link).query());
    let keep = move || {
        let add = AddPuzzles {
            to: AddTo::Name(name.clone()),
            puzzles: puzzles.clone(),
        };
        state.ask(add, move |added| {
            if let Some(set) = added.set {
                let query = format!("set={}", escape(&set.key));
                state.context.go(Screen::PuzzleSet, query);
            }
        });
    };
    view! {
        <header class="set-head">
            <h2>{told}</h2>
            {damaged}
            <ul class="sets-faults">{faults}</ul>
            {(read > 0).then(|| view! {
                <p class="puzzles-about">{words.say("set-link-how")}</p>
                <div class="sets-tools">
                    <a class="button primary" href=solve data-action="solve-link">{words.say("puzzles-solve")}</a>
                    {button(words, "keep-set", "set-keep", keep)}
                </div>
            })}
        </header>
    }
}

/// A puzzle of the set.
#[component]
fn Row(state: SetPage, index: usize) -> impl IntoView {
    let words = state.context.words;
    let message = state
        .puzzles
        .with_untracked(|puzzles| puzzles[index].clone());
    let position = puzzle::message::from_message(&message).map(|puzzle| puzzle.position());
    let position = position.unwrap_or_default();
    let turn = position.turn();
    let look = state.context.input.with_untracked(|input| Look {
        coordinates: false,
        blindfold: None,
        ..board_look(&input.preferences)
    });
    let placement = Signal::stored(Placement::from(position.board()));
    let label = move || format!("{}. {}", index + 1, task_text::side(turn, &words.now()));
    let message = StoredValue::new(message);
    let mode = message.with_value(|message| {
        let key = message.key.clone();
        Mode::One(key.set, key.id)
    });
    let solve = href(Screen::Solve, &mode.query());
    let id = move || message.with_value(|message| message.key.id.clone());
    let change = move || {
        let query = message.with_value(|message| {
            format!(
                "&id={}&place={index}&old={}&puzzle={}",
                escape(&message.key.id),
                escape(&message.fen),
                puzzle_text(message)
            )
        });
        state.address(Screen::PuzzleCompose, &query)
    };
    let go = move |place: usize| state.edit(Some(&id()), Some(message.get_value()), place);
    let remove = move |_| {
        state.edit(Some(&id()), None, 0);
        state.removed.set(Some((message.get_value(), index as u32)));
    };
    let last = move || index + 1 == state.puzzles.with(Vec::len);
    let menu = move || {
        state.is_editable().then(|| {
            let more = move || format!("{} {}", words.now().get("more"), index + 1);
            let open = RwSignal::new(false);
            view! {
                <MoreMenu open label=Signal::derive(more) action="puzzle-menu">
                    <div class="sets-menu">
                        <a class="button" href=change data-action="change-puzzle">{words.say("set-change")}</a>
                        {(index > 0).then(|| view! {
                            <button type="button" data-action="earlier" on:click=move |_| go(index - 1)>{words.say("set-earlier")}</button>
                        })}
                        {(!last()).then(|| view! {
                            <button type="button" data-action="later" on:click=move |_| go(index + 1)>{words.say("set-later")}</button>
                        })}
                        <button type="button" class="danger" data-action="remove-puzzle" on:click=remove>{words.say("sets-remove")}</button>
                    </div>
                </MoreMenu>
            }
        })
    };
    let is_kept = message.with_value(|message| !message.key.set.is_empty());
    view! {
        <li data-index=index.to_string()>
            <div class="set-board"><Diagram placement bottom=turn look/></div>
            <div class="set-about">
                {if is_kept {
                    view! { <a class="button plain" href=solve data-action="solve-one" on:click=move |_| forget(&mode)>{label}</a> }.into_any()
                } else {
                    view! { <p>{label}</p> }.into_any()
                }}
                {menu}
            </div>
        </li>
    }
}
