//! The folder `embed/` of the build: boards for other people's pages, whole by itself, so that it can be copied alone to any host.

use crate::Result;
use crate::fingerprint::files_below;
use crate::languages::languages;
use crate::workspace::Workspace;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder in `dist`.
pub const FOLDER: &str = "embed";

/// The folders whose messages boards use: the page's own first.
const MESSAGES: [&str; 6] = [
    "www/strings",
    "crates/screens/src/drills",
    "crates/screens/src/learn",
    "crates/screens/src/motif_text",
    "crates/screens/src/puzzles",
    "crates/embed/src",
];

/// Replacements that make a classic script of the engine worker's module, which a worker of any origin may load: nothing is
/// exported, and nothing asks the module for its address.
const OF_MODULE: [(&str, &str); 2] = [
    ("export { initSync, __wbg_init as default };", ""),
    ("import.meta.url", "self.location.href"),
];

/// Waits for the compiled engine, and begins.
const BEGIN: &str = "
self.onmessage = ({ data }) => {
  self.onmessage = null;
  __wbg_init({ module_or_path: data }).catch((error) => setTimeout(() => { throw error; }));
};
";

/// The line of the element's script that is given the languages.
const LANGUAGES: &str = "const LANGUAGES = [];";

/// Puts the folder together of what was built and optimised; the program is there already.
pub fn collect(workspace: &Workspace, dist: &Path) -> Result<()> {
    let languages = languages(workspace)?;
    let folder = dist.join(FOLDER);
    fs::create_dir_all(folder.join("strings"))
        .map_err(|e| format!("cannot create {}: {e}", folder.display()))?;
    copy(&workspace.root.join("crates/embed/www"), &folder)?;
    copy(&dist.join("pieces"), &folder.join("pieces"))?;
    write(&folder.join("embed.css"), &style_sheet(workspace)?)?;
    for language in &languages {
        let path = folder.join(format!("strings/{language}.ftl"));
        write(&path, &messages(workspace, language)?)?;
    }
    lessons(workspace, &languages, &folder.join("course"))?;
    let element = folder.join("element.js");
    let named = format!("const LANGUAGES = {languages:?};");
    write(&element, &replaced(&read(&element)?, LANGUAGES, &named)?)?;
    let mut script = read(&dist.join("worker.js"))?;
    for (from, to) in OF_MODULE {
        script = replaced(&script, from, to)?;
    }
    write(&folder.join("engine.js"), &(script + BEGIN))?;
    let (from, to) = (dist.join("worker_bg.wasm"), folder.join("engine_bg.wasm"));
    fs::copy(&from, &to).map_err(|e| format!("cannot copy {}: {e}", from.display()))?;
    Ok(())
}

/// The style sheet of a board in a shadow root: the design system's properties on the host, the board and its themes, the widgets.
fn style_sheet(workspace: &Workspace) -> Result<String> {
    let file = |path: &str| read(&workspace.root.join(path));
    let design = file("www/styles.css")?;
    let (properties, _) = design
        .split_once("\n* {")
        .ok_or("www/styles.css begins with the properties of the design system, and then `* {`")?;
    // The page around it decides between light and dark.
    let properties = properties
        .replace("  color-scheme: light dark;\n", "")
        .replace(
            ":root[data-scheme=\"light\"] {\n  color-scheme: only light;\n}\n",
            "",
        )
        .replace(
            ":root[data-scheme=\"dark\"] {\n  color-scheme: dark;\n}\n",
            "",
        );
    let properties = on_host(&properties);
    let parts = [
        properties,
        file("www/themes.css")?,
        file("www/board.css")?,
        file("crates/widgets/src/style.css")?,
        file("crates/screens/src/palette.css")?,
        file("crates/screens/src/told.css")?,
        file("crates/screens/src/learn/lesson.css")?,
        file("crates/embed/src/style.css")?,
    ];
    Ok(parts.join("\n"))
}

/// The rules of `:root`, for the host of a shadow root: `:root[data-motion="none"]` is `:host([data-motion="none"])` there.
fn on_host(css: &str) -> String {
    let rule = |part: &str| match part.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((attribute, rest)) => format!(":host([{attribute}]){rest}"),
        None => format!(":host{part}"),
    };
    let mut parts = css.split(":root");
    let before = parts.next().unwrap_or_default().to_owned();
    parts.fold(before, |text, part| text + &rule(part))
}

/// The messages of a language.
fn messages(workspace: &Workspace, language: &str) -> Result<String> {
    let of = |folder| workspace.root.join(folder).join(format!("{language}.ftl"));
    let texts: Result<Vec<String>> = MESSAGES.iter().map(|folder| read(&of(folder))).collect();
    Ok(texts?.join("\n"))
}

/// The lessons of the course, one in a file by their ids, in a folder for each language.
fn lessons(workspace: &Workspace, languages: &[String], folder: &Path) -> Result<()> {
    for language in languages {
        let to = folder.join(language);
        fs::create_dir_all(&to).map_err(|e| format!("cannot create {}: {e}", to.display()))?;
        let from = workspace.root.join("crates/learn/course").join(language);
        for file in files_below(&from) {
            let text = read(&file)?;
            let id = text.lines().find_map(|line| line.strip_prefix("lesson "));
            let id = id.ok_or_else(|| format!("{} names no lesson", file.display()))?;
            write(&to.join(format!("{}.lesson", id.trim())), &text)?;
        }
    }
    Ok(())
}

/// A script with a text replaced, which must be there.
fn replaced(script: &str, from: &str, to: &str) -> Result<String> {
    if script.contains(from) {
        return Ok(script.replace(from, to));
    }
    Err(format!("a script of the boards has no `{from}` any more"))
}

/// Copies a folder.
fn copy(from: &Path, to: &Path) -> Result<()> {
    for file in files_below(from) {
        let target = to.join(file.strip_prefix(from).unwrap_or(&file));
        let folder = target.parent().unwrap_or(to);
        fs::create_dir_all(folder)
            .map_err(|e| format!("cannot create {}: {e}", folder.display()))?;
        fs::copy(&file, &target).map_err(|e| format!("cannot copy {}: {e}", file.display()))?;
    }
    Ok(())
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).map_err(|e| format!("cannot read {}: {e}", file.display()))
}

fn write(file: &PathBuf, text: &str) -> Result<()> {
    fs::write(file, text).map_err(|e| format!("cannot write {}: {e}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_of_the_root_become_rules_of_the_host() {
        let css = ":root {\n  --a: 1;\n}\n:root[data-motion=\"none\"] {\n  --b: 2;\n}\n@media print {\n  :root {\n  }\n}";
        let host = ":host {\n  --a: 1;\n}\n:host([data-motion=\"none\"]) {\n  --b: 2;\n}\n@media print {\n  :host {\n  }\n}";
        assert_eq!(on_host(css), host);
    }

    #[test]
    fn the_style_sheet_leaves_the_page_around_it_alone() {
        let workspace = Workspace::find().expect("this is a checkout");
        let css = style_sheet(&workspace).expect("its parts are there");
        assert!(
            css.contains(":host {") && css.contains(".verdict-bar") && css.contains("--accent")
        );
        for rule in ["html {", "body {"] {
            assert!(!css.contains(rule), "{rule}");
        }
        let schemes: Vec<_> = css
            .lines()
            .filter(|line| line.contains("color-scheme:"))
            .collect();
        assert_eq!(
            schemes,
            ["  color-scheme: only light;"],
            "that of the pieces alone"
        );
    }

    #[test]
    fn every_language_has_its_messages() {
        let workspace = Workspace::find().expect("this is a checkout");
        for language in &languages(&workspace).expect("the files are there") {
            let text = messages(&workspace, language).expect("the files are there");
            for name in [
                "resign = ",
                "solve-white = ",
                "embed-problem = ",
                "embed-puzzle-number = ",
            ] {
                assert!(text.contains(name), "{language}: {name}");
            }
        }
    }
}
