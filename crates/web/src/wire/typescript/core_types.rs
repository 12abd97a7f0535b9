//! The types of `atout-core` in messages, once more with their TypeScript: that crate knows no page. They have the same
//! fields, or this does not compile.

use ts_rs::{Config, TS};

macro_rules! same_fields {
    ($($(#[$of_type:meta])* $name:ident { $($(#[$of_field:meta])* $field:ident: $type:ty,)* })*) => { $(
        $(#[$of_type])*
        #[derive(TS)]
        pub(crate) struct $name { $($(#[$of_field])* $field: $type,)* }

        impl $name {
            /// Names every field of the original, which would not compile with another one.
            fn of(original: atout_core::$name) {
                let atout_core::$name { $($field: _,)* } = original;
            }
        }
    )* };
}

same_fields! {
    /// One legal action as an interface offers it.
    Choice {
        /// The action in the game's notation.
        action: String,
        /// What it does.
        label: String,
        /// The things to touch, in order.
        touch: Vec<String>,
        /// May it still be taken back? Then it is sent together with what follows.
        #[ts(optional, as = "Option<bool>")]
        draft: bool,
        /// The label as HTML, where a page draws signs in place of words.
        #[ts(optional)]
        drawn: Option<String>,
    }

    /// A thing that can be picked for a shortcut.
    Gathered {
        /// Its id on the screen.
        thing: String,
        /// The action that it adds.
        action: String,
        /// The shortcut's label if nothing else is picked.
        label: String,
    }

    /// Things that are picked one after another, in any order and at least one: each adds its action to what follows.
    Gather {
        /// What can be picked.
        things: Vec<Gathered>,
        /// Actions that are always among them. They count in the label, too.
        #[ts(optional, as = "Option<Vec<String>>")]
        always: Vec<String>,
        /// What is asked while more can be picked.
        more: String,
    }

    /// A row of actions under one name: "Attack with all 3", "End the turn".
    Shortcut {
        /// What it does, as the text of a button. If things are gathered, `{n}` stands for how many there are.
        label: String,
        /// The things to touch, in order. The last one is a button of its own.
        touch: Vec<String>,
        /// The actions. They are played as one.
        row: Vec<String>,
        /// The actions that follow as one at the seat's next decision, if the log tells nothing in between.
        #[ts(optional, as = "Option<Vec<String>>")]
        then: Vec<String>,
        /// What is picked before the button. Without it the button is there at once.
        #[ts(optional)]
        gather: Option<Gather>,
        /// May the row still be taken back? Then it is sent together with what follows.
        #[ts(optional, as = "Option<bool>")]
        draft: bool,
        /// Does the table pass for the seat afterwards, until something happens?
        #[ts(optional, as = "Option<bool>")]
        hurry: bool,
    }

    /// The turn that it is, in games whose turns can end without a word of their player.
    Turn {
        /// Whose turn it is.
        #[ts(as = "u8")]
        seat: (),
        /// Which turn it is, counted from 1.
        number: u32,
        /// The action by which its player ends it, if one does now.
        #[ts(optional)]
        ends: Option<String>,
        /// What its player is told if it ends by itself.
        #[ts(optional)]
        passed: Option<String>,
    }

    /// A line of the log and the version (the number of the action) it belongs to.
    LogLine {
        /// The action that made it happen, counted from 1.
        version: u64,
        /// What happened, in the reader's language.
        text: String,
    }

    /// When a seat is asked, in games that ask very often.
    Orders {
        /// Everything that the rules ask: no answer is given for the seat.
        #[ts(optional, as = "Option<bool>")]
        full_control: bool,
        /// Nothing until something happens.
        #[ts(optional, as = "Option<bool>")]
        hurry: bool,
        /// The stops that are set, by id.
        #[ts(optional, as = "Option<Vec<String>>")]
        stops: Vec<String>,
    }

    /// A moment of the story: its cues are played at the same time.
    Beat {
        /// The lines of the log that say it, by their numbers among those that the beats come with.
        #[ts(optional, as = "Option<Vec<usize>>")]
        lines: Vec<usize>,
        /// What is seen.
        #[ts(optional, as = "Option<Vec<Cue>>")]
        cues: Vec<Cue>,
        #[ts(skip)]
        group: (),
    }
}

/// One step of a replay (`GET /replay/ID/step/N`). Its viewer is written under two names.
#[derive(TS)]
pub(crate) struct ReplayStep {
    /// The number of the action; 0 is the deal.
    at: u64,
    /// How many actions there are.
    of: u64,
    /// The board as HTML.
    html: String,
    /// What the action of this step did, in words.
    lines: Vec<String>,
    /// What it looks like on the board before it.
    beats: Vec<Beat>,
    /// The viewer: `all`, or a seat's number.
    viewer: String,
    /// The same, under an older name.
    eye: String,
    /// The whole log as this viewer may read it; absent in the answer to a single step.
    #[ts(optional, as = "Option<Vec<LogLine>>")]
    log: Vec<LogLine>,
    /// The actions after which this viewer sees something new; absent in the answer to a single step.
    #[ts(optional, as = "Option<Vec<u64>>")]
    stops: Vec<u64>,
}

/// How something is for the reader.
#[derive(TS)]
#[ts(rename_all = "lowercase")]
pub(crate) enum Mood {
    Good,
    Bad,
    Plain,
}

/// A type whose JSON is written by hand, and so is its TypeScript.
macro_rules! written_by_hand {
    ($($(#[doc = $docs:literal])* $name:ident = $type:literal;)*) => { $(
        $(#[doc = $docs])*
        pub(crate) struct $name;

        impl TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn docs() -> Option<String> {
                Some(concat!("/**\n", $(" *", $docs, "\n",)* " */\n").to_owned())
            }

            fn decl(config: &Config) -> String {
                format!("type {} = {};", Self::name(config), Self::inline(config))
            }

            fn name(_: &Config) -> String {
                stringify!($name).to_owned()
            }

            fn inline(_: &Config) -> String {
                $type.to_owned()
            }
        }
    )* };
}

written_by_hand! {
    /// Something that is seen on a board: its kind, then what the kind needs. Ids are those of things on the screen.
    Cue = "\n  | [\"go\", what: string, to: string, from?: string]\
           \n  | [\"fly\", picture: string, from: string, to: string]\
           \n  | [\"count\", at: string, what: string, by: number, now: number | null, unit: string]\
           \n  | [\"come\", what: string, at: string]\
           \n  | [\"leave\", what: string]\
           \n  | [\"present\", at: string, picture: string, text: string]\
           \n  | [\"note\", at: string, text: string, mood: Mood]";
    /// Parts of a board by name. `<=name>` in a text stands for the part with that name; `board` refers to all others.
    Parts = "Record<string, string>";
    /// Choices that a browser does not know, by number: action, label, touch, whether it is a draft, the label as HTML.
    Learn = "Record<string, [action: string, label: string, touch: string[], draft?: boolean, drawn?: string]>";
}
