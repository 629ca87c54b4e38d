//! Columns of a list of players.

/// A column of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// A number of the list, which is passed over.
    Number,
    /// The name, or the last name if there is a first one.
    Name,
    /// The first name.
    FirstName,
    /// The rating.
    Rating,
    /// The federation.
    Federation,
    /// The number in FIDE's list.
    FideId,
    /// The title.
    Title,
    /// The date or year of birth.
    Birth,
    /// The sex.
    Sex,
}

impl Column {
    /// The contents of the column, for messages.
    pub(super) fn expected(self) -> &'static str {
        match self {
            Column::Number => "a number",
            Column::Name | Column::FirstName => "a name",
            Column::Rating => "a rating up to 3999",
            Column::Federation => "a federation of three letters",
            Column::FideId => "a FIDE number",
            Column::Title => "a title of up to three letters",
            Column::Birth => "a date of birth such as 1990/02/28, or a year",
            Column::Sex => "m or w",
        }
    }
}
