// The gestures of the pages: the cases that they share with the engine (`crates/core/src/gesture/cases.json`), and what only a
// board has: putting things back. `cargo xtask scripts` runs them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const read = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
/** A script that imports nothing, as a module whatever Node.js makes of its name. */
const script = (name) => import(`data:text/javascript,${encodeURIComponent(read(`crates/web/assets/${name}`))}`);

const { complete, nextIds, onlyWith, open, outcome, touched } = await script("gesture.js");
const { rowsOf } = await script("shortcuts.js");
const { touching, gathering } = JSON.parse(read("crates/core/src/gesture/cases.json"));

const labels = (gestures) => gestures.map(({ label }) => label);
const answer = (gestures, path, id) => {
  if (!nextIds(gestures, path).has(id)) return "nothing";
  const after = touched(gestures, path, id);
  const [only, ...others] = open(gestures, after);
  return others.length ? "several" : { only: only.label, complete: complete(gestures, after) === only };
};

for (const { name, gestures, after } of touching) {
  test(name, () => {
    for (const { touched: path, open: expected, next, touch } of after) {
      assert.deepEqual(labels(open(gestures, path)), expected);
      assert.deepEqual([...nextIds(gestures, path)], next);
      for (const [id, means] of Object.entries(touch)) assert.deepEqual(answer(gestures, path, id), means, `${id} after [${path}]`);
    }
  });
}

for (const { name, shortcut, picks } of gathering) {
  test(name, () => {
    for (const { picked, label, touch, then } of picks) {
      const confirmed = rowsOf([shortcut], picked).find((row) => row.touch.length === picked.length + shortcut.touch.length && picked.every((id, n) => row.touch[n] === id));
      assert.deepEqual({ label: confirmed.label, touch: confirmed.touch, then: confirmed.then, row: confirmed.row }, { label, touch, then, row: shortcut.row });
      assert.equal(confirmed.more, shortcut.gather.more);
    }
  });
}

test("of several things that are gathered each can be put back", () => {
  const { shortcut } = gathering[0];
  const touch = (path, id) => touched(rowsOf([shortcut], path), path, id);
  assert.deepEqual(touch([], "permanent:20"), ["permanent:20"]);
  assert.deepEqual(touch(["permanent:20"], "permanent:22"), ["permanent:20", "permanent:22"]);
  assert.deepEqual(touch(["permanent:20", "permanent:22"], "permanent:20"), ["permanent:22"]);
});

test("a thing that was touched is put back with all after it, and the first thing of another gesture begins anew", () => {
  const { gestures } = touching[0];
  assert.deepEqual(touched(gestures, ["card:G5"], "card:G5"), []);
  assert.deepEqual(touched(gestures, ["card:G5"], "card:R7"), ["card:R7"]);
  assert.equal(touched(gestures, [], "stone:3"), null);
});

test("a touch says what it does only if it is the last one, and a second touch plays what has one use", () => {
  const { gestures } = touching[0];
  assert.equal(outcome(gestures, ["card:G5"], "stone:2"), "G5 on 2");
  assert.equal(outcome(gestures, [], "card:R7"), "");
  assert.equal(onlyWith(gestures, "card:R7").label, "R7 on 3");
  assert.equal(onlyWith(gestures, "card:G5"), null);
});
