//! Analysis board: what its tests share, and that it has no barriers.

mod chapters;
mod import;
mod long_game;
mod move_menu;
mod moves;
mod own_game;
mod phone;
mod players;
mod position;
mod sizes;

use browser_tests::{Browser, View, with_browser};
use serde_json::{Value, json};

/// Opens the analysis board, and waits until its board stands.
async fn open(browser: &Browser) {
    browser.visit("#analysis").await;
    browser.wait_ready().await;
    wait_open(browser).await;
}

async fn wait_open(browser: &Browser) {
    browser
        .wait_for("section[data-screen=analysis] .board .square")
        .await;
}

/// The panel of this name.
/// Opens the position editor.
async fn set_up(browser: &Browser) {
    from_menu(browser, "set-up").await;
    browser.wait_for(".editor-layout .editor-palette").await;
}

/// Presses a button of the screen.
async fn act(browser: &Browser, action: &str) {
    browser
        .press(&format!("section.screen [data-action={action}]"))
        .await;
}

/// Presses an entry of the game menu.
async fn from_menu(browser: &Browser, action: &str) {
    act(browser, "game-menu").await;
    act(browser, action).await;
}

/// Makes moves on the board, such as `e2e4`.
async fn play(browser: &Browser, moves: &str) {
    for mv in moves.split_whitespace() {
        let before = shown(browser).await;
        browser.click_square(&mv[..2]).await;
        browser.click_square(&mv[2..4]).await;
        browser
            .wait_until(mv, async || shown(browser).await != before)
            .await;
    }
}

/// The number of the node that is shown.
async fn shown(browser: &Browser) -> String {
    browser
        .attribute(".an-moves [aria-current]", "data-node")
        .await
}

/// The moves as they are read: rows, variations indented by `-`, comments in braces.
async fn moves(browser: &Browser) -> Vec<String> {
    let body = "
        const text = (element) => [...element.children].map((child) => child.textContent.trim()).join(' ').trim();
        return [...document.querySelectorAll('.an-moves > :not(.an-start)')].map((block) => {
            if (block.matches('.an-comment')) return `{${block.textContent}}`;
            return '-'.repeat(Number(block.dataset.level ?? 0)) + text(block);
        });";
    strings(&browser.evaluate(body, []).await)
}

fn strings(value: &Value) -> Vec<String> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    value.as_array().into_iter().flatten().map(text).collect()
}

async fn wait_for_moves(browser: &Browser, expected: &[&str]) {
    let what = format!("the moves {expected:?}");
    browser
        .wait_until(&what, async || moves(browser).await == expected)
        .await;
}

/// Goes to the move with this text, the first of them.
async fn go_to_move(browser: &Browser, san: &str) {
    browser.press(&move_button(browser, san).await).await;
}

/// The selector of the first move with this text.
async fn move_button(browser: &Browser, san: &str) -> String {
    let body = "
        const all = [...document.querySelectorAll('.an-moves button')];
        return all.find((button) => button.textContent.trim().startsWith(arguments[0]))?.dataset.node;";
    let node = browser.evaluate(body, [json!(san)]).await;
    let node = node.as_str().expect("the move is there");
    format!(".an-moves [data-node='{node}']")
}

/// The text that an entry of the game menu copies.
async fn copied_by(browser: &Browser, action: &str) -> String {
    let body = "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); };
        delete window.copied;";
    browser.evaluate(body, []).await;
    from_menu(browser, action).await;
    browser
        .wait_until("something to be copied", async || {
            browser.evaluate("return 'copied' in window", []).await == true
        })
        .await;
    let text = browser.evaluate("return window.copied", []).await;
    text.as_str().unwrap_or_default().to_owned()
}

/// The moves of a PGN.
fn movetext(pgn: &str) -> String {
    let lines = pgn.lines().filter(|line| !line.starts_with('['));
    lines.collect::<Vec<_>>().join(" ").trim().to_owned()
}

/// Whoever has come to a move stays there, though an edit makes the button anew.
async fn focus_on_a_move(browser: &Browser) {
    browser
        .wait_until("the focus on a move", async || {
            !browser.focused("data-node").await.is_empty()
        })
        .await;
}

/// Presses an entry of the menu of the move shown.
async fn from_move_menu(browser: &Browser, action: &str) {
    act(browser, "move-menu").await;
    browser
        .press(&format!(".an-move-menu [data-action={action}]"))
        .await;
}

/// Sets a mark on the move shown, or takes it away.
async fn mark(browser: &Browser, nag: u8) {
    act(browser, "move-menu").await;
    browser
        .press(&format!(".an-move-menu [data-nag='{nag}']"))
        .await;
}

async fn type_comment(browser: &Browser, text: &str) {
    from_move_menu(browser, "comment").await;
    browser.wait_for_focus("name", "comment").await;
    browser.type_text(text).await;
}

#[test]
fn l1_the_analysis_board_has_no_barriers() {
    for view in [View::LAPTOP, View::PHONE] {
        with_browser(view, async |browser| {
            open(browser).await;
            play_anywhere(browser, view).await;
            browser.assert_accessible("analysis").await;
            for (form, close) in [("paste", "close-open"), ("tags", "close-tags")] {
                from_menu(browser, form).await;
                browser
                    .assert_accessible(&format!("analysis: {form}"))
                    .await;
                act(browser, close).await;
            }
            set_up(browser).await;
            // On a phone the panel goes on under the buttons, where it is scrolled to.
            browser
                .evaluate(
                    "document.querySelector('[name=fen]').scrollIntoView({ block: 'center' })",
                    [],
                )
                .await;
            browser.assert_accessible("the position editor").await;
        });
    }
}

async fn play_anywhere(browser: &Browser, view: View) {
    if view.touch {
        browser.touch_drag("e2", "e4").await;
        browser.wait_for_piece("e4", "white pawn").await;
    } else {
        play(browser, "e2e4 e7e5").await;
    }
}
