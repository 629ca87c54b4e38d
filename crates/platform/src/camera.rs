//! The device's camera: pictures of it while a view shows them.

use js_sys::{Promise, Reflect};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    CanvasRenderingContext2d, HtmlCanvasElement, HtmlVideoElement, MediaStream,
    MediaStreamConstraints, MediaStreamTrack,
};

/// The most pixels of a picture's width: a code on a phone that is held up needs no more.
const WIDTH: u32 = 640;

/// The reason why there is no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CameraError {
    /// The user or the browser's settings do not allow it.
    Refused,
    /// There is no camera, or the browser offers none, as to a page without a secure connection.
    Absent,
    /// Another program uses it.
    Busy,
}

/// A picture: rows of `width` pixels of four bytes, red, green, blue and opacity.
pub struct Picture {
    /// The bytes of the pixels.
    pub pixels: Vec<u8>,
    /// Pixels in a row.
    pub width: usize,
}

/// A camera that is on. It is switched off when this is dropped.
pub struct Camera {
    stream: MediaStream,
    video: HtmlVideoElement,
    canvas: HtmlCanvasElement,
}

impl Camera {
    /// Asks for the camera on the back of the device and shows its pictures in `video`.
    ///
    /// # Errors
    /// It cannot be had.
    pub async fn open(video: HtmlVideoElement) -> Result<Camera, CameraError> {
        let canvas = document()
            .create_element("canvas")
            .map_err(|error| reason(&error))?;
        let stream = JsFuture::from(asked().map_err(|error| reason(&error))?).await;
        let camera = Camera {
            stream: stream.map_err(|error| reason(&error))?.unchecked_into(),
            video,
            canvas: canvas.unchecked_into(),
        };
        camera.video.set_src_object(Some(&camera.stream));
        let playing = camera.video.play().map_err(|error| reason(&error))?;
        JsFuture::from(playing)
            .await
            .map_err(|error| reason(&error))?;
        Ok(camera)
    }

    /// The picture of this moment; `None` as long as there is none.
    pub fn picture(&self) -> Option<Picture> {
        let (width, height) = (self.video.video_width(), self.video.video_height());
        if width == 0 || height == 0 {
            return None;
        }
        let height = height * width.min(WIDTH) / width;
        let width = width.min(WIDTH);
        if self.canvas.width() != width || self.canvas.height() != height {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
        }
        let options = js_sys::Object::new();
        // Its pixels are read each time: they stay in memory, not with the graphics card.
        Reflect::set(&options, &"willReadFrequently".into(), &true.into()).ok()?;
        let context: CanvasRenderingContext2d = self
            .canvas
            .get_context_with_context_options("2d", &options)
            .ok()??
            .unchecked_into();
        let [w, h] = [width, height].map(f64::from);
        context
            .draw_image_with_html_video_element_and_dw_and_dh(&self.video, 0.0, 0.0, w, h)
            .ok()?;
        let data = context.get_image_data(0.0, 0.0, w, h).ok()?;
        Some(Picture {
            pixels: data.data().0,
            width: width as usize,
        })
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        self.video.set_src_object(None);
        for track in self.stream.get_tracks() {
            track.unchecked_into::<MediaStreamTrack>().stop();
        }
    }
}

/// The question for the camera. Where the browser offers none, the call fails.
fn asked() -> Result<Promise, JsValue> {
    let side = js_sys::Object::new();
    Reflect::set(&side, &"facingMode".into(), &"environment".into())?;
    let constraints = MediaStreamConstraints::new();
    constraints.set_video(&side);
    let devices = window().navigator().media_devices()?;
    Ok(devices
        .get_user_media_with_constraints(&constraints)?
        .unchecked_into())
}

/// The reason by the name of the browser's error (Media Capture and Streams, 10.2).
fn reason(error: &JsValue) -> CameraError {
    let name = Reflect::get(error, &"name".into()).ok();
    match name.and_then(|name| name.as_string()).as_deref() {
        Some("NotAllowedError" | "SecurityError") => CameraError::Refused,
        Some("NotReadableError" | "AbortError") => CameraError::Busy,
        _ => CameraError::Absent,
    }
}
