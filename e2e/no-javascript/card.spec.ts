import { expect, test } from "@playwright/test";
import { expectState, orderAndDecide, payAgain } from "../payment-form.ts";
import { tick } from "../read-form.ts";
import { noticesOf, Visitor } from "../read-page.ts";

test("a buyer without JavaScript pays by card", async () => {
  const visitor = new Visitor();
  const refused = await orderAndDecide(visitor, "Refuză plata");
  expectState(refused, "Respinsă");
  expectState(await payAgain(visitor, refused), "Plătită");
});

test("a buyer without JavaScript changes to another payment method", async () => {
  const visitor = new Visitor();
  let page = await orderAndDecide(visitor, "Pleacă fără să plătești");
  expectState(page, "În așteptare");
  const refresh = page.document.querySelector('meta[http-equiv="refresh"]');
  expect(refresh?.getAttribute("content")).toMatch(/^10;url=\/plata\/[\w-]+\?incercare=1$/);
  tick(page, /^Plată ramburs, la livrare/);
  page = await visitor.press(page, "Schimbă metoda de plată");
  expect(noticesOf(page)).toBe("Metoda de plată a fost schimbată.");
  expectState(page, "Plată la livrare");
});
