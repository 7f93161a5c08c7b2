import { SAMEDAY_ACCOUNT, startSameday } from "@curat/stand-ins/sameday";
import { HEADERS } from "@curat/contract/headers.values";
import { afterAll, expect, it } from "vitest";
import { ACCOUNT_CHECKERS } from "../../account-checkers.ts";
import { type AccountAnswer, checkProviderAccount } from "./account-checks.service.ts";
import { createApi } from "../../../index.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { NETOPIA } from "../../../testing/test-payments.ts";
import { aCart, anOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const sameday = await startSameday({ port: 0 });
const shop = await openTestShop();
const other = createApi(shop.config);
// Makes the second process listen for changes, as a web process does.
other.onTouched(() => undefined);
afterAll(async () => {
  await other.close();
  await sameday.close();
});
const { staff } = shop;
const lines = [{ product: PRODUCT.lavender }];
interface Shown {
  provider: string;
  version: number;
}
async function shown(provider: string): Promise<Shown & Record<string, unknown>> {
  const { data } = (await staff.get("/staff/accounts")).body;
  return data.find((one: Shown) => one.provider === provider);
}
const save = async (provider: string, fields: object, mode = "live", version?: number) =>
  staff.put(`/staff/accounts/${provider}/${mode}`, {
    fields,
    version: version ?? (await shown(provider)).version,
  });
const choose = async (provider: string, mode: string | null) =>
  staff.put(`/staff/accounts/${provider}`, { mode, version: (await shown(provider)).version });
const stepOf = async (step: string) =>
  (await staff.get("/staff/first-steps")).body.data.steps.find((one: { step: string }) => one.step === step)
    ?.state;
const paymentsOf = async () =>
  JSON.stringify(
    (await shop.get("/cart", { cart: await aCart(shop, lines) })).body.data.payment_options_groups,
  );

const CARD = {
  signature: NETOPIA.signature,
  certificate: NETOPIA.certificatePem,
  private_key: NETOPIA.privateKeyPem,
};

it("an account that staff save creates waybills without a restart", async () => {
  const order = await anOrder(shop, { lines });
  await staff.put(`/staff/orders/${order.id}/status`, { status: "confirmed" });
  const label = () => staff.put(`/staff/orders/${order.id}/awb`, {});
  expect((await label()).status).toBe(422);
  expect(await shown("sameday")).toMatchObject({ used_at: null, refused_at: expect.any(String) });
  const saved = await save("sameday", { ...SAMEDAY_ACCOUNT, url: sameday.url });
  expect(saved.body.data).toMatchObject({
    mode_in_use: "live",
    accounts: [{ mode: "live", fields: { username: SAMEDAY_ACCOUNT.username }, secrets: ["password"] }],
    version: 1,
  });
  expect(await label()).toMatchObject({ status: 200 });
  expect(await shown("sameday")).toMatchObject({ used_at: expect.any(String), refused_at: null });
  expect(sameday.logins()).toBe(1);
});

it("secrets are encrypted in the table and missing from responses and the audit log", async () => {
  const secret = "o parolă foarte ascunsă";
  await save("sameday", { ...SAMEDAY_ACCOUNT, password: secret, url: sameday.url });
  const [{ text }] = (await shop.query<{ text: string }>(
    "select (select json_agg(p) from provider_account p)::text || (select json_agg(c) from change c)::text as text",
  )) as [{ text: string }];
  expect(text).toContain("schimbat");
  expect(text + JSON.stringify((await staff.get("/staff/accounts")).body)).not.toContain(secret);
  const saved = await save("sameday", { username: "altul", url: sameday.url });
  expect(saved.body.data.accounts[0]).toMatchObject({ fields: { username: "altul" }, secrets: ["password"] });
});

it("other processes use the account that staff choose", async () => {
  expect(await paymentsOf()).not.toContain("CARD");
  expect((await save("netopia", CARD, "test")).body.data.mode_in_use).toBe(null);
  expect(await paymentsOf()).not.toContain("CARD");
  expect((await choose("netopia", "test")).body.data.mode_in_use).toBe("test");
  expect(await paymentsOf()).toContain("CARD");
  await other.caughtUp();
  const cart = await aCart(shop, lines);
  const request = new Request("http://api.test/api/v1/cart", {
    headers: { [HEADERS.apiKey]: shop.config.apiKey, [HEADERS.cartId]: cart },
  });
  expect(await (await other.fetch(request)).text()).toContain("CARD");
  expect((await choose("netopia", null)).body.data.mode_in_use).toBe(null);
  expect(await paymentsOf()).not.toContain("CARD");
});

const check = async (provider: string, mode = "live") =>
  (await staff.post(`/staff/accounts/${provider}/${mode}/check`)).body.data.accounts.find(
    (account: { mode: string }) => account.mode === mode,
  );

it("a check reports whether the provider accepts the account, and when it last worked", async () => {
  await save("sameday", { ...SAMEDAY_ACCOUNT, url: sameday.url });
  expect((await check("sameday")).check).toMatchObject({ is_good: true, words: "Contul funcționează." });
  await save("sameday", { ...SAMEDAY_ACCOUNT, pickup_point: "1", url: sameday.url });
  expect(await stepOf("courier")).toBe("open");
  expect((await check("sameday")).check.words).toContain("Punctele lui sunt: ");
  await save("sameday", { ...SAMEDAY_ACCOUNT, password: "gresita", url: sameday.url });
  const refused = await check("sameday");
  expect(refused).toMatchObject({
    check: {
      is_good: false,
      is_current: true,
      words: expect.stringContaining("Verifică utilizatorul și parola."),
    },
    last_good_at: expect.any(String),
  });
  expect(JSON.stringify(refused)).not.toContain("gresita");
  await save("sameday", { ...SAMEDAY_ACCOUNT, url: sameday.url });
  expect((await check("sameday")).check.is_good).toBe(true);
  expect(await stepOf("courier")).toBe("done");
  const jobs = await shop.query("select 1 from graphile_worker.jobs where task_identifier = 'sync_lockers'");
  expect(jobs).toHaveLength(1);
});

it("checking Netopia validates the certificate and the key", async () => {
  expect((await check("netopia", "test")).check.is_good).toBe(true);
});

it("a check ends in time with a message if the provider hangs or fails", async () => {
  const context = { db: shop.db, now: () => new Date(), config: shop.config };
  const never = { ...ACCOUNT_CHECKERS, sameday: () => new Promise<AccountAnswer>(() => undefined) };
  const checked = { provider: "sameday", mode: "live", limitMs: 10 } as const;
  await checkProviderAccount(context, never, checked);
  const words = async () =>
    (await shop.query<{ words: string }>("select words from provider_check order by id desc limit 1"))[0]
      ?.words;
  expect(await words()).toContain("Nu a răspuns în");
  const broken = { ...ACCOUNT_CHECKERS, sameday: () => Promise.reject(new Error(SAMEDAY_ACCOUNT.password)) };
  await checkProviderAccount(context, broken, checked);
  expect(await words()).toContain("Verificarea nu a reușit.");
});

it("old checks are deleted, and more than ten checks in a minute are refused", async () => {
  await shop.query(
    "insert into provider_check (provider, mode, revision, at, is_good, words) select 'sameday', 'live', 1, now() - interval '1 day', true, 'x' from generate_series(1, 60)",
  );
  await check("sameday");
  const [{ count }] = (await shop.query(
    "select count(*)::int as count from provider_check where provider = 'sameday'",
  )) as [{ count: number }];
  expect(count).toBe(50);
  await shop.query("update provider_check set at = now()");
  expect((await staff.post("/staff/accounts/sameday/live/check")).status).toBe(429);
});

it("accounts refuse a stale version, missing fields and the choice of an unknown account", async () => {
  expect((await save("sameday", SAMEDAY_ACCOUNT, "live", 0)).status).toBe(409);
  expect((await save("fan", { username: "curat" })).body.errors).toEqual({
    "fields.password": ["Câmpul Parolă este obligatoriu."],
    "fields.client_id": ["Câmpul Cod de client este obligatoriu."],
  });
  expect((await save("fan", {}, "test", 0)).status).toBe(404);
  expect((await choose("fan", "live")).status).toBe(404);
});

it("two people who save a first account concurrently do not overwrite each other", async () => {
  const fan = { username: "curat", password: "parola", client_id: "7000123" };
  const answers = await Promise.all([save("fan", fan, "live", 0), save("fan", fan, "live", 0)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it("with another SEAL_KEY the account is not used, and staff are asked for its secret again", async () => {
  const api = createApi({ ...shop.config, sealKey: "another key of more than 32 signs" });
  const request = new Request("http://api.test/api/v1/staff/accounts", {
    headers: { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers },
  });
  const { data } = (await (await api.fetch(request)).json()) as { data: Shown[] };
  expect(data.find(({ provider }) => provider === "sameday")).toMatchObject({
    accounts: [{ secrets: ["password"], unreadable: ["password"] }],
  });
  const { username } = SAMEDAY_ACCOUNT;
  const again = await api.fetch(
    new Request("http://api.test/api/v1/staff/accounts/sameday/live", {
      method: "PUT",
      headers: { [HEADERS.apiKey]: shop.config.apiKey, "content-type": "application/json", ...staff.headers },
      body: JSON.stringify({ fields: { username }, version: (await shown("sameday")).version }),
    }),
  );
  expect(await again.json()).toMatchObject({
    errors: { "fields.password": ["Scrie din nou: Parolă. Cheia serverului s-a schimbat."] },
  });
  await api.close();
});

it("an account from the environment takes precedence and cannot be changed in the office", async () => {
  const api = createApi({ ...shop.config, sameday: { ...SAMEDAY_ACCOUNT, url: sameday.url } });
  const send = (method: string, path: string, body?: object) =>
    api.fetch(
      new Request(`http://api.test/api/v1${path}`, {
        method,
        headers: {
          [HEADERS.apiKey]: shop.config.apiKey,
          "content-type": "application/json",
          ...staff.headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  const { data } = (await (await send("GET", "/staff/accounts")).json()) as { data: Shown[] };
  expect(data.find(({ provider }) => provider === "sameday")).toMatchObject({ is_from_environment: true });
  const refused = await send("PUT", "/staff/accounts/sameday", { mode: null, version: 2 });
  expect(refused.status).toBe(409);
  await api.close();
});

it("deleting an account deletes its secrets", async () => {
  const { version } = await shown("sameday");
  const gone = await staff.delete(`/staff/accounts/sameday/live?version=${version}`);
  expect(gone.body.data).toMatchObject({ mode_in_use: null, accounts: [] });
  expect(await shop.query("select 1 from provider_account where provider = 'sameday'")).toEqual([]);
});
