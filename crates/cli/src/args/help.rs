//! What `--help` tells.

use super::{contest, suite};

/// One line a command, for error messages.
pub const USAGE: &str =
    "usage: sessa perft DEPTH [--fen FEN | --start NUMBER] [--divide] [--chess960]
       sessa fen check [--chess960]
       sessa can-mate [--nodes N]
       sessa pgn check [--from LANGUAGE] FILE…
       sessa pgn convert [--from LANGUAGE] --to NOTATION FILE…
       sessa bench
       sessa match --a PLAYER --b PLAYER [OPTION]…
       sessa suite --player PLAYER [OPTION]… FILE…
       sessa datagen [--games N] [--nodes N] [--seed N] [--threads N] [--classical] FILE
       sessa train [--epochs N] [--score-share PERCENT] [--seed N] [--threads N] [--start NETWORK] --out NETWORK FILE…
       sessa uci
       sessa --help | --version";

const BEFORE_MATCH: &str = "sessa: the laws of chess and the engine, in a terminal

usage:
  sessa perft DEPTH [--fen FEN | --start NUMBER] [--divide] [--chess960]
      Counts the positions DEPTH half-moves away. --divide: for each first move too.
      --chess960: castling is written as the king taking its rook. The last line is
      `nodes N`.
  sessa fen check [--chess960]
      Reads FENs from standard input, a line each, and answers each with a line:
      `ok FEN`, normalised, followed by a tab and warnings if no game can lead there;
      or `error` and every reason why it cannot be read or played from, which is no
      failure of this command. Four fields will do.
      --chess960: Shredder-FEN is written, and warnings hold for all 960 starts.
  sessa can-mate [--nodes N]
      Reads FENs from standard input, a line each, and answers which sides can mate by
      any series of legal moves: `WB`, `W-`, `-B` or `--`, then the positions looked at
      and the microseconds it took. A side not decided after N positions (2000000
      unless told) counts as one that can; the answer then ends in `undecided` and it.
  sessa pgn check [--from LANGUAGE] FILE…
      Reads games and makes all their moves. Every fault is a line, `FILE:LINE:COLUMN: game
      N (WHITE–BLACK): what is wrong`; a file ends with how many games, half-moves and
      faults it has. A fault costs the rest of its own line of moves, never another game.
  sessa pgn convert [--from LANGUAGE] --to NOTATION FILE…
      Writes the games on standard output with every move in another NOTATION: san, lan,
      figurine, uci, iccf, a LANGUAGE for its letters, or lan- and a LANGUAGE. What cannot
      be read is told as by check, on standard error.
  sessa bench
      Searches a fixed list of positions. The last line is `nodes N`, the same N
      on every platform.";

const AFTER_MATCH: &str =
    "  sessa datagen [--games N] [--nodes N] [--seed N] [--threads N] [--classical] FILE
      Has the engine play games against itself, each move searched for some N positions
      (1000 unless told), and adds the quiet positions in them to FILE, with their scores
      and results, for the network to learn from. Other seeds give other games; 1000 games
      unless told. It can be ended at any time: games that are over are in FILE.
      --classical: judged by hand-written terms, as before there was a network.
  sessa train [--epochs N] [--score-share PERCENT] [--seed N] [--threads N]
        [--start NETWORK] --out NETWORK FILE…
      Fits a network to the positions in the files of datagen, going through them N times
      (20 unless told), and writes it to the file NETWORK. PERCENT of what it should expect
      is the score (75 unless told), the rest the result of the game. --start: goes on from a
      network that was written before, in half as long steps.
  sessa uci
      Speaks the Universal Chess Interface on standard input and output.
  sessa --help | --version

A FEN may be quoted or not; NUMBER is that of a start of Chess960, 0 to 959. Without
them the usual start position is taken. FILE `-` is standard input. LANGUAGE is that of the
pieces' letters, by its code or its name in English or its own: `de`, `german`, `Deutsch`;
English unless told.
Exit status: 0 done, 1 input or output failed or games have faults, 2 not understood.";

/// What `--help` prints.
pub const HELP: [&str; 4] = [BEFORE_MATCH, contest::HELP, suite::HELP, AFTER_MATCH];
