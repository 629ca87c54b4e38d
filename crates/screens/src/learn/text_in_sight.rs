//! The explanation of a step that is only read, in sight: on a phone it is scrolled above the buttons, as far as the board stays
//! whole.

use super::player::LessonPlayer;
use learn::Task;
use leptos::html::Section;
use leptos::prelude::*;

/// Scrolls at every step: to the explanation where there is nothing else to do, else to the top.
pub fn keep_text_in_sight(player: LessonPlayer, screen: NodeRef<Section>) {
    let is_read = Memo::new(move |_| {
        let is_over = player.stars.with(Option::is_some);
        let is_tell = player.attempt.with(|attempt| {
            let task = attempt.as_ref().map(|attempt| &attempt.step().task);
            matches!(task, Some(Task::Tell))
        });
        (player.step.get(), is_tell && !is_over)
    });
    Effect::new(move |_| {
        let (_, is_read) = is_read.get();
        request_animation_frame(move || {
            let screen = screen.try_get_untracked().flatten();
            if let Some(screen) = screen {
                screen.set_scroll_top(if is_read {
                    needed(&screen).unwrap_or(0)
                } else {
                    0
                });
            }
        });
    });
}

/// Scroll offset in CSS pixels at which the explanation ends above the buttons, or the board begins at the upper edge.
fn needed(screen: &web_sys::Element) -> Option<i32> {
    let find = |selector: &str| screen.query_selector(selector).ok().flatten();
    let place = |selector: &str| find(selector).map(|element| element.get_bounding_client_rect());
    let hidden = place(".board-panel")?.bottom() - place(".board-actions")?.top();
    let above = place(".stage")?.top() - screen.get_bounding_client_rect().top();
    let scrolled = f64::from(screen.scroll_top());
    Some((scrolled + hidden.min(above)).max(0.0).ceil() as i32)
}
