/** Pages can be used before their scripts are here: what was chosen, typed and pressed until then counts. */
import type { Page } from "@playwright/test";
import { becomeCustomer, haveInCart } from "../api-steps.ts";
import { dialog, field } from "../account/account-steps.ts";
import { CLUJ, openCart, payOnDelivery, textbox } from "../checkout-steps.ts";
import { expect, scriptAt, test } from "../test.ts";

/** Opens a page whose scripts come when they are let go. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  return resolve;
}

test("a card that is pressed adds its product", async ({ page }) => {
  const letGo = await openWithoutScripts(page, "/");
  await page
    .getByRole("button", { name: /^Adauga in cos/ })
    .first()
    .click();
  await expect(page.getByText("Produsul a fost adaugat cu succes")).toBeVisible();
  letGo();
  await expect(
    page.getByRole("banner").locator("summary", { hasText: /Coșul meu: [12] buc\./ }),
  ).toBeVisible();
});

test("delivery and payment that are chosen in the checkout stay chosen, and the sums are those of them", async ({
  page,
}) => {
  await haveInCart(page, 1);
  await openCart(page);
  await payOnDelivery(page);
  const letGo = await openWithoutScripts(page, "/cos");
  const charge = page.getByRole("listitem").filter({ hasText: "Taxă ramburs" });
  await expect(charge).toBeVisible();
  const fan = page.getByRole("radio", { name: "FAN Courier" });
  const transfer = page.getByRole("radio", { name: "Ordin de plată" });
  await fan.check();
  await transfer.check();
  letGo();
  await expect(charge).toBeHidden();
  await expect(fan).toBeChecked();
  await expect(transfer).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem("delivery_options_id"))).toBe("3");
  // The cart that is shown now knows of them.
  await page.reload();
  await expect(fan).toBeChecked();
  await expect(transfer).toBeChecked();
});

test("a kind of buyer that is chosen in the checkout is asked for what belongs to it", async ({ page }) => {
  await haveInCart(page, 1);
  const letGo = await openWithoutScripts(page, "/cos");
  await page.getByRole("radio", { name: "Persoană juridică" }).check();
  await textbox(page, "Denumire firmă").fill("Școala Gimnazială nr. 4");
  letGo();
  await expect(page.getByRole("radio", { name: /SEAP/ })).toBeVisible();
  await expect(textbox(page, "Denumire firmă")).toHaveValue("Școala Gimnazială nr. 4");
});

test("a county that is chosen in the checkout brings its localities", async ({ page }) => {
  await haveInCart(page, 1);
  const letGo = await openWithoutScripts(page, "/cos");
  const address = page.getByRole("group", { name: "Adresa de livrare" });
  await address.getByRole("textbox", { name: "Adresă" }).fill("Str. Lungă nr. 12, ap. 3");
  await address.getByRole("combobox", { name: "Județ" }).selectOption({ label: CLUJ.county });
  letGo();
  await address.getByRole("combobox", { name: "Localitate" }).selectOption({ label: CLUJ.city });
  await expect(address.getByRole("textbox", { name: "Adresă" })).toHaveValue("Str. Lungă nr. 12, ap. 3");
});

test("a quantity that is typed in the cart changes the sums", async ({ page }) => {
  await haveInCart(page, 2);
  const letGo = await openWithoutScripts(page, "/cos");
  const quantity = page.getByRole("spinbutton", { name: /^Cantitate/ });
  await quantity.fill("3");
  letGo();
  await expect(page.getByText("Produse (3 buc.)")).toBeVisible();
  await expect(quantity).toHaveValue("3");
});

test("a product's buttons count on from the quantity that is typed", async ({ page }) => {
  await page.goto("/");
  const address = await page
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: /^Adauga in cos/ }) })
    .first()
    .getByRole("link")
    .first()
    .getAttribute("href");
  const letGo = await openWithoutScripts(page, address ?? "");
  const quantity = page.getByRole("spinbutton", { name: "Cantitate" });
  await quantity.fill("2");
  letGo();
  await scriptAt(quantity);
  await page.getByRole("button", { name: "Mai mult" }).click();
  await expect(quantity).toHaveValue("3");
});

test("a complaint shows the fields of the type that is chosen", async ({ page }) => {
  await becomeCustomer(page);
  const letGo = await openWithoutScripts(page, "/account/sesizari?add=1");
  await dialog(page).getByRole("combobox", { name: "Tip sesizare" }).selectOption({ label: "Retur produs" });
  letGo();
  await expect(field(page, "IBAN")).toBeVisible();
});

test("a list takes the order that is chosen and remembers how many stand in a row", async ({ page }) => {
  const letGo = await openWithoutScripts(page, "/solutii-de-curatare");
  const three = page.getByRole("group", { name: "Produse pe rând" }).getByRole("radio", { name: "3" });
  await three.check({ force: true });
  await page.getByRole("combobox", { name: "Sortează după" }).selectOption("Nume produs");
  letGo();
  await expect(page).toHaveURL(/\?sort=nume$/);
  await page.reload();
  await expect(three).toBeChecked();
});
