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
