//! `sessa pgn`, over pipes as another program uses it.

mod common;

use common::sessa;

/// Exit status, standard output, standard error.
fn run(arguments: &[&str], input: &[u8]) -> (i32, String, String) {
    let output = sessa(&[&["pgn"], arguments].concat(), input);
    let text = |bytes| String::from_utf8(bytes).expect("what is told is UTF-8");
    let status = output.status.code().expect("it was not killed");
    (status, text(output.stdout), text(output.stderr))
}

const GAMES: &[u8] =
    b"[White \"Anna\"]\n[Black \"Berta\"]\n\n1. e4 e5 2. Nf3 (2. Nc3 Nc6) 2... d6 1-0\n\n\
    [White \"Clara\"]\n\n1. d4 d5 2. Ke3 c5 0-1\n\n1. b3 *\n";

#[test]
fn f3_every_fault_is_a_line() {
    let (status, out, errors) = run(&["check", "-"], GAMES);
    assert_eq!((status, errors.as_str()), (1, ""));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(
        lines[0],
        "-:8:13: game 2 (Clara–?): `Ke3` is not legal here: a king does not move from e1 to e3"
    );
    assert!(
        lines[1].starts_with("-: games 3, half-moves 9, faults 1, "),
        "{out}"
    );
    assert_eq!(lines.len(), 2);

    let (status, out, _) = run(&["check", "-"], b"1. e4 e5 *");
    assert_eq!(status, 0);
    assert!(
        out.starts_with("-: games 1, half-moves 2, faults 0, "),
        "{out}"
    );

    let (status, out, _) = run(&["check", "-"], b"This is no game.\n");
    assert_eq!(status, 1);
    assert!(
        out.starts_with("-:1:1: this belongs to no game: it is left out with the rest of its line, near `This`\n"),
        "{out}"
    );
}

#[test]
fn f3_letters_of_another_encoding_are_told_and_no_fault() {
    let (status, out, _) = run(&["check", "-"], b"[White \"Gr\xFCn, \x8E\"]\n\n1. e4 *\n");
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(
        lines[0],
        "-:1:11: 2 letters are not UTF-8 and were read as Windows-1252"
    );
    assert!(
        lines[1].starts_with("-: games 1, half-moves 1, faults 0, "),
        "{out}"
    );
    assert_eq!((status, lines.len()), (0, 2));
    let wide: Vec<u8> = "[White \"\u{160}\"]\n\n1. e4 *"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let (status, out, errors) = run(&["convert", "--to", "san", "-"], &wide);
    assert_eq!((status, errors.as_str()), (0, ""));
    assert!(out.contains("[White \"\u{160}\"]"), "{out}");
}

#[test]
fn f1_f3_any_notation_from_any_letters() {
    let game = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
                [Black \"?\"]\n[Result \"*\"]\n\n";
    let german = "1. e4 e5 2. Sf3 (2. Lc4 Dh4) 2... Sc6 *";
    for (to, expected) in [
        ("san", "1. e4 e5 2. Nf3 (2. Bc4 Qh4) 2... Nc6 *"),
        (
            "lan",
            "1. e2-e4 e7-e5 2. Ng1-f3 (2. Bf1-c4 Qd8-h4) 2... Nb8-c6 *",
        ),
        ("figurine", "1. e4 e5 2. ♘f3 (2. ♗c4 ♛h4) 2... ♞c6 *"),
        ("uci", "1. e2e4 e7e5 2. g1f3 (2. f1c4 d8h4) 2... b8c6 *"),
        ("iccf", "1. 5254 5755 2. 7163 (2. 6134 4884) 2... 2836 *"),
        ("ru", "1. e4 e5 2. Кf3 (2. Сc4 Фh4) 2... Кc6 *"),
        ("russian", "1. e4 e5 2. Кf3 (2. Сc4 Фh4) 2... Кc6 *"),
        (
            "lan-Русский",
            "1. e2-e4 e7-e5 2. Кg1-f3 (2. Сf1-c4 Фd8-h4) 2... Кb8-c6 *",
        ),
    ] {
        let (status, out, errors) = run(
            &["convert", "--from", "German", "--to", to, "-"],
            german.as_bytes(),
        );
        assert_eq!((status, errors.as_str()), (0, ""), "{to}");
        assert_eq!(out, format!("{game}{expected}\n\n"), "{to}");
        // What was written is read again, with its letters.
        let from = if expected.contains('К') {
            "русский"
        } else {
            "en"
        };
        let (status, again, errors) = run(
            &["convert", "--from", from, "--to", "de", "-"],
            out.as_bytes(),
        );
        assert_eq!((status, errors.as_str()), (0, ""), "{to}");
        assert_eq!(again, format!("{game}{german}\n\n"), "{to}");
    }
}

#[test]
fn f3_what_cannot_be_converted_is_told() {
    let (status, out, errors) = run(&["convert", "--to", "uci", "-"], GAMES);
    assert_eq!(status, 1);
    assert!(
        errors.starts_with("-:8:13: game 2 (Clara–?): `Ke3`"),
        "{errors}"
    );
    assert_eq!(out.matches("[Event ").count(), 3);
    assert!(out.contains("1. d2d4 d7d5 0-1"), "{out}");
}

#[test]
fn misuse_says_what_is_expected() {
    for (arguments, expected) in [
        (&[][..], "pgn expects what to do: check or convert"),
        (&["mend"], "unexpected `mend`"),
        (&["check"], "expected a FILE"),
        (&["check", "--to", "san", "-"], "unexpected `--to`"),
        (&["convert", "-"], "--to expects a NOTATION"),
        (&["convert", "--to", "xx", "-"], "`xx`"),
        (
            &["convert", "--to", "lan-russia", "-"],
            "Russian (ru), German (de)",
        ),
        (&["check", "--from"], "--from expects"),
        (
            &["check", "--from", "san", "-"],
            "`san` is no language whose letters are known; they are English (en), Russian (ru)",
        ),
    ] {
        let (status, _, errors) = run(arguments, b"");
        assert_eq!(status, 2, "{arguments:?}");
        assert!(errors.contains(expected), "{arguments:?}: {errors}");
    }
    let (status, _, errors) = run(&["check", "no/such/file.pgn"], b"");
    assert_eq!(status, 1);
    assert!(errors.contains("no/such/file.pgn: "), "{errors}");
}
