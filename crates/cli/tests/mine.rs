//! `sessa mine`, `sessa puzzle check --judge` and `sessa puzzle rate`, over pipes as another program uses them.

mod common;

use common::sessa;

/// Exit status, standard output, standard error.
fn run(arguments: &[&str], input: &[u8]) -> (i32, String, String) {
    let output = sessa(arguments, input);
    let text = |bytes| String::from_utf8(bytes).expect("what is told is UTF-8");
    let status = output.status.code().expect("it was not killed");
    (status, text(output.stdout), text(output.stderr))
}

const GAMES: &[u8] = b"[Event \"Club\"]\n[Round \"3\"]\n[White \"Anna\"]\n[Black \"Berta\"]\n\n\
    1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n\n\
    [White \"Clara\"]\n[Black \"Anna\"]\n\n1. f3 e5 2. g4 d6 *\n";
const NODES: [&str; 5] = ["mine", "--nodes", "3000", "--proof-nodes", "20000"];

#[test]
fn mined_puzzles_are_the_same_on_any_number_of_threads() {
    let mine = |more: &[&str]| run(&[&NODES[..], more, &["-"]].concat(), GAMES);
    let (status, out, errors) = mine(&["--threads", "1"]);
    assert_eq!(status, 0, "{errors}");
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 3, "{out}");
    assert!(lines[0].starts_with("PuzzleId,FEN,Moves,"), "{out}");
    assert!(lines[1].contains(",g8f6 h5f7,"), "{out}");
    assert!(lines[1].contains("Club 3: Anna - Berta"), "{out}");
    assert!(lines[2].contains(",g2g4 d8h4,"), "{out}");
    assert!(
        errors.starts_with("games 2, puzzles 2, rejected "),
        "{errors}"
    );
    assert_eq!(mine(&["--threads", "3"]).1, out);

    assert!(lines[2].contains(",Clara - Anna#3,"), "{out}");

    // The second game alone.
    let (_, second, errors) = mine(&["--from", "2"]);
    assert!(errors.starts_with("games 1, "), "{errors}");
    assert_eq!(second.lines().collect::<Vec<_>>(), [lines[0], lines[2]]);
}

#[test]
fn rejected_swings_are_told_with_game_and_move() {
    let mine = |more: &[&str]| {
        let arguments = [&NODES[..], &["--relaxed"], more, &["-"]].concat();
        run(&arguments, GAMES).2
    };
    let told = mine(&["--reasons"]);
    let swings: Vec<&str> = (told.lines().take_while(|line| line.starts_with("game "))).collect();
    assert!(!swings.is_empty(), "{told}");
    let known = ["game 1 (Club 3: Anna - Berta), ", "game 2 (Clara - Anna), "];
    for swing in &swings {
        let rest = known.iter().find_map(|game| swing.strip_prefix(game));
        let rest = rest.unwrap_or_else(|| panic!("{told}"));
        let (number, why) = rest.split_once(' ').expect("a move and a reason");
        assert!(number.ends_with(['.', '…']) && !why.is_empty(), "{swing}");
    }
    let counts = format!("rejected {}, ", swings.len());
    assert!(told.contains(&counts), "{told}");
    assert_eq!(
        mine(&["--reasons", "--threads", "2"]).lines().next(),
        told.lines().next()
    );
    assert!(mine(&[]).starts_with("games 2, "));
}

#[test]
fn a_players_missed_chances() {
    // Anna has mated in the first game, and has not in the second.
    for (player, expected) in [("Anna", ",g2g4 d8h4,"), ("Berta", ""), ("Nobody", "")] {
        let arguments = [&NODES[..], &["--player", player, "-"]].concat();
        let (status, out, errors) = run(&arguments, GAMES);
        assert_eq!(status, 0, "{errors}");
        let puzzles: Vec<&str> = out.lines().skip(1).collect();
        assert_eq!(puzzles.len(), usize::from(!expected.is_empty()), "{out}");
        assert!(puzzles.iter().all(|line| line.contains(expected)), "{out}");
    }
}

const PUZZLES: &[u8] = b"good,5k2/8/R7/8/8/8/7p/1R5K b - - 0 1,f8f7 b1b7 f7e8 a6a8\n\
    slow,6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 1,a2a8 b1a1\n\
    odd,6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 1,a2a8\n";

#[test]
fn checked_puzzles_are_judged_and_counted() {
    let (status, out, errors) = run(
        &["puzzle", "check", "--judge", "--threads", "2", "-"],
        PUZZLES,
    );
    assert_eq!((status, errors.as_str()), (1, ""));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 3, "{out}");
    let flaw = "-:2: puzzle 2 (slow): move 1: b1a1 is judged wrong; the engine plays ";
    assert!(lines[0].starts_with(flaw), "{out}");
    assert!(lines[1].starts_with("-:3:44: "), "{out}");
    // Empty lines are lines; a puzzle of a PGN has none of its own.
    let later = [b"\n\n", PUZZLES].concat();
    let (_, out, _) = run(&["puzzle", "check", "--judge", "-"], &later);
    assert!(out.starts_with("-:4: puzzle 2 (slow): "), "{out}");
    let game = b"[FEN \"6k1/5ppp/8/8/8/8/5PPP/rR4K1 w - - 0 1\"]\n\n1. Kf1 *\n";
    let (_, out, _) = run(&["puzzle", "check", "--judge", "-"], game);
    assert!(out.starts_with("-: puzzle 1: move 1: "), "{out}");
    assert_eq!(
        lines[2],
        "-: puzzles 2, unreadable 1, solver's moves 3, first choice of the engine 2 (66.7 %), \
         in mates 2, equal mates 0, accepted 0, other moves accepted 0, not proved 0, flaws 1"
    );

    let good = PUZZLES.split(|&byte| byte == b'\n').next();
    let (status, out, _) = run(&["puzzle", "check", "--judge", "-"], good.expect("a line"));
    assert_eq!(status, 0);
    assert!(out.starts_with("-: puzzles 1, unreadable 0, "), "{out}");
    assert!(out.ends_with(", flaws 0\n"), "{out}");
}

#[test]
fn moves_that_are_accepted_besides_the_stored_one_are_told() {
    let puzzles = b"equal,1k6/8/1K6/8/8/8/8/Q6R w - - 0 1,a1h8\n\
        pawn,8/3k4/8/8/2K5/3P4/8/8 w - - 0 1,c4d5\n";
    let options = ["--solver-first", "--threads", "1", "--prove", "2"];
    let (status, out, errors) = run(
        &[&["puzzle", "check", "--judge"][..], &options, &["-"]].concat(),
        puzzles,
    );
    assert_eq!((status, errors.as_str()), (0, ""), "{out}");
    let lines: Vec<&str> = out.lines().collect();
    let mates = "-:1: puzzle 1 (equal): move 1: h1h8 is accepted, too: it mates";
    let wins = "-:2: puzzle 2 (pawn): move 1: c4c5 is accepted, too: it wins as much";
    assert_eq!(lines[..2], [mates, wins]);
    assert!(
        lines[2].contains(", other moves accepted 2, not proved 0, flaws 0"),
        "{out}"
    );

    let (status, _, errors) = run(&["puzzle", "check", "--prove", "2", "-"], b"");
    assert_eq!(status, 2);
    assert!(
        errors.contains("--prove and --sample go with --judge"),
        "{errors}"
    );
}

#[test]
fn rated_puzzles_are_the_same_again() {
    let rate = |more: &[&str]| run(&[&["puzzle", "rate"][..], more, &["-"]].concat(), PUZZLES);
    let (status, out, errors) = rate(&["--threads", "1"]);
    assert_eq!(status, 1, "{errors}");
    assert!(errors.contains("-:3:"), "{errors}");
    let ratings: Vec<&str> = out
        .lines()
        .skip(1)
        .filter_map(|line| line.split(',').nth(3))
        .collect();
    assert_eq!(ratings.len(), 2, "{out}");
    assert!(
        ratings.iter().all(|rating| rating.parse::<u32>().is_ok()),
        "{out}"
    );
    assert_eq!(rate(&["--threads", "2"]).1, out);
}

#[test]
fn puzzles_with_two_solutions_are_told() {
    // Only the sacrifice mates in two; the king and either rook do.
    let puzzles = b"one,kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1,a1a6 b7a6 b6b7\n\
        two,k7/8/2K5/8/8/8/8/5R1R w - - 0 1,f1f7 a8b8 h1h8\n";
    let unique = |more: &[&str]| {
        let first = ["puzzle", "unique", "--solver-first", "--nodes", "10000"];
        run(&[&first[..], more, &["-"]].concat(), puzzles)
    };
    let (status, out, errors) = unique(&[]);
    assert_eq!(status, 0, "{errors}");
    let lines: Vec<&str> = out.lines().skip(1).collect();
    assert!(lines.len() == 1 && lines[0].starts_with("one,"), "{out}");
    let told = "-:2: puzzle 2 (two): move 1: c6b6 is as good as f1f7\npuzzles 2, not unique 1\n";
    assert_eq!(errors, told);
    // A sample is the same for the same seed, and not for all.
    let of = |seed| unique(&["--sample", "1", "--seed", seed]).2;
    assert!(of("1").contains("puzzles 1, "), "{}", of("1"));
    assert_eq!(of("1"), of("1"));
    let seeds = ["1", "2", "3", "4", "5", "6", "7", "8"];
    assert!(seeds.iter().any(|seed| of(seed) != of("1")));
}

#[test]
fn what_is_not_understood_is_told() {
    for (arguments, why) in [
        (&["mine"][..], "expected a FILE"),
        (&["mine", "--strictly", "-"], "did you mean `--strict`"),
        (&["mine", "--nodes", "0", "-"], "--nodes expects"),
        (&["puzzle"], "puzzle expects what to do"),
        (&["puzzle", "solve"], "unexpected `solve`"),
        (&["puzzle", "check"], "expected a FILE"),
        (&["puzzle", "check", "--fit", "-"], "unexpected `--fit`"),
        (&["mine", "no-such-file.pgn"], "no-such-file.pgn: "),
    ] {
        let (status, out, errors) = run(arguments, b"");
        assert_ne!(status, 0, "{arguments:?}");
        assert!(errors.contains(why), "{arguments:?}: {out} {errors}");
    }
}
