//! `sessa can-mate` over pipes, as another program uses it.

mod common;

use common::sessa;

fn answers(arguments: &[&str], input: &str) -> Vec<String> {
    let output = sessa(&[&["can-mate"], arguments].concat(), input.as_bytes());
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("answers are UTF-8");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn law_c2_one_answer_a_line() {
    let cases = [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "-- nodes "),
        ("4k3/8/8/8/8/8/4q3/4K2R w - -", "W- nodes "),
        // Composers leave the last fields out.
        ("r3k3/8/8/8/8/8/8/4K3 b -", "-B nodes "),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", "WB nodes "),
        ("", "error a FEN has 6 fields"),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", "error White has no king"),
        (
            "4k3/8/8/8/8/8/8/4KX2 w - - 0 1",
            "error field 1 (pieces): `X`",
        ),
    ];
    let input = cases.map(|(fen, _)| fen).join("\n");
    let answers = answers(&[], &input);
    assert_eq!(answers.len(), cases.len());
    for ((fen, expected), answer) in cases.into_iter().zip(answers) {
        assert!(answer.starts_with(expected), "{fen}: {answer}");
        if !answer.starts_with("error") {
            let words: Vec<&str> = answer.split(' ').collect();
            assert_eq!(
                (words[1], words[3], words.len()),
                ("nodes", "us", 5),
                "{answer}"
            );
            assert!(words[2].parse::<u64>().is_ok() && words[4].parse::<u64>().is_ok());
        }
    }
}

#[test]
fn law_c2_undecided_counts_as_can_mate() {
    // A wall of pawns, where a mate has to be searched for.
    let fen = "8/8/8/1k1p4/pPpPp1p1/P1P1P1P1/7B/4K3 w - - 0 1\n";
    let hurried = &answers(&["--nodes", "10"], fen)[0];
    assert!(hurried.starts_with("WB nodes "), "{hurried}");
    assert!(hurried.ends_with(" undecided W undecided B"), "{hurried}");
    let patient = &answers(&["--nodes", "200000"], fen)[0];
    assert!(
        patient.starts_with("WB nodes ") && !patient.contains("undecided"),
        "{patient}"
    );
}

/// Whatever comes, there are as many answers as lines.
#[test]
fn law_f4_garbage_is_answered() {
    let garbage = format!("\n \r\n{}\n4k3 w\n4k3/8/8/8/8/8/8/4K3 w", "♔".repeat(100));
    let found = answers(&[], &garbage);
    assert_eq!(found.len(), 5);
    for answer in &found[..4] {
        assert!(answer.starts_with("error "), "{answer}");
    }
    assert!(found[4].starts_with("-- nodes "), "{}", found[4]);
    assert_eq!(answers(&[], ""), Vec::<String>::new());
}

#[test]
fn misuse_is_explained() {
    for (arguments, complaint) in [
        (&["--nodes"][..], "--nodes `` is not a number of positions"),
        (
            &["--nodes", "many"],
            "--nodes `many` is not a number of positions",
        ),
        (
            &["--nodes", "-1"],
            "--nodes `-1` is not a number of positions",
        ),
        (
            &["--nodes", "1", "--depth"],
            "unexpected `--depth`; `sessa can-mate` takes --nodes N",
        ),
        (&["4k3/8/8/8/8/8/8/4K3"], "FENs on standard input"),
    ] {
        let output = sessa(&[&["can-mate"], arguments].concat(), b"");
        assert_eq!(output.status.code(), Some(2));
        assert!(output.stdout.is_empty(), "{arguments:?}");
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(message.contains(complaint), "{message}");
    }
}
