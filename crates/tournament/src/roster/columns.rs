//! The separator and the columns of a list of players: by a header, or by their contents.

use csv_fields::Row;

use super::column::Column;
use super::value;

/// Words of headers, in small letters.
const HEADERS: &[(Column, &[&str])] = &[
    (
        Column::Number,
        &[
            "no", "nr", "number", "#", "pos", "rank", "rk", "sno", "startno", "start",
        ],
    ),
    (
        Column::Name,
        &[
            "name",
            "player",
            "playername",
            "fullname",
            "lastname",
            "surname",
            "familyname",
            "nachname",
            "nom",
        ],
    ),
    (
        Column::FirstName,
        &["firstname", "givenname", "forename", "vorname"],
    ),
    (
        Column::Rating,
        &[
            "rating",
            "elo",
            "rtg",
            "fiderating",
            "rtgi",
            "rtgint",
            "std",
            "standard",
            "elofide",
        ],
    ),
    (
        Column::Federation,
        &["federation", "fed", "country", "land", "nation"],
    ),
    (
        Column::FideId,
        &[
            "fideid",
            "fideno",
            "fidenumber",
            "fide",
            "id",
            "idfide",
            "idnumber",
        ],
    ),
    (Column::Title, &["title", "tit", "titel"]),
    (
        Column::Birth,
        &[
            "birth",
            "born",
            "birthday",
            "bday",
            "birthdate",
            "dateofbirth",
            "birthyear",
            "yearofbirth",
            "year",
        ],
    ),
    (Column::Sex, &["sex", "gender", "mf"]),
];

/// The column that a word of a header names.
fn named(word: &str) -> Option<Column> {
    let letters = word.chars().filter(|it| it.is_alphanumeric() || *it == '#');
    let word: String = letters.flat_map(char::to_lowercase).collect();
    let column = HEADERS
        .iter()
        .find(|(_, words)| words.contains(&word.as_str()));
    column.map(|&(column, _)| column)
}

/// The separator of a list: of a header; a tab or a semicolon in most lines; commas that separate more than last and first
/// names. `None` for text.
pub(super) fn separator(lines: &[(usize, &str)]) -> Option<u8> {
    let heads = |&separator: &u8| {
        let first = lines
            .first()
            .and_then(|(_, line)| Row::split(line, separator).ok());
        first.is_some_and(|row| row.columns().filter_map(|it| named(&it)).count() > 1)
    };
    if let Some(separator) = [b'\t', b';', b','].into_iter().find(heads) {
        return Some(separator);
    }
    let most = |separator: char| {
        let with = lines.iter().filter(|(_, line)| line.contains(separator));
        2 * with.count() > lines.len()
    };
    if most('\t') {
        return Some(b'\t');
    }
    if most(';') {
        return Some(b';');
    }
    let is_csv = |line: &str| {
        let Ok(row) = Row::split(line, b',') else {
            return true;
        };
        row.count() > 1
            && row.columns().any(|field| {
                let field = field.trim();
                named(field).is_some() || value::looks_like(field).is_some()
            })
    };
    let commas = lines.iter().filter(|(_, line)| is_csv(line)).count();
    (2 * commas > lines.len()).then_some(b',')
}

/// The columns of a list.
pub(super) struct Layout {
    /// The first line names them.
    pub(super) header: bool,
    /// The columns that are understood.
    pub(super) columns: Vec<Option<Column>>,
}

impl Layout {
    pub(super) fn of(rows: &[(usize, &str, Row<'_>)]) -> Layout {
        let Some((_, _, first)) = rows.first() else {
            return Layout {
                header: false,
                columns: Vec::new(),
            };
        };
        let mut named: Vec<Option<Column>> = first.columns().map(|field| named(&field)).collect();
        let count = named.iter().flatten().count();
        if named.contains(&Some(Column::Name)) || count > 1 {
            each_once(&mut named);
            return Layout {
                header: true,
                columns: named,
            };
        }
        Layout {
            header: false,
            columns: guess(rows),
        }
    }
}

/// Columns by what most of their fields look like.
fn guess(rows: &[(usize, &str, Row<'_>)]) -> Vec<Option<Column>> {
    let width = rows
        .iter()
        .map(|(_, _, row)| row.count())
        .max()
        .unwrap_or(0);
    let fields = |index: usize| -> Vec<String> {
        let rows = rows.iter().filter(|(_, _, row)| index < row.count());
        let fields = rows.map(|(_, _, row)| row.column(index).trim().to_owned());
        fields.filter(|field| !field.is_empty()).collect()
    };
    let most = |index: usize, is: &dyn Fn(&str) -> bool| {
        let fields = fields(index);
        2 * fields.iter().filter(|field| is(field)).count() > fields.len()
    };
    let mut columns: Vec<Option<Column>> = vec![None; width];
    for (index, column) in columns.iter_mut().enumerate() {
        let numbered = fields(index)
            .iter()
            .enumerate()
            .all(|(row, field)| field.trim_end_matches('.').parse() == Ok(row + 1));
        let kinds = [
            Column::Title,
            Column::Sex,
            Column::FideId,
            Column::Rating,
            Column::Birth,
            Column::Federation,
        ];
        let found = kinds
            .into_iter()
            .find(|&kind| most(index, &|field| value::looks_like(field) == Some(kind)));
        *column = if index == 0 && numbered {
            Some(Column::Number)
        } else {
            found
        };
    }
    // Of two columns with numbers of four digits, the one that has only years is of births.
    let numbers: Vec<usize> = (0..width)
        .filter(|&it| columns[it] == Some(Column::Rating))
        .collect();
    if let [first, second, ..] = numbers[..] {
        let years = |index: usize| fields(index).iter().all(|field| value::is_year(field));
        let birth = if years(first) && !years(second) {
            first
        } else {
            second
        };
        columns[birth] = Some(Column::Birth);
    }
    let texts: Vec<usize> = (0..width)
        .filter(|&it| columns[it].is_none())
        .filter(|&it| most(it, &|field| field.chars().any(char::is_alphabetic)))
        .collect();
    if let Some(&name) = texts.first() {
        columns[name] = Some(Column::Name);
        let whole = most(name, &|field| field.contains([' ', ',']));
        if !whole && texts.get(1) == Some(&(name + 1)) {
            columns[name + 1] = Some(Column::FirstName);
        }
    }
    each_once(&mut columns);
    columns
}

/// A column that stands twice is the first of them.
fn each_once(columns: &mut [Option<Column>]) {
    for index in 1..columns.len() {
        let (before, rest) = columns.split_at_mut(index);
        if before.contains(&rest[0]) {
            rest[0] = None;
        }
    }
}
