/** The suite fails if a screen of the back office has no path in `office-screens/`. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { SHOP } from "../addresses.ts";
import { enterOffice, invitationOf, invite, newOwner, newRole, ownerSession } from "../office/staff-steps.ts";
import { follow, isInside } from "./follow.ts";
import { AFTERSALES } from "./office-screens/aftersales.ts";
import { BACKOFFICE } from "./office-screens/backoffice.ts";
import { CATALOGUE } from "./office-screens/catalogue.ts";
import { CUSTOMER_CARE } from "./office-screens/customer-care.ts";
import { EXCHANGE } from "./office-screens/exchange.ts";
import { FULFILMENT } from "./office-screens/fulfilment.ts";
import { MONEY } from "./office-screens/money.ts";
import { PUBLISHING } from "./office-screens/publishing.ts";
import { PURCHASING } from "./office-screens/purchasing.ts";
import { SELLING } from "./office-screens/selling.ts";
import { STAFF } from "./office-screens/staff.ts";
import type { Addresses } from "./office-screens/records.ts";

const routes = readFileSync(new URL("../../office/app/routes.ts", import.meta.url), "utf8");

const AT_THE_ENTRANCE: Addresses = {
  autentificare: async () => "/autentificare",
  "invitation/:token": async () => {
    const { email } = await invite([(await newRole(["orders:view"])).id]);
    return (await invitationOf(email)).replace("/admin", "");
  },
  "password/:token": async () => "/password/un-link-vechi",
  "parola-uitata": async () => "/parola-uitata",
};

const INSIDE: Addresses = {
  ...AFTERSALES,
  ...BACKOFFICE,
  ...CATALOGUE,
  ...CUSTOMER_CARE,
  ...EXCHANGE,
  ...FULFILMENT,
  ...MONEY,
  ...PUBLISHING,
  ...PURCHASING,
  ...SELLING,
  ...STAFF,
};

/** Screens without a route of their own. */
const STEPS: Record<string, (page: Page) => Promise<void>> = {
  "the second factor": async (page) => {
    const { email, password } = await newOwner();
    await page.goto("/admin/autentificare");
    await page.getByRole("textbox", { name: "E-mail" }).fill(email);
    await page.getByRole("textbox", { name: "Parolă", exact: true }).fill(password);
    await page.getByRole("button", { name: "Continuă" }).click();
    await expect(page.getByRole("heading", { name: "Al doilea factor" })).toBeVisible();
  },
  "an invitation that was begun": async (page) => {
    const { email } = await invite([(await newRole(["orders:view"])).id]);
    await page.goto(await invitationOf(email));
    await page.getByRole("button", { name: "Începe" }).click();
    await expect(page.getByRole("img", { name: "Cod QR pentru aplicația de autentificare" })).toBeVisible();
  },
  "the menu on a phone": async (page) => {
    await enterOffice(page, await ownerSession());
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto("/admin/comenzi");
    await page
      .locator("summary", { has: page.locator("svg") })
      .first()
      .click();
    await expect(page.getByRole("navigation", { name: "Meniu" })).toBeVisible();
  },
};

const nameOf = (pattern: string): string => pattern || "home";

export const OFFICE_SCREENS = [
  ...Object.keys(AT_THE_ENTRANCE),
  ...Object.keys(INSIDE).map(nameOf),
  ...Object.keys(STEPS),
];

/** Opens a screen, as the owner if it requires a login. */
export async function openOfficeScreen(page: Page, name: string): Promise<void> {
  const step = STEPS[name];
  if (step) return await step(page);
  const pattern = name === "home" ? "" : name;
  if (pattern in INSIDE) await enterOffice(page, await ownerSession());
  const address = await (AT_THE_ENTRANCE[pattern] ?? INSIDE[pattern])?.();
  if (address === undefined) throw new Error(`There is no screen "${name}".`);
  if (pattern in INSIDE && (await isInside(page))) await follow(page, address);
  else await page.goto(`/admin${address}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // After a redirect, another screen would be checked.
  expect(page.url().replace(/\/$/, "")).toBe(`${SHOP}/admin${address}`.replace(/\/$/, ""));
}

/**
 * All legal pages of the demo are published, so this screen redirects; `office/first-shop.spec.ts` tests it.
 */
const ELSEWHERE = ["pasi/pagini-legale/:page"];

/** Returns the routes that have no path in this file. Routes without JSX show no screen. */
export function officeWithoutAddress(): string[] {
  const patterns = [...routes.matchAll(/\broute\("([^"]+)", "[^"]+\.tsx"/g)].map(
    ([, pattern = ""]) => pattern,
  );
  return patterns.filter(
    (pattern) => !(pattern in AT_THE_ENTRANCE) && !(pattern in INSIDE) && !ELSEWHERE.includes(pattern),
  );
}
