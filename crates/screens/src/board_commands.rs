//! Commands that are followed at the board of each place: a field for typed moves follows these and no other, and the help
//! lists them.

use crate::registry::{Place, Screen};

/// Questions about a position, which are answered at every board of chess.
const QUESTIONS: [&str; 9] = [
    "where",
    "pieces",
    "moves",
    "captures",
    "attackers",
    "square",
    "last",
    "status",
    "material",
];

/// True if a command of this name ([`Command::name`](narration::command::Command::name)) is followed at the board of this
/// place, some of them only at times.
pub fn follows(place: Place, name: &str) -> bool {
    let own: &[&str] = match place {
        Place::Game | Place::Screen(Screen::Simul) => return true,
        Place::Screen(Screen::Analysis) => &["take-back", "back", "forward", "flip"],
        Place::Screen(Screen::Openings) => &["take-back", "back", "flip"],
        Place::Screen(Screen::PuzzleCompose) => &["back", "forward"],
        Place::Screen(Screen::Laws) => &["take-back", "back", "forward", "again"],
        Place::Screen(Screen::Lesson) => &["hint", "take-back", "again", "back", "forward"],
        Place::Screen(Screen::Drill) => &["hint", "take-back", "again", "new"],
        Place::Screen(Screen::Solve) => &[
            "hint",
            "take-back",
            "again",
            "new",
            "back",
            "forward",
            "yes",
            "no",
        ],
        // Its position is none of today's chess.
        Place::Screen(Screen::Shatranj) => {
            return ["take-back", "again", "square", "last", "status", "help"].contains(&name);
        }
        Place::Screen(_) | Place::Play => return false,
    };
    name == "help" || own.contains(&name) || QUESTIONS.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;
    use i18n::Lexicon;
    use narration::Narrator;
    use narration::command::Command;

    #[test]
    fn the_names_are_those_of_commands_and_questions_are_answered() {
        let words = Lexicon::english();
        let narrator = Narrator::new(&words, false);
        let named = |name: &str| Command::NAMED.into_iter().find(|(known, _)| *known == name);
        for question in QUESTIONS {
            let (_, command) = named(question).expect(question);
            // The last move is told by the board, which knows it.
            let answered = narrator.answer(&Position::default(), command).is_some();
            assert!(answered || command == Command::Last, "{question}");
        }
        for (screen, commands) in [
            (Screen::Analysis, 14),
            (Screen::Openings, 13),
            (Screen::PuzzleCompose, 12),
            (Screen::Laws, 14),
            (Screen::Lesson, 15),
            (Screen::Drill, 14),
            (Screen::Solve, 18),
            (Screen::Shatranj, 6),
            (Screen::Library, 0),
        ] {
            let place = Place::Screen(screen);
            let known = Command::NAMED
                .iter()
                .filter(|(name, _)| follows(place, name));
            assert_eq!(known.count(), commands, "{screen:?}");
        }
    }
}
