import type { Page } from "@playwright/test";
import { haveInCart, loginAsDemoCustomer } from "../api-steps.ts";
import { finalizeButton, openCart, openCoupon, textbox } from "../checkout-steps.ts";
import { expect, scriptAt, test } from "../test.ts";

const quantity = (page: Page) => page.getByRole("spinbutton", { name: /^Cantitate/ });
const increase = (page: Page) => page.getByRole("button", { name: "Mai mult" });

/** Opens a cart with one product, its script at work. */
async function openFilledCart(page: Page, nth: number): Promise<void> {
  await haveInCart(page, nth);
  await openCart(page);
  await scriptAt(finalizeButton(page));
}

test("the checkout has its sections, a coupon box, a choice to log in, and a header that leads nowhere else", async ({
  page,
}) => {
  await openFilledCart(page, 3);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toContainText([
    "Produse",
    "Date de facturare",
    "Livrare",
    "Plată",
    "Observații",
  ]);
  await expect(main.getByRole("radio", { name: "Client nou" })).toBeChecked();
  await expect(main.getByRole("radio", { name: "Am cont" })).toBeVisible();
  await expect(main.getByRole("radio", { name: "Persoană fizică" })).toBeChecked();
  await expect(textbox(page, "E-mail")).toBeVisible();
  await expect(main.getByRole("group", { name: "Adresa de livrare" })).toBeVisible();
  await expect(main.getByRole("group", { name: "Metodă de livrare" }).getByRole("radio")).toHaveCount(4);
  for (const group of ["Online", "Transfer", "La livrare"])
    await expect(main.getByRole("group", { name: group }).getByRole("radio")).toHaveCount(1);
  await expect(textbox(page, "Observații pentru comandă sau curier")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Sumarul comenzii" })).toBeVisible();
  await openCoupon(page);
  await expect(textbox(page, "Cod de reducere")).toBeVisible();
  await expect(main.getByRole("checkbox", { name: /^Am citit și accept/ })).not.toBeChecked();
  await expect(finalizeButton(page)).toBeVisible();
  const header = page.getByRole("banner");
  await expect(header.locator("summary")).toHaveCount(0);
  await expect(header.getByRole("link", { name: /^Telefon/ })).toHaveAttribute("href", /^tel:\+?\d+$/);
  await expect(header.getByRole("link", { name: "Înapoi la site" })).toHaveAttribute("href", "/");
});

test("who is logged in sees neither the choice to log in nor a field for the e-mail", async ({ page }) => {
  await loginAsDemoCustomer(page);
  await openFilledCart(page, 3);
  await expect(page.getByRole("radio", { name: "Am cont" })).toHaveCount(0);
  await expect(textbox(page, "E-mail")).toHaveCount(0);
  await openCoupon(page);
  await expect(textbox(page, "Cod de reducere")).toBeVisible();
});

test("a changed quantity is one request, whose answer the page and the header show", async ({ page }) => {
  await openFilledCart(page, 4);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await increase(page).click();
  await expect(page.getByText("Produse (2 buc.)")).toBeVisible();
  await expect(finalizeButton(page)).toBeEnabled();
  expect(asked).toEqual(["POST /cos/actiune.data"]);
  await page.getByRole("link", { name: "Înapoi la site" }).click();
  await expect(page.getByRole("banner").locator("summary", { hasText: "Coșul meu: 2 buc." })).toBeVisible();
});

test("a quantity that is changed just before leaving is changed", async ({ page }) => {
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

test("each thing that is missing is named at its field", async ({ page }) => {
  await openFilledCart(page, 5);
  const main = page.getByRole("main");
  const missing = (label: string) => main.getByText(`Câmpul ${label} este obligatoriu.`);
  await finalizeButton(page).click();
  await expect(missing("Prenume")).toBeVisible();
  for (const label of ["Nume", "Telefon", "E-mail", "Județ", "Localitate", "Adresă"])
    await expect(missing(label).first()).toBeVisible();
  await expect(main.getByText("Trebuie să accepți termenii și condițiile.")).toBeVisible();

  await page.getByRole("radio", { name: "Persoană juridică" }).check();
  await expect(finalizeButton(page)).toBeEnabled();
  await finalizeButton(page).click();
  for (const label of ["Denumire firmă", "Cod fiscal"]) await expect(missing(label)).toBeVisible();
  const seat = page.getByRole("group", { name: "Firma" });
  for (const label of ["Județ", "Localitate", "Adresă"])
    await expect(seat.getByText(`Câmpul ${label} este obligatoriu.`)).toBeVisible();
});

test("a code of dots, which no address can carry, is refused like any other", async ({ page }) => {
  await openFilledCart(page, 4);
  await openCoupon(page);
  await textbox(page, "Cod de reducere").fill("..");
  await page.getByRole("button", { name: "Aplică" }).click();
  await expect(page.getByText("Codul nu este valid.")).toBeVisible();
  await expect(textbox(page, "Cod de reducere")).toHaveValue("..");
});

test("an emoji in the observations counts as one character", async ({ page }) => {
  await openFilledCart(page, 4);
  await textbox(page, "Observații pentru comandă sau curier").fill("Mulțumesc 😀");
  await expect(page.getByText("11 / 500")).toBeVisible();
});
