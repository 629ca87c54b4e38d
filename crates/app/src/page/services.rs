//! The services of the page's games: its engines, library, storage, voice and sound. In the chunk of games.

use super::Page;
use crate::notice::Notice;
use gloo_timers::callback::Timeout;
use leptos::prelude::{Set, WithUntracked, untrack};
use platform::device_clock;
use platform::haptics;
use platform::library_client::LibraryClient;
use platform::storage::{self, Damaged};
use platform::tab_claim::TabClaim;
use play::{EnginePool, Library, Services, Storage};
use protocol::library::{Latest, Played, Save, Which};
use std::rc::Rc;

impl Page {
    /// Takes up the games that were saved, unless that has been done.
    pub fn start(self) {
        if self.games.services().is_some() {
            return;
        }
        let damaged = self.games.start(&Rc::new(self.new_services()));
        if let Some(Damaged { why, place, at }) = damaged.into_iter().next() {
            self.notice
                .set(Some(Notice::DamagedGame { why, place, at }));
        }
        self.home.set(!self.begins_at_game());
    }

    /// Starts an engine's worker before it is needed.
    pub fn start_engine(self) {
        if let Some(services) = self.games.services() {
            services.engines.warm_up();
        }
    }

    fn new_services(self) -> Services {
        let tablebases = self.clients.tablebases();
        Services {
            set_timer: Box::new(|after, ring| Box::new(Timeout::new(after, ring))),
            engines: EnginePool::default(),
            ask_tablebases: Box::new(move |line, then| match untrack(|| self.chunk.get()) {
                Some(chunk) => (chunk.ask_tables)(&tablebases, line, then),
                None => then(None),
            }),
            library: Some(library(self.clients.library())),
            storage: Storage {
                get: Box::new(storage::get),
                set: Box::new(storage::set),
                remove: Box::new(|key| {
                    // Left there, it is found again.
                    storage::remove(key);
                }),
                keys: Box::new(storage::keys),
                set_aside: Box::new(storage::set_aside),
                is_available: storage::is_available,
            },
            claim: Some(TabClaim::new),
            speak: Box::new(move |words| self.speak(words)),
            play_sound: Box::new(move |sound| {
                self.sound(sound);
                if self.preferences.with_untracked(|chosen| chosen.vibration) {
                    haptics::vibrate(sound);
                }
            }),
        }
    }
}

/// The library of this device.
fn library(client: LibraryClient) -> Library {
    let [latest, get] = [client.clone(), client.clone()];
    Library {
        save: Box::new(move |save, then| client.ask(save, then)),
        latest: Box::new(move |known: Option<Save>, then| {
            let known = known.map(|save| save.game);
            latest.ask(Latest { known }, |game| then(game.ok().flatten()));
        }),
        get: Box::new(move |key, then| {
            let which = Which::Keys(vec![key.clone()]);
            get.ask(Played { which }, move |games| {
                then(games.ok().and_then(|mut games| games.remove(&key)));
            });
        }),
        day: device_clock::day,
    }
}
