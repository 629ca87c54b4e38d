//! The result of an experiment as text.

use std::io::{self, Write};
use std::path::Path;

use lab::{
    BishopAnswer, ExperimentFile, Finding, Interval, RELATIONS, Relation, Report, Warning,
    significant,
};

use super::plots::PLOTS;

/// Letters of the pieces, in the order of the columns.
const LETTERS: [char; 5] = ['P', 'N', 'B', 'R', 'Q'];

/// Values with their intervals, relations and warnings.
pub fn values(report: &Report, out: &mut impl Write) -> io::Result<()> {
    let how = if report.resamples > 0 {
        format!("bootstrap, {} resamples of games", report.resamples)
    } else {
        "clustered covariance".to_owned()
    };
    writeln!(
        out,
        "Newton: {} iterations, J = {}",
        report.iterations,
        significant(report.cost)
    )?;
    writeln!(out, "Pawn = 100, 95 % intervals by {how}:")?;
    for column in &report.columns {
        let interval = column.bootstrap.or(column.quick);
        writeln!(
            out,
            "  {:<17} {:>7.1}  {:<18} θ {:.6}",
            column.name,
            column.value,
            bracketed(interval, 1),
            column.theta
        )?;
    }
    for relation in &report.relations {
        writeln!(
            out,
            "  {:<16} {:>+6.2} pawns {:<16} {}",
            RELATIONS
                .iter()
                .find(|known| known.name == relation.name)
                .map_or(relation.name.to_owned(), sentence),
            relation.difference,
            bracketed(relation.interval, 2),
            finding(relation.finding)
        )?;
    }
    let bishop = &report.bishop;
    writeln!(
        out,
        "  with the pair:   B − N {:+.2} {}, pair {:+.2} {}: {}",
        bishop.bishop_less_knight,
        bracketed(bishop.bishop_less_knight_interval, 2),
        bishop.pair,
        bracketed(bishop.pair_interval, 2),
        answer(bishop.answer)
    )?;
    for warning in &report.warnings {
        writeln!(out, "  warning: {}", in_words(warning))?;
    }
    Ok(())
}

/// The whole result in Markdown.
pub fn markdown(file: &ExperimentFile, report: &Report, out: &mut impl Write) -> io::Result<()> {
    let counts = &file.counts;
    writeln!(out, "# Piece values\n")?;
    writeln!(
        out,
        "{} games read, {} used with {} rows ({} different ones); {} unfinished, {} broken.",
        counts.games, report.games, report.rows, report.vectors, counts.unfinished, counts.broken
    )?;
    let link = file.settings.to_link();
    if !link.is_empty() {
        writeln!(out, "Settings: `{link}`")?;
    }
    writeln!(
        out,
        "\n| | value | 95 % interval | quick interval | θ |\n|---|---:|---|---|---:|"
    )?;
    for column in &report.columns {
        writeln!(
            out,
            "| {} | {:.1} | {} | {} | {:.6} |",
            column.name,
            column.value,
            bracketed(column.bootstrap, 1),
            bracketed(column.quick, 1),
            column.theta
        )?;
    }
    let goodness = &report.goodness;
    writeln!(
        out,
        "\nJ = {} (gradient descent ends {} from Newton's coefficients). Loss {:.5}, of the mean {:.5}; Brier score {:.5}, of the mean \
         {:.5}.",
        significant(report.cost),
        significant(report.descent.from_newton),
        goodness.loss,
        goodness.constant_loss,
        goodness.brier,
        goodness.constant_brier
    )?;
    writeln!(
        out,
        "\n## Relations\n\n| | difference in pawns | 95 % interval | |\n|---|---:|---|---|"
    )?;
    for (relation, known) in report.relations.iter().zip(&RELATIONS) {
        writeln!(
            out,
            "| {} | {:+.2} | {} | {} |",
            sentence(known),
            relation.difference,
            bracketed(relation.interval, 2),
            finding(relation.finding)
        )?;
    }
    let bishop = &report.bishop;
    writeln!(
        out,
        "\nWith the bishop pair in the model a bishop less a knight is {:+.2} {}, the pair {:+.2} {}: {}.",
        bishop.bishop_less_knight,
        bracketed(bishop.bishop_less_knight_interval, 2),
        bishop.pair,
        bracketed(bishop.pair_interval, 2),
        answer(bishop.answer)
    )?;
    writeln!(
        out,
        "\n## Terms on games held back\n\n| term | in pawns | gain in loss for a row, 10⁻⁵ | 95 % interval | earns its place |\n|---|---|---:|---|---|"
    )?;
    for term in &report.terms {
        let values = term
            .values
            .iter()
            .map(|(_, value, interval)| format!("{value:+.2} {}", bracketed(*interval, 2)));
        writeln!(
            out,
            "| {} | {} | {:.1} | {} | {} |",
            term.term.name(),
            values.collect::<Vec<_>>().join("; "),
            1e5 * term.gain,
            bracketed(Some(term.interval.times(1e5)), 1),
            finding(term.finding)
        )?;
    }
    let calibration = &report.calibration;
    writeln!(
        out,
        "\n## Scores by material (1-3-3-5-9)\n\nα = {} fits best; {} rows lie beyond.\n\n| ΔM | lost, drawn, won | score | 95 % interval | by the curve |\n|---:|---|---:|---|---:|",
        calibration
            .alpha
            .map_or("?".to_owned(), |alpha| format!("{alpha:.4}")),
        calibration.beyond
    )?;
    for bin in &calibration.bins {
        let [lost, drawn, won] = bin.results;
        let by_curve = calibration.alpha.map_or("–".to_owned(), |alpha| {
            format!("{:.3}", lab::win_chance(alpha, f64::from(bin.pawns)))
        });
        writeln!(
            out,
            "| {:+} | {lost}, {drawn}, {won} | {:.3} | {} | {by_curve} |",
            bin.pawns,
            bin.score,
            bracketed(Some(bin.interval), 3)
        )?;
    }
    if !report.warnings.is_empty() {
        writeln!(out, "\n## Warnings\n")?;
    }
    for warning in &report.warnings {
        writeln!(out, "* {}", in_words(warning))?;
    }
    Ok(())
}

/// The plots of a folder, for the end of the report.
pub fn plots(folder: &Path, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\n## Plots")?;
    for (name, title) in PLOTS {
        writeln!(out, "\n![{title}]({})", folder.join(name).display())?;
    }
    Ok(())
}

fn bracketed(interval: Option<Interval>, digits: usize) -> String {
    interval.map_or("[not known]".to_owned(), |Interval { low, high }| {
        format!("[{low:.digits$}, {high:.digits$}]")
    })
}

/// `B + N = R + 1.5P`.
fn sentence(relation: &Relation) -> String {
    let side = |sign: f64| {
        let parts = LETTERS.iter().zip(relation.pieces).rev();
        let parts = parts.filter(|(_, number)| sign * number > 0.0);
        let parts = parts.map(|(letter, number)| match number.abs() {
            1.0 => letter.to_string(),
            number => format!("{number}{letter}"),
        });
        parts.collect::<Vec<_>>().join(" + ")
    };
    let sign = if relation.equal { '=' } else { '>' };
    format!("{} {sign} {}", side(1.0), side(-1.0))
}

fn finding(finding: Finding) -> &'static str {
    match finding {
        Finding::Holds => "holds",
        Finding::DoesNotHold => "does not hold",
        Finding::CannotTell => "cannot tell",
    }
}

fn answer(answer: BishopAnswer) -> &'static str {
    match answer {
        BishopAnswer::Bishop => "the bishop is the stronger",
        BishopAnswer::Pair => "it is the pair",
        BishopAnswer::Both => "the bishop is the stronger, and the pair is worth something",
        BishopAnswer::Knight => "the knight is the stronger",
        BishopAnswer::CannotTell => "cannot tell",
    }
}

fn in_words(warning: &Warning) -> String {
    match warning {
        Warning::NeverUnbalanced { column } => {
            format!("{column}: both sides always had as many, so that nothing is known of it")
        }
        Warning::Collinear { column } => {
            format!("{column}: a sum of other columns, and not to be told from them")
        }
        Warning::OneResult { column } => format!(
            "{column}: whoever was ahead always had the same result; only λ keeps its value finite"
        ),
        Warning::Separable => {
            "the values predict every result; only λ keeps them finite: add games".to_owned()
        }
        Warning::PawnUnsure => {
            "the pawn's value may be 0: nothing can be measured in pawns; add games".to_owned()
        }
        Warning::Diverged => {
            "the gradient descent's steps are too long: a smaller --rate".to_owned()
        }
        Warning::RowsWithoutGames => {
            "the rows came without games: the intervals are too narrow".to_owned()
        }
        Warning::Unrated { games } => format!("{games} games have no rating"),
    }
}
