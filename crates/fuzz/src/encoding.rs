//! Fuzz target of character encodings: any bytes are a text, and the pieces they come in make no difference.

use arbitrary::{Result, Unstructured};
use game::encoding::{Decoder, Replaced, decode};

use crate::text::text;

const TEXTS: [&str; 3] = [
    "[White \"\u{160}ari\u{107}, \u{17d}aja\"]\n\n1. e4 {\u{201e}Gr\u{fc}\u{df}e\u{201c} \u{2013} \u{20ac}} \u{bd}\u{2013}\u{bd}\r\n",
    "\u{feff}\u{1f600}\u{265e}f6",
    "plain",
];

/// The bytes of a text in one of the encodings that are read.
pub fn encoded(input: &mut Unstructured<'_>, text: &str) -> Result<Vec<u8>> {
    let wide = |bytes: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(bytes).collect();
    Ok(match input.int_in_range(0..=2)? {
        0 => text.as_bytes().to_vec(),
        1 => [b"\xFF\xFE".to_vec(), wide(u16::to_le_bytes)].concat(),
        _ => [b"\xFE\xFF".to_vec(), wide(u16::to_be_bytes)].concat(),
    })
}

/// A text is read back from any encoding; of any bytes the pieces make no difference, and UTF-8 among them stays.
pub fn encoding(input: &mut Unstructured<'_>) -> Result<()> {
    let text = text(input, &TEXTS, "\u{160}\u{e9}\u{1f600}a\n\0")?;
    let text = text.trim_start_matches('\u{feff}');
    let mut bytes = encoded(input, text)?;
    let has_nulls = text.starts_with('\0') || text.chars().nth(1) == Some('\0');
    if !has_nulls {
        assert_eq!(decode(&bytes), (text.into(), None));
    }
    for _ in 0..input.int_in_range(0..=4)? {
        let at = input.int_in_range(0..=bytes.len())?;
        bytes.insert(at, input.arbitrary()?);
    }
    let whole = decode(&bytes);
    assert_eq!(
        pieces(&bytes, input.int_in_range(1..=5)?),
        (whole.0.to_string(), whole.1),
        "{bytes:?}"
    );
    if let Some(replaced) = whole.1 {
        assert!(std::str::from_utf8(&bytes).is_err() && replaced.letters > 0);
        let lines = whole.0.split(['\n', '\r']).count();
        assert!((1..=lines).contains(&replaced.first.line), "{replaced:?}");
    }
    Ok(())
}

fn pieces(bytes: &[u8], length: usize) -> (String, Option<Replaced>) {
    let (mut decoder, mut text) = (Decoder::default(), String::new());
    for piece in bytes.chunks(length) {
        text.push_str(&decoder.feed(piece));
    }
    text.push_str(&decoder.finish());
    (text, decoder.replaced())
}
