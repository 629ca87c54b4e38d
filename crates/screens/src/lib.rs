//! Screens and dialogs over the page: what is not needed for a first game. The page fetches them as a chunk of its own
//! wasm when they are first wanted; and what page and screens tell each other: links and subjects of study.
//!
//! A screen is a function from a context to a view ([`ScreenContext`]) and a line of the [`registry`]. Going somewhere is a link
//! ([`route::href`]). A screen knows neither the page nor another screen's state.

mod analysis;
mod arbiter;
mod base64;
mod board_commands;
mod board_controller;
mod board_description;
mod board_preferences;
mod by_link;
mod camera_reader;
mod clock;
mod club_night;
mod club_night_way;
mod club_result;
mod coordinates;
mod course_file;
mod drills;
mod embedding;
mod event_text;
mod fetched;
mod game_transfer;
mod glossary;
mod glossary_file;
mod help;
mod lab;
mod law_link;
mod laws;
mod lazy_entry;
mod learn;
mod learn_segments;
mod library;
mod library_export;
pub mod link;
mod link_code;
pub mod motif_text;
mod move_entry;
mod odds_words;
mod open_game;
mod openings;
mod openings_file;
mod palette_piece;
mod parts;
mod pgn_errors;
mod piece_values;
mod player_row;
mod position_board;
mod position_editor;
mod position_errors;
mod puzzles;
mod qr_drawing;
pub mod registry;
mod robot_choice;
pub mod route;
mod rules;
mod said_log;
mod score_sheet;
mod screen_context;
mod sealed_move;
mod settings;
mod share;
mod shatranj;
mod sheet;
mod simul;
mod start_and_odds;
mod strength;
pub mod subject;
mod tables;
mod times;
mod told;
mod typed;
mod typed_moves;
mod utterance;
mod values;

pub use self::club_night::{
    ClubNightCommand, ClubNightInput, Desk as ClubNightDesk, club_night,
    open_desk as open_club_night_desk,
};
pub use self::learn::{
    LessonParts, LessonPlayer, LessonProgress, certificate, exercise_worksheet, learn, lesson,
    lesson_entry, lesson_parts, practise,
};
pub use self::shatranj::{ShatranjPlay, shatranj, shatranj_entry};
pub use analysis::analysis;
pub use arbiter::{ArbiterCommand, ArbiterInput, arbiter};
pub use board_controller::{BoardController, IllegalMove};
pub use board_preferences::{board_look, moving};
pub use by_link::{ByLinkCommand, ByLinkInput, LinkGame, by_link};
pub use camera_reader::{CameraReader, FetchScan, Scan, scan as scan_qr_codes};
pub use clock::{ClockCommand, ClockInput, ClockSound, clock};
pub use club_night_way::club_night_way;
pub use club_result::club_result;
pub use coordinates::coordinates;
pub use drills::{drill, drills};
pub use embedding::embedding;
pub use glossary::glossary;
pub use help::{HelpInput, help};
pub use lab::lab;
pub use laws::laws;
pub use lazy_entry::{EntryPlaceholder, FetchField, Field};
pub use library::{LibraryCommand, LibraryInput, library};
pub use move_entry::{Answer, MoveEntry, MoveReader};
pub use odds_words::given_in_words;
pub use open_game::{OpenGameInput, open_game};
pub use openings::openings;
pub use openings_file::{family_names, opening_name};
pub use palette_piece::PalettePiece;
pub use parts::parts;
pub use position_board::PositionBoard;
pub use puzzles::{
    Acted, LivePuzzle, PuzzleOwner, Solver, puzzle_board, puzzle_compose, puzzle_entry,
    puzzle_history, puzzle_mining, puzzle_race, puzzle_set, puzzle_sets, puzzle_text,
    puzzle_themes, puzzle_worksheet, puzzles, solve,
};
pub use qr_drawing::{DrawQrCode, FetchQrCode, draw_qr_code};
pub use robot_choice::robot_choice;
pub use rules::{own_clocks, rules};
pub use score_sheet::score_sheet;
pub use screen_context::{PageActions, ScreenContext, ScreenInput, WiredContext};
pub use settings::{Hearing, SettingsCommand, SettingsInput, settings};
pub use simul::{
    BoardList as SimulBoardList, SetupForm, SimulBoard, SimulCommand, SimulInput, SimulOverview,
    board_heading, next_text, opponent_name, simul_menu,
};
pub use start_and_odds::{StartInput, start_and_odds};
pub use tables::tables;
pub use told::{Told, ToldKind};
pub use typed_moves::{TypedMoves, field as board_entry};
pub use utterance::Utterance;
pub use values::values;

/// The messages of these screens, in English, after those of the widgets and what several screens say.
#[cfg(not(all(debug_assertions, target_family = "wasm")))]
macro_rules! english {
    ($($screen:literal)*) => {
        concat!(
            include_str!("../../widgets/src/en.ftl"),
            include_str!("en.ftl"),
            $("\n", include_str!(concat!($screen, "/en.ftl"))),*
        )
    };
}

/// The screens' own messages, in English. Those of the other languages lie beside these. In a debug build of the page they are among
/// those that `i18n` fetches.
#[cfg(all(debug_assertions, target_family = "wasm"))]
pub const ENGLISH: &str = "";
/// The screens' own messages, in English. Those of the other languages lie beside these.
#[cfg(not(all(debug_assertions, target_family = "wasm")))]
pub const ENGLISH: &str = english! {
    "analysis" "arbiter" "by_link" "camera_reader" "clock" "club_night" "coordinates" "drills" "embedding" "glossary" "help" "lab" "laws" "learn" "library" "motif_text" "openings" "parts" "position_editor" "puzzles" "robot_choice" "rules" "score_sheet" "settings" "shatranj" "simul" "start_and_odds" "tables" "values"
};
