//! Fluent messages: Project Fluent's syntax 1.0, as far as our messages need it: texts of one line or several, `{
//! $variable }`, and choices by number, plural form or word. A test holds what every message says against Mozilla's
//! implementation, which weighs ten times as much (decision 5).

use super::Language;
use super::customs::format_number;
use std::borrow::Cow;
use std::ops::Range;

/// Arguments of a message: values by name.
#[derive(Clone, Debug, Default)]
pub struct Args<'a>(Vec<(&'a str, Value<'a>)>);

impl<'a> Args<'a> {
    /// No arguments.
    pub const fn new() -> Args<'a> {
        Args(Vec::new())
    }

    /// Adds an argument.
    pub fn set(&mut self, name: &'a str, value: impl Into<Value<'a>>) {
        self.0.push((name, value.into()));
    }

    fn get(&self, name: &str) -> Option<&Value<'a>> {
        let named = self.0.iter().find(|(known, _)| *known == name);
        named.map(|(_, value)| value)
    }
}

/// The value of an argument.
#[derive(Clone, Debug)]
pub enum Value<'a> {
    /// A text, inserted as it is.
    Text(Cow<'a, str>),
    /// A number, written as the language does; it can choose a plural form.
    Number(i64),
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(text.into())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Number(number as i64)
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, usize, i32, i64);

/// The messages of one language, by name.
pub struct Messages {
    language: Language,
    text: String,
    /// Ranges of names and values in the text, in the order of the names.
    entries: Vec<(Range<usize>, Range<usize>)>,
}

impl Messages {
    /// No messages yet.
    pub const fn new(language: Language) -> Messages {
        Messages {
            language,
            text: String::new(),
            entries: Vec::new(),
        }
    }

    /// Adds the messages of a file. Lines that are no message are skipped; of two with one name the first counts.
    pub fn add(&mut self, file: &str) {
        let mut at = self.text.len();
        let known = self.entries.len();
        self.text.push_str(file);
        for line in file.split_inclusive('\n') {
            let end = at + line.len();
            let begins = line.starts_with(|first: char| first.is_ascii_alphabetic());
            if let Some((name, value)) = line.split_once('=').filter(|_| begins) {
                let name = at..at + name.trim_ascii_end().len();
                self.entries.push((name, end - value.len()..end));
            } else if let Some((_, value)) = self.entries[known..].last_mut() {
                // A line that is indented, empty or closes a brace goes on with the message; any other ends it.
                if line.starts_with([' ', '}', '\n']) && value.end == at {
                    value.end = end;
                }
            }
            at = end;
        }
        // What was there stays before what has come, so that it is kept of two with one name.
        let text = &self.text;
        let name = |(name, _): &(Range<usize>, Range<usize>)| &text[name.clone()];
        self.entries
            .sort_by(|one, other| name(one).cmp(name(other)));
        self.entries
            .dedup_by(|one, before| name(one) == name(before));
    }

    /// Formats a message; `None` if there is no such message, or an argument is missing.
    pub fn say(&self, name: &str, args: &Args<'_>) -> Option<String> {
        let found = self
            .entries
            .binary_search_by(|(known, _)| self.text[known.clone()].cmp(name));
        let (_, value) = &self.entries[found.ok()?];
        let mut said = String::new();
        self.write(&self.text[value.clone()], args, &mut said)?;
        Some(said)
    }

    /// Writes a pattern: text with expressions in braces.
    fn write(&self, pattern: &str, args: &Args<'_>, said: &mut String) -> Option<()> {
        let mut rest = pattern.trim_ascii();
        while let Some((text, inside)) = rest.split_once('{') {
            push_text(text, said);
            let end = closing_brace(inside)?;
            self.express(inside[..end].trim_ascii(), args, said)?;
            rest = &inside[end + 1..];
        }
        push_text(rest, said);
        Some(())
    }

    /// Writes the value of an expression: `$variable`, or `$variable -> [one] … *[other] …`.
    fn express(&self, expression: &str, args: &Args<'_>, said: &mut String) -> Option<()> {
        let (variable, variants) = match expression.split_once("->") {
            Some((variable, variants)) => (variable.trim_ascii_end(), Some(variants)),
            None => (expression, None),
        };
        match (args.get(variable.strip_prefix('$')?)?, variants) {
            (value, Some(variants)) => self.write(self.choose(variants, value)?, args, said)?,
            (Value::Text(text), None) => said.push_str(text),
            (Value::Number(number), None) => {
                said.push_str(&format_number(self.language.tag(), *number));
            }
        }
        Some(())
    }

    /// The variant that fits the value best: named by it, by its plural form, or the one with the star.
    fn choose<'t>(&self, variants: &'t str, value: &Value<'_>) -> Option<&'t str> {
        let mut best = (0, "");
        let mut rest = variants.trim_ascii_start();
        while !rest.is_empty() {
            let starless = rest.trim_start_matches('*');
            let (key, variant) = starless.strip_prefix('[')?.split_once(']')?;
            let key = key.trim_ascii();
            let fit = match value {
                Value::Text(text) if key == text => 3,
                Value::Number(number) if key.parse() == Ok(*number) => 3,
                Value::Number(number) if key == plural_form(self.language, *number) => 2,
                _ => u8::from(starless.len() < rest.len()),
            };
            let end = next_variant(variant);
            if fit > best.0 {
                best = (fit, &variant[..end]);
            }
            rest = variant[end..].trim_ascii_start();
        }
        (best.0 > 0).then_some(best.1)
    }
}

/// The plural form of a number, by the rules of Unicode's CLDR for cardinal numbers.
fn plural_form(language: Language, number: i64) -> &'static str {
    match number.unsigned_abs() {
        1 => "one",
        0 if language == Language::Kannada => "one",
        _ => "other",
    }
}

/// Index of the brace that closes the one opened just before this text.
fn closing_brace(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    text.bytes().position(|byte| {
        match byte {
            b'{' => depth += 1,
            b'}' if depth == 0 => return true,
            b'}' => depth -= 1,
            _ => {}
        }
        false
    })
}

/// Index of the line on which the next variant stands; the end of the text if there is none.
fn next_variant(text: &str) -> usize {
    let (mut at, mut depth) = (0, 0);
    for line in text.split_inclusive('\n') {
        if at > 0 && depth == 0 && line.trim_ascii_start().starts_with(['[', '*']) {
            break;
        }
        depth += line.matches('{').count() as i32 - line.matches('}').count() as i32;
        at += line.len();
    }
    at
}

/// Appends text; lines after the first are indented in the file, not in the message.
fn push_text(text: &str, said: &mut String) {
    let mut lines = text.split('\n');
    said.push_str(lines.next().unwrap_or_default());
    for line in lines {
        said.push('\n');
        said.push_str(line.trim_ascii_start());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "\
# A comment = nothing.
plain =   Plain text, { $who }.
lines =
    One
    and { $who }

    again.
count = { $count ->
    [0] none of { $who }
    [one] one [of
   *[other] { $count } of { $count ->
        [one] one
       *[other] many
    }
} left
side = { $who ->
    [white] White
   *[black] Black
}
plain = Said before.
open = { $who
none = { $nobody }
";

    #[test]
    fn texts_variables_and_choices() {
        let mut messages = Messages::new(Language::English);
        messages.add(FILE);
        let say = |name: &str, count: i32, who: &str| {
            let mut args = Args::new();
            args.set("count", count);
            args.set("who", who);
            messages.say(name, &args)
        };
        for (name, count, who, said) in [
            ("plain", 0, "white", Some("Plain text, white.")),
            ("lines", 0, "you", Some("One\nand you\n\nagain.")),
            ("count", 0, "all", Some("none of all left")),
            ("count", 1, "all", Some("one [of left")),
            ("count", 7, "all", Some("7 of many left")),
            ("side", 0, "white", Some("White")),
            ("side", 0, "nobody", Some("Black")),
            ("open", 0, "white", None),
            ("none", 0, "white", None),
            ("# A comment", 0, "white", None),
        ] {
            assert_eq!(say(name, count, who).as_deref(), said, "{name} {count}");
        }
    }

    #[test]
    fn every_message_is_found_and_of_two_the_first() {
        let mut messages = Messages::new(Language::English);
        let names: Vec<_> = (0..100)
            .map(|number| format!("m{}", number * 37 % 100))
            .collect();
        for half in names.chunks(50) {
            let lines: Vec<_> = half
                .iter()
                .map(|name| format!("{name} = of {name}\n"))
                .collect();
            messages.add(&lines.concat());
        }
        messages.add("m7 = again\nm5 = again\nlast = there");
        let say = |name: &str| messages.say(name, &Args::new());
        for name in &names {
            assert_eq!(say(name), Some(format!("of {name}")));
        }
        assert_eq!(say("last").as_deref(), Some("there"));
        for missing in ["", "m", "m100", "zebra"] {
            assert_eq!(say(missing), None, "{missing}");
        }
    }
}
