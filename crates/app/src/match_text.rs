//! The score of a match in words.

use game::Config;
use i18n::players::player_name;
use i18n::{Lexicon, args};
use table::Match;

/// The score of a match: `You 1½ – ½ Robot`; `config` is that of a game of the match.
pub fn match_text(score: &Match, config: &Config, words: &Lexicon) -> String {
    let first = score.first();
    let [one, other] = [first, !first].map(|side| player_name(words, config, side));
    let [points, others] = score.half_points.map(points);
    let told = args!["one" => one, "other" => other, "points" => points, "others" => others];
    words.with("match-score", &told)
}

/// Points as people write them: `0`, `½`, `1½`.
fn points(half_points: u32) -> String {
    match (half_points / 2, half_points % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_as_people_write_them() {
        for (half_points, written) in [(0, "0"), (1, "½"), (2, "1"), (3, "1½"), (10, "5")] {
            assert_eq!(points(half_points), written);
        }
    }
}
