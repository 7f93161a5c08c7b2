import type { Page } from "@playwright/test";
import { CLUJ, fillAddress, fillContact, finalizeButton, openCart } from "../checkout-steps.ts";
import { expect } from "../test.ts";

/** Everything but the terms; ends when the cart knows the place, so that nothing is on its way any more. */
export async function fillCheckout(tab: Page): Promise<void> {
  await openCart(tab);
  await fillContact(tab);
  await fillAddress(tab, CLUJ);
  await expect(finalizeButton(tab)).toBeEnabled();
}
