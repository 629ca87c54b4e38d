//! Report file (TRF) of a night, with the order of its tie-breaks.

use crate::state::State;
use tournament::trf::{self, Document, Edition};

impl State {
    /// The report file by TRF-2026. A night that begins with it ([`Action::Open`](crate::Action::Open)) has the same tie-breaks.
    pub fn report(&self) -> String {
        let mut document = Document::from(self.tournament().clone());
        document.set_tie_breaks(&self.tie_breaks());
        trf::write(&document, Edition::Trf2026)
    }
}
