import { expect, type Page } from "@playwright/test";
import { faultsOf } from "../axe.ts";

/**
 * Expects no axe violations at these widths, and no horizontal scrolling at 320 px. Axe ignores the content
 * of elements in `without`.
 */
export async function expectSound(page: Page, widths: number[], without: string[] = []): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, ...(await faultsOf(page, { without }))]).toEqual([width]);
  }
  await page.setViewportSize({ width: 320, height: 900 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
