/** before-hydration.spec.ts covers the main choices in the checkout. */
import { becomeCustomer, haveInCart } from "../api-steps.ts";
import { addressOfProduct } from "../api-steps.ts";
import { dialog, field } from "../account/account-steps.ts";
import { CLUJ, textbox } from "../checkout-steps.ts";
import { expect, scriptAt, test } from "../test.ts";
import { openWithoutScripts } from "./late-scripts.ts";

test("a kind of buyer chosen before hydration shows its fields", async ({ page }) => {
  await haveInCart(page, 1);
  const letGo = await openWithoutScripts(page, "/cos");
  await page.getByRole("radio", { name: "Persoană juridică" }).check();
  await textbox(page, "Denumire firmă").fill("Școala Gimnazială nr. 4");
  letGo();
  await expect(page.getByRole("radio", { name: /SEAP/ })).toBeVisible();
  await expect(textbox(page, "Denumire firmă")).toHaveValue("Școala Gimnazială nr. 4");
});

test("a county chosen in the checkout before hydration loads its localities", async ({ page }) => {
  await haveInCart(page, 1);
  const letGo = await openWithoutScripts(page, "/cos");
  const address = page.getByRole("group", { name: "Adresa de livrare" });
  await address.getByRole("textbox", { name: "Adresă" }).fill("Str. Lungă nr. 12, ap. 3");
  await address.getByRole("combobox", { name: "Județ" }).selectOption({ label: CLUJ.county });
  letGo();
  await address.getByRole("combobox", { name: "Localitate" }).selectOption({ label: CLUJ.city });
  await expect(address.getByRole("textbox", { name: "Adresă" })).toHaveValue("Str. Lungă nr. 12, ap. 3");
});

test("the buttons of a product count from a quantity entered before hydration", async ({ page }) => {
  const letGo = await openWithoutScripts(page, await addressOfProduct());
  const quantity = page.getByRole("spinbutton", { name: "Cantitate" });
  await quantity.fill("2");
  letGo();
  await scriptAt(quantity);
  await page.getByRole("button", { name: "Mai mult" }).click();
  await expect(quantity).toHaveValue("3");
});

test("a complaint shows the fields of the type chosen before hydration", async ({ page }) => {
  await becomeCustomer(page);
  const letGo = await openWithoutScripts(page, "/account/sesizari?add=1");
  await dialog(page).getByRole("combobox", { name: "Tip sesizare" }).selectOption({ label: "Retur produs" });
  letGo();
  await expect(field(page, "IBAN")).toBeVisible();
});

test("a list applies the sort order and density chosen before hydration", async ({ page }) => {
  const letGo = await openWithoutScripts(page, "/solutii-de-curatare");
  const three = page.getByRole("group", { name: "Produse pe rând" }).getByRole("radio", { name: "3" });
  await three.check({ force: true });
  await page.getByRole("combobox", { name: "Sortează după" }).selectOption("Nume produs");
  letGo();
  await expect(page).toHaveURL(/\?sort=nume$/);
  await page.reload();
  await expect(three).toBeChecked();
});
