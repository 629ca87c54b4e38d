//! `sessa suite`, the real program.

mod common;

use common::{Scratch, program, sessa};

const SUITE: &str = "\
# three problems
6k1/5ppp/8/8/8/8/8/R3K3 w - - bm Ra8#; id \"back rank\"; c0 \"Ra8#=100, Ra7=20\";

6k1/5ppp/8/8/8/8/8/R3K3 w - - am Ra8; c0 \"Ra8=7, Ra7=9\"
8/8/8/8/8/2k5/1q6/K7 w - - 0 1 bm Kxb2; id none;
";

/// Standard output, standard error, and true if all went well.
fn suite(arguments: &[&str]) -> (String, String, bool) {
    let output = sessa(&[&["suite"], arguments].concat(), b"");
    let text = |bytes| String::from_utf8(bytes).expect("it writes text");
    (
        text(output.stdout),
        text(output.stderr),
        output.status.success(),
    )
}

#[test]
fn what_is_found_is_counted_for_each_player() {
    let legal: Vec<&str> = SUITE.lines().take(4).collect();
    let file = Scratch::with("suite.epd", &legal.join("\n"));
    let program = program();
    let arguments = [
        "--player",
        "own",
        "--player",
        &program,
        "--name",
        "other",
        "--nodes",
        "2000",
        "--concurrency",
        "3",
        file.path(),
    ];
    let (said, errors, done) = suite(&arguments);
    assert!(done, "{errors}");
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(
        lines[1..],
        [
            "back rank: Sessa Ra8# yes; other Ra8# yes;",
            "line 4: Sessa Ra8# no; other Ra8# no;",
            "  Sessa: 1 found, 50.0 %; 107 of 109 points, 98.2 %",
            "  other: 1 found, 50.0 %; 107 of 109 points, 98.2 %",
        ]
    );
}

#[test]
fn who_fails_has_found_nothing_and_goes_on() {
    let file = Scratch::with("fails.epd", SUITE.lines().nth(1).expect("a problem"));
    let rogue = "sh -c 'while read -r line; do case \"$line\" in uci) echo uciok;; isready) \
                 echo readyok;; go*) echo bestmove a1a9;; quit) exit;; esac; done'";
    let (said, errors, done) = suite(&[
        "--player",
        rogue,
        "--name",
        "rogue",
        "--player",
        "own",
        "--nodes",
        "500",
        file.path(),
    ]);
    assert!(done, "{errors}");
    assert!(said.contains("rogue failed: `a1a9`"), "{said}");
    assert!(said.contains("rogue: 0 found, 0.0 %; 0 of 100"), "{said}");
    assert!(said.contains("Sessa: 1 found"), "{said}");
}

#[test]
fn comments_and_titles_cost_themselves_and_moves_have_any_notation() {
    let text = "% a suite\n; of one\nMates, in one\n\n6k1/5ppp/8/8/8/8/8/R3K3 w - - bm a1a8; id \"Gr\u{fc}n\";\n";
    let file = Scratch::new("titled.epd");
    let latin: Vec<u8> = text
        .chars()
        .map(|letter| u8::try_from(letter).expect("Latin"))
        .collect();
    std::fs::write(&file.0, latin).expect("the folder can be written to");
    let (said, errors, done) = suite(&["--player", "own", "--nodes", "2000", file.path()]);
    assert!(done, "{errors}");
    assert!(said.contains("Gr\u{fc}n: Sessa Ra8# yes;"), "{said}");
    assert_eq!(
        errors.replace(file.path(), "FILE"),
        "FILE:5:46: 1 letter is not UTF-8 and was read as Windows-1252\nFILE:3: no position, passed over\n"
    );
}

#[test]
fn what_is_no_suite_is_named() {
    let refused = |text: &str| {
        let file = Scratch::with("refused.epd", text);
        let (_, errors, done) = suite(&["--player", "own", "--depth", "1", file.path()]);
        assert!(!done);
        errors.trim().replace(file.path(), "FILE")
    };
    for (text, said) in [
        (SUITE, "FILE:5: bm: `Kxb2` is not legal here"),
        ("8/8 w - - bm e4;", "FILE:1: field 1"),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - id x;",
            "FILE:1: neither bm nor am",
        ),
    ] {
        let errors = refused(text);
        assert!(errors.contains(said), "{errors}");
    }
    for (arguments, said) in [
        (vec![], "--player expects"),
        (vec!["--name", "a"], "belongs after a --player"),
        (
            vec!["--player", "own", "x.epd"],
            "nothing says how long to think",
        ),
        (vec!["--player", "own", "--depth", "1"], "expected a FILE"),
        (vec!["--games", "3"], "unexpected `--games`"),
        (
            vec!["--player", "own", "--depth", "1", "no/such.epd"],
            "no/such.epd",
        ),
    ] {
        let (_, errors, done) = suite(&arguments);
        assert!(!done && errors.contains(said), "{arguments:?}: {errors}");
    }
}
