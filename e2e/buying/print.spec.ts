/** Printed pages: only the useful content, on as few sheets as possible, without navigation. */
import type { Page } from "@playwright/test";
import { addressOfProduct, haveInCart, loginAsDemoCustomer, placeOrder } from "../api-steps.ts";
import {
  acceptAndFinalize,
  choose,
  CLUJ,
  expectOrderSent,
  fillAddress,
  fillContact,
  openCart,
  orderNumber,
} from "../checkout-steps.ts";
import { expect, test } from "../test.ts";

/** Returns the number of A4 pages that the page prints on. */
async function printedPages(page: Page): Promise<number> {
  const file = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  return file.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Returns the printed text. */
async function printedText(page: Page): Promise<string> {
  await page.emulateMedia({ media: "print" });
  const text = await page.locator("body").innerText();
  await page.emulateMedia({ media: null });
  return text.replaceAll(/\s+/g, " ");
}

/** Texts of header, footer and navigation that must not be printed. */
const OF_THE_SCREEN = [
  "Contul meu",
  "Cauta",
  "Setări cookie",
  "Continuă cumpărăturile",
  "Fă-ți cont",
  "Ai o întrebare?",
  "Ce urmează",
];

test("an order confirmation prints on one page with the bank details and without navigation", async ({
  page,
}) => {
  await haveInCart(page);
  await openCart(page);
  await fillContact(page);
  await fillAddress(page, CLUJ);
  await choose(page, /^Ordin de plată/);
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  const number = await orderNumber(page);
  const text = await printedText(page);
  for (const stored of [
    "Număr comandă",
    number,
    "Produsele comandate",
    "Subtotal produse",
    "din care TVA",
    "Cluj-Napoca",
    "IBAN RO",
    `Comanda ${number}`,
    "Când ajunge",
  ])
    expect(text).toContain(stored);
  for (const left of OF_THE_SCREEN) expect(text).not.toContain(left);
  expect(await printedPages(page)).toBe(1);
});

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

test("a product prints on up to two pages with price, properties and safety, without rails and reviews", async ({
  page,
}) => {
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
