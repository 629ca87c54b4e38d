//! Every language says everything, with the same variables; every name the program uses exists.

use super::{Language, Lexicon};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The text of a language's file.
pub fn text_of(language: Language) -> String {
    let path = here().join(format!("../../www/strings/{}.ftl", language.tag()));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names in a file, each with its variables.
fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    let mut name = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((head, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            name = head.to_owned();
            let twice = messages.insert(name.clone(), BTreeSet::new());
            assert!(twice.is_none(), "{name} stands twice");
        }
        let variables = line.split('$').skip(1).map(|rest| {
            let end = rest
                .find(|c: char| !c.is_alphanumeric() && c != '-')
                .unwrap_or(rest.len());
            rest[..end].to_owned()
        });
        if let Some(known) = messages.get_mut(&name) {
            known.extend(variables);
        }
    }
    messages
}

#[test]
fn every_language_has_every_message_with_its_variables() {
    let english = messages(&text_of(Language::English));
    assert!(english.len() > 200, "{} messages found", english.len());
    for language in Language::ALL {
        let text = text_of(language);
        let own = messages(&text);
        for (name, variables) in &english {
            assert_eq!(
                own.get(name),
                Some(variables),
                "{name} in {}",
                language.tag()
            );
        }
        for name in own.keys() {
            assert!(
                english.contains_key(name),
                "{name} in {} is not in English",
                language.tag()
            );
        }
        assert!(
            fluent_bundle::FluentResource::try_new(text).is_ok(),
            "{} has a message that cannot be read",
            language.tag()
        );
    }
}

/// What the English file says under a name.
fn english_says(name: &str) -> String {
    Lexicon::english().get(name)
}

#[test]
fn every_message_can_be_said() {
    for language in Language::ALL {
        let lexicon = Lexicon::new(language, &text_of(language));
        for (name, variables) in messages(&text_of(language)) {
            let args = variables
                .iter()
                .map(|variable| (variable.as_str(), fluent_bundle::FluentValue::from(2)))
                .collect();
            let said = lexicon.with(&name, &args);
            assert!(
                !said.is_empty()
                    && !said.contains(['{', '}', '\u{2068}'])
                    && (said != name || english_says(&name) == name),
                "{name} in {}: {said}",
                language.tag()
            );
        }
    }
}

/// The program's source files.
fn sources(folder: PathBuf, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            sources(path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn every_message_is_used_and_every_name_used_is_a_message() {
    let english = messages(&text_of(Language::English));
    let mut files = Vec::new();
    sources(here().join("src"), &mut files);
    let code: String = files
        .iter()
        .filter(|path| !path.ends_with("words/tests.rs") && !path.ends_with("words/lexicon.rs"))
        .map(|path| fs::read_to_string(path).expect("readable"))
        .collect();
    for name in english.keys() {
        // Names put together from a family and a member, such as `board-` and `walnut`, count by their family.
        let whole = code.contains(&format!("\"{name}\""));
        let family = name
            .match_indices('-')
            .any(|(at, _)| code.contains(&format!("\"{}-{{", &name[..at])));
        let man = ["white-", "black-"]
            .iter()
            .any(|side| name.starts_with(side));
        assert!(whole || family || man, "nothing says {name}");
    }
    for call in ["say(", "get(", "with(", "list("] {
        for rest in code.split(&format!(".{call}\"")).skip(1) {
            let name = &rest[..rest.find('"').expect("the quotes are closed")];
            assert!(english.contains_key(name), "{name} is no message");
        }
    }
}
