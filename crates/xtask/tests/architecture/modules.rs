//! Module tree of a crate: its files, and which of them name items of which others.
//!
//! A path is followed as the compiler follows it: by `crate`, `self`, `super`, modules, imports and re-exports, to the module
//! that holds the item. Code for tests is left out; what macros write is not seen.

use crate::tokens::tokens;
use std::collections::{BTreeMap, BTreeSet};

/// Names, each with those that it asks for.
pub type Graph = BTreeMap<String, BTreeSet<String>>;

/// Path of a module below the root of its crate; a path of any item while it is not followed yet.
type Path = Vec<String>;

/// Most re-exports that a path may lead through.
const MOST_REEXPORTS: u32 = 8;

#[derive(Default)]
struct Module {
    /// Items that it defines, by name.
    items: BTreeSet<String>,
    /// Imports and re-exports: the name here, and the path that it stands for.
    uses: BTreeMap<String, Path>,
    /// Modules of which it imports everything.
    globs: Vec<Path>,
    /// All paths that its code names.
    paths: Vec<Path>,
}

/// The modules of a crate, by path. The root has the empty path.
#[derive(Default)]
pub struct Modules {
    modules: BTreeMap<Path, Module>,
    /// Modules that are compiled for tests alone.
    tests: BTreeSet<Path>,
}

impl Modules {
    /// Reads a crate of its files, each with its path below `src` and its text.
    pub fn read<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Modules {
        let mut read = Modules::default();
        for (file, text) in files {
            let module = file.strip_suffix(".rs").expect("a Rust source");
            let root = ["main", "lib"].contains(&module);
            let module = if root { "" } else { module };
            let names = module.split('/').filter(|name| !name.is_empty());
            let path = names.map(ToOwned::to_owned).collect();
            let tokens = tokens(text);
            let tokens = tokens.iter().map(String::as_str).collect::<Vec<_>>();
            read.module(&path);
            read.read_block(&path, &tokens);
        }
        let tests = std::mem::take(&mut read.tests);
        let is_test = |path: &Path| (1..=path.len()).any(|end| tests.contains(&path[..end]));
        read.modules.retain(|path, _| !is_test(path));
        read
    }

    fn module(&mut self, path: &Path) -> &mut Module {
        self.modules.entry(path.clone()).or_default()
    }

    /// Reads the code of a module, up to the end of its block. Number of tokens read.
    fn read_block(&mut self, path: &Path, tokens: &[&str]) -> usize {
        let (mut at, mut depth) = (0, 0);
        while at < tokens.len() {
            let rest = &tokens[at..];
            at += match rest {
                ["#", "[", "cfg", "(", "test", ")", "]", item @ ..] => {
                    if let ["mod", name, ";", ..] = item {
                        self.tests.insert(below(path, name));
                    }
                    7 + length_of_item(item)
                }
                ["mod", name, "{", block @ ..] => 3 + self.read_block(&below(path, name), block),
                ["use", tree @ ..] => {
                    let end = tree.iter().position(|&token| token == ";");
                    let end = end.unwrap_or(tree.len());
                    self.module(path).read_use(&[], &tree[..end]);
                    1 + end
                }
                ["macro_rules", "!", name, ..]
                | [
                    "const" | "enum" | "fn" | "static" | "struct" | "trait" | "type" | "union",
                    name,
                    ..,
                ] => {
                    self.module(path).items.insert((*name).to_owned());
                    1
                }
                // A path of another crate, or the rest of one that begins with a type.
                ["::", path @ ..] => 1 + 2 * path_at(path).len(),
                [first, "::", ..] if is_name(first) => {
                    let named = path_at(rest);
                    let length = 2 * named.len() - 1;
                    self.module(path).paths.push(named);
                    length
                }
                ["}", ..] if depth == 0 => return at + 1,
                ["{", ..] => {
                    depth += 1;
                    1
                }
                ["}", ..] => {
                    depth -= 1;
                    1
                }
                _ => 1,
            };
        }
        at
    }

    /// The module that a path leads to from a module, if it lies in this crate, and those whose re-exports lead there.
    fn resolve(
        &self,
        from: &Path,
        path: &[String],
        left: u32,
        by: &mut Vec<Path>,
    ) -> Option<Place> {
        let (first, mut rest) = path.split_first()?;
        let mut place = match first.as_str() {
            "crate" => Place::Module(Path::new()),
            "self" => Place::Module(from.clone()),
            "super" => Place::Module(parent(from)),
            _ => self.step(from, first, left, by)?,
        };
        while let (Place::Module(module), Some((name, after))) = (&place, rest.split_first()) {
            let module = module.clone();
            place = match name.as_str() {
                "super" => Place::Module(parent(&module)),
                "self" => Place::Module(module),
                _ => {
                    let led = self.step(&module, name, left, by);
                    led.unwrap_or(Place::Item(module))
                }
            };
            rest = after;
        }
        Some(place)
    }

    /// The place of a name in a module.
    fn step(&self, module: &Path, name: &str, left: u32, by: &mut Vec<Path>) -> Option<Place> {
        let child = below(module, name);
        if self.modules.contains_key(&child) {
            return Some(Place::Module(child));
        }
        let code = self.modules.get(module)?;
        if code.items.contains(name) {
            return Some(Place::Item(module.clone()));
        }
        let left = left.checked_sub(1)?;
        let place = match code.uses.get(name) {
            Some(target) => self.resolve(module, target, left, by),
            None => code.globs.iter().find_map(|glob| {
                let from = self.resolve(module, glob, 0, by)?;
                self.step(from.module(), name, left, by)
            }),
        };
        by.extend(place.is_some().then(|| module.clone()));
        place
    }

    /// The modules that a module names, not those around it and in it.
    fn named_by(&self, path: &Path) -> BTreeSet<Path> {
        let mut found = BTreeSet::new();
        for named in &self.modules[path].paths {
            let mut by = Vec::new();
            if let Some(place) = self.resolve(path, named, MOST_REEXPORTS, &mut by) {
                found.insert(place.module().clone());
                found.extend(by);
            }
        }
        found.retain(|other| !other.starts_with(path) && !path.starts_with(other));
        found
    }

    /// The imports between modules neither of which lies in the other: a module, and one that it names.
    fn imports(&self) -> impl Iterator<Item = (&Path, Path)> {
        let paths = self.modules.keys();
        paths.flat_map(|from| self.named_by(from).into_iter().map(move |to| (from, to)))
    }

    /// The modules that lie in the same module, each with those of them that are named in it or below it; by the path of the
    /// module around them.
    fn siblings(&self) -> BTreeMap<Path, Graph> {
        let mut graphs = BTreeMap::<_, Graph>::new();
        for path in self.modules.keys().filter(|path| !path.is_empty()) {
            let graph = graphs.entry(parent(path)).or_default();
            graph.entry(path[path.len() - 1].clone()).or_default();
        }
        for (from, to) in self.imports() {
            let alike = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
            let graph = graphs.get_mut(&from[..alike]).expect("both lie there");
            let names = graph.get_mut(&from[alike]).expect("it lies there");
            names.insert(to[alike].clone());
        }
        graphs
    }

    /// The top-level modules, each with those that it or a module below it names.
    pub fn top(&self) -> Graph {
        self.siblings().remove(&Path::new()).unwrap_or_default()
    }

    /// The imports that lead modules side by side back to themselves, each as `from → to`.
    pub fn circular_imports(&self) -> Vec<String> {
        let mut found = Vec::new();
        for (around, graph) in self.siblings() {
            for circle in circles(&graph) {
                // A module above those that lie side by side is none of them.
                let name = |path: &Path| path.get(around.len()).cloned();
                let is_of = |path: &Path| {
                    path.starts_with(&around)
                        && name(path).is_some_and(|name| circle.contains(&name))
                };
                let imports = self
                    .imports()
                    .filter(|(from, to)| is_of(from) && is_of(to) && name(from) != name(to));
                let told =
                    |(from, to): (&Path, Path)| format!("{} → {}", from.join("/"), to.join("/"));
                found.extend(imports.map(told));
            }
        }
        found
    }
}

impl Module {
    /// Reads the tree of a `use` declaration below a path.
    fn read_use(&mut self, before: &[&str], tree: &[&str]) {
        let names: Vec<_> = tree
            .chunks(2)
            .take_while(|pair| pair.get(1) == Some(&"::"))
            .collect();
        let rest = &tree[2 * names.len()..];
        let path: Vec<_> = before
            .iter()
            .copied()
            .chain(names.iter().map(|pair| pair[0]))
            .collect();
        let named = |name: &[&str]| {
            let names = path.iter().chain(name);
            names.map(|name| (*name).to_owned()).collect::<Path>()
        };
        match rest {
            ["{", group @ .., "}"] => {
                for tree in group_parts(group) {
                    self.read_use(&path, tree);
                }
            }
            ["*"] => {
                self.paths.push(named(&[]));
                self.globs.push(named(&[]));
            }
            ["self", alias @ ..] => self.add_use(named(&[]), alias),
            // A name of another crate.
            ["::", ..] | [] => {}
            [name, alias @ ..] => self.add_use(named(&[name]), alias),
        }
    }

    fn add_use(&mut self, path: Path, alias: &[&str]) {
        let name = match alias {
            ["as", name] => (*name).to_owned(),
            _ => path.last().cloned().unwrap_or_default(),
        };
        self.paths.push(path.clone());
        self.uses.insert(name, path);
    }
}

/// Target of a path.
enum Place {
    Module(Path),
    /// An item of this module.
    Item(Path),
}

impl Place {
    fn module(&self) -> &Path {
        match self {
            Place::Module(path) | Place::Item(path) => path,
        }
    }
}

fn is_name(token: &str) -> bool {
    token.chars().all(crate::tokens::is_of_name)
}

fn below(path: &Path, name: &str) -> Path {
    let mut path = path.clone();
    path.push(name.to_owned());
    path
}

fn parent(path: &Path) -> Path {
    path[..path.len().saturating_sub(1)].to_vec()
}

/// The names of a path, from its first to where no `::` and name follows.
fn path_at(tokens: &[&str]) -> Path {
    let pairs = tokens.chunks(2).take_while(|pair| is_name(pair[0]));
    let mut ended = false;
    let names = pairs.take_while(|pair| !std::mem::replace(&mut ended, pair.get(1) != Some(&"::")));
    names.map(|pair| pair[0].to_owned()).collect()
}

/// Number of tokens of an item: to its `;`, or to the end of its first block.
fn length_of_item(tokens: &[&str]) -> usize {
    let mut depth = 0;
    for (at, &token) in tokens.iter().enumerate() {
        match token {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 && [";", "}"].contains(&token) {
            return at + 1;
        }
    }
    tokens.len()
}

/// The parts of a group `{a, b::{c, d}}`, its braces taken off.
fn group_parts<'a>(tokens: &'a [&'a str]) -> impl Iterator<Item = &'a [&'a str]> {
    let mut depth = 0;
    tokens.split(move |&token| {
        match token {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        depth == 0 && token == ","
    })
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
fn circles_are_found_by_files_and_folders() {
    let files = [
        (
            "lib.rs",
            "mod a; mod b; mod c; pub use b::{self, Item as Thing}; #[cfg(test)] mod tests;",
        ),
        (
            "a.rs",
            "mod deep; use crate::Thing; fn f(d: deep::D) -> ::c::G { <D as T>::c::g() }",
        ),
        (
            "a/deep.rs",
            "use super::*; pub struct D; fn f() { crate::c::g() }",
        ),
        (
            "b.rs",
            "pub enum Item {} /* crate::a */ #[cfg(test)] mod tests { use crate::{a, c}; }",
        ),
        (
            "c.rs",
            "mod left; mod right; pub use left::*; pub(crate) fn g() {}",
        ),
        (
            "c/left.rs",
            "use super::right::R; pub struct L(R, crate::a::deep::D);",
        ),
        (
            "c/right.rs",
            "pub struct R; fn f() -> super::L { L::new(super::g(), std::right::x()) }",
        ),
        ("tests.rs", "use crate::{a::deep, c::left}; mod deeper;"),
        ("tests/deeper.rs", "use crate::b;"),
    ];
    let modules = Modules::read(files);
    let names = |names: &[&str]| names.iter().map(ToString::to_string).collect();
    let top = [
        ("a", names(&["b", "c"])),
        ("b", names(&[])),
        ("c", names(&["a"])),
    ];
    assert_eq!(
        modules.top(),
        Graph::from(top.map(|(name, named)| (name.to_owned(), named)))
    );
    let circular = [
        "a/deep → c",
        "c/left → a/deep",
        "c/left → c/right",
        "c/right → c/left",
    ];
    assert_eq!(modules.circular_imports(), circular);
}
