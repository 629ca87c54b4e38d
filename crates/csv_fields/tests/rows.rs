//! Lines in their fields.

use std::borrow::Cow;

use csv_fields::{MOST_COLUMNS, Row, write_fields};

fn fields(line: &str, separator: u8) -> Result<Vec<String>, usize> {
    let row = Row::split(line, separator)?;
    Ok(row.columns().map(Cow::into_owned).collect())
}

#[test]
fn fields_with_and_without_marks() {
    let cases: &[(&str, u8, &[&str])] = &[
        ("a,b,,c", b',', &["a", "b", "", "c"]),
        ("", b',', &[""]),
        (",", b',', &["", ""]),
        ("a;b,c", b';', &["a", "b,c"]),
        ("\"a,b\",c", b',', &["a,b", "c"]),
        ("\"a\"\"b\"\t\"\"", b'\t', &["a\"b", ""]),
        ("é,\"ü\"", b',', &["é", "ü"]),
    ];
    for (line, separator, expected) in cases {
        let found = fields(line, *separator).expect("all marks are closed");
        assert_eq!(&found, expected, "{line}");
    }
    assert_eq!(fields("a,\"b", b','), Err(2));
    assert_eq!(fields("é,\"b\"c", b','), Err(3));
    let many = fields(&",".repeat(2 * MOST_COLUMNS), b',').expect("there are no marks");
    assert_eq!(many.len(), MOST_COLUMNS);
    let row = Row::split("é,\"b\",c", b',').expect("all marks are closed");
    assert_eq!((row.count(), row.begin(1), row.begin(2)), (3, 3, 7));
}

#[test]
fn what_is_written_is_read_as_the_same() {
    let fields = ["a", "b,c", "d\"e", "", "f\ng"].map(str::to_owned);
    let mut line = String::new();
    write_fields(&fields, &mut line);
    assert_eq!(line, "a,\"b,c\",\"d\"\"e\",,f g\n");
    let row = Row::split(line.trim_end(), b',').expect("all marks are closed");
    assert_eq!(row.column(1), "b,c");
    assert_eq!(row.column(2), "d\"e");
}
