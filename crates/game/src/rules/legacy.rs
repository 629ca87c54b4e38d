//! Rule sets as text: what older versions wrote is read as what it meant then.

use super::{RuleSet, Unsupervised};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value, json};

impl Serialize for RuleSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        RuleSet::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for RuleSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RuleSet, D::Error> {
        let mut fields = Map::<String, Value>::deserialize(deserializer)?;
        upgrade(&mut fields);
        RuleSet::deserialize(json::Tree(Value::Object(fields))).map_err(D::Error::custom)
    }
}

/// Rewrites the fields of the third format of saved games: costs were named field by field for two classes of play, and an
/// agreement was barred before the number of a move.
fn upgrade(fields: &mut Map<String, Value>) {
    if let Some(from) = fields.remove("agreement_from") {
        let moves = from.as_u64().unwrap_or(0).saturating_sub(1);
        fields.insert("moves_before_agreement".into(), moves.into());
    }
    let wrong = fields.remove("wrong_claim");
    let wrong_in_blitz = fields.remove("wrong_claim_in_blitz");
    let illegal = fields.get_mut("illegal").and_then(Value::as_object_mut);
    let bonus = illegal.and_then(|illegal| {
        let bonus = illegal.remove("bonus")?;
        let blitz = illegal.remove("blitz")?;
        illegal.insert("formal_faults".into(), true.into());
        illegal.insert("becomes_queen".into(), false.into());
        Some((bonus, blitz))
    });
    let (Some(wrong), Some((bonus, blitz))) = (wrong, bonus) else {
        return;
    };
    let unsupervised = (blitz == "claim-wins").then_some(Unsupervised::USCF_BLITZ);
    let blitz_bonus = blitz.get("bonus").unwrap_or(&bonus);
    let rules = |wrong: &Value, bonus: &Value, unsupervised: Option<Unsupervised>| json!({ "wrong_claim": wrong, "illegal_bonus": bonus, "unsupervised": unsupervised });
    let slow = rules(&wrong, &bonus, None);
    let blitz = rules(
        wrong_in_blitz.as_ref().unwrap_or(&wrong),
        blitz_bonus,
        unsupervised,
    );
    let by_class = json!({ "standard": slow, "rapid": slow, "blitz": blitz });
    fields.insert("by_class".into(), by_class);
}
