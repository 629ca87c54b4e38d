//! Opening variety: no first move is in most games of a player.

use chess::{Move, Position};

/// Part of the games of a level in which a first move is played at most.
const COMMONEST: f32 = 0.45;

/// The probabilities of the moves, varied where a game's first move of either side is chosen: none is likelier than [`COMMONEST`], and what
/// the commonest have too much goes to the others, by their shares.
pub(crate) fn varied(mut chances: Vec<(Move, f32)>, position: &Position) -> Vec<(Move, f32)> {
    if position.fullmove_number() > 1 {
        return chances;
    }
    let is_common = |&(_, chance): &(Move, f32)| chance >= COMMONEST;
    // The share that goes to the others may make one of them too common in turn.
    while chances.iter().any(|&(_, chance)| chance > COMMONEST) {
        let (common, others): (Vec<_>, Vec<_>) = chances.iter().copied().partition(is_common);
        let left = 1.0 - COMMONEST * common.len() as f32;
        let sum: f32 = others.iter().map(|&(_, chance)| chance).sum();
        if left <= 0.0 || sum <= 0.0 {
            break;
        }
        for one in &mut chances {
            one.1 = if is_common(one) {
                COMMONEST
            } else {
                one.1 * left / sum
            };
        }
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_common_goes_to_the_others() {
        let start = Position::default();
        let moves = start.legal_moves();
        let with = |chances: &[f32], position: &Position| -> Vec<f32> {
            let moves = moves.iter().copied().zip(chances.iter().copied());
            let varied = varied(moves.collect(), position);
            varied.into_iter().map(|(_, chance)| chance).collect()
        };
        let close = |found: &[f32], wanted: &[f32]| {
            let near = found.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-5);
            assert!(near && found.len() == wanted.len(), "{found:?} {wanted:?}");
        };
        close(&with(&[0.25, 0.45, 0.3], &start), &[0.25, 0.45, 0.3]);
        close(&with(&[0.7, 0.15, 0.15], &start), &[0.45, 0.275, 0.275]);
        close(&with(&[0.7, 0.27, 0.03], &start), &[0.45, 0.45, 0.1]);
        close(&with(&[0.9, 0.1], &start), &[0.45, 0.55]);
        let later = Position::from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 2").expect("legal");
        close(&with(&[0.9, 0.1], &later), &[0.9, 0.1]);
    }
}
