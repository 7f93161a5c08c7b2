/** Office forms keep all typed values when a submission fails. */
import { enterOffice, ownerSession } from "./staff-steps.ts";
import { expect, scriptAt, test } from "../test.ts";

const FORM = "/admin/comenzi/noua";
const isForm = (method: string) => method === "POST";

test.use({ mayLog: /Failed to load resource/ });

test("a form that fails with a 503 stays as typed and can be sent again", async ({ page }) => {
  await enterOffice(page, await ownerSession());
  await page.goto(FORM);
  const voucher = page.getByRole("textbox", { name: "Voucher" });
  await scriptAt(voucher);
  await voucher.fill("NICIUNUL");
  let failures = 2;
  await page.route(`**${FORM}*`, async (route) => {
    if (!isForm(route.request().method()) || failures === 0) return route.fallback();
    failures -= 1;
    return failures === 1 ? route.fulfill({ status: 503, body: "Service Unavailable" }) : route.abort();
  });
  await page.getByRole("button", { name: "Vezi totalul" }).last().click();
  const alert = page.getByRole("alert").filter({ hasText: "Ce ai scris este încă pe pagină" });
  const again = alert.getByRole("button", { name: "Încearcă din nou" });
  await expect(alert).toBeVisible();
  await expect(voucher).toHaveValue("NICIUNUL");
  await again.click();
  await expect.poll(() => failures).toBe(0);
  await expect(again).toBeVisible();
  await again.click();
  await expect(alert).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Comandă nouă");
  await expect(voucher).toHaveValue("NICIUNUL");
});
