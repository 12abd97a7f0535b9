//! Two people on one screen and two bots play a whole game, and nobody sees a secret of another.

use super::audit::Hands;
use super::{start, step_through_the_replay, touch_next};
use crate::browser_test::{BrowserTest, on_laptop};
use crate::player::MANY;
use anyhow::{Result, bail, ensure};

const FORM: [(&str, &str); 9] = [
    ("players", "4"),
    ("seat0", "human"),
    ("seat1", "human"),
    ("seat2", "random"),
    ("seat3", "random"),
    ("name0", "Ada"),
    ("name1", "Bob"),
    ("life", "20"),
    ("turns", "8"),
];

/// Complains about everything on a covered page that shows a part of a hand: cards, choices, and the last card help.
const UNDER_THE_COVER: &str = "
const page = document.documentElement.outerHTML;
const complaints = [];
if (page.includes('card:')) complaints.push('a card is in the page');
if (document.querySelector('.khand, .wish, tr.draw, #buttons *')) complaints.push('something of a hand is in the page');
if (document.querySelector('#cardhelp b')?.textContent !== 'Card help') complaints.push(`it still tells of ${document.querySelector('#cardhelp').textContent}`);
const [board, bar] = [document.querySelector('#board'), document.querySelector('.bar')];
if (![board, bar].every((part) => part.closest('[inert]'))) complaints.push('one can reach under the cover');
return complaints.join(', ');";

#[test]
fn two_people_and_two_bots_play_a_whole_game_at_one_screen_and_nobody_is_told_too_much() {
    on_laptop(async |test| {
        let table = start(test, &FORM).await?;
        let (mut hands, mut covers) = (Hands::default(), 0);
        for _ in 0..MANY {
            test.browser.until("a cover, a question or the end", super::OFFER).await?;
            if is_covered(test).await? {
                covers += 1;
                check_covered(test).await?;
            }
            hands.note(test, &table).await?;
            if touch_next(test).await?.is_none() {
                let compared = hands.audit(test).await?;
                ensure!(covers >= 3 && compared >= 6, "{covers} covers, {compared} steps: that was no game");
                return end(test).await;
            }
        }
        bail!("the game did not end")
    });
}

async fn is_covered(test: &BrowserTest) -> Result<bool> {
    Ok(test.count("#cover:not([hidden])").await? == 1)
}

async fn check_covered(test: &BrowserTest) -> Result<()> {
    let told = test.browser.ask(UNDER_THE_COVER).await?;
    ensure!(told == "", "under the cover {told}");
    let title = test.text("#covertitle").await?;
    ensure!(["Pass the screen to Ada", "Pass the screen to Bob"].contains(&title.as_str()), "who is next: {title}");
    Ok(())
}

/// The result says who won, the replay shows how.
async fn end(test: &BrowserTest) -> Result<()> {
    let result = test.text("#resulttext").await?;
    ensure!(result.contains(" won") || result == "Draw", "it says how it ended, not `{result}`");
    let story = test.text("#story").await?;
    ensure!(story.len() > 12 && story.ends_with('.'), "it says why, not `{story}`");
    ensure!(test.count(".pl .open").await? >= 1, "at the end all hands lie open");
    step_through_the_replay(test).await
}
