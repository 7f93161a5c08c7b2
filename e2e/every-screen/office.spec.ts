import { isFull } from "../../setup/test-sizes.ts";
import { expect } from "../test.ts";
import { expectSound } from "./expect-sound.ts";
import { test } from "./reused-page.ts";
import { OFFICE_SCREENS, officeWithoutAddress, openOfficeScreen } from "./office-screens.ts";

test("every screen of the back office has a test path", () => {
  expect(officeWithoutAddress()).toEqual([]);
});

/** A normal run checks each screen at one width, a full run at all. */
const WIDTHS = [320, 768, 1440];

/** Menus are the same on all screens, so only the screens in WITH_MENUS check them. */
const MENUS = ["Secțiunile panoului", "Meniu"].map((name) => `nav[aria-label="${name}"]`);
const WITH_MENUS = ["home", "the menu on a phone"];

for (const [index, name] of OFFICE_SCREENS.entries()) {
  const hasMenus = WITH_MENUS.includes(name);
  const widths = isFull() || hasMenus ? WIDTHS : WIDTHS.slice(index % 3, (index % 3) + 1);
  test(`office: ${name} has no axe violations, and does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
    await openOfficeScreen(page, name);
    await expectSound(page, widths, hasMenus ? [] : MENUS);
  });
}
