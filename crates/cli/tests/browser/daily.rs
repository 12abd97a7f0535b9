//! One visit to the game of the day: from the home page to the leaderboard, through a crash of the server.

use crate::browser_test::{BrowserTest, on, on_laptop};
use crate::kit::Screen;
use anyhow::{Result, ensure};

/// Measures the page upright on a phone and on a laptop; anything that is found fails.
async fn check_layout(test: &BrowserTest, page: &str) -> Result<()> {
    for screen in [Screen::PHONE, Screen { width: 844, height: 390, touch: true }, Screen::LAPTOP] {
        let found: Vec<String> = test.browser.measure(screen).await?.iter().map(ToString::to_string).collect();
        ensure!(found.is_empty(), "{page} on {}×{}:\n{}", screen.width, screen.height, found.join("\n"));
    }
    Ok(())
}

/// Begins a try under a name; gives the path of its table.
async fn begin(test: &BrowserTest, name: &str) -> Result<String> {
    test.browser.ask(&format!("document.querySelector('#name').value = '{name}'")).await?;
    test.browser.click("form.start button").await?;
    test.browser.until("the table is shown", "return location.pathname.startsWith('/t/')").await?;
    test.browser
        .until("there is something to do", "return document.querySelector('#buttons .btn, .can') !== null")
        .await?;
    test.place().await
}

async fn give_up(test: &BrowserTest) -> Result<()> {
    test.browser.click(".menu > summary").await?;
    test.browser.click("#giveup").await?;
    test.browser.click("#giveupyes").await?;
    test.browser.until("the result is shown", "return document.querySelector('#result').open").await.map(drop)
}

#[test]
fn the_game_of_the_day_is_begun_survives_a_crash_and_stands_on_the_leaderboard() {
    on_laptop(async |test| {
        test.expect_in_console("ERR_CONNECTION_REFUSED");
        test.visit("/").await?;
        test.browser.click("a[href='/daily']").await?;
        test.browser.until("the page is shown", "return location.pathname === '/daily'").await?;
        let commitment = test.text("#commitment").await?;
        ensure!(
            commitment.len() == 64 && test.text("#next-commitment").await? != commitment,
            "two commitments: {commitment}"
        );
        ensure!(test.count("#seed").await? == 0, "the seed is not shown today");
        let table = begin(test, "Ada").await?;
        ensure!(
            test.browser.ask("return document.querySelector('#commitment').textContent").await? == commitment.as_str(),
            "its commitment"
        );
        test.visit("/daily").await?;
        test.server.kill()?;
        test.server.again(&test.data())?;
        test.visit("/daily").await?;
        ensure!(test.text("#commitment").await? == commitment, "the commitment is the same after a crash");
        test.browser.click(&format!("a[href='{table}']")).await?;
        test.browser.until("the same table", "return document.querySelector('#buttons .btn, .can') !== null").await?;
        give_up(test).await?;
        test.visit("/daily").await?;
        let row = test.text(".day tr.mine").await?;
        ensure!(row.contains("Ada (you)") && row.contains("Lost") && row.contains("0 / 32"), "{row}");
        ensure!(test.text("form.start button").await? == "Try again (practice)", "another try is practice");
        check_layout(test, "the day").await
    });
}

#[test]
fn the_page_of_the_day_is_french_for_a_french_browser_and_breaks_on_no_screen() {
    on(Screen::LAPTOP, "fr", async |test| {
        test.visit("/daily").await?;
        ensure!(test.text("h1").await? == "La partie du jour", "it is French");
        check_layout(test, "the day before a try").await?;
        begin(test, "Maximilienne-Alexandrine de la Rochefor").await?;
        give_up(test).await?;
        test.visit("/daily").await?;
        ensure!(test.text(".day tr.mine").await?.contains("Perdue"), "the leaderboard is French");
        check_layout(test, "the leaderboard").await
    });
}
