//! Dependency check: the tables of docs/rooms.md name the crates of every Cargo.toml, no file of a crate imports itself
//! by way of others, no screen imports another, and the files that the documents name exist.
//!
//! `UPDATE=1 cargo test -p xtask --test architecture` writes the column *may use* of docs/rooms.md from the manifests.

mod modules;
mod tokens;

use modules::{Graph, Modules};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Rooms without a browser, and what would bring one into them.
const NO_BROWSER: [&str; 19] = [
    "chess",
    "club_night",
    "embed_setup",
    "engine",
    "game",
    "human",
    "human_player",
    "json",
    "lab",
    "laws",
    "learn",
    "motif",
    "protocol",
    "puzzle",
    "shatranj",
    "simul",
    "table",
    "tablebase",
    "trainer",
];
const BROWSER: [&str; 6] = [
    "gloo-timers",
    "js-sys",
    "leptos",
    "wasm-bindgen",
    "wasm-bindgen-futures",
    "web-sys",
];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn names_of_crates() -> Vec<String> {
    let entries = fs::read_dir(crates()).expect("it is there").flatten();
    let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let manifest = |entry: &fs::DirEntry| entry.path().join("Cargo.toml").is_file();
    let mut names: Vec<_> = entries.filter(manifest).map(name).collect();
    names.sort();
    names
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && !"_-".contains(c))
        .filter(|word| !word.is_empty())
}

/// Dependencies that a manifest names, those for tests left out.
fn dependencies(manifest: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut listed = false;
    for line in manifest.lines().map(str::trim) {
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_end_matches(']');
            listed = section.ends_with("dependencies") && !section.ends_with("dev-dependencies");
            let named = section
                .split_once("dependencies.")
                .map(|(before, name)| (!before.ends_with("dev-")).then(|| name.to_owned()));
            found.extend(named.flatten());
        } else if listed && line.contains('=') && !line.starts_with('#') {
            found.extend(words(line).next().map(ToOwned::to_owned));
        }
    }
    found
}

/// The dependencies of every crate.
fn manifests() -> Graph {
    let read = |name: String| {
        let manifest = crates().join(&name).join("Cargo.toml");
        let manifest = fs::read_to_string(manifest).expect("it is there");
        (name, dependencies(&manifest))
    };
    names_of_crates().into_iter().map(read).collect()
}

/// The dependencies of every crate that are crates of the workspace.
fn workspace_dependencies() -> Graph {
    let names = names_of_crates();
    let mut crates = manifests();
    for used in crates.values_mut() {
        used.retain(|name| names.contains(name));
    }
    crates
}

/// The crate of a row of docs/rooms.md, its name with its folder in the first cell, if the line is one.
fn crate_of_row(line: &str) -> Option<&str> {
    line.strip_prefix("| `crates/")?.split('`').next()
}

/// The row with its second cell set to the crates used, in the order of their names; a remark after `;` stays.
fn row_with(line: &str, used: &BTreeSet<String>) -> String {
    let mut cells: Vec<_> = line.split('|').map(ToOwned::to_owned).collect();
    let remark = cells[2].split_once(';');
    let remark = remark.map_or(String::new(), |(_, remark)| format!("; {}", remark.trim()));
    let used: Vec<_> = used.iter().map(String::as_str).collect();
    let used = if used.is_empty() {
        "–".to_owned()
    } else {
        used.join(", ")
    };
    cells[2] = format!(" {used}{remark} ");
    cells.join("|")
}

/// docs/rooms.md as it should be: the rows of crates that exist, each with the crates of its manifest, and below the last
/// of them a row for every crate that had none.
fn rooms_as_they_should_be(page: &str, crates: &Graph) -> String {
    let mut missing: BTreeSet<_> = crates.keys().map(String::as_str).collect();
    let (mut lines, mut below_rows) = (Vec::new(), 0);
    for line in page.lines() {
        let Some(name) = crate_of_row(line) else {
            lines.push(line.to_owned());
            continue;
        };
        if let Some(used) = crates.get(name) {
            missing.remove(name);
            lines.push(row_with(line, used));
            below_rows = lines.len();
        }
    }
    for name in missing {
        let row = format!("| `crates/{name}` what it holds | – | what it must not know |");
        lines.insert(below_rows, row_with(&row, &crates[name]));
    }
    lines.join("\n") + "\n"
}

/// The paths below `crates` and `docs` that a line of a document or a comment names between backticks; patterns are none.
fn paths_named(line: &str) -> impl Iterator<Item = &str> {
    let quoted = line.split('`').skip(1).step_by(2);
    quoted.filter(|name| {
        let path = name.starts_with("crates/") || name.starts_with("docs/");
        path && !name.contains(['<', '*', '{', '…', ' '])
    })
}

/// The text of a source file without comments and without the tests at its end.
fn code(file: &Path) -> String {
    let text = fs::read_to_string(file).expect("it is there");
    let text = text
        .split("#[cfg(test)]\nmod tests")
        .next()
        .unwrap_or_default();
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

fn sources_below(folder: &Path) -> Vec<PathBuf> {
    let is_rust = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "rs");
    files_below(folder).into_iter().filter(is_rust).collect()
}

/// The files in a folder and its folders, or the file itself.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(path) = open.pop() {
        match fs::read_dir(&path) {
            Ok(entries) => open.extend(entries.flatten().map(|entry| entry.path())),
            Err(_) => files.push(path),
        }
    }
    files
}

/// The modules of a crate.
fn modules(name: &str) -> Modules {
    let source = crates().join(name).join("src");
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("it is there");
        let names = file.strip_prefix(&source).expect("it lies below").iter();
        let names: Vec<_> = names.map(|name| name.to_string_lossy()).collect();
        (names.join("/"), text)
    };
    let files: Vec<_> = sources_below(&source).into_iter().map(read).collect();
    Modules::read(files.iter().map(|(file, text)| (&**file, &**text)))
}

#[test]
fn rooms_name_the_crates_of_every_manifest() {
    let file = crates().join("../docs/rooms.md");
    let page = fs::read_to_string(&file).expect("it is there");
    let wanted = rooms_as_they_should_be(&page, &workspace_dependencies());
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&file, wanted).expect("docs/rooms.md can be written");
        return;
    }
    let (found, needed): (BTreeSet<_>, BTreeSet<_>) =
        (page.lines().collect(), wanted.lines().collect());
    let paste: Vec<_> = needed.difference(&found).copied().collect();
    let remove: Vec<_> = found.difference(&needed).copied().collect();
    assert!(
        page == wanted,
        "docs/rooms.md is not what Cargo.toml says. Take out\n\n{}\n\nand put in\n\n{}\n\n\
         or run: UPDATE=1 cargo test -p xtask --test architecture",
        remove.join("\n"),
        paste.join("\n")
    );
}

#[test]
fn the_lower_rooms_have_no_browser() {
    for (name, used) in manifests() {
        let browser: Vec<_> = BROWSER
            .iter()
            .filter(|part| used.contains(**part))
            .collect();
        let may = !NO_BROWSER.contains(&name.as_str());
        assert!(may || browser.is_empty(), "{name} asks for {browser:?}");
    }
}

/// The board draws values: whoever shows it says what stands where and what may be moved.
#[test]
fn the_board_knows_no_laws() {
    let laws = [
        "Game",
        "Move",
        "Position",
        "Preferences",
        "RuleSet",
        "Setup",
    ];
    for file in sources_below(&crates().join("board/src")) {
        let code = code(&file);
        let named: Vec<_> = words(&code).filter(|word| laws.contains(word)).collect();
        assert!(named.is_empty(), "{}: {named:?}", file.display());
    }
}

/// A module and its children may name each other; modules that lie side by side may not, neither themselves nor by what lies in
/// them.
#[test]
fn no_module_imports_itself_by_way_of_others() {
    for name in names_of_crates() {
        let circular = modules(&name).circular_imports();
        assert!(circular.is_empty(), "{name}: {circular:#?} are circles");
    }
}

/// The modules of `crates/screens` that are screens: those of which `lib.rs` exports the function that a line
/// `Name: "name" … by function;` of the registry names, or that have the name of a line `… wired module;`.
fn screens() -> BTreeSet<String> {
    let source = |file: &str| code(&crates().join("screens/src").join(file));
    let registry = source("registry.rs");
    let named = registry.lines().filter_map(|line| {
        let line = line.trim().strip_suffix(';')?;
        let (_, name) = line.split_once(" by ").or(line.split_once(" wired "))?;
        Some(name.to_owned())
    });
    let named: BTreeSet<String> = named.collect();
    let library = source("lib.rs");
    let exports = library.split(';').filter_map(|item| {
        let (_, item) = item.split_once("pub use ")?;
        let mut words = words(item).filter(|word| *word != "self");
        let module = words.next()?.to_owned();
        words.any(|word| named.contains(word)).then_some(module)
    });
    exports.collect()
}

#[test]
fn no_screen_is_imported() {
    let (graph, screens) = (modules("screens").top(), screens());
    assert!(
        screens.len() > 5,
        "the registry is read no more: {screens:?}"
    );
    for screen in &screens {
        assert!(graph.contains_key(screen), "{screen} is no module");
    }
    for (module, imports) in &graph {
        let imported: Vec<_> = imports.intersection(&screens).collect();
        assert!(imported.is_empty(), "{module} imports {imported:?}");
    }
}

/// README.md, CONTRIBUTING.md, the pages of docs (decisions apart, which tell what was) and the comments of all sources.
#[test]
fn files_that_documents_name_exist() {
    let root = crates().join("..");
    let pages = [root.clone(), root.join("docs")];
    let mut files = sources_below(&crates());
    for folder in pages {
        let entries = fs::read_dir(folder).expect("it is there").flatten();
        let paths = entries.map(|entry| entry.path());
        files.extend(paths.filter(|path| path.extension().is_some_and(|e| e == "md")));
    }
    let mut missing = BTreeSet::new();
    for file in files {
        let source = file.extension().is_some_and(|e| e == "rs");
        let text = fs::read_to_string(&file).expect("it is there");
        let lines = text.lines().map(str::trim_start);
        for line in
            lines.filter(|line| !source || line.starts_with("//!") || line.starts_with("///"))
        {
            let gone = paths_named(line).filter(|path| !root.join(path).exists());
            missing.extend(gone.map(|path| format!("{}: {path}", file.display())));
        }
    }
    assert!(missing.is_empty(), "no such files: {missing:#?}");
}

#[test]
fn rows_of_rooms_keep_their_remarks() {
    let crates = |names: &[&str]| names.iter().map(ToString::to_string).collect();
    let graph = Graph::from([
        ("a".to_owned(), crates(&[])),
        ("b".to_owned(), crates(&["a", "c"])),
        ("d".to_owned(), crates(&["a"])),
    ]);
    let page =
        "| `crates/a` | x |  |\n| `crates/b` b | x; only c |  |\n| `crates/gone` | – |  |\n\nend\n";
    assert_eq!(
        rooms_as_they_should_be(page, &graph),
        "| `crates/a` | – |  |\n| `crates/b` b | a, c; only c |  |\n\
         | `crates/d` what it holds | a | what it must not know |\n\nend\n"
    );
}

#[test]
fn names_are_found_in_manifests() {
    let manifest = "[dependencies]\n# x = 1\nchess.workspace = true\nserde = \"1\"\n[dependencies.web-sys]\nversion = \"0.3\"\n\
        [dev-dependencies]\ngame = \"1\"\n[dev-dependencies.lab]\nversion = \"1\"\n[target.'cfg(unix)'.dependencies]\nui.workspace = true\n[lints]\nworkspace = true\n";
    let found = dependencies(manifest);
    assert_eq!(
        found.iter().collect::<Vec<_>>(),
        ["chess", "serde", "ui", "web-sys"]
    );
}

/// Most lines that a list of quoted words may span.
const LIST: usize = 12;

/// True if a text has all of these in quotes within a few lines, as a list has them.
fn lists(text: &str, words: &[&str]) -> bool {
    let lines: Vec<_> = text.lines().collect();
    let named = |lines: &[&str]| {
        let all = lines.join("\n");
        words
            .iter()
            .all(|word| all.contains(&format!("\"{word}\"")) || all.contains(&format!("'{word}'")))
    };
    (0..lines.len()).any(|at| {
        let end = lines.len().min(at + LIST);
        named(&lines[at..end])
    })
}

/// The files of crates and of the page that list these words.
fn files_that_list(words: &[&str]) -> Vec<String> {
    let root = crates().join("..");
    let is_source = |file: &PathBuf| {
        let ending = file.extension().unwrap_or_default();
        ["rs", "js", "ts", "json", "html", "toml"]
            .iter()
            .any(|it| ending == *it)
    };
    let files =
        ["crates", "www", "index.html", "Trunk.toml"].map(|name| files_below(&root.join(name)));
    let files = files.into_iter().flatten().filter(is_source);
    let listed = files.filter(|file| lists(&fs::read_to_string(file).unwrap_or_default(), words));
    let name = |file: PathBuf| {
        let name = file
            .strip_prefix(&root)
            .expect("it is below")
            .to_string_lossy()
            .into_owned();
        name.replace('\\', "/")
    };
    let mut names: Vec<_> = listed.map(name).collect();
    names.sort();
    names
}

#[test]
fn languages_and_programs_are_each_listed_once() {
    let languages = concat!("ta kn", " mr ml");
    let languages: Vec<_> = languages.split(' ').collect();
    // Letters of the pieces are in many more languages than the page, and what a browser without scripts is told is said in each.
    let expected = [
        "crates/chess/src/letters.rs",
        "crates/i18n/src/language.rs",
        "index.html",
    ];
    assert_eq!(files_that_list(&languages), expected);
    let programs = concat!(
        "library_worker puzzle_worker",
        " tablebase_worker lab_worker"
    );
    let programs: Vec<_> = programs.split(' ').collect();
    assert_eq!(files_that_list(&programs), ["index.html"]);
}
