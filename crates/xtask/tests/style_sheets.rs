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

/// A finger leaves `:hover` behind: what was touched last would look pressed.
#[test]
fn hover_is_for_pointers_that_hover() {
    assert_eq!(loose_hovers("a:hover {\n}\n"), ["a:hover {"]);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for folder in ["www", "crates"] {
        for sheet in style_sheets(&root.join(folder)) {
            let css = fs::read_to_string(&sheet).expect("a style sheet");
            let loose = loose_hovers(&css);
            assert!(loose.is_empty(), "{}: {loose:?}", sheet.display());
        }
    }
}
