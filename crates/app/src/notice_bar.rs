//! The place of notices: in a game its status line, at home the foot of the panel. A notice moves nothing, and can be closed.

use crate::focus;
use crate::new_version::{self, NewVersion};
use crate::notice::game_notice_text;
use crate::page::GameContext;
use leptos::prelude::*;
use widgets::icon::{IconButton, Sign};

/// The notice that there is, or else the offer of a new version, or else the children.
#[component]
pub fn NoticeBar(
    /// A question that is open beside the notice, and is asked after it.
    #[prop(optional, into)]
    asked: Signal<Option<String>>,
    #[prop(optional)] children: Option<ChildrenFn>,
) -> impl IntoView {
    let context = expect_context::<GameContext>();
    let words = context.page.words;
    let offer = new_version::offer(context.page);
    let of_game = context.live.notice;
    let of_page = context.page.notice;
    let told = move || match of_game.get() {
        Some(play::Notice::Table(notice)) => {
            let game = context.page.chunk.game()?;
            Some((game.notice)(context, &notice))
        }
        Some(notice) => Some(game_notice_text(&notice, &words.now())?.into_any()),
        None => Some(of_page.get()?.told(&words.now()).into_any()),
    };
    let close = move || {
        if of_game.with_untracked(Option::is_some) {
            of_game.set(None);
        } else {
            of_page.set(None);
        }
        focus::give_back(None);
    };
    let notice = move |told: AnyView| {
        view! {
            <div class="notice" role="status">
                <p>{told} {move || asked.get().map(|asked| format!(" {asked}"))}</p>
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
