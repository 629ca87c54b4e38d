//! What bytes and short words mean among the moves.

/// What a byte can begin.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Class {
    /// A move, a number, a result or a sign, or its middle.
    Word,
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
    class[b',' as usize] = Class::Space;
    let marks = b"{}()[]<>;$!?*";
    let mut i = 0;
    while i < marks.len() {
        class[marks[i] as usize] = Class::Mark;
        i += 1;
    }
    class
};

/// Whether a byte can be in a word.
#[inline]
pub(super) fn in_word(byte: u8) -> bool {
    CLASS[byte as usize] == Class::Word
}

/// Whether a byte ends a line.
#[inline]
pub(super) fn is_line_end(byte: u8) -> bool {
    byte == b'\n' || byte == b'\r'
}

/// The result that a word says (PGN 8.2.6), also with zeros and dashes as people type them.
pub(super) fn ending(word: &[u8]) -> Option<&'static str> {
    // `0-1` is the shortest; the longest has two halves as fractions and a dash of three bytes.
    if !(1..=11).contains(&word.len()) {
        return None;
    }
    Some(match plain(word).as_str() {
        "1-0" | "1:0" => "1-0",
        "0-1" | "0:1" => "0-1",
        "1/2-1/2" | "1/2" | "1/2:1/2" => "1/2-1/2",
        _ => return None,
    })
}

/// A word with every dash as `-` and every fraction of one half as `1/2`.
fn plain(word: &[u8]) -> String {
    let mut out = String::new();
    for letter in super::text(word).chars() {
        match letter {
            // Hyphens, dashes and the minus sign; 0x96 and 0x97 are the dashes of Windows.
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{96}' | '\u{97}' => out.push('-'),
            '½' => out.push_str("1/2"),
            _ => out.push(letter),
        }
    }
    out
}

/// The annotation glyph that a sign stands for (PGN 10), in the forms that printed books and other programs have.
pub(super) fn glyph(sign: &[u8]) -> Option<u8> {
    Some(match std::str::from_utf8(sign).ok()? {
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
        "+-" | "+−" => 18,
        "-+" | "−+" => 19,
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

/// A word without the signs put straight behind it that no move ends in: `Nf3` of `Nf3±`.
#[inline]
pub(super) fn without_signs(word: &[u8]) -> &[u8] {
    let mut word = word;
    while let [.., 0x80..=0xFF] = word
        && let Some(last) = word.iter().rposition(|byte| byte & 0xC0 != 0x80)
        && last > 0
        && glyph(&word[last..]).is_some()
    {
        word = &word[..last];
    }
    word
}

/// Whether a word only repeats what the move before it did: check, mate, or a capture in passing.
pub(super) fn is_ornament(word: &[u8]) -> bool {
    matches!(
        word,
        b"+" | b"++" | b"#" | b"x" | b"ep" | b"e.p." | b"e.p" | b"mate"
    )
}

/// Whether a word that stands between two games is the first move of one without tags.
pub(super) fn begins_game(word: &[u8]) -> bool {
    let castling = word.starts_with(b"O-O") || word.starts_with(b"0-0");
    let [first, .., last] = word else {
        return false;
    };
    let piece = matches!(first, b'K' | b'Q' | b'R' | b'B' | b'N' | b'a'..=b'h');
    castling || piece && word.len() <= 8 && matches!(last, b'1'..=b'8' | b'+' | b'#')
}

/// How many bytes an invisible or typographic space at the beginning has: it stands between words though it is no ASCII.
pub(super) fn odd_space(word: &[u8]) -> Option<usize> {
    // A no-break space, a byte order mark within the text, the spaces of fixed width, and a no-break space of ISO 8859-1.
    match word {
        [0xC2, 0xA0, ..] => Some(2),
        [0xEF, 0xBB, 0xBF, ..] | [0xE2, 0x80, 0x80..=0x8F | 0xAF, ..] => Some(3),
        [0xA0, ..] => Some(1),
        _ => None,
    }
}

/// How many bytes the dots after a move number have, one character or more.
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
