//! Library of games: every game is kept, found, opened and deleted.

use browser_tests::{Browser, GameSettings, View, with_browser};
use serde_json::json;

/// Five games of other people.
const GAMES: &str = "
[Event \"World Championship\"]\n[Date \"2013.11.09\"]\n[White \"Carlsen, Magnus\"]\n[Black \"Anand, Viswanathan\"]\n[Result \"1/2-1/2\"]

1. Nf3 d5 2. g3 g6 3. Bg2 Bg7 1/2-1/2

[Event \"Club Evening\"]\n[Date \"1930.??.??\"]\n[White \"Sultan Khan\"]\n[Black \"Anna\"]\n[Result \"1-0\"]

1. e4 c5 2. Nf3 d6 1-0

[Event \"Club Evening\"]\n[Date \"1931.02.03\"]\n[White \"Berta\"]\n[Black \"Anna\"]\n[Result \"0-1\"]

1. f3 e5 2. g4 Qh4# 0-1

[Event \"Broken\"]\n[White \"Nobody\"]\n[Black \"Somebody\"]\n[Result \"*\"]

1. e4 e5 2. Ke3 Nf6 *

[Event \"After\"]\n[White \"Zara\"]\n[Black \"Yusuf\"]\n[Result \"*\"]

1. d4 *
";

/// A game with accents, and one of which only the event is known.
const OTHERS: &str = "
[Event \"Łódź\"]\n[White \"Sébastien\"]\n[Black \"சீதா\"]\n[Result \"*\"]\n\n1. c4 *

[Event \"Consultation\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n1. g3 *
";

/// Plays a few moves between two persons and has one of them resign, if wanted.
pub async fn play(browser: &Browser, moves: &[(&str, &str, &str)], resign: bool) {
    browser.play(&GameSettings::TWO_PLAYERS).await;
    for (ply, (from, to, san)) in (1..).zip(moves) {
        browser.drag(from, to).await;
        browser.wait_for_move(ply, san).await;
    }
    if resign {
        browser.action("resign").await;
        browser.action("confirm").await;
        browser.end().await;
    }
}

/// Opens the library, and imports [`GAMES`].
pub async fn open_with_games(browser: &Browser) {
    browser.open().await;
    browser.open_library().await;
    import_games(browser).await;
}

/// Imports [`GAMES`].
pub async fn import_games(browser: &Browser) {
    browser
        .upload_games("return arguments[0]", [json!(GAMES)])
        .await;
}

#[test]
fn law_f6_every_game_is_kept_and_opens_again() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.open_library().await;
        assert!(browser.is_there("[data-empty]").await);
        browser.assert_accessible("an empty library").await;
        browser.leave_page().await;
        // A game without moves is none, though it goes on when the page is loaded again.
        play(browser, &[], false).await;
        browser.reload().await;
        browser.open_library().await;
        assert!(browser.is_there("[data-empty]").await);
        browser.leave_page().await;
        play(browser, &[("e2", "e4", "e4"), ("c7", "c5", "c5")], true).await;
        browser.action("new-game").await;
        play(browser, &[("d2", "d4", "d4")], false).await;
        browser.wait_for_library().await;
        browser.open_library().await;
        browser.wait_for_games(2).await;
        browser.assert_accessible("the library").await;
        let games = browser.games_listed().await;
        assert!(games[0].contains("Not finished"), "{games:#?}");
        assert!(
            games[1].contains("0–1") || games[1].contains("1–0"),
            "{games:#?}"
        );
        assert!(games[1].contains("Sicilian"), "{games:#?}");
        // A game that is over can be replayed, one that is not goes on.
        browser.press("[data-row]:last-child").await;
        browser.action("open").await;
        browser.wait_for("section[data-screen=analysis]").await;
        // Closed, it leads back to the list, where it is chosen.
        browser.back().await;
        browser.wait_for("section[data-screen=library]").await;
        browser
            .wait_for("[data-row]:last-child[aria-selected=true]")
            .await;
        browser.focus("[data-list]").await;
        browser.keys("Home").await;
        browser.keys("Enter").await;
        // The page behind the list shows that game already.
        let closed = async || !browser.is_there("section.screen").await;
        browser.wait_until("the list closes", closed).await;
        browser.wait_for_move(1, "d4").await;
        browser.drag("d7", "d5").await;
        browser.wait_for_move(2, "d5").await;
        browser.wait_for_library().await;
        assert_eq!(browser.library().await.len(), 2, "it is the same game");
    });
}

#[test]
fn law_f6_games_are_found_and_sorted() {
    with_browser(View::LAPTOP, async |browser| {
        open_with_games(browser).await;
        let told = browser.done_message().await;
        assert!(told.starts_with("5 games were imported."), "{told}");
        assert!(told.contains("Something could not be read"), "{told}");
        browser.press("[data-problems] summary").await;
        let problem = browser.text("[data-problems] li").await;
        assert!(
            problem.starts_with("Game 4, line ") && problem.contains("Ke3"),
            "{problem}"
        );
        browser.action("dismiss").await;
        let first = async |words: &str| {
            let found = browser.games_listed().await;
            found.first().is_some_and(|game| game.contains(words))
        };
        for (words, count, known) in [
            ("anna", 2, "Berta"),
            ("ANNA 1930", 1, "Sultan Khan"),
            ("championship", 1, "Carlsen"),
            ("sicilian", 1, "Sultan Khan"),
            ("2.g4", 1, "Berta"),
            ("2013-11", 1, "Carlsen"),
            ("2013.11.09", 1, "Carlsen"),
            ("1931-02-03", 1, "Berta"),
        ] {
            browser.search_for(words).await;
            browser
                .wait_until(&format!("{count} games by {words}"), async || {
                    let games = browser.games_listed().await;
                    games.len() == count && games.iter().any(|game| game.contains(known))
                })
                .await;
        }
        browser.search_for("nobody at all").await;
        browser.wait_for_games(0).await;
        browser.action("show-all").await;
        browser.wait_for_games(5).await;
        for (order, game) in [
            ("Date played", "Carlsen"),
            ("White’s name", "Berta"),
            ("Black’s name", "Carlsen"),
            ("Result", "Sultan Khan"),
            ("Length", "Carlsen"),
        ] {
            browser.choose("sort", order).await;
            browser
                .wait_until(&format!("{game} to be first by {order}"), async || {
                    first(game).await
                })
                .await;
        }
        browser.action("reverse").await;
        browser
            .wait_until("the shortest to be first", async || first("Zara").await)
            .await;
        // What was imported before is known.
        import_games(browser).await;
        let told = browser.done_message().await;
        assert!(
            told.starts_with("0 games were imported. 5 were here already."),
            "{told}"
        );
    });
}

#[test]
fn law_f6_games_are_found_without_accents_and_called_by_their_event() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.open_library().await;
        // While games come into an empty library it is not said to be empty.
        let watch = "new MutationObserver(() => {
                window.both ||= document.querySelector('[data-empty]') && document.querySelector('[data-busy]');
            }).observe(document, { childList: true, subtree: true });
            window.both = false;";
        browser.evaluate(watch, []).await;
        browser
            .upload_games("return arguments[0]", [json!(OTHERS)])
            .await;
        browser.wait_for_games(2).await;
        assert_eq!(
            browser.evaluate("return Boolean(window.both)", []).await,
            false
        );
        let games = browser.games_listed().await;
        assert!(games[1].starts_with("Consultation"), "{games:#?}");
        for words in ["sebastien", "SÉBASTIEN", "se\u{301}bas", "łodz", "சீதா"] {
            browser.search_for("consultation").await;
            browser.wait_for_games(1).await;
            browser.search_for(words).await;
            browser
                .wait_until(&format!("Sébastien by {words}"), async || {
                    let games = browser.games_listed().await;
                    games.len() == 1 && games[0].contains("Sébastien")
                })
                .await;
        }
        // Another sign is another word.
        browser.search_for("சிதா").await;
        browser.wait_for_games(0).await;
    });
}

#[test]
fn law_f6_what_is_deleted_can_come_back() {
    with_browser(View::PHONE, async |browser| {
        open_with_games(browser).await;
        browser.wait_for_games(5).await;
        // Held down, a game is chosen; a tap opens it.
        let hold = "document.querySelector('[data-row]:nth-child(2)').dispatchEvent(
            new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))";
        browser.evaluate(hold, []).await;
        browser.action("delete").await;
        browser.wait_for_games(4).await;
        browser
            .wait_for_text("[data-done]", "1 game was deleted.")
            .await;
        browser.action("undo").await;
        browser.wait_for_games(5).await;
        browser.search_for("club").await;
        browser.wait_for_games(2).await;
        browser.action("delete-found").await;
        browser
            .wait_for_text(
                "[data-question] p",
                "Delete 2 games? They stay in the bin for 30 days.",
            )
            .await;
        browser.action("cancel").await;
        browser.wait_for_games(2).await;
        browser.action("delete-found").await;
        browser.action("confirm").await;
        browser.wait_for_games(0).await;
        browser.action("undo").await;
        browser.wait_for_games(2).await;
        browser.assert_accessible("games that were found").await;
    });
}

#[test]
fn law_f6_a_study_that_is_kept_again_stays_one_record() {
    with_browser(View::LAPTOP, async |browser| {
        browser.visit("#pgn=1._e4_e5").await;
        browser.wait_ready().await;
        let wait_for_kept = async |moves: &[&str]| {
            browser
                .wait_until(&format!("{moves:?} in the library"), async || {
                    let games = browser.library().await;
                    games.len() == moves.len()
                        && moves
                            .iter()
                            .all(|line| games.iter().any(|game| game.contains(line)))
                })
                .await;
        };
        // One move more, by the arrow and the board, and all of it into the library.
        let go_on = async |from: &str, to: &str, piece: &str| {
            browser
                .wait_for("section[data-screen=analysis] .board .square")
                .await;
            browser.press("section.screen [data-action=last]").await;
            browser.click_square(from).await;
            browser.click_square(to).await;
            browser.wait_for_piece(to, piece).await;
            browser
                .press("section.screen [data-action=game-menu]")
                .await;
            browser
                .press("section.screen [data-action=analysis-save]")
                .await;
        };
        go_on("g1", "f3", "white knight").await;
        wait_for_kept(&["1. e4 e5 2. Nf3 *"]).await;
        // The screen is opened anew.
        browser.leave_page().await;
        browser.evaluate("location.hash = 'analysis'", []).await;
        go_on("b8", "c6", "black knight").await;
        wait_for_kept(&["1. e4 e5 2. Nf3 Nc6 *"]).await;
        // Another study, and then this one again from the library.
        browser
            .press("section.screen [data-action=game-menu]")
            .await;
        browser
            .press("section.screen [data-action=start-afresh]")
            .await;
        go_on("d2", "d4", "white pawn").await;
        wait_for_kept(&["1. e4 e5 2. Nf3 Nc6 *", "1. d4 *"]).await;
        browser.leave_page().await;
        browser.open_library().await;
        browser.wait_for_games(2).await;
        browser.press("[data-row]:last-child").await;
        browser.press("section.screen [data-action=open]").await;
        go_on("f1", "b5", "white bishop").await;
        wait_for_kept(&["1. e4 e5 2. Nf3 Nc6 3. Bb5 *", "1. d4 *"]).await;
    });
}

#[test]
fn law_f6_games_are_filtered_stepped_through_and_opened_by_one_tap() {
    with_browser(View::LAPTOP, async |browser| {
        open_with_games(browser).await;
        browser.wait_for_games(5).await;
        browser.action("filters").await;
        browser.assert_accessible("the filters").await;
        browser.fill("from", "1930").await;
        browser.fill("until", "1931-01").await;
        browser.wait_for_games(1).await;
        browser
            .wait_for_text("[data-action=filters]", "Filters (2 in use)")
            .await;
        browser.fill("eco", "A00-A99").await;
        browser.wait_for_games(0).await;
        // Each filter in use is a chip that takes it away.
        browser
            .wait_for_text("[data-filter=eco]", "Opening A00-A99")
            .await;
        browser.press("[data-filter=eco]").await;
        browser.wait_for_games(1).await;
        browser.fill("eco", "A00-A99").await;
        browser.wait_for_games(0).await;
        browser.action("show-all").await;
        browser.wait_for_games(5).await;
        // The preview: its last move, the one before, and the first position.
        browser.search_for("berta").await;
        browser.wait_for_games(1).await;
        browser.press("[data-row]").await;
        browser
            .wait_for(".library-diagram [data-square=h4][data-role=queen]")
            .await;
        browser.action("preview-previous").await;
        browser.wait_for_text("[data-preview-move]", "2.g4").await;
        browser
            .wait_for(".library-diagram [data-square=d8][data-role=queen]")
            .await;
        browser.action("preview-first").await;
        browser
            .wait_for(".library-diagram [data-square=g2][data-role=pawn]")
            .await;
        // By keys in the list, too.
        browser.focus("[data-list]").await;
        browser.keys("ArrowRight").await;
        browser.wait_for_text("[data-preview-move]", "1.f3").await;
    });
    with_browser(View::PHONE, async |browser| {
        open_with_games(browser).await;
        browser.wait_for_games(5).await;
        browser.search_for("berta").await;
        browser.wait_for_games(1).await;
        browser.press("[data-row]").await;
        browser.wait_for("section[data-screen=analysis]").await;
        // Closed, it leads back to what was searched for.
        browser.back().await;
        browser.wait_for("section[data-screen=library]").await;
        browser.wait_for_games(1).await;
        browser.wait_for("[data-row][aria-selected=true]").await;
    });
}
