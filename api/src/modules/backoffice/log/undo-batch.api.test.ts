import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { transaction, type Tx } from "../../../db/database.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { aPerson } from "../../../testing/test-staff.ts";
import { changeListPrices, lockProducts } from "../../catalogue/catalog/index.ts";
import { recordChanges } from "../../platform/changes/index.ts";
import { writeCounts } from "../../catalogue/stock/index.ts";

const shop = await openTestShop();
const { staff } = shop;
const IDS = [PRODUCT.lavender, PRODUCT.lemon, PRODUCT.towels];

const priceOf = async (id: number) => (await staff.get(`/staff/products/${id}/price`)).body.data;
const stockOf = async (id: number) => (await staff.get(`/staff/products/${id}/stock`)).body.stock;
const undo = (batch: string, as = staff) => as.post(`/staff/changes/batches/${batch}/undo`, {});

async function anAction(): Promise<string> {
  const batch = randomUUID();
  const actor = { kind: "staff", id: null, name: "Ana", batch } as const;
  const at = new Date();
  const act = (write: (tx: Tx) => Promise<unknown>) =>
    transaction(shop.db, async (tx) => {
      await lockProducts(tx, IDS);
      await write(tx);
    });
  await act(async (tx) => {
    const prices = IDS.map((id) => ({ id, listBani: 123_45 }));
    const changed = await changeListPrices(tx, prices, { at, source: "import", actor });
    await recordChanges(
      tx,
      changed.map(({ change }) => change),
    );
  });
  await act(async (tx) => {
    const counts = IDS.map((productId) => ({ productId, pieces: 77 }));
    await recordChanges(
      tx,
      (await writeCounts(tx, counts, { actor, at, reason: "import", note: "" })).changes,
    );
  });
  return batch;
}

async function finished(id: number) {
  const worker = await shop.api.startWorker();
  const read = async () => (await staff.get(`/staff/jobs/${id}`)).body.data;
  await expect.poll(async () => (await read()).state).toBe("done");
  await worker.stop();
  return read();
}

it("undoing a batch covers all its transactions and lists skipped changes", async () => {
  const [prices, stocks] = [await Promise.all(IDS.map(priceOf)), await Promise.all(IDS.map(stockOf))];
  const batch = await anAction();
  expect(await Promise.all(IDS.map(stockOf))).toEqual([77, 77, 77]);
  const { version } = await priceOf(PRODUCT.lemon);
  await staff.put(`/staff/products/${PRODUCT.lemon}/price`, { list_price: 50, version });
  const requested = await undo(batch);
  expect([requested.status, requested.body.data.kind, requested.body.data.total]).toEqual([200, "undo", 6]);
  expect((await undo(batch)).status, "while the batch is running").toBe(409);
  const job = await finished(requested.body.data.id);
  expect(job).toMatchObject({ counts: { undone: 5, left: 1 }, changes: 5 });
  expect(job.notes).toEqual([expect.stringMatching(/^„Preț schimbat.*: s-a schimbat din nou de atunci$/)]);
  const listed = await Promise.all(IDS.map(async (id) => (await priceOf(id)).list_price));
  expect(listed).toEqual([prices[0].list_price, 50, prices[2].list_price]);
  expect(await Promise.all(IDS.map(stockOf))).toEqual(stocks);
  expect((await undo(batch)).body.message).toBe("Modificarea a fost deja anulată.");
  expect((await undo(job.batch)).status, "undoing is an action, too").toBe(200);
});

it("undoing a batch requires permissions for its changes, and returns 404 for an unknown batch", async () => {
  const batch = await anAction();
  const half = await aPerson(shop, { permissions: ["changes:undo", "prices:edit", "jobs:view"] });
  expect((await undo(batch, half)).status).toBe(403);
  expect((await undo(randomUUID())).status).toBe(404);
  expect((await undo("x")).status).toBe(422);
});
