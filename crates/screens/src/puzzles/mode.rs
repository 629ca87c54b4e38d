//! Modes of solving, as the address of the screen names them: `mode=theme&theme=fork&set=sessa`.

use motif::Theme;
use protocol::puzzle::Mode as Occasion;

/// Modes of solving.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// Puzzles near the solver's rating, which the outcome changes.
    #[default]
    Rated,
    /// Puzzles with a theme.
    Theme(Theme),
    /// Mates in so many moves.
    MateIn(u8),
    /// Puzzles of one set.
    Set(String),
    /// Puzzles that were missed, when they are due.
    Repeat,
    /// The puzzle of the day.
    Daily,
    /// As many as possible in three minutes.
    Storm,
    /// As many as possible until the third miss.
    Survival,
    /// One puzzle of a set, by its name in the set.
    One(String, String),
    /// The puzzles that a run has missed, once more; it has no address.
    Missed,
}

impl Mode {
    /// Name in addresses, the review log and messages.
    pub fn name(&self) -> &'static str {
        match self {
            Mode::Rated => "rated",
            Mode::Theme(_) => "theme",
            Mode::MateIn(_) => "mate",
            Mode::Set(_) => "set",
            Mode::Repeat => "repeat",
            Mode::Daily => "daily",
            Mode::Storm => "storm",
            Mode::Survival => "survival",
            Mode::One(..) => "one",
            Mode::Missed => "missed",
        }
    }

    /// The occasion of its attempts, for the log of reviews.
    pub fn occasion(&self) -> Occasion {
        match self {
            Mode::Rated => Occasion::Rated,
            Mode::Theme(_) | Mode::MateIn(_) | Mode::Set(_) => Occasion::Theme,
            Mode::Repeat => Occasion::Repetition,
            Mode::Daily => Occasion::Daily,
            Mode::Storm => Occasion::Storm,
            Mode::Survival => Occasion::Survival,
            Mode::One(..) | Mode::Missed => Occasion::Single,
        }
    }

    /// The theme that the solver knows of.
    pub fn theme(&self) -> Option<Theme> {
        match self {
            Mode::Theme(theme) => Some(*theme),
            Mode::MateIn(moves) => Some(match moves {
                1 => Theme::MateIn1,
                2 => Theme::MateIn2,
                3 => Theme::MateIn3,
                4 => Theme::MateIn4,
                _ => Theme::MateIn5,
            }),
            _ => None,
        }
    }

    /// True for the modes against the clock or with few misses.
    pub fn is_run(&self) -> bool {
        matches!(self, Mode::Storm | Mode::Survival)
    }

    /// The query of an address that leads to it.
    pub fn query(&self) -> String {
        let name = self.name();
        match self {
            Mode::Theme(theme) => format!("mode={name}&theme={}", theme.key()),
            Mode::MateIn(moves) => format!("mode={name}&moves={moves}"),
            Mode::Set(set) => format!("mode={name}&set={}", escape(set)),
            Mode::One(set, id) => format!("mode={name}&set={}&id={}", escape(set), escape(id)),
            _ => format!("mode={name}"),
        }
    }

    /// The mode of a query; what cannot be read is rated solving.
    pub fn parse(query: &str) -> Mode {
        let value = |name: &str| {
            let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
            pairs
                .filter(|pair| pair.0 == name)
                .map(|pair| unescape(pair.1))
                .next()
        };
        let read = || {
            Some(match value("mode")?.as_str() {
                "theme" => Mode::Theme(Theme::from_key(&value("theme")?)?),
                "mate" => Mode::MateIn(
                    value("moves")?
                        .parse()
                        .ok()
                        .filter(|n| (1..=9).contains(n))?,
                ),
                "set" => Mode::Set(value("set")?),
                "one" => Mode::One(value("set")?, value("id")?),
                "repeat" => Mode::Repeat,
                "daily" => Mode::Daily,
                "storm" => Mode::Storm,
                "survival" => Mode::Survival,
                _ => return None,
            })
        };
        read().unwrap_or_default()
    }
}

/// Text for a query: letters, digits, `-`, `_` and `.` as they are, every other byte as `%` and two hexadecimal digits.
fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.".contains(&byte) {
            escaped.push(byte as char);
        } else {
            escaped.push('%');
            for digit in [byte >> 4, byte & 15] {
                escaped.push(b"0123456789ABCDEF"[usize::from(digit)] as char);
            }
        }
    }
    escaped
}

/// Text of a query as it was before [`escape`]; what is no escape stays.
fn unescape(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let hex = after.get(..2).and_then(|hex| std::str::from_utf8(hex).ok());
        let byte = hex.and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match byte {
            Some(byte) if first == b'%' => {
                bytes.push(byte);
                rest = &after[2..];
            }
            _ => {
                bytes.push(first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_read_back() {
        let modes = [
            Mode::Rated,
            Mode::Theme(Theme::Fork),
            Mode::MateIn(2),
            Mode::Set("own 1&2=3%".into()),
            Mode::One("தமிழ்".into(), "a+b".into()),
            Mode::Repeat,
            Mode::Daily,
            Mode::Storm,
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
            "mode=mate&moves=0",
            "mode=mate&moves=x",
            "mode=set",
            "mode=one&set=a",
            "theme=fork",
        ] {
            assert_eq!(Mode::parse(query), Mode::Rated, "{query}");
        }
        assert_eq!(Mode::parse("mode=set&set=%zz%4"), Mode::Set("%zz%4".into()));
    }

    #[test]
    fn what_the_solver_knows_of_is_a_hint() {
        assert_eq!(Mode::Theme(Theme::Pin).theme(), Some(Theme::Pin));
        assert_eq!(Mode::MateIn(2).theme(), Some(Theme::MateIn2));
        assert_eq!(Mode::Storm.theme(), None);
        assert_eq!(Mode::Repeat.occasion(), Occasion::Repetition);
        assert_eq!(Mode::Missed.occasion(), Occasion::Single);
    }
}
