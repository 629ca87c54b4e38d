//! Minified scripts and style sheets, by esbuild. Functions that wasm-bindgen makes for a program's imports get short names with it, since
//! the long ones end in a hash of sixteen digits, which does not compress, and stand in the module and in its script.

use crate::Result;
use crate::fingerprint::files_below;
use crate::process::perform;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Names of imports that are shortened, as esbuild and [`is_long`] know them.
const LONG: &str = r"^__wbg_\w+_[0-9a-f]{16}$";

/// True of a name that is shortened.
fn is_long(name: &str) -> bool {
    let hash = name
        .strip_prefix("__wbg_")
        .and_then(|rest| rest.rsplit_once('_'));
    hash.is_some_and(|(_, hash)| {
        hash.len() == 16 && hash.bytes().all(|byte| b"0123456789abcdef".contains(&byte))
    })
}

/// The scripts and style sheets in a folder.
pub fn scripts_and_styles(dist: &Path) -> Vec<PathBuf> {
    let is_one = |file: &PathBuf| {
        let ending = file.extension().unwrap_or_default();
        ending == "js" || ending == "css"
    };
    files_below(dist).into_iter().filter(is_one).collect()
}

/// Replaces these files by minified ones.
pub fn minify(esbuild: &Path, dist: &Path, files: &[PathBuf]) -> Result<()> {
    perform(&mut command(esbuild, dist, files))
}

/// Replaces these files by minified ones in which imports have short names, and has the modules in `dist` import by these. `record` is a
/// file in which esbuild writes them.
pub fn minify_with_names(
    esbuild: &Path,
    dist: &Path,
    files: &[PathBuf],
    record: &Path,
) -> Result<()> {
    // Names of an earlier build would be taken for some of this one.
    write(record, b"{}")?;
    perform(
        command(esbuild, dist, files)
            .arg(format!("--mangle-props={LONG}"))
            .arg(format!("--mangle-cache={}", record.display())),
    )?;
    let text =
        fs::read_to_string(record).map_err(|e| format!("cannot read {}: {e}", record.display()))?;
    let names = names(&text);
    let is_program = |file: &PathBuf| file.to_string_lossy().ends_with("_bg.wasm");
    for file in files_below(dist).into_iter().filter(is_program) {
        let module = fs::read(&file).map_err(|e| format!("cannot read {}: {e}", file.display()))?;
        let renamed = precompress::rename_imports(&module, |name| {
            let short = names.get(name).copied();
            let name = if is_long(name) { short? } else { name };
            Some(name.to_owned())
        });
        let renamed = renamed.ok_or_else(|| {
            format!(
                "{} imports what no script has: esbuild or wasm-bindgen names it otherwise now",
                file.display()
            )
        })?;
        write(&file, &renamed)?;
    }
    Ok(())
}

fn command(esbuild: &Path, dist: &Path, files: &[PathBuf]) -> Command {
    let mut command = Command::new("node");
    command
        .arg(esbuild)
        .args(files)
        .args(["--minify", "--allow-overwrite", "--log-level=error"])
        // A letter of any language takes two or three bytes, and what would stand for it six.
        .arg("--charset=utf8")
        .arg(format!("--outbase={}", dist.display()))
        .arg(format!("--outdir={}", dist.display()));
    command
}

/// The names in esbuild's record, an object of texts: `{ "long": "a" }`.
fn names(record: &str) -> HashMap<&str, &str> {
    let texts: Vec<_> = record.split('"').skip(1).step_by(2).collect();
    texts
        .chunks_exact(2)
        .map(|pair| (pair[0], pair[1]))
        .collect()
}

fn write(file: &Path, content: &[u8]) -> Result<()> {
    fs::write(file, content).map_err(|e| format!("cannot write {}: {e}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_a_hash_are_long() {
        assert!(is_long("__wbg_then_0123456789abcdef"));
        assert!(is_long("__wbg___wbindgen_is_null_c22311b1cc228e3a"));
        for name in [
            "__wbindgen_init_externref_table",
            "__wbg_then_0123456789abcdeg",
            "__wbg_0123456789abcdef",
            "memory",
        ] {
            assert!(!is_long(name), "{name}");
        }
    }

    #[test]
    fn the_record_is_read() {
        let names = names("{\n  \"__wbg_a_1\": \"t\",\n  \"__wbg_b_2\": \"n\"\n}\n");
        assert_eq!(names.len(), 2);
        assert_eq!(names.get("__wbg_b_2"), Some(&"n"));
        assert!(super::names("{}").is_empty());
    }
}
