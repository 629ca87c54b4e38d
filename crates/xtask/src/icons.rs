//! The icon in the sizes that devices ask for when the page is installed, drawn by Chromium from `www/icon.svg`.

use crate::Result;
use crate::browser::Engine;
use crate::process::{run, tail};
use crate::workspace::Workspace;
use std::fs;
use std::process::Command;

/// The pictures by name: how many pixels wide, and whether the system may cut it to a shape of its own.
const PICTURES: &[(&str, u32, bool)] = &[
    ("icon-180.png", 180, false),
    ("icon-192.png", 192, false),
    ("icon-512.png", 512, false),
    ("icon-maskable-512.png", 512, true),
];

/// Place of the figure in the icon, as an SVG transform.
const PLACE: &str = "translate(7.4 5.4) scale(.88)";

/// Its place in a picture that is cut (maskable): within four fifths of the width, which are always seen (W3C, App Manifest).
const WITHIN: &str = "translate(15.1 12.1) scale(.76)";

/// The command `icons`: draws the pictures anew.
pub fn draw(workspace: &Workspace) -> Result<()> {
    let browser = Engine::Chromium.prepare(&workspace.cache)?;
    let folder = workspace.root.join("www");
    let source = folder.join("icon.svg");
    let whole = fs::read_to_string(&source)
        .map_err(|error| format!("cannot read {}: {error}", source.display()))?;
    if whole.matches(PLACE).count() != 1 {
        return Err(format!("{} has no `{PLACE}`", source.display()));
    }
    let state = workspace.state();
    let drawing = state.join("icon.svg");
    for (name, width, cut) in PICTURES {
        let figure = if *cut { WITHIN } else { PLACE };
        fs::create_dir_all(&state)
            .and_then(|()| fs::write(&drawing, whole.replace(PLACE, figure)))
            .map_err(|error| format!("cannot write {}: {error}", drawing.display()))?;
        let picture = folder.join(name);
        let mut command = Command::new(&browser.program);
        command
            .args(["--headless=new", "--no-sandbox", "--disable-gpu"])
            .args(["--hide-scrollbars", "--force-device-scale-factor=1"])
            .arg(format!("--window-size={width},{width}"))
            .arg(format!("--screenshot={}", picture.display()))
            .arg(format!("file://{}", drawing.display()));
        let done = run(&mut command)?;
        if !done.success {
            return Err(format!("{name} was not drawn:\n{}", tail(&done.output, 20)));
        }
        println!("{}", picture.display());
    }
    Ok(())
}
