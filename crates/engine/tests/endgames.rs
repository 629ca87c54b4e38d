//! Won endgames are won, against the engine's own defence.
//!
//! `SESSA_GAMES=200 SESSA_NODES=50000 cargo test --release -p engine --test endgames` plays more games than usual.

use chess::{Color, Position};
use engine::{Engine, Limits, NoHost, Root, Score};

#[path = "../../chess/tests/common/random.rs"]
mod random;
use random::Random;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |number| number.parse().expect("a number"))
}

/// A position with these pieces at random, White's as capitals, White to move and to win at first sight.
fn random_position(pieces: &str, random: &mut Random, engine: &Engine) -> Position {
    loop {
        let mut board = ['1'; 64];
        for piece in pieces.chars() {
            board[random.below(64)] = piece;
        }
        if board.iter().filter(|&&piece| piece != '1').count() != pieces.len() {
            continue;
        }
        let ranks: Vec<String> = board.chunks(8).map(|rank| rank.iter().collect()).collect();
        let fen = format!("{} w - - 0 1", ranks.join("/"));
        let Ok(position) = Position::from_fen(&fen) else {
            continue;
        };
        let bishops = position.pieces(Color::White, chess::Role::Bishop);
        let alike = bishops.count() == 2 && (bishops & chess::Bitboard::DARK).count() != 1;
        if !alike && matches!(engine.evaluate(&position), Score::Centipawns(250..)) {
            return position;
        }
    }
}

/// Plays a game out with so many nodes a move; whether White won, and after how many half-moves.
fn play_out(engines: &mut [Engine; 2], position: Position, nodes: u64) -> (bool, usize) {
    let mut root = Root::new(position);
    for engine in engines.iter_mut() {
        engine.clear();
    }
    for plies in 0.. {
        let seen = |key: &&u64| **key == root.position.key();
        if root.position.is_checkmate() {
            return (root.position.turn() == Color::Black, plies);
        }
        if !root.position.has_legal_move()
            || root.position.halfmove_clock() >= 100
            || root.position.is_dead_by_material()
            || root.history.iter().filter(seen).count() >= 2
        {
            return (false, plies);
        }
        let engine = &mut engines[root.position.turn().index()];
        let result = engine.search(&root, &Limits::nodes(nodes), &mut NoHost);
        root.play(result.best.expect("there are legal moves"));
    }
    unreachable!("fifty moves end every game")
}

#[test]
fn what_is_won_is_won() {
    let (games, nodes) = (number("SESSA_GAMES", 5), number("SESSA_NODES", 10_000));
    let mut engines = [Engine::new(4), Engine::new(4)];
    let mut random = Random(7);
    let mut missed = Vec::new();
    for pieces in ["KQk", "KRk", "KBBk", "KBNk", "KPk"] {
        let mut longest = 0;
        for _ in 0..games {
            let start = random_position(pieces, &mut random, &engines[0]);
            let (won, plies) = play_out(&mut engines, start.clone(), nodes);
            if !won {
                missed.push(start.to_fen());
            }
            longest = longest.max(plies);
        }
        println!("{pieces}: {games} games, the longest of {longest} half-moves");
    }
    assert!(missed.is_empty(), "not won: {missed:#?}");
}
