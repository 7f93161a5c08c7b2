import type { Page } from "@playwright/test";
import { haveInCart } from "../api-steps.ts";
import { expect, test } from "../test.ts";
import {
  acceptAndFinalize,
  choose,
  CLUJ,
  expectOrderSent,
  fillAddress,
  fillContact,
  finalizeButton,
  lockers,
  openCart,
  orderNumber,
  textbox,
} from "../checkout-steps.ts";

/** Everything but the terms; ends when the cart knows the place, so that nothing is on its way any more. */
async function fillCheckout(tab: Page): Promise<void> {
  await openCart(tab);
  await fillContact(tab);
  await fillAddress(tab, CLUJ);
  await expect(finalizeButton(tab)).toBeEnabled();
}

test("the same order sent from a second tab is the same order", async ({ page, context }) => {
  await haveInCart(page, 3);
  const second = await context.newPage();
  for (const tab of [page, second]) await fillCheckout(tab);
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  const number = await page.getByRole("definition").first().innerText();
  await acceptAndFinalize(second);
  await expectOrderSent(second);
  await expect(second.getByRole("definition").first()).toHaveText(number);
});

const toLocker = async (tab: Page) => {
  await choose(tab, /^Sameday easybox/);
  await lockers(tab).getByRole("radio", { disabled: false }).first().check();
};
const throughSeap = async (tab: Page) => {
  await choose(tab, "Persoană juridică");
  await textbox(tab, "Denumire firmă").fill("Școala Gimnazială nr. 4");
  await textbox(tab, "Cod fiscal").fill("14399840");
  await fillAddress(tab, { ...CLUJ, group: "Firma" });
  await choose(tab, /SEAP/);
};
for (const [way, choices] of [
  ["to an easybox", toLocker],
  ["through SEAP", throughSeap],
] as const) {
  test(`the same order ${way} sent from a second tab is the same order`, async ({ page, context }) => {
    await haveInCart(page, 3);
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await fillCheckout(tab);
      await choices(tab);
      await expect(finalizeButton(tab)).toBeEnabled();
    }
    await acceptAndFinalize(page);
    await expectOrderSent(page);
    const number = await orderNumber(page);
    await acceptAndFinalize(second);
    await expectOrderSent(second);
    expect(await orderNumber(second)).toBe(number);
  });
}

test("another order of a cart that was ordered shows the one that stands", async ({ page, context }) => {
  await haveInCart(page, 3);
  const second = await context.newPage();
  for (const tab of [page, second]) await fillCheckout(tab);
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  const number = await page.getByRole("definition").first().innerText();
  await textbox(second, "Prenume").fill("Maria");
  await acceptAndFinalize(second);
  await expect(second).toHaveURL("/thank-you.html");
  await expect(second.getByText(/au fost deja comandate/)).toBeVisible();
  await expect(second.getByRole("definition").first()).toHaveText(number);
});
