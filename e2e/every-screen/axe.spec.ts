import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../test.ts";
import { withoutAddress } from "./addresses.ts";
import { openScreen, SCREENS } from "./open-screen.ts";

test("every route and every kind of page has an address to be tried at", () => {
  expect(withoutAddress()).toEqual([]);
});

for (const name of SCREENS) {
  test(`${name} has no fault that axe finds, wide and narrow, and does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openScreen(page, name);
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
  });
}
