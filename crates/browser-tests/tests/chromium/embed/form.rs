//! Boards as controls of a form: their members, and answers that the browser restores.

use super::{only, open, place, wait};
use browser_tests::{Browser, View, teaching_site, with_browser_at, with_browser_in_window_at};
use serde_json::json;

/// A mate in one, on the board of a control of this name.
const PUZZLE: &str = "<form id='quiz'><label for='board'>Mate in one</label>
    <sessa-board id='board' name='q' mode='puzzle' fen='6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1' moves='Rd8#'></sessa-board></form>";

/// Keeps the last state that a board has left for the browser.
const KEEP: &str = "
    const { setFormValue } = ElementInternals.prototype;
    ElementInternals.prototype.setFormValue = function (value, state) {
        if (state) window.kept = state;
        return setFormValue.call(this, value, state);
    };";

/// Puts a copy in the place of the board, with the state that this one has left, as browsers do that go back to a page.
const RESTORE: &str = "
    const board = document.querySelector('sessa-board');
    const state = kept;
    const copy = board.cloneNode();
    board.replaceWith(copy);
    copy.formStateRestoreCallback(state, 'restore');";

const READY: &str = "return document.querySelector('sessa-board').matches(':state(ready)')";

/// The answer in the form, and whether the board is marked as solved.
const ANSWER: &str = "
    const answer = new FormData(document.querySelector('form'));
    return [answer.get('q'), answer.get('q-moves'), document.querySelector('sessa-board').matches(':state(solved)')];";

async fn solve(browser: &Browser) {
    browser
        .wait_until_heard("sessa-board", ":state(ready)")
        .await;
    for square in ["d1", "d8"] {
        let place = place(browser, square).await;
        browser.click_at(place).await;
    }
    wait(
        browser,
        "return document.querySelector('sessa-board').matches(':state(solved)')",
    )
    .await;
}

#[test]
fn a_board_has_the_members_of_a_control() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        only(browser, PUZZLE).await;
        let body = "
            const board = document.querySelector('sessa-board');
            const validity = () => [board.willValidate, board.validity.valid, board.validationMessage, board.checkValidity(), board.form.checkValidity()];
            const valid = validity();
            board.setCustomValidity('Solve it.');
            const invalid = validity();
            board.setCustomValidity('');
            const again = board.reportValidity();
            board.toggleAttribute('disabled', true);
            return [board.form.id, board.labels[0].textContent, board.name, board.type, valid, invalid, again,
                board.willValidate, board.shadowRoot.firstElementChild.inert];";
        assert_eq!(
            browser.evaluate(body, []).await,
            json!([
                "quiz",
                "Mate in one",
                "q",
                "sessa-board",
                [true, true, "", true, true],
                [true, false, "Solve it.", false, false],
                true,
                false,
                true
            ])
        );
    });
}

#[test]
fn an_answer_that_is_restored_counts_until_the_form_is_reset() {
    with_browser_at(&teaching_site(), View::PHONE, async |browser| {
        only(browser, PUZZLE).await;
        browser.evaluate(KEEP, []).await;
        solve(browser).await;
        let solved = json!(["solved", "d1d8", true]);
        assert_eq!(browser.evaluate(ANSWER, []).await, solved);
        browser.evaluate(RESTORE, []).await;
        assert_eq!(browser.evaluate(ANSWER, []).await, solved);
        wait(browser, READY).await;
        assert_eq!(browser.evaluate(ANSWER, []).await, solved);
        // Under another name it is the same answer.
        let renamed = "
            const board = document.querySelector('sessa-board');
            board.name = 'other';
            const answer = new FormData(board.form).get('other');
            board.name = 'q';
            return answer;";
        assert_eq!(browser.ask(renamed, []).await, "solved");
        browser
            .evaluate("document.querySelector('form').reset()", [])
            .await;
        let none = json!([null, null, false]);
        assert_eq!(browser.evaluate(ANSWER, []).await, none);

        // An answer is about what is on the board.
        browser.evaluate(RESTORE, []).await;
        wait(browser, READY).await;
        let load = "return document.querySelector('sessa-board').load({ moves: 'e4 e5' })";
        assert_eq!(browser.evaluate(load, []).await, true);
        assert_eq!(browser.evaluate(ANSWER, []).await, none);
    });
}

#[test]
fn pieces_that_were_set_up_are_restored() {
    const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";
    const ROOK: &str = "8/8/8/8/8/8/8/R7 w - - 0 1";
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        let html =
            format!("<form><sessa-board name='q' mode='free' fen='{EMPTY}'></sessa-board></form>");
        only(browser, &html).await;
        browser.evaluate(KEEP, []).await;
        browser
            .evaluate("document.querySelector('sessa-board').focus()", [])
            .await;
        browser.keys("Shift+1 1 Shift+R").await;
        let state = "
            const board = document.querySelector('sessa-board');
            return [board.position, new FormData(board.form).get('q')];";
        let restored = json!([ROOK, ROOK]);
        browser
            .wait_until("the rook", async || {
                browser.evaluate(state, []).await == restored
            })
            .await;
        browser.evaluate(RESTORE, []).await;
        wait(browser, READY).await;
        assert_eq!(browser.evaluate(state, []).await, restored);
        // Who begins again begins as the page describes it.
        let again = "document.querySelector('sessa-board').shadowRoot.querySelector('[data-action=again]').click()";
        browser.evaluate(again, []).await;
        browser
            .wait_until("the beginning", async || {
                browser.evaluate(state, []).await == json!([EMPTY, null])
            })
            .await;
    });
}

#[test]
fn going_back_to_a_page_brings_its_answer() {
    with_browser_in_window_at(&teaching_site(), View::PHONE, async |browser| {
        open(browser, "strict.html").await;
        // A page that was kept alive would be no test.
        browser
            .evaluate("addEventListener('unload', () => {})", [])
            .await;
        solve(browser).await;
        browser.visit("index.html").await;
        wait(browser, "return location.pathname.endsWith('index.html')").await;
        browser.back().await;
        let answer = "
            const board = document.querySelector('[name=question]');
            if (!board?.form) return false;
            return new FormData(board.form).get('question') === 'solved' && board.matches(':state(ready):state(solved)');";
        wait(browser, answer).await;
    });
}
