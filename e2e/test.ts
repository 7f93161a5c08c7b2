/** Playwright's `test`, which also fails if its page logs an error or violates its security policy. */
import { expect, test as base } from "@playwright/test";
import type { ConsoleMessage, Locator, Page } from "@playwright/test";
import { isFull } from "../setup/test-sizes.ts";
import { type DemoCustomer, newCustomer } from "./api-steps.ts";

/**
 * Chromium logs each failed request. A preview's frame is sandboxed, so its search field cannot get the
 * focus.
 */
const EXPECTED =
  /Failed to load resource: the server responded with a status of 4\d\d|Blocked autofocusing on a <input> element because the element's frame is sandboxed/;

export const test = base.extend<{ mayLog: RegExp | undefined }>({
  /** Matches additional messages that the page may log, in a test that causes them. */
  mayLog: [undefined, { option: true }],
  // Runs only in tests that use the `page` fixture.
  page: async ({ page, mayLog }, use) => await expectNoErrors(page, use, mayLog),
});

/** A cheaper test covers this behaviour in a normal run; only the full run repeats it in a browser. */
export const inFull = isFull() ? test : test.skip;

/** Runs `use` with the page, and fails if the page logs an error. */
export async function expectNoErrors(
  page: Page,
  use: (page: Page) => Promise<void>,
  mayLog?: RegExp,
): Promise<void> {
  const errors: string[] = [];
  const onError = (error: Error): void => void errors.push(error.message);
  const onMessage = (message: ConsoleMessage): void => {
    if (message.type() !== "error" || EXPECTED.test(message.text()) || mayLog?.test(message.text())) return;
    errors.push(message.text());
  };
  page.on("pageerror", onError).on("console", onMessage);
  await use(page);
  page.off("pageerror", onError).off("console", onMessage);
  expect(errors, `the page logged: ${errors.join(" | ")}`).toEqual([]);
}

export { expect };

/** Interacts with the page, so that its script loads now instead of after two idle seconds. */
export async function touch(page: Page): Promise<void> {
  await page.getByRole("main").dispatchEvent("pointermove", { movementX: 1 });
}

/** Waits until React has hydrated this element, whose script may load after the page's. */
export async function scriptAt(element: Locator): Promise<void> {
  // A catalogue page loads its script at the first interaction.
  await element.dispatchEvent("pointermove", { movementX: 1 });
  // React adds such a property to each element that it has hydrated.
  const isTaken = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps$")));
  // The default interval of half a second would be most of the waiting time.
  await expect.poll(isTaken, { intervals: [50, 50, 50, 100, 100, 250] }).toBe(true);
}

/** Waits until the page's script has stored the visitor's role in the browser. */
export async function scriptBegins(page: Page, role: "public" | "client" = "public"): Promise<void> {
  await scriptAt(page.getByRole("main"));
  await expect.poll(() => page.evaluate(() => localStorage.getItem("role"))).toBe(role);
}

/** Registers a new customer on the page and waits for the account. */
export async function registerCustomer(page: Page, leadsTo = "/account/info"): Promise<DemoCustomer> {
  const customer = newCustomer();
  const textbox = (name: string) => page.getByRole("main").getByRole("textbox", { name, exact: true });
  await page.goto("/auth?pas=cont-nou");
  await textbox("Prenume").fill("Ana-Maria");
  await textbox("Nume").fill("Ionescu");
  await textbox("E-mail").fill(customer.email);
  await textbox("Parolă").fill(customer.password);
  await textbox("Confirmare parolă").fill(customer.password);
  await page
    .getByRole("main")
    .getByRole("checkbox", { name: /^Am citit și accept/ })
    .check();
  await page.getByRole("button", { name: "Creează cont" }).click();
  await expect(page).toHaveURL(leadsTo);
  return customer;
}
