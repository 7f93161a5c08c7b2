/** Checks that each part of `npm run bench -- pages` works; speed is not checked. */
import { expect, test } from "@playwright/test";
import { isFull } from "../../setup/test-sizes.ts";
import { measuredShop } from "../../bench/src/pages/bench-shop.ts";
import { partsOf } from "../../bench/src/pages/pages.ts";
import { SHOP } from "../addresses.ts";

const PARTS = ["weight", "speed", "touch", "growth", "lighthouse"];
/** The other parts take up to ten seconds each. */
const TRIED = isFull() ? PARTS : ["weight"];
/** Each interaction needs a new page. */
const MAX_MS = 180_000;

for (const name of TRIED)
  test(`the bench measures ${name}`, async () => {
    test.setTimeout(MAX_MS);
    const sizes = {
      seconds: 0.1,
      answers: 32,
      rounds: 1,
      touches: 1,
      slower: 1,
      requests: 60,
      lighthouseRuns: 1,
    };
    const parts = await partsOf(measuredShop(SHOP), sizes);
    expect(Object.keys(parts)).toEqual(PARTS);
    await parts[name]?.();
  });
