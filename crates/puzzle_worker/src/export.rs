//! Writing a set to a file.

use crate::block::read_block;
use crate::puzzles::Puzzles;
use crate::sets::stored_set;
use database::file;
use database::object_store::PUZZLE_SETS;
use database::service::Client;
use js_sys::Array;
use protocol::puzzle::{ExportSet, Failure, OWN_SET, Progress, SetFormat};
use puzzle::{PackOptions, PackWriter, Puzzle, write_csv, write_csv_header, write_epd, write_pgn};
use web_sys::Blob;

impl Puzzles {
    /// Writes a set to a file; answers with the number of its puzzles. If it is cancelled, the file has what was written by
    /// then.
    pub async fn export_set(
        &self,
        export: &ExportSet,
        client: Client<'_>,
    ) -> Result<(u32, Blob), Failure> {
        let format = export.format;
        let mut written = Written::new(format);
        if export.key == OWN_SET {
            written.add(&read_block(&self.own_pack.bytes().await?))?;
        } else {
            let set = {
                let transaction = self.store.reading(PUZZLE_SETS).await?;
                stored_set(&transaction, &export.key).await?
            };
            for block in 0..set.blocks {
                written.add(&read_block(&self.block(&set, block).await?))?;
                let progress = Progress {
                    done: u64::from(written.count),
                    of: u64::from(set.info.count),
                    count: written.count,
                };
                if !client.progress(progress) {
                    break;
                }
            }
        }
        written.finish()
    }
}

/// A file that is being written. The browser keeps what is written, not this program.
struct Written {
    format: SetFormat,
    kind: &'static str,
    parts: Array,
    pack: PackWriter,
    count: u32,
}

impl Written {
    fn new(format: SetFormat) -> Written {
        Written {
            format,
            kind: match format {
                SetFormat::Csv => "text/csv",
                SetFormat::Pgn => "application/x-chess-pgn",
                SetFormat::Epd => "application/x-chess-epd",
                SetFormat::Pack => "application/octet-stream",
            },
            parts: Array::new(),
            pack: PackWriter::new(PackOptions::default()),
            count: 0,
        }
    }

    fn add(&mut self, puzzles: &[Puzzle]) -> Result<(), Failure> {
        let mut bytes = Vec::new();
        let mut text = String::new();
        if self.format == SetFormat::Csv && self.count == 0 {
            write_csv_header(false, &mut text);
        }
        for puzzle in puzzles {
            match self.format {
                SetFormat::Csv => write_csv(puzzle, false, &mut text),
                SetFormat::Pgn => write_pgn(puzzle, &mut text),
                SetFormat::Epd => write_epd(puzzle, &mut text),
                SetFormat::Pack => self
                    .pack
                    .push(puzzle, &mut bytes)
                    .map_err(|error| Failure::NoGame(error.to_string()))?,
            }
        }
        bytes.extend_from_slice(text.as_bytes());
        self.count += puzzles.len() as u32;
        self.push(&bytes)
    }

    fn push(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.parts
            .push(file::bytes_blob(bytes, self.kind)?.as_ref());
        Ok(())
    }

    fn finish(mut self) -> Result<(u32, Blob), Failure> {
        if self.format == SetFormat::Pack {
            let mut bytes = Vec::new();
            let pack = std::mem::replace(&mut self.pack, PackWriter::new(PackOptions::default()));
            pack.finish(&mut bytes);
            self.push(&bytes)?;
        }
        Ok((self.count, file::blob(&self.parts, self.kind)?))
    }
}
