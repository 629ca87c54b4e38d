//! Fonts of the test browsers: `DejaVu` alone, by a fontconfig file, so that text is equally wide on every machine.

use crate::Result;
use dejavu::{sans, sans_mono, serif};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder in the user's cache, named like those of the tools.
const FOLDER: &str = "dejavu-2.37.0";

/// A font file, by its name in the release of the `DejaVu` fonts.
type Font = (&'static str, fn() -> &'static [u8]);

/// The faces that the page asks for. They have chess signs, and no letters of Indian languages: those are empty boxes.
const FONTS: [Font; 10] = [
    ("DejaVuSans.ttf", sans::regular),
    ("DejaVuSans-Bold.ttf", sans::bold),
    ("DejaVuSans-Oblique.ttf", sans::oblique),
    ("DejaVuSans-BoldOblique.ttf", sans::bold_oblique),
    ("DejaVuSansMono.ttf", sans_mono::regular),
    ("DejaVuSansMono-Bold.ttf", sans_mono::bold),
    ("DejaVuSerif.ttf", serif::regular),
    ("DejaVuSerif-Bold.ttf", serif::bold),
    ("DejaVuSerif-Italic.ttf", serif::italic),
    ("DejaVuSerif-BoldItalic.ttf", serif::bold_italic),
];

/// The fontconfig file (fonts-conf(5)), with a word in place of the folder.
const CONFIG: &str = include_str!("fonts.conf");

/// A fontconfig file, and the fonts that it names.
pub struct Fonts {
    config: PathBuf,
}

impl Fonts {
    /// True where browsers ask fontconfig for their fonts.
    pub const HEEDED: bool = cfg!(all(unix, not(target_vendor = "apple")));

    /// Lays the fonts and the file that names them into the user's cache; with everything there this takes no time.
    pub fn prepare(cache: &Path) -> Result<Self> {
        let folder = cache.join(FOLDER);
        let config = folder.join("fonts.conf");
        let place = folder.to_string_lossy();
        let place = place.replace('&', "&amp;").replace('<', "&lt;");
        let conf = CONFIG.replace("FOLDER", &place);
        let files = FONTS.map(|(name, content)| (folder.join(name), content()));
        let files = files.into_iter().chain([(config.clone(), conf.as_bytes())]);
        for (file, content) in files {
            // A file that is written anew would make fontconfig's own cache stale.
            if fs::read(&file).is_ok_and(|there| there == content) {
                continue;
            }
            fs::create_dir_all(&folder)
                .and_then(|()| fs::write(&file, content))
                .map_err(|error| format!("cannot write {}: {error}", file.display()))?;
        }
        Ok(Self { config })
    }

    /// Lets a program, and whatever it starts, see these fonts and no others, in no language but English.
    pub fn give_to(&self, program: &mut Command) {
        program
            .env("FONTCONFIG_FILE", &self.config)
            .env_remove("FONTCONFIG_PATH")
            .env_remove("FONTCONFIG_SYSROOT")
            .env_remove("FC_LANG")
            .env_remove("LANGUAGE")
            .env("LC_ALL", "C.UTF-8");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fonts_and_the_file_that_names_them_are_laid_down_once() {
        let cache = std::env::temp_dir().join(format!("xtask-fonts-<&>-{}", std::process::id()));
        let fonts = Fonts::prepare(&cache).expect("a temporary folder can be written");
        let config = fs::read_to_string(&fonts.config).expect("it was written");
        let folder = cache.join(FOLDER).to_string_lossy().into_owned();
        let named = folder.replace("<&>", "&lt;&amp;>");
        assert!(config.contains(&format!("<dir>{named}</dir>")), "{config}");
        let file = cache.join(FOLDER).join(FONTS[0].0);
        let written = || {
            let metadata = fs::metadata(&file).expect("it was written");
            metadata.modified().expect("files have times")
        };
        let before = written();
        Fonts::prepare(&cache).expect("it is there");
        assert_eq!(written(), before, "it was there");
        fs::write(&file, "half a font").expect("it can be written");
        Fonts::prepare(&cache).expect("it can be mended");
        assert_eq!(fs::read(&file).expect("it is there"), sans::regular());
        fs::remove_dir_all(cache).expect("the test made it");
    }
}
