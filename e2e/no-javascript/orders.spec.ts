import {
  acceptAndFinalize,
  addFromHome,
  CLUJ,
  expectOrderSent,
  fillAddress,
  fillContact,
  NASAUD,
  openCart,
  textbox,
} from "../checkout-steps.ts";
import { expect, test } from "../test.ts";

test("from the menu over a filter and a product to an order", async ({ page }) => {
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const menu = page.getByRole("navigation", { name: "Meniu principal" });
  await menu.locator("summary", { hasText: "Toate produsele" }).click();
  await menu
    .getByRole("link", { name: /^Vezi toate din/ })
    .first()
    .click();
  const filters = page.getByRole("complementary", { name: "Filtre" });
  await filters.getByRole("group").getByRole("link").first().click();
  await expect(page).toHaveURL(/filters=/);
  await page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: /^Adauga in cos/ }) })
    .first()
    .getByRole("link")
    .first()
    .click();
  await page.getByRole("main").getByRole("button", { name: "Adauga in cos", exact: true }).first().click();
  await expect(page.getByText("Produsul a fost adaugat cu succes").first()).toBeVisible();

  await openCart(page);
  await fillContact(page);
  await fillAddress(page, CLUJ, false);
  await expect(textbox(page, "Prenume")).toHaveValue("Ana-Maria");
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  await page.reload();
  await expect(page.getByText("Str. Lungă nr. 12, ap. 3, Cluj-Napoca, Cluj").first()).toBeVisible();
});

test("from a search to an order", async ({ page }) => {
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByPlaceholder("Cauta").first().fill("detergent");
  await page.getByRole("button", { name: "Caută" }).first().click();
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Adauga in cos/ })
    .first()
    .click();
  await openCart(page);
  await fillContact(page);
  await fillAddress(page, NASAUD, false);
  await acceptAndFinalize(page);
  await expectOrderSent(page);
});

test("Enter in a field recalculates and keeps everything typed", async ({ page }) => {
  await addFromHome(page, 1);
  await openCart(page);
  await fillContact(page);
  const quantity = page.getByRole("spinbutton", { name: /^Cantitate/ });
  await quantity.fill("2");
  await quantity.press("Enter");
  await expect(page.getByText("Produse (2 buc.)")).toBeVisible();
  await expect(textbox(page, "E-mail")).toHaveValue("ana@example.com");
});

test("what is missing stands at its field, and a city of another county does not count", async ({ page }) => {
  await addFromHome(page, 1);
  await openCart(page);
  await fillContact(page);
  await fillAddress(page, CLUJ, false);
  const address = page.getByRole("group", { name: "Adresa de livrare" });
  await address.getByRole("combobox", { name: "Județ" }).selectOption({ label: "Sibiu" });
  await acceptAndFinalize(page);
  await expect(page.getByText("Câmpul Localitate este obligatoriu.")).toBeVisible();
  await expect(page.getByText("Nu ai completat toate campurile.")).toBeVisible();
  await address.getByRole("combobox", { name: "Localitate" }).selectOption({ label: "Mediaș" });
  await expect(textbox(page, "Prenume")).toHaveValue("Ana-Maria");
});

test("a line is removed by its button", async ({ page }) => {
  await addFromHome(page);
  await openCart(page);
  await page
    .getByRole("button", { name: /^Elimină .* din coș$/ })
    .first()
    .click();
  await expect(page.getByText("Cosul tau este gol")).toBeVisible();
});
