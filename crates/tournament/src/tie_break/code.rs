//! Tie-breaks by their codes, as in `BH-C1,SB,DE`: acronyms of C.07, article 5, with the modifiers of article 14.

use core::fmt;
use core::str::FromStr;

/// A tie-break without its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Points.
    Points,
    /// Direct encounter (article 6).
    DirectEncounter,
    /// Rounds with the points of a win (7.1).
    Wins,
    /// Games won (7.2).
    GamesWon,
    /// Games with Black (7.3).
    BlackGames,
    /// Games won with Black (7.4).
    BlackWins,
    /// Progressive scores (7.5).
    Progressive,
    /// Rounds one elected to play (7.6).
    RoundsElected,
    /// Standard points (7.7).
    StandardPoints,
    /// Tournament pairing number (7.8).
    PairingNumber,
    /// Buchholz (8.1).
    Buchholz,
    /// Average of opponents' Buchholz (8.2).
    AverageBuchholz,
    /// Fore Buchholz (8.3).
    ForeBuchholz,
    /// Sonneborn-Berger (9.1).
    SonnebornBerger,
    /// Koya system (9.2).
    Koya,
    /// Average rating of opponents (10.1).
    AverageRating,
    /// Tournament performance rating (10.2).
    Performance,
    /// Perfect tournament performance (10.3).
    PerfectPerformance,
    /// Average performance rating of opponents (10.4).
    AveragePerformance,
    /// Average perfect performance of opponents (10.5).
    AveragePerfectPerformance,
    /// Rating (10.6).
    Rating,
}

impl Kind {
    /// True for the tie-breaks of article 10.
    pub fn by_ratings(self) -> bool {
        matches!(
            self,
            Kind::AverageRating
                | Kind::Performance
                | Kind::PerfectPerformance
                | Kind::AveragePerformance
                | Kind::AveragePerfectPerformance
                | Kind::Rating
        )
    }

    /// True for the tie-breaks of article 8.
    pub fn is_buchholz(self) -> bool {
        matches!(
            self,
            Kind::Buchholz | Kind::AverageBuchholz | Kind::ForeBuchholz
        )
    }
}

/// Each kind with its acronym and the letters of the modifiers that it takes.
const CODES: [(Kind, &str, &str); 21] = [
    (Kind::Points, "PTS", ""),
    (Kind::DirectEncounter, "DE", "P"),
    (Kind::Wins, "WIN", ""),
    (Kind::GamesWon, "WON", ""),
    (Kind::BlackGames, "BPG", ""),
    (Kind::BlackWins, "BWG", ""),
    (Kind::Progressive, "PS", "C"),
    (Kind::RoundsElected, "REP", ""),
    (Kind::StandardPoints, "STD", ""),
    (Kind::PairingNumber, "TPN", "R"),
    (Kind::Buchholz, "BH", "CMP"),
    (Kind::AverageBuchholz, "AOB", "FP"),
    (Kind::ForeBuchholz, "FB", "CMP"),
    (Kind::SonnebornBerger, "SB", "CMP"),
    (Kind::Koya, "KS", "LP"),
    (Kind::AverageRating, "ARO", "CM"),
    (Kind::Performance, "TPR", ""),
    (Kind::PerfectPerformance, "PTP", ""),
    (Kind::AveragePerformance, "APRO", ""),
    (Kind::AveragePerfectPerformance, "APPO", ""),
    (Kind::Rating, "RTNG", "R"),
];

/// Tie-breaks of teams (articles 11 to 13).
const TEAM_CODES: [&str; 18] = [
    "MPTS", "GPTS", "MPVGP", "EDE", "EDEC", "EDET", "EDEB", "EDEBT", "EDEBB", "BC", "TBR", "BBE",
    "ESB", "EMMSB", "EMGSB", "EGMSB", "EGGSB", "SSSC",
];

/// A tie-break with its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TieBreak {
    /// The tie-break.
    pub kind: Kind,
    /// Least significant values that are cut: `C1`, `C2`, `M1`, `M2` (14.1 to 14.4).
    pub cut_lowest: u8,
    /// Most significant values that are cut: `M1`, `M2` (14.3, 14.4).
    pub cut_highest: u8,
    /// Koya's limit above half of the points, in half points: `L+1` (14.5).
    pub limit: i8,
    /// Forfeits are games against the scheduled opponent, by the rules of the tournament: `P` (6.1.1, 16.6).
    pub forfeits_played: bool,
    /// The average is that of Fore Buchholz: `F` (8.2).
    pub fore: bool,
    /// The smaller number, or the greater pairing number, is better: `R` (7.8, 10.6).
    pub reverse: bool,
}

/// The reason why a code cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// No tie-break has this acronym.
    Unknown(String),
    /// The tie-break ranks teams.
    OfTeams(String),
    /// The tie-break does not take the modifier: code and modifier.
    Modifier(String, String),
}

impl TieBreak {
    /// A tie-break without modifiers.
    pub const fn plain(kind: Kind) -> TieBreak {
        TieBreak {
            kind,
            cut_lowest: 0,
            cut_highest: 0,
            limit: 0,
            forfeits_played: false,
            fore: false,
            reverse: false,
        }
    }

    /// The list of Swiss tournaments whose rules name none: BH-C1, BH, SB, DE.
    pub fn usual_in_swiss() -> Vec<TieBreak> {
        TieBreak::list("BH-C1,BH,SB,DE").expect("the codes exist")
    }

    /// The list of round robins whose rules name none: SB, DE, WON, KS.
    pub fn usual_in_round_robins() -> Vec<TieBreak> {
        TieBreak::list("SB,DE,WON,KS").expect("the codes exist")
    }

    /// Reads a list of codes with commas or blanks between them.
    ///
    /// # Errors
    /// The first code that cannot be read.
    pub fn list(text: &str) -> Result<Vec<TieBreak>, CodeError> {
        text.split([',', ';', ' ', '\t'])
            .filter(|code| !code.is_empty())
            .map(str::parse)
            .collect()
    }

    /// The acronyms that exist, with commas between them.
    pub fn acronyms() -> String {
        CODES.map(|(_, acronym, _)| acronym).join(", ")
    }

    /// The code as report files have it: `BH/C1`.
    pub fn in_report(self) -> String {
        let parts = self
            .to_string()
            .replace("L-", "L\u{2212}")
            .replace('-', "/");
        parts.replace('\u{2212}', "-")
    }

    fn of_kind(self) -> &'static (Kind, &'static str, &'static str) {
        let found = CODES.iter().find(|(kind, ..)| *kind == self.kind);
        found.expect("every kind has a code")
    }

    /// Adds a modifier; `None` if the tie-break does not take it.
    fn modify(&mut self, modifier: &str) -> Option<()> {
        let mut chars = modifier.chars();
        let letter = chars.next()?;
        let rest = chars.as_str();
        if !self.of_kind().2.contains(letter) {
            return None;
        }
        let digits = !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit());
        match letter {
            'C' | 'M' if digits => {
                self.cut_lowest = rest.parse().ok().filter(|&cut| cut > 0)?;
                self.cut_highest = if letter == 'M' { self.cut_lowest } else { 0 };
            }
            'L' if rest.starts_with(['+', '-']) => self.limit = rest.parse().ok()?,
            'P' if rest.is_empty() => self.forfeits_played = true,
            'F' if rest.is_empty() => self.fore = true,
            'R' if rest.is_empty() => self.reverse = true,
            _ => return None,
        }
        Some(())
    }
}

/// Reads `BH-C1`, or `BH/C1` as report files have it.
impl FromStr for TieBreak {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<TieBreak, CodeError> {
        let code = text.trim().to_ascii_uppercase();
        let unified = code.replace("L-", "L\u{2212}").replace('-', "/");
        let mut parts = unified.split('/');
        let acronym = parts.next().unwrap_or_default();
        let team = acronym.split(':').next().unwrap_or_default();
        if TEAM_CODES.contains(&team) || team != acronym {
            return Err(CodeError::OfTeams(code));
        }
        let found = CODES.iter().find(|(_, known, _)| *known == acronym);
        let &(kind, ..) = found.ok_or(CodeError::Unknown(text.trim().to_owned()))?;
        let mut tie_break = TieBreak::plain(kind);
        for part in parts {
            let part = part.replace('\u{2212}', "-");
            if tie_break.modify(&part).is_none() {
                return Err(CodeError::Modifier(code, part));
            }
        }
        Ok(tie_break)
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (_, acronym, _) = self.of_kind();
        let cut = match (self.cut_lowest, self.cut_highest) {
            (0, _) => String::new(),
            (cut, 0) => format!("-C{cut}"),
            (cut, _) => format!("-M{cut}"),
        };
        let limit = match self.limit {
            0 => String::new(),
            limit => format!("-L{limit:+}"),
        };
        let flag = |set: bool, text: &'static str| if set { text } else { "" };
        let played = flag(self.forfeits_played, "-P");
        let (fore, reverse) = (flag(self.fore, "-F"), flag(self.reverse, "-R"));
        let code = format!("{acronym}{cut}{limit}{played}{fore}{reverse}");
        f.pad(&code)
    }
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = TieBreak::acronyms();
        match self {
            CodeError::Unknown(code) => {
                write!(f, "no tie-break has the code `{code}`; there are {all}")
            }
            CodeError::OfTeams(code) => write!(
                f,
                "`{code}` is a tie-break of teams; those of players are {all}"
            ),
            CodeError::Modifier(code, modifier) => {
                write!(f, "`{modifier}` in `{code}` is not known here: ")?;
                write!(f, "C1, C2, … cut the lowest values (BH, FB, SB, PS, ARO), ")?;
                write!(f, "M1, M2 the highest too (BH, FB, SB, ARO), ")?;
                write!(f, "L+1, L-1 move the limit of KS by half points, P counts ")?;
                write!(f, "forfeits (DE, BH, AOB, FB, SB, KS), F is Fore Buchholz ")?;
                write!(f, "(AOB), R the reverse order (TPN, RTNG)")
            }
        }
    }
}

impl core::error::Error for CodeError {}
