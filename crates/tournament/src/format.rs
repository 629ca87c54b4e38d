//! Pairing systems of a tournament, and their codes in FIDE's report files (TRF-2026, code 192).

/// The pairing system of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// Swiss system by the FIDE Dutch rules (C.04.3).
    #[default]
    Swiss,
    /// Round robin by the Berger tables.
    RoundRobin(RoundRobin),
    /// Scheveningen: every player of the first half meets every one of the second.
    Scheveningen(Scheveningen),
    /// Round robin of teams, board against board.
    TeamRoundRobin(TeamRoundRobin),
    /// Knockout by a bracket of seeds.
    Knockout(Knockout),
    /// A system that cannot be paired here, such as another Swiss system. Results can be entered.
    Other,
}

/// A round robin: everybody meets everybody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundRobin {
    /// The games of each pair of players, with colours by turns.
    pub cycles: usize,
    /// The last two rounds of the first of several cycles change places, so that no player has one colour three times
    /// running.
    pub swaps_last_two: bool,
}

impl RoundRobin {
    /// Each pair meets once.
    pub const SINGLE: RoundRobin = RoundRobin::times(1);
    /// Each pair meets twice; FIDE's double round robin.
    pub const DOUBLE: RoundRobin = RoundRobin {
        cycles: 2,
        swaps_last_two: true,
    };

    /// Each pair meets some number of times, the table as it stands.
    pub const fn times(cycles: usize) -> RoundRobin {
        RoundRobin {
            cycles,
            swaps_last_two: false,
        }
    }

    /// The number of rounds.
    pub fn rounds(self, players: usize) -> usize {
        self.cycles * cycle(players)
    }
}

/// Rounds in which each pair of a round robin meets once.
pub(crate) fn cycle(players: usize) -> usize {
    (players + players % 2).saturating_sub(1)
}

/// A Scheveningen match between the first half of the players and the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scheveningen {
    /// The games of each pair of opponents, with colours by turns.
    pub cycles: usize,
}

impl Scheveningen {
    /// The number of rounds.
    pub fn rounds(self, players: usize) -> usize {
        self.cycles * (players / 2)
    }
}

/// A round robin of teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamRoundRobin {
    /// The players of a team, one for each board.
    pub boards: usize,
    /// The table by which the teams meet.
    pub table: RoundRobin,
}

impl TeamRoundRobin {
    /// The number of rounds.
    pub fn rounds(self, players: usize) -> usize {
        self.table.rounds(players / self.boards.max(1))
    }
}

/// The rules of a knockout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knockout {
    /// Games of a match.
    pub games: usize,
    /// Games of each series of faster games, played while a match is level.
    pub faster: Vec<usize>,
    /// One last game, in which a draw wins for Black. Without it the last series is repeated until it is decided.
    pub armageddon: bool,
}

impl Default for Knockout {
    /// Two games, two faster ones, Armageddon.
    fn default() -> Knockout {
        Knockout {
            games: 2,
            faster: vec![2],
            armageddon: true,
        }
    }
}

impl Format {
    /// True if pairing numbers are places in a table or bracket, and no player can come in after the first round.
    pub fn has_fixed_numbers(&self) -> bool {
        !matches!(self, Format::Swiss | Format::Other)
    }

    /// The code of a system, without the suffix of an acceleration; `None` if it has none of its own.
    pub fn code(&self) -> Option<String> {
        match self {
            Format::Swiss => Some("FIDE_DUTCH_2025".to_owned()),
            Format::RoundRobin(table) => Some(match (table.cycles, table.swaps_last_two) {
                (1, _) => "FIDE_ROUNDROBIN".to_owned(),
                (2, true) => "FIDE_DOUBLEROUNDROBIN".to_owned(),
                (cycles, _) => format!("BERGER_ROUNDROBIN_G{cycles}"),
            }),
            Format::Scheveningen(table) => Some(format!("FIDE_SCHEVENINGEN_G{}", table.cycles)),
            Format::TeamRoundRobin(teams) => {
                Some(format!("{TEAMS}{}_G{}", teams.boards, teams.table.cycles))
            }
            Format::Knockout(_) => Some("CUSTOM_KNOCKOUT".to_owned()),
            Format::Other => None,
        }
    }

    /// The system of a code; [`Format::Other`] if it is not one of these.
    pub fn from_code(code: &str) -> Format {
        let code = code.to_ascii_uppercase();
        let cycles = |prefix: &str| {
            let number = code.strip_prefix(prefix)?.parse().ok()?;
            (1..=MOST_CYCLES).contains(&number).then_some(number)
        };
        match code.strip_suffix("_BAKU").unwrap_or(&code) {
            // Editions of the rules are not told apart: programs write the one that they know.
            "FIDE_DUTCH" | "FIDE_DUTCH_2017" | "FIDE_DUTCH_2025" | "FIDE_DUTCH_2026" => {
                Format::Swiss
            }
            "FIDE_ROUNDROBIN" | "BERGER_ROUNDROBIN" => Format::RoundRobin(RoundRobin::SINGLE),
            "FIDE_DOUBLEROUNDROBIN" => Format::RoundRobin(RoundRobin::DOUBLE),
            "BERGER_DOUBLEROUNDROBIN" => Format::RoundRobin(RoundRobin::times(2)),
            "FIDE_SCHEVENINGEN" => Format::Scheveningen(Scheveningen { cycles: 1 }),
            "FIDE_DOUBLESCHEVENINGEN" => Format::Scheveningen(Scheveningen { cycles: 2 }),
            "CUSTOM_KNOCKOUT" => Format::Knockout(Knockout::default()),
            _ => {
                if let Some(cycles) = cycles("BERGER_ROUNDROBIN_G") {
                    Format::RoundRobin(RoundRobin::times(cycles))
                } else if let Some(cycles) = cycles("FIDE_SCHEVENINGEN_G") {
                    Format::Scheveningen(Scheveningen { cycles })
                } else if let Some(teams) = teams(&code) {
                    Format::TeamRoundRobin(teams)
                } else {
                    Format::Other
                }
            }
        }
    }

    /// The system of a tournament's type in words (code 092), as older files have it.
    pub fn from_words(words: &str) -> Format {
        let letters = words.chars().filter(|it| it.is_alphabetic());
        let words: String = letters.flat_map(char::to_lowercase).collect();
        let double = words.contains("double");
        if words.contains("team") {
            Format::Swiss
        } else if words.contains("roundrobin") || words.contains("berger") {
            Format::RoundRobin(if double {
                RoundRobin::DOUBLE
            } else {
                RoundRobin::SINGLE
            })
        } else if words.contains("scheveningen") {
            Format::Scheveningen(Scheveningen {
                cycles: if double { 2 } else { 1 },
            })
        } else if words.contains("knockout") {
            Format::Knockout(Knockout::default())
        } else {
            Format::Swiss
        }
    }
}

/// The most often that two players can meet by a table.
const MOST_CYCLES: usize = 99;

/// Head of the code of a team round robin, which FIDE has none for: then the boards, `_G` and the cycles.
const TEAMS: &str = "CUSTOM_TEAMROUNDROBIN_B";

/// The most boards of a team.
const MOST_BOARDS: usize = 100;

/// The team round robin of a code.
fn teams(code: &str) -> Option<TeamRoundRobin> {
    let (boards, cycles) = code.strip_prefix(TEAMS)?.split_once("_G")?;
    let (boards, cycles) = (boards.parse().ok()?, cycles.parse().ok()?);
    let fits = (1..=MOST_BOARDS).contains(&boards) && (1..=MOST_CYCLES).contains(&cycles);
    fits.then_some(TeamRoundRobin {
        boards,
        table: RoundRobin::times(cycles),
    })
}
