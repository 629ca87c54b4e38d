//! Something that was said, for a screen with a board of its own.

/// An utterance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Utterance {
    /// Number of utterances before it.
    pub number: u32,
    /// Alternative readings, the likeliest first.
    pub alternatives: Vec<String>,
}
