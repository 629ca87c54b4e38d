//! The messages of a frame: handshake, origin, answers, a port of one's own, and the height in the words of every host.

use browser_tests::{Browser, View, teaching_site, with_browser_at};
use serde_json::{Value, json};

/// Puts a frame of this fragment, and nothing else, on a page without a helper; keeps what the frame says.
async fn open(browser: &Browser, fragment: &str) {
    browser.visit("index.html").await;
    let body = "
        const script = document.querySelector('script[type=module]').src;
        const frame = document.createElement('iframe');
        frame.style.cssText = 'width: 500px; height: 400px';
        frame.src = new URL(`embed.html#${arguments[0]}`, script).href;
        window.said = [];
        addEventListener('message', ({ source, data }) => source === frame.contentWindow && said.push(data));
        window.tell = (message, ...ports) => frame.contentWindow.postMessage({ sessa: 1, id: 'b', ...message }, '*', ports);
        window.ofType = (type) => said.filter((message) => message.type === type);
        document.body.replaceChildren(frame);";
    browser.evaluate(body, [json!(fragment)]).await;
}

async fn wait(browser: &Browser, condition: &str) {
    browser
        .wait_until(condition, async || {
            browser.evaluate(condition, []).await == true
        })
        .await;
}

async fn tell(browser: &Browser, message: Value) {
    browser.evaluate("tell(arguments[0])", [message]).await;
}

#[test]
fn a_frame_is_greeted_and_answers_each_request_once() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        open(browser, "id=b&moves=e4+e5+Nf3+Nc6").await;
        wait(browser, "return ofType('ready').length > 1").await;
        tell(browser, json!({ "type": "hello" })).await;
        wait(browser, "return ofType('loaded').length === 1").await;
        let welcome = "return [ofType('welcome'), ofType('loaded')]";
        assert_eq!(
            browser.evaluate(welcome, []).await,
            json!([
                [{ "sessa": 1, "id": "b", "type": "welcome", "version": 1, "storage": "memory" }],
                [{ "sessa": 1, "id": "b", "type": "loaded", "mode": "game" }],
            ])
        );
        for message in [
            json!({ "type": "goto", "ply": 3, "request": 1 }),
            json!({ "type": "goto", "ply": 1e9, "request": 2 }),
            json!({ "type": "goto", "ply": -5, "request": "three" }),
            json!({ "type": "dance", "request": 4 }),
            json!({ "type": "load", "fen": "nonsense", "request": 5 }),
        ] {
            tell(browser, message).await;
        }
        wait(browser, "return ofType('refused').length === 2").await;
        tell(
            browser,
            json!({ "type": "load", "moves": "d4 d5", "ply": 2, "request": 6 }),
        )
        .await;
        wait(browser, "return ofType('done').length === 4").await;
        tell(browser, json!({ "type": "state", "request": 7 })).await;
        // For another frame, of another version, and without a request as in the first days.
        for message in [
            json!({ "type": "state", "id": "other", "request": 8 }),
            json!({ "type": "state", "sessa": 2, "request": 9 }),
            json!({ "type": "flip" }),
            json!({ "type": "state" }),
        ] {
            tell(browser, message).await;
        }
        wait(
            browser,
            "return ofType('done').length === 5 && ofType('state').length === 1",
        )
        .await;
        let answers = "
            const answers = said.filter(({ request }) => request !== undefined);
            answers.sort((one, other) => String(one.request).localeCompare(String(other.request)));
            return answers.map(({ request, type, ply, code }) => [request, type, ply ?? code]);";
        assert_eq!(
            browser.evaluate(answers, []).await,
            json!([
                [1, "done", 3],
                [2, "done", 4],
                [4, "refused", "command"],
                [5, "refused", "fen"],
                [6, "done", 2],
                [7, "done", 2],
                ["three", "done", 0],
            ])
        );
        // A frame of a site keeps nothing there.
        let kept = async || browser.evaluate("return localStorage.length", []).await;
        assert_eq!(browser.in_frame("iframe", kept).await, 0);
    });
}

#[test]
fn a_port_takes_over_the_conversation() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        open(browser, "id=b&moves=e4+e5").await;
        // The board was there before the page was.
        wait(browser, "return ofType('loaded').length > 0").await;
        let body = "
            const { port1, port2 } = new MessageChannel();
            said.length = 0;
            window.piped = [];
            port1.onmessage = ({ data }) => piped.push(data);
            window.port = port1;
            tell({ type: 'hello' }, port2);";
        browser.evaluate(body, []).await;
        wait(
            browser,
            "return piped.some(({ type }) => type === 'welcome') && piped.some(({ type }) => type === 'loaded')",
        )
        .await;
        browser
            .evaluate(
                "port.postMessage({ sessa: 1, id: 'b', type: 'goto', ply: 2, request: 1 })",
                [],
            )
            .await;
        wait(
            browser,
            "return piped.some(({ type, ply, request }) => type === 'done' && ply === 2 && request === 1)",
        )
        .await;
        let outside =
            "return said.filter(({ type }) => ['welcome', 'loaded', 'done'].includes(type)).length";
        assert_eq!(browser.evaluate(outside, []).await, 0);
    });
}

#[test]
fn a_frame_hears_its_own_page_and_the_origin_that_it_names() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        // The page's own origin.
        open(browser, "id=b&moves=e4+e5").await;
        let origin = browser.ask("return location.origin", []).await;
        open(browser, &format!("id=b&host={origin}&moves=e4+e5")).await;
        wait(browser, "return ofType('loaded').length === 1").await;
        // Another frame of the page is not the page.
        let stranger = "
            const stranger = document.createElement('iframe');
            stranger.srcdoc = `<script>parent.frames[0].postMessage({ sessa: 1, id: 'b', type: 'goto', ply: 2 }, '*');</script>`;
            document.body.append(stranger);
            return new Promise((loaded) => (stranger.onload = () => loaded(true)));";
        browser.evaluate(stranger, []).await;
        tell(browser, json!({ "type": "state", "request": 1 })).await;
        wait(browser, "return ofType('done').length === 1").await;
        assert_eq!(
            browser.evaluate("return ofType('done')[0].ply", []).await,
            0
        );

        // Another origin, with or without its scheme, or none at all: nobody is heard, and the board and its height are there.
        for host in ["https://other.example", "other.example", "%20"] {
            open(browser, &format!("id=b&host={host}&moves=e4+e5")).await;
            wait(
                browser,
                "return said.some((text) => typeof text === 'string' && JSON.parse(text).subject === 'lti.frameResize')",
            )
            .await;
            tell(browser, json!({ "type": "state", "request": 1 })).await;
            let square = async || {
                let body = "return document.querySelector('sessa-board').shadowRoot?.querySelector('.square') != null";
                browser.evaluate(body, []).await == true
            };
            browser
                .wait_until("the board", async || {
                    browser.in_frame("iframe", square).await
                })
                .await;
            assert_eq!(
                browser
                    .evaluate("return said.filter(({ sessa }) => sessa).length", [])
                    .await,
                0,
                "{host}"
            );
        }
        // The browser tells of messages that are for nobody.
        let errors = browser.take_errors().await;
        assert!(
            errors.iter().all(|line| line.contains("postMessage")),
            "{errors:?}"
        );
    });
}

#[test]
fn the_height_is_told_in_the_words_of_every_host() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        // WordPress writes a secret behind the address.
        open(
            browser,
            "id=b&fen=4k3/8/8/8/8/8/8/R3K3+w+-+-+0+1&drawings=Rd8#?secret=abc123",
        )
        .await;
        wait(browser, "return ofType('loaded').length === 1").await;
        // H5P: a greeting from both, then a height that the page prepares for.
        wait(
            browser,
            "return said.some(({ context, action }) => context === 'h5p' && action === 'hello')",
        )
        .await;
        let h5p = "document.querySelector('iframe').contentWindow.postMessage({ context: 'h5p', action: arguments[0] }, '*')";
        browser.evaluate(h5p, [json!("hello")]).await;
        wait(
            browser,
            "return said.some(({ action }) => action === 'prepareResize')",
        )
        .await;
        browser.evaluate(h5p, [json!("resizePrepared")]).await;
        wait(
            browser,
            "return said.some(({ context, action }) => context === 'h5p' && action === 'resize')",
        )
        .await;
        let heights = "
            const last = (list) => list[list.length - 1];
            const height = last(ofType('resize')).height;
            const lti = said.filter((text) => typeof text === 'string').map((text) => JSON.parse(text));
            const h5p = (action) => last(said.filter((message) => message.action === action)).scrollHeight;
            return [
                height > 400,
                last(lti.filter(({ subject }) => subject === 'lti.frameResize')).height === height,
                last(said.filter(({ message, secret }) => message === 'height' && secret === 'abc123')).value === height,
                h5p('prepareResize') === height,
                h5p('resize') === height,
            ];";
        assert_eq!(browser.evaluate(heights, []).await, json!(vec![true; 5]));
        // A narrower frame is lower, and says so.
        let narrower = "
            const last = ofType('resize').pop().height;
            document.querySelector('iframe').style.width = '300px';
            window.isLower = () => ofType('resize').pop().height < last;";
        browser.evaluate(narrower, []).await;
        wait(browser, "return isLower()").await;
    });
}
