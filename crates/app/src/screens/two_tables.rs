//! Two tables beside each other on the page, each with its own game.

use crate::session::Session;
use crate::storage::TableId;
use crate::table_view::TableView;
use crate::tables::Tables;
use leptos::context::Provider;
use leptos::html::Section;
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens it.
pub fn open(_session: Session, frame: Frame) -> AnyView {
    let tables = expect_context::<Tables>();
    let pair = TableId::PAIR.map(|id| view! { <Table session=tables.at(id) name=id.name()/> });
    ::screens::two_tables(frame, pair.into_iter().collect_view().into_any())
}

/// A table in an element of its own.
#[component]
fn Table(session: Session, name: &'static str) -> impl IntoView {
    let element = NodeRef::<Section>::new();
    element.on_load(move |element| session.focus.set_root(element.into()));
    view! {
        <section class="table" data-table=name node_ref=element>
            <Provider value=session>
                <TableView/>
            </Provider>
        </section>
    }
}
