//! Percent-encoding (RFC 3986, section 2.1): text that can stand in an address.

/// Text for an address: letters, digits, `-`, `_` and `.` as they are, every other byte as `%` and two hexadecimal digits.
pub fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.".contains(&byte) {
            escaped.push(byte as char);
        } else {
            escaped.push('%');
            for digit in [byte >> 4, byte & 15] {
                escaped.push(b"0123456789ABCDEF"[usize::from(digit)] as char);
            }
        }
    }
    escaped
}

/// Text of an address as it was before [`escape`]; what is no escape stays.
pub fn unescape(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let hex = after.get(..2).and_then(|hex| std::str::from_utf8(hex).ok());
        let byte = hex.and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match byte {
            Some(byte) if first == b'%' => {
                bytes.push(byte);
                rest = &after[2..];
            }
            _ => {
                bytes.push(first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_read_back() {
        for text in ["", "a-b_c.d", "own 1&2=3%", "தமிழ்", "%41", "~"] {
            assert_eq!(unescape(&escape(text)), text);
            assert!(escape(text).is_ascii());
        }
        assert_eq!(unescape("%zz%4"), "%zz%4");
    }
}
