import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { FIRST_VISIT } from "../consent-steps.ts";
import { expect, test } from "../test.ts";
import { isFull } from "../../setup/test-sizes.ts";
import { SCREENS, withoutAddress } from "./addresses.ts";
import { openScreen } from "./open-screen.ts";

test("every route and every kind of page has an address to be tried at", () => {
  expect(withoutAddress()).toEqual([]);
});

/** Each screen at one of them in every run, at both in the full one. */
const WIDTHS = [1440, 375];

/** What axe finds at these widths, and what scrolls sideways on the narrowest. */
async function expectSound(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // What is right is counted, not described.
    const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
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

for (const [index, name] of SCREENS.entries()) {
  const widths = isFull() ? WIDTHS : WIDTHS.slice(index % 2, (index % 2) + 1);
  test(`${name} has no fault that axe finds, wide and narrow, and does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
    await openScreen(page, name);
    await expectSound(page, widths);
  });
}

test.describe("on a first visit", () => {
  test.use({ storageState: FIRST_VISIT });

  test("the question about cookies has no fault that axe finds, nor the page that it lies over", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Cookie-uri" })).toBeVisible();
    await expectSound(page, isFull() ? WIDTHS : [375]);
  });
});
