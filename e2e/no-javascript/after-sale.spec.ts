import { becomeCustomer, placeOrder } from "../api-steps.ts";
import { deliver, dialog, field } from "../account/account-steps.ts";
import { expect, test } from "../test.ts";

test("a return is asked for, refused with all that was typed, and kept", async ({ page }) => {
  const { email } = await becomeCustomer(page);
  await placeOrder(page);
  await deliver(email);
  await page.goto("/account/returns");
  const order = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /^Comanda \d+/ });
  await order.locator("summary", { hasText: "Retur" }).click();
  await field(page, "Banca").fill("Banca Probei");
  await order.getByRole("button", { name: "Trimite cererea de retur" }).click();
  await expect(
    order.getByText("Te rugam sa selectezi produsele pe care doresti sa il returnezi"),
  ).toBeVisible();
  await expect(field(page, "Banca")).toHaveValue("Banca Probei");
  await order.getByRole("checkbox").check();
  await field(page, "Telefon").fill("0722 123 456");
  await field(page, "IBAN").fill("RO49 AAAA 1B31 0075 9384 0000");
  await order.getByRole("button", { name: "Trimite cererea de retur" }).click();
  await expect(page.getByText("Cererea de retur a fost înregistrată.")).toBeVisible();
  await expect(page.getByText("Cerere primită")).toBeVisible();
});

test("a complaint shows the fields of its type by a button, and is sent", async ({ page }) => {
  await becomeCustomer(page);
  await page.goto("/account/sesizari");
  await page.getByRole("link", { name: "Adaugă o sesizare" }).click();
  await expect(dialog(page).getByRole("heading", { name: "Sesizare nouă" })).toBeFocused();
  await dialog(page).getByLabel("Număr comandă").fill("100001");
  await dialog(page).getByRole("combobox", { name: "Tip sesizare" }).selectOption({ label: "Retur produs" });
  await dialog(page).getByRole("button", { name: "Arată câmpurile acestui tip" }).click();
  await expect(dialog(page).getByLabel("Număr comandă")).toHaveValue("100001");
  await field(page, "IBAN").fill("RO48 AAAA 1B31 0075 9384 0000");
  await field(page, "Număr factură").fill("12");
  await dialog(page).getByLabel("Data facturii").fill("2026-10-05");
  await field(page, "Telefon").fill("0722 123 456");
  await field(page, "Descrierea problemei").fill("Vreau să returnez produsul.");
  await dialog(page).getByRole("button", { name: "Trimite sesizarea" }).click();
  await expect(dialog(page).getByText("Câmpul IBAN nu este valid.")).toBeVisible();
  await field(page, "IBAN").fill("RO49 AAAA 1B31 0075 9384 0000");
  await field(page, "Număr factură").press("Enter");
  await expect(page.getByText("Sesizarea ta a fost trimisa cu succes!")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Sesizarea \d+: Retur produs$/ })).toBeVisible();
});
