//! The real program over pipes with input that no GUI should send: it never falls silent.

use std::io::Write;

mod common;

use common::gui::Gui;

/// Number of moves told.
fn answers(lines: &[String]) -> usize {
    let is_answer = |line: &&String| line.starts_with("bestmove ");
    lines.iter().filter(is_answer).count()
}

/// Reads the answer to the `go` sent last, after a `stop`.
fn answer(gui: &mut Gui) -> String {
    gui.send("stop");
    gui.send("isready");
    let lines = gui.until("readyok");
    // Before it, where the search had to be stopped; after it, where `readyok` was faster.
    match lines.iter().find(|line| line.starts_with("bestmove ")) {
        Some(line) => line.clone(),
        None => gui.last("bestmove "),
    }
}

#[test]
fn every_go_with_a_limit_gets_one_move_by_itself() {
    let mut gui = Gui::start();
    for go in [
        "depth",
        "depth x",
        "depth 0",
        "depth -4",
        "depth 1 depth",
        "nodes",
        "nodes 0",
        "nodes 1 2",
        "nodes 99999999999999999999 depth 2",
        "mate",
        "mate 0",
        "mate x",
        "movetime",
        "movetime 0",
        "movetime -7",
        "movetime 1.5",
        "wtime",
        "wtime -",
        "wtime -500 btime -500",
        "wtime 99999999999999999999 depth 2",
        "btime 60000",
        "winc 1000 binc 1000",
        "movestogo 0",
        "movestogo soon",
        "wtime 50 btime 50 movestogo 0",
        "sideways depth 2",
        "depth 2 sideways",
        "joho nodes 500 \u{265e} \u{0}",
        "searchmoves e2e5 depth 4",
        "searchmoves e2e4 e2e5 depth 4",
        "searchmoves depth 2",
        "searchmoves e7e8q 0000 joho nodes 500",
        "depth 2 go depth 3",
    ] {
        gui.send("position startpos");
        gui.send(&format!("go {go}"));
        let best = gui.last("bestmove ");
        assert!(
            chess::Position::default()
                .parse_uci(best.split(' ').nth(1).expect("a word"))
                .is_ok(),
            "{go}: {best}"
        );
        gui.send("stop");
        gui.send("isready");
        assert_eq!(answers(&gui.until("readyok")), 0, "{go}");
    }
    gui.end();
}

#[test]
fn every_go_without_a_limit_gets_one_move_when_stopped() {
    let mut gui = Gui::start();
    for go in [
        "go",
        "go sideways",
        "go joho infinite",
        "joho go infinite",
        "go searchmoves",
        "go infinite depth",
        "go infinite wtime 1 btime 1",
        "go ponder joho",
        "go ponder infinite depth 1",
        "\u{feff}go",
    ] {
        gui.send(go);
        gui.send("isready");
        assert_eq!(answers(&gui.until("readyok")), 0, "{go}");
        gui.send("stop");
        assert!(gui.last("bestmove ").len() > "bestmove ".len(), "{go}");
        gui.send("stop");
        gui.send("isready");
        assert_eq!(answers(&gui.until("readyok")), 0, "{go}");
    }
    gui.end();
}

#[test]
fn illegal_moves_to_search_are_left_out() {
    let mut gui = Gui::start();
    for (go, best) in [
        ("searchmoves a2a3 e2e5 depth 3", Some("a2a3")),
        ("searchmoves e2e5 a2a3 depth 3", Some("a2a3")),
        ("depth 3 searchmoves joho a2a3", Some("a2a3")),
        // Where none is legal all are looked at.
        ("searchmoves e2e5 depth 3", None),
    ] {
        gui.send("position startpos");
        gui.send(&format!("go {go}"));
        let lines = gui.until("bestmove ");
        assert!(
            lines
                .iter()
                .any(|line| line.starts_with("info string go: passed over"))
        );
        let (_, told) = lines.split_last().expect("the move");
        let best = best.map(|best| format!(" pv {best}"));
        for line in told.iter().filter(|line| line.contains(" pv ")) {
            let wanted = best.as_ref().is_none_or(|best| line.contains(best));
            assert!(wanted, "{go}: {line}");
        }
    }
    gui.end();
}

#[test]
fn unknown_words_are_passed_over() {
    let mut gui = Gui::start();
    gui.send("joho debug on");
    gui.send("joho isready");
    assert_eq!(gui.line(), "readyok");
    gui.send("\u{feff}uci");
    gui.until("uciok");
    gui.send("joho setoption joho name MultiPV value joho 2");
    gui.send("joho position joho startpos joho moves e2e4 e7e5");
    assert_eq!(gui.line(), "info string position: passed over `joho joho`");
    gui.send("joho go joho depth 1");
    let lines = gui.until("bestmove ");
    assert_eq!(lines[0], "info string go: passed over `joho`");
    assert!(lines.iter().any(|line| line.contains(" multipv 2 ")));
    gui.send("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1 joho moves a1a8");
    assert_eq!(gui.line(), "info string position: passed over `joho`");
    gui.send("go depth 1");
    assert_eq!(gui.last("bestmove "), "bestmove (none)");
    gui.send("joho quit");
    assert!(gui.end().is_empty());
}

#[test]
fn a_position_that_is_refused_is_not_searched_nor_the_one_before() {
    let mut gui = Gui::start();
    for refused in [
        "position",
        "position fen",
        "position moves e2e4",
        "position fen not a position at all",
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "position fen 8/8/8/8/8/8/8/K7 w - - 0 1",
        "position startpos moves e2e5",
        "position startpos moves e2e4 e7e9",
        "position startpos moves e2e4 joho e7e5",
        "position startpos moves 0000",
    ] {
        gui.send("position startpos");
        gui.send(refused);
        let told = gui.line();
        assert!(
            told.starts_with("info string position refused: "),
            "{refused}: {told}"
        );
        for go in [
            "depth 3",
            "movetime 5",
            "wtime 100",
            "infinite",
            "ponder wtime 9",
            "",
        ] {
            gui.send(&format!("go {go}"));
            assert_eq!(answer(&mut gui), "bestmove (none)", "{refused}, {go}");
        }
    }
    // The next that is understood is searched.
    gui.send("position startpos");
    gui.send("go depth 1");
    assert!(gui.last("bestmove ") != "bestmove (none)");
    gui.end();
}

#[test]
fn where_the_game_is_over_its_result_is_told() {
    let mut gui = Gui::start();
    for (position, score) in [
        ("startpos moves f2f3 e7e5 g2g4 d8h4", "mate 0"),
        ("fen k7/2Q5/1K6/8/8/8/8/8 b - - 0 1", "cp 0"),
    ] {
        for level in [1, 9, engine::Level::MAX] {
            gui.send(&format!("setoption name Level value {level}"));
            gui.send(&format!("position {position}"));
            gui.send("go infinite");
            assert_eq!(gui.line(), format!("info depth 0 score {score}"));
            gui.send("isready");
            assert_eq!(gui.line(), "readyok");
            gui.send("stop");
            assert_eq!(gui.line(), "bestmove (none)");
        }
    }
    gui.end();
}

#[test]
fn options_and_new_games_wait_for_the_search() {
    let mut gui = Gui::start();
    for order in [
        "setoption name Hash value 2",
        "setoption name Clear Hash",
        "setoption name MultiPV value 2",
        "setoption name Level value 3",
        "setoption name Weights value classical",
        "setoption name Move Overhead value 50",
        "setoption name Nonsense value 1",
        "ucinewgame",
    ] {
        for go in ["infinite", "ponder wtime 1 btime 1"] {
            gui.send(&format!(
                "setoption name Level value {}",
                engine::Level::MAX
            ));
            gui.send("position startpos");
            gui.send(&format!("go {go}"));
            gui.until("info depth 1 ");
            gui.send(order);
            gui.send("isready");
            assert_eq!(answers(&gui.until("readyok")), 0, "{order}, {go}");
            gui.send("stop");
            gui.last("bestmove ");
        }
    }
    // Obeyed after it.
    gui.send("ucinewgame");
    gui.send("go depth 2");
    let lines = gui.until("bestmove ");
    assert!(lines.iter().any(|line| line.contains(" multipv 2 ")));
    gui.end();
}

#[test]
fn a_new_search_ends_the_old_one() {
    let mut gui = Gui::start();
    gui.send("go infinite");
    gui.send("go depth 1");
    gui.until("bestmove");
    gui.until("bestmove");
    gui.end();
}

#[test]
fn what_cannot_be_obeyed_is_named() {
    let mut gui = Gui::start();
    for garbage in [
        "xyzzy",
        "setoption",
        "setoption Hash",
        "setoption name Hash value lots",
        "setoption name Hash value 0",
        "setoption name Hash",
        "setoption name Level value 99",
        "setoption name MultiPV value 0",
        "setoption name Weights value heavy",
        "setoption name Network value no such file",
        "setoption name UCI_Elo value 1",
        "setoption name UCI_LimitStrength value",
        "setoption name Move Overhead value -1",
        "setoption name Move Overhead value 5001",
        "setoption name Nonsense value 1",
        "setoption name UCI_Chess960 value perhaps",
        "setoption name UCI_Chess960",
    ] {
        gui.send(garbage);
        let answer = gui.line();
        assert!(answer.starts_with("info string "), "{garbage}: {answer}");
    }
    gui.send("");
    gui.send("   ");
    let input = gui.input.as_mut().expect("input is open");
    input.write_all(b"\xff\xfe\x00\n").expect("it listens");
    assert!(gui.line().starts_with("info string unknown command"));

    // Nothing of it has moved a piece.
    gui.send("go depth 2");
    assert!(gui.last("bestmove").len() > "bestmove ".len());
    gui.end();
}

#[test]
fn whatever_is_sent_every_go_gets_one_move() {
    const WORDS: [&str; 48] = [
        "go",
        "go",
        "go",
        "position",
        "setoption",
        "stop",
        "ponderhit",
        "ucinewgame",
        "isready",
        "uci",
        "debug",
        "register",
        "startpos",
        "fen",
        "moves",
        "e2e4",
        "e7e5",
        "0000",
        "e1g1",
        "a7a8q",
        "name",
        "value",
        "Hash",
        "Level",
        "MultiPV",
        "Weights",
        "Move",
        "Overhead",
        "depth",
        "2",
        "nodes",
        "50",
        "movetime",
        "1",
        "wtime",
        "btime",
        "winc",
        "movestogo",
        "-3",
        "searchmoves",
        "mate",
        "infinite",
        "ponder",
        "joho",
        "99999999999999999999",
        "8/8/8/8 w - -",
        "\u{265e}",
        "\u{0}",
    ];
    /// The first word of each is the command, so that it is known which lines are a `go`.
    const COMMANDS: [&str; 11] = [
        "uci",
        "debug",
        "isready",
        "setoption",
        "register",
        "ucinewgame",
        "position",
        "go",
        "stop",
        "ponderhit",
        "quit",
    ];
    let mut rng = fastrand::Rng::with_seed(7);
    let mut gui = Gui::start();
    let (mut asked, mut answered) = (0, 0);
    for _ in 0..600 {
        let words: Vec<&str> = (0..rng.usize(1..8))
            .map(|_| WORDS[rng.usize(..WORDS.len())])
            .collect();
        let command = words.iter().find(|word| COMMANDS.contains(word));
        let own_ready = command == Some(&"isready");
        asked += usize::from(command == Some(&"go"));
        gui.send(&words.join(" "));
        // Whatever it was, the program goes on listening.
        gui.send("isready");
        for _ in 0..=usize::from(own_ready) {
            answered += answers(&gui.until("readyok"));
        }
    }
    gui.send("stop");
    gui.send(&format!(
        "setoption name Level value {}",
        engine::Level::MAX
    ));
    gui.send("position startpos moves f2f3 e7e5 g2g4");
    gui.send("go depth 3");
    asked += 1;
    while answered < asked {
        let best = gui.last("bestmove ");
        answered += 1;
        assert!(answered < asked || best == "bestmove d8h4", "{best}");
    }
    gui.send("quit");
    assert_eq!(answers(&gui.end()), 0);
}
