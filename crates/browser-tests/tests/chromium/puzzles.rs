//! Puzzles under a finger: solved, refuted, hinted, shown; runs; sets from files; what is kept.

use crate::puzzle_clock::live_on_that_day;
use crate::puzzle_runs::{make_any_move, start_run};
use browser_tests::{
    Browser, TestServer, View, with_browser, with_browser_at, with_killed_browser,
};
use serde_json::{Value, json};

/// Two rooks mate in two, either first move of the other rook as good: 1. Rb7 or 1. Ra7.
pub const LADDER: &str = "ladder,5k2/8/8/8/8/8/8/RR4K1 b - - 0 1,f8g8 b1b7 g8f8 a1a8,900,80,90,100,mate mateIn2 endgame short,,";

/// A queen stands unguarded on d7.
pub const QUEEN: &str = "queen,6k1/5pp1/3q3p/8/8/8/5PPP/3R2K1 b - - 0 1,d6d7 d1d7,800,80,90,100,hangingPiece endgame oneMove crushing,,";

/// Hands a file of puzzles to the page of the sets, which is open then and has them added.
pub async fn add_set(browser: &Browser, name: &str, lines: &[&str]) {
    choose_set_file(browser, name, lines).await;
    browser.press("[data-action=add-chosen]").await;
    browser.wait_for("[data-added]").await;
}

/// Hands a file of puzzles to the page of the sets; which of them are wanted is then to be chosen.
pub async fn choose_set_file(browser: &Browser, name: &str, lines: &[&str]) {
    browser.visit("#puzzles/sets").await;
    browser.wait_for("[name=add-set]").await;
    let body = "
        const [name, text] = arguments;
        const field = document.querySelector('[name=add-set]');
        const files = new DataTransfer();
        files.items.add(new File([text], name));
        field.files = files.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    let arguments: Vec<Value> = vec![json!(name), json!(lines.join("\n"))];
    browser.evaluate(body, arguments).await;
    browser.wait_for("[data-action=add-chosen]").await;
}

/// Adds puzzles and begins to solve them; the opponent has moved then.
pub async fn solve(browser: &Browser, lines: &[&str]) {
    browser.open().await;
    add_set(browser, "tests.csv", lines).await;
    solve_own_set(browser).await;
    wait_for_phase(browser, "solver").await;
}

/// Begins to solve the set of one's own, from the list of the sets by its page.
pub async fn solve_own_set(browser: &Browser) {
    browser
        .press(".sets-row:not([data-set=sessa]) [data-action=open-set]")
        .await;
    browser.press("[data-action=solve-set]").await;
}

/// Waits for a phase of solving, and until what has appeared with it hears.
pub async fn wait_for_phase(browser: &Browser, phase: &str) {
    browser
        .wait_until_heard(".screen.solve", &format!("[data-phase={phase}]"))
        .await;
}

/// Waits until the verdict says this.
pub async fn wait_for_verdict(browser: &Browser, text: &str) {
    let what = format!("a verdict with “{text}”");
    browser
        .wait_until(&what, async || {
            browser.text(".verdict-bar").await.contains(text)
        })
        .await;
}

pub async fn tap_move(browser: &Browser, from: &str, to: &str) {
    browser.tap_square(from).await;
    browser.tap_square(to).await;
}

#[test]
fn a_puzzle_is_solved_by_touch() {
    with_browser(View::PHONE, async |browser| {
        solve(browser, &[LADDER]).await;
        assert_eq!(browser.text(".solve-what h2").await, "White to move");
        let task = browser.text(".solve-what p").await;
        assert_eq!(task, "Black has just played Kg8. Find the best move.");
        tap_move(browser, "b1", "b7").await;
        // The opponent answers by himself.
        browser.wait_for_piece("f8", "black king").await;
        wait_for_phase(browser, "solver").await;
        browser.touch_drag("a1", "a8").await;
        wait_for_phase(browser, "solved").await;
        assert_eq!(browser.text(".solve-what h2").await, "Solved in one try");
        browser
            .wait_for(".board > .move-verdict[data-verdict=right][data-square=a8]")
            .await;
        wait_for_verdict(browser, "Solved.").await;
        browser.wait_for(".chip[data-theme=mateIn2]").await;
        // Every position can be looked at again.
        browser.press("[data-action=previous]").await;
        browser.wait_for_piece("a1", "white rook").await;
    });
}

#[test]
fn an_equal_mate_is_right_and_answered() {
    with_browser(View::PHONE, async |browser| {
        solve(browser, &[LADDER]).await;
        tap_move(browser, "a1", "a7").await;
        browser.wait_for_piece("f8", "black king").await;
        wait_for_phase(browser, "solver").await;
        tap_move(browser, "b1", "b8").await;
        wait_for_phase(browser, "solved").await;
    });
}

#[test]
fn a_wrong_move_is_refuted_on_the_board() {
    with_browser(View::PHONE, async |browser| {
        solve(browser, &[QUEEN]).await;
        tap_move(browser, "g1", "h1").await;
        wait_for_phase(browser, "wrong").await;
        // The reply is played: the queen takes the rook.
        browser.wait_for_piece("d1", "black queen").await;
        browser
            .wait_for(".board > .move-verdict[data-verdict=wrong][data-square=h1]")
            .await;
        wait_for_verdict(browser, "2.Kh1").await;
        wait_for_verdict(browser, "Qxd1").await;
        browser.press("[data-action=retry]").await;
        wait_for_phase(browser, "solver").await;
        browser.wait_for_piece("d1", "white rook").await;
        tap_move(browser, "d1", "d7").await;
        wait_for_phase(browser, "solved").await;
        assert_eq!(browser.text(".solve-what h2").await, "Solved in 2 tries");
    });
}

#[test]
fn play_goes_on_against_the_robot_after_a_wrong_move() {
    with_browser(View::PHONE, async |browser| {
        solve(browser, &[QUEEN]).await;
        tap_move(browser, "g1", "h1").await;
        wait_for_phase(browser, "wrong").await;
        browser.wait_for_piece("d1", "black queen").await;
        browser.press("[data-action=play-on]").await;
        browser.wait_for(":root[data-place=game]").await;
        browser.wait_for_piece("d1", "black queen").await;
    });
}

#[test]
fn hints_come_in_two_steps_and_the_solution_is_played() {
    with_browser(View::PHONE, async |browser| {
        solve(browser, &[LADDER]).await;
        browser.press("[data-action=hint]").await;
        wait_for_verdict(browser, "b1").await;
        browser.press("[data-action=hint]").await;
        wait_for_verdict(browser, "Rb7").await;
        browser.press("[data-action=solution]").await;
        wait_for_phase(browser, "shown").await;
        browser.wait_for_piece("a8", "white rook").await;
        // What is left to be seen is told by the board as a study.
        browser.press("[data-action=explore]").await;
        browser.wait_for("section[data-screen=analysis]").await;
        browser.back().await;
        browser.wait_for(".screen.solve").await;
    });
}

#[test]
fn a_move_can_be_confirmed_by_a_second_tap() {
    with_browser(View::PHONE, async |browser| {
        solve(browser, &[QUEEN]).await;
        browser.press(".more-menu summary").await;
        browser.press("[name=confirm][value=always]").await;
        browser.press(".more-menu summary").await;
        tap_move(browser, "g1", "h1").await;
        wait_for_phase(browser, "unconfirmed").await;
        // Anywhere else takes it back, and nothing has been judged.
        browser.tap_square("a4").await;
        wait_for_phase(browser, "solver").await;
        browser.wait_for_piece("g1", "white king").await;
        tap_move(browser, "d1", "d7").await;
        wait_for_phase(browser, "unconfirmed").await;
        browser.tap_square("d7").await;
        wait_for_phase(browser, "solved").await;
        assert_eq!(browser.text(".solve-what h2").await, "Solved in one try");
    });
}

#[test]
fn a_file_with_faults_costs_its_faulty_lines_only() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let illegal = "bad,5k2/8/8/8/8/8/8/RR4K1 b - - 0 1,f8g8 b1c7,900,80,90,100,mate,,";
        add_set(browser, "faults.csv", &[LADDER, illegal, "nonsense", QUEEN]).await;
        let told = browser.text("[data-added]").await;
        assert!(told.starts_with("2 puzzles added."), "{told}");
        assert_eq!(browser.count(".sets-faults li").await, 2);
        let fault = browser.text(".sets-faults li").await;
        assert!(
            fault.starts_with("Line 2, column 42: Move 2: “b1c7” "),
            "{fault}"
        );
        // It can be removed, and comes back.
        browser
            .press(".sets-row:not([data-set=sessa]) summary")
            .await;
        browser
            .press(".sets-row:not([data-set=sessa]) [data-action=remove-set]")
            .await;
        browser.press("[data-action=undo]").await;
        browser.wait_for(".sets-row:not([data-set=sessa])").await;
    });
}

/// Number of attempts that are kept, asked of the worker.
pub async fn attempts(browser: &Browser) -> Value {
    let task = json!({ "get-standing": { "now": 4_000_000_000_000_u64 } });
    browser.puzzles(task, None).await["tried"].clone()
}

/// Waits until this number of attempts is kept: the page asks its own worker to keep one, and `attempts` asks another.
pub async fn wait_for_attempts(browser: &Browser, count: u64) {
    let what = format!("{count} attempts to be kept");
    browser
        .wait_until(&what, async || attempts(browser).await == json!(count))
        .await;
}

#[test]
fn what_was_solved_survives_a_kill() {
    with_killed_browser(
        View::PHONE,
        async |browser| {
            solve(browser, &[QUEEN]).await;
            tap_move(browser, "g1", "h1").await;
            // Only what is shown as done has to be kept; it is shown no sooner.
            browser.wait_for("[data-recorded]").await;
        },
        async |browser| {
            browser.open().await;
            assert_eq!(attempts(browser).await, json!(1));
            browser.visit("#puzzles/sets").await;
            solve_own_set(browser).await;
            wait_for_phase(browser, "solver").await;
            // It has been tried, and says so.
            let again = browser.text(".solve-why").await;
            assert!(again.starts_with("Again, because you missed it"), "{again}");
        },
    );
}

#[test]
fn a_run_that_is_killed_keeps_what_was_tried() {
    with_killed_browser(
        View::PHONE,
        async |browser| {
            browser.open().await;
            start_run(browser, "survival").await;
            // Hardly any move is right by chance.
            while browser.count(".run-heart.lost").await < 2 {
                make_any_move(browser).await;
                wait_for_phase(browser, "solver").await;
            }
        },
        async |browser| {
            browser.open().await;
            let kept = attempts(browser).await;
            assert!(kept.as_u64().is_some_and(|kept| kept >= 2), "{kept}");
        },
    );
}

#[test]
fn the_way_there_and_back() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.press("[data-action=puzzles]").await;
        browser.wait_for("section[data-screen=puzzles]").await;
        browser.press("[data-action=themes]").await;
        browser.wait_for("section[data-screen=puzzle-themes]").await;
        assert_eq!(
            browser
                .attribute("[aria-current=page]", "data-action")
                .await,
            "puzzles"
        );
        browser.back().await;
        browser.wait_for("section[data-screen=puzzles]").await;
        browser.back().await;
        browser.wait_for(":root[data-place=play]").await;
        // An address says what is solved, and a reload stays there.
        add_set(browser, "tests.csv", &[QUEEN]).await;
        solve_own_set(browser).await;
        wait_for_phase(browser, "solver").await;
        let hash = browser.ask("return location.hash", []).await;
        assert!(hash.starts_with("#puzzles/solve?mode=set&set="), "{hash}");
        assert!(hash.ends_with("&id=queen"), "{hash}");
        browser.reload().await;
        wait_for_phase(browser, "solver").await;
        browser.press(".solve-up").await;
        browser.wait_for("section[data-screen=puzzles]").await;
    });
}

#[test]
fn nothing_but_a_move_is_an_attempt() {
    with_browser(View::PHONE, async |browser| {
        solve(browser, &[QUEEN]).await;
        let squares: Vec<String> = ('a'..='h')
            .flat_map(|file| (1..=8).map(move |rank| format!("{file}{rank}")))
            .collect();
        // Taps on every square, and pieces let go at home, on their own and off the board.
        for (index, square) in squares.iter().enumerate() {
            if !["d1", "g1", "f2", "g2", "h2"].contains(&square.as_str()) {
                browser.tap_square(square).await;
            }
            if index % 8 == 0 {
                browser.touch_drag("d1", "d1").await;
                browser.touch_drag("d1", "g1").await;
                browser.touch_drag("g1", "a5").await;
                // What is still picked up is put down again.
                browser.tap_square("e6").await;
            }
        }
        wait_for_phase(browser, "solver").await;
        assert!(!browser.is_there("[data-recorded]").await);
        tap_move(browser, "d1", "d7").await;
        wait_for_phase(browser, "solved").await;
        assert_eq!(browser.text(".solve-what h2").await, "Solved in one try");
    });
}

/// The screen has no barriers and looks as in its reference pictures.
async fn check(browser: &Browser, screen: &str) {
    browser.assert_accessible(screen).await;
    browser.assert_matches_reference(screen).await;
}

#[test]
fn the_places_look_as_they_should() {
    with_browser(View::LAPTOP, async |browser| {
        // The puzzle on the board is another one every day.
        live_on_that_day(browser).await;
        browser.open().await;
        browser.visit("#puzzles").await;
        browser.wait_for("[data-skill]").await;
        // The pack of our own has come, and the number of its puzzles is told.
        browser
            .wait_until("the number of puzzles", async || {
                !browser.text(".puzzles-about").await.is_empty()
            })
            .await;
        check(browser, "puzzles-first").await;
        browser.visit("#puzzles/themes").await;
        browser.wait_for(".puzzles-theme").await;
        browser.assert_accessible("puzzles-themes").await;
        add_set(browser, "tests.csv", &[LADDER, QUEEN]).await;
        browser.assert_accessible("puzzles-sets").await;
    });
}

#[test]
fn solving_looks_as_it_should() {
    with_browser(View::PHONE, async |browser| {
        solve(browser, &[QUEEN]).await;
        check(browser, "puzzles-task").await;
        tap_move(browser, "g1", "h1").await;
        wait_for_phase(browser, "wrong").await;
        browser.wait_for_piece("d1", "black queen").await;
        check(browser, "puzzles-wrong").await;
        browser.press("[data-action=retry]").await;
        wait_for_phase(browser, "solver").await;
        tap_move(browser, "d1", "d7").await;
        wait_for_phase(browser, "solved").await;
        browser.assert_accessible("puzzles-solved").await;
    });
}

#[test]
fn the_next_puzzle_is_another() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#puzzles/solve?mode=rated").await;
        wait_for_phase(browser, "solver").await;
        let first = browser.text(".solve-what p").await;
        assert!(!first.is_empty());
        browser.press("[data-action=next-puzzle]").await;
        browser
            .wait_until("another puzzle", async || {
                browser.text(".solve-what p").await != first
            })
            .await;
        wait_for_phase(browser, "solver").await;
    });
}

#[test]
fn puzzles_are_solved_without_a_network() {
    let host = TestServer::new("/");
    with_browser_at(&host.url, View::PHONE, async |browser| {
        browser.open().await;
        browser.wait_until_cached().await;
        add_set(browser, "tests.csv", &[QUEEN]).await;
        browser.visit("#puzzles/solve?mode=rated").await;
        wait_for_phase(browser, "solver").await;
        host.cut();
        browser.reload().await;
        // One of the pack, shown and kept; the next is there as well.
        wait_for_phase(browser, "solver").await;
        browser.press("[data-action=solution]").await;
        wait_for_phase(browser, "shown").await;
        browser.wait_for("[data-recorded]").await;
        browser.press("[data-action=next-puzzle]").await;
        wait_for_phase(browser, "solver").await;
        // One of one's own, judged by the engine.
        browser.visit("#puzzles/sets").await;
        solve_own_set(browser).await;
        wait_for_phase(browser, "solver").await;
        tap_move(browser, "g1", "h1").await;
        wait_for_phase(browser, "wrong").await;
        browser.press("[data-action=retry]").await;
        wait_for_phase(browser, "solver").await;
        tap_move(browser, "d1", "d7").await;
        wait_for_phase(browser, "solved").await;
        assert_eq!(attempts(browser).await, json!(2));
    });
}

#[test]
fn a_pack_that_cannot_be_fetched_is_told_once_and_fetched_again() {
    let host = TestServer::new("/");
    host.lose(Some("puzzles/sessa.pack"));
    with_browser_at(&host.url, View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#puzzles/solve?mode=rated").await;
        browser.wait_for(".solve-trouble").await;
        // No moment is promised beside it.
        assert_eq!(browser.text(".solve-what h2").await, "");
        host.lose(None);
        browser
            .wait_until_heard(".solve-actions", "[data-phase=trouble]")
            .await;
        browser.press(".solve-actions [data-action=again]").await;
        wait_for_phase(browser, "solver").await;
        assert!(!browser.is_there(".solve-trouble").await);
        browser.take_errors().await;
    });
}

#[test]
fn the_next_puzzle_is_on_the_board_in_the_next_frame() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#puzzles/solve?mode=rated").await;
        for _ in 0..5 {
            // Meanwhile the next ones are fetched.
            wait_for_phase(browser, "solver").await;
            let body = "
                const pieces = () => [...document.querySelectorAll('.screen.solve .piece[data-square]:not(.gone)')]
                    .map(({ dataset }) => `${dataset.color} ${dataset.role} ${dataset.square}`).sort().join();
                const before = pieces();
                document.querySelector('[data-action=next-puzzle]').click();
                return new Promise((done) => requestAnimationFrame(() => done([before, pieces()])));";
            let pieces = browser.evaluate(body, []).await;
            assert_ne!(pieces[0], pieces[1]);
            assert_eq!(
                browser.attribute(".screen.solve", "data-phase").await,
                "opponent"
            );
        }
    });
}

/// Two games that a mate in one ends, and one of a handful of moves without any mistake; so often that it takes a while.
fn games_with_mistakes() -> String {
    let games = [
        "1. f3 e5 2. g4 Qh4# 0-1",
        "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1/2-1/2",
    ];
    let game = |moves: &str| format!("[White \"Anna\"]\n[Black \"Banu\"]\n\n{moves}\n\n");
    games.map(game).concat().repeat(3)
}

/// Hands a PGN file to an input of the page of mining.
async fn choose_games(browser: &Browser, input: &str, pgn: &str) {
    browser.wait_for(&format!("[name={input}]")).await;
    let body = "
        const [input, text] = arguments;
        const field = document.querySelector(`[name=${input}]`);
        const files = new DataTransfer();
        files.items.add(new File([text], 'games.pgn'));
        field.files = files.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    browser.evaluate(body, [json!(input), json!(pgn)]).await;
}

#[test]
fn games_become_puzzles_and_a_reload_goes_on() {
    with_browser(View::PHONE, async |browser| {
        let pgn = games_with_mistakes();
        browser.open().await;
        browser.visit("#puzzles/mining").await;
        // There is nothing to look through in an empty library.
        browser.press("[data-action=mining-begin]").await;
        browser.wait_for(".mining [role=alert]").await;
        browser.press("[value=mining-file]").await;
        choose_games(browser, "mining-choose", &pgn).await;
        browser.press("[data-action=mining-begin]").await;
        browser
            .wait_until("a game that is done", async || {
                let told = browser.text(".mining").await;
                told.contains("of 9 games") && !told.contains("0 of 9")
            })
            .await;
        browser.open().await;
        browser.visit("#puzzles/mining").await;
        browser.wait_for("[data-so-far]").await;
        choose_games(browser, "mining-go-on", &pgn).await;
        browser.wait_for("[data-mined]").await;
        let told = browser.text("[data-mined]").await;
        assert!(told.contains("from 9 games"), "{told}");
        browser.wait_for("[data-reason]").await;
        browser.press("[data-action=mining-solve]").await;
        wait_for_phase(browser, "solver").await;
    });
}

#[test]
fn ones_own_mistakes_in_the_library_become_puzzles() {
    // The mate that was missed, in a file that was written in Malayalam.
    const MISSED: &str = "[White \"നിങ്ങൾ\"]\n[Black \"Banu\"]\n\n\
        1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Nf3 Nxh5 5. O-O Nf6 6. Nc3 d6 0-1\n\n";
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.open_library().await;
        let text = "return arguments[0]";
        browser.upload_games(text, [json!(MISSED)]).await;
        browser.wait_for_games(1).await;
        browser.visit("#puzzles/mining").await;
        let player = async || {
            let field = "return document.querySelector('[name=mining-player]').value";
            browser.evaluate(field, []).await
        };
        for (source, name) in [("library", "You"), ("file", ""), ("library", "You")] {
            browser.press(&format!("[value=mining-{source}]")).await;
            assert_eq!(player().await, name, "{source}");
        }
        for (name, told) in [
            ("You", "1 puzzle from 1 game"),
            ("Anna", "Is the name written as in the games?"),
        ] {
            browser.fill("mining-player", name).await;
            browser.press("[data-action=mining-begin]").await;
            browser
                .wait_until(told, async || {
                    let is_done = browser.is_there("[data-mined]").await;
                    is_done && browser.text("[data-mined]").await.contains(told)
                })
                .await;
        }
    });
}

#[test]
fn swings_that_became_no_puzzle_are_told() {
    with_browser(View::PHONE, async |browser| {
        browser.open().await;
        browser.visit("#puzzles/mining").await;
        browser.press("[value=mining-file]").await;
        choose_games(browser, "mining-choose", &games_with_mistakes()).await;
        browser.press("[data-action=mining-begin]").await;
        browser.wait_for("[data-mined]").await;
        browser.press("[data-swings] summary").await;
        let swing = browser.text("[data-swings] li").await;
        assert!(swing.starts_with("Anna - Banu, "), "{swing}");
        browser.assert_accessible("puzzles-mining").await;
    });
}

#[test]
fn a_puzzle_is_solved_by_mouse_and_by_keyboard() {
    with_browser(View::LAPTOP, async |browser| {
        solve(browser, &[QUEEN]).await;
        browser.drag("g1", "h1").await;
        wait_for_phase(browser, "wrong").await;
        browser.focus("[data-action=retry]").await;
        browser.keys("Enter").await;
        wait_for_phase(browser, "solver").await;
        browser.go_to("d1").await;
        browser.keys("Enter").await;
        browser.go_to("d7").await;
        browser.keys("Enter").await;
        wait_for_phase(browser, "solved").await;
    });
}
