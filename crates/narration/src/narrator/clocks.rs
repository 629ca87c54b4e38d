//! The clocks in words.

use super::Narrator;
use chess::Color;
use game::Reading;
use i18n::args;

impl Narrator<'_> {
    /// Both clocks, White's first.
    pub fn clocks(&self, reading: Option<Reading>) -> String {
        let Some(reading) = reading else {
            return self.words.get("clock-none");
        };
        let sides = Color::ALL.map(|color| {
            let told = args!["side" => self.side(color), "time" => self.span(reading.of(color))];
            self.words.with("clock-of", &told)
        });
        sides.join(" ")
    }

    /// A span of time in words.
    pub(super) fn span(&self, millis: u64) -> String {
        let seconds = millis / 1000;
        let parts = [
            ("days", seconds / 86_400),
            ("hours", seconds / 3600 % 24),
            ("minutes", seconds / 60 % 60),
            ("seconds", seconds % 60),
        ];
        let told: Vec<String> = parts
            .into_iter()
            .filter(|&(unit, count)| count > 0 || (unit == "seconds" && seconds == 0))
            .map(|(unit, count)| self.words.with(unit, &args!["count" => count]))
            .collect();
        told.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::Lexicon;

    #[test]
    fn clocks_are_told_in_words() {
        let words = Lexicon::english();
        let narrator = Narrator::new(&words, false);
        for (millis, told) in [
            (0, "0 seconds"),
            (61_900, "one minute one second"),
            (3_725_000, "one hour 2 minutes 5 seconds"),
            (7_200_000, "2 hours"),
        ] {
            assert_eq!(narrator.span(millis), told);
        }
        assert_eq!(narrator.clocks(None), "This game has no clock.");
    }
}
