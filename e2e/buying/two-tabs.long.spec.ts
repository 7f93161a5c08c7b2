import type { Page } from "@playwright/test";
import { haveInCart } from "../api-steps.ts";
import {
  acceptAndFinalize,
  choose,
  CLUJ,
  expectOrderSent,
  fillAddress,
  finalizeButton,
  lockers,
  orderNumber,
  textbox,
} from "../checkout-steps.ts";
import { expect, test } from "../test.ts";
import { fillCheckout } from "./fill-checkout.ts";

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
  test(`the same order ${way} sent from a second tab is placed once`, async ({ page, context }) => {
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
