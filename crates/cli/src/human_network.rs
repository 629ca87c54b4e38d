//! The network of human moves: that of a file, or the one that comes with the program.

use std::fs;
use std::io;
use std::path::Path;

use human::Network;

/// The network that comes with the program.
static OWN: &[u8] = include_bytes!("../../human/network.bin");

/// Reads the network of a file, or takes the program's own.
pub fn read(file: Option<&Path>) -> io::Result<Network> {
    let network = match file {
        None => Network::from_bytes(OWN),
        Some(file) => Network::from_bytes(&fs::read(file).map_err(|error| {
            io::Error::new(error.kind(), format!("{}: {error}", file.display()))
        })?),
    };
    network.map_err(|error| {
        let name = file.map_or_else(|| "own network".into(), |file| file.display().to_string());
        io::Error::other(format!("{name}: {error}"))
    })
}
