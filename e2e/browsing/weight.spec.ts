/** Measures the size of pages' JavaScript in the server's responses. */
import { MAX_SCRIPT, scriptsOf } from "../../bench/src/pages/weight.ts";
import { findPages, type Pages } from "../../bench/src/pages/pages.ts";
import { SHOP } from "../addresses.ts";
import { expect, test } from "../test.ts";

for (const name of ["home", "category", "product"] satisfies (keyof Pages)[])
  test(`the script of the page "${name}" stays within its limit`, async () => {
    const { pages } = await findPages(SHOP);
    const { early, all } = await scriptsOf(SHOP, await (await fetch(SHOP + pages[name])).text());
    expect(early).toBeGreaterThan(1024);
    expect(early / 1024).toBeLessThanOrEqual(MAX_SCRIPT.early);
    expect(all).toBeGreaterThan(early);
    expect(all / 1024).toBeLessThanOrEqual(MAX_SCRIPT.all[name]);
  });
