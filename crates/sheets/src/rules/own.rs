//! Rule sets and clocks of the player's own making.

use game::{RuleSet, TimeControl};
use serde::{Deserialize, Serialize};
use ui::terms::OWN_RULES;

/// Something a player can make, name and keep.
pub trait Make: Clone + PartialEq {
    /// The same, knowing that this is its name.
    #[must_use]
    fn named(self, name: &str) -> Self;
}

impl Make for RuleSet {
    fn named(self, name: &str) -> RuleSet {
        RuleSet {
            id: name.into(),
            ..self
        }
    }
}

/// A clock does not know its name.
impl Make for TimeControl {
    fn named(self, _: &str) -> TimeControl {
        self
    }
}

/// Something with its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept<T> {
    /// The name.
    pub name: String,
    /// What bears it.
    pub what: T,
}

/// What a player has made of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Shelf<T> {
    /// What has a name, in the order in which it was named.
    pub kept: Vec<Kept<T>>,
    /// What was made last and has no name yet.
    pub loose: Option<T>,
}

impl<T> Default for Shelf<T> {
    fn default() -> Shelf<T> {
        Shelf {
            kept: Vec::new(),
            loose: None,
        }
    }
}

impl<T: Make> Shelf<T> {
    /// What has this name.
    pub fn called(&self, name: &str) -> Option<&T> {
        let mut kept = self.kept.iter();
        kept.find(|kept| kept.name == name).map(|kept| &kept.what)
    }

    /// The name under which something is kept.
    pub fn name_of(&self, what: &T) -> Option<&str> {
        let is = |kept: &&Kept<T>| what.clone().named(&kept.name) == kept.what;
        self.kept.iter().find(is).map(|kept| kept.name.as_str())
    }

    /// `before` has been changed to what lies loose now. Something else that lay loose is kept under a name made of
    /// `stem`: nothing is lost by changing something.
    pub fn loosen(&mut self, before: &T, now: T, stem: &str) {
        let last = self.loose.replace(now.named(OWN_RULES));
        if let Some(last) = last.filter(|last| *last != before.clone().named(OWN_RULES)) {
            let name = self.free(stem);
            self.keep(&name, last);
        }
    }

    /// Keeps something under a name, in place of what had that name. It lies loose no more.
    pub fn keep(&mut self, name: &str, what: T) {
        let loose = what.clone().named(OWN_RULES);
        self.loose.take_if(|it| *it == loose);
        let what = what.named(name);
        match self.kept.iter_mut().find(|kept| kept.name == name) {
            Some(kept) => kept.what = what,
            None => self.kept.push(Kept {
                name: name.into(),
                what,
            }),
        }
    }

    /// Gives what has a name another one, which is free.
    pub fn rename(&mut self, name: &str, new: &str) {
        if let Some(kept) = self.kept.iter_mut().find(|kept| kept.name == name) {
            kept.name = new.into();
            kept.what = kept.what.clone().named(new);
        }
    }

    /// Takes the name from something; it lies loose from now on, and what did before is kept under a name made of `stem`.
    pub fn delete(&mut self, name: &str, stem: &str) {
        if let Some(at) = self.kept.iter().position(|kept| kept.name == name) {
            let what = self.kept.remove(at).what;
            self.loosen(&what.clone(), what, stem);
        }
    }

    /// `stem`, or with a number if that name is taken.
    fn free(&self, stem: &str) -> String {
        let numbered = (2..).map(|number| format!("{stem} {number}"));
        let mut names = std::iter::once(stem.to_owned()).chain(numbered);
        let free = names.find(|name| self.called(name).is_none());
        free.expect("there are more numbers than names")
    }
}

/// Everything a player has made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Own {
    /// Rule sets.
    pub rules: Shelf<RuleSet>,
    /// Clocks.
    pub clocks: Shelf<TimeControl>,
}

impl Own {
    /// Reads what was kept; everything in it can be played by.
    pub fn read(text: &str) -> Result<Own, String> {
        let own: Own = ui::door::read(text).map_err(|error| error.to_string())?;
        let rules = own.rules.kept.iter().map(|kept| &kept.what);
        for rules in rules.chain(&own.rules.loose) {
            rules.check().map_err(|field| format!("rules.{field}"))?;
        }
        let clocks = own.clocks.kept.iter().map(|kept| &kept.what);
        for clock in clocks.chain(&own.clocks.loose) {
            clock.check().map_err(|error| error.to_string())?;
        }
        Ok(own)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_claims_after(moves: u32) -> RuleSet {
        RuleSet {
            moves_to_claim: moves,
            ..RuleSet::uscf()
        }
    }

    #[test]
    fn what_is_kept_is_found_by_name_and_by_likeness() {
        let mut shelf = Shelf::default();
        shelf.loosen(&RuleSet::uscf(), with_claims_after(60), "Own");
        assert_eq!(
            shelf.loose.as_ref().map(|rules| rules.id.as_str()),
            Some(OWN_RULES)
        );
        assert_eq!(shelf.name_of(&with_claims_after(60)), None);
        shelf.keep("Club", with_claims_after(60));
        assert_eq!(shelf.loose, None);
        assert_eq!(shelf.name_of(&with_claims_after(60)), Some("Club"));
        assert_eq!(
            shelf.called("Club").map(|rules| rules.id.as_str()),
            Some("Club")
        );
        shelf.rename("Club", "Our club");
        assert_eq!(shelf.name_of(&with_claims_after(60)), Some("Our club"));
        assert_eq!(shelf.called("Club"), None);
    }

    #[test]
    fn changing_and_deleting_lose_nothing() {
        let mut shelf = Shelf::default();
        let change = |shelf: &mut Shelf<RuleSet>, before: RuleSet, moves| {
            shelf.loosen(&before, with_claims_after(moves), "Own");
        };
        change(&mut shelf, RuleSet::uscf(), 60);
        // The same one, changed further.
        change(&mut shelf, with_claims_after(60), 61);
        assert!(shelf.kept.is_empty());
        // Another is begun.
        change(&mut shelf, RuleSet::uscf(), 70);
        change(&mut shelf, RuleSet::uscf(), 80);
        assert_eq!(shelf.name_of(&with_claims_after(61)), Some("Own"));
        assert_eq!(shelf.name_of(&with_claims_after(70)), Some("Own 2"));
        shelf.delete("Own", "Own");
        assert_eq!(shelf.loose, Some(with_claims_after(61).named(OWN_RULES)));
        assert_eq!(shelf.name_of(&with_claims_after(80)), Some("Own"));
    }

    #[test]
    fn what_was_kept_is_read_if_it_can_be_played_by() {
        let mut own = Own::default();
        own.rules.keep("Club", with_claims_after(60));
        own.clocks.loose = Some(TimeControl::sudden_death(60_000, 0));
        let text = ui::door::write(&own);
        assert_eq!(Own::read(&text), Ok(own));
        let bad = text.replace("\"moves_to_claim\":60", "\"moves_to_claim\":0");
        assert_eq!(Own::read(&bad), Err("rules.moves_to_claim".into()));
        let bad = text.replace("\"time\":60000", "\"time\":0");
        assert!(Own::read(&bad).is_err_and(|why| why.contains("time")));
        for bad in ["", "7", "{\"rules\":{\"kept\":7}}", "{\"future\":1}"] {
            assert!(Own::read(bad).is_err(), "{bad}");
        }
    }
}
