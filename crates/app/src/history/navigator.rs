//! Navigator: keeps the browser's history and the page in step, both ways, whatever browser and page they are.

use super::entry::{Entry, Saved, is_dialog, state};
use super::transition::{Change, Shown, transition};
use screens::registry::Place;
use screens::route::{self, Route};
use std::ops::RangeInclusive;

/// The browser's history and the page, as the navigator needs them: [`super`] has the real ones, `model.rs` those of the tests.
pub trait Surroundings {
    /// The entry that the browser is at.
    fn present(&self) -> Saved;
    /// Makes an entry above the present one; false where the browser does not, as in some frames and after very many entries.
    fn push(&mut self, entry: &Saved) -> bool;
    /// Gives the present entry another address and state.
    fn replace(&mut self, entry: &Saved);
    /// Asks the browser to go by a number of entries, later; false where it cannot.
    fn go(&mut self, entries: isize) -> bool;
    /// The page as it is shown.
    fn shown(&self) -> Shown;
    /// The page below the dialog that is shown, with its query.
    fn page_shown(&self) -> (Place, String);
    /// True if a visit without an address is to begin at the game.
    fn begins_at_game(&self) -> bool;
    /// Shows what an address leads to.
    fn show(&mut self, target: Target);
    /// Closes the layers with these ids.
    fn close(&mut self, layers: &[u32]);
    /// Takes this entry for the one that the page shows.
    fn settle(&mut self, entry: &Entry);
    /// The page of the entries at these depths is about to be left.
    fn leave(&mut self, depths: RangeInclusive<usize>);
    /// A new entry takes the place of those from this depth on.
    fn forget(&mut self, depth: usize);
    /// The page of the entry at this depth is come back to; `with_focus` if nothing else is to have it.
    fn come(&mut self, depth: usize, with_focus: bool);
}

/// Target of a navigation: the place and query that the page is to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// The target that a link holds.
    Link(String),
    /// Home, and a notice that there is nothing at this address.
    Unknown(String),
    /// A place with a query.
    Place(Place, String),
    /// A dialog over a page with its query.
    Dialog(Place, (Place, String)),
    /// The query alone: the page has gone to the place already.
    Query(Place, String),
}

/// A step that the navigator has asked the browser for, and that has not been made yet: until then the address is not the
/// page's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// Back, to what the page shows already.
    Return,
    /// On, over an entry whose layer is not open any more.
    Pass,
}

/// Navigator of one page.
#[derive(Clone, Debug, Default)]
pub struct Navigator {
    asked: Option<Asked>,
    /// The entry that the page was at last.
    last: Option<Saved>,
    /// Depth of the uppermost entry that is known of.
    top: usize,
}

impl Navigator {
    /// The browser is at another entry, or the page has just begun.
    pub fn arrive(&mut self, around: &mut impl Surroundings) {
        let asked = self.asked.take();
        let from = self.last.as_ref().map(Entry::of);
        if let Some(from) = from.as_ref().filter(|_| asked.is_none()) {
            around.leave(from.page_depth()..=from.depth());
        }
        if from.is_none() {
            begin(around);
        }
        let mut saved = around.present();
        // A link to the very address takes the place of the entry, and its state with it.
        if let Some(last) = self
            .last
            .as_ref()
            .filter(|last| saved.state.is_none() && last.hash == saved.hash)
        {
            saved.clone_from(last);
            around.replace(&saved);
        }
        // The page's first entry, or one that a link within it or the player has made.
        let is_new = saved.state.is_none();
        if is_new {
            // What is shown already may have another address: Play's home has none before the first game.
            let is_here = |from: &Entry| from.here.is_some() && from.here == Entry::of(&saved).here;
            if from.as_ref().is_some_and(is_here) && around.go(-1) {
                self.asked = Some(Asked::Pass);
                return;
            }
            let beneath = from.as_ref().map(Entry::with_beneath).unwrap_or_default();
            around.forget(beneath.len());
            self.top = beneath.len();
            saved.state = Some(state(None, &beneath));
            around.replace(&saved);
        }
        let mut entry = Entry::of(&saved);
        self.top = self.top.max(entry.depth());
        let open = around.shown().layers;
        // Layers of the entry that was left. One that has just been opened has no entry yet, and stays.
        let kept = entry.layers();
        let left = from.as_ref().map(Entry::layers).unwrap_or_default();
        let closed: Vec<u32> = left.into_iter().filter(|id| !kept.contains(id)).collect();
        around.close(&closed);
        let returned = asked == Some(Asked::Return);
        // What was open over a page leaves it as it is now, not as it was when that was opened.
        let stays = !is_new && from.as_ref().is_some_and(|from| from.is_on_page_of(&entry));
        if !stays {
            let target = if returned { target_of_return } else { target };
            around.show(target(&saved.hash, &entry, around));
        }
        if entry.layer.is_some_and(|id| !open.contains(&id)) {
            let climbs = from
                .as_ref()
                .is_some_and(|from| from.depth() < entry.depth());
            let on = climbs && entry.depth() < self.top;
            if stays {
                // The page may have changed since.
                saved.hash = around.shown().address();
                around.replace(&saved);
            }
            if around.go(if on { 1 } else { -1 }) {
                self.asked = Some(Asked::Pass);
                self.last = Some(saved);
                return;
            }
            entry.layer = None;
            saved.state = Some(state(None, &entry.beneath));
            around.replace(&saved);
        }
        // A layer that is closed by hand leaves focus and scroll as they are.
        if !(is_new || returned && stays) {
            around.come(entry.depth(), !returned);
        }
        self.follow(around, true);
    }

    /// Has the history say what the page shows; `arrived` if the browser has gone somewhere, which the page may not have
    /// been able to show.
    pub fn follow(&mut self, around: &mut impl Surroundings, arrived: bool) {
        // Every step but the last leaves another entry.
        while self.asked.is_none() {
            let present = around.present();
            match transition(&present, &around.shown(), arrived) {
                Change::Push(entry) => {
                    let from = Entry::of(&present);
                    around.leave(from.page_depth()..=from.depth());
                    let depth = Entry::of(&entry).depth();
                    around.forget(depth);
                    if !around.push(&entry) {
                        break;
                    }
                    self.top = depth;
                }
                Change::Back(entries) => {
                    let from = Entry::of(&present);
                    around.leave(from.page_depth()..=from.depth());
                    if around.go(-entries.cast_signed()) {
                        self.asked = Some(Asked::Return);
                        // The page is shown before the browser is there.
                        let to = from.down(entries);
                        if !from.is_on_page_of(&to) {
                            around.show(target_of_return(&to.hash(), &to, around));
                        }
                        around.settle(&to);
                    }
                    break;
                }
                Change::Replace(entry) => {
                    around.replace(&entry);
                    break;
                }
                Change::Stay => break,
            }
        }
        if self.asked.is_none() {
            let present = around.present();
            around.settle(&Entry::of(&present));
            self.last = Some(present);
        }
    }
}

/// A visit without an address leads to the game, if there is one; afterwards that address is Play's. One to a game that has
/// been over for long leads to Play.
fn begin(around: &mut impl Surroundings) {
    let mut saved = around.present();
    let game = route::name(Place::Game);
    let hash = match (&*saved.hash, around.begins_at_game()) {
        ("", true) => game,
        (hash, false) if hash == game => "",
        _ => return,
    };
    hash.clone_into(&mut saved.hash);
    around.replace(&saved);
}

/// The target at an entry to which the browser has gone.
fn target(hash: &str, entry: &Entry, around: &impl Surroundings) -> Target {
    match route::parse(hash) {
        Route::Link => Target::Link(hash.to_owned()),
        Route::Unknown(address) => Target::Unknown(address),
        Route::Place(place, _) if is_dialog(place) => dialog(place, entry, around),
        Route::Place(place, query) => Target::Place(place, query),
    }
}

/// The target at an entry to which the page returns by itself: it is at its place already.
fn target_of_return(hash: &str, entry: &Entry, around: &impl Surroundings) -> Target {
    match target(hash, entry, around) {
        Target::Place(place, query) if !is_dialog(place) => Target::Query(place, query),
        target => target,
    }
}

/// A dialog over the page that it was opened on.
fn dialog(dialog: Place, entry: &Entry, around: &impl Surroundings) -> Target {
    // Where the visit began with the dialog: the game, or Play's home without one.
    let under = entry.page_under().unwrap_or((Place::Game, String::new()));
    if under == around.page_shown() {
        Target::Place(dialog, String::new())
    } else {
        Target::Dialog(dialog, under)
    }
}
