//! Backward pass of [`human::forward`]: the gradient of the loss over the parameters.

use human::Features;
use human::forward::{Forward, add, row, softmax};
use human::layout::{
    DIRECT, HIDDEN, INPUT, MEETING, MOVE, OUTPUT, PAIR, RESULT, TASTE, TO_MEETING, TO_TASTE,
};

/// Weight of the result's log-loss beside that of the move.
const RESULT_SHARE: f32 = 0.1;

/// Moves whose slope is less than this are left out.
const NEGLIGIBLE: f32 = 1e-5;

/// Log-losses of a position, in nats.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Loss {
    /// Of the move.
    pub of_move: f32,
    /// Of the result.
    pub of_result: f32,
    /// 1 if the move was held for the likeliest.
    pub first: f32,
}

/// The losses of a position whose move and result are known: places in the list of moves, and of loss, draw, win.
pub fn loss(forward: &Forward, mv: usize, result: Option<usize>) -> Loss {
    let of = |logits: &[f32], place: usize| -softmax(logits)[place].max(1e-9).ln();
    let own = forward.moves[mv];
    let (before, after) = (&forward.moves[..mv], &forward.moves[mv + 1..]);
    let is_first =
        before.iter().all(|&logit| logit < own) && after.iter().all(|&logit| logit <= own);
    Loss {
        of_move: of(&forward.moves, mv),
        of_result: result.map_or(0.0, |place| of(&forward.result, place)),
        first: if is_first { 1.0 } else { 0.0 },
    }
}

/// Adds the gradient of the loss of a position to `gradient`; returns the loss.
pub fn learn(
    parameters: &[f32],
    features: &Features,
    mv: usize,
    result: Option<usize>,
    gradient: &mut [f32],
) -> Loss {
    let forward = Forward::new(parameters, features);
    let mut slopes = softmax(&forward.moves);
    slopes[mv] -= 1.0;
    let mut of_result = [0.0; 3];
    if let Some(result) = result {
        let chances = softmax(&forward.result);
        for n in 0..3 {
            let happened = if n == result { 1.0 } else { 0.0 };
            of_result[n] = RESULT_SHARE * (chances[n] - happened);
        }
    }

    let output: &[f32; MEETING] = row(parameters, OUTPUT.at);
    let mut of_output = [0.0; MEETING];
    let mut of_position = [0.0; MEETING];
    let mut of_taste = [0.0; TASTE];
    let each = features.moves.iter().zip(&forward.meetings).zip(&slopes);
    for ((mv, meeting), &slope) in each {
        if slope.abs() < NEGLIGIBLE {
            continue;
        }
        let pair = PAIR.row(usize::from(mv.pair));
        add(&mut of_taste, row(parameters, pair), slope);
        add(row_mut(gradient, pair), &forward.taste, slope);
        add(&mut of_output, meeting, slope);
        let mut of_meeting = [0.0; MEETING];
        for n in 0..MEETING {
            of_meeting[n] = if meeting[n] > 0.0 {
                slope * output[n]
            } else {
                0.0
            };
        }
        add(&mut of_position, &of_meeting, 1.0);
        for &feature in mv.on() {
            let feature = usize::from(feature);
            add(row_mut(gradient, MOVE.row(feature)), &of_meeting, 1.0);
            let direct = row_mut(gradient, DIRECT.row(feature));
            add(direct, &[1.0, features.strength], slope);
        }
    }
    add(row_mut(gradient, OUTPUT.at), &of_output, 1.0);

    add(row_mut(gradient, TO_MEETING.row(HIDDEN)), &of_position, 1.0);
    add(row_mut(gradient, TO_TASTE.row(HIDDEN)), &of_taste, 1.0);
    add(row_mut(gradient, RESULT.row(HIDDEN)), &of_result, 1.0);
    let mut of_hidden = [0.0; HIDDEN];
    for (n, &value) in forward.hidden.iter().enumerate() {
        if value > 0.0 {
            let (meeting, taste) = (TO_MEETING.row(n), TO_TASTE.row(n));
            of_hidden[n] = product::<MEETING>(row(parameters, meeting), &of_position)
                + product::<TASTE>(row(parameters, taste), &of_taste)
                + product::<3>(row(parameters, RESULT.row(n)), &of_result);
            add(row_mut(gradient, meeting), &of_position, value);
            add(row_mut(gradient, taste), &of_taste, value);
            add(row_mut(gradient, RESULT.row(n)), &of_result, value);
        }
    }
    for &(input, value) in &features.inputs {
        let input = INPUT.row(usize::from(input));
        add(row_mut(gradient, input), &of_hidden, value);
    }
    loss(&forward, mv, result)
}

fn row_mut<const N: usize>(gradient: &mut [f32], at: usize) -> &mut [f32; N] {
    (&mut gradient[at..at + N]).try_into().expect("N numbers")
}

fn product<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    let mut sums = [0.0; 8];
    for n in 0..N {
        sums[n % 8] += a[n] * b[n];
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::human::course::random;
    use chess::Position;
    use human::{Pool, Situation};

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let position = Position::from_fen(
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        );
        let features = Features::new(&Situation {
            position: &position.expect("legal"),
            last: None,
            own: None,
            ratings: [1300, 1450],
            pool: Pool::Online,
            clock: None,
        });
        let mut parameters = random(5);
        // No row begins with nothing, or there would be no slope behind it.
        for (n, parameter) in parameters.iter_mut().enumerate() {
            *parameter += ((n * 37 % 101) as f32 - 50.0) * 4e-4;
        }
        let mut gradient = vec![0.0; parameters.len()];
        learn(&parameters, &features, 7, Some(2), &mut gradient);
        let mv = &features.moves[7];
        let feature = usize::from(mv.on()[3]);
        let forward = Forward::new(&parameters, &features);
        let hidden = forward.hidden.iter().position(|&value| value > 0.0);
        let hidden = hidden.expect("something is on");
        let input = usize::from(features.inputs[3].0);
        for place in [
            INPUT.row(input) + hidden,
            TO_MEETING.row(hidden) + 9,
            TO_TASTE.row(hidden) + 4,
            RESULT.row(hidden) + 1,
            MOVE.row(feature) + 20,
            OUTPUT.at + 5,
            PAIR.row(usize::from(mv.pair)) + 3,
            DIRECT.row(feature),
            DIRECT.row(feature) + 1,
        ] {
            let mut at = |shift: f32| {
                let before = parameters[place];
                parameters[place] = before + shift;
                let forward = Forward::new(&parameters, &features);
                parameters[place] = before;
                let loss = loss(&forward, 7, Some(2));
                loss.of_move + RESULT_SHARE * loss.of_result
            };
            let slope = (at(0.01) - at(-0.01)) / 0.02;
            let told = gradient[place];
            assert!(
                (slope - told).abs() < 0.03 * slope.abs() + 3e-4,
                "{place}: {slope} {told}"
            );
        }
    }
}
