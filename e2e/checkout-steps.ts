/** Steps through cart and checkout that several journeys share; without a browser: checkout-form.ts. */
import type { Page } from "@playwright/test";
import { expect, scriptAt } from "./test.ts";

/** Opens the home page and puts the product of its nth card into the cart. */
export async function addFromHome(page: Page, nth = 0): Promise<void> {
  await page.goto("/");
  const add = page.getByRole("button", { name: /^Adauga in cos/ }).nth(nth);
  // Its script at work, if it has one: what is pressed before is buying/before-the-script.
  // The starter names the entry of the history as soon as it is there.
  const hasScript = await page.evaluate(() => history.state !== null);
  if (hasScript) await scriptAt(add);
  await add.click();
  await expect(page.getByText("Produsul a fost adaugat cu succes").first()).toBeVisible();
  if (hasScript) await closeAddedPopup(page);
}

/** Goes on with the goods. */
export async function closeAddedPopup(page: Page): Promise<void> {
  const popup = page.getByRole("dialog", { name: "Produsul a fost adaugat cu succes" });
  await popup.getByRole("button", { name: "Continuă cumpărăturile" }).click();
  await expect(popup).toBeHidden();
}

export async function openCart(page: Page): Promise<void> {
  await page.goto("/cos");
  await expect(page.getByRole("heading", { name: "Coșul tău", level: 1 })).toBeVisible();
}

/** The lockers say of themselves whether they take it. */
export const CASH = /^(?:Plată r|R)amburs/;

/** The one that stands chosen leads to the processor: payment-steps goes there. */
export async function payOnDelivery(page: Page): Promise<void> {
  const cash = page.getByRole("radio", { name: CASH });
  if (await cash.isChecked()) return;
  await choose(page, CASH);
  // Only without script: nobody pays another total than the one beside the button.
  const recalculate = page.getByRole("button", { name: "Recalculează coșul" }).first();
  if (await recalculate.isVisible()) await recalculate.click();
}

/** The field of a code is folded up until it is wanted. */
export async function openCoupon(page: Page): Promise<void> {
  await page.getByText("Ai un cod de reducere?").click();
}

/**
 * Who buys, and that he pays on delivery. A customer's e-mail is the account's: the field is not there.
 */
export async function fillContact(page: Page): Promise<void> {
  await payOnDelivery(page);
  await textbox(page, "Prenume").fill("Ana-Maria");
  await textbox(page, "Nume").fill("Ionescu");
  await textbox(page, "Telefon").fill("0722 123 456");
  // Customers are not asked for it: the shop knows it.
  const email = textbox(page, "E-mail");
  if (await email.isVisible()) await email.fill("ana@example.com");
}

/** What goes to a parcel machine asks for the address of the invoice alone. */
export const WHERE_TO = /^Adresa (?:de livrare|pentru factură și contact)$/;

export interface Place {
  county: string;
  city: string;
  /** "Firma" for the company's own address. */
  group?: string | RegExp;
}

/** County, city and street; without JavaScript the county has its own button. */
export async function fillAddress(
  page: Page,
  { county, city, group = WHERE_TO }: Place,
  hasScript = true,
): Promise<void> {
  const address = page.getByRole("group", { name: group });
  await address.getByRole("combobox", { name: "Județ" }).selectOption({ label: county });
  if (!hasScript) await address.getByRole("button", { name: "Arată localitățile" }).click();
  await address.getByRole("combobox", { name: "Localitate" }).selectOption({ label: city });
  await address.getByRole("textbox", { name: "Adresă" }).fill("Str. Lungă nr. 12, ap. 3");
}

export async function acceptAndFinalize(page: Page): Promise<void> {
  // The newsletter's form below asks the same.
  const summary = page.getByRole("complementary", { name: "Sumarul comenzii" });
  await summary.getByRole("checkbox", { name: /^Am citit și accept/ }).check();
  await finalizeButton(page).click();
}

export function finalizeButton(page: Page) {
  return page.getByRole("button", { name: "Finalizează comanda cu obligație de plată" });
}

export function textbox(page: Page, name: string) {
  return page.getByRole("textbox", { name, exact: true });
}

/** Chooses a delivery or a payment and waits until the sums are those of it. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("main").getByRole("radio", { name }).check();
  await expect(page.getByText("Se actualizează coșul…")).toBeHidden();
}

/** The list of parcel machines. */
export function lockers(page: Page) {
  return page.getByRole("region", { name: "Alege easybox-ul" });
}

/** Number of the order whose page is shown. */
export async function orderNumber(page: Page): Promise<string> {
  return await page.getByRole("definition").first().innerText();
}

/** The order's page with its number, and the sentence that it was sent. */
export async function expectOrderSent(page: Page): Promise<void> {
  await expect(page).toHaveURL("/thank-you.html");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Mulțumim, Ana-Maria!");
  await expect(page.getByText("Comanda a fost trimisa cu success.")).toBeVisible();
  await expect(page.getByText("Număr comandă")).toBeVisible();
}

export const CLUJ: Place = { county: "Cluj", city: "Cluj-Napoca" };
export const NASAUD: Place = { county: "Bistrița-Năsăud", city: "Năsăud" };
