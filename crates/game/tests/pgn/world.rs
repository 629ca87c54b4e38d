//! Files as other programs write them (F3): games kept apart, sides kept right, tags by their meaning, encodings.

use super::{good, moves};
use game::pgn::{Import, Imported, Problem, read, write};

/// Games, and the problems of the text.
fn import(bytes: &[u8]) -> (Vec<Imported>, Vec<Problem>) {
    let mut games = Vec::new();
    let mut import = Import::new(|game| games.push(game));
    import.feed(bytes);
    let rest = import.finish();
    let problems = games
        .iter()
        .flat_map(|game: &Imported| game.problems.clone());
    let problems = problems.chain(rest).collect();
    (games, problems)
}

/// Texts with the games in them, and the kinds and places of what is told.
#[test]
fn f3_games_are_apart_and_sides_right() {
    let cases: [(&str, &[&str], &[&str]); 36] = [
        // Results without a game.
        (
            "*1. e4 e5 1-0 1. e4 *",
            &["*", "1. e4 e5 1-0", "1. e4 *"],
            &[],
        ),
        ("1-0 1. e4 e5 1-0", &["1-0", "1. e4 e5 1-0"], &[]),
        ("* 1. e4 e5 1-0", &["*", "1. e4 e5 1-0"], &[]),
        (
            "1. e4 e5 1-0 * 1. d4 *",
            &["1. e4 e5 1-0", "1. d4 *"],
            &["1:14 stray-result"],
        ),
        // Numbers that begin anew.
        (
            "1. e4 e5 2. Nf3 Nc6 1. d4 d5 1-0",
            &["1. e4 e5 2. Nf3 Nc6 *", "1. d4 d5 1-0"],
            &["1:24 no-result"],
        ),
        (
            "1. e4 e5 1. d4",
            &["1. e4 e5 *", "1. d4 *"],
            &["1:13 no-result"],
        ),
        (
            "1. e4 1. d4 d5 *",
            &["1. e4 *", "1. d4 d5 *"],
            &["1:10 no-result"],
        ),
        (
            "1 e4 e5 1 d4 d5 *",
            &["1. e4 e5 *", "1. d4 d5 *"],
            &["1:11 no-result"],
        ),
        (
            "1. e4 Ke3 2. d4 1. c4 c5 *",
            &["1. e4 *", "1. c4 c5 *"],
            &["1:7 illegal", "1:20 no-result"],
        ),
        (
            "1. e4 e5 (1... c5 2. Nf3) 2. d4 *",
            &["1. e4 e5 (1... c5 2. Nf3) 2. d4 *"],
            &[],
        ),
        // But these are of one game.
        (
            "1. e4 1. e5 2. Nf3 *",
            &["1. e4 e5 2. Nf3 *"],
            &["1:10 number"],
        ),
        (
            "1. e4 1... e5 2. Nf3 2. Nc6 *",
            &["1. e4 e5 2. Nf3 Nc6 *"],
            &["1:25 number"],
        ),
        // Null moves.
        ("1. d4 0000 2. d5 *", &["1. d4 *"], &["1:7 null-move"]),
        ("1. d4 -- 2. d5 *", &["1. d4 *"], &["1:7 null-move"]),
        ("1. d4 Z0 2. d5 *", &["1. d4 *"], &["1:7 null-move"]),
        ("1. d4 @@@@ 2. d5 *", &["1. d4 *"], &["1:7 null-move"]),
        ("1. d4 NULL 2. d5 *", &["1. d4 *"], &["1:7 null-move"]),
        ("1. d4 <> 2. d5 *", &["1. d4 *"], &["1:7 null-move"]),
        (
            "1. d4 \u{2013}\u{2013} 2. d5 *",
            &["1. d4 *"],
            &["1:7 null-move"],
        ),
        ("1. -- d5 2. d4 1-0", &["1-0"], &["1:4 null-move"]),
        // A move is missing.
        ("1. d4 2. d5 *", &["1. d4 *"], &["1:10 side"]),
        ("1. d4 ... 2. d5 *", &["1. d4 *"], &["1:14 side"]),
        ("1 d4 2 d5 *", &["1. d4 *"], &["1:8 side"]),
        ("1. d4 d5 1... c5 *", &["1. d4 d5 *"], &["1:15 side"]),
        (
            "1. d4 d5 2... e6 3. c4 *",
            &["1. d4 d5 *"],
            &["1:15 number", "1:15 illegal"],
        ),
        (
            "1. d4 d5 3. c4 e6 4. Nc3 *",
            &["1. d4 d5 2. c4 e6 3. Nc3 *"],
            &["1:13 number"],
        ),
        (
            "1. d4 17 d5 2. c4 *",
            &["1. d4 d5 2. c4 *"],
            &["1:10 number"],
        ),
        (
            "1. d4 d5 17. c4 1-0",
            &["1. d4 d5 2. c4 1-0"],
            &["1:14 number"],
        ),
        // A part of a longer game, with its start and without, and one that Black begins.
        (
            "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n31. e4 Kd7 32. e5 *",
            &["1. e4 Kd7 2. e5 *"],
            &[],
        ),
        ("31. d4 d5 32. c4 *", &["1. d4 d5 2. c4 *"], &["1:5 number"]),
        (
            "1. e4 e5 1-0 2. Nf3 Nc6 *",
            &["1. e4 e5 1-0", "1. Nf3 Nc6 *"],
            &["1:17 number"],
        ),
        (
            "[FEN \"4k3/8/8/8/8/8/4p3/4K3 b - - 0 1\"]\n\n1. Kd7 Kxe2 2. Kd6 *",
            &["1... Kd7 2. Kxe2 Kd6 *"],
            &["3:4 number"],
        ),
        // Tags without moves, and tags in two parts.
        (
            "[Round \"1\"]\n[White \"A\"]\n\n[Round \"2\"]\n[White \"B\"]\n",
            &["*", "*"],
            &["4:1 no-result", "6:1 no-result"],
        ),
        (
            "[White \"A\"]\r\n[White \"B\"]\r\n\r\n[Black \"C\"]\r\n\r\n1. e4 *",
            &["1. e4 *"],
            &[],
        ),
        (
            "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n[fen \"4k3/8/8/8/8/8/P7/4K3 w - - 0 1\"]\n\n*",
            &["*", "*"],
            &["3:1 no-result"],
        ),
        // What belongs to no game costs its line, and brackets only themselves.
        (
            "Games\nof mine, 1. e4\n1. e4 e5\n[sic] 2. Nf3 *",
            &["1. e4 e5 2. Nf3 *"],
            &["1:1 stray", "2:1 stray", "4:1 unexpected"],
        ),
    ];
    for (text, expected, told) in cases {
        let (games, problems) = import(text.as_bytes());
        let found: Vec<_> = games.iter().map(moves).collect();
        assert_eq!(found, expected, "{text}");
        let place = |problem: &Problem| {
            let (line, column) = (problem.place.line, problem.place.column);
            format!("{line}:{column} {}", problem.kind.name())
        };
        assert_eq!(
            problems.iter().map(place).collect::<Vec<_>>(),
            told,
            "{text}"
        );
    }
    let sentence = |text: &str| import(text.as_bytes()).1[0].to_string();
    assert_eq!(
        sentence("Games 1. e4 *"),
        "line 1, column 1, game 0: this belongs to no game: it is left out with the rest of its line, near `Games`"
    );
    assert_eq!(
        sentence("1. d4 2. d5 *"),
        "line 1, column 10, game 1: the move number is of the other side: a move is missing before it, so its line ends \
         here, near `d5`"
    );
}

/// Tags in any case, and results in any spelling, which agree with those of the moves.
#[test]
fn f3_tags_and_results_by_their_meaning() {
    let text = "[WHITE \"A\"]\n[white \"B\"]\n[blackelo \"1800\"]\n[setup \"1\"]\n\
                [Fen \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[result \"1:0\"]\n[Own \"x\"]\n\n1. e4 1-0";
    let game = good(text);
    let written = write(&game.tree);
    for tag in [
        "[White \"B\"]",
        "[BlackElo \"1800\"]",
        "[Result \"1-0\"]",
        "[SetUp \"1\"]",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]",
        "[Own \"x\"]",
    ] {
        assert_eq!(written.matches(tag).count(), 1, "{tag} in {written}");
    }
    assert!(
        !written.contains("WHITE") && !written.contains("Fen"),
        "{written}"
    );
    for (spelling, result) in [
        ("0.5-0.5", "1/2-1/2"),
        (".5-.5", "1/2-1/2"),
        ("1/2", "1/2-1/2"),
        ("\u{bd}\u{2013}\u{bd}", "1/2-1/2"),
        ("Draw", "1/2-1/2"),
        ("0:1", "0-1"),
        ("1\u{2013}0", "1-0"),
    ] {
        let text = format!("[Result \"{spelling}\"]\n\n1. e4 e5 {spelling}");
        assert_eq!(good(&text).tree.result(), result, "{spelling}");
        let text = format!("[Event \"x\"]\n\n1. e4 e5 {spelling}");
        assert_eq!(good(&text).tree.result(), result, "{spelling}");
    }
    let tag = "[Result \" 1/2 - 1/2 \"]\n\n1. e4 e5 1/2";
    assert_eq!(good(tag).tree.result(), "1/2-1/2");
}

/// The encoding of a file makes no difference to its games; letters that are not UTF-8 are told once for all of it.
#[test]
fn f3_files_in_any_encoding() {
    let text = "[White \"\u{17d}aja\"]\n\n1. e4 {\u{201e}gut\u{201c} \u{2013} \u{20ac}} 1... e5 1-0\n\n[White \"B\"]\n\n1. d4 \u{bd}-\u{bd}\n";
    let expected: Vec<_> = read(text.as_bytes())
        .iter()
        .map(|game| write(&game.tree))
        .collect();
    for wide in [u16::to_le_bytes, u16::to_be_bytes] {
        let mut bytes: Vec<u8> = text.encode_utf16().flat_map(wide).collect();
        for mark in [true, false] {
            if mark {
                bytes.splice(..0, wide(0xFEFF));
            } else {
                bytes.drain(..2);
            }
            let (games, problems) = import(&bytes);
            assert!(
                games
                    .iter()
                    .map(|game| write(&game.tree))
                    .eq(expected.clone())
            );
            assert_eq!(problems, []);
        }
    }
    let bytes = b"[White \"\x8Eaja\"]\n\n1. e4 {\x84gut\x93 \x96 \x80} 1... e5 1-0\n\n[White \"B\"]\n\n1. d4 \xBD-\xBD\n";
    let (games, problems) = import(bytes);
    assert!(games.iter().map(|game| write(&game.tree)).eq(expected));
    let [notice] = &problems[..] else {
        panic!("{problems:?}");
    };
    assert!(notice.kind.is_notice());
    assert_eq!(
        notice.to_string(),
        "line 1, column 9, game 0: 7 letters are not UTF-8 and were read as Windows-1252"
    );
}
