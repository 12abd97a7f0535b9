//! A real Chromium, driven through chromedriver: for the browser tests and for the screenshots. It does not know any
//! page.

mod browser;
mod command;
mod driver;

pub(crate) use browser::{Browser, Screen};
