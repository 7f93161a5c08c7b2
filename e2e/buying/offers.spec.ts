import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";
import { continueInBrowser } from "../api-steps.ts";
import * as form from "../checkout-form.ts";
import { CLUJ, openCart, openCoupon, textbox } from "../checkout-steps.ts";
import { fieldOf, fill } from "../read-form.ts";
import { mainText, noticesOf, type ReadPage, textOf, Visitor } from "../read-page.ts";

const BUNDLE = "/pachete/pachet-curatenie-de-primavara";

async function buyerOfBundle(): Promise<Visitor> {
  const visitor = new Visitor();
  const page = await visitor.press(await visitor.open(BUNDLE), "Adauga in cos");
  expect(noticesOf(page)).toContain("Pachetul a fost adăugat în coș.");
  return visitor;
}

async function openWithBundle(page: Page): Promise<void> {
  await continueInBrowser(await buyerOfBundle(), page);
  await openCart(page);
}

const lines = (page: Page) => page.getByRole("region", { name: "Produse" }).getByRole("list").first();
const summary = (page: Page) => page.getByRole("complementary", { name: "Sumarul comenzii" });

test("a voucher is refused with a field error, then applied, and removed again", async ({ page }) => {
  await openWithBundle(page);
  await openCoupon(page);
  const code = textbox(page, "Cod de reducere");
  await page.getByRole("button", { name: "Aplică" }).click();
  await expect(page.getByText("Câmpul Cod de reducere este obligatoriu.")).toBeVisible();
  await code.fill("NU-EXISTA");
  await code.press("Enter");
  await expect(summary(page).getByText("Codul nu este valid.")).toBeVisible();
  await expect(code).toHaveValue("NU-EXISTA");
  await expect(code).toBeFocused();
  await code.fill("CURAT10");
  await code.press("Enter");
  await expect(summary(page).getByText(/^Valoarea minimă este 100 lei\./)).toBeVisible();
  await page.getByRole("spinbutton", { name: /^Cantitate: Pachet/ }).fill("2");
  await expect(page.getByText("Produse (2 buc.)")).toBeVisible();
  await page.getByRole("button", { name: "Aplică" }).click();
  await expect(page.getByText("Cod aplicat: CURAT10")).toBeVisible();
  await expect(code).toHaveValue("");
  // The voucher is a line without a quantity, which can be removed (C-026).
  const line = lines(page).locator("> li").filter({ hasText: "Reducere 10 %" });
  await expect(line.getByRole("spinbutton")).toHaveCount(0);
  await expect(line.getByRole("button", { name: "Elimină Reducere 10 % din coș" })).toBeVisible();
  // A notice may cover the button for 8 s.
  await page.getByRole("button", { name: "Elimină codul CURAT10" }).press("Enter");
  await expect(line).toBeHidden();
  await expect(page.getByText("Cod aplicat:")).toBeHidden();
});

test("on a narrow phone the saving is shown next to the quantity", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWithBundle(page);
  const bundle = lines(page).locator("> li").filter({ hasText: "Pachet curățenie de primăvară" });
  await bundle.getByRole("button", { name: "Detalii: Pachet curățenie de primăvară" }).click();
  const quantity = await bundle.getByRole("spinbutton").locator("..").boundingBox();
  const saved = await bundle.getByText("Economisești").boundingBox();
  expect(saved?.x).toBeGreaterThanOrEqual((quantity?.x ?? 0) + (quantity?.width ?? 0));
});

test("the name of a cart line fits on one line next to the summary", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await openWithBundle(page);
  const name = lines(page).getByRole("link", { name: "Pachet curățenie de primăvară" });
  const lineCount = (link: Element): number =>
    Math.round(link.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(link).lineHeight));
  expect(await name.evaluate(lineCount)).toBe(1);
});

test("an order with a voucher shows the voucher's code", async () => {
  const visitor = await buyerOfBundle();
  let page = await form.fillContact(visitor, await form.openCart(visitor));
  setQuantity(page, 2);
  fill(page, { "Cod de reducere": "curat10" });
  page = await visitor.press(page, "Aplică");
  expect(mainText(page)).toContain("Produse (2 buc.)");
  expect(mainText(page)).toContain("Cod aplicat: CURAT10");
  page = await form.fillAddress(visitor, page, CLUJ);
  page = await form.acceptAndFinalize(visitor, page);
  form.expectOrderSent(page);
  expect(mainText(page)).toContain("(CURAT10)");
});

test("a bundle's gift is added to the cart and removed with the bundle", async () => {
  const visitor = await buyerOfBundle();
  let page = await form.payOnDelivery(visitor, await form.openCart(visitor));
  const line = (requested: string) => {
    const list = page.document.querySelector("main form section ul:not([aria-label])");
    const found = [...(list?.children ?? [])].find((item) => textOf(item).includes(requested));
    if (!found) throw new Error(`There is no line ${requested}.`);
    return found;
  };
  const bundle = line("Pachet curățenie de primăvară");
  expect(bundle.querySelectorAll('ul[aria-label="Conține"] li')).toHaveLength(5);
  expect(textOf(bundle)).toContain("Economisești");
  const gift = line("Cadou");
  for (const text of ["1 buc.", "Gratuit"]) expect(textOf(gift)).toContain(text);
  expect(gift.querySelectorAll("input")).toHaveLength(0);
  const charge = line("Taxă ramburs");
  expect(charge.querySelectorAll("button, input")).toHaveLength(0);
  page = await visitor.press(page, /^Elimină/, gift);
  expect(() => line("Cadou")).toThrow("There is no line");
  page = await visitor.press(page, /^Elimină .*Pachet/);
  expect(mainText(page)).toContain("Cosul tau este gol");
});

test("the amount still needed for free delivery is shown until delivery is free", async () => {
  const visitor = await buyerOfBundle();
  let page = await form.openCart(visitor);
  const summaryOf = (read: ReadPage) =>
    textOf(read.main.getByRole("complementary", { name: "Sumarul comenzii" }));
  expect(summaryOf(page)).toContain("Mai ai ");
  setQuantity(page, 4);
  page = await visitor.press(page, form.RECALCULATE);
  expect(summaryOf(page)).toContain("Ai livrare gratuită.");
  fieldOf(page, /^Curier Sameday la domiciliu ?Gratuit$/);
});

function setQuantity(page: ReadPage, pieces: number): void {
  fieldOf(page, /^Cantitate: Pachet/).setAttribute("value", String(pieces));
}
