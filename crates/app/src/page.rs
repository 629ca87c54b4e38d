//! The page: what it shows and remembers, apart from the games in play on it.

mod chunk;
mod game_context;
mod navigation;
mod new_games;
mod services;

pub use chunk::{Chunk, GameChunk, LazyChunk, OpenScreen, TablesAnswer};
pub use game_context::GameContext;
pub use new_games::FirstMove;

use new_games::random_color;

use crate::focus::TableFocus;
use crate::notice::Notice;
use crate::storage;
use crate::voice::Voice;
use chess::{Color, Position};
use i18n::Words;
use leptos::prelude::*;
use platform::clients::Clients;
use platform::device_clock;
use platform::preferences::Preferences;
use platform::sound::{Sound, Speaker};
use play::{Games, LiveGame, Readings};
use screens::registry::{Place, Screen};
use screens::subject::Subject;
use screens::{ClubNightDesk, Told};
use table::Now;
use table::colour_draw::ColourDraw;
use table::game_settings::GameSettings;

/// The readings of the device's clocks.
pub fn now() -> Now {
    let (monotonic, wall) = device_clock::both();
    Now { monotonic, wall }
}

/// The page. A handle: copies are the same page.
#[derive(Clone, Copy)]
pub struct Page {
    /// The games in play.
    pub games: Games,
    /// The open screen.
    pub screen: RwSignal<Option<Screen>>,
    /// The page that is open, below a dialog as well; none while Play is.
    pub below: Memo<Option<Screen>>,
    /// Titles of the entries that the open screens show (`widgets::frame::Frame::entry`).
    pub entries: RwSignal<Vec<(Screen, String)>>,
    /// Query of a place: the part of its address after a `?`. Each screen reads its own.
    pub query: RwSignal<(Place, String)>,
    /// True if Play shows its home, though there may be a game at the table.
    pub home: RwSignal<bool>,
    /// The place that the open one was opened from: what Back leads to, as the history knows.
    pub opened_from: StoredValue<Option<Place>>,
    /// True while the page returns to a place, instead of opening it: the history goes back, if it lies beneath.
    pub returns: StoredValue<bool>,
    /// A game at the end of the link by which the page was opened, until it has been dealt with.
    pub link: RwSignal<Option<String>>,
    /// The position or game that the analysis board is to show.
    pub subject: RwSignal<Subject>,
    /// Notice to the player that is no game's.
    pub notice: RwSignal<Option<Notice>>,
    /// True until a game has been begun here, or its settings chosen.
    pub first_visit: RwSignal<bool>,
    /// Settings of the next game.
    pub game_settings: RwSignal<GameSettings>,
    /// The position that the next game begins at, if it was set up.
    pub set_up: RwSignal<Option<Position>>,
    /// Key of the last game that was begun here, with the colour of its first player.
    pub first_player: StoredValue<Option<(String, Color)>>,
    /// The draw of colours for the next game, where it is made in sight.
    pub colour_draw: RwSignal<ColourDraw>,
    /// The player's preferences.
    pub preferences: RwSignal<Preferences>,
    /// The language.
    pub words: Words,
    /// Speech output and recognition.
    pub voice: Voice,
    speaker: StoredValue<Speaker, LocalStorage>,
    /// The workers that keep things.
    pub clients: Clients,
    /// The chunks of the page's wasm.
    pub chunk: LazyChunk,
    /// The keyboard focus in the page's root.
    pub focus: TableFocus,
    /// The answer to the last command.
    pub answered: RwSignal<Told>,
    /// The desk of the club night, once its screen has been opened.
    pub club_night: StoredValue<Option<ClubNightDesk>>,
    owner: StoredValue<Owner>,
}

impl Page {
    /// A page on which no screen is open, with a table at which no game has begun.
    pub fn new(
        preferences: Preferences,
        words: Words,
        game_settings: GameSettings,
        chunk: LazyChunk,
    ) -> Page {
        let screen = RwSignal::new(None::<Screen>);
        let below = Memo::new(move |before: Option<&Option<Screen>>| match screen.get() {
            Some(dialog) if !dialog.is_page() => before.copied().flatten(),
            page => page,
        });
        let preferences = RwSignal::new(preferences);
        let readings = Readings {
            now,
            words,
            preferences,
        };
        let page = Page {
            games: Games::new(readings, "sessa"),
            screen,
            below,
            entries: RwSignal::new(Vec::new()),
            query: RwSignal::new((Place::Play, String::new())),
            home: RwSignal::new(true),
            opened_from: StoredValue::new(None),
            returns: StoredValue::new(false),
            link: RwSignal::new(None),
            subject: RwSignal::new(Subject::default()),
            notice: RwSignal::new(None),
            first_visit: RwSignal::new(!storage::has_game_settings()),
            game_settings: RwSignal::new(game_settings),
            set_up: RwSignal::new(None),
            first_player: StoredValue::new(None),
            colour_draw: RwSignal::new(ColourDraw::new(random_color())),
            preferences,
            words,
            voice: Voice::new(),
            speaker: StoredValue::new_local(Speaker::default()),
            clients: expect_context(),
            chunk,
            focus: TableFocus::new(),
            answered: RwSignal::new(Told::default()),
            club_night: StoredValue::new(None),
            owner: StoredValue::new(Owner::current().expect("the page is being mounted")),
        };
        // Otherwise the page takes them up when the chunk is there.
        if let Some(game) = untrack(|| chunk.game()) {
            (game.start)(page);
        }
        page.follow_the_game();
        page
    }

    /// Makes what lives as long as the page, though a screen has asked for it.
    pub fn own<T>(self, make: impl FnOnce() -> T) -> T {
        self.owner.get_value().with(|| untrack(make))
    }

    /// What games in play read of the page.
    pub fn readings(self) -> Readings {
        Readings {
            now,
            words: self.words,
            preferences: self.preferences,
        }
    }

    /// The game that is shown, or that Play's home offers to go on with.
    pub fn live(self) -> LiveGame {
        self.games.shown()
    }

    /// The shown game with its place on the page.
    pub fn table(self) -> GameContext {
        GameContext {
            page: self,
            live: self.live(),
            focus: self.focus,
            answered: self.answered,
            number: 0,
        }
    }

    /// Changes the player's preferences, and saves them.
    pub fn prefer(self, change: impl FnOnce(&mut Preferences)) {
        self.preferences.update(change);
        self.preferences.with_untracked(storage::save_preferences);
    }

    /// Says a text aloud, if the page speaks.
    pub fn speak(self, words: &str) {
        if self.preferences.with_untracked(|chosen| chosen.speak) {
            self.say(words);
        }
    }

    /// Says a text aloud, as the player has asked for it.
    pub fn say(self, words: &str) {
        let volume = self.preferences.with_untracked(|chosen| chosen.volume);
        let language = self.words.once().language();
        self.voice.speak(words, language, volume);
    }

    /// True if a text that is asked for can be heard: sound is on, and the device has a voice for the language.
    pub fn can_say(self) -> bool {
        let is_on = (self.preferences).with(|chosen| chosen.sound && chosen.volume > 0);
        is_on && self.voice.has_voice(self.words.now().language())
    }

    /// Plays a sound, if sound is on.
    pub fn sound(self, sound: Sound) {
        let preferences = self.preferences.get_untracked();
        if preferences.sound {
            let volume = f32::from(preferences.volume) / 100.0;
            self.speaker
                .with_value(|speaker| speaker.play(sound, volume));
        }
    }

    /// Lets sound begin; browsers want a gesture for it.
    pub fn unlock_sound(self) {
        if self.preferences.with_untracked(|chosen| chosen.sound) {
            self.speaker.with_value(Speaker::unlock);
        }
    }
}
