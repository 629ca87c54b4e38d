//! The place of notices: in a game its status line, at home the foot of the panel. A notice moves nothing, and can be closed.

use crate::focus;
use crate::new_version::{self, NewVersion};
use crate::notice::Notice;
use crate::session::Session;
use leptos::prelude::*;
use widgets::icon::{IconButton, Sign};

/// The notice that there is, or else the offer of a new version, or else the children.
#[component]
pub fn NoticeBar(#[prop(optional)] children: Option<ChildrenFn>) -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let offer = new_version::offer(session);
    let told = move || match session.notice.get()? {
        Notice::Table(notice) => {
            let game = session.chunk.game()?;
            Some((game.notice)(session, &notice))
        }
        notice => Some(notice.told(&words.now())?.into_any()),
    };
    let close = move || {
        session.notice.set(None);
        focus::give_back(None);
    };
    let notice = move |told: AnyView| {
        view! {
            <div class="notice" role="status">
                <p>{told}</p>
                <IconButton sign=Sign::Close name="close" action="close-notice" on_press=close/>
            </div>
        }
    };
    move || match (told(), offer.get()) {
        (Some(told), _) => notice(told).into_any(),
        (None, Some(told)) => view! { <NewVersion told/> }.into_any(),
        (None, None) => children.as_ref().map(|children| children()).into_any(),
    }
}
