/** Playwright's test with one rule more: a page that logs an error or breaks its own security policy fails. */
import { randomUUID } from "node:crypto";
import { expect, test as base } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { SHOP, SHOP_API_KEY } from "./addresses.ts";

/** Refusals that a journey provokes on purpose; Chromium logs each failed request. */
const EXPECTED = /Failed to load resource: the server responded with a status of 4\d\d/;

export const test = base.extend<{ noErrors: void }>({
  noErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !EXPECTED.test(message.text())) errors.push(message.text());
      });
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the script is at work at that element: a screen's part of it comes after the page has loaded. */
export async function scriptAt(element: Locator): Promise<void> {
  // What React leaves at each element that it has taken over.
  const isTaken = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps$")));
  await expect.poll(isTaken).toBe(true);
}

export interface DemoCustomer {
  email: string;
  password: string;
}

/** Registers a new customer through the page, which then shows the account. */
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

/** Gives the browser the session of a new customer, for tests in which registering is no step; opens no page. */
export async function becomeCustomer(page: Page): Promise<DemoCustomer> {
  const customer = newCustomer();
  const { email, password } = customer;
  const response = await fetch(`${SHOP}/api/v1/user/auth/register`, {
    method: "POST",
    headers: { "x-api-key": SHOP_API_KEY, "content-type": "application/json" },
    body: JSON.stringify({
      firstname: "Ana-Maria",
      lastname: "Ionescu",
      email,
      password,
      password_confirm: password,
      terms: true,
    }),
  });
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: { user_token: string } };
  await page.context().addCookies([{ name: "user_token", value: data.user_token, url: SHOP }]);
  return customer;
}

function newCustomer(): DemoCustomer {
  return { email: `ana-${randomUUID()}@example.com`, password: "un cal alb pe deal" };
}

type Cookies = Awaited<ReturnType<ReturnType<Page["context"]>["cookies"]>>;
let demoCustomer: Cookies | undefined;

/** Logs in a customer that this worker registered through the page, once for all its tests. */
export async function loginAsDemoCustomer(page: Page): Promise<void> {
  if (demoCustomer) return page.context().addCookies(demoCustomer);
  await registerCustomer(page);
  const cookies = await page.context().cookies();
  demoCustomer = cookies.filter(({ name }) => name === "user_token");
}
