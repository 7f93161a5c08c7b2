import { acceptAndFinalize, expectOrderSent, fillAddress, fillContact, NASAUD } from "../checkout-steps.ts";
import { expect, scriptAt, test } from "../test.ts";

test("a foreign provider's goods are browsed and ordered", async ({ page }) => {
  await page.goto("/detergenti/pardoseli");
  await page.getByRole("link", { name: /^Detergent neutru pentru pardoseli/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Detergent neutru");
  const add = page.getByRole("main").getByRole("button", { name: "Adauga in cos", exact: true }).first();
  await scriptAt(add);
  await add.click();
  await page.getByRole("link", { name: "Vezi coșul" }).last().click();
  await fillContact(page);
  await fillAddress(page, NASAUD);
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  await expect(page.getByText("Ramburs la livrare")).toBeVisible();
});

test("without JavaScript's help a refused order of a foreign provider stays on the page", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/hartie");
  await page.getByRole("link", { name: /^Hârtie igienică/ }).click();
  await page.getByRole("main").getByRole("button", { name: "Adauga in cos", exact: true }).first().click();
  await page.goto("/cos");
  await fillContact(page);
  await acceptAndFinalize(page);
  await expect(page.getByText("Câmpul Județ este obligatoriu.").first()).toBeVisible();
  await fillAddress(page, NASAUD, false);
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  await context.close();
});
