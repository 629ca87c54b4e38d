//! The chunks of the page's wasm, fetched when the page is idle or when something in it is wanted, whichever is first.

use super::GameContext;
use super::Page;
use super::new_games::FirstMove;
use crate::notice::Notice;
use board::Highlights;
use chess::{Color, Destinations, Position, Square};
use i18n::Lexicon;
use leptos::prelude::*;
use leptos::task::spawn_local;
use narration::command::Command;
use platform::tablebase_client::TablebaseClient;
use play::{Exact, Games, LiveGame, Then};
use protocol::Line;
use screens::registry::Screen;
use std::collections::BTreeMap;
use std::pin::Pin;
use table::game_settings::GameSettings;
use table::{Explanation, Hint, Intent, Table};

/// Opens a screen of a chunk, unless it is open or no longer wanted.
pub type OpenScreen = fn(Page, Screen, &Owner);

/// Hears the answer of the tables of endings, or that they have none.
pub type TablesAnswer = Then<Option<Exact>>;

/// The functions of the chunk of games, which is fetched as soon as the page is ready; where a game or its settings are saved, before that.
/// The rest of the page calls them by this table only: a function that it named itself would be in the first load.
#[derive(Clone, Copy)]
pub struct GameChunk {
    /// Takes up the games that were saved, unless that has been done.
    pub start: fn(Page),
    /// Carries out an intent; if it is refused, the reason is told.
    pub act: fn(LiveGame, Intent),
    /// Has all games hear what happens to the page.
    pub tell_all: fn(Games, &Intent),
    /// Tells all games what the player prefers.
    pub prefer: fn(Games),
    /// Begins a game with the chosen settings; by a first move made on the board of Play's home, if there is one.
    pub play: fn(Page, Option<FirstMove>),
    /// Begins another game with the terms of the last one.
    pub again: fn(Page),
    /// Opens what a link holds, which is the hash of an address.
    pub open_link: fn(Page, &str),
    /// Opens the game of a key, as it stands or as the library keeps it.
    pub open_game: fn(Page, String),
    /// Starts an engine's worker before it is needed.
    pub warm_up: fn(Page),
    /// Loads the settings of the next game, or those of a beginner.
    pub load_settings: fn() -> GameSettings,
    /// The position that the next game begins at, where the player has a side.
    pub first_position: fn(&GameSettings, Color) -> Position,
    /// Destinations of the pieces in the position that the next game begins at.
    pub first_destinations: fn(&Position) -> BTreeMap<Square, Destinations>,
    /// Destinations of the pieces that may be moved.
    pub destinations: fn(&Table) -> BTreeMap<Square, Destinations>,
    /// Marked squares of the board.
    pub highlights: fn(&Table) -> Highlights,
    /// Arrow of the hint.
    pub advice: fn(&Table) -> Vec<(Square, Square)>,
    /// The panel of a game: its status or result, the record, the buttons.
    pub panel: fn(GameContext) -> AnyView,
    /// A notice of the table, with its law.
    pub notice: fn(GameContext, &table::Notice) -> AnyView,
    /// Clock of a side.
    pub clock: fn(GameContext, Memo<Color>) -> AnyView,
    /// Cards on Play's home: the games that were left, the puzzle of the day.
    pub home_cards: fn(Page) -> AnyView,
    /// Fields of the form of a new game.
    pub form: fn(Page) -> AnyView,
    /// Settings out of the ordinary, in the form of a new game.
    pub form_notes: fn(Page) -> AnyView,
    /// List on Play's home of what else can be done there; it may open the form.
    pub home_list: fn(Page, Callback<()>) -> AnyView,
    /// The position that the next game begins at.
    pub set_up: fn(Page, &Position) -> AnyView,
    /// The game in a line.
    pub title: fn(Page, &Lexicon) -> String,
}

/// The functions of the chunk of the dialogs over a game. They are called by this table only, as above.
#[derive(Clone, Copy)]
pub struct Chunk {
    /// The text field for moves and commands.
    pub entry: fn(GameContext) -> AnyView,
    /// Carries out a command, and announces the answer.
    pub perform: fn(GameContext, Command),
    /// Listens for spoken moves from now on, while the player wants it.
    pub listen: fn(Page),
    /// Asks the tables of endings about the last position of a line.
    pub ask_tables: fn(&TablebaseClient, &Line, TablesAnswer),
    /// Tells why a move was bad. The screens, whose words it takes, are those of the page of this owner.
    pub explain: fn(Page, LiveGame, &Owner, &Explanation),
    /// Tells the idea of a hint; as above.
    pub tell_idea: fn(Page, LiveGame, &Owner, &Hint),
}

/// A fetch on its way.
type Fetched<T> = Pin<Box<dyn Future<Output = Result<T, String>>>>;

/// The chunks of a page, for all tables on it. A handle.
#[derive(Clone, Copy)]
pub struct LazyChunk {
    fetch_game: fn() -> Fetched<GameChunk>,
    game: RwSignal<Option<GameChunk>>,
    fetch: fn() -> Fetched<Chunk>,
    fetch_screen: fn(Screen) -> Fetched<OpenScreen>,
    fetched: RwSignal<Option<Chunk>>,
}

impl LazyChunk {
    /// Chunks that are fetched by these functions, once they are wanted: that of games, that of the dialogs over a game, and
    /// that of a screen.
    pub fn new(
        fetch_game: fn() -> Fetched<GameChunk>,
        fetch: fn() -> Fetched<Chunk>,
        fetch_screen: fn(Screen) -> Fetched<OpenScreen>,
    ) -> LazyChunk {
        LazyChunk {
            fetch_game,
            game: RwSignal::new(None),
            fetch,
            fetch_screen,
            fetched: RwSignal::new(None),
        }
    }

    /// The chunk of games, if it has been fetched. A view that asks is updated when it has been.
    pub fn game(self) -> Option<GameChunk> {
        self.game.get()
    }

    /// The chunk of games, fetched unless it is there.
    ///
    /// # Errors
    /// The reason why it cannot be had. It can be tried again.
    pub async fn fetch_game(self) -> Result<GameChunk, String> {
        let game = (self.fetch_game)().await?;
        if self.game.get_untracked().is_none() {
            self.game.set(Some(game));
        }
        Ok(game)
    }

    /// The chunk of the dialogs over a game, if it has been fetched. A view that asks is updated when it has been.
    pub fn get(self) -> Option<Chunk> {
        self.fetched.get()
    }

    /// The chunk of the dialogs over a game, fetched unless it is there.
    ///
    /// # Errors
    /// The reason why it cannot be had. It can be tried again.
    pub async fn fetch(self) -> Result<Chunk, String> {
        let chunk = (self.fetch)().await?;
        if self.fetched.get_untracked().is_none() {
            self.fetched.set(Some(chunk));
        }
        Ok(chunk)
    }

    /// The function that opens a screen, from its chunk, fetched unless it is there.
    ///
    /// # Errors
    /// The reason why it cannot be had. It can be tried again.
    pub async fn open_screen(self, screen: Screen) -> Result<OpenScreen, String> {
        (self.fetch_screen)(screen).await
    }
}

impl Page {
    /// Calls a function of the chunk of games: at once if the chunk is there, else when it has been fetched and the saved game has been
    /// taken up. If it cannot be had, that is told.
    pub fn with_game(self, call: impl FnOnce(GameChunk) + 'static) {
        if let Some(game) = untrack(|| self.chunk.game()) {
            return call(game);
        }
        spawn_local(async move {
            let fetched = self.chunk.fetch_game().await;
            if let Some(game) = self.there(fetched) {
                (game.start)(self);
                call(game);
            }
        });
    }

    /// Calls a function of the chunk of the dialogs: at once if the chunk is there, else when it has been fetched. If it cannot be had, that is told.
    pub fn with_chunk(self, call: impl FnOnce(Chunk) + 'static) {
        if let Some(chunk) = untrack(|| self.chunk.get()) {
            return call(chunk);
        }
        spawn_local(async move {
            let fetched = self.chunk.fetch().await;
            if let Some(chunk) = self.there(fetched) {
                call(chunk);
            }
        });
    }

    /// The fetched chunk; a failure is told in a notice.
    fn there<T>(self, fetched: Result<T, String>) -> Option<T> {
        match fetched {
            Ok(chunk) => {
                self.notice.update(|notice| {
                    notice.take_if(|told| matches!(told, Notice::ScreenFailed(_)));
                });
                Some(chunk)
            }
            Err(why) => {
                self.notice.set(Some(Notice::ScreenFailed(why)));
                None
            }
        }
    }
}
