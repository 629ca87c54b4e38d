//! TRF, FIDE's tournament report file: TRF-2016 with the extensions of pairing programs, and TRF-2026.
//!
//! [`read`] never gives up: what cannot be understood is a [`Fault`] with its place, and everything else is kept. Lines
//! whose codes mean nothing to a pairing are kept as they are and written again. The rules of a knockout, for which FIDE
//! has no code, are `XXK` with the games of a match, those of each faster series, and `A` for Armageddon.

mod consistency;
mod fault;
mod read;
mod rules;
mod write;

pub use fault::{Fault, FaultKind};
pub use read::read;
pub use write::write;

use crate::points::Points;
use crate::tournament::{Acceleration, Player, Tournament};

/// Edition of the codes to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// TRF-2016 with `XXR`, `XXC`, `XXP`, `XXA` and `BB*`.
    Trf2016,
    /// TRF-2026 with `142`, `152`, `162`, `240`, `250`, `260`.
    Trf2026,
}

/// A file that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// The tournament it tells of.
    pub tournament: Tournament,
    /// Starting number of each player, as the file has it.
    pub numbers: Vec<usize>,
    /// Lines before the first player that are not understood further.
    pub head: Vec<String>,
    /// Such lines after it.
    pub tail: Vec<String>,
    /// Faults in the order of the lines.
    pub faults: Vec<Fault>,
}

impl From<Tournament> for Document {
    fn from(tournament: Tournament) -> Document {
        let numbers = (1..=tournament.players.len()).collect();
        let baku = matches!(tournament.acceleration, Acceleration::Baku { .. });
        let code = tournament.format.code();
        let system = code.map(|code| format!("192 {code}{}", if baku { "_BAKU" } else { "" }));
        let head = system.into_iter().collect();
        Document {
            tournament,
            numbers,
            head,
            ..Document::default()
        }
    }
}

/// A line of a player, its opponents still starting numbers.
struct Row {
    number: usize,
    line: usize,
    points: Option<Points>,
    player: Player,
}
