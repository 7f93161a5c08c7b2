import { becomeCustomer } from "../api-steps.ts";
import { cookieOf, dialog, field } from "../account/account-steps.ts";
import { ownSoldOutProduct } from "../own-product.ts";
import { expect, test } from "../test.ts";

test("a data-rights request keeps what was typed and is sent", async ({ page }) => {
  await becomeCustomer(page);
  await page.goto("/account/cookie");
  await page.getByRole("link", { name: "Șterge datele stocate" }).click();
  await field(page, "E-mail").fill("ana@");
  await field(page, "Comentarii").fill("Vă rog.");
  await dialog(page).getByRole("button", { name: "Trimite cererea" }).click();
  await expect(dialog(page).getByText("Adresa de e-mail nu este validă.")).toBeVisible();
  await expect(field(page, "Comentarii")).toHaveValue("Vă rog.");
  await field(page, "E-mail").fill("ana@exemplu.ro");
  await dialog(page).getByRole("button", { name: "Trimite cererea" }).click();
  await expect(
    page.getByText("Cererea d-voastra a fost trimisă și va fi soluționată în cel mult 30 de zile."),
  ).toBeVisible();
  await expect(page.getByText("În lucru")).toBeVisible();
});

test("cookies are accepted and refused with one press", async ({ page }) => {
  await becomeCustomer(page);
  await page.goto("/account/cookie");
  await page.getByRole("button", { name: "Accept tot" }).click();
  await expect(page.getByText("Alegerea ta a fost salvată.")).toBeVisible();
  await expect(page).toHaveURL("/account/cookie");
  expect((await cookieOf(page, "consent"))?.split(".")).toEqual(expect.arrayContaining(["10", "43", "46"]));
  await page.getByRole("button", { name: "Refuz tot" }).click();
  await expect(page.getByRole("checkbox", { name: /analytics_storage/ })).not.toBeChecked();
  expect(await cookieOf(page, "consent")).toBe("1.2.3");
});

test("a stock alert is set on a page of its own", async ({ page }) => {
  const { url } = await ownSoldOutProduct();
  await becomeCustomer(page);
  await page.goto(url);
  await page.getByRole("link", { name: "Informeaza-ma cand produsul revine in stoc" }).click();
  await field(page, "Nume").fill("Pop");
  await page.getByRole("button", { name: "Setează alerta" }).click();
  await expect(page.getByText("Trebuie să accepți termenii și condițiile.")).toBeVisible();
  await expect(field(page, "Nume")).toHaveValue("Pop");
  await page
    .getByRole("main")
    .getByRole("checkbox", { name: /^Am citit și accept/ })
    .check();
  await page.getByRole("button", { name: "Setează alerta" }).click();
  await expect(page.getByText("Alerta a fost setata")).toBeVisible();
});
