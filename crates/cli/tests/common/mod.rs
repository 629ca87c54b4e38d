//! The real program over pipes, asked once.

use std::io::Write;
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
