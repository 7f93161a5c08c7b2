import type { Page } from "@playwright/test";
import { expect, scriptAt } from "./test.ts";

/** Opens the home page and adds the product of its nth card to the cart. */
export async function addFromHome(page: Page, nth = 0): Promise<void> {
  await page.goto("/");
  const add = page.getByRole("button", { name: /^Adauga in cos/ }).nth(nth);
  // Tests in e2e/buying cover presses before hydration. The bootstrap script sets the history state as soon
  // as it runs.
  const hasScript = await page.evaluate(() => history.state !== null);
  if (hasScript) await scriptAt(add);
  await add.click();
  await expect(page.getByText("Produsul a fost adaugat cu succes").first()).toBeVisible();
  if (hasScript) await closeAddedPopup(page);
}

/** Closes the popup with its button to continue shopping. */
export async function closeAddedPopup(page: Page): Promise<void> {
  const popup = page.getByRole("dialog", { name: "Produsul a fost adaugat cu succes" });
  await popup.getByRole("button", { name: "Continuă cumpărăturile" }).click();
  await expect(popup).toBeHidden();
}

export async function openCart(page: Page): Promise<void> {
  await page.goto("/cos");
  await expect(page.getByRole("heading", { name: "Coșul tău", level: 1 })).toBeVisible();
}

/** Also matches labels of lockers, which state whether they accept cash on delivery. */
export const CASH = /^(?:Plată r|R)amburs/;

/** Chooses cash on delivery, because the default is card payment. */
export async function payOnDelivery(page: Page): Promise<void> {
  const cash = page.getByRole("radio", { name: CASH });
  if (await cash.isChecked()) return;
  await choose(page, CASH);
  // Without JavaScript, the total next to the button must be recalculated.
  const recalculate = page.getByRole("button", { name: "Recalculează coșul" }).first();
  if (await recalculate.isVisible()) await recalculate.click();
}

export async function openCoupon(page: Page): Promise<void> {
  await page.getByText("Ai un cod de reducere?").click();
}

/** Fills in the buyer's data and chooses payment on delivery. */
export async function fillContact(page: Page): Promise<void> {
  await payOnDelivery(page);
  await textbox(page, "Prenume").fill("Ana-Maria");
  await textbox(page, "Nume").fill("Ionescu");
  await textbox(page, "Telefon").fill("0722 123 456");
  // Logged-in customers have no email field.
  const email = textbox(page, "E-mail");
  if (await email.isVisible()) await email.fill("ana@example.com");
}

/** Name of the address group, which differs for deliveries to a locker. */
export const WHERE_TO = /^Adresa (?:de livrare|pentru factură și contact)$/;

export interface Place {
  county: string;
  city: string;
  group?: string | RegExp;
}

/** Fills in county, city and street. Without JavaScript the county has its own button. */
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
  // The newsletter form in the footer has the same checkbox.
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

/** Chooses a delivery or payment method and waits until the totals are updated. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("main").getByRole("radio", { name }).check();
  await expect(page.getByText("Se actualizează coșul…")).toBeHidden();
}

export function lockers(page: Page) {
  return page.getByRole("region", { name: "Alege easybox-ul" });
}

/** Returns the number of the order on the page. */
export async function orderNumber(page: Page): Promise<string> {
  return await page.getByRole("definition").first().innerText();
}

/** Expects the confirmation page with the order number. */
export async function expectOrderSent(page: Page): Promise<void> {
  await expect(page).toHaveURL("/thank-you.html");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Mulțumim, Ana-Maria!");
  await expect(page.getByText("Comanda a fost trimisa cu success.")).toBeVisible();
  await expect(page.getByText("Număr comandă")).toBeVisible();
}

export const CLUJ: Place = { county: "Cluj", city: "Cluj-Napoca" };
export const NASAUD: Place = { county: "Bistrița-Năsăud", city: "Năsăud" };
