//! Transition: how the history follows the page, as a pure function of the browser's entry and what the page shows.
//!
//! Going somewhere makes an entry above the present one, so that Back leads to where one was. Only what is closed goes back
//! to the entry that it lay on: a dialog or menu that is closed by hand, a link of the bar to a place beneath, the way up
//! from an entry to its list.

use super::entry::{Beneath, Entry, Saved, is_dialog, state};
use screens::registry::{Place, Screen};
use screens::route;

/// Most entries that are gone back by: browsers keep 50, and do nothing where there are fewer.
const FARTHEST: usize = 40;

/// The page, as far as the history is to say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    pub place: Place,
    pub query: String,
    /// The open layers, the uppermost last.
    pub layers: Vec<u32>,
    /// True if it was come to by closing what lay over it, or by a link of the bar.
    pub returns: bool,
    /// True if there is a game at the table: without one Play's home has no address, and the game's place shows nothing.
    pub has_game: bool,
}

impl Shown {
    /// The address that says it.
    pub fn address(&self) -> String {
        match self.place {
            // With an address, the page, loaded again, would not lead to the game.
            Place::Play if !self.has_game => String::new(),
            place => route::address(place, &self.query),
        }
    }
}

/// Change of the history by which it follows the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Nothing: it is as the page is.
    Stay,
    /// A new entry above the present one.
    Push(Saved),
    /// Another address or state for the present entry.
    Replace(Saved),
    /// Number of entries to go back.
    Back(usize),
}

/// Decides how the history follows the page; `arrived` if the browser has gone to this entry, whose place the page may not
/// have been able to show.
pub fn transition(present: &Saved, shown: &Shown, arrived: bool) -> Change {
    let entry = Entry::of(present);
    let here = entry.here.as_ref().map(|(place, _)| *place);
    let gone = arrived || (here == Some(Place::Game) && !shown.has_game);
    let hash = shown.address();
    let saved = |state| Saved {
        hash: hash.clone(),
        state: Some(state),
    };
    match step(&entry, shown, gone) {
        Step::Stay if present.hash == hash => Change::Stay,
        Step::Stay => Change::Replace(saved(state(entry.layer, &entry.beneath))),
        Step::Replace => Change::Replace(saved(state(None, &entry.beneath))),
        Step::Push => Change::Push(saved(state(None, &entry.with_beneath()))),
        Step::PushLayer(id) => Change::Push(saved(state(Some(id), &entry.with_beneath()))),
        Step::Back(entries) => Change::Back(entries),
    }
}

/// Step from an entry to what the page shows, without its address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Stay,
    Push,
    PushLayer(u32),
    Replace,
    Back(usize),
}

/// Decides the step; `gone` if the place of the entry can be shown no more, such as a game that was cleared away.
fn step(entry: &Entry, shown: &Shown, gone: bool) -> Step {
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
    let is_layer = |it: &&Beneath| matches!(it, Beneath::Layer(_));
    let came_from = entry.beneath.iter().rev().find(|it| !is_layer(it));
    let is_list = is_list && came_from == Some(&list);
    let returns = shown.returns || over_game || up == Some(place) || is_list || gone;
    // With what is open over it, such as the form of a new game below the dialog of its rules. What is not open any more is
    // passed over: its entry knows how the page was at last.
    let below = entry.beneath.iter().rposition(|it| it.is_place(place));
    let below = below.map(|below| {
        let over = &entry.beneath[below + 1..];
        below + over.iter().take_while(is_layer).count()
    });
    match below {
        Some(below) if returns && entry.beneath.len() - below <= FARTHEST => {
            Step::Back(entry.beneath.len() - below)
        }
        // The page was opened at the dialog that is closed now.
        _ if gone || (is_dialog(here) && returns) => Step::Replace,
        // A menu has led here. One over a page that has changed meanwhile stays, as it alone knows that.
        _ if is_closed && entry.with_beneath().starts_with(&entry.beneath) => Step::Replace,
        _ => Step::Push,
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
            has_game: true,
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
            assert_eq!(
                step(&entry, &shown(to), false),
                wanted,
                "{entry:?} → {to:?}"
            );
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
            assert_eq!(
                step(&entry, &returned(to), false),
                wanted,
                "{entry:?} → {to:?}"
            );
        }
        assert_eq!(step(&at(GAME, &[]), &shown(PLAY), true), Step::Replace);
        assert_eq!(step(&at(GAME, &[PLAY]), &shown(PLAY), true), Step::Back(1));
        let link = Entry {
            here: None,
            ..at(PLAY, &[PLAY])
        };
        for place in [PLAY, ANALYSIS] {
            assert_eq!(step(&link, &shown(place), false), Step::Replace);
        }
    }

    #[test]
    fn a_list_is_gone_back_to_as_it_was() {
        let drills = Place::Screen(Screen::Drills);
        let drill = at(Place::Screen(Screen::Drill), &[PLAY, drills]);
        assert_eq!(step(&drill, &shown(drills), false), Step::Back(1));
        let other = Shown {
            query: "sort=name".into(),
            ..shown(drills)
        };
        assert_eq!(step(&drill, &other, false), Step::Push);
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
        assert_eq!(step(&home, &with(PLAY, &[7]), false), Step::PushLayer(7));
        let form = layer(7, &[PLAY]);
        assert_eq!(step(&form, &with(PLAY, &[7]), false), Step::Stay);
        assert_eq!(step(&form, &with(PLAY, &[7, 8]), false), Step::PushLayer(8));
        // Closed by hand.
        assert_eq!(step(&form, &with(PLAY, &[]), false), Step::Back(1));
        // A menu leads to a dialog, and is closed with that; a form stays open below one.
        assert_eq!(step(&form, &with(SETTINGS, &[]), false), Step::Replace);
        assert_eq!(step(&form, &with(SETTINGS, &[7]), false), Step::Push);
        // A form begins a game.
        assert_eq!(step(&form, &with(GAME, &[]), false), Step::Replace);
        let mut dialog = at(SETTINGS, &[PLAY]);
        dialog.beneath.push(Beneath::Layer(7));
        // The dialog is closed by hand: back to the form; one that is closed as well is passed over.
        assert_eq!(step(&dialog, &with(PLAY, &[7]), false), Step::Back(1));
        assert_eq!(step(&dialog, &with(PLAY, &[]), false), Step::Back(1));
    }
}
