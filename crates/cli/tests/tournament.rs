//! `sessa pair` and `sessa trf`.

mod common;

use common::{Scratch, sessa};

const FILE: &str = "142 3\n152 W\n\
001    1      One                               2500                             1.0    1     2 w 1\n\
001    2      Two                               2400                             0.0    2     1 b 0\n\
001    3      Three                             2300                             1.0    3  0000 - U\n";

fn output(arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let output = sessa(arguments, input.as_bytes());
    let text = |bytes| String::from_utf8(bytes).expect("answers are UTF-8");
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

#[test]
fn the_next_round_stands_as_the_reference_program_prints_it() {
    assert_eq!(
        output(&["pair", "-"], FILE),
        (Some(0), "2\n3 1\n2 0\n".to_owned(), String::new())
    );
    let (code, told, _) = output(&["pair", "--why", "-"], FILE);
    let why = "2\n3 1\tbracket 1.0, upper against lower half, both colour preferences granted\n\
               2 0\tbracket 0.0, pairing-allocated bye\n";
    assert_eq!((code, told.as_str()), (Some(0), why));
}

#[test]
fn rounds_are_paired_again_to_check_them() {
    let same = output(&["pair", "--check", "-"], FILE);
    assert_eq!(
        same,
        (
            Some(0),
            "rounds 1, of them different 0\n".to_owned(),
            String::new()
        )
    );
    let other = FILE.replace("152 W", "152 B");
    let (code, told, _) = output(&["pair", "--check", "-"], &other);
    assert_eq!(
        (code, told.as_str()),
        (
            Some(1),
            "round 1: the rules pair 2 1\nrounds 1, of them different 1\n"
        )
    );
}

#[test]
fn faults_are_told_and_nothing_is_paired() {
    let damaged = FILE.replace("2 w 1", "2 w ?");
    let (code, told, errors) = output(&["pair", "-"], &damaged);
    assert_eq!((code, told.as_str()), (Some(1), ""));
    assert!(
        errors.contains("-: line 3, column 99: the result `?` is not possible here"),
        "{errors}"
    );
    let over = FILE.replace("142 3", "142 1");
    assert_eq!(
        output(&["pair", "-"], &over).2,
        "-: all rounds have been paired\n"
    );
}

#[test]
fn files_are_checked_and_converted() {
    let file = Scratch::with("club.trf", FILE);
    let path = file.path();
    let (code, told, _) = output(&["trf", "check", path], "");
    assert_eq!(
        (code, told),
        (Some(0), format!("{path}: players 3, rounds 1, faults 0\n"))
    );
    let (code, old, _) = output(&["trf", "convert", "--to", "2016", path], "");
    assert!(
        code == Some(0) && old.starts_with("XXR 3\r\nXXC white1\r\n001    1"),
        "{old}"
    );
    let (code, new, _) = output(&["trf", "convert", "-"], &old);
    assert!(
        code == Some(0) && new.starts_with("142 3\r\n152 W\r\n001    1"),
        "{new}"
    );
    assert_eq!(output(&["trf", "frobnicate"], "").0, Some(2));
}

#[test]
fn other_systems_are_paired_by_their_code_or_words() {
    let players = "001    1      One                               2500                             0.0    1\n\
                   001    2      Two                               2400                             0.0    2\n\
                   001    3      Three                             2300                             0.0    3\n";
    let cases = [
        (
            "192 FIDE_ROUNDROBIN",
            "2\n2 3\tBerger table, round 1\n1 0\tBerger table, round 1\n",
        ),
        (
            "092 Individual: Round-Robin",
            "2\n2 3\tBerger table, round 1\n1 0\tBerger table, round 1\n",
        ),
        (
            "092 Round robin\n192 CUSTOM_KNOCKOUT",
            "2\n2 3\tlast 4, game 1\n1 0\tlast 4, bye\n",
        ),
        (
            "192 CUSTOM_KNOCKOUT\nXXK 1",
            "2\n2 3\tlast 4, game 1\n1 0\tlast 4, bye\n",
        ),
    ];
    for (head, expected) in cases {
        let (code, told, errors) = output(&["pair", "--why", "-"], &format!("{head}\n{players}"));
        assert_eq!(
            (code, told.as_str()),
            (Some(0), expected),
            "{head}: {errors}"
        );
    }
    let (code, told, errors) = output(&["pair", "-"], &format!("192 FIDE_DUBOV\n{players}"));
    assert_eq!((code, told.as_str()), (Some(1), ""));
    assert_eq!(
        errors,
        "-: the tournament is of a system that cannot be paired here\n"
    );
    let (_, _, errors) = output(&["pair", "-"], &format!("192 FIDE_SCHEVENINGEN\n{players}"));
    assert!(errors.contains("not 3 players"), "{errors}");
}

#[test]
fn a_round_robin_is_checked() {
    let file = "192 FIDE_ROUNDROBIN\n\
                001    1      One                               2500                             1.0    1     2 w 1\n\
                001    2      Two                               2400                             0.0    2     1 b 0\n";
    let same = output(&["pair", "--check", "-"], file);
    assert_eq!(
        (same.0, same.1.as_str()),
        (Some(0), "rounds 1, of them different 0\n")
    );
    assert_eq!(
        output(&["pair", "-"], file).2,
        "-: all rounds have been paired\n"
    );
    let other = file.replace("2 w 1", "2 b 1").replace("1 b 0", "1 w 0");
    let (code, told, _) = output(&["pair", "--check", "-"], &other);
    assert_eq!(
        (code, told.as_str()),
        (
            Some(1),
            "round 1: the rules pair 1 2\nrounds 1, of them different 1\n"
        )
    );
}

#[test]
fn berger_tables_are_printed() {
    let (code, told, _) = output(&["pair", "--berger", "5"], "");
    let table = "1: 2-5 3-4 1\n2: 5-3 1-2 4\n3: 3-1 4-5 2\n4: 1-4 2-3 5\n5: 4-2 5-1 3\n";
    assert_eq!((code, told.as_str()), (Some(0), table));
    for wrong in [&["1"][..], &["x"], &["4", "FILE"]] {
        let arguments = [&["pair", "--berger"], wrong].concat();
        assert_eq!(output(&arguments, "").0, Some(2), "{wrong:?}");
    }
}
