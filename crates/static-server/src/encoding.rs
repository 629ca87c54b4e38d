//! Content negotiation of compression (RFC 9110, section 12.5.3): the best encoding that lies beside a file and that the
//! visitor accepts.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// A content encoding, by which a compressed copy of a file may be sent in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// RFC 7932; the smaller.
    Brotli,
    /// RFC 1952; every visitor reads it.
    Gzip,
}

impl Encoding {
    /// Both, the smaller first.
    pub const ALL: [Self; 2] = [Self::Brotli, Self::Gzip];

    /// Its name in the headers of HTTP.
    pub fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// The ending of a compressed copy, after the whole name of the file.
    pub fn ending(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gz",
        }
    }

    /// Where the compressed copy of a file lies: `app.js.br` beside `app.js`.
    pub fn copy_of(self, file: &Path) -> PathBuf {
        let mut name = OsString::from(file);
        name.push(".");
        name.push(self.ending());
        name.into()
    }

    /// True if a file is a compressed copy of another.
    pub fn is_copy(file: &Path) -> bool {
        let ending = file.extension().unwrap_or_default();
        Self::ALL.iter().any(|encoding| ending == encoding.ending())
    }

    /// The encoding to send: of those there are the one that the visitor likes best, or else the first of them; none where
    /// he likes the file itself better, or says nothing.
    pub(crate) fn choose(accepted: &str, there: &[Self]) -> Option<Self> {
        let itself = weight(accepted, "identity").unwrap_or(0);
        let liked = there.iter().filter_map(|&encoding| {
            let weight = weight(accepted, encoding.name()).or_else(|| weight(accepted, "*"))?;
            (weight > 0 && weight >= itself).then_some((weight, encoding))
        });
        // Of equals the first.
        liked
            .reduce(|best, next| if next.0 > best.0 { next } else { best })
            .map(|(_, encoding)| encoding)
    }
}

/// The weight of an encoding in the value of `Accept-Encoding`, in thousandths; none if it is not named there. What is no
/// weight counts as none at all.
fn weight(accepted: &str, name: &str) -> Option<u32> {
    accepted.split(',').find_map(|entry| {
        let mut parts = entry.split(';').map(str::trim);
        let matches = parts.next()?.eq_ignore_ascii_case(name);
        matches.then(|| {
            let weight = parts.find_map(|part| {
                let (key, value) = part.split_once('=')?;
                key.trim().eq_ignore_ascii_case("q").then(|| value.trim())
            });
            weight.map_or(1000, |weight| {
                let weight: f64 = weight.parse().unwrap_or(0.0);
                // A text that says `NaN` becomes 0 here as well.
                (weight.clamp(0.0, 1.0) * 1000.0) as u32
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::Encoding::{self, Brotli, Gzip};

    #[test]
    fn the_visitor_chooses() {
        for (accepted, chosen) in [
            ("", None),
            ("gzip, deflate, br, zstd", Some(Brotli)),
            ("gzip, deflate", Some(Gzip)),
            ("deflate", None),
            ("GZip", Some(Gzip)),
            ("gzip;q=1.0, br;q=0.5", Some(Gzip)),
            ("gzip ; Q=0.5 , br ; q=0.5", Some(Brotli)),
            ("br;q=0, gzip", Some(Gzip)),
            ("br;q=0, gzip;q=0.000", None),
            ("br;q=0.001", Some(Brotli)),
            ("*", Some(Brotli)),
            ("br;q=0, *", Some(Gzip)),
            ("*;q=0", None),
            ("*;q=0, gzip", Some(Gzip)),
            ("identity", None),
            ("identity, br;q=0.5", None),
            ("identity;q=0.5, br", Some(Brotli)),
            ("br;q=much", None),
            ("br;q=NaN, gzip;q=9", Some(Gzip)),
            (";;,=,", None),
        ] {
            assert_eq!(
                Encoding::choose(accepted, &Encoding::ALL),
                chosen,
                "{accepted}"
            );
        }
        assert_eq!(Encoding::choose("br, gzip", &[Gzip]), Some(Gzip));
        assert_eq!(Encoding::choose("br, gzip", &[]), None);
    }

    #[test]
    fn copies_lie_beside_their_files() {
        let copy = Brotli.copy_of("dist/app.js".as_ref());
        assert_eq!(copy, std::path::Path::new("dist/app.js.br"));
        assert!(Encoding::is_copy(&copy) && !Encoding::is_copy("dist/app.js".as_ref()));
    }
}
