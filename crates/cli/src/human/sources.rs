//! Games of people, from PGN.

use std::io;

use ::human::Pool;
use chess::Position;
use game::tree::Tree;
use trainer::human::game::HumanGame;
use trainer::sample::Outcome;

use crate::in_threads::in_threads;
use crate::mine::each_game;

/// Fewest half-moves of a game.
const SHORTEST: usize = 8;

/// Ratings that are believed.
const RATINGS: std::ops::RangeInclusive<u16> = 100..=3500;

/// Reads the games of files that can be learnt from: of two people with ratings, from the usual start. `tell` hears of each
/// file how many there were.
pub fn read(
    files: &[String],
    threads: usize,
    mut tell: impl FnMut(&str, usize) -> io::Result<()>,
) -> io::Result<Vec<HumanGame>> {
    let mut games = Vec::new();
    in_threads(
        threads,
        |hand_over| {
            files.iter().all(hand_over);
            Ok(())
        },
        || {
            |file: &String| {
                let mut games = Vec::new();
                let done = each_game(std::slice::from_ref(file), |tree| {
                    games.extend(game(tree));
                    true
                });
                (file, done.map(|()| games))
            }
        },
        |(file, read)| {
            let read = read?;
            tell(file, read.len())?;
            games.extend(read);
            Ok(())
        },
    )?;
    Ok(games)
}

/// A game, if it can be learnt from.
fn game(tree: &Tree) -> Option<HumanGame> {
    let tag = |name| tree.tags.get(name);
    let rating = |name| tag(name)?.parse().ok().filter(|one| RATINGS.contains(one));
    let ratings = [rating("WhiteElo")?, rating("BlackElo")?];
    let is_robot = |name| tag(name) == Some("BOT");
    if tree.chess960
        || *tree.start() != Position::default()
        || is_robot("WhiteTitle")
        || is_robot("BlackTitle")
    {
        return None;
    }
    let moves: Box<[u16]> = tree
        .main_line()
        .filter_map(|id| tree[id].mv())
        .map(chess::Move::to_raw)
        .collect();
    if moves.len() < SHORTEST {
        return None;
    }
    let clocks: Option<Box<[u16]>> = tree
        .main_line()
        .map(|id| tree[id].clock)
        .map(|left| left.map(|left| u16::try_from(left / 1_000).unwrap_or(u16::MAX)))
        .collect();
    // A tournament on the web has the site's name, and ratings of FIDE; a game between its users has an address.
    let is_address = |name| tag(name).is_some_and(|value: &str| value.contains("://"));
    Some(HumanGame {
        moves,
        clocks: clocks.unwrap_or_default(),
        ratings,
        pool: if is_address("Site") || is_address("Link") {
            Pool::Online
        } else {
            Pool::Board
        },
        control: control(tag("TimeControl").unwrap_or_default()),
        outcome: match tree.result() {
            "1-0" => Some(Outcome::Win),
            "0-1" => Some(Outcome::Loss),
            "1/2-1/2" => Some(Outcome::Draw),
            _ => None,
        },
        players: ["White", "Black"].map(|name| hash(tag(name).unwrap_or_default())),
    })
}

/// Seconds for the game and for each move (PGN 9.6.1, sudden death and incremental).
fn control(text: &str) -> Option<(u16, u16)> {
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    Some((base.parse().ok()?, increment.parse().ok()?))
}

/// FNV-1a of 64 bits.
fn hash(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
