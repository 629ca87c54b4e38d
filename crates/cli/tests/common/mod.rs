//! The real program over pipes, asked once.

// Not every test needs all of it.
#![allow(dead_code)]

pub mod gui;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Runs the program with some input to its end.
pub fn sessa(arguments: &[&str], input: &[u8]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_sessa"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built for this test");
    let mut stdin = program.stdin.take().expect("stdin is a pipe");
    let input = input.to_vec();
    // Both ends at once: a pipe holds only so much.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = program.wait_with_output().expect("it ends");
    writer.join().expect("no panic").expect("it listens");
    output
}

/// A file of its own for a test, gone with it.
pub struct Scratch(pub PathBuf);

impl Scratch {
    /// A name, and no file yet.
    pub fn new(name: &str) -> Scratch {
        let name = format!("sessa-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        // What an earlier run with this number may have left.
        let _ = fs::remove_file(&path);
        Scratch(path)
    }

    /// A file with this text.
    pub fn with(name: &str, text: &str) -> Scratch {
        let scratch = Scratch::new(name);
        fs::write(&scratch.0, text).expect("the folder can be written to");
        scratch
    }

    /// As it stands in a command line.
    pub fn path(&self) -> &str {
        self.0.to_str().expect("the name was made of letters")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// The bytes of a file.
pub fn read(path: &Path) -> Vec<u8> {
    fs::read(path).expect("it was written")
}

/// The engine as other programs see it.
pub fn program() -> String {
    format!("'{}' uci", env!("CARGO_BIN_EXE_sessa"))
}
