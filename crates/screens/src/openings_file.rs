//! The tables of opening names, as they lie on the site: the openings, and the names of their families in each language.

use game::{FamilyNames, Openings};
use i18n::{Language, Words};
use leptos::prelude::*;

/// Address of the openings.
const FILE: &str = "./openings.tsv";
/// Address of the names of families.
const FAMILIES: &str = "./openings.names.tsv";

/// Fetches and reads the openings.
///
/// # Errors
/// The reason why they cannot be had.
pub async fn fetch() -> Result<Openings, String> {
    let text = i18n::fetch_text(FILE).await?;
    Openings::parse(&text).map_err(|fault| fault.to_string())
}

/// The names of families in the language of the page, which it follows. None until they have come, and where they cannot be had.
pub fn family_names(words: Words) -> ReadSignal<FamilyNames> {
    let (names, set_names) = signal(FamilyNames::default());
    let language = Memo::new(move |_| words.now().language());
    Effect::new(move |_| {
        let wanted = language.get();
        if wanted == Language::English {
            set_names.set(FamilyNames::default());
            return;
        }
        leptos::task::spawn_local(async move {
            let text = i18n::fetch_text(FAMILIES).await.unwrap_or_default();
            // The screen may have been closed, or speak another language by now.
            if language.try_get_untracked() == Some(wanted) {
                set_names.try_set(FamilyNames::parse(&text, wanted.tag()));
            }
        });
    });
    names
}

/// An opening's name: the family in the language of the page, the variation in English.
pub fn opening_name(name: &str, families: &FamilyNames) -> AnyView {
    match families.split(name) {
        Some((family, rest)) => {
            view! { <span>{family.to_owned()}<span lang="en">{rest.to_owned()}</span></span> }
                .into_any()
        }
        None => view! { <span lang="en">{name.to_owned()}</span> }.into_any(),
    }
}

/// The opening of a game, as the library saves it: a code and a name, or what the game's file calls it.
pub fn opening_of_game(opening: &str, families: &FamilyNames) -> AnyView {
    let (code, name) = opening.split_at_checked(4).unwrap_or_default();
    match families.split(name) {
        Some(_) => view! { {code.to_owned()} {opening_name(name, families)} }.into_any(),
        None => opening.to_owned().into_any(),
    }
}
