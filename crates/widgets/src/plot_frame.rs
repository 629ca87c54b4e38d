//! Plot frame: title and unit, the plot, its key, and behind it the same as a table; saved as SVG or CSV.

use crate::icon::{Icon, Sign};
use crate::layer::close_by_back;
use i18n::Words;
use leptos::html::Div;
use leptos::prelude::*;
use platform::files::save_as;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The figures of a plot, for those who read or hear them and for other programs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlotTable {
    /// The heads of the columns, with their units.
    pub head: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<String>>,
}

impl PlotTable {
    /// The table as comma-separated values (RFC 4180).
    pub fn to_csv(&self) -> String {
        let quoted = |cell: &String| {
            if cell.contains([',', '"', '\n', '\r']) {
                format!("\"{}\"", cell.replace('"', "\"\""))
            } else {
                cell.clone()
            }
        };
        let line =
            |row: &Vec<String>| row.iter().map(quoted).collect::<Vec<_>>().join(",") + "\r\n";
        std::iter::once(&self.head)
            .chain(&self.rows)
            .map(line)
            .collect()
    }
}

/// Style properties written into an exported drawing; in a file there are no style sheets.
const LOOK: [&str; 9] = [
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "opacity",
    "font-family",
    "font-size",
    "text-anchor",
];

/// An SVG element as a file of its own, with the look that it has on the page.
fn to_svg(plot: &Element) -> Option<String> {
    let copy: Element = plot.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    let all = |root: &Element| root.query_selector_all("*").ok();
    let (shown, copied) = (all(plot)?, all(&copy)?);
    let inner = (0..shown.length()).filter_map(|at| Some((shown.item(at)?, copied.item(at)?)));
    let inner = inner.map(|(a, b)| (a.unchecked_into(), b.unchecked_into()));
    for (shown, copied) in std::iter::once((plot.clone(), copy.clone())).chain(inner) {
        let style = window().get_computed_style(&shown).ok().flatten()?;
        for name in LOOK {
            if let Ok(value) = style.get_property_value(name) {
                // These are names of attributes of SVG as well.
                let _ = copied.set_attribute(name, &value);
            }
        }
    }
    let _ = copy.set_attribute("xmlns", "http://www.w3.org/2000/svg");
    Some(copy.outer_html())
}

/// A plot with everything that belongs to it.
#[component]
pub fn PlotFrame(
    /// Name in tests, and of saved files.
    name: &'static str,
    /// The title.
    #[prop(into)]
    title: Signal<String>,
    /// The unit, or another short figure at the edge.
    #[prop(into)]
    unit: Signal<String>,
    /// The plot: one SVG element with a description of its own.
    plot: AnyView,
    /// The key: names of shapes in the style sheet, each with what it stands for.
    key: Vec<(&'static str, Signal<String>)>,
    /// The same as figures.
    #[prop(into)]
    table: Signal<PlotTable>,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let area = NodeRef::<Div>::new();
    let tabular = RwSignal::new(false);
    let save_svg = move |_| {
        let plot = area.get_untracked().and_then(|area| {
            let found = area.query_selector("svg");
            found.ok().flatten()
        });
        if let Some(svg) = plot.as_ref().and_then(to_svg) {
            save_as(name, "svg", "image/svg+xml", &svg);
        }
    };
    let save_csv = move |_| save_as(name, "csv", "text/csv", &table.get_untracked().to_csv());
    let rows = move || {
        let PlotTable { head, rows } = table.get();
        let head = head
            .into_iter()
            .map(|cell| view! { <th scope="col">{cell}</th> });
        let row = |cells: Vec<String>| {
            let cells = cells.into_iter().map(|cell| view! { <td>{cell}</td> });
            view! { <tr>{cells.collect_view()}</tr> }
        };
        view! {
            <div class="plot-table" tabindex="0" role="region" aria-label=title>
                <table>
                    <thead><tr>{head.collect_view()}</tr></thead>
                    <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
                </table>
            </div>
        }
    };
    let key = key.into_iter().map(|(shape, text)| {
        view! { <li><span class="plot-shape" data-shape=shape aria-hidden="true"></span>{text}</li> }
    });
    let menu = RwSignal::new(false);
    close_by_back(menu);
    view! {
        <figure class="plot" data-plot=name>
            <figcaption>
                <h3>{title}</h3>
                <span class="plot-unit">{unit}</span>
                <details
                    class="plot-menu"
                    prop:open=move || menu.get()
                    on:toggle:target=move |event| menu.set(event.target().open())
                >
                    <summary aria-label=words.say("plot-menu")><Icon sign=Sign::More/></summary>
                    <div>
                        <button type="button" data-action="save-svg" on:click=save_svg>{words.say("plot-svg")}</button>
                        <button type="button" data-action="save-csv" on:click=save_csv>{words.say("plot-csv")}</button>
                        <button
                            type="button"
                            data-action="table"
                            aria-pressed=move || tabular.get().to_string()
                            on:click=move |_| tabular.update(|shown| *shown = !*shown)
                        >
                            {words.say("plot-table")}
                        </button>
                    </div>
                </details>
            </figcaption>
            <div node_ref=area class="plot-area">{plot}</div>
            <ul class="plot-key">{key.collect_view()}</ul>
            <Show when=move || tabular.get()>{rows}</Show>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_with_commas_and_quotes_are_quoted() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let table = PlotTable {
            head: row(["step", "rook, in pawns"]),
            rows: vec![row(["0", "4.8"]), row(["1", "so \"called\"\nhere"])],
        };
        assert_eq!(
            table.to_csv(),
            "step,\"rook, in pawns\"\r\n0,4.8\r\n1,\"so \"\"called\"\"\nhere\"\r\n"
        );
    }
}
