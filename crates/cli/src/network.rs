//! Networks in files.

use std::fs;
use std::path::Path;

use engine::nnue::Network;

/// The network in a file as `sessa train` writes it.
///
/// # Errors
///
/// Why there is none, with the name of the file.
pub fn read(path: &Path) -> Result<Box<Network>, String> {
    let named = |why: String| format!("{}: {why}", path.display());
    let bytes = fs::read(path).map_err(|error| named(error.to_string()))?;
    Network::from_bytes(&bytes).map_err(|why| named(why.to_string()))
}
