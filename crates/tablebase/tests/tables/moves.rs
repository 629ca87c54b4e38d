//! Moves judged by tables, and perfect play.

use chess::{Move, Position};
use tablebase::{MaterialError, MoveEffect, Refutation, Tablebase, Unknown, Value};

use crate::positions::{Random, any};
use crate::{TABLES, material, position};

fn effect(fen: &str, uci: &str) -> (MoveEffect, Option<Refutation>) {
    let position = position(fen);
    let played = position.parse_uci(uci).expect("it is legal");
    let effect = TABLES.effect(&position, played);
    let refutation = TABLES.refutation(&position, played);
    (
        effect.expect("all tables are there"),
        refutation.expect("all tables are there"),
    )
}

fn named(fen: &str, uci: &str) -> Move {
    position(fen).parse_uci(uci).expect("it is legal")
}

#[test]
fn effects_say_what_a_move_has_done() {
    let keeps = |mate_in, longer_by| MoveEffect::KeepsWin { mate_in, longer_by };
    let fen = "7k/8/8/5K2/6Q1/8/8/8 w - - 0 1";
    assert_eq!(effect(fen, "f5f6"), (keeps(2, 0), None));
    assert_eq!(effect(fen, "g4g1").0, keeps(3, 1));
    let stalemate = (MoveEffect::LetsGoOfWin, Some(Refutation::Stalemate));
    assert_eq!(effect(fen, "g4g6"), stalemate);
    // The queen is lost.
    let refutation = Refutation::Capture(named("7k/6Q1/8/8/8/K7/8/8 b - - 0 1", "h8g7"));
    let lost = (MoveEffect::LetsGoOfWin, Some(refutation));
    assert_eq!(effect("7k/8/8/8/8/K7/6Q1/8 w - - 0 1", "g2g7"), lost);
    // Saavedra, 1895: a queen allows a stalemate, a rook wins.
    let fen = "8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1";
    assert!(matches!(
        effect(fen, "c7c8r"),
        (MoveEffect::KeepsWin { longer_by: 0, .. }, None)
    ));
    let reply = named("2Q5/8/8/8/3r4/8/2K5/k7 b - - 0 1", "d4c4");
    let drawn = (MoveEffect::LetsGoOfWin, Some(Refutation::Reply(reply)));
    assert_eq!(effect(fen, "c7c8q"), drawn);
    // The opposition: the pawn's advance lets go of the win, the king's keeps it.
    let fen = "8/8/3k4/8/3K4/8/3P4/8 w - - 0 1";
    let slip = effect(fen, "d2d3");
    assert!(
        matches!(slip, (MoveEffect::KeepsWin { longer_by: 0, .. }, None)),
        "{slip:?}"
    );
    let fen = "8/8/3k4/8/3K4/3P4/8/8 w - - 0 1";
    let (kept, _) = effect(fen, "d4e4");
    assert_eq!(kept, MoveEffect::KeepsDraw);
    // The king must go straight back, or the draw is gone.
    let fen = "8/4k3/4P3/4K3/8/8/8/8 b - - 0 1";
    assert_eq!(effect(fen, "e7e8"), (MoveEffect::KeepsDraw, None));
    let (lost, refutation) = effect(fen, "e7d8");
    assert!(
        matches!(lost, MoveEffect::LetsGoOfDraw { mated_in: 10.. }),
        "{lost:?}"
    );
    let opposition = named("3k4/8/4P3/4K3/8/8/8/8 w - - 0 1", "e5d6");
    assert_eq!(refutation, Some(Refutation::Reply(opposition)));
    // The longest defence, and a shorter one.
    let fen = "8/8/8/8/4k3/8/1Q6/K7 b - - 0 1";
    let moves = TABLES.moves(&position(fen)).expect("all tables are there");
    let stays = |mated_in, sooner_by| MoveEffect::StaysLost {
        mated_in,
        sooner_by,
    };
    assert_eq!(moves[0].effect, stays(10, 0));
    let last = moves.last().expect("there are some").value.moves();
    assert!(last < 10);
    assert!(moves.iter().any(|one| one.effect == stays(last, 10 - last)));
    // A win turned into a loss.
    let (lost, refutation) = effect("8/8/8/8/8/k7/8/K2R3q w - - 0 1", "d1c1");
    assert_eq!(lost, MoveEffect::TurnsWinIntoLoss { mated_in: 1 });
    assert!(matches!(
        refutation,
        Some(Refutation::Reply(_) | Refutation::Capture(_))
    ));
}

#[test]
fn effects_are_ranked() {
    let best = |effect: MoveEffect| (effect.keeps_result(), effect.is_best());
    for (effect, expected) in [
        (
            MoveEffect::KeepsWin {
                mate_in: 1,
                longer_by: 0,
            },
            (true, true),
        ),
        (
            MoveEffect::KeepsWin {
                mate_in: 2,
                longer_by: 1,
            },
            (true, false),
        ),
        (MoveEffect::KeepsDraw, (true, true)),
        (MoveEffect::LetsGoOfWin, (false, false)),
        (MoveEffect::TurnsWinIntoLoss { mated_in: 1 }, (false, false)),
        (MoveEffect::LetsGoOfDraw { mated_in: 1 }, (false, false)),
        (
            MoveEffect::StaysLost {
                mated_in: 3,
                sooner_by: 0,
            },
            (true, true),
        ),
        (
            MoveEffect::StaysLost {
                mated_in: 2,
                sooner_by: 1,
            },
            (true, false),
        ),
    ] {
        assert_eq!(best(effect), expected, "{effect:?}");
    }
}

/// Both sides play perfectly: mate comes at the half-move that was told, and each move says one less.
#[test]
fn perfect_play_takes_as_long_as_was_told() {
    let mut lines = Vec::new();
    for (fen, seed) in [
        ("8/8/8/5k2/8/8/1Q6/K7 w - - 0 1", 1),
        ("8/8/8/1k6/8/8/K5P1/8 w - - 0 1", 1),
        ("8/8/8/1k6/8/8/K5P1/8 w - - 0 1", 2),
        ("8/8/8/1k6/8/8/K5P1/8 w - - 0 1", 2),
    ] {
        let mut position = position(fen);
        let mut line = Vec::new();
        let mut value = TABLES.probe(&position).expect("all tables are there");
        while let Some(best) = TABLES
            .best_move(&position, seed)
            .expect("all tables are there")
        {
            assert!(
                TABLES
                    .effect(&position, best)
                    .is_ok_and(MoveEffect::is_best)
            );
            position.play(best);
            line.push(best);
            let after = TABLES.probe(&position).expect("all tables are there");
            assert_eq!(after.before(), value);
            value = after;
        }
        assert!(position.is_checkmate());
        lines.push(line);
    }
    assert_eq!(
        [19, 55, 55, 55].map(Some),
        [0, 1, 2, 3].map(|n: usize| lines.get(n).map(Vec::len))
    );
    assert!(
        lines[1] != lines[2] && lines[2] == lines[3],
        "the seed chooses among equals"
    );
}

/// In a draw the reply is the hardest to answer, otherwise that of perfect play; a slip is refuted.
#[test]
fn replies_are_the_hardest_to_answer() {
    let reply = |fen: &str, uci: &str| {
        let before = position(fen);
        let played = before.parse_uci(uci).expect("it is legal");
        let reply = TABLES.best_reply(&before, played, 1);
        let after = before.after(played);
        let reply = reply.expect("all tables are there");
        reply.map(|reply| after.to_uci(reply).to_string())
    };
    // After a step aside one move of three holds the draw (back before the pawn), after one forward one of two.
    assert_eq!(
        reply("8/4k3/4P3/4K3/8/8/8/8 b - - 0 1", "e7e8").as_deref(),
        Some("e5d5")
    );
    // The king steps aside, and White takes the opposition.
    assert_eq!(
        reply("8/4k3/4P3/4K3/8/8/8/8 b - - 0 1", "e7d8").as_deref(),
        Some("e5d6")
    );
    assert_eq!(reply("7k/8/8/5K2/6Q1/8/8/8 w - - 0 1", "g4g6"), None);
    assert_eq!(reply("7k/8/5K2/8/6Q1/8/8/8 w - - 0 1", "g4g7"), None);
    assert_eq!(
        reply("7k/8/8/8/8/K7/6Q1/8 w - - 0 1", "g2g7").as_deref(),
        Some("h8g7")
    );
}

/// The list of moves is complete, the best first, and agrees with what is said of each move alone.
#[test]
fn all_moves_are_rated() {
    let mut random = Random(5);
    for name in ["KQK", "KPK", "KQKR", "KRKP", "KBPK"] {
        for _ in 0..60 {
            let position = any(material(name), &mut random);
            let moves = TABLES.moves(&position).expect("all tables are there");
            assert_eq!(moves.len(), position.count_legal_moves());
            assert!(moves.is_sorted_by(|a, b| a.value >= b.value));
            let value = TABLES.probe(&position);
            assert!(
                moves
                    .first()
                    .is_none_or(|best| Ok(best.value) == value && best.effect.is_best())
            );
            for rated in moves {
                assert_eq!(TABLES.effect(&position, rated.played), Ok(rated.effect));
                let refutation = TABLES.refutation(&position, rated.played);
                let refuted = refutation.expect("all tables are there").is_some();
                assert_eq!(refuted, !rated.effect.keeps_result());
            }
        }
    }
}

#[test]
fn positions_without_a_value_say_why() {
    let unknown = |tablebase: &Tablebase, fen| tablebase.probe(&position(fen)).err();
    let none = Tablebase::new();
    for (fen, reason) in [
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", Unknown::Castling),
        ("r3k3/8/8/8/8/8/8/4K3 w q - 0 1", Unknown::Castling),
        (
            "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
            Unknown::Missing(material("KRK")),
        ),
        (
            "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1",
            Unknown::Material(MaterialError::TooManyPawns),
        ),
        (
            "4k3/8/8/8/8/8/BBB5/4K3 w - - 0 1",
            Unknown::Material(MaterialError::TooManyMen),
        ),
    ] {
        assert_eq!(unknown(&none, fen), Some(reason), "{fen}");
        assert!(reason.to_string().len() > 20);
    }
    assert_eq!(
        none.probe(&position("4k3/8/8/8/8/8/8/4K3 w - - 0 1")),
        Ok(Value::Draw)
    );
    // The table of the pawn alone: after a promotion its values are unknown.
    let mut few = Tablebase::new();
    few.insert(crate::table("KPK").clone());
    let promotes = position("8/P7/8/8/8/8/8/K1k5 w - - 0 1");
    assert_eq!(few.probe(&promotes), TABLES.probe(&promotes));
    let missing = Unknown::Missing(material("KQK"));
    assert_eq!(few.moves(&promotes), Err(missing));
    assert_eq!(few.best_move(&promotes, 1), Err(missing));
    let order: Vec<_> = few
        .missing(material("KPK"))
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(order, ["KQK", "KRK", "KBK", "KNK"]);
    assert_eq!(few.tables().count(), 1);
}

/// A game that is over has no best move.
#[test]
fn nothing_is_played_after_the_end() {
    let over = |fen| -> Position { position(fen) };
    for fen in [
        "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1",
        "7k/8/6Q1/8/8/8/8/K7 b - - 0 1",
    ] {
        assert_eq!(TABLES.best_move(&over(fen), 0), Ok(None));
        assert_eq!(TABLES.moves(&over(fen)), Ok(Vec::new()));
    }
}
