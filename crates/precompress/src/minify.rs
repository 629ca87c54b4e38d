//! Scripts and style sheets without what only people read: comments on lines of their own, and indentation.
//!
//! It knows lines only, so that no text in quotes may go over several.

/// The same script or style sheet, without these.
pub fn minify(text: &str) -> String {
    let mut minified = String::with_capacity(text.len());
    let mut in_comment = false;
    for line in text.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if in_comment {
            in_comment = !line.ends_with("*/");
        } else if !line.is_empty() && !line.starts_with("//") {
            minified += line;
            minified.push('\n');
        }
    }
    minified
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_are_left_out() {
        let sheet =
            "/* The board,\n   in squares. */\n\n.board {\n  color: red; /* as it was */\n}\n";
        assert_eq!(minify(sheet), ".board {\ncolor: red; /* as it was */\n}\n");
        let script = "// Why.\n/** What. */\nif (a)\n    b(\"// no comment\");\n";
        assert_eq!(minify(script), "if (a)\nb(\"// no comment\");\n");
    }
}
