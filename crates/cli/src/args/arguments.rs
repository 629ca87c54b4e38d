//! Arguments of one command, taken one by one.

use std::ffi::OsString;
use std::num::NonZero;
use std::str::FromStr;

use lexopt::{Arg, Error, Parser, ValueExt};

use super::Command;

/// The words after a command's name.
pub struct Args {
    pub parser: Parser,
    command: &'static str,
    usage: &'static str,
    /// The option or word taken last, for messages.
    last: String,
}

impl Args {
    pub fn new(command: &'static str, usage: &'static str, words: Vec<OsString>) -> Args {
        Args {
            parser: Parser::from_args(words),
            command,
            usage,
            last: String::new(),
        }
    }

    /// The next option or word.
    pub fn next(&mut self) -> Result<Option<Arg<'_>>, Error> {
        let arg = self.parser.next()?;
        if let Some(arg) = &arg {
            self.last = match arg {
                Arg::Short(letter) => format!("-{letter}"),
                Arg::Long(name) => format!("--{name}"),
                Arg::Value(word) => word.to_string_lossy().into_owned(),
            };
        }
        Ok(arg)
    }

    /// The option or word taken last, as it was written.
    pub fn last(&self) -> &str {
        &self.last
    }

    /// The error that the argument taken last is none of those that the command takes.
    pub fn unexpected(&self, takes: &str) -> Error {
        let options = (self.usage)
            .split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-')
            .filter(|word| word.starts_with("--"));
        let (last, command) = (&self.last, self.command);
        let meant = meant(last, options);
        format!("unexpected `{last}`{meant}; `sessa {command}` takes {takes}").into()
    }

    /// `command`, if nothing comes after what was taken.
    pub fn end(&mut self, command: Command) -> Result<Command, Error> {
        match self.next()? {
            None => Ok(command),
            Some(_) => Err(self.unexpected("no arguments")),
        }
    }

    /// The word after an option.
    pub fn value(&mut self, expected: &str) -> Result<OsString, Error> {
        let value = self.parser.value();
        value.map_err(|_| format!("{} expects {expected}", self.last).into())
    }

    /// The word after an option, as text.
    pub fn text(&mut self) -> Result<String, Error> {
        self.value("something after it")?.string()
    }

    /// The word after an option, as a number or the like.
    pub fn parsed<T: FromStr>(&mut self, expected: &str) -> Result<T, Error> {
        let word = self.text()?;
        let wrong = |_| format!("{} expects {expected}, not `{word}`", self.last);
        Ok(word.parse().map_err(wrong)?)
    }

    pub fn number(&mut self) -> Result<u64, Error> {
        self.parsed("a whole number")
    }

    pub fn positive(&mut self) -> Result<u64, Error> {
        let number: NonZero<u64> = self.parsed("a whole number above 0")?;
        Ok(number.get())
    }

    pub fn small(&mut self) -> Result<u32, Error> {
        let number: NonZero<u32> = self.parsed("a whole number above 0")?;
        Ok(number.get())
    }

    pub fn real(&mut self) -> Result<f64, Error> {
        self.parsed("a number")
    }

    /// `NAME=VALUE`; a button has no value.
    pub fn pair(&mut self) -> Result<(String, String), Error> {
        let word = self.text()?;
        let (name, value) = word.split_once('=').unwrap_or((&word, ""));
        Ok((name.trim().to_owned(), value.trim().to_owned()))
    }

    /// A FEN as one quoted word, or unquoted as the four to six words of its fields.
    pub fn fen(&mut self) -> Result<String, Error> {
        let mut words = self.parser.raw_args()?;
        let mut field = || {
            let word = words.next_if(|word| !word.to_string_lossy().starts_with("--"))?;
            Some(word.to_string_lossy().into_owned())
        };
        let first = field().ok_or("--fen expects a position in Forsyth-Edwards notation")?;
        if first.contains(' ') {
            return Ok(first);
        }
        let mut fields = vec![first];
        while fields.len() < 6
            && let Some(field) = field()
        {
            fields.push(field);
        }
        Ok(fields.join(" "))
    }

    /// `N` numbers with colons between them.
    pub fn numbers<const N: usize>(&mut self, expected: &str) -> Result<[u32; N], Error> {
        let word = self.text()?;
        let numbers: Option<Vec<u32>> = word
            .split(':')
            .map(|number| number.parse().ok().filter(|&number| number <= 100_000))
            .collect();
        let numbers = numbers.and_then(|numbers| numbers.try_into().ok());
        numbers.ok_or_else(|| format!("{} expects {expected}, not `{word}`", self.last).into())
    }
}

/// ` (did you mean …?)`, if one of the names is within two typing errors (Damerau–Levenshtein distance) of the word written.
pub fn meant<'a>(written: &str, names: impl Iterator<Item = &'a str>) -> String {
    names
        .map(|name| (strsim::damerau_levenshtein(written, name), name))
        .filter(|(distance, _)| *distance <= 2)
        .min()
        .map_or_else(String::new, |(_, name)| {
            format!(" (did you mean `{name}`?)")
        })
}
