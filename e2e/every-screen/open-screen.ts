import type { Page } from "@playwright/test";
import { loginAsDemoCustomer, placeOrder } from "../api-steps.ts";
import { addressOf } from "./addresses.ts";

/** Opens the screen of that name. */
export async function openScreen(page: Page, name: string): Promise<void> {
  const { address, isOfCustomer, link } = addressOf(name);
  if (isOfCustomer) await loginAsDemoCustomer(page);
  // The demo's products are there from the beginning, a new customer's orders are not.
  if (name === "account/comenzi/:id") await placeOrder(page);
  await page.goto(address);
  if (link === undefined) return;
  const target = await page.locator(link).first().getAttribute("href");
  await page.goto(target ?? "/");
}
