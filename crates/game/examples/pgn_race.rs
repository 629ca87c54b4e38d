//! Races our reading of PGN, with every move of the main lines made by the laws, against pgn-reader with shakmaty.
//!
//! `cargo xtask bench pgn` runs this natively and in wasm; by itself, natively:
//! `cargo run --release -p game --features magics --example pgn_race`. With `-` it reads the games to race on from standard
//! input, otherwise it plays some at random, always the same, and writes them with clocks and without.
//!
//! Both are given the text in one piece. A round is one reading by each, and each begins a round in turn, so that whatever
//! else the machine does in the meantime hits both alike. The ratio is the median over the rounds of the quotients *within*
//! a round: it is steadier than the speeds are.

use std::hint::black_box;
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::time::Instant;

use chess::{Letters, Position};
use game::pgn::{self, Problem, ProblemKind, Replay, Visit};
use game::tree::{NodeId, Tree};
use pgn_reader::{RawTag, SanPlus, Skip};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};

#[path = "../../chess/tests/common/random.rs"]
mod random;
use random::Random;

/// Rounds before the first that counts: wasm is optimised while it runs.
const WARM_UP: usize = 3;
/// Rounds that count.
const ROUNDS: usize = 25;
/// Games played at random, and the half-moves of one.
const GAMES: usize = 600;
const PLIES: usize = 80;

fn main() {
    println!(
        "Megabytes a second, median of {ROUNDS} rounds (best); how many times as fast, median of the rounds"
    );
    println!(
        "{:14} {:>8} {:>8} {:>16} {:>16} {:>8}",
        "", "bytes", "moves", "game", "pgn-reader", "÷"
    );
    if std::env::args().nth(1).as_deref() == Some("-") {
        let mut text = Vec::new();
        let read = io::stdin().lock().read_to_end(&mut text);
        read.expect("standard input can be read");
        race("given", &text);
    } else {
        race("moves", random_games(false).as_bytes());
        race("with clocks", random_games(true).as_bytes());
    }
}

fn race(name: &str, text: &[u8]) {
    let count = |who| match who {
        0 => ours(black_box(text)),
        _ => theirs(black_box(text)),
    };
    let expected = count(0);
    let mut rounds = Vec::new();
    for round in 0..WARM_UP + ROUNDS {
        let mut seconds = [0.0; 2];
        for turn in 0..2 {
            let who = (round + turn) % 2;
            let started = Instant::now();
            let counted = count(who);
            seconds[who] = started.elapsed().as_secs_f64();
            assert_eq!(counted, expected, "they differ in {name}");
        }
        rounds.push(seconds);
    }
    rounds.drain(..WARM_UP);
    let speed = |who: usize| {
        let speeds = sorted(
            rounds
                .iter()
                .map(|seconds| text.len() as f64 / seconds[who] / 1e6),
        );
        format!("{:.0} ({:.0})", speeds[ROUNDS / 2], speeds[ROUNDS - 1])
    };
    let ratio = sorted(rounds.iter().map(|seconds| seconds[1] / seconds[0]))[ROUNDS / 2];
    println!(
        "{name:14} {:>8} {:>8} {:>16} {:>16} {ratio:>8.2}",
        text.len(),
        expected.moves,
        speed(0),
        speed(1)
    );
}

fn sorted(numbers: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut sorted: Vec<_> = numbers.collect();
    sorted.sort_by(f64::total_cmp);
    sorted
}

/// The findings of a reading, to see that both read the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Found {
    games: usize,
    moves: usize,
    /// The occupied squares at the ends of all games, mixed.
    ends: u64,
}

impl Found {
    fn end(&mut self, occupied: u64) {
        self.games += 1;
        self.ends = self.ends.rotate_left(7) ^ occupied;
    }
}

/// Our reading.
fn ours(text: &[u8]) -> Found {
    struct Ours {
        found: Found,
        start: Position,
        replay: Replay,
    }

    impl pgn::Visitor for Ours {
        fn begin_game(&mut self) {
            self.replay = Replay::new(self.start.clone(), Letters::English);
        }

        fn tag(&mut self, name: &[u8], value: &[u8]) -> Result<(), ProblemKind> {
            if name == b"FEN" {
                let start = Position::from_fen(&pgn::text(value)).map_err(ProblemKind::Start)?;
                self.replay = Replay::new(start, Letters::English);
            }
            Ok(())
        }

        fn san(&mut self, word: &[u8]) -> Result<(), ProblemKind> {
            self.found.moves += 1;
            self.replay.play(word)?;
            Ok(())
        }

        fn begin_variation(&mut self) -> Result<Visit, ProblemKind> {
            Ok(Visit::Skip)
        }

        fn problem(&mut self, problem: Problem) {
            panic!("{problem}");
        }

        fn end_game(&mut self) {
            let occupied = self.replay.position().occupied();
            self.found.end(occupied.0);
        }
    }

    let mut ours = Ours {
        found: Found::default(),
        start: Position::default(),
        replay: Replay::default(),
    };
    let mut reader = pgn::Reader::new();
    reader.feed(text, &mut ours);
    reader.finish(&mut ours);
    ours.found
}

/// The same as the example of the other library has it.
fn theirs(text: &[u8]) -> Found {
    struct Theirs(Found);

    impl pgn_reader::Visitor for Theirs {
        type Tags = Option<Chess>;
        type Movetext = Chess;
        type Output = ();

        fn begin_tags(&mut self) -> ControlFlow<(), Option<Chess>> {
            ControlFlow::Continue(None)
        }

        fn tag(
            &mut self,
            tags: &mut Option<Chess>,
            name: &[u8],
            value: RawTag<'_>,
        ) -> ControlFlow<()> {
            if name == b"FEN" {
                let fen = Fen::from_ascii(value.as_bytes()).expect("a FEN");
                let start = fen.into_position(CastlingMode::Chess960);
                *tags = Some(start.expect("a legal start"));
            }
            ControlFlow::Continue(())
        }

        fn begin_movetext(&mut self, tags: Option<Chess>) -> ControlFlow<(), Chess> {
            ControlFlow::Continue(tags.unwrap_or_default())
        }

        fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
            self.0.moves += 1;
            let m = san.san.to_move(position).expect("a legal move");
            position.play_unchecked(m);
            ControlFlow::Continue(())
        }

        fn begin_variation(&mut self, _: &mut Chess) -> ControlFlow<(), Skip> {
            ControlFlow::Continue(Skip(true))
        }

        fn end_game(&mut self, position: Chess) {
            self.0.end(position.board().occupied().0);
        }
    }

    let mut theirs = Theirs(Found::default());
    let read = pgn_reader::Reader::new(text).visit_all_games(&mut theirs);
    read.expect("memory can be read");
    theirs.0
}

/// Games of random moves, in the export format.
fn random_games(clocks: bool) -> String {
    let mut random = Random(1);
    let mut out = String::new();
    for round in 0..GAMES {
        let mut tree = Tree::new(Position::default());
        tree.tags.set("Round", round.to_string());
        let mut position = Position::default();
        let mut here = NodeId::ROOT;
        for ply in 0..PLIES {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[random.below(moves.len())];
            here = tree.play(here, mv);
            position.play(mv);
            if clocks {
                tree[here].clock = Some(300_000 - 2_000 * ply as u64);
            }
        }
        out.push_str(&pgn::write(&tree));
    }
    out
}
