//! Casting: what it will tap is shown first, what was composed can be taken back, a spell is answered on the stack.

use super::{deck, logged, open, play_until, press};
use crate::browser_test::on_laptop;
use anyhow::ensure;

/// A card that needs no target can be cast now.
const CASTABLE: &str = "return document.querySelector('.phases.ownturn') !== null && document.querySelector('#board .hand .card.can[data-marks]') !== null";

#[test]
fn the_lands_that_a_card_will_tap_are_marked_before() {
    on_laptop(async |test| {
        open(test, ["human", "random"], [deck("forest", 18, "bramble-scout"), deck("plains", 29, "dawn-recruit")])
            .await?;
        // With mana left over, the turn goes on afterwards.
        let rich = format!(
            "if (document.querySelectorAll('#board .near .lands .card:not(.tapped)').length < 4) return null; {CASTABLE}"
        );
        play_until(test, "a creature that can be cast, with mana left over", &rich).await?;
        ensure!(test.count("#board .marked").await? == 0, "nothing is marked before");
        let tapped = test.count("#board .near .lands .tapped").await?;
        test.browser.click("#board .hand .card.can[data-marks]").await?;
        test.browser
            .until("two lands are marked", "return document.querySelectorAll('#board .lands .marked').length === 2")
            .await?;
        let marked = test.browser.ask("return [...document.querySelectorAll('#board .marked')].map((land) => land.dataset.id).sort().join(' ')").await?;
        press(test, "Cast Bramble Scout").await?;
        logged(test, "Bramble Scout").await?;
        let now = format!("return document.querySelectorAll('#board .near .lands .tapped').length === {}", tapped + 2);
        test.browser.until("two more lands are tapped", &now).await?;
        let all = "return [...document.querySelectorAll('#board .near .lands .tapped')].map((land) => land.dataset.id)";
        let paid = format!(
            "const tapped = new Set((() => {{ {all} }})()); return {marked}.split(' ').every((id) => tapped.has(id))"
        );
        test.browser.until("the marked lands are tapped", &paid).await?;
        Ok(())
    });
}

#[test]
fn mana_by_hand_is_taken_back() {
    on_laptop(async |test| {
        open(test, ["human", "random"], [deck("forest", 18, "bramble-scout"), deck("plains", 29, "dawn-recruit")])
            .await?;
        play_until(test, "a creature that can be cast", CASTABLE).await?;
        test.browser.click("[data-id='mana:hand']").await?;
        test.browser
            .until("lands can be tapped", "return document.querySelector('#board.draft .near .lands .can') !== null")
            .await?;
        test.browser.click("#board .near .lands .can").await?;
        test.browser.until("one is tapped in the draft, and its mana waits", "return document.querySelectorAll('#board.draft .near .lands .tapped').length === 1 && document.querySelector('.who.own .mana .sign.green') !== null").await?;
        press(test, "Take back").await?;
        test.browser
            .until(
                "it is untapped again",
                "return document.querySelectorAll('#board .near .lands .tapped').length === 0",
            )
            .await?;
        press(test, "Take back").await?;
        test.browser
            .until("nothing is composed", "return document.querySelector('#board.draft') === null")
            .await
            .map(drop)
    });
}

#[test]
fn a_spell_is_answered_with_an_instant() {
    on_laptop(async |test| {
        open(
            test,
            ["human", "heuristic"],
            [deck("island", 16, "unsay-the-word"), deck("forest", 16, "centaur-runner")],
        )
        .await?;
        let waits = "return document.querySelector('#board .stack .item.theirs') !== null && document.querySelector('#board .hand .card.can') !== null";
        play_until(test, "a spell that can be answered", waits).await?;
        test.browser.click("#board .hand .card.can").await?;
        test.browser
            .until(
                "the spell is a target",
                "return document.querySelector('#board.draft .item.theirs.can.target') !== null",
            )
            .await?;
        ensure!(test.count("#board .item[data-announced]").await? == 1, "the answer is shown on its way to the stack");
        test.browser.click("#board .item.theirs.can").await?;
        logged(test, "countered").await
    });
}

#[test]
fn what_cannot_be_cast_says_why() {
    on_laptop(async |test| {
        open(test, ["human", "random"], [deck("island", 16, "sky-serpent"), deck("plains", 29, "dawn-recruit")])
            .await?;
        let dear = "return document.querySelector('.phases.ownturn') !== null && document.querySelector('#board .hand [data-name=\"Sky Serpent\"]:not(.can)') !== null";
        play_until(test, "a card that is too dear", dear).await?;
        test.browser.click("#board .hand [data-name='Sky Serpent']").await?;
        test.browser
            .until("the hint says why", "return /Not enough mana/.test(document.querySelector('#hint').textContent)")
            .await
            .map(drop)
    });
}

#[test]
fn the_largest_x_is_offered_first() {
    on_laptop(async |test| {
        open(test, ["human", "random"], [deck("forest", 20, "marsh-hydra"), deck("plains", 29, "dawn-recruit")])
            .await?;
        let rich = format!(
            "if (document.querySelectorAll('#board .near .lands .card:not(.tapped)').length < 4) return null; {CASTABLE}"
        );
        play_until(test, "a hydra with mana for its X", &rich).await?;
        test.browser.click("#board .hand [data-name='Marsh Hydra'].can").await?;
        let offered = "const labels = [...document.querySelectorAll('#buttons .btn:not(.quiet)')].map((button) => button.textContent);
            return labels.some((label) => label.startsWith('X =')) ? labels : null";
        let offered = test.browser.until("numbers for X", offered).await?;
        let offered: Vec<&str> =
            offered.as_array().map(|all| all.iter().filter_map(|one| one.as_str()).collect()).unwrap_or_default();
        ensure!(offered.len() > 2 && offered.last() == Some(&"X = 0"), "from the largest to 0: {offered:?}");
        ensure!(test.text("#buttons .btn.go").await? == offered[0], "the largest is highlighted");
        Ok(())
    });
}

#[test]
fn what_the_opponent_controls_answers_with_what_it_is() {
    on_laptop(async |test| {
        open(test, ["human", "random"], [deck("island", 16, "sky-serpent"), deck("plains", 29, "dawn-recruit")])
            .await?;
        let land = "return document.querySelector('.phases.ownturn') !== null && document.querySelector('#board .far .lands .card') !== null";
        play_until(test, "a land of the opponent", land).await?;
        let heard = test.browser.ask("return wire.heard.length").await?;
        test.browser.click("#board .far .lands .card:last-child").await?;
        let answer = format!("return wire.heard.slice({heard}).some((message) => message.type === 'why')");
        test.browser.until("the server has answered", &answer).await?;
        let hint = test.text("#hint").await?;
        ensure!(hint.contains("land") && !hint.contains("ability"), "it says what the card is: {hint}");
        Ok(())
    });
}
