//! The life of an element: what it tells its page and what it does not, a start that fails, changes while it starts.

use super::{only, only_failing, open, place, wait};
use browser_tests::{View, teaching_site, with_browser_at};
use serde_json::json;

#[test]
fn a_listener_may_read_the_state_it_hears_of() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        only(
            browser,
            "<sessa-board moves='e4 e5 Nf3 Nc6' ply='2'></sessa-board>",
        )
        .await;
        let body = "
            const board = document.querySelector('sessa-board');
            window.read = [];
            board.addEventListener('sessa-state', ({ detail }) => read.push([detail.ply, board.position === detail.fen]));
            board.goto(1);
            const { ply } = board.state();
            board.reset();
            return [ply, board.state().ply, read.length, heard.filter(([type]) => type === 'state').length];";
        // The page's own script is not told of what it does.
        assert_eq!(browser.evaluate(body, []).await, json!([1, 0, 0, 0]));
        let body = "
            document.querySelector('sessa-board').shadowRoot.querySelector('[data-action=next]').click();
            return read;";
        assert_eq!(browser.evaluate(body, []).await, json!([[1, true]]));
    });
}

#[test]
fn a_listener_finds_the_board_ready_when_it_hears_so() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        open(browser, "index.html").await;
        let body = "
            return new Promise((heard) => {
                const board = document.createElement('sessa-board');
                board.moves = 'e4 e5 Nf3';
                board.addEventListener('sessa-ready', () => {
                    board.goto(3);
                    heard(board.position);
                });
                document.body.replaceChildren(board);
            });";
        assert_eq!(
            browser.ask(body, []).await,
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"
        );
    });
}

#[test]
fn a_board_that_failed_starts_once_it_is_described_well() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        open(browser, "index.html").await;
        let missing = "<sessa-board mode='puzzle' src='missing.csv'></sessa-board>";
        only_failing(browser, missing, "fetch").await;
        let told = "
            const board = document.querySelector('sessa-board');
            const problem = board.shadowRoot.querySelector('.problem');
            return [board.matches(':state(error)'), problem.querySelector('small').textContent.includes('404')];";
        assert_eq!(browser.evaluate(told, []).await, json!([true, true]));
        browser
            .evaluate(
                "document.querySelector('sessa-board').src = 'puzzles.csv'",
                [],
            )
            .await;
        let ready = "
            const board = document.querySelector('sessa-board');
            return board.matches(':state(ready)') && !board.matches(':state(error)')
                && board.shadowRoot.querySelector('.problem') === null && board.shadowRoot.querySelector('.square') !== null;";
        wait(browser, ready).await;
        // A file that is not there takes the place of what was shown; what is loaded next takes its place.
        let load = "
            const board = document.querySelector('sessa-board');
            return (async () => [
                await board.load({ mode: 'puzzle', src: 'missing.csv' }),
                board.shadowRoot.querySelector('.square'),
                await board.load({ fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' }),
                board.position,
                await board.load({ fen: 'nonsense' }),
            ])();";
        assert_eq!(
            browser.evaluate(load, []).await,
            json!([false, null, true, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", false])
        );
        // The browser tells of files that are not there.
        assert!(!browser.take_errors().await.is_empty());
    });
}

#[test]
fn what_changes_while_a_board_starts_is_shown() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        open(browser, "index.html").await;
        let body = "
            return (async () => {
                const frame = () => new Promise(requestAnimationFrame);
                const seen = [];
                for (let frames = 0; frames < 5; frames += 1) {
                    const board = document.createElement('sessa-board');
                    board.fen = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
                    document.body.replaceChildren(board);
                    for (let count = 0; count < frames; count += 1) await frame();
                    board.fen = '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1';
                    await new Promise((later) => setTimeout(later, 400));
                    seen.push(board.position === board.fen);
                    // Out of the page and in again: it begins for itself.
                    board.remove();
                    await frame();
                    if (board.position !== null) return 'still there';
                    document.body.append(board);
                    while (board.position !== board.fen) await frame();
                }
                return seen;
            })();";
        assert_eq!(browser.evaluate(body, []).await, json!(vec![true; 5]));
    });
}

#[test]
fn the_mode_of_a_file_is_told_by_its_ending_and_the_language_by_the_page() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        open(browser, "index.html").await;
        // Far below what is seen nothing is fetched yet.
        let body = "
            document.body.innerHTML = '<div style=\"height: 9000px\"></div>';
            return arguments[0].map((attributes) => {
                document.body.insertAdjacentHTML('beforeend', `<sessa-board ${attributes}></sessa-board>`);
                const { mode, bare } = document.body.lastElementChild.shadowRoot.querySelector('.embed').dataset;
                return [mode, bare === undefined];
            });";
        let attributes = [
            "src='a.csv'",
            "src='a.epd?1'",
            "src='a.lesson'",
            "src='a.pgn'",
            "src='a.fen'",
            "src='a.csv' mode='puzzle' controls='false'",
            "level='3'",
            "fen='4k3/8/8/8/8/8/8/4K3 w - - 0 1'",
        ];
        assert_eq!(
            browser.evaluate(body, [json!(attributes)]).await,
            json!([
                ["puzzle", true],
                ["puzzle", true],
                ["lesson", true],
                ["game", true],
                ["diagram", false],
                ["puzzle", false],
                ["play", true],
                ["diagram", false],
            ])
        );
        // The language of an element around the shadow root in which the board stands.
        let body = "
            document.body.innerHTML = '<section lang=\"ta\"></section>';
            const root = document.querySelector('section').attachShadow({ mode: 'open' });
            root.innerHTML = '<sessa-board fen=\"nonsense\"></sessa-board>';
            window.board = root.firstElementChild;";
        browser.evaluate(body, []).await;
        wait(
            browser,
            "return board.shadowRoot.querySelector('.problem p')?.textContent.startsWith('இந்தப்')",
        )
        .await;
        browser
            .evaluate("document.querySelector('section').lang = 'en'", [])
            .await;
        wait(
            browser,
            "return board.shadowRoot.querySelector('.problem p')?.textContent.startsWith('This board')",
        )
        .await;
    });
}

#[test]
fn a_game_goes_on_in_another_language() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        only(
            browser,
            "<sessa-board mode='play' side='both'></sessa-board>",
        )
        .await;
        for square in ["e2", "e4"] {
            let place = place(browser, square).await;
            browser.click_at(place).await;
        }
        wait(browser, "return heard.some(([type]) => type === 'move')").await;
        let state = "
            const board = document.querySelector('sessa-board');
            return [board.shadowRoot.querySelector('.squares').ariaLabel, board.position, heard.filter(([type]) => type === 'ready').length];";
        let english = browser.evaluate(state, []).await;
        for (language, is_english) in [("ta", false), ("en", true)] {
            let body = "document.documentElement.lang = arguments[0]";
            browser.evaluate(body, [json!(language)]).await;
            browser
                .wait_until("the language", async || {
                    let now = browser.evaluate(state, []).await;
                    // The same game, and no beginning.
                    assert_eq!((&now[1], &now[2]), (&english[1], &json!(1)));
                    (now[0] == english[0]) == is_english
                })
                .await;
        }
    });
}
