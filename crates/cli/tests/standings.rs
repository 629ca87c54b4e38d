//! `sessa standings`.

mod common;

use common::sessa;

const FILE: &str = "042 2026/04/01\n142 4\n152 W\n\
001    1      Ann                               2400                 2010/01/02  3.5    1     4 w 1     3 w =     2 b 1     5 w 1\n\
001    2      Bob                               2350                             1.5    3     5 w =  0000 - H     1 w 0     3 b =\n\
001    3      Zoë                               2300                 2010        3.0    2     6 w 1     1 b =     5 w 1     2 w =\n\
001    4      Dan                               2250                 2010        1.5    4     1 b 0     6 w +  0000 - Z  0000 - H\n\
001    5      Eve                               2200                             1.5    5     2 b =  0000 - U     3 b 0     1 b 0\n\
001    6      Flo                               2150                             0.0    6     3 b 0     4 b -  0000 - Z  0000 - Z\n";

fn output(arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let output = sessa(
        &[&["standings"], arguments, &["-"]].concat(),
        input.as_bytes(),
    );
    let text = |bytes| String::from_utf8(bytes).expect("answers are UTF-8");
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

#[test]
fn players_are_ranked_by_the_usual_tie_breaks() {
    let expected = "\
place  no  PTS  BH-C1   BH    SB  DE  name
    1   1  3.5    6.5    8   6.5   -  Ann
    2   3    3    6.5  7.5     5   -  Zoë
    3   2  1.5      8  9.5     3   -  Bob
    4   5  1.5      8  9.5  2.25   -  Eve
    5   4  1.5      6  7.5  1.75   -  Dan
    6   6    0      3    3     0   -  Flo
";
    assert_eq!(
        output(&[], FILE),
        (Some(0), expected.to_owned(), String::new())
    );
}

#[test]
fn players_who_stay_tied_share_their_places() {
    let (_, told, _) = output(&["--tiebreaks", "BH,DE"], FILE);
    let shared = "\n  3-4   2  1.5  9.5   1  Bob\n  3-4   5  1.5  9.5   1  Eve\n";
    assert!(told.contains(shared), "{told}");
}

#[test]
fn tie_breaks_are_those_asked_for_or_those_of_the_file() {
    let named = FILE.replace("142 4", "142 4\n212 PTS,WIN,BH/C1");
    let (_, told, _) = output(&[], &named);
    assert!(
        told.starts_with("place  no  PTS  WIN  BH-C1  name\n"),
        "{told}"
    );
    let (_, told, _) = output(&["--tiebreaks", "tpn/r"], &named);
    assert!(told.contains("\n    3   5  1.5      5  Eve\n"), "{told}");
    let unknown = FILE.replace("142 4", "142 4\n202 BH,EDET/P");
    let (code, told, errors) = output(&[], &unknown);
    assert_eq!((code, told.as_str()), (Some(1), ""));
    assert!(errors.contains("`EDET/P` is a tie-break of teams") && errors.contains("--tiebreaks"));
    let (code, _, errors) = output(&["--tiebreaks", "BH,XY"], "");
    assert_eq!(code, Some(2));
    assert!(
        errors.contains("no tie-break has the code `XY`; there are PTS, DE, WIN"),
        "{errors}"
    );
}

#[test]
fn the_edition_is_the_one_asked_for_or_that_of_the_date() {
    let dan = |arguments: &[&str], file: &str| {
        let (_, told, _) = output(&[arguments, &["--tiebreaks", "BH"]].concat(), file);
        let line = told.lines().find(|line| line.ends_with("Dan"));
        line.and_then(|line| line.split_whitespace().nth(3).map(str::to_owned))
    };
    let old = FILE.replace("2026/04/01", "2026/02/28");
    assert_eq!(dan(&[], FILE).as_deref(), Some("7.5"));
    assert_eq!(dan(&[], &old).as_deref(), Some("8"));
    assert_eq!(dan(&["--edition", "2024"], FILE).as_deref(), Some("8"));
    assert_eq!(dan(&["--edition", "2026"], &old).as_deref(), Some("7.5"));
    assert_eq!(output(&["--edition", "2025"], "").0, Some(2));
}

#[test]
fn values_of_a_player_are_explained() {
    let (code, told, _) = output(&["--explain", "4", "--tiebreaks", "SB-C1,DE"], FILE);
    let expected = "\
4 Dan: place 5 after round 4
PTS 1.5
SB-C1 0.75
  round 1: 1 Ann with 3.5 × 0 = 0
  round 2: forfeit win, dummy with 1 (not more than 6 Flo) × 1 = 1; cut as the lowest
  round 3: requested bye or absence, dummy with 1.5 × 0 = 0
  round 4: requested bye or absence, dummy with 1.5 × 0.5 = 0.75
DE -
";
    assert_eq!((code, told.as_str()), (Some(0), expected));
    let (_, told, _) = output(&["--explain", "5", "--tiebreaks", "DE,BH-C1"], FILE);
    assert!(
        told.contains("DE 1\n  among 2, 4, 5: 0.5, not met 4\n"),
        "{told}"
    );
    let bye = "  round 2: bye, dummy with 1.5\n";
    assert!(told.contains(bye), "{told}");
    let (code, _, errors) = output(&["--explain", "9"], FILE);
    assert_eq!(
        (code, errors.as_str()),
        (Some(1), "-: no player has the number 9\n")
    );
}

#[test]
fn ratings_change_by_results_and_coefficient() {
    let row = |arguments: &[&str], name: &str| {
        let list = ["--ratings", "--tiebreaks", "PTS"];
        let (_, told, _) = output(&[arguments, &list].concat(), FILE);
        let line = told.lines().find(|line| line.ends_with(name));
        line.expect("the player")
            .split_whitespace()
            .skip(3)
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(row(&[], "Ann"), "2400 2611 10 +8.3 Ann");
    // Sixteen years old and rated 2250; Zoë is as old and rated 2300.
    assert_eq!(row(&[], "Dan"), "2250 1600 40 -12 Dan");
    assert_eq!(row(&[], "Zoë"), "2300 2468 20 +17.4 Zoë");
    assert_eq!(row(&["--k", "15"], "Dan"), "2250 1600 15 -4.5 Dan");
    let (_, told, _) = output(&["--ratings", "--explain", "4", "--tiebreaks", "PTS"], FILE);
    let game =
        "rating change -12 (K 40)\n  round 1: 1 Ann, difference -150, result 0, expected 0.3\n";
    assert!(told.contains(game), "{told}");
}

#[test]
fn rounds_without_all_results_wait() {
    let pending = FILE
        .replace("3 b =\n", "3 b  \n")
        .replace("1.5    3", "1.0    3");
    let pending = pending
        .replace("2 w =\n", "2 w  \n")
        .replace("3.0    2", "2.5    2");
    let (_, told, errors) = output(&["--tiebreaks", "TPN"], &pending);
    assert!(told.contains("    1   1  2.5    1  Ann\n"), "{told}");
    assert!(
        errors.contains("results are missing in round 4; --after 4 counts them as draws"),
        "{errors}"
    );
    let (_, told, _) = output(&["--after", "1", "--tiebreaks", "TPN"], FILE);
    assert!(told.contains("    1   1    1    1  Ann\n"), "{told}");
    assert_eq!(
        output(&["--after", "5"], FILE).2,
        "-: --after 5: 4 rounds have been paired\n"
    );
}

#[test]
fn round_robins_have_tie_breaks_of_their_own() {
    let file = "142 3\n\
001    1      Ann                               2400                             2.0    1     2 w +     3 b 1  0000 - Z\n\
001    2      Bob                               2350                             1.0    2     1 b -  0000 - Z     3 w 1\n\
001    3      Zoë                                                                0.0    3  0000 - Z     1 w 0     2 b 0\n";
    let (code, told, errors) = output(&[], file);
    let head = "place  no  PTS  SB  DE  WON  KS  name\n    1   1    2   1   -    2   1  Ann\n";
    assert!(
        code == Some(0) && told.starts_with(head) && errors.is_empty(),
        "{told}{errors}"
    );
    let (_, told, _) = output(&["--swiss"], file);
    assert!(told.starts_with("place  no  PTS  BH-C1"), "{told}");
    let (_, told, errors) = output(&["--tiebreaks", "BH,ARO"], file);
    assert!(
        errors.contains("BH: must not be used in round robins"),
        "{errors}"
    );
    assert!(
        errors.contains("ARO: dropped, for there are unrated players"),
        "{errors}"
    );
    assert!(told.contains("  -  Ann\n"), "{told}");
    let (_, told, _) = output(&["--tiebreaks", "ARO", "--unrated", "2000"], file);
    assert!(told.contains("  2000  Ann\n"), "{told}");
}

#[test]
fn faults_are_told_and_the_rest_is_ranked() {
    let (code, told, errors) = output(&[], &FILE.replace("2 b 1", "2 b ?"));
    assert_eq!(code, Some(1));
    assert!(
        errors.contains("the result `?` is not possible here"),
        "{errors}"
    );
    assert!(told.contains("Ann\n"), "{told}");
}
