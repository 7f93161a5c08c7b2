import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What axe finds at these widths, and what scrolls sideways on the narrowest: nothing. */
export async function expectSound(page: Page, widths: number[]): Promise<void> {
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
