//! Properties that hold in every position of random games.

use chess::{Color, Square};
use shatranj::{Game, Position, Role};

#[test]
fn random_games_keep_their_invariants() {
    let mut random = fastrand::Rng::with_seed(20);
    for _ in 0..50 {
        let mut game = Game::default();
        while game.outcome().is_none() {
            let position = game.position();
            let moves = position.legal_moves();
            assert!(position.has_legal_move());
            // What is written reads back, moves and positions.
            assert_eq!(
                position.to_string().parse::<Position>().as_ref(),
                Ok(position)
            );
            for &mv in &moves {
                assert_eq!(position.parse_move(&mv.to_string()), Some(mv));
                assert!(position.destinations(mv.from()).targets.contains(mv.to()));
                let next = position.after(mv);
                assert_eq!(next.to_string().parse::<Position>().as_ref(), Ok(&next));
                assert_eq!(
                    next.occupied().count(),
                    position.occupied().count() - u32::from(position.is_capture(mv))
                );
                assert!(!next.repeats(position));
            }
            // No two moves are written alike.
            let mut written: Vec<_> = moves
                .iter()
                .map(|&mv| position.san(mv, shatranj::LETTERS))
                .collect();
            written.sort();
            written.dedup();
            assert_eq!(written.len(), moves.len());
            // Alfils stay on the eight squares of their own.
            for color in Color::ALL {
                for square in position.by_piece(color, Role::Alfil) {
                    let home = color.rank(chess::Rank::First);
                    let files =
                        [chess::File::C, chess::File::F].map(|file| Square::new(file, home));
                    let apart = |home: &Square| {
                        home.file().index().abs_diff(square.file().index()) % 2 == 0
                            && home.rank().index().abs_diff(square.rank().index()) % 2 == 0
                    };
                    assert!(files.iter().any(apart));
                }
            }
            let mv = moves[random.usize(..moves.len())];
            assert!(game.play(mv));
        }
        let fen = game.position().to_string();
        let whole = game.clone();
        while let Some(mv) = game.take_back() {
            assert!(game.position().legal_moves().contains(&mv));
        }
        assert_eq!(game.position(), &Position::default());
        for &mv in whole.moves() {
            game.play(mv);
        }
        assert_eq!(game.position().to_string(), fen);
    }
}
