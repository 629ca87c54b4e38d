//! Comment field: the comment on the node shown, written at the foot of the move list.

use super::move_menu;
use super::study::Study;
use game::tree::{NodeId, Tree};
use leptos::ev::KeyboardEvent;
use leptos::html::Textarea;
use leptos::prelude::*;
use web_sys::HtmlTextAreaElement;
use widgets::icon::{IconButton, Sign};

/// The field, while a comment is being written. Enter and Escape end that; what was typed stays.
#[component]
pub fn CommentField(
    /// The study.
    study: Study,
) -> impl IntoView {
    let words = study.words;
    let field = NodeRef::<Textarea>::new();
    // The focus comes to it whenever a comment is to be written.
    Effect::new(move |_| {
        study.commenting.track();
        if let Some(field) = field.get() {
            // Without the focus it can still be used.
            let _ = field.focus();
            request_animation_frame(move || field.scroll_into_view());
        }
    });
    let said = Memo::new(move |_| {
        let here = study.here.get();
        (here, study.tree.with(|tree| tree[here].comment.clone()))
    });
    // The node for which something is being typed: all of it is one edit.
    let typing = StoredValue::new(None::<NodeId>);
    Effect::new(move |_| {
        let (here, text) = said.get();
        if typing.get_value() != Some(here) {
            typing.set_value(None);
        }
        if let Some(field) = field.get().filter(|field| field.value() != text) {
            field.set_value(&text);
        }
    });
    let typed = move |event| {
        let text = event_target::<HtmlTextAreaElement>(&event).value();
        let here = study.here.get_untracked();
        let change = |tree: &mut Tree| tree[here].comment = text;
        if typing.get_value() == Some(here) {
            study.amend(change);
        } else {
            typing.set_value(Some(here));
            study.edit(change);
        }
    };
    let end = move || {
        study.commenting.set(false);
        move_menu::focus_on_move(study);
    };
    let pressed = move |event: KeyboardEvent| {
        let ends = match event.key().as_str() {
            "Enter" => !event.shift_key() && !event.is_composing(),
            "Escape" => true,
            _ => false,
        };
        if ends {
            event.prevent_default();
            event.stop_propagation();
            end();
        }
    };
    view! {
        <div class="an-comment-field">
            <textarea
                node_ref=field
                name="comment"
                rows="2"
                aria-label=words.say("analysis-comment")
                placeholder=words.say("analysis-comment")
                on:input=typed
                on:keydown=pressed
                on:blur=move |_| typing.set_value(None)
            ></textarea>
            <IconButton sign=Sign::Close name="close" action="end-comment" on_press=end/>
        </div>
    }
}
