//! Success by theme.

use super::span::Shown;
use super::{percent, solved_of};
use crate::motif_text;
use i18n::{Lexicon, Words};
use leptos::prelude::*;
use motif::Theme;
use protocol::puzzle::History;
use widgets::plot_frame::{PlotFrame, PlotTable};

/// Most themes that are shown.
const MOST_THEMES: usize = 6;
/// Width of the drawing in its own units.
const WIDTH: f64 = 300.0;
/// Height of a theme's row in it.
const THEME_ROW: f64 = 32.0;

/// Attempts at puzzles of one theme.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ByTheme {
    theme: Theme,
    tried: u32,
    solved: u32,
    performance: Option<f64>,
}

impl ByTheme {
    /// Share solved, in percent.
    fn percent(self) -> u32 {
        percent(self.solved, self.tried)
    }
}

/// The themes tried most often.
pub fn themes(history: &History) -> Vec<ByTheme> {
    let of = |of: &protocol::puzzle::ThemeHistory| {
        Some(ByTheme {
            theme: Theme::from_key(&of.theme)?,
            tried: of.tried,
            solved: of.solved,
            performance: of.performance,
        })
    };
    let known = history.themes.iter().filter_map(of);
    known.take(MOST_THEMES).collect()
}

/// Success by theme: bars of the share solved, with the rating performance where it is known.
pub fn by_theme(words: Words, shown: Signal<Shown>) -> impl IntoView {
    let themes = Memo::new(move |_| shown.with(|shown| themes(&shown.history)));
    let told = move || {
        let words = words.now();
        let one = |of: &ByTheme| {
            let name = motif_text::theme_name(of.theme, &words);
            solved_of(&name, of.solved, of.tried, &words)
        };
        themes.with(|themes| themes.iter().map(one).collect::<Vec<_>>().join(" "))
    };
    let table = move || {
        let words = words.now();
        let head = [
            "progress-theme",
            "progress-tried",
            "progress-solved",
            "progress-performance",
        ];
        let row = |of: &ByTheme| {
            vec![
                motif_text::theme_name(of.theme, &words),
                of.tried.to_string(),
                of.solved.to_string(),
                of.performance
                    .map(|rating| rating.round().to_string())
                    .unwrap_or_default(),
            ]
        };
        PlotTable {
            head: head.map(|name| words.get(name)).into(),
            rows: themes.with(|themes| themes.iter().map(row).collect()),
        }
    };
    let bar = |(at, of): (usize, &ByTheme), words: &Lexicon| {
        let y = at as f64 * THEME_ROW;
        let share = format!("{} %", of.percent());
        let figure = match of.performance {
            Some(rating) => format!("{} · {share}", rating.round()),
            None => share,
        };
        view! {
            <text class="progress-text name" x="0" y=y + 14.0>{motif_text::theme_name(of.theme, words)}</text>
            <text class="progress-text far" x=WIDTH y=y + 14.0>{figure}</text>
            <rect class="progress-track" x="0" y=y + 20.0 width=WIDTH height="6" rx="3"></rect>
            <rect class="progress-bar" x="0" y=y + 20.0 width=WIDTH * f64::from(of.percent()) / 100.0 height="6" rx="3"></rect>
        }
    };
    let bars = move || {
        let words = words.now();
        themes.with(|themes| {
            let bars = themes.iter().enumerate().map(|of| bar(of, &words));
            bars.collect_view()
        })
    };
    let size = move || format!("0 0 {WIDTH} {}", THEME_ROW * themes.with(Vec::len) as f64);
    let plot = view! {
        <svg viewBox=size role="img" aria-label=words.say("progress-themes")>
            <desc>{told}</desc>
            {bars}
        </svg>
    };
    view! {
        <PlotFrame
            name="themes"
            title=Signal::derive(words.say("progress-themes"))
            unit=Signal::derive(words.say("progress-solved"))
            plot=plot.into_any()
            key=Vec::new()
            table=Signal::derive(table)
        />
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::puzzle::ThemeHistory;

    #[test]
    fn words_that_are_no_themes_are_left_out() {
        let theme = |key: &str| ThemeHistory {
            theme: key.into(),
            tried: 3,
            solved: 2,
            performance: None,
        };
        let history = History {
            days: Vec::new(),
            themes: vec![theme("mine"), theme("fork")],
        };
        let known = themes(&history);
        assert_eq!(known.len(), 1);
        assert_eq!((known[0].theme, known[0].percent()), (Theme::Fork, 67));
    }
}
