//! Messages and values that nobody sane would send: the board goes on, and nothing is thrown.

use super::{only, open, wait};
use browser_tests::{Browser, View, teaching_site, with_browser_at};
use serde_json::json;

/// Random values, the same every time: `value()` is anything that a message can carry.
const RANDOM: &str = "
    let seed = 0x5e55a;
    // Mulberry32.
    const random = () => {
        seed = (seed + 0x6d2b79f5) | 0;
        let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    const pick = (list) => list[Math.floor(random() * list.length)];
    const cycle = {};
    cycle.cycle = cycle;
    const VALUES = [
        undefined, null, true, false, 0, -1, 3, 1.5, NaN, Infinity, -Infinity, 1e308, 2 ** 32, 10n, '', ' ', '0', '-7', 'white', 'game', 'none',
        'e2e4', '\\0', '\\ud800', '<img src=x onerror=alert(1)>', '1. e4 e5 *', '[Event \"', '8/8/8/8/8/8/8/8 w - - 0 1', 'x'.repeat(5000), [], [[]],
        [1, 'e4'], {}, { type: 'load' }, cycle, { toString: 1, valueOf: 1 }, { length: 1e9 }, new Date(NaN), new Map([[1, 2]]), new Set([cycle]),
        /x/g, new Uint8Array(9), new Error('x'), new ArrayBuffer(8), Object.create(null),
    ];
    const value = () => pick(VALUES);
    // Names of files are left out: what is not there the browser itself tells of.
    const NAMES = [
        'mode', 'fen', 'pgn', 'puzzles', 'moves', 'number', 'ply', 'orientation', 'side', 'level', 'clock', 'drawings', 'coordinates', 'controls',
        'result', 'theme', 'pieces', 'translation',
    ];
    const setup = () => Object.fromEntries(Array.from({ length: Math.floor(random() * 5) }, () => [pick(NAMES), value()]));";

/// Uncaught errors of the page.
async fn thrown(browser: &Browser) -> Vec<String> {
    let mut errors = browser.take_errors().await;
    errors.retain(|line| line.contains("Uncaught") || line.contains("panicked"));
    errors
}

#[test]
fn garbage_messages_do_not_break_a_frame() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        open(browser, "index.html").await;
        let body = format!(
            "{RANDOM}
            const script = document.querySelector('script[type=module]').src;
            const frame = document.createElement('iframe');
            frame.src = new URL('embed.html#id=b&moves=e4+e5', script).href;
            window.said = [];
            addEventListener('message', ({{ source, data }}) => source === frame.contentWindow && said.push(data));
            document.body.replaceChildren(frame);
            const TYPES = ['hello', 'load', 'goto', 'flip', 'hint', 'solution', 'reset', 'next', 'focus', 'state', 'dance', '__proto__', 'constructor'];
            return (async () => {{
                while (!said.some(({{ type }}) => type === 'loaded')) await new Promise(requestAnimationFrame);
                for (let count = 0; count < 500; count += 1) {{
                    const message = random() < 0.1 ? value() : {{
                        ...setup(),
                        sessa: random() < 0.9 ? 1 : value(),
                        id: random() < 0.9 ? 'b' : value(),
                        type: random() < 0.8 ? pick(TYPES) : value(),
                        ...(random() < 0.5 ? {{ request: value() }} : {{}}),
                        ...(random() < 0.1 ? {{ context: 'h5p', action: value() }} : {{}}),
                    }};
                    frame.contentWindow.postMessage(message, '*');
                    if (count % 25 === 0) await new Promise(requestAnimationFrame);
                }}
                const last = {{ sessa: 1, id: 'b', type: 'load', fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1', request: 'last' }};
                frame.contentWindow.postMessage(last, '*');
            }})();"
        );
        browser.evaluate(&body, []).await;
        wait(
            browser,
            "return said.some(({ type, request, fen }) => type === 'done' && request === 'last' && fen === '4k3/8/8/8/8/8/8/4K2R w K - 0 1')",
        )
        .await;
        assert_eq!(thrown(browser).await, Vec::<String>::new());
    });
}

#[test]
fn garbage_values_do_not_break_an_element() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        only(browser, "<sessa-board moves='e4 e5'></sessa-board>").await;
        let body = format!(
            "{RANDOM}
            const board = document.querySelector('sessa-board');
            return (async () => {{
                for (let count = 0; count < 300; count += 1) {{
                    const done = pick([
                        () => board.load(random() < 0.2 ? value() : setup()),
                        () => board.goto(value()),
                        () => (board[pick(NAMES)] = value()),
                        () => board[pick(['flip', 'hint', 'solution', 'reset', 'next', 'focus', 'state'])](),
                        () => board.remove() ?? document.body.append(board),
                    ])();
                    if (random() < 0.2) await done;
                    if (count % 25 === 0) await new Promise(requestAnimationFrame);
                }}
                return [await board.load({{ fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' }}), board.position];
            }})();"
        );
        assert_eq!(
            browser.evaluate(&body, []).await,
            json!([true, "4k3/8/8/8/8/8/8/4K2R w K - 0 1"])
        );
        assert_eq!(thrown(browser).await, Vec::<String>::new());
    });
}
