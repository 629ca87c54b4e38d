//! A board as a picture: SVG that holds all it needs, and PNG that the browser makes of it.

use board::outline;
use chess::{Board, Brush, Color, Drawing, Piece, Square};
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::fmt::Write;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, Element, HtmlCanvasElement, HtmlImageElement, Response, Url,
};

/// Width and height of the PNG, in pixels: 240 for each square prints well at any size that a sheet of paper has.
const PIXELS: u32 = 1920;

/// Colours of a picture.
#[derive(Clone, Debug)]
pub struct Colors {
    /// Light squares.
    pub light: String,
    /// Dark squares.
    pub dark: String,
}

/// The background colour of an element; empty if the browser does not tell.
pub fn color_of(element: &Element) -> String {
    let style = window().get_computed_style(element).ok().flatten();
    let color = style.and_then(|style| style.get_property_value("background-color").ok());
    color.unwrap_or_default()
}

/// Names of the pieces' files, without the ending.
fn piece_name(piece: Piece) -> String {
    let side = match piece.color {
        Color::White => 'w',
        Color::Black => 'b',
    };
    format!("{side}{}", piece.role.upper())
}

/// The picture, as SVG of 8 by 8 squares. `pieces` are the files of the pieces, by their names.
pub fn svg(
    board: &Board,
    bottom: Color,
    drawings: &[Drawing],
    coordinates: bool,
    colors: &Colors,
    pieces: &BTreeMap<String, String>,
) -> String {
    let place = |square: Square| {
        let (file, rank) = (square.file().index(), square.rank().index());
        match bottom {
            Color::White => (file, 7 - rank),
            Color::Black => (7 - file, rank),
        }
    };
    let mut svg = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">"#);
    let mut draw = |text: std::fmt::Arguments<'_>| svg.write_fmt(text).expect("text takes all");
    draw(format_args!(
        r#"<path fill="{}" d="M0 0h8v8H0z"/>"#,
        colors.light
    ));
    draw(format_args!(r#"<path fill="{}" d=""#, colors.dark));
    for row in 0..8 {
        for column in (0..8).filter(|column| (row + column) % 2 == 1) {
            draw(format_args!("M{column} {row}h1v1h-1z"));
        }
    }
    draw(format_args!(r#""/>"#));
    if coordinates {
        draw(format_args!(
            r#"<g font-family="sans-serif" font-size=".17" font-weight="bold">"#
        ));
        for index in 0..8 {
            let (file, rank) = match bottom {
                Color::White => (index, 7 - index),
                Color::Black => (7 - index, index),
            };
            let letter = char::from(b'a' + file as u8);
            let color = |dark: bool| if dark { &colors.light } else { &colors.dark };
            draw(format_args!(
                r#"<text x="{index}.97" y="7.95" text-anchor="end" fill="{}">{letter}</text>"#,
                color(index % 2 == 0)
            ));
            draw(format_args!(
                r#"<text x=".04" y="{index}.19" fill="{}">{}</text>"#,
                color(index % 2 == 1),
                rank + 1
            ));
        }
        draw(format_args!("</g>"));
    }
    for drawing in drawings {
        let color = match drawing.brush {
            Brush::Green => "#23764c",
            Brush::Red => "#b5352a",
            Brush::Blue => "#17697c",
            Brush::Yellow => "#b58a1b",
        };
        let path = outline(drawing.from, drawing.to, bottom, 1.0);
        draw(format_args!(
            r#"<path fill="{color}" opacity=".86" d="{path}"/>"#
        ));
    }
    for square in board.occupied() {
        let piece = board.piece_at(square).map(piece_name);
        let Some(file) = piece.and_then(|name| pieces.get(&name)) else {
            continue;
        };
        let (column, row) = place(square);
        // A file is a picture of its own in the picture.
        let inner = file.replacen(
            "<svg ",
            &format!(r#"<svg x="{column}" y="{row}" width="1" height="1" "#),
            1,
        );
        draw(format_args!("{inner}"));
    }
    svg + "</svg>"
}

/// Fetches the files of a set of pieces.
///
/// # Errors
/// The browser's reason.
pub async fn fetch_pieces(set: &str) -> Result<BTreeMap<String, String>, String> {
    let mut pieces = BTreeMap::new();
    for side in ['w', 'b'] {
        for letter in ['K', 'Q', 'R', 'B', 'N', 'P'] {
            let name = format!("{side}{letter}");
            let text = fetch_text(&format!("./pieces/{set}/{name}.svg")).await;
            pieces.insert(name, text.map_err(|why| format!("{why:?}"))?);
        }
    }
    Ok(pieces)
}

async fn fetch_text(address: &str) -> Result<String, wasm_bindgen::JsValue> {
    let response: Response = JsFuture::from(window().fetch_with_str(address))
        .await?
        .unchecked_into();
    if !response.ok() {
        return Err(response.status_text().into());
    }
    let text = JsFuture::from(response.text()?).await?;
    Ok(text.as_string().unwrap_or_default())
}

/// The PNG of an SVG.
///
/// # Errors
/// The browser's reason.
pub async fn png(svg: &str) -> Result<Blob, String> {
    make_png(svg).await.map_err(|why| format!("{why:?}"))
}

async fn make_png(svg: &str) -> Result<Blob, wasm_bindgen::JsValue> {
    let sized = svg.replacen(
        "<svg ",
        &format!(r#"<svg width="{PIXELS}" height="{PIXELS}" "#),
        1,
    );
    let options = web_sys::BlobPropertyBag::new();
    options.set_type("image/svg+xml");
    let blob =
        Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&sized.into()), &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let image = HtmlImageElement::new()?;
    image.set_src(&address);
    let decoded = JsFuture::from(image.decode()).await;
    Url::revoke_object_url(&address)?;
    decoded?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(PIXELS);
    canvas.set_height(PIXELS);
    let context = canvas.get_context("2d")?.ok_or("no canvas")?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    context.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
    let made = js_sys::Promise::new(&mut |resolve, reject| {
        if let Err(why) = canvas.to_blob(&resolve) {
            // It is told to whoever waits.
            let _ = reject.call1(&wasm_bindgen::JsValue::UNDEFINED, &why);
        }
    });
    JsFuture::from(made).await?.dyn_into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(bottom: Color, coordinates: bool, drawings: &[Drawing]) -> String {
        let position = chess::Position::from_fen("7k/8/8/8/8/8/8/K6R b - - 0 1").expect("legal");
        let file = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"></svg>"#;
        let pieces = ["wK", "wR", "bK"].map(|name| (name.to_owned(), file.to_owned()));
        let colors = Colors {
            light: "#fff".into(),
            dark: "#999".into(),
        };
        svg(
            position.board(),
            bottom,
            drawings,
            coordinates,
            &colors,
            &pieces.into(),
        )
    }

    #[test]
    fn pieces_stand_on_their_squares() {
        let white = picture(Color::White, false, &[]);
        for place in [r#"x="0" y="7""#, r#"x="7" y="7""#, r#"x="7" y="0""#] {
            assert_eq!(
                white.matches(&format!("<svg {place}")).count(),
                1,
                "{place}"
            );
        }
        let black = picture(Color::Black, false, &[]);
        for place in [r#"x="7" y="0""#, r#"x="0" y="0""#, r#"x="0" y="7""#] {
            assert_eq!(
                black.matches(&format!("<svg {place}")).count(),
                1,
                "{place}"
            );
        }
        assert_eq!(white.matches("h1v1h-1z").count(), 32, "dark squares");
        assert!(!white.contains("<text"));
    }

    #[test]
    fn coordinates_and_drawings() {
        let square = |name: &str| name.parse().expect("a square");
        let arrow = Drawing {
            from: square("h1"),
            to: square("h8"),
            brush: Brush::Red,
        };
        let white = picture(Color::White, true, &[arrow]);
        assert!(
            white.contains(r##"x="0.97" y="7.95" text-anchor="end" fill="#fff">a<"##),
            "{white}"
        );
        assert!(white.contains(r##"y="0.19" fill="#999">8<"##), "{white}");
        assert!(white.contains(r##"fill="#b5352a" opacity=".86""##));
        let black = picture(Color::Black, true, &[]);
        assert!(
            black.contains(r##"x="0.97" y="7.95" text-anchor="end" fill="#fff">h<"##),
            "{black}"
        );
        assert!(black.contains(r##"y="0.19" fill="#999">1<"##), "{black}");
    }
}
