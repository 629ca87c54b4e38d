//! Binding of a module by wasm-bindgen: what a browser loads, and its script. A module that has not changed since is left as it is, since
//! Trunk has every program bound at every build and the unoptimised ones are large.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;
use wasm_bindgen_cli_support::Bindgen;

/// A module to bind, and where to.
pub struct Binding {
    module: PathBuf,
    folder: PathBuf,
    /// The results are `NAME_bg.wasm` and `NAME.js`.
    name: String,
    /// Exports of the linker are kept: the chunks of a split program use them.
    keep_lld_exports: bool,
}

impl Binding {
    /// Reads the options of wasm-bindgen, as far as Trunk and our build pass them. Any other is refused.
    pub fn parse(arguments: &[&str]) -> Result<Binding, Box<dyn Error>> {
        let (mut module, mut folder, mut name, mut keep_lld_exports) = (None, None, None, false);
        for argument in arguments {
            match argument.split_once('=').unwrap_or((argument, "")) {
                // Modules for browsers, and no types: these are the only results there are.
                ("--target", "web") | ("--no-typescript", "") => {}
                ("--out-dir", value) => folder = Some(PathBuf::from(value)),
                ("--out-name", value) => name = Some(value.to_owned()),
                ("--keep-lld-exports", "") => keep_lld_exports = true,
                (path, "") if !path.starts_with('-') => module = Some(PathBuf::from(path)),
                _ => return Err(format!("`{argument}` is no option of this wasm-bindgen").into()),
            }
        }
        Ok(Binding {
            module: module.ok_or("no module is named")?,
            folder: folder.ok_or("`--out-dir` is missing")?,
            name: name.ok_or("`--out-name` is missing")?,
            keep_lld_exports,
        })
    }

    /// Binds the module, unless that was done already.
    pub fn run(&self) -> Result<(), Box<dyn Error>> {
        let results = [
            format!("{}_bg.wasm", self.name),
            format!("{}.js", self.name),
        ];
        let record = self.folder.join(format!("{}.bound", self.name));
        let state = self.state()?;
        let are_there = || results.iter().all(|file| self.folder.join(file).is_file());
        if are_there() && fs::read_to_string(&record).is_ok_and(|bound| bound == state) {
            return Ok(());
        }
        // A run that is interrupted must not look complete. The first time there is nothing to remove.
        let _ = fs::remove_file(&record);
        Bindgen::new()
            .input_path(&self.module)
            .out_name(&self.name)
            .web(true)?
            .typescript(false)
            .omit_default_module_path(false)
            .keep_lld_exports(self.keep_lld_exports)
            .generate(&self.folder)?;
        fs::write(record, state)?;
        Ok(())
    }

    /// Cache key of the results: this version, the options, and the module by its path, size and time.
    fn state(&self) -> Result<String, Box<dyn Error>> {
        let metadata = fs::metadata(&self.module)
            .map_err(|error| format!("{}: {error}", self.module.display()))?;
        let modified = metadata.modified()?.duration_since(UNIX_EPOCH)?.as_nanos();
        let module = Path::new(&self.module).display();
        Ok(format!(
            "{} {} {} {module} {modified}",
            super::VERSION,
            self.keep_lld_exports,
            metadata.len()
        ))
    }
}
