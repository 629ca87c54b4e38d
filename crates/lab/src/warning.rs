//! Warnings: what is odd about the data, so that some figures say less than they seem to.

use serde::Serialize;

use crate::cholesky::Cholesky;
use crate::logistic::{Observations, dot};
use crate::terms::Column;

/// Something that makes figures say less than they seem to.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Warning {
    /// A column is 0 in all rows: nothing is known of its value.
    NeverUnbalanced {
        /// The column.
        column: &'static str,
    },
    /// A column is, as far as the rows tell, a sum of others: their values cannot be told apart.
    Collinear {
        /// The column.
        column: &'static str,
    },
    /// Whoever was ahead in this column always won, or always lost: its value is as large as the regularisation allows.
    OneResult {
        /// The column.
        column: &'static str,
    },
    /// The values foretell every result (separable data): they are as large as the regularisation allows.
    Separable,
    /// The pawn's value may be 0: nothing can be measured in pawns.
    PawnUnsure,
    /// The steps of the gradient descent are too long: the cost rose.
    Diverged,
    /// The rows came without games, so that each is taken for one: the intervals are too narrow.
    RowsWithoutGames,
    /// Games of which a rating is not known.
    Unrated {
        /// Their number.
        games: usize,
    },
}

/// A column of which less than this part is its own is taken for a sum of others, if λ is most of that.
const OWN_PART: f64 = 0.01;

/// Warnings about rows and their fit.
pub fn warnings(
    columns: &[Column],
    observations: &Observations,
    theta: &[f64],
    lambda: f64,
) -> Vec<Warning> {
    let mut found = Vec::new();
    let (_, hessian) = observations.derivatives(theta, lambda);
    let cholesky = Cholesky::new(&hessian, theta.len());
    let own_parts = cholesky.map(|cholesky| cholesky.own_parts(&hessian));
    for (number, column) in columns.iter().enumerate() {
        let column = column.name();
        // Rows in which whoever is ahead in this column won, and lost.
        let (mut won, mut lost) = (false, false);
        for (vector, weight, points) in observations.rows() {
            let x = vector[number];
            let (white, black) = (points > 0.0, points < weight);
            won |= (x > 0.0 && white) || (x < 0.0 && black);
            lost |= (x > 0.0 && black) || (x < 0.0 && white);
        }
        if !won && !lost {
            found.push(Warning::NeverUnbalanced { column });
            continue;
        }
        if won != lost {
            found.push(Warning::OneResult { column });
        }
        let diagonal = hessian[number * theta.len() + number];
        let own = own_parts.as_ref().map_or(0.0, |parts| parts[number]);
        if own < OWN_PART && own * diagonal < 100.0 * lambda {
            found.push(Warning::Collinear { column });
        }
    }
    let separable = observations.rows().all(|(vector, weight, points)| {
        let z = dot(theta, vector);
        (z > 0.0 && points >= weight)
            || (z < 0.0 && points <= 0.0)
            || vector.iter().all(|x| x.abs() < f64::EPSILON)
    });
    if separable && !theta.iter().all(|theta| theta.abs() < f64::EPSILON) {
        found.push(Warning::Separable);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::newton::Newton;
    use crate::terms::Term;

    const LAMBDA: f64 = 1e-6;

    fn found(rows: &[([f64; 3], f64, f64)]) -> Vec<Warning> {
        let vectors: Vec<f64> = rows.iter().flat_map(|row| row.0).collect();
        let counts = rows.iter().map(|row| (row.1, row.2)).collect();
        let observations = Observations::new(vectors.into(), 3, counts);
        let columns = [Column::Piece(0), Column::Piece(1), Column::Term(Term::Turn)];
        let newton = Newton::fit(&observations, LAMBDA);
        warnings(&columns, &observations, newton.theta(), LAMBDA)
    }

    const SOUND: [([f64; 3], f64, f64); 3] = [
        ([1.0, 0.0, 1.0], 10.0, 7.0),
        ([0.0, -1.0, 1.0], 10.0, 2.0),
        ([1.0, 0.0, -1.0], 10.0, 6.0),
    ];

    #[test]
    fn sound_rows() {
        assert_eq!(found(&SOUND), []);
    }

    #[test]
    fn columns_that_say_nothing() {
        let zero = SOUND.map(|([a, _, c], weight, points)| ([a, 0.0, c], weight, points));
        assert_eq!(
            found(&zero),
            [Warning::NeverUnbalanced { column: "knight" }]
        );
        let sum = SOUND.map(|([a, b, _], weight, points)| ([a, b, 2.0 * a - b], weight, points));
        assert_eq!(found(&sum), [Warning::Collinear { column: "turn" }]);
    }

    #[test]
    fn columns_with_one_result() {
        let mut rows = SOUND;
        rows[1].2 = 0.0;
        assert_eq!(found(&rows), [Warning::OneResult { column: "knight" }]);
        rows[1].2 = 10.0;
        assert_eq!(found(&rows), [Warning::OneResult { column: "knight" }]);
        rows[1] = ([0.0, 1.0, 1.0], 10.0, 10.0);
        assert_eq!(found(&rows), [Warning::OneResult { column: "knight" }]);
        rows[1].2 = 9.5;
        assert_eq!(found(&rows), []);
    }

    #[test]
    fn rows_that_can_be_separated() {
        let mut rows = [
            ([1.0, 0.0, 0.0], 10.0, 10.0),
            ([0.0, -1.0, 0.0], 10.0, 0.0),
            ([0.0, 0.0, 1.0], 10.0, 5.0),
        ];
        assert!(!found(&rows).contains(&Warning::Separable));
        // An even row says nothing against it.
        rows[2].0 = [0.0; 3];
        assert!(found(&rows).contains(&Warning::Separable));
        rows[0].2 = 9.0;
        assert!(!found(&rows).contains(&Warning::Separable));
        // Only even rows: nothing is separated.
        let even = [([0.0; 3], 2.0, 1.0)];
        assert_eq!(found(&even).len(), 3);
    }
}
