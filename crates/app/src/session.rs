//! Session: the page's table; it carries out the effects of what is done there, and shows its state.

mod announce;
mod chunk;
mod effects;
mod elsewhere;
mod exact;
mod hint_text;
mod library;
mod match_text;
mod open;
mod view_state;

pub use announce::Announcement;
pub use chunk::{Chunk, FetchEntries, GameChunk, LazyChunk, OpenScreen, TablesAnswer};
pub use effects::{claim_name, sound_of};
pub use exact::Exact;
pub use hint_text::{hint_text, shown_hint};
pub use match_text::match_text;
pub use table::{Choice, HintStep, Question, in_play};

use crate::focus::{self, TableFocus};
use crate::notice::Notice;
use crate::page_state::PageState;
use crate::place::Place;
use crate::registry::Screen;
use crate::storage::{self, TableId};
use crate::voice::Voice;
use chess::{Brush, Color, Drawing, Move, Position};
use game::{Config, Event, Game, Millis, Player, Refusal, Timestamp};
use gloo_timers::callback::Timeout;
use i18n::Words;
use leptos::prelude::*;
use platform::backend::Backend;
use platform::clients::Clients;
use platform::device_clock;
use platform::preferences::Preferences;
use platform::sound::Speaker;
use platform::storage::Damaged;
use platform::tab_claim::TabClaim;
use platform::tablebase_client::TablebaseClient;
use screens::Reply;
use screens::subject::Subject;
use std::collections::{BTreeMap, VecDeque};
use std::mem;
use table::game_settings::{GameSettings, Opponent, Side};
use table::{Alarm, Effect, Explanation, Hint, Intent, Now, Premove, Table};

/// The readings of the device's clocks.
pub fn now() -> Now {
    let (monotonic, wall) = device_clock::both();
    Now { monotonic, wall }
}

/// A colour by lot.
fn lot() -> Color {
    if js_sys::Math::random() < 0.5 {
        Color::White
    } else {
        Color::Black
    }
}

/// A table on the page. A handle: copies are the same session. The state of the game is the [`Table`]'s; what is here of
/// it is read from there, each part by itself, so that a view is redrawn only for what it shows.
#[derive(Clone, Copy)]
pub struct Session {
    /// The table. It is changed by [`Session::act`] alone.
    pub table: RwSignal<Table>,
    /// The game; before Play one that has not begun.
    pub game: Memo<Game>,
    /// The half-move whose position is shown; the last one unless somebody steps through the game.
    pub shown: Memo<usize>,
    /// The side at the bottom of the board.
    pub bottom: Memo<Color>,
    /// True while the robot thinks, or seems to.
    pub thinking: Memo<bool>,
    /// True once the result is shown: when the last move has come to rest on the board.
    pub end_shown: Memo<bool>,
    /// The hint that the player has asked for in this position.
    pub hint: Memo<Option<Hint>>,
    /// The idea of that hint in words, once it has been told.
    pub idea: RwSignal<Option<String>>,
    /// True while the engine looks for a hint.
    pub seeks_hint: Memo<bool>,
    /// True if the player can ask why the last move was bad,
    pub may_explain: Memo<bool>,
    /// and while the engine looks for the reason.
    pub seeks_explanation: Memo<bool>,
    /// The last bad move of which the player has asked why.
    pub explained: RwSignal<Option<Explanation>>,
    /// The open question, asked before an action is carried out.
    pub question: Memo<Option<Question>>,
    /// True once a question that is asked on its own button can be answered there: not by a double click.
    pub armed: Memo<bool>,
    /// Queue of premoves, in order.
    pub premoves: Memo<Vec<Premove>>,
    /// A move that waits for confirmation.
    pub pending: Memo<Option<Move>>,
    /// True while pieces are only adjusted on their squares (FIDE 4.2), so that touching one does not bind.
    pub adjusting: Memo<bool>,
    /// Length of the device's sleep in milliseconds, while the question whether it counts is open.
    pub slept: Memo<Option<Millis>>,
    /// The open screen.
    pub screen: RwSignal<Option<Screen>>,
    /// Titles of the entries that the open screens show (`widgets::frame::Frame::entry`).
    pub entries: RwSignal<Vec<(Screen, String)>>,
    /// Query of a place: the part of its address after a `?`. Each screen reads its own.
    pub query: RwSignal<(Place, String)>,
    /// The page that is open, below a dialog as well; none while Play is.
    pub page: Memo<Option<Screen>>,
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
    /// Notice to the player.
    pub notice: RwSignal<Option<Notice>>,
    /// Announcements for the screen reader, newest last. Several can come in one moment.
    pub announced: RwSignal<Vec<Announcement>>,
    /// The answer to the last command.
    pub answered: RwSignal<Reply>,
    /// Arrows and circles on the board.
    pub drawings: RwSignal<Vec<Drawing>>,
    /// The brush in use; `None` unless pointers draw.
    pub pencil: RwSignal<Option<Brush>>,
    /// True until a game has been begun here, or its settings chosen.
    pub first_visit: RwSignal<bool>,
    /// Settings of the next game.
    pub game_settings: RwSignal<GameSettings>,
    /// The position that the next game begins at, if it was set up.
    pub set_up: RwSignal<Option<Position>>,
    /// The player's preferences.
    pub preferences: RwSignal<Preferences>,
    /// The language.
    pub words: Words,
    /// Speech output and recognition.
    pub voice: Voice,
    /// The chunks of the page's wasm.
    pub chunk: LazyChunk,
    /// The keyboard focus in the element in which it is shown.
    pub focus: TableFocus,
    /// The claim of this tab to the game.
    claim: TabClaim,
    id: TableId,
    clients: Clients,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    /// The engine in its worker, once something has been asked of it.
    backend: Option<Backend>,
    /// The tables of endings, once something has been asked of them.
    tablebases: Option<TablebaseClient>,
    speaker: Speaker,
    /// The number of what the engine, or the tables of endings, were asked last, until nobody waits for it.
    asked: Option<u32>,
    /// The timers of the alarms that are set.
    alarms: BTreeMap<Alarm, Timeout>,
    /// Effects that are still to be carried out, in order.
    effects: VecDeque<Effect>,
    /// True while effects are carried out.
    carries_out: bool,
    /// Drawings on positions that are not shown now, by half-move.
    put_aside: BTreeMap<usize, Vec<Drawing>>,
    told_unsaved: bool,
    /// True if the last event reached the storage.
    saved_here: bool,
    /// True once the saved game has been taken up.
    taken_up: bool,
    keeper: library::Keeper,
}

impl Session {
    /// The session of a table, with the game that was saved for it if the chunk of games is there.
    pub fn open(id: TableId, page: PageState, chunk: LazyChunk) -> Session {
        let PageState {
            screen,
            page,
            opened_from,
            returns,
            link,
            subject,
            first_visit,
            game_settings,
            preferences,
            words,
            voice,
        } = page;
        let chosen = preferences.with_untracked(table_preferences);
        let fresh = Game::new(Config::default());
        let table = RwSignal::new(Table::new(fresh, chosen, None, now()));
        let inner = Inner {
            backend: None,
            tablebases: None,
            asked: None,
            speaker: Speaker::default(),
            alarms: BTreeMap::new(),
            effects: VecDeque::new(),
            carries_out: false,
            put_aside: BTreeMap::new(),
            told_unsaved: false,
            saved_here: true,
            taken_up: false,
            keeper: library::Keeper::default(),
        };
        let session = Session {
            game: part(table, |table| table.game().clone()),
            shown: part(table, Table::shown),
            bottom: part(table, Table::bottom),
            thinking: part(table, Table::thinking),
            end_shown: part(table, Table::result_shown),
            hint: part(table, |table| table.hint().cloned()),
            idea: RwSignal::new(None),
            seeks_hint: part(table, Table::seeks_hint),
            may_explain: part(table, Table::may_explain),
            seeks_explanation: part(table, Table::seeks_explanation),
            explained: RwSignal::new(None),
            question: part(table, Table::question),
            armed: part(table, Table::armed),
            premoves: part(table, |table| table.premoves().to_vec()),
            pending: part(table, Table::pending),
            adjusting: part(table, Table::adjusting),
            slept: part(table, Table::slept),
            table,
            screen,
            entries: RwSignal::new(Vec::new()),
            query: RwSignal::new((Place::Play, String::new())),
            page,
            home: RwSignal::new(true),
            opened_from,
            returns,
            link,
            subject,
            notice: RwSignal::new(None),
            announced: RwSignal::new(Vec::new()),
            answered: RwSignal::new(Reply::default()),
            drawings: RwSignal::new(Vec::new()),
            pencil: RwSignal::new(None),
            first_visit,
            game_settings,
            set_up: RwSignal::new(None),
            preferences,
            words,
            voice,
            chunk,
            focus: TableFocus::new(),
            claim: TabClaim::new(),
            id,
            clients: expect_context(),
            inner: StoredValue::new_local(inner),
        };
        // Otherwise the page takes it up when the chunk is there.
        if let Some(game) = untrack(|| chunk.game()) {
            (game.take_up)(session);
        }
        session.follow_the_game();
        session.follow_claim();
        session.follow_preferences();
        session.keep_drawings();
        session
    }

    /// Takes up the game that was saved for the table, unless that has been done; in the chunk of games.
    pub fn take_up(self) {
        let taken = |inner: &mut Inner| mem::replace(&mut inner.taken_up, true);
        if self.inner.try_update_value(taken) == Some(false) {
            self.load();
            self.home.set(!self.begins_at_game());
        }
    }

    /// Takes up the game that another tab has had until now.
    pub fn take_up_again(self) {
        self.rest();
        self.load();
    }

    /// Takes up the game as it is saved.
    fn load(self) {
        let game = storage::load_game(self.id).unwrap_or_else(|Damaged { why, place, at }| {
            self.notice
                .set(Some(Notice::DamagedGame { why, place, at }));
            None
        });
        let game = game.unwrap_or_else(|| Game::new(Config::default()));
        let score = storage::load_match(self.id);
        let chosen = self.preferences.with_untracked(table_preferences);
        self.table.set(Table::new(game, chosen, score, now()));
        self.claim_game();
        // What another tab has is only looked at.
        if !untrack(|| self.claim.is_ours()) {
            return;
        }
        // The last game that the library knows is that of the page's own table.
        if self.id == TableId::MAIN {
            self.recall();
        }
        self.act(Intent::TakeUp);
    }

    /// Begins a game with the chosen settings.
    pub fn play(self) {
        self.with_game(move |game| (game.play)(self));
    }

    /// The same, in the chunk of games.
    pub fn begin_chosen(self) {
        if !self.make_room() {
            return;
        }
        let terms = self.game_settings.get_untracked();
        let side = terms.side_in_force().decide(lot());
        storage::save_game_settings(&terms);
        self.first_visit.set(false);
        self.act(Intent::NewOpponent);
        let start = self.set_up.try_update(Option::take).flatten();
        self.begin(&terms, side, start.unwrap_or_default());
    }

    /// Begins a rematch with the same settings. Where the colours were drawn by lot they alternate, as in a match; a
    /// colour that was chosen stays.
    pub fn play_again(self) {
        let terms = self.game_settings.get_untracked();
        let last = self.table.with_untracked(Table::person);
        let side = if terms.side == Side::Random {
            !last
        } else {
            terms.side.decide(lot())
        };
        let start = self.start();
        self.begin(&terms, side, start);
    }

    /// Begins a rematch with the colours swapped, from now on.
    pub fn swap_sides(self) {
        let person = !self.table.with_untracked(Table::person);
        self.game_settings.update(|terms| {
            terms.side = match person {
                Color::White => Side::White,
                Color::Black => Side::Black,
            };
        });
        self.game_settings
            .with_untracked(storage::save_game_settings);
        self.begin(&self.game_settings.get_untracked(), person, self.start());
    }

    /// Asks for the terms of a game that begins at a position of the analysis board, where the player has the move unless
    /// another side is chosen.
    pub fn offer_game_from(self, start: Position) {
        let side = match start.turn() {
            Color::White => Side::White,
            Color::Black => Side::Black,
        };
        self.game_settings.update(|terms| terms.side = side);
        self.set_up.set(Some(start));
        self.go(Place::Play);
        focus::to_heading();
    }

    /// Begins a game from a position of a puzzle or an opening, with the chosen settings; the person has the move. A game
    /// in play is put aside.
    pub fn play_from(self, start: Position) {
        if !self.make_room() {
            return;
        }
        let terms = self.game_settings.get_untracked();
        self.act(Intent::NewOpponent);
        let person = start.turn();
        self.begin(&terms, person, start);
    }

    /// The start position of the current game.
    fn start(self) -> Position {
        self.game.with_untracked(|game| game.config().start.clone())
    }

    fn begin(self, terms: &GameSettings, person: Color, start: Position) {
        let mut players = [Player::Person; 2];
        if terms.opponent == Opponent::Robot {
            players[(!person).index()] = terms.robot();
        }
        let config = Config {
            start,
            strictness: terms.strictness_in_force(),
            rules: terms.rules_in_force(),
            names: terms.names_by_color(person),
            time: terms.time_in_force(),
            players,
            began: device_clock::date() as Millis,
            seed: (js_sys::Math::random() * f64::from(u32::MAX)) as u32,
        };
        self.act(Intent::Begin {
            config: Box::new(config),
            first: person,
        });
        self.home.set(false);
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.focus.to_board();
    }

    /// Applies an event to the game.
    pub fn send(self, event: Event) -> Result<(), Refusal> {
        self.attempt(Intent::Event(event))
    }

    /// The game's time now.
    pub fn now(self) -> Timestamp {
        self.table.with_untracked(|table| table.time(now()))
    }

    /// The name, unlike that of any other table's, of an element that others refer to.
    pub fn element_id(self, name: &str) -> String {
        self.id.element_id(name)
    }

    /// The engine in its worker.
    fn backend(self) -> Backend {
        self.inner
            .try_update_value(|inner| inner.backend.get_or_insert_default().clone())
            .unwrap_or_default()
    }

    /// The tables of endings in their worker.
    fn tablebases(self) -> TablebaseClient {
        self.inner
            .try_update_value(|inner| {
                let tablebases = &mut inner.tablebases;
                tablebases
                    .get_or_insert_with(|| self.clients.tablebases())
                    .clone()
            })
            .expect("the page keeps its tables")
    }

    /// Starts the engine's worker before it is needed; in the chunk of games.
    pub fn start_engine(self) {
        self.backend().warm_up();
    }
}

/// A part of a table's state.
fn part<T: Clone + PartialEq + Send + Sync + 'static>(
    table: RwSignal<Table>,
    of: impl Fn(&Table) -> T + Send + Sync + 'static,
) -> Memo<T> {
    Memo::new(move |_| table.with(&of))
}

/// The preferences that decide how a table works.
fn table_preferences(preferences: &Preferences) -> table::Preferences {
    table::Preferences {
        confirm: preferences.confirm,
        premoves: preferences.premoves,
        auto_queen: preferences.auto_queen,
    }
}
