import type { Page } from "@playwright/test";
import { haveInCart } from "./api-steps.ts";
import {
  acceptAndFinalize,
  CLUJ,
  fillAddress,
  fillContact,
  finalizeButton,
  openCart,
} from "./checkout-steps.ts";
import { expect } from "./test.ts";

/** Orders the home page's third product with payment by card. */
export async function orderByCard(page: Page): Promise<void> {
  await haveInCart(page, 2);
  await openCart(page);
  await fillContact(page);
  await fillAddress(page, CLUJ);
  await page.getByRole("radio", { name: "Card online" }).check();
  await expect(finalizeButton(page)).toBeEnabled();
  await acceptAndFinalize(page);
}

/** Checks the payment on the processor's page, then approves, refuses or cancels it. */
export async function decideAtProcessor(page: Page, decision: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Plată cu cardul" })).toBeVisible();
  await expect(page.getByText(/^Comanda \d{9}$/)).toBeVisible();
  await expect(page.getByText(/^(?:\d,)?\d{1,3}\.\d\d lei$/)).toBeVisible();
  await page.getByRole("button", { name: decision }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Plata comenzii \d+$/ })).toBeVisible();
}

export async function expectPaymentState(page: Page, word: string): Promise<void> {
  await expect(page.getByText(`Starea plății: ${word}`)).toBeVisible();
}
