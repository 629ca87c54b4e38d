//! Translations: every language has every message, with the same variables; the program uses every message and no other.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use i18n::{Args, Language, Lexicon};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Folders of messages: those present when the page starts, and those fetched with the screens, each in the folder of its
/// screen, with those of the widgets.
const FILES: [&[&str]; 2] = [
    &["www/strings"],
    &["crates/screens/src", "crates/widgets/src"],
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of a language's files in these folders and the folders in them.
fn text_of(folders: &[&str], language: Language) -> String {
    let texts = folders
        .iter()
        .map(|folder| text_below(&root().join(folder), language));
    texts.collect()
}

fn text_below(folder: &Path, language: Language) -> String {
    let name = format!("{}.ftl", language.tag());
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let texts = entries.map(|entry| {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            text_below(&path, language)
        } else if path.ends_with(&name) {
            fs::read_to_string(&path).expect("readable") + "\n"
        } else {
            String::new()
        }
    });
    texts.collect()
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
                    "{name} in {file:?} {}",
                    language.tag()
                );
            }
            for name in own.keys() {
                assert!(
                    english.contains_key(name),
                    "{name} in {file:?} {} is not in English",
                    language.tag()
                );
            }
            assert!(
                FluentResource::try_new(text).is_ok(),
                "{file:?} {} has a message that cannot be read",
                language.tag()
            );
        }
    }
}

#[test]
fn every_message_can_be_said() {
    let english = Lexicon::english().and(Language::English, &text_of(FILES[1], Language::English));
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
                "{name} in {file:?} {}: {said}",
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
                    "{name} in {file:?} {}",
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
        } else if path.ends_with("i18n/src/lexicon.rs") {
            // What its tests say is no message of the page.
            String::new()
        } else if path.extension().is_some_and(|it| it == "rs") {
            fs::read_to_string(path).expect("readable")
        } else {
            String::new()
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

/// The texts in quotes in the code.
fn literals(code: &str) -> BTreeSet<&str> {
    let lines = code
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default());
    lines
        .flat_map(|line| line.split('"').skip(1).step_by(2))
        .collect()
}

/// True if a name can be made by `format!` with this template: what stands in place of `{…}` is a text in quotes of its
/// own, or a number.
fn is_made_by(name: &str, template: &str, literals: &BTreeSet<&str>) -> bool {
    let Some((fixed, rest)) = template.split_once('{') else {
        return name == template;
    };
    let (Some(name), Some((_, rest))) = (name.strip_prefix(fixed), rest.split_once('}')) else {
        return false;
    };
    (1..=name.len())
        .filter(|&end| name.is_char_boundary(end))
        .any(|end| {
            let (member, tail) = name.split_at(end);
            (literals.contains(member) || member.parse::<u32>().is_ok())
                && is_made_by(tail, rest, literals)
        })
}

/// The messages of this file must be said somewhere in the code: by their name, or by one that is put together from a
/// family and a member, such as `board-` and `walnut`, or from a colour and a piece.
fn assert_said(names: &BTreeSet<String>, code: &str, members: &BTreeSet<&str>) {
    let literals = literals(code);
    let is_template = |text: &&&str| {
        text.split_once('{').is_some_and(|(family, _)| {
            family.ends_with('-') && family.bytes().all(|b| b == b'-' || b.is_ascii_lowercase())
        })
    };
    let mut templates: Vec<_> = literals.iter().filter(is_template).copied().collect();
    templates.extend(["white-{role}", "black-{role}"]);
    let is_said = |name: &&String| {
        literals.contains(name.as_str())
            || templates
                .iter()
                .any(|template| is_made_by(name, template, members))
    };
    let unsaid: Vec<_> = names.iter().filter(|name| !is_said(name)).collect();
    assert!(unsaid.is_empty(), "nothing says {unsaid:#?}");
}

#[test]
fn names_are_made_of_a_family_and_a_known_member() {
    let literals = BTreeSet::from(["walnut", "white"]);
    for (name, template, made) in [
        ("board-walnut", "board-{}", true),
        ("board-oak", "board-{}", false),
        ("board-", "board-{}", false),
        ("board-walnut", "pieces-{}", false),
        ("stage-2-white", "stage-{at}-{name}", true),
        ("stage-2-black", "stage-{at}-{name}", false),
        ("walnut-sure", "{action}-sure", true),
    ] {
        assert_eq!(
            is_made_by(name, template, &literals),
            made,
            "{name} {template}"
        );
    }
}

#[test]
fn every_message_is_used_and_every_name_used_is_a_message() {
    let [page, screens] = FILES.map(|file| -> BTreeSet<String> {
        messages(&text_of(file, Language::English))
            .into_keys()
            .collect()
    });
    // The screens' own messages would be a burden to the page; the page's messages are there for screens as well.
    assert!(page.is_disjoint(&screens), "said in one place only");
    // The page and the screens are composed of the same widgets.
    let (mut said_by_page, said_by_screens) = (
        code_of(&["app", "board", "i18n", "narration", "platform", "play"]),
        code_of(&["screens", "widgets"]),
    );
    // The field for typed moves, that nothing is kept, and odds in words stand at the table too, without the screens' messages.
    // The answers of a first visit are the names of its skills.
    for file in [
        "crates/screens/src/move_entry.rs",
        "crates/screens/src/odds_words.rs",
        "crates/table/src/skill.rs",
        "crates/widgets/src/keeps_nothing.rs",
    ] {
        said_by_page.push_str(&fs::read_to_string(root().join(file)).expect("readable"));
    }
    // Clocks, rule sets, faults, themes, chapters of the course, drills, reasons of the miner, and the laboratory's relations, terms
    // and warnings have their names where they are defined.
    let defined = code_of(&[
        "chess",
        "game",
        "lab",
        "lab_worker",
        "learn",
        "motif",
        "protocol",
        "puzzle",
        "tablebase",
    ]);
    let everything = [said_by_page.as_str(), &said_by_screens, &defined].concat();
    let members = literals(&everything);
    // The title of a screen is the message of its name, which the registry has. The page says some of them too.
    let registry =
        fs::read_to_string(root().join("crates/screens/src/registry.rs")).expect("the registry");
    assert_said(
        &page,
        &[said_by_page.as_str(), &registry].concat(),
        &members,
    );
    assert_said(
        &screens,
        &[said_by_screens.as_str(), &registry].concat(),
        &members,
    );
    assert_known(&said_by_page, &page);
    assert_known(&said_by_screens, &page.union(&screens).cloned().collect());
}

/// The page writes its record with the letters of `chess`, and says which they are.
#[test]
fn f1_the_letters_are_those_of_the_rules() {
    for language in Language::ALL {
        let letters = language.letters();
        assert_eq!(letters.tag(), language.tag());
        let said = Lexicon::new(language, &text_of(FILES[0], language)).list("letters");
        assert_eq!(said, letters.pieces(), "{}", language.tag());
    }
}

#[test]
fn what_is_said_without_the_program_is_said_in_every_language() {
    let read = |file: &str| fs::read_to_string(root().join(file)).expect(file);
    let page = read("index.html");
    let (_, without) = page
        .split_once("<noscript>")
        .expect("a page without scripts");
    let (without, _) = without.split_once("</noscript>").expect("its end");
    let manifest = read("www/manifest.webmanifest");
    let (_, described) = manifest
        .split_once("\"description_localized\": {")
        .expect("descriptions");
    let (described, _) = described.split_once('}').expect("their end");
    let openings = read("www/openings.names.tsv");
    for language in Language::ALL {
        if language == Language::English {
            continue;
        }
        let tag = language.tag();
        let families = game::FamilyNames::parse(&openings, tag);
        assert!(families.split("Sicilian Defence").is_some(), "{tag}");
        let said = |text: &str, begin: &str, end: &str| {
            let (_, said) = text
                .split_once(begin)
                .unwrap_or_else(|| panic!("{begin} is missing"));
            let own = language.own_name().chars().next().expect("a name") as u32 & !0x7f;
            let (said, _) = said.split_once(end).expect("an end");
            assert!(
                said.chars().any(|letter| letter as u32 & !0x7f == own),
                "{said}"
            );
        };
        said(without, &format!("<p lang=\"{tag}\">"), "</p>");
        said(described, &format!("\"{tag}\": \""), "\"");
    }
}
