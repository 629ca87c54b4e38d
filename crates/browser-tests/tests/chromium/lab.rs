//! The laboratory: the whole story by mouse, touch and keyboard, files in and out, what stops and goes on, bad games; barriers and looks.

mod keeping;

use browser_tests::{Browser, TestServer, View, with_browser, with_browser_at};
use serde_json::{Value, json};

/// Keeps hold of the laboratory's workers.
const WATCH_WORKERS: &str = "
    const Real = Worker;
    window.laboratories = [];
    window.Worker = class extends Real {
        constructor(...args) {
            super(...args);
            if (String(args[0]).includes('/lab.')) window.laboratories.push(this);
        }
    };";

async fn open(browser: &Browser) {
    browser.visit("#lab").await;
    browser.wait_for(".lab [data-action=lab-own]").await;
}

/// Waits until the values have been doubted, and nothing is being done.
async fn wait_idle(browser: &Browser) {
    browser
        .wait_until("the values to be doubted", async || {
            let figure = browser.text("[data-action=lab-doubt] small").await;
            !figure.is_empty() && !browser.is_there(".lab .progress").await
        })
        .await;
}

async fn step(browser: &Browser, name: &str) {
    browser.press(&format!("[data-action=lab-{name}]")).await;
    browser
        .wait_for(&format!(".lab-step[data-step={name}]"))
        .await;
}

async fn next(browser: &Browser, name: &str) {
    browser.press("[data-action=lab-next]").await;
    browser
        .wait_for(&format!(".lab-step[data-step={name}]"))
        .await;
}

/// Hands a file to the laboratory. What is evaluated to its text is a body of a function.
async fn upload(browser: &Browser, text: &str, arguments: impl Into<Vec<Value>>) {
    let body = format!(
        "
        const text = (() => {{ {text} }})();
        const field = document.querySelector('[name=lab-file]');
        const files = new DataTransfer();
        files.items.add(new File([text], 'mine.pgn'));
        field.files = files.files;
        field.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    browser.evaluate(&body, arguments).await;
}

async fn fact(browser: &Browser, name: &str) -> String {
    browser.text(&format!(".lab [data-fact={name}] dd")).await
}

/// The figures of the plot of values.
async fn values(browser: &Browser) -> String {
    browser.text("[data-plot=values] desc").await
}

async fn read_own_games(browser: &Browser) {
    open(browser).await;
    browser.press("[data-action=lab-own]").await;
    browser.wait_for(".lab [data-counts]").await;
}

/// Forgets the experiment.
async fn begin_anew(browser: &Browser) {
    step(browser, "games").await;
    browser.press("[data-action=lab-new]").await;
    browser
        .wait_until("an empty laboratory", async || {
            !browser.is_there(".lab [data-counts]").await
        })
        .await;
}

#[test]
fn the_whole_story_by_mouse() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser).await;
        let has_worker = async || {
            let body = "return performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/lab.js'))";
            browser.evaluate(body, []).await == true
        };
        assert!(!has_worker().await, "nobody has asked for values yet");
        assert_eq!(
            browser.text(".lab-head h2").await,
            "What is a knight worth?"
        );
        // Other people's values stand there from the first step; those of the games, and their doubt, come to them.
        let marks = async |mark: &str| browser.count(&format!("[data-plot=values] .{mark}")).await;
        assert_eq!(marks("lab-published").await, 4);
        assert_eq!(marks("lab-dot").await, 0);
        browser.press("[data-action=lab-own]").await;
        browser.wait_for(".lab [data-counts]").await;
        assert!(has_worker().await);
        assert_eq!(browser.text(".lab-head h2").await, "Which games?");
        browser
            .wait_until("the games' values in the plot", async || {
                marks("lab-dot").await == 4
            })
            .await;
        assert_eq!(fact(browser, "lab-games").await, "3,000");
        assert_eq!(fact(browser, "lab-positions").await, "20,159");
        next(browser, "filter").await;
        next(browser, "rows").await;
        browser.press("[data-action=lab-fit-alpha]").await;
        browser
            .wait_for_text(".lab-alpha span", "Steepness 0.57")
            .await;
        next(browser, "fit").await;
        assert_eq!(browser.count(".lab-plot").await, 2);
        next(browser, "doubt").await;
        wait_idle(browser).await;
        let told = values(browser).await;
        for figures in [
            "Knight 347.1 313.0 388.2",
            "Bishop 349.0",
            "Rook 472.9",
            "Queen 901.0",
        ] {
            assert!(told.contains(figures), "{told}");
        }
        browser.press(".lab [name=bishop-pair]").await;
        wait_idle(browser).await;
        browser
            .wait_until("the pair to change the values", async || {
                values(browser).await != told
            })
            .await;
        next(browser, "meaning").await;
        assert_eq!(browser.count(".lab-relations tbody tr").await, 10);
        assert!(
            browser
                .is_there(".lab-relations [data-finding=holds]")
                .await
        );
        assert!(
            browser
                .is_there(".lab-relations [data-finding=cannot-tell]")
                .await
        );
        next(browser, "play").await;
        browser.set(".lab [name=nodes]", "200").await;
        browser.set(".lab [name=games]", "20").await;
        browser.press(".lab-match [data-action=lab-match]").await;
        browser.wait_for(".lab [data-verdict]").await;
        browser.wait_for(".lab-match [data-action=lab-match]").await;
        let figures = browser
            .ask(
                "return [...document.querySelectorAll('.lab-step .lab-facts dd')].reduce((sum, one) => sum + Number(one.textContent), 0)",
                [],
            )
            .await;
        assert_eq!(figures, "20");
        for before in ["meaning", "doubt", "fit"] {
            browser.back().await;
            browser
                .wait_for(&format!(".lab-step[data-step={before}]"))
                .await;
        }
    });
}

#[test]
fn on_a_phone_by_touch() {
    with_browser(View::PHONE, async |browser| {
        read_own_games(browser).await;
        for name in ["filter", "rows", "fit", "doubt"] {
            next(browser, name).await;
        }
        wait_idle(browser).await;
        browser
            .press("[data-plot=values] .lab-point:nth-of-type(1) .lab-hit")
            .await;
        browser
            .wait_until("a value to be read out", async || {
                let body = "return [...document.querySelectorAll('[data-plot=values] .lab-read')]
                    .some((text) => getComputedStyle(text).visibility === 'visible')";
                browser.evaluate(body, []).await == true
            })
            .await;
        browser.assert_accessible("lab-phone").await;
        browser.press(".screen-head [data-action=up]").await;
        browser.wait_for("section[data-screen=analysis]").await;
    });
}

#[test]
fn by_keyboard() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser).await;
        browser.focus("[data-action=lab-own]").await;
        browser.keys("Enter").await;
        browser
            .wait_for("[data-action=lab-next]:not([disabled])")
            .await;
        browser.focus("[data-action=lab-next]").await;
        browser.keys("Enter").await;
        browser
            .wait_for(".lab-step[data-step=filter] h2:focus")
            .await;
        browser.keys("Tab Tab Enter").await;
        browser.wait_for(".lab-step[data-step=rows] h2:focus").await;
    });
}

#[test]
fn every_step_has_no_barriers_and_looks_as_it_should() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser).await;
        browser.assert_accessible("lab-games").await;
        read_own_games(browser).await;
        wait_idle(browser).await;
        for name in ["filter", "rows", "fit", "meaning", "play", "doubt"] {
            step(browser, name).await;
            browser.assert_accessible(&format!("lab-{name}")).await;
        }
        // Nothing is read out while the pointer rests elsewhere.
        browser.hover("#screen-lab").await;
        browser.assert_matches_reference("lab").await;
    });
}

#[test]
fn games_of_ones_own_with_a_broken_one() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser).await;
        let won = "1. e4 d5 2. exd5 Nf6 3. Nc3 a6 1-0";
        let lost = "1. d4 e5 2. dxe5 Nc6 3. Nf3 a6 0-1";
        let drawn = "1. e4 e5 1/2-1/2";
        let text = format!("{won}\n\n{lost}\n\n{drawn}\n\n1. e4 Ke3 1-0\n\n1. e4 *\n");
        upload(browser, "return arguments[0]", [json!(text)]).await;
        browser.wait_for(".lab [data-counts]").await;
        assert_eq!(fact(browser, "lab-won-white").await, "1");
        assert_eq!(fact(browser, "lab-won-black").await, "1");
        assert_eq!(fact(browser, "lab-drawn").await, "1");
        assert_eq!(fact(browser, "lab-unfinished").await, "1");
        assert!(browser.text(".lab-faults summary").await.contains('1'));
        step(browser, "doubt").await;
        // Two games say little.
        browser.wait_for(".lab-warning").await;

        step(browser, "games").await;
        upload(browser, "return arguments[0]", [json!(drawn)]).await;
        browser.wait_for(".lab-trouble").await;
        upload(browser, "return 'no games at all'", []).await;
        browser
            .wait_for_text(
                ".lab-trouble",
                "No game has a quiet position. Add games, or ask for fewer quiet half-moves.",
            )
            .await;
    });
}

#[test]
fn an_experiment_saved_and_opened_gives_the_same_figures() {
    with_browser(View::LAPTOP, async |browser| {
        browser
            .visit("#lab?draws=half&terms=bishop-pair&alpha=0.5&resamples=50")
            .await;
        browser.wait_for("[data-action=lab-own]").await;
        browser.press("[data-action=lab-own]").await;
        browser.wait_for(".lab [data-counts]").await;
        wait_idle(browser).await;
        step(browser, "doubt").await;
        let told = values(browser).await;
        step(browser, "meaning").await;
        let saved = browser.download_of("lab-save-experiment").await;
        assert!(saved.contains("\"draws\":\"half\""));
        let rows = browser.download_of("lab-save-rows").await;
        assert_eq!(rows.lines().count(), 20_159);
        assert!(
            browser
                .download_of("lab-save-log")
                .await
                .contains("0.69314")
        );

        begin_anew(browser).await;
        upload(browser, "return arguments[0]", [json!(saved)]).await;
        browser.wait_for(".lab [data-counts]").await;
        wait_idle(browser).await;
        step(browser, "doubt").await;
        assert_eq!(values(browser).await, told);
        assert_eq!(browser.text(".lab-alpha span").await, "Steepness 0.50");
        assert_eq!(
            browser
                .evaluate(
                    "return document.querySelector('[name=bishop-pair]').checked",
                    []
                )
                .await,
            true
        );
    });
}

/// Stops the reading of games as soon as some have been read: it may be over before a driver has found the button.
const STOP_IN_THE_MIDST: &str = "
    new MutationObserver((_, observer) => {
        const progress = document.querySelector('.lab .progress');
        if (progress?.querySelector('progress').value > 0) {
            observer.disconnect();
            progress.querySelector('[data-action=stop]').click();
        }
    }).observe(document.body, { subtree: true, childList: true, attributes: true });";

#[test]
fn what_is_stopped_keeps_what_was_read_and_can_go_on() {
    with_browser(View::LAPTOP, async |browser| {
        open(browser).await;
        let many = "
            const game = '1. e4 d5 2. exd5 Nf6 3. Nc3 Nxd5 4. Nxd5 Qxd5 5. d3 a6 6. Be3 b6 7. a3 c6 8. b3 e6 9. c3 f6 1-0\\n\\n';
            return game.repeat(200000)";
        browser.evaluate(STOP_IN_THE_MIDST, []).await;
        upload(browser, many, []).await;
        browser.wait_for("[data-action=lab-read-on]").await;
        let games = async || -> u32 {
            let told = fact(browser, "lab-games").await;
            told.replace(',', "").parse().expect("a number")
        };
        let read = games().await;
        assert!(read < 200_000, "{read}");
        // What was read comes in below the button that appears first, and moves it.
        browser
            .wait_until("what was read", async || {
                !browser.is_there(".lab .progress").await
                    && !["", "0"].contains(&fact(browser, "lab-used").await.as_str())
            })
            .await;
        browser.press("[data-action=lab-read-on]").await;
        browser
            .wait_until("the rest to be read", async || games().await == 200_000)
            .await;

        browser.visit("#play").await;
        browser.visit("#lab?resamples=20000").await;
        browser.wait_for("[data-action=lab-own]").await;
        browser.press("[data-action=lab-own]").await;
        browser.wait_for(".lab [data-counts]").await;
        browser.press(".lab .progress [data-action=stop]").await;
        browser.wait_for("[data-action=lab-go-on]").await;
        browser.press("[data-action=lab-go-on]").await;
        browser.wait_for(".lab .progress").await;
    });
}

#[test]
fn games_of_a_match_are_games_like_others() {
    with_browser(View::LAPTOP, async |browser| {
        read_own_games(browser).await;
        step(browser, "play").await;
        browser.set(".lab [name=nodes]", "200").await;
        browser.set(".lab [name=games]", "20").await;
        browser.press(".lab-match [data-action=lab-match]").await;
        browser.wait_for(".lab [data-verdict]").await;
        browser.wait_for(".lab-match [data-action=lab-match]").await;
        let saved = browser.download_of("lab-save-match").await;
        assert_eq!(saved.matches("[Event ").count(), 20, "{saved}");
        assert_eq!(saved.matches("[White \"347 349 473 901\"]").count(), 10);
        browser.press("[data-action=lab-fit-match]").await;
        browser
            .wait_until("the games to be read", async || {
                browser.is_there(".lab [data-counts]").await
                    && fact(browser, "lab-games").await == "20"
            })
            .await;
        assert_eq!(browser.text("[data-source]").await, "A match");
    });
}

#[test]
fn the_robot_plays_by_the_values_that_were_found() {
    with_browser(View::PHONE, async |browser| {
        read_own_games(browser).await;
        step(browser, "play").await;
        browser.press("[data-action=lab-play-against]").await;
        browser.wait_for("[data-robot-values]").await;
        let values = "N 3.47 · B 3.49 · R 4.73 · Q 9.01";
        assert!(browser.text("[data-robot-values]").await.contains(values));
        browser.assert_accessible("robot-values").await;
        browser.press("form [data-action=play]").await;
        browser.wait_for(".board").await;
        browser.drag("e2", "e4").await;
        browser.wait_for_ply(2).await;
        let kept = browser.saved_game().await;
        assert!(kept.contains("\"values\":[100,347,349,473,901]"), "{kept}");
        browser.reload().await;
        browser.wait_for_ply(2).await;
        browser.visit("#play").await;
        browser.wait_for("[data-robot-values]").await;
        browser.press("[data-action=usual-values]").await;
        browser
            .wait_until("the usual robot", async || {
                !browser.is_there("[data-robot-values]").await
            })
            .await;
    });
}

#[test]
fn a_link_with_a_wrong_setting_keeps_the_others() {
    with_browser(View::LAPTOP, async |browser| {
        browser
            .visit("#lab?draws=often&terms=bishop-pair&resamples=20")
            .await;
        browser.wait_for("[data-action=lab-own]").await;
        browser.press("[data-action=lab-own]").await;
        let told = "The setting “draws” of this address cannot be used. The usual one is used in its place.";
        browser.wait_for_text(".lab-trouble", told).await;
        browser.wait_for(".lab [data-counts]").await;
        wait_idle(browser).await;
        step(browser, "doubt").await;
        let body = "return document.querySelector('[name=bishop-pair]').checked";
        assert_eq!(browser.evaluate(body, []).await, true);
        assert!(values(browser).await.contains("Knight"));
    });
}

/// The file that a button of a plot saves.
async fn saved(browser: &Browser, plot: &str, action: &str) -> String {
    let listen = "
        const make = URL.createObjectURL;
        delete window.savedText;
        URL.createObjectURL = (blob) => {
            URL.createObjectURL = make;
            blob.text().then((text) => { window.savedText = text; });
            return make.call(URL, blob);
        };
        document.querySelector(arguments[0]).open = true;";
    let menu = format!("[data-plot={plot}] .plot-menu");
    browser.evaluate(listen, [json!(menu)]).await;
    browser
        .press(&format!("{menu} [data-action={action}]"))
        .await;
    browser
        .wait_until("a file to be saved", async || {
            browser.evaluate("return 'savedText' in window", []).await == true
        })
        .await;
    browser.ask("return window.savedText", []).await
}

#[test]
fn every_plot_is_saved_as_a_picture_and_as_figures() {
    with_browser(View::LAPTOP, async |browser| {
        read_own_games(browser).await;
        wait_idle(browser).await;
        for (place, plots) in [
            ("rows", &["scores"][..]),
            ("fit", &["settling", "cost"]),
            ("doubt", &["values", "scores"]),
        ] {
            step(browser, place).await;
            for plot in plots {
                let svg = saved(browser, plot, "save-svg").await;
                assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"), "{svg}");
                let parsed = "
                    const file = new DOMParser().parseFromString(arguments[0], 'image/svg+xml');
                    return file.querySelector('parsererror') === null && file.querySelector('title').textContent !== ''";
                assert_eq!(browser.evaluate(parsed, [json!(svg)]).await, true, "{plot}");
                let csv = saved(browser, plot, "save-csv").await;
                // Commas between quotation marks are in a cell.
                let columns = |line: &str| {
                    line.split('"')
                        .step_by(2)
                        .collect::<String>()
                        .matches(',')
                        .count()
                };
                let mut lines = csv.lines();
                let head = columns(lines.next().expect("a head"));
                assert!(head >= 1 && lines.clone().count() >= 4, "{csv}");
                assert!(lines.all(|line| columns(line) == head), "{csv}");
            }
        }
    });
}

#[test]
fn it_works_without_a_network_and_after_the_death_of_its_worker() {
    let server = TestServer::new("/");
    with_browser_at(&server.url, View::LAPTOP, async |browser| {
        browser.run_first(WATCH_WORKERS).await;
        browser.open().await;
        browser.wait_until_cached().await;
        // Nothing of it is kept before it was wanted once.
        read_own_games(browser).await;
        server.cut();
        browser.visit("?#lab?resamples=3000").await;
        browser.wait_for("[data-action=lab-own]").await;
        browser.press("[data-action=lab-own]").await;
        browser.wait_for(".lab [data-counts]").await;
        browser.wait_for(".lab .progress").await;
        let kill = "
            const [laboratory] = window.laboratories;
            laboratory.terminate();
            laboratory.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));";
        browser.evaluate(kill, []).await;
        browser
            .wait_until("the games to be read again and doubted", async || {
                browser
                    .evaluate("return window.laboratories.length", [])
                    .await
                    == 2
                    && browser.is_there(".lab [data-counts]").await
                    && !browser.is_there(".lab .progress").await
            })
            .await;
        assert_eq!(fact(browser, "lab-positions").await, "20,159");
    });
}

#[test]
fn without_a_network_before_it_was_wanted_it_says_so() {
    let server = TestServer::new("/");
    with_browser_at(&server.url, View::LAPTOP, async |browser| {
        browser.open().await;
        browser.wait_until_cached().await;
        server.cut();
        open(browser).await;
        browser.press("[data-action=lab-own]").await;
        let told = "The laboratory could not be fetched. Try again with a network.";
        browser.wait_for_text(".lab-trouble", told).await;
    });
}
