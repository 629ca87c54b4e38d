//! Sizes of the built page's files: as they are, and as their compressed copies are sent.

use crate::fingerprint::files_below;
use crate::npm;
use static_server::Encoding;
use std::fs;
use std::iter::Sum;
use std::ops::Add;
use std::path::{Path, PathBuf};

/// The size of a file, or of several, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// As it is.
    pub raw: u64,
    /// Compressed by gzip.
    pub gzip: u64,
    /// Compressed by brotli.
    pub brotli: u64,
}

impl Size {
    /// The size of a file; what has no compressed copy is sent as it is. A file that is not there is empty.
    pub fn of(file: &Path) -> Self {
        let length = |file: &Path| fs::metadata(file).map(|metadata| metadata.len()).ok();
        let raw = length(file).unwrap_or_default();
        let sent = |encoding: Encoding| length(&encoding.copy_of(file)).unwrap_or(raw);
        Self {
            raw,
            gzip: sent(Encoding::Gzip),
            brotli: sent(Encoding::Brotli),
        }
    }

    /// The heading of a table of sizes.
    pub fn print_heading() {
        println!("{:>12} {:>10} {:>10}", "bytes", "gzip", "brotli");
    }

    /// A row of the table.
    pub fn print(self, name: impl std::fmt::Display) {
        println!(
            "{:>12} {:>10} {:>10}  {name}",
            self.raw, self.gzip, self.brotli
        );
    }
}

impl Add for Size {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            raw: self.raw + other.raw,
            gzip: self.gzip + other.gzip,
            brotli: self.brotli + other.brotli,
        }
    }
}

impl Sum for Size {
    fn sum<I: Iterator<Item = Self>>(sizes: I) -> Self {
        sizes.fold(Self::default(), Add::add)
    }
}

/// The files of the page, without their copies and without the package for npm, as paths from its folder with slashes.
pub fn files(dist: &Path) -> Vec<String> {
    let name = |file: &PathBuf| {
        let name = file.strip_prefix(dist).unwrap_or(file).to_string_lossy();
        name.replace('\\', "/")
    };
    let files = files_below(dist);
    let package = dist.join(npm::FOLDER);
    let own = files
        .iter()
        .filter(|file| !Encoding::is_copy(file) && !file.starts_with(&package));
    own.map(name).collect()
}

/// True of the files that are code.
pub fn is_code(name: &str) -> bool {
    let ending = Path::new(name).extension().unwrap_or_default();
    ending == "wasm" || ending == "js"
}

/// Prints the sizes of all that a visitor downloads, file by file for code and in sum for the rest.
pub fn print_all(dist: &Path) {
    Size::print_heading();
    let (code, other): (Vec<_>, Vec<_>) = files(dist).into_iter().partition(|name| is_code(name));
    let size = |name: &String| Size::of(&dist.join(name));
    for name in &code {
        size(name).print(name);
    }
    let sum = |names: &[String]| names.iter().map(size).sum::<Size>();
    sum(&other).print("everything else");
    (sum(&code) + sum(&other)).print("in all");
}

/// Prints the sizes of these files.
pub fn print_files(dist: &Path, names: &[String]) {
    Size::print_heading();
    for name in names {
        Size::of(&dist.join(name)).print(name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_count_as_what_is_sent() {
        let dist = std::env::temp_dir().join(format!("xtask-sizes-{}", std::process::id()));
        for folder in ["strings", "npm"] {
            fs::create_dir_all(dist.join(folder)).expect("a temporary folder can be made");
        }
        for (file, content) in [
            ("app.js", "123456"),
            ("app.js.br", "12"),
            ("app.js.gz", "123"),
            ("strings/en.ftl", "1"),
            ("npm/app.js", "123456"),
        ] {
            fs::write(dist.join(file), content).expect("it can be written");
        }
        assert_eq!(files(&dist), ["app.js", "strings/en.ftl"]);
        let sum: Size = files(&dist)
            .iter()
            .map(|name| Size::of(&dist.join(name)))
            .sum();
        let (raw, gzip, brotli) = (7, 4, 3);
        assert_eq!(sum, Size { raw, gzip, brotli });
        fs::remove_dir_all(dist).expect("the test made it");
    }
}
