//! Time control builder.

use super::fields::{Label, choice, entry};
use super::form::Form;
use crate::typed::{self, Fault};
use game::{Bonus, Budget, Millis, Stage, Start, TimeControl};
use i18n::clock_words::{face, seconds};
use leptos::html::Button;
use leptos::prelude::*;
use std::sync::Arc;
use table::game_settings::GameSettings;

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;

/// The kinds of clock, each with the name of its message.
const KINDS: &[(&str, &str)] = &[
    ("none", "no-clock"),
    ("stages", "kind-stages"),
    ("byoyomi", "kind-byoyomi"),
    ("hourglass", "kind-hourglass"),
    ("per-move", "kind-per-move"),
    ("days", "kind-days"),
];

const BONUSES: &[(&str, &str)] = &[
    ("none", "bonus-none"),
    ("fischer", "bonus-fischer"),
    ("delay", "bonus-delay"),
    ("bronstein", "bonus-bronstein"),
];

/// The builder. Its kind, and whether the sides differ, are the builder's own: a clock whose numbers happen to make it
/// of another kind while they are typed does not change its fields meanwhile.
#[derive(Clone, Copy)]
pub struct Builder {
    form: Form,
    kind: RwSignal<&'static str>,
    odds: RwSignal<bool>,
    /// Black's time before the sides were made equal.
    black: StoredValue<Option<Budget>>,
}

impl Builder {
    /// For the time control of the settings.
    pub fn new(form: Form) -> Builder {
        let builder = Builder {
            form,
            kind: RwSignal::new("none"),
            odds: RwSignal::new(false),
            black: StoredValue::new(None),
        };
        builder.follow();
        builder
    }

    /// Follows another choice of time control.
    pub fn follow(self) {
        let (kind, odds) = untrack(|| {
            self.form.terms(|terms| {
                let time = terms.time.as_ref();
                let odds = time.is_some_and(|time| time.sides[0] != time.sides[1]);
                (time.map_or("none", |time| kind_of(&time.sides[0])), odds)
            })
        });
        self.kind.set(kind);
        self.odds.set(odds);
    }

    /// Changes the kind of clock, with the usual numbers.
    fn choose_kind(self, value: &str) {
        let Some(&(kind, _)) = KINDS.iter().find(|(kind, _)| *kind == value) else {
            return;
        };
        self.kind.set(kind);
        self.odds.set(false);
        // A new clock of any kind can be played with.
        let _ = self.form.change(|terms| {
            let start = terms.time.as_ref().map(|time| time.start);
            terms.time = usual(kind).map(|budget| TimeControl {
                start: start.unwrap_or_default(),
                ..TimeControl::same(budget)
            });
            Ok(())
        });
        self.form.forget_typed();
    }

    /// Makes the sides differ from now on, or gives both White's time. Black's is there again if they differ once more.
    fn differ(self, differ: bool) {
        self.odds.set(differ);
        let black = self.black.get_value();
        // Either could be played with before.
        let _ = self.form.change(|terms| {
            let Some(time) = &mut terms.time else {
                return Ok(());
            };
            if !differ {
                self.black.set_value(Some(time.sides[1].clone()));
                time.sides[1] = time.sides[0].clone();
            } else if let Some(black) = black.filter(|it| kind_of(it) == kind_of(&time.sides[0])) {
                time.sides[1] = black;
            }
            Ok(())
        });
        self.form.forget_typed();
    }

    /// The fields.
    pub fn view(self) -> AnyView {
        let form = self.form;
        let words = form.words();
        let kinds = KINDS.iter().map(|&(value, message)| {
            let is = move || self.kind.get() == value;
            view! { <option value=value prop:selected=is>{words.say(message)}</option> }
        });
        let starts = choice(
            form,
            &label("start".into(), "clock-start", "FIDE 6.6", ""),
            &[("game", "start-with-game"), ("move", "start-with-move")],
            Arc::new(|terms| {
                let start = terms.time.as_ref()?.start;
                Some(
                    if start == Start::WithGame {
                        "game"
                    } else {
                        "move"
                    }
                    .to_owned(),
                )
            }),
            Arc::new(|terms, value| {
                if let Some(time) = &mut terms.time {
                    time.start = if value == "game" {
                        Start::WithGame
                    } else {
                        Start::WithFirstMove
                    };
                }
                Ok(())
            }),
        );
        let sides = move || match (self.kind.get(), self.odds.get()) {
            ("none", _) => Vec::new(),
            (kind, false) => vec![self.side(kind, 0)],
            (kind, true) => {
                let side = |(at, name)| {
                    view! {
                        <fieldset class="group">
                            <legend>{words.say(name)}</legend>
                            {self.side(kind, at)}
                        </fieldset>
                    }
                    .into_any()
                };
                vec![side((0, "white")), side((1, "black"))]
            }
        };
        view! {
            <label class="row">
                <span>{words.say("clock-kind")}</span>
                <select name="kind" on:change=move |event| self.choose_kind(&event_target_value(&event))>
                    {kinds.collect_view()}
                </select>
            </label>
            <label class="row" hidden=move || self.kind.get() == "none">
                <span>{words.say("clock-odds")}</span>
                <input
                    type="checkbox"
                    role="switch"
                    name="odds"
                    prop:checked=move || self.odds.get()
                    on:change=move |event| self.differ(event_target_checked(&event))
                />
            </label>
            {sides}
            {starts}
        }
        .into_any()
    }

    /// Inputs for the time of one side.
    fn side(self, kind: &'static str, side: usize) -> AnyView {
        match kind {
            "stages" => self.stages(side),
            "byoyomi" => vec![
                self.time(side, "main", "clock-main", |budget| match budget {
                    Budget::Byoyomi { main, .. } => Some(main),
                    _ => None,
                }),
                self.periods(side),
                self.time(side, "period", "clock-period", period),
            ]
            .into_any(),
            "hourglass" => self.time(side, "main", "clock-main", |budget| match budget {
                Budget::Hourglass { main } => Some(main),
                _ => None,
            }),
            "per-move" => self.time(side, "period", "clock-each-move", period),
            _ => self.days(side),
        }
    }

    /// A field for the time of a side.
    fn field(
        self,
        side: usize,
        label: &Label,
        get: impl Fn(&mut Budget) -> Option<String> + Send + Sync + 'static,
        set: impl Fn(&mut Budget, &str) -> Result<(), Fault> + Send + Sync + 'static,
    ) -> AnyView {
        entry(
            self.form,
            &of_side(side, label),
            Arc::new(move |terms| get(&mut terms.time.clone()?.sides[side])),
            Arc::new(move |terms, text| self.change(terms, side, |budget| set(budget, text))),
        )
    }

    /// Changes the time of a side; of both, unless they differ.
    fn change(
        self,
        terms: &mut GameSettings,
        side: usize,
        change: impl FnOnce(&mut Budget) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let Some(time) = &mut terms.time else {
            return Ok(());
        };
        change(&mut time.sides[side])?;
        if !self.odds.get_untracked() {
            time.sides[1 - side] = time.sides[side].clone();
        }
        Ok(())
    }

    fn time(
        self,
        side: usize,
        name: &str,
        what: &'static str,
        place: fn(&mut Budget) -> Option<&mut Millis>,
    ) -> AnyView {
        self.field(
            side,
            &label(name.into(), what, "", "unit-long-time"),
            move |budget| place(budget).map(|time| face(*time)),
            move |budget, text| put(place(budget), typed::time(text)),
        )
    }

    fn periods(self, side: usize) -> AnyView {
        fn periods(budget: &mut Budget) -> Option<&mut u32> {
            match budget {
                Budget::Byoyomi { periods, .. } => Some(periods),
                _ => None,
            }
        }
        self.field(
            side,
            &label("periods".into(), "clock-periods", "", ""),
            |budget| periods(budget).map(|periods| periods.to_string()),
            |budget, text| put(periods(budget), typed::count(text)),
        )
    }

    fn days(self, side: usize) -> AnyView {
        self.field(
            side,
            &label("days".into(), "clock-days-each", "", ""),
            |budget| period(budget).map(|time| (*time / DAY).to_string()),
            |budget, text| {
                let days = typed::count(text).map(|days| Millis::from(days).saturating_mul(DAY));
                put(period(budget), days)
            },
        )
    }

    /// The stages of a side, one after the other.
    fn stages(self, side: usize) -> AnyView {
        let (form, words) = (self.form, self.form.words());
        let add = NodeRef::<Button>::new();
        let number = Memo::new(move |_| form.terms(|terms| stages_of(terms, side).len()));
        let change = move |change: &dyn Fn(&mut Vec<Stage>)| {
            // The stages are put so that both sides can play with them.
            let _ = form.change(|terms| {
                self.change(terms, side, |budget| {
                    if let Budget::Stages(stages) = budget {
                        change(stages);
                    }
                    Ok(())
                })
            });
            form.forget_typed();
            if let Some(add) = add.get_untracked() {
                let _ = add.focus();
            }
        };
        let one = move |at: usize| {
            let remove = move |_| {
                change(&|stages| {
                    stages.remove(at);
                    if let Some(last) = stages.last_mut() {
                        last.moves = None;
                    }
                });
            };
            view! {
                <fieldset class="part">
                    <legend>{move || words.now().with("stage-of", &i18n::args!["number" => at + 1])}</legend>
                    {self.stage(side, at)}
                    <button type="button" hidden=move || number.get() < 2 on:click=remove>
                        {words.say("remove")}
                    </button>
                </fieldset>
            }
        };
        let another = move |_| {
            change(&|stages| {
                if let Some(last) = stages.last_mut() {
                    last.moves = Some(40);
                }
                stages.push(Stage {
                    moves: None,
                    time: 15 * MINUTE,
                    bonus: Bonus::None,
                });
            });
        };
        view! {
            {move || (0..number.get()).map(one).collect_view()}
            <button
                node_ref=add
                type="button"
                class="add"
                data-action=["add-stage", "add-stage-black"][side]
                aria-disabled=move || (number.get() >= TimeControl::MOST_STAGES).to_string()
                on:click=another
            >
                {words.say("add-stage")}
            </button>
        }
        .into_any()
    }

    /// The fields of a stage.
    fn stage(self, side: usize, at: usize) -> AnyView {
        let named = |name: &str, what, unit| label(format!("stage-{at}-{name}"), what, "", unit);
        let stage = move |budget: &mut Budget| match budget {
            Budget::Stages(stages) => stages.get(at).copied(),
            _ => None,
        };
        let set = move |budget: &mut Budget, change: &dyn Fn(&mut Stage)| {
            if let Budget::Stages(stages) = budget
                && let Some(stage) = stages.get_mut(at)
            {
                change(stage);
            }
            Ok(())
        };
        let moves = self.field(
            side,
            &named("moves", "stage-moves", ""),
            move |budget| Some(stage(budget)?.moves?.to_string()),
            move |budget, text| {
                let moves = typed::count(text)?;
                set(budget, &|stage| stage.moves = Some(moves))
            },
        );
        let form = self.form;
        let is_last = move || form.terms(|terms| stages_of(terms, side).len() == at + 1);
        let time = self.field(
            side,
            &named("time", "stage-time", "unit-long-time"),
            move |budget| Some(face(stage(budget)?.time)),
            move |budget, text| {
                let time = typed::time(text)?;
                set(budget, &|stage| stage.time = time)
            },
        );
        let bonus = choice(
            form,
            &of_side(side, &named("bonus", "stage-bonus", "")),
            BONUSES,
            Arc::new(move |terms| {
                let bonus = stages_of(terms, side).get(at)?.bonus;
                Some(BONUSES[bonus_at(bonus)].0.to_owned())
            }),
            Arc::new(move |terms, value| {
                self.change(terms, side, |budget| {
                    let bonus = |last: Bonus| match (value, last.time()) {
                        ("none", _) => Bonus::None,
                        (_, 0) => bonus_of(value, 5_000),
                        (_, time) => bonus_of(value, time),
                    };
                    set(budget, &|stage| stage.bonus = bonus(stage.bonus))
                })
            }),
        );
        let seconds = self.field(
            side,
            &named("seconds", "stage-seconds", "unit-seconds"),
            move |budget| {
                let bonus = stage(budget)?.bonus;
                (bonus != Bonus::None).then(|| seconds(bonus.time()))
            },
            move |budget, text| {
                let time = typed::seconds(text)?;
                set(budget, &|stage| {
                    stage.bonus = bonus_of(BONUSES[bonus_at(stage.bonus)].0, time);
                })
            },
        );
        view! {
            {moves}
            <p class="row" hidden=move || !is_last()><span>{form.words().say("stage-rest")}</span></p>
            {time}
            {bonus}
            {seconds}
        }
        .into_any()
    }
}

fn label(name: String, what: &'static str, article: &'static str, unit: &'static str) -> Label {
    Label {
        name,
        what,
        article,
        unit,
    }
}

/// A label that names its side.
fn of_side(side: usize, label: &Label) -> Label {
    Label {
        name: format!("{}-{}", ["white", "black"][side], label.name),
        ..*label
    }
}

fn period(budget: &mut Budget) -> Option<&mut Millis> {
    match budget {
        Budget::Byoyomi { period, .. } => Some(period),
        _ => None,
    }
}

fn stages_of(terms: &GameSettings, side: usize) -> &[Stage] {
    match terms.time.as_ref().map(|time| &time.sides[side]) {
        Some(Budget::Stages(stages)) => stages,
        _ => &[],
    }
}

fn bonus_at(bonus: Bonus) -> usize {
    match bonus {
        Bonus::None => 0,
        Bonus::Fischer(_) => 1,
        Bonus::Delay(_) => 2,
        Bonus::Bronstein(_) => 3,
    }
}

fn bonus_of(name: &str, time: Millis) -> Bonus {
    match name {
        "fischer" => Bonus::Fischer(time),
        "delay" => Bonus::Delay(time),
        "bronstein" => Bonus::Bronstein(time),
        _ => Bonus::None,
    }
}

/// Puts a value where it belongs, if there is such a place.
fn put<T>(place: Option<&mut T>, read: Result<T, Fault>) -> Result<(), Fault> {
    let value = read?;
    if let Some(place) = place {
        *place = value;
    }
    Ok(())
}

fn kind_of(budget: &Budget) -> &'static str {
    match budget {
        Budget::Stages(_) => "stages",
        Budget::Hourglass { .. } => "hourglass",
        Budget::Byoyomi {
            main: 0,
            period,
            periods: 1,
        } if period.is_multiple_of(DAY) => "days",
        Budget::Byoyomi {
            main: 0,
            periods: 1,
            ..
        } => "per-move",
        Budget::Byoyomi { .. } => "byoyomi",
    }
}

/// Usual first values of a kind of clock.
fn usual(kind: &str) -> Option<Budget> {
    match kind {
        "stages" => Some(Budget::Stages(vec![Stage {
            moves: None,
            time: 15 * MINUTE,
            bonus: Bonus::None,
        }])),
        "hourglass" => Some(Budget::Hourglass { main: 5 * MINUTE }),
        "byoyomi" => Some(Budget::Byoyomi {
            main: 10 * MINUTE,
            period: MINUTE / 2,
            periods: 3,
        }),
        "per-move" => Some(Budget::per_move(MINUTE / 2)),
        "days" => Some(Budget::per_move(3 * DAY)),
        _ => None,
    }
}
