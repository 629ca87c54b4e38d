//! Lexical tables of PGN movetext: classes of bytes, results, annotation glyphs (NAGs), spaces.

/// The lexical class of a byte.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Class {
    /// A move, a number, a result or a sign, or its middle.
    Word,
    /// A byte of a character beyond ASCII: part of a word, unless the character is a space.
    NonAscii,
    /// Nothing: it stands between words. Control characters do, nulls among them, and commas.
    Space,
    /// A new line.
    Line,
    /// A sign or bracket of its own.
    Mark,
}

/// The classes of all bytes.
pub(super) const CLASS: [Class; 256] = {
    let mut class = [Class::Word; 256];
    let mut byte = 0;
    while byte <= b' ' {
        class[byte as usize] = Class::Space;
        byte += 1;
    }
    class[b'\n' as usize] = Class::Line;
    class[b'\r' as usize] = Class::Line;
    class[0x7F] = Class::Space;
    let mut byte = 0x80;
    while byte < class.len() {
        class[byte] = Class::NonAscii;
        byte += 1;
    }
    class[b',' as usize] = Class::Space;
    let marks = b"{}()[]<>;$!?*";
    let mut i = 0;
    while i < marks.len() {
        class[marks[i] as usize] = Class::Mark;
        i += 1;
    }
    class
};

/// True if the byte can be in a word.
#[inline]
pub(super) fn in_word(byte: u8) -> bool {
    matches!(CLASS[byte as usize], Class::Word | Class::NonAscii)
}

/// True if a byte ends a line.
#[inline]
pub(super) fn is_line_end(byte: u8) -> bool {
    byte == b'\n' || byte == b'\r'
}

/// Names of tags as the standard spells them (PGN 8.1.1, 9), and those that other programs agree on. A tag with one of them
/// in other case means what it does.
pub(super) const TAGS: [&str; 52] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "FEN",
    "SetUp",
    "Variant",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "WhiteFideId",
    "BlackFideId",
    "WhiteTeam",
    "BlackTeam",
    "WhiteUSCF",
    "BlackUSCF",
    "WhiteNA",
    "BlackNA",
    "WhiteType",
    "BlackType",
    "WhiteRatingDiff",
    "BlackRatingDiff",
    "WhiteClock",
    "BlackClock",
    "Clock",
    "EventDate",
    "EventType",
    "EventRounds",
    "EventCountry",
    "EventSponsor",
    "Section",
    "Stage",
    "Board",
    "Opening",
    "Variation",
    "SubVariation",
    "ECO",
    "NIC",
    "Time",
    "UTCDate",
    "UTCTime",
    "TimeControl",
    "Termination",
    "Annotator",
    "Mode",
    "PlyCount",
    "Source",
    "SourceDate",
];

/// The result that a word says (PGN 8.2.6), as people and programs spell it: with zeros and dashes of other kinds, as a
/// fraction or in decimals, or the word `draw`; `None` for `*` and other words.
pub fn ending(word: &[u8]) -> Option<&'static str> {
    // Two halves as fractions, with a dash of three bytes and spaces between them, are the longest.
    if !(1..=20).contains(&word.len()) {
        return None;
    }
    let mut plain = plain(word);
    plain.retain(|letter| !letter.is_whitespace());
    let plain = plain.replace(':', "-").replace(',', ".");
    Some(match plain.to_ascii_lowercase().as_str() {
        "1-0" | "1.0-0.0" => "1-0",
        "0-1" | "0.0-1.0" => "0-1",
        "1/2-1/2" | "1/2" | "0.5-0.5" | "0.5" | ".5-.5" | "draw" | "drawn" => "1/2-1/2",
        _ => return None,
    })
}

/// A word with every dash as `-` and every fraction of one half as `1/2`.
pub(super) fn plain(word: &[u8]) -> String {
    let mut out = String::new();
    for letter in super::text(word).chars() {
        match letter {
            // Hyphens, dashes and the minus sign.
            '\u{2010}'..='\u{2015}' | '\u{2212}' => out.push('-'),
            '½' => out.push_str("1/2"),
            _ => out.push(letter),
        }
    }
    out
}

/// The annotation glyph that a sign stands for (PGN 10), in the forms that printed books and other programs have.
pub(super) fn glyph(sign: &[u8]) -> Option<u8> {
    Some(match plain(sign).as_str() {
        "!" => 1,
        "?" => 2,
        "!!" | "‼" => 3,
        "??" | "⁇" => 4,
        "!?" | "⁉" => 5,
        "?!" | "⁈" => 6,
        "□" => 7,
        "=" => 10,
        "∞" => 13,
        "+=" | "+/=" | "⩲" => 14,
        "=+" | "=/+" | "⩱" => 15,
        "+/-" | "±" => 16,
        "-/+" | "∓" => 17,
        "+-" => 18,
        "-+" => 19,
        "⨀" | "⊙" => 22,
        "⟳" => 32,
        "↑" => 36,
        "→" => 40,
        "⇆" | "⇄" => 132,
        "⊕" => 138,
        "∆" | "△" => 140,
        "⌓" => 142,
        "N" => 146,
        "D" => 220,
        _ => return None,
    })
}

/// A word without the evaluation signs put straight behind it: `Nf3` of `Nf3±`, `e4` of `e4+-`, `Qh5+` of `Qh5++-`.
#[inline]
pub(super) fn without_signs(word: &[u8]) -> &[u8] {
    match word {
        // Nearly every move and number.
        [.., b'.'..=b'9'] => word,
        _ => without_all_signs(word),
    }
}

#[inline(never)]
fn without_all_signs(word: &[u8]) -> &[u8] {
    let mut word = word;
    while let [.., b'-' | b'=' | 0x80..] | [.., b'-' | b'=' | b'/' | 0x80.., b'+'] = word
        && let Some(shorter) = without_sign(word)
    {
        word = shorter;
    }
    word
}

/// A word without the longest sign that it ends in, if it ends in one and is not one.
#[cold]
fn without_sign(word: &[u8]) -> Option<&[u8]> {
    let text = std::str::from_utf8(word).ok()?;
    let begins = (0..3)
        .rev()
        .filter_map(|more| text.char_indices().nth_back(more));
    // Letters are pieces: `e8N`.
    let mut signs = begins.filter(|(_, first)| !first.is_ascii_alphabetic());
    let (at, _) = signs.find(|&(at, _)| glyph(&word[at..]).is_some())?;
    (at > 0).then(|| &word[..at])
}

/// True if a word has the shape of a move in standard notation with English letters.
pub(super) fn looks_like_move(word: &[u8]) -> bool {
    let castling = word.starts_with(b"O-O") || word.starts_with(b"0-0");
    let [first, .., last] = word else {
        return false;
    };
    let piece = matches!(first, b'K' | b'Q' | b'R' | b'B' | b'N' | b'a'..=b'h');
    castling || piece && word.len() <= 8 && matches!(last, b'1'..=b'8' | b'+' | b'#')
}

/// A character beyond ASCII, as the reader of words sees it.
pub(super) struct NonAscii {
    /// Its bytes.
    pub(super) length: usize,
    /// It stands between words: every space of Unicode, and all that is not seen but joiners.
    pub(super) is_space: bool,
    /// It joins letters, and means nothing before the first of them.
    pub(super) is_joiner: bool,
}

impl NonAscii {
    /// The character that the bytes begin with; `None` if the rest of it is still to come.
    #[cold]
    pub(super) fn first(bytes: &[u8], last: bool) -> Option<NonAscii> {
        let length = match bytes[0] {
            0xC2..=0xDF => 2,
            0xE0..=0xEF => 3,
            0xF0..=0xF4 => 4,
            _ => 1,
        };
        let (length, letter) = match std::str::from_utf8(&bytes[..length.min(bytes.len())]) {
            Ok(text) => (length, text.chars().next()?),
            Err(error) if error.error_len().is_none() && !last => return None,
            Err(_) => (1, bytes[0].into()),
        };
        // Zero width space, marks of direction, word joiner, byte order mark.
        let is_unseen = matches!(letter,
            '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}'
            | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}');
        Some(NonAscii {
            length,
            is_space: letter.is_whitespace() || is_unseen,
            is_joiner: matches!(letter, '\u{200C}' | '\u{200D}'),
        })
    }
}

/// The length in bytes of the dots after a move number, one character or more.
pub(super) fn dots(word: &[u8]) -> usize {
    const ELLIPSIS: &[u8] = "…".as_bytes();
    let mut length = 0;
    loop {
        if word[length..].first() == Some(&b'.') {
            length += 1;
        } else if word[length..].starts_with(ELLIPSIS) {
            length += ELLIPSIS.len();
        } else {
            return length;
        }
    }
}
