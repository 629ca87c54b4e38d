//! People at a mistake: how many players of a rating make it too, and how many find the better move.
//!
//! The engine's worker predicts it ([`protocol::people`]); where the network for that cannot be had, nothing is told.

use super::super::annotate;
use super::super::study::Study;
use chess::Color;
use game::tree::{NodeId, Tree};
use i18n::{Lexicon, args};
use leptos::prelude::*;
use platform::people::PeopleClient;
use protocol::Line;
use protocol::people::PeopleTask;

/// Rating of a player for whom none is told.
pub const USUAL_RATING: u16 = 1500;

/// Ratings that are told apart.
pub const RATINGS: std::ops::RangeInclusive<u16> = 400..=2800;

/// Part of the players of a rating from which on a mistake is a natural one.
const NATURAL: f32 = 0.15;

/// Part of the players of a rating below which a mistake is a careless one.
const CARELESS: f32 = 0.03;

/// A mistake by those who make it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Odds {
    /// Rating of the players.
    rating: u16,
    /// Part of them that makes the mistake, 0 to 1.
    played: f32,
    /// Part of them that finds the better move, if there is one in the game.
    better: Option<f32>,
}

/// Rating by which a side is judged, in hundreds: its own in the game's tags, or the usual one.
fn rating_of(tree: &Tree, side: Color) -> u16 {
    let tag = ["WhiteElo", "BlackElo"][side.index()];
    let told = tree.tags.get(tag).and_then(|elo| elo.trim().parse().ok());
    let rating = told
        .filter(|rating| RATINGS.contains(rating))
        .unwrap_or(USUAL_RATING);
    (rating + 50) / 100 * 100
}

/// A part of the players, of a hundred.
pub fn of_hundred(part: f32) -> u32 {
    (part * 100.0).round() as u32
}

impl Odds {
    /// The name of the message that tells them.
    fn message(self) -> &'static str {
        if self.played >= NATURAL {
            "review-natural"
        } else if self.played < CARELESS {
            "review-careless"
        } else {
            "review-people"
        }
    }

    /// In words, with the better move as it is written.
    fn text(self, better: Option<String>, words: &Lexicon) -> String {
        let slip = words.with(
            self.message(),
            &args!["rating" => self.rating.to_string(), "count" => of_hundred(self.played)],
        );
        let Some((part, better)) = self.better.zip(better) else {
            return slip;
        };
        let args = args!["count" => of_hundred(part), "move" => better];
        format!("{slip} {}", words.with("review-people-find", &args))
    }
}

/// The mistake shown as people make it, in words.
pub(super) fn people_text(study: Study) -> Memo<Option<String>> {
    let client = StoredValue::new_local(PeopleClient::default());
    let found = RwSignal::new(None::<(NodeId, Odds)>);
    let shown = Memo::new(move |_| {
        let mistake = study.mistake_shown()?;
        (study.here.get() == mistake && study.retry.with(Option::is_none)).then_some(mistake)
    });
    Effect::new(move |_| {
        found.set(None);
        let Some(mistake) = shown.get() else { return };
        let asked = study.tree.with_untracked(|tree| {
            let before = tree.parent(mistake)?;
            let position = tree.position(before);
            let uci = |id: NodeId| Some(position.to_uci(tree[id].mv()?).to_string());
            let better = annotate::better(tree, mistake).and_then(uci);
            let line = Line::new(tree.start(), tree.line_to(before));
            Some((
                line,
                rating_of(tree, position.turn()),
                uci(mistake)?,
                better,
            ))
        });
        let Some((line, rating, played, better)) = asked else {
            return;
        };
        let hear = move |moves: Option<Vec<(String, f32)>>| {
            let moves = moves.unwrap_or_default();
            let part = |uci: &String| moves.iter().find(|(mv, _)| mv == uci).map(|&(_, p)| p);
            let odds = part(&played).map(|played| Odds {
                rating,
                played,
                better: better.as_ref().and_then(part),
            });
            // The screen may be closed, or another mistake be shown, by now.
            if shown.try_get_untracked() == Some(Some(mistake)) {
                found.set(odds.map(|odds| (mistake, odds)));
            }
        };
        client.with_value(|client| client.predict(PeopleTask { line, rating }, hear));
    });
    Memo::new(move |_| {
        let (mistake, odds) = found.get()?;
        let better = study.tree.with(|tree| annotate::better(tree, mistake));
        let better = better.and_then(|id| study.numbered(id));
        Some(odds.text(better, &study.words.now()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::pgn;

    fn text(played: f32, better: Option<f32>) -> String {
        let odds = Odds {
            rating: 1300,
            played,
            better,
        };
        let words = Lexicon::english().and(i18n::Language::English, crate::ENGLISH);
        odds.text(better.map(|_| "15.Nf3".to_owned()), &words)
    }

    #[test]
    fn a_slip_is_natural_or_careless_by_those_who_make_it() {
        assert_eq!(
            text(0.15, Some(0.2)),
            "A natural slip: about 15 of 100 players rated 1300 make it. 20 of 100 find 15.Nf3."
        );
        assert_eq!(
            text(0.12, None),
            "About 12 of 100 players rated 1300 play this."
        );
        assert_eq!(
            text(0.004, Some(0.9)),
            "A careless slip: hardly any player rated 1300 makes it. 90 of 100 find 15.Nf3."
        );
        assert!(text(0.1, Some(0.001)).ends_with("Hardly anyone finds 15.Nf3."));
    }

    #[test]
    fn the_rating_is_that_of_the_mover() {
        let read = |tags: &str| {
            pgn::read(format!("{tags}\n\n1. e4 *\n").as_bytes())
                .remove(0)
                .tree
        };
        let tree = read("[WhiteElo \"1349\"]\n[BlackElo \"1350\"]");
        assert_eq!(Color::ALL.map(|side| rating_of(&tree, side)), [1300, 1400]);
        for tags in ["", "[WhiteElo \"?\"]", "[WhiteElo \"99\"]"] {
            assert_eq!(rating_of(&read(tags), Color::White), USUAL_RATING, "{tags}");
        }
    }
}
