import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";
import { becomeCustomer } from "../api-steps.ts";
import { mailTo } from "../mail-steps.ts";
import { expect, test } from "../test.ts";
import { cookieOf, daysOf, dialog, field, logIn } from "./account-steps.ts";

const SENT = "Cererea d-voastra a fost trimisă și va fi soluționată în cel mult 30 de zile.";
const linkIn = (mail: string): string => /\/date-personale\/[\w-]+/.exec(mail)?.[0] ?? "";

test("a customer asks for the stored data and downloads them once by the mailed link", async ({ page }) => {
  const customer = await becomeCustomer(page);
  await page.goto("/account/cookie");
  await page.getByRole("link", { name: "Solicită datele stocate" }).click();
  await field(page, "E-mail").fill("ana@");
  await dialog(page).getByRole("button", { name: "Trimite cererea" }).click();
  await expect(dialog(page).getByText("Adresa de e-mail nu este validă.")).toBeVisible();
  await field(page, "E-mail").fill(customer.email);
  await dialog(page).getByRole("button", { name: "Trimite cererea" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "În lucru" })).toHaveCount(1);

  await page.goto(linkIn(await mailTo(page, customer.email, /Datele tale personale/)));
  const json = page.getByRole("button", { name: "Descarcă JSON" });
  const download = await downloadBy(page, json);
  expect(download.suggestedFilename()).toBe("datele-mele.json");
  expect(JSON.parse(await readFile(await download.path(), "utf8"))).toMatchObject({
    profile: { email: customer.email, first_name: "Ana-Maria" },
  });
  await page.reload();
  await expect(json).toHaveCount(0);
  const pdf = await downloadBy(page, page.getByRole("button", { name: "Descarcă PDF" }));
  expect(pdf.suggestedFilename()).toBe("datele-mele.pdf");
  await page.reload();
  await expect(page.getByText("Linkul nu mai este valabil.")).toBeVisible();
});

test("a customer is erased after a yes in the mailed link", async ({ page }) => {
  const customer = await becomeCustomer(page);
  await page.goto("/account/cookie");
  await page.getByRole("link", { name: "Șterge datele stocate" }).click();
  await dialog(page).getByRole("button", { name: "Trimite cererea" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await page.goto(linkIn(await mailTo(page, customer.email, /Confirmă ștergerea datelor/)));
  await page.getByRole("button", { name: "Șterge contul și datele mele" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Datele tale au fost șterse.")).toBeVisible();
  expect(await cookieOf(page, "user_token")).toBeUndefined();
  await logIn(page, customer);
  await expect(page.getByText("E-mail sau parolă incorecte.").first()).toBeVisible();
});

test("cookies are chosen one by one, refused with one press and remembered", async ({ page }) => {
  await page.context().clearCookies();
  await becomeCustomer(page);
  // browsing/analytics may have named third parties at this very moment.
  await page.route(
    (url) => url.hostname !== "localhost",
    (route) => route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.goto("/account/cookie");
  const statistics = page.getByRole("checkbox", { name: /analytics_storage/ });
  await expect(statistics).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Coș și comandă" })).toBeDisabled();
  await statistics.check();
  await page.getByRole("button", { name: "Salvează alegerea" }).click();
  await expect(page.getByText("Alegerea ta a fost salvată.")).toBeVisible();
  expect(await cookieOf(page, "consent")).toBe("1.2.3.46");
  expect([await daysOf(page, "consent"), await daysOf(page, "csvid")]).toEqual([365, 30]);
  await page.reload();
  await expect(statistics).toBeChecked();

  await page.getByRole("button", { name: "Refuz tot" }).click();
  await expect(statistics).not.toBeChecked();
  await expect.poll(() => cookieOf(page, "consent")).toBe("1.2.3");
});

async function downloadBy(page: Page, button: Locator): Promise<Download> {
  const started = page.waitForEvent("download");
  await button.click();
  return await started;
}
