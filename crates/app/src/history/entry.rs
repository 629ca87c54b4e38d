//! Entries of the browser's history as data: the address of each, and in its state what lies beneath it.
//!
//! Because an entry says what lies beneath it, closing something is a step back after a reload as well. A layer
//! (`crates/widgets/src/layer.rs`) is an entry with the address of the place that it lies on.

use screens::registry::Place;
use screens::route::{self, Route};

/// An entry beneath the present one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Beneath {
    /// A place, with what was wanted there.
    Place(Place, String),
    /// A layer over the place below it, by its id.
    Layer(u32),
}

/// Mark of a layer in a state; no address begins with it.
const LAYER: char = '~';

impl Beneath {
    /// The line of a state.
    fn read(line: &str) -> Option<Beneath> {
        if let Some(id) = line.strip_prefix(LAYER) {
            return id.parse().ok().map(Beneath::Layer);
        }
        match route::parse(line) {
            Route::Place(place, query) if !line.is_empty() => Some(Beneath::Place(place, query)),
            _ => None,
        }
    }

    fn written(&self) -> String {
        match self {
            Beneath::Place(place, query) => route::address(*place, query),
            Beneath::Layer(id) => format!("{LAYER}{id}"),
        }
    }

    /// True if it is an entry of this place.
    pub fn is_place(&self, place: Place) -> bool {
        matches!(self, Beneath::Place(it, _) if *it == place)
    }
}

/// An entry as the browser keeps it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Saved {
    /// URL hash without its `#`; empty for the page's own address.
    pub hash: String,
    /// The state, as [`state`] writes it; `None` if a link or the player has made the entry.
    pub state: Option<String>,
}

/// An entry of the history.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The place that its address names, with what is wanted there; `None` for any other address.
    pub here: Option<(Place, String)>,
    /// The layer that it stands for, if it is one.
    pub layer: Option<u32>,
    /// The entries beneath it, lowest first, as far as they are this page's.
    pub beneath: Vec<Beneath>,
}

impl Entry {
    /// Reads what the browser keeps.
    pub fn of(saved: &Saved) -> Entry {
        let here = match route::parse(&saved.hash) {
            Route::Place(place, query) => Some((place, query)),
            Route::Link | Route::Unknown(_) => None,
        };
        let (layer, beneath) = read_state(saved.state.as_deref().unwrap_or_default());
        Entry {
            here,
            layer,
            beneath,
        }
    }

    /// The address that says it, as [`Saved::hash`].
    pub fn hash(&self) -> String {
        let here = self.here.as_ref();
        here.map_or_else(String::new, |(place, query)| route::address(*place, query))
    }

    /// Number of entries beneath it.
    pub fn depth(&self) -> usize {
        self.beneath.len()
    }

    /// Depth of the entry of its page, which the layers over it leave as it is.
    pub fn page_depth(&self) -> usize {
        let Some(_) = self.layer else {
            return self.depth();
        };
        let is_layer = |it: &&Beneath| matches!(it, Beneath::Layer(_));
        let layers = self.beneath.iter().rev().take_while(is_layer).count();
        self.depth().saturating_sub(layers + 1)
    }

    /// True if both are of one page: itself, or what is open over it.
    pub fn is_on_page_of(&self, other: &Entry) -> bool {
        let place = |entry: &Entry| entry.here.as_ref().map(|(place, _)| *place);
        self.page_depth() == other.page_depth() && place(self) == place(other)
    }

    /// The entry that lies a number of entries below.
    pub fn down(&self, entries: usize) -> Entry {
        let depth = self.depth() - entries;
        let here = self.beneath[..=depth].iter().rev().find_map(|it| match it {
            Beneath::Place(place, query) => Some((*place, query.clone())),
            Beneath::Layer(_) => None,
        });
        let layer = match self.beneath[depth] {
            Beneath::Layer(id) => Some(id),
            Beneath::Place(..) => None,
        };
        Entry {
            here,
            layer,
            beneath: self.beneath[..depth].to_vec(),
        }
    }

    /// The page that a dialog lies over, with what is wanted there; `None` where the visit began with the dialog.
    pub fn page_under(&self) -> Option<(Place, String)> {
        self.beneath.iter().rev().find_map(|it| match it {
            Beneath::Place(place, query) if !is_dialog(*place) => Some((*place, query.clone())),
            _ => None,
        })
    }

    /// The place that the present one was opened from. A link that is followed on a screen opens that screen once more, and
    /// is closed with it.
    pub fn opened_from(&self) -> Option<Place> {
        let here = self.here.as_ref().map(|(place, _)| *place);
        self.beneath.iter().rev().find_map(|beneath| match beneath {
            Beneath::Place(place, _) if Some(*place) != here => Some(*place),
            _ => None,
        })
    }

    /// The entries beneath one that is made above this one.
    pub fn with_beneath(&self) -> Vec<Beneath> {
        let mut beneath = self.beneath.clone();
        let page = self.here.clone();
        let page = page.map(|(place, query)| Beneath::Place(place, query));
        if let Some(layer) = self.layer {
            // Its page lies beneath it already, but may have changed since.
            if let Some(page) = page
                && let Some(known) = beneath.get_mut(self.page_depth())
            {
                *known = page;
            }
            beneath.push(Beneath::Layer(layer));
        } else {
            beneath.extend(page);
        }
        beneath
    }

    /// Ids of the layers that the entry has, with those beneath it.
    pub fn layers(&self) -> Vec<u32> {
        let beneath = self.beneath.iter().filter_map(|beneath| match beneath {
            Beneath::Layer(id) => Some(*id),
            Beneath::Place(..) => None,
        });
        beneath.chain(self.layer).collect()
    }
}

/// True for what lies over a page and leaves it as it is.
pub fn is_dialog(place: Place) -> bool {
    matches!(place, Place::Screen(screen) if !screen.is_page())
}

/// The state of an entry: its layer, and below it a line for each entry beneath.
pub fn state(layer: Option<u32>, beneath: &[Beneath]) -> String {
    let layer = layer.map(|id| Beneath::Layer(id).written());
    let beneath = beneath.iter().map(Beneath::written);
    let lines: Vec<_> = [layer.unwrap_or_default()]
        .into_iter()
        .chain(beneath)
        .collect();
    lines.join("\n")
}

/// Reads a state; one that is not of this page says nothing.
fn read_state(state: &str) -> (Option<u32>, Vec<Beneath>) {
    let (layer, beneath) = state.split_once('\n').unwrap_or((state, ""));
    let beneath: Option<Vec<_>> = beneath.lines().map(Beneath::read).collect();
    match (layer, Beneath::read(layer), beneath) {
        ("", _, Some(beneath)) => (None, beneath),
        (_, Some(Beneath::Layer(id)), Some(beneath)) => (Some(id), beneath),
        _ => (None, Vec::new()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use screens::registry::Screen;

    const PLAY: Place = Place::Play;
    const LIBRARY: Place = Place::Screen(Screen::Library);
    const ANALYSIS: Place = Place::Screen(Screen::Analysis);
    const SOLVE: Place = Place::Screen(Screen::Solve);
    const SETTINGS: Place = Place::Screen(Screen::Settings);

    fn beneath(places: &[Place]) -> Vec<Beneath> {
        let place = |&place| Beneath::Place(place, String::new());
        places.iter().map(place).collect()
    }

    fn at(here: Place, places: &[Place]) -> Entry {
        Entry {
            here: Some((here, String::new())),
            layer: None,
            beneath: beneath(places),
        }
    }

    #[test]
    fn what_is_closed_does_not_lead_to_itself() {
        for (entry, from) in [
            (at(LIBRARY, &[PLAY]), Some(PLAY)),
            (at(ANALYSIS, &[PLAY, LIBRARY]), Some(LIBRARY)),
            (at(ANALYSIS, &[LIBRARY, ANALYSIS, ANALYSIS]), Some(LIBRARY)),
            (at(ANALYSIS, &[ANALYSIS]), None),
            (at(SETTINGS, &[]), None),
        ] {
            assert_eq!(entry.opened_from(), from, "{entry:?}");
        }
    }

    #[test]
    fn what_lies_beneath_keeps_what_was_wanted_there() {
        let beneath = vec![
            Beneath::Place(SOLVE, "mode=theme&theme=fork".into()),
            Beneath::Layer(3),
            Beneath::Place(Place::Screen(Screen::Laws), "9.2.3".into()),
        ];
        for layer in [None, Some(4)] {
            let read = read_state(&state(layer, &beneath));
            assert_eq!(read, (layer, beneath.clone()));
        }
    }

    #[test]
    fn a_state_that_is_not_ours_says_nothing() {
        for text in ["", "nowhere", "play nowhere", "{}", "\nnowhere", "~x\nplay"] {
            assert_eq!(read_state(text), (None, Vec::new()), "{text}");
        }
    }
}
