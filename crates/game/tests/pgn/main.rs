//! Games as text: what is read, what is told about it, what is written.

mod import;
mod played;
mod world;

use game::pgn::{Imported, MOST_LEVELS, ProblemKind, read, write};
use game::tree::{NodeId, Score, Tags};

/// The tree of a text with one game and nothing wrong with it.
fn good(text: &str) -> Imported {
    let mut games = read(text.as_bytes());
    assert_eq!(games.len(), 1, "{text}");
    let game = games.remove(0);
    assert_eq!(game.problems, [], "{text}");
    game
}

/// The moves part of what is written of it.
fn moves(game: &Imported) -> String {
    let text = write(&game.tree);
    let (_, moves) = text
        .split_once("\n\n")
        .expect("tags end with an empty line");
    moves.trim_end().replace('\n', " ")
}

/// Texts in the import format, and the same in the export format.
#[test]
fn f3_moves_in_any_shape() {
    let cases = [
        ("1. e4 e5 2. Nf3 *", "1. e4 e5 2. Nf3 *"),
        // Numbers.
        ("1.e4 e5 2.Nf3 *", "1. e4 e5 2. Nf3 *"),
        ("1 e4 e5 2 Nf3 *", "1. e4 e5 2. Nf3 *"),
        ("e4 e5 Nf3", "1. e4 e5 2. Nf3 *"),
        (
            "1. e4, e5; 2. c4\n2. Nf3, 1-0",
            "1. e4 e5 {2. c4} 2. Nf3 1-0",
        ),
        ("1. e4 1... e5 2. Nf3 *", "1. e4 e5 2. Nf3 *"),
        ("1. e4 1. ... e5 2 . Nf3 *", "1. e4 e5 2. Nf3 *"),
        ("1. e4 … e5 2.Nf3 2…Nc6 *", "1. e4 e5 2. Nf3 Nc6 *"),
        // Line ends, tabs, nulls, spaces that are none in ASCII.
        ("1. e4\r\ne5\r2.\tNf3\n\n*", "1. e4 e5 2. Nf3 *"),
        (
            "\u{feff}1.\u{a0}e4\0e5 \u{200b}2. Nf3 *",
            "1. e4 e5 2. Nf3 *",
        ),
        // Moves as people write them.
        ("1. e2-e4 e7e5 2. Ng1f3 Nb8-c6 *", "1. e4 e5 2. Nf3 Nc6 *"),
        (
            "1. e4 d5 2. ed Qxd5 3. ♘c3 *",
            "1. e4 d5 2. exd5 Qxd5 3. Nc3 *",
        ),
        ("1. e4+ e5# 2. Nf3 *", "1. e4 e5 2. Nf3 *"),
        (
            "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. 0-0 O-O *",
            "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. O-O O-O *",
        ),
        (
            "1. e4 c5 2. e5 d5 3. exd6 e.p. Nc6 4. dxe7 + Ke7 *",
            "1. e4 c5 2. e5 d5 3. exd6 Nc6 4. dxe7 Kxe7 *",
        ),
        (
            "1. e4 c5 2. e5 d5 3. exd6e.p. Nc6 4. de7 Nf6 5. ed8(Q)+ Nd8 *",
            "1. e4 c5 2. e5 d5 3. exd6 Nc6 4. dxe7 Nf6 5. exd8=Q+ Nxd8 *",
        ),
        // Results.
        ("1. e4 1-0", "1. e4 1-0"),
        ("1. e4 0:1", "1. e4 0-1"),
        ("1. e4 1–0", "1. e4 1-0"),
        ("1. e4 0—1", "1. e4 0-1"),
        ("1. e4 1/2", "1. e4 1/2-1/2"),
        ("1. e4 ½-½", "1. e4 1/2-1/2"),
        ("1. e4 ½–½", "1. e4 1/2-1/2"),
        // Remarks.
        (
            "1. e4! e5? 2. Nf3!! Nc6?? 3. Bb5!? a6?! *",
            "1. e4 $1 e5 $2 2. Nf3 $3 Nc6 $4 3. Bb5 $5 a6 $6 *",
        ),
        ("1. e4 $1 $14 += ± *", "1. e4 $1 $14 $16 *"),
        (
            "1. e4 +- 1... e5 -+ 2. Nf3 = *",
            "1. e4 $18 e5 $19 2. Nf3 $10 *",
        ),
        ("1. e4 N *", "1. e4 $146 *"),
        // Comments, escapes.
        (
            "1. e4 {best\nby test} e5 *",
            "1. e4 {best by test} 1... e5 *",
        ),
        (
            "1. e4 ; best {by} test\ne5 *",
            "1. e4 ; best {by} test 1... e5 *",
        ),
        ("{To begin} 1. e4 {} e5 *", "{To begin} 1. e4 e5 *"),
        ("1. e4 {a} {b} e5 *", "1. e4 {a} {b} 1... e5 *"),
        ("1. e4\n% not for people ( { \ne5 *", "1. e4 e5 *"),
        // Variations.
        (
            "1. e4 (1. d4 d5 (1... Nf6 {Indian}) 2. c4) (1. c4) 1... e5 *",
            "1. e4 (1. d4 d5 (1... Nf6 {Indian}) 2. c4) (1. c4) 1... e5 *",
        ),
        (
            "1. e4 e5 (1... e5 2. Nc3) 2. Nf3 *",
            "1. e4 e5 (1... e5 2. Nc3) 2. Nf3 *",
        ),
        ("1. e4 ({or} 1. d4 $5) *", "1. e4 ({or} 1. d4 $5) *"),
        ("1. e4 ($140 1. d4) *", "1. e4 (1. d4 $140) *"),
        (
            "1. e4 e5 () ({nothing else}) *",
            "1. e4 e5 {nothing else} *",
        ),
        ("1. e4 (1. d4 1-0) e5 *", "1. e4 (1. d4) 1... e5 *"),
        // An offered draw (C6).
        ("1. e4 (=) e5 *", "1. e4 {(=)} 1... e5 *"),
        (
            "1. e4 {(=) [%clk 0:01:00]} e5 *",
            "1. e4 {(=) [%clk 0:01:00]} 1... e5 *",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(moves(&good(text)), expected, "{text}");
    }
}

/// Problems with their place, and the game that is left.
#[test]
fn f3_problems_name_game_line_and_token() {
    let cases = [
        // Moves.
        (
            "1. e4 e5\n2. Ke3 Nf6 0-1",
            "line 2, column 4, game 1: `Ke3` is not legal here: a king does not move from e1 to e3",
            "1. e4 e5 0-1",
        ),
        (
            "[Result \"*\"]\n\n1. e4 e5 2. Sf3 *",
            "line 3, column 13, game 1: `Sf3` is not a move such as `Nf3`, `exd5`, `O-O` or `e8=Q`",
            "1. e4 e5 *",
        ),
        (
            "1. Nf3 Nf6 2. Nd4 Nd5 3. Nc3 a6 4. Nb5 *",
            "line 1, column 36, game 1: `Nb5` can mean Ncb5 or Ndb5",
            "1. Nf3 Nf6 2. Nd4 Nd5 3. Nc3 a6 *",
        ),
        (
            "1. e4 e5 (1... Ke7 2. Nf3) 2. Nf3 *",
            "line 1, column 16, game 1: `Ke7` is not legal here: Black's own pawn stands on e7",
            "1. e4 e5 2. Nf3 *",
        ),
        (
            "1. e4 e5 (1... -- 2. d4) 2. Nf3 *",
            "line 1, column 16, game 1: a null move: nobody may pass, so its line ends here, near `--`",
            "1. e4 e5 2. Nf3 *",
        ),
        (
            "1. e4 e5 2. d4 Z0 3. dxe5 *",
            "line 1, column 16, game 1: a null move: nobody may pass, so its line ends here, near `Z0`",
            "1. e4 e5 2. d4 *",
        ),
        // Brackets and signs.
        (
            "1. (1. e4) 1. d4 *",
            "line 1, column 4, game 1: a variation begins before any move, near `(`",
            "1. d4 *",
        ),
        (
            "1. e4 (1. d4 (1. c4) *",
            "line 1, column 23, game 1: a variation is not ended by `)`",
            "1. e4 (1. d4) (1. c4) *",
        ),
        (
            "1. e4) e5 *",
            "line 1, column 6, game 1: `)` ends no variation, near `)`",
            "1. e4 e5 *",
        ),
        (
            "1. e4 $ e5 *",
            "line 1, column 7, game 1: `$` needs a number from 0 to 255, near `$`",
            "1. e4 e5 *",
        ),
        (
            "1. e4 $256 e5 *",
            "line 1, column 7, game 1: `$` needs a number from 0 to 255, near `$256`",
            "1. e4 e5 *",
        ),
        (
            "1. e4 } e5 *",
            "line 1, column 7, game 1: this means nothing here and is left out, near `}`",
            "1. e4 e5 *",
        ),
        (
            "1. e4 [%clk 1:00:00] e5 *",
            "line 1, column 7, game 1: this means nothing here and is left out, near `[`",
            "1. e4 e5 *",
        ),
        (
            "1. e4 {good e5 *\n",
            "line 1, column 7, game 1: the comment is not ended by `}`, near `{`",
            "1. e4 {good e5 *} *",
        ),
        // The end.
        (
            "[White \"A\"]\n1. e4",
            "line 2, column 6, game 1: the game has no result at its end: it may have been cut off",
            "1. e4 *",
        ),
        (
            "[Result \"1-0\"]\n1. e4 0-1",
            "line 2, column 7, game 1: the result is another than that of the tag `Result`, near `0-1`",
            "1. e4 1-0",
        ),
        // Starts.
        (
            "[FEN \"4k3/8/8/8/8/8/8/8 w - - 0 1\"]\n1. e4 *",
            "line 1, column 7, game 1: the start cannot be played from: White has no king, near `4k3/8/8/8/8/8/8/8 w - - …`",
            "*",
        ),
        (
            "[Variant \"Crazyhouse\"]\n1. e4 *",
            "line 1, column 11, game 1: a variant with other rules: its moves are left out, near `Crazyhouse\"]`",
            "*",
        ),
        // Tags.
        (
            "[White \"A\n[Black \"B\"]\n\n1. e4 *",
            "line 1, column 1, game 1: not a tag such as `[White \"Anna\"]`, near `[White \"A`",
            "1. e4 *",
        ),
        (
            "[White \"A\"]\nWelcome, 2 readers\n[Black \"B\"]\n\n1. e4 *",
            "line 2, column 1, game 1: this belongs to no game: it is left out with the rest of its line, near `Welcome`",
            "1. e4 *",
        ),
        (
            "Games of 1999\n\n[White \"A\"]\n1. e4 *",
            "line 1, column 1, game 0: this belongs to no game: it is left out with the rest of its line, near `Games`",
            "1. e4 *",
        ),
    ];
    for (text, message, left) in cases {
        let games = read(text.as_bytes());
        assert_eq!(games.len(), 1, "{text}");
        let told: Vec<_> = games[0].problems.iter().map(ToString::to_string).collect();
        assert_eq!(told, [message], "{text}");
        assert_eq!(moves(&games[0]), left, "{text}");
    }
}

/// One bad game costs no other, whatever is bad about it.
#[test]
fn f3_a_bad_game_costs_no_other() {
    let bad = [
        "1. e4 e5 2. Ke3 *",
        "1. e4 e5",
        "",
        "1. e4 {never ended",
        "1. e4 (1. d4 (1. c4",
        "1. e4 ))) ]] }} >> $x *",
        "\"[]][;;\n(((",
        "1. e4 \0\0\0 \u{1}\u{2} 𝄞𝄞 *",
        "0-1 0-1 0-1",
        "%%%\n%",
        "[",
        "[Site \"",
        "[FEN \"nonsense\"]\n\n1. e4 *",
        "[Variant \"Atomic\"]\n\n1. e4 *",
    ];
    for bad in bad {
        for head in ["", "[Event \"bad\"]\n\n"] {
            let text = format!(
                "[Event \"first\"]\n\n1. d4 1-0\n\n{head}{bad}\n\n[Event \"last\"]\n\n1. c4 c5 0-1\n"
            );
            let games = read(text.as_bytes());
            let (first, last) = (&games[0], games.last().expect("there are games"));
            assert_eq!(moves(first), "1. d4 1-0", "{text}");
            assert_eq!(first.tree.tags.get("Event"), Some("first"));
            assert_eq!(last.tree.tags.get("Event"), Some("last"), "{text}");
            assert_eq!(moves(last), "1. c4 c5 0-1", "{text}");
        }
    }
}

#[test]
fn f3_games_one_after_the_other() {
    let cases = [
        // Without tags, on one line, with tags on one line.
        (
            "1. e4 1-0 1. d4 0-1 1. c4 *",
            &["1. e4 1-0", "1. d4 0-1", "1. c4 *"][..],
        ),
        (
            "[Event \"1\"] [White \"A\"] 1. e4 * [Event \"2\"] [White \"B\"] 1. d4 *",
            &["1. e4 *", "1. d4 *"],
        ),
        // Without moves.
        ("[Event \"1\"]\n[Event \"2\"]\n\n*", &["*", "*"]),
        ("[Event \"1\"]\n\n1-0\n[Event \"2\"]\n\n*", &["1-0", "*"]),
        // What is said after the result is said of the game.
        (
            "1. e4 1-0 {resigns}\n\n[Event \"2\"]\n\n1. d4 *",
            &["1. e4 {resigns} 1-0", "1. d4 *"],
        ),
        ("", &[]),
        (" \n\u{feff} \r\n", &[]),
    ];
    for (text, expected) in cases {
        let games = read(text.as_bytes());
        let found: Vec<_> = games.iter().map(moves).collect();
        assert_eq!(found, expected, "{text}");
    }
}

/// The tags of a text, as they are written.
fn tags(text: &[u8]) -> String {
    let games = read(text);
    let text = write(&games[0].tree);
    let (tags, _) = text
        .split_once("\n\n")
        .expect("tags end with an empty line");
    tags.to_owned()
}

#[test]
fn f3_tags() {
    let roster = |changed: &[(&str, &str)], others: &str| {
        let mut lines = Vec::new();
        for name in Tags::ROSTER {
            let unknown = match name {
                "Date" => "????.??.??",
                "Result" => "*",
                _ => "?",
            };
            let value = changed.iter().find(|tag| tag.0 == name);
            let value = value.map_or(unknown, |tag| tag.1);
            lines.push(format!("[{name} \"{value}\"]\n"));
        }
        (lines.concat() + others).trim_end().to_owned()
    };
    let cases: [(&[u8], String); 12] = [
        // Whatever the order, the roster comes first; what is missing is filled in.
        (
            b"[ECO \"B00\"]\n[Black \"B\"]\n[White \"A\"]\n*",
            roster(&[("White", "A"), ("Black", "B")], "[ECO \"B00\"]"),
        ),
        (b"1. e4 *", roster(&[], "")),
        // Twice: the last one.
        (b"[White \"A\"]\n[White \"B\"]\n*", roster(&[("White", "B")], "")),
        // Quotation marks, with and without escapes.
        (
            b"[White \"A \\\"the\\\" B\\\\C\"]\n*",
            roster(&[("White", "A \\\"the\\\" B\\\\C")], ""),
        ),
        (
            b"[White \"A \"the\" B\"]\n*",
            roster(&[("White", "A \\\"the\\\" B")], ""),
        ),
        (b"[White \"C:\\users\"]\n*", roster(&[("White", "C:\\\\users")], "")),
        // Spaces where none belong.
        (b"[ White   \"A\"  ]\n*", roster(&[("White", "A")], "")),
        // What is missing.
        (b"[White A]\n*", roster(&[("White", "A")], "")),
        (b"[White \"A]\n*", roster(&[("White", "A")], "")),
        // UTF-8 and ISO 8859-1 in one file.
        (
            b"[White \"M\xc3\xbcller\"]\n[Black \"M\xfcller\"]\n*",
            roster(&[("White", "Müller"), ("Black", "Müller")], ""),
        ),
        // Results and starts are told in one way.
        (
            b"[Result \"1/2\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K -\"]\n1. O-O 1/2",
            roster(
                &[("Result", "1/2-1/2")],
                "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]",
            ),
        ),
        (
            b"[Variant \"Fischerandom\"]\n[SetUp \"1\"]\n[FEN \"1rk3r1/8/8/8/8/8/8/1RK3R1 w GBgb - 0 1\"]\n1. O-O-O O-O *",
            roster(
                &[],
                "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"1rk3r1/8/8/8/8/8/8/1RK3R1 w KQkq - 0 1\"]",
            ),
        ),
    ];
    for (text, expected) in cases {
        let shown = String::from_utf8_lossy(text);
        assert_eq!(tags(text), expected, "{shown}");
        assert_eq!(read(text).len(), 1, "{shown}");
    }
}

#[test]
fn f3_what_comments_say_to_programs() {
    // The comment, what is written of it.
    let cases = [
        ("[%clk 0:05:00]", "{[%clk 0:05:00]}"),
        (" [%clk 1:2:3.50] ", "{[%clk 1:02:03.5]}"),
        ("[%clk 05:00]", "{[%clk 0:05:00]}"),
        ("[%emt 12.3456]", "{[%emt 0:00:12.345]}"),
        ("[%eval 0.17]", "{[%eval 0.17]}"),
        ("[%eval -1.5,20]", "{[%eval -1.50,20]}"),
        ("[%eval +.5]", "{[%eval +.5]}"),
        ("[%eval #-3]", "{[%eval #-3]}"),
        ("[%eval #3,18]", "{[%eval #3,18]}"),
        // Hundredths of a pawn, of programs that write a depth.
        ("[%eval -57,17]", "{[%eval -0.57,17]}"),
        ("[%eval 1452,33]", "{[%eval 14.52,33]}"),
        ("[%eval 0,35]", "{[%eval 0.00,35]}"),
        ("[%eval 3]", "{[%eval 3.00]}"),
        (
            "[%csl Ga1,Rb2][%cal Ga1b2,Yc3d4]",
            "{[%csl Ga1,Rb2] [%cal Ga1b2,Yc3d4]}",
        ),
        ("[%cal Ga1b2] [%csl Ga1]", "{[%csl Ga1] [%cal Ga1b2]}"),
        ("good [%clk 0:05:00] move", "{[%clk 0:05:00] good move}"),
        (
            "[%clk 0:05:00] good [%eval 1.00] move",
            "{[%clk 0:05:00] [%eval 1.00] good move}",
        ),
        // Not known, or not well written: words.
        ("[%mdl 4] good", "{[%mdl 4] good}"),
        ("[%clk soon] good", "{[%clk soon] good}"),
        ("[%csl Zz9]", "{[%csl Zz9]}"),
        ("[%eval 99999999999.00]", "{[%eval 99999999999.00]}"),
        (
            "[%eval -M3] [%eval +0.35/18]",
            "{[%eval -M3] [%eval +0.35/18]}",
        ),
        ("[%a  B,c] (see [%d  1]x)", "{[%a  B,c] (see [%d  1]x)}"),
        ("[%clk 0:05:00", "{[%clk 0:05:00}"),
        // What is left when something is taken out says nothing new.
        (
            "[%cl[%emt 0:00:01]k 0:00:02]",
            "{[%emt 0:00:01] [%cl} {k 0:00:02]}",
        ),
        ("(=) (=) drawn", "{(=) drawn}"),
    ];
    for (comment, expected) in cases {
        let game = good(&format!("1. e4 {{{comment}}} *"));
        assert_eq!(moves(&game), format!("1. e4 {expected} *"), "{comment}");
    }

    let game = good("{[%csl Ge4]} 1. e4 {[%clk 0:00:59.9] [%eval #-12,30]} *");
    let first = game.tree.main_line().next().expect("there is a move");
    assert_eq!(game.tree[NodeId::ROOT].drawings.len(), 1);
    assert_eq!(game.tree[first].clock, Some(59_900));
    let eval = game.tree[first].eval.expect("there is one");
    assert_eq!((eval.score, eval.depth), (Score::Mate(-12), Some(30)));
}

#[test]
fn f3_lines_are_short_and_words_whole() {
    let words = "word ".repeat(300);
    let text = format!("1. e4 {{{words} two  spaces [Event \"x\"] %percent}} e5 *");
    let game = good(&text);
    let written = write(&game.tree);
    assert!(written.lines().all(|line| line.len() < 80), "{written}");
    assert!(!written.lines().any(|line| line.starts_with(['%', ' '])));
    let again = good(&written);
    assert_eq!(again.tree, game.tree);
    let comment = &again.tree[again.tree.main_line().next().expect("e4")].comment;
    assert!(
        comment.ends_with("two  spaces [Event \"x\"] %percent"),
        "{comment}"
    );
}

/// A line ends before a command or behind it, never within, whatever words stand around it.
#[test]
fn f3_lines_end_between_commands() {
    let command = "[%timestamp 12] [%clk 0:00:59.8] [%depth20 +0.35 Nf3 Nc6] ";
    for words in 0..80 {
        let text = format!(
            "1. e4 {{{}{}%x ; y}} e5 *",
            "w ".repeat(words),
            command.repeat(5)
        );
        let game = good(&text);
        let written = write(&game.tree);
        let (_, moves) = written.split_once("\n\n").expect("tags end");
        for line in moves.lines() {
            assert!(line.chars().count() < 80, "{written}");
            assert_eq!(
                line.matches("[%").count(),
                line.matches(']').count(),
                "{written}"
            );
        }
        assert_eq!(good(&written).tree, game.tree);
    }
}

/// A game that was played here, as it is written.
/// Hostile texts: nobody would write them, but somebody may send them.
#[test]
fn f3_hostile_games() {
    // As many moves as a game may have and more.
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(5_000);
    let game = good(&format!("{shuffle} *"));
    assert_eq!(game.half_moves, 20_000);
    assert_eq!(good(&write(&game.tree)).tree, game.tree);

    // Variations in variations: as deep as is played, and no deeper.
    let deep = "(1. d4 ".repeat(100_000);
    let games =
        read(format!("[Event \"deep\"]\n\n1. e4 {deep}\n\n[Event \"next\"]\n\n1. c4 *").as_bytes());
    assert_eq!(games.len(), 2);
    let kinds: Vec<&ProblemKind> = games[0]
        .problems
        .iter()
        .map(|problem| &problem.kind)
        .collect();
    assert_eq!(
        kinds,
        [
            &ProblemKind::TooDeep,
            &ProblemKind::OpenVariation,
            &ProblemKind::NoResult
        ]
    );
    assert_eq!(games[0].half_moves, 1 + MOST_LEVELS);
    assert_eq!(moves(&games[1]), "1. c4 *");

    // More problems than anybody reads.
    let games = read(format!("1. e4 {} *", "$ ".repeat(1_000)).as_bytes());
    assert_eq!(games[0].problems.len() + games[0].further_problems, 1_000);
    assert!(games[0].problems.len() <= 100);
}
