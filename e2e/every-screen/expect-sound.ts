import { expect, type Page } from "@playwright/test";
import { faultsOf } from "../axe.ts";

/** What axe finds at these widths, and what scrolls sideways on the narrowest: nothing. */
export async function expectSound(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, ...(await faultsOf(page))]).toEqual([width]);
  }
  await page.setViewportSize({ width: 320, height: 900 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
