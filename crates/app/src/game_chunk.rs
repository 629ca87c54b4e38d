//! The chunk of games: the functions that a page needs once there is a game at its table. Play's home does without.

use crate::board_config;
use crate::clock_face;
use crate::game_form;
use crate::header;
use crate::home_board;
use crate::home_cards;
use crate::page::{GameChunk, Page};
use crate::panel;
use crate::set_up;
use crate::storage;
use crate::table_notice;
use play::{Games, LiveGame};
use table::game_settings::GameSettings;

/// The functions. Nothing else of the page names them, or they would be in the first load.
pub const FUNCTIONS: GameChunk = GameChunk {
    start: Page::start,
    act: LiveGame::act,
    tell_all: Games::tell_all,
    prefer: Games::prefer,
    play: Page::begin_chosen,
    again: Page::begin_again,
    open_link: Page::read_link,
    open_game: Page::open_game,
    warm_up: Page::start_engine,
    load_settings: storage::load_game_settings,
    first_position: GameSettings::start,
    first_destinations: home_board::destinations,
    destinations: board_config::destinations,
    highlights: board_config::highlights,
    advice: board_config::advice,
    panel: panel::of_game,
    notice: table_notice::view,
    clock: clock_face::view,
    home_cards: home_cards::view,
    form: game_form::view,
    form_notes: game_form::notes,
    home_list: home_cards::list,
    set_up: set_up::view,
    title: header::title,
};
