//! QR codes as they are drawn, in a chunk of their own.

use leptos::prelude::*;
use leptos::task::spawn_local;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write as _;
use std::pin::Pin;

/// Draws a text as a QR code; `None` if it is too long for one.
pub type DrawQrCode = fn(&str) -> Option<AnyView>;

/// Fetches the function that draws QR codes, or tells why it cannot be had. The page provides it in context.
pub type FetchQrCode = fn() -> Pin<Box<dyn Future<Output = Result<DrawQrCode, String>>>>;

/// The drawing of QR codes, fetched when a code is wanted. A handle.
#[derive(Clone, Copy)]
pub struct QrDrawing {
    draw: RwSignal<Option<DrawQrCode>>,
    has_failed: RwSignal<bool>,
    fetch: Option<FetchQrCode>,
}

impl QrDrawing {
    /// Nothing is fetched yet.
    pub fn new() -> QrDrawing {
        QrDrawing {
            draw: RwSignal::new(None),
            has_failed: RwSignal::new(false),
            fetch: use_context(),
        }
    }

    /// Fetches it.
    pub fn fetch(self) {
        let Some(fetch) = self.fetch else { return };
        self.has_failed.set(false);
        spawn_local(async move {
            // The screen may have been closed by now.
            let _ = match fetch().await {
                Ok(draw) => self.draw.try_set(Some(draw)).map(drop),
                Err(_) => self.has_failed.try_set(true).map(drop),
            };
        });
    }

    /// True once it has been fetched.
    pub fn is_there(self) -> bool {
        self.draw.with(Option::is_some)
    }

    /// True if it cannot be had.
    pub fn has_failed(self) -> bool {
        self.has_failed.get()
    }

    /// The code of a text, once the drawing is there; none if the text is too long for one.
    pub fn code(self, text: &str) -> Option<AnyView> {
        self.draw.get()?(text)
    }
}

/// Light modules round a code that readers need.
const QUIET_ZONE: i32 = 4;

/// Draws a QR code, in a chunk of its own.
pub fn draw_qr_code(text: &str) -> Option<AnyView> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|x| code.get_module(*x, y)) {
            let _ = write!(path, "M{} {}h1v1h-1z", x + QUIET_ZONE, y + QUIET_ZONE);
        }
    }
    let side = size + 2 * QUIET_ZONE;
    let view_box = format!("0 0 {side} {side}");
    let view = view! {
        <svg class="qr-code" viewBox=view_box aria-hidden="true" shape-rendering="crispEdges">
            <rect width="100%" height="100%" fill="#fff"/>
            <path d=path fill="#000"/>
        </svg>
    };
    Some(view.into_any())
}
