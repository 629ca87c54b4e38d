//! Ratings above people's: the engine with a fixed number of nodes a move.

/// Ratings and the nodes a move that make them.
const NODES: [(u16, u64); 5] = [
    (2_300, 1_000),
    (2_400, 3_000),
    (2_600, 6_000),
    (2_800, 12_500),
    (3_000, 25_000),
];

/// Nodes a move with which the engine ([`engine::Engine::play_with_nodes`]) plays at a rating of 2300, 2400, 2600, 2800 or 3000; `None`
/// for other ratings. Those from 2400 on are on the scale of the levels (docs/engine.md); 2300 is half-way there from the robot of 2200.
///
/// ```
/// assert_eq!(human_player::nodes_of(1_400), None);
/// assert!(human_player::nodes_of(2_600) > human_player::nodes_of(2_400));
/// ```
pub fn nodes_of(rating: u16) -> Option<u64> {
    let found = NODES.iter().find(|(known, _)| *known == rating);
    found.map(|&(_, nodes)| nodes)
}
