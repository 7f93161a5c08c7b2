import type { Page } from "@playwright/test";
import { haveInCart } from "../api-steps.ts";
import { expect, scriptAt, test } from "../test.ts";
import { addFromHome, choose, finalizeButton, openCart } from "../checkout-steps.ts";

async function openFirstLine(page: Page): Promise<void> {
  const details = page.getByRole("button", { name: /^Detalii:/ }).first();
  await scriptAt(finalizeButton(page));
  if (await details.isVisible()) await details.click();
}

test("an empty cart shows a message and a link to the shop", async ({ page }) => {
  await openCart(page);
  await expect(page.getByText("Cosul tau este gol")).toBeVisible();
  await page.getByRole("link", { name: "Începe cumpărăturile" }).click();
  await expect(page).toHaveURL("/");
});

test("a changed quantity updates the totals and is capped at the maximum", async ({ page }) => {
  await haveInCart(page, 2);
  await openCart(page);
  await openFirstLine(page);
  const quantity = page.getByRole("spinbutton", { name: /^Cantitate/ });
  await page.getByRole("button", { name: "Mai mult" }).click();
  await expect(page.getByText("Produse (2 buc.)")).toBeVisible();
  const max = Number(await quantity.getAttribute("max"));
  await quantity.fill(String(max + 1));
  await expect(page.getByText(`Cantitatea maxima este de ${max} buc per produs`).first()).toBeVisible();
  await expect(quantity).toHaveValue(String(max));
  await expect(page.getByText(`Produse (${max} buc.)`)).toBeVisible();
});

test("the header's cart shows delivery separately from the products' total", async ({ page }) => {
  await addFromHome(page);
  const cart = page.getByRole("banner").getByRole("group").filter({ hasText: "Coșul meu" });
  await cart.locator("summary").click();
  await expect(cart.getByText("plus livrare de la")).toBeVisible();
  await expect(cart.getByText("Taxă ramburs")).toHaveCount(0);
  const amounts = async () => {
    const matches = [...((await cart.textContent()) ?? "").matchAll(/(\d+),(\d{2}) lei/g)];
    return matches.map(([, lei, bani]) => Number(lei) * 100 + Number(bani));
  };
  // The toggle's total comes first, then the lines, their total and the delivery.
  const [toggle = 0, ...otherAmounts] = await amounts();
  const [goods, delivery] = otherAmounts.slice(-2);
  expect(otherAmounts.slice(0, -2).reduce((sum, amount) => sum + amount, 0)).toBe(goods);
  expect([toggle, delivery]).toEqual([goods, expect.any(Number)]);
  // After the response, a removed line is missing from list and totals.
  await cart
    .getByRole("button", { name: /^Elimină/ })
    .first()
    .click();
  await expect.poll(async () => (await amounts())[0]).toBe(0);
  await expect(cart.getByText("Cosul tau este gol")).toBeVisible();
  await haveInCart(page);
  await openCart(page);
  await expect(page.getByRole("radio", { name: "Card online" })).toBeChecked();
  await expect(
    page.getByRole("radio", { name: /^Plată ramburs, la livrare \+ .*5,00 lei/ }),
  ).not.toBeChecked();
  await expect(page.getByText("Livrare (estimare)")).toBeVisible();
  await choose(page, /^FAN Courier/);
  await expect(page.getByText("Livrare (estimare)")).toHaveCount(0);
});

test("an order note counts an emoji as one character, and more than 500 characters are refused", async ({
  page,
}) => {
  await haveInCart(page, 2);
  await openCart(page);
  const observation = page.getByRole("textbox", { name: "Observații pentru comandă sau curier" });
  await expect(observation).toHaveAttribute("rows", "5");
  await observation.fill("Mulțumesc 😀");
  await expect(page.getByText("11 / 500")).toBeVisible();
  await observation.fill("a".repeat(501));
  await expect(page.getByText("501 / 500")).toBeVisible();
  await finalizeButton(page).click();
  await expect(page.getByText("Câmpul Observații poate avea cel mult 500 de caractere.")).toBeVisible();
  await expect(observation).toHaveValue("a".repeat(501));
});

test("the cart shows the legal guarantee, the delivery time and the shop's benefits", async ({ page }) => {
  await haveInCart(page, 6);
  await openCart(page);
  await expect(page.getByText("Garanție legală de conformitate: 2 ani de la livrare.")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText("Livrare in 2-3 zile")).toBeVisible();
  const benefits = main.getByRole("list", { name: "Avantajele magazinului" }).getByRole("listitem");
  await expect(benefits).toHaveText([
    /^Livrare gratuită la comenzi de peste 200 lei ?Livrare in 2-3 zile$/,
    /^Retur simplu și gratuit în 3 zile/,
    /^Plată online securizată cu cardul$/,
    /^Comandă prin SEAP/,
  ]);
});
