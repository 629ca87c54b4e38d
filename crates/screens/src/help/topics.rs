//! Topics of the help: what fingers, mouse and keys do, each with the places where it works.

use crate::board_commands::follows;
use crate::registry::{Place, Screen};

/// Something that can be done by touch, mouse or key.
pub struct Topic {
    /// Names of the keys; none for touch and mouse.
    pub keys: &'static [&'static str],
    /// Message name of its text.
    pub text: &'static str,
    /// True of what only a mouse does.
    pub mouse: bool,
    /// True for the places where it works.
    pub works: fn(Place) -> bool,
}

impl PartialEq for Topic {
    /// Keys and text tell topics apart.
    fn eq(&self, other: &Topic) -> bool {
        (self.keys, self.text) == (other.keys, other.text)
    }
}

const fn touch(text: &'static str, works: fn(Place) -> bool) -> Topic {
    Topic {
        keys: &[],
        text,
        mouse: false,
        works,
    }
}

const fn mouse(text: &'static str, works: fn(Place) -> bool) -> Topic {
    Topic {
        mouse: true,
        ..touch(text, works)
    }
}

const fn key(keys: &'static [&'static str], text: &'static str, works: fn(Place) -> bool) -> Topic {
    Topic {
        keys,
        ..touch(text, works)
    }
}

/// True where a game is in play.
fn is_game(place: Place) -> bool {
    place == Place::Game || is_at(place, &[Screen::Simul])
}

/// True at the table, also before a game: its keys work.
fn is_table(place: Place) -> bool {
    place == Place::Play || is_game(place)
}

fn is_at(place: Place, screens: &[Screen]) -> bool {
    screens.iter().any(|&screen| place == Place::Screen(screen))
}

/// True where pieces can be moved.
fn has_board(place: Place) -> bool {
    place == Place::Play || follows(place, "help")
}

/// True where a move or a word can be typed.
fn has_field(place: Place) -> bool {
    !is_game(place) && follows(place, "help")
}

/// True where the keys of the board ask about its position.
fn answers(place: Place) -> bool {
    follows(place, "where") && !is_at(place, &[Screen::Lesson])
}

/// True where arrows and circles can be drawn.
fn draws(place: Place) -> bool {
    is_game(place) || is_at(place, &[Screen::Analysis])
}

/// True where the moves of a game can be stepped through.
fn steps(place: Place) -> bool {
    draws(place) || is_at(place, &[Screen::Solve])
}

/// Gestures of fingers and mouse.
pub const BY_POINTER: &[Topic] = &[
    touch("help-tap", has_board),
    touch("help-drag", has_board),
    touch("help-premove", is_game),
    touch("help-draw", draws),
    touch("help-swipe", |place| is_at(place, &[Screen::Solve])),
    touch("help-swipe-board", |place| is_at(place, &[Screen::Simul])),
    touch("help-menu", |place| place == Place::Game),
    touch("help-up", |place| {
        !matches!(place, Place::Game | Place::Play)
    }),
    mouse("help-mouse", draws),
    mouse("help-cancel", is_game),
];

/// Keys of the board.
pub const ON_BOARD: &[Topic] = &[
    key(&["←", "→", "↑", "↓"], "key-arrows", has_board),
    key(&["Enter"], "key-enter", has_board),
    key(&["Esc"], "key-escape", has_board),
    key(&["K", "Q", "R", "B", "N", "P"], "key-piece", has_board),
    key(&["1", "…", "8"], "key-rank", has_board),
    key(&["O"], "key-read", answers),
    key(&["M"], "key-moves", answers),
    key(&["X"], "key-attackers", answers),
    key(&["L"], "key-last", answers),
    key(&["T"], "key-time", is_game),
    key(&["S"], "key-status", answers),
    key(&["V"], "key-material", answers),
    key(&["D"], "key-draw", draws),
    key(&["C"], "key-colour", draws),
];

/// Keys that work wherever nothing is being typed.
pub const ON_SCREEN: &[Topic] = &[
    key(&["/", "I"], "key-entry", is_game),
    key(&["/"], "key-entry", has_field),
    key(&["G"], "key-board", is_game),
    key(&["←", "→"], "key-replay", steps),
    key(&["Home", "End"], "key-ends", draws),
    key(&["↑", "↓"], "key-aside", |place| {
        is_at(place, &[Screen::Analysis])
    }),
    key(&["N", "P"], "key-mistake", |place| {
        is_at(place, &[Screen::Analysis])
    }),
    key(&["F"], "key-flip", draws),
    key(&["Ctrl+Z"], "key-undo", |place| {
        is_at(place, &[Screen::Analysis])
    }),
    key(&["Space"], "key-next", |place| {
        is_at(place, &[Screen::Solve, Screen::Lesson])
    }),
    key(&["W"], "key-next-board", |place| {
        is_at(place, &[Screen::Simul])
    }),
    key(&[","], "key-settings", is_table),
    key(&["?"], "key-help", |_| true),
];

/// Message name of what a command does at a place.
pub fn sentence(place: Place, name: &str) -> String {
    let Place::Screen(screen) = place else {
        return format!("said-{name}");
    };
    let own = match (screen, name) {
        (Screen::Analysis, "take-back") => "key-undo",
        (Screen::Openings | Screen::Laws, "take-back") => "said-back",
        (Screen::Laws, "again") => "said-diagram-again",
        (Screen::Solve, "take-back" | "again") => "said-retry",
        (Screen::Solve, "new") => "said-next-puzzle",
        (Screen::Lesson, "take-back" | "again") => "said-step-again",
        (Screen::Lesson, "back") => "said-step-back",
        (Screen::Lesson, "forward") => "said-step-on",
        (Screen::Drill, "again") => "said-drill-again",
        (Screen::Drill, "new") => "said-drill-new",
        (_, name) => return format!("said-{name}"),
    };
    own.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::{Language, Lexicon};
    use narration::command::Command;

    /// Names of the topics that work at a place.
    fn topics(all: &[Topic], place: Place) -> Vec<&'static str> {
        let here = all.iter().filter(|topic| (topic.works)(place));
        here.map(|topic| topic.text).collect()
    }

    #[test]
    fn only_what_works_at_a_place_is_told_of_it() {
        let at = |screen| Place::Screen(screen);
        assert_eq!(topics(BY_POINTER, at(Screen::Library)), ["help-up"]);
        assert_eq!(topics(ON_SCREEN, at(Screen::Library)), ["key-help"]);
        assert!(topics(ON_BOARD, at(Screen::Library)).is_empty());
        assert_eq!(
            topics(BY_POINTER, at(Screen::Solve)),
            ["help-tap", "help-drag", "help-swipe", "help-up"]
        );
        assert_eq!(
            topics(ON_SCREEN, at(Screen::Solve)),
            ["key-entry", "key-replay", "key-next", "key-help"]
        );
        assert!(topics(ON_SCREEN, at(Screen::Analysis)).contains(&"key-undo"));
        assert!(!topics(ON_BOARD, at(Screen::Shatranj)).contains(&"key-material"));
        assert_eq!(topics(ON_BOARD, Place::Game).len(), ON_BOARD.len());
    }

    #[test]
    fn every_word_of_a_place_has_a_sentence_of_its_own() {
        let words = Lexicon::english().and(Language::English, crate::ENGLISH);
        let places = Screen::ALL.iter().map(|&screen| Place::Screen(screen));
        for place in places.chain([Place::Game]) {
            for (name, _) in Command::NAMED {
                let message = sentence(place, name);
                // A message that is not there is told by its name.
                assert_ne!(words.get(&message), message, "{place:?}");
            }
        }
        let said = |place| words.get(&sentence(place, "new"));
        assert_ne!(said(Place::Game), said(Place::Screen(Screen::Solve)));
    }
}
