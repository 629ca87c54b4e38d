//! Settings of the judge: how much it searches, and how much worse than the best a right move may be.

/// Settings of the judge: the nodes it may search, and the difference that it takes for none.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JudgeSettings {
    /// The nodes for the two best moves.
    pub nodes: u64,
    /// The nodes for every other move.
    pub other_nodes: u64,
    /// The nodes for a move that seems to win, or to be as good as the solution, and for the solution then.
    pub deep_nodes: u64,
    /// The positions the mate solver may visit for one question.
    pub mate_nodes: u64,
    /// The most, in [`win_chance`](crate::win_chance), by which a right move may be worse than the best.
    pub tolerance: f64,
    /// A move that is worth so many centipawns on the public scale still wins.
    pub winning: f64,
}

impl Default for JudgeSettings {
    fn default() -> JudgeSettings {
        JudgeSettings {
            nodes: 50_000,
            other_nodes: 15_000,
            deep_nodes: 500_000,
            mate_nodes: 300_000,
            tolerance: 0.1,
            winning: 200.0,
        }
    }
}

impl JudgeSettings {
    /// The settings with all nodes multiplied by a factor: they prove what was judged with fewer.
    #[must_use]
    pub fn times(self, factor: u64) -> JudgeSettings {
        JudgeSettings {
            nodes: self.nodes * factor,
            other_nodes: self.other_nodes * factor,
            deep_nodes: self.deep_nodes * factor,
            mate_nodes: self.mate_nodes * factor,
            ..self
        }
    }
}
