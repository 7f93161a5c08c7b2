import type { Page } from "@playwright/test";
import { changeShop } from "../shop-database.ts";
import { expect } from "../test.ts";

/** Marks a customer's order as delivered today. */
export async function deliver(email: string): Promise<void> {
  await changeShop(
    `with arrived as (update orders set status = 'delivered' where email = $1 returning *)
     insert into order_entry (order_id, at, kind, amount_bani, cause, method)
     select id, now(), 'receipt', -total_bani, 'delivered', 'cash_on_delivery' from arrived where payment_code = 'COD'`,
    [email],
  );
  await changeShop(
    `insert into order_event (order_id, status, actor, note, at)
     select id, 'delivered', 'courier', '', now() from orders where email = $1`,
    [email],
  );
}

/** Saves an address in Cluj-Napoca for a customer, directly in the database. */
export async function saveAddress(email: string, street: string): Promise<void> {
  await changeShop(
    `insert into customer_address (customer_id, county_id, city_id, street, created_at)
     select customer.id, city.county_id, city.id, $2, now() from customer, city
     where customer.email = $1 and city.name = 'Cluj-Napoca'`,
    [email, street],
  );
}

/** Saves a company with its registered office in Cluj-Napoca for a customer, directly in the database. */
export async function saveCompany(email: string, name: string): Promise<void> {
  await changeShop(
    `insert into customer_company (customer_id, type, name, cui, county_id, city_id, street, created_at)
     select customer.id, 'sc', $2, '14399840', city.county_id, city.id, 'Str. Firmei nr. 1', now()
     from customer, city where customer.email = $1 and city.name = 'Cluj-Napoca'`,
    [email, name],
  );
}

/** Opens an account page by its link, which is in a menu on phones. */
export async function openInAccount(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await menuOf(page).getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

export async function leave(page: Page): Promise<void> {
  await page.goto("/account/info");
  await openMenu(page);
  await menuOf(page).getByRole("button", { name: "Ieși din cont" }).click();
  await expect(page).toHaveURL("/");
}

export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto("/auth");
  await field(page, "E-mail").fill(email);
  await field(page, "Parolă").fill(password);
  await page.getByRole("button", { name: "Intră în cont" }).click();
}

/** Returns a field in the main part of the page, since the footer has fields too. */
export function field(page: Page, name: string) {
  return page.getByRole("main").getByRole("textbox", { name, exact: true });
}

/** Returns the open dialog. Without JavaScript it is rendered within the page. */
export function dialog(page: Page) {
  return page.getByRole("dialog");
}

export async function cookieOf(page: Page, name: string): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find((cookie) => cookie.name === name)?.value;
}

/** Returns the number of days until the cookie expires. */
export async function daysOf(page: Page, name: string): Promise<number> {
  const cookies = await page.context().cookies();
  const { expires = 0 } = cookies.find((cookie) => cookie.name === name) ?? {};
  return Math.round((expires - Date.now() / 1000) / 86_400);
}

function menuOf(page: Page) {
  return page.getByRole("main").getByRole("navigation", { name: "Contul meu" });
}

async function openMenu(page: Page): Promise<void> {
  // The URL changes before the page does.
  await expect(menuOf(page)).toBeVisible();
  const menu = menuOf(page).locator("details:not([open]) summary");
  if (await menu.isVisible()) await menu.click();
}
