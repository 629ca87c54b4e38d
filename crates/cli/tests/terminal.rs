//! The real program's short commands, and what it says to nonsense.

mod common;

use common::sessa;

#[test]
fn perft_counts() {
    for (arguments, last) in [
        (&["perft", "3"][..], "nodes 8902"),
        (&["perft", "0"], "nodes 1"),
        (&["perft", "2", "--divide"], "nodes 400"),
        (&["perft", "--shatranj", "3"], "nodes 4176"),
        (&["perft", "3", "--shatranj", "--divide"], "nodes 4176"),
        (&["perft", "--shatranj", "0", "--divide"], "nodes 1"),
        (
            &[
                "perft",
                "--fen",
                "7k/P7/8/8/8/8/8/K7 w",
                "1",
                "--shatranj",
                "--divide",
            ],
            "nodes 4",
        ),
        (
            &[
                "perft",
                "--fen",
                "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
                "3",
            ],
            "nodes 2812",
        ),
        (
            &[
                "perft",
                "3",
                "--fen",
                "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8",
                "w",
                "-",
                "-",
                "--divide",
            ],
            "nodes 2812",
        ),
    ] {
        let output = sessa(arguments, b"");
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{arguments:?}");
        assert_eq!(text.lines().last(), Some(last), "{arguments:?}");
    }
    let divided = sessa(&["perft", "2", "--divide"], b"");
    let text = String::from_utf8_lossy(&divided.stdout);
    assert_eq!(text.lines().count(), 21);
    assert!(text.contains("e2e4: 20\n"));
    let divided = sessa(&["perft", "--shatranj", "2", "--divide"], b"");
    let text = String::from_utf8_lossy(&divided.stdout);
    assert_eq!(text.lines().count(), 17);
    assert!(text.contains("e2e3: 16\n"));
}

#[test]
fn misuse_is_explained_with_status_2() {
    for (arguments, said) in [
        (&[][..], "expected a command"),
        (&["dance"], "unknown command `dance`"),
        (&["perft"], "expects a DEPTH"),
        (&["perft", "five"], "`five` is not a whole number"),
        (&["perft", "-1"], "`-1` is not a whole number"),
        (&["perft", "2", "3"], "unexpected `3`"),
        (&["perft", "2", "--fen"], "--fen expects a position"),
        (&["perft", "2", "--fen", "nonsense"], "--fen: "),
        (&["perft", "2", "--frob"], "unexpected `--frob`"),
        (&["perft", "--shatranj"], "expects a DEPTH"),
        (
            &["perft", "--shatranj", "2", "--start", "1"],
            "--shatranj has one array",
        ),
        (
            &["perft", "--shatranj", "2", "--chess960"],
            "--shatranj has one array",
        ),
        (
            &["perft", "--shatranj", "2", "--fen", "8/8/8/8/8/8/8/8", "w"],
            "--fen: White has no king",
        ),
        (&["perft", "2", "--start"], "--start expects the number"),
        (&["perft", "2", "--start", "960"], "--start `960` is not"),
        (&["perft", "2", "--start", "-1"], "--start `-1` is not"),
        (
            &["perft", "2", "--start", "1", "--start", "2"],
            "can be given once",
        ),
        (&["fen"], "fen expects what to do"),
        (&["fen", "mend"], "unexpected `mend`"),
        (&["fen", "check", "8/8"], "unexpected `8/8`"),
        (&["bench", "now"], "unexpected `now`"),
    ] {
        let output = sessa(arguments, b"");
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(text.contains(said), "{arguments:?}: {text}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
    let help = sessa(&["--help"], b"");
    assert!(help.status.success());
    assert!(String::from_utf8_lossy(&help.stdout).contains("sessa perft DEPTH"));
}

#[test]
fn a_slip_of_the_pen_is_met_with_the_name_that_was_meant() {
    for (arguments, meant) in [
        (&["macth"][..], Some("match")),
        (&["perf", "3"], Some("perft")),
        (&["perft", "3", "--divde"], Some("--divide")),
        (&["match", "--game", "3"], Some("--games")),
        (&["pgn", "convert", "--ot", "uci", "-"], Some("--to")),
        (&["train", "--epoch", "3"], Some("--epochs")),
        // Nothing is near enough.
        (&["dance"], None),
        (&["perft", "3", "--frobnicate"], None),
    ] {
        let output = sessa(arguments, b"");
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let found = text.split_once("did you mean `").map(|(_, rest)| rest);
        let found = found.and_then(|rest| rest.split('`').next());
        assert_eq!(found, meant, "{text}");
    }
}

#[test]
fn every_command_has_help_of_its_own() {
    let ask = |arguments: &[&str]| {
        let output = sessa(arguments, b"");
        assert!(output.status.success(), "{arguments:?}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let all = ask(&["--help"]);
    assert_eq!(all, ask(&["-h"]));
    let commands = [
        "perft", "fen", "can-mate", "pgn", "bench", "match", "suite", "datagen", "train", "uci",
    ];
    for command in commands {
        let help = ask(&[command, "--help"]);
        assert_eq!(help, ask(&[command, "-h"]));
        for other in commands {
            let usage = format!("\n  sessa {other}");
            assert!(all.contains(&usage), "{all}");
            assert_eq!(help.contains(&usage), command == other, "{help}");
        }
    }
}

#[test]
fn an_option_and_its_value_may_be_one_word() {
    let output = sessa(&["perft", "--start=518", "2", "--divide"], b"");
    assert!(String::from_utf8_lossy(&output.stdout).ends_with("nodes 400\n"));
}
