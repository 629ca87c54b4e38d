//! Games that begin: by the form of Play's home, from a position, as a rematch, from a file or link.

use super::Page;
use crate::focus;
use crate::notice::Notice;
use crate::storage;
use chess::{Color, Position, Role, Square};
use game::{Config, Game, Millis, Player};
use leptos::prelude::*;
use platform::device_clock;
use play::{Games, LiveSimul};
use screens::registry::{Place, Screen};
use screens::route;
use screens::subject::Subject;
use table::colour_draw::ColourDraw;
use table::game_settings::{GameSettings, Opponent, Side};
use table::odds;
use table::{Intent, Table, in_play, library_game};

/// A first move made on the board of Play's home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstMove {
    /// Origin.
    pub from: Square,
    /// The square where the piece was put down.
    pub to: Square,
    /// The role to which a pawn promotes, if that has been chosen.
    pub choice: Option<Role>,
}

/// A colour by lot.
pub(super) fn random_color() -> Color {
    if js_sys::Math::random() < 0.5 {
        Color::White
    } else {
        Color::Black
    }
}

impl Page {
    /// Begins a game with the chosen settings, once the chunk of games is there; by a first move, if there is one.
    pub fn play(self, first: Option<FirstMove>) {
        self.with_game(move |game| (game.play)(self, first));
    }

    /// Begins a game with the chosen settings; in the chunk of games. An illegal first move begins none.
    pub fn begin_chosen(self, first: Option<FirstMove>) {
        let mut terms = self.game_settings.get_untracked();
        let set_up = self.set_up.get_untracked();
        let way = terms.side_in_force();
        let drawn = self.colour_draw.with_untracked(|draw| draw.color());
        let side = match (&first, drawn) {
            // The side of the first move is that of the player who makes it.
            (Some(_), _) => set_up.as_ref().map_or(Color::White, Position::turn),
            (None, Some(drawn)) if way.is_drawn_in_sight() => drawn,
            (None, None) if way.is_drawn_in_sight() => return self.focus.to_colour_draw(),
            (None, _) => way.decide(random_color()),
        };
        let start = set_up.unwrap_or_else(|| terms.start(side));
        let is_legal = |first: &FirstMove| !start.moves_by_drop(first.from, first.to).is_empty();
        if first.as_ref().is_some_and(|first| !is_legal(first)) {
            return;
        }
        self.first_visit.set(false);
        self.set_up.set(None);
        self.begin(&terms, side, start, true);
        // The lots of the game after this one.
        self.colour_draw.set(ColourDraw::new(random_color()));
        terms.array = terms.array.drawn(js_sys::Math::random());
        let terms = terms.mended();
        storage::save_game_settings(&terms);
        self.game_settings.set(terms);
        if let Some(FirstMove { from, to, choice }) = first {
            untrack(|| self.live()).act(Intent::Drop { from, to, choice });
        }
    }

    /// Begins another game with the terms of the last one: a rematch of the game that is shown, or else a game with the
    /// chosen settings.
    pub fn begin_again(self) {
        if self.has_game() {
            self.play_again();
        } else {
            self.begin_chosen(None);
        }
    }

    /// Begins a rematch with the same settings. Where the colours were drawn they alternate, as in a match; a colour that
    /// was chosen stays.
    pub fn play_again(self) {
        let terms = self.game_settings.get_untracked();
        let side = terms.side_in_rematch(self.person());
        self.begin_rematch(&terms, side);
    }

    /// Begins a rematch with the colours swapped, from now on.
    pub fn swap_sides(self) {
        let side = !self.person();
        self.game_settings.update(|terms| terms.change_sides(side));
        self.game_settings
            .with_untracked(storage::save_game_settings);
        self.begin_rematch(&self.game_settings.get_untracked(), side);
    }

    /// Begins a rematch at the same start. Odds of men stay with the player who gives them.
    fn begin_rematch(self, terms: &GameSettings, side: Color) {
        let start = self.start_position();
        let exchanged = (side != self.person()).then(|| odds::exchanged(&start));
        let start = exchanged.flatten().unwrap_or(start);
        self.begin(terms, side, start, false);
    }

    /// Asks for the terms of a game that begins at a position of the analysis board, where the player has the move unless
    /// another side is chosen.
    pub fn offer_game_from(self, start: Position) {
        let side = match start.turn() {
            Color::White => Side::White,
            Color::Black => Side::Black,
        };
        // Odds are not given in a position that was set up.
        self.game_settings.update(|terms| {
            terms.side = side;
            terms.odds.take_board_back();
        });
        self.set_up.set(Some(start));
        self.go(Place::Play);
        focus::to_heading();
    }

    /// Begins a game from a position of a puzzle or an opening, with the chosen settings; the person has the move. A game
    /// in play stays open.
    pub fn play_from(self, start: Position) {
        let terms = self.game_settings.get_untracked();
        let person = start.turn();
        self.begin(&terms, person, start, true);
    }

    /// The side of the person at the table that is shown; of two persons, of the first one, who is known by the name where the
    /// game was not begun here.
    fn person(self) -> Color {
        let live = untrack(|| self.live());
        let begun = self.first_player.get_value();
        let begun = begun.filter(|(key, _)| live.key().as_ref() == Some(key));
        if let Some((_, color)) = begun {
            return color;
        }
        let config = live.game.with_untracked(|game| game.config().clone());
        let by_names = self.game_settings.with_untracked(|terms| {
            let named = |color| config.names == terms.names_by_color(color);
            named(Color::Black) && !named(Color::White)
        });
        if config.players == [Player::Person; 2] && by_names {
            Color::Black
        } else {
            live.table.with_untracked(Table::person)
        }
    }

    /// The start position of the game that is shown.
    fn start_position(self) -> Position {
        let live = untrack(|| self.live());
        live.game.with_untracked(|game| game.config().start.clone())
    }

    /// Turns to another game, if this shows one: the one that is left stops its clocks, as its rules have them.
    pub(super) fn turn_to(self, show: impl FnOnce(Games)) {
        let before = untrack(|| self.live());
        show(self.games);
        let is_left = before != untrack(|| self.live());
        if is_left && before.game.with_untracked(|game| in_play(game)) {
            before.act(Intent::Close);
        }
    }

    /// Begins a game; `new_opponent` if somebody else may sit at the table than in the last one.
    fn begin(self, terms: &GameSettings, person: Color, start: Position, new_opponent: bool) {
        let mut players = [Player::Person; 2];
        if terms.opponent == Opponent::Robot {
            players[(!person).index()] = Player::Robot(terms.robot);
        }
        let config = Config {
            start,
            strictness: terms.strictness_in_force(),
            rules: terms.rules_in_force(),
            names: terms.names_by_color(person),
            elo: terms.elo_by_color(person),
            time: terms.clock(person),
            players,
            began: device_clock::date() as Millis,
            seed: (js_sys::Math::random() * f64::from(u32::MAX)) as u32,
            correspondence: None,
            opening: terms.opening_in_force(),
        };
        if new_opponent {
            untrack(|| self.live()).act(Intent::NewOpponent);
        }
        self.notice.set(None);
        self.turn_to(|games| {
            games.begin(config, person);
        });
        let key = untrack(|| self.live().key());
        self.first_player.set_value(key.map(|key| (key, person)));
        self.home.set(false);
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.focus.to_board();
    }

    /// Begins a game on terms that were agreed on elsewhere, by link or at a club night, and tells its key.
    pub fn begin_on_terms(self, config: Config, person: Color) -> Option<String> {
        untrack(|| self.live()).act(Intent::NewOpponent);
        self.notice.set(None);
        self.turn_to(|games| {
            games.begin(config, person);
        });
        self.home.set(false);
        untrack(|| self.live().key())
    }

    /// Opens another game; the one in play stays open. A game that a simultaneous display has in play is opened at its board
    /// there: here it would be another one.
    pub fn change_game(self, game: Game) {
        if let Some(board) = self.board_of_display(&game) {
            return self.go_for(Screen::Simul, (board + 1).to_string());
        }
        self.turn_to(|games| {
            games.open(game);
        });
        self.home.set(!self.has_game());
        self.focus.to_board();
    }

    fn board_of_display(self, game: &Game) -> Option<usize> {
        let services = self.games.services()?;
        let key = library_game::key(game).filter(|_| game.outcome().is_none())?;
        LiveSimul::board_of(&services, &key)
    }

    /// Opens the game of a key, as it stands or as the library keeps it; if neither has it, that is told.
    pub fn open_game(self, key: String) {
        if let Some(live) = untrack(|| self.games.of_key(&key)) {
            self.turn_to(|games| games.show(live));
            return self.go(Place::Game);
        }
        let services = self.games.services();
        let Some(library) = services
            .as_ref()
            .and_then(|services| services.library.as_ref())
        else {
            return;
        };
        let address = route::address(Place::Game, &key);
        let opened = move |saved: Option<String>| {
            let game = saved.and_then(|saved| game::from_json(&saved).ok());
            if let Some(game) = game {
                self.screen.set(None);
                self.change_game(game);
            } else {
                self.go(Place::Play);
                self.notice.set(Some(Notice::UnknownAddress(address)));
            }
        };
        (library.get)(key, Box::new(opened));
    }

    /// Opens a saved game, as [`game::to_json`] writes it.
    pub fn open_saved(self, saved: &str) {
        // The library has read it before; a text that is no game changes nothing.
        if let Ok(game) = game::from_json(saved) {
            self.change_game(game);
        }
    }

    /// Opens the game that is shown on the analysis board.
    pub fn study_game(self) {
        let live = untrack(|| self.live());
        let shown = live.shown.get_untracked();
        let (saved, review) = live
            .game
            .with_untracked(|game| (game::to_json(game), game.outcome().is_some()));
        self.study(Subject::Game {
            saved,
            shown,
            review,
        });
    }
}
