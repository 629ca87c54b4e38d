//! Lexicon: the messages of one language by name (Project Fluent), with English where the language lacks one.
//!
//! A view asks `Words` for a message by name, in a closure that follows the language. Messages are Fluent files:
//! `www/strings`, and the folders of the screens (`docs/decisions/0005-words.md`).

use super::Language;
use super::customs::format_number;
use super::english;
use super::fluent::{Args, Messages};

/// Arguments of a message: `args!["level" => 3]`.
#[macro_export]
macro_rules! args {
    ($($name:expr => $value:expr),* $(,)?) => {{
        let mut args = $crate::Args::new();
        $(args.set($name, $value);)*
        args
    }};
}

/// All messages of a language.
pub struct Lexicon {
    language: Language,
    text: String,
    own: Option<Messages>,
    /// What is said where the language itself lacks a message.
    english: Messages,
}

impl Lexicon {
    /// English, which is always there.
    pub fn english() -> Lexicon {
        Lexicon {
            language: Language::English,
            text: String::new(),
            own: None,
            english: messages(Language::English, english::text()),
        }
    }

    /// The lexicon of a language with the messages in `text`. Messages that are missing or cannot be read are in
    /// English.
    pub fn new(language: Language, text: &str) -> Lexicon {
        Lexicon {
            language,
            text: text.to_owned(),
            own: Some(messages(language, text)),
            ..Lexicon::english()
        }
    }

    /// The lexicon of a language that has all its messages in `text`; none is looked for in English.
    pub fn complete(language: Language, text: &str) -> Lexicon {
        Lexicon {
            language,
            text: String::new(),
            own: None,
            english: messages(language, text),
        }
    }

    /// The same with more messages, of its language or English. A name that is there already keeps its message.
    #[must_use]
    pub fn and(mut self, language: Language, text: &str) -> Lexicon {
        if language == Language::English {
            self.english.add(text);
        } else if let Some(own) = &mut self.own {
            own.add(text);
        }
        self
    }

    /// The text it was made of; empty for English.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message of this name.
    pub fn get(&self, name: &str) -> String {
        self.with(name, &Args::new())
    }

    /// The message of this name, with arguments.
    pub fn with(&self, name: &str, args: &Args<'_>) -> String {
        let own = self.own.as_ref().and_then(|own| own.say(name, args));
        // A test keeps every name the program uses in the English file.
        own.or_else(|| self.english.say(name, args))
            .unwrap_or_else(|| name.to_owned())
    }

    /// The items of a message that is a list of synonyms.
    pub fn list(&self, name: &str) -> Vec<String> {
        self.get(name)
            .split('|')
            .map(|part| part.trim().to_owned())
            .filter(|part| !part.is_empty())
            .collect()
    }

    /// A number as the language writes it.
    pub fn number(&self, number: u32) -> String {
        format_number(self.language.tag(), number.into())
    }
}

fn messages(language: Language, text: &str) -> Messages {
    let mut messages = Messages::new(language);
    messages.add(text);
    messages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plural_forms_and_numbers() {
        let english = Lexicon::english();
        let minutes = |count: u32| english.with("minutes", &args!["count" => count]);
        assert_eq!(
            [minutes(1), minutes(5)],
            ["one minute".to_owned(), "5 minutes".to_owned()]
        );
    }

    #[test]
    fn what_is_missing_or_broken_is_said_in_english() {
        let lexicon = Lexicon::new(
            Language::Tamil,
            "play = விளையாடு\nresign = { $nobody }\nbroken = {",
        );
        assert_eq!(lexicon.get("play"), "விளையாடு");
        assert_eq!(lexicon.get("settings"), "Settings");
        assert_eq!(lexicon.get("resign"), "Resign");
    }

    #[test]
    fn a_complete_lexicon_has_its_own_words_alone() {
        let lexicon = Lexicon::complete(Language::Tamil, "play = விளையாடு");
        assert_eq!(lexicon.language(), Language::Tamil);
        assert_eq!(
            [lexicon.get("play"), lexicon.get("settings")],
            ["விளையாடு", "settings"]
        );
    }

    #[test]
    fn words_of_several_files() {
        let lexicon = Lexicon::new(Language::Tamil, "play = விளையாடு")
            .and(Language::English, "volume = Volume\nspelling = Spelling")
            .and(Language::Tamil, "volume = ஒலியளவு");
        let said = ["play", "volume", "spelling", "resign"].map(|name| lexicon.get(name));
        assert_eq!(said, ["விளையாடு", "ஒலியளவு", "Spelling", "Resign"]);
    }

    #[test]
    fn lists_are_taken_apart() {
        let lexicon = Lexicon::new(Language::Kannada, "ignored = a | b c |d");
        assert_eq!(lexicon.list("ignored"), ["a", "b c", "d"]);
    }
}
