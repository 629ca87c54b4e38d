//! Accessibility tree: roles, names and states as a screen reader is told them.

use crate::Browser;
use serde_json::{Value, json};
use std::collections::HashMap;

/// Roles of what can be operated.
const CONTROLS: &[&str] = &[
    "button",
    "checkbox",
    "combobox",
    "gridcell",
    "link",
    "listbox",
    "menuitem",
    "menuitemcheckbox",
    "menuitemradio",
    "radio",
    "searchbox",
    "slider",
    "spinbutton",
    "switch",
    "tab",
    "textbox",
    "treeitem",
];

/// A part of the page as assistive technology meets it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Its role, such as `button`.
    pub role: String,
    /// Its accessible name.
    pub name: String,
    /// Its states, such as `focused` or `live=polite`.
    pub states: Vec<String>,
    /// Its children, in reading order.
    pub children: Vec<Node>,
}

impl Node {
    /// Itself and everything below, in reading order.
    pub fn all(&self) -> Vec<&Node> {
        let below = self.children.iter().flat_map(Node::all);
        std::iter::once(self).chain(below).collect()
    }

    /// All of a role, in reading order.
    pub fn with_role(&self, role: &str) -> Vec<&Node> {
        let mut found = self.all();
        found.retain(|node| node.role == role);
        found
    }

    /// True if a state, such as `focused` or `live=polite`, holds.
    pub fn is(&self, state: &str) -> bool {
        self.states.iter().any(|held| held == state)
    }

    /// The words in it.
    pub fn text(&self) -> String {
        let words = self.with_role("StaticText");
        words.iter().map(|node| node.name.as_str()).collect()
    }

    /// The controls that nobody could call by a name.
    pub(crate) fn nameless_controls(&self) -> Vec<&Node> {
        let mut found = self.all();
        found.retain(|node| CONTROLS.contains(&node.role.as_str()) && node.name.trim().is_empty());
        found
    }
}

impl Browser {
    /// The tree below the first element that a selector finds, or of the whole page (`html`); in
    /// Chromium.
    pub async fn accessibility(&self, selector: &str) -> Node {
        let page = self
            .devtools("DOM.getDocument", json!({ "depth": 0 }))
            .await;
        let wanted = json!({ "nodeId": page["root"]["nodeId"], "selector": selector });
        let element = self.devtools("DOM.querySelector", wanted).await;
        assert_ne!(element["nodeId"], 0, "there is no {selector}");
        let described = self.devtools("DOM.describeNode", element).await;
        let tree = self
            .devtools("Accessibility.getFullAXTree", json!({}))
            .await;
        let nodes: HashMap<_, _> = tree["nodes"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|node| (text(&node["nodeId"]), node))
            .collect();
        nodes
            .values()
            .find(|node| node["backendDOMNodeId"] == described["node"]["backendNodeId"])
            .and_then(|node| reduced(node, &nodes).pop())
            .unwrap_or_else(|| panic!("a screen reader is told nothing of {selector}"))
    }
}

/// A node, or in place of one that is passed over its children.
fn reduced(node: &Value, nodes: &HashMap<String, &Value>) -> Vec<Node> {
    let children = || {
        let children = node["childIds"].as_array().into_iter().flatten();
        children
            .filter_map(|id| nodes.get(id.as_str()?))
            .flat_map(|child| reduced(child, nodes))
            .collect()
    };
    let role = text(&node["role"]["value"]);
    if node["ignored"] == true {
        return children();
    }
    // Words laid out in lines: their whole is the parent's name.
    if role == "InlineTextBox" {
        return Vec::new();
    }
    let properties = node["properties"].as_array().into_iter().flatten();
    vec![Node {
        role,
        name: text(&node["name"]["value"]),
        states: properties.filter_map(state).collect(),
        children: children(),
    }]
}

/// A property that holds, by its name, with its value if that is more than a yes.
fn state(property: &Value) -> Option<String> {
    let name = property["name"].as_str()?;
    match &property["value"]["value"] {
        Value::Bool(false) | Value::Null => None,
        Value::Bool(true) => Some(name.to_owned()),
        Value::String(value) => match value.as_str() {
            "" | "false" => None,
            "true" => Some(name.to_owned()),
            value => Some(format!("{name}={value}")),
        },
        value => Some(format!("{name}={value}")),
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_is_reduced_to_what_is_said() {
        let raw = [
            json!({ "nodeId": "1", "role": { "value": "main" }, "childIds": ["2", "5"] }),
            json!({ "nodeId": "2", "ignored": true, "role": { "value": "none" }, "childIds": ["3"] }),
            json!({
                "nodeId": "3", "role": { "value": "button" }, "name": { "value": "Play" }, "childIds": ["4"],
                "properties": [
                    { "name": "focusable", "value": { "value": true } },
                    { "name": "invalid", "value": { "value": "false" } },
                    { "name": "level", "value": { "value": 2 } },
                ],
            }),
            json!({ "nodeId": "4", "role": { "value": "InlineTextBox" }, "name": { "value": "Play" } }),
            json!({ "nodeId": "5", "role": { "value": "slider" } }),
        ];
        let nodes = raw
            .iter()
            .map(|node| (text(&node["nodeId"]), node))
            .collect();
        let main = reduced(&raw[0], &nodes).remove(0);
        let button = &main.with_role("button")[0];
        assert_eq!((button.name.as_str(), button.children.len()), ("Play", 0));
        assert_eq!(button.states, ["focusable", "level=2"]);
        assert!(button.is("focusable") && !button.is("level"));
        assert_eq!(main.nameless_controls(), main.with_role("slider"));
    }
}
