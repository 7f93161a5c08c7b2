/** A replica that follows, lags, dies and comes back: the registers are as fresh as the database, and never fail. */
import { afterAll, expect, it } from "vitest";
import { type Standby, startStandby } from "../testing/standby.ts";
import { PRODUCT } from "../testing/test-catalogue.ts";
import { anOrder } from "../testing/test-orders.ts";
import { openTestShop, type TestShop } from "../testing/test-shop.ts";

const standby: Standby = await startStandby(process.env.TEST_DATABASE_URL ?? "");
afterAll(() => standby.close());
const shop: TestShop = await openTestShop((url) => ({ databaseReplicaUrls: [standby.of(url)] }));
const { staff } = shop;
// As in a shop: the tests' server tells of a commit before it writes it down, and its replica hears of it later.
await shop.query(`do $$ begin
  execute format('alter database %I set synchronous_commit = on', current_database());
end $$`);

/** Pieces of the product that went, as the stock book of the replica or of the database says. */
async function wentOut(): Promise<number> {
  const day = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Bucharest" });
  const { status, body } = await staff.get(`/staff/books/stock?from=${day}&to=${day}`);
  expect(status).toBe(200);
  const row = body.data.rows.find(
    ({ product_id }: { product_id: number }) => product_id === PRODUCT.lavender,
  );
  return row?.went ?? 0;
}

/** Who answered the readings of `act`. */
async function answeredBy(act: () => Promise<unknown>): Promise<{ replica: number; primary: number }> {
  const before = shop.api.replicaReads();
  await act();
  const after = shop.api.replicaReads();
  return { replica: after.replica - before.replica, primary: after.primary - before.primary };
}

const order = (): Promise<unknown> => anOrder(shop, { lines: [{ product: PRODUCT.lavender }] });
const BY_REPLICA = { replica: 1, primary: 0 };
const BY_PRIMARY = { replica: 0, primary: 1 };

it("answers a long reading with what was written just before it", async () => {
  // It hears of the test's own database a moment later.
  await expect.poll(() => answeredBy(wentOut), { timeout: 20_000 }).toEqual(BY_REPLICA);
  for (let time = 1; time <= 5; time += 1) {
    await order();
    let went = 0;
    expect(await answeredBy(async () => (went = await wentOut()))).toEqual(BY_REPLICA);
    expect(Math.abs(went)).toBe(time);
  }
});

it("lags behind: the database answers, and nobody sees less than was done", async () => {
  await standby.stopReplaying();
  await order();
  let went = 0;
  expect(await answeredBy(async () => (went = await wentOut()))).toEqual(BY_PRIMARY);
  expect(Math.abs(went)).toBe(6);
  await standby.replayOn();
  await expect.poll(() => answeredBy(wentOut)).toEqual(BY_REPLICA);
});

it("dies: the database answers at once; comes back: it is asked again", async () => {
  await standby.kill();
  const startedAt = Date.now();
  expect(await answeredBy(wentOut)).toEqual(BY_PRIMARY);
  expect(await answeredBy(wentOut)).toEqual(BY_PRIMARY);
  expect(Date.now() - startedAt).toBeLessThan(4_000);
  await standby.start();
  await expect.poll(() => answeredBy(wentOut), { timeout: 20_000 }).toEqual(BY_REPLICA);
}, 60_000);

it("is asked nothing of a shopper's", async () => {
  expect(
    await answeredBy(async () => {
      await order();
      expect((await shop.get("/search/lavanda")).status).toBe(200);
      expect((await staff.get("/staff/orders")).status).toBe(200);
    }),
  ).toEqual({ replica: 0, primary: 0 });
});
