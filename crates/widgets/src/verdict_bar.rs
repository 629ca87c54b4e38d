//! Verdict bar: how an answer was, in a fixed place below the board.

use crate::live_region::renewed;
use leptos::prelude::*;
use std::borrow::Cow;

/// Verdicts on an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Right.
    Right,
    /// Right too, but slower.
    Slower,
    /// Right, but so many moves longer than need be.
    Longer(u32),
    /// Wrong.
    Wrong,
    /// Nothing was answered yet; there is something to know.
    Info,
}

impl Verdict {
    /// Name in style sheets and tests.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Right => "right",
            Verdict::Slower | Verdict::Longer(_) => "slower",
            Verdict::Wrong => "wrong",
            Verdict::Info => "info",
        }
    }

    /// The mark before the words, so that the colour alone tells nothing.
    fn mark(self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Verdict::Right => "✓",
            Verdict::Slower => "≈",
            Verdict::Longer(moves) => return Cow::Owned(format!("+{moves}")),
            Verdict::Wrong => "✕",
            Verdict::Info => "i",
        })
    }
}

/// Content of a verdict bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerdictText {
    /// The verdict.
    pub verdict: Verdict,
    /// The verdict in a word or two.
    pub word: String,
    /// The reason, in a sentence or two.
    pub reason: String,
}

/// The bar; it stands empty where nothing has been answered, so that nothing moves.
#[component]
pub fn VerdictBar(
    /// The verdict shown, if there is one.
    #[prop(into)]
    text: Signal<Option<VerdictText>>,
    /// The reason as a view, where it is more than a text.
    #[prop(optional)]
    reason_view: Option<Callback<String, AnyView>>,
) -> impl IntoView {
    let said = move || {
        let VerdictText {
            verdict,
            word,
            reason,
        } = text.get()?;
        Some(view! {
            <span class="verdict-mark" aria-hidden="true">{verdict.mark()}</span>
            <p><b>{word}</b> " " {reason_view.map_or_else(|| reason.clone().into_any(), |view| view.run(reason.clone()))}</p>
        })
    };
    let name = move || text.with(|text| text.as_ref().map(|text| text.verdict.name()));
    view! { <div class="verdict-bar" role="status" data-verdict=name>{renewed(said)}</div> }
}
