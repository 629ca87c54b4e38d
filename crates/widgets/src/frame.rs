//! Frame of a screen: its name, its element, and the way out of it.

use leptos::html::Dialog;
use leptos::prelude::*;

/// Message name of the way back to a game.
pub const BACK_TO_GAME: &str = "back-to-game";
/// Message name of the way back to a lesson.
pub const BACK_TO_LESSON: &str = "back-to-lesson";

/// The way up from a page: back to where it was opened from, else to the place that it is a part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Up {
    /// Message name of where it leads.
    pub label: &'static str,
    /// URL hash of where it leads.
    pub hash: &'static str,
    /// True if the page was opened from there, so that closing it leads back.
    pub returns: bool,
    /// True if the name is seen beside the sign: what was left waits there.
    pub is_named: bool,
}

/// The frame of a screen: its name, its element, and the way out of it. A handle.
#[derive(Clone, Copy)]
pub struct Frame {
    /// Name in style sheets and tests; also the message name of its title.
    pub name: &'static str,
    /// The dialog's element, once mounted.
    pub dialog: NodeRef<Dialog>,
    /// Name of what the screen shows, for the title of the document: a clause, a lesson, a set. Empty where it shows all
    /// it has.
    pub entry: RwSignal<String>,
    /// The way up from a page that is no place of the bar.
    pub up: Option<Up>,
    /// Takes the screen away.
    close: Callback<()>,
}

impl Frame {
    /// The frame of the screen of this name; the page hears by `close` that the player has closed it.
    pub fn new(name: &'static str, close: impl Fn() + Send + Sync + 'static) -> Frame {
        Frame {
            name,
            dialog: NodeRef::new(),
            entry: RwSignal::new(String::new()),
            up: None,
            close: Callback::new(move |()| close()),
        }
    }

    /// Follows the name of what the screen shows.
    pub fn follow_entry(self, entry: impl Fn() -> Option<String> + 'static) {
        Effect::new(move |_| self.entry.set(entry().unwrap_or_default()));
    }

    /// Adds a way up.
    #[must_use]
    pub fn with_up(self, up: Option<Up>) -> Frame {
        Frame { up, ..self }
    }

    /// The same frame, but closed by `close`.
    #[must_use]
    pub fn closed_by(self, close: impl Fn() + Send + Sync + 'static) -> Frame {
        let close = Callback::new(move |()| close());
        Frame { close, ..self }
    }

    /// Closes the screen, unless it is closed already.
    pub fn close(self) {
        // Nothing that the page looks at for this may be followed by a view of the screen.
        untrack(|| self.close.try_run(()));
    }
}
