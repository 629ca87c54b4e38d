//! Sealed move (FIDE guidelines I.2): an envelope whose address everybody can read, and whose move is encrypted with a
//! passphrase.
//!
//! # An adjournment
//!
//! The side to move writes its move in the arbiter's panel (`arbiter/adjournment.rs`). Here it is encrypted with a key
//! derived from the passphrase, and `Event::Seal` keeps the envelope in the game. `game_transfer.rs` makes a file or a
//! link (`#game=…`) of the whole game. A file, a link or a game put aside is read by the dialog `open-game`
//! (`open_game.rs`), which asks before `Page::open_saved` opens it. Opening the envelope gives `Event::Unseal`.

use crate::base64;
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
use chess::{Move, Position};
use hmac::{Hmac, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

/// The version written; a reader refuses others.
const VERSION: u32 = 1;
/// Bytes of the random salt.
pub const SALT: usize = 16;
/// Rounds of PBKDF2 from a passphrase to its key: guessing is slow, opening takes about a second.
const ROUNDS: u32 = 200_000;
/// Rounds in one go, so that the page stays alive meanwhile.
const SLICE: u32 = 4_000;
/// Bytes that every move takes, so that the length tells nothing.
const MOVE: usize = 8;

/// A sealed move, as saved in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SealedMove {
    version: u32,
    /// Time of the resumption, as the players wrote it: `2026-05-01T15:00`, or nothing.
    pub resume: String,
    /// True if it takes a passphrase to open it.
    pub locked: bool,
    /// Salt and encrypted move.
    sealed: String,
}

/// Reasons why an envelope gives no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shut {
    /// It is no envelope, or one of a later version.
    Damaged,
    /// The passphrase is another than the one it was sealed with, or the envelope is not of this game or has been
    /// changed.
    WrongPhrase,
}

/// Key derivation from a passphrase: PBKDF2 with HMAC-SHA-256 (RFC 8018), a slice at a time.
///
/// The rounds are counted here, because the crate `pbkdf2` does all of them in one call, for which the page would stand
/// still, and because `WebCrypto` exists only where the page comes over https.
pub struct Stretch {
    mac: Hmac<Sha256>,
    last: [u8; 32],
    key: [u8; 32],
    left: u32,
}

impl Stretch {
    /// Begins. Nothing is gained by stretching an empty phrase.
    pub fn new(phrase: &str, salt: &[u8]) -> Stretch {
        Stretch::rounds(phrase, salt, if phrase.is_empty() { 1 } else { ROUNDS })
    }

    fn rounds(phrase: &str, salt: &[u8], rounds: u32) -> Stretch {
        let mac = Hmac::<Sha256>::new_from_slice(phrase.as_bytes()).expect("any length is a key");
        let mut first = mac.clone();
        first.update(salt);
        first.update(&1_u32.to_be_bytes());
        let last = first.finalize().into_bytes().into();
        Stretch {
            mac,
            last,
            key: last,
            left: rounds - 1,
        }
    }

    /// Computes another slice; the key, once it is found.
    pub fn step(&mut self) -> Option<[u8; 32]> {
        for _ in 0..self.left.min(SLICE) {
            let mut next = self.mac.clone();
            next.update(&self.last);
            self.last = next.finalize().into_bytes().into();
            for (key, last) in self.key.iter_mut().zip(self.last) {
                *key ^= last;
            }
        }
        self.left = self.left.saturating_sub(SLICE);
        (self.left == 0).then_some(self.key)
    }
}

impl SealedMove {
    /// Seals a move of `position`, with the key derived from the phrase and `salt`.
    pub fn seal(
        position: &Position,
        mv: Move,
        key: [u8; 32],
        salt: [u8; SALT],
        locked: bool,
        resume: String,
    ) -> SealedMove {
        let mut inside = position.to_uci(mv).to_string().into_bytes();
        inside.resize(MOVE, 0);
        let on_it = written(position, &resume);
        let payload = Payload {
            msg: &inside,
            aad: on_it.as_bytes(),
        };
        // The key is used only once, because the salt is: the nonce may be the same always.
        let sealed = ChaCha20Poly1305::new(&Key::from(key))
            .encrypt(&Nonce::default(), payload)
            .expect("a move is short");
        SealedMove {
            version: VERSION,
            resume,
            locked,
            sealed: base64::encode(&[&salt[..], &sealed].concat()),
        }
    }

    /// Reads the envelope in a game.
    pub fn read(text: &str) -> Result<SealedMove, Shut> {
        let envelope: SealedMove = json::read(text).map_err(|_| Shut::Damaged)?;
        if envelope.version == VERSION && envelope.parts().is_some() {
            Ok(envelope)
        } else {
            Err(Shut::Damaged)
        }
    }

    /// The salt of the passphrase.
    pub fn salt(&self) -> Vec<u8> {
        self.parts().map(|(salt, _)| salt).unwrap_or_default()
    }

    /// Decrypts the move with a key; it is one of `position`.
    pub fn open(&self, position: &Position, key: [u8; 32]) -> Result<Move, Shut> {
        let (_, sealed) = self.parts().ok_or(Shut::Damaged)?;
        let on_it = written(position, &self.resume);
        let payload = Payload {
            msg: &sealed,
            aad: on_it.as_bytes(),
        };
        let inside = ChaCha20Poly1305::new(&Key::from(key))
            .decrypt(&Nonce::default(), payload)
            .map_err(|_| Shut::WrongPhrase)?;
        let text = String::from_utf8(inside).map_err(|_| Shut::Damaged)?;
        position
            .parse_uci(text.trim_end_matches('\0'))
            .map_err(|_| Shut::Damaged)
    }

    fn parts(&self) -> Option<(Vec<u8>, Vec<u8>)> {
        let bytes = base64::decode(&self.sealed)?;
        let (salt, sealed) = bytes.split_at_checked(SALT)?;
        Some((salt.to_vec(), sealed.to_vec()))
    }
}

/// Associated data of an envelope: it opens only beside the position it was closed at.
fn written(position: &Position, resume: &str) -> String {
    format!("{}\n{resume}", position.to_fen())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(phrase: &str, salt: &[u8]) -> [u8; 32] {
        let mut stretch = Stretch::new(phrase, salt);
        loop {
            if let Some(key) = stretch.step() {
                return key;
            }
        }
    }

    fn sealed(text: &str, phrase: &str) -> (Position, Move, SealedMove) {
        let position = Position::default();
        let mv = position.parse_san(text).expect("legal");
        let salt = [7; SALT];
        let (locked, resume) = (!phrase.is_empty(), "2026-05-01T15:00".to_owned());
        let envelope = SealedMove::seal(&position, mv, key(phrase, &salt), salt, locked, resume);
        (position, mv, envelope)
    }

    /// The vectors of RFC 7914, section 11.
    #[test]
    fn the_key_is_that_of_pbkdf2() {
        for (phrase, salt, rounds, begins) in [
            ("passwd", "salt", 1, [0x55, 0xac, 0x04, 0x6e]),
            ("Password", "NaCl", 80_000, [0x4d, 0xdc, 0xd8, 0xf6]),
        ] {
            let mut stretch = Stretch::rounds(phrase, salt.as_bytes(), rounds);
            let key = loop {
                if let Some(key) = stretch.step() {
                    break key;
                }
            };
            assert_eq!(key[..4], begins, "{phrase}");
        }
    }

    #[test]
    fn e6_what_was_sealed_comes_out_again() {
        for phrase in ["", "open sesame", "திற"] {
            let (position, mv, envelope) = sealed("Nf3", phrase);
            let text = json::write(&envelope);
            let envelope = SealedMove::read(&text).expect("it was written");
            assert_eq!(envelope.locked, !phrase.is_empty());
            let key = key(phrase, &envelope.salt());
            assert_eq!(envelope.open(&position, key), Ok(mv));
        }
    }

    #[test]
    fn e6_the_envelope_does_not_show_the_move() {
        let lengths = ["Nf3", "e4"].map(|text| {
            let (position, mv, envelope) = sealed(text, "open sesame");
            let shown = json::write(&envelope);
            let uci = position.to_uci(mv).to_string();
            for secret in [text, &uci, &base64::encode(uci.as_bytes()), "sesame"] {
                assert!(!shown.contains(secret), "{secret} in {shown}");
            }
            shown.len()
        });
        assert_eq!(lengths[0], lengths[1]);
    }

    #[test]
    fn e6_only_the_phrase_opens_it_and_only_at_its_own_position() {
        let (position, mv, envelope) = sealed("e4", "open sesame");
        let right = key("open sesame", &envelope.salt());
        let wrong = key("Open sesame", &envelope.salt());
        assert_eq!(envelope.open(&position, wrong), Err(Shut::WrongPhrase));
        let elsewhere = position.after(mv);
        assert_eq!(envelope.open(&elsewhere, right), Err(Shut::WrongPhrase));
        let mut later = envelope.clone();
        later.resume = "2027-05-01T15:00".into();
        assert_eq!(later.open(&position, right), Err(Shut::WrongPhrase));
        let (position, _, envelope) = sealed("e4", "");
        let bytes = base64::decode(&envelope.sealed).expect("it was written");
        for place in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[place] ^= 1;
            let changed = SealedMove {
                sealed: base64::encode(&changed),
                ..envelope.clone()
            };
            let key = key("", &changed.salt());
            assert_eq!(changed.open(&position, key), Err(Shut::WrongPhrase));
        }
    }

    #[test]
    fn any_text_as_an_envelope_is_answered() {
        let (_, _, envelope) = sealed("e4", "");
        let whole = json::write(&envelope);
        let short = SealedMove {
            sealed: base64::encode(&[1; SALT]),
            ..envelope.clone()
        };
        assert_eq!(
            short.open(&Position::default(), [0; 32]),
            Err(Shut::WrongPhrase)
        );
        let late = SealedMove {
            version: 2,
            ..envelope
        };
        for text in [
            "",
            "null",
            "{}",
            "[1]",
            "Nf3",
            &json::write(&late),
            &whole.replace("\"sealed\":\"", "\"sealed\":\"ஃ"),
        ] {
            assert_eq!(SealedMove::read(text), Err(Shut::Damaged), "{text}");
        }
        for end in 0..whole.len() {
            assert_eq!(SealedMove::read(&whole[..end]), Err(Shut::Damaged));
        }
    }
}
