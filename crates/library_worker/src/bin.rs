//! The bin: rows of deleted games, each saved as the time of its deletion, a space, and the row.

use protocol::library::Row;

/// A row as the bin keeps it; `at` in milliseconds since 1970.
pub fn written(at: u64, row: &str) -> String {
    format!("{at} {row}")
}

/// The time of deletion, if it is a text of the bin, and the row.
pub fn split(text: &str) -> (Option<u64>, &str) {
    text.split_once(' ')
        .and_then(|(at, row)| Some((Some(at.parse().ok()?), row)))
        .unwrap_or((None, text))
}

/// The row of a text of the list or of the bin, with the time of its deletion; `None` if this version cannot read it.
pub fn row(text: &str) -> Option<Row> {
    let (deleted, row) = split(text);
    let row = serde_json::from_str::<Row>(row).ok()?;
    Some(Row { deleted, ..row })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row as the first version of the list wrote it: without ratings, in no bin.
    const ROW: &str = r#"{"key":"1","kind":"imported","names":["A b","C"],"levels":[null,null],"event":"","date":"2025.05.01","result":"1-0","plies":2,"moves":"1.e4 e5","opening":"","men":"8/8","changed":3}"#;

    #[test]
    fn what_is_deleted_comes_back_to_the_letter() {
        let text = written(1_234, ROW);
        assert_eq!(split(&text), (Some(1_234), ROW));
        assert_eq!(split(ROW), (None, ROW));
        assert_eq!(split(""), (None, ""));
    }

    #[test]
    fn rows_of_the_bin_know_when_they_were_deleted() {
        let listed = row(ROW).expect("a row");
        assert_eq!((listed.deleted, listed.elo), (None, [None; 2]));
        assert_eq!(listed.names[0], "A b");
        let deleted = row(&written(7, ROW)).expect("a row");
        assert_eq!(deleted.deleted, Some(7));
        assert_eq!(
            Row {
                deleted: None,
                ..deleted
            },
            listed
        );
        assert_eq!(row("7 no row"), None);
    }
}
