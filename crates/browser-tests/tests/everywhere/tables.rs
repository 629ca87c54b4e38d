//! Several games on one page: what is done in one leaves the others as they are, and a reload finds all.

use browser_tests::{Browser, View, with_browser};

const GAMES: usize = 4;

fn table(at: usize) -> String {
    format!(".mini-table:nth-of-type({at})")
}

async fn open(browser: &Browser) {
    browser.wait_ready().await;
    for at in 1..=GAMES {
        browser.wait_for(&format!("{} .board", table(at))).await;
    }
}

/// Numbers of half-moves of all games.
async fn plies(browser: &Browser) -> String {
    let body = "return [...document.querySelectorAll('.mini-table')]
        .map(({ dataset }) => dataset.plies).join(' ')";
    browser.ask(body, []).await
}

async fn wait_for_plies(browser: &Browser, wanted: &str) {
    browser
        .wait_until(&format!("{wanted} half-moves"), async || {
            plies(browser).await == wanted
        })
        .await;
}

/// The pieces on the boards of all games.
async fn pieces(browser: &Browser) -> String {
    let body = "return [...document.querySelectorAll('.mini-table')].map((table) =>
        [...table.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-label')).join()).join('|')";
    browser.ask(body, []).await
}

#[test]
fn games_side_by_side() {
    with_browser(View::LAPTOP, async |browser| {
        let address = format!("#dev/tables?n={GAMES}&level=1");
        browser.visit(&address).await;
        open(browser).await;
        wait_for_plies(browser, "0 0 0 0").await;
        browser.drag_within(&table(1), "e2", "e4").await;
        wait_for_plies(browser, "2 0 0 0").await;
        browser.drag_within(&table(3), "d2", "d4").await;
        wait_for_plies(browser, "2 0 2 0").await;
        // Two robots think at once.
        browser.drag_within(&table(2), "g1", "f3").await;
        browser.drag_within(&table(4), "c2", "c4").await;
        wait_for_plies(browser, "2 2 2 2").await;

        let ids = "const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
            return ids.filter((id, at) => ids.indexOf(id) !== at).join(' ');";
        assert_eq!(browser.ask(ids, []).await, "", "ids of two elements");
        let keys = "return ['sessa.game.', 'sessa.dev.game.'].map((start) =>
            Object.keys(localStorage).filter((key) => key.startsWith(start)).length).join(' ')";
        assert_eq!(browser.ask(keys, []).await, "0 4");

        let before = pieces(browser).await;
        browser.reload().await;
        open(browser).await;
        wait_for_plies(browser, "2 2 2 2").await;
        assert_eq!(pieces(browser).await, before);
        browser.drag_within(&table(4), "b1", "c3").await;
        wait_for_plies(browser, "2 2 2 4").await;
    });
}

#[test]
fn the_clock_of_each_game_is_its_own() {
    with_browser(View::LAPTOP, async |browser| {
        let address = format!("#dev/tables?n={GAMES}&level=1&time=blitz-5-0");
        browser.visit(&address).await;
        open(browser).await;
        let clock = |at: usize| format!("{} [data-clock=white]", table(at));
        browser.drag_within(&table(1), "e2", "e4").await;
        wait_for_plies(browser, "2 0 0 0").await;
        let running = format!("{}[data-running=true]", clock(1));
        browser.wait_for(&running).await;
        browser
            .wait_until("a second to pass", async || {
                browser.text(&clock(1)).await.trim() != "5:00"
            })
            .await;
        // In the others the robot has not had to move.
        let robot = format!("{} [data-clock=black]", table(2));
        assert_eq!(browser.text(&robot).await.trim(), "5:00");
        assert_eq!(plies(browser).await, "2 0 0 0");
    });
}
