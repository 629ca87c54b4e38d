//! Shared parts: every widget in each of its states, for developers; pictures of it are compared by the tests.
//!
//! Nobody comes here but by the address `#dev/parts`. What stands in the samples is English only.

use crate::ScreenContext;
use leptos::prelude::*;
use widgets::button::{ask_first, button};
use widgets::disclosure::disclosure;
use widgets::empty_state::EmptyState;
use widgets::field::{self, Choice, Switch, TextField};
use widgets::icon::{IconButton, Sign};
use widgets::plot_frame::{PlotFrame, PlotTable};
use widgets::progress::Progress;
use widgets::screen_frame::ScreenFrame;
use widgets::status_line::StatusLine;
use widgets::tabs::{Tab, Tabs};
use widgets::toast::{Toast, ToastText};
use widgets::verdict_bar::{Verdict, VerdictBar, VerdictText};

/// A text that does not change.
fn fixed(text: &'static str) -> Signal<String> {
    Signal::stored(text.to_owned())
}

fn label(text: &'static str) -> AnyView {
    view! { <span>{text}</span> }.into_any()
}

/// A widget with its name above it.
fn sample(name: &'static str, content: AnyView) -> AnyView {
    view! {
        <section>
            <h3>{name}</h3>
            {content}
        </section>
    }
    .into_any()
}

/// The page of parts.
pub fn parts(context: ScreenContext) -> AnyView {
    let words = context.words;
    let buttons = view! {
        <div class="parts-row">
            <button type="button" class="primary">"Play"</button>
            <button type="button" class="primary" disabled=true>"Play"</button>
            {button(words, "sample", "close", || ())}
            <button type="button" disabled=true>"Flip"</button>
            <IconButton sign=Sign::Flip name="close" on_press=|| ()/>
            <IconButton sign=Sign::SoundOn name="close" pressed=Signal::stored(true) on_press=|| ()/>
        </div>
        {ask_first(words, "sample-deletion", "cancel", || true, || ())}
    };
    let content = view! {
        <div class="parts" lang="en">
            {sample("Buttons: filled, off, outlined, icon; one that asks first", buttons.into_any())}
            {sample("Tabs", view! { <SampleTabs/> }.into_any())}
            {sample("Fields: text, fault, switch on, off and impossible, menu", fields())}
            {sample("Disclosure", disclosure(words, "sample", "parts", label("What is inside")).into_any())}
            {sample("Progress: known and unknown length", progress())}
            {sample("Toast with undo", toast())}
            {sample("Empty state", empty())}
            {sample("Status line: whose move it is", view! { <StatusLine text=Signal::stored(None) turn=fixed("Your move")/> }.into_any())}
            {sample("Verdict bar: right, slower, wrong, to know, empty", verdicts())}
            {sample("Plot frame", plot())}
        </div>
    };
    view! { <ScreenFrame frame=context.frame tools=().into_any() content=content.into_any()/> }
        .into_any()
}

#[component]
fn SampleTabs() -> impl IntoView {
    const TABS: &[Tab<usize>] = &[
        Tab {
            value: 0,
            name: "first",
            label: "close",
        },
        Tab {
            value: 1,
            name: "second",
            label: "cancel",
        },
    ];
    let chosen = RwSignal::new(0);
    let panel = |tab: &'static Tab<usize>| {
        view! {
            <p
                id=format!("sample-panel-{}", tab.name)
                role="tabpanel"
                aria-labelledby=format!("sample-tab-{}", tab.name)
                hidden=move || chosen.get() != tab.value
            >
                {format!("What the tab {} shows", tab.name)}
            </p>
        }
    };
    view! {
        <Tabs id="sample" label="parts" tabs=TABS chosen/>
        {TABS.iter().map(panel).collect_view()}
    }
}

fn fields() -> AnyView {
    let text = |name: &'static str, value: &'static str, fault: Option<&'static str>| {
        field::text_field(TextField {
            name: name.to_owned(),
            label: label("Position"),
            value: fixed(value),
            fault: Signal::stored(fault.map(str::to_owned)),
            on_input: Callback::new(|_| ()),
            on_change: Callback::new(|_| ()),
        })
    };
    let switch = |name: &'static str, on, able, about: Option<&'static str>| {
        field::switch(Switch {
            name: name.to_owned(),
            label: label("Sound"),
            about: Signal::stored(about.map(str::to_owned)),
            able: Signal::stored(able),
            on: Signal::stored(on),
            set: Callback::new(|_| ()),
        })
    };
    let menu = field::choice(Choice {
        name: "sample-menu".to_owned(),
        label: label("Board"),
        options: vec![("walnut", fixed("Walnut")), ("slate", fixed("Slate"))],
        chosen: Signal::stored(Some("slate".to_owned())),
        set: Callback::new(|_| ()),
    });
    view! {
        {text("sample-text", "8/8/8/8", None)}
        {text("sample-fault", "8/8/8", Some("Three ranks, there should be eight."))}
        {switch("sample-on", true, true, None)}
        {switch("sample-off", false, true, None)}
        {switch("sample-impossible", true, false, Some("This browser has no sound."))}
        {menu}
    }
    .into_any()
}

fn progress() -> AnyView {
    view! {
        <Progress label="parts" text=fixed("Reading games.pgn: 271 games") share=Signal::stored(Some(0.62)) on_stop=|| ()/>
        <Progress label="parts" text=fixed("Looking for puzzles: 41 found") share=Signal::stored(None) on_stop=|| ()/>
    }
    .into_any()
}

fn toast() -> AnyView {
    let text = ToastText {
        text: "2 games moved to the bin".to_owned(),
        undo: true,
    };
    view! { <Toast text=Signal::stored(Some(text)) on_undo=|| () on_end=|| ()/> }.into_any()
}

fn empty() -> AnyView {
    let action = view! { <button type="button">"New set"</button> }.into_any();
    view! { <EmptyState sign=Sign::Book title="parts" text="parts" action/> }.into_any()
}

fn verdicts() -> AnyView {
    let bar = |verdict, word: &str, reason: &str| {
        let text = VerdictText {
            verdict,
            word: word.to_owned(),
            reason: reason.to_owned(),
        };
        view! { <VerdictBar text=Signal::stored(Some(text))/> }
    };
    view! {
        {bar(Verdict::Right, "Solved.", "The knight forks king and queen.")}
        {bar(Verdict::Slower, "Also winning, but slower.", "Mate in 5; there is one in 3.")}
        {bar(Verdict::Wrong, "20.Nf6+ loses the knight.", "The queen guards f6.")}
        {bar(Verdict::Info, "That piece is pinned.", "Moving it would leave the king in check.")}
        <VerdictBar text=Signal::stored(None)/>
    }
    .into_any()
}

fn plot() -> AnyView {
    let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
    let table = PlotTable {
        head: row(["Day", "Rating"]),
        rows: vec![
            row(["26 Oct", "1200"]),
            row(["9 Nov", "1340"]),
            row(["22 Nov", "1400"]),
        ],
    };
    let plot = view! {
        <svg viewBox="0 0 300 120" role="img" aria-label="The rating goes up from 1200 to 1400">
            <path class="plot-grid" d="M0 20H300M0 60H300M0 100H300"></path>
            <path class="plot-band" d="M0 90L150 45L300 15V45L150 75L0 115Z"></path>
            <path class="plot-line" d="M0 100L150 60L300 30"></path>
        </svg>
    };
    let key = vec![
        ("line", fixed("rating")),
        ("band", fixed("how sure (95 %)")),
    ];
    view! {
        <PlotFrame
            name="sample"
            title=fixed("Progress")
            unit=fixed("± 61")
            plot=plot.into_any()
            key
            table=Signal::stored(table)
        />
    }
    .into_any()
}
