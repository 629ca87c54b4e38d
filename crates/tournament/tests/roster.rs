//! Players from CSV and from pasted text.

use tournament::event::{History, Refusal};
use tournament::roster::{self, Column, RosterFaultKind};
use tournament::tournament::Player;
use tournament::{Event, Tournament};

/// Players as `name|rating|federation|id|title|birth|sex`.
fn told(players: &[Player]) -> Vec<String> {
    let told = |it: &Player| {
        format!(
            "{}|{}|{}|{}|{}|{}|{}",
            it.name, it.rating, it.federation, it.fide_id, it.title, it.birth, it.sex
        )
    };
    players.iter().map(told).collect()
}

#[test]
fn columns_by_header_by_contents_and_in_words() {
    let whole = "Alpha, Ann|2500|LAT|11600098|GM|1990/01/02|w";
    let cases: &[(&str, &str, &[&str])] = &[
        (
            "a header in the order of the columns",
            "Name;Rating;Fed;FIDE ID;Title;Birthday;Sex\nAlpha, Ann;2500;LAT;11600098;GM;1990/01/02;w\n",
            &[whole],
        ),
        (
            "another order, commas, marks, columns that are not known",
            "sex,Club,FIDE-ID,title,ELO,\"Name\",born,federation\nF,Riga,011600098,gm,2500,\"Alpha, Ann\",2.1.1990,lat\n",
            &[whole],
        ),
        (
            "tabs, no header, a number in front",
            "1\tGM\tAlpha, Ann\tLAT\t2500\t11600098\tw\t1990-01-02\n2\t\tBeta, Bob\tEST\t2400\t\t\t\n",
            &[whole, "Beta, Bob|2400|EST||||"],
        ),
        (
            "last and first name",
            "Alpha,Ann,2500\nBeta,Bob,2400\n",
            &["Alpha, Ann|2500|||||", "Beta, Bob|2400|||||"],
        ),
        (
            "last and first name by a header",
            "First name;Last name\nAnn;Alpha\n;Beta\nGil;\n",
            &["Alpha, Ann|0|||||", "Beta|0|||||", "Gil|0|||||"],
        ),
        (
            "a club is no first name",
            "Ann Alpha;Riga;2500\nBob Beta;Tartu;2400\n",
            &["Ann Alpha|2500|||||", "Bob Beta|2400|||||"],
        ),
        (
            "years and ratings",
            "Ann Alpha,1990,2500\nBob Beta,1985,1950\n",
            &["Ann Alpha|2500||||1990|", "Bob Beta|1950||||1985|"],
        ),
        (
            "ratings that all look like years",
            "Ann Alpha,1990,1985\n",
            &["Ann Alpha|1990||||1985|"],
        ),
        (
            "words",
            "1. GM Alpha, Ann LAT 2500 1990\n2) Beta, Bob (2400)\n3 Gamma Gil A\nZoë\nANN LEE 1990\n",
            &[
                "Alpha, Ann|2500|LAT||GM|1990|",
                "Beta, Bob|2400|||||",
                "Gamma Gil A|0|||||",
                "Zoë|0|||||",
                "ANN LEE|1990|||||",
            ],
        ),
        (
            "names alone, with commas",
            "Alpha, Ann\nBeta, Bob\n",
            &["Alpha, Ann|0|||||", "Beta, Bob|0|||||"],
        ),
        (
            "words with more",
            "Ann Alpha 11600098 2500 2400 WIM LAT 02.01.1990\n",
            &["Ann Alpha 2400|2500|LAT|11600098|WIM|1990/01/02|"],
        ),
        (
            "empty fields and dashes",
            "name;rating;title\nAnn;-;\nBob\n;;\n",
            &["Ann|0|||||", "Bob|0|||||"],
        ),
        ("nothing", "\u{feff}\r\n \r\n", &[]),
    ];
    for (name, text, players) in cases {
        let roster = roster::read(text);
        assert_eq!(told(&roster.players), *players, "{name}");
        assert_eq!(roster.faults, [], "{name}");
        for ends in ["\r\n", "\r"] {
            assert_eq!(
                roster::read(&text.replace('\n', ends)).players,
                roster.players
            );
        }
    }
}

#[test]
fn a_fault_has_its_place_and_costs_its_own_field_or_line() {
    let text = "Name;Elo;Fed;Id;Title;Birth;Sex\n\
                Ann;2500;LAT;1;GM;1990;w\n\
                Bób;25oo;Latvia;x1;grandmaster;1990/13/01;q\n\
                \n\
                ;2400\n\
                \"Eve;2300\n\
                Gil;4000;LA;;G1;32.1.1990;\n\
                Zoë;2000\n";
    let roster = roster::read(text);
    assert_eq!(
        told(&roster.players),
        [
            "Ann|2500|LAT|1|GM|1990|w",
            "Bób|0|||||",
            "Gil|0|||||",
            "Zoë|2000|||||"
        ]
    );
    let value = |column, text: &str| RosterFaultKind::Value(column, text.to_owned());
    let expected = [
        (3, 5, value(Column::Rating, "25oo")),
        (3, 10, value(Column::Federation, "Latvia")),
        (3, 17, value(Column::FideId, "x1")),
        (3, 20, value(Column::Title, "grandmaster")),
        (3, 32, value(Column::Birth, "1990/13/01")),
        (3, 43, value(Column::Sex, "q")),
        (5, 1, RosterFaultKind::NoName),
        (6, 1, RosterFaultKind::Quote),
        (7, 5, value(Column::Rating, "4000")),
        (7, 10, value(Column::Federation, "LA")),
        (7, 14, value(Column::Title, "G1")),
        (7, 17, value(Column::Birth, "32.1.1990")),
    ];
    let found: Vec<_> = roster
        .faults
        .iter()
        .map(|it| (it.line, it.column, it.kind.clone()))
        .collect();
    assert_eq!(found, expected);
    assert_eq!(
        roster.faults[0].to_string(),
        "line 3, column 5: expected a rating up to 3999, found `25oo`"
    );
}

#[test]
fn the_same_player_twice_is_named_with_the_first_line() {
    let text = "name,fide id\nAnn,1\nBob,2\n\nAnn,3\nAnn\nEve,2\nZoë,\n";
    let roster = roster::read(text);
    assert_eq!(
        told(&roster.players),
        ["Ann|0||1|||", "Bob|0||2|||", "Ann|0||3|||", "Zoë|0|||||"]
    );
    let twice = |name: &str, line| RosterFaultKind::Twice(name.to_owned(), line);
    let found: Vec<_> = roster
        .faults
        .iter()
        .map(|it| (it.line, it.column, it.kind.clone()))
        .collect();
    assert_eq!(found, [(6, 1, twice("Ann", 2)), (7, 1, twice("Eve", 3))]);
    assert_eq!(
        roster.faults[0].to_string(),
        "line 6, column 1: Ann stands in line 2 already; this line is left out"
    );
    let words = roster::read("Ann 2500\nBob\nAnn 2400\n");
    assert_eq!(words.faults[0].kind, twice("Ann", 1));
    // The tournament refuses them as well.
    let mut history = History::new(Tournament::default());
    for event in roster.events() {
        history.apply(event).expect("each is there once");
    }
    assert_eq!(history.tournament().players.len(), 4);
    let again: Vec<Event> = roster.events().collect();
    let refused = history.apply(again[1].clone());
    assert_eq!(refused, Err(Refusal::Entered("Bob".to_owned())));
}
