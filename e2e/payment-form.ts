import { expect } from "@playwright/test";
import { haveInCart } from "./api-steps.ts";
import { acceptAndFinalize, FINALIZE, fillAddress, fillContact, openCart } from "./checkout-form.ts";
import { CLUJ } from "./checkout-steps.ts";
import { tick } from "./read-form.ts";
import { headingOf, mainText, type ReadPage, textOf, type Visitor } from "./read-page.ts";

async function orderByCard(visitor: Visitor): Promise<ReadPage> {
  await haveInCart(visitor, 2);
  let page = await fillContact(visitor, await openCart(visitor));
  page = await fillAddress(visitor, page, CLUJ);
  tick(page, /^Card online/);
  page = await acceptAndFinalize(visitor, page);
  // The page still showed the total for cash on delivery, and buyers never pay a total that they did not see.
  expect(mainText(page)).toContain("Totalul comenzii s-a schimbat.");
  page = await visitor.press(page, FINALIZE);
  expect(headingOf(page)).toBe("Se deschide pagina de plată");
  return page;
}

/** Checks the payment on the processor's page and decides it, which leads back to the shop. */
async function decideAtProcessor(visitor: Visitor, before: ReadPage, decision: string): Promise<ReadPage> {
  const page = await visitor.press(before, "Continuă către plată");
  expect(headingOf(page)).toBe("Plată cu cardul");
  expect(textOf(page.document.body)).toMatch(/Comanda \d{9}\D.*\d\.\d\d lei/);
  const back = await visitor.press(page, decision);
  expect(headingOf(back)).toMatch(/^Plata comenzii \d+$/);
  return back;
}

/** Places a card order, decides the payment, and returns the order's payment page. */
export async function orderAndDecide(visitor: Visitor, decision: string): Promise<ReadPage> {
  return await decideAtProcessor(visitor, await orderByCard(visitor), decision);
}

/** Retries the payment and approves it. */
export async function payAgain(visitor: Visitor, page: ReadPage): Promise<ReadPage> {
  const way = await visitor.press(page, "Încearcă din nou");
  return await decideAtProcessor(visitor, way, "Aprobă plata");
}

export function expectState(page: ReadPage, word: string): void {
  expect(mainText(page)).toContain(`Starea plății: ${word}`);
}
