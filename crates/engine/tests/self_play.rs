//! The engine against itself, every position and every move held against another implementation of
//! the laws.
//!
//! `SESSA_GAMES=10000 cargo test --release -p engine --test self_play` plays more games than usual.

use std::collections::BTreeSet;

use chess::{Move, Position, Setup};
use engine::{Engine, Limits, NoHost, Root};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

#[path = "../../chess/tests/common/random.rs"]
mod random;
use random::Random;

/// Games played where nobody asks for more.
const GAMES: usize = 40;

/// Half-moves after which a game is left.
const LENGTH: usize = 240;

/// A game in two programs.
struct Game {
    root: Root,
    theirs: Chess,
}

impl Game {
    /// From the start position, or one of Chess960's.
    fn new(random: &mut Random) -> Game {
        let number = match random.below(2) {
            0 => 518,
            _ => random.below(960) as u16,
        };
        let setup = Setup::chess960(number).expect("there are 960");
        let position = Position::from_setup(&setup).expect("all are legal");
        let fen: Fen = position.to_fen().parse().expect("a FEN");
        Game {
            root: Root::new(position),
            theirs: fen
                .into_position(CastlingMode::Chess960)
                .expect("a legal position"),
        }
    }

    fn play(&mut self, mv: Move) {
        let uci: UciMove = format!("{mv:?}").parse().expect("a move");
        let theirs = uci.to_move(&self.theirs).expect("a legal move");
        self.theirs.play_unchecked(theirs);
        self.root.play(mv);
    }

    /// Both see the same position and the same moves.
    fn compare(&self) {
        let fen = self.root.position.to_fen();
        let theirs = Fen::from_position(&self.theirs, EnPassantMode::Legal);
        assert_eq!(fen, theirs.to_string());
        let moves = self.root.position.legal_moves();
        let ours: BTreeSet<String> = moves.iter().map(|mv| format!("{mv:?}")).collect();
        let theirs: BTreeSet<String> = (self.theirs.legal_moves().iter())
            .map(|mv| mv.to_uci(CastlingMode::Chess960).to_string())
            .collect();
        assert_eq!(ours, theirs, "{fen}");
    }
}

#[test]
fn no_move_is_ever_illegal() {
    let games = std::env::var("SESSA_GAMES")
        .map_or(GAMES, |number| number.parse().expect("a number of games"));
    let mut random = Random(6);
    // One engine for all games, and a small table: what it knows is mostly of other games.
    let mut engine = Engine::new(1);
    for _ in 0..games {
        let mut game = Game::new(&mut random);
        let opening = 2 + random.below(10);
        for number in 0..LENGTH {
            game.compare();
            let legal = game.root.position.legal_moves();
            if legal.is_empty() || game.root.position.halfmove_clock() >= 100 {
                break;
            }
            let mv = if number < opening {
                legal[random.below(legal.len())]
            } else {
                let limits = Limits::nodes(10 + random.below(100) as u64);
                let result = engine.search(&game.root, &limits, &mut NoHost);
                result.best.expect("there are legal moves")
            };
            assert!(legal.contains(&mv), "{mv:?} in {}", game.root.position);
            game.play(mv);
        }
    }
}
