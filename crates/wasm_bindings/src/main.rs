//! wasm-bindgen and the splitter of wasm modules as one program. As `wasm-bindgen` on the PATH it is what Trunk calls, with the options that
//! Trunk passes; `wasm-bindgen split MODULE FOLDER` leaves the main part of a module and its chunks.
//!
//! Both are libraries here, so that cargo compiles what they share once, and nothing of their command lines and test runners
//! (docs/decisions/0001-trunk.md).

mod bind;

use bind::Binding;
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use wasm_split_cli_support::{Options, transform};

/// The version of wasm-bindgen, as Trunk asks for it.
const VERSION: &str = concat!("wasm-bindgen ", env!("CARGO_PKG_VERSION"));

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        ["--version" | "-V"] => {
            println!("{VERSION}");
            Ok(())
        }
        ["split", module, folder] => split(module.as_ref(), folder.as_ref()),
        _ => Binding::parse(&arguments).and_then(|binding| binding.run()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:?}");
            ExitCode::FAILURE
        }
    }
}

/// Leaves the main part of a module `NAME.wasm` in a folder under the same name, with its chunks, their loader, which imports the script
/// `NAME.js` that the main part will be bound to, and `chunks.txt`: a line for each split, its name and the files that it needs.
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
    let files = BTreeMap::from_iter(transform(options)?.prefetch_map);
    let mut list = String::new();
    for (split, files) in files {
        writeln!(list, "{split} {}", files.join(" "))?;
    }
    fs::write(folder.join("chunks.txt"), list)?;
    Ok(())
}
