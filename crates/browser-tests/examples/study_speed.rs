//! Benchmark of what comes after a game, in Chromium: a long game opened, a game reviewed, a large library sorted and scrolled.
//! Part of `cargo xtask bench study`. It prints a figure a line, its name and its value.

use browser_tests::layout::window;
use browser_tests::with_browser_alone;
use serde_json::{Value, json};

/// A game of 40 moves between two weak robots of ours.
const GAME: &str = "1. Na3 g5 2. b3 Bg7 3. Nf3 Nf6 4. d4 Na6 5. Nxg5 d6 6. Nb5 c5 7. Bd2 h6 8. Nxf7 Kxf7 9. Nc7 Nxc7 10. e3 Bf5 \
    11. a4 cxd4 12. h3 e5 13. exd4 exd4 14. Bd3 Bxd3 15. cxd3 Re8+ 16. Kf1 Ncd5 17. Qc1 Nf4 18. Bxf4 Rc8 19. Kg1 \
    Rxc1+ 20. Rxc1 Nd5 21. Bh2 Qg5 22. Rb1 Be5 23. Bxe5 dxe5 24. h4 Qd2 25. Rh3 Ke6 26. h5 Nb4 27. Rb2 Qxb2 28. f4 \
    exf4 29. Rf3 Ke5 30. Re3+ fxe3 31. Kh1 e2 32. Kh2 Nxd3 33. b4 Nxb4 34. a5 Rg8 35. g4 d3 36. Kg2 e1=Q+ 37. Kh3 \
    d2 38. g5 Qh1+ 39. Kg3 Rxg5+ 40. Kf2 d1=N# 0-1";

/// Opens a game of 300 moves with 1,000 variations; answers with the milliseconds to the frame that shows moves of it.
const OPEN: &str = "
    const moves = (first, second) => (number) => (number % 2 ? first : second);
    const [white, black] = [moves('Nf3', 'Ng1'), moves('Nf6', 'Ng8')];
    const [aside, reply] = [moves('Nc3', 'Nd4'), moves('Nc6', 'Nd5')];
    let left = 1000;
    const text = Array.from({ length: 300 }, (_, index) => {
        const number = index + 1;
        const beside = (write) => ['a', 'h'].filter(() => left-- > 0).map(write).join(' ');
        const first = beside((file) =>
            `(${number}. ${file}3 ${file}6 ${number + 1}. ${file}4 ${file}5 ${number + 2}. ${aside(number)})`);
        const second = beside((file) =>
            `(${number}... ${file}6 ${number + 1}. ${file}3 ${file}5 ${number + 2}. ${file}4 ${reply(number)})`);
        return `${number}. ${white(number)} ${first} ${black(number)} ${second}`;
    }).join(' ');
    document.querySelector('section.screen [name=pgn]').value = `${text} *`;
    const began = performance.now();
    document.querySelector('section.screen [data-action=open-pgn]').click();
    return new Promise((done) => {
        const look = () => {
            const list = document.querySelector('.an-moves');
            const shown = list?.checkVisibility() && list.querySelectorAll('[data-node]').length > 100;
            if (shown) requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
            else requestAnimationFrame(look);
        };
        look();
    });";

/// Begins the review; answers with the seconds to its first mistake and to its end.
const REVIEW: &str = "
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    document.querySelector('[data-action=open-review]').click();
    let first;
    return new Promise((done) => {
        const look = () => {
            if (document.querySelector('.verdict-bar[data-verdict=wrong]')) first ??= seconds();
            if (document.querySelector('.review-told')?.textContent) done([first, seconds()]);
            else setTimeout(look, 50);
        };
        look();
    });";

/// Puts this number of games into the library.
const FILL: &str = "
    const [count] = arguments;
    const names = ['Anna', 'Banu', 'Chandra', 'Dora', 'Elif', 'Farid', 'Gita', 'Hana', 'Ines', 'Jonas'];
    const openings = ['B50 Sicilian Defence', 'C50 Italian Game', 'A00 Barnes Opening'];
    return new Promise((done, fail) => {
        indexedDB.open('sessa').onsuccess = ({ target: { result: database } }) => {
            const filling = database.transaction(['games', 'rows'], 'readwrite');
            const [games, rows] = ['games', 'rows'].map((name) => filling.objectStore(name));
            for (let index = 0; index < count; index++) {
                const key = `pgn-${String((index * 7919) % 1000003).padStart(8, '0').repeat(4)}`;
                const [white, black] = [names[index % 10], names[(index * 7 + 3) % 10]];
                games.put(`[White \"${white}\"]\\n[Black \"${black}\"]\\n\\n1. e4 e5 2. Nf3 *\\n`, key);
                const row = {
                    key, kind: 'imported', names: [`${white} ${index}`, `${black} ${index}`], players: ['person', 'person'],
                    elo: [2000 + (index % 800), 1900 + ((index * 13) % 900)], event: `Open ${index}`,
                    date: `${1950 + (index % 70)}.01.11`, result: ['1-0', '0-1', '1/2-1/2'][index % 3], plies: 3 + (index % 140),
                    moves: '1.e4 e5 2.Nf3', opening: openings[index % 3],
                    men: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R', changed: 1700000000000 + index,
                };
                rows.put(JSON.stringify(row), key);
            }
            filling.oncomplete = () => done(true);
            filling.onabort = () => fail(filling.error);
        };
    });";

/// Sorts the library by this header; answers with the seconds until another game stands first.
const SORT: &str = "
    const [name] = arguments;
    const first = () => document.querySelector('[data-row]')?.dataset.row;
    const [before, began] = [first(), performance.now()];
    document.querySelector(`[data-sort=${name}]`).click();
    return new Promise((done) => {
        const look = () => {
            const now = first();
            if (now && now !== before) done((performance.now() - began) / 1000);
            else requestAnimationFrame(look);
        };
        look();
    });";

/// Scrolls the library slowly, then fast, to its end.
const SCROLL: &str = "
    const list = document.querySelector('[data-list]');
    return new Promise((done) => {
        let frame = 0;
        const step = () => {
            frame += 1;
            list.scrollTop += frame < 200 ? 120 : 9000;
            if (frame < 320) requestAnimationFrame(step);
            else setTimeout(() => done(true), 1000);
        };
        step();
    });";

fn main() {
    with_browser_alone(window(1440, 900), async |browser| {
        browser.open().await;
        browser.visit("#analysis").await;
        browser.wait_for(".board .square").await;
        for action in ["game-menu", "paste"] {
            browser
                .press(&format!("section.screen [data-action={action}]"))
                .await;
        }
        browser.wait_for("section.screen [name=pgn]").await;
        tell("open", &browser.evaluate(OPEN, []).await);

        let hash = format!("#pgn={}", GAME.replace(' ', "_"));
        browser.visit(&hash).await;
        browser.wait_for(".an-moves [data-node]").await;
        browser.press("section.screen [data-action=last]").await;
        let times = browser.evaluate(REVIEW, []).await;
        tell("first", &times[0]);
        tell("done", &times[1]);

        browser.visit("#library").await;
        browser
            .wait_for("section.screen :is([data-row], [data-empty])")
            .await;
        browser.evaluate(FILL, [json!(30_000)]).await;
        browser.open().await;
        browser.visit("#library").await;
        browser.wait_for_games(30_000).await;
        browser.watch_long_tasks().await;
        let mut slowest = 0.0_f64;
        for name in ["white", "white-elo", "opening"] {
            let time = browser.evaluate(SORT, [json!(name)]).await;
            slowest = slowest.max(time.as_f64().expect("a time"));
        }
        tell("sort", &json!(slowest));
        tell("sorting", &json!(browser.longest_task().await));
        browser.evaluate(SCROLL, []).await;
        tell("scrolling", &json!(browser.longest_task().await));
    });
}

fn tell(name: &str, value: &Value) {
    println!("{name} {:.3}", value.as_f64().expect("a figure"));
}
