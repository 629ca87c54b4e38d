//! Every language says everything, with the same variables; every name the program uses exists, where it is used.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use ui::words::{Args, Language, Lexicon};

/// What is at hand when the page stands, and what is fetched with the sheets; files by the beginning of their names.
const FILES: [&str; 2] = ["", "sheets."];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of a language's file.
fn text_of(file: &str, language: Language) -> String {
    let path = root().join(format!("www/strings/{file}{}.ftl", language.tag()));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names in a file, each with its variables.
fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    let mut name = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((head, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            head.clone_into(&mut name);
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
    for file in FILES {
        let english = messages(&text_of(file, Language::English));
        assert!(english.len() > 50, "{} messages found", english.len());
        for language in Language::ALL {
            let text = text_of(file, language);
            let own = messages(&text);
            for (name, variables) in &english {
                assert_eq!(
                    own.get(name),
                    Some(variables),
                    "{name} in {file}{}",
                    language.tag()
                );
            }
            for name in own.keys() {
                assert!(
                    english.contains_key(name),
                    "{name} in {file}{} is not in English",
                    language.tag()
                );
            }
            assert!(
                FluentResource::try_new(text).is_ok(),
                "{file}{} has a message that cannot be read",
                language.tag()
            );
        }
    }
}

#[test]
fn every_message_can_be_said() {
    let english = Lexicon::english().and(Language::English, &text_of("sheets.", Language::English));
    for (file, language) in FILES
        .into_iter()
        .flat_map(|file| Language::ALL.map(|it| (file, it)))
    {
        let text = text_of(file, language);
        let lexicon = Lexicon::new(language, &text);
        for (name, variables) in messages(&text) {
            let mut args = Args::new();
            for variable in &variables {
                args.set(variable, 2);
            }
            let said = lexicon.with(&name, &args);
            assert!(
                !said.is_empty()
                    && !said.contains(['{', '}', '\u{2068}'])
                    && (said != name || english.get(&name) == name),
                "{name} in {file}{}: {said}",
                language.tag()
            );
        }
    }
}

#[test]
fn every_message_says_what_fluent_says() {
    for (file, language) in FILES
        .into_iter()
        .flat_map(|file| Language::ALL.map(|it| (file, it)))
    {
        let text = text_of(file, language);
        let lexicon = Lexicon::new(language, &text);
        let mut bundle = FluentBundle::new(vec![language.tag().parse().expect("a tag")]);
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(text.clone()).expect("a file that can be read");
        bundle.add_resource(resource).expect("no name stands twice");
        for (name, variables) in messages(&text) {
            let pattern = bundle
                .get_message(&name)
                .and_then(|message| message.value());
            for number in [0, 1, 2, 5, 21, -1] {
                let (mut args, mut fluent_args) = (Args::new(), FluentArgs::new());
                for variable in &variables {
                    args.set(variable, number);
                    fluent_args.set(variable, number);
                }
                let mut errors = Vec::new();
                let said = bundle.format_pattern(
                    pattern.expect("a message with a text"),
                    Some(&fluent_args),
                    &mut errors,
                );
                assert_eq!(
                    lexicon.with(&name, &args),
                    said,
                    "{name} in {file}{}",
                    language.tag()
                );
            }
        }
    }
}

/// The source texts below a folder.
fn code_below(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("the sources are there");
    let texts = entries.map(|entry| {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            code_below(&path)
        } else if path.ends_with("words/lexicon.rs") {
            // What its tests say is no message of the page.
            String::new()
        } else {
            fs::read_to_string(path).expect("readable")
        }
    });
    texts.collect()
}

/// The source text of these crates.
fn code_of(crates: &[&str]) -> String {
    let folders = crates
        .iter()
        .map(|name| root().join("crates").join(name).join("src"));
    folders.map(|folder| code_below(&folder)).collect()
}

/// Every name said in the code must be a known message.
fn assert_known(code: &str, known: &BTreeSet<String>) {
    for call in ["say(", "get(", "with(", "list("] {
        for rest in code.split(&format!(".{call}\"")).skip(1) {
            let name = &rest[..rest.find('"').expect("the quotes are closed")];
            assert!(known.contains(name), "{name} is no message");
        }
    }
}

/// The messages of this file must be said somewhere in the code.
fn assert_said(names: &BTreeSet<String>, code: &str) {
    for name in names {
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
}

#[test]
fn every_message_is_used_and_every_name_used_is_a_message() {
    let [page, sheets] = FILES.map(|file| -> BTreeSet<String> {
        messages(&text_of(file, Language::English))
            .into_keys()
            .collect()
    });
    // What only sheets say would be a burden to the page; what the page says, sheets can say as well.
    assert!(page.is_disjoint(&sheets), "said in one place only");
    let (said_by_page, said_by_sheets) = (code_of(&["app", "board", "ui"]), code_of(&["sheets"]));
    assert_said(&page, &said_by_page);
    assert_said(&sheets, &said_by_sheets);
    assert_known(&said_by_page, &page);
    assert_known(&said_by_sheets, &page.union(&sheets).cloned().collect());
}

/// The page writes its record with the letters of `chess`, and says which they are.
#[test]
fn f1_the_letters_are_those_of_the_rules() {
    for language in Language::ALL {
        let letters = language.letters();
        assert_eq!(letters.tag(), language.tag());
        let said = Lexicon::new(language, &text_of("", language)).list("letters");
        assert_eq!(said, letters.pieces(), "{}", language.tag());
    }
}
