//! Base64url without padding (RFC 4648, section 5): bytes as text that can stand in an address.
//!
//! By hand, because the crate `base64` would add 3.3 KB to the compressed wasm for these two functions.

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The text of these bytes.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |index: usize| u32::from(chunk.get(index).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for digit in 0..=chunk.len() {
            text.push(DIGITS[(bits >> (18 - 6 * digit)) as usize & 63] as char);
        }
    }
    text
}

/// The bytes of a text; `None` if it is no such text.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for chunk in text.as_bytes().chunks(4) {
        let mut bits = 0;
        for digit in chunk {
            let value = DIGITS.iter().position(|known| known == digit)?;
            bits = bits << 6 | value as u32;
        }
        let whole = match chunk.len() {
            1 => return None,
            digits => digits - 1,
        };
        bits <<= 6 * (4 - chunk.len());
        bytes.extend_from_slice(&bits.to_be_bytes()[1..=whole]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_texts() {
        for (bytes, text) in [
            (&b""[..], ""),
            (b"f", "Zg"),
            (b"fo", "Zm8"),
            (b"foo", "Zm9v"),
            (b"foob", "Zm9vYg"),
            (b"\xfb\xff", "-_8"),
        ] {
            assert_eq!(encode(bytes), text);
            assert_eq!(decode(text).as_deref(), Some(bytes));
        }
        for text in ["Z", "Zm9vY", "Zm=", "Zm+v", "ஃ", " "] {
            assert_eq!(decode(text), None, "{text}");
        }
    }
}
