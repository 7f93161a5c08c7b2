import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../test.ts";
import { withoutAddress } from "./addresses.ts";
import { openScreen, SCREENS } from "./open-screen.ts";

test("every route and every kind of page has an address to be tried at", () => {
  expect(withoutAddress()).toEqual([]);
});

for (const name of SCREENS) {
  for (const width of [375, 1440]) {
    test(`${name} at ${width} px has no fault that axe finds and does not scroll sideways`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openScreen(page, name);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`),
      ).toEqual([]);
      await page.setViewportSize({ width: Math.min(width, 320), height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}
