//! Context menu of a move: comment, marks, rank among the variations. It opens by a right click, a long press, the menu key
//! or a button, and is about the node shown.

use super::finders::Finders;
use super::nags::{self, GROUPS, toggle, type_glyph};
use super::study::Study;
use game::tree::{NodeId, Tree};
use gloo_timers::callback::Timeout;
use leptos::ev::{self, KeyboardEvent, MouseEvent, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;
use platform::clipboard::copy;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use widgets::layer::close_by_back;

/// Milliseconds after which a finger that rests on a move opens its menu.
const LONG_PRESS: u32 = 500;

/// Pixels that a resting finger may stray.
const STRAY: i32 = 10;

/// Width of the menu, in pixels, with what is left of the window beside it.
const WIDTH: f64 = 316.0;

/// Selector of the list of moves.
const LIST: &str = ".an-moves";

/// The menu of the node shown. A handle.
#[derive(Clone, Copy)]
pub struct MoveMenu {
    study: Study,
    finders: Finders,
    /// True while it is open.
    open: RwSignal<bool>,
    /// The point at which it was opened, in the window.
    at: RwSignal<(f64, f64)>,
    /// The finger that rests on a move: where it came down, and what happens if it stays.
    resting: StoredValue<Option<(i32, i32, Timeout)>, LocalStorage>,
}

impl MoveMenu {
    /// A menu that is closed.
    pub fn new(study: Study) -> MoveMenu {
        MoveMenu {
            study,
            finders: Finders::new(study),
            open: RwSignal::new(false),
            at: RwSignal::new((0.0, 0.0)),
            resting: StoredValue::new_local(None),
        }
    }

    /// Opens it beside an element.
    pub fn open_beside(self, element: &Element) {
        let place = element.get_bounding_client_rect();
        let below = place.bottom() < window_height() / 2.0;
        self.open_at(
            place.left(),
            if below { place.bottom() } else { place.top() },
        );
    }

    fn open_at(self, x: f64, y: f64) {
        self.at.set((x, y));
        self.open.set(true);
    }

    fn close(self) {
        self.open.set(false);
        focus_on_move(self.study);
    }

    /// A right click on a move, or the browser's own long press.
    pub fn context_menu(self, event: &MouseEvent) {
        let Some((element, id)) = move_of(event.target()) else {
            return;
        };
        event.prevent_default();
        self.study.go(id);
        if event.client_x() == 0 && event.client_y() == 0 {
            self.open_beside(&element);
        } else {
            self.open_at(event.client_x().into(), event.client_y().into());
        }
    }

    /// A finger that comes down on a move.
    pub fn touched(self, event: &PointerEvent) {
        let Some((_, id)) = move_of(event.target()).filter(|_| event.pointer_type() == "touch")
        else {
            return;
        };
        let (x, y) = (event.client_x(), event.client_y());
        let stayed = Timeout::new(LONG_PRESS, move || {
            self.study.go(id);
            self.open_at(x.into(), y.into());
        });
        self.resting.set_value(Some((x, y, stayed)));
    }

    /// A finger that goes elsewhere: it scrolls.
    pub fn strayed(self, event: &PointerEvent) {
        let is_far = self.resting.with_value(|resting| {
            resting.as_ref().is_some_and(|(x, y, _)| {
                (event.client_x() - x)
                    .abs()
                    .max((event.client_y() - y).abs())
                    > STRAY
            })
        });
        if is_far {
            self.lifted();
        }
    }

    /// A finger that is lifted, or taken over by the browser.
    pub fn lifted(self) {
        self.resting.set_value(None);
    }

    /// A key on a move: Enter on the one shown writes a comment, `!`, `?` and `=` set marks, Backspace takes them away, Delete
    /// deletes the move with what follows.
    pub fn pressed(self, event: &KeyboardEvent) {
        let study = self.study;
        let here = study.here.get_untracked();
        let on_list = || Some((list_of(event.target())?, here));
        let Some((element, id)) = move_of(event.target()).or_else(on_list) else {
            return;
        };
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let is_move = here == id && id != NodeId::ROOT;
        match event.key().as_str() {
            "Enter" if here == id => study.commenting.set(true),
            key @ ("!" | "?" | "=") if is_move => {
                let mut nags = study.tree.with_untracked(|tree| tree[id].nags.clone());
                if let Some(name) = type_glyph(&mut nags, key) {
                    hold_focus(&element);
                    study.edit(|tree| tree[id].nags = nags);
                    study.say(name);
                }
            }
            "Backspace" if is_move => {
                if study.tree.with_untracked(|tree| !tree[id].nags.is_empty()) {
                    hold_focus(&element);
                    study.edit(|tree| tree[id].nags.clear());
                }
            }
            "Delete" if is_move => {
                hold_focus(&element);
                delete(study);
            }
            "ContextMenu" => self.open_key(&element, id),
            "F10" if event.shift_key() => self.open_key(&element, id),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    }

    fn open_key(self, element: &Element, id: NodeId) {
        self.study.go(id);
        self.open_beside(element);
    }

    /// The menu as a view.
    pub fn view(self) -> AnyView {
        close_by_back(self.open);
        view! { <Show when=move || self.open.get()>{opened(self)}</Show> }.into_any()
    }
}

/// The button of a move, and its node, at which an event arrives.
pub fn move_of(target: Option<web_sys::EventTarget>) -> Option<(Element, NodeId)> {
    let element = target?.dyn_into::<Element>().ok()?;
    let button = element.closest("[data-node]").ok().flatten()?;
    let id = button.get_attribute("data-node")?.parse().ok()?;
    Some((button, id))
}

/// The list of moves itself, if an event arrives at it rather than at a move.
fn list_of(target: Option<web_sys::EventTarget>) -> Option<Element> {
    let element = target?.dyn_into::<Element>().ok()?;
    element.matches(LIST).ok()?.then_some(element)
}

/// Has the list hold the focus before an edit, which makes the button of a move anew: until the new one has the focus, no
/// key goes elsewhere.
fn hold_focus(button: &Element) {
    let list = button.closest(LIST).ok().flatten();
    if let Some(Ok(list)) = list.map(JsCast::dyn_into::<HtmlElement>) {
        // Without the focus it can still be pressed.
        let _ = list.focus();
    }
}

/// Gives the focus to the move shown, once it stands in the list.
pub fn focus_on_move(study: Study) {
    let here = study.here.get_untracked();
    request_animation_frame(move || {
        let found = document().query_selector(&format!(".an-layout [data-node='{here}']"));
        let button = found.ok().flatten().map(JsCast::dyn_into::<HtmlElement>);
        if let Some(Ok(button)) = button {
            // Without the focus it can still be pressed.
            let _ = button.focus();
        }
    });
}

fn delete(study: Study) {
    let here = study.here.get_untracked();
    if here != NodeId::ROOT {
        study.edit(|tree| {
            tree.delete(here);
        });
        study.told.set(Some("analysis-deleted"));
    }
}

/// The moves up to a node, as they are written: `1. e4 e5 2. Nf3`.
fn line_text(tree: &Tree, end: NodeId) -> String {
    let mut position = tree.start().clone();
    let mut parts = Vec::new();
    for mv in tree.line_to(end) {
        let number = position.fullmove_number();
        match position.turn() {
            chess::Color::White => parts.push(format!("{number}.")),
            chess::Color::Black if parts.is_empty() => parts.push(format!("{number}...")),
            chess::Color::Black => {}
        }
        parts.push(position.to_san(mv).to_string());
        position.play(mv);
    }
    parts.join(" ")
}

fn window_height() -> f64 {
    let height = window().inner_height().ok();
    height
        .and_then(|height| height.as_f64())
        .unwrap_or_default()
}

fn opened(menu: MoveMenu) -> AnyView {
    let study = menu.study;
    let words = study.words;
    let here = study.here.get_untracked();
    let at_root = here == NodeId::ROOT;
    let is_main = study.tree.with_untracked(|tree| tree.is_main(here));
    let element = NodeRef::<Div>::new();
    // The focus comes to the first entry, and the arrows go from one to the next.
    let entries = move || {
        let all = element
            .get_untracked()?
            .query_selector_all("button:not(:disabled)")
            .ok()?;
        let all = (0..all.length()).filter_map(move |place| all.item(place)?.dyn_into().ok());
        Some(all.collect::<Vec<HtmlElement>>())
    };
    Effect::new(move |_| {
        element.track();
        if let Some(first) = entries().and_then(|all| all.first().cloned()) {
            // Without the focus it can still be pressed.
            let _ = first.focus();
        }
    });
    let outside = window_event_listener(ev::pointerdown, move |event| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Node>().ok());
        let inside = element
            .get_untracked()
            .is_some_and(|element| element.contains(target.as_ref()));
        if !inside {
            menu.open.set(false);
        }
    });
    on_cleanup(move || outside.remove());
    let pressed = move |event: KeyboardEvent| {
        let step = match event.key().as_str() {
            "Escape" => {
                event.prevent_default();
                event.stop_propagation();
                return menu.close();
            }
            "ArrowDown" | "ArrowRight" => 1,
            "ArrowUp" | "ArrowLeft" => -1,
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        let all = entries().unwrap_or_default();
        let focused = document().active_element();
        let is_focused = |one: &HtmlElement| focused.as_deref() == Some(one.as_ref());
        if let Some(now) = all.iter().position(is_focused) {
            let next = (now as isize + step).rem_euclid(all.len() as isize);
            // It stands there.
            let _ = all[next as usize].focus();
        }
    };
    let sign = move |sign: &nags::Sign| {
        let (nag, name) = (sign.nag, sign.name);
        let is_set = study
            .tree
            .with_untracked(|tree| tree[here].nags.contains(&nag));
        let press = move |_| {
            study.edit(|tree| toggle(&mut tree[here].nags, nag));
            menu.close();
        };
        view! {
            <button
                type="button"
                class="an-sign"
                data-nag=nag.to_string()
                aria-label=words.say(name)
                title=words.say(name)
                aria-pressed=is_set.to_string()
                on:click=press
            >
                {sign.glyph}
            </button>
        }
    };
    let signs = (!at_root).then(|| {
        view! {
            <div class="an-signs" role="group" aria-label=words.say("analysis-signs")>
                {GROUPS.into_iter().flatten().map(sign).collect_view()}
            </div>
        }
    });
    let entry = move |action: &'static str, label: &'static str, off: bool, act: Box<dyn Fn()>| {
        let press = move |_| {
            menu.open.set(false);
            act();
            if !study.commenting.get_untracked() {
                focus_on_move(study);
            }
        };
        view! {
            <button type="button" class="row" data-action=action disabled=off on:click=press>{words.say(label)}</button>
        }
    };
    let copy_line = move || {
        let text = study.tree.with_untracked(|tree| line_text(tree, here));
        let by_hand = text.clone();
        copy(&text, move |copied| {
            if copied {
                study.tell(words.once().get("analysis-line-copied"));
            } else {
                study.by_hand.try_set(Some(by_hand));
            }
        });
    };
    let promote = move || {
        study.edit(|tree| {
            tree.promote(here);
        });
    };
    let make_main = move || {
        study.edit(|tree| {
            tree.make_main(here);
        });
    };
    let unmarked = study.drawings.with_untracked(Vec::is_empty);
    let (x, y) = menu.at.get_untracked();
    let height = window_height();
    let below = y < height / 2.0;
    view! {
        <div
            node_ref=element
            class="an-move-menu"
            role="dialog"
            aria-label=words.say("analysis-notes")
            style:left=format!("max(4px, min({x}px, 100vw - {WIDTH}px))")
            style:top=below.then(|| format!("{y}px"))
            style:bottom=(!below).then(|| format!("{}px", height - y))
            on:keydown=pressed
        >
            {entry("comment", "analysis-comment", false, Box::new(move || study.commenting.set(true)))}
            {signs}
            {menu.finders.view(at_root)}
            <div class="an-move-entries">
                {entry("promote", "analysis-promote", is_main, Box::new(promote))}
                {entry("make-main", "analysis-make-main", is_main, Box::new(make_main))}
                {entry("copy-line", "analysis-copy-line", at_root, Box::new(copy_line))}
                {entry("clear-shapes", "clear-drawings", unmarked, Box::new(move || study.drawings.set(Vec::new())))}
                {entry("delete", "analysis-delete", at_root, Box::new(move || delete(study)))}
            </div>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_written_up_to_its_end() {
        let game = game::pgn::read(b"1. e4 (1. d4 d5 2. c4) e5 2. Nf3 *");
        let tree = &game[0].tree;
        let variation = tree.end_of_line(tree.children(NodeId::ROOT)[1]);
        assert_eq!(line_text(tree, variation), "1. d4 d5 2. c4");
        assert_eq!(line_text(tree, NodeId::ROOT), "");
    }
}
