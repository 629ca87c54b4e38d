//! Random games: every move is understood in every notation, and completions lead to legal moves.

use super::{BOTH, RICH, START, english, lexicon, position};
use crate::entry::complete::completions;
use crate::entry::read::{Reading, read};
use crate::entry::vocabulary::Vocabulary;
use chess::{Move, Position, Role};
use i18n::Language;

#[path = "../../../../chess/tests/common/random.rs"]
mod random;
use random::Random;

/// Positions of random games.
fn positions() -> Vec<Position> {
    let mut random = Random(5);
    let mut positions = Vec::new();
    for _ in 0..12 {
        let mut position = Position::default();
        for _ in 0..120 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[random.below(moves.len())];
            positions.push(position.clone());
            position.play(mv);
        }
    }
    positions
}

fn numeric(position: &Position, mv: Move) -> String {
    let uci = position.to_uci(mv);
    let promotion = mv.promotion().map(|role| match role {
        Role::Queen => '1',
        Role::Rook => '2',
        Role::Bishop => '3',
        _ => '4',
    });
    [uci.from, uci.to]
        .into_iter()
        .flat_map(|square| [square.file().index(), square.rank().index()])
        .map(|index| (b'1' + index as u8) as char)
        .chain(promotion)
        .collect()
}

#[test]
fn every_legal_move_is_read_back_from_every_notation() {
    let vocabulary = english();
    let mut moves = 0;
    for position in positions() {
        for &mv in &position.legal_moves() {
            moves += 1;
            for name in [
                position.to_san(mv).to_string(),
                position.to_uci(mv).to_string(),
                numeric(&position, mv),
            ] {
                let reading = read(&name, &position, &vocabulary);
                assert_eq!(
                    reading,
                    Reading::Move(mv),
                    "{name} in {}",
                    position.to_fen()
                );
            }
        }
    }
    assert!(moves > 10_000, "{moves}");
}

#[test]
fn completions_are_what_can_be_said() {
    let vocabulary = english();
    for (fen, text, offered) in [
        (START, "", &[][..]),
        (
            START,
            "N",
            &["Na3", "Nc3", "Nf3", "Nh3", "number", "new", "next", "no"],
        ),
        (START, "Nf3", &[]),
        (START, "nf", &["Nf3"]),
        (START, "e", &["e3", "e4"]),
        (START, "e2", &["e3", "e4"]),
        (START, "e2e4", &["e4"]),
        (START, "52", &["e3", "e4"]),
        (START, "♘f", &["♘f3"]),
        (START, "res", &["resign", "resume"]),
        (START, "Wh", &["where"]),
        (START, "offer d", &["offer draw"]),
        (START, "zz", &[]),
        (RICH, "o-o", &["O-O", "O-O-O"]),
        (RICH, "a8", &["a8=Q", "a8=B", "a8=N", "a8=R"]),
        (BOTH, "bx", &["bxc4", "Bxc4"]),
    ] {
        let found = completions(text, &position(fen), &vocabulary);
        assert_eq!(found, offered, "“{text}”");
    }
    let marathi = Vocabulary::new(&lexicon(Language::Marathi));
    let found = completions("घो", &position(START), &marathi);
    assert_eq!(found, ["घोa3", "घोc3", "घोf3", "घोh3"]);
}

#[test]
fn every_completion_is_understood() {
    let languages = Language::ALL.map(lexicon);
    for (at, position) in positions().iter().enumerate().step_by(50) {
        let lexicon = &languages[at / 50 % languages.len()];
        let vocabulary = Vocabulary::new(lexicon);
        let letters = [
            lexicon.list("letters"),
            "abcdefghKnorcp15".chars().map(String::from).collect(),
        ];
        for text in letters.concat() {
            let found = completions(&text, position, &vocabulary);
            assert!(found.len() <= 12, "{}", found.len());
            for offer in found {
                let reading = read(&offer, position, &vocabulary);
                assert!(
                    matches!(reading, Reading::Move(_) | Reading::Command(_)),
                    "{offer} is read as {reading:?} in {}",
                    position.to_fen()
                );
            }
        }
    }
}
