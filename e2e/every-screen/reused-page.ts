/** Reuses one page per worker, because a new page would have to load and compile all scripts again. */
import type { Page } from "@playwright/test";
import { CHOSEN } from "../consent-steps.ts";
import { expectNoErrors, test as base } from "../test.ts";

/** Not reused after a failed test, which ends its worker. */
let stored: Page | undefined;

export const test = base.extend({
  page: async ({ browser }, use) => {
    const page = (stored ??= await browser.newPage());
    await page.context().clearCookies();
    await page.context().addCookies(CHOSEN.cookies);
    await expectNoErrors(page, use);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
