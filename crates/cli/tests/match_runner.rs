//! `sessa match`, the real program with real players and with such as misbehave.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Output, Stdio};

use game::pgn::{self, Imported};

mod common;

use common::{Scratch, program, read, sessa};

fn written(file: &Scratch) -> Vec<Imported> {
    let games = pgn::read(&read(&file.0));
    for game in &games {
        assert!(game.problems.is_empty(), "{:?}", game.problems);
    }
    games
}

fn run_match(arguments: &[&str]) -> Output {
    sessa(&[&["match"], arguments].concat(), b"")
}

fn told(arguments: &[&str]) -> String {
    let output = run_match(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("it writes text")
}

fn tag<'a>(game: &'a Imported, name: &str) -> &'a str {
    game.tree.tags.get(name).expect("every game has it")
}

/// A program that answers as it must until it is asked for a move.
fn rogue(then: &str) -> String {
    let loops = "while read -r line; do case \"$line\" in uci) echo uciok;; isready) echo readyok;; \
                 quit) exit;; go*)";
    format!("sh -c '{loops} {then};; esac; done'")
}

#[test]
fn law_h5_the_same_match_whatever_else_the_machine_does() {
    let file = |threads: &str, seed: &str| {
        let pgn = Scratch::new(&format!("same-{threads}-{seed}"));
        let said = told(&[
            "--a",
            "own",
            "--b",
            "own:level=4",
            "--nodes",
            "150",
            "--games",
            "7",
            "--seed",
            seed,
            "--concurrency",
            threads,
            "--pgn",
            pgn.path(),
        ]);
        assert_eq!(written(&pgn).len(), 7);
        (said, read(&pgn.0))
    };
    let alone = file("1", "1");
    assert_eq!(alone, file("3", "1"));
    assert_ne!(alone.1, file("1", "2").1);
    let (said, _) = alone;
    for line in [
        "game 7 of 7: ",
        "games 7: A +",
        "Elo of A over B: ",
        "verdict: ",
    ] {
        assert!(said.contains(line), "{said}");
    }
}

#[test]
fn every_opening_is_played_with_both_colours() {
    let book = Scratch::with(
        "book.pgn",
        "1. e4 c5 2. Nf3 d6 *\n\n1. d4 d5 2. c4 *\n\n1. c4 e5 2. g3 *\n",
    );
    let pgn = Scratch::new("both-colours");
    told(&[
        "--a",
        "own",
        "--b",
        "own:weights=1/2/2/3/5",
        "--nodes",
        "60",
        "--games",
        "4",
        "--book",
        book.path(),
        "--plies",
        "3",
        "--pgn",
        pgn.path(),
        "--b-name",
        "Odd",
    ]);
    let games = written(&pgn);
    let opening = |i: usize| {
        let moves = games[i].tree.main_line().take(3);
        moves
            .map(|id| games[i].tree.san(id).expect("a move").to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(opening(0), opening(1));
    assert_eq!(opening(2), opening(3));
    assert_ne!(opening(0), opening(2));
    let players = |i: usize| (tag(&games[i], "White"), tag(&games[i], "Black"));
    assert_eq!(players(0), ("Sessa", "Odd"));
    assert_eq!(players(1), ("Odd", "Sessa"));
    assert_eq!(tag(&games[3], "Round"), "4");
}

#[test]
fn a_program_plays_as_the_same_engine_does_in_this_process() {
    let moves = |b: &str| {
        let pgn = Scratch::new(&format!("as-program-{}", b.len()));
        told(&[
            "--a",
            "own",
            "--b",
            b,
            "--nodes",
            "300",
            "--games",
            "2",
            "--pgn",
            pgn.path(),
        ]);
        let games = written(&pgn);
        let line = |game: &Imported| {
            let tree = &game.tree;
            let moves: Vec<_> = tree.main_line().map(|id| tree[id].mv()).collect();
            moves
        };
        games.iter().map(line).collect::<Vec<_>>()
    };
    assert_eq!(moves("own"), moves(&program()));
}

#[test]
fn with_a_clock_and_from_all_starts_of_chess960() {
    let pgn = Scratch::new("clock");
    let program = program();
    told(&[
        "--a",
        "own",
        "--b",
        &program,
        "--b-option",
        "Hash=2",
        "--tc",
        "0.6+0.02",
        "--chess960",
        "--games",
        "2",
        "--concurrency",
        "2",
        "--margin",
        "5000",
        "--pgn",
        pgn.path(),
    ]);
    for game in written(&pgn) {
        assert!(game.tree.chess960);
        assert_eq!(tag(&game, "TimeControl"), "0.6+0.02");
        assert!(
            tag(&game, "Termination") == "normal",
            "{:?}",
            game.tree.tags
        );
        let last = game.tree.main_line().last().expect("moves were made");
        let last = &game.tree[last];
        assert!(last.clock.is_some() && last.elapsed.is_some() && last.eval.is_some());
    }
}

#[cfg(unix)]
#[test]
fn whoever_misbehaves_loses_that_game_and_begins_anew() {
    let mute = "sleep 0";
    for (then, limits, reason, termination) in [
        (
            "exit 3",
            &["--nodes", "9"][..],
            "the program ended: exit status: 3",
            "abandoned",
        ),
        (
            "kill -9 $$",
            &["--nodes", "9"],
            "the program ended: signal: 9",
            "abandoned",
        ),
        (
            "echo bestmove a1a5",
            &["--nodes", "9"],
            "a1a5 is not legal here",
            "rules infraction",
        ),
        (
            "echo bestmove",
            &["--nodes", "9"],
            "is not a move",
            "rules infraction",
        ),
        (
            "echo bestmove 0000",
            &["--depth", "1"],
            "is not a move",
            "rules infraction",
        ),
        (
            mute,
            &["--nodes", "9", "--patience", "2"],
            "no answer for 2 s",
            "abandoned",
        ),
        (
            mute,
            &["--tc", "1+1", "--margin", "0"],
            "the time was up",
            "time forfeit",
        ),
        (
            mute,
            &["--movetime", "1000"],
            "the time was up",
            "time forfeit",
        ),
    ] {
        let pgn = Scratch::new("misbehaves");
        let rogue = rogue(then);
        let players = [
            "--a",
            "own:nodes=50",
            "--b",
            &rogue,
            "--games",
            "2",
            "--pgn",
            pgn.path(),
        ];
        let said = told(&[&players, limits].concat());
        assert!(said.contains("games 2: A +2 =0 -0"), "{then}: {said}");
        assert!(said.contains("faults of B: "), "{then}: {said}");
        assert!(said.contains(reason), "{then}: {said}");
        let games = written(&pgn);
        for (game, result) in games.iter().zip(["1-0", "0-1"]) {
            assert_eq!(tag(game, "Result"), result, "{then}");
            assert_eq!(tag(game, "Termination"), termination, "{then}");
        }
        assert_eq!(games.len(), 2);
    }
}

#[test]
fn decided_games_end_by_what_both_say() {
    let book = Scratch::with("lost", "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1\n");
    let draw = ["--draw", "1:2:0"];
    let resign = ["--resign", "2:300"];
    let pgn = Scratch::new("decided");
    let players = [
        "--a",
        "own",
        "--b",
        "own",
        "--nodes",
        "400",
        "--games",
        "2",
        "--book",
        book.path(),
        "--pgn",
        pgn.path(),
    ];
    let said = told(&[&players[..], &resign, &draw].concat());
    assert!(said.contains("A–B 1-0, adjudication"), "{said}");
    assert!(said.contains("B–A 1-0, adjudication"), "{said}");
    assert!(written(&pgn).iter().all(|game| {
        tag(game, "Termination") == "adjudication" && game.tree.main_line().count() == 4
    }));
}

#[cfg(unix)]
#[test]
fn a_player_that_cannot_be_started_again_ends_the_match_and_what_was_played_counts() {
    use std::os::unix::fs::PermissionsExt;
    // It can be started twice: to ask for its name, and to crash in the first game.
    let left = Scratch::with("left", "..\n");
    let script = Scratch::new("twice");
    let text = format!(
        "#!/bin/sh\nread -r left < '{0}' || exit 1\nprintf '%s\\n' \"${{left#.}}\" > '{0}'\n\
         [ -n \"$left\" ] || exit 1\nexec {1}\n",
        left.path(),
        rogue("exit 3")
    );
    fs::write(&script.0, text).expect("the folder can be written to");
    fs::set_permissions(&script.0, fs::Permissions::from_mode(0o700)).expect("it is ours");
    let output = run_match(&[
        "--a",
        "own",
        "--b",
        script.path(),
        "--nodes",
        "20",
        "--games",
        "5",
    ]);
    let said = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}{errors}");
    assert!(said.contains("games 1: A +1 =0 -0"), "{said}");
    assert!(errors.contains("the program ended"), "{errors}");
}

#[test]
fn law_h5_a_test_ends_the_match_when_it_is_decided() {
    let said = told(&[
        "--a",
        "own:nodes=3000",
        "--b",
        "own:level=1",
        "--games",
        "400",
        "--sprt",
        "0",
        "200",
        "--resign",
        "2:500",
    ]);
    assert!(said.contains("A is more than 0 Elo stronger"), "{said}");
    assert!(said.contains("verdict: A is stronger"), "{said}");
    assert!(!said.contains("game 100 of 400"), "{said}");
}

#[test]
fn a_match_that_is_killed_leaves_whole_games() {
    let pgn = Scratch::new("killed");
    let mut runner = Command::new(env!("CARGO_BIN_EXE_sessa"))
        .args([
            "match", "--a", "own", "--b", "own", "--nodes", "60", "--games", "100000",
        ])
        .args(["--pgn", pgn.path()])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program was built for this test");
    let output = BufReader::new(runner.stdout.take().expect("stdout is a pipe"));
    let lines = output.lines().map(|line| line.expect("it writes text"));
    let games = lines.filter(|line| line.starts_with("game ")).take(3);
    assert_eq!(games.count(), 3);
    runner.kill().expect("it runs");
    runner.wait().expect("it ends");
    let games = written(&pgn);
    assert!(games.len() >= 3);
    assert!(games.iter().all(|game| tag(game, "Result") != "*"));
}

#[test]
fn what_cannot_be_played_is_explained() {
    let faulty = Scratch::with("faulty", "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1\n8/8 w - -\n");
    let empty = Scratch::with("empty", "\n");
    let program = program();
    let start = ["--a", "own", "--nodes", "9", "--b"];
    for (arguments, status, said) in [
        (&[][..], 2, "--a expects a PLAYER"),
        (&["--a", "own", "--b", "own"], 2, "how long to think"),
        (
            &["--a", &program, "--b", "own:nodes=5"],
            2,
            "how long to think",
        ),
        (
            &["--a", "own:level=99"],
            2,
            "`level=99`: expected a level from 1 to",
        ),
        (&["--a", "own:weights=heavy"], 2, "classical, greko"),
        (&["--a", "own:weights=1/2/3"], 2, "five values"),
        (
            &["--a", "own:strength=3"],
            2,
            "rating alone, or level, weights, network, hash, nodes or depth",
        ),
        (
            &["--games", "0"],
            2,
            "--games expects a whole number above 0, not `0`",
        ),
        (&["--games"], 2, "--games expects something after it"),
        (&["--tc", "soon"], 2, "`soon` is not a time control"),
        (&["--tc", "1", "--movetime", "5"], 2, "not both"),
        (&["--resign", "3"], 2, "MOVES:CENTIPAWNS"),
        (&["--sprt", "5", "0"], 2, "the first Elo must be below"),
        (&["--frob", "1"], 2, "unexpected `--frob`"),
        (&[&start[..], &["'"]].concat(), 2, "is not a command line"),
        (
            &[&start[..], &["own", "--b-option", "Hash=1"]].concat(),
            2,
            "after `own:`",
        ),
        (
            &[&start[..], &["own:network=/no/such/net"]].concat(),
            1,
            "/no/such/net: ",
        ),
        (
            &[&start[..], &["/no/such/engine"]].concat(),
            1,
            "`/no/such/engine` cannot be started",
        ),
        (
            &[&start[..], &["true"]].concat(),
            1,
            "`true`: the program ended",
        ),
        (
            &[&start[..], &[&program, "--b-option", "Frob=1"]].concat(),
            1,
            "there is no option `Frob`; there are: Hash",
        ),
        (
            &[&start[..], &["own", "--book", "/no/such/book"]].concat(),
            1,
            "/no/such/book: ",
        ),
        (
            &[&start[..], &["own", "--book", faulty.path()]].concat(),
            1,
            "line 2: field 1",
        ),
        (
            &[&start[..], &["own", "--book", empty.path()]].concat(),
            1,
            "no opening",
        ),
        (
            &[&start[..], &["own", "--pgn", "/no/such/folder/x"]].concat(),
            1,
            "/no/such/folder/x: ",
        ),
    ] {
        let output = run_match(arguments);
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{arguments:?}: {text}");
        assert!(text.contains(said), "{arguments:?}: {text}");
    }
}
