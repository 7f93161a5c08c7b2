import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { FOREIGN_API, FOREIGN_API_KEY, FOREIGN_SHOP } from "../addresses.ts";
import { dialog, field } from "../account/account-steps.ts";
import {
  acceptAndFinalize,
  choose,
  fillAddress,
  fillContact,
  finalizeButton,
  NASAUD,
  textbox,
} from "../checkout-steps.ts";
import { expect, scriptAt } from "../test.ts";

async function postToApi(path: string, body: object = {}): Promise<Record<string, unknown>> {
  const headers = { "x-api-key": FOREIGN_API_KEY };
  const answer = await fetch(FOREIGN_API + path, { method: "POST", headers, body: JSON.stringify(body) });
  return (await answer.json()) as Record<string, unknown>;
}

/** Switches the format of the provider's responses. */
export async function speak(manner: "plain" | "odd"): Promise<void> {
  await postToApi(`/speak/${manner}`);
}

/** Registers a customer with the provider and logs the page in. */
export async function becomeForeignCustomer(page: Page): Promise<void> {
  const person = { firstname: "Ana-Maria", lastname: "Ionescu", phone: "0722123456" };
  const email = `${randomUUID()}@example.com`;
  const { user_token } = await postToApi("/user/auth/register", {
    ...person,
    email,
    password: "un cal alb pe deal",
  });
  await page.context().addCookies([{ name: "user_token", value: String(user_token), url: FOREIGN_SHOP }]);
}

interface Purchase {
  payment: string;
  isCompany?: boolean;
}

/** Adds toilet paper to the cart and orders it. */
export async function orderAs(page: Page, { payment, isCompany = false }: Purchase): Promise<void> {
  await page.goto("/hartie");
  await page.getByRole("link", { name: /^Hârtie igienică/ }).click();
  const add = page.getByRole("main").getByRole("button", { name: "Adauga in cos", exact: true }).first();
  await scriptAt(add);
  await add.click();
  await page.getByRole("link", { name: "Vezi coșul" }).last().click();
  if (isCompany) await choose(page, /^Persoană juridică/);
  await fillContact(page);
  if (isCompany) {
    await textbox(page, "Denumire firmă").fill("Curat SRL");
    await textbox(page, "Cod fiscal").fill("14399840");
    // Orders ship to the company's address unless the buyer chooses another one.
    await fillAddress(page, { ...NASAUD, group: "Firma" });
  } else await fillAddress(page, NASAUD);
  await page.getByRole("radio", { name: payment }).check();
  await expect(finalizeButton(page)).toBeEnabled();
  await acceptAndFinalize(page);
}

/** Requests the return of an order from the order list, and submits a complaint about it. */
export async function giveBackAndComplain(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await page.goto("/account/comenzi");
  await main
    .getByText(/^Comanda \d+/)
    .first()
    .click();
  await main
    .getByRole("link", { name: /^Detalii/ })
    .first()
    .click();
  await expect(main.getByText("Hârtie igienică Jumbo, 12 role").first()).toBeVisible();
  await expect(main.getByText("2000111")).toBeVisible();
  await expect(main.getByText("96.00 lei").first()).toBeVisible();

  await page.goto("/account/returns");
  await main.locator("summary", { hasText: /^Retur/ }).click();
  await main.getByRole("checkbox", { name: /^Hârtie igienică/ }).check();
  await field(page, "Banca").fill("Banca Transilvania");
  await field(page, "IBAN").fill("RO49AAAA1B31007593840000");
  await main.getByRole("button", { name: "Trimite cererea de retur" }).click();
  await expect(page.getByText("Cererea de retur a fost înregistrată.")).toBeVisible();
  await expect(main.getByText("Cerere primită")).toBeVisible();

  await page.goto("/account/sesizari?add=1");
  await dialog(page)
    .getByRole("combobox", { name: "Tip sesizare" })
    .selectOption({ label: "Produs deteriorat" });
  await field(page, "Descrierea produsului deteriorat").fill("Folia este ruptă.");
  await dialog(page).getByLabel("Număr comandă").fill("1001");
  await field(page, "Număr factură").fill("12");
  await dialog(page).getByLabel("Data facturii").fill("2026-11-20");
  await field(page, "Descrierea problemei").fill("Două role sunt umede.");
  await dialog(page).getByRole("button", { name: "Trimite sesizarea" }).click();
  await expect(page.getByText("Sesizarea ta a fost trimisa cu succes!")).toBeVisible();
  await expect(main.getByText("Două role sunt umede.")).toBeVisible();
}
