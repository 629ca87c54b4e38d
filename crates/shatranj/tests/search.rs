//! The robot: it sees what it should, and plays the same in any steps.

use chess::Color::{Black, White};
use shatranj::{Game, Level, Move, Outcome, Search};

fn game(fen: &str) -> Game {
    Game::new(fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}")))
}

fn best(game: &Game, level: Level, seed: u64) -> Move {
    let mut search = Search::new(game, level, seed).expect("the game goes on");
    search.step(u32::MAX).expect("it has ended")
}

#[test]
fn it_finds_what_wins() {
    for (fen, best_move, level) in [
        // Mate in one, and in two.
        ("k7/7p/1K6/8/8/8/8/2R5 w - - 0 1", "c1c8", Level::Easy),
        ("k7/7R/p7/8/8/8/8/K5R1 w - - 0 1", "g1g8", Level::Easy),
        // What hangs is taken, with the piece that is worth least.
        (
            "4k3/p7/4p3/3r4/2P5/8/3R4/4K3 w - - 0 1",
            "c4d5",
            Level::Medium,
        ),
        // The last piece is taken, so that the king is bare.
        ("4k3/8/8/3n4/8/8/3R4/4K3 w - - 0 1", "d2d5", Level::Beginner),
        // Stalemate wins.
        ("k7/p7/P2Q4/8/8/8/8/K7 w - - 0 1", "d6c7", Level::Easy),
        // Baring the other at once saves the draw.
        ("8/8/8/8/8/4k3/4P3/K7 b - - 0 1", "e3e2", Level::Beginner),
    ] {
        let game = game(fen);
        for seed in 0..5 {
            assert_eq!(
                best(&game, level, seed).to_string(),
                best_move,
                "{fen}, seed {seed}"
            );
        }
    }
}

#[test]
fn steps_of_any_size_find_the_same() {
    let mut game = Game::default();
    for level in Level::ALL {
        for text in ["e2e3", "g8f6"] {
            let whole = best(&game, level, 7);
            let mut search = Search::new(&game, level, 7).expect("the game goes on");
            let in_steps = loop {
                let before = search.nodes();
                if let Some(mv) = search.step(100) {
                    break mv;
                }
                assert_eq!(search.nodes(), before + 100);
            };
            assert_eq!(in_steps, whole, "{level:?}");
            if let Some(mv) = game.position().parse_move(text) {
                game.play(mv);
            }
        }
    }
}

#[test]
fn levels_think_within_their_limits() {
    let most = [10_000, 20_000, 50_000, 250_000];
    let mut before = 0;
    for (level, most) in Level::ALL.into_iter().zip(most) {
        let mut search = Search::new(&Game::default(), level, 1).expect("the game goes on");
        search.step(u32::MAX);
        assert!(
            (before + 1..=most).contains(&search.nodes()),
            "{level:?}: {}",
            search.nodes()
        );
        before = search.nodes();
    }
    assert_eq!(before, 250_000);
}

#[test]
fn chance_varies_its_play() {
    let moves: std::collections::BTreeSet<_> = (0..20)
        .map(|seed| best(&Game::default(), Level::Beginner, seed).to_string())
        .collect();
    assert!(moves.len() > 3, "{moves:?}");
}

#[test]
fn nothing_is_searched_when_it_is_over_or_forced() {
    assert!(Search::new(&game("4k3/8/8/8/8/8/8/4K2R b"), Level::Easy, 0).is_none());
    // One legal move.
    let forced = game("8/8/8/p7/P7/1k6/8/K7 w");
    let mut search = Search::new(&forced, Level::Hard, 0).expect("the game goes on");
    let mv = search.step(0).expect("it is forced");
    assert_eq!((mv.to_string().as_str(), search.nodes()), ("a1b1", 0));
}

/// Plays a game between two levels; the winner.
fn play_out(white: Level, black: Level, seed: u64) -> Option<Outcome> {
    let mut game = Game::default();
    while game.outcome().is_none() && game.moves().len() < 300 {
        let level = game.position().turn().fold(white, black);
        let mv = best(&game, level, seed + game.moves().len() as u64);
        assert!(game.play(mv));
    }
    game.outcome()
}

#[test]
fn a_stronger_level_wins() {
    let mut won = 0;
    for seed in 0..3 {
        let as_white = play_out(Level::Medium, Level::Beginner, seed).and_then(Outcome::winner);
        let as_black = play_out(Level::Beginner, Level::Medium, seed).and_then(Outcome::winner);
        assert!(as_white != Some(Black) && as_black != Some(White));
        won += u32::from(as_white.is_some()) + u32::from(as_black.is_some());
    }
    assert!(won >= 4, "{won} of 6 won");
}
