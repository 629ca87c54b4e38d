//! Strength of a robot in words, where it is chosen from a list.

use i18n::Lexicon;
use table::ladder::Step;

/// A step of the ladder: `1400 · like a new club player`.
pub fn step_in_words(words: &Lexicon, step: Step) -> String {
    let like = words.list("strength-like").into_iter().nth(step.index());
    let parts = [Some(step.elo().to_string()), like];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The steps of the ladder, the weakest first.
pub fn steps() -> impl Iterator<Item = Step> {
    std::iter::successors(Some(Step::LOWEST), |step| step.checked_add(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_is_told_by_its_rating_and_by_those_who_play_so() {
        let words = Lexicon::english();
        let told: Vec<String> = steps().map(|step| step_in_words(&words, step)).collect();
        assert_eq!(told.len(), Step::COUNT);
        assert_eq!(told[4], "1400 · like a new club player");
        assert!(told.iter().all(|text| text.contains(" · ")), "{told:?}");
    }
}
