//! What positions are judged by.

use crate::Weights;
use crate::evaluate::{evaluate, fade, has_bare_king};
use crate::nnue::Network;
use chess::Position;

/// The network, or else piece weights and hand-written terms.
#[derive(Clone, Copy)]
pub(crate) struct Judge<'a> {
    /// What pieces are worth; where there is a network only in exchanges and margins.
    pub weights: &'a Weights,
    /// The network, if that judges.
    pub network: Option<&'a Network>,
}

/// What an engine has been told to judge by: its own network, until it is told otherwise.
#[derive(Default)]
pub(crate) struct Choice {
    weights: Weights,
    /// Positions are judged by the weights and hand-written terms alone.
    classical: bool,
    /// Another network than the engine's own.
    network: Option<Box<Network>>,
}

impl Choice {
    /// Piece weights and hand-written terms.
    pub(crate) fn weights(weights: Weights) -> Choice {
        Choice {
            weights: weights.bounded(),
            classical: true,
            network: None,
        }
    }

    /// A network; the engine's own if there is no other.
    pub(crate) fn network(network: Option<Box<Network>>) -> Choice {
        Choice {
            network,
            ..Choice::default()
        }
    }

    pub(crate) fn judge(&self) -> Judge<'_> {
        let network = || self.network.as_deref().unwrap_or(Network::own());
        Judge {
            weights: &self.weights,
            network: (!self.classical).then(network),
        }
    }
}

impl Judge<'_> {
    /// Static evaluation for the side to move, of a position by itself.
    pub(crate) fn evaluate(self, position: &Position) -> i32 {
        match self.network {
            Some(network) if !has_bare_king(position) => fade(network.evaluate(position), position),
            _ => evaluate(position, self.weights),
        }
    }
}
