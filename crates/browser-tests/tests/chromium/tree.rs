//! What a screen reader is told, from the accessibility tree itself.

use browser_tests::{Terms, View, with_browser};
use std::collections::BTreeSet;

#[test]
fn the_board_is_a_grid_of_named_squares() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&Terms::TWO_PLAYERS).await;
        let page = browser.accessibility("html").await;
        let [grid] = page.with_role("grid")[..] else {
            panic!("there is one grid: {page:#?}")
        };
        assert!(!grid.name.is_empty());
        let rows = grid.with_role("row");
        assert_eq!(rows.len(), 8);
        assert!(rows.iter().all(|row| row.with_role("gridcell").len() == 8));
        let cells = grid.with_role("gridcell");
        let names: BTreeSet<_> = cells.iter().map(|cell| cell.name.as_str()).collect();
        assert_eq!(names.len(), 64, "every square has a name of its own");
        assert_eq!(cells[0].name, "a8, black rook");
        assert!(names.contains("e4"));
        browser.click_square("e2").await;
        let page = browser.accessibility("html").await;
        let selected = page.all().into_iter().filter(|node| node.is("selected"));
        let selected: Vec<_> = selected.map(|node| node.name.as_str()).collect();
        assert_eq!(selected, ["e2, white pawn"]);
    });
}

#[test]
fn moves_are_spoken() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&Terms::TWO_PLAYERS).await;
        for (from, to, spoken) in [
            ("e2", "e4", "White pawn e2 to e4."),
            ("e7", "e5", "Black pawn e7 to e5."),
        ] {
            browser.drag(from, to).await;
            browser
                .wait_until(spoken, async || {
                    browser.text("[data-announce]").await == spoken
                })
                .await;
            let page = browser.accessibility("html").await;
            let live = page.all().into_iter().filter(|node| {
                (node.is("live=assertive") || node.is("live=polite")) && node.text() == spoken
            });
            assert_eq!(live.count(), 1, "{page:#?}");
        }
    });
}

#[test]
fn barriers_are_found() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        assert_eq!(browser.barriers().await, [""; 0]);
        let build = "
            const main = document.querySelector('main');
            main.append(document.createElement('button'), new Image());";
        browser.evaluate(build, []).await;
        let barriers = browser.barriers().await.join("\n");
        assert!(barriers.contains("a button without a name"), "{barriers}");
        // Without npm there are no rules.
        if std::env::var_os("SESSA_AXE").is_some() {
            for rule in ["button-name (light)", "image-alt (dark)"] {
                assert!(barriers.contains(rule), "{rule}: {barriers}");
            }
        }
    });
}
