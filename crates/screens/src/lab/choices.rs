//! Settings of the laboratory that the page changes, as they stand in a link.

/// Settings by name, in the order of their names in a link; those that are as in the source's experiment are not there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices(Vec<(String, String)>);

impl Choices {
    /// The settings of a link. What it says is judged by the worker.
    pub fn of_link(link: &str) -> Choices {
        let pairs = link.split('&').filter_map(|part| part.split_once('='));
        Choices(
            pairs
                .map(|(name, value)| (name.into(), value.into()))
                .collect(),
        )
    }

    /// The link.
    pub fn to_link(&self) -> String {
        let pairs = self.0.iter().map(|(name, value)| format!("{name}={value}"));
        pairs.collect::<Vec<_>>().join("&")
    }

    /// The value of a setting, if it is not the usual one.
    pub fn value_of(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Changes a setting; an empty value makes it the usual one.
    pub fn set(&mut self, name: &str, value: &str) {
        self.0.retain(|(known, _)| known != name);
        if !value.is_empty() {
            self.0.push((name.to_owned(), value.to_owned()));
        }
    }

    /// Takes out a setting that cannot be; all of them if there is none of this name.
    pub fn remove(&mut self, name: &str) {
        let before = self.0.len();
        self.set(name, "");
        if self.0.len() == before {
            self.0.clear();
        }
    }

    /// True if a term is in the model.
    pub fn has_term(&self, term: &str) -> bool {
        self.value_of("terms")
            .is_some_and(|terms| terms.split(',').any(|known| known == term))
    }

    /// Adds a term to the model or takes it out.
    pub fn set_term(&mut self, term: &str, wanted: bool) {
        let terms = self.value_of("terms").unwrap_or_default().to_owned();
        let mut terms: Vec<&str> = terms
            .split(',')
            .filter(|known| !known.is_empty() && *known != term)
            .collect();
        if wanted {
            terms.push(term);
        }
        self.set("terms", &terms.join(","));
    }

    /// Quiet half-moves after which a position counts.
    pub fn quiet(&self) -> u32 {
        self.value_of("quiet")
            .and_then(|quiet| quiet.parse().ok())
            .unwrap_or(2)
    }

    /// Steepness of the logistic curve, in hundredths.
    pub fn alpha(&self) -> u32 {
        let alpha = self
            .value_of("alpha")
            .and_then(|alpha| alpha.parse::<f64>().ok());
        alpha.map_or(70, |alpha| (100.0 * alpha).round().clamp(5.0, 200.0) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_a_link() {
        let mut choices = Choices::of_link("draws=half&terms=turn");
        assert_eq!(
            (choices.value_of("draws"), choices.quiet()),
            (Some("half"), 2)
        );
        choices.set_term("bishop-pair", true);
        choices.set("quiet", "3");
        assert_eq!(
            choices.to_link(),
            "draws=half&terms=turn,bishop-pair&quiet=3"
        );
        choices.set_term("turn", false);
        choices.set_term("bishop-pair", false);
        choices.set("draws", "");
        assert_eq!(
            (choices.to_link().as_str(), choices.quiet()),
            ("quiet=3", 3)
        );
        assert!(!choices.has_term("turn"));
        assert_eq!(choices.alpha(), 70);
        choices.set("alpha", "0.57");
        assert_eq!(choices.alpha(), 57);
        assert_eq!(Choices::of_link(""), Choices::default());
        let mut choices = Choices::of_link("draws=often&seed=2");
        choices.remove("draws");
        assert_eq!(choices.to_link(), "seed=2");
        choices.remove("steps");
        assert_eq!(choices, Choices::default());
    }
}
