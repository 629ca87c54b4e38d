//! Puzzles as CSV: columns, faults named by line and column.

use crate::{BACK_RANK, LINE, faults, one, read};
use chess::Position;
use puzzle::{LONGEST_LINE, MOST_HALF_MOVES, Rating, write_csv};

fn csv(line: &str) -> Vec<u8> {
    format!("PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n{line}\n").into_bytes()
}

#[test]
fn columns_go_by_their_names_or_their_order() {
    let plain = format!(
        "abcde,{BACK_RANK},{LINE},1500,80,90,1000,mate backRankMate mateIn1 oneMove,https://example.org/x#61,Some_Opening"
    );
    let expected = one(plain.as_bytes());
    assert_eq!(expected.id, "abcde");
    assert_eq!(expected.start.to_fen(), BACK_RANK);
    assert!(
        expected
            .position()
            .after(expected.solution.moves[0].played)
            .is_checkmate()
    );
    assert_eq!(
        expected.rating,
        Some(Rating {
            rating: 1500.0,
            deviation: 80.0
        })
    );
    assert_eq!(
        (expected.popularity, expected.plays),
        (Some(90), Some(1000))
    );
    assert_eq!(
        expected.themes.to_string(),
        "backRankMate mate mateIn1 oneMove"
    );
    assert_eq!(expected.source.game, "https://example.org/x");
    assert_eq!(expected.source.ply, Some(61));
    assert_eq!(expected.source.opening, "Some_Opening");

    assert_eq!(one(&csv(&plain)), expected, "with a header");
    assert_eq!(
        one(format!("17,{plain}\r\n").as_bytes()),
        expected,
        "with an index"
    );
    let index = format!(
        ",{}",
        String::from_utf8(csv(&format!("17,{plain}"))).expect("it is text")
    );
    assert_eq!(
        one(index.as_bytes()),
        expected,
        "with an index that has no name"
    );
    let further = String::from_utf8(csv(&format!("{plain},x")))
        .expect("it is text")
        .replace("OpeningTags", "OpeningTags,SortKey");
    assert_eq!(one(further.as_bytes()), expected, "with a column of others");
    let quoted = plain.replace("Some_Opening", "\"Some_Opening\"");
    assert_eq!(one(quoted.as_bytes()), expected, "quoted");

    let other = format!("moves,fen\n{LINE},{BACK_RANK}\n");
    let little = one(other.as_bytes());
    assert_eq!(
        (little.start, little.solution),
        (expected.start, expected.solution)
    );
    assert_eq!(little.rating, None);
}

#[test]
fn castling_is_read_in_both_forms() {
    let read =
        |castling| one(format!("x,4k2r/8/8/8/8/8/8/4K2R b Kk - 0 1,e8d8 {castling}\n").as_bytes());
    let puzzle = read("e1g1");
    assert_eq!(puzzle, read("e1h1"));
    let mut line = String::new();
    write_csv(&puzzle, false, &mut line);
    assert!(line.contains("e8d8 e1g1"), "{line}");
}

#[test]
fn a_faulty_line_is_named_and_no_other() {
    let good = format!("good,{BACK_RANK},{LINE}");
    let moves_at = format!("x,{BACK_RANK},").len() + 1;
    let cases: [(&str, &str); 11] = [
        (
            "x",
            "line 2, column 2: there is no column FEN: the line has 1",
        ),
        (
            "x,8/8/8/8/8/8/8/8 w - - 0 1,e2e4 e7e5",
            "line 2, column 3: FEN: White has no king",
        ),
        (
            "x,4k3/8/8/9/8/8/8/4K3 w - - 0 1,e1e2 e8e7",
            "line 2, column 3: FEN: field 1 (pieces)",
        ),
        (
            "x,{F},a2b2 e1e9",
            "line 2, column {M+5}: move 2: `e1e9` is not a move",
        ),
        (
            "\u{e9}\u{e9},{F},a2b2 e1f2",
            "line 2, column {M+6}: move 2: e1f2 is not legal here",
        ),
        ("x,{F},", "line 2, column {M}: there are no moves"),
        (
            "x,{F},a2b2",
            "line 2, column {M}: the number of moves is odd",
        ),
        (
            "x,{F},{L},many",
            "line 2, column {R}: Rating: `many` is not a number",
        ),
        (
            "x,{F},{L},-5",
            "line 2, column {R}: Rating: `-5` is not a number",
        ),
        (
            "x,{F},{L},1500,80,1000",
            "line 2, column {R+8}: Popularity: `1000` is not a number",
        ),
        ("\"x,{F},{L}", "line 2, column 1: a quoted field ends"),
    ];
    for (line, expected) in cases {
        let line = line.replace("{F}", BACK_RANK).replace("{L}", LINE);
        let ratings_at = moves_at + LINE.len() + 1;
        let mut expected = expected.to_owned();
        for (name, at) in [("M", moves_at), ("R", ratings_at)] {
            for plus in [0, 5, 6, 8] {
                let said = if plus == 0 {
                    format!("{{{name}}}")
                } else {
                    format!("{{{name}+{plus}}}")
                };
                expected = expected.replace(&said, &(at + plus).to_string());
            }
        }
        let text = format!("{good}\n{line}\n{good}\n");
        let found = faults(text.as_bytes());
        assert_eq!(found.len(), 1, "{line}: {found:?}");
        assert!(found[0].starts_with(&expected), "{}\n{expected}", found[0]);
        assert_eq!(read(text.as_bytes()).iter().flatten().count(), 2, "{line}");
    }
    let long = format!("{good}\n{}\n\n{good}", "x,".repeat(LONGEST_LINE));
    assert_eq!(faults(long.as_bytes()).len(), 1);
    // Letters that are not UTF-8 cost nothing.
    let name = b",1500,80,90,5,mate,M\xc3\xbcller \x96 Gr\xfcn";
    let bytes = [good.as_bytes(), name, b"\n", good.as_bytes()].concat();
    let puzzles: Vec<_> = read(&bytes).into_iter().flatten().collect();
    assert_eq!(
        (puzzles.len(), puzzles[0].source.game.as_str()),
        (2, "M\u{fc}ller \u{2013} Gr\u{fc}n")
    );
    let said = faults(&bytes);
    assert_eq!(said.len(), 1);
    assert!(
        said[0].ends_with(": 2 letters are not UTF-8 and were read as Windows-1252"),
        "{said:?}"
    );
    let header = faults(format!("PuzzleId,Position,Moves\n{good}\n").as_bytes());
    assert_eq!(header.len(), 1);
    assert!(
        header[0].starts_with("line 1, column 1: the header names no column FEN"),
        "{header:?}"
    );
}

#[test]
fn a_solution_has_a_length_at_most() {
    let line = |half_moves: usize| {
        let around = ["g1f3", "g8f6", "f3g1", "f6g8"];
        let moves: Vec<_> = (0..half_moves).map(|n| around[n % 4]).collect();
        format!("x,{},{}\n", Position::default(), moves.join(" "))
    };
    assert!(faults(line(MOST_HALF_MOVES).as_bytes()).is_empty());
    let found = faults(line(MOST_HALF_MOVES + 2).as_bytes());
    assert!(found[0].contains("more than 128 half-moves"), "{found:?}");
}
