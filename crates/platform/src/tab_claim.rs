//! Tab claims: of several tabs of the page one has a document, such as a live game, and the others know of it.
//!
//! The tabs talk by one text in localStorage, whose changes each hears of by a `storage` event; that works where there is
//! no `BroadcastChannel`, and a frame without storage has nothing that another tab could overwrite. A tab that finds the
//! text of another asks whether that is still there: a tab that was killed does not answer, and its document is free.

use crate::events::capture_on_window;
use crate::{random, storage};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// Milliseconds in which a tab answers that is there.
const ANSWER: u32 = 500;

/// Beginning of the storage keys; the document's name follows.
const KEY: &str = "sessa.tab.";

/// The state of a document, as a tab knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// The tab does not want it.
    Free,
    /// Another tab has been asked whether it is still there.
    Asked,
    /// The tab has it.
    Here,
    /// Another tab has it.
    Elsewhere,
}

/// A message of a tab about a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    /// It asks whether another tab has it.
    Asks,
    /// It has it.
    Has,
}

impl Word {
    /// Reads a text: the word, and the tab that has said it.
    fn read(text: &str) -> Option<(Word, u32)> {
        let mut parts = text.split(' ');
        let word = match parts.next()? {
            "asks" => Word::Asks,
            "has" => Word::Has,
            _ => return None,
        };
        Some((word, parts.next()?.parse().ok()?))
    }
}

/// The protocol: what one tab knows of a document, and what it says. Each answer is a text to be stored.
#[derive(Debug)]
struct Claimant {
    /// Number of the tab, unlike that of any other.
    tab: u32,
    held: Held,
    /// Number of words so far: a text that does not change is not heard.
    said: u32,
}

impl Claimant {
    fn new(tab: u32) -> Claimant {
        Claimant {
            tab,
            held: Held::Free,
            said: 0,
        }
    }

    fn send(&mut self, word: &str, held: Held) -> String {
        self.held = held;
        self.said += 1;
        format!("{word} {} {}", self.tab, self.said)
    }

    fn ask(&mut self) -> String {
        self.send("asks", Held::Asked)
    }

    /// Takes the document, also from another tab.
    fn take(&mut self) -> String {
        self.send("has", Held::Here)
    }

    /// The tab wants the document, of which this text is stored.
    fn claim(&mut self, stored: Option<&str>) -> String {
        match stored.and_then(Word::read) {
            Some((_, tab)) if tab != self.tab => self.ask(),
            _ => self.take(),
        }
    }

    /// The text has been changed to this, or is gone.
    fn hear(&mut self, stored: Option<&str>) -> Option<String> {
        let said = stored.and_then(Word::read);
        match (self.held, said) {
            (Held::Free, _) => None,
            (_, Some((_, tab))) if tab == self.tab => None,
            (Held::Asked | Held::Here, Some((Word::Has, _))) => {
                self.held = Held::Elsewhere;
                None
            }
            (Held::Here, Some((Word::Asks, _))) => Some(self.take()),
            // Two ask, and neither has it.
            (Held::Asked, Some((Word::Asks, tab))) => (self.tab < tab).then(|| self.take()),
            _ => None,
        }
    }

    /// The tab has become visible, with this text stored: a tab that was closed meanwhile does not have the document any more.
    fn look(&mut self, stored: Option<&str>) -> Option<String> {
        let free = self.held == Held::Elsewhere && stored.and_then(Word::read).is_none();
        free.then(|| self.ask())
    }

    /// No tab has answered.
    fn hear_nothing(&mut self) -> Option<String> {
        (self.held == Held::Asked).then(|| self.take())
    }

    /// The tab does not want the document any more. True if the text is to be removed.
    fn release(&mut self, stored: Option<&str>) -> bool {
        let is_own = |said: (Word, u32)| said.1 == self.tab;
        let own = stored.and_then(Word::read).is_some_and(is_own);
        self.held = Held::Free;
        own
    }
}

/// The claim of this tab to a document at a time. A handle.
#[derive(Clone, Copy)]
pub struct TabClaim {
    held: RwSignal<Held>,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    claimant: Claimant,
    /// The name of the document; empty if there is none.
    name: String,
    answer: Option<Timeout>,
}

impl TabClaim {
    /// No document is claimed. What is claimed is released with the owner, and when the page goes.
    pub fn new() -> TabClaim {
        let claim = TabClaim {
            held: RwSignal::new(Held::Free),
            inner: StoredValue::new_local(Inner {
                claimant: Claimant::new(random::number()),
                name: String::new(),
                answer: None,
            }),
        };
        capture_on_window("storage", move |_: web_sys::Event| {
            claim.step(Claimant::hear);
        });
        for event in ["focus", "visibilitychange"] {
            capture_on_window(event, move |_: web_sys::Event| {
                if claim.held.try_get_untracked() == Some(Held::Elsewhere) {
                    claim.step(Claimant::look);
                }
            });
        }
        // A page that is put away comes back with its name, or never. What another tab has stays with that until then.
        capture_on_window("pagehide", move |_: web_sys::Event| {
            if claim.held.try_get_untracked() == Some(Held::Here) {
                claim.let_go();
            }
        });
        // Another tab may have had it meanwhile, and be gone: it is asked for, so that the owner reads it again.
        capture_on_window("pageshow", move |_: web_sys::Event| {
            let is_back = claim.inner.try_with_value(|inner| {
                !inner.name.is_empty() && inner.claimant.held == Held::Free
            });
            if is_back == Some(true) {
                claim.step(|claimant, _| Some(claimant.ask()));
                claim.tell();
            }
        });
        on_cleanup(move || claim.let_go());
        claim
    }

    /// The state of the document.
    pub fn held(self) -> Held {
        self.held.get()
    }

    /// True if what is done here may be saved: no other tab has the document.
    pub fn is_ours(self) -> bool {
        self.held
            .with(|held| matches!(held, Held::Free | Held::Here))
    }

    /// Claims the document of this name, in place of another.
    pub fn claim(self, name: &str) {
        if self.begin(name) {
            self.step(|claimant, stored| Some(claimant.claim(stored)));
        }
    }

    /// Takes the document of this name, whichever tab has it.
    pub fn take(self, name: &str) {
        self.begin(name);
        self.step(|claimant, _| Some(claimant.take()));
    }

    /// Releases what is claimed.
    pub fn release(self) {
        self.let_go();
        self.inner.try_update_value(|inner| inner.name.clear());
        self.tell();
    }

    /// True if the document of this name is not claimed yet.
    fn begin(self, name: &str) -> bool {
        let same = self.inner.with_value(|inner| inner.name == name);
        if !same {
            self.release();
            self.inner
                .update_value(|inner| name.clone_into(&mut inner.name));
        }
        self.inner
            .with_value(|inner| inner.claimant.held == Held::Free)
    }

    fn let_go(self) {
        self.inner.try_update_value(|inner| {
            let key = format!("{KEY}{}", inner.name);
            inner.answer = None;
            if inner.claimant.release(storage::get(&key).as_deref()) {
                storage::remove(&key);
            }
        });
    }

    /// Makes a step of the protocol, and waits for an answer if it asks.
    fn step(self, step: fn(&mut Claimant, Option<&str>) -> Option<String>) {
        let asks = self.inner.try_update_value(|inner| {
            let key = format!("{KEY}{}", inner.name);
            let before = inner.claimant.held;
            if let Some(text) = step(&mut inner.claimant, storage::get(&key).as_deref()) {
                storage::set(&key, &text);
            }
            before != Held::Asked && inner.claimant.held == Held::Asked
        });
        if asks == Some(true) {
            let over = move || self.step(|claimant, _| claimant.hear_nothing());
            let timer = Timeout::new(ANSWER, over);
            self.inner.update_value(|inner| inner.answer = Some(timer));
        }
        self.tell();
    }

    fn tell(self) {
        let held = self.inner.try_with_value(|inner| inner.claimant.held);
        if let Some(held) = held
            && self
                .held
                .try_get_untracked()
                .is_some_and(|told| told != held)
        {
            self.held.set(held);
        }
    }
}

impl Default for TabClaim {
    fn default() -> TabClaim {
        TabClaim::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tabs that share one text.
    struct Tabs {
        text: Option<String>,
        tabs: Vec<Claimant>,
    }

    impl Tabs {
        fn new(count: u32) -> Tabs {
            Tabs {
                text: None,
                tabs: (1..=count).map(Claimant::new).collect(),
            }
        }

        /// One tab stores a text, and the others hear of it.
        fn store(&mut self, from: usize, text: Option<String>) {
            self.text = text;
            for tab in (0..self.tabs.len()).filter(|&tab| tab != from) {
                if let Some(answer) = self.tabs[tab].hear(self.text.as_deref()) {
                    self.store(tab, Some(answer));
                }
            }
        }

        fn claim(&mut self, tab: usize) {
            let text = self.tabs[tab].claim(self.text.as_deref());
            self.store(tab, Some(text));
        }

        fn take(&mut self, tab: usize) {
            let text = self.tabs[tab].take();
            self.store(tab, Some(text));
        }

        fn release(&mut self, tab: usize) {
            if self.tabs[tab].release(self.text.as_deref()) {
                self.store(tab, None);
            }
        }

        fn look(&mut self, tab: usize) {
            if let Some(text) = self.tabs[tab].look(self.text.as_deref()) {
                self.store(tab, Some(text));
            }
        }

        fn wait(&mut self) {
            for tab in 0..self.tabs.len() {
                if let Some(text) = self.tabs[tab].hear_nothing() {
                    self.store(tab, Some(text));
                }
            }
        }

        fn held(&self) -> Vec<Held> {
            self.tabs.iter().map(|tab| tab.held).collect()
        }
    }

    #[test]
    fn the_first_tab_has_it_until_another_takes_it() {
        use Held::{Asked, Elsewhere, Free, Here};
        let mut tabs = Tabs::new(2);
        tabs.claim(0);
        assert_eq!(tabs.held(), [Here, Free]);
        tabs.claim(1);
        assert_eq!(tabs.held(), [Here, Elsewhere]);
        tabs.take(1);
        assert_eq!(tabs.held(), [Elsewhere, Here]);
        tabs.take(0);
        assert_eq!(tabs.held(), [Here, Elsewhere]);
        // The game is over there, or the tab is closed or loaded again.
        tabs.release(0);
        assert_eq!(tabs.held(), [Free, Elsewhere]);
        tabs.look(1);
        assert_eq!(tabs.held(), [Free, Asked]);
        tabs.wait();
        assert_eq!(tabs.held(), [Free, Here]);
    }

    #[test]
    fn a_tab_that_was_killed_does_not_answer() {
        let mut tabs = Tabs::new(2);
        tabs.claim(0);
        tabs.tabs[0] = Claimant::new(7);
        tabs.claim(1);
        assert_eq!(tabs.held(), [Held::Free, Held::Asked]);
        tabs.wait();
        assert_eq!(tabs.held(), [Held::Free, Held::Here]);
    }

    #[test]
    fn of_several_that_wait_one_has_it() {
        let mut tabs = Tabs::new(4);
        for tab in 0..4 {
            tabs.claim(tab);
        }
        tabs.release(0);
        for tab in 1..4 {
            tabs.look(tab);
        }
        tabs.wait();
        let here = tabs
            .held()
            .iter()
            .filter(|&&held| held == Held::Here)
            .count();
        assert_eq!(here, 1, "{:?}", tabs.held());
        assert!(!tabs.held().contains(&Held::Asked));
    }

    #[test]
    fn a_text_of_something_else_is_no_claim() {
        for text in ["", "has", "has x", "had 1 1"] {
            assert_eq!(Word::read(text), None, "{text}");
        }
        let mut tab = Claimant::new(1);
        assert_eq!(tab.claim(Some("what")), "has 1 1");
        assert_eq!(tab.held, Held::Here);
    }
}
