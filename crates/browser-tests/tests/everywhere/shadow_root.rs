//! A board in a shadow root: what the style sheets need of it is on its own element.

use browser_tests::{View, with_browser};
use serde_json::json;

#[test]
fn a_board_in_a_shadow_root_keeps_its_own_look() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.wait_for(".squares .square").await;
        let body = "
            const board = document.querySelector('.board').cloneNode(true);
            Object.assign(board.dataset, { board: 'green', pieces: 'modern' });
            const archbishop = document.createElement('i');
            archbishop.className = 'piece';
            Object.assign(archbishop.dataset, { square: 'd4', color: 'white', role: 'archbishop' });
            board.querySelector('.pieces').append(archbishop);
            const host = document.body.appendChild(document.createElement('div'));
            host.style.width = host.style.height = '320px';
            const root = host.attachShadow({ mode: 'open' });
            const sheets = ['themes.css', 'board.css'].map((name) => {
                const link = document.createElement('link');
                Object.assign(link, { rel: 'stylesheet', href: './' + name });
                return new Promise((done) => {
                    link.onload = done;
                    root.append(link);
                });
            });
            return Promise.all(sheets).then(() => {
                root.append(board);
                // As whoever brings other pieces along draws them.
                const own = new CSSStyleSheet();
                own.replaceSync('[data-color=white][data-role=archbishop] { background-image: var(--wB); }');
                root.adoptedStyleSheets = [own];
                const look = (board) => {
                    const area = board.getBoundingClientRect();
                    const piece = (name) => board.querySelector(`.piece[data-color=white][data-role=${name}]`);
                    const picture = (name) => getComputedStyle(piece(name)).backgroundImage
                        .replace(/.*pieces\\/(.*)\\.svg.*/, '$1');
                    const place = (name) => {
                        const { left, top, width } = piece(name).getBoundingClientRect();
                        return [left - area.left, top - area.top].map((far) => Math.round(far / width));
                    };
                    const green = getComputedStyle(board).getPropertyValue('--square-light').includes('#ecedd6');
                    return [green, ...['king', 'archbishop'].filter(piece).map((name) => [picture(name), place(name)])];
                };
                return [document.querySelector('.board'), board].map(look);
            });";
        assert_eq!(
            browser.evaluate(body, []).await,
            json!([
                [false, ["staunton/wK", [4, 7]]],
                [true, ["modern/wK", [4, 7]], ["modern/wB", [3, 4]]],
            ])
        );
    });
}
