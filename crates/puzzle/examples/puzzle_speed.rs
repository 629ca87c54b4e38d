//! Speed of reading, tagging, importing, packing, unpacking and finding puzzles, beside what docs/puzzles.md wants: `puzzle_speed [-]`, by `cargo xtask bench puzzles`.
//!
//! With `-` they come on standard input. Without it they are made up: positions and solutions of random games, the same on every machine.

use chess::{Color, Piece, Position, Role, Setup, Square};
use puzzle::selection::{Searched, Wish, choose};
use puzzle::{
    BLOCK, Filter, Known, Options, Pack, PackOptions, PackWriter, Puzzle, Rating, Reader, Solution,
    Theme, Themes, message, write_csv, write_csv_header,
};
use std::collections::{BTreeMap, BTreeSet};
use std::hint::black_box;
use std::io::Read;
use std::time::{Duration, Instant};

/// Puzzles made up.
const MADE_UP: usize = 3 * BLOCK;
/// Bytes that a reader is fed at once, as a page has them of a file.
const PIECE: usize = 1 << 16;
/// Each measurement takes at least so long.
const LEAST: Duration = Duration::from_secs(2);
/// The size of the set that is searched.
const LARGE: usize = 5_000_000;

fn main() {
    let csv = match std::env::args().nth(1) {
        Some(_) => {
            let mut bytes = Vec::new();
            let read = std::io::stdin().read_to_end(&mut bytes);
            read.unwrap_or_else(|error| panic!("standard input: {error}"));
            bytes
        }
        None => made_up().into_bytes(),
    };
    let mut faults = 0;
    let mut puzzles = Vec::new();
    read(&csv, &Options::default(), |found| match found {
        Ok(puzzle) => puzzles.push(puzzle),
        Err(fault) => {
            faults += 1;
            if faults <= 3 {
                println!("{fault}");
            }
        }
    });
    println!(
        "{} puzzles, {faults} faults, {} bytes",
        puzzles.len(),
        csv.len()
    );
    let each = puzzles.len();
    assert!(each > 0, "there are no puzzles to measure with");
    let wanted = if cfg!(target_arch = "wasm32") {
        "200,000"
    } else {
        "400,000"
    };
    let what = format!("CSV read, every solution legal (at least {wanted})");
    rate(&what, each, || {
        let mut sum = 0;
        read(&csv, &Options::default(), |found| {
            sum += usize::from(found.is_ok());
        });
        assert_eq!(sum, each);
    });
    let none = Options {
        filter: Filter {
            popularity: Some(101),
            ..Filter::default()
        },
        ..Options::default()
    };
    rate("CSV read, none let pass by a filter", each, || {
        read(&csv, &none, |found| assert!(found.is_err()));
    });

    rate("tagged (at least 10,000)", each, || {
        for puzzle in &puzzles {
            let mut bare = puzzle.clone();
            bare.themes = Themes::EMPTY;
            message::complete(&mut bare);
            black_box(bare.themes);
        }
    });
    import(&csv, each);

    let lean = PackOptions {
        without_source: true,
        without_opening: true,
        without_plays: true,
    };
    let mut bytes = Vec::new();
    rate("packed", each, || {
        bytes.clear();
        let mut writer = PackWriter::new(lean);
        for puzzle in &puzzles {
            writer.push(puzzle, &mut bytes).expect("each was read");
        }
        writer.finish(&mut bytes);
    });
    println!(
        "pack: {:.2} bytes a puzzle before compression",
        bytes.len() as f64 / each as f64
    );
    rate("unpacked", each, || {
        let mut sum = 0;
        read(&bytes, &Options::default(), |found| {
            sum += usize::from(found.is_ok());
        });
        assert_eq!(sum, each);
    });
    search(&bytes);
}

/// Import as a worker does it: each position once, packed, block by block.
fn import(csv: &[u8], each: usize) {
    rate("imported: read, each position once, packed", each, || {
        let mut known = Known::default();
        let mut writer = PackWriter::new(PackOptions::default());
        let (mut block, mut waiting) = (Vec::new(), 0);
        read(csv, &Options::default(), |found| {
            let Ok(mut puzzle) = found else { return };
            if !known.admit(&mut puzzle) {
                return;
            }
            writer.push(&puzzle, &mut block).expect("it was read");
            waiting += 1;
            if waiting == BLOCK {
                let full = PackWriter::new(PackOptions::default());
                std::mem::replace(&mut writer, full).finish(&mut block);
                black_box(&block);
                block.clear();
                waiting = 0;
            }
        });
    });
    let mut known = Known::default();
    let (mut taken, begun) = (0, Instant::now());
    let mut made_up = Puzzle::new(Position::default(), None, Solution::default());
    for board in boards().take(LARGE) {
        made_up.start = board;
        made_up.id = taken.to_string();
        made_up.themes.insert(Theme::Fork);
        taken += usize::from(known.admit(&mut made_up));
    }
    println!(
        "positions and names of {taken} puzzles: {:.0} MB, {:.1} s (at most 60 MB)",
        known.bytes() as f64 / 1e6,
        begun.elapsed().as_secs_f64()
    );
}

/// Different positions: two kings, and White's pawns wherever they may stand on three ranks.
fn boards() -> impl Iterator<Item = Position> {
    let mut kings = Setup::empty();
    let mut put = |square: &str, color, role| {
        let square = square.parse().expect("a square");
        kings.board.set(square, Some(Piece { color, role }));
    };
    put("a1", Color::White, Role::King);
    put("h8", Color::Black, Role::King);
    let pawn = Piece {
        color: Color::White,
        role: Role::Pawn,
    };
    let squares: Vec<Square> = (["2", "3", "4"].iter())
        .flat_map(|rank| "abcdefgh".chars().map(move |file| format!("{file}{rank}")))
        .map(|square| square.parse().expect("a square"))
        .collect();
    (0_u32..).map(move |n| {
        let mut setup = kings.clone();
        for (bit, &square) in squares.iter().enumerate() {
            if n >> bit & 1 == 1 {
                setup.board.set(square, Some(pawn));
            }
        }
        Position::from_setup(&setup).expect("nobody is in check")
    })
}

/// Reads a file in pieces.
fn read(bytes: &[u8], options: &Options, mut take: impl FnMut(Result<Puzzle, puzzle::FileFault>)) {
    let mut reader = Reader::new(options.clone());
    for piece in bytes.chunks(PIECE) {
        reader.feed(piece, &mut take);
    }
    reader.finish(&mut take);
}

/// Repeats until it has taken long enough, and prints the median rate.
fn rate(what: &str, each: usize, mut work: impl FnMut()) {
    let mut times = Vec::new();
    let begun = Instant::now();
    while times.len() < 3 || begun.elapsed() < LEAST {
        let started = Instant::now();
        work();
        times.push(started.elapsed());
    }
    times.sort();
    let median = times[times.len() / 2].as_secs_f64();
    println!("{what}: {:.0} puzzles a second", each as f64 / median);
}

/// Queries in five million puzzles: an index of the same blocks again and again.
fn search(pack: &[u8]) {
    let one = Pack::open(pack).expect("it was just written");
    let index = one.index();
    let blocks = index.len() - header_length(&index);
    let times = LARGE.div_ceil(one.count() as usize);
    let mut large = index[..header_length(&index)].to_vec();
    large.reserve(blocks * times);
    for _ in 0..times {
        large.extend_from_slice(&index[header_length(&index)..]);
    }
    let large = Pack::open(&large).expect("it is blocks of a pack");
    let themes = |themes: &[Theme]| themes.iter().copied().collect::<Themes>();
    let queries = [
        (
            "one theme",
            Filter {
                all: themes(&[Theme::Fork]),
                ..Filter::default()
            },
        ),
        (
            "a rating",
            Filter {
                rating: Some(1500..=1600),
                ..Filter::default()
            },
        ),
        (
            "two themes, not a third, a rating and a popularity",
            Filter {
                rating: Some(1200..=1800),
                popularity: Some(80),
                any: themes(&[Theme::Fork, Theme::Pin]),
                none: themes(&[Theme::Endgame]),
                ..Filter::default()
            },
        ),
    ];
    for (what, filter) in queries {
        let mut found = Vec::new();
        let time = median(|| found = large.find(&filter));
        println!(
            "query by {what}: {time:.1} ms (at most 100), {} of {} puzzles",
            found.len(),
            large.count()
        );
    }
    let (tried, not) = (BTreeMap::new(), BTreeSet::new());
    let sets = [Searched {
        index: &large,
        tried: &tried,
        not: &not,
    }];
    for (what, near) in [("near a rating", Some(1500.0)), ("of all", None)] {
        let wish = Wish {
            near,
            again: true,
            seed: 1,
            count: 10,
        };
        let mut chosen = Vec::new();
        let time = median(|| chosen = choose(&sets, &Filter::default(), wish));
        println!("ten chosen {what}: {time:.1} ms (at most 100)");
        assert_eq!(chosen.len(), 10);
    }
}

/// The middle of five times, in milliseconds.
fn median(mut work: impl FnMut()) -> f64 {
    let mut times = [(); 5].map(|()| {
        let started = Instant::now();
        work();
        started.elapsed()
    });
    times.sort();
    times[2].as_secs_f64() * 1e3
}

/// The bytes before the first block: magic, version, a length of two bytes and the list of themes.
fn header_length(pack: &[u8]) -> usize {
    let (low, high) = (usize::from(pack[9] & 127), usize::from(pack[10]));
    11 + (low | high << 7)
}

/// A line for each puzzle: the beginning of a random game, then a move of the opponent's and three to seven more.
fn made_up() -> String {
    let mut state = 1u64;
    let mut roll = move |sides: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % sides
    };
    let mut out = String::new();
    write_csv_header(false, &mut out);
    let mut made = 0;
    while made < MADE_UP {
        let mut position = Position::default();
        let mut line = Vec::new();
        let mut start = position.clone();
        let (before, length) = (10 + roll(50), 2 * (2 + roll(3)));
        for n in 0..before + length {
            if n == before {
                start = position.clone();
            }
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            // Of three moves a capture is taken, so that boards empty as they do in games.
            let three = [0; 3].map(|_| moves[roll(moves.len())]);
            let capture = three.into_iter().find(|&m| position.is_capture(m));
            let played = capture.unwrap_or(three[0]);
            if n >= before {
                line.push(played);
            }
            position.play(played);
        }
        if line.len() < length {
            continue;
        }
        let mut puzzle = Puzzle::new(start, Some(line[0]), Solution::line(&line[1..]));
        puzzle.id = (0..5).map(|_| char::from(b'a' + roll(26) as u8)).collect();
        puzzle.rating = Some(Rating {
            rating: 600.0 + (roll(1000) + roll(1000)) as f64,
            deviation: 75.0 + roll(20) as f64,
        });
        puzzle.popularity = Some(100 - roll(40) as i8);
        puzzle.plays = Some(roll(20_000) as u32);
        puzzle.themes = (0..4).map(|_| Theme::ALL[roll(Theme::ALL.len())]).collect();
        puzzle.source.game = format!("https://example.org/{made}");
        puzzle.source.ply = Some(before as u32);
        write_csv(&puzzle, false, &mut out);
        made += 1;
    }
    out
}
