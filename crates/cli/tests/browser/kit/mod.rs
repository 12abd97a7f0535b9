//! A real Chromium, driven through chromedriver: for the browser tests and for the screenshots. It does not know any
//! page; what all pages have in common is measured by `layout`.

mod browser;
mod command;
mod driver;
mod layout;

pub(crate) use browser::{Browser, Screen};
pub(crate) use layout::{Finding, SCREENS};
