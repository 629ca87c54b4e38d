//! Case conversion: small and capital letters. The browser has its tables anyway; Rust's own would cost the first load
//! some 10 KB.

/// The text in small letters.
pub fn lower(text: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    return js_sys::JsString::from(text).to_lower_case().into();
    #[cfg(not(target_arch = "wasm32"))]
    text.to_lowercase()
}

/// The text in capital letters.
pub fn upper(text: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    return js_sys::JsString::from(text).to_upper_case().into();
    #[cfg(not(target_arch = "wasm32"))]
    text.to_uppercase()
}

/// The text with a capital letter at its head, where the script has capitals.
pub fn capitalised(text: &str) -> String {
    let (first, rest) = split_first(text);
    upper(first) + rest
}

/// The text with a small letter at its head; a name further on keeps its capital.
pub fn uncapitalised(text: &str) -> String {
    let (first, rest) = split_first(text);
    lower(first) + rest
}

fn split_first(text: &str) -> (&str, &str) {
    let end = text.chars().next().map_or(0, char::len_utf8);
    text.split_at(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_letter_changes() {
        assert_eq!(capitalised("white King"), "White King");
        assert_eq!(
            uncapitalised("Own clock, Bronstein"),
            "own clock, Bronstein"
        );
        assert_eq!([capitalised("ரோபோ"), uncapitalised("")], ["ரோபோ", ""]);
    }
}
