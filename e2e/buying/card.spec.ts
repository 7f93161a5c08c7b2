import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../test.ts";
import { decideAtProcessor, expectPaymentState, orderByCard } from "../payment-steps.ts";

test("an order is paid by card and its page says so", async ({ page }) => {
  await orderByCard(page);
  await decideAtProcessor(page, "Aprobă plata");
  await expectPaymentState(page, "Plătită");
  await expect(page.getByRole("button", { name: "Încearcă din nou" })).toBeHidden();
  await page.getByRole("link", { name: "Vezi comanda" }).click();
  await expect(page).toHaveURL("/thank-you.html");
  await expect(page.getByText("Card online")).toBeVisible();
  await expect(page.getByText("Confirmată")).toBeVisible();
  await page.getByRole("link", { name: "Vezi starea plății" }).click();
  await expectPaymentState(page, "Plătită");
});

test("a refused card is tried again and pays", async ({ page }) => {
  await orderByCard(page);
  await decideAtProcessor(page, "Refuză plata");
  await expectPaymentState(page, "Respinsă");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole("button", { name: "Încearcă din nou" }).click();
  await decideAtProcessor(page, "Aprobă plata");
  await expectPaymentState(page, "Plătită");
});

test("who leaves the processor may pay on delivery instead", async ({ page }) => {
  await orderByCard(page);
  await decideAtProcessor(page, "Pleacă fără să plătești");
  await expectPaymentState(page, "În așteptare");
  const kept = /60 de minute.*până la ora \d{2}:\d{2}/;
  await expect(page.getByText(kept)).toBeVisible();
  // The cart is an order by now: the page that the browser goes back to names it.
  await page.goto("/cos");
  const waiting = page.getByRole("region", { name: "Comandă care așteaptă plata" });
  await expect(waiting.getByText(kept)).toBeVisible();
  await waiting.getByRole("link", { name: "Plătește comanda" }).click();
  await expectPaymentState(page, "În așteptare");
  await page.getByRole("radio", { name: "Plată ramburs, la livrare" }).check();
  await page.getByRole("button", { name: "Schimbă metoda de plată" }).click();
  await expect(page.getByText("Metoda de plată a fost schimbată.")).toBeVisible();
  await expectPaymentState(page, "Se plătește la livrare");
  await expect(page.getByRole("button", { name: "Încearcă din nou" })).toBeHidden();
  await page.goto("/cos");
  await expect(page.getByText("Cosul tau este gol")).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test("the page hears by itself of a payment that another tab makes", async ({ page, context }) => {
  await orderByCard(page);
  await decideAtProcessor(page, "Pleacă fără să plătești");
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole("button", { name: "Încearcă din nou" }).click();
  await decideAtProcessor(second, "Aprobă plata");
  await page.bringToFront();
  await expectPaymentState(page, "Plătită");
});

test("who tries again what another tab has paid meanwhile is shown that it is paid", async ({
  page,
  context,
}) => {
  await orderByCard(page);
  await decideAtProcessor(page, "Refuză plata");
  await expectPaymentState(page, "Respinsă");
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole("button", { name: "Încearcă din nou" }).click();
  await decideAtProcessor(second, "Aprobă plata");
  await page.getByRole("button", { name: "Încearcă din nou" }).click();
  await expectPaymentState(page, "Plătită");
  await expect(page.getByRole("button", { name: "Încearcă din nou" })).toBeHidden();
});
