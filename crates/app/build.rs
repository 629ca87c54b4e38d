//! Has the linker keep the relocations, by which the build takes what is not needed for a first game out of the page's
//! wasm (docs/decisions/0015-one-wasm.md). The result does not run before that has been done.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |name: &str, value| std::env::var(name).as_deref() == Ok(value);
    // A debug build is not split (`platform/split_point.rs`).
    if is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release") {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
