//! Finders of a move: how many players of a rating would play it, told in the menu of a move when it is asked for.
//!
//! The engine's worker predicts it ([`protocol::people`]). The rating is the user's own of puzzles, or the usual one, until
//! another is chosen.

use super::engine::numbered_move;
use super::review::people::{RATINGS, USUAL_RATING, of_hundred};
use super::study::Study;
use chess::{Move, Position};
use i18n::args;
use leptos::prelude::*;
use platform::clients::Clients;
use platform::device_clock;
use platform::people::PeopleClient;
use platform::puzzle_client::PuzzleClient;
use protocol::Line;
use protocol::people::PeopleTask;
use protocol::puzzle::GetStanding;

/// Step from one rating to the next.
const STEP: i32 = 200;

/// The rating of the players, and who predicts for it. A handle.
#[derive(Clone, Copy)]
pub struct Finders {
    study: Study,
    /// The rating, once it is known.
    rating: RwSignal<Option<u16>>,
    people: StoredValue<PeopleClient, LocalStorage>,
    puzzles: StoredValue<PuzzleClient, LocalStorage>,
}

/// A prediction about a move.
#[derive(Clone, PartialEq)]
struct Found {
    /// The position before the move.
    before: Position,
    /// The move, and the part of the players that plays it, 0 to 1.
    played: (Move, f32),
    /// The move that is played most, and the part of the players that plays it.
    most: (Move, f32),
}

/// The rating that lies so many steps from another.
fn stepped(rating: u16, by: i32) -> u16 {
    let (least, most) = (i32::from(*RATINGS.start()), i32::from(*RATINGS.end()));
    (i32::from(rating) + by * STEP).clamp(least, most) as u16
}

impl Finders {
    /// Nothing is asked for yet.
    pub fn new(study: Study) -> Finders {
        Finders {
            study,
            rating: RwSignal::new(None),
            people: StoredValue::new_local(PeopleClient::default()),
            puzzles: StoredValue::new_local(expect_context::<Clients>().puzzles()),
        }
    }

    /// Finds out the user's rating of puzzles, in hundreds, unless a rating is known.
    fn find_rating(self) {
        if self.rating.with_untracked(Option::is_some) {
            return;
        }
        let now = device_clock::date() as u64;
        let client = self.puzzles.with_value(PuzzleClient::clone);
        client.ask(GetStanding { now }, move |standing| {
            let own = standing.ok().and_then(|standing| standing.rating);
            let own = own.map(|own| (own.rating / 100.0).round() as u16 * 100);
            let rating = own.map_or(USUAL_RATING, |own| stepped(own, 0));
            // The screen may have been closed since.
            self.rating.try_set(Some(rating));
        });
    }

    /// Predicts for the move shown; `hear` gets `None` if that is impossible.
    fn predict(self, rating: u16, hear: impl FnOnce(Option<Found>) + 'static) {
        let here = self.study.here.get_untracked();
        let asked = self.study.tree.with_untracked(|tree| {
            let before = tree.parent(here)?;
            let line = Line::new(tree.start(), tree.line_to(before));
            Some((line, tree.position(before), tree[here].mv()?))
        });
        let Some((line, before, played)) = asked else {
            return hear(None);
        };
        let read = move |moves: Option<Vec<(String, f32)>>| {
            let moves = moves?.into_iter();
            let moves: Vec<(Move, f32)> = moves
                .filter_map(|(uci, part)| Some((before.parse_uci(&uci).ok()?, part)))
                .collect();
            Some(Found {
                played: *moves.iter().find(|(mv, _)| *mv == played)?,
                most: *moves.iter().max_by(|a, b| a.1.total_cmp(&b.1))?,
                before,
            })
        };
        let task = PeopleTask { line, rating };
        self.people
            .with_value(|people| people.predict(task, move |moves| hear(read(moves))));
    }

    /// A prediction in words.
    fn text(self, rating: u16, found: &Found) -> String {
        let words = self.study.words.now();
        let written = |mv| numbered_move(self.study, &found.before, mv, &words);
        let (played, part) = found.played;
        let told = words.with(
            "finders-told",
            &args!["count" => of_hundred(part), "rating" => rating.to_string(), "move" => written(played)],
        );
        let (most, part) = found.most;
        if most == played {
            return told;
        }
        let args = args!["move" => written(most), "count" => of_hundred(part)];
        format!("{told} {}", words.with("finders-most", &args))
    }

    /// The question of the menu, and under it the answer with the rating, once it has been asked.
    pub fn view(self, off: bool) -> impl IntoView {
        let words = self.study.words;
        let asked = RwSignal::new(false);
        let answer = RwSignal::new(None::<(u16, Option<Found>)>);
        Effect::new(move |_| {
            let (true, Some(rating)) = (asked.get(), self.rating.get()) else {
                return;
            };
            self.predict(rating, move |found| {
                // The menu may have been closed since.
                answer.try_set(Some((rating, found)));
            });
        });
        let press = move |_| {
            asked.update(|asked| *asked = !*asked);
            self.find_rating();
        };
        let told = move || {
            answer.with(|answer| match answer.as_ref()? {
                (rating, Some(found)) => Some(self.text(*rating, found)),
                (_, None) => Some(words.now().get("finders-missing")),
            })
        };
        let step = move |name: &'static str, sign: &'static str, by: i32| {
            let press = move |_| {
                self.rating.update(|rating| {
                    *rating = rating.map(|rating| stepped(rating, by));
                });
            };
            view! {
                <button type="button" class="quiet" data-action=name aria-label=words.say(name) on:click=press>{sign}</button>
            }
        };
        let rating = move || {
            let rating = self.rating.get()?;
            let args = args!["rating" => rating.to_string()];
            Some(words.now().with("finders-rating", &args))
        };
        view! {
            <button
                type="button"
                class="row"
                data-action="finders"
                disabled=off
                aria-expanded=move || asked.get().to_string()
                on:click=press
            >
                {words.say("finders-ask")}
            </button>
            <div class="an-finders" hidden=move || !asked.get()>
                <p role="status">{told}</p>
                <div>
                    {step("finders-lower", "−", -1)}
                    <span>{rating}</span>
                    {step("finders-higher", "+", 1)}
                </div>
            </div>
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_go_in_steps_to_their_ends() {
        assert_eq!(stepped(1500, 1), 1700);
        assert_eq!(stepped(1500, -1), 1300);
        assert_eq!((stepped(500, -1), stepped(400, -1)), (400, 400));
        assert_eq!((stepped(2700, 1), stepped(3100, 0)), (2800, 2800));
    }
}
