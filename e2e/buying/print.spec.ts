/** Printed pages contain no navigation, and use as few sheets as possible. */
import { addressOfProduct, haveInCart, loginAsDemoCustomer, placeOrder } from "../api-steps.ts";
import { openCart } from "../checkout-steps.ts";
import { OF_THE_SCREEN, printedPages, printedText } from "../print-steps.ts";
import { expect, test } from "../test.ts";

test("a customer's order and cart print on one page each", async ({ page }) => {
  await loginAsDemoCustomer(page);
  await placeOrder(page);
  await page.goto("/account/comenzi");
  const order = page.getByRole("main").locator('a[href^="/account/comenzi/"]').first();
  await page.goto((await order.getAttribute("href")) ?? "");
  await expect(page.getByRole("heading", { level: 1, name: /^Comanda / })).toBeVisible();
  expect(await printedPages(page)).toBe(1);
  await haveInCart(page);
  await openCart(page);
  const text = await printedText(page);
  expect(text).toContain("Sumarul comenzii");
  expect(text).not.toContain("Date de facturare");
  expect(await printedPages(page)).toBe(1);
});

test("a product prints on at most two pages with price, properties and safety", async ({ page }) => {
  await page.goto(await addressOfProduct());
  const text = await printedText(page);
  for (const stored of ["Descriere", "Caracteristici", "Siguranță și conformitate", "lei"])
    expect(text).toContain(stored);
  for (const left of [...OF_THE_SCREEN, "Opiniile clienților", "Adaugă la favorite", "Produse similare"])
    expect(text).not.toContain(left);
  expect(await printedPages(page)).toBeLessThanOrEqual(2);
});

test("a category prints four products per row", async ({ page }) => {
  await page.goto("/solutii-de-curatare/pardoseli");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 688, height: 975 });
  const cards = page.getByRole("main").getByRole("article");
  const boxes = await Promise.all([0, 3, 4].map((index) => cards.nth(index).boundingBox()));
  const [first, fourth, fifth] = boxes.map((box) => box ?? { x: 0, y: 0 });
  expect(fourth?.y).toBe(first?.y);
  expect(fifth?.y).toBeGreaterThan(first?.y ?? 0);
  await page.emulateMedia({ media: null });
  expect(await printedPages(page)).toBeLessThanOrEqual(2);
});
