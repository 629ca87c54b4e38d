//! The chunk of games: the functions that a page needs once there is a game at its table. Play's home does without.

use crate::board_config;
use crate::clock_face;
use crate::header;
use crate::panel;
use crate::session::{GameChunk, Session};
use crate::set_up;
use crate::storage;
use crate::table_notice;
use crate::unfinished;

/// The functions. Nothing else of the page names them, or they would be in the first load.
pub const FUNCTIONS: GameChunk = GameChunk {
    take_up: Session::take_up,
    take_up_again: Session::take_up_again,
    act: Session::carry_out_intent,
    play: Session::begin_chosen,
    open_link: Session::read_link,
    warm_up: Session::start_engine,
    load_settings: storage::load_game_settings,
    save_settings: storage::save_game_settings,
    destinations: board_config::destinations,
    highlights: board_config::highlights,
    advice: board_config::advice,
    panel: panel::of_game,
    notice: table_notice::view,
    clock: clock_face::view,
    left: unfinished::view,
    set_up: set_up::view,
    title: header::title,
};
