//! Has the linker keep the relocations, by which the build takes what only some modes need out of the program's wasm
//! (docs/decisions/0015-one-wasm.md). The result does not run before that has been done.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("wasm32") {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
