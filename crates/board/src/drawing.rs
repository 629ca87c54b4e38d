//! Drawings: arrows and circles on the board, by the right button, by the brush or by keyboard.

use crate::geometry::{decimal, middle};
use chess::{Brush, Color, Drawing, Square};
use i18n::Words;
use leptos::prelude::*;
use widgets::icon::{IconButton, Sign};

/// The brush that modifiers choose: Shift red, Alt blue, both yellow; `None` without one.
pub fn of_modifiers(shift: bool, alt: bool) -> Option<Brush> {
    match (shift, alt) {
        (false, false) => None,
        (true, false) => Some(Brush::Red),
        (false, true) => Some(Brush::Blue),
        (true, true) => Some(Brush::Yellow),
    }
}

/// An arrow or circle in the making.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// The pointer that draws it; none for the keyboard.
    pub pointer: Option<i32>,
    /// Where it begins.
    pub from: Square,
    /// Where it would end now; none outside the board.
    pub to: Option<Square>,
    /// Its colour.
    pub brush: Brush,
}

impl Stroke {
    /// The drawing that it would be now; none outside the board, where it is thought better of.
    pub fn drawing(self) -> Option<Drawing> {
        let Stroke {
            from, to, brush, ..
        } = self;
        to.map(|to| Drawing { from, to, brush })
    }
}

/// Results of a drawing gesture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// There is a new drawing, or one of another colour.
    New,
    /// A drawing of this kind and colour was there, and is removed.
    Removed,
}

/// Adds a drawing, or removes the same one; a drawing in another colour takes the place of the one there.
pub fn draw(drawings: &mut Vec<Drawing>, new: Drawing) -> Drawn {
    let same = drawings.contains(&new);
    drawings.retain(|old| (old.from, old.to) != (new.from, new.to));
    if same {
        return Drawn::Removed;
    }
    drawings.push(new);
    Drawn::New
}

/// Half the width of an arrow's shaft, its head's half width and length, and the gap before the middle of the square
/// it points at, all in squares, for an arrow of weight 1.
const SHAFT: f64 = 0.085;
const HEAD: (f64, f64) = (0.22, 0.36);
const GAP: f64 = 0.08;

/// The outline of an arrow or circle as an SVG path, in squares from the board's top left corner.
pub fn outline(from: Square, to: Square, bottom: Color, weight: f64) -> String {
    let ((ax, ay), (bx, by)) = (middle(from, bottom), middle(to, bottom));
    if from == to {
        return format!(
            "M{} {}a.43 .43 0 1 0 .86 0a.43 .43 0 1 0 -.86 0zm.07 0a.36 .36 0 1 1 .72 0a.36 .36 0 1 1 -.72 0z",
            decimal(ax - 0.43),
            decimal(ay)
        );
    }
    let length = (bx - ax).hypot(by - ay);
    let (ux, uy) = ((bx - ax) / length, (by - ay) / length);
    // A point `along` the arrow and `aside` of it.
    let point = |along: f64, aside: f64| {
        let x = ax + ux * along - uy * aside;
        let y = ay + uy * along + ux * aside;
        format!("{} {}", decimal(x), decimal(y))
    };
    let (shaft, head) = (SHAFT * weight, HEAD.0 * weight);
    let (tip, neck) = (length - GAP, length - GAP - HEAD.1 * weight);
    let corners = [
        point(0.3, shaft),
        point(neck, shaft),
        point(neck, head),
        point(tip, 0.0),
        point(neck, -head),
        point(neck, -shaft),
        point(0.3, -shaft),
    ];
    format!("M{}z", corners.join("L"))
}

/// An engine's arrows, the page's drawings and the player's, and the one a pointer or the keyboard is about to make.
#[component]
pub fn Drawings(
    /// Arrows of the engine: origin and destination of its moves, the best first.
    advice: Signal<Vec<(Square, Square)>>,
    /// The page's drawings.
    annotations: Signal<Vec<Drawing>>,
    /// The player's drawings.
    drawings: Signal<Vec<Drawing>>,
    /// The drawing in progress.
    stroke: Signal<Option<Drawing>>,
    /// The side at the bottom.
    bottom: Signal<Color>,
) -> impl IntoView {
    let shape = move |Drawing { from, to, brush }: Drawing, sketch: bool| {
        view! {
            <path
                class="drawing"
                class:sketch=sketch
                data-from=from.to_string()
                data-to=to.to_string()
                data-brush=brush.name()
                d=outline(from, to, bottom.get(), 1.0)
            ></path>
        }
    };
    // The best thickest; they lie under what the player draws.
    let arrow = move |(place, (from, to)): (usize, (Square, Square))| {
        let weight = if place == 0 { 1.3 } else { 0.8 };
        view! {
            <path
                class="advice"
                data-place=place.to_string()
                data-from=from.to_string()
                data-to=to.to_string()
                d=outline(from, to, bottom.get(), weight)
            ></path>
        }
    };
    view! {
        <svg class="drawings" viewBox="0 0 8 8" aria-hidden="true">
            {move || advice.get().into_iter().enumerate().map(arrow).collect_view()}
            {move || annotations.get().into_iter().map(|drawing| shape(drawing, false)).collect_view()}
            {move || drawings.get().into_iter().map(|drawing| shape(drawing, false)).collect_view()}
            {move || stroke.get().map(|drawing| shape(drawing, true))}
        </svg>
    }
}

/// Palette: the four colours and a cloth.
#[component]
pub fn Palette(
    /// The brush in use; `None` where pointers do not draw.
    pencil: RwSignal<Option<Brush>>,
    /// The drawings on the board.
    drawings: Signal<Vec<Drawing>>,
    /// Clears the drawings.
    on_wipe: Callback<()>,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let brush = move |brush: Brush| {
        let name = move || words.now().get(&format!("brush-{}", brush.name()));
        view! {
            <button
                type="button"
                class="brush"
                data-brush=brush.name()
                aria-label=name
                title=name
                aria-pressed=move || (pencil.get() == Some(brush)).to_string()
                on:click=move |_| pencil.set(Some(brush))
            ></button>
        }
    };
    view! {
        <div class="controls palette" role="group" aria-label=words.say("brush")>
            {Brush::ALL.map(brush).collect_view()}
            <IconButton
                sign=Sign::Wipe
                name="clear-drawings"
                action="clear-drawings"
                off=Signal::derive(move || drawings.with(Vec::is_empty))
                on_press=move || on_wipe.run(())
            />
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawing_the_same_again_wipes_it_away() {
        let arrow = Drawing {
            from: Square::E2,
            to: Square::E4,
            brush: Brush::Green,
        };
        let mut drawings = Vec::new();
        assert_eq!(draw(&mut drawings, arrow), Drawn::New);
        let red = Drawing {
            brush: Brush::Red,
            ..arrow
        };
        assert_eq!(draw(&mut drawings, red), Drawn::New);
        assert_eq!(drawings, [red], "another colour takes its place");
        assert_eq!(draw(&mut drawings, red), Drawn::Removed);
        assert_eq!(drawings, []);
    }

    #[test]
    fn modifiers_choose_the_colour() {
        assert_eq!(of_modifiers(false, false), None);
        assert_eq!(of_modifiers(true, true), Some(Brush::Yellow));
    }

    #[test]
    fn an_arrow_points_where_it_goes() {
        let up = outline(Square::E2, Square::E4, Color::White, 1.0);
        assert!(up.contains("4.500 4.580"), "the tip before e4: {up}");
        let seen_by_black = outline(Square::E2, Square::E4, Color::Black, 1.0);
        assert!(seen_by_black.contains("3.500 3.420"), "{seen_by_black}");
    }
}
