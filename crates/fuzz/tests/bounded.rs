//! Runs every fuzz target with a fixed number of inputs: long enough to meet what is common, short enough for every
//! run.

use fuzz::{Target, Unstructured};

#[path = "../../chess/tests/common/random.rs"]
mod random;
use random::Random;

/// The longest input, in bytes.
const LONGEST: usize = 1_000;

/// Says which input it was, if one fails.
struct Case(u64);

impl Drop for Case {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("this was case {}", self.0);
        }
    }
}

fn run(target: Target, cases: u64) {
    let asked = std::env::var("FUZZ_CASES").ok();
    let cases = asked.map_or(cases, |number| {
        number.parse().expect("FUZZ_CASES is a number")
    });
    for number in 0..cases {
        let _case = Case(number);
        let mut random = Random(number);
        let length = random.below(LONGEST);
        let bytes: Vec<u8> = (0..length).map(|_| random.next() as u8).collect();
        // Too few bytes are no failure.
        let _ = target(&mut Unstructured::new(&bytes));
    }
}

#[test]
fn law_f4_any_fen() {
    run(fuzz::fen, 60_000);
}

#[test]
fn law_f4_any_epd() {
    run(fuzz::epd, 30_000);
}

#[test]
fn law_b7_any_setup() {
    run(fuzz::setup, 60_000);
}

#[test]
fn law_f3_any_games_one_after_the_other() {
    run(fuzz::pgn_games, 4_000);
}

#[test]
fn law_f3_any_encoding() {
    run(fuzz::encoding, 20_000);
}

#[test]
fn any_kind_of_puzzle_file() {
    run(fuzz::puzzle_file_kind, 2_000);
}

#[test]
fn law_f1_any_move_name() {
    run(fuzz::move_name, 60_000);
}

#[test]
fn law_b1_any_play() {
    run(fuzz::play, 8_000);
}

#[test]
fn law_c2_any_play() {
    run(fuzz::helpmate, 4_000);
}

#[test]
fn law_f6_any_record() {
    run(fuzz::record, 5_000);
}

#[test]
fn law_f6_any_saved_game() {
    run(fuzz::saved, 5_000);
}

#[test]
fn law_f3_any_pgn() {
    run(fuzz::pgn_text, 10_000);
}

#[test]
fn law_f3_any_tree() {
    run(fuzz::pgn_tree, 5_000);
}

#[test]
fn k3_any_file_of_puzzles() {
    run(fuzz::puzzle_text, 20_000);
}

#[test]
fn k3_any_pack() {
    run(fuzz::puzzle_pack, 20_000);
}

#[test]
fn k3_any_log_of_reviews() {
    run(fuzz::review_log, 20_000);
}

#[test]
fn j2_any_table_of_an_ending() {
    run(fuzz::tablebase_file, 5_000);
}

#[test]
fn i1_any_games_as_rows() {
    run(fuzz::lab_rows, 5_000);
}

#[test]
fn i3_any_file_of_six_columns() {
    run(fuzz::lab_matrix, 20_000);
}

#[test]
fn i2_any_settings_in_a_link() {
    run(fuzz::lab_link, 60_000);
}

#[test]
fn i2_any_experiment() {
    run(fuzz::experiment_file, 3_000);
}

#[test]
fn k3_any_link_to_a_set() {
    run(fuzz::set_link, 20_000);
}

#[test]
fn j3_any_glossary() {
    run(fuzz::glossary, 10_000);
}

#[test]
fn j1_any_lesson() {
    run(fuzz::lesson, 3_000);
}

#[test]
fn k2_any_description_of_a_board() {
    run(fuzz::embedded_board, 5_000);
}

#[test]
fn g4_any_fen_of_shatranj() {
    run(fuzz::shatranj_fen, 30_000);
}

#[test]
fn any_tournament_file() {
    run(fuzz::tournament_file, 20_000);
}

#[test]
fn any_player_list() {
    run(fuzz::player_list, 20_000);
}

#[test]
fn g2_any_game_link() {
    run(fuzz::game_link, 4_000);
}

#[test]
fn any_network_of_human_moves() {
    run(fuzz::human_network, 300);
}

#[test]
fn any_kept_club_night() {
    run(fuzz::club_night, 2_000);
}

#[test]
fn any_result_typed_or_scanned() {
    run(fuzz::typed_result, 30_000);
}
