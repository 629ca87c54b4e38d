//! What follows an option.

use super::Misuse;

/// What is not understood, and what would be.
pub fn misuse(said: impl Into<String>) -> Misuse {
    Misuse::BadArgument(said.into())
}

/// What follows an option.
pub struct Value<'a, I> {
    pub option: &'a str,
    pub words: &'a mut I,
}

impl<I: Iterator<Item = String>> Value<'_, I> {
    pub fn word(&mut self) -> Result<String, Misuse> {
        let word = self.words.next();
        word.ok_or_else(|| misuse(format!("{} expects something after it", self.option)))
    }

    pub fn parsed<T: std::str::FromStr>(&mut self, expected: &str) -> Result<T, Misuse> {
        let word = self.word()?;
        let option = self.option;
        word.parse()
            .map_err(|_| misuse(format!("{option} expects {expected}, not `{word}`")))
    }

    pub fn number(&mut self) -> Result<u64, Misuse> {
        self.parsed("a whole number")
    }

    pub fn positive(&mut self) -> Result<u64, Misuse> {
        let number: std::num::NonZero<u64> = self.parsed("a whole number above 0")?;
        Ok(number.get())
    }

    pub fn small(&mut self) -> Result<u32, Misuse> {
        let number: std::num::NonZero<u32> = self.parsed("a whole number above 0")?;
        Ok(number.get())
    }

    pub fn real(&mut self) -> Result<f64, Misuse> {
        self.parsed("a number")
    }

    /// `NAME=VALUE`; a button has no value.
    pub fn pair(&mut self) -> Result<(String, String), Misuse> {
        let word = self.word()?;
        let (name, value) = word.split_once('=').unwrap_or((&word, ""));
        Ok((name.trim().to_owned(), value.trim().to_owned()))
    }

    /// So many numbers with colons between them.
    pub fn numbers<const N: usize>(&mut self, expected: &str) -> Result<[u32; N], Misuse> {
        let word = self.word()?;
        let numbers: Option<Vec<u32>> = word
            .split(':')
            .map(|number| number.parse().ok().filter(|&number| number <= 100_000))
            .collect();
        numbers
            .and_then(|numbers| numbers.try_into().ok())
            .ok_or_else(|| misuse(format!("{} expects {expected}, not `{word}`", self.option)))
    }
}
