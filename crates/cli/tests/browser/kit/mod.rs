//! A real Chromium, driven through chromedriver: for the browser tests and for the screenshots. It knows nothing of
//! any page.

mod browser;
mod command;
mod driver;

pub(crate) use browser::{Browser, Screen};
