import { expect, test } from "@playwright/test";
import { haveInCart } from "../api-steps.ts";
import { CLUJ } from "../checkout-steps.ts";
import { tick } from "../read-form.ts";
import { headingOf, mainText, noticesOf, type ReadPage, textOf, Visitor } from "../read-page.ts";
import { acceptAndFinalize, FINALIZE, fillAddress, fillContact, openCart } from "../checkout-form.ts";

const TO_PAYMENT = "Continuă către plată";

/** Orders by card; ends where a button leads to the processor. */
async function orderByCard(visitor: Visitor): Promise<ReadPage> {
  await haveInCart(visitor, 2);
  let page = await fillContact(visitor, await openCart(visitor));
  page = await fillAddress(visitor, page, CLUJ);
  tick(page, /^Card online/);
  page = await acceptAndFinalize(visitor, page);
  // The page still had the total of cash on delivery: nobody pays another one than he saw.
  expect(mainText(page)).toContain("Totalul comenzii s-a schimbat.");
  page = await visitor.press(page, FINALIZE);
  expect(headingOf(page)).toBe("Te ducem la pagina de plată");
  return page;
}

/** On the processor's page: what is paid, and the decision. */
async function decideAtProcessor(visitor: Visitor, page: ReadPage, decision: string): Promise<ReadPage> {
  expect(headingOf(page)).toBe("Plată cu cardul");
  expect(textOf(page.document.body)).toMatch(/Comanda \d{9}\D.*\d\.\d\d lei/);
  const back = await visitor.press(page, decision);
  expect(headingOf(back)).toMatch(/^Plata comenzii \d+$/);
  return back;
}

test("an order is paid by card, the way to the processor being a button", async () => {
  const visitor = new Visitor();
  let page = await visitor.press(await orderByCard(visitor), TO_PAYMENT);
  page = await decideAtProcessor(visitor, page, "Refuză plata");
  expect(mainText(page)).toContain("Starea plății: Respinsă");
  page = await visitor.press(await visitor.press(page, "Încearcă din nou"), TO_PAYMENT);
  page = await decideAtProcessor(visitor, page, "Aprobă plata");
  expect(mainText(page)).toContain("Starea plății: Plătită");
});

test("another way to pay is chosen by its button", async () => {
  const visitor = new Visitor();
  let page = await visitor.press(await orderByCard(visitor), TO_PAYMENT);
  page = await decideAtProcessor(visitor, page, "Pleacă fără să plătești");
  expect(mainText(page)).toContain("Starea plății: În așteptare");
  const refresh = page.document.querySelector('meta[http-equiv="refresh"]');
  expect(refresh?.getAttribute("content")).toMatch(/^10;url=\/plata\/[\w-]+\?incercare=1$/);
  tick(page, /^Plată ramburs, la livrare/);
  page = await visitor.press(page, "Schimbă metoda de plată");
  expect(noticesOf(page)).toBe("Metoda de plată a fost schimbată.");
  expect(mainText(page)).toContain("Starea plății: Se plătește la livrare");
});
