import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { SHOP, SHOP_API_KEY } from "../addresses.ts";
import { mailTo } from "../mail-steps.ts";
import { queryShop } from "../shop-database.ts";

export const PASSWORD = "o furnică verde la munte";

export interface Login {
  email: string;
  password: string;
  secret: string;
}

/** The demo owner's login, which `npm start` prints. */
function demoOwner(): Login {
  const file = join(process.env.DATA_DIR ?? "", "demo-owner.json");
  const { email, password, totpSecret } = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  return { email: email ?? "", password: password ?? "", secret: totpSecret ?? "" };
}

/** Returns a current or future authenticator code, since each code works only once. */
export function codeOf(secret: string, steps = 0): string {
  return TOTP.generate({
    secret: Secret.fromBase32(secret.replaceAll(" ", "")),
    timestamp: Date.now() + steps * 30_000,
  });
}

/** Creates a session of the demo owner without an authenticator code, because the login test uses the code. */
export async function ownerSession(): Promise<string> {
  const token = randomUUID();
  await queryShop(
    "curat_e2e",
    `insert into staff_session
       (token_hash, member_id, device, address, created_at, used_at, expires_at, second_factor_at)
     select $1, id, '', '', now(), now(), now() + interval '12 hours', now()
     from staff_member where email = $2`,
    [createHash("sha256").update(token).digest(), demoOwner().email],
  );
  return token;
}

export async function enterOffice(page: Page, session: string): Promise<void> {
  const domain = new URL(SHOP).hostname;
  const cookie = {
    name: "staff_session",
    value: session,
    domain,
    httpOnly: true,
    sameSite: "Strict" as const,
  };
  await page.context().addCookies(["/admin", "/admin.data"].map((path) => ({ ...cookie, path })));
}

export async function newRole(permissions: string[]): Promise<{ id: number; name: string }> {
  return await callStaff("POST", "/staff/roles", { name: `Rol ${randomUUID().slice(0, 8)}`, permissions });
}

export async function roleNamed(name: string): Promise<number> {
  const roles = await callStaff<{ id: number; name: string }[]>("GET", "/staff/roles");
  return roles.find((role) => role.name === name)?.id ?? 0;
}

export async function newKey(): Promise<{ id: number }> {
  const key = { name: `Cheie ${randomUUID().slice(0, 8)}`, permissions: ["orders:view"] };
  return await callStaff("POST", "/staff/keys", key);
}

/** Creates a webhook without a URL, which only records events for the feed. */
export async function newWebhook(): Promise<{ id: number }> {
  const webhook = {
    name: `Program ${randomUUID().slice(0, 8)}`,
    url: "",
    topics: ["reviews"],
    format: "standard",
  };
  return await callStaff("POST", "/staff/webhooks", webhook);
}

/** Makes the shop read the demo's eMAG offers, and returns the id of one. */
export async function anEmagOffer(): Promise<number> {
  await callStaff("POST", "/staff/emag/run");
  let offers: { id: number }[] = [];
  const read = async () => {
    offers = await callStaff("GET", "/staff/emag/offers");
    return offers.length;
  };
  await expect.poll(read, { timeout: 30_000 }).toBeGreaterThan(0);
  return offers[0]?.id ?? 0;
}

export async function invite(roles: number[]): Promise<{ id: number; email: string }> {
  return await callStaff("POST", "/staff/people", { email: newAddress(), roles });
}

/** Saves a view of the order list as the demo owner. */
export async function aSavedView(): Promise<{ id: number }> {
  const view = { list: "orders", query: "?stare=new", is_shared: false };
  return await callStaff("POST", "/staff/views", { ...view, name: `Lista ${randomUUID().slice(0, 8)}` });
}

export function newAddress(): string {
  return `om-${randomUUID()}@example.com`;
}

/** Returns the path of the invitation link that was emailed to the address. */
export async function invitationOf(email: string): Promise<string> {
  const mail = await mailTo(email, /Invitație în echipa/);
  return /\/admin\/invitation\/[\w-]+/.exec(mail)?.[0] ?? "";
}

/** Creates another owner, whose next authenticator code is unused. */
export async function newOwner(): Promise<Login & { session: string }> {
  const [role] = await queryShop<{ id: number }>("curat_e2e", "select id from staff_role where is_owner", []);
  const { email } = await invite([role?.id ?? 0]);
  const token = (await invitationOf(email)).split("/").at(-1);
  const { browser, factor: offered } = await sendRequest<{
    browser: string;
    factor: { totp: { secret: string } };
  }>("POST", "/staff/invitation/begin", { token });
  const { totp } = offered;
  const password = { password: PASSWORD, password_confirm: PASSWORD };
  const factor = { factor: "totp", code: codeOf(totp.secret) };
  const accepted = await sendRequest<{ staff_token: string }>("POST", "/staff/invitation/accept", {
    token,
    browser,
    name: "Dana Marin",
    ...password,
    ...factor,
  });
  return { email, password: PASSWORD, secret: totp.secret, session: accepted.staff_token };
}

let asOwner: Promise<string> | undefined;

/** Calls the API as the demo owner. */
export async function callStaff<Data>(method: string, path: string, body?: object): Promise<Data> {
  asOwner ??= ownerSession();
  return await sendRequest(method, path, body, { "x-staff-token": await asOwner });
}

async function sendRequest<Data>(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Data> {
  const answer = await fetch(`${SHOP}/api/v1${path}`, {
    method,
    headers: { "x-api-key": SHOP_API_KEY, ...headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect([path, answer.status, text]).toEqual([path, 200, expect.any(String)]);
  // The API contract defines the type of the response.
  return (JSON.parse(text) as { data: Data }).data;
}
