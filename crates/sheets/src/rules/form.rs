//! What is edited on the sheet: the terms, and what the player keeps of them.

use super::typed::Fault;
use crate::Desk;
use game::{RuleSet, TimeControl};
use leptos::prelude::*;
use ui::clock_words;
use ui::door::{self, Proposal};
use ui::own::{LOOSE, Make, Own, Shelf, rules_in_words};
use ui::terms::Terms;
use ui::words::Lexicon;

/// The terms as they are being edited. They can be played by at any time: what cannot stays in its field. A handle.
#[derive(Clone, Copy)]
pub struct Form {
    /// The desk of the sheet.
    pub desk: Desk<door::Rules>,
    /// Counts how often the fields have come to stand for something else, so that what was typed into them is forgotten.
    pub forgotten: RwSignal<u32>,
}

impl Form {
    /// Forgets what was typed and not understood.
    pub fn forget_typed(self) {
        self.forgotten.update(|count| *count += 1);
    }

    /// Something about the terms; who asks in a view is asked again when they change.
    pub fn terms<T>(self, ask: impl FnOnce(&Terms) -> T) -> T {
        self.desk.input.with(|agreed| ask(&agreed.terms))
    }

    /// The words of the sheet.
    pub fn words(self) -> ui::words::Words {
        self.desk.words
    }

    /// Changes the terms, unless nobody could play by them then.
    pub fn change(self, change: impl FnOnce(&mut Terms) -> Result<(), Fault>) -> Result<(), Fault> {
        let (before, mut own) = self
            .desk
            .input
            .with_untracked(|agreed| (agreed.terms.clone(), agreed.own.clone()));
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

    /// Shows terms and what is kept, and has the page follow.
    pub fn agree(self, terms: Terms, own: Own) {
        let before = self.desk.input.get_untracked();
        self.desk.input.update(|agreed| {
            agreed.terms = terms.clone();
            agreed.own = own.clone();
        });
        if before.own != own {
            self.desk.say(Proposal::Keep(own));
        }
        if before.terms != terms {
            self.desk.say(Proposal::Play(terms));
        }
    }
}

/// A part of the terms of which a player can make more: rule sets and clocks.
pub trait Part: Make + Send + Sync + 'static {
    /// The name of the list from which one is chosen.
    const NAME: &'static str;
    /// The name of the message for one that has no name.
    const LOOSE_NAME: &'static str;

    /// What is on offer, by name.
    fn offered() -> Vec<(String, Self)>;
    /// The one in the terms.
    fn of(terms: &Terms) -> Option<&Self>;
    /// Puts one into the terms.
    fn put(self, terms: &mut Terms);
    /// Where the player's own are.
    fn shelf(own: &Own) -> &Shelf<Self>;
    /// The same, to change it.
    fn shelf_mut(own: &mut Own) -> &mut Shelf<Self>;
    /// What one on offer is called, by the rules of these terms.
    fn label(words: &Lexicon, terms: &Terms, name: &str, part: &Self) -> String;
}

impl Part for RuleSet {
    const NAME: &'static str = "edition";
    const LOOSE_NAME: &'static str = "rules-custom";

    fn offered() -> Vec<(String, RuleSet)> {
        let editions = RuleSet::editions();
        editions.map(|edition| (edition.id.clone(), edition)).into()
    }

    fn of(terms: &Terms) -> Option<&RuleSet> {
        Some(&terms.rules)
    }

    fn put(self, terms: &mut Terms) {
        terms.rules = self;
    }

    fn shelf(own: &Own) -> &Shelf<RuleSet> {
        &own.rules
    }

    fn shelf_mut(own: &mut Own) -> &mut Shelf<RuleSet> {
        &mut own.rules
    }

    fn label(words: &Lexicon, _: &Terms, name: &str, _: &RuleSet) -> String {
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

    fn of(terms: &Terms) -> Option<&TimeControl> {
        terms.time.as_ref()
    }

    fn put(self, terms: &mut Terms) {
        terms.time = Some(self);
    }

    fn shelf(own: &Own) -> &Shelf<TimeControl> {
        &own.clocks
    }

    fn shelf_mut(own: &mut Own) -> &mut Shelf<TimeControl> {
        &mut own.clocks
    }

    fn label(words: &Lexicon, terms: &Terms, name: &str, control: &TimeControl) -> String {
        clock_words::preset(words, &terms.rules, name, control)
    }
}

/// Where a part of the terms comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is on offer under this name.
    Offered(String),
    /// The player keeps it under this name.
    Kept(String),
    /// It has no name.
    Loose,
}

/// Where a part comes from.
pub fn origin<T: Part>(part: &T, own: &Own) -> Origin {
    let offered = T::offered();
    let mut offered = offered.into_iter();
    let offered = offered.find(|(name, it)| *it == part.clone().named(name));
    let kept = || T::shelf(own).name_of(part).map(str::to_owned);
    match offered {
        Some((name, _)) => Origin::Offered(name),
        None => kept().map_or(Origin::Loose, Origin::Kept),
    }
}

/// A part of the terms has been changed: it gets the name of what it has become, or is put on the shelf without one.
fn settle<T: Part>(words: &Lexicon, before: &Terms, now: &mut Terms, own: &mut Own) {
    let (was, Some(is)) = (T::of(before), T::of(now).cloned()) else {
        return;
    };
    if was == Some(&is) {
        return;
    }
    let name = match origin(&is, own) {
        Origin::Offered(name) | Origin::Kept(name) => {
            // What was changed on and on until it is this was nothing of its own.
            let shelf = T::shelf_mut(own);
            shelf.loose.take_if(|loose| Some(&*loose) == was);
            name
        }
        Origin::Loose => {
            let was = was.unwrap_or(&is);
            T::shelf_mut(own).loosen(was, is.clone(), &words.get(T::LOOSE_NAME));
            LOOSE.to_owned()
        }
    };
    is.named(&name).put(now);
}
