//! State of the laboratory: what was read, fitted and doubted, and what the worker does just now.

mod keeping;

use crate::registry::Screen;
use keeping::Keeping;

use super::choices::Choices;
use super::match_games;
use super::match_state::{Play, Players};
use crate::ScreenContext;
use crate::library_export;
use i18n::{Lexicon, Words, args};
use leptos::prelude::*;
use platform::clients::Clients;
use platform::files::{file_of, save_file};
use platform::lab_client::LabClient;
use platform::library_client::LibraryClient;
use platform::value_match::MatchClient;
use protocol::lab::{
    Doubt, Failure, Fit, GamesRead, Kind, LabFailure, Outcome, Progress, Read, Save,
};
use protocol::library::Query;
use protocol::value_match::{MatchGame, MatchTask};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, File};

/// Steps of the story, with their message names.
pub const STEPS: [&str; 7] = ["games", "filter", "rows", "fit", "doubt", "meaning", "play"];

/// Source of games.
#[derive(Clone, Debug, PartialEq)]
pub enum Source {
    /// The engine's own.
    Own,
    /// The library on this device, as it is when they are read.
    Library,
    /// A file.
    File(Blob, String),
    /// Games kept with an experiment.
    Kept,
    /// Games of a match that was played here.
    Match(Blob),
}

/// Work of the worker that takes a while.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Work {
    /// Games are read.
    Reading(Progress),
    /// Values are doubted.
    Doubting(Progress),
}

/// Reasons why something could not be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// A worker could not do it.
    Failed(Failure),
    /// The page was closed while games of this name were read.
    Interrupted(String),
}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Trouble {
        Trouble::Failed(failure)
    }
}

/// The state. A handle.
#[derive(Clone, Copy)]
pub struct LabState {
    /// The context.
    pub context: ScreenContext,
    /// The language.
    pub words: Words,
    /// Number of the step that is shown, as the address has it; the first as long as there is nothing to show.
    pub step: Memo<usize>,
    /// True while an experiment that was kept is opened.
    pub opens: RwSignal<bool>,
    /// True if the games have no room on this device.
    pub unkept: RwSignal<bool>,
    /// The settings.
    pub choices: RwSignal<Choices>,
    /// The games read.
    pub read: RwSignal<Option<GamesRead>>,
    /// The fit, doubted or not yet.
    pub outcome: RwSignal<Option<Outcome>>,
    /// Work in progress.
    pub work: RwSignal<Option<Work>>,
    /// Why something could not be done.
    pub trouble: RwSignal<Option<Trouble>>,
    /// Name of the file that is read, if it is one.
    pub name: RwSignal<Option<String>>,
    /// True if the doubt was stopped, and can go on.
    pub paused: RwSignal<bool>,
    /// Steepness of the logistic curve, in hundredths.
    pub alpha: RwSignal<u32>,
    /// The match that is played with what was found.
    pub play: RwSignal<Play>,
    /// The choice of its players.
    pub players: RwSignal<Players>,
    keeping: StoredValue<Keeping, LocalStorage>,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    client: LabClient,
    library: LibraryClient,
    matches: MatchClient,
    source: Option<Source>,
    /// The file that was last read.
    file: Option<Blob>,
    /// Games of the match, in PGN.
    games: Vec<String>,
    /// Id of the request that takes a while.
    job: Option<u32>,
    /// Number of readings and fits, so that a late answer is known as late.
    turn: u32,
}

impl LabState {
    /// The laboratory, empty, with the settings of its address.
    pub fn open(context: ScreenContext) -> LabState {
        let query = context.input.with_untracked(|input| input.query.clone());
        let choices = Choices::of_link(&query);
        let (read, outcome, work) = (
            RwSignal::new(None),
            RwSignal::new(None),
            RwSignal::new(None),
        );
        let opens = RwSignal::new(false);
        let is_something = Memo::new(move |_| {
            opens.get()
                || read.with(Option::is_some)
                || outcome.with(Option::is_some)
                || work.with(Option::is_some)
        });
        let step = Memo::new(move |_| {
            let asked = context.input.with(|input| step_of(&input.query));
            asked.filter(|_| is_something.get()).unwrap_or_default()
        });
        let state = LabState {
            context,
            words: context.words,
            step,
            opens,
            unkept: RwSignal::new(false),
            choices: RwSignal::new(choices.clone()),
            read,
            outcome,
            work,
            trouble: RwSignal::new(None),
            name: RwSignal::new(None),
            paused: RwSignal::new(false),
            alpha: RwSignal::new(choices.alpha()),
            play: RwSignal::new(Play::default()),
            players: RwSignal::new(Players::default()),
            keeping: StoredValue::new_local(Keeping::default()),
            inner: StoredValue::new_local(Inner {
                client: LabClient::default(),
                library: expect_context::<Clients>().library(),
                matches: MatchClient::default(),
                source: None,
                file: None,
                games: Vec::new(),
                job: None,
                turn: 0,
            }),
        };
        state.follow_keeping(query.contains('='));
        state
    }

    /// Shows a step, an entry of the browser's history.
    pub fn go(self, step: usize) {
        self.context.follow(Screen::Lab, &(step + 1).to_string());
    }

    /// The client of the worker.
    pub(super) fn client(self) -> LabClient {
        let client = self.inner.try_with_value(|inner| inner.client.clone());
        client.unwrap_or_default()
    }

    /// Says where the games have come from.
    pub(super) fn set_source(self, source: Source) {
        self.inner.update_value(|inner| inner.source = Some(source));
    }

    /// True if the games are those that were kept: a reading of them cannot go on.
    pub fn is_kept(self) -> bool {
        self.inner
            .with_value(|inner| inner.source == Some(Source::Kept))
    }

    /// Begins a new experiment without games.
    pub fn start_anew(self) {
        if self.turn().is_none() {
            return;
        }
        self.stop_match();
        self.forget();
        self.work.set(None);
        self.read.set(None);
        self.outcome.set(None);
        self.choices.set(Choices::default());
        self.alpha.set(Choices::default().alpha());
        self.play.set(Play::default());
        self.players.set(Players::default());
        self.go(0);
    }

    /// Ends what is being done, so that late answers are not heard, and begins anew. `None` if the page has been closed.
    pub(super) fn turn(self) -> Option<(LabClient, impl Fn() -> bool + Copy)> {
        self.stop();
        self.paused.set(false);
        self.trouble.set(None);
        self.inner.try_update_value(|inner| inner.turn += 1)?;
        let (client, turn) = self
            .inner
            .try_with_value(|inner| (inner.client.clone(), inner.turn))?;
        let current = move || self.inner.try_with_value(|inner| inner.turn) == Some(turn);
        Some((client, current))
    }

    /// Stops what is being done; what was read or found is kept, and a doubt can go on.
    pub fn stop(self) {
        let doubting = |work: &Option<Work>| matches!(work, Some(Work::Doubting(_)));
        self.paused.set(self.work.with_untracked(doubting));
        self.inner.try_with_value(|inner| {
            if let Some(job) = inner.job {
                inner.client.cancel(job);
            }
        });
    }

    /// Reads a file that was chosen.
    pub fn open_file(self, file: File) {
        let name = file.name();
        self.begin(Source::File(file.into(), name));
    }

    /// Goes on with a doubt that was stopped.
    pub fn go_on(self) {
        if let Some((client, current)) = self.turn() {
            self.doubt(&client, current);
        }
    }

    /// Reads games.
    pub fn begin(self, source: Source) {
        self.name.set(match &source {
            Source::Own => None,
            Source::Library => Some(self.words.once().get("lab-library")),
            Source::File(_, name) => Some(name.clone()),
            Source::Match(_) => Some(self.words.once().get("lab-match")),
            Source::Kept => return self.reopen(move || self.fit()),
        });
        let name = self.name.get_untracked();
        self.begin_keeping(&name.unwrap_or_else(|| self.words.once().get("lab-own")));
        self.set_source(source.clone());
        let Some((client, current)) = self.turn() else {
            return;
        };
        self.read.set(None);
        self.outcome.set(None);
        self.work.set(Some(Work::Reading(Progress::default())));
        match source {
            Source::Own => self.send(&client, current, None, false),
            Source::File(file, _) | Source::Match(file) => {
                self.send(&client, current, Some(file), false);
            }
            Source::Kept => {}
            Source::Library => {
                let library = self.inner.with_value(|inner| inner.library.clone());
                let read = move |file| {
                    if current() {
                        match file {
                            Ok(file) => self.send(&client, current, Some(file), false),
                            Err(failure) => self.fail(failure),
                        }
                    }
                };
                library_export::file_of(library, Query::default(), current, read);
            }
        }
    }

    fn send(
        self,
        client: &LabClient,
        current: impl Fn() -> bool + Copy + 'static,
        file: Option<Blob>,
        resume: bool,
    ) {
        let read = Read {
            own: file.is_none(),
            quiet: self.choices.with_untracked(Choices::quiet),
            resume,
        };
        self.inner
            .update_value(|inner| inner.file.clone_from(&file));
        let file = file.map_or(JsValue::UNDEFINED, JsValue::from);
        let progress = move |progress| {
            if current() {
                self.work.set(Some(Work::Reading(progress)));
            }
        };
        let done = move |answer: Result<(GamesRead, JsValue), Failure>| {
            if !current() {
                return;
            }
            Self::end_reading();
            match answer {
                Ok((read, _)) => {
                    if let Some(settings) = &read.settings
                        && !self.is_own()
                    {
                        self.choices.set(Choices::of_link(settings));
                        self.alpha.set(self.choices.with_untracked(Choices::alpha));
                    }
                    self.read.set(Some(read));
                    self.fit();
                }
                // The worker has died and forgotten how far it was.
                Err(Failure::Missing) if resume => self.again(),
                Err(failure) => self.fail(failure),
            }
        };
        let job = client.ask_long(read, &file, progress, done);
        self.inner.update_value(|inner| inner.job = Some(job));
    }

    /// Fits values with the present settings, then doubts them.
    pub fn fit(self) {
        let Some((client, current)) = self.turn() else {
            return;
        };
        self.work.set(None);
        let fit = Fit {
            settings: self.choices.with_untracked(Choices::to_link),
        };
        let asked = client.clone();
        asked.ask(fit, move |answer| {
            if !current() {
                return;
            }
            match answer {
                Ok(outcome) => {
                    self.outcome.set(Some(outcome));
                    self.doubt(&client, current);
                }
                // The worker has died and forgotten the games.
                Err(Failure::Missing) => self.again(),
                // Everything else is kept, and what was wrong is told.
                Err(Failure::Lab(LabFailure::Setting(name))) => {
                    self.choices.update(|choices| choices.remove(&name));
                    self.fit();
                    let failure = Failure::Lab(LabFailure::Setting(name));
                    self.trouble.set(Some(failure.into()));
                }
                Err(failure) => self.fail(failure),
            }
        });
    }

    fn doubt(self, client: &LabClient, current: impl Fn() -> bool + Copy + 'static) {
        self.work.set(Some(Work::Doubting(Progress::default())));
        let progress = move |progress| {
            if current() {
                self.work.set(Some(Work::Doubting(progress)));
            }
        };
        let done = move |answer: Result<(Outcome, JsValue), Failure>| {
            if !current() {
                return;
            }
            match answer {
                Ok((outcome, _)) => {
                    self.work.set(None);
                    self.outcome.set(Some(outcome));
                }
                Err(Failure::Missing) => self.again(),
                Err(failure) => self.fail(failure),
            }
        };
        let job = client.ask_long(Doubt {}, &JsValue::UNDEFINED, progress, done);
        self.inner.update_value(|inner| inner.job = Some(job));
    }

    /// Changes the curve that is drawn over the scores. Nothing has to be fitted for it.
    pub fn set_alpha(self, hundredths: u32) {
        self.alpha.set(hundredths);
        let text = format!("{:.2}", f64::from(hundredths) / 100.0);
        self.choices
            .update(|choices| choices.set("alpha", if hundredths == 70 { "" } else { &text }));
    }

    /// Goes on with a reading that was stopped.
    pub fn read_on(self) {
        let file = self.inner.with_value(|inner| inner.file.clone());
        let Some((client, current)) = self.turn() else {
            return;
        };
        self.work.set(Some(Work::Reading(Progress::default())));
        self.send(&client, current, file, true);
    }

    /// Reads the same games once more.
    pub fn again(self) {
        if let Some(source) = self.inner.with_value(|inner| inner.source.clone()) {
            self.begin(source);
        }
    }

    /// Changes the settings, and fits anew; other rows are read anew.
    pub fn choose(self, change: impl FnOnce(&mut Choices)) {
        let before = self.choices.with_untracked(Choices::quiet);
        self.choices.update(change);
        let after = self.choices.with_untracked(Choices::quiet);
        if self.read.with_untracked(Option::is_none) {
            return;
        }
        if before == after {
            self.fit();
        } else {
            self.again();
        }
    }

    fn is_own(self) -> bool {
        self.inner
            .with_value(|inner| inner.source == Some(Source::Own))
    }

    fn fail(self, failure: Failure) {
        Self::end_reading();
        self.work.set(None);
        self.outcome.set(None);
        self.trouble.set(Some(failure.into()));
    }

    /// Saves a file of what was found.
    pub fn save(self, save: Save) {
        let (name, ending) = match save {
            Save::Rows => ("rows", "mat"),
            Save::Log => ("fit", "txt"),
            Save::Experiment => ("experiment", "json"),
        };
        let Some(client) = self.inner.try_with_value(|inner| inner.client.clone()) else {
            return;
        };
        let done = move |answer: Result<((), JsValue), Failure>| match answer {
            Ok(((), file)) => {
                if let Ok(file) = file.dyn_into::<Blob>() {
                    save_file(name, ending, &file);
                }
            }
            // The worker has died and forgotten the games.
            Err(Failure::Missing) if self.is_kept() => self.reopen(move || self.save(save)),
            Err(failure) => {
                self.trouble.try_set(Some(failure.into()));
            }
        };
        client.ask_long(save, &JsValue::UNDEFINED, |_| (), done);
    }

    /// Plays a match.
    pub fn play_match(self, task: MatchTask) {
        let all = 2 * task.pairs;
        self.play.set(Play {
            all,
            running: true,
            values: task.values,
            ..Play::default()
        });
        self.inner.update_value(|inner| inner.games.clear());
        let values = task.values;
        let over = move |game: MatchGame| {
            // Equal players repeat themselves when they exchange colours.
            if (game.first_is_white || values[0] != values[1])
                && let Some(text) = match_games::pgn(&game, values)
            {
                self.inner.try_update_value(|inner| inner.games.push(text));
            }
            self.play.try_update(|play| play.score = game.score);
        };
        let done = move |ended: Result<(), String>| {
            self.play.try_update(|play| play.running = false);
            if let Err(why) = ended {
                self.trouble.try_set(Some(Failure::Other(why).into()));
            }
        };
        self.inner
            .with_value(|inner| inner.matches.play(task, over, done));
    }

    /// Stops the match; its score stays.
    pub fn stop_match(self) {
        self.inner.with_value(|inner| inner.matches.stop());
        self.play.update(|play| play.running = false);
    }

    /// True if the games of the match are at hand; of a match that was kept only the score is.
    pub fn has_match_games(self) -> bool {
        self.inner.with_value(|inner| !inner.games.is_empty())
    }

    fn match_file(self) -> Option<Blob> {
        let text = self.inner.with_value(|inner| inner.games.concat());
        file_of("application/x-chess-pgn", &text)
    }

    /// Saves the games of the match.
    pub fn save_match(self) {
        if let Some(file) = self.match_file() {
            save_file("match", "pgn", &file);
        }
    }

    /// Fits values to the games of the match.
    pub fn fit_match(self) {
        if let Some(file) = self.match_file() {
            self.go(0);
            self.begin(Source::Match(file));
        }
    }

    /// The trouble in words.
    pub fn trouble_text(trouble: &Trouble, words: &Lexicon) -> String {
        let named = |message, name: &str| words.with(message, &args!["name" => name]);
        let because = |message, why: &str| words.with(message, &args!["why" => why]);
        match trouble {
            Trouble::Interrupted(name) => named("lab-interrupted", name),
            Trouble::Failed(failure) => match failure {
                Failure::Lab(reason) => match reason {
                    LabFailure::Setting(name) => named("lab-bad-setting", name),
                    LabFailure::NoRows => words.get("lab-no-rows"),
                    LabFailure::NothingSelected => words.get("lab-nothing-selected"),
                    LabFailure::OnlyDraws => words.get("lab-only-draws"),
                    LabFailure::NoPlayer => words.get("lab-no-player"),
                    LabFailure::NotKept => words.get("lab-not-kept"),
                    LabFailure::Damaged => words.get("lab-damaged"),
                    LabFailure::Unreadable(why) => because("lab-no-experiment", why),
                },
                Failure::Missing => words.get("lab-no-rows"),
                Failure::Unfetched(_) => words.get("lab-unfetched"),
                Failure::NoWorker => words.get("lab-no-worker"),
                Failure::Other(why) | Failure::Blocked(why) | Failure::NoGame(why) => {
                    because("lab-failed", why)
                }
                Failure::Full | Failure::Newer => because("lab-failed", ""),
            },
        }
    }
}

/// The number of the step that an address asks for, from 0.
fn step_of(query: &str) -> Option<usize> {
    let number: usize = query.parse().ok()?;
    (1..=STEPS.len()).contains(&number).then(|| number - 1)
}

/// Figures of games that were kept: their rows, filtered.
pub(super) fn as_kept(read: GamesRead) -> GamesRead {
    let kind = match read.kind {
        Kind::Pgn => Kind::Experiment,
        kind => kind,
    };
    GamesRead { kind, ..read }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_of_addresses() {
        assert_eq!(["1", "7"].map(step_of), [Some(0), Some(6)]);
        for query in ["", "0", "8", "-1", "draws=half", "5x"] {
            assert_eq!(step_of(query), None, "{query}");
        }
    }
}
