//! The engine over pipes, as a chess GUI drives it.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

pub struct Gui {
    program: Child,
    pub input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Gui {
    pub fn start() -> Gui {
        let mut program = Command::new(env!("CARGO_BIN_EXE_sessa"))
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the program was built for this test");
        let input = program.stdin.take();
        let output = BufReader::new(program.stdout.take().expect("stdout is a pipe"));
        Gui {
            program,
            input,
            output,
        }
    }

    pub fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("input is open until the end");
        input
            .write_all(line.as_bytes())
            .and_then(|()| input.write_all(b"\n"))
            .expect("it listens");
    }

    pub fn line(&mut self) -> String {
        let mut line = String::new();
        let read = self.output.read_line(&mut line).expect("it writes lines");
        assert!(read > 0, "the program ended too soon");
        line.trim_end().to_owned()
    }

    /// Reads up to the line that begins with `wanted` and returns all lines.
    pub fn until(&mut self, wanted: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.line());
            if lines.last().is_some_and(|line| line.starts_with(wanted)) {
                return lines;
            }
        }
    }

    pub fn last(&mut self, wanted: &str) -> String {
        self.until(wanted)
            .pop()
            .expect("until returns at least one line")
    }

    /// Closes its input and expects a clean end.
    pub fn end(mut self) -> Vec<String> {
        self.input = None;
        let rest = self
            .output
            .by_ref()
            .lines()
            .map(|line| line.expect("text"))
            .collect();
        assert!(self.program.wait().expect("it ends").success());
        rest
    }
}
