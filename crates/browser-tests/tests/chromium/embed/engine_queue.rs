//! The queue of the engine, with engines that cannot be started, or die.

use super::open;
use browser_tests::{View, teaching_site, with_browser_at};
use serde_json::json;

#[test]
fn boards_hear_of_an_engine_that_cannot_be_started() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        open(browser, "index.html").await;
        let body = "
            const script = document.querySelector('script[type=module]').src;
            return (async () => {
                const { engineQueue } = await import(new URL('engine-queue.js', script).href);
                let isBlocked = true;
                const engines = [];
                const worker = engineQueue(() => {
                    if (isBlocked) throw new Error('blocked');
                    const engine = { heard: [], over: false, postMessage(text) { this.heard.push(JSON.parse(text).id); }, terminate() { this.over = true; } };
                    engines.push(engine);
                    return engine;
                });
                const told = [];
                const board = (name) => {
                    const made = worker();
                    made.onmessage = ({ data }) => told.push([name, data]);
                    made.onerror = ({ message }) => told.push([name, message]);
                    return made;
                };
                // Whoever asks for a worker hears at once that there is none, and is not kept.
                try { board('none'); } catch ({ message }) { told.push(['none', message]); }
                isBlocked = false;
                const [a, b] = [board('a'), board('b')];
                await null;
                engines[0].onmessage({ data: '\"ready\"' });
                a.postMessage('{\"id\":1}');
                b.postMessage('{\"id\":2}');
                // The engine ends with the board it works for, and none can be started for the other.
                isBlocked = true;
                a.terminate();
                await null;
                await null;
                isBlocked = false;
                board('c');
                // One that dies before it was up is not started again unless somebody asks.
                engines[1].onerror({ message: 'no file', preventDefault() {} });
                return { told, engines: engines.map(({ heard, over }) => [heard, over]) };
            })();";
        let done = browser.evaluate(body, []).await;
        assert_eq!(
            done["told"],
            json!([
                ["none", "blocked"],
                ["a", "\"ready\""],
                ["b", "\"ready\""],
                ["b", "Error: blocked"],
                ["c", "no file"],
            ])
        );
        assert_eq!(done["engines"], json!([[[1], true], [[], true]]));
    });
}
