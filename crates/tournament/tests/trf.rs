//! TRF: line ends, codes of both editions, what is kept, and every fault with its place.

use tournament::points::Points;
use tournament::tie_break::TieBreak;
use tournament::tournament::{Bye, Entry};
use tournament::trf::{self, Edition, FaultKind};

const FILE: &str = "012 Club night\n022 Riga\n142 3\n152 W\n\
001    1 m GM Alpha, Ann                        2500 LAT    11600098 1990/01/02  1.0    1     2 w 1\n\
001    2 w    Beta, Bob                         2400 LAT             1991        0.0    2     1 b 0\n\
001    7      Ümlaut, Zoë                       2300                             0.5    3  0000 - H\n\
999 not known\n";

#[test]
fn lines_end_with_cr_lf_or_both() {
    let read = trf::read(FILE);
    assert_eq!(read.faults, []);
    for ends in ["\r", "\r\n", "\n\n"] {
        assert_eq!(trf::read(&FILE.replace('\n', ends)), read);
    }
    assert_eq!(read.numbers, [1, 2, 7]);
    let third = &read.tournament.players[2];
    assert_eq!((third.name.as_str(), third.rating), ("Ümlaut, Zoë", 2300));
    assert_eq!(third.entries, [Entry::Bye(Bye::Half)]);
    assert_eq!(read.tournament.players[0].title, "GM");
    assert_eq!(read.tournament.players[0].fide_id, "11600098");
    assert_eq!(read.tournament.score(2, 1), Points(5));
}

#[test]
fn what_is_not_known_is_kept() {
    let read = trf::read(FILE);
    for edition in [Edition::Trf2016, Edition::Trf2026] {
        let text = trf::write(&read, edition);
        assert!(
            text.contains("022 Riga\r\n") && text.ends_with("999 not known\r\n"),
            "{text}"
        );
        let again = trf::read(&text);
        assert_eq!(
            (&again.tournament, &again.numbers),
            (&read.tournament, &read.numbers)
        );
    }
    assert!(trf::write(&read, Edition::Trf2026).contains("142 3\r\n152 W\r\n"));
    assert!(trf::write(&read, Edition::Trf2016).contains("XXR 3\r\nXXC white1\r\n"));
}

#[test]
fn point_systems_of_both_editions_are_the_same() {
    let new = trf::read("162  W 3.0    D 1.0    P 2.0\n");
    let old = trf::read("BBW  3.0\nBBD  1.0\nBBU  2.0\n");
    assert_eq!(new.faults, []);
    assert_eq!(new.tournament.points, old.tournament.points);
    let points = new.tournament.points;
    assert_eq!(
        (points.win, points.draw, points.pairing_bye),
        (Points(30), Points(10), Points(20))
    );
    for edition in [Edition::Trf2016, Edition::Trf2026] {
        assert_eq!(
            trf::read(&trf::write(&new, edition)).tournament.points,
            points
        );
    }
}

#[test]
fn the_order_of_tie_breaks_is_written_and_ranks_the_players() {
    let line = |number: usize, name: &str, game: &str, points: &str| {
        format!(
            "001 {number:4}      {name:33}                                  {points} {number:4}  {game}\n"
        )
    };
    let file = [
        "012 Club night\n142 2\n202 BH\n".to_owned(),
        line(1, "Ann", "   3 w 1", "1.0"),
        line(2, "Bob", "   4 b 1", "1.0"),
        line(3, "Cleo", "   1 b 0", "0.0"),
        line(4, "Dan", "   2 w 0", "0.0"),
    ];
    let mut read = trf::read(&file.concat());
    assert_eq!(read.faults, []);
    let chosen = TieBreak::list("BWG,BH-C1,KS-L-1,TPN-R").expect("codes");
    read.set_tie_breaks(&chosen);
    let text = trf::write(&read, Edition::Trf2026);
    assert!(
        text.contains("212 PTS,BWG,BH/C1,KS/L-1,TPN/R\r\n"),
        "{text}"
    );
    assert!(!text.contains("202 "), "{text}");
    let again = trf::read(&text)
        .tie_breaks()
        .expect("a list")
        .expect("codes");
    assert_eq!(again[1..], chosen);
    // Bob has won with Black.
    let rank = |name: &str| {
        let line = text
            .lines()
            .find(|line| line.contains(name))
            .expect("a line");
        line[85..89].trim().to_owned()
    };
    assert_eq!(
        ["Ann", "Bob", "Cleo", "Dan"].map(rank),
        ["2", "1", "4", "3"]
    );
    read.set_tie_breaks(&TieBreak::list("BH,PTS").expect("codes"));
    assert!(trf::write(&read, Edition::Trf2026).contains("212 BH,PTS\r\n"));
}

#[test]
fn every_fault_has_its_line_and_column_and_the_rest_is_kept() {
    let line = |number: usize| 3 + number;
    let cases = [
        ("2 w 1\n", "9 w 1\n", line(2), 92, FaultKind::Unknown(9)),
        ("2 w 1\n", "1 w 1\n", line(2), 92, FaultKind::Self_(1)),
        ("2 w 1\n", "2 x 1\n", line(2), 97, FaultKind::Color('x')),
        ("2 w 1\n", "2 w ?\n", line(2), 99, FaultKind::Result('?')),
        ("2 w 1\n", "2 w U\n", line(2), 99, FaultKind::Result('U')),
        (
            "2 w 1\n",
            "2 w =\n",
            line(2),
            81,
            FaultKind::Score(1, Points(10), Points(5)),
        ),
        (
            "2 w 1\n",
            "2 b 1\n",
            line(3),
            92,
            FaultKind::Contradiction(2, 1, 1),
        ),
        (
            "1 b 0\n",
            "1 b 1\n",
            line(3),
            92,
            FaultKind::Contradiction(2, 1, 1),
        ),
        (
            "1.0    1",
            "2.0    1",
            line(2),
            81,
            FaultKind::Score(1, Points(20), Points(10)),
        ),
        (
            "1.0    1",
            "x.0    1",
            line(2),
            81,
            FaultKind::Points("x.0".to_owned()),
        ),
        ("001    7", "001    2", line(4), 5, FaultKind::Twice(2)),
        (
            "001    7",
            "001    q",
            line(4),
            5,
            FaultKind::Number("q".to_owned()),
        ),
        (
            "2300",
            "23q0",
            line(4),
            49,
            FaultKind::Number("23q0".to_owned()),
        ),
        ("152 W", "152 Q", 4, 5, FaultKind::Color('Q')),
        (
            "142 3",
            "162  Y 3.0",
            3,
            6,
            FaultKind::Symbol("Y".to_owned()),
        ),
    ];
    for (was, is, line, column, kind) in cases {
        let read = trf::read(&FILE.replace(was, is));
        let found = read
            .faults
            .iter()
            .any(|it| (it.line, it.column, &it.kind) == (line, column, &kind));
        assert!(found, "{is:?}: {:?}", read.faults);
        assert_eq!(read.tournament.name, "Club night");
        assert!(read.tournament.players.len() >= 2);
        assert!(read.faults[0].to_string().starts_with("line "));
    }
    let over = trf::read(
        &FILE
            .replace("142 3", "142 0")
            .replace("142 0", "XXR 1")
            .replace("2 w 1\n", "2 w 1     7 b 1\n"),
    );
    assert!(
        over.faults
            .iter()
            .any(|it| it.kind == FaultKind::Rounds(2, 1)),
        "{:?}",
        over.faults
    );
}
