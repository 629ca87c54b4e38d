//! Puzzle worker: sets, choice and attempts are kept, in any number of tabs, whatever happens to the browser.

use browser_tests::{Browser, View, with_browser, with_killed_browser};
use serde_json::{Value, json};

/// Three puzzles in the columns of the public database, and a line whose second move is not legal.
const CSV: &str = "\
PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags
easy,6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1,a2b2 e1e8,800,80,90,100,backRankMate mateIn1 oneMove,,
broken,6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1,a2c2 e1e9,900,80,90,100,mateIn1,,
middle,6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1,a2c2 e1e8,1500,80,90,100,backRankMate mateIn1 oneMove,,
again,6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1,a2b2 e1e8,1700,80,90,100,mateIn1,,
hard,6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1,a2b2 d1d8,2400,80,90,100,fork mateIn1 oneMove,,
";

/// A time, in milliseconds since 1970.
const NOW: u64 = 1_750_000_000_000;
const DAY: u64 = 86_400_000;

async fn add_set(browser: &Browser, name: &str) -> Value {
    let filter = json!({ "ratings": null, "popularity": null, "plays": null, "all": [], "any": [], "none": [], "at_most": null });
    let task = json!({ "add-set": { "name": name, "filter": filter, "convention": null } });
    browser.puzzles(task, Some(CSV)).await
}

fn choose(set: &str, state: &str, near: f64, count: u32, now: u64) -> Value {
    json!({ "choose": {
        "from": { "sets": [set], "any": [], "none": [], "ratings": null, "mate_in": null, "most_moves": null, "state": state },
        "near": near, "seed": 1, "count": count, "not": [], "now": now,
    } })
}

fn attempt(set: &str, id: &str, at: u64, solved: bool) -> Value {
    json!({ "record": { "attempt": {
        "at": at, "key": { "set": set, "id": id }, "mode": "rated", "rated": true, "solved": solved, "helped": false,
        "millis": 5000, "puzzle_rating": 1500.0, "puzzle_deviation": 80.0, "themes": ["fork"], "chosen_theme": null,
    } } })
}

async fn standing(browser: &Browser, now: u64) -> Value {
    let task = json!({ "get-standing": { "now": now } });
    browser.puzzles(task, None).await
}

/// The names of cards.
fn names(cards: &Value) -> Vec<&str> {
    let cards = cards.as_array().expect("cards");
    let name = |card: &'_ Value| card["puzzle"]["key"]["id"].as_str().map(str::len);
    assert!(cards.iter().all(|card| name(card).is_some()), "{cards:?}");
    cards
        .iter()
        .filter_map(|card| card["puzzle"]["key"]["id"].as_str())
        .collect()
}

#[test]
fn a_set_comes_from_a_file_and_goes_into_one() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let added = add_set(browser, "mine").await;
        let counts = ["read", "added", "known", "all_faults"].map(|name| &added[name]);
        assert_eq!(counts, [4, 3, 1, 1], "{added}");
        let fault = &added["faults"][0];
        assert_eq!(
            (&fault["line"], &fault["kind"], &fault["words"]),
            (&json!(3), &json!("move"), &json!("e1e9"))
        );
        assert_eq!(added["wants_convention"], json!(false));
        let set = added["set"]["key"].as_str().expect("a key");

        let sets = browser.puzzles(json!({ "sets": {} }), None).await;
        assert_eq!(sets[0]["key"], json!("sessa"), "that of our own is first");
        assert_eq!(sets[1], added["set"]);
        assert_eq!(sets[1]["ratings"], json!([800, 2400]));
        let themes = sets[1]["themes"].as_array().expect("a list");
        for theme in [
            ("mateIn1", 3),
            ("oneMove", 3),
            ("backRankMate", 2),
            ("fork", 1),
        ] {
            assert!(themes.contains(&json!(theme)), "{theme:?}: {themes:?}");
        }
        assert_eq!(themes.len(), 4, "{themes:?}");

        let all = browser
            .puzzles(choose(set, "all", 2400.0, 3, NOW), None)
            .await;
        assert_eq!(names(&all).len(), 3);
        let get = json!({ "get-puzzle": { "key": { "set": set, "id": "hard" } } });
        let card = browser.puzzles(get.clone(), None).await;
        assert_eq!(card["reason"], json!("unseen"));
        assert_eq!(card["puzzle"]["lines"], json!([["d1d8"]]));
        assert_eq!(card["puzzle"]["before"], json!("a2b2"));

        let export = json!({ "export-set": { "key": set, "format": "csv" } });
        let file = browser.ask_puzzles("first", export, None).await;
        assert_eq!(file["done"], json!(3));
        let csv = file["file"].as_str().expect("a text");
        assert_eq!(csv.lines().count(), 4, "{csv}");
        assert!(csv.contains("easy,6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1,a2b2 e1e8,800,"));

        let renamed = json!({ "rename-set": { "key": set, "name": "ours" } });
        browser.puzzles(renamed, None).await;
        let remove = json!({ "remove-set": { "key": set } });
        browser.puzzles(remove, None).await;
        let sets = browser.puzzles(json!({ "sets": {} }), None).await;
        assert_eq!(sets.as_array().map(Vec::len), Some(1));
        let missing = browser.ask_puzzles("first", get.clone(), None).await;
        assert_eq!(missing["failed"], json!("missing"));
        let restore = json!({ "restore-set": { "key": set } });
        browser.puzzles(restore, None).await;
        let sets = browser.puzzles(json!({ "sets": {} }), None).await;
        assert_eq!(sets[1]["name"], json!("ours"));
        let card = browser.puzzles(get, None).await;
        assert_eq!(card["puzzle"]["rating"], json!(2400));
    });
}

#[test]
fn puzzles_are_added_one_by_one_and_only_once() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let added = add_set(browser, "mine").await;
        let key = added["set"]["key"].clone();
        let get = json!({ "get-puzzle": { "key": { "set": key, "id": "easy" } } });
        let mut puzzle = browser.puzzles(get, None).await["puzzle"].clone();
        let same = puzzle.clone();
        puzzle["fen"] = json!("6k1/5ppp/8/8/8/8/r4PPP/2R3K1 b - - 0 1");
        puzzle["lines"] = json!([["c1c8"]]);
        puzzle["key"] = json!({ "set": "", "id": "" });
        let mut bad = puzzle.clone();
        bad["lines"] = json!([["c1c9"]]);
        let puzzles = json!([same, puzzle, bad]);
        let add = json!({ "add-puzzles": { "to": { "key": key }, "puzzles": puzzles } });
        let outcome = browser.puzzles(add.clone(), None).await;
        let counts = ["added", "known", "all_faults"].map(|name| &outcome[name]);
        assert_eq!(counts, [1, 1, 1], "{outcome}");
        assert_eq!(outcome["set"]["count"], json!(4));
        assert_eq!(outcome["faults"][0]["puzzle"], json!(3));
        let again = browser.puzzles(add, None).await;
        assert_eq!(
            (&again["added"], &again["set"]["count"]),
            (&json!(0), &json!(4))
        );
        let set = key.as_str().expect("a key");
        let all = browser
            .puzzles(choose(set, "unseen", 1500.0, 9, NOW), None)
            .await;
        assert_eq!(names(&all).len(), 4, "the index is read anew");
        let new = json!({ "add-puzzles": { "to": { "name": "by hand" }, "puzzles": [same] } });
        let new = browser.puzzles(new, None).await;
        assert_ne!(new["set"]["key"], key);
        assert_eq!(new["set"]["count"], json!(1));
    });
}

#[test]
fn a_set_with_a_fixed_key_is_one_in_every_language() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let fen = |rook: &str| format!("6k1/5ppp/8/8/8/8/r4PPP/{rook} b - - 0 1");
        let puzzle = |rook: &str, mate: &str| {
            json!({
                "key": { "set": "", "id": "" }, "fen": fen(rook), "before": "a2b2", "lines": [[mate]],
                "mate_in": null, "themes": [], "rating": null, "deviation": null, "popularity": null, "plays": null,
                "source": { "game": "", "ply": null, "nodes": null, "opening": "" },
            })
        };
        let add = |name: &str, puzzle: Value| {
            let to = json!({ "fixed": { "key": "mined", "name": name } });
            json!({ "add-puzzles": { "to": to, "puzzles": [puzzle] } })
        };
        let first = browser
            .puzzles(add("My games", puzzle("4R1K1", "e1e8")), None)
            .await;
        let second = browser
            .puzzles(add("என் ஆட்டங்கள்", puzzle("3R2K1", "d1d8")), None)
            .await;
        for (added, count) in [(&first, 1), (&second, 2)] {
            assert_eq!(added["set"]["key"], json!("mined"));
            assert_eq!(added["set"]["name"], json!("My games"));
            assert_eq!(added["set"]["count"], json!(count));
        }
        // A removed one makes room for another.
        let remove = json!({ "remove-set": { "key": "mined" } });
        browser.puzzles(remove, None).await;
        let third = browser
            .puzzles(add("My games", puzzle("2R3K1", "c1c8")), None)
            .await;
        assert_eq!(
            (&third["set"]["key"], &third["set"]["count"]),
            (&json!("mined"), &json!(1))
        );
    });
}

#[test]
fn attempts_find_their_set_again() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let added = add_set(browser, "mine").await;
        let set = added["set"]["key"].as_str().expect("a key").to_owned();
        for (id, solved, rating) in [("easy", true, 800.0), ("hard", false, 2400.0)] {
            let mut tried = attempt(&set, id, NOW, solved);
            tried["record"]["attempt"]["puzzle_rating"] = json!(rating);
            browser.puzzles(tried, None).await;
        }
        let failed = async |set: &str| {
            let cards = browser
                .puzzles(choose(set, "failed", 0.0, 9, NOW + 1), None)
                .await;
            names(&cards)
                .into_iter()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        // As long as it is there, a second one is another set.
        let twin = add_set(browser, "mine").await;
        assert_ne!(twin["set"]["key"], json!(set));
        let remove = |key: &Value| json!({ "remove-set": { "key": key } });
        browser.puzzles(remove(&twin["set"]["key"]), None).await;
        // Removed and read again it is the same.
        browser.puzzles(remove(&json!(set)), None).await;
        let again = add_set(browser, "again").await;
        assert_eq!(again["set"]["key"], json!(set));
        assert_eq!(again["set"]["count"], json!(3));
        assert_eq!(failed(&set).await, ["hard"]);
        let export = json!({ "export-set": { "key": set, "format": "csv" } });
        let file = browser.ask_puzzles("first", export, None).await;
        assert_eq!(file["done"], json!(3), "its puzzles are found");

        // A log from elsewhere, where the same set has another key.
        let export = json!({ "export-reviews": { "format": "json" } });
        let file = browser.ask_puzzles("first", export, None).await;
        let log = file["file"].as_str().expect("a text");
        let elsewhere = log.replace(&set, "set-0000000000001-0001");
        let elsewhere = elsewhere.replace(&NOW.to_string(), &(NOW + DAY).to_string());
        let import = json!({ "import-reviews": {} });
        let imported = browser.puzzles(import.clone(), Some(&elsewhere)).await;
        assert_eq!(imported["added"], json!(2));
        let get = json!({ "get-puzzle": { "key": { "set": set, "id": "easy" } } });
        let card = browser.puzzles(get, None).await;
        assert_eq!(card["reason"]["seen"]["at"], json!(NOW + DAY));
        let same = browser.puzzles(import, Some(&elsewhere)).await;
        assert_eq!((&same["added"], &same["known"]), (&json!(0), &json!(2)));
    });
}

#[test]
fn attempts_change_the_rating_once_and_come_back_when_due() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let added = add_set(browser, "mine").await;
        let set = added["set"]["key"].as_str().expect("a key").to_owned();
        assert_eq!(standing(browser, NOW).await["rating"], Value::Null);
        let start = json!({ "start-rating": { "rating": 1200 } });
        browser.puzzles(start, None).await;
        let rating = standing(browser, NOW).await["rating"]["rating"].clone();
        assert_eq!(rating, json!(1200));

        let missed = attempt(&set, "hard", NOW, false);
        let recorded = browser.puzzles(missed.clone(), None).await;
        assert_eq!(recorded["before"]["rating"], json!(1200));
        let after = recorded["after"]["rating"].as_f64().expect("rated");
        assert!(after < 1200.0, "{recorded}");
        assert_eq!(recorded["grade"], json!("again"));
        let repeated = browser.puzzles(missed, None).await;
        assert_eq!(
            repeated, recorded,
            "a repeated request is not counted twice"
        );
        browser
            .puzzles(attempt(&set, "easy", NOW + 1, true), None)
            .await;
        let told = standing(browser, NOW + 2).await;
        let counts = ["tried", "solved", "tried_today", "due"].map(|name| &told[name]);
        assert_eq!(counts, [2, 1, 2, 0], "{told}");

        let due = recorded["memory"]["due"].as_u64().expect("a time");
        assert_eq!(told["next_due"].as_u64(), Some(due));
        assert_eq!(standing(browser, due).await["due"], json!(1));
        let cards = browser
            .puzzles(choose(&set, "due", 0.0, 9, due), None)
            .await;
        assert_eq!(names(&cards), ["hard"]);
        assert_eq!(cards[0]["reason"]["due"]["grade"], json!("again"));
        let unseen = browser
            .puzzles(choose(&set, "unseen", 0.0, 9, due), None)
            .await;
        assert_eq!(names(&unseen), ["middle"]);
        let all = browser
            .puzzles(choose(&set, "all", 0.0, 9, due), None)
            .await;
        assert_eq!(names(&all), ["middle", "hard", "easy"]);
        let failed = browser
            .puzzles(choose(&set, "failed", 0.0, 9, NOW), None)
            .await;
        assert_eq!(failed[0]["reason"]["failed"]["at"].as_u64(), Some(NOW));

        let days = json!({ "get-history": { "from": 0, "to": 99_999 } });
        let history = browser.puzzles(days, None).await;
        let day = &history["days"][0];
        assert_eq!((&day["tried"], &day["solved"]), (&json!(2), &json!(1)));
        assert_eq!(history["themes"][0]["theme"], json!("fork"));

        for (format, known) in [("json", 1), ("csv", 2)] {
            let export = json!({ "export-reviews": { "format": format } });
            let file = browser.ask_puzzles("first", export, None).await;
            assert_eq!(file["done"], json!(known + 1));
            let text = file["file"].as_str().expect("a text");
            let import = json!({ "import-reviews": {} });
            let same = browser.puzzles(import.clone(), Some(text)).await;
            assert_eq!(
                (&same["added"], &same["known"]),
                (&json!(0), &json!(known + 1))
            );
            let later = text.replace(
                &NOW.to_string(),
                &(NOW + DAY + (format.len() as u64)).to_string(),
            );
            let added = browser.puzzles(import.clone(), Some(&later)).await;
            assert_eq!(
                (&added["added"], &added["known"]),
                (&json!(1), &json!(known)),
                "{format}"
            );
            let broken = text.replacen("5000", "soon", 1);
            let broken = browser.puzzles(import, Some(&broken)).await;
            assert_eq!(broken["all_faults"], json!(1), "{format}: {broken}");
        }
        assert_eq!(standing(browser, NOW).await["tried"], json!(4));
    });
}

#[test]
fn five_tabs_lose_nothing() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        let added = add_set(browser, "mine").await;
        let set = added["set"]["key"].as_str().expect("a key").to_owned();
        for tab in 0..5 {
            if tab > 0 {
                browser.another_tab().await;
                browser.open().await;
            }
            // Two workers of each tab at once.
            let record = |n: u64| attempt(&set, &format!("{tab} {n}"), NOW + 10 * tab + n, true);
            for n in 0..4 {
                let worker = ["first", "second"][n as usize % 2];
                let answer = browser.ask_puzzles(worker, record(n), None).await;
                assert!(answer.get("done").is_some(), "{answer}");
            }
            let told = standing(browser, NOW).await;
            assert_eq!(told["tried"], json!(4 * (tab + 1)));
        }
    });
}

/// Two tabs read files of one name: the first a long one, the second a short one that is begun meanwhile. Answers with what is told of
/// the set while it is read, then of both sets, and with the last puzzle of the long one.
const TWO_TABS: &str = "
    const [add, short] = arguments;
    return (async () => {
        const [first, second] = await Promise.all([testWorkers['./puzzles.jsfirst'], testWorkers['./puzzles.jssecond']]);
        const lines = [short.split('\\n')[0]];
        for (let number = 0; number < 49152; number += 1) {
            // White pawns on the files b to h, or none, and a black one.
            const ranks = [...Array(8)].map(() => Array(8).fill(1));
            ranks[7][4] = 'K';
            ranks[0][4] = 'k';
            ranks[1][0] = 'p';
            for (let file = 1, rest = number; file < 8; file += 1, rest >>= 2) {
                if (rest & 3) ranks[6 - (rest & 3)][file] = 'P';
            }
            const black = number >> 14;
            if (black) ranks[1][black] = 'p';
            const board = ranks.map((rank) => rank.join('').replace(/1+/g, (free) => free.length)).join('/');
            lines.push(`long${number},${board} b - - 0 1,a7a6 e1e2,1500,80,90,100,short,,`);
        }
        const long = first(add, new File([lines.join('\\n')], 'file'));
        const sets = async () => (await second({ sets: {} })).done;
        let reading = await sets();
        while (reading.length === 1) reading = await sets();
        await second(add, new File([short], 'file'));
        const { set } = (await long).done;
        const last = await second({ 'get-puzzles': { set: set.key, from: set.count - 1, count: 1 } });
        return [reading[1], await sets(), last.done];
    })();";

#[test]
fn a_set_that_another_tab_is_reading_stays() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        for worker in ["first", "second"] {
            browser
                .ask_puzzles(worker, json!({ "sets": {} }), None)
                .await;
        }
        let filter = json!({ "ratings": null, "popularity": null, "plays": null, "all": [], "any": [], "none": [], "at_most": null });
        let add = json!({ "add-set": { "name": "same", "filter": filter, "convention": null } });
        let told = browser.evaluate(TWO_TABS, [add, json!(CSV)]).await;
        assert_eq!(told[0]["unfinished"], json!(true), "{told}");
        let sets = told[1].as_array().expect("the sets");
        let counts: Vec<_> = sets[1..].iter().map(|set| &set["count"]).collect();
        assert_eq!(counts, [&json!(3), &json!(49_152)]);
        assert!(sets[1..].iter().all(|set| set["unfinished"] == false));
        assert_eq!(told[2][0]["key"]["id"], "long49151");
    });
}

#[test]
fn a_browser_that_is_killed_loses_nothing_that_was_recorded() {
    with_killed_browser(
        View::LAPTOP,
        async |browser| {
            browser.open().await;
            let added = add_set(browser, "mine").await;
            let set = added["set"]["key"].as_str().expect("a key").to_owned();
            for n in 0..20 {
                browser
                    .puzzles(attempt(&set, "easy", NOW + n, n % 2 == 0), None)
                    .await;
            }
        },
        async |browser| {
            browser.open().await;
            let told = standing(browser, NOW + 30).await;
            assert_eq!((&told["tried"], &told["solved"]), (&json!(20), &json!(10)));
            let sets = browser.puzzles(json!({ "sets": {} }), None).await;
            assert_eq!(sets[1]["count"], json!(3));
        },
    );
}

#[test]
fn a_full_disk_says_so() {
    with_browser(View::LAPTOP, async |browser| {
        browser.open().await;
        // What the browser has granted before it does not take back at once.
        browser.limit_storage(1).await;
        let task = attempt("s", "easy", NOW, true);
        let answer = browser.ask_puzzles("first", task.clone(), None).await;
        assert_eq!(answer["failed"], json!("full"), "{answer}");
        assert_eq!(standing(browser, NOW).await["tried"], json!(0));
        browser.limit_storage(1 << 30).await;
        browser.puzzles(task, None).await;
        assert_eq!(standing(browser, NOW).await["tried"], json!(1));
    });
}
