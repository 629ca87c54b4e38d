//! Sets of puzzles made by hand, sent as a link, printed.

use crate::puzzles::{LADDER, QUEEN as QUEEN_LINE, choose_set_file, wait_for_phase};
use base64::prelude::{BASE64_STANDARD, Engine};
use browser_tests::{Browser, View, with_browser, with_killed_browser};
use serde_json::json;

/// A queen stands unguarded.
const QUEEN: &str = "6k1/3q1pp1/7p/8/8/8/5PPP/3R2K1 w - - 0 1";

/// A link to two puzzles, by hand: its checksum is wrong.
const CHANGED: &str = "1~2~00000000~Rooks%20first~6k1/3q1pp1/7p/8/8/8/5PPP/3R2K1_w_-_-_0_1..d1d7~6k1/5ppp/8/8/8/8/5PPP/4R1K1_w_-_-_0_1..e1e9";

async fn compose(browser: &Browser, fen: &str) {
    browser.wait_for("[name=compose-fen]").await;
    browser.set("[name=compose-fen]", fen).await;
}

/// Makes a set of one puzzle; its page is open then.
async fn make_set(browser: &Browser, name: &str) {
    browser.visit("#puzzles/sets").await;
    browser.press("[data-action=make-set]").await;
    compose(browser, QUEEN).await;
    browser.wait_for_piece("d7", "black queen").await;
    browser.tap_square("d1").await;
    browser.tap_square("d7").await;
    browser.wait_for(".compose-lines li").await;
    browser.set("[name=compose-name]", name).await;
    browser.press("[data-action=save-puzzle]").await;
    browser.wait_for(".set-puzzles li").await;
}

/// Adds a mate on the back rank by a rook on this file to the set whose page is open.
async fn add_mate(browser: &Browser, rank: &str, file: &str) {
    let before = browser.count(".set-puzzles li").await;
    browser.press("[data-action=add-puzzle]").await;
    compose(browser, &format!("6k1/5ppp/8/8/8/8/5PPP/{rank} w - - 0 1")).await;
    browser
        .wait_for_piece(&format!("{file}1"), "white rook")
        .await;
    browser.tap_square(&format!("{file}1")).await;
    browser.tap_square(&format!("{file}8")).await;
    browser.wait_for(".compose-lines li").await;
    browser.press("[data-action=save-puzzle]").await;
    wait_for_puzzles(browser, before + 1).await;
}

async fn wait_for_puzzles(browser: &Browser, count: u64) {
    browser
        .wait_until(&format!("{count} puzzles"), async || {
            browser.count(".set-puzzles li").await == count
        })
        .await;
}

/// The squares of the white rooks of the puzzles, in their order.
async fn rooks(browser: &Browser) -> String {
    let body = "
        const rooks = document.querySelectorAll('.set-puzzles .piece[data-role=rook][data-color=white]');
        return [...rooks].map((rook) => rook.dataset.square).join(' ');";
    browser.ask(body, []).await
}

async fn wait_for_rooks(browser: &Browser, squares: &str) {
    browser
        .wait_until(squares, async || rooks(browser).await == squares)
        .await;
}

async fn in_menu(browser: &Browser, index: usize, action: &str) {
    let row = format!(".set-puzzles li[data-index='{index}']");
    browser.press(&format!("{row} summary")).await;
    browser
        .press(&format!("{row} [data-action={action}]"))
        .await;
}

#[test]
fn a_set_is_made_by_hand_changed_and_solved() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        make_set(browser, "Class 5").await;
        assert_eq!(browser.text("section.screen h1").await, "Class 5");
        browser.assert_accessible("puzzles-set").await;
        add_mate(browser, "4R1K1", "e").await;
        add_mate(browser, "2R3K1", "c").await;
        wait_for_rooks(browser, "d1 e1 c1").await;
        in_menu(browser, 2, "earlier").await;
        wait_for_rooks(browser, "d1 c1 e1").await;
        in_menu(browser, 0, "later").await;
        wait_for_rooks(browser, "c1 d1 e1").await;
        in_menu(browser, 1, "remove-puzzle").await;
        wait_for_rooks(browser, "c1 e1").await;
        browser.press("[data-action=undo]").await;
        wait_for_rooks(browser, "c1 d1 e1").await;
        // The solution is changed where it stands.
        in_menu(browser, 1, "change-puzzle").await;
        browser.wait_for(".compose-lines li").await;
        browser.wait_for_piece("d7", "black queen").await;
        browser.press("[data-action=next]").await;
        browser.wait_for_piece("d7", "white rook").await;
        browser.press("[data-action=remove-move]").await;
        browser
            .wait_for("[data-action=save-puzzle][aria-disabled]")
            .await;
        browser.tap_square("g1").await;
        browser.tap_square("f1").await;
        browser.wait_for(".compose-lines li").await;
        browser.press("[data-action=save-puzzle]").await;
        wait_for_rooks(browser, "c1 d1 e1").await;
        browser.reload().await;
        wait_for_rooks(browser, "c1 d1 e1").await;
        browser.press("[data-action=solve-set]").await;
        browser.wait_for(".screen.solve[data-phase=solver]").await;
    });
}

#[test]
fn the_engine_warns_of_other_solutions_and_faults_are_told() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.visit("#puzzles/compose").await;
        compose(browser, "6k1/5ppp/8/8/8 w").await;
        browser.wait_for("#compose-fault").await;
        browser.wait_for_piece("e1", "white king").await;
        browser.assert_accessible("puzzles-compose").await;
        // The pieces are set up without leaving the page.
        browser.press("[data-action=set-up]").await;
        browser
            .press(".editor-palette [data-color=white][data-role=rook]")
            .await;
        browser.click_square("a1").await;
        browser.wait_for_piece("a1", "white rook").await;
        browser.press("[data-action=use-position]").await;
        browser.wait_for(".compose:not([hidden])").await;
        browser.wait_for_piece("a1", "white rook").await;
        // Either rook mates.
        compose(browser, "6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1").await;
        browser.wait_for_piece("d1", "white rook").await;
        browser.drag("d1", "d8").await;
        browser
            .wait_until("a warning", async || {
                browser.text(".compose-judged").await.contains("1.Re8")
            })
            .await;
        // It is allowed as well by being played, and a reload keeps both.
        browser.press("[data-action=previous]").await;
        browser.wait_for_piece("d1", "white rook").await;
        browser.drag("e1", "e8").await;
        browser
            .wait_until("two lines", async || {
                browser.count(".compose-lines li").await == 2
            })
            .await;
        browser.reload().await;
        browser
            .wait_until("two lines", async || {
                browser.count(".compose-lines li").await == 2
            })
            .await;
        browser.press("[data-action=save-puzzle]").await;
        wait_for_puzzles(browser, 1).await;
        // The same position is not added again, and that is told.
        browser.press("[data-action=add-puzzle]").await;
        compose(browser, "6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1").await;
        browser.wait_for_piece("d1", "white rook").await;
        browser.drag("d1", "d8").await;
        browser.press("[data-action=save-puzzle]").await;
        browser.wait_for(".compose [role=alert]").await;
    });
}

#[test]
fn the_position_at_hand_becomes_a_puzzle() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser
            .visit("#pgn=1._e4_e5_2._Bc4_Nc6_3._Qh5_Nf6_4._Qxf7%23_*")
            .await;
        browser.wait_for("section[data-screen=analysis]").await;
        browser.press("[data-action=last]").await;
        browser.press("[data-action=previous]").await;
        browser.press("[data-action=game-menu]").await;
        browser.press("[data-action=add-to-set]").await;
        browser.wait_for(".compose-lines li").await;
        assert!(browser.text(".compose-lines").await.contains("4.Qxf7"));
        browser.press("[data-action=save-puzzle]").await;
        browser.wait_for(".set-puzzles li").await;
        assert_eq!(browser.text("section.screen h1").await, "My puzzles");
        browser.back().await;
        browser.wait_for(".compose").await;
        browser.back().await;
        browser.wait_for("section[data-screen=analysis]").await;
    });
}

#[test]
fn a_set_goes_into_a_link_and_comes_out_of_it() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        make_set(browser, "Rooks").await;
        let watch = "navigator.clipboard.writeText = async (text) => { window.copied = text; };";
        browser.evaluate(watch, []).await;
        browser.press("[data-action=share]").await;
        browser.wait_for("[data-shared=share-copied]").await;
        let link = browser.ask("return window.copied", []).await;
        let (_, hash) = link.split_once('#').expect("it leads to a page of this");
        browser.visit("#puzzles/sets").await;
        browser
            .press(".sets-row:not([data-set=sessa]) summary")
            .await;
        browser
            .press(".sets-row:not([data-set=sessa]) [data-action=remove-set]")
            .await;
        browser.visit(&format!("#{hash}")).await;
        browser.wait_for("[data-action=solve-link]").await;
        let told = browser.text(".set-head h2").await;
        assert_eq!(told, "“Rooks”: 1 puzzle");
        assert!(!browser.is_there(".set-head [role=alert]").await);
        browser.assert_accessible("puzzles-link").await;
        browser.press("[data-action=solve-link]").await;
        wait_for_phase(browser, "solver").await;
        browser.drag("d1", "d7").await;
        browser.wait_for(".screen.solve[data-phase=solved]").await;
        browser.back().await;
        browser.press("[data-action=keep-set]").await;
        browser.wait_for("[data-action=add-puzzle]").await;
        wait_for_puzzles(browser, 1).await;
    });
}

#[test]
fn a_part_of_a_file_can_be_wanted() {
    with_browser(View::PHONE, async |browser| {
        let lines = [LADDER, QUEEN_LINE];
        browser.open().await;
        choose_set_file(browser, "rated.csv", &lines).await;
        assert_eq!(browser.text("[data-action=add-chosen]").await, "Add all");
        browser.press("[data-wanted] summary").await;
        browser.assert_accessible("puzzles-sets-file").await;
        browser.set("[name=wanted-from]", "soon").await;
        browser.wait_for("#sets-file-fault:not(:empty)").await;
        browser.set("[name=wanted-from]", "850").await;
        browser
            .wait_until("the button", async || {
                browser.text("[data-action=add-chosen]").await == "Add these"
            })
            .await;
        browser.press("[data-action=add-chosen]").await;
        browser.wait_for("[data-added]").await;
        let told = browser.text("[data-added]").await;
        assert_eq!(told, "1 puzzle added. 1 was left out, as you chose.");
        // By theme: one is chosen from the list, and can be taken back.
        choose_set_file(browser, "themes.csv", &lines).await;
        browser.press("[data-wanted] summary").await;
        for theme in ["fork", "hangingPiece"] {
            // The list goes back to its head when a theme has been taken from it.
            let choose = "
                const list = document.querySelector('[name=wanted-theme]');
                list.value = arguments[0];
                const offered = list.value;
                list.dispatchEvent(new Event('change', { bubbles: true }));
                return offered;";
            let offered = browser.ask(choose, [json!(theme)]).await;
            assert_eq!(offered, theme);
            browser
                .wait_for(&format!(".sets-themes [data-theme={theme}]"))
                .await;
        }
        browser.press(".sets-themes [data-theme=fork]").await;
        browser.set("[name=wanted-most]", "5").await;
        browser.press("[data-action=add-chosen]").await;
        browser.wait_for("[data-added]").await;
        let told = browser.text("[data-added]").await;
        assert_eq!(told, "1 puzzle added. 1 was left out, as you chose.");
        // What is not wanted after all leaves nothing.
        choose_set_file(browser, "none.csv", &lines).await;
        browser.press("[data-action=cancel-chosen]").await;
        browser
            .wait_until("no form", async || {
                !browser.is_there("[data-action=add-chosen]").await
            })
            .await;
        assert_eq!(browser.count(".sets-row").await, 3);
    });
}

#[test]
fn hostile_links_are_told_and_change_nothing() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit(&format!("#puzzles/set?link={CHANGED}")).await;
        browser.wait_for(".sets-faults li").await;
        let told = browser.text(".set-head [role=alert]").await;
        assert!(told.contains("1 of 2"), "{told}");
        let fault = browser.text(".sets-faults li").await;
        assert!(fault.starts_with("Puzzle 2: Move 1: “e1e9” "), "{fault}");
        browser.wait_for("[data-action=keep-set]").await;
        for (link, told) in [
            ("nonsense", "holds no set"),
            ("7~1~00000000~a~b", "newer version"),
            (&"~".repeat(70_000), "too long"),
        ] {
            browser.visit(&format!("#puzzles/set?link={link}")).await;
            browser
                .wait_until(told, async || {
                    browser.is_there(".set-page [role=alert]").await
                        && browser.text(".set-page [role=alert]").await.contains(told)
                })
                .await;
        }
        browser.visit("#puzzles/set?set=nobody").await;
        browser.wait_for(".set-page [role=alert]").await;
        browser.visit("#puzzles/sets").await;
        browser.wait_for(".sets-row").await;
        assert_eq!(browser.count(".sets-row").await, 1);
    });
}

#[test]
fn what_was_made_by_hand_survives_a_kill() {
    with_killed_browser(
        View::PHONE,
        async |browser| {
            browser.open().await;
            make_set(browser, "Kept").await;
        },
        async |browser| {
            browser.open().await;
            browser.visit("#puzzles/sets").await;
            browser
                .press(".sets-row:not([data-set=sessa]) [data-action=open-set]")
                .await;
            wait_for_puzzles(browser, 1).await;
        },
    );
}

/// Number of pages on which the page is printed, on paper of this size in inches.
async fn printed_pages(browser: &Browser, paper: (f64, f64)) -> usize {
    let wanted =
        json!({ "paperWidth": paper.0, "paperHeight": paper.1, "preferCSSPageSize": false });
    let printed = browser.devtools("Page.printToPDF", wanted).await;
    let pdf = BASE64_STANDARD
        .decode(printed["data"].as_str().unwrap_or_default())
        .expect("it was made for transport");
    let text = String::from_utf8_lossy(&pdf);
    text.matches("/Type /Page").count() - text.matches("/Type /Pages").count()
}

#[test]
fn a_worksheet_is_printed() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser
            .visit("#puzzles/worksheet?set=sessa&count=12&per=6&seed=1")
            .await;
        browser.wait_for(".worksheet-preview .sheet").await;
        assert_eq!(browser.count(".worksheet-preview .sheet").await, 3);
        assert_eq!(browser.count(".worksheet-preview .sheet-board").await, 12);
        assert_eq!(
            browser
                .count(".worksheet-preview .sheet-solutions li")
                .await,
            12
        );
        browser.assert_accessible("puzzles-worksheet").await;
        for paper in [(8.27, 11.69), (8.5, 11.0)] {
            assert_eq!(printed_pages(browser, paper).await, 3, "{paper:?}");
        }
        for (per, pages) in [("12", 2), ("1", 13), ("4", 4)] {
            browser.set("[name=per]", per).await;
            browser
                .wait_until(per, async || {
                    browser.count(".worksheet-preview .sheet").await == pages
                })
                .await;
            assert_eq!(printed_pages(browser, (8.5, 11.0)).await as u64, pages);
        }
        browser.set("[name=theme]", "fork").await;
        browser.set("[name=count]", "9").await;
        browser
            .wait_until("nine puzzles", async || {
                browser.count(".worksheet-preview .sheet-board").await == 9
                    && browser.text(".worksheet-preview h2").await == "Fork"
            })
            .await;
        // A reload keeps what was chosen.
        browser.set("[name=title]", "Homework").await;
        browser
            .wait_until("the title", async || {
                browser.text(".worksheet-preview h2").await == "Homework"
            })
            .await;
        browser.reload().await;
        browser.wait_for(".worksheet-preview .sheet").await;
        assert_eq!(browser.text(".worksheet-preview h2").await, "Homework");
        browser.assert_accessible("puzzles-worksheet").await;
        assert_eq!(browser.count(".worksheet-preview .sheet").await, 4);
    });
}

#[test]
fn sets_look_as_they_should() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        make_set(browser, "Class 5").await;
        add_mate(browser, "4R1K1", "e").await;
        browser.assert_matches_reference("puzzles-set").await;
        browser.press("[data-action=worksheet]").await;
        browser.wait_for(".worksheet-preview .sheet").await;
        browser.assert_matches_reference("puzzles-worksheet").await;
        browser.back().await;
        in_menu(browser, 0, "change-puzzle").await;
        browser.wait_for(".compose-lines li").await;
        browser.assert_matches_reference("puzzles-compose").await;
    });
}
