//! State of the form: the settings being edited and the player's presets.

use super::custom::{Make, Own, Presets};
use super::storage::{self, Trouble};
use crate::WiredContext;
use crate::typed::Fault;
use game::{RuleSet, TimeControl};
use i18n::Lexicon;
use i18n::clock_words;
use i18n::settings_words::{OWN_RULES, rules_in_words};
use leptos::prelude::*;
use table::game_settings::GameSettings;

/// The settings as they are being edited. They can be played by at any time: a value that cannot stays in its field. A
/// handle.
#[derive(Clone, Copy)]
pub struct Form {
    /// The context of the dialog.
    pub context: WiredContext<GameSettings, GameSettings>,
    /// Counts how often the fields have been filled anew, so that invalid text in them is dropped.
    pub forgotten: RwSignal<u32>,
    /// The player's presets.
    pub own: RwSignal<Own>,
    /// Trouble with saving or loading them.
    pub trouble: RwSignal<Option<Trouble>>,
}

impl Form {
    /// Drops invalid text in the fields.
    pub fn forget_typed(self) {
        self.forgotten.update(|count| *count += 1);
    }

    /// A value of the settings; a view that asks is updated when they change.
    pub fn terms<T>(self, ask: impl FnOnce(&GameSettings) -> T) -> T {
        self.context.input.with(ask)
    }

    /// The messages.
    pub fn words(self) -> i18n::Words {
        self.context.words
    }

    /// Changes the settings, unless nobody could play by them then.
    pub fn change(
        self,
        change: impl FnOnce(&mut GameSettings) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let before = self.context.input.get_untracked();
        let mut own = self.own.get_untracked();
        let mut now = before.clone();
        change(&mut now)?;
        if let Some(time) = &now.time {
            time.check()?;
        }
        now.rules.check().map_err(Fault::of_rules)?;
        let words = self.words().once();
        settle::<RuleSet>(&words, &before, &mut now, &mut own);
        settle::<TimeControl>(&words, &before, &mut now, &mut own);
        self.agree(now, own);
        Ok(())
    }

    /// Sets settings and presets, and sends them to the page.
    pub fn agree(self, terms: GameSettings, own: Own) {
        if self.own.with_untracked(|before| *before != own) {
            if !storage::save(&own) {
                self.trouble.set(Some(Trouble::NotKept));
            }
            self.own.set(own);
        }
        if self.context.input.with_untracked(|before| *before != terms) {
            self.context.send(terms);
        }
    }
}

/// Parts of the settings of which a player can make presets: rule sets and time controls.
pub trait Part: Make + Send + Sync + 'static {
    /// The name of the list from which one is chosen.
    const NAME: &'static str;
    /// Message name of the unnamed value.
    const LOOSE_NAME: &'static str;

    /// Built-in presets, by name.
    fn offered() -> Vec<(String, Self)>;
    /// The one in the settings.
    fn of(terms: &GameSettings) -> Option<&Self>;
    /// Puts one into the settings.
    fn put(self, terms: &mut GameSettings);
    /// The player's presets of this kind.
    fn presets(own: &Own) -> &Presets<Self>;
    /// The player's presets of this kind, to be changed.
    fn shelf_mut(own: &mut Own) -> &mut Presets<Self>;
    /// Label of a built-in preset, by the rules of these settings.
    fn label(words: &Lexicon, terms: &GameSettings, name: &str, part: &Self) -> String;
}

impl Part for RuleSet {
    const NAME: &'static str = "edition";
    const LOOSE_NAME: &'static str = "rules-custom";

    fn offered() -> Vec<(String, RuleSet)> {
        let editions = RuleSet::editions();
        editions.map(|edition| (edition.id.clone(), edition)).into()
    }

    fn of(terms: &GameSettings) -> Option<&RuleSet> {
        Some(&terms.rules)
    }

    fn put(self, terms: &mut GameSettings) {
        terms.rules = self;
    }

    fn presets(own: &Own) -> &Presets<RuleSet> {
        &own.rules
    }

    fn shelf_mut(own: &mut Own) -> &mut Presets<RuleSet> {
        &mut own.rules
    }

    fn label(words: &Lexicon, _: &GameSettings, name: &str, _: &RuleSet) -> String {
        rules_in_words(words, name)
    }
}

impl Part for TimeControl {
    const NAME: &'static str = "clock";
    const LOOSE_NAME: &'static str = "clock-custom";

    fn offered() -> Vec<(String, TimeControl)> {
        let presets = TimeControl::presets();
        presets
            .map(|(name, control)| (name.to_owned(), control))
            .into()
    }

    fn of(terms: &GameSettings) -> Option<&TimeControl> {
        terms.time.as_ref()
    }

    fn put(self, terms: &mut GameSettings) {
        terms.time = Some(self);
    }

    fn presets(own: &Own) -> &Presets<TimeControl> {
        &own.clocks
    }

    fn shelf_mut(own: &mut Own) -> &mut Presets<TimeControl> {
        &mut own.clocks
    }

    fn label(words: &Lexicon, terms: &GameSettings, name: &str, control: &TimeControl) -> String {
        clock_words::preset(words, &terms.rules, name, control)
    }
}

/// The origin of a part of the settings: built in, a preset, or custom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Built in, under this name.
    Offered(String),
    /// A preset of the player, under this name.
    Kept(String),
    /// The unnamed value.
    Loose,
}

/// Finds the origin of a part.
pub fn origin<T: Part>(part: &T, own: &Own) -> Origin {
    let offered = T::offered();
    let mut offered = offered.into_iter();
    let offered = offered.find(|(name, it)| *it == part.clone().named(name));
    let kept = || T::presets(own).name_of(part).map(str::to_owned);
    match offered {
        Some((name, _)) => Origin::Offered(name),
        None => kept().map_or(Origin::Loose, Origin::Kept),
    }
}

/// A part of the settings has been changed: it gets the name of what it has become, or becomes the unnamed value.
fn settle<T: Part>(words: &Lexicon, before: &GameSettings, now: &mut GameSettings, own: &mut Own) {
    let (was, Some(is)) = (T::of(before), T::of(now).cloned()) else {
        return;
    };
    if was == Some(&is) {
        return;
    }
    let name = match origin(&is, own) {
        Origin::Offered(name) | Origin::Kept(name) => {
            // What was changed on and on until it is this was nothing of its own.
            let presets = T::shelf_mut(own);
            presets.loose.take_if(|loose| Some(&*loose) == was);
            name
        }
        Origin::Loose => {
            let was = was.unwrap_or(&is);
            T::shelf_mut(own).loosen(was, is.clone(), &words.get(T::LOOSE_NAME));
            OWN_RULES.to_owned()
        }
    };
    is.named(&name).put(now);
}
