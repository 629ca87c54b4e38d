//! Steps of the optimised build that can be left out, to tell what each brings (`bench page --without STEP`).

/// A step that makes the page smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The standard library compiled with the page, for size.
    Std,
    /// Code splitting.
    Split,
    /// Merging of chunks.
    Merge,
    /// wasm-opt.
    WasmOpt,
    /// Functions that are alike beside each other.
    Order,
    /// Minified scripts and style sheets.
    Minify,
    /// Short names for what programs import; part of the step before.
    Names,
}

/// The variable in which xtask tells its `finish` what to leave out; Trunk is between the two.
pub const WITHOUT: &str = "SESSA_WITHOUT";

impl Step {
    /// All of them.
    pub const ALL: [Step; 7] = [
        Step::Std,
        Step::Split,
        Step::Merge,
        Step::WasmOpt,
        Step::Order,
        Step::Minify,
        Step::Names,
    ];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Step::Std => "std",
            Step::Split => "split",
            Step::Merge => "merge",
            Step::WasmOpt => "wasm-opt",
            Step::Order => "order",
            Step::Minify => "minify",
            Step::Names => "names",
        }
    }

    /// The step of a name.
    pub fn named(name: &str) -> Option<Step> {
        Step::ALL.into_iter().find(|step| step.name() == name)
    }

    /// The names of all steps.
    pub fn names() -> String {
        Step::ALL.map(Step::name).join(", ")
    }
}
