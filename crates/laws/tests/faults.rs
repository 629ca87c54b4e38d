//! Faults of a text of laws are named with their line.

use laws::{FaultKind, Laws};

fn fault(text: &str) -> (usize, FaultKind) {
    let fault = Laws::read(text).expect_err("it has a fault");
    (fault.line, fault.kind)
}

#[test]
fn faults_have_lines() {
    let head = "part basic: Basic\n1: One\n";
    let after = |text: &str| fault(&format!("{head}{text}"));
    assert_eq!(fault("1: One"), (1, FaultKind::Nowhere));
    assert_eq!(fault("\n\ntext"), (3, FaultKind::Nowhere));
    assert_eq!(fault("@see 1"), (1, FaultKind::Nowhere));
    assert_eq!(after("1: Again"), (3, FaultKind::Twice("1".into())));
    assert_eq!(after("@sea 1"), (3, FaultKind::Field("sea".into())));
    assert!(matches!(after("@board 8/8"), (3, FaultKind::Board(_))));
    assert_eq!(after("@show e4"), (3, FaultKind::Drawing("e4".into())));
    let board = "@board 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n";
    let drawn = |text: &str| after(&format!("{board}{text}"));
    assert_eq!(drawn("@show e9"), (4, FaultKind::Drawing("e9".into())));
    assert_eq!(drawn("@show é4"), (4, FaultKind::Drawing("é4".into())));
    assert_eq!(drawn("@line e1e3"), (4, FaultKind::Move("e1e3".into())));
}

#[test]
fn a_translation_says_what_the_laws_have() {
    let laws = Laws::read("part basic: Basic\n1: One\ntext\n2: Two\n").expect("it has no fault");
    let fault = |text: &str| {
        let fault = laws.translated(text).expect_err("it has a fault");
        (fault.line, fault.kind)
    };
    assert_eq!(fault("3: Three"), (1, FaultKind::Unknown("3".into())));
    assert_eq!(fault("part x: X"), (1, FaultKind::Unknown("x".into())));
    assert_eq!(fault("1: a\n1: b"), (2, FaultKind::Twice("1".into())));
    assert_eq!(fault("1: a\n@see 2"), (2, FaultKind::Field("see".into())));
    assert_eq!(fault("a"), (1, FaultKind::Nowhere));
    let other = laws
        .translated("part basic: Grund\n1: Eins\nText")
        .expect("it has no fault");
    assert_eq!(other.parts[0].title, "Grund");
    assert_eq!(other.clauses[0].text, ["Text"]);
    assert!(other.clauses[0].translated && !other.clauses[1].translated);
    assert_eq!(other.clauses[1].title, "Two");
}
