import type { Page } from "@playwright/test";
import { expect } from "../test.ts";
import { test } from "./reused-page.ts";
import { OFFICE_SCREENS, openOfficeScreen } from "./office-screens.ts";

/** No screen needs more presses of Tab, unless the focus is trapped. */
const MAX_CLICKS = 900;

/** Marks and counts the elements that Tab must reach, only one per group of radio buttons. */
async function markStops(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const names = new Set<string>();
    const isStop = (element: Element): boolean => {
      if (!(element instanceof HTMLElement) || element.tabIndex < 0 || element.matches(":disabled"))
        return false;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })) return false;
      if (element.closest("[inert]") !== null || element.tagName === "IFRAME") return false;
      if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
      const isRepeated = names.has(element.name);
      names.add(element.name);
      return !isRepeated;
    };
    const all = document.querySelectorAll(
      "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable='true']",
    );
    for (const element of all) if (isStop(element)) element.setAttribute("data-stop", "");
    const count = document.querySelectorAll("[data-stop]").length;
    // A preview's frame contains a separate page, which has its own test.
    for (const frame of document.querySelectorAll("iframe")) frame.tabIndex = -1;
    document.addEventListener("focusin", ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      target.removeAttribute("data-stop");
      if (target instanceof HTMLInputElement && target.type === "radio")
        for (const other of document.querySelectorAll(`input[type=radio][name="${CSS.escape(target.name)}"]`))
          other.removeAttribute("data-stop");
    });
    return count;
  });
}

for (const name of OFFICE_SCREENS)
  test(`office: ${name} is usable with only the keyboard`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openOfficeScreen(page, name);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    expect(await markStops(page)).toBeGreaterThan(1);
    const left = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("[data-stop]")]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    for (let press = 0; press < MAX_CLICKS; press += 1) {
      if (press % 20 === 0 && (await left()).length === 0) break;
      await page.keyboard.press("Tab");
    }
    expect(await left()).toEqual([]);
  });
