//! Human move prediction: which moves a player of a rating would make here, how the game would end, how long they would
//! think.
//!
//! A [`Network`] is learnt from games of people (`sessa human fit`, crate `trainer`) and answers for a [`Situation`] with a
//! [`Prediction`]. docs/engine.md tells from which games, and how often it is right.
//!
//! ```
//! use chess::Position;
//! use human::{Network, Pool, Situation};
//!
//! let network = Network::from_parameters(vec![0.0; human::layout::PARAMETERS].into());
//! let position = Position::default();
//! let prediction = network.predict(&Situation {
//!     position: &position,
//!     last: None,
//!     own: None,
//!     ratings: [1500, 1500],
//!     pool: Pool::Online,
//!     clock: None,
//! });
//! // One that has learnt nothing takes every move for as likely as another.
//! assert_eq!(prediction.moves.len(), 20);
//! assert_eq!(prediction.moves[0].1, 0.05);
//! ```
//!
//! Reading order: [`Situation`], `inputs` and `moves` (features of a position and of its moves), [`forward`] (the network),
//! [`layout`] and [`file`](mod@file) (its parameters), `time`.

mod attacks;
pub mod file;
pub mod forward;
mod inputs;
pub mod layout;
mod moves;
mod situation;
mod time;

pub use file::FileError;
pub use inputs::INPUTS;
pub use moves::{MOVE_FEATURES, MoveFeatures, PAIRS};
pub use situation::{Clock, Played, Pool, RATINGS, Situation};
pub use time::{TIME_FEATURES, ThinkingTime, time_features};

use chess::Move;

use forward::{Forward, softmax};
use inputs::Danger;
use layout::{PARAMETERS, TIME};

/// Features of a situation: what the network sees of it.
#[derive(Clone, Debug)]
pub struct Features {
    /// Inputs of the position that are on, with their values.
    pub inputs: Vec<(u16, f32)>,
    /// Legal moves.
    pub moves: Vec<MoveFeatures>,
    /// Distance of the rating from 1600, in units of 500 points.
    pub strength: f32,
}

impl Features {
    /// Finds the features of a situation.
    pub fn new(situation: &Situation<'_>) -> Features {
        let danger = Danger::new(situation.position, situation.position.turn());
        Features {
            inputs: inputs::inputs(situation, &danger),
            moves: moves::moves(situation, &danger),
            strength: inputs::strength(situation.ratings[0]),
        }
    }
}

/// Prediction of what a player would do.
#[derive(Clone, Debug, PartialEq)]
pub struct Prediction {
    /// All legal moves with their probabilities, in the order of [`chess::Position::legal_moves`]. Empty where there are none.
    pub moves: Vec<(Move, f32)>,
    /// Probabilities that the side to move loses, draws and wins the game.
    pub result: [f32; 3],
    /// Thinking time, if there is a clock.
    pub time: Option<ThinkingTime>,
}

impl Prediction {
    /// Points that the side to move may expect, 0 to 1.
    pub fn points(&self) -> f32 {
        self.result[2] + self.result[1] / 2.0
    }
}

/// A network that predicts.
pub struct Network {
    parameters: Box<[f32]>,
}

impl Network {
    /// Reads a network from the bytes of its [file](mod@file).
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, FileError> {
        file::read(bytes).map(Network::from_parameters)
    }

    /// A network of parameters as [`layout`] has them; of another number it panics.
    pub fn from_parameters(parameters: Box<[f32]>) -> Network {
        assert_eq!(parameters.len(), PARAMETERS, "a network has so many");
        Network { parameters }
    }

    /// Predicts what a player would do.
    pub fn predict(&self, situation: &Situation<'_>) -> Prediction {
        let features = Features::new(situation);
        let forward = Forward::new(&self.parameters, &features);
        let probabilities = softmax(&forward.moves);
        let result = softmax(&forward.result);
        let time = situation.clock.map(|clock| {
            let features = time_features(situation, clock, &probabilities);
            time::thinking_time(&self.parameters[TIME.at..TIME.end()], &features)
        });
        let moves = features.moves.iter().map(|features| features.mv);
        Prediction {
            moves: moves.zip(probabilities).collect(),
            result: [result[0], result[1], result[2]],
            time,
        }
    }
}
