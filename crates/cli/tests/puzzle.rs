//! `sessa puzzle`, over pipes as another program uses it.

mod common;

use common::sessa;

/// Exit status, standard output, standard error.
fn run(arguments: &[&str], input: &[u8]) -> (i32, String, String) {
    let output = sessa(&[&["puzzle"], arguments].concat(), input);
    let text = |bytes| String::from_utf8(bytes).expect("what is told is UTF-8");
    let status = output.status.code().expect("it was not killed");
    (status, text(output.stdout), text(output.stderr))
}

const PUZZLES: &str = "a,6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1,a2b2 e1e8,1500,80,90,5,mate,https://example.org/x#1,\n\
                       b,6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1,a2b2 e1e9\n\
                       c,6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1,a2c2 e1e8\n";

#[test]
fn k3_every_fault_is_a_line() {
    let (status, out, errors) = run(&["check", "-"], PUZZLES.as_bytes());
    assert_eq!((status, errors.as_str()), (1, ""));
    let lines: Vec<&str> = out.lines().collect();
    assert!(
        lines[0].starts_with("-:2:47: move 2: `e1e9` is not a move"),
        "{out}"
    );
    assert!(
        lines[1].starts_with("-: puzzles 2, solver's moves 2, faults 1, "),
        "{out}"
    );
    assert_eq!(lines.len(), 2);
    let solver = "x,6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - - 0 1,e1e8\n";
    assert_eq!(run(&["check", "-"], solver.as_bytes()).0, 1);
    assert_eq!(
        run(&["check", "--solver-first", "-"], solver.as_bytes()).0,
        0
    );
}

#[test]
fn k3_a_file_is_known_by_what_is_in_it() {
    let epd = "6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - - bm e1e8; id \"1\";\n4k3/8/8/8/8/8/8/4K2R w K - bm 0-0;\n";
    let title = "Puzzles, of the club\n";
    for (text, counts) in [
        (
            format!("% a suite\n{epd}"),
            "puzzles 2, solver's moves 2, faults 0, ",
        ),
        (
            format!("# a, suite\n\n; of two\n{epd}"),
            "puzzles 2, solver's moves 2, faults 0, ",
        ),
        (
            format!("{title}{epd}"),
            "puzzles 2, solver's moves 2, faults 1, ",
        ),
        (
            format!("# note\n{title}{PUZZLES}"),
            "puzzles 2, solver's moves 2, faults 2, ",
        ),
    ] {
        let (_, out, _) = run(&["check", "-"], text.as_bytes());
        assert!(out.contains(&format!("-: {counts}")), "{text}{out}");
        let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        let (_, out, _) = run(&["check", "-"], &wide);
        assert!(out.contains(&format!("-: {counts}")), "{text}{out}");
    }
    let latin = [epd.as_bytes(), b"% f\xFCr alle\n"].concat();
    let (status, out, _) = run(&["check", "-"], &latin);
    assert_eq!(status, 0, "{out}");
    assert!(
        out.starts_with("-:3:4: 1 letter is not UTF-8 and was read as Windows-1252\n"),
        "{out}"
    );
}

#[test]
fn k3_a_pack_holds_what_was_read() {
    let pack = std::env::temp_dir().join(format!("sessa-{}.pack", std::process::id()));
    let pack = pack.to_str().expect("a temporary folder is UTF-8");
    let (status, out, errors) = run(&["pack", "--out", pack, "-"], PUZZLES.as_bytes());
    assert_eq!(status, 1);
    assert!(
        out.starts_with(&format!("{pack}: puzzles 2, bytes ")),
        "{out}"
    );
    assert!(errors.starts_with("-:2:47: move 2:"), "{errors}");
    let (status, out, _) = run(&["check", pack], b"");
    std::fs::remove_file(pack).expect("it was written");
    assert_eq!(status, 0);
    assert!(
        out.contains("puzzles 2, solver's moves 2, faults 0"),
        "{out}"
    );
}

const MANY: &str = "\
PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags
low,6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1,a2b2 e1e8,1199,80,90,5,mate,,
pin,6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1,a2c2 e1e8,1200,80,50,5,pin,,
fork,6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1,a2d2 e1e8,1600,80,-5,5,fork,,
none,6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1,a2e2 e1e2,,,,,,,
";

#[test]
fn k3_a_pack_takes_what_is_wanted() {
    let pack = std::env::temp_dir().join(format!("sessa-filter-{}.pack", std::process::id()));
    let pack = pack.to_str().expect("a temporary folder is UTF-8");
    for (wanted, expected) in [
        (&[][..], 4),
        (&["--rating", "1200:1600"], 2),
        (&["--rating", "1200:1599"], 1),
        (&["--themes", "fork,pin"], 2),
        (&["--themes", "mate"], 1),
        (&["--popularity", "50"], 2),
        (&["--popularity", "-5"], 3),
        (&["--at-most", "3"], 3),
        (&["--rating", "1200:1600", "--at-most", "1"], 1),
        (&["--themes", "hookMate"], 0),
    ] {
        let arguments = [&["pack"][..], wanted, &["--out", pack, "-"]].concat();
        let (status, out, errors) = run(&arguments, MANY.as_bytes());
        assert_eq!((status, errors.as_str()), (0, ""), "{wanted:?}");
        let told = format!("{pack}: puzzles {expected}, bytes ");
        assert!(out.starts_with(&told), "{wanted:?}: {out}");
    }
    // The most holds for all files together.
    run(&["pack", "--out", pack, "-"], MANY.as_bytes());
    let both = format!("{pack}.2");
    let arguments = ["pack", "--at-most", "5", "--out", &both, pack, "-"];
    let (status, out, _) = run(&arguments, MANY.as_bytes());
    assert_eq!(status, 0);
    assert!(out.contains("puzzles 5, "), "{out}");
    for file in [pack, &both] {
        std::fs::remove_file(file).expect("it was written");
    }
}

#[test]
fn k3_what_is_missing_is_said() {
    for (arguments, expected) in [
        (&["pack", "-"][..], "--out expects a FILE"),
        (&["check"][..], "expected a FILE"),
        (&["check", "--full", "-"][..], "--full"),
        (
            &["check", "--rating", "1:2", "-"][..],
            "unexpected `--rating`",
        ),
        (
            &["pack", "--rating", "1200", "-"][..],
            "--rating expects two",
        ),
        (&["pack", "--themes", "fork,forks", "-"][..], "not `forks`"),
        (
            &["pack", "--popularity", "much", "-"][..],
            "--popularity expects",
        ),
        (&["pack", "--at-most", "0", "-"][..], "--at-most expects"),
        (&["solve"][..], "check, pack, tags, rate or unique"),
    ] {
        let (status, _, errors) = run(arguments, b"");
        assert_eq!(status, 2, "{errors}");
        assert!(errors.contains(expected), "{errors}");
    }
}

const TAGGED: &str = "\
PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags
fork1,q3k3/8/8/1N6/8/7p/8/4K3 b - - 0 1,h3h2 b5c7 e8d7 c7a8,1000,80,90,100,endgame fork short,,
pin01,4k3/8/4n3/8/8/7p/8/R5K1 b - - 0 1,h3h2 g1h2,1000,80,90,100,endgame oneMove pin,,
quiet,6k1/8/8/8/8/7p/1R6/R5K1 b - - 0 1,h3h2 g1h2 g8f8 a1a7 f8e8 b2b8,1000,80,90,100,endgame long rookEndgame mate mateIn3,,
mate1,6k1/5ppp/8/8/8/7p/8/R5K1 b - - 0 1,h3h2 g1h1,1000,80,90,100,endgame oneMove defensiveMove rookEndgame,,
";

/// Runs the command on some rows.
fn tags(options: &[&str]) -> String {
    let arguments = [&["tags"], options, &["-"]].concat();
    let (status, out, errors) = run(&arguments, TAGGED.as_bytes());
    assert_eq!((status, errors.as_str()), (0, ""));
    out
}

/// The figures of a theme: in files, false, missed, agreement.
fn figures(report: &str, theme: &str) -> Vec<String> {
    let mut lines = report.lines().map(str::split_whitespace);
    let mut line = lines.find_map(|mut words| (words.next() == Some(theme)).then_some(words));
    line.iter_mut().flatten().map(str::to_owned).collect()
}

#[test]
fn tags_are_compared_theme_by_theme() {
    let report = tags(&[]);
    assert_eq!(figures(&report, "fork"), ["1", "0", "0", "100.00%"]);
    assert_eq!(figures(&report, "pin"), ["1", "0", "1", "75.00%"]);
    assert_eq!(figures(&report, "endgame"), ["4", "0", "0", "100.00%"]);
    assert_eq!(figures(&report, "hookMate"), [""; 0]);
    assert_eq!(figures(&report, "quietMove"), ["0", "1", "0", "–"]);
    assert!(report.contains("puzzles 4, without a line 0, "), "{report}");
}

#[test]
fn differences_of_a_theme_are_shown() {
    let report = tags(&["--show", "pin"]);
    assert!(
        report.starts_with("missed pin: pin01 4k3/8/4n3/"),
        "{report}"
    );
}

#[test]
fn tags_take_a_known_theme() {
    let (status, _, errors) = run(&["tags", "--show", "forks", "-"], b"");
    assert_eq!(status, 2);
    assert!(errors.contains("--show expects a THEME"), "{errors}");
    let (status, _, errors) = run(&["check", "--show", "fork", "-"], b"");
    assert_eq!(status, 2);
    assert!(errors.contains("unexpected `--show`"), "{errors}");
}
