import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer, type Server } from "node:net";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import type { Checked } from "@curat/contract/staff/doctor";
import { openDatabase } from "../../../db/database.ts";
import { seal } from "../../../identity/sealed.ts";
import { createApi } from "../../../index.ts";
import { aFreePort } from "../../../testing/free-port.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { findFollowers } from "./doctor.store.ts";

/** Key of the test's self-signed certificate for `localhost`, valid for a hundred years. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgnc/2a5pfFPRaewmq
r0E+OL9kV5LdII3FEGbScAHiTjmhRANCAARVOI15RWhNCZnHuuQCRQeDSzl5QJ+b
z4L7IHlyydY9TVFS+UUx48z7w0utq5Rr/aoDJ7Q1Vfmqy51tuJTJf1we
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBfjCCASWgAwIBAgIUYWFOOKjGaoB+IO0m5EkYo9jp7I4wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzIzMTMyMFoYDzIxMjYxMDMw
MjMxMzIwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARVOI15RWhNCZnHuuQCRQeDSzl5QJ+bz4L7IHlyydY9TVFS+UUx48z7
w0utq5Rr/aoDJ7Q1Vfmqy51tuJTJf1weo1MwUTAdBgNVHQ4EFgQU/Tr26acUKaUj
mIfbs7F7TpZM4ZEwHwYDVR0jBBgwFoAU/Tr26acUKaUjmIfbs7F7TpZM4ZEwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiBHw8EEQyLHMz5ieH7bS2Ib
Z4cw3a4YJDM75iDxJIdLqAIgNBDHgR7L7xRghMOlJTpShcLk3pjMXr1tksh+WzLS
skg=
-----END CERTIFICATE-----`;

const shop = await openTestShop();
const index = async () => "stands" as const;
const byName = (checks: Checked[]) => new Map(checks.map((one) => [one.check, one]));

async function addressOf(server: Server, scheme: string): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  afterAll(() => void server.close());
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`; // A TCP server's address is always an object.
}
const silent = () => createServer((socket) => void socket.on("error", () => undefined));

async function foundWith(changes: object, limitMs?: number): Promise<Map<string, Checked>> {
  const api = createApi({ ...shop.config, ...changes });
  try {
    return byName(await api.examine({ index, ...(limitMs && { limitMs }) }));
  } finally {
    await api.close();
  }
}

it("request and job processes report an unreachable replica; findFollowers reports a missing permission", async () => {
  const databaseReplicaUrls = [`postgresql://curat@127.0.0.1:${await aFreePort()}/curat`];
  for (const work of ["requests", "jobs"])
    expect((await foundWith({ databaseReplicaUrls, work })).get("replicas")).toMatchObject({
      state: "broken",
      finding: "away",
      figures: { away: 1, replicas: 1 },
    });
  const { db, close } = openDatabase(shop.config.databaseUrl, 1, () => undefined);
  expect(await findFollowers(db)).toMatchObject({ following: 0, isTold: true });
  await sql`begin; create role told_nothing; set local role told_nothing`.execute(db);
  expect(await findFollowers(db)).toMatchObject({ following: 0, isTold: false });
  await sql`rollback`.execute(db);
  await close();
});

it("the checks of a healthy shop have a fixed order and omit unused features", async () => {
  await shop.query("insert into setting (key, value) values ('lastBackup', $1)", [
    JSON.stringify({ at: new Date().toISOString() }),
  ]);
  await shop.query("insert into setting (key, value) values ('lastRestoreProof', $1)", [
    JSON.stringify({ at: new Date(), state: "proven", provenAt: new Date() }),
  ]);
  await shop.api.warmUp();
  const { status, body } = await shop.staff.get("/staff/doctor");
  expect(status).toBe(200);
  expect(body.data.checks.map(({ check, state }: Checked) => `${check} ${state}`)).toEqual([
    "settings well",
    expect.stringMatching(/^memory /),
    "postgres well",
    "clock well",
    "migrations well",
    "indexes well",
    "index well",
    "jobs well",
    "failed_jobs well",
    "invoices well",
    "accounts well",
    "costs well",
    "seal_key well",
    "backup well",
    // The test database has no WAL archive.
    "archive look",
    "restore well",
    "replicas well",
  ]);
});

it("an order with a mismatch in its ledger or stock is reported with the difference", async () => {
  const { id } = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 1 }] });
  await shop.query("alter table order_entry disable trigger order_entry_stays");
  const charge = (bani: number) =>
    shop.query("update order_entry set amount_bani = amount_bani + $2 where order_id = $1", [id, bani]);
  await charge(12_50);
  const [order] = await shop.query<{ number: string }>("select number from orders where id = $1", [id]);
  const found = async () => byName(await shop.api.examine({ index })).get("accounts");
  const figures = { count: 1, orders: `${order?.number}: 12,50 lei` };
  expect(await found()).toMatchObject({ state: "broken", finding: "differ", figures });
  await charge(-12_50);
  await shop.query("alter table order_entry enable trigger order_entry_stays");
  expect(await found()).toMatchObject({ state: "well", finding: "tie" });
  await shop.query("alter table order_line disable trigger user");
  const pieces = (by: number) =>
    shop.query("update order_line set quantity = quantity + $2 where order_id = $1 and position = 0", [
      id,
      by,
    ]);
  await pieces(1);
  const lost = { count: 1, orders: `${order?.number}: bucăți` };
  expect(await found()).toMatchObject({ state: "broken", finding: "differ", figures: lost });
  await pieces(-1);
  await shop.query("alter table order_line enable trigger user");
  expect(await found()).toMatchObject({ state: "well", finding: "tie" });
});

it("missing and invalid indexes are reported by name", async () => {
  await shop.query("update pg_index set indisvalid = false where indexrelid = 'orders_customer'::regclass");
  const found = async () => byName(await shop.api.examine({ index })).get("indexes");
  expect(await found()).toMatchObject({
    state: "look",
    finding: "invalid",
    figures: { names: "orders_customer" },
  });
  await shop.query("drop index orders_customer");
  expect(await found()).toMatchObject({
    state: "broken",
    finding: "missing",
    figures: { names: "orders_customer" },
  });
});

it("a SEAL_KEY that decrypts no secret is reported", async () => {
  await shop.query(
    "insert into staff_totp (member_id, secret, last_step, created_at) select min(id), $1, 0, now() from staff_member",
    [seal(shop.config.sealKey, "JBSWY3DPEHPK3PXP")],
  );
  expect((await foundWith({})).get("seal_key")).toMatchObject({ state: "well", finding: "opens" });
  expect((await foundWith({ sealKey: "another key of more than 32 signs" })).get("seal_key")).toMatchObject({
    state: "broken",
    finding: "opens_nothing",
    figures: { sealed: 1 },
  });
});

it("failed jobs, missing and newer migrations and an old backup are reported", async () => {
  await shop.query(
    `select graphile_worker.add_job('issue_invoice', '{}'::json, max_attempts := 1, run_at := now() + interval '1 hour')`,
  );
  await shop.query("update graphile_worker._private_jobs set attempts = 1");
  await shop.query("update kysely_migration set name = '9999_of_tomorrow' where name = '0200_baseline'");
  await shop.query("update setting set value = $1 where key = 'lastBackup'", [
    JSON.stringify({ at: new Date(Date.now() - 60 * 3_600_000).toISOString() }),
  ]);
  // The failed job must be reported although another one is due.
  await shop.query(
    `select graphile_worker.add_job('send_nothing', '{}'::json, run_at := now() - interval '13 minutes')`,
  );
  const found = byName(await shop.api.examine({ index }));
  expect(found.get("jobs")).toMatchObject({ state: "broken", finding: "waiting", figures: { minutes: 13 } });
  expect(found.get("failed_jobs")).toMatchObject({
    state: "look",
    finding: "failed",
    figures: { failed: 1 },
  });
  expect(found.get("migrations")).toMatchObject({ state: "broken", finding: "missing" });
  expect(found.get("backup")).toMatchObject({ state: "look", finding: "made", figures: { hours: 60 } });
});

it("settings that conflict with each other are reported", async () => {
  const found = await foundWith({ shopUrl: "https://shop.invalid", hasTrustedProxies: false });
  expect(found.get("settings")).toMatchObject({ state: "broken", finding: "mails_reach_nobody" });
  expect(found.get("shop_certificate")).toMatchObject({ state: "look", finding: "unreachable" });
});

it("a check that exceeds its time limit is reported as timed out", async () => {
  const [anafUrl, smtpUrl] = [await addressOf(silent(), "http"), await addressOf(silent(), "smtp")];
  const startedAt = performance.now();
  const found = await foundWith({ smtpUrl, anafUrl }, 1_000);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(found.get("mail")).toMatchObject({ state: "broken", finding: "timed_out" });
  expect(found.get("companies")).toMatchObject({ state: "broken", finding: "timed_out" });
  expect(found.get("clock")?.state).toBe("well");
});

it("checks that need an unreachable database are skipped, and others run", async () => {
  const nobody = new URL(shop.config.databaseUrl);
  nobody.pathname = "/of_nobody";
  const found = await foundWith({ databaseUrl: nobody.href, anafUrl: "http://127.0.0.1:1" });
  expect(found.get("postgres")).toMatchObject({ state: "broken", finding: "failed" });
  expect(found.get("jobs")).toMatchObject({ state: "look", finding: "not_asked" });
  expect(found.get("companies")).toMatchObject({ state: "look", finding: "unreachable" });
});

it("the certificates of the shop and of Netopia are checked", async () => {
  const shopUrl = await addressOf(createTlsServer({ key: KEY, cert: CERTIFICATE }), "https");
  const netopia = {
    url: "http://127.0.0.1:1",
    signature: "S",
    certificatePem: CERTIFICATE,
    privateKeyPem: "",
  };
  const away = "http://127.0.0.1:1";
  const netopiaV2 = { url: away, apiKey: "", posSignature: "", publicKeysPem: "" };
  const stripe = { url: away, secretKey: "", webhookSecret: "" };
  const found = await foundWith({ shopUrl, smtpUrl: "smtp://127.0.0.1:1", netopia, netopiaV2, stripe });
  expect(found.get("shop_certificate")).toMatchObject({
    state: "broken",
    finding: "not_trusted",
    figures: { why: "DEPTH_ZERO_SELF_SIGNED_CERT" },
  });
  expect(found.get("netopia_certificate")).toMatchObject({ state: "well", finding: "ends" });
  expect(found.get("mail")).toMatchObject({ state: "broken", finding: "unreachable" });
  for (const name of ["netopia", "netopia_v2", "stripe"] as const)
    expect(found.get(name)).toMatchObject({ state: "look", finding: "unreachable" });
});
