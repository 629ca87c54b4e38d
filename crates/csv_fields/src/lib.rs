//! Fields of a line of CSV (RFC 4180), read and written. A record is one line, quoted fields included.

use std::borrow::Cow;

/// Columns of a line that are kept; further ones are passed over.
pub const MOST_COLUMNS: usize = 64;

/// A line in its fields.
#[derive(Clone, Debug)]
pub struct Row<'a> {
    line: &'a str,
    /// The beginning and end of each field; quoted ones with their marks.
    fields: [(u32, u32); MOST_COLUMNS],
    count: usize,
}

impl<'a> Row<'a> {
    /// Splits a line at an ASCII separator.
    ///
    /// # Errors
    /// The byte at which a quoted field begins that does not end on the line, or goes on after its end.
    pub fn split(line: &'a str, separator: u8) -> Result<Row<'a>, usize> {
        let mut row = Row {
            line,
            fields: [(0, 0); MOST_COLUMNS],
            count: 0,
        };
        let mut begin = 0;
        loop {
            let rest = &line.as_bytes()[begin..];
            let length = if rest.first() == Some(&b'"') {
                quoted(rest, separator).ok_or(begin)?
            } else {
                let end = rest.iter().position(|&byte| byte == separator);
                end.unwrap_or(rest.len())
            };
            if let Some(field) = row.fields.get_mut(row.count) {
                *field = (begin as u32, (begin + length) as u32);
                row.count += 1;
            }
            begin += length + 1;
            if begin > line.len() {
                return Ok(row);
            }
        }
    }

    /// The number of columns.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The byte at which a column begins.
    pub fn begin(&self, column: usize) -> usize {
        self.fields[column].0 as usize
    }

    /// The text of a column, without quotation marks.
    pub fn column(&self, column: usize) -> Cow<'a, str> {
        let (begin, end) = self.fields[column];
        let text = &self.line[begin as usize..end as usize];
        match text
            .strip_prefix('"')
            .and_then(|text| text.strip_suffix('"'))
        {
            Some(within) => Cow::Owned(within.replace("\"\"", "\"")),
            None => Cow::Borrowed(text),
        }
    }

    /// The texts of all columns.
    pub fn columns(&self) -> impl Iterator<Item = Cow<'a, str>> + '_ {
        (0..self.count).map(|column| self.column(column))
    }
}

/// The length of a quoted field, with its marks; `None` if it is not one.
fn quoted(bytes: &[u8], separator: u8) -> Option<usize> {
    let mut at = 1;
    loop {
        at += bytes.get(at..)?.iter().position(|&byte| byte == b'"')? + 1;
        match bytes.get(at) {
            Some(b'"') => at += 1,
            None => return Some(at),
            Some(&byte) if byte == separator => return Some(at),
            Some(_) => return None,
        }
    }
}

/// Writes fields as a line with commas, and its end. Fields are quoted where they must be; ends of lines within become
/// spaces.
pub fn write_fields(fields: &[String], out: &mut String) {
    for (n, field) in fields.iter().enumerate() {
        if n > 0 {
            out.push(',');
        }
        let field = field.replace(['\n', '\r'], " ");
        if field.contains([',', '"']) {
            out.push('"');
            out.push_str(&field.replace('"', "\"\""));
            out.push('"');
        } else {
            out.push_str(&field);
        }
    }
    out.push('\n');
}
