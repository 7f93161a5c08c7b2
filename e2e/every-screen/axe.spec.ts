import { FIRST_VISIT } from "../consent-steps.ts";
import { expect, inFull, test as base } from "../test.ts";
import { isFull } from "../../setup/test-sizes.ts";
import { SCREENS, withoutAddress } from "./addresses.ts";
import { expectSound } from "./expect-sound.ts";
import { test } from "./reused-page.ts";
import { openScreen } from "./open-screen.ts";

test("every route and every kind of page has a test path", () => {
  expect(withoutAddress()).toEqual([]);
});

/** A normal run checks each screen at one width, a full run at both. */
const WIDTHS = [1440, 375];

for (const [index, name] of SCREENS.entries()) {
  const widths = isFull() ? WIDTHS : WIDTHS.slice(index % 2, (index % 2) + 1);
  test(`${name} has no axe violations, wide and narrow, and does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
    await openScreen(page, name);
    await expectSound(page, widths);
  });
}

base.describe("on a first visit", () => {
  base.use({ storageState: FIRST_VISIT });

  // browsing/consent.spec.ts runs axe on a page with the banner in every run.
  inFull("the cookie banner and the page under it have no axe violations", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Cookie-uri" })).toBeVisible();
    await expectSound(page, WIDTHS);
  });
});
