//! `sessa human`.

mod common;

use std::fs;
use std::path::PathBuf;

use common::sessa;

/// Games over the board and on the web, as many as asked for, alike but for the players.
fn games(count: usize) -> String {
    let one = |number: usize| {
        let site = ["Pune", "https://lichess.org/abc"][number % 2];
        let moves = [
            "1. e4 { [%clk 0:03:00] } e5 { [%clk 0:03:00] } 2. Nf3 { [%clk 0:02:58] } Nc6 { [%clk 0:02:51] } 3. Bb5 { [%clk 0:02:57] } \
             a6 { [%clk 0:02:50] } 4. Bxc6 { [%clk 0:02:57] } dxc6 { [%clk 0:02:49] } 5. O-O { [%clk 0:02:40] } f6 { [%clk 0:02:30] }",
            "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 h6 7. Bh4 b6",
        ][number / 2 % 2];
        format!(
            "[Site \"{site}\"]\n[White \"A{number}\"]\n[Black \"B{number}\"]\n[Result \"1-0\"]\n[WhiteElo \"1500\"]\n\
             [BlackElo \"1720\"]\n[TimeControl \"180+0\"]\n\n{moves} 1-0\n\n"
        )
    };
    (0..count).map(one).collect()
}

/// A folder of a test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = sessa(&[&["human"], arguments].concat(), b"");
    let text = |bytes| String::from_utf8(bytes).expect("answers are UTF-8");
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

#[test]
fn a_network_is_learnt_gone_on_with_and_measured() {
    let folder = folder("human");
    let path = |name: &str| folder.join(name).to_string_lossy().into_owned();
    let (file, network, again) = (path("games.pgn"), path("one.network"), path("two.network"));
    fs::write(&file, games(240)).expect("the folder is there");
    let fit = |out: &str, more: &[&str]| {
        let all = ["fit", "--of-a-band", "30000", "--times", "50", "--out", out];
        run(&[&all, more, &[&file]].concat())
    };
    let (code, told, error) = fit(&network, &[]);
    assert_eq!((code, error.as_str()), (Some(0), ""), "{told}");
    assert!(told.contains("240 games, 120 of them on the web"), "{told}");

    let (code, measured, error) = run(&[
        "measure",
        "--network",
        &network,
        "--sample",
        "1",
        "--nodes",
        "100",
        &file,
    ]);
    assert_eq!((code, error.as_str()), (Some(0), ""), "{measured}");
    let line = |group: &str| {
        let start = format!("| {group}");
        let line = measured.lines().find(|line| line.starts_with(&start));
        let cells = line.expect("the group is told").split('|').skip(3);
        let cells: Vec<f64> = cells
            .filter_map(|cell| cell.trim().trim_end_matches(" %").parse().ok())
            .collect();
        cells
    };
    // All games are one of two: what follows is known nearly always.
    let all = line("all");
    assert!(all[0] > 50.0 && all[1] > 70.0 && all[2] < 2.0, "{measured}");
    assert!(!line("1400–1599").is_empty() && !line("1600–1799").is_empty());
    assert!(measured.contains("time: 960 half-moves"), "{measured}");
    assert!(measured.contains("level 11"), "{measured}");

    // The state of a course that has ended leads to the same network.
    fs::copy(format!("{network}.state"), format!("{again}.state")).expect("it is there");
    let (code, _, error) = fit(&again, &["--resume", "--threads", "1"]);
    assert_eq!((code, error.as_str()), (Some(0), ""));
    assert_eq!(fs::read(&network).ok(), fs::read(&again).ok());
    let (code, _, error) = fit(&again, &["--resume", "--seed", "9"]);
    assert_eq!(code, Some(1));
    assert!(
        error.contains("no state of a course over these games"),
        "{error}"
    );

    let mut damaged = fs::read(&network).expect("just written");
    damaged[5_000] ^= 1;
    fs::write(&network, damaged).expect("it can be written");
    let (code, _, error) = run(&["measure", "--network", &network, &file]);
    assert_eq!(code, Some(1));
    assert!(error.contains("the network is damaged"), "{error}");
}

#[test]
fn blunders_of_people_and_of_drawn_moves_are_told_by_band() {
    let folder = folder("human-look");
    let file = folder.join("games.pgn").to_string_lossy().into_owned();
    fs::write(&file, games(240)).expect("the folder is there");
    let look = ["fit-look", "--sample", "3", "--nodes", "100"];
    for half in [&[] as &[&str], &["--unseen"]] {
        let (code, told, error) = run(&[&look, half, &[&file]].concat());
        assert_eq!((code, error.as_str()), (Some(0), ""), "{told}");
        let bands: Vec<&str> = told.lines().filter(|line| line.contains('–')).collect();
        assert_eq!(bands.len(), 2, "{told}");
        assert!(bands[0].starts_with("| 1400–1599 | 3 |"), "{told}");
        assert!(bands[1].starts_with("| 1600–1799 | 3 |"), "{told}");
        assert!(
            told.contains("The curve nearest to people's blunders"),
            "{told}"
        );
    }
}

#[test]
fn what_cannot_be_done_is_told() {
    let folder = folder("human-faults");
    let file = folder.join("games.pgn");
    fs::write(&file, "[White \"A\"]\n\n1. e4 e5 *\n").expect("the folder is there");
    let file = file.to_string_lossy();
    for (arguments, code, why) in [
        (
            &["measure", &file] as &[&str],
            1,
            "no games of two players with ratings",
        ),
        (&["measure", "none.pgn"], 1, "none.pgn"),
        (&["fit", &file], 2, "--out expects a file"),
        (
            &["fit", "--out", "x", "--minutes", "101", &file],
            2,
            "1 to 100, not 101",
        ),
        (&["guess"], 2, "fit, fit-look, blind or measure"),
    ] {
        let (found, _, error) = run(arguments);
        assert_eq!(found, Some(code), "{error}");
        assert!(error.contains(why), "{error}");
    }
}
