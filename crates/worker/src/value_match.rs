//! A match of the engine against itself with two sets of piece values, one move a step.

use chess::{Color, Position};
use engine::{Engine, Limits, NoHost, Root, Score, Weights};
use game::{Config, Event, Game, Points, Timestamp};
use lab::Random;
use lab::statistics::Pairs;
use protocol::value_match::{EloDifference, MatchAnswer, MatchScore, MatchTask};

/// Random half-moves at the start of a game.
const OPENING: usize = 8;
/// Transposition table of each player, in MiB.
const HASH_MB: usize = 1;
/// A game is lost when for so many half-moves in a row both players have seen the same side
const HOPELESS_PLIES: u32 = 8;
/// so many centipawns behind.
const HOPELESS: i32 = 800;

/// A match.
pub struct ValueMatch {
    task: MatchTask,
    players: [Engine; 2],
    random: Random,
    /// Games that are over.
    played: u32,
    /// Opening of the present pair.
    opening: Position,
    /// Half points of the first player in the first game of the pair.
    first: u32,
    score: MatchScore,
    pairs: Pairs,
    root: Root,
    game: Game,
    /// Half-moves in a row with which White, or Black, has been seen to be lost.
    lost: [u32; 2],
}

fn weights([pawn, knight, bishop, rook, queen]: [u16; 5]) -> Weights {
    Weights {
        pawn: pawn.into(),
        knight: knight.into(),
        bishop: bishop.into(),
        rook: rook.into(),
        queen: queen.into(),
    }
}

/// A position after random legal moves in which neither side is in check, and the game goes on.
fn opening(random: &mut Random) -> Position {
    loop {
        let mut position = Position::default();
        for _ in 0..OPENING {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play(moves[random.below(moves.len() as u32) as usize]);
        }
        if position.has_legal_move() && !position.is_check() {
            return position;
        }
    }
}

fn enter(game: &mut Game, event: Event) {
    // Nothing here can be refused: moves are legal, and no clock runs.
    let entered = game.apply(event, Timestamp(0));
    debug_assert!(entered.is_ok(), "{entered:?}");
}

fn begun(start: &Position) -> (Root, Game) {
    let mut game = Game::new(Config {
        start: start.clone(),
        ..Config::default()
    });
    enter(&mut game, Event::Start);
    (Root::new(start.clone()), game)
}

impl ValueMatch {
    /// The match of a task.
    pub fn new(task: MatchTask) -> ValueMatch {
        let players = task.values.map(|values| {
            let mut engine = Engine::new(HASH_MB);
            engine.set_weights(weights(values));
            engine
        });
        let mut random = Random::new(task.seed.into());
        let opening = opening(&mut random);
        let (root, game) = begun(&opening);
        ValueMatch {
            task,
            players,
            random,
            played: 0,
            opening,
            first: 0,
            score: MatchScore::default(),
            pairs: Pairs::default(),
            root,
            game,
            lost: [0; 2],
        }
    }

    /// Makes a move. True if there is more to do; otherwise the end has been told.
    pub fn step(&mut self, tell: impl Fn(MatchAnswer)) -> bool {
        if self.played >= self.task.pairs.saturating_mul(2) {
            tell(MatchAnswer::Done);
            return false;
        }
        self.make_move();
        if let Some(outcome) = self.game.outcome() {
            let half_points = outcome.points.half_points(self.first_color());
            self.count(half_points);
            tell(MatchAnswer::Score(self.score));
        }
        true
    }

    /// Colour of the first player: White in the first game of a pair.
    fn first_color(&self) -> Color {
        Color::ALL[(self.played % 2) as usize]
    }

    fn make_move(&mut self) {
        let turn = self.game.turn();
        let player = usize::from(turn != self.first_color());
        let limits = Limits::nodes(self.task.nodes.into());
        let found = self.players[player].search(&self.root, &limits, &mut NoHost);
        let mv = found.best.expect("a game that is not over has a move");
        enter(&mut self.game, Event::Move(mv));
        self.root.play(mv);
        if self.game.outcome().is_some() {
            return;
        }
        if let Some(claim) = self.game.claimable() {
            let turn = self.game.turn();
            return enter(&mut self.game, Event::ClaimDraw(turn, claim));
        }
        let score = found.info.lines.first().map_or(0, |line| match line.score {
            Score::Centipawns(score) => score,
            Score::Mate(moves) => i32::from(moves > 0) * 20_000 - 10_000,
        });
        for (side, behind) in [(turn, -score), (!turn, score)] {
            let lost = &mut self.lost[side.index()];
            *lost = if behind >= HOPELESS { *lost + 1 } else { 0 };
            if *lost >= HOPELESS_PLIES {
                return enter(&mut self.game, Event::Declare(Points::Won(!side)));
            }
        }
    }

    fn count(&mut self, half_points: u32) {
        self.score.results[half_points as usize] += 1;
        if self.played.is_multiple_of(2) {
            self.first = half_points;
        } else {
            self.pairs.add(self.first + half_points);
            self.opening = opening(&mut self.random);
            let finite = |elo: f64| elo.is_finite().then_some(elo);
            self.score.difference = self.pairs.estimate().map(|found| EloDifference {
                elo: finite(found.elo),
                low: finite(found.low),
                high: finite(found.high),
            });
        }
        self.played += 1;
        self.lost = [0; 2];
        (self.root, self.game) = begun(&self.opening);
        for player in &mut self.players {
            player.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    fn played(values: [[u16; 5]; 2], pairs: u32) -> MatchScore {
        let mut playing = ValueMatch::new(MatchTask {
            values,
            nodes: 100,
            pairs,
            seed: 7,
        });
        let told = RefCell::new(Vec::new());
        while playing.step(|answer| told.borrow_mut().push(answer)) {}
        let told = told.into_inner();
        assert_eq!(told.len() as u32, 2 * pairs + 1);
        assert_eq!(told.last(), Some(&MatchAnswer::Done));
        match told[told.len() - 2] {
            MatchAnswer::Score(score) => score,
            ref other => panic!("the last score comes before the end: {other:?}"),
        }
    }

    const CLASSICAL: [u16; 5] = [100, 320, 330, 500, 900];

    #[test]
    fn equal_values_make_equal_pairs() {
        let score = played([CLASSICAL; 2], 3);
        // The same player with both colours wins with one what he loses with the other.
        assert_eq!(score.results[0], score.results[2]);
        let difference = score.difference.expect("pairs were played");
        assert_eq!(difference.elo, Some(0.0));
    }

    #[test]
    fn who_gives_queens_for_pawns_loses() {
        let score = played([CLASSICAL, [100, 30, 30, 40, 20]], 6);
        let [lost, drawn, won] = score.results;
        assert!(won > lost + drawn, "{score:?}");
    }
}
