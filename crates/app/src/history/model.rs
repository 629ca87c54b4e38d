//! Model of a browser with the page, walked at random: Back always leads to where one was.
//!
//! A position in the history is the place with its query, the page under it if it is a dialog, and what was open over it. The trail of
//! them is kept here by what the player means, and not by entries: a link and a form that opens lead further, a thing that
//! is closed leads to what it lay on, and the bar and the way up lead back to a place that one has come by.

use super::entry::{Entry, Saved, is_dialog};
use super::navigator::{Navigator, Surroundings, Target};
use super::transition::Shown;
use screens::registry::{Place, Screen};
use screens::route;
use std::ops::RangeInclusive;

const LIBRARY: Place = Place::Screen(Screen::Library);
const LEARN: Place = Place::Screen(Screen::Learn);
const SETTINGS: Place = Place::Screen(Screen::Settings);

/// Place of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Whereabouts {
    place: Place,
    query: String,
    /// The page below a dialog; the place itself if it is a page.
    page: (Place, String),
    /// The layers that are open over it.
    layers: Vec<u32>,
}

/// A browser with the page in it.
#[derive(Clone, Debug)]
struct World {
    entries: Vec<Saved>,
    at: usize,
    /// The step that the page has asked for.
    asked: Option<isize>,
    /// True once the step before the first entry has been made.
    left: bool,
    screen: Option<Screen>,
    below: Option<Screen>,
    home: bool,
    has_game: bool,
    query: (Place, String),
    returns: bool,
    opened_from: Option<Place>,
    /// The open layers, with the page that each belongs to: it takes them away when it is gone.
    layers: Vec<(u32, Place)>,
    navigator: Navigator,
}

impl Surroundings for World {
    fn present(&self) -> Saved {
        self.entries[self.at].clone()
    }

    fn push(&mut self, entry: &Saved) -> bool {
        self.entries.truncate(self.at + 1);
        self.entries.push(entry.clone());
        self.at += 1;
        true
    }

    fn replace(&mut self, entry: &Saved) {
        self.entries[self.at] = entry.clone();
    }

    fn go(&mut self, entries: isize) -> bool {
        assert_eq!(self.asked, None, "one step at a time");
        self.asked = Some(entries);
        true
    }

    fn shown(&self) -> Shown {
        Shown {
            place: self.place(),
            query: self.query_of(self.place()),
            layers: self.layers.iter().map(|(id, _)| *id).collect(),
            returns: self.returns,
            has_game: self.has_game,
        }
    }

    fn page_shown(&self) -> (Place, String) {
        let page = self.page();
        (page, self.query_of(page))
    }

    fn begins_at_game(&self) -> bool {
        self.has_game
    }

    fn show(&mut self, target: Target) {
        match target {
            Target::Link(_) | Target::Unknown(_) => panic!("there are none in these walks"),
            Target::Query(place, query) => {
                if place == self.place() {
                    self.query = (place, query);
                }
            }
            Target::Place(place, query) => self.show_place(place, query),
            Target::Dialog(dialog, (place, query)) => {
                self.show_place(place, query);
                self.show_place(dialog, String::new());
            }
        }
    }

    fn close(&mut self, layers: &[u32]) {
        self.layers.retain(|(id, _)| !layers.contains(id));
    }

    fn settle(&mut self, entry: &Entry) {
        self.returns = false;
        self.opened_from = entry.opened_from();
    }

    fn leave(&mut self, depths: RangeInclusive<usize>) {
        assert!(depths.start() <= depths.end(), "{depths:?}");
    }

    fn forget(&mut self, _: usize) {}

    fn come(&mut self, depth: usize, _: bool) {
        assert!(depth <= self.at, "{depth}: {self:?}");
    }
}

/// Navigation by the page itself (`page/navigation.rs`).
impl World {
    fn place(&self) -> Place {
        self.screen.map_or_else(|| self.table(), Place::Screen)
    }

    fn page(&self) -> Place {
        self.below.map_or_else(|| self.table(), Place::Screen)
    }

    fn table(&self) -> Place {
        if self.home { Place::Play } else { Place::Game }
    }

    fn query_of(&self, place: Place) -> String {
        let known = self.query.0 == place && place != Place::Game;
        if known {
            self.query.1.clone()
        } else {
            String::new()
        }
    }

    fn set_screen(&mut self, screen: Option<Screen>) {
        self.screen = screen;
        if screen.is_none_or(Screen::is_page) {
            self.below = screen;
        }
        // A page that is gone takes its layers away; Play stays below the others.
        let page = self.page();
        (self.layers).retain(|(_, of)| *of == page || matches!(of, Place::Play));
    }

    fn go_to(&mut self, place: Place) {
        match place {
            Place::Screen(Screen::Arbiter | Screen::ScoreSheet) if !self.has_game => {}
            Place::Screen(screen) => return self.set_screen(Some(screen)),
            Place::Play => self.home = true,
            Place::Game => self.home = !self.has_game,
        }
        self.set_screen(None);
    }

    fn show_place(&mut self, place: Place, query: String) {
        if place != Place::Game && !is_dialog(place) {
            self.query = (place, query);
        }
        if place != self.place() || place == Place::Game {
            self.go_to(place);
        }
    }
}

/// Actions of the browser and the player.
impl World {
    fn new(hash: &str, has_game: bool) -> World {
        let mut world = World {
            entries: vec![
                Saved::default(),
                Saved {
                    hash: hash.to_owned(),
                    state: None,
                },
            ],
            at: 1,
            asked: None,
            left: false,
            screen: None,
            below: None,
            home: !has_game,
            has_game,
            query: (Place::Play, String::new()),
            returns: false,
            opened_from: None,
            layers: Vec::new(),
            navigator: Navigator::default(),
        };
        world.arrive();
        world
    }

    fn whereabouts(&self) -> Whereabouts {
        let shown = self.shown();
        Whereabouts {
            place: shown.place,
            query: shown.query,
            page: self.page_shown(),
            layers: shown.layers,
        }
    }

    fn with_navigator(&mut self, work: impl FnOnce(&mut Navigator, &mut World)) {
        let mut navigator = std::mem::take(&mut self.navigator);
        work(&mut navigator, self);
        self.navigator = navigator;
    }

    fn arrive(&mut self) {
        self.with_navigator(Navigator::arrive);
        self.settle_down();
    }

    /// The page has changed: the history follows, and the browser makes the steps that it is asked for.
    fn settle_down(&mut self) {
        self.with_navigator(|navigator, world| navigator.follow(world, false));
        while let Some(entries) = self.asked.take() {
            self.at = self
                .at
                .checked_add_signed(entries)
                .expect("a step within the site");
            assert!(self.at > 0 && self.at < self.entries.len(), "{self:?}");
            self.with_navigator(Navigator::arrive);
            self.with_navigator(|navigator, world| navigator.follow(world, false));
        }
        let entry = Entry::of(&self.present());
        let shown = self.shown();
        assert_eq!(
            entry.here,
            Some((shown.place, shown.query)),
            "the entry says what is shown"
        );
        assert_eq!(
            entry.layer,
            shown
                .layers
                .last()
                .copied()
                .filter(|id| entry.layer == Some(*id))
        );
        let known = entry.layers();
        assert!(shown.layers.iter().all(|id| known.contains(id)), "{self:?}");
    }

    /// The browser's own Back and Forward.
    fn step_by(&mut self, entries: isize) {
        self.at = self
            .at
            .checked_add_signed(entries)
            .expect("a step in the history");
        self.left = self.at == 0;
        if !self.left {
            self.arrive();
        }
    }

    fn reload(&mut self) {
        self.navigator = Navigator::default();
        self.layers.clear();
        self.query = (Place::Play, String::new());
        self.home = !self.has_game;
        self.set_screen(None);
        self.arrive();
    }

    fn follow_link(&mut self, place: Place, query: &str) {
        let hash = route::address(place, query);
        let link = Saved { hash, state: None };
        if link.hash == self.present().hash {
            self.replace(&link);
        } else {
            self.push(&link);
        }
        self.arrive();
    }

    fn command(&mut self, place: Place, query: &str) {
        if !is_dialog(place) {
            self.query = (place, query.to_owned());
        }
        self.go_to(place);
    }

    fn return_to(&mut self, place: Place) {
        self.returns = true;
        self.go_to(place);
        self.settle_down();
    }
}

/// A player who remembers the way.
struct Walker {
    world: World,
    /// Places that one has been at, the present one last.
    trail: Vec<Whereabouts>,
    next: u32,
    seed: u64,
    /// The actions so far, for messages.
    done: Vec<&'static str>,
}

impl Walker {
    /// A number below `end` (xorshift).
    fn draw(&mut self, end: usize) -> usize {
        self.seed ^= self.seed << 13;
        self.seed ^= self.seed >> 7;
        self.seed ^= self.seed << 17;
        (self.seed % end as u64) as usize
    }

    fn place(&mut self, dialogs: bool) -> (Place, &'static str) {
        const PLACES: [(Place, &[&str]); 9] = [
            (Place::Play, &[""]),
            (Place::Game, &[""]),
            (LIBRARY, &["", "words=Tal"]),
            (LEARN, &[""]),
            (Place::Screen(Screen::Lesson), &["fork", "pin"]),
            (Place::Screen(Screen::Laws), &["", "3.8", "9.2"]),
            (
                Place::Screen(Screen::Solve),
                &["mode=rated&id=1", "mode=rated&id=2"],
            ),
            (SETTINGS, &[""]),
            (Place::Screen(Screen::Rules), &[""]),
        ];
        loop {
            let (place, queries) = PLACES[self.draw(PLACES.len())];
            let is_there = place != Place::Game || self.world.has_game;
            if is_there && (dialogs || !is_dialog(place)) {
                return (place, queries[self.draw(queries.len())]);
            }
        }
    }

    /// One is somewhere else now: further on.
    fn further(&mut self) {
        let now = self.world.whereabouts();
        if self.trail.last() != Some(&now) {
            self.trail.push(now);
        }
    }

    /// One is back at the last place of the trail for which this is true; further on if there is none.
    fn back_to(&mut self, is_it: impl Fn(&Whereabouts) -> bool) {
        let before = self.trail.len().saturating_sub(1);
        match self.trail[..before].iter().rposition(is_it) {
            Some(found) => self.trail.truncate(found + 1),
            None => self.further(),
        }
    }

    /// The page has changed by itself, below what is open over it as well.
    fn page_changes(&mut self) {
        let now = self.world.whereabouts();
        let mut open = usize::MAX;
        for was in self.trail.iter_mut().rev() {
            if was.place != now.place || was.layers.len() >= open {
                break;
            }
            open = was.layers.len();
            was.query.clone_from(&now.query);
            was.page.clone_from(&now.page);
        }
    }

    /// Takes layers that are closed out of the trail; a place that lay under one stays there once.
    fn forget_closed(&mut self) {
        let open = self.world.shown().layers;
        for mut was in std::mem::take(&mut self.trail) {
            let all = was.layers.len();
            was.layers.retain(|id| open.contains(id));
            let is_closed = was.layers.len() < all;
            if !is_closed || self.trail.last() != Some(&was) {
                self.trail.push(was);
            }
        }
    }

    fn step(&mut self) -> &'static str {
        let before = self.world.clone();
        let here = self.world.place();
        let in_dialog = is_dialog(here);
        let done = match self.draw(12) {
            0..3 => {
                let (place, query) = self.place(true);
                self.world.follow_link(place, query);
                self.further();
                "a link is followed"
            }
            3 => {
                let (place, query) = self.place(true);
                if place == here || (in_dialog && place == before.page()) {
                    return "nothing";
                }
                self.world.command(place, query);
                self.world.settle_down();
                let now = self.world.whereabouts();
                // A dialog is left for the game or for Play for good.
                let leaves = in_dialog && matches!(place, Place::Play | Place::Game);
                let is_up = here.parent() == Some(place)
                    || (here == Place::Game && place == Place::Play)
                    || leaves;
                let below = self
                    .trail
                    .len()
                    .checked_sub(2)
                    .map(|below| &self.trail[below]);
                let is_screen = matches!(place, Place::Screen(_));
                let is_list = is_screen && below == Some(&now);
                if leaves && !self.trail.iter().any(|was| was.place == place) {
                    self.trail.pop();
                }
                if is_up || is_list {
                    self.back_to(|was| was.place == place);
                } else {
                    self.further();
                }
                "a command leads on"
            }
            4 if !in_dialog => {
                let place = [Place::Play, LIBRARY, LEARN][self.draw(3)];
                if place != before.page() {
                    self.world.query = (place, String::new());
                    self.world.return_to(place);
                    self.back_to(|was| was.place == place);
                }
                "the bar leads to a place"
            }
            5 => {
                if let (Some(from), true) = (before.opened_from, matches!(here, Place::Screen(_))) {
                    self.world.return_to(from);
                    self.back_to(|was| was.place == from);
                }
                "what is shown is closed"
            }
            6 | 7 if !in_dialog => {
                self.next += 1;
                let layer = (self.next, here);
                self.world.layers.push(layer);
                self.world.settle_down();
                self.further();
                "a layer opens"
            }
            8 if before
                .present()
                .state
                .is_some_and(|state| state.starts_with('~')) =>
            {
                self.world.layers.pop();
                self.world.settle_down();
                self.trail.pop();
                "a layer is closed by hand"
            }
            9 => {
                if self.trail.len() > 1 {
                    self.world.step_by(-1);
                    self.trail.pop();
                }
                "Back"
            }
            10 => {
                if before.at + 1 < before.entries.len() {
                    self.world.step_by(1);
                    self.further();
                }
                "Forward"
            }
            11 if self.draw(4) == 0 => {
                self.world.reload();
                let reloaded = self.world.whereabouts();
                self.forget_closed();
                let was = before.whereabouts();
                assert_eq!(
                    (was.place, was.query, was.page),
                    (reloaded.place, reloaded.query, reloaded.page)
                );
                "the page is loaded again"
            }
            _ => {
                if let Place::Screen(screen @ (Screen::Library | Screen::Solve)) = here {
                    let query = format!("words={}", self.draw(9));
                    self.world.query = (Place::Screen(screen), query);
                    self.world.settle_down();
                    self.page_changes();
                }
                "the page has another query"
            }
        };
        self.forget_closed();
        done
    }

    /// Back leads to each place of the trail, and out of the site only from the first.
    fn assert_way_back(&self) {
        let mut world = self.world.clone();
        let Walker { trail, done, .. } = self;
        for was in trail.iter().rev().skip(1) {
            world.step_by(-1);
            assert!(
                !world.left,
                "Back leaves the site, not to {was:?} of {trail:#?}: {done:?}"
            );
            let found = world.whereabouts();
            assert_eq!(
                found, *was,
                "{done:?}: {trail:#?} in {:#?}",
                self.world.entries
            );
        }
        world.step_by(-1);
        assert!(
            world.left,
            "there is more to go back to than {trail:#?}: {done:?}"
        );
    }
}

#[test]
fn back_always_leads_to_where_one_was() {
    for seed in 1..300_u64 {
        let hash = ["", "learn", "library?words=Tal", "settings"][seed as usize % 4];
        let world = World::new(hash, seed % 3 == 0);
        let mut walker = Walker {
            trail: vec![world.whereabouts()],
            world,
            next: 0,
            done: Vec::new(),
            seed: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15),
        };
        for _ in 0..30 {
            let done = walker.step();
            walker.done.push(done);
            let now = walker.world.whereabouts();
            assert_eq!(
                walker.trail.last(),
                Some(&now),
                "seed {seed}: {:?}",
                walker.done
            );
            walker.assert_way_back();
        }
    }
}
