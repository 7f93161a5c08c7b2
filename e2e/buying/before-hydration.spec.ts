/** Choices, input and presses made before the scripts load have an effect. */
import { haveInCart } from "../api-steps.ts";
import { openCart, payOnDelivery } from "../checkout-steps.ts";
import { expect, test } from "../test.ts";
import { openWithoutScripts } from "./late-scripts.ts";

test("a press on a card's button before hydration adds its product", async ({ page }) => {
  const letGo = await openWithoutScripts(page, "/");
  await page
    .getByRole("button", { name: /^Adauga in cos/ })
    .first()
    .click();
  await expect(page.getByText("Produsul a fost adaugat cu succes")).toBeVisible();
  letGo();
  await expect(
    page.getByRole("banner").locator("summary", { hasText: /Coșul meu: [12] buc\./ }),
  ).toBeVisible();
});

test("delivery and payment chosen before hydration stay chosen and update the totals", async ({ page }) => {
  await haveInCart(page, 1);
  await openCart(page);
  await payOnDelivery(page);
  const letGo = await openWithoutScripts(page, "/cos");
  const charge = page.getByRole("listitem").filter({ hasText: "Taxă ramburs" });
  await expect(charge).toBeVisible();
  const fan = page.getByRole("radio", { name: "FAN Courier" });
  const transfer = page.getByRole("radio", { name: "Ordin de plată" });
  await fan.check();
  await transfer.check();
  letGo();
  await expect(charge).toBeHidden();
  await expect(fan).toBeChecked();
  await expect(transfer).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem("delivery_options_id"))).toBe("3");
  // The reloaded cart contains the stored choices.
  await page.reload();
  await expect(fan).toBeChecked();
  await expect(transfer).toBeChecked();
});

test("a quantity entered before hydration updates the totals", async ({ page }) => {
  await haveInCart(page, 2);
  const letGo = await openWithoutScripts(page, "/cos");
  const quantity = page.getByRole("spinbutton", { name: /^Cantitate/ });
  await quantity.fill("3");
  letGo();
  await expect(page.getByText("Produse (3 buc.)")).toBeVisible();
  await expect(quantity).toHaveValue("3");
});
