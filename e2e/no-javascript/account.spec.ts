import { becomeCustomer } from "../api-steps.ts";
import { cookieOf, dialog, field, leave } from "../account/account-steps.ts";
import { CLUJ } from "../checkout-steps.ts";
import { expect, registerCustomer, test } from "../test.ts";

test("registering shows what is wrong and keeps what was typed", async ({ page }) => {
  await page.goto("/auth?pas=cont-nou");
  await field(page, "Prenume").fill("Ana-Maria");
  await field(page, "E-mail").fill("ana@");
  await field(page, "Parolă").fill("scurt");
  await page.getByRole("button", { name: "Creează cont" }).click();
  for (const error of [
    "Câmpul Nume este obligatoriu.",
    "Adresa de e-mail nu este validă.",
    "Parola trebuie să aibă cel puțin 10 caractere.",
    "Câmpul Confirmare parolă este obligatoriu.",
    "Trebuie să accepți termenii și condițiile.",
  ])
    await expect(page.getByRole("main").getByText(error)).toBeVisible();
  await expect(field(page, "Prenume")).toHaveValue("Ana-Maria");
  await expect(field(page, "E-mail")).toHaveValue("ana@");
  await expect(field(page, "Parolă")).toHaveValue("");
});

test("an address is kept, changed and deleted", async ({ page }) => {
  await becomeCustomer(page);
  await page.goto("/account/adrese");
  await page.getByRole("link", { name: "Adaugă o adresă" }).click();
  await field(page, "Adresă").fill("Str. Lungă nr. 12");
  await dialog(page).getByRole("combobox", { name: "Județ" }).selectOption({ label: CLUJ.county });
  await dialog(page).getByRole("button", { name: "Arată localitățile" }).click();
  await expect(field(page, "Adresă")).toHaveValue("Str. Lungă nr. 12");
  await dialog(page).getByRole("button", { name: "Salvează" }).click();
  await expect(dialog(page).getByText("Câmpul Localitate este obligatoriu.")).toBeVisible();
  await dialog(page).getByRole("combobox", { name: "Localitate" }).selectOption({ label: CLUJ.city });
  await dialog(page).getByRole("button", { name: "Salvează" }).click();
  await expect(page.getByText("Adresa a fost salvată.")).toBeVisible();
  await page.getByRole("link", { name: /^Modifică/ }).click();
  await expect(dialog(page).getByRole("combobox", { name: "Localitate" })).toHaveValue(/^\d+$/);
  await field(page, "Adresă").fill("Str. Scurtă nr. 1");
  await field(page, "Adresă").press("Enter");
  await expect(page.getByRole("heading", { name: "Str. Scurtă nr. 1" })).toBeVisible();
  await page.getByRole("link", { name: /^Șterge/ }).click();
  await expect(page.getByText("Esti sigur ca vrei sa stergi aceasta adresa?")).toBeVisible();
  await page.getByRole("button", { name: "Da" }).click();
  await expect(page.getByText("Nu ai adrese salvate in cont")).toBeVisible();
});

test("a company whose code is unknown keeps what was typed", async ({ page }) => {
  await becomeCustomer(page);
  await page.goto("/account/companii?add=1");
  await field(page, "Cod fiscal").fill("RO 14399840");
  await field(page, "Denumire firmă").fill("Curățenie S.R.L.");
  // This shop has no register connected, so nothing promises to look the code up.
  await expect(dialog(page).getByRole("button", { name: "Completează datele" })).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Salvează" }).click();
  await expect(field(page, "Denumire firmă")).toBeVisible();
  await expect(field(page, "Cod fiscal")).toHaveValue("RO 14399840");
  await expect(field(page, "Denumire firmă")).toHaveValue("Curățenie S.R.L.");
});

test("a favourite is chosen and the account is left", async ({ page }) => {
  await page.goto("/solutii-de-curatare/pardoseli");
  const heart = page.getByRole("button", { name: /^Adaugă la favorite/ }).first();
  await heart.click();
  await expect(page).toHaveURL("/solutii-de-curatare/pardoseli");
  await expect(
    page.getByText("Trebuie sa fii logat pentru a putea adauga la favorite produsul"),
  ).toBeVisible();
  // The way back is to where the heart was pressed.
  await registerCustomer(page, "/solutii-de-curatare/pardoseli");
  await heart.click();
  await page.goto("/account/favorite");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await leave(page);
  expect(await cookieOf(page, "user_token")).toBeUndefined();
});
