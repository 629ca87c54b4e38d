//! The browser's history in step with the page: what is opened is an entry, and Back closes it.
//!
//! Going somewhere makes an entry above the present one, so that Back leads to where one was. Only what is closed goes back
//! to the entry that it lay on: a dialog or menu that is closed by hand, a link of the bar to a place beneath, the way up
//! from an entry to its list ([`step`]). Each entry says in its state what lies beneath it, so that this holds after a reload
//! as well. A layer (`crates/widgets/src/layer.rs`) is an entry with the address of the place that it lies on.

use crate::notice::Notice;
use crate::place::Place;
use crate::registry::Screen;
use crate::route::{self, Route};
use crate::scroll_restoration::ReturnPoints;
use crate::session::Session;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use widgets::layer::Layers;

/// An entry beneath the present one.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Beneath {
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

    fn is_place(&self, place: Place) -> bool {
        matches!(self, Beneath::Place(it, _) if *it == place)
    }
}

/// The entry of the history that the browser is at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Entry {
    /// The place that its address names, with what is wanted there; `None` for any other address.
    here: Option<(Place, String)>,
    /// The layer that it stands for, if it is one.
    layer: Option<u32>,
    /// The entries beneath it, lowest first, as far as they are this page's.
    beneath: Vec<Beneath>,
}

/// The page, as far as the history is to say it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Shown {
    place: Place,
    query: String,
    /// The open layers, the uppermost last.
    layers: Vec<u32>,
    /// True if it was come to by closing what lay over it, or by a link of the bar.
    returns: bool,
    /// True if the place of the present entry can be shown no more, such as a game that was cleared away.
    gone: bool,
}

impl Entry {
    /// The place that the present one was opened from. A link that is followed on a screen opens the same once more, and
    /// is closed with it.
    fn opened_from(&self) -> Option<Place> {
        let here = self.here.as_ref().map(|(place, _)| *place);
        self.beneath.iter().rev().find_map(|beneath| match beneath {
            Beneath::Place(place, _) if Some(*place) != here => Some(*place),
            _ => None,
        })
    }

    /// The entries beneath one that is made above this one.
    fn with_beneath(mut self) -> Vec<Beneath> {
        let layer = self.layer.map(Beneath::Layer);
        // A layer lies on its place, which is beneath it already.
        let here = self.here.filter(|_| layer.is_none());
        let here = here.map(|(place, query)| Beneath::Place(place, query));
        self.beneath.extend(here.or(layer));
        self.beneath
    }

    /// Ids of the layers that the entry has, with those beneath it.
    fn layers(&self) -> Vec<u32> {
        let beneath = self.beneath.iter().filter_map(|beneath| match beneath {
            Beneath::Layer(id) => Some(*id),
            Beneath::Place(..) => None,
        });
        beneath.chain(self.layer).collect()
    }
}

/// What is done with the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
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

fn is_dialog(place: Place) -> bool {
    matches!(place, Place::Screen(screen) if !screen.is_page())
}

/// Decides how the history follows the page.
fn step(entry: &Entry, shown: &Shown) -> Step {
    let Some((here, _)) = &entry.here else {
        // A link or an address that leads nowhere: another visit of it would ask again.
        return Step::Replace;
    };
    let (here, place) = (*here, shown.place);
    let is_closed = entry.layer.is_some_and(|id| !shown.layers.contains(&id));
    if here == place {
        let known = entry.layers();
        let new = shown.layers.last().filter(|id| !known.contains(id));
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
    let below = entry.beneath.iter().rposition(|it| it.is_place(place));
    match below {
        Some(below) if returns => Step::Back(entry.beneath.len() - below),
        // The page was opened at the dialog that is closed now; or a menu has led here.
        _ if is_closed || shown.gone || (is_dialog(here) && returns) => Step::Replace,
        _ => Step::Push,
    }
}

/// The state of an entry: its layer, and below it a line for each entry beneath.
fn state(layer: Option<u32>, beneath: &[Beneath]) -> String {
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

/// State saved with the present entry of the browser's history; `None` if the entry is new.
fn remembered() -> Option<String> {
    let state = window().history().and_then(|history| history.state());
    state.ok()?.as_string()
}

/// The entry that the browser is at.
fn entry() -> Entry {
    let here = match route::parse(&location_hash().unwrap_or_default()) {
        Route::Place(place, query) => Some((place, query)),
        Route::Link | Route::Unknown(_) => None,
    };
    let (layer, beneath) = read_state(&remembered().unwrap_or_default());
    Entry {
        here,
        layer,
        beneath,
    }
}

/// The history of the page. A handle.
#[derive(Clone, Copy)]
struct History {
    session: Session,
    layers: Layers,
    /// A step back has been asked for, and not been made yet: until then the address is not the page's.
    goes_back: StoredValue<bool>,
    /// The entry that the page was at last.
    last: StoredValue<Option<Entry>>,
    points: ReturnPoints,
}

/// Keeps the history, its address and the open screen in step, both ways.
pub fn follow(session: Session) {
    let history = History {
        session,
        layers: expect_context::<Layers>(),
        goes_back: StoredValue::new(false),
        last: StoredValue::new(None),
        points: ReturnPoints::new(),
    };
    scroll_by_hand();
    history.layers.follow_menus();
    history.arrive();
    // It comes of links that are followed within the page as well.
    let heard = window_event_listener(leptos::ev::popstate, move |_| history.arrive());
    on_cleanup(move || heard.remove());
    Effect::new(move |_| {
        session.query_of(session.place());
        history.layers.ids();
        history.keep(false);
    });
}

/// Tells the browser that the page finds its places again by itself.
fn scroll_by_hand() {
    if let Ok(history) = window().history() {
        // Where it cannot be told, the browser does what it can.
        let _ = js_sys::Reflect::set(&history, &"scrollRestoration".into(), &"manual".into());
    }
}

impl History {
    /// The browser is at another entry, or the page has just begun.
    fn arrive(self) {
        let History {
            session,
            goes_back,
            last,
            ..
        } = self;
        let from = last.get_value();
        if let Some(from) = &from {
            self.points.leave(from.beneath.len());
        }
        // A visit without an address leads to the game, if there is one; afterwards that address is Play's. One to a game
        // that has been over for long leads to Play.
        if from.is_none() {
            let state = || remembered().map(JsValue::from).unwrap_or_default();
            let hash = location_hash().unwrap_or_default();
            match (&*hash, session.begins_at_game()) {
                ("", true) => replace(&state(), &address(session, Place::Game)),
                (hash, false) if hash == route::name(Place::Game) => replace(&state(), &page()),
                _ => {}
            }
        }
        // The page's first entry, or one that a link within it or the player has made.
        let is_new = remembered().is_none();
        if is_new {
            let beneath = from.map(Entry::with_beneath).unwrap_or_default();
            self.points.forget(beneath.len());
            remember(&state(None, &beneath));
        }
        let mut entry = entry();
        let open = untrack(|| self.layers.ids());
        let is_open = |id: &u32| open.contains(id);
        self.layers.keep_only(&entry.layers());
        // The page is what has asked for this step, or the player.
        let is_asked = goes_back.get_value();
        goes_back.set_value(false);
        if is_asked {
            take_query(session);
        } else {
            go_to_address(session);
        }
        // A layer that is not open any more is passed over, back to what it lay on.
        if entry.layer.is_some_and(|id| !is_open(&id)) {
            if Self::go_back(1) {
                goes_back.set_value(true);
                last.set_value(Some(entry));
                return;
            }
            entry.layer = None;
            remember(&state(None, &entry.beneath));
        }
        if !is_new {
            let place = untrack(|| session.page_shown());
            self.points.come(entry.beneath.len(), place, !is_asked);
        }
        self.keep(true);
    }

    /// Has the history say what the page shows; `arrived` if the browser has gone somewhere, which the page may not have
    /// been able to show.
    fn keep(self, arrived: bool) {
        let session = self.session;
        // Every step but the last leaves another entry.
        while !self.goes_back.get_value() && self.make_step(arrived) {}
        if !self.goes_back.get_value() {
            session.returns.set_value(false);
            let entry = entry();
            session.opened_from.set_value(entry.opened_from());
            self.last.set_value(Some(entry));
        }
    }

    /// Goes back by a number of entries; false where the browser cannot.
    fn go_back(entries: usize) -> bool {
        let entries = i32::try_from(entries).expect("a history is shorter");
        let history = window().history();
        history.is_ok_and(|history| history.go_with_delta(-entries).is_ok())
    }

    /// Makes one step towards what the page shows. True if the entry is another one now.
    fn make_step(self, arrived: bool) -> bool {
        let session = self.session;
        let entry = entry();
        let place = untrack(|| session.place());
        let here = entry.here.as_ref().map(|(place, _)| *place);
        let shown = Shown {
            place,
            query: untrack(|| session.query_of(place)),
            layers: untrack(|| self.layers.ids()),
            returns: session.returns.get_value(),
            gone: arrived || (here == Some(Place::Game) && !session.has_game()),
        };
        let address = || match place {
            // Without an address the page, loaded again, would lead to the game.
            Place::Play if !session.has_game() => page(),
            place => address(session, place),
        };
        match step(&entry, &shown) {
            Step::Stay => {
                let named = location_hash().is_some_and(|hash| !hash.is_empty());
                let other = if place == Place::Play {
                    named != session.has_game()
                } else {
                    location_hash().map(|hash| format!("#{hash}")) != Some(address())
                };
                if other {
                    replace(&state(entry.layer, &entry.beneath).into(), &address());
                }
                false
            }
            Step::Back(entries) => {
                let goes = Self::go_back(entries);
                self.goes_back.set_value(goes);
                false
            }
            Step::Push => {
                self.push(entry, None, &address());
                true
            }
            Step::PushLayer(id) => {
                self.push(entry, Some(id), &address());
                true
            }
            Step::Replace => {
                replace(&state(None, &entry.beneath).into(), &address());
                false
            }
        }
    }

    /// Makes an entry above this one.
    fn push(self, entry: Entry, layer: Option<u32>, address: &str) {
        if layer.is_none() {
            self.points.leave(entry.beneath.len());
        }
        let beneath = entry.with_beneath();
        self.points.forget(beneath.len());
        let state = JsValue::from(state(layer, &beneath));
        // In a frame that has no history, the page is as it would be without.
        let _ = window()
            .history()
            .and_then(|history| history.push_state_with_url(&state, "", Some(address)));
    }
}

/// Has the present entry remember this state.
fn remember(state: &str) {
    // In a frame that has no history, the page is as it would be without.
    let _ = window()
        .history()
        .and_then(|history| history.replace_state(&state.into(), ""));
}

/// The page's own address, without a hash.
fn page() -> String {
    let location = window().location();
    location.pathname().unwrap_or_default() + &location.search().unwrap_or_default()
}

/// The address of a place, with what is wanted there.
fn address(session: Session, place: Place) -> String {
    let query = untrack(|| session.query_of(place));
    format!("#{}", route::address(place, &query))
}

/// Gives the present entry another state and address.
fn replace(state: &JsValue, address: &str) {
    // In a frame that has no history, the page is as it would be without.
    let _ = window()
        .history()
        .and_then(|history| history.replace_state_with_url(state, "", Some(address)));
}

/// Takes what is wanted at the place that is shown from the address of the entry that the page has gone back to, unless
/// something else is wanted there now.
fn take_query(session: Session) {
    let shown = untrack(|| session.place());
    let hash = location_hash().unwrap_or_default();
    if let Route::Place(place, query) = route::parse(&hash)
        && place == shown
        && session.query.with_untracked(|(of, _)| *of != place)
    {
        session.query.set((place, query));
    }
}

/// Shows what the address says.
fn go_to_address(session: Session) {
    let hash = location_hash().unwrap_or_default();
    let shown = untrack(|| session.place());
    match route::parse(&hash) {
        Route::Link => return session.open_link(hash),
        Route::Unknown(address) => {
            session.go(Place::Play);
            session.notice.set(Some(Notice::UnknownAddress(address)));
            return;
        }
        Route::Place(place, query) if place == shown => session.query.set((place, query)),
        // They are about a game.
        Route::Place(Place::Screen(Screen::Arbiter | Screen::ScoreSheet), _)
            if !session.has_game() =>
        {
            session.screen.set(None);
        }
        Route::Place(place, query) => {
            // A dialog has none, and the page under it keeps its own.
            if !is_dialog(place) {
                session.query.set((place, query));
            }
            if shown == Place::Screen(Screen::OpenGame) {
                session.link.set(None);
            }
            session.go(place);
        }
    }
    session.notice.update(|notice| {
        notice.take_if(|told| matches!(told, Notice::UnknownAddress(_)));
    });
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
        assert_eq!(step(&dialog, &with(PLAY, &[7])), Step::Back(2));
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
