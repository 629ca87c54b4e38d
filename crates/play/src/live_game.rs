//! Live game: a handle on one game in play, with the signals that views of it show.

mod announce;
mod effects;
mod keeping;
mod tab_claim;

pub use announce::{Announcement, asks_take_back, claim_name};
pub use effects::sound_of;

use crate::notice::Notice;
use crate::services::{GameId, Readings, Services, Timer};
use chess::{Brush, Color, Drawing, Move, Position};
use game::{Config, Event, Game, Millis, Refusal, Strictness, Timestamp};
use leptos::prelude::*;
use platform::preferences::{BoardTurning, Preferences};
use platform::tab_claim::TabClaim;
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;
use std::sync::Arc;
use table::{
    Alarm, Choice, Effect, Explanation, Focus, Hint, Intent, Match, Premove, Question, Table,
    in_play,
};

/// A game in play. A handle: copies are the same game. Its state is the [`Table`]'s; what is here of it is read from
/// there, each part by itself, so that a view is redrawn only for what it shows.
#[derive(Clone, Copy)]
pub struct LiveGame {
    /// The table. It is changed by [`LiveGame::act`] and [`LiveGame::apply`] alone.
    pub table: RwSignal<Table>,
    /// The game; before Play one that has not begun.
    pub game: Memo<Arc<Game>>,
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
    /// Notice to the player.
    pub notice: RwSignal<Option<Notice>>,
    /// Announcements for the screen reader, newest last. Several can come in one moment.
    pub announced: RwSignal<Vec<Announcement>>,
    /// The record that is to be sent to the player elsewhere: it is that player's move, or the game is over.
    pub handed_over: RwSignal<Option<Arc<Game>>>,
    /// Arrows and circles on the board.
    pub drawings: RwSignal<Vec<Drawing>>,
    /// The brush in use; `None` unless pointers draw.
    pub pencil: RwSignal<Option<Brush>>,
    /// True while the game is seen and heard; one that is not says nothing.
    pub is_shown: RwSignal<bool>,
    /// The number of the game among those of its page, unlike that of any other.
    pub number: u32,
    pub(crate) readings: Readings,
    pub(crate) claim: RwSignal<Option<TabClaim>>,
    pub(crate) inner: StoredValue<Inner, LocalStorage>,
}

/// The part of a game in play that no view shows.
pub(crate) struct Inner {
    pub(crate) services: Option<Rc<Services>>,
    /// The number of what the engine, or the tables of endings, were asked last, until nobody waits for it.
    pub(crate) asked: Option<u32>,
    /// The timers of the alarms that are set.
    pub(crate) alarms: BTreeMap<Alarm, Timer>,
    /// Effects that are still to be carried out, in order.
    pub(crate) effects: VecDeque<Effect>,
    /// True while effects are carried out.
    pub(crate) performs: bool,
    /// Intents that wait until it is known whether another tab has the game.
    pub(crate) postponed: Vec<Intent>,
    /// Drawings on positions that are not shown now, by half-move.
    pub(crate) put_aside: BTreeMap<usize, Vec<Drawing>>,
    /// Moves the keyboard focus, where the game is shown.
    pub(crate) move_focus: Option<Callback<Focus>>,
    pub(crate) keeping: keeping::Keeping,
}

impl PartialEq for LiveGame {
    fn eq(&self, other: &LiveGame) -> bool {
        self.number == other.number
    }
}

impl LiveGame {
    /// A table at which no game has begun, with a number of its own. It can be looked at; what is done there needs
    /// [`LiveGame::serve`] first.
    pub(crate) fn new(number: u32, readings: Readings) -> LiveGame {
        let table = Table::new(
            Game::new(Config::default()),
            readings.preferences.with_untracked(table_preferences),
            None,
            (readings.now)(),
        );
        let table = RwSignal::new(table);
        LiveGame {
            game: Memo::new_with_compare(
                move |_| table.with(|table| Arc::clone(table.shared_game())),
                |before, now| match (before, now) {
                    (Some(before), Some(now)) => !Arc::ptr_eq(before, now),
                    _ => true,
                },
            ),
            shown: part(table, Table::shown),
            bottom: Memo::new(move |_| bottom(table, readings.preferences)),
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
            notice: RwSignal::new(None),
            announced: RwSignal::new(Vec::new()),
            handed_over: RwSignal::new(None),
            drawings: RwSignal::new(Vec::new()),
            pencil: RwSignal::new(None),
            is_shown: RwSignal::new(false),
            number,
            readings,
            claim: RwSignal::new(None),
            inner: StoredValue::new_local(Inner {
                services: None,
                asked: None,
                alarms: BTreeMap::new(),
                effects: VecDeque::new(),
                performs: false,
                postponed: Vec::new(),
                put_aside: BTreeMap::new(),
                move_focus: None,
                keeping: keeping::Keeping::default(),
            }),
        }
    }

    /// A table by itself, not among those of a page, with a number of its own.
    pub fn alone(number: u32, readings: Readings, services: Rc<Services>) -> LiveGame {
        let live = LiveGame::new(number, readings);
        live.serve(services);
        live
    }

    /// Gives the game its services. Other tabs are told of it from now on; the engine stops with its owner.
    pub(crate) fn serve(self, services: Rc<Services>) {
        let claim = services.claim.map(|claim| claim());
        let (engines, id) = (services.engines.clone(), self.id());
        let engines = StoredValue::new_local(engines);
        on_cleanup(move || {
            engines.try_with_value(|engines| engines.stop(&id));
        });
        self.inner
            .update_value(|inner| inner.services = Some(services));
        if let Some(claim) = claim {
            self.follow_claim(claim);
        }
    }

    /// The services.
    pub(crate) fn services(self) -> Rc<Services> {
        let services = self.inner.with_value(|inner| inner.services.clone());
        services.expect("a game is served before anything is done in it")
    }

    /// Takes up a game as it was saved, with the score of its match. One that another tab has is only looked at.
    pub(crate) fn take_up(self, game: Game, score: Option<Match>) {
        let chosen = self.readings.preferences.with_untracked(table_preferences);
        let now = (self.readings.now)();
        self.table.set(Table::new(game, chosen, score, now));
        self.claim_game();
        if self.is_ours() {
            self.act(Intent::TakeUp);
        }
    }

    /// Carries out an intent; if it is refused, the reason is told.
    pub fn act(self, intent: Intent) {
        if let Err(refusal) = self.perform(intent) {
            self.tell_refusal(refusal);
        }
    }

    /// Applies an event to the game.
    ///
    /// # Errors
    /// The reason why it is refused, which is not told; nothing has changed.
    pub fn apply(self, event: Event) -> Result<(), Refusal> {
        self.perform(Intent::Event(event))
    }

    /// The game among those of all pages that share its services.
    pub(crate) fn id(self) -> GameId {
        let prefix = self.inner.with_value(|inner| inner.keeping.prefix);
        (prefix, self.number)
    }

    /// Begins a game at this table, in place of the one that is there; `first` is the side at the bottom.
    pub fn begin(self, config: Config, first: Color) {
        self.act(Intent::Begin {
            config: Box::new(config),
            first,
        });
    }

    /// Key of the game in the library; `None` before one has begun.
    pub fn key(self) -> Option<String> {
        self.game.with(|game| table::library_game::key(game))
    }

    /// The game's time now.
    pub fn now(self) -> Timestamp {
        self.table
            .with_untracked(|table| table.time((self.readings.now)()))
    }

    /// The position shown.
    pub fn position(self) -> Position {
        self.table.with(|table| table.position().clone())
    }

    /// Strictness in force; a finished game is looked at freely.
    pub fn strictness(self) -> Strictness {
        self.table.with(Table::strictness)
    }

    /// True if the page does not point out what the players must see by themselves: checks, and why a move is illegal.
    pub fn is_silent(self) -> bool {
        self.table.with_untracked(Table::is_silent)
    }

    /// The draw claims and offers that are possible now.
    pub fn choices(self) -> Vec<Choice> {
        self.table
            .with(|table| table.choices((self.readings.now)()))
    }

    /// Shows the position after `ply` half-moves, or as near to it as there is one.
    pub fn show(self, ply: usize) {
        self.act(Intent::Show(ply));
    }

    /// Shows the position `by` half-moves later, earlier if negative.
    pub fn step(self, by: isize) {
        self.show(self.shown.get_untracked().saturating_add_signed(by));
    }

    /// Clears the drawings.
    pub fn wipe(self) {
        let is_drawn = |drawings: &Vec<Drawing>| !drawings.is_empty();
        if self.drawings.with_untracked(is_drawn) {
            self.drawings.set(Vec::new());
            self.announce(self.readings.words.once().get("drawings-cleared"));
        }
    }

    /// Has the keyboard focus moved by this function, where the game is shown.
    pub fn set_focus_mover(self, move_focus: impl Fn(Focus) + Send + Sync + 'static) {
        self.inner
            .update_value(|inner| inner.move_focus = Some(Callback::new(move_focus)));
    }
}

/// The side at the bottom: that of the player to move, where the board turns between two persons.
fn bottom(table: RwSignal<Table>, preferences: RwSignal<Preferences>) -> Color {
    let turns = preferences.with(|chosen| chosen.turning == BoardTurning::Board);
    table.with(|table| {
        let game = table.game();
        match table.bottom() {
            bottom if !(turns && game.config().between_persons() && in_play(game)) => bottom,
            Color::White => game.to_act(),
            // It was flipped by hand.
            Color::Black => !game.to_act(),
        }
    })
}

/// A part of a table's state.
fn part<T: Clone + PartialEq + Send + Sync + 'static>(
    table: RwSignal<Table>,
    of: impl Fn(&Table) -> T + Send + Sync + 'static,
) -> Memo<T> {
    Memo::new(move |_| table.with(&of))
}

/// The preferences that decide how a table works.
pub(crate) fn table_preferences(preferences: &Preferences) -> table::Preferences {
    table::Preferences {
        confirm: preferences.confirm,
        premoves: preferences.premoves,
        auto_queen: preferences.auto_queen,
    }
}
