//! All pictures on one page, and that page as one picture.

use crate::camera::{Camera, SCREENS, Scheme, file};
use crate::kit::Screen;
use crate::scenes::ScreenshotScene;
use anyhow::{Context, Result};
use std::fmt::Write;
use std::path::Path;

const WIDTH: u32 = 1760;
const STYLE: &str = "body { margin: 16px; background: #777; color: #fff; font: 600 15px system-ui }
h2 { margin: 14px 0 4px; font-size: 15px } div { display: flex; gap: 8px } a { display: block }
img { display: block; height: 200px; object-fit: cover; object-position: top }";

/// Writes `index.html` and `contact.png`.
pub(crate) async fn write(camera: &Camera, out: &Path, scenes: &[&ScreenshotScene]) -> Result<()> {
    let page = out.canonicalize()?.join("index.html");
    std::fs::write(&page, html(scenes)?).with_context(|| format!("writing {}", page.display()))?;
    let screen = Screen { width: WIDTH, height: 1000, touch: false };
    camera.browser.resize(screen).await?;
    camera.browser.goto(&format!("file://{}", page.display())).await?;
    camera
        .browser
        .until("all pictures are there", "return [...document.images].every((image) => image.complete)")
        .await?;
    let long = camera.browser.ask("return document.scrollingElement.scrollHeight").await?;
    let height = long.as_u64().and_then(|long| u32::try_from(long).ok()).context("the height of the sheet")?;
    camera.shoot(Screen { height, ..screen }, 1.0, &out.join("contact.png")).await?;
    println!("{} pictures: {}", scenes.len() * SCREENS.len() * Scheme::ALL.len(), page.display());
    Ok(())
}

fn html(scenes: &[&ScreenshotScene]) -> Result<String> {
    let mut html = format!("<!DOCTYPE html><meta charset=\"utf-8\"><title>Pictures</title><style>{STYLE}</style>");
    for scene in scenes {
        write!(html, "<h2>{}</h2><div>", scene.name)?;
        for scheme in Scheme::ALL {
            for screen in SCREENS {
                let (file, width) = (file(scene, screen, scheme), screen.width * 200 / screen.height);
                write!(html, "<a href=\"{file}\"><img src=\"small/{file}\" width=\"{width}\" height=\"200\"></a>")?;
            }
        }
        html.push_str("</div>\n");
    }
    Ok(html)
}
