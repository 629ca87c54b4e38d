//! Programs of the page: the links `<link data-trunk rel="rust" …>` of `index.html`, which Trunk reads, are the only list of them.

use crate::Result;
use crate::rust::TARGET;
use crate::workspace::Workspace;
use std::fs;
use std::path::PathBuf;

/// A program that is compiled to wasm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The name of the crate, of its program and of the files that are made of it.
    pub name: String,
    /// The cargo profile of an optimised build.
    pub profile: String,
    /// The folder in `dist`; empty for `dist` itself.
    pub folder: PathBuf,
    /// It is split into what is needed at once and chunks that are fetched later.
    pub is_split: bool,
    /// The chunk that is there before all others.
    pub first_chunk: Option<String>,
}

impl Program {
    /// The wasm as cargo leaves it in an optimised build.
    pub fn compiled(&self, workspace: &Workspace) -> PathBuf {
        let folder = workspace.target.join(TARGET).join(&self.profile);
        folder.join(format!("{}.wasm", self.name))
    }
}

/// The programs that `index.html` names.
pub fn programs(workspace: &Workspace) -> Result<Vec<Program>> {
    let path = workspace.root.join("index.html");
    let html =
        fs::read_to_string(&path).map_err(|e| format!("cannot read {}: {e}", path.display()))?;
    let links = html.split("<link data-trunk rel=\"rust\"").skip(1);
    let programs: Result<Vec<_>> = links.map(read).collect();
    match programs?.as_slice() {
        [] => Err("index.html names no program: <link data-trunk rel=\"rust\" …>".to_owned()),
        programs => Ok(programs.to_vec()),
    }
}

/// Reads a link from its attributes on.
fn read(link: &str) -> Result<Program> {
    let attributes = link.split('>').next().unwrap_or_default();
    let value = |name: &str| {
        let (_, rest) = attributes.split_once(&format!(" {name}=\""))?;
        rest.split('"').next().map(str::to_owned)
    };
    let needed = |name: &str| {
        value(name).ok_or_else(|| format!("a program of index.html has no `{name}`:{attributes}"))
    };
    Ok(Program {
        name: needed("data-bin")?,
        profile: needed("data-cargo-profile-release")?,
        folder: value("data-target-path").unwrap_or_default().into(),
        first_chunk: value("data-first-chunk"),
        is_split: attributes.split_whitespace().any(|it| it == "data-split"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_read_from_index_html() {
        let workspace = Workspace::find().expect("this is a checkout");
        let programs = programs(&workspace).expect("it names programs");
        let split: Vec<_> = programs.iter().filter(|program| program.is_split).collect();
        let first = (split[0].name.as_str(), split[0].first_chunk.as_deref());
        assert_eq!(first, ("app", Some("game")));
        assert_eq!(split[1].folder, PathBuf::from("embed"));
        for program in &programs {
            let manifest = format!("crates/{}/Cargo.toml", program.name);
            assert!(workspace.root.join(&manifest).is_file(), "{manifest}");
        }
        assert!(read(" data-bin=\"app\" />").is_err_and(|why| why.contains("profile")));
    }
}
