//! Formatting of evaluations: as winning chances and as pawns, always from White's side.

use chess::Position;
use game::judgement::{chances, settled};
use game::tree::{self, NodeId, Tree};
use i18n::{Lexicon, args};

/// White's chances at a node: from the result there, or from an evaluation; `None` if there is neither.
pub fn at(tree: &Tree, id: NodeId, position: &Position) -> Option<f64> {
    settled(position).or_else(|| tree[id].eval.map(|eval| chances(eval.score)))
}

/// `63 %`, as the language writes it.
pub fn percent(chances: f64, words: &Lexicon) -> String {
    words.with(
        "chances",
        &args!["percent" => (100.0 * chances).round() as u32],
    )
}

/// `+0.78`, `−1.20`; a mate in so many moves as `#3`, one by Black as `#−3`.
pub fn pawns(value: tree::Score) -> String {
    let sign = |value: i32, plus: &'static str| if value < 0 { "−" } else { plus };
    match value {
        tree::Score::Centipawns(value) => {
            let size = value.unsigned_abs();
            let plus = if value == 0 { "" } else { "+" };
            format!("{}{}.{:02}", sign(value, plus), size / 100, size % 100)
        }
        tree::Score::Mate(moves) => format!("#{}{}", sign(moves, ""), moves.unsigned_abs()),
    }
}

/// An evaluation rounded for little room: `+0.8`, `−12`.
pub fn pawns_in_short(value: tree::Score) -> String {
    let tree::Score::Centipawns(centipawns) = value else {
        return pawns(value);
    };
    let tenths = (centipawns.unsigned_abs() + 5) / 10;
    let sign = match (tenths, centipawns < 0) {
        (0, _) => "",
        (_, true) => "−",
        (_, false) => "+",
    };
    // Who is ten pawns ahead is not told by tenths.
    if tenths < 100 {
        format!("{sign}{}.{}", tenths / 10, tenths % 10)
    } else {
        format!("{sign}{}", (tenths + 5) / 10)
    }
}

/// Order of evaluations: the higher, the better for White; a mate sooner is better than one later.
pub fn rank(value: tree::Score) -> i32 {
    const MATE: i32 = 1_000_000;
    match value {
        tree::Score::Centipawns(value) => value,
        tree::Score::Mate(moves) if moves > 0 => MATE - moves,
        tree::Score::Mate(moves) => -MATE - moves,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Color;
    use protocol::Score;

    #[test]
    fn scores_are_turned_to_white() {
        use Color::{Black, White};
        for (score, turn, expected) in [
            (Score::Centipawns(30), White, tree::Score::Centipawns(30)),
            (Score::Centipawns(30), Black, tree::Score::Centipawns(-30)),
            (Score::Mate(2), White, tree::Score::Mate(2)),
            (Score::Mate(2), Black, tree::Score::Mate(-2)),
            (Score::Mate(-2), White, tree::Score::Mate(-2)),
            (Score::Mate(-2), Black, tree::Score::Mate(2)),
            (Score::Mate(0), Black, tree::Score::Mate(1)),
        ] {
            assert_eq!(score.for_white(turn), expected, "{score:?} {turn:?}");
        }
    }

    #[test]
    fn pawns_and_mates_are_written_with_their_sign() {
        for (value, expected) in [
            (tree::Score::Centipawns(0), "0.00"),
            (tree::Score::Centipawns(78), "+0.78"),
            (tree::Score::Centipawns(-5), "−0.05"),
            (tree::Score::Centipawns(-1_234), "−12.34"),
            (tree::Score::Mate(3), "#3"),
            (tree::Score::Mate(-3), "#−3"),
        ] {
            assert_eq!(pawns(value), expected);
        }
        for (value, expected) in [
            (tree::Score::Centipawns(0), "0.0"),
            (tree::Score::Centipawns(-78), "−0.8"),
            (tree::Score::Centipawns(27), "+0.3"),
            (tree::Score::Centipawns(-4), "0.0"),
            (tree::Score::Centipawns(994), "+9.9"),
            (tree::Score::Centipawns(995), "+10"),
            (tree::Score::Centipawns(-1_234), "−12"),
            (tree::Score::Mate(-12), "#−12"),
        ] {
            assert_eq!(pawns_in_short(value), expected);
        }
    }

    #[test]
    fn evaluations_are_in_order() {
        let worst_first = [
            tree::Score::Mate(-1),
            tree::Score::Mate(-5),
            tree::Score::Centipawns(-900),
            tree::Score::Centipawns(26),
            tree::Score::Centipawns(28),
            tree::Score::Mate(5),
            tree::Score::Mate(1),
        ];
        assert!(worst_first.is_sorted_by_key(|&value| rank(value)));
    }
}
