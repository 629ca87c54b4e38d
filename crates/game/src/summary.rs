//! Summary of a game for a list: its first moves, and the placement of a position.

use chess::Position;

/// Half-moves of a game that [`first_moves`] writes.
pub const SHOWN: usize = 16;

/// The first moves with their numbers, `1.e4 e5 2.Nf3`, of a game that starts from `start`.
pub fn first_moves(start: &Position, sans: impl Iterator<Item = String>) -> String {
    let first = 2 * start.fullmove_number() as usize + start.turn().index();
    let mut text = String::new();
    for (ply, san) in (first..).zip(sans.take(SHOWN)) {
        if !text.is_empty() {
            text.push(' ');
        }
        let white = ply % 2 == 0;
        if white || ply == first {
            text += &(ply / 2).to_string();
            text += if white { "." } else { "..." };
        }
        text += &san;
    }
    text
}

/// The placement of a position, as FEN's first field.
pub fn placement(position: &Position) -> String {
    let fen = position.to_fen();
    fen.split(' ').next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_numbered_from_where_they_begin() {
        let moves = |fen: &str, count: usize| {
            let start = Position::from_fen(fen).expect("legal");
            let sans = ["a6", "b4", "b5"].into_iter().cycle().take(count);
            first_moves(&start, sans.map(str::to_owned))
        };
        assert_eq!(moves("4k3/8/8/8/8/8/8/4K3 b - - 0 7", 3), "7...a6 8.b4 b5");
        assert_eq!(moves("4k3/8/8/8/8/8/8/4K3 w - - 0 1", 3), "1.a6 b4 2.b5");
        let long = moves("4k3/8/8/8/8/8/8/4K3 w - - 0 1", 100);
        assert!(long.ends_with(" 8.b5 a6"), "{long}");
    }

    #[test]
    fn the_placement_is_the_first_field() {
        let start = placement(&Position::default());
        assert_eq!(start, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    }
}
