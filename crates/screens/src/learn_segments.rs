//! Segments of Learn: course, practise, endings, laws. Each is a page of its own, with links to the others at its top.

use crate::registry::Screen;
use crate::route::href;
use i18n::Words;
use leptos::prelude::*;

/// The segments with their labels.
const SEGMENTS: [(Screen, &str); 4] = [
    (Screen::Learn, "learn-course"),
    (Screen::Practise, "learn-practise"),
    (Screen::Drills, "drills"),
    (Screen::Laws, "learn-laws"),
];

/// The segmented control at the top of each of them.
pub fn learn_segments(words: Words, here: Screen) -> impl IntoView {
    let link = move |(screen, label): (Screen, &'static str)| {
        view! {
            <a
                href=href(screen, "")
                data-segment=screen.name()
                aria-current=(screen == here).then_some("page")
            >
                {words.say(label)}
            </a>
        }
    };
    view! {
        <nav class="learn-segments" aria-label=words.say("learn")>
            {SEGMENTS.map(link).collect_view()}
        </nav>
    }
}
