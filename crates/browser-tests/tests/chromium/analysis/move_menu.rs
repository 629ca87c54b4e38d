//! Marks, comments and variations by keyboard, and by the menu of a move.

use super::{act, focus_on_a_move, from_menu, mark, move_button, open, wait_for_moves, wait_open};
use browser_tests::{View, with_browser};

#[test]
fn a_comment_and_a_variation_are_added_by_keyboard() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#pgn=1._e4_e5_2._Nf3").await;
        browser.wait_ready().await;
        wait_open(browser).await;
        wait_for_moves(browser, &["1 e4 e5", "2 Nf3"]).await;
        browser.focus(".an-start").await;
        browser.keys("ArrowRight").await;
        browser.wait_for(".an-moves [aria-current]").await;
        browser.focus(".an-moves [aria-current]").await;
        // Enter on the move shown writes a comment, and Enter ends it.
        browser.keys("Enter").await;
        browser.wait_for_focus("name", "comment").await;
        browser.type_text("King").await;
        browser.keys("Enter").await;
        wait_for_moves(browser, &["1 e4", "{King}", "1 … e5", "2 Nf3"]).await;
        focus_on_a_move(browser).await;
        // Marks are typed, one key after another, however quickly.
        browser.keys("! ?").await;
        wait_for_moves(browser, &["1 e4!?", "{King}", "1 … e5", "2 Nf3"]).await;
        focus_on_a_move(browser).await;
        browser.keys("Backspace").await;
        wait_for_moves(browser, &["1 e4", "{King}", "1 … e5", "2 Nf3"]).await;
        // Another move is a variation.
        browser.focus(".screen .entry input").await;
        browser.type_text("c5").await;
        browser.keys("Enter").await;
        wait_for_moves(browser, &["1 e4", "{King}", "1 … e5", "-1… c5", "2 Nf3"]).await;
        // The menu of a move by its key: the arrows go along it, Escape leads back.
        browser.focus(".an-moves [aria-current]").await;
        browser.keys("Shift+F10").await;
        browser.wait_for(".an-move-menu").await;
        browser.wait_for_focus("data-action", "comment").await;
        browser.keys("ArrowUp").await;
        browser.wait_for_focus("data-action", "delete").await;
        browser.keys("Escape").await;
        focus_on_a_move(browser).await;
        browser.keys("Delete").await;
        wait_for_moves(browser, &["1 e4", "{King}", "1 … e5", "2 Nf3"]).await;
    });
}

#[test]
fn a_mark_is_set_by_the_menu_of_a_move() {
    for view in [View::LAPTOP, View::PHONE] {
        with_browser(view, async |browser| {
            browser.visit("#pgn=1._e4_e5_2._Nf3").await;
            browser.wait_ready().await;
            wait_open(browser).await;
            browser.wait_for(".an-moves [data-node]").await;
            let e5 = move_button(browser, "e5").await;
            if view.touch {
                // A finger that rests on the move.
                let place = browser.place_of(&e5).await;
                browser.put_down(&[place]).await;
                browser.wait_for(".an-move-menu").await;
                browser.lift().await;
            } else {
                browser.press_right(&e5).await;
            }
            browser.press(".an-move-menu [data-nag='2']").await;
            browser
                .wait_until("the mark", async || browser.text(&e5).await == "e5?")
                .await;
            assert!(!browser.is_there(".an-move-menu").await);
            // By the button, for the move shown, which is the one that was pressed.
            mark(browser, 4).await;
            browser
                .wait_until("another mark", async || browser.text(&e5).await == "e5??")
                .await;
            // Back closes the menu.
            act(browser, "move-menu").await;
            browser.wait_for(".an-move-menu").await;
            browser.back().await;
            browser
                .wait_until("no menu", async || !browser.is_there(".an-move-menu").await)
                .await;
            wait_open(browser).await;
        });
    }
}

#[test]
fn the_menu_of_a_move_tells_how_many_find_it() {
    for view in [View::LAPTOP, View::PHONE] {
        with_browser(view, async |browser| {
            browser.visit("#pgn=1._e4_e5_2._Ba6").await;
            browser.wait_ready().await;
            wait_open(browser).await;
            browser.wait_for(".an-moves [data-node]").await;
            let played = move_button(browser, "Ba6").await;
            browser.press(&played).await;
            act(browser, "move-menu").await;
            let told = ".an-finders [role=status]";
            let wait_for = async |text: &str| {
                browser
                    .wait_until(text, async || browser.text(told).await.contains(text))
                    .await;
            };
            // Not before it is asked.
            browser.wait_for(".an-move-menu").await;
            assert_eq!(browser.text(told).await, "");
            let ask = ".an-move-menu [data-action=finders]";
            if view.touch {
                browser.press(ask).await;
            } else {
                browser.focus(ask).await;
                browser.keys("Enter").await;
            }
            wait_for("Hardly any player rated 1500 finds 2.Ba6. Played most is 2.Nf3, by ").await;
            browser.press("[data-action=finders-higher]").await;
            wait_for("rated 1700").await;
            browser
                .wait_for_focus("data-action", "finders-higher")
                .await;
            // On a desktop the menu lies over a part of a button, which is no place to touch while it is open.
            if view.touch {
                browser.assert_accessible("finders of a move").await;
            }
            let body = "
                const menu = document.querySelector('.an-move-menu');
                const { left, right } = menu.getBoundingClientRect();
                return menu.scrollWidth <= menu.clientWidth && left >= 0 && right <= innerWidth;";
            assert_eq!(browser.evaluate(body, []).await, true, "it fits");
        });
    }
}

#[test]
fn the_game_menu_is_closed_by_a_press_elsewhere_and_by_back() {
    with_browser(View::PHONE, async |browser| {
        open(browser).await;
        act(browser, "game-menu").await;
        browser.wait_for(".more-menu[open]").await;
        browser.back().await;
        browser
            .wait_until("no menu", async || {
                !browser.is_there(".more-menu[open]").await
            })
            .await;
        from_menu(browser, "tags").await;
        browser.wait_for("#an-panel-tags [name=White]").await;
        act(browser, "close-tags").await;
        browser.wait_for(".an-layout[data-mode=moves]").await;
    });
}
