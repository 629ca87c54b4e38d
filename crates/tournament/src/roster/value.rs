//! Values of a player in a list, and what a text looks like.

use super::column::Column;
use crate::tournament::Player;

/// Titles that a word is taken for.
const TITLES: [&str; 12] = [
    "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "NM", "WNM", "AFM", "ACM",
];

/// The greatest rating that TRF and sense allow.
const MOST_RATING: u16 = 3999;

fn digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// True for a year of birth.
pub(super) fn is_year(text: &str) -> bool {
    text.len() == 4 && digits(text) && (text.starts_with("19") || text.starts_with("20"))
}

fn is_rating(text: &str) -> bool {
    digits(text) && text.len() >= 3 && text.parse().is_ok_and(|rating: u16| rating <= MOST_RATING)
}

/// A date as `YYYY/MM/DD`; parts that are not known are `00`.
fn date(text: &str) -> Option<String> {
    if is_year(text) {
        return Some(text.to_owned());
    }
    let parts: Vec<&str> = text.split(['/', '-', '.']).collect();
    let [first, month, last] = parts[..] else {
        return None;
    };
    let (year, day) = if is_year(first) {
        (first, last)
    } else {
        (last, first)
    };
    let number = |text: &str, most: u8| {
        let number = text.parse().ok().filter(|&number: &u8| number <= most);
        number.filter(|_| digits(text))
    };
    let (month, day) = (number(month, 12)?, number(day, 31)?);
    is_year(year).then(|| format!("{year}/{month:02}/{day:02}"))
}

/// The column whose contents a text looks like. A year looks like a rating.
pub(super) fn looks_like(text: &str) -> Option<Column> {
    let upper = text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_uppercase());
    let titled = TITLES.contains(&text.to_ascii_uppercase().as_str());
    if titled {
        Some(Column::Title)
    } else if upper {
        Some(Column::Federation)
    } else if matches!(text, "m" | "w" | "f" | "M" | "W" | "F") {
        Some(Column::Sex)
    } else if is_rating(text) {
        Some(Column::Rating)
    } else if digits(text) && (5..=9).contains(&text.len()) {
        Some(Column::FideId)
    } else if date(text).is_some() {
        Some(Column::Birth)
    } else {
        None
    }
}

/// Sets a value of a player; false if it is none of its column.
pub(super) fn set(player: &mut Player, column: Column, text: &str) -> bool {
    let letters = |most: usize| {
        (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphabetic())
    };
    match column {
        Column::Number => return true,
        Column::Name | Column::FirstName if player.name.is_empty() => {
            text.clone_into(&mut player.name);
        }
        Column::Name => player.name = format!("{text}, {}", player.name),
        Column::FirstName => player.name = format!("{}, {text}", player.name),
        Column::Rating => match text.parse() {
            Ok(rating) if digits(text) && rating <= MOST_RATING => player.rating = rating,
            _ => return false,
        },
        Column::Federation if letters(3) && text.len() == 3 => {
            player.federation = text.to_ascii_uppercase();
        }
        Column::FideId if digits(text) && text.len() <= 11 => {
            text.trim_start_matches('0').clone_into(&mut player.fide_id);
        }
        Column::Title if letters(3) => player.title = text.to_ascii_uppercase(),
        Column::Birth => match date(text) {
            Some(date) => player.birth = date,
            None => return false,
        },
        Column::Sex => match text.to_lowercase().as_str() {
            "m" | "male" => "m".clone_into(&mut player.sex),
            "w" | "f" | "female" => "w".clone_into(&mut player.sex),
            _ => return false,
        },
        Column::Federation | Column::FideId | Column::Title => return false,
    }
    true
}

/// A player in words: `1. GM Alpha, Ann LAT 2500 1990`. What looks like nothing else is the name.
pub(super) fn words(line: &str) -> Player {
    let mut player = Player::default();
    let mut name: Vec<&str> = Vec::new();
    let mut words: Vec<&str> = line.split_whitespace().collect();
    let numbered = words[0].strip_suffix(['.', ')']).is_some_and(digits);
    if numbered || words[0].len() < 3 && digits(words[0]) {
        words.remove(0);
    }
    let small = words.iter().any(|word| word.contains(char::is_lowercase));
    for word in words {
        let bare = word.trim_matches(|it| "(),;[]".contains(it));
        let kind = match looks_like(bare) {
            Some(Column::Rating) if player.rating > 0 && is_year(bare) => Some(Column::Birth),
            // In capitals alone, three letters may be a name; a single letter may always be one.
            Some(Column::Federation) if !small => None,
            Some(Column::Sex) => None,
            kind => kind,
        };
        let taken = match kind {
            Some(Column::Rating) => player.rating > 0,
            Some(Column::Title) => !player.title.is_empty(),
            Some(Column::Federation) => !player.federation.is_empty(),
            Some(Column::FideId) => !player.fide_id.is_empty(),
            Some(Column::Birth) => !player.birth.is_empty(),
            _ => true,
        };
        if let Some(kind) = kind.filter(|_| !taken) {
            set(&mut player, kind, bare);
        } else {
            name.push(word);
        }
    }
    name.join(" ")
        .trim_matches([',', ' '])
        .clone_into(&mut player.name);
    player
}
