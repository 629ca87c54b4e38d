//! Flag fall (FIDE 6.8, 6.9): a loss, unless the opponent can never mate.

use browser_tests::{View, with_browser};
use serde_json::json;

#[test]
fn a_flag_is_no_loss_against_who_could_never_mate() {
    with_browser(View::LAPTOP, async |browser| {
        for (fen, end) in [
            // Black has a king alone.
            ("7k/8/8/8/8/8/8/KQ6 w - - 0 1", "½–½ flag-cannot-mate"),
            // A pawn that can still become a queen.
            ("7k/7p/8/8/8/8/8/KQ6 w - - 0 1", "0–1 flag"),
        ] {
            let time = json!({ "main": 1500, "increment": 0 });
            browser
                .open_with_config(json!({ "start": fen, "time": time }))
                .await;
            assert_eq!(browser.end().await, end, "{fen}");
        }
    });
}
