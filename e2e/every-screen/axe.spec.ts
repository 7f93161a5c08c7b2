import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { FIRST_VISIT } from "../consent-steps.ts";
import { expect, test } from "../test.ts";
import { withoutAddress } from "./addresses.ts";
import { openScreen, SCREENS } from "./open-screen.ts";

test("every route and every kind of page has an address to be tried at", () => {
  expect(withoutAddress()).toEqual([]);
});

/** What axe finds and what scrolls sideways, wide and narrow. */
async function expectSound(page: Page): Promise<void> {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const faults = violations.map(
      ({ id, nodes }) => `${width} px ${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
    );
    expect(faults).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 900 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

for (const name of SCREENS) {
  test(`${name} has no fault that axe finds, wide and narrow, and does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openScreen(page, name);
    await expectSound(page);
  });
}

test.describe("on a first visit", () => {
  test.use({ storageState: FIRST_VISIT });

  test("the question about cookies has no fault that axe finds, nor the page that it lies over", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Cookie-uri" })).toBeVisible();
    await expectSound(page);
  });
});
