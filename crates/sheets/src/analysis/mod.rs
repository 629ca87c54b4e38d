//! The analysis board: a position or a game is studied.

mod analyst;
mod draft;
mod edit_board;
mod engine;
mod games;
mod graph;
mod kept;
mod moves;
mod notes;
mod opening;
mod position;
pub mod reasons;
mod remarks;
mod review;
mod shelf;
mod signs;
mod stage;
mod study;
mod tabs;
mod worth;

use crate::Desk;
use crate::screen::Screen;
use analyst::Analyst;
use board::Board;
use chess::{Color, Position};
use draft::Draft;
use edit_board::{EditBoard, Hand, Palette};
use engine::{EnginePanel, EvalBar};
use game::tree::{NodeId, Tree};
use games::Games;
use graph::Graph;
use kept::Found;
use leptos::ev::{DragEvent, KeyboardEvent};
use leptos::html::Dialog;
use leptos::prelude::*;
use moves::Moves;
use notes::Notes;
use position::PositionPanel;
use review::Review;
use shelf::Shelf;
use stage::Controls;
use study::{Source, Study};
use tabs::{Tab, Tabs};
use ui::door::{self, Sheet as _, Subject};
use ui::words::args;

/// The analysis board, a dialog by itself.
pub fn analysis(desk: Desk<door::Analysis>, dialog: NodeRef<Dialog>) -> AnyView {
    let words = desk.words;
    let preferences = Memo::new(move |_| desk.input.with(|input| input.preferences));
    let fresh = || {
        (
            Tree::new(Position::default()),
            NodeId::ROOT,
            Color::White,
            Source::default(),
        )
    };
    let (damaged, (tree, here, bottom, source)) = match kept::load() {
        Found::Study {
            tree,
            here,
            bottom,
            source,
        } => (None, (tree, here, bottom, source)),
        Found::Damaged(place) => (Some(place), fresh()),
        Found::Nothing => (None, fresh()),
    };
    let study = Study::new(tree, here, bottom, source, preferences.into(), words);
    let unkept = RwSignal::new(false);
    let tab = RwSignal::new(Tab::Moves);
    let draft = Draft::new(study, tab);
    let hand = Hand::new(draft);
    let shelf = Shelf::new(
        study,
        tab,
        Callback::new(move |fen: String| draft.type_fen(&fen)),
    );
    // What the page brings takes the place of what was studied before, unless it is what that was made of.
    let bring = move |subject: &Subject| {
        let brought = kept::source(subject);
        let last = study.source.with_untracked(|last| last.origin.clone());
        if *subject == Subject::Last {
        } else if brought.origin == last {
            if let Subject::Game { shown, .. } = subject {
                let node = study
                    .tree
                    .with_untracked(|tree| tree.main_line().nth(shown.wrapping_sub(1)));
                study.go(node.unwrap_or(NodeId::ROOT));
            }
        } else {
            shelf.open(subject, brought);
        }
    };
    desk.input.with_untracked(|input| bring(&input.subject));
    let subject = Memo::new(move |_| desk.input.with(|input| input.subject.clone()));
    Effect::watch(
        move || subject.get(),
        move |subject, _, _| bring(subject),
        false,
    );
    kept::keep(study, unkept);
    stage::tell_moves(study);

    let analyst = Analyst::new(study);
    let pencil = RwSignal::new(None);
    let table = stage::table(analyst, pencil);
    let editing = Memo::new(move |_| tab.get() == Tab::Position);
    let pressed = move |event: KeyboardEvent| {
        if !editing.get_untracked() {
            stage::pressed(study, &event);
        }
    };
    let over = move |event: DragEvent| event.prevent_default();
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        let data = event.data_transfer();
        if let Some(file) = data
            .and_then(|data| data.files())
            .and_then(|files| files.get(0))
        {
            shelf.read_file(file);
        }
    };
    let notice = move || {
        let words = words.now();
        let damaged = damaged
            .as_ref()
            .map(|place| words.with("analysis-damaged", &args!["place" => place.as_str()]));
        damaged.or_else(|| unkept.get().then(|| words.get("analysis-unkept")))
    };
    let content = view! {
        <div
            class="an-desk"
            data-tab=move || tab.get().name()
            on:keydown=pressed
            on:dragover=over
            on:drop=dropped
        >
            <p class="an-notice" role="alert">{notice}</p>
            <div class="an-board">
                <div class="an-table">
                    <div class="stage">
                        <Show when=move || editing.get() fallback=move || view! { <Board table/> }>
                            <EditBoard hand/>
                        </Show>
                    </div>
                    <EvalBar analyst/>
                </div>
                <div class="an-under">
                    <Show when=move || editing.get() fallback=move || view! { <Controls study pencil/> }>
                        <Palette hand/>
                    </Show>
                </div>
            </div>
            <div class="an-side">
                <div class="an-engine"><EnginePanel analyst/></div>
                <Tabs tab words/>
                <section class="an-panel" id="an-panel-moves" role="tabpanel" aria-labelledby="an-tab-moves">
                    <Moves study/>
                    <Notes study/>
                </section>
                <section class="an-panel" id="an-panel-engine" role="tabpanel" aria-labelledby="an-tab-engine">
                    <Graph study/>
                    <Review analyst/>
                </section>
                <section class="an-panel" id="an-panel-position" role="tabpanel" aria-labelledby="an-tab-position">
                    <PositionPanel draft/>
                </section>
                <section class="an-panel" id="an-panel-game" role="tabpanel" aria-labelledby="an-tab-game">
                    <Games shelf desk/>
                </section>
            </div>
            <div class="an-toast" role="status">
                {move || study.told.get().map(|name| view! {
                    <span>{words.say(name)}</span>
                    <button type="button" data-action="toast-undo" on:click=move |_| study.undo()>
                        {words.say("analysis-undo")}
                    </button>
                })}
            </div>
            <p class="hidden-visually" role="log" aria-live="polite" data-said>{move || study.said.get()}</p>
        </div>
    };
    let tools = view! { <Names study/> }.into_any();
    view! {
        <Screen name=door::Analysis::NAME dialog page=desk.page tools content=content.into_any()/>
    }
    .into_any()
}

/// Who played, and how it ended.
#[component]
fn Names(study: Study) -> impl IntoView {
    let told = move || {
        study.tree.with(|tree| {
            let tag = |name| {
                tree.tags
                    .get(name)
                    .filter(|value| !matches!(*value, "" | "?"))
            };
            let names = [tag("White"), tag("Black")];
            let result = Some(tree.result()).filter(|&result| result != "*");
            (names != [None; 2]).then(|| {
                let [white, black] = names.map(|name| name.unwrap_or("?"));
                [
                    Some(format!("{white} – {black}")),
                    result.map(str::to_owned),
                ]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" · ")
            })
        })
    };
    view! { <p class="an-names">{told}</p> }
}
