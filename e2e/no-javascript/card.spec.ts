import { decideAtProcessor, expectPaymentState, orderByCard } from "../payment-steps.ts";
import { expect, test } from "../test.ts";

test("an order is paid by card, the way to the processor being a button", async ({ page }) => {
  await orderByCard(page, false);
  await expect(page.getByRole("heading", { level: 1, name: "Te ducem la pagina de plată" })).toBeVisible();
  await page.getByRole("button", { name: "Continuă către plată" }).click();
  await decideAtProcessor(page, "Refuză plata");
  await expectPaymentState(page, "Respinsă");
  await page.getByRole("button", { name: "Încearcă din nou" }).click();
  await page.getByRole("button", { name: "Continuă către plată" }).click();
  await decideAtProcessor(page, "Aprobă plata");
  await expectPaymentState(page, "Plătită");
});

test("another way to pay is chosen by its button", async ({ page }) => {
  await orderByCard(page, false);
  await page.getByRole("button", { name: "Continuă către plată" }).click();
  await decideAtProcessor(page, "Pleacă fără să plătești");
  await expectPaymentState(page, "În așteptare");
  const refresh = page.locator('meta[http-equiv="refresh"]');
  await expect(refresh).toHaveAttribute("content", /^10;url=\/plata\/[\w-]+\?incercare=1$/);
  await page.getByRole("radio", { name: "Plată ramburs, la livrare" }).check();
  await page.getByRole("button", { name: "Schimbă metoda de plată" }).click();
  await expect(page.getByText("Metoda de plată a fost schimbată.")).toBeVisible();
  await expectPaymentState(page, "Se plătește la livrare");
});
