//! Every mode of an embedded board as a user meets it: the same steps for mouse, finger and keys.

use crate::Browser;
use crate::embedded_board::Hand;
use serde_json::json;

/// Defines a test of each mode, named after it, by a function that carries out its steps.
#[macro_export]
macro_rules! every_mode {
    ($carry_out:ident) => {
        $crate::every_mode!($carry_out: diagram, game, puzzle, play, free, lesson);
    };
    ($carry_out:ident: $($mode:ident),+) => {
        $(
            #[test]
            fn $mode() {
                $carry_out(&$crate::embedded_modes::$mode);
            }
        )+
    };
}

/// A diagram, here without kings, is looked at and drawn on.
pub async fn diagram(browser: &Browser, hand: Hand) {
    let html = "<sessa-board fen='8/8/8/3R4/8/8/8/8 w - - 0 1' drawings='Gd5d8'></sessa-board>";
    let board = browser.embed(html, hand).await;
    let arrows = "root.querySelectorAll('.drawings .drawing').length";
    board.wait(&format!("{arrows} === 1")).await;
    // Fingers have no way to draw.
    if hand != Hand::Finger {
        board.draw("d5", "a5").await;
        board.wait(&format!("{arrows} === 2")).await;
    }
    board.move_piece("d5", "d8").await;
    assert_eq!(
        board.ask("board.position").await,
        "8/8/8/3R4/8/8/8/8 w - - 0 1"
    );
    board
        .wait("root.querySelectorAll('.piece').length === 1")
        .await;
}

/// A game is played through: the move on the board stays in sight of its list, and another game follows.
pub async fn game(browser: &Browser, hand: Hand) {
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(25);
    let html = format!("<sessa-board pgn='1. e4 e5 2. Nf3 *\n\n1. {moves}*'></sessa-board>");
    let board = browser.embed(&html, hand).await;
    let placement = |placement: &str| format!("board.position.split(' ')[0] === '{placement}'");
    board.press("[data-node='2']").await;
    board
        .wait(&placement(
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR",
        ))
        .await;
    board.press("[data-action=next]").await;
    board
        .wait(&placement(
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
        ))
        .await;
    board.press("[data-action=first]").await;
    board.wait("board.state().ply === 0").await;

    board.press("[data-action=next-game]").await;
    board
        .wait("board.game.includes('Ng8') && board.state().ply === 0")
        .await;
    let scrolled = board.ask("scrollY").await;
    board.press("[data-action=last]").await;
    board.wait("board.state().ply === 100").await;
    let in_sight = "(() => {
        const list = root.querySelector('.moves').getBoundingClientRect();
        const move = root.querySelector('[aria-current]').getBoundingClientRect();
        return move.top >= list.top - 1 && move.bottom <= list.bottom + 1;
    })()";
    board.wait(in_sight).await;
    if hand != Hand::Finger {
        // Nothing else moves.
        assert_eq!(board.ask("scrollY").await, scrolled);
    }
    board
        .wait("!root.querySelector('[data-action=next-game]')")
        .await;
}

/// A puzzle is failed, tried again and solved; the teacher's drawings go with the first move.
pub async fn puzzle(browser: &Browser, hand: Hand) {
    let html = "<sessa-board name='q' mode='puzzle' fen='6k1/3q1pp1/7p/8/8/8/5PPP/3R2K1 w - - 0 1' moves='Rxd7'
        drawings='Gd1d7' result='true'></sessa-board>";
    let board = browser.embed(html, hand).await;
    board
        .wait("root.querySelectorAll('.drawings .drawing').length === 1")
        .await;
    board.move_piece("g1", "h1").await;
    let failed = board.wait_for_event("failed").await;
    assert_eq!(failed["attempts"], 1);
    board
        .wait("root.querySelectorAll('.drawings [data-brush=green]').length === 0")
        .await;
    board.press("[data-action=retry]").await;
    board
        .wait("!root.querySelector('[data-action=retry]') && root.querySelector('.piece[data-square=g1]')")
        .await;
    board.move_piece("d1", "d7").await;
    let solved = board.wait_for_event("solved").await;
    assert_eq!(solved["attempts"], 2);
    let line = board
        .ask("root.querySelector('[part=result] input').value")
        .await;
    assert!(line.contains("0 of 1"), "{line}");
    board.press("[data-action=copy-result]").await;
    // Copied, or selected so that the reader can copy it.
    board
        .wait(
            "root.querySelector('[data-action=copy-result]').textContent === 'Copied'
                || root.activeElement?.matches('[part=result] input')",
        )
        .await;
}

/// A game between two persons, with a move that is none.
pub async fn play(browser: &Browser, hand: Hand) {
    let html = "<sessa-board mode='play' side='both'></sessa-board>";
    let board = browser.embed(html, hand).await;
    if hand == Hand::Keys {
        board.move_piece("e2", "e5").await;
        let illegal = board.wait_for_event("illegal").await;
        assert_eq!(illegal["to"], "e5");
        browser.keys("Escape").await;
    }
    board.move_piece("e2", "e4").await;
    let made = board.wait_for_event("move").await;
    assert_eq!(
        (&made["san"], &made["by"]),
        (&json!("e4"), &json!("person"))
    );
    board.move_piece("e7", "e5").await;
    board.wait("board.state().ply === 2").await;
}

/// Pieces are put, moved and taken away, on an empty board as well, until they stand as they are to.
pub async fn free(browser: &Browser, hand: Hand) {
    let html = "<sessa-board name='q' mode='free' fen='8/8/8/8/8/8/8/8 w - - 0 1' target='8/8/8/3R4/8/8/8/8 w - - 0 1'></sessa-board>";
    let board = browser.embed(html, hand).await;
    let placement = |placement: &str| format!("board.position.split(' ')[0] === '{placement}'");
    let put = async |square: &str, piece: &str, letter: &str| {
        if hand == Hand::Keys {
            browser
                .evaluate("document.querySelector('sessa-board').focus()", [])
                .await;
            let (file, rank) = square.split_at(1);
            let file = file.as_bytes()[0] - b'a' + 1;
            browser.keys(&format!("Shift+{file} {rank} {letter}")).await;
        } else {
            board.press(piece).await;
            board.press(&format!(".square[data-square={square}]")).await;
            board.press(piece).await;
        }
    };
    let rook = ".an-piece[data-color=white][data-role=rook]";
    put("a1", rook, "Shift+R").await;
    board.wait(&placement("8/8/8/8/8/8/8/R7")).await;
    put("b1", ".an-piece[data-color=black][data-role=queen]", "q").await;
    board.wait(&placement("8/8/8/8/8/8/8/Rq6")).await;
    put("b1", "[data-action=remove]", "Delete").await;
    board.wait(&placement("8/8/8/8/8/8/8/R7")).await;
    let answer = "new FormData(document.querySelector('form')).get('q')";
    assert_eq!(board.ask(answer).await, "8/8/8/8/8/8/8/R7 w - - 0 1");
    board.press("[data-action=hint]").await;
    board.wait_for_event("hint").await;
    board.move_piece("a1", "d5").await;
    let solved = board.wait_for_event("solved").await;
    assert_eq!(
        (&solved["attempts"], &solved["helped"]),
        (&json!(1), &json!(true))
    );
    assert_eq!(board.ask(answer).await, "solved");
    // Nothing is changed after that, until one begins again.
    board.move_piece("d5", "a1").await;
    board.wait(&placement("8/8/8/3R4/8/8/8/8")).await;
    board.press("[data-action=again]").await;
    board.wait(&placement("8/8/8/8/8/8/8/8")).await;
}

/// A lesson is done to its end, and its moves are told of.
pub async fn lesson(browser: &Browser, hand: Hand) {
    let text = "lesson our-class\ntitle Our class\nmove\n  board 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w\n  task White to move: mate in one.\n  answer Rd8#\n";
    let html = format!(
        "<sessa-board mode='lesson' orientation='black' result='true'>{text}</sessa-board>"
    );
    let board = browser.embed(&html, hand).await;
    board
        .wait("root.querySelector('.board').dataset.orientation === 'black'")
        .await;
    board
        .wait("board.position === '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1'")
        .await;
    board.move_piece("d1", "d8").await;
    let made = board.wait_for_event("move").await;
    assert_eq!(
        (&made["san"], &made["by"]),
        (&json!("Rd8#"), &json!("person"))
    );
    let progress = board.wait_for_event("progress").await;
    assert_eq!(
        (&progress["solved"], &progress["total"]),
        (&json!(1), &json!(1))
    );
    let line = board
        .ask("root.querySelector('[part=result] input').value")
        .await;
    assert!(line.contains("1 of 1"), "{line}");
    board.press("[data-action=next]").await;
    board.wait_for_event("solved").await;
}
