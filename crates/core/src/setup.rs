//! What a seat brings along that others may not see.

use serde::{Deserialize, Serialize};

/// The set-up of games in which seats bring nothing of their own. In JSON it is `null`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct NoSetup;
