//! Content files: the released one, files of users, and every kind of fault with its line.

mod examples;
mod faults;
mod pool;
mod vocabulary;
