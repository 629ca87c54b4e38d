//! NAGs (numeric annotation glyphs): their signs and meanings.

/// A NAG on offer.
pub struct Sign {
    /// The number that PGN has for it (PGN standard, 10).
    pub nag: u8,
    /// The glyph.
    pub glyph: &'static str,
    /// Message name of its meaning.
    pub name: &'static str,
}

const fn sign(nag: u8, glyph: &'static str, name: &'static str) -> Sign {
    Sign { nag, glyph, name }
}

/// NAGs on offer, in groups whose members exclude each other: those of moves, those of positions, others.
pub const GROUPS: [&[Sign]; 4] = [
    &[
        sign(3, "!!", "nag-brilliant"),
        sign(1, "!", "nag-good"),
        sign(5, "!?", "nag-interesting"),
        sign(6, "?!", "nag-dubious"),
        sign(2, "?", "nag-mistake"),
        sign(4, "??", "nag-blunder"),
        sign(7, "□", "nag-only"),
    ],
    &[
        sign(18, "+−", "nag-white-wins"),
        sign(16, "±", "nag-white-better"),
        sign(14, "⩲", "nag-white-slightly"),
        sign(10, "=", "nag-equal"),
        sign(13, "∞", "nag-unclear"),
        sign(15, "⩱", "nag-black-slightly"),
        sign(17, "∓", "nag-black-better"),
        sign(19, "−+", "nag-black-wins"),
    ],
    &[sign(142, "⌓", "nag-better")],
    &[sign(146, "N", "nag-novelty")],
];

fn find(nag: u8) -> Option<&'static Sign> {
    GROUPS.into_iter().flatten().find(|sign| sign.nag == nag)
}

/// Glyph of a NAG; the number itself, where there is no usual sign.
pub fn glyph(nag: u8) -> String {
    find(nag).map_or_else(|| format!(" ${nag}"), |sign| sign.glyph.to_owned())
}

/// Message name of a NAG's meaning.
pub fn meaning(nag: u8) -> Option<&'static str> {
    find(nag).map(|sign| sign.name)
}

/// Adds a NAG to those of a move, in place of those it excludes; removes it if it is there already.
pub fn toggle(nags: &mut Vec<u8>, nag: u8) {
    let had = nags.contains(&nag);
    let is = |sign: &Sign, nag| sign.nag == nag;
    let group = GROUPS
        .into_iter()
        .find(|group| group.iter().any(|sign| is(sign, nag)));
    nags.retain(|&there| !group.unwrap_or_default().iter().any(|sign| is(sign, there)));
    if !had {
        nags.push(nag);
        nags.sort_unstable();
    }
}

/// Adds what is typed to the glyphs of a move: a second `!` or `?` after a first one makes `!!` or `?!` of it. Answers with the
/// message name of the sign; none if there is no such sign.
pub fn type_glyph(nags: &mut Vec<u8>, key: &str) -> Option<&'static str> {
    let before = GROUPS[0].iter().find(|sign| nags.contains(&sign.nag));
    let longer = before.map(|sign| format!("{}{key}", sign.glyph));
    let all = || GROUPS[..2].iter().copied().flatten();
    let named = |glyph: &str| all().find(|sign| sign.glyph == glyph);
    let sign = longer
        .and_then(|longer| named(&longer))
        .or_else(|| named(key))?;
    toggle(nags, sign.nag);
    Some(sign.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_sign_of_each_kind() {
        for (before, nag, after) in [
            (&[][..], 1, &[1][..]),
            (&[1], 4, &[4]),
            (&[1], 1, &[]),
            (&[1], 16, &[1, 16]),
            (&[4, 16], 18, &[4, 18]),
            (&[1, 16], 146, &[1, 16, 146]),
            (&[1, 220], 2, &[2, 220]),
        ] {
            let mut nags = before.to_vec();
            toggle(&mut nags, nag);
            assert_eq!(nags, after, "{before:?} and {nag}");
        }
    }

    #[test]
    fn glyphs_are_typed_one_key_after_another() {
        for (keys, expected) in [
            ("!", &[1][..]),
            ("!!", &[3]),
            ("!?", &[5]),
            ("?!", &[6]),
            ("??", &[4]),
            ("!!?", &[2]),
            ("?=", &[2, 10]),
            ("==", &[]),
        ] {
            let mut nags = Vec::new();
            for key in keys.chars() {
                assert!(type_glyph(&mut nags, &key.to_string()).is_some());
            }
            assert_eq!(nags, expected, "{keys}");
        }
        assert_eq!(type_glyph(&mut Vec::new(), "x"), None);
    }

    #[test]
    fn every_sign_is_one() {
        let all: Vec<u8> = GROUPS.into_iter().flatten().map(|sign| sign.nag).collect();
        for (place, &nag) in all.iter().enumerate() {
            assert!(!all[..place].contains(&nag), "{nag} twice");
            assert!(meaning(nag).is_some());
        }
        assert_eq!(glyph(220), " $220");
    }
}
