//! Envelope of a link: version, check value and length round its body, all in the letters of base64url (RFC 4648, 5).
//!
//! `1` · three letters of check value · the number of letters of the body (one letter, or `-` and three) · the body.
//! The check value is a cyclic redundancy check of 18 bits, of the values of all other letters: no change within three
//! neighbours leaves it as it was.

use crate::error::LinkError;

/// The letters, by their values.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Version of the format that is written and read.
const VERSION: u8 = b'1';

/// Values from which a letter is no letter or digit: programs for messages leave a dash at the end out of a link.
const FIRST_SIGN: u8 = 62;

/// Value of the letter after which the number of letters takes three.
const LONG: u8 = 62;

/// Value of a letter.
pub fn value(letter: u8) -> Option<u8> {
    Some(match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    })
}

fn letter(value: u8) -> u8 {
    LETTERS[usize::from(value & 63)]
}

/// Generator polynomial of the check, x¹⁸ + x⁵ + x² + x + 1, which is primitive.
const POLYNOMIAL: u32 = 0x4_0027;

/// Check of values of six bits that follow one another, the highest bit first.
pub fn check(values: impl Iterator<Item = u8>) -> u32 {
    values.fold(0x3_FFFF, |crc, value| {
        (0..6).fold(crc ^ u32::from(value) << 12, |crc, _| {
            let shifted = crc << 1;
            let carries = shifted & 0x4_0000 != 0;
            if carries {
                shifted ^ POLYNOMIAL
            } else {
                shifted
            }
        })
    })
}

/// Check of the version and of letters, each of which has a value.
fn check_letters(letters: &[u8]) -> u32 {
    check(
        [VERSION]
            .iter()
            .chain(letters)
            .map(|&letter| value(letter).unwrap_or_default()),
    )
}

/// Letters of a number, the least significant first.
fn letters_of(number: u32, count: usize) -> impl Iterator<Item = u8> {
    (0..count).map(move |i| letter((number >> (6 * i)) as u8 & 63))
}

fn number_of(letters: &[u8]) -> Option<u32> {
    let values = letters.iter().map(|&letter| value(letter).map(u32::from));
    values
        .enumerate()
        .try_fold(0, |sum, (i, value)| Some(sum | value? << (6 * i)))
}

/// Seals a body, given as values of letters. The last letter is a letter or digit.
pub fn seal(mut body: Vec<u8>) -> String {
    if body.last().is_none_or(|&last| last >= FIRST_SIGN) {
        body.push(0);
    }
    let mut rest = Vec::with_capacity(body.len() + 4);
    match u8::try_from(body.len()) {
        Ok(length) if length < LONG => rest.push(letter(length)),
        _ => {
            rest.push(letter(LONG));
            rest.extend(letters_of(body.len() as u32, 3));
        }
    }
    rest.extend(body.into_iter().map(letter));
    let check = check_letters(&rest);
    let letters = [VERSION]
        .into_iter()
        .chain(letters_of(check, 3))
        .chain(rest);
    letters.map(char::from).collect()
}

/// Opens the envelope: the values of the letters of the body.
///
/// # Errors
/// It is something else, of a newer version, cut off, or changed.
pub fn open(text: &str) -> Result<Vec<u8>, LinkError> {
    let bytes = text.as_bytes();
    let (&version, rest) = bytes.split_first().ok_or(LinkError::Foreign)?;
    if !version.is_ascii_digit() || version == b'0' {
        return Err(LinkError::Foreign);
    }
    if let Some(at) = bytes.iter().position(|&byte| value(byte).is_none()) {
        // A text that begins as no link does is none.
        return Err(if at < 5 {
            LinkError::Foreign
        } else {
            LinkError::Damaged
        });
    }
    if version != VERSION {
        return Err(LinkError::Newer(char::from(version)));
    }
    let cut = |of| LinkError::Cut {
        has: bytes.len(),
        of,
    };
    let (told, sealed) = rest.split_at_checked(3).ok_or(cut(None))?;
    let (&first, body) = sealed.split_first().ok_or(cut(None))?;
    let (length, body) = if value(first) == Some(LONG) {
        let (length, body) = body.split_at_checked(3).ok_or(cut(None))?;
        (number_of(length).ok_or(LinkError::Damaged)? as usize, body)
    } else {
        (usize::from(value(first).ok_or(LinkError::Damaged)?), body)
    };
    if body.len() < length {
        let of = bytes.len() - body.len() + length;
        return Err(cut(Some(of)));
    }
    if body.len() > length || number_of(told) != Some(check_letters(sealed)) {
        return Err(LinkError::Damaged);
    }
    body.iter()
        .map(|&letter| value(letter).ok_or(LinkError::Damaged))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_polynomial_is_primitive() {
        // So no two bits that were turned in a link of any length leave the check as it was.
        let mut power = 1_u32;
        let order = (1..1 << 18).find(|_| {
            power <<= 1;
            if power & 0x4_0000 != 0 {
                power ^= POLYNOMIAL;
            }
            power == 1
        });
        assert_eq!(order, Some((1 << 18) - 1));
    }

    #[test]
    fn letters_have_their_values() {
        for (i, &letter) in LETTERS.iter().enumerate() {
            assert_eq!(value(letter), Some(i as u8));
        }
        assert_eq!([b'+', b'=', b'/', b'.'].map(value), [None; 4]);
    }

    #[test]
    fn what_was_sealed_is_opened_and_ends_with_a_letter() {
        for length in [0, 1, 61, 62, 63, 64, 5_000] {
            for last in [0, 1, 61, 62, 63] {
                let mut body: Vec<u8> = (0..length).map(|i| (i * 7 % 64) as u8).collect();
                body.extend([1, last]);
                let text = seal(body.clone());
                assert!(
                    text.ends_with(|it: char| it.is_ascii_alphanumeric()),
                    "{text}"
                );
                let opened = open(&text).expect("intact");
                assert_eq!(opened[..body.len()], body);
                assert!(opened[body.len()..].iter().all(|&value| value == 0));
            }
        }
    }
}
