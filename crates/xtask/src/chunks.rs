//! Chunks of a split program: which files each split needs, what these are called, and the loader that fetches them.
//!
//! The splitter makes a file for each split and one for each set of splits that share something, `split_study.wasm` and `chunk_12.wasm`.
//! In `dist` they lie in a folder and are called by what they hold: `chunks/study.wasm`, `chunks/shared-1.wasm`.

use crate::Result;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// The folder of the chunks, beside the program.
pub const FOLDER: &str = "chunks";

/// The loader of a split program.
pub const LOADER: &str = "__wasm_split.js";

/// Prefix of the loader functions' names, before the name of the split; the wasm imports them by these names.
const LOAD: &str = "__wasm_split_load_";

/// Fetches a chunk and those that it needs, each once; after a failure again.
const FETCH: &str = "\
const loads = {};
const load = (name, needs = []) =>
  (loads[name] ??= makeLoad(() => {
    const source = fetch(new URL(`./chunks/${name}.wasm`, import.meta.url));
    source.catch(() => {});
    return async (imports) => WebAssembly.instantiateStreaming(source, imports);
  }, needs.map((name) => load(name))));
";

/// The files of each split, without their endings: its own, and those that it shares with others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunks(BTreeMap<String, Split>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Split {
    own: String,
    shared: Vec<String>,
}

impl Chunks {
    /// Reads the splitter's list: a line for each split, its name and its files.
    pub fn read(list: &str) -> Result<Self> {
        let split = |line: &str| {
            let mut words = line.split_whitespace().map(str::to_owned);
            let name = words.next()?;
            let own = format!("split_{name}");
            let (owned, shared): (Vec<_>, Vec<_>) = words.partition(|file| *file == own);
            (!owned.is_empty()).then_some((name, Split { own, shared }))
        };
        let splits = list.lines().map(|line| {
            split(line).ok_or_else(|| format!("the splitter made no file of its own for `{line}`"))
        });
        splits.collect::<Result<_>>().map(Self)
    }

    /// The chunks of the program in a folder of `dist`, by its loader; none if there is no such program.
    pub fn of(folder: &Path) -> Self {
        let loader = fs::read_to_string(folder.join(LOADER)).unwrap_or_default();
        // A minifier writes the functions in one statement, or as they were.
        let split = |part: &str| {
            let (name, call) = part.split_once('=')?;
            let mut names = call.split('"').skip(1).step_by(2).map(str::to_owned);
            let own = names.next()?;
            let shared = names.collect();
            Some((name.trim().to_owned(), Split { own, shared }))
        };
        Self(loader.split(LOAD).skip(1).filter_map(split).collect())
    }

    /// The files that a split shares with others.
    pub fn shared(&self, split: &str) -> &[String] {
        self.0.get(split).map_or(&[], |split| &split.shared)
    }

    /// All files that are shared.
    pub fn all_shared(&self) -> BTreeSet<&str> {
        let shared = self.0.values().flat_map(|split| &split.shared);
        shared.map(String::as_str).collect()
    }

    /// All files.
    pub fn all(&self) -> BTreeSet<&str> {
        let own = self.0.values().map(|split| split.own.as_str());
        own.chain(self.all_shared()).collect()
    }

    /// The files of a split as paths from the folder of its program; none if there is no such split.
    pub fn paths(&self, split: &str) -> Vec<String> {
        let files = self.0.get(split).into_iter().flat_map(|split| {
            let own = std::iter::once(&split.own);
            own.chain(&split.shared)
        });
        files.map(|file| format!("{FOLDER}/{file}.wasm")).collect()
    }

    /// Calls files by other names; two that get the same name are one file from then on.
    pub fn rename(&mut self, name: impl Fn(&str) -> String) {
        for split in self.0.values_mut() {
            split.own = name(&split.own);
            let shared = std::mem::take(&mut split.shared);
            for file in shared.iter().map(|file| name(file)) {
                if !split.shared.contains(&file) {
                    split.shared.push(file);
                }
            }
        }
    }

    /// The loader: the splitter's, up to where it begins to name files, and then ours.
    pub fn loader(&self, splitters: &str) -> Result<String> {
        let names_files = |line: &str| {
            ["/* ", "const __chunk_"]
                .iter()
                .any(|start| line.starts_with(start))
                || line.contains(LOAD)
        };
        let mut loader = String::new();
        for line in splitters.lines().take_while(|line| !names_files(line)) {
            loader += line;
            loader.push('\n');
        }
        for needed in [
            "function makeLoad(fetcher, deps) {",
            "function wrapAsyncCb(callee) {",
        ] {
            if !loader.contains(needed) {
                return Err(format!(
                    "the splitter writes another loader now, without `{needed}`"
                ));
            }
        }
        for name in self.0.keys() {
            if !splitters.contains(&format!("export const {LOAD}{name} = ")) {
                return Err(format!("the splitter's loader does not load `{name}`"));
            }
        }
        loader += FETCH;
        for (name, split) in &self.0 {
            let needs: Vec<_> = split
                .shared
                .iter()
                .map(|file| format!("\"{file}\""))
                .collect();
            let (own, needs) = (&split.own, needs.join(", "));
            let call = format!("load(\"{own}\", [{needs}])");
            // Writing to a text cannot fail.
            let _ = writeln!(loader, "export const {LOAD}{name} = wrapAsyncCb({call});");
        }
        Ok(loader)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "alone split_alone\nstudy chunk_6 chunk_12 split_study\n";

    const SPLITTERS: &str = "\
import { initSync } from \"./app.js\";
function wrapAsyncCb(callee) {
}
function makeLoad(fetcher, deps) {
}
/* study, other */
const __chunk_6 = makeLoad(() => {
}
, []);
export const __wasm_split_load_study = wrapAsyncCb(makeLoad(() => {
}
, [__chunk_6, __chunk_12]));
export const __wasm_split_load_alone = wrapAsyncCb(makeLoad(() => {
}
, []));
";

    #[test]
    fn chunks_are_read_from_the_list_and_from_the_loader_made_of_it() {
        let mut chunks = Chunks::read(LIST).expect("it is a list");
        assert_eq!(chunks.shared("study"), ["chunk_6", "chunk_12"]);
        assert_eq!(chunks.all_shared().len(), 2);
        assert_eq!(chunks.all().len(), 4);
        chunks.rename(|name| match name {
            "chunk_6" | "chunk_12" => "shared-1".to_owned(),
            other => other.replace("split_", ""),
        });
        let paths = ["chunks/study.wasm", "chunks/shared-1.wasm"];
        assert_eq!(chunks.paths("study"), paths);
        assert_eq!(chunks.paths("stud"), [""; 0]);

        let loader = chunks.loader(SPLITTERS).expect("it is the splitter's");
        assert!(!loader.contains("__chunk_"), "{loader}");
        let dist = std::env::temp_dir().join(format!("xtask-chunks-{}", std::process::id()));
        fs::create_dir_all(&dist).expect("a temporary folder can be made");
        let minified = loader.replace(");\nexport const ", "),").replace(' ', "");
        for text in [loader, minified] {
            fs::write(dist.join(LOADER), text).expect("it can be written");
            assert_eq!(Chunks::of(&dist), chunks);
        }
        fs::remove_dir_all(dist).expect("the test made it");
    }

    #[test]
    fn another_splitter_is_noticed() {
        assert!(Chunks::read("study chunk_6").is_err());
        let chunks = Chunks::read(LIST).expect("it is a list");
        for changed in ["makeLoad(fetcher", "wrapAsyncCb(callee", "_load_alone"] {
            let other = SPLITTERS.replace(changed, "another");
            assert!(chunks.loader(&other).is_err(), "{changed}");
        }
    }
}
