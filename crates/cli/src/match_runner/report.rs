//! Match report: a line for each game, and the statistics at the end.

use std::collections::BTreeMap;
use std::io::{self, Write};

use lab::statistics::{Estimate, Games, Hypothesis, Pairs};

use super::MatchConfig;
use super::play::PlayedGame;
use super::record;

/// Counts and tells.
pub struct Report<'a> {
    config: &'a MatchConfig,
    names: &'a [String; 2],
    games: Games,
    pairs: Pairs,
    /// Half points of A in the first game of a pair that is not complete.
    first: Option<u32>,
    /// Number of failures by player and kind.
    faults: BTreeMap<(usize, &'static str), u64>,
    decision: Option<Hypothesis>,
}

impl<'a> Report<'a> {
    pub fn new(config: &'a MatchConfig, names: &'a [String; 2]) -> Report<'a> {
        Report {
            config,
            names,
            games: Games::default(),
            pairs: Pairs::default(),
            first: None,
            faults: BTreeMap::new(),
            decision: None,
        }
    }

    /// Writes the players' names.
    pub fn opening(&self, out: &mut impl Write) -> io::Result<()> {
        let [a, b] = self.names;
        writeln!(out, "A: {a}\nB: {b}")?;
        out.flush()
    }

    /// Counts a game and tells of it; true if the match goes on.
    pub fn game(&mut self, played: &PlayedGame, out: &mut impl Write) -> io::Result<bool> {
        let half_points = played.half_points();
        self.games.add(half_points);
        self.first = match self.first {
            None => Some(half_points),
            Some(first) => {
                self.pairs.add(first + half_points);
                None
            }
        };
        if let Some(fault) = &played.fault {
            *self
                .faults
                .entry((fault.by, fault.failure.kind()))
                .or_default() += 1;
        }
        let outcome = played.game.outcome().expect("the game is over");
        let [white, black] = [played.white, 1 - played.white].map(|player| ["A", "B"][player]);
        writeln!(
            out,
            "game {} of {}: {white}–{black} {}, {}; {}",
            played.number + 1,
            self.config.games,
            outcome.as_pgn(),
            record::why(played),
            self.standing()
        )?;
        out.flush()?;
        // A test looks at whole pairs: half of one would be taken for a result of its own.
        if let Some(sprt) = &self.config.sprt
            && self.first.is_none()
        {
            self.decision = sprt.decision(sprt.llr(&self.pairs));
        }
        Ok(self.decision.is_none())
    }

    /// `+5 =3 -4, Elo +29.0 ± 190.2`, from A's side.
    fn standing(&self) -> String {
        let [lost, drawn, won] = self.games.counts();
        let elo = match self.estimate() {
            Some(estimate) => format!(", Elo {estimate}"),
            None => String::new(),
        };
        format!("A +{won} ={drawn} -{lost}{elo}")
    }

    /// From whole pairs, once there are any.
    fn estimate(&self) -> Option<Estimate> {
        self.pairs.estimate().or_else(|| self.games.estimate())
    }

    /// Writes the result of the match, with Elo, likelihood of superiority and SPRT.
    pub fn summary(&self, out: &mut impl Write) -> io::Result<()> {
        let (Some(estimate), Some(score)) = (self.estimate(), self.games.score()) else {
            return writeln!(out, "no game was finished");
        };
        let [lost, drawn, won] = self.games.counts();
        let games = self.games.count();
        writeln!(out, "\nA: {}\nB: {}", self.names[0], self.names[1])?;
        writeln!(
            out,
            "games {games}: A +{won} ={drawn} -{lost}, {:.1} %",
            100.0 * score
        )?;
        let counts = self.pairs.counts().map(|count| count.to_string()).join(" ");
        writeln!(out, "pairs with 0 ½ 1 1½ 2 points for A: {counts}")?;
        writeln!(out, "Elo of A over B: {estimate} (95 %)")?;
        let superiority = if self.pairs.count() > 0 {
            self.pairs.superiority()
        } else {
            self.games.superiority()
        };
        writeln!(
            out,
            "likelihood of superiority: {:.1} %",
            100.0 * superiority
        )?;
        for ((by, kind), count) in &self.faults {
            writeln!(out, "faults of {}: {kind} {count}", ["A", "B"][*by])?;
        }
        if let Some(sprt) = &self.config.sprt {
            let [elo0, elo1] = sprt.hypotheses();
            let [lower, upper] = sprt.bounds();
            let decision = match self.decision {
                None => "undecided".to_owned(),
                Some(Hypothesis::H0) => format!("A is not {elo1} Elo stronger"),
                Some(Hypothesis::H1) => format!("A is more than {elo0} Elo stronger"),
            };
            writeln!(
                out,
                "SPRT of {elo0} against {elo1}: LLR {:.2} ({lower:.2} to {upper:.2}), {decision}",
                sprt.llr(&self.pairs)
            )?;
        }
        writeln!(out, "verdict: {}", estimate.verdict())
    }
}
