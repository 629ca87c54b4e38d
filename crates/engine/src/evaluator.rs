//! Evaluators: the network, or piece weights and hand-written terms.

use crate::Weights;
use crate::evaluate::{evaluate, fade, has_bare_king};
use crate::nnue::Network;
use chess::Position;

/// The network, or else piece weights and hand-written terms.
#[derive(Clone, Copy)]
pub(crate) struct Evaluator<'a> {
    /// Piece values; where there is a network they count only in exchanges and margins.
    pub weights: &'a Weights,
    /// The network, if that judges.
    pub network: Option<&'a Network>,
}

/// Evaluator chosen for an engine: its own network, until another is set.
#[derive(Default)]
pub(crate) struct EvaluatorConfig {
    weights: Weights,
    /// Positions are judged by the weights and hand-written terms alone.
    classical: bool,
    /// Another network than the engine's own.
    network: Option<Box<Network>>,
}

impl EvaluatorConfig {
    /// Piece weights and hand-written terms.
    pub(crate) fn weights(weights: Weights) -> EvaluatorConfig {
        EvaluatorConfig {
            weights: weights.bounded(),
            classical: true,
            network: None,
        }
    }

    /// A network; the engine's own if there is no other.
    pub(crate) fn network(network: Option<Box<Network>>) -> EvaluatorConfig {
        EvaluatorConfig {
            network,
            ..EvaluatorConfig::default()
        }
    }

    pub(crate) fn evaluator(&self) -> Evaluator<'_> {
        let network = || self.network.as_deref().unwrap_or(Network::own());
        Evaluator {
            weights: &self.weights,
            network: (!self.classical).then(network),
        }
    }
}

impl Evaluator<'_> {
    /// Static evaluation for the side to move, of a position by itself.
    pub(crate) fn evaluate(self, position: &Position) -> i32 {
        match self.network {
            Some(network) if !has_bare_king(position) => fade(network.evaluate(position), position),
            _ => evaluate(position, self.weights),
        }
    }
}
