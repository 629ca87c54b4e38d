//! Announcements: events of a game told to screen readers and by voice, in the page's language.

use super::LiveGame;
use crate::hint_text::hint_text;
use game::{Claim, Game, Refusal};
use i18n::players::player_name;
use i18n::{Lexicon, args};
use laws::articles;
use leptos::prelude::*;
use narration::Narrator;
use table::{HintStep, Question};

/// An announcement.
#[derive(Clone)]
pub struct Announcement {
    /// Running number; the highest is the newest.
    pub number: u32,
    /// The words.
    pub words: String,
    /// True if the announcement is shown in the status line as well as read out.
    pub hint: bool,
    /// Clause of the laws that a hint comes from.
    pub law: Option<&'static str>,
}

/// Number of announcements that stay in the document.
const SAID: usize = 4;

impl LiveGame {
    /// Calls `tell` with a narrator in the page's language, for a text that is needed once.
    pub fn narrate<T>(self, tell: impl FnOnce(&Narrator<'_>) -> T) -> T {
        let spelling = self
            .readings
            .preferences
            .with_untracked(|chosen| chosen.spelling);
        let words = self.readings.words.once();
        tell(&Narrator::new(&words, spelling).quiet(self.is_silent()))
    }

    /// Announces a text to the screen reader, and by voice if the page speaks.
    pub fn announce(self, told: String) {
        self.tell(told, false, None);
    }

    /// Announces a text, and shows it in the status line until the next announcement, with the clause that it comes from.
    pub fn hint(self, told: String, law: Option<&'static str>) {
        self.tell(told, true, law);
    }

    /// Number of the newest announcement; `None` before the first, and of a game that is no longer there.
    pub fn newest(self) -> Option<u32> {
        let newest = |lines: &Vec<Announcement>| lines.last().map(|last| last.number);
        self.announced.try_with_untracked(newest).flatten()
    }

    fn tell(self, words: String, hint: bool, law: Option<&'static str>) {
        let services = self.inner.with_value(|inner| inner.services.clone());
        if let Some(services) = services.filter(|_| self.is_shown.get_untracked()) {
            (services.speak)(&words);
        }
        let number = self.newest().map_or(0, |newest| newest + 1);
        self.announced.update(|lines| {
            lines.push(Announcement {
                number,
                words,
                hint,
                law,
            });
            if lines.len() > SAID {
                lines.remove(0);
            }
        });
    }

    /// Tells the reason of a refusal.
    pub(crate) fn tell_refusal(self, refusal: Refusal) {
        let told = self
            .game
            .with_untracked(|game| self.narrate(|narrator| narrator.refusal(game, refusal)));
        match (told, refusal) {
            // A player who may find out alone is not shown that the move is illegal.
            (Some(told), Refusal::IllegalMove(..)) if self.is_silent() => self.announce(told),
            (Some(told), _) => self.hint(told, articles::of_refusal(&refusal)),
            (None, _) => {}
        }
    }

    /// An announcement of the table in words.
    pub(crate) fn told(self, announcement: &table::Announcement) -> Option<String> {
        use table::Announcement as Told;
        let words = self.readings.words.once();
        Some(match announcement {
            Told::Event(event, changes) => {
                return self.game.with_untracked(|game| {
                    self.narrate(|narrator| narrator.announcement(game, event, changes))
                });
            }
            Told::MayClaim(claim) => {
                let why = words.get(claim_name(*claim));
                format!("{}: {why}.", words.get("claim-draw"))
            }
            Told::Confirm(moved) => {
                let told = self.narrate(|narrator| narrator.moved(moved, false));
                words.with("entry-confirm", &args!["move" => told])
            }
            Told::NotConfirmed => words.get("entry-not-confirmed"),
            Told::PremoveQueued(premove) => self.narrate(|narrator| {
                let told = args![
                    "piece" => narrator.piece(premove.piece),
                    "from" => narrator.square(premove.from),
                    "to" => narrator.square(premove.to),
                ];
                narrator.sentence(&words.with("premove-queued", &told))
            }),
            Told::PremovesCancelled => words.get("premoves-cancelled"),
            Told::AnnounceMove => words.get("announce-move"),
            Told::Asked(Question::Draw) => words.get("offer-draw"),
            Told::Asked(Question::TakeBack) => self
                .game
                .with_untracked(|game| asks_take_back(&words, game)),
            Told::Asked(_) => words.get("resign-sure"),
            // Its motif is looked for first, by the page.
            Told::Hint(hint) if hint.step == HintStep::Idea => return None,
            Told::Hint(hint) => {
                let position = self
                    .table
                    .with_untracked(|table| table.game().position().clone());
                hint_text(hint, &position, &words)
            }
            // The page words it.
            Told::Explained(_) => return None,
            Told::RobotDeclines => words.get("robot-declines"),
            Told::Flipped(side) => {
                let side = self.narrate(|narrator| narrator.side(*side));
                words.with("flipped", &args!["side" => side])
            }
        })
    }
}

/// The question whether the player who has moved may take the move back.
pub fn asks_take_back(words: &Lexicon, game: &Game) -> String {
    let player = player_name(words, game.config(), !game.turn());
    words.with("asks-take-back", &args!["player" => player])
}

/// Message name of the reason why a draw can be claimed.
pub fn claim_name(claim: Claim) -> &'static str {
    match claim {
        Claim::Repetition => "claim-repetition",
        Claim::FiftyMoves => "claim-fifty-moves",
    }
}
