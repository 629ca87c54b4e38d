//! What docs/laws.md says is so, and every requirement that a test is named by has a row in it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The text of a file, or of all files below a folder; nothing if there is none.
fn text_of(path: &Path) -> String {
    let entries = fs::read_dir(path).into_iter().flatten().flatten();
    let below: String = entries.map(|entry| text_of(&entry.path())).collect();
    below + &fs::read_to_string(path).unwrap_or_default() + "\n"
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    words.filter(|word| !word.is_empty())
}

/// What a test is named by: `law_b7_words` by B7, `c1_c2_dead` by C1 and C2.
fn ids_of(test: &str) -> impl Iterator<Item = String> {
    let parts = test.strip_prefix("law_").unwrap_or(test).split('_');
    let ids = parts.take_while(|part| matches!(part.as_bytes(), [b'a'..=b'l', b'1'..=b'9']));
    ids.map(str::to_uppercase)
}

#[test]
fn the_page_of_the_laws_is_true() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = fs::read_to_string(root.join("docs/laws.md")).expect("the page is there");
    let mut wrong = Vec::new();
    let mut rows = BTreeSet::new();
    for row in page.lines().filter(|line| line.starts_with("| ")) {
        rows.extend(words(row.split('|').nth(1).unwrap_or_default()));
        let quoted = row.split('`').skip(1).step_by(2);
        let (paths, others): (Vec<_>, Vec<_>) = quoted.partition(|name| name.contains(['/', '.']));
        let mut text = String::new();
        for path in paths {
            let found = ["crates", "."].map(|folder| text_of(&root.join(folder).join(path)));
            if found.iter().all(|found| found.trim().is_empty()) {
                wrong.push(format!("there is no {path}"));
            }
            text.extend(found);
        }
        let known: BTreeSet<_> = words(&text).collect();
        // Moves, FENs and commands are shorter than any name, or have more than a name in them.
        let is_name = |name: &&str| name.len() > 3 && words(name).eq(name.split("::"));
        for name in others.into_iter().filter(is_name) {
            if !words(name).all(|word| known.contains(word)) {
                wrong.push(format!("{name} is not in the files of its row"));
            }
        }
    }
    let sources = text_of(&root.join("crates"));
    let pairs = words(&sources).zip(words(&sources).skip(1));
    let tests = pairs.filter_map(|(word, name)| (word == "fn").then_some(name));
    let named: BTreeSet<String> = tests.flat_map(ids_of).collect();
    let left_out = named.iter().filter(|id| !rows.contains(id.as_str()));
    wrong.extend(left_out.map(|id| format!("a test is named by {id}, which has no row")));
    assert!(wrong.is_empty(), "docs/laws.md:\n{}", wrong.join("\n"));
}
