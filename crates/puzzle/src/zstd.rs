//! Zstandard (RFC 8878), in pieces: the frames of a `.zst` file are decoded block by block.
//!
//! The blocks are decoded by `ruzstd`. Here is only what makes of it a reader that is fed: where a header, a block and a frame
//! end. Data that are cut off or damaged are told, and all that came before is handed over.

use crate::FileFaultKind;
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

/// The first bytes of a frame.
pub(crate) const MAGIC: [u8; 4] = [0x28, 0xB5, 0x2F, 0xFD];
/// The bytes that a frame for other programs begins with; the lowest four bits are free.
const SKIPPABLE: u32 = 0x184D_2A50;

/// A decoder that is fed.
pub(crate) struct Zstd {
    decoder: FrameDecoder,
    /// Bytes that have come and are not decoded yet: less than a block.
    waiting: Vec<u8>,
    state: State,
    out: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Between frames.
    Between,
    /// In a frame for other programs: so many bytes are left.
    Skip(usize),
    /// In a frame, before a block; its last is followed by a checksum or not.
    Block { checksum: bool },
    /// Nothing more is decoded.
    Failed,
}

impl std::fmt::Debug for Zstd {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Zstd").finish_non_exhaustive()
    }
}

impl Zstd {
    pub(crate) fn new() -> Zstd {
        Zstd {
            decoder: FrameDecoder::new(),
            waiting: Vec::new(),
            state: State::Between,
            out: Vec::new(),
        }
    }

    /// Decodes what comes next, and hands it over. An error is told once; what comes after it is passed over.
    pub(crate) fn feed(
        &mut self,
        bytes: &[u8],
        mut take: impl FnMut(&[u8]),
    ) -> Result<(), FileFaultKind> {
        if self.state == State::Failed {
            return Ok(());
        }
        let mut waiting = std::mem::take(&mut self.waiting);
        waiting.extend_from_slice(bytes);
        let mut at = 0;
        let result = loop {
            match self.step(&waiting[at..]) {
                Ok(Some(used)) => at += used,
                Ok(None) => break Ok(()),
                Err(error) => {
                    self.state = State::Failed;
                    break Err(FileFaultKind::Zstd(error));
                }
            }
            self.collect(&mut take);
        };
        waiting.drain(..at);
        self.waiting = waiting;
        if result.is_err() {
            self.collect_all(&mut take);
        }
        result
    }

    /// Hands over what is left, and tells if the data are not at an end.
    pub(crate) fn finish(&mut self, mut take: impl FnMut(&[u8])) -> Result<(), FileFaultKind> {
        let whole = match self.state {
            State::Between => self.waiting.is_empty(),
            State::Failed => true,
            State::Skip(_) | State::Block { .. } => false,
        };
        if whole {
            return Ok(());
        }
        self.state = State::Failed;
        self.collect_all(&mut take);
        Err(FileFaultKind::ZstdTruncated)
    }

    /// True if the data were damaged or cut off.
    pub(crate) fn has_failed(&self) -> bool {
        self.state == State::Failed
    }

    /// Reads one thing, a header or a block: the bytes it has, or `None` if they have not all come.
    fn step(&mut self, bytes: &[u8]) -> Result<Option<usize>, String> {
        match self.state {
            State::Failed => Ok(None),
            State::Skip(left) => {
                let used = left.min(bytes.len());
                self.state = match left - used {
                    0 => State::Between,
                    left => State::Skip(left),
                };
                Ok((used > 0 || left == 0).then_some(used))
            }
            State::Between => {
                let Some(magic) = number(bytes, 0, 4) else {
                    return Ok(None);
                };
                if magic as u32 & !0xF == SKIPPABLE {
                    let Some(length) = number(bytes, 4, 4) else {
                        return Ok(None);
                    };
                    self.state = State::Skip(length);
                    return Ok(Some(8));
                }
                let Some(&descriptor) = bytes.get(4) else {
                    return Ok(None);
                };
                let Some(header) = bytes.get(..header_length(descriptor)) else {
                    return Ok(None);
                };
                self.decoder
                    .reset(header)
                    .map_err(|error| error.to_string())?;
                self.state = State::Block {
                    checksum: descriptor & 4 != 0,
                };
                Ok(Some(header.len()))
            }
            State::Block { checksum } => {
                let Some(header) = number(bytes, 0, 3) else {
                    return Ok(None);
                };
                let last = header & 1 != 0;
                // A block of one byte, many times (RLE), has that one byte.
                let content = if header >> 1 & 3 == 1 { 1 } else { header >> 3 };
                let length = 3 + content + if last && checksum { 4 } else { 0 };
                let Some(block) = bytes.get(..length) else {
                    return Ok(None);
                };
                self.decoder
                    .decode_blocks(block, BlockDecodingStrategy::UptoBlocks(1))
                    .map_err(|error| error.to_string())?;
                if last {
                    self.end_of_frame()?;
                }
                Ok(Some(length))
            }
        }
    }

    /// At the end of a frame everything is given out, and its checksum is compared.
    fn end_of_frame(&mut self) -> Result<(), String> {
        self.state = State::Between;
        let error = |error: std::io::Error| error.to_string();
        self.decoder
            .collect_to_writer(&mut self.out)
            .map_err(error)?;
        let said = self.decoder.get_checksum_from_data();
        if said.is_some() && said != self.decoder.get_calculated_checksum() {
            return Err("the checksum of a frame is another".to_owned());
        }
        Ok(())
    }

    /// Hands over what has been decoded and is not needed any more to decode what follows.
    fn collect(&mut self, take: &mut impl FnMut(&[u8])) {
        // Writing to a list of bytes does not fail.
        let _ = self.decoder.collect_to_writer(&mut self.out);
        if !self.out.is_empty() {
            take(&self.out);
            self.out.clear();
        }
    }

    /// Hands over all that has been decoded: nothing follows. The decoder keeps what later blocks might refer to, until it is
    /// told that there are none, by an empty last block (and some checksum, which nobody reads).
    fn collect_all(&mut self, take: &mut impl FnMut(&[u8])) {
        const LAST: &[u8] = &[1, 0, 0, 0, 0, 0, 0];
        if !self.decoder.is_finished() {
            let strategy = BlockDecodingStrategy::UptoBlocks(1);
            let _ = self.decoder.decode_blocks(LAST, strategy);
        }
        self.collect(take);
    }
}

/// The length of a frame header by its descriptor (RFC 8878, 3.1.1.1.1).
fn header_length(descriptor: u8) -> usize {
    let single_segment = descriptor & 0x20 != 0;
    let window = usize::from(!single_segment);
    let dictionary = [0, 1, 2, 4][usize::from(descriptor & 3)];
    let content_size = match descriptor >> 6 {
        0 => usize::from(single_segment),
        1 => 2,
        2 => 4,
        _ => 8,
    };
    5 + window + dictionary + content_size
}

/// The number in so many bytes, the lowest first.
fn number(bytes: &[u8], at: usize, length: usize) -> Option<usize> {
    let bytes = bytes.get(at..at + length)?;
    Some(
        bytes
            .iter()
            .rev()
            .fold(0, |number, &byte| number << 8 | usize::from(byte)),
    )
}
