//! Presets: rule sets and time controls of the player's own making.

use game::{RuleSet, TimeControl};
use i18n::settings_words::OWN_RULES;
use serde::{Deserialize, Serialize};

/// Things of which a player can make, name and save presets.
pub trait Make: Clone + PartialEq {
    /// A copy with this name.
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

/// A named preset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept<T> {
    /// The name.
    pub name: String,
    /// The named value.
    pub what: T,
}

/// The player's presets of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Presets<T> {
    /// Named presets, in the order in which they were named.
    pub kept: Vec<Kept<T>>,
    /// The last custom value, if it has no name yet.
    pub loose: Option<T>,
}

impl<T> Default for Presets<T> {
    fn default() -> Presets<T> {
        Presets {
            kept: Vec::new(),
            loose: None,
        }
    }
}

impl<T: Make> Presets<T> {
    /// The preset of this name.
    pub fn called(&self, name: &str) -> Option<&T> {
        let mut kept = self.kept.iter();
        kept.find(|kept| kept.name == name).map(|kept| &kept.what)
    }

    /// The name under which something is saved.
    pub fn name_of(&self, what: &T) -> Option<&str> {
        let is = |kept: &&Kept<T>| what.clone().named(&kept.name) == kept.what;
        self.kept.iter().find(is).map(|kept| kept.name.as_str())
    }

    /// `before` has been changed to `now`, which becomes the unnamed value. Another unnamed one is saved under a name
    /// made of `stem`: nothing is lost by a change.
    pub fn loosen(&mut self, before: &T, now: T, stem: &str) {
        let last = self.loose.replace(now.named(OWN_RULES));
        if let Some(last) = last.filter(|last| *last != before.clone().named(OWN_RULES)) {
            let name = self.free(stem);
            self.keep(&name, last);
        }
    }

    /// Saves something under a name, in place of the preset of that name. It is no longer unnamed.
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

    /// Renames a preset; the new name must be free.
    pub fn rename(&mut self, name: &str, new: &str) {
        if let Some(kept) = self.kept.iter_mut().find(|kept| kept.name == name) {
            kept.name = new.into();
            kept.what = kept.what.clone().named(new);
        }
    }

    /// Removes a preset's name: it becomes the unnamed value, and the one before is saved under a name made of `stem`.
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

/// All presets of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Own {
    /// Rule sets.
    pub rules: Presets<RuleSet>,
    /// Clocks.
    pub clocks: Presets<TimeControl>,
}

impl Own {
    /// Reads saved presets; everything in them can be played by.
    pub fn read(text: &str) -> Result<Own, String> {
        let own: Own = json::read(text).map_err(|error| error.to_string())?;
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
        let mut presets = Presets::default();
        presets.loosen(&RuleSet::uscf(), with_claims_after(60), "Own");
        assert_eq!(
            presets.loose.as_ref().map(|rules| rules.id.as_str()),
            Some(OWN_RULES)
        );
        assert_eq!(presets.name_of(&with_claims_after(60)), None);
        presets.keep("Club", with_claims_after(60));
        assert_eq!(presets.loose, None);
        assert_eq!(presets.name_of(&with_claims_after(60)), Some("Club"));
        assert_eq!(
            presets.called("Club").map(|rules| rules.id.as_str()),
            Some("Club")
        );
        presets.rename("Club", "Our club");
        assert_eq!(presets.name_of(&with_claims_after(60)), Some("Our club"));
        assert_eq!(presets.called("Club"), None);
    }

    #[test]
    fn changing_and_deleting_lose_nothing() {
        let mut presets = Presets::default();
        let change = |presets: &mut Presets<RuleSet>, before: RuleSet, moves| {
            presets.loosen(&before, with_claims_after(moves), "Own");
        };
        change(&mut presets, RuleSet::uscf(), 60);
        // The same one, changed further.
        change(&mut presets, with_claims_after(60), 61);
        assert!(presets.kept.is_empty());
        // Another is begun.
        change(&mut presets, RuleSet::uscf(), 70);
        change(&mut presets, RuleSet::uscf(), 80);
        assert_eq!(presets.name_of(&with_claims_after(61)), Some("Own"));
        assert_eq!(presets.name_of(&with_claims_after(70)), Some("Own 2"));
        presets.delete("Own", "Own");
        assert_eq!(presets.loose, Some(with_claims_after(61).named(OWN_RULES)));
        assert_eq!(presets.name_of(&with_claims_after(80)), Some("Own"));
    }

    #[test]
    fn what_was_kept_is_read_if_it_can_be_played_by() {
        let mut own = Own::default();
        own.rules.keep("Club", with_claims_after(60));
        own.clocks.loose = Some(TimeControl::sudden_death(60_000, 0));
        let text = json::write(&own);
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
