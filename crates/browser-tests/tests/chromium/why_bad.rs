//! “Why was that bad?”: after a mistake against a robot that helps, the reason in words, in every language.

use browser_tests::{Browser, View, with_browser};
use chess::{Color, Move, Position, Role};
use serde_json::json;

/// White's queen against rook and knight.
const START: &str = "rn2k3/ppp2ppp/8/8/8/8/PPP2PPP/3QK3 w q - 0 1";

/// The position after these moves.
fn after(moves: &[String]) -> Position {
    let mut position = Position::from_fen(START).expect("a position");
    for san in moves {
        let san = position.parse_san(san).expect("a move of the game");
        position.play(san);
    }
    position
}

/// A move that puts the queen where she is taken for nothing.
fn queen_given_away(position: &Position) -> Move {
    let is_given = |mv: &&Move| {
        let after = position.after(**mv);
        let board = after.board();
        let is_attacked = |by| board.is_attacked(mv.to(), by, board.occupied());
        position.board().role_at(mv.from()) == Some(Role::Queen)
            && !position.is_capture(**mv)
            && !after.is_check()
            && is_attacked(Color::Black)
            && !is_attacked(Color::White)
    };
    let moves = position.legal_moves();
    *moves
        .iter()
        .find(is_given)
        .expect("a queen can be given away")
}

async fn blunder(browser: &Browser) {
    let robot = json!({ "robot": { "level": 12 } });
    let terms = json!({
        "start": START,
        "rules": { "id": "casual", "take_back": true },
        "players": ["person", robot],
    });
    browser.open_with_config(terms).await;
    browser.drag("a2", "a3").await;
    browser.wait_for_ply(2).await;
    assert!(!browser.is_there("[data-action=why-bad]").await);
    let places = browser.places_of(".board, .actions, .moves").await;
    let mv = queen_given_away(&after(&browser.moves().await));
    browser
        .drag(&mv.from().to_string(), &mv.to().to_string())
        .await;
    browser.wait_for_ply(4).await;
    browser.wait_for("[data-action=why-bad]").await;
    let now = browser.places_of(".board, .actions, .moves").await;
    assert_eq!(now, places, "the question moves nothing");
}

#[test]
fn a_mistake_is_explained_when_the_player_asks() {
    with_browser(View::PHONE, async |browser| {
        blunder(browser).await;
        browser.assert_accessible("why-bad").await;
        browser.press("[data-action=why-bad]").await;
        browser
            .wait_until("the reason", async || {
                let told = "return [...document.querySelectorAll('.hint')].map((hint) => hint.textContent).join()";
                browser.ask(told, []).await.contains("queen")
            })
            .await;
        // The move is taken back, and with it what was said of it.
        browser.press("[data-action=take-back]").await;
        browser
            .wait_until("the button to go", async || {
                !browser.is_there("[data-action=why-bad]").await
            })
            .await;
    });
}
