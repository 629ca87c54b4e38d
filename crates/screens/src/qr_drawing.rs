//! QR codes as they are drawn, in a chunk of their own.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write as _;
use std::pin::Pin;

/// Draws a text as a QR code; `None` if it is too long for one.
pub type DrawQrCode = fn(&str) -> Option<AnyView>;

/// Fetches the function that draws QR codes, or tells why it cannot be had. The page provides it in context.
pub type FetchQrCode = fn() -> Pin<Box<dyn Future<Output = Result<DrawQrCode, String>>>>;

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
