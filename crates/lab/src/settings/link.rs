//! Settings as text for a link: `name=value` with `&` between, and only what differs from the source's experiment.

use std::fmt;
use std::fmt::Write;

use super::{Band, Draws, OutOfBounds, Settings};
use crate::terms::Term;

/// The longest text that is read.
const LONGEST: usize = 10_000;

/// A fault in the settings of a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkError {
    /// The character at which the wrong part begins, from 1.
    pub column: usize,
    /// The problem.
    pub kind: LinkErrorKind,
}

/// The kind of a fault in the settings of a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkErrorKind {
    /// The text is longer than any settings.
    TooLong,
    /// No `=` after a name.
    NoValue(String),
    /// There is no such setting.
    Unknown(String),
    /// A setting has no such value.
    Value(&'static str, String),
    /// A setting is beyond its bounds.
    Bounds(OutOfBounds),
}

impl LinkErrorKind {
    /// Name of the setting, as it stands in the link; empty if it is about no single one.
    pub fn setting(&self) -> &str {
        match self {
            LinkErrorKind::TooLong => "",
            LinkErrorKind::NoValue(name) | LinkErrorKind::Unknown(name) => name,
            LinkErrorKind::Value(name, _) => name,
            LinkErrorKind::Bounds(error) => error.setting,
        }
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: ", self.column)?;
        match &self.kind {
            LinkErrorKind::TooLong => write!(f, "more than {LONGEST} bytes of settings"),
            LinkErrorKind::NoValue(part) => write!(f, "`{part}` has no `=`"),
            LinkErrorKind::Unknown(name) => write!(f, "there is no setting `{name}`"),
            LinkErrorKind::Value(name, value) => write!(f, "`{name}` cannot be `{value}`"),
            LinkErrorKind::Bounds(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for LinkError {}

impl Settings {
    /// The settings as text for a link; empty for those of the source.
    ///
    /// ```
    /// use lab::{Draws, Settings, Term};
    ///
    /// let settings = Settings {
    ///     draws: Draws::Half,
    ///     terms: vec![Term::BishopPair, Term::Turn],
    ///     players: vec!["Anna & Berta".to_owned()],
    ///     ..Settings::default()
    /// };
    /// let link = settings.to_link();
    /// assert_eq!(link, "draws=half&terms=bishop-pair,turn&players=Anna%20%26%20Berta");
    /// assert_eq!(Settings::from_link(&link), Ok(settings));
    /// ```
    pub fn to_link(&self) -> String {
        let usual = Settings::default();
        let mut out = String::new();
        let mut add = |name: &str, value: String, differs: bool| {
            if differs {
                let between = if out.is_empty() { "" } else { "&" };
                // A string takes whatever is written to it.
                let _ = write!(out, "{between}{name}={value}");
            }
        };
        add("quiet", self.quiet.to_string(), self.quiet != usual.quiet);
        add("draws", "half".to_owned(), self.draws == Draws::Half);
        let terms: Vec<&str> = self.terms.iter().map(|term| term.name()).collect();
        add("terms", terms.join(","), !terms.is_empty());
        let players: Vec<String> = self.players.iter().map(|name| escaped(name)).collect();
        add("players", players.join(","), !players.is_empty());
        for (name, band) in [
            ("years", self.years),
            ("ratings", self.ratings),
            ("phase", self.phase),
        ] {
            let bound = |bound: Option<u16>| bound.map_or(String::new(), |n| n.to_string());
            let value = format!("{}-{}", bound(band.from), bound(band.to));
            add(name, value, !band.is_open());
        }
        for (name, number, usual) in [
            ("lambda", self.lambda, usual.lambda),
            ("rate", self.rate, usual.rate),
            ("tolerance", self.tolerance, usual.tolerance),
            ("alpha", self.alpha, usual.alpha),
        ] {
            add(
                name,
                number.to_string(),
                number.to_bits() != usual.to_bits(),
            );
        }
        for (name, number, usual) in [
            ("steps", u64::from(self.steps), u64::from(usual.steps)),
            ("log", u64::from(self.log_every), u64::from(usual.log_every)),
            (
                "resamples",
                u64::from(self.resamples),
                u64::from(usual.resamples),
            ),
            ("folds", u64::from(self.folds), u64::from(usual.folds)),
            ("seed", self.seed, usual.seed),
        ] {
            add(name, number.to_string(), number != usual);
        }
        out
    }

    /// Reads the settings of a link. What it does not name is as in the source.
    pub fn from_link(link: &str) -> Result<Settings, LinkError> {
        let fault = |column, kind| LinkError { column, kind };
        if link.len() > LONGEST {
            return Err(fault(1, LinkErrorKind::TooLong));
        }
        let mut settings = Settings::default();
        let mut column = 1;
        for part in link.split('&') {
            if !part.is_empty() {
                let (name, value) = part
                    .split_once('=')
                    .ok_or_else(|| fault(column, LinkErrorKind::NoValue(chess::excerpt(part))))?;
                settings
                    .set(name, value)
                    .map_err(|kind| fault(column, kind))?;
                settings
                    .check()
                    .map_err(|error| fault(column, LinkErrorKind::Bounds(error)))?;
            }
            column += part.chars().count() + 1;
        }
        Ok(settings)
    }

    /// Changes the setting of a name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), LinkErrorKind> {
        let Some(known) = NAMES.into_iter().find(|known| *known == name) else {
            return Err(LinkErrorKind::Unknown(chess::excerpt(name)));
        };
        self.set_known(known, value)
            .ok_or_else(|| LinkErrorKind::Value(known, chess::excerpt(value)))
    }

    /// `None` if the setting has no such value.
    fn set_known(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "quiet" => self.quiet = value.parse().ok()?,
            "draws" => {
                self.draws = match value {
                    "drop" => Draws::Drop,
                    "half" => Draws::Half,
                    _ => return None,
                }
            }
            "terms" => {
                let mut terms = Vec::new();
                for name in value.split(',').filter(|name| !name.is_empty()) {
                    let term = Term::from_name(name)?;
                    if !terms.contains(&term) {
                        terms.push(term);
                    }
                }
                self.terms = terms;
            }
            "players" => {
                let names = value.split(',').filter(|name| !name.is_empty());
                self.players = names.map(unescaped).collect::<Option<_>>()?;
            }
            "years" => self.years = band(value)?,
            "ratings" => self.ratings = band(value)?,
            "phase" => self.phase = band(value)?,
            "lambda" => self.lambda = value.parse().ok()?,
            "rate" => self.rate = value.parse().ok()?,
            "tolerance" => self.tolerance = value.parse().ok()?,
            "alpha" => self.alpha = value.parse().ok()?,
            "steps" => self.steps = value.parse().ok()?,
            "log" => self.log_every = value.parse().ok()?,
            "resamples" => self.resamples = value.parse().ok()?,
            "folds" => self.folds = value.parse().ok()?,
            "seed" => self.seed = value.parse().ok()?,
            _ => return None,
        }
        Some(())
    }
}

/// The names of all settings.
const NAMES: [&str; 16] = [
    "quiet",
    "draws",
    "terms",
    "players",
    "years",
    "ratings",
    "phase",
    "lambda",
    "rate",
    "tolerance",
    "alpha",
    "steps",
    "log",
    "resamples",
    "folds",
    "seed",
];

/// `1900-1950`, `1900-`, `-1950`; `-` for no bounds.
fn band(value: &str) -> Option<Band> {
    let (from, to) = value.split_once('-')?;
    let bound = |text: &str| match text {
        "" => Some(None),
        text => text.parse().ok().map(Some),
    };
    Some(Band {
        from: bound(from)?,
        to: bound(to)?,
    })
}

/// A name as it stands in a link (RFC 3986, 2.1), in which commas stand between names.
fn escaped(name: &str) -> String {
    let mut out = String::new();
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            out.push(char::from(byte));
        } else {
            let _ = write!(out, "%{byte:02X}");
        }
    }
    out
}

/// The name that stands in a link.
fn unescaped(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        if byte == b'%' {
            let digit = |at: usize| char::from(*after.get(at)?).to_digit(16);
            bytes.push((digit(0)? * 16 + digit(1)?) as u8);
            rest = &after[2..];
        } else {
            bytes.push(byte);
            rest = after;
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_settings_of_the_source_need_no_text() {
        assert_eq!(Settings::default().to_link(), "");
        assert_eq!(Settings::from_link(""), Ok(Settings::default()));
        assert_eq!(Settings::from_link("&&"), Ok(Settings::default()));
    }

    #[test]
    fn every_setting_is_read_back() {
        let links = [
            "quiet=3",
            "draws=half",
            "terms=white,bishop-pair,turn,queen-knight,rook-bishop,opposite-bishops,last-pawn,phase,player,rating",
            "players=Carlsen%2C%20Magnus,%E0%B4%AE",
            "years=1851-1900",
            "ratings=2000-",
            "phase=-11",
            "lambda=0.0001",
            "rate=0.5",
            "tolerance=0.25",
            "alpha=1",
            "steps=500",
            "log=50",
            "resamples=1000",
            "folds=5",
            "seed=18446744073709551615",
        ];
        assert_eq!(links.len(), NAMES.len());
        for (link, name) in links.iter().zip(NAMES) {
            assert!(link.starts_with(&format!("{name}=")), "{link}");
            let settings = Settings::from_link(link).expect(link);
            assert_ne!(settings, Settings::default(), "{link}");
            assert_eq!(settings.to_link(), *link);
        }
        let all = links.join("&");
        let settings = Settings::from_link(&all).expect("each can be read");
        assert_eq!(settings.to_link(), all);
        assert_eq!(settings.players[0], "Carlsen, Magnus");
    }

    #[test]
    fn faults_are_told_with_their_column() {
        for (link, expected) in [
            ("draws", "column 1: `draws` has no `=`"),
            ("draws=half&quit=3", "column 12: there is no setting `quit`"),
            ("draws=maybe", "column 1: `draws` cannot be `maybe`"),
            (
                "draws=drop&terms=turn,king",
                "column 12: `terms` cannot be `turn,king`",
            ),
            ("years=1900", "column 1: `years` cannot be `1900`"),
            ("years=x-", "column 1: `years` cannot be `x-`"),
            ("players=%4", "column 1: `players` cannot be `%4`"),
            ("players=%FF", "column 1: `players` cannot be `%FF`"),
            ("seed=-1", "column 1: `seed` cannot be `-1`"),
            ("lambda=NaN", "column 1: `lambda` must be 1e-12 … 1"),
            (
                "players=é&steps=0",
                "column 11: `steps` must be 1 … 1000000",
            ),
        ] {
            let error = Settings::from_link(link).expect_err(link);
            assert_eq!(error.to_string(), expected);
        }
        let long = "&".repeat(LONGEST + 1);
        let error = Settings::from_link(&long).expect_err("it is too long");
        assert_eq!(error.kind, LinkErrorKind::TooLong);
        assert!(Settings::from_link(&long[1..]).is_ok());
    }

    #[test]
    fn a_term_counts_once() {
        let settings = Settings::from_link("terms=turn,,turn").expect("it can be read");
        assert_eq!(settings.terms, [Term::Turn]);
    }
}
