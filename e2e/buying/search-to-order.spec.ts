import { expect, test } from "../test.ts";
import { acceptAndFinalize, expectOrderSent, fillAddress, fillContact, NASAUD } from "../checkout-steps.ts";
import { openSearch } from "../search-steps.ts";

test("from a search to an order paid by bank transfer", async ({ page }) => {
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
  await expect(page.getByRole("heading", { name: "Cum plătești prin transfer" })).toBeVisible();
  await expect(page.getByText(/^Comanda \d+/)).toBeVisible();
});
