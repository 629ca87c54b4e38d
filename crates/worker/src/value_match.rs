//! A match of the engine against itself with two sets of piece values, one move a step.

use chess::{Color, Move, Position};
use engine::{Engine, Limits, NoHost, Root, Score, Weights};
use game::{Config, Event, Game, Points, Timestamp};
use lab::Random;
use lab::statistics::Pairs;
use protocol::Line;
use protocol::value_match::{EloDifference, MatchAnswer, MatchGame, MatchScore, MatchTask};

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
    opening: Opening,
    /// Half points of the first player in the first game of the pair.
    first: u32,
    score: MatchScore,
    pairs: Pairs,
    root: Root,
    game: Game,
    /// Half-moves in a row with which White, or Black, has been seen to be lost.
    lost: [u32; 2],
}

/// Piece values as the engine takes them.
pub fn weights([pawn, knight, bishop, rook, queen]: [u16; 5]) -> Weights {
    Weights {
        pawn: pawn.into(),
        knight: knight.into(),
        bishop: bishop.into(),
        rook: rook.into(),
        queen: queen.into(),
    }
}

/// Random legal moves, and the position after them.
struct Opening {
    moves: Vec<Move>,
    position: Position,
}

/// An opening after which neither side is in check, and the game goes on.
fn opening(random: &mut Random) -> Opening {
    loop {
        let mut position = Position::default();
        let mut played = Vec::new();
        for _ in 0..OPENING {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[random.below(moves.len() as u32) as usize];
            position.play(mv);
            played.push(mv);
        }
        if position.has_legal_move() && !position.is_check() {
            return Opening {
                moves: played,
                position,
            };
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
        let (root, game) = begun(&opening.position);
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
            let first = self.first_color();
            let moves = self.moves();
            self.count(outcome.points.half_points(first));
            tell(MatchAnswer::Game(Box::new(MatchGame {
                score: self.score,
                moves,
                white: outcome.points.half_points(Color::White),
                first_is_white: first == Color::White,
            })));
        }
        true
    }

    /// The moves of the game, in UCI.
    fn moves(&self) -> Vec<String> {
        let played = self.game.plies().iter().map(|ply| ply.mv);
        let moves = self.opening.moves.iter().copied().chain(played);
        Line::new(&Position::default(), moves).moves
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
        (self.root, self.game) = begun(&self.opening.position);
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
            MatchAnswer::Game(ref game) => game.score,
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
    fn games_are_told_with_their_moves_and_points() {
        let mut playing = ValueMatch::new(MatchTask {
            values: [CLASSICAL; 2],
            nodes: 100,
            pairs: 1,
            seed: 7,
        });
        let told = RefCell::new(Vec::new());
        while playing.step(|answer| told.borrow_mut().push(answer)) {}
        let games: Vec<MatchGame> = told
            .into_inner()
            .into_iter()
            .filter_map(|answer| match answer {
                MatchAnswer::Game(game) => Some(*game),
                _ => None,
            })
            .collect();
        let [one, two] = games.as_slice() else {
            panic!("a pair has two games: {games:?}");
        };
        assert!(one.first_is_white && !two.first_is_white);
        // Equal players play the same game with colours exchanged.
        assert_eq!((&one.moves, one.white), (&two.moves, two.white));
        assert_eq!(one.score.results[one.white as usize], 1);
        let mut position = Position::default();
        for uci in &one.moves {
            position.play(position.parse_uci(uci).expect("a legal move"));
        }
        assert!(one.moves.len() > OPENING);
    }

    #[test]
    fn who_gives_queens_for_pawns_loses() {
        let score = played([CLASSICAL, [100, 30, 30, 40, 20]], 6);
        let [lost, drawn, won] = score.results;
        assert!(won > lost + drawn, "{score:?}");
    }
}
