//! `sessa fen check` and `--chess960`, over pipes as another program uses them.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

mod common;

use common::sessa;

/// The answers to some lines, one each.
fn answers(arguments: &[&str], input: &[u8]) -> Vec<String> {
    let output = sessa(&[&["fen", "check"], arguments].concat(), input);
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("answers are UTF-8");
    text.lines().map(str::to_owned).collect()
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

#[test]
fn law_b7_one_answer_a_line() {
    let cases = [
        // Normalised: counters, spaces, the order of rights, an en passant square of no use.
        (
            format!("{START} w KQkq -"),
            format!("ok {START} w KQkq - 0 1"),
        ),
        (
            format!("  {START}\tw  qkQK - 0 1\r"),
            format!("ok {START} w KQkq - 0 1"),
        ),
        (
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b HAha e3 0 1".to_owned(),
            "ok rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1".to_owned(),
        ),
        // Playable, but no game leads there.
        (
            format!("{START} b KQkq - 0 1"),
            format!(
                "ok {START} b KQkq - 0 1\twith the pieces as they stand it cannot be Black's turn"
            ),
        ),
        (
            "4k3/8/8/8/8/8/PP6/BB2K3 w - - 3 2".to_owned(),
            "ok 4k3/8/8/8/8/8/PP6/BB2K3 w - - 3 2\tthe white bishop has no way to a1 from where \
             it started, nor has a promoted pawn; the half-move clock is at 3, but by the move \
             number fewer half-moves have been played"
                .to_owned(),
        ),
        // Not playable, with every reason; not readable.
        (
            "8/8/8/8/8/8/8/7R w K - 0 1".to_owned(),
            "error White has no king; Black has no king; White cannot castle king-side: the king \
             is not on rank 1"
                .to_owned(),
        ),
        (
            format!("{START} x KQkq - 0 1"),
            "error field 2 (side to move): `x` is neither `w` nor `b`".to_owned(),
        ),
    ];
    let input: Vec<_> = cases.iter().map(|(line, _)| line.as_str()).collect();
    let found = answers(&[], input.join("\n").as_bytes());
    let expected: Vec<_> = cases.iter().map(|(_, answer)| answer.as_str()).collect();
    assert_eq!(found, expected);
}

/// Whatever comes, there are as many answers as lines.
#[test]
fn law_f4_garbage_is_answered() {
    let mut input = Vec::new();
    input.extend(b"\n\r\n   \n\xff\xfe\x00\xc3\n8/8/8/8\n");
    input.extend("♔".repeat(100).as_bytes());
    input.push(b'\n');
    input.extend(vec![b'8'; 5_000_000]);
    input.extend(b" w - -\n");
    input.extend(b"4k3/8/8/8/8/8/8/4K3 w - -");
    let found = answers(&[], &input);
    assert_eq!(found.len(), 8);
    for answer in &found[..7] {
        assert!(answer.starts_with("error "), "{answer}");
        assert!(answer.len() < 300, "{answer}");
    }
    assert_eq!(found[7], "ok 4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(answers(&[], b""), Vec::<String>::new());
}

/// Another program can wait for each answer before it goes on.
#[test]
fn answers_come_at_once() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_sessa"))
        .args(["fen", "check"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program was built for this test");
    let mut input = program.stdin.take().expect("stdin is a pipe");
    let mut output = BufReader::new(program.stdout.take().expect("stdout is a pipe"));
    for _ in 0..3 {
        writeln!(input, "{START} w KQkq - 0 1").expect("it listens");
        let mut answer = String::new();
        output.read_line(&mut answer).expect("it answers");
        assert_eq!(answer, format!("ok {START} w KQkq - 0 1\n"));
    }
    drop(input);
    assert!(program.wait().expect("it ends").success());
}

#[test]
fn law_b6_chess960_is_written_in_its_own_way() {
    let lines = [
        "bqrkrnnb/pppppppp/8/8/8/8/PPPPPPPP/BQRKRNNB w KQkq -",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -",
        "4k3/8/8/8/8/8/8/K6R w H - 0 1",
    ];
    let found = answers(&["--chess960"], lines.join("\n").as_bytes());
    assert_eq!(
        found,
        [
            "ok bqrkrnnb/pppppppp/8/8/8/8/PPPPPPPP/BQRKRNNB w ECec - 0 1",
            "ok rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b HAha - 0 1",
            "ok 4k3/8/8/8/8/8/8/K6R w H - 0 1\tin no starting position do kings and rooks stand \
             as the rights to castle have it",
        ]
    );

    for (arguments, lines) in [
        (
            &["1", "--fen", "5k2/8/8/8/8/8/8/4K2R w H - 0 1"][..],
            &["e1g1: 1"][..],
        ),
        (
            &["1", "--fen", "5k2/8/8/8/8/8/8/4K2R w H - 0 1", "--chess960"],
            &["e1h1: 1"],
        ),
        (&["3", "--start", "0", "--chess960"], &["nodes 9006"]),
        (&["2", "--start", "518"], &["e2e4: 20", "nodes 400"]),
        // King f1, rook g1: castling on move 1, written alike with and without --chess960.
        (&["1", "--start", "3"], &["f1g1: 1"]),
    ] {
        let arguments = [&["perft", "--divide"], arguments].concat();
        let output = sessa(&arguments, b"");
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{arguments:?}");
        for wanted in lines {
            assert!(
                text.lines().any(|line| line == *wanted),
                "{arguments:?}: {text}"
            );
        }
    }
}
