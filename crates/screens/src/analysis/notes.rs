//! Notes on the move shown: its rank among the variations, NAGs and comment.

use super::nags::{self, GROUPS, toggle};
use super::study::Study;
use game::tree::{NodeId, Tree};
use leptos::html::{Div, Textarea};
use leptos::prelude::*;
use web_sys::HtmlTextAreaElement;
use widgets::icon::{IconButton, Sign};

/// The bar under the moves.
#[component]
pub fn Notes(
    /// The study.
    study: Study,
) -> impl IntoView {
    let words = study.words;
    let at_root = Memo::new(move |_| study.here.get() == NodeId::ROOT);
    let main = Memo::new(move |_| study.tree.with(|tree| tree.is_main(study.here.get())));
    let nags = Memo::new(move |_| study.tree.with(|tree| tree[study.here.get()].nags.clone()));
    let unmarked = Memo::new(move |_| study.drawings.with(Vec::is_empty));
    let here = move || study.here.get_untracked();
    let promote = move || {
        if !main.get_untracked() {
            study.edit(|tree| {
                tree.promote(here());
            });
        }
    };
    let make_main = move || {
        if !main.get_untracked() {
            study.edit(|tree| {
                tree.make_main(here());
            });
        }
    };
    let delete = move || {
        if !at_root.get_untracked() {
            study.edit(|tree| {
                tree.delete(here());
            });
            study.told.set(Some("analysis-deleted"));
        }
    };
    let wipe = move || study.drawings.set(Vec::new());
    let sign = move |nag: u8, glyph: &'static str, name: &'static str| {
        view! {
            <button
                type="button"
                class="an-sign"
                data-nag=nag.to_string()
                aria-label=words.say(name)
                title=words.say(name)
                aria-pressed=move || nags.with(|nags| nags.contains(&nag)).to_string()
                on:click=move |_| study.edit(|tree| toggle(&mut tree[here()].nags, nag))
            >
                {glyph}
            </button>
        }
    };
    let signs = move || {
        let group = |group: &[nags::Sign]| {
            let group = group.iter().map(|one| sign(one.nag, one.glyph, one.name));
            view! { <div class="an-signs">{group.collect_view()}</div> }
        };
        GROUPS.map(group).into_iter().collect_view()
    };
    // Where there is little room what is said of the move waits behind a button.
    let open = RwSignal::new(false);
    let said = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if open.get() {
            request_animation_frame(move || {
                if let Some(Some(said)) = said.try_get_untracked() {
                    said.scroll_into_view();
                }
            });
        }
    });
    view! {
        <div class="an-notes" class:open=open>
            <div class="an-deeds">
                <IconButton sign=Sign::Up name="analysis-promote" action="promote" off=main on_press=promote/>
                <IconButton sign=Sign::Top name="analysis-make-main" action="make-main" off=main on_press=make_main/>
                <IconButton sign=Sign::Wipe name="clear-drawings" action="clear-shapes" off=unmarked on_press=wipe/>
                <IconButton sign=Sign::Bin name="analysis-delete" action="delete" off=at_root on_press=delete/>
                <IconButton
                    sign=Sign::Comment
                    name="analysis-notes"
                    action="notes"
                    pressed=open
                    on_press=move || open.update(|open| *open = !*open)
                />
            </div>
            <div class="an-said" node_ref=said>
            <Comment study/>
            <details class="an-disclosure" data-disclosure="signs">
                <summary>{words.say("analysis-signs")}</summary>
                <Show when=move || !at_root.get() fallback=move || view! { <p class="an-about">{words.say("analysis-no-signs")}</p> }>
                    {signs()}
                </Show>
            </details>
            </div>
        </div>
    }
}

/// Comment on the move shown.
#[component]
fn Comment(study: Study) -> impl IntoView {
    let words = study.words;
    let field = NodeRef::<Textarea>::new();
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
    view! {
        <label class="an-comment-field">
            <span class="hidden-visually">{words.say("analysis-comment")}</span>
            <textarea
                node_ref=field
                name="comment"
                rows="2"
                placeholder=words.say("analysis-comment")
                on:input=typed
                on:blur=move |_| typing.set_value(None)
            ></textarea>
        </label>
    }
}
