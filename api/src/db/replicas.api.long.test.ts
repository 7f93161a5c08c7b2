import { afterAll, expect, it } from "vitest";
import { type Standby, startStandby } from "../testing/standby.ts";
import { PRODUCT } from "../testing/test-catalogue.ts";
import { anOrder } from "../testing/test-orders.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";

const standby: Standby = await startStandby(process.env.TEST_DATABASE_URL ?? "");
afterAll(() => standby.close());
const shop: TestShop = await openTestShop((url) => ({ databaseReplicaUrls: [standby.of(url)] }));
const { staff } = shop;
// As in production. By default, the test server confirms commits before it writes them to disk.
await shop.query(`do $$ begin
  execute format('alter database %I set synchronous_commit = on', current_database());
end $$`);

async function wentOut(): Promise<number> {
  const day = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Bucharest" });
  const { status, body } = await staff.get(`/staff/books/stock?from=${day}&to=${day}`);
  expect(status).toBe(200);
  const row = body.data.rows.find(
    ({ product_id }: { product_id: number }) => product_id === PRODUCT.lavender,
  );
  return row?.went ?? 0;
}

async function answeredBy(act: () => Promise<unknown>): Promise<{ replica: number; primary: number }> {
  const before = shop.api.replicaReads();
  await act();
  const after = shop.api.replicaReads();
  return { replica: after.replica - before.replica, primary: after.primary - before.primary };
}

const order = (): Promise<unknown> => anOrder(shop, { lines: [{ product: PRODUCT.lavender }] });
const BY_REPLICA = { replica: 1, primary: 0 };
const BY_PRIMARY = { replica: 0, primary: 1 };

it("a replica serves a long read with data written just before", async () => {
  // The replica receives the test's own database with a delay.
  await expect.poll(() => answeredBy(wentOut), { timeout: 20_000 }).toEqual(BY_REPLICA);
  for (let time = 1; time <= 5; time += 1) {
    await order();
    let went = 0;
    expect(await answeredBy(async () => (went = await wentOut()))).toEqual(BY_REPLICA);
    expect(Math.abs(went)).toBe(time);
  }
});

it("the primary serves reads while the replica lags", async () => {
  await standby.stopReplaying();
  await order();
  let went = 0;
  expect(await answeredBy(async () => (went = await wentOut()))).toEqual(BY_PRIMARY);
  expect(Math.abs(went)).toBe(6);
  await standby.replayOn();
  await expect.poll(() => answeredBy(wentOut)).toEqual(BY_REPLICA);
});

it("the primary takes over at once when the replica dies, until it returns", async () => {
  await standby.kill();
  const startedAt = Date.now();
  expect(await answeredBy(wentOut)).toEqual(BY_PRIMARY);
  expect(await answeredBy(wentOut)).toEqual(BY_PRIMARY);
  expect(Date.now() - startedAt).toBeLessThan(4_000);
  await standby.start();
  await expect.poll(() => answeredBy(wentOut), { timeout: 20_000 }).toEqual(BY_REPLICA);
}, 60_000);

it("placing an order, searching for products and listing orders never read from a replica", async () => {
  expect(
    await answeredBy(async () => {
      await order();
      expect((await shop.get("/search/lavanda")).status).toBe(200);
      expect((await staff.get("/staff/orders")).status).toBe(200);
    }),
  ).toEqual({ replica: 0, primary: 0 });
});
