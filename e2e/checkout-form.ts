import { expect } from "@playwright/test";
import { haveInCart } from "./api-steps.ts";
import { CASH, CLUJ, type Place, WHERE_TO } from "./checkout-steps.ts";
import { fieldOf, fieldsOf, fill, groupOf, isTicked, tick } from "./read-form.ts";
import { headingOf, mainText, type ReadPage, textOf, type Visitor } from "./read-page.ts";

export const NOTE = "Observații pentru comandă sau curier";
export const RECALCULATE = "Recalculează coșul";
export const FINALIZE = "Finalizează comanda cu obligație de plată";

export async function openCart(visitor: Visitor): Promise<ReadPage> {
  const page = await visitor.open("/cos");
  expect(headingOf(page)).toBe("Coșul tău");
  return page;
}

/** Chooses cash on delivery and recalculates, because an order must match the displayed total. */
export async function payOnDelivery(visitor: Visitor, page: ReadPage): Promise<ReadPage> {
  if (isTicked(fieldOf(page, CASH))) return page;
  tick(page, CASH);
  return await visitor.press(page, RECALCULATE);
}

/** Fills in the buyer's data and chooses payment on delivery. */
export async function fillContact(visitor: Visitor, before: ReadPage): Promise<ReadPage> {
  const page = await payOnDelivery(visitor, before);
  fill(page, { Prenume: "Ana-Maria", Nume: "Ionescu", Telefon: "0722 123 456" });
  if (fieldsOf(page, "E-mail").length > 0) fill(page, { "E-mail": "ana@example.com" });
  return page;
}

/** Fills in county, city and street. A button loads the localities. */
export async function fillAddress(
  visitor: Visitor,
  before: ReadPage,
  { county, city, group = WHERE_TO }: Place,
): Promise<ReadPage> {
  const address = groupOf(before, group);
  fill(address, { Județ: county });
  const page = await visitor.press(before, "Arată localitățile", address);
  fill(groupOf(page, group), { Localitate: city, Adresă: "Str. Lungă nr. 12, ap. 3" });
  return page;
}

export async function acceptAndFinalize(visitor: Visitor, page: ReadPage): Promise<ReadPage> {
  tick(page, /^Am citit și accept/);
  return await visitor.press(page, FINALIZE);
}

/** Expects the confirmation page with the order number. */
export function expectOrderSent(page: ReadPage): void {
  expect(page.url).toBe("/thank-you.html");
  expect(headingOf(page)).toContain("Mulțumim, Ana-Maria!");
  expect(mainText(page)).toContain("Comanda a fost trimisa cu success.");
  expect(mainText(page)).toContain("Număr comandă");
}

/** Orders the home page's nth product as a guest, paid on delivery. */
export async function orderAsGuest(visitor: Visitor, nth: number): Promise<ReadPage> {
  await haveInCart(visitor, nth);
  const filled = await fillContact(visitor, await openCart(visitor));
  const page = await acceptAndFinalize(visitor, await fillAddress(visitor, filled, CLUJ));
  expectOrderSent(page);
  return page;
}

/** Returns the number of the order on that page. */
export function orderNumber({ document }: ReadPage): string {
  return textOf(document.querySelector("dd"));
}

export function lockers({ main }: ReadPage): HTMLElement {
  return main.getByRole("region", { name: "Alege easybox-ul" });
}
