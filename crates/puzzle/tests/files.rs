//! Files of puzzles: what is written is read, what is wrong is named, what is around it is kept.

use chess::{Move, Position};
use puzzle::{
    BLOCK, Convention, FileFault, FileFaultKind, Filter, LONGEST_LINE, MOST_HALF_MOVES, Options,
    PACK_VERSION, Pack, PackOptions, PackWriter, Place, Puzzle, Rating, Reader, RightMove,
    Solution, Source, Theme, Themes, write_csv, write_csv_header, write_epd, write_pgn,
};

/// A mate on the back rank, after the rook has left it.
const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 4 31";
const LINE: &str = "a2b2 e1e8";

/// Everything in a file, read in pieces of this size.
fn read_in(bytes: &[u8], options: &Options, piece: usize) -> Vec<Result<Puzzle, FileFault>> {
    let mut found = Vec::new();
    let mut take = |one| found.push(one);
    let mut reader = Reader::new(options.clone());
    for piece in bytes.chunks(piece) {
        reader.feed(piece, &mut take);
    }
    reader.finish(&mut take);
    let counts = reader.counts();
    assert_eq!(counts.kept, found.iter().flatten().count() as u64);
    assert_eq!(counts.kept + counts.faults, found.len() as u64);
    found
}

/// Everything in a file, the same in any pieces.
fn read(bytes: &[u8]) -> Vec<Result<Puzzle, FileFault>> {
    let whole = read_in(bytes, &Options::default(), usize::MAX);
    for piece in [1, 3, 100] {
        assert_eq!(
            read_in(bytes, &Options::default(), piece),
            whole,
            "in pieces of {piece}"
        );
    }
    whole
}

/// The only puzzle of a file.
fn one(bytes: &[u8]) -> Puzzle {
    match &read(bytes)[..] {
        [Ok(puzzle)] => puzzle.clone(),
        other => panic!("{other:?}"),
    }
}

/// Texts of the faults of a file.
fn faults(bytes: &[u8]) -> Vec<String> {
    let found = read(bytes);
    let faults = found.iter().filter_map(|found| found.as_ref().err());
    faults.map(ToString::to_string).collect()
}

fn csv(line: &str) -> Vec<u8> {
    format!("PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n{line}\n").into_bytes()
}

/// A random number generator.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }

    fn choose(&mut self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        (!moves.is_empty()).then(|| moves[self.roll(moves.len())])
    }

    fn solution(&mut self, position: &Position, depth: usize, width: usize) -> Solution {
        let mut solution = Solution::default();
        for _ in 0..=self.roll(width) {
            let Some(played) = self.choose(position) else {
                break;
            };
            if solution.find(played).is_some() {
                continue;
            }
            let after = position.after(played);
            let reply = self.choose(&after).filter(|_| depth > 0);
            let then = reply.map_or_else(Solution::default, |reply| {
                self.solution(&after.after(reply), depth - 1, width)
            });
            solution.moves.push(RightMove {
                played,
                reply: reply.filter(|_| !then.is_end()),
                then,
            });
        }
        solution
    }

    /// A puzzle with everything that a puzzle can have; trees up to this width.
    fn puzzle(&mut self, width: usize) -> Puzzle {
        loop {
            let mut position = Position::default();
            if self.roll(4) == 0 {
                position = Position::from_fen("2rkr3/1p3p2/8/8/8/8/1P3P2/2RKR3 w ECec - 0 1")
                    .expect("a good one");
            }
            for _ in 0..self.roll(80) {
                if let Some(played) = self.choose(&position) {
                    position.play(played);
                }
            }
            let start = position.clone();
            let before = self.choose(&start).filter(|_| self.roll(3) > 0);
            if let Some(before) = before {
                position.play(before);
            }
            let depth = self.roll(4);
            let solution = self.solution(&position, depth, width);
            if solution.is_end() {
                continue;
            }
            let mut puzzle = Puzzle::new(start, before, solution);
            let word = |dice: &mut Dice| format!("w{}", dice.roll(1000));
            if self.roll(5) > 0 {
                puzzle.id = word(self);
                puzzle.rating = Some(Rating {
                    rating: self.roll(3500) as f64,
                    deviation: self.roll(500) as f64,
                });
                puzzle.popularity = Some(self.roll(201) as i8);
                puzzle.popularity = puzzle.popularity.map(|n| n.clamp(-100, 100));
                puzzle.plays = Some(self.roll(1 << 30) as u32);
                puzzle.source.game = format!("https://example.org/{}", word(self));
                puzzle.source.ply = Some(self.roll(300) as u32);
                puzzle.source.nodes = Some(self.roll(1 << 30) as u64 * 1000);
                puzzle.source.opening = word(self);
                puzzle.other_themes = format!("{} {}", word(self), word(self));
            }
            puzzle.themes = (0..self.roll(6))
                .map(|_| Theme::ALL[self.roll(Theme::ALL.len())])
                .collect();
            return puzzle;
        }
    }
}

/// The puzzle as the public CSV has room for it.
fn in_csv(puzzle: &Puzzle) -> Puzzle {
    let mut puzzle = puzzle.clone();
    puzzle.solution = Solution::line(&puzzle.solution.main_line());
    puzzle
}

#[test]
fn what_is_written_is_read() {
    let mut dice = Dice(5);
    let puzzles: Vec<_> = (0..300).map(|_| dice.puzzle(3)).collect();
    let options = Options::default();
    let compare = |bytes: &[u8], as_written: &dyn Fn(&Puzzle) -> Option<Puzzle>| {
        let expected: Vec<_> = puzzles.iter().filter_map(as_written).map(Ok).collect();
        let found = read_in(bytes, &options, 1000);
        assert_eq!(found.len(), expected.len());
        for (found, expected) in found.iter().zip(&expected) {
            assert_eq!(found, expected);
        }
    };

    let mut text = String::new();
    write_csv_header(true, &mut text);
    for puzzle in puzzles.iter().filter(|puzzle| puzzle.before.is_some()) {
        write_csv(puzzle, true, &mut text);
    }
    compare(text.as_bytes(), &|puzzle| {
        puzzle.before.map(|_| in_csv(puzzle))
    });

    let mut text = String::new();
    for puzzle in &puzzles {
        write_pgn(puzzle, &mut text);
    }
    compare(text.as_bytes(), &|puzzle| Some(puzzle.clone()));

    let mut bytes = Vec::new();
    let mut writer = PackWriter::new(PackOptions::default());
    for puzzle in &puzzles {
        writer.push(puzzle, &mut bytes).expect("it is legal");
    }
    writer.finish(&mut bytes);
    compare(&bytes, &|puzzle| Some(puzzle.clone()));
    let pack = Pack::open(&bytes).expect("it was written so");
    assert_eq!(pack.count(), 300);
    for (number, puzzle) in puzzles.iter().enumerate().rev() {
        assert_eq!(pack.puzzle(number as u32).as_ref(), Ok(puzzle));
    }
    assert!(pack.puzzle(300).is_err());

    let mut text = String::new();
    for puzzle in &puzzles {
        write_epd(puzzle, &mut text);
    }
    compare(text.as_bytes(), &|puzzle| {
        // Right first moves and the main line.
        let mut solution = Solution::line(&puzzle.solution.main_line());
        for right in &puzzle.solution.moves[1..] {
            solution.moves.push(RightMove {
                played: right.played,
                reply: None,
                then: Solution::default(),
            });
        }
        let mut written = Puzzle::new(puzzle.position(), None, solution);
        written.id.clone_from(&puzzle.id);
        Some(written)
    });
}

#[test]
fn columns_go_by_their_names_or_their_order() {
    let plain = format!(
        "abcde,{BACK_RANK},{LINE},1500,80,90,1000,mate backRankMate mateIn1 oneMove,https://example.org/x#61,Some_Opening"
    );
    let expected = one(plain.as_bytes());
    assert_eq!(expected.id, "abcde");
    assert_eq!(expected.start.to_fen(), BACK_RANK);
    assert!(
        expected
            .position()
            .after(expected.solution.moves[0].played)
            .is_checkmate()
    );
    assert_eq!(
        expected.rating,
        Some(Rating {
            rating: 1500.0,
            deviation: 80.0
        })
    );
    assert_eq!(
        (expected.popularity, expected.plays),
        (Some(90), Some(1000))
    );
    assert_eq!(
        expected.themes.to_string(),
        "backRankMate mate mateIn1 oneMove"
    );
    assert_eq!(expected.source.game, "https://example.org/x");
    assert_eq!(expected.source.ply, Some(61));
    assert_eq!(expected.source.opening, "Some_Opening");

    assert_eq!(one(&csv(&plain)), expected, "with a header");
    assert_eq!(
        one(format!("17,{plain}\r\n").as_bytes()),
        expected,
        "with an index"
    );
    let index = format!(
        ",{}",
        String::from_utf8(csv(&format!("17,{plain}"))).expect("it is text")
    );
    assert_eq!(
        one(index.as_bytes()),
        expected,
        "with an index that has no name"
    );
    let further = String::from_utf8(csv(&format!("{plain},x")))
        .expect("it is text")
        .replace("OpeningTags", "OpeningTags,SortKey");
    assert_eq!(one(further.as_bytes()), expected, "with a column of others");
    let quoted = plain.replace("Some_Opening", "\"Some_Opening\"");
    assert_eq!(one(quoted.as_bytes()), expected, "quoted");

    let other = format!("moves,fen\n{LINE},{BACK_RANK}\n");
    let little = one(other.as_bytes());
    assert_eq!(
        (little.start, little.solution),
        (expected.start, expected.solution)
    );
    assert_eq!(little.rating, None);
}

#[test]
fn castling_is_read_in_both_forms() {
    let read =
        |castling| one(format!("x,4k2r/8/8/8/8/8/8/4K2R b Kk - 0 1,e8d8 {castling}\n").as_bytes());
    let puzzle = read("e1g1");
    assert_eq!(puzzle, read("e1h1"));
    let mut line = String::new();
    write_csv(&puzzle, false, &mut line);
    assert!(line.contains("e8d8 e1g1"), "{line}");
}

#[test]
fn a_faulty_line_is_named_and_no_other() {
    let good = format!("good,{BACK_RANK},{LINE}");
    let moves_at = format!("x,{BACK_RANK},").len() + 1;
    let cases: [(&str, &str); 11] = [
        (
            "x",
            "line 2, column 2: there is no column FEN: the line has 1",
        ),
        (
            "x,8/8/8/8/8/8/8/8 w - - 0 1,e2e4 e7e5",
            "line 2, column 3: FEN: White has no king",
        ),
        (
            "x,4k3/8/8/9/8/8/8/4K3 w - - 0 1,e1e2 e8e7",
            "line 2, column 3: FEN: field 1 (pieces)",
        ),
        (
            "x,{F},a2b2 e1e9",
            "line 2, column {M+5}: move 2: `e1e9` is not a move",
        ),
        (
            "\u{e9}\u{e9},{F},a2b2 e1f2",
            "line 2, column {M+6}: move 2: e1f2 is not legal here",
        ),
        ("x,{F},", "line 2, column {M}: there are no moves"),
        (
            "x,{F},a2b2",
            "line 2, column {M}: the number of moves is odd",
        ),
        (
            "x,{F},{L},many",
            "line 2, column {R}: Rating: `many` is not a number",
        ),
        (
            "x,{F},{L},-5",
            "line 2, column {R}: Rating: `-5` is not a number",
        ),
        (
            "x,{F},{L},1500,80,1000",
            "line 2, column {R+8}: Popularity: `1000` is not a number",
        ),
        ("\"x,{F},{L}", "line 2, column 1: a quoted field ends"),
    ];
    for (line, expected) in cases {
        let line = line.replace("{F}", BACK_RANK).replace("{L}", LINE);
        let ratings_at = moves_at + LINE.len() + 1;
        let mut expected = expected.to_owned();
        for (name, at) in [("M", moves_at), ("R", ratings_at)] {
            for plus in [0, 5, 6, 8] {
                let said = if plus == 0 {
                    format!("{{{name}}}")
                } else {
                    format!("{{{name}+{plus}}}")
                };
                expected = expected.replace(&said, &(at + plus).to_string());
            }
        }
        let text = format!("{good}\n{line}\n{good}\n");
        let found = faults(text.as_bytes());
        assert_eq!(found.len(), 1, "{line}: {found:?}");
        assert!(found[0].starts_with(&expected), "{}\n{expected}", found[0]);
        assert_eq!(read(text.as_bytes()).iter().flatten().count(), 2, "{line}");
    }
    let long = format!("{good}\n{}\n\n{good}", "x,".repeat(LONGEST_LINE));
    assert_eq!(faults(long.as_bytes()).len(), 1);
    let bytes = [good.as_bytes(), b"\n\xc3\xa9\xff\n", good.as_bytes()].concat();
    assert_eq!(
        faults(&bytes),
        ["line 2, column 2: this is not UTF-8; save the file as UTF-8"]
    );
    let header = faults(format!("PuzzleId,Position,Moves\n{good}\n").as_bytes());
    assert_eq!(header.len(), 1);
    assert!(
        header[0].starts_with("line 1, column 1: the header names no column FEN"),
        "{header:?}"
    );
}

#[test]
fn a_solution_has_a_length_at_most() {
    let line = |half_moves: usize| {
        let around = ["g1f3", "g8f6", "f3g1", "f6g8"];
        let moves: Vec<_> = (0..half_moves).map(|n| around[n % 4]).collect();
        format!("x,{},{}\n", Position::default(), moves.join(" "))
    };
    assert!(faults(line(MOST_HALF_MOVES).as_bytes()).is_empty());
    let found = faults(line(MOST_HALF_MOVES + 2).as_bytes());
    assert!(found[0].contains("more than 128 half-moves"), "{found:?}");
}

#[test]
fn the_other_convention_is_told_and_can_be_chosen() {
    let solver = "x,6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - - 5 32,e1e8\n";
    let read_as = |text: &str, convention| {
        let options = Options {
            convention: Some(convention),
            ..Options::default()
        };
        let mut found = read_in(text.as_bytes(), &options, 10);
        found.pop().expect("one")
    };
    let mut reader = Reader::new(Options::default());
    reader.feed(solver.as_bytes(), &mut |_| ());
    assert_eq!(reader.counts().other_convention, 1);
    let puzzle = read_as(solver, Convention::SolverFirst).expect("it is so");
    assert_eq!((puzzle.before, puzzle.solution.solver_moves()), (None, 1));
    let usual = format!("x,{BACK_RANK},{LINE}\n");
    assert!(read_as(&usual, Convention::OpponentFirst).is_ok());
    let fault = read_as(&usual, Convention::SolverFirst).expect_err("it is not so");
    assert_eq!(fault.kind, FileFaultKind::OpponentFirst);
    let pgn = format!("[FEN \"{BACK_RANK}\"]\n\n1... Rb2 2. Re8# *\n");
    let puzzle = read_as(&pgn, Convention::OpponentFirst).expect("it is so");
    assert!(puzzle.before.is_some());
    let epd = "6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - - bm Re8;";
    assert!(read_as(epd, Convention::OpponentFirst).is_err());
}

#[test]
fn a_filter_keeps_what_it_lets_pass_and_enough_is_enough() {
    let line = |n: usize| {
        let theme = ["fork", "pin"][n % 2];
        format!("p{n},{BACK_RANK},{LINE},{},80,90,1,{theme}", 1000 + n * 100)
    };
    let mut lines: Vec<_> = (0..10).map(line).collect();
    // A faulty line that the filter does not want costs nothing.
    lines.push(format!("p10,{BACK_RANK},a2b2 e1e9,2000,80,90,1,pin\n"));
    let text = lines.join("\n");
    let options = Options {
        filter: Filter {
            rating: Some(1200..=1900),
            all: Themes::from_iter([Theme::Fork]),
            ..Filter::default()
        },
        at_most: Some(3),
        ..Options::default()
    };
    let mut ids = Vec::new();
    let mut reader = Reader::new(options.clone());
    reader.feed(text.as_bytes(), &mut |found: Result<Puzzle, FileFault>| {
        ids.push(found.expect("good").id);
    });
    assert!(reader.is_done());
    reader.finish(&mut |found| panic!("{found:?}"));
    assert_eq!(ids, ["p2", "p4", "p6"]);
    assert_eq!(reader.counts().filtered, 4);
    let all = Options {
        at_most: None,
        ..options
    };
    assert_eq!(read_in(text.as_bytes(), &all, 50).len(), 4);
}

#[test]
fn epd_says_what_to_find() {
    let puzzle = one(b"6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - - hmvc 5; bm Re8# Kf1; dm 1; id \"back rank\"; pv Re8#;");
    assert_eq!(puzzle.id, "back rank");
    assert_eq!(puzzle.solution.moves.len(), 2);
    assert_eq!(puzzle.mate_in, Some(1));
    assert_eq!(puzzle.themes.to_string(), "mate mateIn1");
    let only_mate = one(b"6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - - dm 7;");
    assert!(only_mate.solution.is_end());
    assert_eq!(
        (only_mate.mate_in, only_mate.themes.to_string()),
        (Some(7), "mate".to_owned())
    );

    let fen = "6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - -";
    let cases = [
        ("am Re8;", "line 1, column 1: there is nothing to find"),
        ("id \"e1e8\"; bm Re9;", "line 1, column {bm}: "),
        (
            "bm Re8; dm x;",
            "line 1, column {dm}: `dm` is followed by a number of moves from 1 to 255, not by `x`",
        ),
        ("bm Re8; dm 0;", "line 1, column {dm}: `dm` is followed"),
        ("pv Re8 Kg7;", "line 1, column {pv}: "),
        (
            "bm \"Re8",
            "line 1, column 1: a quote after `bm` is not closed",
        ),
    ];
    for (operations, expected) in cases {
        let text = format!("{fen} {operations}\n{fen} bm Re8;\n");
        let mut expected = expected.to_owned();
        for opcode in ["bm", "dm", "pv"] {
            let at = text.find(&format!(" {opcode} ")).map_or(0, |at| at + 2);
            expected = expected.replace(&format!("{{{opcode}}}"), &at.to_string());
        }
        let found = faults(text.as_bytes());
        assert_eq!(found.len(), 1, "{operations}: {found:?}");
        assert!(found[0].starts_with(&expected), "{}\n{expected}", found[0]);
    }
}

#[test]
fn a_game_with_a_position_is_a_puzzle_and_its_variations_are_equal() {
    let text = "[White \"A\"]\n[Black \"B\"]\n[Date \"2020.??.??\"]\n[FEN \"6k1/5ppp/8/8/8/8/1r3PPP/1R2R1K1 w - - 0 1\"]\n\n\
        1. Re8# (1. Rxb2 h6 (1... g6 2. Re8+) 2. Rb8+ Kh7 3. Re7 Kg6) (1. h3? Rxb1) *\n";
    let puzzle = one(text.as_bytes());
    assert_eq!(puzzle.source.game, "A – B, 2020.??.??");
    assert_eq!(puzzle.before, None);
    let [mate, take] = &puzzle.solution.moves[..] else {
        panic!("{:?}", puzzle.solution);
    };
    assert_eq!(mate.reply, None);
    assert_eq!(take.then.moves.len(), 1);
    assert_eq!(take.then.moves[0].then.solver_moves(), 1);
    assert_eq!(
        take.then.moves[0].then.moves[0].reply, None,
        "an answer at the end is left out"
    );

    let good = "[FEN \"6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - - 0 1\"]\n\n1. Re8# *\n\n";
    let cases = [
        ("1. e4 *\n\n", "puzzle 2: this game is no puzzle"),
        (
            "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. Re8# *\n\n",
            "line 5, column ",
        ),
        (
            "[FEN \"6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - - 0 1\"]\n\n1. Rd9 *\n\n",
            "line 7, column 4: ",
        ),
        (
            "[FEN \"6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - - 0 1\"]\n\n*\n\n",
            "puzzle 2: there are no moves",
        ),
    ];
    for (game, expected) in cases {
        let text =
            format!("{good}[Event \"x\"]\n{game}{good}").replace("[Event \"x\"]\n[FEN", "[FEN");
        let found = faults(text.as_bytes());
        assert_eq!(found.len(), 1, "{game}: {found:?}");
        assert!(found[0].starts_with(expected), "{}\n{expected}", found[0]);
        assert_eq!(read(text.as_bytes()).iter().flatten().count(), 2);
    }
}

fn packed(count: usize) -> (Vec<u8>, Vec<Puzzle>) {
    let mut dice = Dice(11);
    let puzzles: Vec<_> = (0..100).map(|_| dice.puzzle(2)).collect();
    let puzzles: Vec<_> = (0..count).map(|n| puzzles[n % 100].clone()).collect();
    let mut bytes = Vec::new();
    let mut writer = PackWriter::new(PackOptions::default());
    for puzzle in &puzzles {
        writer.push(puzzle, &mut bytes).expect("it is legal");
    }
    writer.finish(&mut bytes);
    (bytes, puzzles)
}

#[test]
fn a_pack_is_found_in_without_being_decoded() {
    let (bytes, puzzles) = packed(BLOCK + 777);
    let pack = Pack::open(&bytes).expect("it was written so");
    assert_eq!(pack.count() as usize, puzzles.len());
    assert_eq!(
        pack.puzzle(BLOCK as u32 + 5).as_ref(),
        Ok(&puzzles[BLOCK + 5])
    );
    let index = pack.index();
    assert!(index.len() * 2 < bytes.len());
    let index = Pack::open(&index).expect("an index is a pack");
    assert!(index.puzzle(0).is_err(), "it has no positions");
    let all = |themes: &[Theme]| themes.iter().copied().collect::<Themes>();
    let mut dice = Dice(3);
    let mut hits = 0;
    for _ in 0..200 {
        let mut theme = || Theme::ALL[dice.roll(Theme::ALL.len())];
        let (one, two, three) = (theme(), theme(), theme());
        let from = dice.roll(3000) as u16;
        let filter = Filter {
            rating: (dice.roll(2) > 0).then_some(from..=from + 1000),
            popularity: (dice.roll(3) == 0).then(|| dice.roll(100) as i8),
            plays: (dice.roll(3) == 0).then(|| dice.roll(1 << 30) as u32),
            all: if dice.roll(3) == 0 {
                all(&[one])
            } else {
                Themes::EMPTY
            },
            any: if dice.roll(2) == 0 {
                all(&[two, three])
            } else {
                Themes::EMPTY
            },
            none: if dice.roll(3) == 0 {
                all(&[three])
            } else {
                Themes::EMPTY
            },
        };
        let expected: Vec<_> = (0..puzzles.len() as u32)
            .filter(|&n| filter.accepts(&puzzles[n as usize]))
            .collect();
        hits += usize::from(!expected.is_empty());
        assert_eq!(pack.find(&filter), expected, "{filter:?}");
        assert_eq!(index.find(&filter), expected, "{filter:?}");
    }
    assert!(hits > 50, "{hits}");
}

#[test]
fn a_pack_that_is_not_whole_or_of_another_version_says_so() {
    let (bytes, _) = packed(BLOCK + 100);
    let said = |bytes: &[u8]| match Pack::open(bytes) {
        Ok(_) => panic!("it is read"),
        Err(fault) => {
            let streamed: Vec<_> = read(bytes).into_iter().filter_map(Result::err).collect();
            assert_eq!(&streamed[..], std::slice::from_ref(&fault));
            fault
        }
    };
    let mut other = bytes.clone();
    other[8] = PACK_VERSION + 1;
    assert_eq!(
        said(&other).kind,
        FileFaultKind::PackVersion(PACK_VERSION + 1)
    );
    assert!(
        said(&other)
            .to_string()
            .starts_with("puzzle 1: this pack is of version 2, and version 1 is read here")
    );

    let cut = &bytes[..bytes.len() - 1];
    let fault = said(cut);
    assert_eq!(fault.kind, FileFaultKind::PackTruncated);
    assert_eq!(fault.place, Place::Puzzle(BLOCK as u64 + 1));
    assert_eq!(
        read(cut).iter().flatten().count(),
        BLOCK,
        "the block before it is kept"
    );
    assert_eq!(said(&bytes[..5]).kind, FileFaultKind::PackTruncated);
    assert!(Pack::open(b"no pack").is_err());

    // Any byte may be another: something is read or said, and nothing panics.
    let (small, _) = packed(40);
    for at in (0..small.len()).step_by(11) {
        let mut damaged = small.clone();
        damaged[at] ^= 0x55;
        let found = read_in(&damaged, &Options::default(), 1 << 16);
        assert!(
            found.len() <= 40 || found.iter().any(Result::is_err),
            "at {at}: {}",
            found.len()
        );
        if let Ok(pack) = Pack::open(&damaged) {
            let _ = pack.find(&Filter {
                popularity: Some(0),
                rating: Some(0..=1),
                ..Filter::default()
            });
            let _ = pack.puzzle(0);
        }
    }
}

#[test]
fn a_pack_leaves_out_what_is_said_and_takes_no_illegal_move() {
    let mut dice = Dice(2);
    let puzzle = loop {
        let puzzle = dice.puzzle(1);
        if !puzzle.id.is_empty() {
            break puzzle;
        }
    };
    let mut bytes = Vec::new();
    let mut writer = PackWriter::new(PackOptions {
        without_source: true,
        without_opening: true,
        without_plays: true,
    });
    writer.push(&puzzle, &mut bytes).expect("it is legal");
    let mut wrong = puzzle.clone();
    wrong.solution = Solution::line(&[Move::from_raw(0)]);
    let error = writer
        .push(&wrong, &mut bytes)
        .expect_err("a1a1 is no move");
    assert_eq!(
        error.to_string(),
        "the puzzle has no place in a pack: a move is not legal"
    );
    writer.finish(&mut bytes);
    let mut expected = puzzle.clone();
    expected.source = Source::default();
    expected.plays = None;
    assert_eq!(one(&bytes), expected);
}

/// A frame of Zstandard with these blocks, not compressed or one byte many times.
fn frame(blocks: &[(&[u8], usize)], checksum: bool) -> Vec<u8> {
    let mut out = vec![0x28, 0xB5, 0x2F, 0xFD, if checksum { 4 } else { 0 }, 0x40];
    for (n, (bytes, times)) in blocks.iter().enumerate() {
        let last = usize::from(n + 1 == blocks.len());
        let kind = usize::from(*times > 1);
        let size = if *times > 1 { *times } else { bytes.len() };
        let header = last | kind << 1 | size << 3;
        out.extend_from_slice(&header.to_le_bytes()[..3]);
        out.extend_from_slice(bytes);
    }
    out
}

#[test]
fn compressed_files_are_read_in_any_pieces_and_as_far_as_they_go() {
    let line = format!("x,{BACK_RANK},{LINE}\n");
    let (half, rest) = line.as_bytes().split_at(20);
    // A frame of somebody else, then two of ours; spaces of one byte many times.
    let mut file = vec![0x5A, 0x2A, 0x4D, 0x18, 3, 0, 0, 0, 9, 9, 9];
    file.extend(frame(&[(line.as_bytes(), 1), (half, 1)], false));
    file.extend(frame(
        &[(rest, 1), (b"\n", 3), (line.as_bytes(), 1), (b"", 1)],
        false,
    ));
    assert_eq!(read(&file).iter().flatten().count(), 3);
    let counts = |bytes: &[u8]| {
        let found = read(bytes);
        let faults: Vec<_> = found
            .iter()
            .filter_map(|found| found.clone().err())
            .collect();
        (found.len() - faults.len(), faults)
    };
    // Cut in the last block: what is before it is read, and the place is told.
    let (kept, faults) = counts(&file[..file.len() - 5]);
    assert_eq!(kept, 2);
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].kind, FileFaultKind::ZstdTruncated);
    assert_eq!(faults[0].place, Place::Text { line: 6, column: 1 });
    // Cut within a line.
    let first = 11 + 6 + 3 + line.len();
    let (kept, faults) = counts(&file[..first + 3 + 20 + 6 + 3 + 5]);
    assert_eq!((kept, faults.len()), (1, 1), "{faults:?}");
    // A block of a kind that there is not.
    let mut damaged = file.clone();
    let at = 11 + 6 + 3 + line.len();
    damaged[at] |= 6;
    let (kept, faults) = counts(&damaged);
    assert_eq!(kept, 1);
    assert!(
        matches!(&faults[0].kind, FileFaultKind::Zstd(_)),
        "{faults:?}"
    );
    assert_eq!(faults.len(), 1);
    // A checksum that is another.
    let mut wrong = frame(&[(line.as_bytes(), 1)], true);
    wrong.extend([1, 2, 3, 4]);
    let (kept, faults) = counts(&wrong);
    assert_eq!(kept, 1);
    assert!(faults[0].to_string().contains("checksum"), "{faults:?}");
}

#[test]
fn nothing_is_no_fault_and_nonsense_is_one() {
    assert!(read(b"").is_empty());
    assert!(read(b"\n \n").is_empty());
    assert_eq!(faults(b"nonsense\n").len(), 1);
    assert_eq!(faults(b"SessaPuz").len(), 1);
}
