//! A robot that plays like a person of a rating: it errs, opens and hesitates as people do.
//!
//! Moves are drawn from the probabilities that a network of human moves ([`human`]) gives them, the less likely
//! the more a short look ahead sees them lose. The choice depends on its arguments alone: an equal seed in an equal game gives an
//! equal move and time on every machine.
//!
//! ```
//! use chess::Position;
//! use engine::NoHost;
//! use human::Network;
//! use human_player::HumanPlayer;
//!
//! let network = Network::from_parameters(vec![0.0; human::layout::PARAMETERS].into());
//! let player = HumanPlayer { network: &network, rating: 1400, seed: 7 };
//! let choice = player.choose(&Position::default(), &[], None, &mut NoHost).expect("there are moves");
//! assert!(Position::default().legal_moves().iter().any(|&mv| mv == choice.mv));
//! assert!((0.5..=5.0).contains(&choice.seconds));
//! ```
//!
//! Reading order: [`HumanPlayer::choose`], [`LookAhead`], `opening`, `pace`, [`nodes_of`] for the ratings above people's.

mod look_ahead;
mod opening;
mod pace;
mod stronger;

pub use look_ahead::{LookAhead, losses, weigh, weight};
pub use stronger::nodes_of;

use chess::{Move, Position};
use engine::{Host, Info, Rng, Root};
use human::{Clock, Network, Played, Pool, Situation};

/// Ratings of players that are told apart, as on the web.
pub const RATINGS: [u16; 9] = [600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200];

/// Clock of people where a game has none: blitz, which most games on the web are.
const BLITZ: Clock = Clock {
    base: 300.0,
    increment: 0.0,
    left: None,
};

/// A player of a rating.
#[derive(Clone)]
pub struct HumanPlayer<'a> {
    /// Network that predicts people's moves.
    pub network: &'a Network,
    /// Rating as on the web, one of [`RATINGS`] or between them; those below and above count as the ends.
    pub rating: u16,
    /// Seed of all that is left to chance. Another seed makes another game.
    pub seed: u64,
}

/// The move chosen, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// Seconds that a person would think.
    pub seconds: f32,
    /// Look ahead: its only line begins with the move, with the score that this player sees in it.
    pub info: Info,
}

impl HumanPlayer<'_> {
    /// Chooses a move after `moves`, legal one after the other from `start`; `None` where the game is over by the laws.
    /// `clock` is that of the side to move. If the host says stop, the choice is made by what is known.
    pub fn choose(
        &self,
        start: &Position,
        moves: &[Move],
        clock: Option<Clock>,
        host: &mut dyn Host,
    ) -> Option<Choice> {
        let root = replayed(start, moves);
        let (_, [own, last]) = Played::last_two(start, moves);
        let rating = within_ratings(self.rating);
        let situation = Situation {
            position: &root.position,
            last,
            own,
            ratings: [rating; 2],
            pool: Pool::Online,
            clock: clock.or(Some(BLITZ)),
        };
        let prediction = self.network.predict(&situation);
        let moves_of_people = &prediction.moves;
        let LookAhead { mut info, losses } = LookAhead::new(&root, moves_of_people, host);
        let weighed = weigh(moves_of_people, &losses, weight(rating));
        let chances = opening::varied(weighed, &root.position);
        // A position met again is another choice: else people like this would always repeat.
        let mut rng = Rng::new(self.seed.wrapping_add(moves.len() as u64), &root.position);
        let mv = drawn(&chances, rng.unit())?;
        let seconds = pace::seconds(clock, &prediction, &mut rng);
        info.lines.retain(|line| line.pv.first() == Some(&mv));
        Some(Choice { mv, seconds, info })
    }
}

/// The position after the moves, with those before it that can be repeated.
fn replayed(start: &Position, moves: &[Move]) -> Root {
    let mut root = Root::new(start.clone());
    for &mv in moves {
        root.play(mv);
    }
    root
}

/// The move of a list with probabilities that a lot from 0 to 1 falls on; `None` where there are no moves.
pub fn drawn(chances: &[(Move, f32)], mut lot: f32) -> Option<Move> {
    for &(mv, chance) in chances {
        lot -= chance;
        if lot < 0.0 {
            return Some(mv);
        }
    }
    chances.last().map(|&(mv, _)| mv)
}

/// A rating moved to the nearer end of [`RATINGS`] if it is out of them.
fn within_ratings(rating: u16) -> u16 {
    rating.clamp(RATINGS[0], RATINGS[RATINGS.len() - 1])
}
