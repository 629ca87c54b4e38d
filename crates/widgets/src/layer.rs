//! Layers: what opens over a page without an address of its own, a menu, a sheet or a form, and is closed by Back.
//!
//! The page keeps one entry of the browser's history for each open layer (`crates/app/src/history.rs`). Where there is
//! no such page, as in an embedded board, a layer is opened and closed by hand alone.

use leptos::prelude::*;

/// An open layer.
#[derive(Clone, Copy)]
struct Layer {
    /// Number that no other layer of the page has had.
    id: u32,
    /// True while it is open.
    open: RwSignal<bool>,
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
        self.open
            .with(|open| open.iter().map(|layer| layer.id).collect())
    }

    /// Closes the layers with these ids, the uppermost first.
    pub fn close(self, ids: &[u32]) {
        let closed: Vec<Layer> = self.open.with_untracked(|open| {
            let closed = open.iter().filter(|layer| ids.contains(&layer.id));
            closed.copied().collect()
        });
        for layer in closed.into_iter().rev() {
            // A layer that is gone with its page is closed already.
            let _ = layer.open.try_set(false);
            self.remove(layer.id);
        }
    }

    fn push(self, open: RwSignal<bool>) -> u32 {
        let id = self.last.get_value().wrapping_add(1);
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
            id.set_value(Some(layers.push(open)));
        }
    });
    on_cleanup(close);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_are_closed_by_their_ids() {
        let owner = Owner::new();
        owner.with(|| {
            let layers = Layers::new(6);
            let [form, menu] = [true, true].map(RwSignal::new);
            assert_eq!([form, menu].map(|open| layers.push(open)), [7, 8]);
            layers.close(&[8]);
            assert_eq!((form.get_untracked(), menu.get_untracked()), (true, false));
            assert_eq!(untrack(|| layers.ids()), [7]);
            layers.close(&[7, 8]);
            assert!(!form.get_untracked());
            assert_eq!(untrack(|| layers.ids()), [0; 0]);
        });
    }
}
