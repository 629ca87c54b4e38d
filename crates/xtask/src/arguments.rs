//! Command line, taken apart by `lexopt`: words, options and their values, each fault as one message.

use crate::Result;
use crate::step::Step;
use crate::trunk::{DEFAULT_PORT, Page};
use lexopt::Arg::{Long, Value};
use lexopt::{Parser, ValueExt};

/// Parsed arguments of a command.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Arguments {
    /// The words that are no options, in their order.
    pub words: Vec<String>,
    /// Which page is built: `--dev`, `--with-messages`, `--without STEP`.
    pub page: Page,
    /// `--port N`.
    pub port: Option<u16>,
    /// `--renew-screens`: the pictures that the screens must look like are taken anew.
    pub renew_screens: bool,
}

impl Arguments {
    /// Reads all that is left. Only the options in `known` are taken, without their hyphens.
    pub fn read(mut parser: Parser, command: &str, known: &[&str]) -> Result<Self> {
        let told = |error: lexopt::Error| format!("`{command}`: {error}");
        let mut arguments = Self::default();
        while let Some(argument) = parser.next().map_err(told)? {
            match argument {
                Value(word) => arguments.words.push(word.string().map_err(told)?),
                Long(name) if !known.contains(&name) => {
                    return Err(format!("`{command}` takes no `--{name}`"));
                }
                Long("dev") => arguments.page.is_dev = true,
                Long("with-messages") => arguments.page.with_messages = true,
                Long("renew-screens") => arguments.renew_screens = true,
                Long("port") => {
                    let number = parser
                        .value()
                        .map_err(|_| "`--port` needs a number, such as `--port 8081`".to_owned())?;
                    let number = number.string().map_err(told)?;
                    arguments.port = Some(number.parse().map_err(|_| {
                        format!("`{number}` is not a port: give a number from 0 to 65535 (0 picks a free one)")
                    })?);
                }
                Long("without") => {
                    let name = parser.value().map_err(told)?.string().map_err(told)?;
                    let step = Step::named(&name).ok_or_else(|| {
                        format!("there is no step `{name}`: the steps are {}", Step::names())
                    })?;
                    arguments.page.without = Some(step);
                }
                other => return Err(told(other.unexpected())),
            }
        }
        if arguments.page.is_dev && arguments.page.with_messages {
            return Err("a debug build has its messages: leave out `--with-messages`".to_owned());
        }
        Ok(arguments)
    }

    /// The port, or the usual one.
    pub fn port(&self) -> u16 {
        self.port.unwrap_or(DEFAULT_PORT)
    }

    /// An error if there are words.
    pub fn no_words(&self, command: &str) -> Result<()> {
        match self.words.first() {
            None => Ok(()),
            Some(word) => Err(format!("`{command}` takes no `{word}`")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Arguments> {
        let known = ["dev", "with-messages", "port", "without"];
        Arguments::read(Parser::from_args(words), "build", &known)
    }

    #[test]
    fn options_and_words_are_read() {
        let arguments = read(&["a", "--dev", "--port", "81", "b::c"]).expect("they are right");
        assert_eq!(arguments.words, ["a", "b::c"]);
        assert!(arguments.page.is_dev && !arguments.page.with_messages);
        assert_eq!(arguments.port(), 81);
        assert_eq!(read(&["--port=0"]).expect("right").port(), 0);
        assert_eq!(read(&[]).expect("right").port(), DEFAULT_PORT);
        let without = read(&["--without", "order"]).expect("right").page.without;
        assert_eq!(without, Some(Step::Order));
    }

    #[test]
    fn wrong_ones_are_refused_by_name() {
        for (words, named) in [
            (&["--port"][..], "`--port`"),
            (&["--port", "x"], "`x`"),
            (&["--port=70000"], "`70000`"),
            (&["--host", "a"], "`--host`"),
            (&["--renew-screens"], "`--renew-screens`"),
            (&["--without", "care"], "`care`"),
            (&["--dev", "--with-messages"], "`--with-messages`"),
            (&["-x"], "-x"),
        ] {
            let refused = read(words);
            assert!(
                refused.as_ref().is_err_and(|why| why.contains(named)),
                "{words:?} {refused:?}"
            );
        }
    }
}
