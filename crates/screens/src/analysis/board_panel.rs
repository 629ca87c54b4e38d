//! Board panel of the analysis board: the board, navigation through the moves, keys.

use super::live_analysis::LiveAnalysis;
use super::move_menu::MoveMenu;
use super::review;
use super::study::Study;
use crate::ScreenContext;
use crate::board_preferences::moving;
use crate::position_board::PositionBoard;
use crate::registry::Screen;
use crate::typed_moves::TypedMoves;
use board::{BoardConfig, Highlights, Input, Key, Palette};
use chess::{Brush, Move, Position, San};
use game::Moved;
use game::tree::{NodeId, Tree};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use narration::Narrator;
use narration::command::Command;
use wasm_bindgen::JsCast;
use web_sys::Element;
use widgets::icon::{IconButton, Sign};

/// The board of a study: both sides can be moved, and every move is played in the tree.
fn board(study: Study) -> PositionBoard {
    PositionBoard {
        controller: study.controller,
        position: Signal::derive(move || Some(study.position.get())),
        takes_moves: true.into(),
        last: Memo::new(move |_| {
            let here = study.here.get();
            study.tree.with(|tree| {
                let before = tree.position(tree.parent(here)?);
                Some((before, tree[here].mv()?))
            })
        })
        .into(),
        play: Callback::new(move |mv| play(study, mv)),
    }
}

/// The configuration of the board. `reviewing`: the mistake shown is marked on it, with the better move.
pub fn config(
    live: LiveAnalysis,
    pencil: RwSignal<Option<Brush>>,
    reviewing: Memo<bool>,
) -> BoardConfig {
    let study = live.study;
    let board = board(study);
    // What is looked at of an engine's line takes the place of the position shown, and no moves.
    let looks_ahead = Memo::new(move |_| study.preview.with(Option::is_some));
    let board = PositionBoard {
        position: Signal::derive(move || {
            let ahead = study.preview.get().map(|(before, mv)| before.after(mv));
            Some(ahead.unwrap_or_else(|| study.position.get()))
        }),
        takes_moves: Signal::derive(move || !looks_ahead.get()),
        last: Signal::derive(move || study.preview.get().or_else(|| board.last.get())),
        ..board
    };
    let plain = board.config();
    let arrows = Memo::new(move |_| {
        if reviewing.get() {
            review::arrows(study)
        } else {
            Vec::new()
        }
    });
    let verdict = Memo::new(move |_| reviewing.get().then(|| review::verdict(study)).flatten());
    let preferences = study.controller.preferences;
    BoardConfig {
        bottom: study.bottom.into(),
        advice: Signal::derive(move || {
            // The better move is hidden while it is sought, and the arrows of a mistake stand alone.
            let seeks = study.retry.with(Option::is_some);
            if seeks || looks_ahead.get() || !arrows.with(Vec::is_empty) {
                Vec::new()
            } else {
                live.advice()
            }
        }),
        annotations: arrows.into(),
        highlights: Memo::new(move |_| Highlights {
            verdict: verdict.get(),
            ..plain.highlights.get()
        })
        .into(),
        drawings: study.drawings,
        pencil,
        input: Memo::new(move |_| Input {
            moving: preferences.with(moving),
            draw: true,
            seek: true,
            premoves: false,
        })
        .into(),
        on_key: Callback::new(move |key: Key| {
            if key.name == "Escape" {
                wipe(study);
                return true;
            }
            board.press_key(&key)
        }),
        ..plain
    }
}

/// Plays a move in the tree, where it may be the better one that is sought.
fn play(study: Study, mv: Move) {
    if !study.try_again(mv) {
        study.play(mv);
    }
}

/// The board as the field for typed moves knows it.
pub fn typed_moves(study: Study, context: ScreenContext, takes_moves: Signal<bool>) -> TypedMoves {
    TypedMoves {
        screen: Screen::Analysis,
        board: PositionBoard {
            takes_moves,
            ..board(study)
        },
        heard: Signal::derive(move || context.input.with(|input| input.heard.clone())),
        follow: Callback::new(move |command| {
            match command {
                Command::Back => study.back(),
                Command::Forward => study.forward(),
                Command::Flip => study.flip(),
                Command::TakeBack => undo(study),
                Command::Help => context.go(Screen::Help, ""),
                _ => return None,
            }
            Some(Ok(None))
        }),
    }
}

fn undo(study: Study) {
    if untrack(|| study.can_undo()) {
        study.undo();
        study.say("analysis-undone");
    }
}

fn wipe(study: Study) {
    if !study.drawings.with_untracked(Vec::is_empty) {
        study.drawings.set(Vec::new());
        study.say("drawings-cleared");
    }
}

/// The move that led to the position shown, in words.
fn moved_here(study: Study, narrator: &Narrator<'_>) -> Option<String> {
    let here = study.here.get_untracked();
    let moved = study.tree.with_untracked(|tree| {
        let before = tree.position(tree.parent(here)?);
        Moved::of(&before, tree[here].mv()?)
    })?;
    let mate = study.position.with_untracked(Position::is_checkmate);
    Some(narrator.moved(&moved, mate))
}

/// Announces the move shown and its comment to screen readers.
pub fn tell_moves(study: Study) {
    Effect::watch(
        move || study.here.get(),
        move |&here, _, _| {
            let told = study
                .controller
                .narrate(|narrator| moved_here(study, narrator));
            let told = told.unwrap_or_else(|| study.words.once().get("analysis-start"));
            let comment = study.tree.with_untracked(|tree| tree[here].comment.clone());
            let told = [told, comment];
            study.controller.say(told.join(" ").trim().to_owned());
        },
        false,
    );
}

/// The buttons under the board.
#[component]
pub fn Controls(
    /// The study.
    study: Study,
    /// The brush in use; `None` where pointers do not draw.
    pencil: RwSignal<Option<Brush>>,
    /// The menu of the move shown.
    menu: MoveMenu,
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
    let open_menu = move || {
        let button = document().query_selector(".an-controls [data-action=move-menu]");
        if let Ok(Some(button)) = button {
            menu.open_beside(&button);
        }
    };
    view! {
        <div class="controls spread an-controls">
            <Show
                when=move || !drawing.get()
                fallback=move || view! {
                    <Palette pencil drawings=study.drawings.into() on_wipe=Callback::new(move |()| wipe(study))/>
                }
            >
                <IconButton sign=Sign::First name="first" action="first" off=at_start on_press=move || study.first()/>
                <IconButton sign=Sign::Previous name="previous" action="previous" off=at_start on_press=move || study.back()/>
                <IconButton sign=Sign::Next name="next" action="next" off=at_end on_press=move || study.forward()/>
                <IconButton sign=Sign::Last name="last" action="last" off=at_end on_press=move || study.last()/>
                <IconButton sign=Sign::Flip name="flip" action="flip" on_press=move || study.flip()/>
            </Show>
            <IconButton sign=Sign::Comment name="analysis-notes" action="move-menu" on_press=open_menu/>
            <IconButton sign=Sign::Pencil name="draw-on-board" action="draw" pressed=drawing on_press=toggle_pencil/>
            <IconButton sign=Sign::TakeBack name="analysis-undo" action="undo" off=nothing on_press=move || undo(study)/>
        </div>
    }
}

/// Choice of a variation, where the moves branch. Its row is there always, so that nothing moves.
#[component]
pub fn Branches(study: Study) -> impl IntoView {
    let words = study.words;
    let ways = Memo::new(move |_| {
        study.tree.with(|tree| {
            let ways = tree.children(study.here.get());
            let way = |tree: &Tree, id: NodeId| Some((id, tree.san(id)?));
            if ways.len() < 2 || study.retry.with(Option::is_some) {
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
                aria-label=move || narration::spoken(san, notation(), &words.now())
                on:click=move |_| study.go(id)
            >
                {move || narration::written(san, notation(), &words.now())}
            </button>
        }
    };
    view! {
        <div class="an-branches" role="group" aria-label=words.say("analysis-branches")>
            {move || (!ways.with(Vec::is_empty)).then(|| view! { <span>{words.say("analysis-branches")}</span> })}
            {move || ways.get().into_iter().map(button).collect_view()}
        </div>
    }
}

/// A key press that no closer element took: navigation, undo, and what else works everywhere.
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
        "n" => review::to_mistake(study, true),
        "p" => review::to_mistake(study, false),
        _ => return,
    }
    event.prevent_default();
}

/// True for the keys that step through the moves.
pub fn is_step(key: &str) -> bool {
    matches!(
        key,
        "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End"
    )
}

/// A key press after a press of mouse or finger, before the board or a tab sees it: there the keys step through the moves, as
/// they do everywhere but in fields.
pub fn pressed_after_pointer(study: Study, event: &KeyboardEvent) {
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let stepped = element
        .is_some_and(|element| matches!(element.closest(".squares, [role=tab]"), Ok(Some(_))));
    let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
    if !stepped || !plain {
        return;
    }
    match event.key().as_str() {
        "ArrowLeft" => study.back(),
        "ArrowRight" => study.forward(),
        "ArrowUp" => study.aside(-1),
        "ArrowDown" => study.aside(1),
        "Home" => study.first(),
        "End" => study.last(),
        _ => return,
    }
    event.prevent_default();
    event.stop_propagation();
}

/// True if the key belongs to the focused element.
fn belongs_to_field(event: &KeyboardEvent) -> bool {
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    // A switch has no use for the arrows: they step though it was pressed just now.
    let own = "input:not([type=checkbox]), select, textarea, [role=tab], [role=radio], [role=slider], [data-keys]";
    element.is_some_and(|element| matches!(element.closest(own), Ok(Some(_))))
}
