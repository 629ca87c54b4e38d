//! Fuzz target of game links and texts of correspondence games.

use arbitrary::{Result, Unstructured};
use correspondence::{Day, iccf, in_text, read, write};

use crate::text::text;

/// Links with and without names, days and conditional moves, and a game in numbers.
const TEXTS: [&str; 4] = [
    "https://example.org/#by-link/1dF3DaCY",
    "1dF3DaCY",
    "1NUX-jBAV7G6ziL1qiiIFP8qeD7OrXY2r3i5T9zxrXa9T9ltr3n0rXA8T9zxrXA8r3YDsXH-r3YDs3w9rXCRtWZNimBd-NDZVtkCGSzH_qH",
    "[White \"Anna\"] [TimeControl \"1/259200\"] [LeaveDays \"5\"]\n\n1. 5254 5755 2. 7163 2836 3. 6134 6835 4. 5171 *",
];

/// Any link, alone or in a text: a sentence that says what is wrong, or the one letter that has this link; and any text
/// in numbers: a sentence, or a game that can travel.
pub fn game_link(input: &mut Unstructured<'_>) -> Result<()> {
    let text = text(
        input,
        &TEXTS,
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ .#/\n",
    )?;
    match read(&text) {
        Ok(letter) => assert_eq!(write(&letter).as_deref(), Ok(text.as_str())),
        Err(error) => assert!(error.to_string().len() < 200, "{text}"),
    }
    if let Ok(letter) = in_text(&text) {
        assert!(
            write(&letter).is_ok_and(|link| read(&link).as_ref() == Ok(&letter)),
            "{text}"
        );
    }
    match iccf::read(&text, Day(20_000)) {
        Ok(letter) => {
            if let Ok(link) = write(&letter) {
                assert!(read(&link).is_ok(), "{text}");
            }
        }
        Err(error) => assert!(!error.to_string().is_empty(), "{text}"),
    }
    // Digits behind a right check value: whatever they say, they are one letter's or none's.
    let body: Vec<u8> = (0..input.int_in_range(1..=60)?)
        .map(|_| input.int_in_range(0..=63))
        .collect::<Result<_>>()?;
    let sealed = correspondence::seal(body);
    if let Ok(letter) = read(&sealed) {
        assert_eq!(write(&letter), Ok(sealed));
    }
    Ok(())
}
