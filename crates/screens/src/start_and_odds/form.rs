//! State of the dialog, and its text fields: a text that cannot apply stays in its field with the reason.

use super::StartInput;
use crate::WiredContext;
use crate::typed::{self, Fault};
use i18n::{Lexicon, Words, args};
use leptos::prelude::*;
use std::ops::RangeInclusive;
use table::game_settings::GameSettings;
use table::odds::{ExtraMovesError, Odds};
use widgets::field::{self, TextField};

/// The settings as they are being changed. A handle.
#[derive(Clone, Copy)]
pub struct Form {
    /// The context of the dialog.
    pub context: WiredContext<StartInput, GameSettings>,
}

impl Form {
    /// A value of the settings; a view that asks is updated when they change.
    pub fn terms<T>(self, ask: impl FnOnce(&GameSettings) -> T) -> T {
        self.context.input.with(|input| ask(&input.terms))
    }

    /// The messages.
    pub fn words(self) -> Words {
        self.context.words
    }

    /// Changes the settings.
    pub fn change(self, change: impl FnOnce(&mut GameSettings)) {
        let mut terms = untrack(|| self.terms(Clone::clone));
        change(&mut terms);
        self.context.send(terms);
    }

    /// Options of a menu: each with its value and the message that labels it.
    pub fn options(
        self,
        options: &[(&'static str, &'static str)],
    ) -> Vec<(&'static str, Signal<String>)> {
        let words = self.words();
        let options = options.iter();
        let option =
            |&(value, message): &(_, &'static str)| (value, Signal::derive(words.say(message)));
        options.map(option).collect()
    }
}

/// Reason why a text cannot apply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// No number, or not one of those that can be chosen.
    Number(Fault),
    /// A move that cannot be made before the game.
    Moves(ExtraMovesError),
}

impl Refused {
    fn told(&self, words: &Lexicon) -> String {
        let with = |name, san: &str| words.with(name, &args!["move" => san]);
        match self {
            Refused::Number(fault) => fault.told(words),
            Refused::Moves(ExtraMovesError::TooMany) => {
                words.with("fault-most", &args!["count" => Odds::MOST_MOVES])
            }
            Refused::Moves(ExtraMovesError::Illegal(san)) => with("extra-move-illegal", san),
            Refused::Moves(ExtraMovesError::Crosses(san)) => with("extra-move-crosses", san),
            Refused::Moves(ExtraMovesError::Check(san)) => with("extra-move-check", san),
        }
    }
}

/// A whole number within a range.
///
/// # Errors
/// The text is no number, or one outside.
pub fn whole(text: &str, range: RangeInclusive<u16>) -> Result<u16, Refused> {
    let number = typed::count(text).map_err(Refused::Number)?;
    if number < u32::from(*range.start()) {
        return Err(Refused::Number(Fault::Least((*range.start()).into())));
    }
    let number = u16::try_from(number).ok().filter(|it| range.contains(it));
    number.ok_or(Refused::Number(Fault::Most((*range.end()).into())))
}

/// A text field with its label and what there is to know about it. A valid text applies at once; the error of another is
/// told when the field is left.
pub fn text(
    form: Form,
    name: &'static str,
    about: &'static str,
    get: fn(&GameSettings) -> Option<String>,
    set: fn(&mut GameSettings, &str) -> Result<(), Refused>,
) -> AnyView {
    let words = form.words();
    let typed = RwSignal::new(None::<String>);
    let refused = RwSignal::new(None::<Refused>);
    let value = Memo::new(move |_| form.terms(|terms| get(terms).unwrap_or_default()));
    // A value that comes from elsewhere takes the place of what was typed.
    Effect::watch(
        move || value.get(),
        move |_, _, _| {
            if refused.get_untracked().is_some() {
                typed.set(None);
                refused.set(None);
            }
        },
        false,
    );
    let read = move |text: String, left: bool| {
        let mut terms = untrack(|| form.terms(Clone::clone));
        let result = set(&mut terms, &text);
        let fine = result.is_ok();
        typed.set((!left || !fine).then_some(text));
        if left || fine {
            refused.set(result.err());
        }
        if fine {
            form.context.send(terms);
        }
    };
    let label = view! { <span>{words.say(name)} <small>{words.say(about)}</small></span> };
    field::text_field(TextField {
        name: name.to_owned(),
        label: label.into_any(),
        value: Signal::derive(move || typed.get().unwrap_or_else(|| value.get())),
        fault: Signal::derive(move || refused.get().map(|it| it.told(&words.now()))),
        on_input: Callback::new(move |text| read(text, false)),
        on_change: Callback::new(move |text| read(text, true)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_outside_the_range_are_refused_with_the_reason() {
        assert_eq!(whole(" 518 ", 0..=959), Ok(518));
        assert_eq!(whole("0", 0..=959), Ok(0));
        for (text, fault) in [
            ("960", Fault::Most(959)),
            ("99999", Fault::Most(959)),
            ("-1", Fault::Number("-1".into())),
            ("", Fault::Number(String::new())),
        ] {
            assert_eq!(whole(text, 0..=959), Err(Refused::Number(fault)), "{text}");
        }
        assert_eq!(
            whole("7", 100..=4000),
            Err(Refused::Number(Fault::Least(100)))
        );
    }
}
