//! Share or embed: a board for somebody else's page, from the analysis board and from a puzzle.

use browser_tests::{Browser, TestServer, View, with_browser, with_browser_at};
use serde_json::json;

const GAME: &str = "[White \"Anna\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0";

/// Opens "Share or embed" from the analysis board, at the position before the mate.
async fn embed_game(browser: &Browser) {
    let kept = json!({ "pgn": GAME, "path": vec![0; 6], "black": false, "origin": "" });
    browser.store("sessa.analysis", &kept.to_string()).await;
    browser.visit("#analysis").await;
    browser
        .wait_for("section[data-screen=analysis] .board")
        .await;
    browser.press("[data-action=game-menu]").await;
    browser.press("[data-action=embed]").await;
    wait_for_frame(browser, ".embed").await;
}

/// Waits until the board in the preview shows what this selector names.
async fn wait_for_frame(browser: &Browser, selector: &str) {
    let body = "
        const frame = document.querySelector('.embedding-preview iframe');
        const board = frame?.contentDocument?.querySelector('sessa-board');
        return Boolean(board?.shadowRoot?.querySelector(arguments[0]));";
    browser
        .wait_until(selector, async || {
            browser.evaluate(body, [json!(selector)]).await == true
        })
        .await;
}

async fn code(browser: &Browser) -> String {
    let body = "return document.querySelector('.embedding-code').value";
    browser.ask(body, []).await
}

#[test]
fn a_game_for_another_page() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        embed_game(browser).await;
        let element = code(browser).await;
        assert!(element.contains("mode=\"game\"\n  ply=\"6\""), "{element}");
        assert!(element.contains("4. Qxf7#"), "{element}");
        assert!(element.contains("/embed/sessa.js\"></script>"), "{element}");
        // The room of the board is kept before the script comes.
        let (sheet, _) = element
            .split_once(">\n<sessa-board")
            .expect("a sheet first");
        assert!(
            sheet.starts_with("<link rel=\"stylesheet\" href=\"http"),
            "{sheet}"
        );
        assert!(sheet.ends_with("/embed/room.css\""), "{sheet}");
        browser.assert_accessible("embedding").await;
        // The HTML has the address of the server, which is another at every run.
        browser.press("[data-tab-of=picture]").await;
        browser.assert_matches_reference("embedding").await;
        browser.press("[data-tab-of=element]").await;

        // The next move of the game becomes a puzzle.
        browser.press(".embedding-modes [value=puzzle]").await;
        browser
            .wait_until("the puzzle", async || {
                code(browser).await.contains("moves=\"h5f7\"")
            })
            .await;
        wait_for_frame(browser, "[data-mode=puzzle], .embed").await;

        browser.press("[data-tab-of=frame]").await;
        let frame = code(browser).await;
        assert!(frame.contains("embed.html#mode=puzzle&amp;fen="), "{frame}");
        browser.press("[data-tab-of=link]").await;
        let link = code(browser).await;
        let (_, hash) = link.split_once('#').expect("a link");
        assert!(hash.starts_with("puzzles/set?link=1~1~"), "{link}");

        // Back leads to where it was opened.
        browser.back().await;
        browser
            .wait_for("section[data-screen=analysis] .board")
            .await;
        // The link opens what it names.
        browser.visit(&format!("#{hash}")).await;
        browser.wait_for(".set-puzzles li").await;
    });
}

#[test]
fn a_game_from_the_robot_by_touch() {
    with_browser(View::PHONE, async |browser| {
        browser
            .visit("#embed?mode=play&fen=6k1%2F5ppp%2F8%2F8%2F8%2F8%2F5PPP%2F4R1K1%20w%20-%20-%200%201&level=2")
            .await;
        wait_for_frame(browser, ".board").await;
        assert!(!browser.is_there(".embedding-modes [value=game]").await);
        browser.set(".embedding [name=level]", "5").await;
        browser.set(".embedding [name=scheme]", "dark").await;
        browser
            .wait_until("the level", async || {
                let code = code(browser).await;
                code.contains("level=\"5\"") && code.contains("color-scheme: dark")
            })
            .await;
        browser.assert_accessible("embedding-phone").await;

        // Nothing is wider than the phone, at whatever width of the page.
        browser.press("[name=preview-width][value='1000']").await;
        let body = "return document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(browser.evaluate(body, []).await, true);
    });
}

#[test]
fn a_board_as_a_picture() {
    with_browser(View::LAPTOP, async |browser| {
        browser
            .visit("#embed?mode=diagram&drawings=Ge1e8,Rg8&fen=6k1%2F5ppp%2F8%2F8%2F8%2F8%2F5PPP%2F4R1K1%20w%20-%20-%200%201")
            .await;
        wait_for_frame(browser, ".board").await;
        browser.press("[data-tab-of=picture]").await;
        // What would be saved is looked at instead.
        let saved = "
            const { promise, resolve } = Promise.withResolvers();
            const create = URL.createObjectURL;
            const click = HTMLAnchorElement.prototype.click;
            let last;
            URL.createObjectURL = (blob) => { last = blob; return create.call(URL, blob); };
            HTMLAnchorElement.prototype.click = function () { resolve(last); };
            document.querySelector(`[data-action=${arguments[0]}]`).click();
            const blob = await promise;
            URL.createObjectURL = create;
            HTMLAnchorElement.prototype.click = click;
            if (blob.type === 'image/svg+xml') return blob.text();
            const bitmap = await createImageBitmap(blob);
            const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
            const context = canvas.getContext('2d');
            context.drawImage(bitmap, 0, 0);
            const at = (x, y) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3).join();
            return [blob.type, bitmap.width, at(10, 300), at(300, 10), at(300, 300)].join(' ');";
        let svg = browser.ask(saved, [json!("save-svg")]).await;
        assert!(svg.starts_with("<svg "), "{svg}");
        assert_eq!(svg.matches("<svg ").count(), 10, "the board and its pieces");
        assert_eq!(svg.matches("<path fill=\"#").count(), 2, "the drawings");
        let png = browser.ask(saved, [json!("save-png")]).await;
        let parts: Vec<_> = png.split(' ').collect();
        assert_eq!(parts[..2], ["image/png", "1920"], "{png}");
        // a7 is dark as b8 is; b7 is light.
        assert_eq!(parts[2], parts[3], "{png}");
        assert_ne!(parts[2], parts[4], "{png}");
        // The picture of a lesson is its first board: here a rook alone.
        browser.visit("#embed?lesson=rook").await;
        browser.wait_for(".embedding-modes [value=lesson]").await;
        browser.press("[data-tab-of=picture]").await;
        let svg = browser.ask(saved, [json!("save-svg")]).await;
        assert_eq!(svg.matches("<svg ").count(), 2, "the board and one piece");
    });
}

#[test]
fn a_set_of_puzzles_for_another_page() {
    with_browser(View::LAPTOP, async |browser| {
        browser
            .visit("#puzzles/set?link=1~2~00000000~Rooks~6k1/3q1pp1/7p/8/8/8/5PPP/3R2K1_w_-_-_0_1..d1d7~6k1/5ppp/8/8/8/8/5PPP/4R1K1_w_-_-_0_1..e1e8")
            .await;
        browser.press("[data-action=keep-set]").await;
        browser.press("[data-action=embed]").await;
        wait_for_frame(browser, "[data-mode=puzzle] [data-action=hint]").await;
        let element = code(browser).await;
        assert!(
            element.contains("puzzles=\"6k1/3q1pp1/7p/8/8/8/5PPP/3R2K1 w - - bm Rxd7;"),
            "{element}"
        );
        assert!(element.contains("bm Re8#;"), "{element}");
        // A set is nothing else.
        assert_eq!(browser.count(".embedding-modes input").await, 1);
        browser.set(".embedding [name=theme]", "plum").await;
        browser.set(".embedding [name=pieces]", "modern").await;
        wait_for_frame(browser, ".board[data-board=plum][data-pieces=modern]").await;
        let element = code(browser).await;
        assert!(
            element.contains("theme=\"plum\"\n  pieces=\"modern\""),
            "{element}"
        );
        browser.press("[data-tab-of=link]").await;
        let link = code(browser).await;
        let (_, hash) = link.split_once('#').expect("a link");
        assert!(hash.starts_with("puzzles/set?link=1~2~"), "{link}");
        assert!(hash.contains("~Rooks~"), "the name of the set: {link}");
        let place = browser
            .attribute(".places [aria-current=page]", "data-action")
            .await;
        assert_eq!(place, "puzzles", "it came from there");
    });
}

#[test]
fn the_code_and_its_button_are_in_sight_before_the_preview() {
    let tablet = View {
        width: 1024,
        height: 768,
        ..View::LAPTOP
    };
    with_browser(tablet, async |browser| {
        browser.visit("#embed?mode=diagram").await;
        wait_for_frame(browser, ".board").await;
        let in_sight = "
            return ['.embedding-code', '[data-action=copy]'].every((one) => {
                const { top, bottom } = document.querySelector(one).getBoundingClientRect();
                return top >= 0 && bottom <= innerHeight;
            });";
        assert_eq!(browser.evaluate(in_sight, []).await, true);
    });
}

#[test]
fn without_its_page_the_preview_says_so_and_the_code_is_there() {
    let server = TestServer::new("/");
    server.lose(Some("embed/embed.html"));
    with_browser_at(&server.url, View::LAPTOP, async |browser| {
        browser.visit("#embed?mode=diagram").await;
        browser
            .wait_for_text(
                ".embedding-lacking[role=status]",
                "The preview needs a network. What you copy here works all the same.",
            )
            .await;
        assert_eq!(browser.count(".embedding iframe").await, 0);
        assert!(code(browser).await.contains("<sessa-board"));
        browser.assert_accessible("embedding-lacking").await;
        let errors = browser.take_errors().await;
        assert!(
            errors.iter().all(|error| error.contains("embed.html")),
            "{errors:?}"
        );
    });
}
