//! Board geometry: from a point of the screen to a square and back, for either orientation.

use chess::{Bitboard, Color, File, Rank, Square};
use leptos::ev::PointerEvent;
use leptos::html::Div;
use leptos::prelude::*;

/// Snap distance: how far from a square's middle, in squares, a piece may be dropped and still go there.
pub const NEAR: f64 = 0.85;

/// Point of a pointer, in CSS pixels of the window.
pub fn point(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// A point of the window in squares from a board's top left corner, and the size of a square in CSS pixels.
pub fn place_on(board: NodeRef<Div>, (x, y): (f64, f64)) -> Option<(f64, f64, f64)> {
    let area = board.get_untracked()?.get_bounding_client_rect();
    let size = area.width() / 8.0;
    Some(((x - area.left()) / size, (y - area.top()) / size, size))
}

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

/// The middle of a square, in squares from the board's top left corner.
pub fn middle(square: Square, bottom: Color) -> (f64, f64) {
    let (column, row) = match bottom {
        Color::White => (square.file().index(), 7 - square.rank().index()),
        Color::Black => (7 - square.file().index(), square.rank().index()),
    };
    (column as f64 + 0.5, row as f64 + 0.5)
}

/// The one of `squares` whose middle is nearest to a point, if it is within [`NEAR`].
pub fn nearest(x: f64, y: f64, bottom: Color, squares: Bitboard) -> Option<Square> {
    squares
        .into_iter()
        .map(|square| {
            let (mx, my) = middle(square, bottom);
            ((x - mx).hypot(y - my), square)
        })
        .filter(|&(far, _)| far <= NEAR)
        .min_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, square)| square)
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

/// A number with three decimals, for style sheets and outlines. The standard library's way, which is right to the last
/// bit, weighs 5 KB.
pub fn decimal(number: f64) -> String {
    let thousandths = (number * 1000.0).round() as i32;
    let sign = if thousandths < 0 { "-" } else { "" };
    let thousandths = thousandths.unsigned_abs();
    format!("{sign}{}.{:03}", thousandths / 1000, thousandths % 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_with_three_decimals() {
        for (number, written) in [
            (4.58, "4.580"),
            (-0.43, "-0.430"),
            (-12.0005, "-12.001"),
            (0.0004, "0.000"),
            (f64::NAN, "0.000"),
        ] {
            assert_eq!(decimal(number), written);
        }
    }

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
    fn a_piece_let_go_beside_a_square_is_meant_for_it() {
        let squares = Bitboard::from(Square::E4) | Bitboard::from(Square::E3);
        for (x, y, square) in [
            (4.5, 4.5, Some(Square::E4)),
            (5.2, 4.6, Some(Square::E4)),
            (4.5, 5.1, Some(Square::E3)),
            (6.0, 4.5, None),
        ] {
            assert_eq!(nearest(x, y, Color::White, squares), square, "{x} {y}");
        }
        let (x, y) = middle(Square::E4, Color::Black);
        assert_eq!(square_at(x, y, Color::Black), Some(Square::E4));
    }

    #[test]
    fn arrows_move_as_the_eye_sees() {
        assert_eq!(neighbour(Square::E4, 1, 0, Color::White), Square::F4);
        assert_eq!(neighbour(Square::E4, 1, 0, Color::Black), Square::D4);
        assert_eq!(neighbour(Square::E4, 0, 1, Color::Black), Square::E3);
        assert_eq!(neighbour(Square::H8, 1, 1, Color::White), Square::H8);
    }
}
