//! Arrows and circles: by the right button, by the pencil under mouse and finger, by keyboard.

use browser_tests::{Browser, GameSettings, View, with_browser};

/// The drawings, as `b1 c3 green`.
async fn drawings(browser: &Browser) -> Vec<String> {
    let body = "
        const drawings = [...document.querySelectorAll('.drawing:not(.sketch)')];
        return drawings.map(({ dataset: { from, to, brush } }) => `${from} ${to} ${brush}`);";
    let drawn = browser.evaluate(body, []).await;
    let drawn = drawn.as_array().into_iter().flatten();
    drawn
        .filter_map(|it| Some(it.as_str()?.to_owned()))
        .collect()
}

#[test]
fn the_right_button_draws_in_four_colours() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        let modifiers: [(&[&str], &str); 4] = [
            (&[], "green"),
            (&["Shift"], "red"),
            (&["Alt"], "blue"),
            (&["Shift", "Alt"], "yellow"),
        ];
        for (from, to) in [("b1", "c3"), ("e4", "e4")] {
            for (held, brush) in modifiers {
                browser.draw(from, to, held).await;
                let drawn = format!("{from} {to} {brush}");
                assert_eq!(
                    drawings(browser).await,
                    [drawn],
                    "a new colour replaces the old"
                );
            }
            browser.draw(from, to, &["Shift", "Alt"]).await;
            assert!(
                drawings(browser).await.is_empty(),
                "drawn again it is wiped away"
            );
        }
        browser.draw("g1", "f3", &[]).await;
        browser.draw("d4", "d4", &["Shift"]).await;
        assert_eq!(drawings(browser).await.len(), 2);
        browser.click_square("e5").await;
        assert!(
            drawings(browser).await.is_empty(),
            "a click on an empty square wipes all"
        );
        assert!(browser.moves().await.is_empty());
    });
}

#[test]
fn a_stroke_that_ends_outside_the_board_draws_nothing() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        let from = browser.square_center("e2").await;
        let back = browser.square_center("e4").await;
        // Below the board.
        let outside = browser.beside("e1", 0.0, 0.8).await;
        browser.draw_through(&[from, outside, back]).await;
        assert_eq!(drawings(browser).await, ["e2 e4 green"]);
        browser.draw_through(&[from, back, outside]).await;
        assert_eq!(
            drawings(browser).await,
            ["e2 e4 green"],
            "thought better of"
        );
        // With the pencil, too.
        browser.action("draw").await;
        browser.action("clear-drawings").await;
        browser.put_down(&[from, back, outside]).await;
        browser
            .wait_until("no sketch outside", async || {
                browser.count(".drawing").await == 0
            })
            .await;
        browser.lift().await;
        assert!(drawings(browser).await.is_empty());
    });
}

#[test]
fn the_pencil_draws_with_any_pointer() {
    for view in [View::LAPTOP, View::PHONE] {
        with_browser(view, async |browser| {
            browser.open().await;
            browser.play(&GameSettings::TWO_PLAYERS).await;
            browser.action("draw").await;
            for brush in ["green", "red", "blue", "yellow"] {
                browser.press(&format!(".brush[data-brush={brush}]")).await;
                browser.pick_up("e2", "e4").await;
                browser
                    .wait_for(&format!(".drawing.sketch[data-to=e4][data-brush={brush}]"))
                    .await;
                browser.lift().await;
                browser.press(".square[data-square=d7]").await;
                let drawn = [format!("e2 e4 {brush}"), format!("d7 d7 {brush}")];
                assert_eq!(drawings(browser).await, drawn);
            }
            browser.action("clear-drawings").await;
            assert!(drawings(browser).await.is_empty());
            assert!(browser.moves().await.is_empty(), "the pencil moves nothing");
            browser.action("draw").await;
            assert!(!browser.is_there(".brush").await);
            browser.press(".square[data-square=e2]").await;
            browser.press(".square[data-square=e4]").await;
            browser.wait_for_move(1, "e4").await;
        });
    }
}

#[test]
fn the_keyboard_draws() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        browser.go_to("e2").await;
        for (keys, told) in [
            ("d", "Arrow from e2. Choose where it ends."),
            ("ArrowUp ArrowUp d", "Arrow e2 to e4"),
            ("c", "Red"),
            ("d d", "Circle on e4"),
        ] {
            browser.keys(keys).await;
            browser.wait_for_announcement(told).await;
        }
        assert_eq!(drawings(browser).await, ["e2 e4 green", "e4 e4 red"]);
        browser.keys("d d").await;
        browser.wait_for_announcement("Drawing removed").await;
        assert_eq!(drawings(browser).await, ["e2 e4 green"]);
        browser.keys("Escape").await;
        browser.wait_for_announcement("Drawings cleared").await;
        assert!(drawings(browser).await.is_empty());
    });
}
