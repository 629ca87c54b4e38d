//! Accessibility check of a screen: the rules of axe-core, and a name for every control.

use crate::{Browser, View};
use serde_json::{Value, json};
use std::env;
use std::fs;

const RULES: [&str; 6] = [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
];

impl Browser {
    /// There are no barriers on the screen; in Chromium.
    pub async fn assert_accessible(&self, screen: &str) {
        let barriers = self.barriers().await;
        assert!(
            barriers.is_empty(),
            "{screen} has barriers:\n{}",
            barriers.join("\n")
        );
    }

    /// Controls without a name, and what breaks a rule of axe-core in light or dark; in Chromium.
    ///
    /// If axe-core could not be had, only the names are looked at; `cargo xtask test` says so.
    pub async fn barriers(&self) -> Vec<String> {
        let tree = self.accessibility("html").await;
        let nameless = tree.nameless_controls();
        let mut barriers: Vec<_> = nameless
            .iter()
            .map(|control| format!("  a {} without a name", control.role))
            .collect();
        let Some(axe) = env::var_os("SESSA_AXE") else {
            return barriers;
        };
        let usual = self.view.get();
        for dark in [false, true] {
            // Colours that are on their way to others would be taken for those that stay.
            let view = View {
                dark,
                reduced_motion: true,
                ..usual
            };
            self.show_on(view).await;
            if self.evaluate("return 'axe' in window", []).await != true {
                let source = fs::read_to_string(&axe);
                let source = source.unwrap_or_else(|e| panic!("{}: {e}", axe.display()));
                self.evaluate(&source, []).await;
            }
            let violations = self.evaluate(RUN, [json!(RULES)]).await;
            let violations = violations.as_array().expect("a list was asked for");
            let scheme = if dark { "dark" } else { "light" };
            let told = violations.iter().map(|violation| told(violation, scheme));
            barriers.extend(told);
        }
        self.show_on(usual).await;
        barriers
    }
}

const RUN: &str = "
    const options = { runOnly: { type: 'tag', values: arguments[0] }, resultTypes: ['violations'] };
    return axe.run(document, options).then(({ violations }) => violations.map(({ id, help, nodes }) =>
        [id, help, nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary])]));";

/// A broken rule, its meaning, and where it is broken and how.
fn told(violation: &Value, scheme: &str) -> String {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let places = violation[2].as_array().into_iter().flatten();
    let places = places.map(|place| {
        let why = text(&place[1]).replace('\n', "\n      ");
        format!("\n    {}\n      {why}", text(&place[0]))
    });
    let (rule, meaning) = (text(&violation[0]), text(&violation[1]));
    let places: String = places.collect();
    format!("  {rule} ({scheme}): {meaning}{places}")
}
