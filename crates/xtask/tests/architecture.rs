//! Dependency check of docs/architecture.md: its table of rooms is what the crates ask for, no module of a crate imports
//! itself by way of others, and no screen imports another.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Rooms without a browser, and what would bring one into them.
const NO_BROWSER: [&str; 15] = [
    "chess",
    "embed_setup",
    "engine",
    "game",
    "json",
    "lab",
    "laws",
    "learn",
    "motif",
    "protocol",
    "puzzle",
    "shatranj",
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

/// Names, each with those that it asks for.
type Graph = BTreeMap<String, BTreeSet<String>>;

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

/// What a manifest names as dependencies, those for tests left out.
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

/// The crates that each may use, by the table `| room | may use | knows nothing of |`.
fn table_of_rooms() -> Graph {
    let page = crates().join("../docs/architecture.md");
    let page = fs::read_to_string(page).expect("it is there");
    let names = names_of_crates();
    let mut rooms = Graph::new();
    for row in page.lines().filter(|line| line.starts_with("| `crates/")) {
        let cells: Vec<_> = row.split('|').map(str::trim).collect();
        let name = cells[1].trim_matches('`').trim_start_matches("crates/");
        let used = words(cells[2]).filter(|word| names.iter().any(|name| name == word));
        rooms.insert(name.to_owned(), used.map(ToOwned::to_owned).collect());
    }
    rooms
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

/// The first names after each `prefix`, as in `prefix::name` or `prefix::{name, other::{…}}`.
fn named_after(prefix: &str, code: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let starts = code.match_indices(prefix).filter(|(at, _)| {
        let before = code[..*at].chars().next_back();
        before.is_none_or(|c| !c.is_alphanumeric() && c != '_')
    });
    for (at, _) in starts {
        let rest = &code[at + prefix.len()..];
        let Some(group) = rest.strip_prefix('{') else {
            found.extend(words(rest).next().map(ToOwned::to_owned));
            continue;
        };
        let (mut depth, mut outer) = (1, String::new());
        for c in group.chars() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ if depth == 1 => outer.push(c),
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
        let names = outer.split(',').filter_map(|name| words(name).next());
        found.extend(names.map(ToOwned::to_owned));
    }
    found
}

fn sources_below(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(path) = open.pop() {
        match fs::read_dir(&path) {
            Ok(entries) => open.extend(entries.flatten().map(|entry| entry.path())),
            Err(_) => files.extend(path.extension().is_some_and(|e| e == "rs").then_some(path)),
        }
    }
    files
}

/// The top-level modules of a crate, each with those that it imports by name; what the root hands on is
/// not followed. The root is above all.
fn modules(name: &str) -> Graph {
    let source = crates().join(name).join("src");
    let mut graph = Graph::new();
    for file in sources_below(&source) {
        let inside = file.strip_prefix(&source).expect("it lies below");
        let first = inside
            .iter()
            .next()
            .expect("it has a name")
            .to_string_lossy();
        let module = first.trim_end_matches(".rs");
        if ["main", "lib", "bin"].contains(&module) {
            continue;
        }
        let code = code(&file);
        let imports = graph.entry(module.to_owned()).or_default();
        imports.extend(named_after("crate::", &code));
        if inside.iter().count() == 1 {
            imports.extend(named_after("super::", &code));
        }
    }
    let known: BTreeSet<_> = graph.keys().cloned().collect();
    for (module, imports) in &mut graph {
        imports.retain(|import| known.contains(import) && import != module);
    }
    graph
}

/// All that a node leads to.
fn reached(graph: &Graph, from: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<_> = graph[from].iter().collect();
    while let Some(next) = open.pop() {
        if reached.insert(next.clone()) {
            open.extend(&graph[next]);
        }
    }
    reached
}

/// The sets of nodes that lead to each other (strongly connected components of more than one).
fn circles(graph: &Graph) -> BTreeSet<Vec<String>> {
    let leads: BTreeMap<_, _> = graph
        .keys()
        .map(|node| (node, reached(graph, node)))
        .collect();
    let circle = |node: &String| {
        let back = leads[node]
            .iter()
            .filter(|other| leads[*other].contains(node));
        back.cloned().collect::<Vec<_>>()
    };
    let circles = graph.keys().map(circle);
    circles.filter(|circle| !circle.is_empty()).collect()
}

#[test]
fn the_table_of_rooms_is_what_the_crates_ask_for() {
    let names = names_of_crates();
    let mut asked = manifests();
    for used in asked.values_mut() {
        used.retain(|name| names.contains(name));
    }
    assert_eq!(
        table_of_rooms(),
        asked,
        "the table of rooms (left), Cargo.toml of each (right)"
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

#[test]
fn no_module_imports_itself_by_way_of_others() {
    for name in names_of_crates() {
        let circles = circles(&modules(&name));
        assert!(circles.is_empty(), "{name}: {circles:?} import each other");
    }
}

/// The modules of `crates/screens` that are screens: the registry has a line `Name: Kind "name" … by module::open;` of each.
fn screens() -> BTreeSet<String> {
    let registry = code(&crates().join("app/src/registry.rs"));
    let lines = registry.lines().filter(|line| line.ends_with("::open;"));
    let module = |line: &str| {
        words(line.split_once(" by ")?.1)
            .next()
            .map(ToOwned::to_owned)
    };
    lines.filter_map(module).collect()
}

#[test]
fn no_screen_is_imported() {
    let (graph, screens) = (modules("screens"), screens());
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

#[test]
fn names_are_found_in_manifests_and_sources() {
    let manifest = "[dependencies]\n# x = 1\nchess.workspace = true\nserde = \"1\"\n[dependencies.web-sys]\nversion = \"0.3\"\n\
        [dev-dependencies]\ngame = \"1\"\n[dev-dependencies.lab]\nversion = \"1\"\n[target.'cfg(unix)'.dependencies]\nui.workspace = true\n[lints]\nworkspace = true\n";
    let found = dependencies(manifest);
    assert_eq!(
        found.iter().collect::<Vec<_>>(),
        ["chess", "serde", "ui", "web-sys"]
    );
    let code =
        "use crate::{a, b::{c, d}, e as f};\nuse crate::g;\nlet x = mycrate::no; (crate::h::i)";
    let found = named_after("crate::", code);
    assert_eq!(found.iter().collect::<Vec<_>>(), ["a", "b", "e", "g", "h"]);
    let graph = [
        ("a", vec!["b"]),
        ("b", vec!["c"]),
        ("c", vec!["b"]),
        ("d", vec!["a"]),
    ];
    let graph = graph.map(|(from, to)| {
        let to = to.into_iter().map(str::to_owned).collect();
        (from.to_owned(), to)
    });
    let found = circles(&Graph::from(graph));
    assert_eq!(found.into_iter().collect::<Vec<_>>(), [["b", "c"]]);
}
