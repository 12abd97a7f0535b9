//! A viewer as a field of JSON: `viewer`, and `eye` with the same value, because programs may read the name that it had
//! before. For `#[serde(flatten, with = "atout_core::viewer_field")]`.
//!
//! Not here: what a viewer may see.

use serde::de::Error as _;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Writes both names.
///
/// # Errors
/// The serializer's own.
pub fn serialize<T: Serialize, S: Serializer>(viewer: &T, serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(2))?;
    map.serialize_entry("viewer", viewer)?;
    map.serialize_entry("eye", viewer)?;
    map.end()
}

/// Reads either name.
///
/// # Errors
/// Neither is there, or what is there is no viewer.
pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    #[derive(Deserialize)]
    struct Either<T> {
        viewer: Option<T>,
        eye: Option<T>,
    }
    let Either { viewer, eye } = Either::deserialize(deserializer)?;
    viewer.or(eye).ok_or_else(|| D::Error::missing_field("viewer"))
}

#[cfg(test)]
mod tests {
    use crate::{Seat, Viewer};
    use serde::{Deserialize, Serialize};

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct View {
        turn: u8,
        #[serde(flatten, with = "super")]
        viewer: Viewer,
    }

    #[test]
    fn both_names_are_written_and_either_is_read() {
        for viewer in [Viewer::Seat(Seat::SECOND), Viewer::Spectator, Viewer::Everything] {
            let view = View { turn: 3, viewer };
            let json = serde_json::to_value(&view).unwrap();
            assert_eq!(json["viewer"], json["eye"]);
            assert_eq!(serde_json::from_value::<View>(json.clone()).unwrap(), view);
            for name in ["viewer", "eye"] {
                let mut one = json.clone();
                one.as_object_mut().unwrap().remove(name);
                assert_eq!(serde_json::from_value::<View>(one).unwrap(), view);
            }
        }
        assert!(serde_json::from_str::<View>("{\"turn\":3}").is_err());
    }
}
