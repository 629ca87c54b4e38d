//! Split points of a program (code splitting).

/// Declares an async function whose value becomes a chunk of the program's wasm, by the name of the chunk: what only the value names is
/// cut out and fetched by the first call (docs/decisions/0015-one-wasm.md). In a debug build nothing is cut out, and the function just
/// answers.
///
/// The result is an error if the chunk could not be fetched; the next call tries again.
#[macro_export]
macro_rules! split_point {
    ($(#[$about:meta])* $chunk:ident: fn $name:ident($($argument:ident: $type:ty),*) -> $value:ty { $body:expr }) => {
        $(#[$about])*
        // That it can fail is said for the fetch.
        #[allow(clippy::unnecessary_wraps)]
        #[cfg(not(any(debug_assertions, unsplit)))]
        #[::leptos::wasm_split::wasm_split($chunk, wasm_split_path = ::leptos::wasm_split, fallible)]
        fn $name($($argument: $type),*) -> Result<$value, ::leptos::wasm_split::SplitLoaderError> {
            Ok($body)
        }

        $(#[$about])*
        #[cfg(any(debug_assertions, unsplit))]
        #[allow(clippy::unused_async)]
        async fn $name($($argument: $type),*) -> Result<$value, ::leptos::wasm_split::SplitLoaderError> {
            Ok($body)
        }
    };
}
