//! Positions with one right answer, and the draws a search must see.

use chess::{Move, Position};
use engine::{Engine, Limits, NoHost, Root, Score, SearchResult};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect("the tables hold legal positions")
}

fn search(root: &Root, limits: &Limits) -> SearchResult {
    Engine::new(4).search(root, limits, &mut NoHost)
}

/// Searches and names the move.
fn answer(fen: &str, depth: u32) -> (String, Score) {
    let root = Root::new(position(fen));
    let result = search(&root, &Limits::depth(depth));
    let best = result.best.expect("there is a legal move");
    (
        root.position.to_san(best).to_string(),
        result.info.best().score,
    )
}

#[test]
fn mates_are_found_and_counted() {
    for (fen, best, moves) in [
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "Ra8#", 1),
        ("6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1", "Nf7#", 1),
        ("k7/2K5/8/8/8/8/8/1R6 w - - 0 1", "Ra1#", 1),
        // Morphy, Paris 1858.
        (
            "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 16",
            "Qb8+",
            2,
        ),
        ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", "Ra6+", 3),
        (
            "r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1",
            "Bc5+",
            3,
        ),
        (
            "7R/r1p1q1pp/3k4/1p1n1Q2/3N4/8/1PP2PPP/2B3K1 w - - 0 1",
            "Rd8+",
            4,
        ),
    ] {
        assert_eq!(
            answer(fen, 13),
            (best.to_owned(), Score::Mate(moves)),
            "{fen}"
        );
    }
}

#[test]
fn being_mated_is_counted_too() {
    // The only move is met by mate on the back rank.
    let (_, score) = answer("r7/8/8/8/8/6k1/8/7K w - - 0 1", 4);
    assert_eq!(score, Score::Mate(-1));
    // It is already mate.
    let over = search(
        &Root::new(position("6k1/5ppp/8/8/8/8/1r3PPP/r5K1 w - - 0 1")),
        &Limits::depth(4),
    );
    assert_eq!((over.best, over.info.best().score), (None, Score::Mate(0)));
}

#[test]
fn material_is_won() {
    for (fen, best) in [
        // A knight forks king and rook.
        ("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", "Nc7+"),
        // A skewer through the king.
        ("8/8/4k2q/8/8/8/8/RK6 w - - 0 1", "Ra6+"),
        // Promotion to a knight, with check and fork; a queen would be lost.
        ("8/2P1k3/3q4/8/8/8/6P1/6K1 w - - 0 1", "c8=N+"),
        // Saavedra 1895: after a queen, 1...Rc4+ 2.Qxc4 is stalemate.
        ("8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1", "c8=R"),
    ] {
        let (found, score) = answer(fen, 12);
        assert_eq!(found, best, "{fen}: {score:?}");
    }
}

#[test]
fn stalemate_is_no_win() {
    let over = search(
        &Root::new(position("8/8/8/8/8/5k2/5p2/5K2 w - - 0 1")),
        &Limits::depth(5),
    );
    assert_eq!(
        (over.best, over.info.best().score),
        (None, Score::Centipawns(0))
    );

    // Of the queen's many moves some stalemate; none of those may be played.
    let mut root = Root::new(position("k7/8/2K5/8/8/8/8/1Q6 b - - 0 1"));
    let mut engine = Engine::new(1);
    for _ in 0..20 {
        let result = engine.search(&root, &Limits::depth(8), &mut NoHost);
        root.play(result.best.expect("the game is not over"));
        assert!(!root.position.is_stalemate());
        if root.position.is_checkmate() {
            return;
        }
    }
    panic!("king and queen did not mate in ten moves");
}

#[test]
fn mate_is_worth_more_than_the_laws_of_draws() {
    // The hundredth half-move mates: mate stands.
    let (best, score) = answer("6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 80", 4);
    assert_eq!((best.as_str(), score), ("Ra8#", Score::Mate(1)));
    // It does not: a rook up is worth nothing.
    let (_, score) = answer("8/8/4k3/8/8/8/8/R3K3 w - - 99 80", 4);
    assert_eq!(score, Score::Centipawns(0));
}

#[test]
fn a_perpetual_check_saves_a_lost_game() {
    let (best, score) = answer("5rk1/5p2/7Q/8/8/8/qr5P/7K w - - 0 1", 8);
    assert_eq!((best.as_str(), score), ("Qg5+", Score::Centipawns(0)));
}

#[test]
fn the_winning_side_does_not_repeat_and_the_losing_side_does() {
    // Rook against nothing; the kings have been here twice already.
    let mut root = Root::new(position("8/8/4k3/8/8/8/8/R3K3 w - - 0 1"));
    for name in ["e1d1", "e6d6", "d1e1", "d6e6", "e1d1", "e6d6", "d1e1"] {
        let mv = root
            .position
            .parse_uci(name)
            .expect("the table holds legal moves");
        root.play(mv);
    }
    // Black repeats for the third time with Ke6.
    let result = search(&root, &Limits::depth(6));
    let best = result
        .best
        .map(|mv: Move| root.position.to_uci(mv).to_string());
    assert_eq!(
        (best.as_deref(), result.info.best().score),
        (Some("d6e6"), Score::Centipawns(0))
    );

    // White, to move a step earlier, keeps out of it.
    root.history.truncate(6);
    root.position = position("8/8/3k4/8/8/8/8/R2K4 w - - 6 4");
    let result = search(&root, &Limits::depth(6));
    assert!(matches!(
        result.info.best().score,
        Score::Centipawns(300..) | Score::Mate(1..)
    ));
}
