//! The real program over pipes, as a chess GUI drives it.

mod common;

use common::gui::Gui;
use common::sessa;

#[test]
fn introduces_itself() {
    let mut gui = Gui::start();
    gui.send("uci");
    let lines = gui.until("uciok");
    assert!(lines[0].starts_with("id name Sessa"));
    for option in [
        "Hash type spin",
        "Clear Hash type button",
        "Level type spin",
        "Ponder type check",
        "MultiPV type spin",
        "Weights type combo default network var network var classical var greko",
        "Network type string default <empty>",
        "UCI_LimitStrength type check",
        "UCI_Elo type spin",
        "Move Overhead type spin",
        "UCI_Chess960 type check",
    ] {
        assert!(
            lines
                .iter()
                .any(|line| line.starts_with(&format!("option name {option}")))
        );
    }
    gui.send("isready");
    assert_eq!(gui.line(), "readyok");
    gui.send("quit");
    assert!(gui.end().is_empty());
}

#[test]
fn finds_a_mate_from_a_fen_and_from_moves() {
    let mut gui = Gui::start();
    gui.send("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    gui.send("go depth 5");
    let lines = gui.until("bestmove");
    assert!(
        lines
            .iter()
            .any(|line| line.contains("score mate 1") && line.ends_with("pv a1a8"))
    );
    assert_eq!(lines.last().map(String::as_str), Some("bestmove a1a8"));

    gui.send("position startpos moves f2f3 e7e5 g2g4");
    gui.send("go nodes 20000");
    assert_eq!(gui.last("bestmove"), "bestmove d8h4");

    gui.send("position startpos moves f2f3 e7e5 g2g4 d8h4");
    gui.send("go movetime 1000");
    assert_eq!(gui.last("bestmove"), "bestmove (none)");
    gui.end();
}

/// Also if an iteration is broken off.
#[test]
fn what_is_played_is_what_was_told_last() {
    let mut gui = Gui::start();
    let mut later_than_its_iteration = 0;
    gui.send("position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    for nodes in (1_000..20_000).step_by(700) {
        gui.send("ucinewgame");
        gui.send(&format!("go nodes {nodes}"));
        let lines = gui.until("bestmove");
        let [.., before, told, answer] = &lines[..] else {
            panic!("{lines:?}");
        };
        let after = |line: &str, word: &str| {
            let mut words = line.split(' ').skip_while(|one| *one != word);
            words.nth(1).map(str::to_owned)
        };
        assert_eq!(after(told, "pv"), after(answer, "bestmove"), "{nodes}");
        later_than_its_iteration += u32::from(after(told, "depth") == after(before, "depth"));
    }
    assert!(later_than_its_iteration > 0);
    gui.send("quit");
}

#[test]
fn castling_goes_in_and_out_as_guis_write_it() {
    let fen = "5k2/8/8/8/8/8/8/4K2R w K - 0 1";
    let divided = sessa(&["perft", "1", "--divide", "--fen", fen], b"");
    assert!(String::from_utf8_lossy(&divided.stdout).contains("e1g1: 1\n"));

    let mut gui = Gui::start();
    gui.send(&format!("position fen {fen} moves e1g1 f8e7 f1e1"));
    gui.send("isready");
    assert_eq!(gui.line(), "readyok");
    gui.end();
}

#[test]
fn several_lines_are_numbered_and_moves_can_be_singled_out() {
    let mut gui = Gui::start();
    gui.send("setoption name MultiPV value 3");
    gui.send("position startpos");
    gui.send("go depth 5");
    let lines = gui.until("bestmove");
    let (best, infos) = lines.split_last().expect("at least the move");
    assert_eq!(infos.len(), 3 * 5);
    for (n, info) in infos.iter().enumerate() {
        let (depth, number) = (n / 3 + 1, n % 3 + 1);
        assert!(info.starts_with(&format!("info depth {depth} ")), "{info}");
        assert!(
            info.contains(&format!(" multipv {number} score ")),
            "{info}"
        );
    }
    let first = |info: &String| {
        let (_, pv) = info.split_once(" pv ").expect("every line has its moves");
        pv.split(' ').next().map(str::to_owned)
    };
    let firsts: Vec<_> = infos[12..].iter().filter_map(first).collect();
    assert!(best.starts_with(&format!("bestmove {}", firsts[0])));
    assert!(firsts[0] != firsts[1] && firsts[1] != firsts[2] && firsts[2] != firsts[0]);

    gui.send("go depth 3 searchmoves a2a3 h2h3");
    let lines = gui.until("bestmove");
    assert_eq!(lines.len(), 2 * 3 + 1, "{lines:?}");
    assert!(
        ["bestmove a2a3", "bestmove h2h3"]
            .iter()
            .any(|best| lines[6].starts_with(best))
    );
    gui.send("quit");
    gui.end();
}

#[test]
fn law_b6_chess960_castling_is_the_king_taking_its_rook() {
    // Only castling mates; the rook alone lets the king out to c2.
    let mut gui = Gui::start();
    for (option, rights, best) in [
        ("UCI_Chess960 value false", "Q", "e1c1"),
        ("UCI_Chess960 value true", "Q", "e1a1"),
        ("uci_chess960 value true", "A", "e1a1"),
        ("UCI_Chess960 value false", "A", "e1c1"),
    ] {
        gui.send(&format!("setoption name {option}"));
        gui.send(&format!(
            "position fen 4R3/8/8/8/8/1P1k4/1P6/R3K3 w {rights} - 0 1"
        ));
        gui.send("go depth 3");
        let lines = gui.until("bestmove");
        assert_eq!(lines.last(), Some(&format!("bestmove {best}")));
        let pv = format!(" pv {best}");
        assert!(
            lines
                .iter()
                .any(|line| line.contains("score mate 1") && line.ends_with(&pv)),
            "{lines:?}"
        );
    }
    // Both forms are read, whatever the option says.
    for castle in ["e1g1", "e1h1"] {
        gui.send(&format!(
            "position fen 5k2/8/8/8/8/8/8/4K2R w H - 0 1 moves {castle} f8e7 f1e1"
        ));
        gui.send("isready");
        assert_eq!(gui.line(), "readyok");
    }
    gui.end();
}

#[test]
fn an_infinite_search_answers_when_stopped_and_not_before() {
    let mut gui = Gui::start();
    // Mate in one: the search itself is over at once.
    gui.send("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    gui.send("go infinite");
    gui.until("info depth 1 ");
    std::thread::sleep(std::time::Duration::from_millis(200));
    gui.send("isready");
    let before = gui.until("readyok");
    assert!(before.iter().all(|line| !line.starts_with("bestmove")));
    gui.send("stop");
    assert_eq!(gui.last("bestmove"), "bestmove a1a8");

    // And one that would never end by itself.
    gui.send("position startpos");
    gui.send("go infinite");
    gui.until("info depth 3 ");
    gui.send("stop");
    assert!(gui.last("bestmove").len() > "bestmove ".len());

    // A stop with nothing to stop is nothing.
    gui.send("stop");
    gui.send("isready");
    assert_eq!(gui.line(), "readyok");
    gui.end();
}

#[test]
fn options_are_obeyed() {
    let mut gui = Gui::start();
    gui.send("setoption name Hash value 2");
    gui.send("setoption name clear hash");
    gui.send("setoption name LEVEL value 1");
    gui.send("ucinewgame");
    gui.send("position startpos");
    gui.send("go infinite");
    // The lowest level looks one move ahead and no further, however long it may think.
    gui.until("info depth 1 ");
    gui.send("stop");
    let rest = gui.until("bestmove");
    assert!(rest.iter().all(|line| !line.starts_with("info depth 2")));
    gui.end();
}

/// The first move of the last line told, and its score.
fn judged(gui: &mut Gui, go: &str) -> String {
    gui.send("position fen 4k3/pppp4/8/8/8/8/8/3QK3 w - - 0 1");
    gui.send(go);
    let lines = gui.until("bestmove");
    let last = lines.iter().rev().find(|line| line.starts_with("info "));
    let (_, score) = last
        .and_then(|line| line.split_once(" score "))
        .expect("a score");
    score.split(" nodes").next().expect("a word").to_owned()
}

#[test]
fn law_h3_weights_are_chosen_by_name() {
    let mut gui = Gui::start();
    let usual = judged(&mut gui, "go depth 1");
    let mut judgement = |name: &str| {
        gui.send(&format!("setoption name Weights value {name}"));
        judged(&mut gui, "go depth 1")
    };
    // A queen is worth 9 pawns, or 12.
    assert_ne!(judgement("classical"), judgement("GreKo"));
    assert_eq!(judgement("network"), usual);
    gui.send("quit");
    gui.end();
}

#[test]
fn a_network_comes_from_a_file() {
    let path = std::env::temp_dir().join(format!("sessa-network-{}", std::process::id()));
    // One to which everything is the same.
    std::fs::write(&path, vec![0; engine::nnue::Network::SIZE]).expect("a file can be written");
    let mut gui = Gui::start();
    let own = judged(&mut gui, "go depth 1");
    let mut judgement = |option: &str| {
        gui.send(&format!("setoption name {option}"));
        judged(&mut gui, "go depth 1")
    };
    let network = format!("Network value {}", path.display());
    let other = judgement(&network);
    assert_eq!(other, "cp 0");
    assert_ne!(other, own);
    // Weights go before it, and it comes back after them.
    assert_ne!(judgement("Weights value classical"), other);
    assert_ne!(judgement(&network), other);
    assert_eq!(judgement("Weights value network"), other);
    assert_eq!(judgement("Network value <empty>"), own);
    gui.send("quit");
    gui.end();
    std::fs::remove_file(path).expect("it was written");
}

#[test]
fn strength_is_limited_by_elo() {
    let mut gui = Gui::start();
    gui.send("uci");
    let lines = gui.until("uciok");
    let option = lines
        .iter()
        .find_map(|line| line.strip_prefix("option name UCI_Elo "));
    let least =
        option.and_then(|option| option.split(' ').skip_while(|&word| word != "min").nth(1));
    let least = least.expect("the option says its least value");
    gui.send(&format!("setoption name UCI_Elo value {least}"));
    gui.send("position startpos");
    // Not before strength is limited.
    gui.send("go depth 4");
    assert!(
        gui.until("bestmove")
            .iter()
            .any(|line| line.starts_with("info depth 4 "))
    );
    gui.send("setoption name UCI_LimitStrength value true");
    gui.send("go depth 4");
    assert!(
        gui.until("bestmove")
            .iter()
            .all(|line| !line.starts_with("info depth 2"))
    );
    gui.send("setoption name UCI_LimitStrength value false");
    gui.send("go depth 4");
    assert!(
        gui.until("bestmove")
            .iter()
            .any(|line| line.starts_with("info depth 4 "))
    );
    gui.end();
}

#[test]
fn pondering_goes_on_until_it_is_hit_or_stopped() {
    let mut gui = Gui::start();
    let silent = |gui: &mut Gui| {
        std::thread::sleep(std::time::Duration::from_millis(200));
        gui.send("isready");
        let lines = gui.until("readyok");
        assert!(
            lines.iter().all(|line| !line.starts_with("bestmove")),
            "{lines:?}"
        );
    };
    gui.send("setoption name Ponder value true");
    // With a clock that has run out, with a depth soon reached, and with nothing at all.
    for limits in ["wtime 1 btime 1", "depth 1", "movetime 10", ""] {
        gui.send("position startpos moves e2e4 e7e5");
        gui.send(&format!("go ponder {limits}"));
        silent(&mut gui);
        gui.send("ponderhit");
        assert!(gui.last("bestmove").len() > "bestmove ".len(), "{limits}");
    }
    // After a hit the clock counts and not before.
    gui.send("go ponder wtime 60000 btime 60000");
    silent(&mut gui);
    gui.send("stop");
    gui.last("bestmove");
    // With all the time there is: hit, it goes on.
    gui.send("go ponder infinite");
    gui.send("ponderhit");
    silent(&mut gui);
    gui.send("stop");
    gui.last("bestmove");
    // A hit with nothing to hit is nothing.
    gui.send("ponderhit");
    gui.send("isready");
    assert_eq!(gui.line(), "readyok");
    gui.end();
}

#[test]
fn a_mate_that_is_asked_for_ends_the_search() {
    let mut gui = Gui::start();
    // Mate in two: 1.Kb6 Kb8 2.Rd8#.
    gui.send("position fen k7/8/2K5/8/8/8/8/3R4 w - - 0 1");
    gui.send("go mate 2");
    let lines = gui.until("bestmove");
    assert!(
        lines[lines.len() - 2].contains(" score mate 2 "),
        "{lines:?}"
    );
    // Where there is none the answer comes all the same.
    gui.send("position startpos");
    gui.send("go mate 1");
    gui.last("bestmove");
    gui.end();
}

#[test]
fn a_clock_is_kept_even_when_almost_out() {
    let mut gui = Gui::start();
    for clock in [
        "wtime 1 btime 1",
        "wtime 0 btime 0",
        "wtime 100 btime 100 winc 0 binc 0",
        "movetime 1",
    ] {
        let start = std::time::Instant::now();
        gui.send("position startpos");
        gui.send(&format!("go {clock}"));
        assert!(gui.last("bestmove").len() > "bestmove ".len());
        // Generous: this proves that the limit is there, not how fast the machine is.
        assert!(start.elapsed().as_secs() < 5, "{clock}");
    }
    gui.end();
}

#[test]
fn the_end_of_input_ends_a_search() {
    let mut gui = Gui::start();
    gui.send("go infinite");
    gui.until("info depth 1 ");
    let rest = gui.end();
    assert_eq!(
        rest.iter()
            .filter(|line| line.starts_with("bestmove"))
            .count(),
        1
    );
}
