import { becomeCustomer, haveInCart } from "../api-steps.ts";
import {
  acceptAndFinalize,
  CLUJ,
  expectOrderSent,
  fillAddress,
  fillContact,
  lockers,
  NASAUD,
  openCart,
  openCoupon,
  textbox,
} from "../checkout-steps.ts";
import { leave } from "../account/account-steps.ts";
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
  await haveInCart(page, 1);
  await openCart(page);
  await fillContact(page);
  const quantity = page.getByRole("spinbutton", { name: /^Cantitate/ });
  await quantity.fill("2");
  await quantity.press("Enter");
  await expect(page.getByText("Produse (2 buc.)")).toBeVisible();
  await expect(textbox(page, "E-mail")).toHaveValue("ana@example.com");
});

test("what is missing stands at its field, and a city of another county does not count", async ({ page }) => {
  await haveInCart(page, 1);
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
  await haveInCart(page);
  await openCart(page);
  await page
    .getByRole("button", { name: /^Elimină .* din coș$/ })
    .first()
    .click();
  await expect(page.getByText("Cosul tau este gol")).toBeVisible();
});

test("an order with a code", async ({ page }) => {
  await page.goto("/pachete/pachet-curatenie-de-primavara");
  await page.getByRole("main").getByRole("button", { name: "Adauga in cos", exact: true }).first().click();
  await openCart(page);
  await fillContact(page);
  await page.getByRole("spinbutton", { name: /^Cantitate/ }).fill("2");
  await openCoupon(page);
  await textbox(page, "Cod de reducere").fill("NU-EXISTA");
  await page.getByRole("button", { name: "Aplică" }).click();
  await expect(page.getByText("Codul nu este valid.")).toBeVisible();
  await expect(textbox(page, "Cod de reducere")).toHaveValue("NU-EXISTA");
  await textbox(page, "Cod de reducere").fill("CURAT10");
  await page.getByRole("button", { name: "Aplică" }).click();
  await expect(page.getByText("Cod aplicat: CURAT10")).toBeVisible();
  await fillAddress(page, CLUJ, false);
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  await expect(page.getByText("(CURAT10)")).toBeVisible();
});

test("an order to a locker that was searched", async ({ page }) => {
  await haveInCart(page, 1);
  await openCart(page);
  await fillContact(page);
  await fillAddress(page, CLUJ, false);
  await page.getByRole("radio", { name: /easybox/ }).check();
  await page.getByRole("button", { name: "Arată easybox-urile" }).click();
  const list = lockers(page);
  await list.getByRole("searchbox").fill("arad");
  await list.getByRole("button", { name: "Caută easybox" }).click();
  await list.getByRole("radio", { disabled: false }).first().check();
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  await expect(page.getByText(/^easybox .*, Arad$/)).toBeVisible();
});

test("a locker that was not chosen is asked for where it is missing", async ({ page }) => {
  await haveInCart(page, 1);
  await openCart(page);
  await fillContact(page);
  await fillAddress(page, CLUJ, false);
  await page.getByRole("radio", { name: /easybox/ }).check();
  await page.getByRole("button", { name: "Arată easybox-urile" }).click();
  await acceptAndFinalize(page);
  await expect(lockers(page).getByText("Alege easybox-ul la care livrăm comanda.")).toBeVisible();
  await expect(textbox(page, "Prenume")).toHaveValue("Ana-Maria");
});

test("logging in stays in the checkout and keeps what was typed", async ({ page }) => {
  const customer = await becomeCustomer(page);
  await leave(page);
  await haveInCart(page, 1);
  await openCart(page);
  const main = page.getByRole("main");
  await textbox(page, "Observații pentru comandă sau curier").fill("Sunați înainte.");
  await main.getByRole("radio", { name: "Am cont" }).check();
  await main.getByRole("textbox", { name: "E-mailul contului" }).fill(customer.email);
  await main.getByRole("textbox", { name: "Parolă" }).fill("o parolă greșită");
  await main.getByRole("button", { name: "Intră în cont" }).click();
  await expect(main.getByText("E-mail sau parolă incorecte.")).toBeVisible();
  await main.getByRole("textbox", { name: "Parolă" }).fill(customer.password);
  await main.getByRole("button", { name: "Intră în cont" }).click();
  await expect(main.getByRole("radio", { name: "Am cont" })).toBeHidden();
  await expect(textbox(page, "Observații pentru comandă sau curier")).toHaveValue("Sunați înainte.");
  await expect(textbox(page, "Prenume")).not.toHaveValue("");
  await fillContact(page);
  await fillAddress(page, NASAUD, false);
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  await expect(page.getByRole("link", { name: "Vezi comanda în cont" })).toBeVisible();
});
