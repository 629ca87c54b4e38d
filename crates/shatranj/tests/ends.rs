//! Every end of a game.

use chess::Color::{Black, White};
use shatranj::{Game, Outcome, Position};

fn outcome(fen: &str) -> Option<Outcome> {
    let position: Position = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
    position.outcome()
}

#[test]
fn the_board_alone_tells_most_ends() {
    let mate = |winner| Some(Outcome::Checkmate { winner });
    let stale = |winner| Some(Outcome::Stalemate { winner });
    let bare = |winner| Some(Outcome::BareKing { winner });
    for (fen, expected) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", None),
        ("k6R/7p/2K5/8/8/8/8/8 b", None),
        ("k6R/7p/1K6/8/8/8/8/8 b", mate(White)),
        ("K6r/7P/1k6/8/8/8/8/8 w", mate(Black)),
        // Mate of a bare king is mate.
        ("k6R/8/1K6/8/8/8/8/8 b", mate(White)),
        // Who cannot move has lost, bare or not.
        ("k7/8/K7/8/8/7p/7P/1R6 b", stale(White)),
        ("k7/8/K7/8/8/8/8/1R6 b", stale(White)),
        ("K7/8/k7/8/8/7p/7P/1r6 w", stale(Black)),
        // Bare before two or more pieces: lost, whatever it could take.
        ("4k3/8/8/8/8/8/8/4K2R b", bare(White)),
        ("8/8/8/8/8/4k3/4P3/K6R b", bare(White)),
        ("4k2r/8/8/8/8/8/8/4K3 w", bare(Black)),
        // It can bare the other at once.
        ("8/8/8/8/8/4k3/4P3/K7 b", None),
        // The piece is protected, or too far.
        ("8/8/8/8/8/4k3/4P3/5K2 b", bare(White)),
        ("8/8/8/4k3/8/8/4P3/K7 b", bare(White)),
        // It did not take it.
        ("8/8/8/8/5k2/8/4P3/K7 w", bare(White)),
        ("8/8/8/8/8/4k3/8/K7 w", Some(Outcome::BothBare)),
        ("8/8/8/8/8/4k3/8/K7 b", Some(Outcome::BothBare)),
        ("4k2r/8/8/8/8/8/8/R3K3 w - - 139 90", None),
        (
            "4k2r/8/8/8/8/8/8/R3K3 w - - 140 90",
            Some(Outcome::SeventyMoves),
        ),
        (
            "4k2r/8/8/8/8/8/8/R3K3 w - - 141 90",
            Some(Outcome::SeventyMoves),
        ),
        // Mate counts before the 70 moves.
        ("k6R/7p/1K6/8/8/8/8/8 b - - 140 90", mate(White)),
    ] {
        assert_eq!(outcome(fen), expected, "{fen}");
    }
    assert_eq!(
        outcome("k6R/7p/1K6/8/8/8/8/8 b").and_then(Outcome::winner),
        Some(White)
    );
    assert_eq!(Outcome::Stalemate { winner: Black }.winner(), Some(Black));
    assert_eq!(Outcome::BareKing { winner: Black }.winner(), Some(Black));
    assert_eq!(Outcome::BothBare.winner(), None);
    assert_eq!(Outcome::SeventyMoves.winner(), None);
    assert_eq!(Outcome::Repetition.winner(), None);
}

/// Plays moves; the outcome after them.
fn play(game: &mut Game, moves: &[&str]) -> Option<Outcome> {
    for text in moves {
        let mv = game.position().parse_move(text).expect("legal");
        assert!(game.play(mv), "{text}");
    }
    game.outcome()
}

#[test]
fn baring_the_other_at_once_is_a_draw() {
    let start = "8/8/8/2n5/8/4k3/4P3/K1R5 w - - 0 1".parse().expect("a FEN");
    let mut game = Game::new(start);
    assert_eq!(
        play(&mut game, &["c1c5"]),
        Some(Outcome::BareKing { winner: White })
    );
    let start = "8/8/8/8/8/4k3/p3P3/K7 w - - 0 1".parse().expect("a FEN");
    let mut game = Game::new(start);
    assert_eq!(play(&mut game, &["a1a2"]), None);
    assert_eq!(play(&mut game, &["e3e2"]), Some(Outcome::BothBare));
    game.take_back();
    assert_eq!(
        play(&mut game, &["e3f2"]),
        Some(Outcome::BareKing { winner: White })
    );
}

#[test]
fn the_third_time_is_a_draw() {
    let mut game = Game::default();
    let there_and_back = ["g1f3", "g8f6", "f3g1", "f6g8"];
    assert_eq!(play(&mut game, &there_and_back), None);
    assert_eq!(play(&mut game, &there_and_back[..3]), None);
    assert_eq!(
        play(&mut game, &there_and_back[3..]),
        Some(Outcome::Repetition)
    );
    let mv = game.position().parse_move("g1f3").expect("legal");
    assert!(!game.play(mv), "it is over");
    assert_eq!(game.moves().len(), 8);
    // The same pieces with the other side to move are another position.
    let mut game = Game::new("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1".parse().expect("a FEN"));
    let triangle = [
        "e1e2", "e8e7", "e2f1", "e7e8", "f1e1", "e8f8", "a1a2", "f8e8", "a2a1",
    ];
    assert_eq!(play(&mut game, &triangle), None);
    let men = |position: &Position| [White, Black].map(|color| position.by_color(color));
    let same = |position: &&Position| men(position) == men(game.position());
    assert_eq!(game.positions().iter().filter(same).count(), 3);
}

#[test]
fn moves_are_taken_back() {
    let mut game = Game::default();
    assert_eq!(game.take_back(), None);
    let illegal = "4k3/8/8/8/8/8/4P3/4K2R w"
        .parse()
        .map(Game::new)
        .expect("a FEN");
    let foreign = illegal.position().parse_move("h1h8").expect("legal there");
    assert!(!game.play(foreign));
    play(&mut game, &["e2e3", "e7e6"]);
    let last = game.moves()[1];
    let played: Vec<_> = game
        .played()
        .map(|(before, mv)| before.san(mv, shatranj::LETTERS))
        .collect();
    assert_eq!(played, ["e3", "e6"]);
    assert_eq!(game.take_back(), Some(last));
    assert_eq!(game.position().turn(), Black);
    game.take_back();
    assert_eq!(game, Game::default());
    assert_eq!(game.start(), game.position());
}
