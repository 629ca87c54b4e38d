//! Morphy's Opera Game, Paris 1858, played by mouse on one device.

use browser_tests::{GameSettings, View, with_browser};

/// From square, to square, SAN.
const GAME: [(&str, &str, &str); 33] = [
    ("e2", "e4", "e4"),
    ("e7", "e5", "e5"),
    ("g1", "f3", "Nf3"),
    ("d7", "d6", "d6"),
    ("d2", "d4", "d4"),
    ("c8", "g4", "Bg4"),
    ("d4", "e5", "dxe5"),
    ("g4", "f3", "Bxf3"),
    ("d1", "f3", "Qxf3"),
    ("d6", "e5", "dxe5"),
    ("f1", "c4", "Bc4"),
    ("g8", "f6", "Nf6"),
    ("f3", "b3", "Qb3"),
    ("d8", "e7", "Qe7"),
    ("b1", "c3", "Nc3"),
    ("c7", "c6", "c6"),
    ("c1", "g5", "Bg5"),
    ("b7", "b5", "b5"),
    ("c3", "b5", "Nxb5"),
    ("c6", "b5", "cxb5"),
    ("c4", "b5", "Bxb5+"),
    ("b8", "d7", "Nbd7"),
    ("e1", "c1", "O-O-O"),
    ("a8", "d8", "Rd8"),
    ("d1", "d7", "Rxd7"),
    ("d8", "d7", "Rxd7"),
    ("h1", "d1", "Rd1"),
    ("e7", "e6", "Qe6"),
    ("b5", "d7", "Bxd7+"),
    ("f6", "d7", "Nxd7"),
    ("b3", "b8", "Qb8+"),
    ("d7", "b8", "Nxb8"),
    ("d1", "d8", "Rd8#"),
];

#[test]
fn opera_game() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        browser.play(&GameSettings::TWO_PLAYERS).await;
        for (index, (from, to, san)) in GAME.into_iter().enumerate() {
            browser.drag(from, to).await;
            browser.wait_for_move(index + 1, san).await;
        }
        assert_eq!(browser.moves().await, GAME.map(|(_, _, san)| san));
        assert_eq!(browser.end().await, "1–0 checkmate");

        let pieces = browser.pieces().await;
        assert_eq!(pieces.get("d8").map(String::as_str), Some("white rook"));
        assert_eq!(pieces.get("e8").map(String::as_str), Some("black king"));
        assert_eq!(
            pieces.get("c1").map(String::as_str),
            Some("white king"),
            "castled"
        );
        assert_eq!(pieces.len(), 20, "{pieces:?}");
    });
}

#[test]
fn an_illegal_move_goes_back() {
    with_browser(
        View {
            dark: true,
            ..View::LAPTOP
        },
        async |browser| {
            browser.open().await;
            browser.play(&GameSettings::TWO_PLAYERS).await;
            browser.drag("e2", "e5").await;
            browser.drag("e7", "e5").await;
            assert!(browser.moves().await.is_empty());
            browser.click_square("e2").await;
            browser.click_square("e4").await;
            browser.wait_for_move(1, "e4").await;
            browser.wait_for_piece("e4", "white pawn").await;
            assert_eq!(browser.pieces().await.len(), 32);
        },
    );
}
