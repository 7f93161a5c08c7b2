import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { createApi } from "../index.ts";
import { listMails } from "../modules/backoffice/notifications/index.ts";
import { hasPooler, type Pooler, startPooler } from "../testing/pooler.ts";
import { PRODUCT } from "../testing/test-catalogue.ts";
import { aCart, anOrderBody, brokenBooks, placeOrder } from "../testing/test-orders.ts";
import { openTestShop } from "../testing/test-shop.ts";
import { openDatabase } from "./database.ts";

const BUYERS = 24;

const pooler: Pooler | undefined = hasPooler
  ? await startPooler(process.env.TEST_DATABASE_URL ?? "")
  : undefined;
const shop = await openTestShop((direct) =>
  pooler ? { databaseUrl: pooler.through(direct), databaseDirectUrl: direct } : {},
);
afterAll(() => pooler?.close());

describe.skipIf(!hasPooler)("the shop behind PgBouncer (apt-get install pgbouncer)", () => {
  it("the shop places concurrent orders over three connections", async () => {
    const orders = Array.from({ length: BUYERS }, async (_, at) => {
      const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
      expect((await shop.get("/search/detergent")).status).toBe(200);
      return placeOrder(shop, cart, anOrderBody({ customer: { email: `coada-${at}@example.com` } }));
    });
    const answers = await Promise.all(orders);
    expect(answers.map(({ status }) => status)).toEqual(Array(BUYERS).fill(200));
    expect(await brokenBooks(shop)).toEqual({});
  });

  it("the shop runs jobs and receives change notifications over a direct connection", async () => {
    const worker = createApi({ ...shop.config, work: "jobs" });
    const running = await worker.startWorker();
    await expect.poll(async () => (await listMails(shop.config.mailFolder)).length).toBe(BUYERS);
    await running.stop();
    await worker.close();
    const { body } = await shop.staff.get(`/staff/products/${PRODUCT.lavender}/price`);
    const priced = { list_price: body.data.list_price + 1.5, version: body.data.version };
    const reported = new Promise<readonly string[]>((resolve) => shop.api.onTouched(resolve));
    const set = { ...shop.staff, body: priced };
    expect((await shop.send("PUT", `/staff/products/${PRODUCT.lavender}/price`, set)).status).toBe(200);
    expect(await reported).not.toEqual([]);
  });

  it("the shop stores request counts in the database and refuses requests above the limit", async () => {
    const counting = createApi({ ...shop.config, rateLimits: true });
    const headers = { "x-api-key": shop.config.apiKey, "content-type": "application/json" };
    const body = JSON.stringify({ email: "nimeni@example.com", password: "gresita-de-tot" });
    const requested = () =>
      new Request("http://api.test/api/v1/user/auth/login", { method: "POST", headers, body });
    const visitor = "203.0.113.9";
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => counting.fetch(requested(), { visitor })),
    );
    await counting.close();
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(await shop.query("select points from rate_limit where key like 'forms:%'")).not.toEqual([]);
  });

  it("the shop leaves PostgreSQL's timeouts to the pooler", async () => {
    const url = shop.config.databaseUrl;
    const pooled = openDatabase(url, 1, () => undefined, { isPooled: true });
    const { rows } = await sql`select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by 1`.execute(
      pooled.db,
    );
    expect(rows).toEqual([
      { name: "idle_in_transaction_session_timeout", setting: "30000" },
      { name: "lock_timeout", setting: "5000" },
      { name: "statement_timeout", setting: "8000" },
    ]);
    await pooled.close();
    const requested = openDatabase(url, 1, () => undefined);
    await expect(sql`select 1`.execute(requested.db)).rejects.toThrow("unsupported startup parameter");
    await requested.close();
  });
});
