import { continueInBrowser } from "../api-steps.ts";
import { faultsOf } from "../axe.ts";
import { expectState, orderAndDecide, payAgain } from "../payment-form.ts";
import { linkOf, tick } from "../read-form.ts";
import { mainText, noticesOf, textOf, Visitor } from "../read-page.ts";
import { expect, test } from "../test.ts";
import { decideAtProcessor, expectPaymentState, orderByCard } from "../payment-steps.ts";

test("an order is paid by card, and its page shows the payment", async ({ page }) => {
  await orderByCard(page);
  await decideAtProcessor(page, "Aprobă plata");
  await expectPaymentState(page, "Plătită");
  await expect(page.getByRole("button", { name: "Încearcă din nou" })).toBeHidden();
  await page.getByRole("link", { name: "Vezi comanda" }).click();
  await expect(page).toHaveURL("/thank-you.html");
  await expect(page.getByText("Card online")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Confirmată" })).toBeVisible();
  await page.getByRole("link", { name: "Vezi starea plății" }).click();
  await expectPaymentState(page, "Plătită");
});

test("a refused card payment is retried and succeeds", async ({ page }) => {
  const visitor = new Visitor();
  const refused = await orderAndDecide(visitor, "Refuză plata");
  await continueInBrowser(visitor, page);
  await page.goto(refused.url);
  await expectPaymentState(page, "Respinsă");
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Încearcă din nou" }).click();
  await decideAtProcessor(page, "Aprobă plata");
  await expectPaymentState(page, "Plătită");
});

test("a buyer who cancels a card payment can pay on delivery instead", async () => {
  const visitor = new Visitor();
  let page = await orderAndDecide(visitor, "Pleacă fără să plătești");
  expectState(page, "În așteptare");
  const stored = /60 de minute.*până la ora \d{2}:\d{2}/;
  expect(mainText(page)).toMatch(stored);
  // The cart is already an order, so after Back the cart page shows that order.
  page = await visitor.open("/cos");
  const waiting = page.main.getByRole("region", { name: "Comandă în așteptarea plății" });
  expect(textOf(waiting)).toMatch(stored);
  page = await visitor.follow(linkOf(waiting, "Plătește comanda"));
  expectState(page, "În așteptare");
  tick(page, /^Plată ramburs, la livrare/);
  page = await visitor.press(page, "Schimbă metoda de plată");
  expect(noticesOf(page)).toBe("Metoda de plată a fost schimbată.");
  expectState(page, "Plată la livrare");
  expect(page.main.queryByRole("button", { name: "Încearcă din nou" })).toBeNull();
  page = await visitor.open("/cos");
  expect(mainText(page)).toContain("Cosul tau este gol");
  expect(page.main.queryByRole("region", { name: "Comandă în așteptarea plății" })).toBeNull();
});

test("the payment page detects a payment made in another tab", async ({ page }) => {
  const visitor = new Visitor();
  const open = await orderAndDecide(visitor, "Pleacă fără să plătești");
  await continueInBrowser(visitor, page);
  await page.clock.install();
  await page.goto(open.url);
  await expectPaymentState(page, "În așteptare");
  await payAgain(visitor, open);
  // The page polls the state every three seconds.
  await page.clock.fastForward(3_000);
  await expectPaymentState(page, "Plătită");
});

test("retrying a payment made in another tab shows that it is paid", async () => {
  const visitor = new Visitor();
  const refused = await orderAndDecide(visitor, "Refuză plata");
  expectState(refused, "Respinsă");
  await payAgain(visitor, refused);
  const reported = await visitor.press(refused, "Încearcă din nou");
  expectState(reported, "Plătită");
  expect(reported.main.queryByRole("button", { name: "Încearcă din nou" })).toBeNull();
});
