//! Compressed copies (`.br`, `.gz`) beside the files of the page, for hosts that send those to whoever accepts them; and what makes
//! files compress well.

mod function_order;
mod parallel;
mod reexport;
mod rename_imports;
mod wasm;

pub use function_order::name_functions_in_order;
pub use parallel::in_parallel;
pub use reexport::{import_directly, reexport_imports};
pub use rename_imports::rename_imports;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use static_server::Encoding;
use std::cmp::Reverse;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The endings of files that compress; pictures and sounds are compressed as they are.
const ENDINGS: [&str; 14] = [
    "bin",
    "css",
    "ftl",
    "html",
    "js",
    "json",
    "laws",
    "lesson",
    "pack",
    "svg",
    "tsv",
    "txt",
    "wasm",
    "webmanifest",
];

/// The largest window of brotli that every browser reads, as a power of two.
const WINDOW: i32 = 24;

/// Writes the copies of all files in a folder and its folders, as small as can be; a copy that would be no smaller is left
/// out.
///
/// # Errors
/// One message, with the name of a file that cannot be read or written.
pub fn write_copies(folder: &Path) -> Result<(), String> {
    let mut files = files_below(folder)
        .map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    files.retain(|file| compresses(file));
    // The largest, which take longest, are begun first.
    files.sort_by_key(|file| Reverse(fs::metadata(file).map_or(0, |metadata| metadata.len())));
    in_parallel(files, |file| {
        write_copies_of(&file)
            .map_err(|error| format!("cannot compress {}: {error}", file.display()))
    })
}

fn files_below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    Ok(files)
}

fn compresses(file: &Path) -> bool {
    let ending = file.extension().unwrap_or_default();
    ENDINGS.iter().any(|known| ending == *known)
}

fn write_copies_of(file: &Path) -> io::Result<()> {
    let content = fs::read(file)?;
    for encoding in Encoding::ALL {
        let copy = compressed(&content, encoding)?;
        if copy.len() < content.len() {
            fs::write(encoding.copy_of(file), copy)?;
        }
    }
    Ok(())
}

fn compressed(content: &[u8], encoding: Encoding) -> io::Result<Vec<u8>> {
    let mut copy = Vec::new();
    match encoding {
        Encoding::Brotli => {
            let best = BrotliEncoderParams {
                quality: 11,
                lgwin: WINDOW,
                size_hint: content.len(),
                ..BrotliEncoderParams::default()
            };
            brotli::BrotliCompress(&mut &*content, &mut copy, &best)?;
        }
        Encoding::Gzip => {
            let mut encoder = GzEncoder::new(&mut copy, Compression::best());
            encoder.write_all(content)?;
            encoder.finish()?;
        }
    }
    Ok(copy)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn copies_hold_what_their_files_hold() {
        let folder = std::env::temp_dir().join(format!("precompress-{}", std::process::id()));
        fs::create_dir_all(folder.join("strings")).expect("a temporary folder can be made");
        let text = "play = Play\n".repeat(100);
        for (file, content) in [
            ("strings/en.ftl", text.as_str()),
            ("short.js", "1"),
            ("icon.png", &text),
        ] {
            fs::write(folder.join(file), content).expect("it can be written");
        }
        write_copies(&folder).expect("it can be compressed");
        let read = |name: &str| fs::read(folder.join(name)).expect("it is there");
        let (brotli, gzip) = (read("strings/en.ftl.br"), read("strings/en.ftl.gz"));
        assert!(brotli.len() < gzip.len() && gzip.len() < text.len());
        let mut inside = String::new();
        brotli::Decompressor::new(&*brotli, 4096)
            .read_to_string(&mut inside)
            .expect("it is brotli");
        assert_eq!(inside, text);
        inside.clear();
        flate2::read::GzDecoder::new(&*gzip)
            .read_to_string(&mut inside)
            .expect("it is gzip");
        assert_eq!(inside, text);
        // What does not compress has no copies, and copies have none of their own.
        let files = || files_below(&folder).expect("it can be read").len();
        assert_eq!(files(), 5);
        write_copies(&folder).expect("it can be compressed");
        assert_eq!(files(), 5);
        fs::remove_dir_all(folder).expect("the test made it");
    }
}
