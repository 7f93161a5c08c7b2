/** Every screen while its scripts are five seconds away and the processor is slowed six times: each control works, or waits where one sees it. */
import type { Page } from "@playwright/test";
import { placeOrderOf, tokenOfDemoCustomer } from "../api-steps.ts";
import { expect, test } from "../test.ts";
import { SHOP } from "../addresses.ts";
import { addressOf, SCREENS } from "./addresses.ts";

const SLOWER = 6;
const LATE_MS = 5_000;
/** What the starter loads when it has been asked for; the starter itself comes. */
const REACT = /\/assets\/(?!entry\.client|starter).+\.js$/;

/** Presses every control that is shown, and keeps the browser where it is; tells of those that neither work nor wait. */
function pressAll(): { pressed: number; dead: string[] } {
  const stay = (event: Event): void => event.preventDefault();
  for (const type of ["click", "submit"]) addEventListener(type, stay);
  const dead: string[] = [];
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      "a, button, summary, input, select, textarea, [role=button], [onclick]",
    ),
  ].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(":disabled"),
  );
  for (const control of controls) if (!worksOrWaits(control)) dead.push(control.outerHTML.slice(0, 160));
  for (const type of ["click", "submit"]) removeEventListener(type, stay);
  return { pressed: controls.length, dead };

  function worksOrWaits(control: HTMLElement): boolean {
    if (control instanceof HTMLAnchorElement) {
      const { hash, pathname, search } = control;
      const isHere = pathname === location.pathname && search === location.search && hash !== "";
      return (
        control.hasAttribute("href") &&
        (!isHere || document.getElementById(decodeURIComponent(hash.slice(1))) !== null)
      );
    }
    // The browser's own: they take what is typed, chosen and opened.
    if (control.matches("summary, input:not([type=submit], [type=button]), select, textarea")) return true;
    if (!(control instanceof HTMLButtonElement)) return false;
    const opened = control.getAttribute("popovertarget") ?? control.getAttribute("commandfor");
    if (opened !== null) return document.getElementById(opened) !== null;
    const sentBefore = document.querySelectorAll("[data-held]").length;
    control.click();
    const { form } = control;
    const waits = control.matches("[data-held]") && getComputedStyle(control).opacity < "1";
    // A form that is not filled in says so by itself, and one that asks goes at once.
    const isBrowsers =
      control.type === "submit" && form !== null && (form.method === "get" || !form.matches(":valid"));
    // Of one form that is held already no second press is wanted.
    const isHeldWith = form !== null && form.querySelector("[data-held]") !== null && sentBefore > 0;
    return waits || isBrowsers || isHeldWith;
  }
}

async function openLate(page: Page, name: string): Promise<void> {
  const { address, isOfCustomer, link } = addressOf(name);
  const token = isOfCustomer ? await tokenOfDemoCustomer() : "";
  if (token) await page.context().addCookies([{ name: "user_token", value: token, url: SHOP }]);
  if (name === "account/comenzi/:id") await placeOrderOf(token);
  let target = address;
  if (link !== undefined) {
    await page.goto(address);
    target = (await page.locator(link).first().getAttribute("href")) ?? address;
  }
  await page.route(REACT, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue().catch(() => undefined);
  });
  const slowed = await page.context().newCDPSession(page);
  await slowed.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(target, { waitUntil: "domcontentloaded" });
}

for (const name of SCREENS)
  test(`${name}: each control works or waits visibly until its script is here, and the page then stands`, async ({
    page,
  }) => {
    await openLate(page, name);
    // The starter has run: it is all that holds what is pressed.
    await page.waitForFunction(() => document.readyState === "complete");
    const { pressed, dead } = await page.evaluate(pressAll);
    expect(dead).toEqual([]);
    expect(pressed).toBeGreaterThan(3);
    const heading = page.getByRole("heading", { level: 1 }).first();
    await page.reload({ waitUntil: "domcontentloaded" });
    const before = await heading.textContent();
    await page.getByRole("main").first().dispatchEvent("pointermove", { movementX: 1 });
    await expect
      .poll(
        () =>
          page
            .locator("main")
            .first()
            .evaluate((main) => Object.keys(main).some((key) => key.startsWith("__reactProps$"))),
        { timeout: 40_000 },
      )
      .toBe(true);
    expect(await heading.textContent()).toBe(before);
    await expect(page.locator("html[data-waits]")).toHaveCount(0);
  });
