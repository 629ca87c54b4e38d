//! Club night: six players and two rounds without a network on a phone and a desktop; by keyboard alone; codes from a phone; what is
//! printed; the wall in another tab.

use browser_tests::{Browser, TestServer, View, with_browser, with_browser_at};
use serde_json::json;

const PLAYERS: &str = "Asha, 1500\nBala, 1400\nChitra, 1300\nDeepa, 1200\nEsha, 1100\nFarid, 1000";

pub async fn open(browser: &Browser) {
    browser.visit("#club-night").await;
    browser.wait_for(".night").await;
}

/// Enters six players by a pasted list.
pub async fn enter_six(browser: &Browser) {
    browser.press(".night-paste summary").await;
    browser.set("[name=list-text]", PLAYERS).await;
    browser.action("add-list").await;
    browser
        .wait_until("six players", async || {
            browser.count(".night-players > li").await == 6
        })
        .await;
}

pub async fn pair(browser: &Browser, round: u64) {
    browser.action("pair").await;
    browser
        .wait_until("a round", async || {
            browser.text(".night-round-head h2").await == format!("Round {round}")
        })
        .await;
    assert_eq!(browser.count(".night-board").await, 3);
}

pub async fn given(browser: &Browser, board: usize) -> String {
    browser
        .attribute(&format!(".night-board[data-board='{board}']"), "data-given")
        .await
}

/// Gives a result by its button.
pub async fn give(browser: &Browser, board: usize, result: &str) {
    browser
        .press(&format!(
            ".night-board[data-board='{board}'] [data-result='{result}']"
        ))
        .await;
}

pub async fn told(browser: &Browser) -> String {
    browser.wait_for(".night-told [data-told]").await;
    browser.text(".night-told [data-told]").await
}

/// The text of a code that a phone shows for a board.
async fn code(browser: &Browser, event: &str, round: usize, board: usize, result: &str) -> String {
    let address = format!("{event}-{round}-{board}");
    browser.visit(&format!("#club-result/{address}")).await;
    browser.wait_for(".club-result").await;
    browser
        .wait_until("the board of the address", async || {
            let field = "return document.querySelector('[name=board-address]').value";
            browser.evaluate(field, []).await == json!(address)
        })
        .await;
    browser
        .press(&format!(".club-result [data-result='{result}']"))
        .await;
    for side in ["night-white-confirms", "night-black-confirms"] {
        browser.press(&format!(".club-result [name={side}]")).await;
    }
    browser.wait_for(".qr[data-qr]").await;
    let typed = browser.text("[data-code]").await;
    let drawn = browser.attribute(".qr", "data-qr").await;
    assert_eq!(drawn, format!("SESSA:{}", typed.replace('-', "")));
    typed
}

async fn type_code(browser: &Browser, code: &str) -> String {
    browser.set("[name=code]", code).await;
    browser.action("take-code").await;
    told(browser).await
}

async fn two_rounds(browser: &Browser, server: &TestServer) {
    open(browser).await;
    // The chunk of the codes is among what is kept.
    browser.wait_until_cached().await;
    server.cut();
    browser.reload().await;
    browser.wait_for(".night").await;
    enter_six(browser).await;
    browser.assert_accessible("club-night").await;
    pair(browser, 1).await;
    browser.assert_accessible("club-night-round").await;
    let event = browser.text(".night-head").await;
    let event = event.rsplit(" · ").next().unwrap_or_default().to_owned();
    give(browser, 1, "1–0").await;
    // The tab is killed with a result given and two to come.
    browser.reload().await;
    browser.wait_for(".night-board").await;
    assert_eq!(given(browser, 1).await, "1–0");
    let second = code(browser, &event, 1, 2, "½–½").await;
    let third = code(browser, &event, 1, 3, "0–1").await;
    open(browser).await;
    assert_eq!(type_code(browser, &second).await, "Round 1, board 2: Draw");
    assert_eq!(given(browser, 2).await, "½–½");
    let again = type_code(browser, &second).await;
    assert!(again.ends_with("This was known already."), "{again}");
    let wrong = format!(
        "{}{}",
        if third.starts_with('0') { '1' } else { '0' },
        &third[1..]
    );
    let refused = type_code(browser, &wrong).await;
    assert_eq!(
        refused,
        "A sign of this code is wrong. Compare it with the phone."
    );
    type_code(browser, &third).await;
    pair(browser, 2).await;
    for board in 1..=3 {
        give(browser, board, "1–0").await;
        assert_eq!(given(browser, board).await, "1–0");
    }
    // A result of the first round was wrong: the pairing of the second one stands.
    browser.set("[name=round]", "1").await;
    browser
        .wait_until("the first round", async || given(browser, 2).await == "½–½")
        .await;
    give(browser, 2, "1–0").await;
    browser.set("[name=round]", "2").await;
    browser.wait_for("[data-corrected]").await;
    // Back and forth.
    browser.action("undo").await;
    assert_eq!(
        told(browser).await,
        "Taken back: result of board 2 in round 1"
    );
    browser
        .wait_until("no correction", async || {
            browser.count("[data-corrected]").await == 0
        })
        .await;
    // A phone has it in the menu.
    browser.press("[data-action=night-menu]").await;
    browser.action("redo-here").await;
    browser.wait_for("[data-corrected]").await;
    browser.press("#night-tab-table").await;
    browser.wait_for(".night-standings .night-table").await;
    browser.assert_accessible("club-night-table").await;
    let caption = browser.text(".night-standings caption").await;
    assert_eq!(caption, "After round 2");
    let sum = "return [...document.querySelectorAll('.night-standings tbody .night-points')]
        .reduce((sum, cell) => sum + Number(cell.textContent), 0);";
    assert_eq!(browser.evaluate(sum, []).await, json!(6));
}

#[test]
fn six_players_and_two_rounds_without_a_network_on_a_desktop() {
    let server = TestServer::new("/");
    with_browser_at(&server.url, View::LAPTOP, async |browser| {
        browser.open().await;
        two_rounds(browser, &server).await;
    });
}

#[test]
fn six_players_and_two_rounds_without_a_network_on_a_phone() {
    let server = TestServer::new("/");
    with_browser_at(&server.url, View::PHONE, async |browser| {
        browser.open().await;
        two_rounds(browser, &server).await;
        let wide = "return document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(browser.evaluate(wide, []).await, true);
    });
}

/// A camera that sees QR codes, one after the other, each for two seconds, so that each is out of sight for four.
const CAMERA: &str = "
    const pictures = arguments[0].map((svg) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
    navigator.mediaDevices.getUserMedia = async () => {
        const images = await Promise.all(pictures.map(async (address) => {
            const image = new Image();
            image.src = address;
            await image.decode();
            return image;
        }));
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [640, 480];
        const context = canvas.getContext('2d');
        let frame = 0;
        setInterval(() => {
            context.fillStyle = '#888';
            context.fillRect(0, 0, 640, 480);
            context.drawImage(images[Math.floor(frame++ / 20) % images.length], 170, 90, 300, 300);
        }, 100);
        return canvas.captureStream(10);
    };";

/// The code that is drawn, as a picture of its own.
const DRAWN: &str = "
    const svg = document.querySelector('.qr svg').cloneNode(true);
    svg.setAttribute('width', 300);
    svg.setAttribute('height', 300);
    return new XMLSerializer().serializeToString(svg);";

const REFUSED: &str = "
    navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('no', 'NotAllowedError');
    };";

#[test]
fn the_camera_reads_one_code_after_the_other() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        open(browser).await;
        enter_six(browser).await;
        pair(browser, 1).await;
        let head = browser.text(".night-head").await;
        let event = head.rsplit(" · ").next().unwrap_or_default();
        let mut drawn = Vec::new();
        for (board, result) in [(1, "1–0"), (2, "½–½"), (3, "0–1")] {
            code(browser, event, 1, board, result).await;
            drawn.push(browser.evaluate(DRAWN, []).await);
        }
        open(browser).await;
        // Without the camera the code can be typed; it is said why.
        browser.evaluate(REFUSED, []).await;
        browser.action("camera-on").await;
        browser.wait_for(".camera-reader[data-camera=off]").await;
        let why = browser.text(".camera-reader [role=alert]").await;
        assert!(why.starts_with("The camera is not allowed."), "{why}");
        browser.evaluate(CAMERA, [json!(drawn)]).await;
        browser.action("camera-on").await;
        browser.wait_for(".camera-reader[data-camera=on]").await;
        for (board, result) in [(1, "1–0"), (2, "½–½"), (3, "0–1")] {
            browser
                .wait_until("the result of the board", async || {
                    given(browser, board).await == result
                })
                .await;
        }
        browser.assert_accessible("club-night-camera").await;
        // A code that is held up again is known.
        let known = "This was known already.";
        browser
            .wait_until("a code for the second time", async || {
                told(browser).await.ends_with(known)
            })
            .await;
        browser.action("camera-off").await;
        browser.wait_for(".camera-reader[data-camera=off]").await;
    });
}

#[test]
fn a_night_by_keyboard_alone() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        open(browser).await;
        browser.focus("[name=player]").await;
        for name in ["Asha", "Bala", "Chitra", "Deepa"] {
            browser.type_text(name).await;
            browser.keys("Enter").await;
            browser
                .wait_until("the player", async || {
                    browser.text(".night-players").await.contains(name)
                })
                .await;
            browser.wait_for_focus("name", "player").await;
        }
        let tree = browser.accessibility(".night [role=tablist]").await;
        let tabs: Vec<_> = tree
            .with_role("tab")
            .iter()
            .map(|tab| tab.name.clone())
            .collect();
        assert_eq!(tabs, ["Players", "Rounds", "Table"]);
        browser.focus("[data-action=pair]").await;
        browser.keys("Enter").await;
        browser.wait_for(".night-board").await;
        browser.focus(".night-board[data-board='1']").await;
        browser.keys("1").await;
        browser.wait_for_focus("data-board", "2").await;
        browser.keys("=").await;
        assert_eq!(given(browser, 1).await, "1–0");
        assert_eq!(given(browser, 2).await, "½–½");
        browser.keys("ArrowUp").await;
        browser.wait_for_focus("data-board", "1").await;
        let tree = browser.accessibility(".night-boards").await;
        let rows: Vec<_> = tree
            .with_role("group")
            .iter()
            .map(|row| row.name.clone())
            .filter(|name| name.starts_with("Board "))
            .collect();
        assert!(rows[0].starts_with("Board 1, "), "{rows:?}");
        assert!(rows[0].ends_with(": White wins"), "{rows:?}");
        assert!(rows[1].ends_with(": Draw"), "{rows:?}");
        browser.focus("#night-tab-round").await;
        browser.keys("ArrowRight").await;
        browser.wait_for(".night-standings caption").await;
        let table = browser.accessibility(".night-standings").await.text();
        assert!(
            table.contains("After round 1") && table.contains("Asha"),
            "{table}"
        );
        // To the printed table.
        browser.evaluate("window.print = () => { window.printed = document.querySelector('.night-print').dataset.sheet; }", []).await;
        browser.focus("[data-action=night-menu]").await;
        browser.keys("Enter").await;
        browser.wait_for("[data-action=print-table]").await;
        browser.focus("[data-action=print-table]").await;
        browser.keys("Enter").await;
        browser
            .wait_until("the table to be printed", async || {
                browser.evaluate("return window.printed ?? ''", []).await == "table"
            })
            .await;
    });
}

#[test]
fn the_wall_follows_and_the_file_takes_a_night_elsewhere() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        open(browser).await;
        enter_six(browser).await;
        pair(browser, 1).await;
        let organiser = browser.another_tab().await;
        browser.visit("#club-night/wall").await;
        browser.wait_for(".night-wall .night-pairings").await;
        let wall = browser.switch_to(organiser).await;
        give(browser, 2, "0–1").await;
        let organiser = browser.switch_to(wall).await;
        browser
            .wait_until("the result on the wall", async || {
                browser
                    .text(".night-wall tr[data-board='2'] [data-result]")
                    .await
                    == "0–1"
            })
            .await;
        browser.assert_accessible("club-night-wall").await;
        browser.switch_to(organiser).await;
        browser.press("[data-action=night-menu]").await;
        let file = browser.download_of("save-night").await;
        browser.press("[data-action=night-menu]").await;
        browser.action("new-night").await;
        browser.action("new-night-sure").await;
        browser
            .wait_until("an empty night", async || {
                browser.count(".night-board").await == 0
            })
            .await;
        let hand_over = "
            const field = document.querySelector('[name=night-file]');
            const files = new DataTransfer();
            files.items.add(new File([arguments[0]], 'night.json'));
            field.files = files.files;
            field.dispatchEvent(new Event('change', { bubbles: true }));";
        browser.evaluate(hand_over, [json!("{}")]).await;
        assert!(
            told(browser)
                .await
                .starts_with("This file is no club night")
        );
        browser.evaluate(hand_over, [json!(file)]).await;
        browser.press("#night-tab-round").await;
        browser
            .wait_until("the night", async || given(browser, 2).await == "0–1")
            .await;
    });
}

#[test]
fn a_robot_plays_its_board_on_this_device_and_the_result_comes_by_itself() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        open(browser).await;
        browser.set("[name=player]", "Asha").await;
        browser.action("add-player").await;
        browser.action("add-robot").await;
        browser
            .wait_until("two players", async || {
                browser.count(".night-players > li").await == 2
            })
            .await;
        browser.action("pair").await;
        browser.press(".night-board [data-action=board-more]").await;
        browser.action("play-here").await;
        browser.wait_for(".table .board").await;
        let seated = browser
            .ask("return localStorage.getItem('sessa.club-night')", [])
            .await;
        assert!(seated.contains("\"device\""), "{seated}");
        browser.action("resign").await;
        browser.action("confirm").await;
        browser.wait_for("[data-end]").await;
        // The end of the game leads back to the night, which has the result by then.
        browser.press(".next-steps [data-action=club-night]").await;
        browser.wait_for(".night-board").await;
        browser
            .wait_until("the result", async || !given(browser, 1).await.is_empty())
            .await;
    });
}
