//! Where a square is on the screen.

use chess::{Color, File, Rank, Square};

/// The square under a point given in squares from the board's top left corner; `None` off the board.
pub fn square_at(x: f64, y: f64, bottom: Color) -> Option<Square> {
    let (column, row) = (x.floor(), y.floor());
    if !(0.0..8.0).contains(&column) || !(0.0..8.0).contains(&row) {
        return None;
    }
    let (column, row) = (column as usize, row as usize);
    let (file, rank) = match bottom {
        Color::White => (column, 7 - row),
        Color::Black => (7 - column, row),
    };
    Some(Square::new(File::ALL[file], Rank::ALL[rank]))
}

/// The square `right` columns and `up` rows from `square` as the screen shows it; the edge stops it.
pub fn neighbour(square: Square, right: i32, up: i32, bottom: Color) -> Square {
    let (right, up) = match bottom {
        Color::White => (right, up),
        Color::Black => (-right, -up),
    };
    let step = |from: usize, by: i32| (from as i32 + by).clamp(0, 7) as usize;
    Square::new(
        File::ALL[step(square.file().index(), right)],
        Rank::ALL[step(square.rank().index(), up)],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_from_both_sides() {
        for (x, y, white, black) in [
            (0.0, 0.0, Some(Square::A8), Some(Square::H1)),
            (7.9, 7.9, Some(Square::H1), Some(Square::A8)),
            (0.5, 7.5, Some(Square::A1), Some(Square::H8)),
            (4.2, 6.1, Some(Square::E2), Some(Square::D7)),
            (-0.1, 3.0, None, None),
            (3.0, 8.0, None, None),
            (f64::NAN, 1.0, None, None),
        ] {
            assert_eq!(square_at(x, y, Color::White), white);
            assert_eq!(square_at(x, y, Color::Black), black);
        }
    }

    #[test]
    fn arrows_move_as_the_eye_sees() {
        assert_eq!(neighbour(Square::E4, 1, 0, Color::White), Square::F4);
        assert_eq!(neighbour(Square::E4, 1, 0, Color::Black), Square::D4);
        assert_eq!(neighbour(Square::E4, 0, 1, Color::Black), Square::E3);
        assert_eq!(neighbour(Square::H8, 1, 1, Color::White), Square::H8);
    }
}
