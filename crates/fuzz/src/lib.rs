//! Fuzz targets: any input gives an error or a value that holds, never a panic.
//!
//! A target makes its input of the bytes it is given and then asserts what must be so. It runs in two ways:
//!
//! - `cargo test -p fuzz`, in every `cargo xtask test`: a fixed number of inputs, the same on every machine.
//!   `FUZZ_CASES=1000000` before it tries that many.
//! - `cargo fuzz run --fuzz-dir crates/fuzz --features libfuzzer --sanitizer none any`: libFuzzer, which keeps what reaches
//!   new code and tries all targets, for as long as one likes. The compiler is the usual one, not a nightly.
//!
//! Random bytes never get past a reader's first line, so inputs are mostly good ones with something wrong.

mod club_night;
mod correspondence;
mod embedding;
mod encoding;
mod fen;
mod game_settings;
mod helpmate;
mod human;
mod laboratory;
mod lessons;
mod moves;
mod pgn;
mod play;
mod positions;
mod puzzles;
mod record;
mod shatranj;
mod simul;
mod tablebase;
mod text;
mod tournament;

pub use self::club_night::{club_night, typed_result};
pub use self::simul::display;
pub use arbitrary::{Result, Unstructured};
pub use correspondence::game_link;
pub use embedding::embedded_board;
pub use encoding::encoding;
pub use fen::{epd, fen, setup};
pub use helpmate::helpmate;
pub use human::human_network;
pub use laboratory::{experiment_file, lab_link, lab_matrix, lab_rows};
pub use lessons::{glossary, lesson};
pub use moves::move_name;
pub use pgn::{pgn_games, pgn_text, pgn_tree};
pub use play::play;
pub use puzzles::{puzzle_file_kind, puzzle_pack, puzzle_text, review_log, set_link};
pub use record::{record, saved};
pub use shatranj::shatranj_fen;
pub use tablebase::tablebase_file;
pub use tournament::{player_list, tournament_file};

/// Tries one input. An error means that the bytes were no input.
pub type Target = fn(&mut Unstructured<'_>) -> Result<()>;

/// All targets.
pub const TARGETS: [Target; 33] = [
    fen,
    epd,
    setup,
    move_name,
    play,
    record,
    saved,
    helpmate,
    human_network,
    pgn_text,
    pgn_tree,
    pgn_games,
    encoding,
    puzzle_text,
    puzzle_file_kind,
    puzzle_pack,
    review_log,
    tablebase_file,
    lab_rows,
    lab_matrix,
    lab_link,
    experiment_file,
    set_link,
    lesson,
    glossary,
    shatranj_fen,
    embedded_board,
    tournament_file,
    player_list,
    game_link,
    display,
    club_night,
    typed_result,
];

/// The target that the first of the bytes choose.
pub fn any(bytes: &[u8]) -> Result<()> {
    let mut input = Unstructured::new(bytes);
    input.choose(&TARGETS)?(&mut input)
}
