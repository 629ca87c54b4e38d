//! Castling is marked by the squares of the king, not by the rook's, which the move names.

use browser_tests::{Hand, View, teaching_site, with_browser, with_browser_at};

#[test]
fn a_game_marks_the_squares_of_the_king() {
    with_browser(View::LAPTOP, async |browser| {
        for (fen, from, to, marked) in [
            (
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
                "e1",
                "g1",
                ["e1", "g1"],
            ),
            (
                "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
                "e8",
                "c8",
                ["c8", "e8"],
            ),
            // Chess960: the king goes beyond its rook, and stays where it is.
            ("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "e1", "g1", ["e1", "g1"]),
            ("4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1", "h1", ["f1", "h1"]),
        ] {
            browser.open_game(fen, None).await;
            browser.drag(from, to).await;
            browser.wait_for_ply(1).await;
            browser.wait_for_last_move(&marked).await;
        }
    });
}

#[test]
fn an_embedded_game_marks_the_squares_of_the_king() {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        let html = "<sessa-board pgn='1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *'></sessa-board>";
        let board = browser.embed(html, Hand::Mouse).await;
        board.press("[data-action=last]").await;
        let marked = "[...root.querySelectorAll('.square.last')].map((square) => square.dataset.square).sort().join()";
        board.wait(&format!("{marked} === 'e1,g1'")).await;
    });
}
