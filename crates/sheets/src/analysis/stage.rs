//! The board of the study, and how one goes through the moves.

use super::analyst::Analyst;
use super::study::Study;
use board::{Aim, Bonds, Brush, Command, Drawing, Drawn, Intent, Mover, Narrator, Palette, Table};
use chess::San;
use game::Moved;
use game::tree::{NodeId, Tree};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use ui::icon::{IconButton, Sign};
use ui::preferences::{Blindfold, Preferences};
use ui::words::args;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The board's table: both sides can be moved, and what is made is played in the tree.
pub fn table(analyst: Analyst, pencil: RwSignal<Option<Brush>>) -> Table {
    let study = analyst.study;
    let last_move = Memo::new(move |_| study.tree.with(|tree| tree[study.here.get()].mv()));
    let mover = Memo::new(move |_| Mover::Now(study.position.with(chess::Position::turn)));
    // What is studied is looked at with open eyes.
    let preferences = Memo::new(move |_| Preferences {
        blindfold: Blindfold::Off,
        ..study.preferences.get()
    });
    Table {
        position: study.position.into(),
        last_move: last_move.into(),
        bottom: study.bottom.into(),
        mover: mover.into(),
        pending: Signal::stored(None),
        premoves: Signal::stored(Vec::new()),
        bonds: Signal::stored(Bonds::default()),
        advice: Signal::derive(move || analyst.advice()),
        drawings: study.shapes,
        pencil,
        preferences: preferences.into(),
        intend: Callback::new(move |intent| intend(study, intent)),
    }
}

/// The board has understood what the player wants.
fn intend(study: Study, intent: Intent) {
    let words = study.words.once();
    let tell = |told: String| study.said.set(told);
    match intent {
        Intent::Move(mv) => study.play(mv),
        Intent::Ask(command) => {
            if let Some(told) = answer(study, command) {
                tell(told);
            }
        }
        Intent::NoMove(why) => {
            let told = narrate(study, |narrator| {
                study
                    .position
                    .with_untracked(|position| narrator.illegal(position, why))
            });
            tell(told);
        }
        Intent::BeganArrow(square) => {
            let square = narrate(study, |narrator| narrator.square(square));
            tell(words.with("arrow-begun", &args!["square" => square]));
        }
        Intent::Drew(_, Drawn::Removed) => tell(words.get("drawing-removed")),
        Intent::Drew(Drawing { from, to, .. }, Drawn::New) => {
            let (from, to) = narrate(study, |narrator| {
                (narrator.square(from), narrator.square(to))
            });
            tell(if from == to {
                words.with("circle-drawn", &args!["square" => to])
            } else {
                words.with("arrow-drawn", &args!["from" => from, "to" => to])
            });
        }
        Intent::Brush(brush) => tell(words.get(&format!("brush-{}", brush.name()))),
        Intent::Wipe => wipe(study),
        // Nothing is bound here, and nobody waits for a turn.
        Intent::Ahead(_)
        | Intent::TakeBackAhead
        | Intent::Touch(_)
        | Intent::Release(_)
        | Intent::Displace(_) => {}
    }
}

fn wipe(study: Study) {
    if !study.shapes.with_untracked(Vec::is_empty) {
        study.shapes.set(Vec::new());
        study.say("drawings-cleared");
    }
}

fn narrate<T>(study: Study, tell: impl FnOnce(&Narrator<'_>) -> T) -> T {
    let spelling = study.preferences.with_untracked(|chosen| chosen.spelling);
    tell(&Narrator::new(&study.words.once(), spelling))
}

/// What is asked by a key of the board.
fn answer(study: Study, command: Command) -> Option<String> {
    let position = study.position.get_untracked();
    let squares = |aim: Aim| aim.squares(&position).into_iter().flatten().next();
    narrate(study, |narrator| {
        Some(match command {
            Command::Last => moved_here(study, narrator)?,
            Command::Status => narrator.status(&position),
            Command::Material => narrator.material(&position),
            Command::Square(aim) => narrator.what_is_on(&position, squares(aim)?),
            Command::Moves(aim) => narrator.moves_of(&position, squares(aim)?, false),
            Command::Captures(aim) => narrator.moves_of(&position, squares(aim)?, true),
            Command::Attackers(aim) => narrator.attackers(&position, squares(aim)?),
            _ => return None,
        })
    })
}

/// The move that led to the position shown, in words.
fn moved_here(study: Study, narrator: &Narrator<'_>) -> Option<String> {
    let here = study.here.get_untracked();
    let moved = study.tree.with_untracked(|tree| {
        let before = tree.position(tree.parent(here)?);
        Moved::of(&before, tree[here].mv()?)
    })?;
    let mate = study.position.with_untracked(chess::Position::is_checkmate);
    Some(narrator.moved(&moved, mate))
}

/// Whoever does not see the board is told the move that is shown, and what is said of it.
pub fn tell_moves(study: Study) {
    Effect::watch(
        move || study.here.get(),
        move |&here, _, _| {
            let told = narrate(study, |narrator| moved_here(study, narrator));
            let told = told.unwrap_or_else(|| study.words.once().get("analysis-start"));
            let comment = study.tree.with_untracked(|tree| tree[here].comment.clone());
            study
                .said
                .set([told, comment].join(" ").trim_end().to_owned());
        },
        false,
    );
}

/// The buttons under the board.
#[component]
pub fn Controls(
    /// What is studied.
    study: Study,
    /// The pencil in the hand, if there is one.
    pencil: RwSignal<Option<Brush>>,
) -> impl IntoView {
    let at_start = Memo::new(move |_| study.here.get() == NodeId::ROOT);
    let at_end = Memo::new(move |_| {
        study
            .tree
            .with(|tree| tree.next(study.here.get()).is_none())
    });
    let nothing = Memo::new(move |_| !study.can_undo());
    let drawing = Memo::new(move |_| pencil.get().is_some());
    let toggle_pencil = move || {
        pencil.update(|pencil| {
            *pencil = match pencil {
                Some(_) => None,
                None => Some(Brush::default()),
            }
        });
    };
    let undo = move || {
        if untrack(|| study.can_undo()) {
            study.undo();
            study.say("analysis-undone");
        }
    };
    view! {
        <div class="controls spread an-controls">
            <IconButton sign=Sign::First name="first" action="first" off=at_start on_press=move || study.first()/>
            <IconButton sign=Sign::Previous name="previous" action="previous" off=at_start on_press=move || study.back()/>
            <IconButton sign=Sign::Next name="next" action="next" off=at_end on_press=move || study.forward()/>
            <IconButton sign=Sign::Last name="last" action="last" off=at_end on_press=move || study.last()/>
            <IconButton sign=Sign::Flip name="flip" action="flip" on_press=move || study.flip()/>
            <IconButton sign=Sign::Pencil name="draw-on-board" action="draw" pressed=drawing on_press=toggle_pencil/>
            <IconButton sign=Sign::TakeBack name="analysis-undo" action="undo" off=nothing on_press=undo/>
        </div>
        <Show when=move || drawing.get()>
            <Palette pencil drawings=study.shapes.into() on_wipe=Callback::new(move |()| wipe(study))/>
        </Show>
        <Branches study/>
    }
}

/// Where the moves part, which way to go.
#[component]
fn Branches(study: Study) -> impl IntoView {
    let words = study.words;
    let ways = Memo::new(move |_| {
        study.tree.with(|tree| {
            let ways = tree.children(study.here.get());
            let way = |tree: &Tree, id: NodeId| Some((id, tree.san(id)?));
            if ways.len() < 2 {
                return Vec::new();
            }
            ways.iter().filter_map(|&id| way(tree, id)).collect()
        })
    });
    let button = move |(id, san): (NodeId, San)| {
        let notation = move || study.preferences.with(|chosen| chosen.notation);
        view! {
            <button
                type="button"
                data-branch=id.to_string()
                aria-label=move || board::spoken(san, notation(), &words.now())
                on:click=move |_| study.go(id)
            >
                {move || board::written(san, notation(), &words.now())}
            </button>
        }
    };
    view! {
        <div class="an-branches" role="group" aria-label=words.say("analysis-branches")>
            {move || ways.get().into_iter().map(button).collect_view()}
        </div>
    }
}

/// A key was pressed that nothing closer took: through the moves, and what else is done from anywhere.
pub fn pressed(study: Study, event: &KeyboardEvent) {
    if event.default_prevented() || event.alt_key() || belongs_to_field(event) {
        return;
    }
    let with = event.ctrl_key() || event.meta_key();
    match event.key().as_str() {
        "z" if with => study.undo(),
        _ if with => return,
        "ArrowLeft" | "," => study.back(),
        "ArrowRight" | "." => study.forward(),
        "ArrowUp" => study.aside(-1),
        "ArrowDown" => study.aside(1),
        "Home" => study.first(),
        "End" => study.last(),
        "f" => study.flip(),
        _ => return,
    }
    event.prevent_default();
}

/// Whether the key belongs to what has the focus.
fn belongs_to_field(event: &KeyboardEvent) -> bool {
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let own = "input, select, textarea, [role=tab], [role=radio], [role=slider], [data-keys]";
    element.is_some_and(|element| matches!(element.closest(own), Ok(Some(_))))
}
