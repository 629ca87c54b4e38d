//! Choosing the puzzles that come next.

use crate::index::Index;
use crate::puzzles::Puzzles;
use database::now;
use protocol::puzzle::{
    Card, Choose, Failure, GetCards, GetPuzzles, Mode, OWN_SET, Puzzle, PuzzleKey, Selection, State,
};
use puzzle::attempts::{Attempts, memory_message, mode_name};
use puzzle::kind::Kind;
use puzzle::selection::{self, Searched, Wish};
use puzzle::{Filter, Pack, message};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Ratings of the puzzles of the day, which are for everybody, if there are any.
const DAILY: std::ops::RangeInclusive<u16> = 1000..=1800;

impl Puzzles {
    /// Puzzles to be solved next.
    pub async fn choose(&self, choose: &Choose) -> Result<Vec<Card>, Failure> {
        let Some(filter) = message::filter(&choose.from) else {
            return Ok(Vec::new());
        };
        self.sync_log().await?;
        match choose.from.state {
            State::All | State::Unseen => self.choose_new(choose, &filter).await,
            State::Failed | State::Slow | State::Due => self.choose_tried(choose, &filter).await,
        }
    }

    async fn choose_new(&self, choose: &Choose, filter: &Filter) -> Result<Vec<Card>, Failure> {
        let mut keys = choose.from.sets.clone();
        if keys.is_empty() {
            keys.push(OWN_SET.to_owned());
        }
        let mut indexes = Vec::new();
        for key in &keys {
            indexes.push(self.index(key).await?);
        }
        let chosen = {
            let log = self.log.attempts();
            let mut parts = Vec::new();
            for (key, index) in keys.iter().zip(&indexes) {
                let tried: Vec<_> = log.of_set(key).collect();
                let numbers = index.numbers(tried.iter().map(|(id, _)| *id))?;
                let tried: BTreeMap<u32, u64> = numbers
                    .into_iter()
                    .filter_map(|(id, number)| Some((number, log.of(key, id)?.at)))
                    .collect();
                let not = choose.not.iter().filter(|not| not.set == *key);
                let not = index.numbers(not.map(|not| not.id.as_str()))?;
                let not: BTreeSet<u32> = not.into_iter().map(|(_, number)| number).collect();
                parts.push((index.pack()?, tried, not));
            }
            let searched: Vec<_> = parts
                .iter()
                .map(|(index, tried, not)| Searched { index, tried, not })
                .collect();
            let wish = Wish {
                near: choose.near,
                again: choose.from.state == State::All,
                seed: choose.seed,
                count: choose.count as usize,
            };
            if choose.rise > 0 {
                selection::choose_rising(&searched, filter, wish, choose.rise)
            } else if choose.mixed {
                let served = last_kinds(&log, choose, &keys, &indexes)?;
                selection::choose_mixed(&searched, filter, wish, &served)
            } else {
                selection::choose(&searched, filter, wish)
            }
        };
        let mut cards = Vec::new();
        for chosen in chosen {
            let (key, index) = (&keys[chosen.set], &indexes[chosen.set]);
            cards.push(self.card(key, index, chosen.number, choose.now).await?);
        }
        Ok(cards)
    }

    async fn choose_tried(&self, choose: &Choose, filter: &Filter) -> Result<Vec<Card>, Failure> {
        let Selection { sets, state, .. } = &choose.from;
        let mut keys = sets.clone();
        if keys.is_empty() {
            keys = self.set_keys().await?;
        }
        let tried: Vec<_> = {
            let log = self.log.attempts();
            let tried = log.in_state(&keys, *state, choose.now).into_iter();
            tried
                .map(|(set, id)| PuzzleKey {
                    set: set.to_owned(),
                    id: id.to_owned(),
                })
                .filter(|key| !choose.not.contains(key))
                .collect()
        };
        // The puzzles of each set that pass the filter; a set that cannot be had does not hide the others.
        let mut found: BTreeMap<&str, (Rc<Index>, BTreeMap<String, u32>)> = BTreeMap::new();
        let mut failure = None;
        for key in &keys {
            let ids = tried.iter().filter(|puzzle| puzzle.set == *key);
            let ids: Vec<_> = ids.map(|puzzle| puzzle.id.as_str()).collect();
            if ids.is_empty() {
                continue;
            }
            match self.index(key).await {
                Ok(index) => {
                    let numbers = index.passing(ids.into_iter(), filter)?;
                    found.insert(key, (index, numbers));
                }
                Err(missing) => failure = Some(missing),
            }
        }
        let mut cards = Vec::new();
        for key in &tried {
            if cards.len() == choose.count as usize {
                break;
            }
            if let Some((index, numbers)) = found.get(key.set.as_str())
                && let Some(&number) = numbers.get(&key.id)
            {
                cards.push(self.card(&key.set, index, number, choose.now).await?);
            }
        }
        match failure {
            Some(failure) if cards.is_empty() => Err(failure),
            _ => Ok(cards),
        }
    }

    /// The puzzle of a day.
    pub async fn daily(&self, day: i32) -> Result<Card, Failure> {
        self.sync_log().await?;
        let index = self.index(OWN_SET).await?;
        let numbers = {
            let pack = index.pack()?;
            let filter = Filter {
                rating: Some(DAILY),
                ..Filter::default()
            };
            let fit = pack.find(&filter);
            if fit.is_empty() { all(&pack) } else { fit }
        };
        let place = selection::of_day(day, numbers.len() as u32).ok_or(Failure::Missing)?;
        self.card(OWN_SET, &index, numbers[place as usize], now())
            .await
    }

    /// One puzzle.
    pub async fn get_puzzle(&self, key: &PuzzleKey) -> Result<Card, Failure> {
        self.sync_log().await?;
        let index = self.index(&key.set).await?;
        let number = index.numbers(std::iter::once(key.id.as_str()))?;
        let &(_, number) = number.first().ok_or(Failure::Missing)?;
        self.card(&key.set, &index, number, now()).await
    }

    /// Puzzles of a set by their names, in this order.
    pub async fn get_cards(&self, get: &GetCards) -> Result<Vec<Card>, Failure> {
        self.sync_log().await?;
        let index = self.index(&get.set).await?;
        let found = index.numbers(get.ids.iter().map(String::as_str))?;
        let numbers: BTreeMap<&str, u32> = found.into_iter().collect();
        let mut cards = Vec::new();
        for id in &get.ids {
            if let Some(&number) = numbers.get(id.as_str()) {
                cards.push(self.card(&get.set, &index, number, now()).await?);
            }
        }
        Ok(cards)
    }

    /// Puzzles of a set in their order.
    pub async fn get_puzzles(&self, get: &GetPuzzles) -> Result<Vec<Puzzle>, Failure> {
        let index = self.index(&get.set).await?;
        let count = index.pack()?.count();
        let numbers = get.from..count.min(get.from.saturating_add(get.count));
        let puzzles = self.puzzles(&index, numbers).await?;
        let told = puzzles.iter().map(|puzzle| {
            let mut told = puzzle.to_message();
            get.set.clone_into(&mut told.key.set);
            told
        });
        Ok(told.collect())
    }

    async fn card(&self, set: &str, index: &Index, number: u32, now: u64) -> Result<Card, Failure> {
        let puzzle = self.puzzle(index, number).await?;
        let log = self.log.attempts();
        let tried = log.of(set, &puzzle.id);
        let card = tried.and_then(|tried| tried.card);
        let mut told = puzzle.to_message();
        set.clone_into(&mut told.key.set);
        Ok(Card {
            reason: log.reason(set, &puzzle.id, now),
            memory: card.as_ref().map(memory_message),
            puzzle: told,
        })
    }
}

/// Kinds of the last two puzzles that came: in this round, and before it as rated ones.
fn last_kinds(
    log: &Attempts,
    choose: &Choose,
    keys: &[String],
    indexes: &[Rc<Index>],
) -> Result<Vec<Kind>, Failure> {
    let round = choose.not.iter().map(|key| (&key.set, &key.id));
    let rated = log.reviews().iter().rev();
    let rated = rated.filter(|review| review.mode == mode_name(Mode::Rated));
    let rated = rated.map(|review| (&review.set, &review.puzzle));
    let mut last = Vec::new();
    for puzzle in round.rev().chain(rated) {
        if !last.contains(&puzzle) {
            last.push(puzzle);
        }
        if last.len() == 2 {
            break;
        }
    }
    let mut kinds = Vec::new();
    for (set, id) in last.into_iter().rev() {
        if let Some(at) = keys.iter().position(|key| key == set) {
            let index = &indexes[at];
            let numbers = index.numbers(std::iter::once(id.as_str()))?;
            let pack = index.pack()?;
            kinds.extend(
                numbers
                    .iter()
                    .map(|(_, number)| Kind::of(pack.themes(*number))),
            );
        }
    }
    Ok(kinds)
}

fn all(pack: &Pack<'_>) -> Vec<u32> {
    (0..pack.count()).collect()
}
