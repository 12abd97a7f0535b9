//! The migrations are embedded at compile time: a new one must trigger a new build.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
