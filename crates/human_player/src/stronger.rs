//! Ratings above people's: the engine with a fixed number of nodes a move.

/// Ratings and the nodes a move that make them.
const NODES: [(u16, u64); 4] = [
    (2_400, 3_000),
    (2_600, 6_000),
    (2_800, 12_500),
    (3_000, 25_000),
];

/// Nodes a move with which the engine ([`engine::Engine::play_with_nodes`]) plays at a rating of 2400, 2600, 2800 or 3000, on the scale of the levels
/// (docs/engine.md); `None` for other ratings.
///
/// ```
/// assert_eq!(human_player::nodes_of(1_400), None);
/// assert!(human_player::nodes_of(2_600) > human_player::nodes_of(2_400));
/// ```
pub fn nodes_of(rating: u16) -> Option<u64> {
    let found = NODES.iter().find(|(known, _)| *known == rating);
    found.map(|&(_, nodes)| nodes)
}
