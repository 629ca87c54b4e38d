use super::*;

/// The sample game of the source (requirement R9).
const SAMPLE: &str = "[Result \"0-1\"]\n\n1.d4 d5 2.c4 e6 3.e3 c6 4.Nf3 Nd7 5.Nbd2 Nh6 6.e4 Bb4 7.a3 Ba5 8.cxd5 exd5 9.exd5 cxd5 \
    10.Qe2+ Kf8 11.Qb5 Nf6 12.Bd3 Qe7+ 13.Kd1 Bb6 14.Re1 Bd7 15.Qb3 Be6 16.Re2 Qc7 17.Qb4+ Kg8 18.Nb3 Bf5 19.Bb1 Bxb1 20.Rxb1 Nf5 \
    21.Bd2 a5 22.Qa4 h6 23.Rc1 Qb8 24.Bxa5 Qf4 25.Qb4 Bxa5 26.Nxa5 Kh7 27.Nxb7 Rab8 28.a4 Ne4 29.h3 Rhc8 30.Ra1 Rc7 31.Qa3 Rcxb7 \
    32.g3 Qc7 33.Rc1 Qa5 34.Rxe4 dxe4 35.Rc5 Qa6 36.Nd2 Nxd4 37.Rc4 Nb3 38.Nxb3 Qxc4 39.Nd2 Rd8 40.Qc3 Qf1+ 41.Kc2 Qe2 42.f4 e3 \
    43.b4 Rc7 44.Kb3 Qd1+ 45.Ka2 Rxc3 46.Nb1 Qxa4+ 47.Na3 Rc2+ 48.Ka1 Rd1# 0-1\n";

fn read(quiet: u32, pgn: &str) -> GamesRead {
    let mut reader = GamesReader::new(quiet);
    reader.feed(pgn.as_bytes());
    reader.finish()
}

fn materials(read: &GamesRead) -> Vec<[i8; 5]> {
    let games = read.data.games();
    let rows = games.flat_map(|(_, rows)| rows.iter());
    rows.map(|&row| read.data.features()[row as usize].material)
        .collect()
}

#[test]
fn the_sample_game_has_seven_rows() {
    let found = read(2, SAMPLE);
    let expected = [
        [0, 0, 0, 0, 0],
        [1, 0, 0, 0, 0],
        [2, 0, 0, 0, 0],
        [2, -1, 0, 0, 0],
        [2, 0, 0, -1, 0],
        [1, 0, 0, -1, 0],
        [1, 1, 0, -2, 0],
    ];
    assert_eq!(materials(&found), expected);
    assert_eq!(found.counts.results, [0, 0, 1]);
    // Of the numbers of quiet half-moves only 2 gives what the source prints.
    for (quiet, rows) in [(1, 9), (3, 5), (4, 4)] {
        assert_eq!(read(quiet, SAMPLE).data.row_count(), rows, "{quiet}");
    }
}

#[test]
fn pieces_of_the_text_make_no_difference() {
    let two = SAMPLE.repeat(2);
    let whole = read(2, &two);
    assert_eq!((whole.counts.games, whole.data.row_count()), (2, 14));
    assert_eq!(whole.data.features().len(), 7);
    for length in [1, 7, 1000] {
        let mut reader = GamesReader::new(2);
        for piece in two.as_bytes().chunks(length) {
            reader.feed(piece);
        }
        let found = reader.finish();
        assert_eq!(
            (found.data, found.counts),
            (whole.data.clone(), whole.counts)
        );
    }
}

#[test]
fn a_reading_that_is_stopped_keeps_what_was_read() {
    let mut reader = GamesReader::new(2);
    reader.feed(SAMPLE.as_bytes());
    reader.feed(b"[Event \"next\"]\n\n1. e4 e5 2. Nf3 Nc6");
    assert_eq!(reader.counts().games, 1);
    let found = reader.stop();
    assert_eq!((found.counts.games, found.data.row_count()), (1, 7));
}

#[test]
fn broken_games_are_named_and_the_others_used() {
    let pgn = "[White \"Anna\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n\n\
        [White \"Berta\"]\n[Result \"0-1\"]\n\n1. e4 $300 e5 (1... Kxe4) 2. Nf3 0-1\n\n\
        [Variant \"Atomic\"]\n[Result \"0-1\"]\n\n1. e4 e5 0-1\n\n\
        [FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n[Result \"0-1\"]\n\n1. e4 e5 0-1\n\n\
        [Result \"0-1\"]\n\n1. e4 -- 2. d4 0-1\n\n\
        [Result \"1/2-1/2\"]\n\n1. e4 1/2-1/2\n";
    let found = read(2, pgn);
    let counts = found.counts;
    assert_eq!(
        (counts.games, counts.broken, counts.without_rows),
        (6, 4, 1)
    );
    assert_eq!(counts.results, [0, 0, 1]);
    assert_eq!(found.data.row_count(), 1);
    let broken = &found.broken[0];
    assert_eq!(broken.players, ["Anna", ""]);
    let place = broken.problem.place;
    assert_eq!(
        (broken.file, broken.problem.game, place.line, place.column),
        (0, 1, 5, 13)
    );
    let games: Vec<usize> = found.broken.iter().map(|game| game.problem.game).collect();
    assert_eq!(games, [1, 3, 4, 5]);
}

#[test]
fn of_many_broken_games_the_first_are_listed() {
    let found = read(2, &"1. e4 Ke5 1-0\n\n".repeat(MOST_BROKEN + 2));
    assert_eq!(found.counts.broken, MOST_BROKEN as u64 + 2);
    assert_eq!(found.broken.len(), MOST_BROKEN);
}

#[test]
fn files_are_told_apart() {
    let mut reader = GamesReader::new(2);
    reader.feed(b"1. e4 e5 1-0");
    reader.end_file();
    reader.feed(b"1. e4 Ke5 1-0");
    let found = reader.finish();
    assert_eq!(found.counts.games, 2);
    assert_eq!((found.broken[0].file, found.broken[0].problem.game), (1, 1));
}

#[test]
fn results_of_tag_and_text() {
    for (tag, end, expected) in [
        ("1-0", "1-0", [1, 0, 0]),
        ("1-0", "0-1", [1, 0, 0]),
        ("1-0", "*", [1, 0, 0]),
        ("*", "0-1", [0, 0, 1]),
        ("?", "1/2-1/2", [0, 1, 0]),
        ("1/2", "", [0, 1, 0]),
        ("*", "*", [0, 0, 0]),
        ("", "", [0, 0, 0]),
    ] {
        let found = read(2, &format!("[Result \"{tag}\"]\n\n1. e4 e5 2. d4 {end}\n"));
        assert_eq!(found.counts.results, expected, "{tag} {end}");
        let unfinished = u64::from(expected == [0; 3]);
        assert_eq!(found.counts.unfinished, unfinished, "{tag} {end}");
        assert_eq!((found.counts.games, found.counts.half_moves), (1, 3));
    }
}

#[test]
fn tags_of_a_game() {
    let pgn = "[White \" Anna \"]\n[Black \"-\"]\n[WhiteElo \"2100\"]\n[BlackElo \"0\"]\n[Date \"1851.??.??\"]\n\
        [UTCDate \"2000.01.01\"]\n\n1. e4 e5 1-0\n\n[Date \"????.??.??\"]\n[WhiteElo \"x\"]\n\n1. e4 e5 1-0\n";
    let found = read(2, pgn);
    let games: Vec<_> = found.data.games().map(|(game, _)| *game).collect();
    assert_eq!(
        (games[0].ratings, games[0].year),
        ([Some(2100), None], Some(1851))
    );
    assert_eq!((games[1].ratings, games[1].year), ([None, None], None));
    assert_eq!(found.data.names(), ["Anna", ""]);
    assert_eq!(found.data.players(), [("Anna", 1)]);
}

#[test]
fn a_game_from_a_position() {
    let pgn = "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n\n1. Kd2 Kd7 1-0\n\n1. e4 e5 1-0\n";
    let found = read(2, pgn);
    assert_eq!(materials(&found), [[0, 0, 0, 1, 0], [0; 5]]);
}

#[test]
fn positions_are_chosen_evenly() {
    // Seven positions with a row in each game; of 14, half are kept.
    let mut counts = [0_u32; 14];
    for seed in 0..400 {
        let mut reader = GamesReader::with_positions(2, 7, seed);
        reader.feed(SAMPLE.as_bytes());
        reader.feed(
            SAMPLE
                .replace("1.d4 d5", "1.d4 d5 2.Nf3 Nf6 3.Ng1 Ng8")
                .as_bytes(),
        );
        let found = reader.finish();
        assert_eq!(found.positions.len(), 7);
        for position in &found.positions {
            let material = crate::features::material(position);
            let row = materials(&found).iter().position(|row| *row == material);
            let second = position.fullmove_number() % 2;
            counts[row.expect("it is a row") + 7 * (second as usize)] += 1;
        }
    }
    assert_eq!(counts.iter().sum::<u32>(), 2800);
    let mut reader = GamesReader::with_positions(2, 7, 0);
    reader.feed(b"1. e4 e5 * 1. e4 e5 1-0");
    assert_eq!(reader.finish().positions.len(), 1);
    let rows: Vec<u32> = (0..7).map(|row| counts[row] + counts[row + 7]).collect();
    assert!(
        rows.iter().all(|&row| (340..460).contains(&row)),
        "{rows:?}"
    );
}
