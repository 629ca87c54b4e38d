//! TRF into a tournament.

use core::ops::RangeInclusive;

use chess::Color;

use super::consistency::check;
use super::{Document, Fault, FaultKind, Row};
use crate::format::{Format, Knockout};
use crate::points::Points;
use crate::tournament::{Acceleration, Bye, Entry, Forbidden, Outcome, Player, RequestedBye};

/// Players and rounds beyond this are faults: the format has four digits for players.
const MOST: usize = 9999;

/// Reads a file. Lines end with CR, LF or both.
pub fn read(text: &str) -> Document {
    let mut reader = Reader::default();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (index, line) in text.replace("\r\n", "\n").split(['\r', '\n']).enumerate() {
        reader.number = index + 1;
        reader.line(line);
    }
    reader.finish()
}

/// Virtual points of players, by starting numbers, in some rounds.
struct Accelerated {
    players: RangeInclusive<usize>,
    rounds: RangeInclusive<usize>,
    points: Points,
}

#[derive(Default)]
struct Reader {
    number: usize,
    rows: Vec<Row>,
    /// Starting numbers, first and last round.
    forbidden: Vec<(Vec<usize>, (usize, usize))>,
    /// Round and starting number.
    absent: Vec<(usize, usize)>,
    accelerated: Vec<Accelerated>,
    bye_points: bool,
    /// Code 192 has named the system, which 092 has in words.
    has_system: bool,
    /// Line and text of the rules of a knockout.
    knockout: Option<(usize, String)>,
    document: Document,
}

/// Characters of a line, by columns from 1 to 1 as the format's tables have them.
struct Columns<'a>(&'a [char]);

impl Columns<'_> {
    fn get(&self, first: usize, last: usize) -> String {
        let end = last.min(self.0.len());
        let text: String = self
            .0
            .get(first - 1..end)
            .unwrap_or_default()
            .iter()
            .collect();
        text.trim().to_owned()
    }

    fn at(&self, column: usize) -> char {
        self.0.get(column - 1).copied().unwrap_or(' ')
    }
}

impl Reader {
    fn fault(&mut self, column: usize, kind: FaultKind) {
        self.document.faults.push(Fault {
            line: self.number,
            column,
            kind,
        });
    }

    /// A whole number; a fault and `None` if there is none.
    fn count(&mut self, column: usize, text: &str) -> Option<usize> {
        let number = text
            .parse()
            .ok()
            .filter(|&number| number <= MOST && !text.starts_with('+'));
        if number.is_none() {
            self.fault(column, FaultKind::Number(text.to_owned()));
        }
        number
    }

    fn points(&mut self, column: usize, text: &str) -> Option<Points> {
        let points = Points::parse(text);
        if points.is_none() {
            self.fault(column, FaultKind::Points(text.to_owned()));
        }
        points
    }

    fn line(&mut self, line: &str) {
        if line.trim().is_empty() {
            return;
        }
        let chars: Vec<char> = line.chars().collect();
        let columns = Columns(&chars);
        let code: String = chars.iter().take(3).collect();
        let rest = columns.get(4, usize::MAX);
        let tournament = &mut self.document.tournament;
        match code.as_str() {
            "001" => self.player(&columns),
            "012" => tournament.name = rest,
            "142" | "XXR" => {
                let rounds = self.count(5, &rest).unwrap_or(0);
                self.document.tournament.rounds = rounds;
            }
            "152" => match columns.at(5).to_ascii_uppercase() {
                'W' => tournament.initial_color = Some(Color::White),
                'B' => tournament.initial_color = Some(Color::Black),
                other => self.fault(5, FaultKind::Color(other)),
            },
            "XXC" => {
                let mut others = Vec::new();
                for word in rest.split_whitespace() {
                    match word {
                        "white1" => tournament.initial_color = Some(Color::White),
                        "black1" => tournament.initial_color = Some(Color::Black),
                        other => others.push(other),
                    }
                }
                if !others.is_empty() {
                    self.keep(&format!("XXC {}", others.join(" ")));
                }
            }
            "162" => self.point_system(&columns),
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
                if let Some(points) = self.points(5, &rest) {
                    let symbol = if code == "BBF" { 'A' } else { chars[2] };
                    self.set_points(
                        if symbol == 'U' { 'P' } else { symbol },
                        points,
                        code == "BBZ",
                    );
                }
            }
            "092" => {
                if !self.has_system {
                    tournament.format = Format::from_words(&rest);
                }
                self.keep(line);
            }
            "192" => {
                if rest.ends_with("_BAKU") && tournament.acceleration == Acceleration::Off {
                    tournament.acceleration = Acceleration::Baku { ga: None };
                }
                tournament.format = Format::from_code(&rest);
                self.has_system = true;
                self.keep(line);
            }
            "XXK" => self.knockout = Some((self.number, rest)),
            "240" => self.byes(&columns),
            "250" => self.acceleration(&columns),
            "XXA" => self.player_acceleration(&columns),
            "260" => {
                let rounds = (columns.get(5, 7), columns.get(9, 11));
                if let (Some(first), Some(last)) =
                    (self.count(5, &rounds.0), self.count(9, &rounds.1))
                {
                    self.forbid(&columns.get(12, usize::MAX), 12, (first, last));
                }
            }
            "XXP" => self.forbid(&rest, 4, (1, MOST)),
            _ => self.keep(line),
        }
    }

    /// The rules of a knockout: games of a match, of each faster series, and `A` for Armageddon.
    fn knockout_rules(&mut self) {
        let Some((line, text)) = self.knockout.take() else {
            return;
        };
        self.number = line;
        let mut words: Vec<&str> = text.split_whitespace().collect();
        let armageddon = words.pop_if(|last| *last == "A").is_some();
        let column = |word: &str| 5 + word.as_ptr() as usize - text.as_ptr() as usize;
        let games = words.iter().map(|word| self.count(column(word), word));
        let games: Option<Vec<usize>> = games.collect();
        if let Some([games, faster @ ..]) = games.as_deref() {
            self.document.tournament.format = Format::Knockout(Knockout {
                games: *games,
                faster: faster.to_vec(),
                armageddon,
            });
        }
    }

    fn keep(&mut self, line: &str) {
        let lines = if self.rows.is_empty() {
            &mut self.document.head
        } else {
            &mut self.document.tail
        };
        lines.push(line.to_owned());
    }

    fn player(&mut self, columns: &Columns<'_>) {
        if columns.0.len() < 8 {
            return self.fault(columns.0.len() + 1, FaultKind::Short);
        }
        let Some(number) = self.count(5, &columns.get(5, 8)) else {
            return;
        };
        if number == 0 {
            return self.fault(5, FaultKind::Unknown(0));
        }
        if self.rows.iter().any(|row| row.number == number) {
            return self.fault(5, FaultKind::Twice(number));
        }
        let rating = columns.get(49, 52);
        let rating = if rating.is_empty() {
            Some(0)
        } else {
            self.count(49, &rating)
        };
        let points = columns.get(81, 84);
        let points = if points.is_empty() {
            None
        } else {
            self.points(81, &points)
        };
        let mut entries = Vec::new();
        let mut blank = 0;
        for column in (92..=columns.0.len()).step_by(10) {
            if columns.get(column, column + 7).is_empty() {
                blank += 1;
                continue;
            }
            entries.extend(core::iter::repeat_n(Entry::Bye(Bye::Zero), blank));
            blank = 0;
            entries.push(self.entry(columns, column, number));
        }
        let player = Player {
            name: columns.get(15, 47),
            sex: columns.get(10, 10),
            title: columns.get(11, 13),
            rating: rating.unwrap_or(0) as u16,
            federation: columns.get(54, 56),
            fide_id: columns.get(58, 68),
            birth: columns.get(70, 79),
            entries,
            withdrawn: false,
        };
        self.rows.push(Row {
            number,
            line: self.number,
            points,
            player,
        });
    }

    /// One round of a player; a fault makes it an absence.
    fn entry(&mut self, columns: &Columns<'_>, column: usize, own: usize) -> Entry {
        const ABSENT: Entry = Entry::Bye(Bye::Zero);
        let text = columns.get(column, column + 3);
        let opponent = match text.as_str() {
            "" | "0000" => None,
            text => match self.count(column, text) {
                Some(number) => Some(number),
                None => return ABSENT,
            },
        };
        let color = match columns.at(column + 5).to_ascii_lowercase() {
            'w' => Some(Color::White),
            'b' => Some(Color::Black),
            '-' | ' ' => None,
            other => {
                self.fault(column + 5, FaultKind::Color(other));
                return ABSENT;
            }
        };
        let result = columns.at(column + 7).to_ascii_uppercase();
        let game = |outcome, rated| {
            Some(Entry::Game {
                opponent: opponent?,
                color: color?,
                outcome,
                rated,
            })
        };
        let entry = match (result, opponent) {
            (_, Some(opponent)) if opponent == own => {
                self.fault(column, FaultKind::Self_(own));
                return ABSENT;
            }
            ('1', _) => game(Outcome::Win, true),
            ('0', _) => game(Outcome::Loss, true),
            ('=', Some(_)) => game(Outcome::Draw, true),
            ('W', _) => game(Outcome::Win, false),
            ('L', _) => game(Outcome::Loss, false),
            ('D', _) => game(Outcome::Draw, false),
            ('+' | '-', Some(opponent)) => Some(Entry::Forfeit {
                opponent,
                color,
                won: result == '+',
            }),
            ('*' | ' ', Some(opponent)) => color.map(|color| Entry::Pending { opponent, color }),
            ('U' | '+', None) => Some(Entry::Bye(Bye::PairingAllocated)),
            ('F', None) => Some(Entry::Bye(Bye::Full)),
            ('H' | '=', None) => Some(Entry::Bye(Bye::Half)),
            ('Z' | '-' | ' ', None) => Some(ABSENT),
            _ => None,
        };
        entry
            .filter(|_| opponent.is_some() || color.is_none())
            .unwrap_or_else(|| {
                self.fault(column + 7, FaultKind::Result(result));
                ABSENT
            })
    }

    fn point_system(&mut self, columns: &Columns<'_>) {
        for column in (6..=columns.0.len()).step_by(9) {
            let (symbol, text) = (columns.at(column), columns.get(column + 1, column + 4));
            if symbol == ' ' && text.is_empty() {
                continue;
            }
            match self.points(column + 1, &text) {
                Some(points) if "WDLAZP".contains(symbol) => self.set_points(symbol, points, false),
                Some(_) => self.fault(column, FaultKind::Symbol(symbol.to_string())),
                None => {}
            }
        }
    }

    /// One value of the point system. `only` leaves forfeits as they are.
    fn set_points(&mut self, symbol: char, points: Points, only: bool) {
        let system = &mut self.document.tournament.points;
        match symbol {
            'W' => {
                system.win = points;
                if !self.bye_points {
                    system.pairing_bye = points;
                }
            }
            'D' => system.draw = points,
            'L' => system.loss = points,
            'A' => system.forfeit_loss = points,
            'P' => {
                system.pairing_bye = points;
                self.bye_points = true;
            }
            _ => {
                system.absence = points;
                if !only {
                    system.forfeit_loss = points;
                }
            }
        }
    }

    /// Numbers separated by blanks.
    fn numbers(&mut self, text: &str, column: usize) -> Vec<usize> {
        text.split_whitespace()
            .filter_map(|word| self.count(column, word))
            .collect()
    }

    fn byes(&mut self, columns: &Columns<'_>) {
        let Some(round) = self.count(7, &columns.get(6, 9)) else {
            return;
        };
        for number in self.numbers(&columns.get(10, usize::MAX), 11) {
            self.absent.push((round, number));
        }
    }

    fn acceleration(&mut self, columns: &Columns<'_>) {
        let fields = [(15, 17), (19, 21), (23, 26), (28, 31)];
        let [from, to, first, last] = fields.map(|(start, end)| {
            self.count(start, &columns.get(start, end))
                .filter(|&it| it > 0)
        });
        let points = self.points(10, &columns.get(10, 13));
        if let (Some(from), Some(to), Some(first), Some(last), Some(points)) =
            (from, to, first, last, points)
        {
            self.accelerated.push(Accelerated {
                players: first..=last,
                rounds: from..=to,
                points,
            });
        }
    }

    fn player_acceleration(&mut self, columns: &Columns<'_>) {
        let Some(number) = self.count(5, &columns.get(5, 8)) else {
            return;
        };
        for (round, word) in columns.get(10, usize::MAX).split_whitespace().enumerate() {
            if let Some(points) = self.points(10 + 5 * round, word) {
                self.accelerated.push(Accelerated {
                    players: number..=number,
                    rounds: round + 1..=round + 1,
                    points,
                });
            }
        }
    }

    fn forbid(&mut self, text: &str, column: usize, rounds: (usize, usize)) {
        let players = self.numbers(text, column);
        self.forbidden.push((players, rounds));
    }

    /// Puts numbers in order and checks what the lines say of one another.
    fn finish(mut self) -> Document {
        self.knockout_rules();
        self.rows.sort_by_key(|row| row.number);
        let numbers: Vec<usize> = self.rows.iter().map(|row| row.number).collect();
        let index = |number: usize| numbers.binary_search(&number).ok();
        let tournament = &mut self.document.tournament;
        let faults = &mut self.document.faults;
        let paired = self
            .rows
            .iter()
            .filter_map(|row| row.player.entries.iter().rposition(|it| it.paired()));
        let paired = paired.max().map_or(0, |round| round + 1);
        for (place, row) in self.rows.iter_mut().enumerate() {
            for (round, entry) in row.player.entries.iter_mut().enumerate() {
                match entry {
                    Entry::Game { opponent, .. }
                    | Entry::Forfeit { opponent, .. }
                    | Entry::Pending { opponent, .. } => {
                        let Some(other) = index(*opponent) else {
                            let kind = FaultKind::Unknown(*opponent);
                            faults.push(Fault {
                                line: row.line,
                                column: 92 + 10 * round,
                                kind,
                            });
                            *entry = Entry::Bye(Bye::Zero);
                            continue;
                        };
                        *opponent = other;
                    }
                    Entry::Bye(bye) if round >= paired => {
                        tournament.byes.push(RequestedBye {
                            player: place,
                            round: round + 1,
                            bye: *bye,
                        });
                    }
                    Entry::Bye(_) => {}
                }
            }
            row.player.entries.resize(paired, Entry::Bye(Bye::Zero));
        }
        tournament.players = self.rows.iter().map(|row| row.player.clone()).collect();
        let mut known = |numbers: &[usize], line: usize| -> Vec<usize> {
            for &number in numbers {
                if index(number).is_none() {
                    faults.push(Fault {
                        line,
                        column: 1,
                        kind: FaultKind::Unknown(number),
                    });
                }
            }
            numbers.iter().filter_map(|&number| index(number)).collect()
        };
        for (players, rounds) in &self.forbidden {
            let players = known(players, 0);
            tournament.forbidden.push(Forbidden {
                players,
                rounds: *rounds,
            });
        }
        for &(round, number) in &self.absent {
            for player in known(&[number], 0) {
                if round > paired && tournament.absence(player, round).is_none() {
                    tournament.byes.push(RequestedBye {
                        player,
                        round,
                        bye: Bye::Zero,
                    });
                }
            }
        }
        if !self.accelerated.is_empty() {
            let mut table = vec![Vec::new(); numbers.len()];
            for Accelerated {
                players,
                rounds,
                points,
            } in &self.accelerated
            {
                let (from, to) = (*rounds.start(), *rounds.end());
                for player in (0..numbers.len()).filter(|&it| players.contains(&numbers[it])) {
                    let row: &mut Vec<Points> = &mut table[player];
                    row.resize(row.len().max(to), Points(0));
                    row[from.min(to) - 1..to].fill(*points);
                }
            }
            tournament.acceleration = Acceleration::Table(table);
        }
        if let Some(planned) = tournament.planned_rounds()
            && paired > planned
        {
            faults.push(Fault {
                line: 0,
                column: 1,
                kind: FaultKind::Rounds(paired, planned),
            });
        }
        self.document.numbers = numbers;
        for place in 0..self.rows.len() {
            check(&mut self.document, &self.rows[place], place);
        }
        self.document
            .faults
            .sort_by_key(|fault| (fault.line, fault.column));
        self.document
    }
}
