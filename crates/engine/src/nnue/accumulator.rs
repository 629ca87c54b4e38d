//! The accumulators along the line that is searched.

use chess::{Color, Position, Role, Square};

use super::{HIDDEN, Network, bucket, input, is_mirrored};

/// The accumulator stack: both sides' accumulators at every ply of a line, updated incrementally.
///
/// An entry remembers the board it was made for. A new one is made from the entry a ply nearer to the root by the
/// differences between the two boards, whatever that entry was made for: mostly the parent, so that the differences are
/// those of one move; but it may be any board, and is right all the same.
pub(crate) struct Accumulators {
    entries: Vec<Entry>,
}

/// The pieces of one colour, then the other, by role.
type Pieces = [[u64; 6]; 2];

#[derive(Clone)]
struct Entry {
    pieces: Pieces,
    perspectives: [Perspective; 2],
}

/// The accumulator of a side.
#[derive(Clone)]
struct Perspective {
    mirrored: bool,
    values: [i16; HIDDEN],
}

impl Network {
    /// Centipawns for the side to move.
    pub fn evaluate(&self, position: &Position) -> i32 {
        Accumulators::new(self, 1).evaluate(self, position, 0)
    }
}

impl Accumulators {
    /// For lines of so many plies.
    pub(crate) fn new(network: &Network, plies: usize) -> Accumulators {
        let perspective = Perspective {
            mirrored: false,
            values: network.bias,
        };
        let empty = Entry {
            pieces: Pieces::default(),
            perspectives: [perspective.clone(), perspective],
        };
        Accumulators {
            entries: vec![empty; plies],
        }
    }

    /// Centipawns for the side to move in a position so many plies from the root. It has to be the same network each
    /// time.
    pub(crate) fn evaluate(&mut self, network: &Network, position: &Position, ply: usize) -> i32 {
        let pieces = Color::ALL.map(|color| Role::ALL.map(|role| position.pieces(color, role).0));
        let (before, from_here) = self.entries.split_at_mut(ply.max(1));
        // At the root there is no ply before: what was looked at last will do.
        let (base, entry) = match (ply, from_here.first_mut()) {
            (0, _) | (_, None) => (None, &mut before[0]),
            (_, Some(entry)) => (Some(&before[ply - 1]), entry),
        };
        let changes = base.map(|base| Changes::between(&base.pieces, &pieces));
        for perspective in Color::ALL {
            let mirrored = is_mirrored(position.king(perspective));
            let new = &mut entry.perspectives[perspective.index()];
            let old = base.map(|base| &base.perspectives[perspective.index()]);
            match (&changes, old.filter(|old| old.mirrored == mirrored)) {
                (Some(changes), Some(old)) => {
                    changes.apply(network, perspective, mirrored, &old.values, &mut new.values);
                }
                // All else is made from the empty board.
                _ => Changes::between(&Pieces::default(), &pieces).apply(
                    network,
                    perspective,
                    mirrored,
                    &network.bias,
                    &mut new.values,
                ),
            }
            new.mirrored = mirrored;
        }
        entry.pieces = pieces;
        let turn = position.turn();
        network.output(
            bucket(position.occupied().count() as usize),
            &entry.perspectives[turn.index()].values,
            &entry.perspectives[(!turn).index()].values,
        )
    }
}

type PieceOnSquare = (Color, Role, Square);

/// Pieces that have come to a board and gone from it.
struct Changes {
    come: [PieceOnSquare; 64],
    come_count: usize,
    gone: [PieceOnSquare; 64],
    gone_count: usize,
}

impl Changes {
    fn between(old: &Pieces, new: &Pieces) -> Changes {
        let nobody = (Color::White, Role::Pawn, Square::A1);
        let mut changes = Changes {
            come: [nobody; 64],
            come_count: 0,
            gone: [nobody; 64],
            gone_count: 0,
        };
        for color in Color::ALL {
            for role in Role::ALL {
                let before = old[color.index()][role.index()];
                let now = new[color.index()][role.index()];
                let piece = |set: u64| (color, role, Square::ALL[set.trailing_zeros() as usize]);
                let (mut gone, mut come) = (before & !now, now & !before);
                while gone != 0 {
                    changes.gone[changes.gone_count] = piece(gone);
                    changes.gone_count += 1;
                    gone &= gone - 1;
                }
                while come != 0 {
                    changes.come[changes.come_count] = piece(come);
                    changes.come_count += 1;
                    come &= come - 1;
                }
            }
        }
        changes
    }

    /// Adds and subtracts the rows of the pieces that have changed: `new` is the accumulator of a side after it was `old`.
    fn apply(
        &self,
        network: &Network,
        perspective: Color,
        mirrored: bool,
        old: &[i16; HIDDEN],
        new: &mut [i16; HIDDEN],
    ) {
        let row = |&(color, role, square): &PieceOnSquare| {
            &network.inputs[input(perspective, mirrored, color == perspective, role, square)]
        };
        let come = &self.come[..self.come_count];
        let gone = &self.gone[..self.gone_count];
        // With a move at least one piece comes to a square and one goes from one: both in one pass over the values.
        let both = come.len().min(gone.len()).min(1);
        match (come.first(), gone.first()) {
            (Some(come), Some(gone)) => {
                let (come, gone) = (row(come), row(gone));
                for n in 0..HIDDEN {
                    new[n] = old[n].wrapping_add(come[n]).wrapping_sub(gone[n]);
                }
            }
            _ => *new = *old,
        }
        for row in come[both..].iter().map(row) {
            for n in 0..HIDDEN {
                new[n] = new[n].wrapping_add(row[n]);
            }
        }
        for row in gone[both..].iter().map(row) {
            for n in 0..HIDDEN {
                new[n] = new[n].wrapping_sub(row[n]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::POSITIONS;

    /// Goes all over a small tree: each evaluation follows that of another branch, at any depth.
    #[test]
    fn whatever_was_looked_at_before_the_evaluation_is_the_same() {
        fn look(accumulators: &mut Accumulators, position: &Position, ply: usize) {
            let network = Network::own();
            let moves = position.legal_moves();
            for &mv in moves.iter().step_by(1 + 5 * ply) {
                let child = position.after(mv);
                // Now and then a ply is passed over, as where the table knows the evaluation.
                if !child.key().is_multiple_of(4) {
                    let told = accumulators.evaluate(network, &child, ply + 1);
                    assert_eq!(told, network.evaluate(&child), "{}", child.to_fen());
                }
                if ply < 3 {
                    look(accumulators, &child, ply + 1);
                }
            }
        }
        let mut accumulators = Accumulators::new(Network::own(), 8);
        for fen in POSITIONS {
            let position = Position::from_fen(fen).expect("the list holds legal positions");
            accumulators.evaluate(Network::own(), &position, 0);
            look(&mut accumulators, &position, 0);
        }
    }

    #[test]
    fn a_board_may_be_full() {
        let full =
            "qqqqqqqq/qqqqqqqq/qqqqqqqk/qqqqqqqq/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNK b - - 0 1";
        let empty = "7k/8/8/8/8/8/8/7K w - - 0 1";
        let position = |fen| Position::from_fen(fen).expect("legal");
        let network = Network::own();
        let mut accumulators = Accumulators::new(network, 2);
        for (first, then) in [(full, empty), (empty, full)] {
            accumulators.evaluate(network, &position(first), 0);
            let told = accumulators.evaluate(network, &position(then), 1);
            assert_eq!(told, network.evaluate(&position(then)));
        }
    }

    #[test]
    fn both_sides_and_both_wings_are_judged_alike() {
        let position = "2rr2k1/1b2bppp/p3pn2/1p6/3N4/1P2P1P1/PB3PBP/2RR2K1 w - - 0 21";
        let turned = "2rr2k1/pb3pbp/1p2p1p1/3n4/1P6/P3PN2/1B2BPPP/2RR2K1 b - - 0 21";
        let flipped = "1k2rr2/pppb2b1/2np3p/6p1/4N3/1P1P2P1/PBP3BP/1K2RR2 w - - 0 21";
        let value = |fen| Network::own().evaluate(&Position::from_fen(fen).expect("legal"));
        assert_eq!(value(position), value(turned));
        assert_eq!(value(position), value(flipped));
    }
}
