//! Moves are judged by the chances they give away (H4).

use Verdict::{Blunder, Inaccuracy, Mistake};
use chess::{Color, Position};
use game::judgement::{AccuracySummary, Verdict, chances, of_side, settled};
use game::tree::Score;

#[test]
fn law_h4_chances_follow_the_logistic_curve() {
    for (centipawns, expected) in [
        (0, 0.5),
        (100, 0.6682),
        (-100, 0.3318),
        (300, 0.8909),
        (-600, 0.0148),
        (30_000, 1.0),
    ] {
        let found = chances(Score::Centipawns(centipawns));
        assert!((found - expected).abs() < 5e-5, "{centipawns}: {found}");
    }
    assert_eq!(chances(Score::Mate(7)).to_string(), "1");
    assert_eq!(chances(Score::Mate(-1)).to_string(), "0");
}

#[test]
fn what_the_laws_have_settled_needs_no_engine() {
    for (fen, expected) in [
        (
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            Some(0.0),
        ),
        ("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", Some(1.0)),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Some(0.5)),
        ("7k/8/6K1/8/8/8/8/6N1 b - - 0 1", Some(0.5)),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            None,
        ),
    ] {
        let position = Position::from_fen(fen).expect("a legal position");
        assert_eq!(settled(&position), expected, "{fen}");
    }
    assert!((of_side(0.3, Color::Black) - 0.7).abs() < 1e-12);
    assert!((of_side(0.3, Color::White) - 0.3).abs() < 1e-12);
}

#[test]
fn moves_are_blamed_for_what_they_give_away() {
    for (before, after, expected) in [
        // Nothing, or less than nothing.
        (0.5, 0.5, None),
        (0.5, 0.7, None),
        // Just below each bound, and at it.
        (0.5, 0.4501, None),
        (0.5, 0.45, Some(Inaccuracy)),
        (0.5, 0.3901, Some(Inaccuracy)),
        (0.5, 0.39, Some(Mistake)),
        (0.5, 0.2601, Some(Mistake)),
        (0.5, 0.26, Some(Blunder)),
        (1.0, 0.0, Some(Blunder)),
        // A mate let go for a game that is as good as won.
        (1.0, 0.91, None),
        // For one that has to be won again.
        (1.0, 0.89, Some(Mistake)),
        (1.0, 0.5, Some(Blunder)),
        // Who was lost has lost nothing.
        (0.09, 0.0, None),
        (0.11, 0.0, Some(Mistake)),
    ] {
        assert_eq!(Verdict::of(before, after), expected, "{before} → {after}");
    }
}

#[test]
fn glyphs_are_those_of_the_standard() {
    for (verdict, nag, glyph) in [(Inaccuracy, 6, "?!"), (Mistake, 2, "?"), (Blunder, 4, "??")] {
        assert_eq!((verdict.nag(), verdict.glyph()), (nag, glyph));
        assert_eq!(Verdict::from_nag(nag), Some(verdict));
    }
    assert_eq!(Verdict::from_nag(1), None);
}

#[test]
fn a_side_is_told_what_its_moves_gave_away() {
    let mut tally = AccuracySummary::default();
    assert_eq!(tally.average_loss(), None);
    for (before, after) in [(0.5, 0.6), (0.6, 0.5), (0.5, 0.2), (0.2, 0.2)] {
        tally.count(before, after, Verdict::of(before, after));
    }
    assert_eq!(tally.moves, 4);
    assert_eq!(tally.verdicts, [1, 0, 1]);
    assert!(
        tally
            .average_loss()
            .is_some_and(|loss| (loss - 0.1).abs() < 1e-9)
    );
}
