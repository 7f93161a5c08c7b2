/** Scripts load five seconds late on a slow processor. Each control must work, or visibly wait. */
import type { CDPSession, Page } from "@playwright/test";
import { placeOrderOf, tokenOfDemoCustomer } from "../api-steps.ts";
import { expect, test } from "../test.ts";
import { SHOP } from "../addresses.ts";
import { addressOf, SCREENS } from "./addresses.ts";

const SLOWER = 6;
const LATE_MS = 5_000;
/** Matches all scripts except the entry and bootstrap scripts. */
const REACT = /\/assets\/(?!entry\.client|starter).+\.js$/;

const WITHOUT_FORM = new Set([
  "cos",
  "plata/:randomid",
  "newsletter/dezabonare/:token",
  "newsletter/confirm/:code",
  ...["info", "comenzi", "comenzi/:id", "adrese", "oferte", "favorite", "returns", "alerte"].map(
    (screen) => `account/${screen}`,
  ),
]);
/** A frame of the back office, which runs no scripts. */
const RUNS_NOTHING = "previzualizare/:code";

/** Presses every visible control without leaving the page; returns those that neither work nor wait. */
function pressAll(): { pressed: number; dead: string[] } {
  // Preventing a button's click would keep its form from being submitted at all.
  const stay = (event: Event): void => {
    const isLink = event.target instanceof Element && event.target.closest("a") !== null;
    if (event.type === "submit" || isLink) event.preventDefault();
  };
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
    // Native controls handle typing, choosing and opening.
    if (control.matches("summary, input:not([type=submit], [type=button]), select, textarea")) return true;
    if (!(control instanceof HTMLButtonElement)) return false;
    const opened = control.getAttribute("popovertarget") ?? control.getAttribute("commandfor");
    if (opened !== null) return document.getElementById(opened) !== null;
    const sentBefore = document.querySelectorAll("[data-held]").length;
    control.click();
    const { form } = control;
    const waits = control.matches("[data-held]") && getComputedStyle(control).opacity < "1";
    // The browser handles an invalid form and a GET form.
    const isBrowsers =
      control.type === "submit" && form !== null && (form.method === "get" || !form.matches(":valid"));
    // A queued form ignores further clicks.
    const isQueuedForm = form !== null && form.querySelector("[data-held]") !== null && sentBefore > 0;
    return waits || isBrowsers || isQueuedForm;
  }
}

/** Presses the button of the first form that validates its fields; returns whether the button waits. */
function pressOne(): boolean {
  const buttons = [
    ...document.querySelectorAll<HTMLButtonElement>(
      "main form[novalidate] button, footer form[novalidate] button",
    ),
  ];
  const button = buttons.find(
    (one) => one.type === "submit" && one.form?.method === "post" && one.checkVisibility(),
  );
  button?.form?.setAttribute("data-pressed", "");
  button?.click();
  return button?.matches("[data-held]") === true;
}

/** Delays the scripts that the bootstrap script loads; replaces an earlier delay. */
async function delayReact(page: Page, arrival: () => Promise<unknown>): Promise<void> {
  await page.unroute(REACT);
  await page.route(REACT, async (route) => {
    await arrival();
    await route.continue().catch(() => undefined);
  });
}

async function openLate(page: Page, name: string): Promise<CDPSession> {
  const { address, isOfCustomer, link } = addressOf(name);
  const token = isOfCustomer ? await tokenOfDemoCustomer() : "";
  if (token) await page.context().addCookies([{ name: "user_token", value: token, url: SHOP }]);
  if (name === "account/comenzi/:id") await placeOrderOf(token);
  let target = address;
  if (link !== undefined) {
    await page.goto(address);
    target = (await page.locator(link).first().getAttribute("href")) ?? address;
  }
  await delayReact(page, () => new Promise((resolve) => setTimeout(resolve, LATE_MS)));
  const slowed = await page.context().newCDPSession(page);
  await slowed.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(target, { waitUntil: "domcontentloaded" });
  return slowed;
}

function isTakenOver(page: Page): Promise<boolean> {
  return page
    .locator("main")
    .first()
    .evaluate((main) => Object.keys(main).some((key) => key.startsWith("__reactProps$")));
}

for (const name of SCREENS.filter((screen) => screen !== RUNS_NOTHING))
  test(`${name}: each control works or waits visibly until its script has loaded, and the page is then stable`, async ({
    page,
  }) => {
    const slowed = await openLate(page, name);
    // The bootstrap script has run by now, and only it holds presses.
    await page.waitForFunction(() => document.readyState === "complete");
    const { pressed, dead } = await page.evaluate(pressAll);
    expect(dead).toEqual([]);
    expect(pressed).toBeGreaterThan(3);
    const heading = page.getByRole("heading", { level: 1 }).first();
    await page.reload({ waitUntil: "domcontentloaded" });
    const before = await heading.textContent();
    await page.getByRole("main").first().dispatchEvent("pointermove", { movementX: 1 });
    await expect.poll(() => isTakenOver(page), { timeout: 40_000 }).toBe(true);
    expect(await heading.textContent()).toBe(before);
    await expect(page.locator("html[data-waits]")).toHaveCount(0);

    // If hydration takes longer than ten seconds, the form is submitted natively.
    await slowed.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const { promise: isPressed, resolve: letReactCome } = Promise.withResolvers<void>();
    await delayReact(page, () => isPressed);
    await page.reload({ waitUntil: "load" });
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.resourceType()));
    const isQueued = await page.evaluate(pressOne);
    expect([name, isQueued]).toEqual([name, !WITHOUT_FORM.has(name)]);
    letReactCome();
    await page.getByRole("main").first().dispatchEvent("pointermove", { movementX: 1 });
    await expect.poll(() => isTakenOver(page), { timeout: 40_000 }).toBe(true);
    // The replayed press marks empty fields, or sends a complete form without reloading the page.
    const named = page.locator("[data-pressed]").locator("[aria-invalid=true], [data-wrong]");
    if (isQueued)
      await expect.poll(async () => (await named.count()) > 0 || sent.join(" ") === "fetch").toBe(true);
    expect(sent).not.toContain("document");
    expect(await heading.textContent()).toBe(before);
  });

test(`${RUNS_NOTHING}: the page loads no script, and its forms are the browser's own`, async ({ page }) => {
  await page.goto(addressOf(RUNS_NOTHING).address);
  await expect(page.locator("script[src]")).toHaveCount(0);
  for (const form of await page.locator("form[method=post]").all())
    await expect(form).toHaveAttribute("action", /^\//);
});
