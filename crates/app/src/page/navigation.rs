//! Navigation: places and screens of the page, with what is wanted there.

use super::Page;
use game::{Event, Phase};
use leptos::prelude::*;
use platform::device_clock;
use screens::link;
use screens::registry::{Place, Screen};
use screens::route;
use screens::subject::Subject;
use table::{Intent, in_play};

impl Page {
    /// Opens what a link holds: a game for the dialog of saved games, which reads it and asks; a position or PGN for the
    /// analysis board.
    pub fn open_link(self, hash: String) {
        self.with_game(move |game| (game.open_link)(self, &hash));
    }

    /// Opens what a link holds; in the chunk of games.
    pub fn read_link(self, hash: &str) {
        if let Some(link) = link::saved_game(hash) {
            self.link.set(Some(link.to_owned()));
            self.screen.set(Some(Screen::OpenGame));
        } else if let Some(subject) = link::read(hash) {
            self.study(subject);
        }
    }

    /// Closes the open screen, for the one it was opened from if there is one.
    pub fn close_screen(self) {
        self.returns.set_value(true);
        match self.opened_from.get_value() {
            // It is shown as it was left.
            Some(Place::Screen(screen)) => self.screen.set(Some(screen)),
            Some(place) => self.go(place),
            None => self.screen.set(None),
        }
    }

    /// Returns to a place, for which the history goes back if it lies beneath: then it is as it was left there. Otherwise it
    /// begins anew; the analysis board keeps what it shows.
    pub fn return_to(self, place: Place) {
        self.returns.set_value(true);
        if place != Place::Screen(Screen::Analysis) {
            self.query.set((place, String::new()));
        }
        self.go(place);
    }

    /// Goes to a screen with a query. Where it is shown already, with another one, that is an entry of the browser's history
    /// as well.
    pub fn go_for(self, screen: Screen, query: String) {
        let place = Place::Screen(screen);
        if untrack(|| self.place()) == place && untrack(|| self.query_of(place)) != query {
            // A frame without a history stays where it is.
            return drop(window().location().set_hash(&route::address(place, &query)));
        }
        self.query.set((Place::Screen(screen), query));
        self.screen.set(Some(screen));
    }

    /// The page that is shown has another query: what is to be seen there has changed.
    pub fn has_moved(self, screen: Screen, query: String) {
        let place = Place::Screen(screen);
        let is_here = self.below.get_untracked() == Some(screen);
        if is_here && untrack(|| self.query_of(place)) != query {
            self.query.set((place, query));
        }
    }

    /// Query of a place; empty where its address has none.
    pub fn query_of(self, place: Place) -> String {
        if place == Place::Game {
            return self.game_query();
        }
        self.query.with(|(of, query)| {
            if *of == place {
                query.clone()
            } else {
                String::new()
            }
        })
    }

    /// Key of the shown game, where there are others to tell it from.
    fn game_query(self) -> String {
        if self.games.list().len() < 2 {
            return String::new();
        }
        self.live().key().unwrap_or_default()
    }

    /// Goes to the game of a key; to the one at the table without a key.
    pub fn go_to_game(self, key: String) {
        if key.is_empty() {
            self.go(Place::Game);
        } else {
            self.with_game(move |game| (game.open_game)(self, key));
        }
    }

    /// Query of a screen as long as it is shown: while another one takes its place, this one is not told to begin anew.
    pub fn query_at(self, screen: Screen) -> Memo<String> {
        Memo::new(move |last: Option<&String>| {
            let left = self.query.with(|(of, _)| *of != Place::Screen(screen));
            match last {
                Some(last) if left => last.clone(),
                _ => self.query_of(Place::Screen(screen)),
            }
        })
    }

    /// Goes to a place. A game that is left stays as it is, with its clocks as its rules have them.
    pub fn go(self, place: Place) {
        match place {
            Place::Screen(Screen::Analysis) => return self.show_analysis(Subject::Last),
            // They are about a game.
            Place::Screen(Screen::Arbiter | Screen::ScoreSheet) if !self.has_game() => {}
            Place::Screen(screen) => return self.screen.set(Some(screen)),
            Place::Play if !self.home.get_untracked() => {
                self.table().act(Intent::Close);
                self.home.set(true);
            }
            Place::Game if self.has_game() => self.home.set(false),
            Place::Play | Place::Game => {}
        }
        self.screen.set(None);
    }

    /// Goes on with the game that was left.
    pub fn go_on(self) {
        self.go(Place::Game);
        let live = untrack(|| self.live());
        let stands = live
            .game
            .with_untracked(|game| game.phase() == Phase::Paused);
        if stands && live.slept.get_untracked().is_none() {
            // Refused only if the game is over by now.
            let _ = live.apply(Event::Resume);
        }
        self.focus.to_board();
    }

    /// The place that is shown.
    pub fn place(self) -> Place {
        match (self.screen.get(), self.home.get()) {
            (Some(screen), _) => Place::Screen(screen),
            (None, true) => Place::Play,
            (None, false) => Place::Game,
        }
    }

    /// The place that is shown, below a dialog as well.
    pub fn page_shown(self) -> Place {
        match (self.below.get(), self.home.get()) {
            (Some(page), _) => Place::Screen(page),
            (None, true) => Place::Play,
            (None, false) => Place::Game,
        }
    }

    /// True if this screen is to be seen.
    pub fn shows(self, screen: Screen) -> bool {
        [self.screen.get_untracked(), self.below.get_untracked()].contains(&Some(screen))
    }

    /// True if the page begins at the game: one that was over on another day is the last game on Play's home, unless it has
    /// ended just now, as when a flag fell while the page was closed.
    pub fn begins_at_game(self) -> bool {
        let live = untrack(|| self.live());
        let is_seen = live.end_shown.get_untracked();
        live.game.with_untracked(|game| {
            let today = device_clock::day(device_clock::date() as u64);
            let of_today = device_clock::day(game.config().began) == today;
            game.phase() != Phase::Ready && (game.outcome().is_none() || of_today || !is_seen)
        })
    }

    /// True if a game has been begun at the table, perhaps ended.
    pub fn has_game(self) -> bool {
        let live = untrack(|| self.live());
        live.game
            .with_untracked(|game| game.phase() != Phase::Ready)
    }

    /// A game that is cleared away leads home, one that comes leads to itself.
    pub(super) fn follow_the_game(self) {
        let ready = Memo::new(move |_| self.live().game.with(|game| game.phase() == Phase::Ready));
        Effect::new(move |before: Option<bool>| {
            let ready = ready.get();
            // The library may bring a game that this browser has lost.
            if ready || before == Some(true) {
                self.home.set(ready);
            }
            ready
        });
        // A position that was set up waits on Play's home until another place is opened.
        Effect::new(move |_| {
            if self.page_shown() != Place::Play {
                self.set_up.set(None);
            }
        });
    }

    /// Opens something on the analysis board, which has an address for each study.
    pub fn study(self, subject: Subject) {
        self.query
            .set((Place::Screen(Screen::Analysis), subject.address()));
        self.show_analysis(subject);
    }

    /// Shows the analysis board. In a competition there is none until the game is over.
    fn show_analysis(self, subject: Subject) {
        let live = untrack(|| self.live());
        let plays = live.game.with_untracked(|game| in_play(game));
        if !plays || !untrack(|| live.strictness()).competition {
            self.subject.set(subject);
            self.screen.set(Some(Screen::Analysis));
        }
    }
}
