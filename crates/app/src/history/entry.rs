//! Entries of the browser's history as data, and the step by which the history follows the page ([`step`]).
//!
//! Going somewhere makes an entry above the present one, so that Back leads to where one was. Only what is closed goes back
//! to the entry that it lay on: a dialog or menu that is closed by hand, a link of the bar to a place beneath, the way up
//! from an entry to its list. Each entry says in its state what lies beneath it, so that this holds after a reload as well.
//! A layer (`crates/widgets/src/layer.rs`) is an entry with the address of the place that it lies on.

use screens::registry::{Place, Screen};
use screens::route::{self, Route};

/// An entry beneath the present one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Beneath {
    /// A place, with what was wanted there.
    Place(Place, String),
    /// A layer over the place below it, by its id.
    Layer(u32),
}

/// Most entries that are gone back by: browsers keep 50, and do nothing where there are fewer.
const FARTHEST: usize = 40;

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

    fn is_place(&self, place: Place) -> bool {
        matches!(self, Beneath::Place(it, _) if *it == place)
    }
}

/// The entry of the history that the browser is at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The place that its address names, with what is wanted there; `None` for any other address.
    pub here: Option<(Place, String)>,
    /// The layer that it stands for, if it is one.
    pub layer: Option<u32>,
    /// The entries beneath it, lowest first, as far as they are this page's.
    pub beneath: Vec<Beneath>,
}

/// The page, as far as the history is to say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    pub place: Place,
    pub query: String,
    /// The open layers, the uppermost last.
    pub layers: Vec<u32>,
    /// True if it was come to by closing what lay over it, or by a link of the bar.
    pub returns: bool,
    /// True if the place of the present entry can be shown no more, such as a game that was cleared away.
    pub gone: bool,
}

impl Entry {
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
    pub fn with_beneath(mut self) -> Vec<Beneath> {
        let layer = self.layer.map(Beneath::Layer);
        // A layer lies on its place, which is beneath it already.
        let here = self.here.filter(|_| layer.is_none());
        let here = here.map(|(place, query)| Beneath::Place(place, query));
        self.beneath.extend(here.or(layer));
        self.beneath
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

/// Step by which the history follows the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nothing: it is as the page is.
    Stay,
    /// A new entry above the present one.
    Push,
    /// A new entry above the present one, for this layer.
    PushLayer(u32),
    /// Another address for the present entry.
    Replace,
    /// Number of entries to go back.
    Back(usize),
}

pub fn is_dialog(place: Place) -> bool {
    matches!(place, Place::Screen(screen) if !screen.is_page())
}

/// Decides how the history follows the page.
pub fn step(entry: &Entry, shown: &Shown) -> Step {
    let Some((here, _)) = &entry.here else {
        // A link or an address that leads nowhere: another visit of it would ask again.
        return Step::Replace;
    };
    let (here, place) = (*here, shown.place);
    let is_closed = entry.layer.is_some_and(|id| !shown.layers.contains(&id));
    if here == place {
        let known = entry.layers();
        let new = shown.layers.iter().find(|id| !known.contains(id));
        return match new {
            _ if is_closed => Step::Back(1),
            Some(&id) => Step::PushLayer(id),
            None => Step::Stay,
        };
    }
    let over_game = is_dialog(here) && matches!(place, Place::Play | Place::Game);
    let up = match here {
        Place::Game => Some(Place::Play),
        here => here.parent(),
    };
    // The list that one came from. A board with other contents is another matter than the one beneath.
    let list = Beneath::Place(place, shown.query.clone());
    let is_list = matches!(place, Place::Screen(screen) if screen != Screen::Analysis);
    let is_list = is_list && entry.beneath.last() == Some(&list);
    let returns = shown.returns || over_game || up == Some(place) || is_list || shown.gone;
    // With the layers that are still open over it, such as the form of a new game below the dialog of its rules.
    let is_open = |it: &&Beneath| matches!(it, Beneath::Layer(id) if shown.layers.contains(id));
    let below = entry.beneath.iter().rposition(|it| it.is_place(place));
    let below = below.map(|below| {
        below
            + entry.beneath[below + 1..]
                .iter()
                .take_while(is_open)
                .count()
    });
    match below {
        Some(below) if returns && entry.beneath.len() - below <= FARTHEST => {
            Step::Back(entry.beneath.len() - below)
        }
        // The page was opened at the dialog that is closed now; or a menu has led here.
        _ if is_closed || shown.gone || (is_dialog(here) && returns) => Step::Replace,
        _ => Step::Push,
    }
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
pub fn read_state(state: &str) -> (Option<u32>, Vec<Beneath>) {
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

    const PLAY: Place = Place::Play;
    const GAME: Place = Place::Game;
    const LIBRARY: Place = Place::Screen(Screen::Library);
    const ANALYSIS: Place = Place::Screen(Screen::Analysis);
    const PUZZLES: Place = Place::Screen(Screen::Puzzles);
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

    fn shown(place: Place) -> Shown {
        Shown {
            place,
            query: String::new(),
            layers: Vec::new(),
            returns: false,
            gone: false,
        }
    }

    /// A place returned to: by a link of the bar, or by closing a screen over it.
    fn returned(place: Place) -> Shown {
        Shown {
            returns: true,
            ..shown(place)
        }
    }

    #[test]
    fn what_is_opened_is_an_entry() {
        for (entry, to, wanted) in [
            (at(PLAY, &[]), PLAY, Step::Stay),
            (at(PLAY, &[]), LIBRARY, Step::Push),
            (at(LIBRARY, &[PLAY]), LIBRARY, Step::Stay),
            (at(LIBRARY, &[PLAY]), ANALYSIS, Step::Push),
            // A game of the library is opened where another analysis lies beneath.
            (at(LIBRARY, &[PLAY, ANALYSIS]), ANALYSIS, Step::Push),
            (at(LIBRARY, &[ANALYSIS]), ANALYSIS, Step::Push),
            (at(SOLVE, &[PLAY, ANALYSIS, PUZZLES]), ANALYSIS, Step::Push),
            (at(ANALYSIS, &[PLAY, GAME]), GAME, Step::Push),
            (at(LIBRARY, &[]), SETTINGS, Step::Push),
            // A game is an entry of its own.
            (at(PLAY, &[]), GAME, Step::Push),
            (at(LIBRARY, &[PLAY]), GAME, Step::Push),
            (at(GAME, &[]), PLAY, Step::Push),
            // Up to the list that it is an entry of.
            (at(GAME, &[PLAY]), PLAY, Step::Back(1)),
            (at(SOLVE, &[PLAY, PUZZLES]), PUZZLES, Step::Back(1)),
            (at(SETTINGS, &[PLAY, GAME]), GAME, Step::Back(1)),
            (at(SETTINGS, &[]), GAME, Step::Replace),
        ] {
            assert_eq!(step(&entry, &shown(to)), wanted, "{entry:?} → {to:?}");
        }
    }

    #[test]
    fn what_is_closed_goes_back() {
        for (entry, to, wanted) in [
            (at(LIBRARY, &[PLAY]), PLAY, Step::Back(1)),
            (at(ANALYSIS, &[PLAY, LIBRARY]), LIBRARY, Step::Back(1)),
            (at(ANALYSIS, &[PLAY, LIBRARY]), PLAY, Step::Back(2)),
            (at(SETTINGS, &[PLAY, LIBRARY]), LIBRARY, Step::Back(1)),
            // The page was opened there: a page stays behind, a dialog does not.
            (at(LIBRARY, &[]), PLAY, Step::Push),
            (at(ANALYSIS, &[LIBRARY]), PLAY, Step::Push),
            (at(SETTINGS, &[]), PLAY, Step::Replace),
        ] {
            assert_eq!(step(&entry, &returned(to)), wanted, "{entry:?} → {to:?}");
        }
        let gone = Shown {
            gone: true,
            ..shown(PLAY)
        };
        assert_eq!(step(&at(GAME, &[]), &gone), Step::Replace);
        assert_eq!(step(&at(GAME, &[PLAY]), &gone), Step::Back(1));
        let link = Entry {
            here: None,
            ..at(PLAY, &[PLAY])
        };
        for place in [PLAY, ANALYSIS] {
            assert_eq!(step(&link, &shown(place)), Step::Replace);
        }
    }

    #[test]
    fn a_list_is_gone_back_to_as_it_was() {
        let drills = Place::Screen(Screen::Drills);
        let drill = at(Place::Screen(Screen::Drill), &[PLAY, drills]);
        assert_eq!(step(&drill, &shown(drills)), Step::Back(1));
        let other = Shown {
            query: "sort=name".into(),
            ..shown(drills)
        };
        assert_eq!(step(&drill, &other), Step::Push);
    }

    #[test]
    fn a_layer_is_an_entry_that_is_closed_by_back_or_by_hand() {
        let with = |place, layers: &[u32]| Shown {
            layers: layers.to_vec(),
            ..shown(place)
        };
        let layer = |id, places: &[Place]| Entry {
            layer: Some(id),
            ..at(PLAY, places)
        };
        let home = at(PLAY, &[]);
        assert_eq!(step(&home, &with(PLAY, &[7])), Step::PushLayer(7));
        let form = layer(7, &[PLAY]);
        assert_eq!(step(&form, &with(PLAY, &[7])), Step::Stay);
        assert_eq!(step(&form, &with(PLAY, &[7, 8])), Step::PushLayer(8));
        // Closed by hand.
        assert_eq!(step(&form, &with(PLAY, &[])), Step::Back(1));
        // A menu leads to a dialog, and is closed with that; a form stays open below one.
        assert_eq!(step(&form, &with(SETTINGS, &[])), Step::Replace);
        assert_eq!(step(&form, &with(SETTINGS, &[7])), Step::Push);
        // A form begins a game.
        assert_eq!(step(&form, &with(GAME, &[])), Step::Replace);
        let mut dialog = at(SETTINGS, &[PLAY]);
        dialog.beneath.push(Beneath::Layer(7));
        // The dialog is closed by hand: back to the form, or to the place below one that is closed as well.
        assert_eq!(step(&dialog, &with(PLAY, &[7])), Step::Back(1));
        assert_eq!(step(&dialog, &with(PLAY, &[])), Step::Back(2));
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

    /// Wherever one goes, Back leads to where one was, and the entry says what is shown.
    #[test]
    fn every_walk_ends_where_the_page_is() {
        let mut places: Vec<Place> = Screen::ALL.iter().copied().map(Place::Screen).collect();
        places.extend([PLAY, GAME]);
        let mut entry = at(PLAY, &[]);
        for turn in 0..10_000_usize {
            let to = Shown {
                returns: turn.is_multiple_of(3),
                ..shown(places[turn * turn * 7 % 101 % places.len()])
            };
            let before = entry.clone();
            match step(&entry, &to) {
                Step::Stay => {}
                Step::Push => {
                    entry = Entry {
                        here: Some((to.place, String::new())),
                        layer: None,
                        beneath: entry.with_beneath(),
                    };
                    let was = before.here.expect("a place").0;
                    assert!(entry.beneath.last().expect("an entry").is_place(was));
                }
                Step::Replace => entry.here = Some((to.place, String::new())),
                Step::Back(entries) => {
                    let left = entry.beneath.len() - entries;
                    let Beneath::Place(place, query) = entry.beneath[left].clone() else {
                        panic!("a place is gone back to");
                    };
                    entry.here = Some((place, query));
                    entry.beneath.truncate(left);
                }
                Step::PushLayer(_) => panic!("there are no layers"),
            }
            assert_eq!(entry.here.as_ref().expect("a place").0, to.place);
            let written = state(None, &entry.beneath);
            assert_eq!(read_state(&written), (None, entry.beneath.clone()));
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
