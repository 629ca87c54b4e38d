//! Named cases of the Dutch rules (C.04.3), each a small tournament as TRF.

use std::fmt::Write;

use tournament::pairing::{Impossible, Relaxations};
use tournament::swiss::{self, ColorRule, Criterion};
use tournament::trf;

/// A file of lines `NUMBER POINTS ROUNDS…`, a round written `4w1`, or `-` and a code for a bye.
fn file(head: &str, players: &[&str]) -> trf::Document {
    let mut text = format!("{head}\n");
    for player in players {
        let mut words = player.split(' ');
        let number: usize = words
            .next()
            .and_then(|it| it.parse().ok())
            .expect("a number");
        let points = words.next().expect("points");
        let name = format!("Player {number}");
        let rating = 2500 - number;
        let _ = write!(
            text,
            "001 {number:4}      {name:33} {rating:4} {:27}{points:>4} {:4}",
            "", ""
        );
        for round in words {
            let (opponent, rest) = round.split_at(
                round
                    .find(|letter: char| !letter.is_ascii_digit())
                    .expect("a colour"),
            );
            let opponent = if opponent.is_empty() {
                "0000"
            } else {
                opponent
            };
            let (color, result) = rest.split_at(1);
            let _ = write!(text, "  {opponent:>4} {color} {result}");
        }
        text.push('\n');
    }
    let document = trf::read(&text);
    assert_eq!(document.faults, [], "{text}");
    document
}

/// The pairs of the next round as `1-5 3-2 6`.
fn pairs(document: &trf::Document) -> String {
    let pairs = tournament::pair(&document.tournament).expect("a pairing exists");
    let number = |player: usize| document.numbers[player].to_string();
    let pairs = pairs.iter().map(|pair| match pair.black {
        Some(black) => format!("{}-{}", number(pair.white), number(black)),
        None => number(pair.white),
    });
    pairs.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_next_round_is_paired_as_the_rules_have_it() {
    let cases: &[(&str, &str, &[&str], &str)] = &[
        (
            "3.3.1: the upper half against the lower half",
            "142 5\n152 W",
            &["1 0.0", "2 0.0", "3 0.0", "4 0.0"],
            "1-3 4-2",
        ),
        (
            "5.1: the other lot",
            "142 5\n152 B",
            &["1 0.0", "2 0.0", "3 0.0", "4 0.0"],
            "3-1 2-4",
        ),
        (
            "C9 in the first round: the last player has the bye",
            "142 5\n152 W",
            &["1 0.0", "2 0.0", "3 0.0"],
            "1-2 3",
        ),
        (
            "C5: the bye to the lowest score, though fewer pairs meet in the top bracket",
            "142 3",
            &[
                "1 2.0 4w1 2b1",
                "2 1.0 5b1 1w0",
                "3 2.0 6w1 4b1",
                "4 0.0 1b0 3w0 -Z",
                "5 1.0 2w0 6b1",
                "6 0.0 3b0 5w0",
            ],
            "1-5 3-2 6",
        ),
        (
            "C9: the bye to the player with the fewest unplayed games",
            "142 3",
            &[
                "1 1.0 3w1",
                "2 1.0 4b1",
                "3 0.0 1b0",
                "4 0.0 2w0",
                "5 0.0 -Z",
            ],
            "2-1 3-5 4",
        ),
        (
            "C1: no second game; 2.4.1: both leaders float",
            "142 3\n152 W",
            &[
                "1 1.5 2w= 3b1",
                "2 1.5 1b= 4w1",
                "3 0.5 4w= 1w0",
                "4 0.5 3b= 2b0",
            ],
            "4-1 2-3",
        ),
        (
            "a forfeit is no game: the two can meet again (C.04.2, 3.5)",
            "142 3\n152 W",
            &["1 1.0 2w+", "2 0.0 1b-"],
            "1-2",
        ),
        (
            "260: a forbidden pair",
            "142 3\n152 W\n260   1   3    1    3",
            &["1 0.0", "2 0.0", "3 0.0", "4 0.0"],
            "1-4 3-2",
        ),
        (
            "240: an absence that was asked for",
            "142 3\n152 W\n240 Z   1    2",
            &["1 0.0", "2 0.0", "3 0.0"],
            "1-3",
        ),
        (
            "a bye of the round to come, its points counted already",
            "142 3\n152 W",
            &["1 0.0", "2 0.0", "3 0.5 -H"],
            "1-2",
        ),
        (
            "C.04.7: Baku, the first two are in GA",
            "142 5\n152 W\n192 FIDE_DUTCH_2025_BAKU",
            &["1 0.0", "2 0.0", "3 0.0", "4 0.0"],
            "1-2 3-4",
        ),
    ];
    for (name, head, players, expected) in cases {
        assert_eq!(&pairs(&file(head, players)), expected, "{name}");
    }
}

#[test]
fn a_round_that_cannot_be_paired_says_which_rule_could_be_set_aside() {
    let rematch = Relaxations {
        rematch: true,
        ..Relaxations::default()
    };
    let forbidden = Relaxations {
        forbidden: true,
        ..Relaxations::default()
    };
    let bye = Relaxations {
        bye: true,
        ..Relaxations::default()
    };
    let cases: &[(&str, &[&str], Impossible)] = &[
        (
            "142 3",
            &["1 1.0 2w1", "2 0.0 1b0"],
            Impossible::Absolute(rematch),
        ),
        (
            "142 3\n152 W\nXXP 1 2",
            &["1 0.0", "2 0.0"],
            Impossible::Absolute(forbidden),
        ),
        ("142 3\n152 W", &["1 1.0 -U"], Impossible::Absolute(bye)),
        ("142 1", &["1 1.0 2w1", "2 0.0 1b0"], Impossible::Over),
        ("152 W", &["1 0.0", "2 0.0"], Impossible::RoundsUnknown),
        ("142 3", &["1 0.0", "2 0.0"], Impossible::NoInitialColor),
    ];
    for (head, players, expected) in cases {
        let answer = tournament::pair(&file(head, players).tournament);
        assert_eq!(answer, Err(*expected), "{head} {players:?}");
    }
}

#[test]
fn colours_by_the_first_rule_that_decides() {
    let document = file(
        "142 5",
        &["1 1.0 3w1", "2 1.0 4b1", "3 0.0 1b0", "4 0.0 2w0"],
    );
    let reasons = swiss::explain(&document.tournament).expect("a pairing exists");
    assert_eq!(
        reasons.iter().map(|it| it.color).collect::<Vec<_>>(),
        [Some(ColorRule::Granted); 2]
    );
    // Both had White last and as often: the higher ranked player has the preference.
    let document = file(
        "142 5",
        &["1 1.0 3w1", "2 1.0 4w1", "3 0.0 1b0", "4 0.0 2b0"],
    );
    let reasons = swiss::explain(&document.tournament).expect("a pairing exists");
    assert_eq!(pairs(&document), "2-1 4-3".replace("4-3", "3-4"));
    assert_eq!(reasons[0].color, Some(ColorRule::HigherRanked));
    assert_eq!(reasons[0].unmet, [Criterion::C12, Criterion::C13]);
    let document = file("142 5\n152 W", &["1 0.0", "2 0.0"]);
    let reasons = swiss::explain(&document.tournament).expect("a pairing exists");
    assert_eq!(reasons[0].color, Some(ColorRule::Lot));
}

/// A last round with four topscorers of these colours, who have won all four games, each against others: who meets whom.
fn topscorers(colors: [&str; 4]) -> String {
    let mut players = Vec::new();
    for (player, colors) in colors.iter().enumerate() {
        let mut line = format!("{} 4.0", player + 1);
        for (round, color) in colors.chars().enumerate() {
            let _ = write!(line, " {}{color}1", 5 + 4 * player + round);
        }
        players.push(line);
    }
    for (player, colors) in colors.iter().enumerate() {
        for (round, color) in colors.chars().enumerate() {
            let mut line = format!("{} 0.0", 5 + 4 * player + round);
            for other in 0..4 {
                let color = if color == 'w' { 'b' } else { 'w' };
                let _ = if other == round {
                    write!(line, " {}{color}0", player + 1)
                } else {
                    write!(line, " -Z")
                };
            }
            players.push(line);
        }
    }
    let players: Vec<&str> = players.iter().map(String::as_str).collect();
    let pairs = pairs(&file("142 5\n152 W", &players));
    let pairs: Vec<&str> = pairs.split(' ').take(2).collect();
    pairs.join(" ")
}

#[test]
fn topscorers_may_meet_with_one_absolute_preference_as_rarely_as_possible() {
    // In each case 1-3 2-4 would be the first candidate, and complies with C12 and C13 as well as others.
    let cases = [
        (
            "nothing stands in the way",
            ["bwbw", "bwbw", "bwbw", "bwbw"],
            "3-1 4-2",
        ),
        (
            "C10: a difference of three",
            ["wbww", "bwbw", "wbww", "bwbw"],
            "4-1 2-3",
        ),
        (
            "C10: the other colour",
            ["bwbb", "wbwb", "bwbb", "wbwb"],
            "1-4 3-2",
        ),
        (
            "C11: the same colour a third time",
            ["bbww", "bwbw", "bbww", "bwbw"],
            "4-1 2-3",
        ),
        (
            "C11: of the lower difference, which yields",
            ["bbww", "bwbw", "wbww", "bwbw"],
            "4-1 2-3",
        ),
        (
            "C11: the lower player yields",
            ["wbww", "bwbw", "bbww", "bwbw"],
            "4-1 2-3",
        ),
        (
            "C11 decides where C10 cannot",
            ["wbww", "wwbw", "wbww", "wwbw"],
            "4-1 2-3",
        ),
        (
            "C11: one without the third colour takes it",
            ["wbww", "wbww", "wwbw", "wwbw"],
            "3-1 4-2",
        ),
    ];
    for (name, colors, expected) in cases {
        assert_eq!(topscorers(colors), expected, "{name}");
    }
}
