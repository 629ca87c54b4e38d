//! Layers: what opens over a page without an address of its own, a menu, a sheet or a form, and is closed by Back.
//!
//! The page keeps one entry of the browser's history for each open layer (`crates/app/src/history.rs`). Where there is
//! no such page, as in an embedded board, a layer is opened and closed by hand alone.

use leptos::prelude::*;
use platform::events::capture_on_window;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Selector of the menus that the browser opens and closes by itself.
const MENUS: &str = ".screen.solve details.solve-menu";

/// Attribute of such a menu, while it is open: its id.
const ID: &str = "data-layer";

/// An open layer.
#[derive(Clone, Copy)]
struct Layer {
    /// Number that no other layer of the page has had.
    id: u32,
    /// True while it is open; `None` for a menu of the browser's.
    open: Option<RwSignal<bool>>,
}

impl Layer {
    /// The menu of the browser's, as long as it is open.
    fn menu(self) -> Option<Element> {
        let selector = format!("{MENUS}[{ID}='{}'][open]", self.id);
        document().query_selector(&selector).ok().flatten()
    }

    fn is_open(self) -> bool {
        self.open.is_some() || self.menu().is_some()
    }

    fn close(self) {
        match self.open {
            Some(open) => drop(open.try_set(false)),
            // The name is a valid attribute name.
            None => self
                .menu()
                .into_iter()
                .for_each(|menu| drop(menu.remove_attribute("open"))),
        }
    }
}

/// The open layers of a page, the uppermost last. A handle.
#[derive(Clone, Copy)]
pub struct Layers {
    open: RwSignal<Vec<Layer>>,
    last: StoredValue<u32>,
}

impl Layers {
    /// No layer is open; ids begin after `last`, so that they are unlike those of the page before a reload.
    pub fn new(last: u32) -> Layers {
        Layers {
            open: RwSignal::new(Vec::new()),
            last: StoredValue::new(last),
        }
    }

    /// Ids of the open layers, in the order in which they were opened.
    pub fn ids(self) -> Vec<u32> {
        self.open.with(|open| {
            // A menu that is gone with its page is not heard of.
            let open = open.iter().filter(|layer| layer.is_open());
            open.map(|layer| layer.id).collect()
        })
    }

    /// Makes layers of the menus that the browser opens and closes by itself.
    pub fn follow_menus(self) {
        capture_on_window("toggle", move |event: web_sys::Event| {
            let menu = event
                .target()
                .and_then(|menu| menu.dyn_into::<Element>().ok());
            let Some(menu) = menu.filter(|menu| matches!(menu.matches(MENUS), Ok(true))) else {
                return;
            };
            if menu.has_attribute("open") {
                // The name is a valid attribute name.
                let _ = menu.set_attribute(ID, &self.next().to_string());
                self.push(None);
            } else if let Some(id) = menu.get_attribute(ID).and_then(|id| id.parse().ok()) {
                self.remove(id);
            }
        });
    }

    /// Closes every layer whose id is not among these.
    pub fn keep_only(self, ids: &[u32]) {
        let closed: Vec<Layer> = self.open.with_untracked(|open| {
            let closed = open.iter().filter(|layer| !ids.contains(&layer.id));
            closed.copied().collect()
        });
        for layer in closed.into_iter().rev() {
            layer.close();
            self.remove(layer.id);
        }
    }

    fn next(self) -> u32 {
        self.last.get_value().wrapping_add(1)
    }

    fn push(self, open: Option<RwSignal<bool>>) -> u32 {
        let id = self.next();
        self.last.set_value(id);
        self.open.update(|layers| layers.push(Layer { id, open }));
        id
    }

    fn remove(self, id: u32) {
        let there = |layers: &Vec<Layer>| layers.iter().any(|layer| layer.id == id);
        if self.open.with_untracked(there) {
            self.open
                .update(|layers| layers.retain(|layer| layer.id != id));
        }
    }
}

/// Makes a layer of what is shown while `open` is true: Back sets it to false.
pub fn close_by_back(open: RwSignal<bool>) {
    let Some(layers) = use_context::<Layers>() else {
        return;
    };
    let id = StoredValue::new(None::<u32>);
    let close = move || {
        if let Some(id) = id.try_update_value(Option::take).flatten() {
            layers.remove(id);
        }
    };
    Effect::new(move |_| {
        if !open.get() {
            close();
        } else if id.get_value().is_none() {
            id.set_value(Some(layers.push(Some(open))));
        }
    });
    on_cleanup(close);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layer_that_is_not_kept_is_closed() {
        let owner = Owner::new();
        owner.with(|| {
            let layers = Layers::new(6);
            let [form, menu] = [true, true].map(RwSignal::new);
            assert_eq!([form, menu].map(|open| layers.push(Some(open))), [7, 8]);
            layers.keep_only(&[7]);
            assert_eq!((form.get_untracked(), menu.get_untracked()), (true, false));
            assert_eq!(untrack(|| layers.ids()), [7]);
            layers.remove(8);
            layers.keep_only(&[]);
            assert!(!form.get_untracked());
            assert_eq!(untrack(|| layers.ids()), [0; 0]);
        });
    }
}
