import type { Page } from "@playwright/test";
import { loginAsDemoCustomer, placeOrder } from "../api-steps.ts";
import { FOLLOWED, KIND_ADDRESSES, ROUTE_ADDRESSES } from "./addresses.ts";

/** Names of all screens, for a test each. */
export const SCREENS = [
  ...Object.keys(ROUTE_ADDRESSES),
  ...Object.keys(KIND_ADDRESSES),
  ...Object.keys(FOLLOWED),
].map((name) => name || "home");

/** Opens the screen of that name. */
export async function openScreen(page: Page, name: string): Promise<void> {
  const followed = FOLLOWED[name];
  const address = ROUTE_ADDRESSES[name === "home" ? "" : name] ?? KIND_ADDRESSES[name] ?? followed?.from;
  if (address === undefined) throw new Error(`There is no screen "${name}".`);
  if (/^\/(?:account|alerta-stoc)\//.test(address)) await loginAsDemoCustomer(page);
  await page.goto(address);
  if (!followed) return;
  // The demo's products are there from the beginning, a new customer's orders are not.
  if (address === "/account/comenzi" && (await page.locator(followed.link).count()) === 0) {
    await placeOrder(page);
    await page.goto(address);
  }
  const target = await page.locator(followed.link).first().getAttribute("href");
  await page.goto(target ?? "/");
}
