//! Content files: the released one, files of users, and every kind of fault with its line.

#[path = "content/examples.rs"]
mod examples;
#[path = "content/faults.rs"]
mod faults;
#[path = "content/pool.rs"]
mod pool;
#[path = "content/vocabulary.rs"]
mod vocabulary;
