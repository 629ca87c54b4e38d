//! A tournament as TRF.

use core::fmt::Write;

use chess::Color;

use super::{Document, Edition};
use crate::format::{Format, Knockout};
use crate::points::{PointSystem, Points};
use crate::tournament::{Acceleration, Bye, Entry, Outcome, Player};

/// Writes a file; lines end with CR LF, which both old and new programs read.
pub fn write(document: &Document, edition: Edition) -> String {
    let Document {
        tournament,
        numbers,
        ..
    } = document;
    let new = edition == Edition::Trf2026;
    let mut lines: Vec<String> = Vec::new();
    if !tournament.name.is_empty() {
        lines.push(format!("012 {}", tournament.name));
    }
    lines.extend(document.head.iter().cloned());
    if tournament.rounds > 0 {
        lines.push(format!(
            "{} {}",
            if new { "142" } else { "XXR" },
            tournament.rounds
        ));
    }
    lines.extend(knockout(&tournament.format));
    if let Some(color) = tournament.initial_color {
        let white = color == Color::White;
        lines.push(
            match (new, white) {
                (true, true) => "152 W",
                (true, false) => "152 B",
                (false, true) => "XXC white1",
                (false, false) => "XXC black1",
            }
            .to_owned(),
        );
    }
    lines.extend(point_system(&tournament.points, new));
    let paired = tournament.paired_rounds();
    let ranking = document.ranking(paired);
    for (player, &number) in numbers.iter().enumerate() {
        let rank = ranking
            .iter()
            .position(|&it| it == player)
            .map_or(0, |place| place + 1);
        let mut line = player_line(
            &tournament.players[player],
            number,
            tournament.score(player, paired),
            rank,
        );
        for &entry in &tournament.players[player].entries {
            line += &cell(entry, numbers);
        }
        if let Some(bye) = tournament.absence(player, paired + 1)
            && (bye != Bye::Zero || !new)
            && paired < tournament.rounds
        {
            line += &cell(Entry::Bye(bye), numbers);
        }
        lines.push(line);
    }
    if new {
        for round in paired + 1..=tournament.rounds {
            let absent =
                (0..numbers.len()).filter(|&it| tournament.absence(it, round) == Some(Bye::Zero));
            let absent: Vec<String> = absent.map(|it| format!(" {:4}", numbers[it])).collect();
            let absent = absent.concat();
            if !absent.is_empty() {
                lines.push(format!("240 Z {round:3}{absent}"));
            }
        }
    }
    if let Acceleration::Table(table) = &tournament.acceleration {
        for (player, rounds) in table
            .iter()
            .enumerate()
            .filter(|(_, rounds)| !rounds.is_empty())
        {
            let rounds: Vec<String> = rounds
                .iter()
                .map(|points| format!(" {points:>4}"))
                .collect();
            let rounds = rounds.concat();
            lines.push(format!("XXA {:4}{rounds}", numbers[player]));
        }
    }
    for forbidden in &tournament.forbidden {
        let players: Vec<String> = forbidden
            .players
            .iter()
            .map(|&it| format!(" {:4}", numbers[it]))
            .collect();
        let players = players.concat();
        lines.push(if new {
            let last = forbidden.rounds.1.min(tournament.rounds.max(1)).min(999);
            format!("260 {:3} {last:3}{players}", forbidden.rounds.0)
        } else {
            format!("XXP{players}")
        });
    }
    lines.extend(document.tail.iter().cloned());
    lines
        .into_iter()
        .flat_map(|line| [line, "\r\n".to_owned()])
        .collect()
}

/// The rules of a knockout in a line of our own, unless they are the usual ones.
fn knockout(format: &Format) -> Option<String> {
    let Format::Knockout(rules) = format else {
        return None;
    };
    let mut line = format!("XXK {}", rules.games);
    for games in &rules.faster {
        let _ = write!(line, " {games}");
    }
    if rules.armageddon {
        line += " A";
    }
    (*rules != Knockout::default()).then_some(line)
}

/// Text cut or filled to a width in characters.
fn field(text: &str, width: usize) -> String {
    let cut: String = text.chars().take(width).collect();
    format!("{cut:width$}")
}

fn player_line(player: &Player, number: usize, score: Points, rank: usize) -> String {
    let rating = if player.rating > 0 {
        player.rating.to_string()
    } else {
        String::new()
    };
    format!(
        "001 {number:4} {:1}{:>3} {} {rating:>4} {} {:>11} {} {score:>4} {rank:4}",
        field(&player.sex, 1),
        field(&player.title, 3).trim_end(),
        field(&player.name, 33),
        field(&player.federation, 3),
        player.fide_id,
        field(&player.birth, 10),
    )
}

/// The ten columns of a round.
fn cell(entry: Entry, numbers: &[usize]) -> String {
    let letter = |color: Option<Color>| match color {
        Some(Color::White) => 'w',
        Some(Color::Black) => 'b',
        None => '-',
    };
    let (opponent, color, result) = match entry {
        Entry::Game {
            opponent,
            color,
            outcome,
            rated,
        } => {
            let result = match (outcome, rated) {
                (Outcome::Win, true) => '1',
                (Outcome::Draw, true) => '=',
                (Outcome::Loss, true) => '0',
                (Outcome::Win, false) => 'W',
                (Outcome::Draw, false) => 'D',
                (Outcome::Loss, false) => 'L',
            };
            (Some(opponent), Some(color), result)
        }
        Entry::Forfeit {
            opponent,
            color,
            won,
        } => (Some(opponent), color, if won { '+' } else { '-' }),
        Entry::Pending { opponent, color } => (Some(opponent), Some(color), ' '),
        Entry::Bye(Bye::PairingAllocated) => (None, None, 'U'),
        Entry::Bye(Bye::Full) => (None, None, 'F'),
        Entry::Bye(Bye::Half) => (None, None, 'H'),
        Entry::Bye(Bye::Zero) => (None, None, 'Z'),
    };
    let opponent = opponent.map_or("0000".to_owned(), |it| numbers[it].to_string());
    format!("  {opponent:>4} {} {result}", letter(color))
}

fn point_system(points: &PointSystem, new: bool) -> Vec<String> {
    let usual = PointSystem::default();
    let bye = if points.pairing_bye == points.win {
        usual.pairing_bye
    } else {
        points.pairing_bye
    };
    let values = [
        ('W', "BBW", points.win, usual.win),
        ('D', "BBD", points.draw, usual.draw),
        ('L', "BBL", points.loss, usual.loss),
        ('Z', "BBZ", points.absence, usual.absence),
        (
            'A',
            "BBF",
            points.forfeit_loss,
            if new {
                points.absence
            } else {
                usual.forfeit_loss
            },
        ),
        ('P', "BBU", bye, usual.pairing_bye),
    ];
    let unusual = values
        .into_iter()
        .filter(|(_, _, value, usual)| value != usual);
    if !new {
        return unusual
            .map(|(_, code, value, _)| format!("{code} {value:>4}"))
            .collect();
    }
    let mut line = String::new();
    for (symbol, _, value, _) in unusual {
        let _ = write!(
            line,
            "{}{symbol}{value:>4}",
            if line.is_empty() { "162  " } else { "    " }
        );
    }
    if line.is_empty() {
        Vec::new()
    } else {
        vec![line]
    }
}
