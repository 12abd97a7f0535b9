//! Pictures of every page in every state, on four screens, light and dark: `cargo xtask screenshots`.
//!
//! A server with sample games runs inside this program; the games are always the same ones, so that two runs can be
//! compared. `--out DIR` says where the pictures go, `--only TEXT` takes the scenes with that text in their name,
//! `--readme DIR` writes the few pictures that the README shows. `--check yes` takes no pictures: it measures the layout
//! of every scene on five screens, in both languages, with short and long names, and every frame of what replays of all
//! games tell, and fails if anything is wrong.

mod camera;
mod check;
mod duel;
mod games;
#[path = "../../tests/browser/kit/mod.rs"]
mod kit;
mod kitty;
mod sample;
mod scenes;
mod sheet;
mod spire;

use anyhow::{Context, Result, bail, ensure};
use atout_server::{Config, Location, Server};
use atout_store::Store;
use camera::Camera;
use check::LayoutReport;
use kit::{Browser, Screen};
use scenes::ScreenshotScene;
use std::path::PathBuf;
use std::process::ExitCode;

/// The options of the command line.
struct ScreenshotOptions {
    out: PathBuf,
    only: String,
    readme: Option<PathBuf>,
    check: bool,
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
    let config = Config {
        addr: "127.0.0.1:0".to_owned(),
        database: Location::in_folder(&folder.path().join("data")),
        ..Config::default()
    };
    let server = Server::bind(config).await?;
    let store = server.store();
    let address = format!("http://{}", server.addr());
    let serving = tokio::spawn(server.run(std::future::pending()));
    let browser = Browser::open(Screen::LAPTOP, "en", folder.path()).await?;
    let camera = Camera::new(browser, address, &options.out)?;
    let taken = match options.check {
        true => check_all(&camera, &store, &options).await,
        false => take_all(&camera, &store, &options).await,
    };
    serving.abort();
    taken
}

/// Measures the layout of every scene.
async fn check_all(camera: &Camera, store: &Store, options: &ScreenshotOptions) -> Result<()> {
    let mut report = LayoutReport::default();
    let wanted = |scene: &&ScreenshotScene| scene.name.contains(&options.only) && !scene.is_translation();
    for scene in scenes::of_a_newcomer().iter().filter(wanted) {
        report.add(camera, scene).await?;
    }
    let maker = sample::maker(camera, store).await?;
    games::make_all(store, &maker, true).await?;
    for scene in scenes::of_a_regular()
        .iter()
        .chain(&kitty::scenes())
        .chain(&spire::scenes())
        .chain(&duel::scenes())
        .filter(wanted)
    {
        report.add(camera, scene).await?;
    }
    for telling in scenes::TELLINGS.iter().filter(|telling| telling.name.contains(&options.only)) {
        report.add_telling(camera, telling).await?;
    }
    ensure!(report.finish(), "the layout is broken: see the findings above");
    Ok(())
}

async fn take_all(camera: &Camera, store: &Store, options: &ScreenshotOptions) -> Result<()> {
    let newcomer = scenes::of_a_newcomer();
    let wanted = |scene: &&ScreenshotScene| scene.name.contains(&options.only);
    for scene in newcomer.iter().filter(wanted) {
        camera.take(scene).await?;
    }
    let maker = sample::maker(camera, store).await?;
    games::make_all(store, &maker, false).await?;
    let scenes: Vec<_> = scenes::of_a_regular()
        .into_iter()
        .chain(kitty::scenes())
        .chain(spire::scenes())
        .chain(duel::scenes())
        .collect();
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
    let out = PathBuf::from("target/screenshots");
    let mut options = ScreenshotOptions { out, only: String::new(), readme: None, check: false };
    while let Some(option) = arguments.next() {
        let value = arguments.next().with_context(|| format!("`{option}` needs a value"))?;
        match option.as_str() {
            "--out" => options.out = value.into(),
            "--only" => options.only = value,
            "--readme" => options.readme = Some(value.into()),
            "--check" => options.check = value == "yes",
            _ => bail!("there is no option `{option}`: there are --out DIR, --only TEXT, --readme DIR and --check yes"),
        }
    }
    Ok(options)
}
