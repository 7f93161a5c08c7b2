import type { Page } from "@playwright/test";
import { haveInCart, tokenOfDemoCustomer } from "../api-steps.ts";
import * as form from "../checkout-form.ts";
import { finalizeButton, openCart } from "../checkout-steps.ts";
import { buttonOf, fieldOf, fieldsOf, fill, groupOf, isTicked, linkOf, valueOf } from "../read-form.ts";
import { mainText, textOf, Visitor } from "../read-page.ts";
import { expect, scriptAt, test } from "../test.ts";

const quantity = (page: Page) => page.getByRole("spinbutton", { name: /^Cantitate/ });
const increase = (page: Page) => page.getByRole("button", { name: "Mai mult" });

async function openFilledCart(page: Page, nth: number): Promise<void> {
  await haveInCart(page, nth);
  await openCart(page);
  await scriptAt(finalizeButton(page));
}

test("the checkout has a voucher box, a login choice and a reduced header", async () => {
  const visitor = new Visitor();
  await haveInCart(visitor, 3);
  const page = await form.openCart(visitor);
  const sections = [...page.document.querySelectorAll("main form section h2")].map(textOf).join();
  expect(sections).toMatch(/Produse.*Date de facturare.*Livrare.*Plată.*Observații/);
  for (const name of ["Client nou", "Persoană fizică"]) expect(isTicked(fieldOf(page, name))).toBe(true);
  for (const name of ["Am cont", "E-mail", form.NOTE, "Cod de reducere"]) fieldOf(page, name);
  expect(isTicked(fieldOf(page, /^Am citit și accept/))).toBe(false);
  groupOf(page, "Adresa de livrare");
  const choices = { "Metodă de livrare": 9, Online: 1, Transfer: 1, "La livrare": 1 };
  for (const [name, count] of Object.entries(choices))
    expect(groupOf(page, name).querySelectorAll("input[type=radio]")).toHaveLength(count);
  page.main.getByRole("heading", { name: "Sumarul comenzii" });
  buttonOf(page, form.FINALIZE);
  const header = page.document.querySelector("header") ?? page.document.body;
  expect(header.querySelectorAll("summary")).toHaveLength(0);
  expect(linkOf(header, /^Telefon/).getAttribute("href")).toMatch(/^tel:\+?\d+$/);
  expect(linkOf(header, "Înapoi la site").getAttribute("href")).toBe("/");
});

test("a logged-in customer sees neither the login choice nor an email field", async () => {
  const visitor = new Visitor({ user_token: await tokenOfDemoCustomer() });
  await haveInCart(visitor, 3);
  const page = await form.openCart(visitor);
  for (const name of ["Am cont", "E-mail"]) expect(fieldsOf(page, name)).toEqual([]);
  fieldOf(page, "Cod de reducere");
});

test("changing a quantity makes one request, whose response updates page and header", async ({ page }) => {
  await openFilledCart(page, 4);
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data"))
      requested.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await increase(page).click();
  await expect(page.getByText("Produse (2 buc.)")).toBeVisible();
  await expect(finalizeButton(page)).toBeEnabled();
  expect(requested).toEqual(["POST /cos/actiune.data"]);
  await page.getByRole("link", { name: "Înapoi la site" }).click();
  await expect(page.getByRole("banner").locator("summary", { hasText: "Coșul meu: 2 buc." })).toBeVisible();
});

test("a quantity changed just before leaving the page is saved", async ({ page }) => {
  await openFilledCart(page, 4);
  await increase(page).click();
  await page.getByRole("link", { name: "Înapoi la site" }).click();
  await expect(page.getByRole("banner").locator("summary", { hasText: "Coșul meu: 2 buc." })).toBeVisible();
  await openCart(page);
  await scriptAt(finalizeButton(page));
  await increase(page).click();
  await page.goto("about:blank");
  await expect(async () => {
    await openCart(page);
    await expect(quantity(page)).toHaveValue("3", { timeout: 500 });
  }).toPass();
});

test("each missing value is reported at its field, and the first field gets the focus", async ({ page }) => {
  await openFilledCart(page, 5);
  const main = page.getByRole("main");
  const missing = (label: string) => main.getByText(`Câmpul ${label} este obligatoriu.`);
  await finalizeButton(page).click();
  await expect(page.getByText("Nu ai completat toate campurile.")).toBeVisible();
  await expect(missing("Prenume")).toBeVisible();
  for (const label of ["Nume", "Telefon", "E-mail", "Județ", "Localitate", "Adresă"])
    await expect(missing(label).first()).toBeVisible();
  await expect(main.getByText("Trebuie să accepți termenii și condițiile.")).toBeVisible();
  const firstname = page.getByRole("textbox", { name: /^Prenume/ });
  await expect(firstname).toBeFocused();
  await firstname.fill("Ana");
  await expect(missing("Prenume")).toBeHidden();

  await page.getByRole("radio", { name: "Persoană juridică" }).check();
  await expect(finalizeButton(page)).toBeEnabled();
  await finalizeButton(page).click();
  for (const label of ["Denumire firmă", "Cod fiscal"]) await expect(missing(label)).toBeVisible();
  const seat = page.getByRole("group", { name: "Firma" });
  for (const label of ["Județ", "Localitate", "Adresă"])
    await expect(seat.getByText(`Câmpul ${label} este obligatoriu.`)).toBeVisible();
});

test("a voucher of dots, which cannot be part of a URL path, is refused like any other", async () => {
  const visitor = new Visitor();
  await haveInCart(visitor, 4);
  let page = await form.openCart(visitor);
  fill(page, { "Cod de reducere": ".." });
  page = await visitor.press(page, "Aplică");
  expect(mainText(page)).toContain("Codul nu este valid.");
  expect(valueOf(page, "Cod de reducere")).toBe("..");
});
