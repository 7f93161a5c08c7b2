import type { Page } from "@playwright/test";
import { loginAsDemoCustomer, placeOrder } from "../api-steps.ts";
import { addressOf } from "./addresses.ts";

export async function openScreen(page: Page, name: string): Promise<void> {
  const { address, isOfCustomer, link } = addressOf(name);
  if (isOfCustomer) await loginAsDemoCustomer(page);
  // A new customer has no orders.
  if (name === "account/comenzi/:id") await placeOrder(page);
  await page.goto(address);
  if (link === undefined) return;
  const target = await page.locator(link).first().getAttribute("href");
  await page.goto(target ?? "/");
}
