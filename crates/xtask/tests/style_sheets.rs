//! Style sheets: what holds for all of them.

use std::fs;
use std::path::{Path, PathBuf};

fn style_sheets(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of the workspace");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(
            |path| match path.extension().is_some_and(|it| it == "css") {
                true => vec![path],
                false if path.is_dir() => style_sheets(&path),
                false => Vec::new(),
            },
        )
        .collect()
}

/// The style sheets of the workspace with their texts.
fn all_style_sheets() -> impl Iterator<Item = (PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders = ["www", "crates"].map(|folder| root.join(folder));
    let sheets = folders.into_iter().flat_map(|folder| style_sheets(&folder));
    sheets.map(|sheet| {
        let css = fs::read_to_string(&sheet).expect("a style sheet");
        (sheet, css)
    })
}

/// Holds that no style sheet has lines that `find` tells, and that it tells these `faults` and none of what is `fine`.
fn nowhere(find: impl Fn(&str) -> Vec<&str>, faults: &[&str], fine: &[&str]) {
    for fault in faults {
        let line = fault.lines().next().unwrap_or_default();
        assert_eq!(find(fault), [line]);
    }
    for css in fine {
        assert!(find(css).is_empty(), "{css}");
    }
    for (sheet, css) in all_style_sheets() {
        let found = find(&css);
        assert!(found.is_empty(), "{}: {found:?}", sheet.display());
    }
}

/// The selectors with `:hover` that stand outside `@media (hover: hover)`.
fn loose_hovers(css: &str) -> Vec<&str> {
    let mut open: Vec<&str> = Vec::new();
    let mut loose = Vec::new();
    for line in css.lines().map(str::trim) {
        let guarded = open.iter().any(|block| block.contains("(hover: hover)"));
        if line.contains(":hover") && !guarded {
            loose.push(line);
        }
        open.extend(line.matches('{').map(|_| line));
        for _ in line.matches('}') {
            open.pop();
        }
    }
    loose
}

/// The selectors by which `:has()` styles elements of any kind below the one that has something, other than on paper.
fn wide_has(css: &str) -> Vec<&str> {
    let mut open: Vec<&str> = Vec::new();
    let mut wide = Vec::new();
    for line in css.lines().map(str::trim) {
        let on_paper = open.iter().any(|block| block.contains("print"));
        if !on_paper && is_wide(line) {
            wide.push(line);
        }
        open.extend(line.matches('{').map(|_| line));
        for _ in line.matches('}') {
            open.pop();
        }
    }
    wide
}

/// True if a selector with `:has()` leads on to elements without a name, or if it stands within `:is()` and leads on.
fn is_wide(selector: &str) -> bool {
    let Some((before, _)) = selector.split_once(":has(") else {
        return false;
    };
    // Without what stands in brackets a selector is a row of elements.
    let mut depth = 0;
    let mut bare = String::new();
    for letter in selector.trim_end_matches(['{', ',', ' ']).chars() {
        depth -= i32::from(letter == ')');
        if depth == 0 {
            bare.push(letter);
        }
        depth += i32::from(letter == '(');
    }
    let elements: Vec<_> = bare.split([' ', '>', '+', '~']).collect();
    let last = elements.last().copied().unwrap_or_default();
    let is_within = before
        .rfind(":is(")
        .is_some_and(|at| !before[at..].contains(')'));
    let leads_on = |name: &str| elements.iter().rev().skip(1).any(|it| it.contains(name));
    leads_on(":has()") && last.starts_with([':', '*']) || is_within && leads_on(":is()")
}

/// Browsers keep the elements that any `:has()` may style in one list. If that is all of them, each element that comes or goes
/// has the whole page styled anew.
#[test]
fn has_styles_only_elements_with_names() {
    let wide = [
        ".row:has(:disabled) > :first-child {",
        ".a:has(.b) *,",
        ":is(.a .b, .c:has(.d)) > .e {",
    ];
    let narrow = [
        ".row:has(:disabled) {",
        ".a:has(.b) .c:last-child {",
        "a:is(.b, :has(> .c))::before {",
        "@media print {\nbody:has(.a) > :not(:has(.a)) {\n}\n}",
    ];
    nowhere(wide_has, &wide, &narrow);
}

/// The selectors in which `+` or `~` follows an element without a class, identity or attribute, other than a paragraph.
fn unnamed_siblings(css: &str) -> Vec<&str> {
    let follows_unnamed = |selector: &&str| {
        let bare = selector.trim_end_matches(['{', ',', ' ']);
        let words: Vec<_> = bare.split(' ').collect();
        let is_unnamed =
            |it: &str| it != "p" && !it.contains(['.', '#', '[', '(']) && !it.is_empty();
        let is_selector = selector.ends_with(['{', ',']) && !selector.starts_with('@');
        let mut pairs = words.windows(2);
        is_selector && pairs.any(|pair| matches!(pair[1], "+" | "~") && is_unnamed(pair[0]))
    };
    css.lines().map(str::trim).filter(follows_unnamed).collect()
}

/// Browsers keep what may follow elements of any kind in one list. Each element that comes or goes has all that is on it styled
/// anew, in its whole parent: all pieces of all boards, had it `i + i`. Paragraphs are few.
#[test]
fn siblings_follow_only_elements_with_names() {
    let unnamed = ["li + li {", ".a > * + * {", ".a b ~ .c,"];
    let named = [
        ".a + li {",
        "p + p {",
        "li:not(:first-child) {",
        "[open] ~ i {",
        "width: calc(1em + 2px);",
    ];
    nowhere(unnamed_siblings, &unnamed, &named);
}

/// A finger leaves `:hover` behind: what was touched last would look pressed.
#[test]
fn hover_is_for_pointers_that_hover() {
    nowhere(loose_hovers, &["a:hover {\n}\n"], &[]);
}
