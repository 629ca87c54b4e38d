//! State that all tables of a page share: the open screen, preferences, the language, the voice.

use crate::place::Place;
use crate::registry::Screen;
use crate::storage;
use crate::voice::Voice;
use i18n::Words;
use leptos::prelude::*;
use platform::preferences::Preferences;
use screens::subject::Subject;
use table::game_settings::GameSettings;

/// The state of a page that is no table's own. A handle.
#[derive(Clone, Copy)]
pub struct PageState {
    /// The open screen.
    pub screen: RwSignal<Option<Screen>>,
    /// The page that is open, below a dialog as well; none while Play is.
    pub page: Memo<Option<Screen>>,
    /// The place that the open one was opened from: what Back leads to, as the history knows.
    pub opened_from: StoredValue<Option<Place>>,
    /// True while the page returns to a place, instead of opening it: the history goes back, if it lies beneath.
    pub returns: StoredValue<bool>,
    /// A game at the end of the link by which the page was opened, until it has been dealt with.
    pub link: RwSignal<Option<String>>,
    /// The position or game that the analysis board is to show.
    pub subject: RwSignal<Subject>,
    /// True until a game has been begun here, or its settings chosen.
    pub first_visit: RwSignal<bool>,
    /// Settings of the next game.
    pub game_settings: RwSignal<GameSettings>,
    /// The player's preferences.
    pub preferences: RwSignal<Preferences>,
    /// The language.
    pub words: Words,
    /// Speech output and recognition.
    pub voice: Voice,
}

impl PageState {
    /// A page on which no screen is open.
    pub fn new(preferences: Preferences, words: Words, game_settings: GameSettings) -> PageState {
        let screen = RwSignal::new(None::<Screen>);
        let page = Memo::new(move |before: Option<&Option<Screen>>| match screen.get() {
            Some(dialog) if !dialog.is_page() => before.copied().flatten(),
            page => page,
        });
        PageState {
            screen,
            page,
            opened_from: StoredValue::new(None),
            returns: StoredValue::new(false),
            link: RwSignal::new(None),
            subject: RwSignal::new(Subject::default()),
            first_visit: RwSignal::new(!storage::has_game_settings()),
            game_settings: RwSignal::new(game_settings),
            preferences: RwSignal::new(preferences),
            words,
            voice: Voice::new(),
        }
    }
}
