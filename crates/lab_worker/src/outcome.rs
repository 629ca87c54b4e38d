//! The report of an experiment as the page is told it.

use lab::{Experiment, Finding, Interval, Warning, in_pawns};
use protocol::lab::{self as wire, Bin, Claim, Estimate, Outcome, Point};

fn estimate(value: f64, interval: Option<Interval>) -> Estimate {
    let finite = |i: &Interval| i.low.is_finite() && i.high.is_finite();
    Estimate {
        // JSON has no number for infinity.
        value: if value.is_finite() { value } else { 0.0 },
        interval: interval.filter(finite).map(|i| [i.low, i.high]),
    }
}

fn finding(finding: Finding) -> wire::Finding {
    match finding {
        Finding::Holds => wire::Finding::Holds,
        Finding::DoesNotHold => wire::Finding::DoesNotHold,
        Finding::CannotTell => wire::Finding::CannotTell,
    }
}

/// All that an experiment has found by now.
pub fn outcome(experiment: &Experiment) -> Outcome {
    let report = experiment.report();
    let doubted = report
        .columns
        .iter()
        .any(|column| column.bootstrap.is_some());
    let trace = experiment.descent().trace().iter();
    let descent = trace.map(|point| Point {
        step: point.step,
        cost: point.cost,
        // At step 0 nothing is worth anything yet, so that there is no ratio.
        values: in_pawns(&point.theta)
            .take(5)
            .map(|value| if value.is_finite() { value } else { 0.0 })
            .collect(),
    });
    let values = report.columns.iter().map(|column| {
        let interval = column.bootstrap.or(column.quick);
        (column.name.to_owned(), estimate(column.value, interval))
    });
    let relations = report.relations.iter().map(|relation| Claim {
        name: relation.name.to_owned(),
        finding: finding(relation.finding),
        estimate: estimate(relation.difference, relation.interval),
    });
    let terms = report.terms.iter().map(|term| Claim {
        name: term.term.name().to_owned(),
        finding: finding(term.finding),
        estimate: match term.values[..] {
            // A term of one column has a value; others have only a gain.
            [(_, value, interval)] => estimate(value, interval),
            _ => estimate(0.0, None),
        },
    });
    let bins = report.calibration.bins.iter().map(|bin| Bin {
        pawns: bin.pawns,
        rows: bin.results.iter().sum(),
        score: estimate(bin.score, Some(bin.interval)),
    });
    let bishop = &report.bishop;
    Outcome {
        games: report.games as u32,
        rows: report.rows as u32,
        vectors: report.vectors as u32,
        values: values.collect(),
        cost: report.cost,
        descent: descent.collect(),
        resamples: if doubted { report.resamples } else { 0 },
        relations: relations.collect(),
        bishop_less_knight: estimate(
            bishop.bishop_less_knight,
            bishop.bishop_less_knight_interval,
        ),
        pair: estimate(bishop.pair, bishop.pair_interval),
        bishop_answer: answer(bishop.answer).to_owned(),
        terms: terms.collect(),
        bins: bins.collect(),
        alpha: report.calibration.alpha,
        warnings: report.warnings.iter().map(warning).collect(),
    }
}

fn answer(answer: lab::BishopAnswer) -> &'static str {
    use lab::BishopAnswer::{Bishop, Both, CannotTell, Knight, Pair};
    match answer {
        Bishop => "bishop",
        Pair => "pair",
        Both => "both",
        Knight => "knight",
        CannotTell => "cannot-tell",
    }
}

fn warning(warning: &Warning) -> (String, String) {
    let (name, about) = match warning {
        Warning::NeverUnbalanced { column } => ("never-unbalanced", (*column).to_owned()),
        Warning::Collinear { column } => ("collinear", (*column).to_owned()),
        Warning::OneResult { column } => ("one-result", (*column).to_owned()),
        Warning::Separable => ("separable", String::new()),
        Warning::PawnUnsure => ("pawn-unsure", String::new()),
        Warning::Diverged => ("diverged", String::new()),
        Warning::RowsWithoutGames => ("rows-without-games", String::new()),
        Warning::Unrated { games } => ("unrated", games.to_string()),
    };
    (name.to_owned(), about)
}
