import type { Page } from "@playwright/test";
import { haveInCart } from "../api-steps.ts";
import { expect, test } from "../test.ts";
import {
  acceptAndFinalize,
  CLUJ,
  expectOrderSent,
  fillAddress,
  fillContact,
  openCart,
  orderNumber,
} from "../checkout-steps.ts";

const NOT_FOUND =
  "Nu am găsit nicio comandă cu acest număr și această adresă de e-mail. Verifică datele din e-mailul de confirmare.";

async function find(page: Page, number: string, email: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Număr comandă" }).fill(number);
  await main.getByRole("textbox", { name: "E-mail" }).fill(email);
  await main.getByRole("button", { name: "Caută comanda" }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a guest finds the order by number and e-mail, and cancels it", async ({ page }) => {
      await haveInCart(page, 3);
      await openCart(page);
      await fillContact(page);
      await fillAddress(page, CLUJ, javaScriptEnabled);
      await acceptAndFinalize(page);
      await expectOrderSent(page);
      const number = await orderNumber(page);
      await page.getByRole("link", { name: "Urmărește sau anulează comanda" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Găsește comanda" })).toBeVisible();
      const main = page.getByRole("main");
      await expect(main.getByRole("textbox", { name: "Număr comandă" })).toHaveValue(number);
      await expect(main.getByRole("textbox", { name: "E-mail" })).toHaveValue("ana@example.com");
      await find(page, number, "altcineva@example.com");
      await expect(page.getByRole("main").getByText(NOT_FOUND)).toBeVisible();
      // A fresh page: there the same sentence stood already.
      await page.goto("/comanda");
      await find(page, "999999", "ana@example.com");
      await expect(page.getByRole("main").getByText(NOT_FOUND)).toBeVisible();
      await find(page, number, "ana@example.com");
      await expect(page.getByRole("heading", { level: 1, name: `Comanda ${number}` })).toBeVisible();
      await expect(page).toHaveURL("/comanda");
      await page.getByRole("link", { name: "Anulează comanda" }).click();
      await page.getByRole("dialog").getByRole("link", { name: "Nu" }).click();
      await page.getByRole("link", { name: "Anulează comanda" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Da" }).click();
      await expect(page.getByText("Comanda a fost anulată.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Anulează comanda" })).toBeHidden();
      await page.getByRole("button", { name: "Caută altă comandă" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Găsește comanda" })).toBeVisible();
    });
  });
}

test("the login and the footer lead to who ordered without an account", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("main").getByRole("link", { name: "Găsește comanda după număr" }).click();
  await expect(page).toHaveURL("/comanda");
  const links = { "Găsește comanda": "/comanda", "Retragere din contract aici": "/retragere" };
  for (const [name, address] of Object.entries(links))
    await expect(page.getByRole("contentinfo").getByRole("link", { name })).toHaveAttribute("href", address);
});

test("nobody sees an order or an invoice without having found it", async ({ page }) => {
  await page.goto("/comanda?cancel=1");
  await expect(page.getByRole("heading", { level: 1, name: "Găsește comanda" })).toBeVisible();
  const answer = await page.request.get("/comanda/factura");
  expect(answer.status()).toBe(404);
});
