//! Registry of the screens: every screen is one line, with its name, its path, its parent and the function that opens it, under the
//! chunk of the page's wasm that has its code. [`Screen`] and [`Place`] are made of these lines here, the loaders of the chunks in
//! `crates/app/src/chunk.rs`.

/// Hands the registry to a macro, chunk by chunk. A line is `Screen: "name" at "path" RELATION by function;` or `… wired module;`.
///
/// - A path that ends with `/*` has entries with addresses of their own, `laws/9.2.3`; one that ends with a slash has only those.
/// - The relation is `over page` for a dialog, `in bar` for a place of the navigation bar, `in Parent` for a page that belongs to another.
/// - `by` names a function of this crate, from a [`ScreenContext`](crate::ScreenContext) to a view; `wired` a module of
///   `crates/app/src/screens/`, whose `open` also gives the screen the game or the page's settings.
#[macro_export]
macro_rules! registry {
    ($reader:ident) => {
        $reader! {
            /// Dialogs over a game, and what else belongs to one.
            screens {
                /// The settings dialog.
                Settings: "settings" at "settings" over page wired settings;
                /// The help dialog.
                Help: "help" at "help" over page wired help;
                /// The arbiter's panel.
                Arbiter: "arbiter" at "arbiter" over page wired arbiter;
                /// The dialog that opens saved games.
                OpenGame: "open-game" at "open-game" over page wired open_game;
                /// The dialog of rules and clock for the next game.
                Rules: "rules" at "rules" over page wired rules;
                /// The dialog of array, colours and odds of the next game.
                StartAndOdds: "start-and-odds" at "start" over page wired start_and_odds;
                /// The dialog of the robot of the next game: its opening, and the strength that suits the player.
                RobotChoice: "robot-choice" at "robot" over page wired robot_choice;
                /// The clock for a real board.
                Clock: "clock-screen" at "clock" over page wired clock;
                /// The score sheet of the game.
                ScoreSheet: "score-sheet" at "score-sheet" over page wired score_sheet;
                /// The page of shared parts, for developers.
                Parts: "parts" at "dev/parts" over page by parts;
                /// A simultaneous display, and a board of it by its number.
                Simul: "simul" at "simul/*" in Play wired simul;
                /// Games in play beside each other, for developers.
                Tables: "tables" at "dev/tables" in Play wired tables;
            }
            /// Analysis and library.
            study {
                /// The analysis board.
                Analysis: "analysis" at "analysis" in bar by analysis;
                /// Share or embed: a board for somebody else's page.
                Embedding: "embedding" at "embed" in Analysis by embedding;
                /// The library of games.
                Library: "library" at "library" in bar wired library;
                /// The bin of the library.
                LibraryBin: "library-bin" at "library/bin" in Library wired library;
            }
            /// Games by link, correspondence.
            by_link {
                /// Games by link: those under way, a new one, what is sent and what has come in.
                ByLink: "by-link" at "by-link/*" in Play wired by_link;
            }
            /// Club nights: the organiser's screen, results for it.
            club_nights {
                /// A club night, and its wall.
                ClubNight: "club-night" at "club-night/*" in Play wired club_night;
                /// The result of a board as a code for the organiser; the board is in the address.
                ClubResult: "club-result" at "club-result/*" in Play wired club_result;
            }
            /// The laboratory.
            laboratory {
                /// The laboratory: values of the pieces out of games.
                Lab: "lab" at "lab/*" in Analysis by lab;
            }
            /// Solving puzzles.
            puzzles {
                /// The places of the puzzles: what can be solved, and how it went.
                Puzzles: "puzzles" at "puzzles" in bar by puzzles;
                /// The themes of the puzzles.
                PuzzleThemes: "puzzle-themes" at "puzzles/themes" in Puzzles by puzzle_themes;
                /// The puzzles that were tried.
                PuzzleHistory: "puzzle-history" at "puzzles/history" in Puzzles by puzzle_history;
                /// A race of two on one device.
                PuzzleRace: "puzzle-race" at "puzzles/race" in Puzzles by puzzle_race;
                /// Solving puzzles.
                Solve: "solve" at "puzzles/solve" in Puzzles by solve;
            }
            /// Puzzles of one's own: sets, mining, made by hand, on paper.
            puzzle_sets {
                /// Mining of puzzles out of games.
                PuzzleMining: "puzzle-mining" at "puzzles/mining" in Puzzles by puzzle_mining;
                /// The sets of puzzles.
                PuzzleSets: "puzzle-sets" at "puzzles/sets" in Puzzles by puzzle_sets;
                /// One set of puzzles, of one's own or of a link.
                PuzzleSet: "puzzle-set" at "puzzles/set" in Puzzles by puzzle_set;
                /// A puzzle made by hand.
                PuzzleCompose: "puzzle-compose" at "puzzles/compose" in Puzzles by puzzle_compose;
                /// Puzzles on paper.
                PuzzleWorksheet: "puzzle-worksheet" at "puzzles/worksheet" in Puzzles by puzzle_worksheet;
            }
            /// The course.
            learning {
                /// The path of the course.
                Learn: "learn" at "learn" in bar by learn;
                /// A lesson.
                Lesson: "lesson" at "learn/lesson/" in Learn by lesson;
                /// Exercises of the course.
                Practise: "learn-practise" at "learn/practise" in Learn by practise;
                /// A round of an exercise on paper.
                ExerciseWorksheet: "exercise-worksheet" at "learn/worksheet" in Learn by exercise_worksheet;
                /// The certificate of a stage.
                Certificate: "certificate" at "learn/certificate" in Learn by certificate;
            }
            /// Reference and practice: endings, coordinates, shatranj, laws, words, openings, values.
            reference {
                /// The drills of endings.
                Drills: "drills" at "drills" in Learn by drills;
                /// One drill; its key follows in the address.
                Drill: "drill" at "drills/" in Learn by drill;
                /// The coordinates trainer.
                Coordinates: "coordinates-trainer" at "coordinates" in Learn by coordinates;
                /// Shatranj: its lesson and its game.
                Shatranj: "shatranj" at "shatranj" in Learn by shatranj;
                /// The words of chess.
                Glossary: "glossary" at "glossary/*" in Learn by glossary;
                /// The openings by name.
                Openings: "openings" at "openings/*" in Learn by openings;
                /// Values of the pieces, side by side.
                Values: "values" at "values" in Learn by values;
                /// The laws to read.
                Laws: "laws" at "laws/*" in Learn by laws;
            }
        }
    };
}

/// A place that the page shows, as the URL hash names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Play's home: a new game, and the one that is not finished.
    Play,
    /// The game at the table.
    Game,
    /// A screen.
    Screen(Screen),
}

/// Relation of a screen to the page: a dialog over it, a place of the bar, or a page within another place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Relation {
    Dialog,
    Bar,
    In(Place),
}

macro_rules! relation {
    (over page) => {
        Relation::Dialog
    };
    (in bar) => {
        Relation::Bar
    };
    (in Play) => {
        Relation::In(Place::Play)
    };
    (in $parent:ident) => {
        Relation::In(Place::Screen(Screen::$parent))
    };
}

/// End of a path whose entries have addresses of their own.
const ENTRIES: &str = "/*";

macro_rules! screens {
    ($($(#[$about:meta])* $chunk:ident {
        $($(#[$what:meta])* $screen:ident: $name:literal at $path:literal $relation:ident $parent:ident $how:ident $opens:ident;)*
    })*) => {
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

            /// The path as the registry has it.
            fn pattern(self) -> &'static str {
                match self {
                    $($(Screen::$screen => $path,)*)*
                }
            }

            fn relation(self) -> Relation {
                match self {
                    $($(Screen::$screen => relation!($relation $parent),)*)*
                }
            }
        }
    };
}

registry!(screens);

impl Screen {
    /// Path in the URL hash; if it ends with a slash, the query follows at once.
    pub fn path(self) -> &'static str {
        let pattern = self.pattern();
        pattern.strip_suffix(ENTRIES).unwrap_or(pattern)
    }

    /// True if its entries have addresses of their own: a clause `laws/9.2.3`, a word `glossary/fork`, a line
    /// `openings/e2e4-c7c5`, a step `lab/5`.
    pub fn has_entries(self) -> bool {
        self.pattern().ends_with(ENTRIES)
    }

    /// The screen of a path.
    pub fn at(path: &str) -> Option<Screen> {
        let named = |screen: &&Screen| screen.path() == path;
        Screen::ALL.iter().find(named).copied()
    }

    /// True if it takes the whole page, under the bar; the others are dialogs over it.
    pub fn is_page(self) -> bool {
        self.relation() != Relation::Dialog
    }
}

impl Place {
    /// The place that this one is a part of, if it is not one of the bar itself.
    pub fn parent(self) -> Option<Place> {
        match self {
            Place::Screen(screen) => match screen.relation() {
                Relation::In(parent) => Some(parent),
                Relation::Dialog | Relation::Bar => None,
            },
            Place::Play | Place::Game => None,
        }
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

    #[test]
    fn only_pages_have_a_parent_and_it_is_a_place_of_the_bar() {
        for &screen in Screen::ALL {
            let Some(parent) = Place::Screen(screen).parent() else {
                continue;
            };
            assert!(screen.is_page(), "{screen:?}");
            assert_eq!(parent.parent(), None, "{screen:?}");
        }
        assert!(!Screen::Settings.is_page());
        assert!(Screen::Library.is_page());
    }

    #[test]
    fn a_pattern_tells_entries_from_the_path() {
        assert_eq!(
            (Screen::Laws.path(), Screen::Laws.has_entries()),
            ("laws", true)
        );
        assert_eq!(
            (Screen::Drill.path(), Screen::Drill.has_entries()),
            ("drills/", false)
        );
    }
}
