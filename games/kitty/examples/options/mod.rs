//! Reads the options of an example from its arguments.

use atout_kitty::Config;

/// The default options, with those that the JSON names instead. (`Config`'s own reading is for records: there an option
/// without a name has the meaning that it had in old games.)
pub(crate) fn config(json: &str) -> Result<Config, serde_json::Error> {
    let mut all = serde_json::to_value(Config::default())?;
    let named: serde_json::Map<String, serde_json::Value> = serde_json::from_str(json)?;
    for (key, value) in named {
        all[key] = value;
    }
    serde_json::from_value(all)
}
