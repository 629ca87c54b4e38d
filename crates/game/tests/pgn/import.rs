//! The import format of PGN, forgiven and bounded (F3): first moves, spaces, signs behind moves, and the size of a game.

use super::{good, moves};
use chess::Letters;
use game::pgn::{Import, Imported, MOST_COMMENTS, MOST_HALF_MOVES, MOST_TAGS, ProblemKind, read};

/// The tags end, and the first move has no number: read in every notation, with the letters of the text.
#[test]
fn f3_a_first_move_without_a_number() {
    use Letters::{English, French, German, Russian};
    let promotes = "[FEN \"1k6/4P3/8/8/8/8/8/4K3 w - - 0 1\"]";
    let white = "[White \"A\"]";
    let cases = [
        (English, promotes, "e8=N Kb7 *", "1. e8=N Kb7 *"),
        (English, promotes, "e8N Kb7 *", "1. e8=N Kb7 *"),
        (English, promotes, "e8(N) Kb7 *", "1. e8=N Kb7 *"),
        (English, promotes, "e7e8q Kb7 *", "1. e8=Q+ Kb7 *"),
        (English, promotes, "e7-e8=R+ Kb7 *", "1. e8=R+ Kb7 *"),
        (English, promotes, "57581 Kb7 *", "1. e8=Q+ Kb7 *"),
        (German, promotes, "e8=S Kb7 *", "1. e8=N Kb7 *"),
        (Russian, promotes, "e8Ф+ Крb7 *", "1. e8=Q+ Kb7 *"),
        (English, white, "♘f3 ♞f6 *", "1. Nf3 Nf6 *"),
        (English, white, "e2e4 e7e5 *", "1. e4 e5 *"),
        (English, white, "5254 5755 *", "1. e4 e5 *"),
        (English, white, "nf3 nf6 *", "1. Nf3 Nf6 *"),
        (English, white, "e4!? e5 *", "1. e4 $5 e5 *"),
        (English, white, "e4+- e5 *", "1. e4 $18 e5 *"),
        (German, white, "Sf3 Sf6 *", "1. Nf3 Nf6 *"),
        (French, white, "Cf3 Cf6 *", "1. Nf3 Nf6 *"),
        (Russian, white, "Кf3 Кf6 *", "1. Nf3 Nf6 *"),
        // Without tags too.
        (German, "", "Sf3 Sf6 *", "1. Nf3 Nf6 *"),
        (English, "", "♘f3 ♞f6 *", "1. Nf3 Nf6 *"),
        (English, "", "e2e4 e7e5 *", "1. e4 e5 *"),
    ];
    for (letters, tags, moves, expected) in cases {
        // After another game, whose last position is not the start of this one.
        for before in ["", "1. a4 a5 *\n\n", "1. d4 *\n"] {
            let text = format!("{before}{tags}\n\n{moves}\n");
            let mut games = Vec::new();
            let mut import = Import::with_letters(letters, |game| games.push(game));
            import.feed(text.as_bytes());
            assert_eq!(import.finish(), [], "{text}");
            assert_eq!(games.len(), 1 + usize::from(!before.is_empty()), "{text}");
            let game = games.last().expect("one at least");
            assert_eq!(game.problems, [], "{text}");
            assert_eq!(self::moves(game), expected, "{text}");
        }
    }
    // One that is not legal is said to be so, and costs no result.
    let text = b"[White \"A\"]\n\nSf6 Sf3 1-0\n";
    let mut games = Vec::new();
    let mut import = Import::with_letters(German, |game: Imported| games.push(game));
    import.feed(text);
    import.finish();
    assert_eq!(
        games[0].problems[0].to_string(),
        "line 3, column 1, game 1: `Sf6` is not legal here: no knight moves to f6"
    );
    assert_eq!(
        (games[0].problems.len(), games[0].tree.result()),
        (1, "1-0")
    );
    // Words for people between tags stay such, though some could be names of moves elsewhere.
    for words in [
        "de Paris, 1850",
        "1850 London",
        "1234 5678",
        "be careful",
        "Ba",
        "Sieg in 20",
        "— ♘ —",
        "pass",
        "-- e4",
    ] {
        let text = format!("[White \"A\"]\n{words}\n[Black \"B\"]\n\n1. e4 *");
        let games = read(text.as_bytes());
        assert_eq!(games.len(), 1, "{text}");
        let kinds: Vec<_> = games[0]
            .problems
            .iter()
            .map(|problem| &problem.kind)
            .collect();
        assert_eq!(kinds, [&ProblemKind::Stray], "{text}");
        assert_eq!(games[0].tree.tags.get("Black"), Some("B"), "{text}");
        assert_eq!(moves(&games[0]), "1. e4 *", "{text}");
    }
}

/// Every space of Unicode parts words, and what cannot be seen spoils none.
#[test]
fn f3_spaces_of_every_width() {
    let spaces = "\u{85}\u{a0}\u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}\u{2007}\u{2008}\u{2009}\
                  \u{200a}\u{2028}\u{2029}\u{202f}\u{205f}\u{3000}\u{200b}\u{2060}\u{feff}\u{200e}\u{202c}\u{2069}";
    for space in spaces.chars() {
        for text in [
            "1. e4_e5_2. Nf3_Nc6_*",
            "1._e4_e5_2._Nf3_Nc6_*",
            "1.e4_e5 2.Nf3_ _Nc6_*",
            "_1. e4 _e5_ 2._Nf3 Nc6_*_",
            "e4_e5_Nf3_Nc6_*",
            "1. e4_e5_(1... c5)_2. Nf3_Nc6_*",
            "1. e4_!_e5_$6_2. Nf3_±_Nc6_*",
        ] {
            let expected = match text {
                _ if text.contains('(') => "1. e4 e5 (1... c5) 2. Nf3 Nc6 *",
                _ if text.contains('$') => "1. e4 $1 e5 $6 2. Nf3 $16 Nc6 *",
                _ => "1. e4 e5 2. Nf3 Nc6 *",
            };
            let text = text.replace('_', &space.to_string());
            assert_eq!(moves(&good(&text)), expected, "{text:?}");
        }
        let text = format!("1. e4 e5{space}1-0{space}");
        assert_eq!(moves(&good(&text)), "1. e4 e5 1-0", "{text:?}");
    }
    // ISO 8859-1 has one byte for it, which within a character of UTF-8 is none: `♠` is E2 99 A0.
    let games = read(b"1. e4\xa0e5\xa02. Nf3 *");
    assert_eq!(moves(&games[0]), "1. e4 e5 2. Nf3 *");
    let games = read("1. e4 e5♠ *".as_bytes());
    assert_eq!(games[0].problems[0].token, "e5♠");
    // What joins letters, or chooses how one is drawn, stays within its word.
    let game = good("1. ♘\u{fe0e}f3 ♞\u{200d}f6 \u{200c}2. c4 *");
    assert_eq!(moves(&game), "1. Nf3 Nf6 2. c4 *");
}

/// Evaluation signs straight behind a move, its check, or each other.
#[test]
fn f3_signs_behind_moves() {
    for (sign, nag) in [
        ("+-", 18),
        ("-+", 19),
        ("+−", 18),
        ("−+", 19),
        ("+–", 18),
        ("+/-", 16),
        ("-/+", 17),
        ("±", 16),
        ("∓", 17),
        ("+=", 14),
        ("+/=", 14),
        ("⩲", 14),
        ("=+", 15),
        ("=/+", 15),
        ("⩱", 15),
        ("=", 10),
        ("∞", 13),
        ("□", 7),
        ("!", 1),
        ("??", 4),
        ("⁉", 5),
    ] {
        for (before, after, expected) in [
            ("1. e4", " e5 *", "1. e4 @ e5 *"),
            ("1. e4 e5", " *", "1. e4 e5 @ *"),
            (
                "1. e4 f6 2. d3 g5 3. Qh5#",
                " 1-0",
                "1. e4 f6 2. d3 g5 3. Qh5# @ 1-0",
            ),
            ("1. e4 d5 2. Bb5+", " c6 *", "1. e4 d5 2. Bb5+ @ c6 *"),
            (
                "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O",
                " O-O *",
                "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O @ O-O *",
            ),
            (
                "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0",
                ",0-0 *",
                "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O @ O-O *",
            ),
            ("1. e2-e4", "(1. d2-d4) *", "1. e4 @ (1. d4) *"),
            ("1. 5254", "{best} *", "1. e4 @ {best} *"),
            (
                "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n1. a8=Q",
                " *",
                "1. a8=Q @ *",
            ),
            (
                "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n1. a8N",
                " *",
                "1. a8=N @ *",
            ),
        ] {
            let text = format!("{before}{sign}{after}");
            // Of a check and `=` one cannot tell whether White stands a little better.
            let nag = if before.ends_with('+') && sign == "=" {
                14
            } else {
                nag
            };
            let expected = expected.replace('@', &format!("${nag}"));
            assert_eq!(moves(&good(&text)), expected, "{text}");
        }
    }
    assert_eq!(
        moves(&good("1. e4+-∞!? e5±∓ *")),
        "1. e4 $18 $13 $5 e5 $16 $17 *"
    );
    // What stands behind a move and only repeats it says nothing.
    for remark in [
        "+", "++", "#", " +", " ++", " x", " mate", "mate", " check", "ch", " Mate", "†", " ‡",
        " e.p.",
    ] {
        let text = format!("1. e4{remark} e5 *");
        assert_eq!(moves(&good(&text)), "1. e4 e5 *", "{text}");
    }
}

/// A game as large as is promised is read whole, and of a larger one as much; what is left out is told, with the limit.
#[test]
fn f3_as_large_as_is_promised() {
    let import = |head: &str, part: &str, times: usize| {
        let mut games = Vec::new();
        let mut import = Import::new(|game: Imported| games.push(game));
        import.feed(b"[Event \"large\"]\n");
        import.feed(head.as_bytes());
        for _ in 0..times {
            import.feed(part.as_bytes());
        }
        import.feed(b" *\n\n[Event \"next\"]\n\n1. c4 *");
        assert_eq!(import.finish(), []);
        assert_eq!(games.len(), 2);
        assert_eq!(moves(&games[1]), "1. c4 *");
        games.swap_remove(0)
    };
    let told = |game: &Imported| {
        game.problems
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
    };
    let limit = "the game has more than 131072 half-moves, 32 MB of comments or 500 tags: its rest is left out";

    let shuffle = "Nf3 Nf6 Ng1 Ng8 ";
    let larger = import("", shuffle, MOST_HALF_MOVES / 4 + 1_000);
    assert_eq!(larger.half_moves, MOST_HALF_MOVES);
    assert_eq!(larger.tree.main_line().count(), MOST_HALF_MOVES);
    // The first that is left out.
    let column = 1 + shuffle.len() * MOST_HALF_MOVES / 4;
    assert_eq!(
        told(&larger),
        [format!(
            "line 2, column {column}, game 1: {limit}, near `Nf3`"
        )]
    );

    // Comments do not take the room of moves.
    let comment = format!("{{{}}}", "word ".repeat(1 << 12));
    let kept = MOST_COMMENTS / (comment.len() - 2);
    let part = format!("{comment} Nf3 Nf6 Ng1 Ng8 ");
    let larger = import("1. a3 a6 ", &part, kept + 1);
    assert_eq!(larger.half_moves, 2 + 4 * (kept + 1));
    let column = 1 + "1. a3 a6 ".len() + kept * part.len() + 1;
    assert_eq!(larger.problems.len(), 1);
    assert!(told(&larger)[0].starts_with(&format!("line 2, column {column}, game 1: {limit}")));

    let tag = |i: usize| format!("[T{i} \"x\"]\n");
    let tags: String = (2..=MOST_TAGS).map(tag).collect();
    assert_eq!(import(&tags, "1. e4", 1).problems, []);
    let larger = import(&format!("{tags}{}", tag(0)), "1. e4", 1);
    assert_eq!(
        (larger.problems.len(), &larger.problems[0].kind),
        (1, &ProblemKind::TooLarge)
    );
    assert_eq!(moves(&larger), "1. e4 *");
}
