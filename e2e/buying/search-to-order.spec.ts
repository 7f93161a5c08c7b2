import { expect, test } from "../test.ts";
import {
  acceptAndFinalize,
  expectOrderSent,
  fillAddress,
  fillContact,
  NASAUD,
  orderNumber,
} from "../checkout-steps.ts";
import { OF_THE_SCREEN, printedPages, printedText } from "../print-steps.ts";
import { openSearch } from "../search-steps.ts";

test("a visitor orders from a search by bank transfer and sees the order's details", async ({ page }) => {
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const search = await openSearch(page);
  await search.fill("detergent");
  await search.press("Enter");
  await expect(page.getByRole("heading", { name: "Cautare dupa 'detergent'" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Adauga in cos/ })
    .first()
    .click();
  await expect(page.getByText("Produsul a fost adaugat cu succes").first()).toBeVisible();

  await page.goto("/cos");
  await fillContact(page);
  await fillAddress(page, NASAUD);
  const charge = page.getByRole("listitem").filter({ hasText: "Taxă ramburs" });
  await expect(charge).toBeVisible();
  await page.getByRole("radio", { name: "Ordin de plată" }).check();
  await expect(charge).toBeHidden();
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  // Id and order are passed in the history state. The order is JSON, and its copy in local storage is
  // removed.
  const { usr: passed } = (await page.evaluate(() => history.state)) as {
    usr: { id: string; order: string };
  };
  expect(JSON.parse(passed.order)).toMatchObject({
    randomid: passed.id,
    status_label: "În așteptarea plății",
  });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lastorder"))).toBeNull();
  const main = page.getByRole("main");
  const year = new Date().getFullYear();
  for (const part of ["Număr comandă", "Data", "Stare", "Total", "Livrare", "Facturare", "Plată"])
    await expect(main.getByText(part, { exact: true }).first()).toBeVisible();
  await expect(main).toContainText(new RegExp(`\\d{1,2} [a-z]+ ${year}`));
  await expect(main).toContainText("În așteptarea plății");
  await expect(main).toContainText("Str. Lungă nr. 12, ap. 3, Năsăud, Bistrița-Năsăud");
  await expect(main).toContainText("Curier Sameday la domiciliu");
  await expect(main).toContainText(/Cost livrare\s*(Gratuit|\d+\.\d\d lei)/);
  for (const name of ["Vezi comanda în cont", "Descarcă factura"])
    await expect(main.getByRole("link", { name })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Cum plătești prin ordin de plată" })).toBeVisible();
  await expect(page.getByText(/^Comanda \d+/)).toBeVisible();

  await test.step("the confirmation prints on one page with the bank details and without navigation", async () => {
    const number = await orderNumber(page);
    const text = await printedText(page);
    for (const stored of [
      "Număr comandă",
      number,
      "Produsele comandate",
      "Subtotal produse",
      "din care TVA",
      NASAUD.city,
      "IBAN RO",
      `Comanda ${number}`,
      "Când ajunge",
    ])
      expect(text).toContain(stored);
    for (const left of OF_THE_SCREEN) expect(text).not.toContain(left);
    expect(await printedPages(page)).toBe(1);
  });
});
