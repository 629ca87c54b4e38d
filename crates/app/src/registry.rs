//! Registry of the screens: every screen is one line, with its name, its path and how it is opened, under the chunk of the page's wasm
//! that has it.

/// Hands the lines `Screen: "name" at "path" by function;` of each chunk to a macro: here to the one that makes [`Screen`] of them, in
/// `screens.rs` to the one that opens a screen, so that nothing but that needs to know how.
macro_rules! registry {
    ($reader:ident) => {
        $reader! {
            Screens {
                /// The settings dialog.
                Settings: "settings" at "settings" by settings::open;
                /// The help dialog.
                Help: "help" at "help" by help::open;
                /// The arbiter's panel.
                Arbiter: "arbiter" at "arbiter" by arbiter::open;
                /// The dialog that opens saved games.
                OpenGame: "open-game" at "open-game" by open_game::open;
                /// The dialog of rules and clock for the next game.
                Rules: "rules" at "rules" by rules::open;
                /// The clock for a real board.
                Clock: "clock-screen" at "clock" by clock::open;
                /// The score sheet of the game.
                ScoreSheet: "score-sheet" at "score-sheet" by score_sheet::open;
                /// The page of shared parts, for developers.
                Parts: "parts" at "dev/parts" by parts::open;
                /// Games in play beside each other, for developers.
                Tables: "tables" at "dev/tables" by tables::open;
            }
            Study {
                /// The analysis board.
                Analysis: "analysis" at "analysis" by analysis::open;
                /// Share or embed: a board for somebody else's page.
                Embedding: "embedding" at "embed" by embedding::open;
                /// The library of games.
                Library: "library" at "library" by library::open;
            }
            Laboratory {
                /// The laboratory: values of the pieces out of games.
                Lab: "lab" at "lab" by lab::open;
            }
            PuzzleTraining {
                /// The places of the puzzles: what can be solved, and how it went.
                Puzzles: "puzzles" at "puzzles" by puzzles::open;
                /// The themes of the puzzles.
                PuzzleThemes: "puzzle-themes" at "puzzles/themes" by puzzles::open_themes;
                /// The puzzles that were tried.
                PuzzleHistory: "puzzle-history" at "puzzles/history" by puzzles::open_history;
                /// Solving puzzles.
                Solve: "solve" at "puzzles/solve" by puzzles::open_solve;
            }
            PuzzleCollecting {
                /// Mining of puzzles out of games.
                PuzzleMining: "puzzle-mining" at "puzzles/mining" by puzzles::open_mining;
                /// The sets of puzzles.
                PuzzleSets: "puzzle-sets" at "puzzles/sets" by puzzles::open_sets;
                /// One set of puzzles, of one's own or of a link.
                PuzzleSet: "puzzle-set" at "puzzles/set" by puzzles::open_set;
                /// A puzzle made by hand.
                PuzzleCompose: "puzzle-compose" at "puzzles/compose" by puzzles::open_compose;
                /// Puzzles on paper.
                PuzzleWorksheet: "puzzle-worksheet" at "puzzles/worksheet" by puzzles::open_worksheet;
            }
            Learning {
                /// The path of the course.
                Learn: "learn" at "learn" by learn::open;
                /// A lesson.
                Lesson: "lesson" at "learn/lesson/" by learn::open_lesson;
            }
            Reference {
                /// The drills of endings.
                Drills: "drills" at "drills" by drills::open;
                /// One drill; its key follows in the address.
                Drill: "drill" at "drills/" by drills::open_drill;
                /// The coordinates trainer.
                Coordinates: "coordinates-trainer" at "coordinates" by coordinates::open;
                /// Shatranj: its lesson and its game.
                Shatranj: "shatranj" at "shatranj" by shatranj::open;
                /// The words of chess.
                Glossary: "glossary" at "glossary" by glossary::open;
                /// The openings by name.
                Openings: "openings" at "openings" by openings::open;
                /// Values of the pieces, side by side.
                Values: "values" at "values" by values::open;
                /// The laws to read.
                Laws: "laws" at "laws" by laws::open;
            }
        }
    };
}
pub(crate) use registry;

/// The chunks of the page's wasm that have screens (`chunk.rs`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Dialogs over a game.
    Screens,
    /// Analysis and library.
    Study,
    /// The laboratory.
    Laboratory,
    /// Solving puzzles.
    PuzzleTraining,
    /// Puzzles of one's own: sets, mining, made by hand, on paper.
    PuzzleCollecting,
    /// The course.
    Learning,
    /// Whatever else is there to learn: endings, coordinates, shatranj, laws, words, openings, values.
    Reference,
}

macro_rules! screens {
    ($($part:ident { $($(#[$what:meta])* $screen:ident: $name:literal at $path:literal by $open:path;)* })*) => {
        /// Every screen and dialog that can lie over the page.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Screen {
            $($($(#[$what])* $screen,)*)*
        }

        impl Screen {
            /// All of them.
            pub const ALL: &[Screen] = &[$($(Screen::$screen),*),*];

            /// Name in style sheets and tests; also the message name of its title.
            pub fn name(self) -> &'static str {
                match self {
                    $($(Screen::$screen => $name,)*)*
                }
            }

            /// The part of the page's wasm that has it.
            pub fn part(self) -> Part {
                match self {
                    $($(Screen::$screen => Part::$part,)*)*
                }
            }

            /// Path in the URL hash; if it ends with a slash, the query follows at once.
            pub fn path(self) -> &'static str {
                match self {
                    $($(Screen::$screen => $path,)*)*
                }
            }
        }
    };
}

registry!(screens);

impl Screen {
    /// The screen of a path.
    pub fn at(path: &str) -> Option<Screen> {
        let named = |screen: &&Screen| screen.path() == path;
        Screen::ALL.iter().find(named).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn names_and_paths_are_of_one_screen_each() {
        let names: BTreeSet<_> = Screen::ALL.iter().map(|screen| screen.name()).collect();
        assert_eq!(names.len(), Screen::ALL.len());
        for &screen in Screen::ALL {
            assert_eq!(Screen::at(screen.path()), Some(screen));
        }
        assert_eq!(Screen::at(""), None);
    }
}
