//! The score sheet: read, printed, and written by the player himself.

use browser_tests::{Browser, View, with_browser};
use serde_json::json;

/// Opens the sheet of a game with a clock: `1.e4 e5 2.Nf3 Nc6`, and Black has offered a draw in vain.
async fn open_sheet(browser: &Browser) {
    let events = [
        (1, json!({ "move": "e2e4" })),
        (62, json!({ "move": "e7e5" })),
        (63, json!({ "move": "g1f3" })),
        (64, json!({ "move": "b8c6" })),
        (65, json!({ "offer-draw": "black" })),
        (66, json!({ "decline-draw": "white" })),
    ];
    browser.open_timed_game(&events).await;
    browser.action("score-sheet").await;
    browser.wait_for(".score-paper").await;
}

/// The half-moves of a place, as they are written there.
async fn written(browser: &Browser, place: &str) -> Vec<String> {
    let body = "
        const cells = [...document.querySelectorAll(`${arguments[0]} td`)];
        return cells.map((cell) => cell.innerText.trim().replace(/\\s+/g, ' ')).filter(Boolean);";
    let cells = browser.evaluate(body, [json!(place)]).await;
    let cells = cells.as_array().expect("a list");
    cells
        .iter()
        .map(|cell| cell.as_str().expect("a text").to_owned())
        .collect()
}

/// Types a move into the field of a half-move, the first being 0, and presses Enter.
async fn write(browser: &Browser, ply: usize, text: &str) {
    let field = format!("[data-written='{ply}']");
    browser.focus(&field).await;
    let clear = "document.querySelector(arguments[0]).select()";
    browser.evaluate(clear, [json!(field)]).await;
    browser.type_text(text).await;
    browser.keys("Enter").await;
}

/// The status line of the score sheet.
const SAID: &str = ".score-said [role=status]";

async fn wait_for_verdict(browser: &Browser, ply: usize, verdict: &str) {
    let cell = format!("td[data-verdict={verdict}] [data-written='{ply}']");
    browser.wait_for(&cell).await;
}

#[test]
fn f5_a_sheet_is_filled_in_and_printed() {
    with_browser(View::LAPTOP, async |browser| {
        open_sheet(browser).await;
        let moves = written(browser, ".score-paper").await;
        assert_eq!(moves[1][..2], *"e5", "{moves:?}");
        assert_eq!(
            moves[3].split(' ').take(2).collect::<Vec<_>>(),
            ["Nc6", "(=)"]
        );
        for (name, text) in [
            ("score-event", "Club championship"),
            ("score-white", "Asha"),
        ] {
            browser.fill(name, text).await;
        }
        browser.choose("letters", "Русский: Кр Ф Л С К").await;
        browser.choose("also", "English: K Q R B N").await;
        browser.assert_accessible("the score sheet").await;
        let media = |media: &str| json!({ "media": media });
        browser
            .devtools("Emulation.setEmulatedMedia", media("print"))
            .await;
        let shown = "
            const shown = (element) => element.checkVisibility();
            const [sheet, screen, page] = ['.score-print', 'dialog[open]', 'main, .board']
                .map((selector) => document.querySelector(selector));
            return [shown(sheet), shown(screen), shown(page)];";
        assert_eq!(
            browser.evaluate(shown, []).await,
            json!([true, false, false])
        );
        let head = browser.text(".score-print [data-field=event]").await;
        assert!(head.ends_with("Club championship"), "{head}");
        let moves = written(browser, ".score-print").await;
        let both = |ply: usize| moves[ply].split(' ').take(2).collect::<Vec<_>>().join(" ");
        assert_eq!([both(0), both(2)], ["e4 1:30:29", "Кf3 Nf3"]);
        assert!(moves[3].contains("(=)"), "{moves:?}");
        // Sixty moves have room, three blocks side by side.
        let blocks = "
            const tops = [...document.querySelectorAll('.score-print table')].map((block) => block.offsetTop);
            return [tops.length, new Set(tops).size];";
        assert_eq!(browser.evaluate(blocks, []).await, json!([3, 1]));
        browser
            .devtools("Emulation.setEmulatedMedia", media(""))
            .await;
        let paper = json!({ "preferCSSPageSize": true });
        let pdf = browser.devtools("Page.printToPDF", paper).await;
        let pages = "
            const text = atob(arguments[0]);
            const size = text.match(/\\/MediaBox ?\\[([^\\]]*)\\]/)[1].split(' ').slice(2).map(Math.round);
            return [text.match(/\\/Type ?\\/Page\\b/g).length, ...size];";
        let pages = browser.evaluate(pages, [pdf["data"].clone()]).await;
        assert_eq!(pages, json!([1, 595, 842]), "one page of A4, upright");
        // What was filled in is there again.
        browser.reload().await;
        browser
            .wait_until("the event", async || {
                let value = "return document.querySelector('[name=score-event]')?.value";
                browser.evaluate(value, []).await == "Club championship"
            })
            .await;
        assert!(written(browser, ".score-paper").await[2].starts_with("Кf3"));
    });
}

#[test]
fn f5_the_player_writes_the_game_himself() {
    with_browser(View::PHONE, async |browser| {
        open_sheet(browser).await;
        browser.action("by-hand").await;
        browser.wait_for("[data-written='0']").await;
        let text = browser.text(".score-paper").await;
        assert!(!text.contains("Nf3"), "nothing is told before: {text}");
        let disabled = browser.count("[data-written]:disabled").await;
        assert_eq!(disabled, 116, "what has not been played is not written");
        write(browser, 0, "e2-e4").await;
        wait_for_verdict(browser, 0, "right").await;
        browser.wait_for_focus("data-written", "1").await;
        for (text, verdict, sentence) in [
            (
                "e6",
                "wrong",
                "That is a legal move, but another one was played.",
            ),
            (
                "Q9",
                "unreadable",
                "That is no move in the letters K Q R B N.",
            ),
            ("Ne5", "illegal", ""),
            ("e5", "right", "Right."),
        ] {
            write(browser, 1, text).await;
            wait_for_verdict(browser, 1, verdict).await;
            if !sentence.is_empty() && verdict != "right" {
                let told = format!("Move 1, Black: {sentence}");
                browser.wait_for_text(SAID, &told).await;
                // A fault is mended first.
                browser.wait_for_focus("data-written", "1").await;
            }
        }
        browser.assert_accessible("a sheet written by hand").await;
        browser.focus("[data-written='2']").await;
        browser.action("show-move").await;
        browser
            .wait_for_text(SAID, "Move 2, White: Nf3 was played.")
            .await;
        write(browser, 2, "Nf3").await;
        wait_for_verdict(browser, 2, "right").await;
        let tally = "Right: 2 · Shown: 1 · Wrong: 0 · Not written: 1";
        browser.wait_for_text("[data-tally]", tally).await;
        browser.reload().await;
        browser.wait_for_text("[data-tally]", tally).await;
        wait_for_verdict(browser, 1, "right").await;
        // It is emptied only when that is meant.
        browser.action("clear-sheet").await;
        browser.action("clear-sheet-sure").await;
        let tally = "Right: 0 · Shown: 0 · Wrong: 0 · Not written: 4";
        browser.wait_for_text("[data-tally]", tally).await;
    });
}

#[test]
fn f5_the_letters_of_the_page_stand_beside_english() {
    with_browser(View::PHONE, async |browser| {
        browser
            .store(
                "sessa.preferences",
                &json!({ "language": "ta" }).to_string(),
            )
            .await;
        browser.open().await;
        open_sheet(browser).await;
        browser
            .wait_until("both letters", async || {
                let moves = written(browser, ".score-paper").await;
                moves.get(2).is_some_and(|mv| mv.starts_with("குf3 Nf3"))
            })
            .await;
        browser.assert_accessible("the score sheet in Tamil").await;
        // A sheet that cannot be read is put aside, never thrown away.
        browser.open_with_stored("sessa.score-sheet", "{").await;
        browser.action("score-sheet").await;
        browser.wait_for(".score-trouble").await;
        let kept = browser.stored().await;
        let aside = |(name, text): &(String, String)| {
            name.starts_with("sessa.score-sheet.damaged.") && text == "{"
        };
        assert!(kept.iter().any(aside), "{kept:?}");
    });
}
