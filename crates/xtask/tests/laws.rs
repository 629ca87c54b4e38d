//! Traceability check of docs/laws.md: every file it names exists, every test it names is a test function of the file
//! named, every code item is defined there, and every requirement that a test is named by has a row.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// Keywords that stand before the name of an item where it is defined.
const DEFINES: [&str; 9] = [
    "fn", "struct", "enum", "trait", "type", "const", "static", "mod", "impl",
];

/// Attributes, without their brackets, that make a function a test.
const TESTS: [&str; 2] = ["test", "tokio::test"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of a file, or of all files below a folder, without comments; nothing if there is none.
fn code_of(path: &Path) -> String {
    let entries = fs::read_dir(path).into_iter().flatten().flatten();
    let mut code: String = entries.map(|entry| code_of(&entry.path())).collect();
    let text = fs::read_to_string(path).unwrap_or_default();
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    for line in text.lines().filter(is_code) {
        code.push_str(line);
        code.push('\n');
    }
    code
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    words.filter(|word| !word.is_empty())
}

/// The name at the beginning of a line that defines a field (`pub name: …`), a variant (`Name,`, `Name(…)`, `Name = …`),
/// or an item by a macro (`Name {`).
fn member(line: &str) -> Option<&str> {
    let line = line.strip_prefix("pub ").unwrap_or(line);
    let end = line.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    let (name, rest) = line.split_at(end);
    let is_variant = name.starts_with(char::is_uppercase)
        && ([',', '('].iter().any(|next| rest.starts_with(*next))
            || rest == " {"
            || rest.starts_with(" = "));
    (rest.starts_with(": ") || is_variant).then_some(name)
}

/// The names in a source text.
#[derive(Default)]
struct Source {
    /// All words.
    words: BTreeSet<String>,
    /// Items, by the keyword before their names; members of items; and texts in quotes, which are the names of options.
    defined: BTreeSet<String>,
    /// Functions with an attribute that makes them tests.
    tests: BTreeSet<String>,
}

impl Source {
    fn read(code: &str) -> Self {
        let mut source = Self::default();
        let mut is_test = false;
        for line in code.lines().map(str::trim) {
            let pairs = || words(line).zip(words(line).skip(1));
            let after = |keywords: &[&str]| {
                let found = pairs().filter(|(word, _)| keywords.contains(word));
                found.map(|(_, name)| name.to_owned()).collect::<Vec<_>>()
            };
            source.words.extend(words(line).map(str::to_owned));
            source.defined.extend(after(&DEFINES));
            source.defined.extend(member(line).map(str::to_owned));
            let quoted = line.split('"').skip(1).step_by(2);
            source.defined.extend(quoted.map(str::to_owned));
            if let Some(attribute) = line.strip_prefix("#[") {
                let name = attribute.split([']', '(']).next().unwrap_or_default();
                is_test |= TESTS.contains(&name);
            } else if !line.is_empty() {
                source
                    .tests
                    .extend(after(&["fn"]).into_iter().filter(|_| is_test));
                is_test = false;
            }
        }
        source
    }

    /// True if an item, such as `Position::play`, is defined here. Its type may be defined elsewhere.
    fn defines(&self, item: &str) -> bool {
        let (of, name) = item.rsplit_once("::").unwrap_or((item, item));
        words(of).all(|word| self.words.contains(word)) && self.defined.contains(name)
    }
}

/// The endings of files that stand beside the folders of the checkout.
const ENDINGS: [&str; 4] = [".rs", ".html", ".js", ".md"];

/// True of a path, and not of a name or of what is written in a notation, such as `e.p.`.
fn is_path(quoted: &str) -> bool {
    quoted.contains('/') || ENDINGS.iter().any(|ending| quoted.ends_with(ending))
}

/// A quoted path, and the quoted names that are said to be in it.
type Reference<'a> = (&'a str, Vec<&'a str>);

/// The files and names that a cell refers to: `` `a`, `b` in `file` `` is both names in the file. Names `in the same file`, and those that
/// have none, stand under an empty path.
fn references(cell: &str) -> Vec<Reference<'_>> {
    let mut found = Vec::new();
    let mut names = Vec::new();
    let mut parts = cell.split('`');
    let mut before = parts.next().unwrap_or_default();
    while let (Some(quoted), Some(after)) = (parts.next(), parts.next()) {
        if before.contains("in the same file") {
            found.push(("", std::mem::take(&mut names)));
        }
        if !is_path(quoted) {
            names.push(quoted);
        } else if before.ends_with(" in ") {
            found.push((quoted, std::mem::take(&mut names)));
        } else {
            found.push((quoted, Vec::new()));
        }
        before = after;
    }
    if !names.is_empty() {
        found.push(("", names));
    }
    found
}

/// The cells of a row of a table, without the spaces around them.
fn cells(row: &str) -> Vec<&str> {
    let row = row.trim().trim_matches('|');
    row.split('|').map(str::trim).collect()
}

/// The page's statements about the sources.
struct Page {
    wrong: Vec<String>,
    rows: BTreeSet<String>,
    /// The sources by path, as far as they have been asked for; all of them under the empty one.
    sources: BTreeMap<String, Rc<Source>>,
}

impl Page {
    /// Reads a file, or a module: a folder and the file beside it. Says so if there is none.
    fn open(&mut self, path: &str) -> Rc<Source> {
        if let Some(known) = self.sources.get(path) {
            return Rc::clone(known);
        }
        let module = path.strip_suffix('/').map(|folder| format!("{folder}.rs"));
        let paths = [Some(path), module.as_deref()].into_iter().flatten();
        let code = paths.flat_map(|path| {
            ["crates", "."].map(|folder| code_of(&root().join(folder).join(path)))
        });
        let code: String = code.collect();
        if code.trim().is_empty() {
            self.wrong.push(format!("there is no {path}"));
        }
        let source = Rc::new(Source::read(&code));
        self.sources.insert(path.to_owned(), Rc::clone(&source));
        source
    }

    fn check_row(&mut self, columns: &[&str], row: &[&str]) {
        self.rows.extend(words(row[0]).map(str::to_owned));
        for (column, cell) in columns.iter().zip(row) {
            for (path, names) in references(cell) {
                // A test without a file is in that of the code; what is said in passing may be anywhere.
                let code = columns
                    .iter()
                    .position(|of| *of == "code" && *column == "tests");
                let places: Vec<_> = match code.filter(|_| path.is_empty()) {
                    Some(code) => references(row[code])
                        .iter()
                        .map(|(path, _)| self.open(path))
                        .collect(),
                    None => vec![self.open(path)],
                };
                self.check(column, path, &names, &places);
            }
        }
    }

    /// Notes names that are not where a cell says, and files of tests that have none.
    fn check(&mut self, column: &str, path: &str, names: &[&str], places: &[Rc<Source>]) {
        let is_found = |name: &str| match column {
            "tests" => places.iter().any(|place| place.tests.contains(name)),
            _ => places.iter().any(|place| place.defines(name)),
        };
        // Moves, FENs and commands are shorter than any name, or have more than a name in them.
        let is_name = |name: &str| name.len() > 3 && words(name).eq(name.split("::"));
        for name in names {
            if is_name(name) && !is_found(name) {
                self.wrong
                    .push(format!("{name} is not among the {column} of {path:?}"));
            }
        }
        if column == "tests"
            && names.is_empty()
            && places.iter().all(|place| place.tests.is_empty())
        {
            self.wrong.push(format!("{path} has no tests"));
        }
    }
}

/// The requirements that a test is named by: `law_b7_words` by B7, `c1_c2_dead` by C1 and C2.
fn ids_of(test: &str) -> impl Iterator<Item = String> {
    let parts = test.strip_prefix("law_").unwrap_or(test).split('_');
    let ids = parts.take_while(|part| matches!(part.as_bytes(), [b'a'..=b'l', b'1'..=b'9']));
    ids.map(str::to_uppercase)
}

#[test]
fn the_page_of_the_laws_is_true() {
    let text = fs::read_to_string(root().join("docs/laws.md")).expect("the page is there");
    let everything = Rc::new(Source::read(&code_of(&root().join("crates"))));
    let mut page = Page {
        wrong: Vec::new(),
        rows: BTreeSet::new(),
        sources: BTreeMap::from([(String::new(), Rc::clone(&everything))]),
    };
    let mut columns = Vec::new();
    for line in text.lines() {
        match cells(line) {
            _ if !line.starts_with('|') => columns.clear(),
            row if row.iter().all(|cell| cell.trim_matches('-').is_empty()) => {}
            row if columns.is_empty() => columns = row,
            row => page.check_row(&columns, &row),
        }
    }
    let Page {
        mut wrong, rows, ..
    } = page;
    let named: BTreeSet<_> = everything
        .tests
        .iter()
        .flat_map(|test| ids_of(test))
        .collect();
    assert!(named.len() > 20, "{named:?}");
    let left_out = named.iter().filter(|id| !rows.contains(*id));
    wrong.extend(left_out.map(|id| format!("a test is named by {id}, which has no row")));
    assert!(wrong.is_empty(), "docs/laws.md:\n{}", wrong.join("\n"));
}

#[test]
fn names_are_known_by_their_definitions_alone() {
    let source = Source::read(
        "pub struct Position {\n    pub key: u64,\n}\nimpl Position {\n    fn play(self) {}\n}\n\
         enum Reason {\n    Checkmate,\n    Flag(Color),\n}\n#[test]\nfn law_b1_moves() {\n    let helper = used(1);\n}\nfn used() {}\n",
    );
    for known in [
        "Position",
        "Position::key",
        "Position::play",
        "Reason::Checkmate",
        "Flag",
    ] {
        assert!(source.defines(known), "{known}");
    }
    for unknown in ["helper", "Color", "Game::play", "moves"] {
        assert!(!source.defines(unknown), "{unknown}");
    }
    assert_eq!(source.tests, BTreeSet::from(["law_b1_moves".to_owned()]));
    assert_eq!(
        references("`a`, `b` in `x/y.rs`, `c` in the same file, `z/`"),
        [
            ("x/y.rs", vec!["a", "b"]),
            ("", vec!["c"]),
            ("z/", Vec::new())
        ]
    );
}
