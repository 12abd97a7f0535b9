//! Pictures of every page in every state, on four screens, light and dark: `cargo xtask screenshots`.
//!
//! A server with sample games runs inside this program; the games are always the same ones, so that two runs can be
//! compared. `--out DIR` says where the pictures go, `--only TEXT` takes the scenes with that text in their name,
//! `--readme DIR` writes the few pictures that the README shows.

mod camera;
mod games;
#[path = "../../tests/browser/kit/mod.rs"]
mod kit;
mod kitty;
mod sample;
mod scenes;
mod sheet;

use anyhow::{Context, Result, bail};
use atout_server::{Config, Server};
use camera::Camera;
use kit::{Browser, Screen};
use scenes::ScreenshotScene;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The options of the command line.
struct ScreenshotOptions {
    out: PathBuf,
    only: String,
    readme: Option<PathBuf>,
}

#[tokio::main]
async fn main() -> ExitCode {
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("screenshots: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run() -> Result<()> {
    let options = parse(std::env::args().skip(1))?;
    let folder = tempfile::tempdir().context("a folder for the sample games")?;
    let data = folder.path().join("data");
    let server =
        Server::bind(Config { addr: "127.0.0.1:0".to_owned(), data: data.clone(), ..Config::default() }).await?;
    let address = format!("http://{}", server.addr());
    let serving = tokio::spawn(server.run(std::future::pending()));
    let browser = Browser::open(Screen::LAPTOP, "en", folder.path()).await?;
    let camera = Camera::new(browser, address, &options.out)?;
    let taken = take_all(&camera, &data, &options).await;
    serving.abort();
    taken
}

async fn take_all(camera: &Camera, data: &Path, options: &ScreenshotOptions) -> Result<()> {
    let newcomer = scenes::of_a_newcomer();
    let wanted = |scene: &&ScreenshotScene| scene.name.contains(&options.only);
    for scene in newcomer.iter().filter(wanted) {
        camera.take(scene).await?;
    }
    let owner = sample::owner(camera, data).await?;
    games::make_all(data, &owner).await?;
    let scenes: Vec<_> = scenes::of_a_regular().into_iter().chain(kitty::scenes()).collect();
    for scene in scenes.iter().filter(wanted) {
        camera.take(scene).await?;
    }
    if let Some(folder) = &options.readme {
        scenes::for_the_readme(camera, folder).await?;
    }
    let all: Vec<_> = newcomer.iter().chain(&scenes).filter(wanted).collect();
    sheet::write(camera, &options.out, &all).await?;
    camera.complain().await
}

fn parse(mut arguments: impl Iterator<Item = String>) -> Result<ScreenshotOptions> {
    let mut options = ScreenshotOptions { out: PathBuf::from("target/screenshots"), only: String::new(), readme: None };
    while let Some(option) = arguments.next() {
        let value = arguments.next().with_context(|| format!("`{option}` needs a value"))?;
        match option.as_str() {
            "--out" => options.out = value.into(),
            "--only" => options.only = value,
            "--readme" => options.readme = Some(value.into()),
            _ => bail!("there is no option `{option}`: there are --out DIR, --only TEXT and --readme DIR"),
        }
    }
    Ok(options)
}
