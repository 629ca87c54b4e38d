//! wasm-bindgen and the splitter of modules as one program: `bind MODULE FOLDER` leaves a module and its script for browsers,
//! `split MODULE FOLDER` the main part of a module and its chunks.
//!
//! Both are libraries here, so that cargo compiles what they share once, and nothing of their command lines and test runners
//! (docs/decisions/0001-no-bundler.md).

use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

/// How it is called.
const USAGE: &str =
    "wasm_bindings bind MODULE FOLDER [--keep-lld-exports], or wasm_bindings split MODULE FOLDER";

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        ["bind", module, folder] => bind(module, folder, false),
        ["bind", module, folder, "--keep-lld-exports"] => bind(module, folder, true),
        ["split", module, folder] => split(module.as_ref(), folder.as_ref()),
        _ => Err(USAGE.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:?}");
            ExitCode::FAILURE
        }
    }
}

/// Leaves `NAME_bg.wasm` and `NAME.js` of a module `NAME.wasm` in a folder, to be loaded as a JavaScript module. What the
/// linker exports is kept where chunks use it.
fn bind(module: &str, folder: &str, keep_lld_exports: bool) -> Result<(), Box<dyn Error>> {
    Bindgen::new()
        .input_path(module)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(false)
        .keep_lld_exports(keep_lld_exports)
        .generate(folder)?;
    Ok(())
}

/// Leaves the main part of a module `NAME.wasm` in a folder under the same name, with its chunks and their loader, which
/// imports the script `NAME.js` that the main part will be bound to.
fn split(module: &Path, folder: &Path) -> Result<(), Box<dyn Error>> {
    let content = fs::read(module)?;
    let name = module.file_stem().unwrap_or_default().to_string_lossy();
    let main = folder.join(format!("{name}.wasm"));
    let script = format!("./{name}.js");
    let mut options = Options::new(&content);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.main_module = &script;
    options.target.web();
    transform(options)?;
    Ok(())
}
