//! Modes of solving, as the address of the screen names them: `mode=theme&theme=fork&set=sessa&from=1200&to=1500`.

use super::series::Series;
use super::twenty::Twenty;
pub use crate::link::parameter;
use motif::Theme;
use protocol::puzzle::Mode as Occasion;
use puzzle::percent::{escape, unescape};

/// Modes of solving.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// Puzzles near the solver's rating, which the outcome changes.
    #[default]
    Rated,
    /// Puzzles that were chosen by what they are.
    Chosen(Choice),
    /// Twenty puzzles of a theme in rising difficulty.
    Twenty(Twenty),
    /// Puzzles that were missed, when they are due.
    Repeat,
    /// The puzzle of the day.
    Daily,
    /// As many of a series as possible in three minutes.
    Storm(Series),
    /// As many as possible until the third miss.
    Survival,
    /// One puzzle of a set, by its name in the set.
    One(String, String),
    /// The puzzles of a link to a set (`puzzle::set_link`), which need not be kept for it.
    Link(String),
    /// The puzzles that the last run of the tab has missed, once more.
    Missed,
}

/// Choice of puzzles by what they are: those to which all of this applies.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choice {
    /// Key of the set; none is that of our own.
    pub set: Option<String>,
    /// The theme.
    pub theme: Option<Theme>,
    /// Mates in so many moves; [`MOST_MOVES`] are so many or more.
    pub mate_in: Option<u8>,
    /// The least and the greatest rating.
    pub ratings: Option<(u16, u16)>,
}

impl Choice {
    /// True for all puzzles of a set.
    pub fn is_whole_set(&self) -> bool {
        let set = self.set.clone();
        set.is_some() && Mode::set(set.unwrap_or_default()) == Mode::Chosen(self.clone())
    }
}

/// The most moves of a mate that are told apart.
pub const MOST_MOVES: u8 = 4;

/// The greatest rating of a choice.
pub const MOST_RATING: u16 = 4_000;

impl Mode {
    /// All puzzles of a set.
    pub fn set(key: String) -> Mode {
        Mode::Chosen(Choice {
            set: Some(key),
            ..Choice::default()
        })
    }

    /// Puzzles with a theme.
    pub fn theme(theme: Theme) -> Mode {
        Mode::Chosen(Choice {
            theme: Some(theme),
            ..Choice::default()
        })
    }

    /// The choice, where there is one.
    pub fn choice(&self) -> Option<&Choice> {
        match self {
            Mode::Chosen(choice) => Some(choice),
            _ => None,
        }
    }

    /// Name in addresses, style sheets and messages.
    pub fn name(&self) -> &'static str {
        match self {
            Mode::Rated => "rated",
            Mode::Chosen(Choice { set: Some(_), .. }) => "set",
            Mode::Chosen(Choice { theme: Some(_), .. }) => "theme",
            Mode::Chosen(Choice {
                mate_in: Some(_), ..
            }) => "mate",
            Mode::Chosen(_) => "rating",
            Mode::Twenty(_) => "twenty",
            Mode::Repeat => "repeat",
            Mode::Daily => "daily",
            Mode::Storm(_) => "storm",
            Mode::Survival => "survival",
            Mode::One(..) => "one",
            Mode::Link(_) => "link",
            Mode::Missed => "missed",
        }
    }

    /// The occasion of its attempts, for the log of reviews.
    pub fn occasion(&self) -> Occasion {
        match self {
            Mode::Rated => Occasion::Rated,
            Mode::Chosen(_) | Mode::Twenty(_) => Occasion::Theme,
            Mode::Repeat => Occasion::Repetition,
            Mode::Daily => Occasion::Daily,
            Mode::Storm(_) => Occasion::Storm,
            Mode::Survival => Occasion::Survival,
            Mode::One(..) | Mode::Link(_) | Mode::Missed => Occasion::Single,
        }
    }

    /// The theme that the solver knows of.
    pub fn known_theme(&self) -> Option<Theme> {
        let mate = |moves| match moves {
            1 => Theme::MateIn1,
            2 => Theme::MateIn2,
            3 => Theme::MateIn3,
            _ => Theme::MateIn4,
        };
        if let Mode::Storm(series) = self {
            return series.mate_in().map(mate);
        }
        if let Mode::Twenty(twenty) = self {
            return Some(twenty.theme);
        }
        let choice = self.choice()?;
        choice.theme.or(choice.mate_in.map(mate))
    }

    /// True for the modes in which puzzles that have a rating change the solver's.
    pub fn is_rated(&self) -> bool {
        matches!(self, Mode::Rated | Mode::Chosen(_) | Mode::Twenty(_))
    }

    /// True for the modes against the clock or with few misses.
    pub fn is_run(&self) -> bool {
        matches!(self, Mode::Storm(_) | Mode::Survival)
    }

    /// The query of an address that leads to it.
    pub fn query(&self) -> String {
        let name = self.name();
        match self {
            Mode::Chosen(choice) => {
                let mut query = format!("mode={name}");
                let set = choice.set.as_deref().map(escape);
                let theme = choice.theme.map(|theme| theme.key().to_owned());
                let moves = choice.mate_in.map(|moves| moves.to_string());
                let (from, to) = choice.ratings.unzip();
                let [from, to] = [from, to].map(|rating| rating.map(|rating| rating.to_string()));
                let pairs = [
                    ("set", set),
                    ("theme", theme),
                    ("moves", moves),
                    ("from", from),
                    ("to", to),
                ];
                for (name, value) in pairs {
                    if let Some(value) = value {
                        query.extend(["&", name, "=", &value]);
                    }
                }
                query
            }
            Mode::Twenty(twenty) => format!("mode={name}&{}", twenty.query()),
            Mode::One(set, id) => format!("mode={name}&set={}&id={}", escape(set), escape(id)),
            Mode::Storm(series) => match series.name() {
                Some(of) => format!("mode={name}&of={of}"),
                None => format!("mode={name}"),
            },
            // It is written for addresses.
            Mode::Link(link) => format!("mode={name}&link={link}"),
            _ => format!("mode={name}"),
        }
    }

    /// The mode of a query; what cannot be read is rated solving.
    pub fn parse(query: &str) -> Mode {
        let value = |name: &str| parameter(query, name).map(unescape);
        let moves = |moves: String| moves.parse().ok().filter(|moves| *moves > 0);
        let rating = |name, other| value(name).map_or(Some(other), |value| value.parse().ok());
        let choice = || {
            let (from, to) = (rating("from", 0)?, rating("to", MOST_RATING)?);
            Some(Choice {
                set: value("set"),
                theme: given(value("theme"), |key| Theme::from_key(&key))?,
                mate_in: given(value("moves"), moves)?.map(|moves: u8| moves.min(MOST_MOVES)),
                ratings: ((from, to) != (0, MOST_RATING)).then(|| (from.min(to), from.max(to))),
            })
        };
        let read = || {
            Some(match value("mode")?.as_str() {
                "theme" | "mate" | "set" | "rating" => {
                    Mode::Chosen(choice().filter(|choice| *choice != Choice::default())?)
                }
                "twenty" => {
                    Mode::Twenty(Twenty::of_query(query).filter(|twenty| !twenty.ids.is_empty())?)
                }
                "one" => Mode::One(value("set")?, value("id")?),
                "link" => Mode::Link(parameter(query, "link")?.to_owned()),
                "repeat" => Mode::Repeat,
                "daily" => Mode::Daily,
                "storm" => {
                    let of = value("of");
                    let named = |series: &Series| series.name() == of.as_deref();
                    Mode::Storm(Series::EACH.into_iter().find(named).unwrap_or_default())
                }
                "survival" => Mode::Survival,
                "missed" => Mode::Missed,
                _ => return None,
            })
        };
        read().unwrap_or_default()
    }
}

/// A value where one is given, read; `None` if it cannot be read.
#[allow(clippy::option_option)] // not given, or unreadable
fn given<T>(text: Option<String>, read: impl Fn(String) -> Option<T>) -> Option<Option<T>> {
    text.map_or(Some(None), |text| read(text).map(Some))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_read_back() {
        let modes = [
            Mode::Rated,
            Mode::theme(Theme::Fork),
            Mode::set("own 1&2=3%".into()),
            Mode::Chosen(Choice {
                mate_in: Some(2),
                ..Choice::default()
            }),
            Mode::Chosen(Choice {
                ratings: Some((800, MOST_RATING)),
                ..Choice::default()
            }),
            Mode::Chosen(Choice {
                set: Some("a".into()),
                theme: Some(Theme::Pin),
                mate_in: Some(MOST_MOVES),
                ratings: Some((0, 1_200)),
            }),
            Mode::One("தமிழ்".into(), "a+b".into()),
            Mode::Link("1~0~a%2541~b".into()),
            Mode::Twenty(Twenty {
                theme: Theme::Skewer,
                ids: vec!["a1".into(), "b2".into()],
            }),
            Mode::Repeat,
            Mode::Daily,
            Mode::Storm(Series::All),
            Mode::Storm(Series::MateIn2),
            Mode::Storm(Series::MatePatterns),
            Mode::Survival,
        ];
        for mode in modes {
            assert_eq!(Mode::parse(&mode.query()), mode);
            assert!(mode.query().is_ascii());
            assert_eq!(mode.is_run(), ["storm", "survival"].contains(&mode.name()));
        }
    }

    #[test]
    fn what_cannot_be_read_is_rated_solving() {
        for query in [
            "",
            "mode",
            "mode=blitz",
            "mode=theme",
            "mode=theme&theme=forks",
            "mode=mate",
            "mode=mate&moves=0",
            "mode=mate&moves=x",
            "mode=theme&theme=fork&from=x",
            "mode=rating&from=0&to=4000",
            "mode=set",
            "mode=one&set=a",
            "mode=twenty&theme=fork",
            "mode=twenty&ids=a",
            "theme=fork",
        ] {
            assert_eq!(Mode::parse(query), Mode::Rated, "{query}");
        }
        assert_eq!(Mode::parse("mode=set&set=%zz%4"), Mode::set("%zz%4".into()));
        let turned = Mode::parse("mode=rating&from=1500&to=1200");
        assert_eq!(turned.query(), "mode=rating&from=1200&to=1500");
        let many = Mode::parse("mode=mate&moves=9");
        assert_eq!(many.query(), "mode=mate&moves=4");
    }

    #[test]
    fn what_the_solver_knows_of_is_a_hint() {
        let known = |query| Mode::parse(query).known_theme();
        assert_eq!(known("mode=theme&theme=pin&moves=2"), Some(Theme::Pin));
        assert_eq!(known("mode=mate&moves=2"), Some(Theme::MateIn2));
        assert_eq!(known("mode=rating&from=900"), None);
        assert_eq!(known("mode=storm"), None);
        assert_eq!(known("mode=storm&of=mate-in-2"), Some(Theme::MateIn2));
        assert_eq!(Mode::Repeat.occasion(), Occasion::Repetition);
        assert_eq!(Mode::Missed.occasion(), Occasion::Single);
    }

    #[test]
    fn what_is_chosen_is_rated_and_what_is_repeated_is_not() {
        for query in [
            "mode=rated",
            "mode=theme&theme=fork",
            "mode=set&set=a",
            "mode=rating&to=900",
        ] {
            assert!(Mode::parse(query).is_rated(), "{query}");
        }
        for query in [
            "mode=repeat",
            "mode=daily",
            "mode=storm",
            "mode=one&set=a&id=b",
            "mode=link&link=1",
        ] {
            assert!(!Mode::parse(query).is_rated(), "{query}");
        }
    }
}
