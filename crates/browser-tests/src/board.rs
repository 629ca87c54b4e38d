//! The board by its place on the screen: eight by eight equal squares.

use crate::Browser;
use serde_json::json;
use std::collections::BTreeMap;
use std::time::Duration;

/// Moves of the pointer between taking a piece up and putting it down.
const STEPS: i64 = 6;

impl Browser {
    /// The middle of a square, such as `e4`, in CSS pixels.
    pub async fn square_center(&self, square: &str) -> (i64, i64) {
        let body = "
            const board = document.querySelector('.board');
            board.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            const { left, top, width, height } = board.getBoundingClientRect();
            const [file, rank] = [arguments[0].charCodeAt(0) - 97, arguments[0].charCodeAt(1) - 49];
            const white = board.dataset.orientation === 'white';
            const [column, row] = white ? [file, 7 - rank] : [7 - file, rank];
            return [left + (column + 0.5) * width / 8, top + (row + 0.5) * height / 8].map(Math.round);";
        let place = self.evaluate(body, [json!(square)]).await;
        let number = |index: usize| {
            place[index]
                .as_i64()
                .expect("a rounded coordinate is an integer")
        };
        (number(0), number(1))
    }

    /// Carries a piece with the mouse.
    pub async fn drag(&self, from: &str, to: &str) {
        let (from, to) = (self.square_center(from).await, self.square_center(to).await);
        let mut actions = self
            .driver
            .action_chain_with_delay(None, Some(Duration::from_millis(4)));
        actions = actions.move_to(from.0, from.1).click_and_hold();
        for (x, y) in steps(from, to) {
            actions = actions.move_to(x, y);
        }
        actions.release().perform().await.expect("the mouse moves");
    }

    /// Clicks on a square.
    pub async fn click_square(&self, square: &str) {
        self.click_at(self.square_center(square).await).await;
    }

    /// Carries a piece with a finger.
    pub async fn touch_drag(&self, from: &str, to: &str) {
        let (from, to) = (self.square_center(from).await, self.square_center(to).await);
        self.touch("touchStart", Some(from)).await;
        for place in steps(from, to) {
            self.touch("touchMove", Some(place)).await;
        }
        self.touch("touchEnd", None).await;
    }

    /// Taps on a square.
    pub async fn tap_square(&self, square: &str) {
        self.tap_at(self.square_center(square).await).await;
    }

    /// What stands on the board, as `white knight` by square.
    pub async fn pieces(&self) -> BTreeMap<String, String> {
        let body = "
            const pieces = [...document.querySelectorAll('.board .piece[data-square]')];
            return pieces.map(({ dataset }) => [dataset.square, `${dataset.color} ${dataset.role}`]);";
        let pieces = self.evaluate(body, []).await;
        let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
        pieces
            .as_array()
            .into_iter()
            .flatten()
            .map(|piece| (text(&piece[0]), text(&piece[1])))
            .collect()
    }

    /// Waits until a piece, such as `white knight`, stands on a square.
    pub async fn wait_for_piece(&self, square: &str, piece: &str) {
        let stands = async || {
            self.pieces()
                .await
                .get(square)
                .is_some_and(|found| found == piece)
        };
        self.wait_until(&format!("a {piece} on {square}"), stands)
            .await;
    }
}

/// Places on the way from one to another, the last of them included.
fn steps(from: (i64, i64), to: (i64, i64)) -> impl Iterator<Item = (i64, i64)> {
    (1..=STEPS).map(move |step| {
        (
            from.0 + (to.0 - from.0) * step / STEPS,
            from.1 + (to.1 - from.1) * step / STEPS,
        )
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_way_ends_at_its_goal() {
        let way: Vec<_> = super::steps((0, 60), (60, 0)).collect();
        assert_eq!((way[0], way[5]), ((10, 50), (60, 0)));
    }
}
