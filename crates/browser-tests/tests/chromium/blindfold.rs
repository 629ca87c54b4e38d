//! Blindfold chess: each grade hides from a screen reader all that it hides from the eye.

use browser_tests::{Browser, View, with_browser};
use serde_json::json;

const FOOLS_MATE: [(&str, &str); 4] = [("f3", "f3"), ("e5", "e5"), ("g4", "g4"), ("Qh4", "Qh4#")];
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The white king as it is seen: its own picture, a disc, nothing; and whether the last move is marked.
async fn seen(browser: &Browser) -> serde_json::Value {
    let body = "
        const king = document.querySelector('.piece[data-color=white][data-role=king]');
        const [own, disc] = [getComputedStyle(king), getComputedStyle(king, '::after')];
        const shown = own.visibility === 'visible'
            ? (own.backgroundImage.includes('url(') ? 'picture' : '') + (disc.content !== 'none' ? 'disc' : '')
            : 'nothing';
        const marked = [...document.querySelectorAll('.square')].some((square) =>
            getComputedStyle(square).backgroundColor !== 'rgba(0, 0, 0, 0)');
        return [shown, marked];";
    browser.evaluate(body, []).await
}

#[test]
fn a_blindfold_hides_what_it_says() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open_game(START, None).await;
        browser.drag("e2", "e4").await;
        browser.wait_for_move(1, "e4").await;
        for (mode, shown, marked, king, pawn) in [
            (
                "discs",
                "disc",
                true,
                "e1, a white piece",
                "e4, a white piece",
            ),
            ("hidden", "nothing", true, "e1", "e4"),
            ("nothing", "nothing", false, "e1", "e4"),
            ("off", "picture", true, "e1, white king", "e4, white pawn"),
        ] {
            browser.prefer("blindfold", mode).await;
            assert_eq!(seen(browser).await, json!([shown, marked]), "{mode}");
            let tree = browser.accessibility(".board").await;
            let names: Vec<_> = tree
                .with_role("gridcell")
                .into_iter()
                .map(|cell| cell.name.as_str())
                .collect();
            for name in [king, pawn] {
                assert!(names.contains(&name), "{mode}: {name} among {names:?}");
            }
        }
    });
}

/// On c4 the pawn of b3 and the bishop of e2 can take.
const PAWN_OR_BISHOP: &str = "4k3/8/8/8/2n5/1P6/4B3/4K3 w - - 0 1";
/// There the bishop alone can go.
const BISHOP: &str = "4k3/8/8/8/8/1P6/4B3/4K3 w - - 0 1";

#[test]
fn the_bishop_and_the_pawn_are_told_apart_without_looking() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open_game(BISHOP, None).await;
        browser.prefer("blindfold", "nothing").await;
        for (fen, text, san) in [
            (BISHOP, "bc4", "Bc4"),
            (BISHOP, "Bc4", "Bc4"),
            (PAWN_OR_BISHOP, "bxc4", "bxc4"),
            (PAWN_OR_BISHOP, "Bxc4", "Bxc4"),
        ] {
            browser.open_game(fen, None).await;
            assert_eq!(seen(browser).await[0], "nothing");
            browser.enter(text).await;
            browser.wait_for_move(1, san).await;
        }
        // Small letters alone leave open which is meant.
        browser.open_game(PAWN_OR_BISHOP, None).await;
        browser.enter("bc4").await;
        browser
            .wait_for_announcement("“bc4” can mean bxc4, Bxc4.")
            .await;
    });
}

#[test]
fn a_game_without_looking() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open_game(START, None).await;
        browser.prefer("blindfold", "nothing").await;
        for (index, (text, san)) in FOOLS_MATE.into_iter().enumerate() {
            assert_eq!(seen(browser).await[0], "nothing");
            browser.enter(text).await;
            browser.wait_for_move(index + 1, san).await;
        }
        assert_eq!(browser.end().await, "0–1 checkmate");
        assert_eq!(
            seen(browser).await[0],
            "picture",
            "over, it can be looked at"
        );
        browser.action("play-again").await;
        browser
            .wait_until("a blindfold for the next game", async || {
                seen(browser).await[0] == "nothing"
            })
            .await;
    });
}
