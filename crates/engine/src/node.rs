//! Node types of the search.

/// Node type, known when compiling: root, on the principal variation, or off it.
pub(crate) trait Node {
    /// On the principal variation: the window is open, the exact score matters.
    const PV: bool;
    /// The position the search was asked about.
    const ROOT: bool;
}

pub(crate) struct RootNode;
pub(crate) struct PvNode;
pub(crate) struct NonPvNode;

impl Node for RootNode {
    const PV: bool = true;
    const ROOT: bool = true;
}

impl Node for PvNode {
    const PV: bool = true;
    const ROOT: bool = false;
}

impl Node for NonPvNode {
    const PV: bool = false;
    const ROOT: bool = false;
}
