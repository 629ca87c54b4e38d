//! A robot that plays like a person of a rating (crate `human_player`), or above people's ratings the engine with a fixed number of
//! nodes.

use chess::{Move, Position};
use engine::{Engine, Limits, NoHost};
use human::{Clock, Network};
use human_player::{HumanPlayer, RATINGS, nodes_of};

use super::{Failure, MoveRequest, Player, Thought, Time};
use crate::human_network;

/// Rating of a player, checked.
#[derive(Clone, Copy, Debug)]
pub struct PersonConfig {
    rating: u16,
}

impl PersonConfig {
    /// A rating of people, from 600 to 2200, or one that [`nodes_of`] knows.
    pub fn new(rating: u16) -> Option<PersonConfig> {
        let is_persons = (RATINGS[0]..=RATINGS[RATINGS.len() - 1]).contains(&rating);
        (is_persons || nodes_of(rating).is_some()).then_some(PersonConfig { rating })
    }
}

/// The robot at the board.
pub struct Person {
    rating: u16,
    network: Network,
    engine: Engine,
    seed: u64,
    /// Seconds of the clock at the first move.
    base: Option<f32>,
}

impl Person {
    pub fn new(config: PersonConfig) -> Result<Person, String> {
        engine::prepare();
        Ok(Person {
            rating: config.rating,
            network: human_network::read(None).map_err(|why| why.to_string())?,
            engine: Engine::new(1),
            seed: 0,
            base: None,
        })
    }

    fn clock(&mut self, time: Time) -> Option<Clock> {
        let Time::Clock {
            left,
            increment,
            own,
            ..
        } = time
        else {
            return None;
        };
        let seconds = |ms: u64| ms as f32 / 1_000.0;
        let left = seconds(left[own]);
        Some(Clock {
            base: *self.base.get_or_insert(left),
            increment: seconds(increment[own]),
            left: Some(left),
        })
    }
}

impl Player for Person {
    fn name(&self) -> String {
        format!("Sessa (rating={})", self.rating)
    }

    fn begin(&mut self, seed: u64) -> Result<(), Failure> {
        (self.seed, self.base) = (seed, None);
        Ok(())
    }

    fn think(&mut self, request: &MoveRequest<'_>) -> Result<Thought, Failure> {
        let clock = self.clock(request.time);
        let (mv, info) = if let Some(nodes) = nodes_of(self.rating) {
            let limits = Limits::default();
            let root = request.root;
            let found = self
                .engine
                .play_with_nodes(root, nodes, self.seed, &limits, &mut NoHost);
            (found.best, found.info)
        } else {
            let player = HumanPlayer {
                network: &self.network,
                rating: self.rating,
                seed: self.seed,
            };
            let (start, moves) = replayed(request);
            let choice = player.choose(&start, &moves, clock, &mut NoHost);
            let choice = choice.expect("a game that is not over has a move");
            (Some(choice.mv), choice.info)
        };
        Ok(Thought {
            mv: mv.expect("a game that is not over has a move"),
            score: Some(info.best().score),
            depth: Some(info.depth),
        })
    }
}

/// The start of the game and its moves.
fn replayed(request: &MoveRequest<'_>) -> (Position, Vec<Move>) {
    let start = Position::from_fen(request.start).expect("the game began from it");
    let mut position = start.clone();
    let moves = request.moves.iter().map(|text| {
        let mv = position.parse_uci(text).expect("it was played");
        position.play(mv);
        mv
    });
    let moves = moves.collect();
    (start, moves)
}
