import { becomeCustomer } from "../api-steps.ts";
import { expect, scriptAt, test } from "../test.ts";
import { textOf, Visitor } from "../read-page.ts";
import { sendLogin } from "./account-form.ts";
import { dialog, field } from "./account-steps.ts";

test("a complaint is validated, sent and listed", async ({ page }) => {
  await becomeCustomer(page);
  await page.goto("/account/sesizari");
  await expect(page.getByText("Nu ai sesizari")).toBeVisible();
  await page.getByRole("link", { name: "Adaugă o sesizare" }).click();
  await expect(field(page, "Nume")).toHaveValue("Ana-Maria Ionescu");
  await expect(field(page, "E-mail")).toHaveValue(/@example\.com$/);
  const type = dialog(page).getByRole("combobox", { name: "Tip sesizare" });
  await type.selectOption({ label: "Produs deteriorat" });
  await field(page, "Descrierea produsului deteriorat").fill("Capac spart");
  await field(page, "Număr factură").fill("FCT 12");
  await dialog(page).getByRole("button", { name: "Trimite sesizarea" }).click();
  for (const message of [
    "Câmpul Număr comandă este obligatoriu.",
    "Câmpul Număr factură nu este valid.",
    "Câmpul Telefon este obligatoriu.",
    "Câmpul Descrierea problemei este obligatoriu.",
  ])
    await expect(dialog(page).getByText(message)).toBeVisible();
  await expect(field(page, "Descrierea produsului deteriorat")).toHaveValue("Capac spart");

  await dialog(page).getByLabel("Număr comandă").fill("100001");
  await field(page, "Număr factură").fill("12");
  await dialog(page).getByLabel("Data facturii").fill("2026-10-05");
  await field(page, "Telefon").fill("0722 123 456");
  await field(page, "Descrierea problemei").fill("Bidonul a curs în cutie.");
  await dialog(page).getByRole("button", { name: "Trimite sesizarea" }).click();
  await expect(page.getByText("Sesizarea ta a fost trimisa cu succes!")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Sesizarea \d+: Produs deteriorat$/ })).toBeVisible();
  await expect(page.getByText("Bidonul a curs în cutie.")).toBeVisible();
  await expect(page.getByText("Descrierea produsului deteriorat: Capac spart")).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test("the fields of a complaint depend on its type", async ({ page }) => {
  await becomeCustomer(page);
  await page.goto("/account/sesizari?add=1");
  const type = dialog(page).getByRole("combobox", { name: "Tip sesizare" });
  await scriptAt(type);
  const own: Record<string, string[]> = {
    "Retur produs": ["IBAN", "Banca", "Motivul returului"],
    "Produs greșit livrat": ["Produsul livrat greșit"],
    "Produs deteriorat": ["Descrierea produsului deteriorat"],
    "Livrare incompletă": ["Stadiul comenzii"],
    Altele: [],
  };
  for (const label of Object.keys(own)) {
    await type.selectOption({ label });
    for (const [of, names] of Object.entries(own))
      for (const name of names) await expect(field(page, name)).toBeVisible({ visible: of === label });
  }
});

test("a complaint shows the shop's reply", async () => {
  const visitor = new Visitor();
  const login = { email: "ana.munteanu@example.com", password: "curat-demo-2026" };
  expect((await sendLogin(visitor, login)).url).toBe("/account/info");
  const { document } = await visitor.open("/account/sesizari");
  const complaints = [...document.querySelectorAll("main li")].map(textOf);
  const answered = complaints.find((text) => text.includes("capacul crăpat"));
  expect(answered).toMatch(/Răspunsul nostru.*V-am trimis astăzi un bidon nou/);
});
