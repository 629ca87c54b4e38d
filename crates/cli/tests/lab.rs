//! `sessa lab`, over pipes as another program uses it.

mod common;

use std::fs;

use common::{Scratch, sessa};

/// Exit status, standard output, standard error.
fn run(arguments: &[&str], input: &[u8]) -> (i32, String, String) {
    let output = sessa(arguments, input);
    let text = |bytes| String::from_utf8(bytes).expect("what is told is UTF-8");
    let status = output.status.code().expect("it was not killed");
    (status, text(output.stdout), text(output.stderr))
}

/// Five games: a pawn up wins twice and loses once, one is not finished, one cannot be read.
const GAMES: &[u8] = b"[White \"Anna\"]\n[Black \"Berta\"]\n[Date \"1900.01.01\"]\n\n1. e4 d5 2. exd5 Nf6 3. Nc3 a6 1-0\n\n\
    [White \"Berta\"]\n[Black \"Anna\"]\n\n1. e4 d5 2. exd5 Nf6 3. Nc3 a6 1-0\n\n\
    [White \"Berta\"]\n[Black \"Carla\"]\n\n1. e4 d5 2. exd5 Nf6 3. Nc3 a6 0-1\n\n\
    1. e4 e5 *\n\n[White \"Anna\"]\n[Black \"Dora\"]\n\n1. e4 e5 2. Ke3 1-0\n";

const ROWS: &str = " 0  0  0  0  0  2\n 1  0  0  0  0  2\n 0  0  0  0  0  2\n 1  0  0  0  0  2\n 0  0  0  0  0  0\n 1  0  0  0  0  0\n";

#[test]
fn rows_of_games() {
    let (status, out, errors) = run(&["lab", "rows", "-"], GAMES);
    assert_eq!((status, out.as_str()), (0, ROWS), "{errors}");
    assert!(
        errors.starts_with("-:22:13: game 5 (Anna–Dora) is left out: `Ke3` is not legal here"),
        "{errors}"
    );
    let counts = "games 5, half-moves 22; won 2, drawn 0, lost 1; left out: unfinished 1, broken 1, without a quiet position 0; rows 6, different 2\n";
    assert!(errors.ends_with(counts), "{errors}");
    let (_, out, _) = run(&["lab", "rows", "--quiet", "3", "-"], GAMES);
    assert_eq!(out.lines().count(), 3, "{out}");
}

#[test]
fn values_of_games() {
    let (status, out, errors) = run(&["lab", "fit", "--steps", "2000", "-"], GAMES);
    assert_eq!(status, 0, "{errors}");
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(
        lines[..3],
        [
            "Games:   5",
            "Dataset: [6 x 5]",
            "Used:    6 rows of 3 games"
        ]
    );
    // With a pawn two of three are won: ln 2, but for λ.
    assert!(
        out.contains("\nPIECE VALUES:\nPawn             100\n"),
        "{out}"
    );
    assert!(
        out.contains("  pawn                100.0  [not known]        θ 0.6931"),
        "{out}"
    );
    assert!(
        out.contains("  warning: the pawn's value may be 0"),
        "{out}"
    );
    assert!(
        out.contains("  warning: queen: both sides always had as many"),
        "{out}"
    );
    assert!(
        out.contains("  B > N             +0.00 pawns [not known]      cannot tell\n"),
        "{out}"
    );
    // One player's games.
    let (_, out, _) = run(&["lab", "fit", "--player", "anna", "-"], GAMES);
    assert!(out.contains("Used:    4 rows of 2 games"), "{out}");
}

#[test]
fn the_same_digits_on_any_number_of_threads_and_from_a_file() {
    let file = Scratch::new("lab-games.json");
    let path = file.0.to_str().expect("it is a name");
    let settings = [
        "--resamples",
        "30",
        "--folds",
        "3",
        "--steps",
        "1000",
        "--seed",
        "4",
    ];
    let report = |more: &[&str]| {
        let (status, out, errors) = run(&[&["lab", "report"], &settings[..], more].concat(), GAMES);
        assert_eq!(status, 0, "{errors}");
        out
    };
    let first = report(&["--threads", "1", "--json", path, "-"]);
    assert!(
        first.contains(
            "5 games read, 3 used with 6 rows (2 different ones); 1 unfinished, 1 broken."
        ),
        "{first}"
    );
    assert!(
        first.contains("Settings: `steps=1000&resamples=30&folds=3&seed=4`"),
        "{first}"
    );
    assert_eq!(report(&["--threads", "3", "-"]), first);
    // The file has the settings with it.
    let again = Scratch::new("lab-again.json");
    let second = again.0.to_str().expect("it is a name");
    let (_, out, _) = run(&["lab", "report", "--json", second, path], b"");
    assert_eq!(out, first);
    let texts = [path, second].map(|path| fs::read_to_string(path).expect("it was written"));
    assert_eq!(texts[0], texts[1]);
}

#[test]
fn rows_from_a_file_of_six_columns() {
    let file = Scratch::new("lab-rows.mat");
    fs::write(&file.0, format!("{ROWS}x\n")).expect("there is room");
    let path = file.0.to_str().expect("it is a name");
    let (status, out, errors) = run(&["lab", "bootstrap", "--resamples", "20", path], b"");
    assert_eq!(status, 0, "{errors}");
    assert_eq!(
        errors,
        format!("{path}:line 7, column 1: `x` is not a whole number\nrows 6, faults 1\n")
    );
    assert!(
        out.contains("by bootstrap, 20 resamples of games:"),
        "{out}"
    );
    assert!(
        out.contains("  warning: the rows came without games"),
        "{out}"
    );
}

#[test]
fn a_file_is_known_by_what_is_in_it() {
    let expected = run(&["lab", "rows", "-"], GAMES).1;
    // Games and rows under each other's names.
    let games = Scratch::new("lab-games.txt");
    fs::write(&games.0, [b"% of the club\n", GAMES].concat()).expect("there is room");
    let rows = Scratch::new("lab-rows.pgn");
    fs::write(&rows.0, format!("p,n,b,r,q,result\n{ROWS}")).expect("there is room");
    for file in [games, rows] {
        let (status, out, errors) = run(&["lab", "rows", file.path()], b"");
        assert_eq!((status, &out), (0, &expected), "{errors}");
    }
    let latin = [b"[Event \"F\xFCr\"]\n", GAMES].concat();
    let (_, out, errors) = run(&["lab", "rows", "-"], &latin);
    assert_eq!(out, expected);
    assert!(
        errors.starts_with("-:1:10: 1 letter is not UTF-8 and was read as Windows-1252\n"),
        "{errors}"
    );
}

#[test]
fn what_cannot_be_done_is_said() {
    for (arguments, input, expected) in [
        (
            &["lab", "fit", "-"][..],
            &b""[..],
            "sessa: no game has a quiet position: add games\n",
        ),
        (
            &["lab", "fit", "-"],
            b"1. e4 e5 1/2-1/2",
            "sessa: all games were drawn: add games that somebody won, or count draws as half\n",
        ),
        (
            &["lab", "fit", "--player", "Emma", "-"],
            GAMES,
            "widen the choice\n",
        ),
        (
            &["lab", "fit", "--folds", "1", "-"],
            b"",
            "sessa: `folds` must be 2 … 100\n",
        ),
        (
            &["lab", "fit", "--years", "old", "-"],
            b"",
            "sessa: --years cannot be `old`\n",
        ),
        (
            &["lab", "fit", "--settings", "x=1", "-"],
            b"",
            "sessa: --settings: column 1: there is no setting `x`\n",
        ),
        (&["lab", "fit", "--term", "king", "-"], b"", "not `king`\n"),
        (&["lab", "fits", "-"], b"", "unexpected `fits`"),
        (&["lab", "fit"], b"", "expected a FILE of games"),
    ] {
        let (status, _, errors) = run(arguments, input);
        assert_ne!(status, 0, "{arguments:?}");
        assert!(
            errors.contains(expected.trim_end()),
            "{arguments:?}: {errors}"
        );
    }
}

#[test]
fn games_of_our_own_to_try_it_on() {
    let file = Scratch::new("lab-own.pgn");
    let path = file.0.to_str().expect("it is a name");
    let play = [
        "lab",
        "games",
        "--games",
        "4",
        "--threads",
        "2",
        "--out",
        path,
    ];
    let (status, out, errors) = run(&play, b"");
    assert_eq!(status, 0, "{errors}");
    assert_eq!(out.lines().count(), 4);
    assert_eq!(out.lines().next(), Some("1 games of 50 nodes against 50"));
    let games = fs::read(&file.0).expect("it was written");
    let (_, _, errors) = run(&["lab", "rows", "-"], &games);
    assert!(
        errors.starts_with("games 4, ") && errors.contains("broken 0"),
        "{errors}"
    );
    // Nobody's games are written over.
    let (status, _, errors) = run(&play, b"");
    assert!(
        status == 1 && errors.contains("the file is there already"),
        "{errors}"
    );
    let correlation = [
        "lab",
        "correlation",
        "--positions",
        "5",
        "--depth",
        "2",
        "--weights",
        "classical",
    ];
    let arguments = [
        &correlation[..],
        &["--weights", "100/300/300/500/900", path],
    ]
    .concat();
    let (status, out, errors) = run(&arguments, b"");
    assert_eq!(status, 0, "{errors}");
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 4, "{out}");
    assert!(lines[0].starts_with("5 quiet positions, "), "{out}");
    assert!(lines[3].starts_with("100/300/300/500/900 "), "{out}");
}

#[test]
fn a_report_shows_its_plots() {
    let folder = Scratch::new("lab-plots");
    let path = folder.0.to_str().expect("it is a name");
    let few = ["--resamples", "10", "--folds", "2", "--steps", "1000"];
    let report = [&["lab", "report", "--plots", path], &few[..], &["-"]].concat();
    let (status, out, errors) = run(&report, GAMES);
    assert_eq!(status, 0, "{errors}");
    for name in ["values", "descent", "cost", "scores"] {
        let file = folder.0.join(name).with_extension("svg");
        let plot = fs::read_to_string(&file).expect("it was written");
        assert!(out.contains(&format!("]({})", file.display())), "{out}");
        assert!(
            plot.starts_with("<svg ") && plot.ends_with("</svg>\n"),
            "{plot}"
        );
        assert!(plot.contains("<title>") && !plot.contains("NaN"), "{plot}");
        assert!(
            plot.contains("<polyline") || plot.contains("<circle"),
            "{plot}"
        );
    }
    fs::remove_dir_all(&folder.0).expect("it was made");
    // A folder that cannot be made is named.
    let file = Scratch::with("lab-no-folder", "a file");
    let inside = format!("{}/plots", file.path());
    let report = [&["lab", "report", "--plots", &inside], &few[..], &["-"]].concat();
    let (status, _, errors) = run(&report, GAMES);
    assert_ne!(status, 0);
    assert!(errors.contains(&inside), "{errors}");
}
