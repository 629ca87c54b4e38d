//! Character encodings of text files: UTF-8, UTF-16, and Windows-1252 for each letter that is neither.
//!
//! Every file of games, puzzles, positions or rows is read through a [`Decoder`], so that it says the same wherever it is
//! read. New files are in UTF-8, older ones in the code page of their machine, and many in both: a letter that is not
//! UTF-8 is read as Windows-1252, and the others of its file stay as they are.
//!
//! Source: WHATWG Encoding Standard, “index windows-1252”, and its byte order marks (section 6).

use std::borrow::Cow;
use std::fmt;
use std::mem;

use crate::place::Place;

/// The characters of 0x80 to 0x9F; each other byte is the character of its number. The five bytes that Windows-1252 does
/// not define are control characters, as WHATWG has them.
const WINDOWS_1252: [u16; 32] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
];

/// Letters of a file that are not UTF-8 and were read as Windows-1252.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replaced {
    /// The place of the first.
    pub first: Place,
    /// Their number.
    pub letters: u64,
}

impl Replaced {
    /// The notice about a number of letters; the page, the command line and the workers all show it.
    pub(crate) fn say(letters: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match letters {
            1 => f.write_str("1 letter is not UTF-8 and was read as Windows-1252"),
            _ => write!(
                f,
                "{letters} letters are not UTF-8 and were read as Windows-1252"
            ),
        }
    }
}

impl fmt::Display for Replaced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Replaced::say(self.letters, f)
    }
}

/// The encoding of a file, as its first bytes tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    /// UTF-8, with letters of Windows-1252 among it.
    Bytes,
    /// UTF-16 with the lower byte first.
    Utf16Le,
    /// UTF-16 with the higher byte first.
    Utf16Be,
}

impl Encoding {
    /// The encoding, and the length of the byte order mark. Without a mark UTF-16 is known by two letters of ASCII.
    fn of(begun: &[u8]) -> (Encoding, usize) {
        match *begun {
            [0xEF, 0xBB, 0xBF, ..] => (Encoding::Bytes, 3),
            [0xFF, 0xFE, ..] => (Encoding::Utf16Le, 2),
            [0xFE, 0xFF, ..] => (Encoding::Utf16Be, 2),
            [1..0x80, 0, 1..0x80, 0, ..] => (Encoding::Utf16Le, 0),
            [0, 1..0x80, 0, 1..0x80, ..] => (Encoding::Utf16Be, 0),
            _ => (Encoding::Bytes, 0),
        }
    }
}

/// A decoder of text files: takes bytes in pieces of any length and gives the text of each, without the byte order mark.
///
/// ```
/// use game::encoding::Decoder;
///
/// let mut decoder = Decoder::default();
/// let mut text = String::new();
/// for piece in [b"Gr\xfc\xdfe, M\xc3", &b"\xbcller \x96 \x80 50"[..]] {
///     text.push_str(&decoder.feed(piece));
/// }
/// text.push_str(&decoder.finish());
/// assert_eq!(text, "Grüße, Müller – € 50");
/// assert_eq!(
///     decoder.replaced().expect("four letters").to_string(),
///     "4 letters are not UTF-8 and were read as Windows-1252"
/// );
/// ```
#[derive(Clone, Debug)]
pub struct Decoder {
    /// `None` until enough has come to tell.
    encoding: Option<Encoding>,
    /// The beginning of a letter, or of the file.
    carry: Vec<u8>,
    replaced: Option<Replaced>,
    /// The place that has been reached, and the byte before it; counted until the first letter is replaced.
    place: Place,
    before: u8,
}

impl Default for Decoder {
    fn default() -> Decoder {
        Decoder {
            encoding: None,
            carry: Vec::new(),
            replaced: None,
            place: Place::START,
            before: b'\n',
        }
    }
}

impl Decoder {
    /// The text of what comes next, as far as its letters are complete.
    pub fn feed<'a>(&mut self, bytes: &'a [u8]) -> Cow<'a, str> {
        if self.carry.is_empty() {
            return self.decode(bytes, false);
        }
        let mut carry = mem::take(&mut self.carry);
        carry.extend_from_slice(bytes);
        Cow::Owned(self.decode(&carry, false).into_owned())
    }

    /// The text of what is left at the end of the file.
    pub fn finish(&mut self) -> String {
        let carry = mem::take(&mut self.carry);
        self.decode(&carry, true).into_owned()
    }

    /// The letters that were not UTF-8 so far.
    pub fn replaced(&self) -> Option<Replaced> {
        self.replaced
    }

    fn decode<'a>(&mut self, bytes: &'a [u8], last: bool) -> Cow<'a, str> {
        let (encoding, mark) = match self.encoding {
            Some(encoding) => (encoding, 0),
            None if bytes.len() < 4 && !last => {
                self.carry.extend_from_slice(bytes);
                return Cow::Borrowed("");
            }
            None => Encoding::of(bytes),
        };
        self.encoding = Some(encoding);
        let bytes = &bytes[mark..];
        match encoding {
            Encoding::Bytes => self.of_bytes(bytes, last),
            Encoding::Utf16Le => Cow::Owned(self.of_utf16(bytes, u16::from_le_bytes, last)),
            Encoding::Utf16Be => Cow::Owned(self.of_utf16(bytes, u16::from_be_bytes, last)),
        }
    }

    fn of_bytes<'a>(&mut self, bytes: &'a [u8], last: bool) -> Cow<'a, str> {
        if let Ok(text) = std::str::from_utf8(bytes) {
            self.count(text);
            return Cow::Borrowed(text);
        }
        let mut text = String::with_capacity(bytes.len());
        let mut at = 0;
        for chunk in bytes.utf8_chunks() {
            text.push_str(chunk.valid());
            self.count(chunk.valid());
            let wrong = chunk.invalid();
            at += chunk.valid().len() + wrong.len();
            // The letter may be cut off here.
            let is_cut = || std::str::from_utf8(wrong).is_err_and(|e| e.error_len().is_none());
            if at == bytes.len() && !last && is_cut() {
                self.carry.extend_from_slice(wrong);
                break;
            }
            if !wrong.is_empty() {
                let first = self.place;
                let replaced = self.replaced.get_or_insert(Replaced { first, letters: 0 });
                replaced.letters += wrong.len() as u64;
            }
            text.extend(wrong.iter().copied().map(windows_1252));
        }
        Cow::Owned(text)
    }

    fn of_utf16(&mut self, bytes: &[u8], unit: fn([u8; 2]) -> u16, last: bool) -> String {
        let (pairs, _) = bytes.as_chunks::<2>();
        let mut units: Vec<u16> = pairs.iter().copied().map(unit).collect();
        // The first half of a pair waits for the second.
        if !last {
            units.pop_if(|unit| matches!(unit, 0xD800..0xDC00));
        }
        let rest = &bytes[2 * units.len()..];
        let mut text: String = char::decode_utf16(units)
            .map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER))
            .collect();
        if !last {
            self.carry.extend_from_slice(rest);
        } else if !rest.is_empty() {
            text.push(char::REPLACEMENT_CHARACTER);
        }
        text
    }

    /// Counts lines up to the first letter that is replaced.
    fn count(&mut self, text: &str) {
        if self.replaced.is_none()
            && let Some(&before) = text.as_bytes().last()
        {
            self.place.advance(self.before, text.as_bytes());
            self.before = before;
        }
    }
}

/// The text of a whole file, and its letters that were not UTF-8.
pub fn decode(bytes: &[u8]) -> (Cow<'_, str>, Option<Replaced>) {
    let mut decoder = Decoder::default();
    let text = decoder.decode(bytes, true);
    (text, decoder.replaced)
}

fn windows_1252(byte: u8) -> char {
    let code = match byte {
        0x80..0xA0 => WINDOWS_1252[usize::from(byte - 0x80)],
        _ => byte.into(),
    };
    char::from_u32(code.into()).unwrap_or(char::REPLACEMENT_CHARACTER)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text in pieces of a length, and what was replaced.
    fn pieces(bytes: &[u8], length: usize) -> (String, Option<Replaced>) {
        let mut decoder = Decoder::default();
        let mut text = String::new();
        for piece in bytes.chunks(length) {
            text.push_str(&decoder.feed(piece));
        }
        text.push_str(&decoder.finish());
        (text, decoder.replaced())
    }

    fn utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(bytes).collect()
    }

    #[test]
    fn every_encoding_in_any_pieces() {
        let text = "[White \"Šarić\"] ♞ 😀\r\n1. e4 ½–½";
        let little = utf16(text, u16::to_le_bytes);
        let big = utf16(text, u16::to_be_bytes);
        for bytes in [
            text.as_bytes().to_vec(),
            [b"\xEF\xBB\xBF", text.as_bytes()].concat(),
            [&b"\xFF\xFE"[..], &little].concat(),
            [&b"\xFE\xFF"[..], &big].concat(),
            little,
            big,
        ] {
            for length in [1, 2, 3, 5, 1000] {
                assert_eq!(pieces(&bytes, length), (text.to_owned(), None), "{length}");
            }
            assert_eq!(decode(&bytes), (Cow::Borrowed(text), None));
        }
    }

    #[test]
    fn letters_that_are_not_utf_8_are_windows_1252() {
        // Its 0xE2 and 0x80 begin a character of UTF-8 that does not end.
        let bytes = b"ok \xC3\xBC\n\n \x8Eaja \x84\xD6b\x93 \x96 \x85 \xE2\x80x \x81\xE9";
        let expected = "ok ü\n\n Žaja „Öb“ – … â€x \u{81}é";
        let first = Place { line: 3, column: 2 };
        let replaced = Some(Replaced { first, letters: 10 });
        for length in [1, 2, 3, 7, 1000] {
            assert_eq!(pieces(bytes, length), (expected.to_owned(), replaced));
        }
        assert_eq!(
            decode(b"\xFC").1.expect("one").to_string(),
            "1 letter is not UTF-8 and was read as Windows-1252"
        );
    }

    #[test]
    fn all_bytes_are_letters() {
        for byte in 0x80..=0xFF_u8 {
            let (text, replaced) = decode(std::slice::from_ref(&byte));
            assert_eq!(text.chars().count(), 1);
            assert_eq!(replaced.map(|replaced| replaced.letters), Some(1));
        }
        assert_eq!(decode(b"\x80\x8D\x9D\x9F\xA0").0, "€\u{8d}\u{9d}Ÿ\u{a0}");
        // Half a letter of UTF-16.
        assert_eq!(decode(b"\xFF\xFEa\0\x3D\xD8b").0, "a\u{FFFD}\u{FFFD}");
        assert_eq!(pieces(b"a", 1).0, "a");
    }
}
