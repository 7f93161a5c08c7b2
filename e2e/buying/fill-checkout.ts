import type { Page } from "@playwright/test";
import { CLUJ, fillAddress, fillContact, finalizeButton, openCart } from "../checkout-steps.ts";
import { expect } from "../test.ts";

/** Fills in everything except the terms, and waits until no request is pending. */
export async function fillCheckout(tab: Page): Promise<void> {
  await openCart(tab);
  await fillContact(tab);
  await fillAddress(tab, CLUJ);
  await expect(finalizeButton(tab)).toBeEnabled();
}
