//! Training of the network of human moves, in runs that may be broken off and gone on with.
//!
//! The positions are gone through once in their order, in steps that grow shorter along half a cosine. What is learnt
//! depends on the games, the selection and the seed alone: neither on the number of threads nor on how often it was
//! broken off.

use std::f32::consts::PI;

use fastrand::Rng;
use human::layout::{
    INPUT, MATRICES, MOVE, Matrix, OUTPUT, PAIR, PARAMETERS, RESULT, TO_MEETING, TO_TASTE,
};
use human::{Features, forward::Forward};

use super::game::{HumanGame, Turn};
use super::gradient::{Loss, learn, loss};
use super::selection::{Place, Selected};
use crate::adam::Adam;
use crate::parallel::in_parallel;

/// Positions to a step.
const BATCH: usize = 1_024;

/// Parts of a batch whose gradients are summed in order, so that the number of threads changes nothing.
const PARTS: usize = 2;

/// The longest step and the last one.
const STEPS: (f32, f32) = (2e-3, 1e-5);

/// Steps after which they are as long as they should be, and the most of all that this may be.
const WARM_UP: (f32, f32) = (200.0, 0.05);

/// The largest a parameter may grow: what the scales of its file can say.
const LARGEST: f32 = 7.7;

/// Positions held back that are looked at.
const HELD_BACK: usize = 6_000;

/// Everything that a run leaves to the next one.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    parameters: Vec<f32>,
    adam: Adam,
    /// Positions learnt from.
    at: usize,
    /// Fingerprint of what is learnt from.
    of: u64,
}

/// Progress of the course.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Number of positions learnt from so far.
    pub at: usize,
    /// Number of positions of the whole course.
    pub all: usize,
    /// Mean log-loss of the moves since the last report.
    pub learnt: f32,
    /// Mean losses over positions held back.
    pub held_back: Loss,
}

/// Small random parameters to begin with.
pub fn random(seed: u64) -> Vec<f32> {
    let mut rng = Rng::with_seed(seed);
    let mut parameters = vec![0.0; PARAMETERS];
    let mut spread = |matrix: Matrix, width: f32| {
        for parameter in &mut parameters[matrix.at..matrix.end()] {
            *parameter = (rng.f32() * 2.0 - 1.0) * width;
        }
    };
    spread(INPUT, 0.1);
    spread(TO_MEETING, 0.1);
    spread(MOVE, 0.1);
    spread(OUTPUT, 0.15);
    spread(TO_TASTE, 0.1);
    spread(PAIR, 0.02);
    spread(RESULT, 0.02);
    parameters
}

impl State {
    /// The beginning of a course.
    pub fn new(selected: &Selected, seed: u64) -> State {
        State {
            parameters: random(seed),
            adam: Adam::new(PARAMETERS),
            at: 0,
            of: fingerprint(selected, seed),
        }
    }

    /// The parameters so far. Rows that nothing was learnt of, as of pawns on the first rank, are noughts.
    pub fn parameters(&self) -> Vec<f32> {
        let mut parameters = self.parameters.clone();
        for matrix in MATRICES {
            for row in 0..matrix.rows {
                let places = matrix.row(row)..matrix.row(row + 1);
                if self.adam.square[places.clone()]
                    .iter()
                    .all(|&square| square == 0.0)
                {
                    parameters[places].fill(0.0);
                }
            }
        }
        parameters
    }

    /// As a file: fingerprint, positions learnt from, steps, parameters, means, squares; little-endian.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.of.to_le_bytes().to_vec();
        bytes.extend((self.at as u64).to_le_bytes());
        bytes.extend(self.adam.steps.to_le_bytes());
        let numbers = [&self.parameters, &self.adam.mean, &self.adam.square];
        bytes.extend(numbers.into_iter().flatten().flat_map(|n| n.to_le_bytes()));
        bytes
    }

    /// Reads what [`State::bytes`] gave; `None` if it is of other positions or another seed, or no such thing.
    pub fn read(bytes: &[u8], selected: &Selected, seed: u64) -> Option<State> {
        let (of, rest) = bytes.split_first_chunk()?;
        let (at, rest) = rest.split_first_chunk()?;
        let (steps, rest) = rest.split_first_chunk()?;
        let (numbers, []) = rest.as_chunks() else {
            return None;
        };
        let of = u64::from_le_bytes(*of);
        if of != fingerprint(selected, seed) || numbers.len() != 3 * PARAMETERS {
            return None;
        }
        let numbers: Vec<f32> = numbers.iter().map(|n| f32::from_le_bytes(*n)).collect();
        Some(State {
            parameters: numbers[..PARAMETERS].to_vec(),
            adam: Adam {
                mean: numbers[PARAMETERS..2 * PARAMETERS].to_vec(),
                square: numbers[2 * PARAMETERS..].to_vec(),
                steps: f32::from_le_bytes(*steps),
            },
            at: u64::from_le_bytes(*at) as usize,
            of,
        })
    }

    /// Learns from the positions that are left, by a number of threads; `tell` hears after each batch of reports and says
    /// whether to go on.
    pub fn learn(
        &mut self,
        games: &[HumanGame],
        selected: &Selected,
        threads: usize,
        report: usize,
        mut tell: impl FnMut(&State, Progress) -> bool,
    ) {
        let all = selected.learnt.len();
        let steps = all.div_ceil(BATCH) as f32;
        let mut gradients = vec![vec![0.0; PARAMETERS]; PARTS];
        let (mut sum, mut since) = (0.0, 0);
        while self.at < all {
            let batch = &selected.learnt[self.at..(self.at + BATCH).min(all)];
            let parts: Vec<_> = batch
                .chunks(batch.len().div_ceil(PARTS))
                .zip(&mut gradients)
                .collect();
            let used = parts.len();
            let parameters = &self.parameters;
            sum += in_parallel(parts, threads, |(places, gradient)| {
                gradient.fill(0.0);
                let one = |&place: &Place| {
                    let learnt = each(games, place, |features, mv, result| {
                        learn(parameters, features, mv, result, gradient)
                    });
                    f64::from(learnt.of_move)
                };
                places.iter().map(one).sum()
            });
            let done = self.adam.steps / steps;
            let step = STEPS.1 + (STEPS.0 - STEPS.1) * (1.0 + (PI * done).cos()) / 2.0;
            let step = step * ((self.adam.steps + 1.0) / WARM_UP.0.min(steps * WARM_UP.1)).min(1.0);
            let gradients: Vec<&[f32]> = gradients[..used].iter().map(|one| &one[..]).collect();
            self.adam
                .step(&mut self.parameters, &gradients, batch.len(), step, LARGEST);
            self.at += batch.len();
            since += batch.len();
            if since >= report || self.at == all {
                let progress = Progress {
                    at: self.at,
                    all,
                    learnt: (sum / since as f64) as f32,
                    held_back: held_back(&self.parameters, games, selected, threads),
                };
                (sum, since) = (0.0, 0);
                if !tell(self, progress) {
                    return;
                }
            }
        }
    }
}

/// Mean losses over positions held back.
fn held_back(parameters: &[f32], games: &[HumanGame], selected: &Selected, threads: usize) -> Loss {
    let places = &selected.held_back[..selected.held_back.len().min(HELD_BACK)];
    let mean = |part: fn(Loss) -> f32| {
        let parts = places.chunks(places.len().div_ceil(PARTS).max(1)).collect();
        let sum = in_parallel(parts, threads, |places: &[Place]| {
            let one = |&place: &Place| {
                each(games, place, |features, mv, result| {
                    part(loss(&Forward::new(parameters, features), mv, result))
                })
            };
            places.iter().map(one).map(f64::from).sum()
        });
        (sum / places.len().max(1) as f64) as f32
    };
    Loss {
        of_move: mean(|loss| loss.of_move),
        of_result: mean(|loss| loss.of_result),
        first: mean(|loss| loss.first),
    }
}

/// Hands over the features of a position with the places of the move that was played and of the result.
fn each<T: Default>(
    games: &[HumanGame],
    (game, ply): Place,
    take: impl FnOnce(&Features, usize, Option<usize>) -> T,
) -> T {
    let mut take = Some(take);
    let mut taken = T::default();
    games[game as usize].visit(usize::from(ply), |_, turn: &Turn<'_>| {
        let features = Features::new(&turn.situation);
        let played = features.moves.iter().position(|one| one.mv == turn.played);
        let result = turn.outcome.map(|outcome| outcome as usize);
        if let (Some(take), Some(played)) = (take.take(), played) {
            taken = take(&features, played, result);
        }
        false
    });
    taken
}

/// Fingerprint of what is learnt from, and in which order: FNV-1a of 64 bits.
fn fingerprint(selected: &Selected, seed: u64) -> u64 {
    let places = selected.learnt.iter();
    let numbers = places.map(|&(game, ply)| u64::from(game) << 16 | u64::from(ply));
    numbers.fold(0xcbf2_9ce4_8422_2325 ^ seed, |hash, number| {
        (hash ^ number).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::human::selection::Selection;
    use chess::{Move, Position};
    use human::{Network, Pool, Situation};

    /// Players who take whatever they can take, and else make the first or the last move of the list.
    fn games() -> Vec<HumanGame> {
        let one = |number: u64| {
            let mut rng = Rng::with_seed(number);
            let mut position = Position::default();
            let mut moves = Vec::new();
            for ply in 0..40 {
                let list = position.legal_moves();
                let capture = list.iter().find(|&&mv| position.is_capture(mv));
                let mv: Option<Move> = match capture {
                    _ if ply < 6 => rng.choice(list.iter()).copied(),
                    Some(&mv) => Some(mv),
                    None => list.last().copied(),
                };
                let Some(mv) = mv else { break };
                moves.push(mv.to_raw());
                position.play(mv);
            }
            HumanGame {
                moves: moves.into(),
                clocks: [].into(),
                ratings: [1500; 2],
                pool: Pool::Board,
                control: None,
                outcome: None,
                players: [number, 0],
            }
        };
        (0..300).map(one).collect()
    }

    #[test]
    fn it_learns_the_same_by_threads_and_in_runs() {
        let games = games();
        let selection = Selection {
            of_a_band: 40_000,
            times: 4.0,
            seed: 1,
        };
        let selected = selection.select(&games);
        let mut told = Vec::new();
        let mut state = State::new(&selected, 1);
        state.learn(&games, &selected, 1, 8_192, |_, progress| {
            told.push(progress);
            true
        });
        let (first, last) = (told[0], told[told.len() - 1]);
        assert_eq!(last.at, selected.learnt.len());
        assert!(last.learnt < first.learnt / 2.0, "{first:?} {last:?}");
        assert!(last.held_back.first > 0.6, "{last:?}");

        let mut parted = State::new(&selected, 1);
        parted.learn(&games, &selected, 3, 8_192, |_, _| false);
        let bytes = parted.bytes();
        assert_eq!(State::read(&bytes, &selected, 2), None);
        assert_eq!(State::read(&bytes[1..], &selected, 1), None);
        let mut parted = State::read(&bytes, &selected, 1).expect("just written");
        parted.learn(&games, &selected, 3, 8_192, |_, _| true);
        assert!(parted == state, "runs and threads change nothing");

        let network = Network::from_parameters(state.parameters().into());
        let position = Position::from_fen("4k3/8/2n5/8/3p4/8/4N3/4K3 w - - 0 20");
        let position = position.expect("legal");
        let prediction = network.predict(&Situation {
            position: &position,
            last: None,
            own: None,
            ratings: [1500; 2],
            pool: Pool::Board,
            clock: None,
        });
        let likeliest = prediction.moves.iter().max_by(|a, b| a.1.total_cmp(&b.1));
        let likeliest = likeliest.expect("there are moves").0;
        assert!(position.is_capture(likeliest), "{prediction:?}");
    }
}
