import type { Page } from "@playwright/test";
import { expect, scriptAt, test } from "../test.ts";
import {
  acceptAndFinalize,
  CLUJ,
  expectOrderSent,
  fillAddress,
  fillContact,
  openCart,
  openCoupon,
  payOnDelivery,
  textbox,
} from "../checkout-steps.ts";

const BUNDLE = "/pachete/pachet-curatenie-de-primavara";

async function addBundle(page: Page): Promise<void> {
  await page.goto(BUNDLE);
  const add = page.getByRole("main").getByRole("button", { name: "Adauga in cos", exact: true }).first();
  await scriptAt(add);
  await add.click();
  await expect(page.getByRole("dialog", { name: "Pachetul a fost adăugat în coș." })).toBeVisible();
}

const lines = (page: Page) => page.getByRole("region", { name: "Produse" }).getByRole("list").first();
const summary = (page: Page) => page.getByRole("complementary", { name: "Sumarul comenzii" });

test("a code is refused at its field, taken, and removed again", async ({ page }) => {
  await addBundle(page);
  await openCart(page);
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
  // The voucher is a line without a quantity, which can be taken out (C-026).
  const line = lines(page).locator("> li").filter({ hasText: "Reducere 10 %" });
  await expect(line.getByRole("spinbutton")).toHaveCount(0);
  await expect(line.getByRole("button", { name: "Elimină Reducere 10 % din coș" })).toBeVisible();
  // By key: for 8 s a notice may lie over it.
  await page.getByRole("button", { name: "Elimină codul CURAT10" }).press("Enter");
  await expect(line).toBeHidden();
  await expect(page.getByText("Cod aplicat:")).toBeHidden();
});

test("on a narrow phone what is saved stands beside the quantity, not under it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await addBundle(page);
  await openCart(page);
  const bundle = lines(page).locator("> li").filter({ hasText: "Pachet curățenie de primăvară" });
  const quantity = await bundle.getByRole("spinbutton").locator("..").boundingBox();
  const saved = await bundle.getByText("Economisești").boundingBox();
  expect(saved?.x).toBeGreaterThanOrEqual((quantity?.x ?? 0) + (quantity?.width ?? 0));
});

test("beside the summary the names of the cart's lines keep their width", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await addBundle(page);
  await openCart(page);
  const name = lines(page).getByRole("link", { name: "Pachet curățenie de primăvară" });
  const [line] = await name.evaluateAll((links) => links.map((link) => link.getClientRects().length));
  expect(line).toBe(1);
});

test("an order with a code shows what it took off", async ({ page }) => {
  await addBundle(page);
  await openCart(page);
  await page.getByRole("spinbutton", { name: /^Cantitate: Pachet/ }).fill("2");
  await expect(page.getByText("Produse (2 buc.)")).toBeVisible();
  await openCoupon(page);
  await textbox(page, "Cod de reducere").fill("curat10");
  await page.getByRole("button", { name: "Aplică" }).click();
  await expect(page.getByText("Cod aplicat: CURAT10")).toBeVisible();
  await fillContact(page);
  await fillAddress(page, CLUJ);
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  await expect(page.getByText("(CURAT10)")).toBeVisible();
});

test("a bundle shows what it contains and what it saves, a gift comes and goes with it", async ({ page }) => {
  await addBundle(page);
  await openCart(page);
  const bundle = lines(page).locator("> li").filter({ hasText: "Pachet curățenie de primăvară" });
  await expect(bundle.getByRole("list", { name: "Conține" }).getByRole("listitem")).toHaveCount(5);
  await expect(bundle.getByText("Economisești")).toBeVisible();
  const gift = lines(page).locator("> li").filter({ hasText: "Cadou" });
  await expect(gift.getByText("1 buc.", { exact: true })).toBeVisible();
  await expect(gift.getByText("Gratuit")).toBeVisible();
  await expect(gift.getByRole("spinbutton")).toHaveCount(0);
  await payOnDelivery(page);
  const charge = lines(page).locator("> li").filter({ hasText: "Taxă ramburs" });
  await expect(charge).toHaveCount(1);
  for (const role of ["button", "spinbutton"] as const) await expect(charge.getByRole(role)).toHaveCount(0);
  await gift.getByRole("button", { name: /^Elimină/ }).click();
  await expect(gift).toBeHidden();
  await bundle.getByRole("button", { name: /^Elimină/ }).click();
  await expect(page.getByText("Cosul tau este gol")).toBeVisible();
});

test("how much is missing to free delivery is said until nothing is", async ({ page }) => {
  await addBundle(page);
  await openCart(page);
  await expect(summary(page).getByText(/^Mai adaugă produse de peste/)).toBeVisible();
  await page.getByRole("spinbutton", { name: /^Cantitate: Pachet/ }).fill("4");
  await expect(summary(page).getByText("Ai livrare gratuită.")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Curier Sameday la domiciliu Gratuit$/ })).toBeVisible();
});
