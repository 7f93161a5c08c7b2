import { beforeAll, describe, expect, it } from "vitest";
import { amended, goods } from "../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  anOrder,
  anOrderBody,
  type RequestedLine,
  moveTo,
  type PlacedOrder,
} from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
const EAN = { lavender: "05941234567899", towels: "5940000000017" };
const TWO_AND_ONE: RequestedLine[] = [
  { product: PRODUCT.lavender, quantity: 2 },
  { product: PRODUCT.towels },
];

beforeAll(async () => {
  await shop.query("update product set barcode = $1, code = 'LAV-2L' where id = $2", [
    EAN.lavender,
    PRODUCT.lavender,
  ]);
  await shop.query("update product set barcode = $1 where id = $2", [EAN.towels, PRODUCT.towels]);
});

async function confirmed(lines = TWO_AND_ONE): Promise<PlacedOrder> {
  const order = await anOrder(shop, { lines, body: anOrderBody() });
  await moveTo(shop, order, "confirmed");
  return order;
}
let keys = 0;
async function scan(code: string, order?: Pick<PlacedOrder, "id">, key = `k${(keys += 1)}`) {
  const body = { code, key, ...(order && { orderid: order.id }) };
  const { status, body: answer } = await staff.post("/staff/packing/scan", body);
  expect(status).toBe(200);
  return answer.data;
}
const packingOf = async ({ id }: PlacedOrder) => (await staff.get(`/staff/packing/${id}`)).body.data;
const takeBack = ({ id }: PlacedOrder, of: number) => staff.post(`/staff/packing/${id}/undo`, { scan: of });
const stageOf = async ({ id }: PlacedOrder, stage: string): Promise<boolean> =>
  (await staff.get(`/staff/orders?stage=${stage}&per_page=200`)).body.data.some(
    (row: { id: number }) => row.id === id,
  );

describe("packing", () => {
  it("scanning opens an order, counts product codes and finishes with the last piece", async () => {
    const order = await confirmed();
    await staff.put(`/staff/orders/${order.id}/awb`, { awb: `PACK-${order.id}` });
    expect(await scan(order.number)).toMatchObject({
      outcome: "opened",
      order: { id: order.id, missing: 3 },
    });
    // The label's barcode is the waybill number with the number of the parcel appended.
    expect(await scan(`pack-${order.id}001`)).toMatchObject({ outcome: "opened", order: { id: order.id } });
    expect(await packingOf(order)).toMatchObject({ started_by: null, last: null, can_pack: true });

    const first = await scan("lav-2l", order);
    expect(first).toMatchObject({ outcome: "counted", order: { missing: 2, started_by: "Magazin" } });
    expect(first.product).toBe(first.order.lines[0].name);
    // The scanner dropped the leading zero.
    expect(await scan("5941234567899", order)).toMatchObject({ outcome: "counted", order: { missing: 1 } });
    expect(await scan(EAN.lavender, order)).toMatchObject({ outcome: "too_many", order: { missing: 1 } });
    expect(await stageOf(order, "to_pack")).toBe(true);
    const last = await scan(EAN.towels, order);
    expect(last).toMatchObject({
      outcome: "finished",
      order: {
        missing: 0,
        status_code: "preparing",
        finished_by: "Magazin",
        finished_at: expect.any(String),
      },
    });
    expect([await stageOf(order, "to_pack"), await stageOf(order, "to_hand_over")]).toEqual([false, true]);
    const changes = await shop.historyOf("order", order.id);
    expect(changes.slice(1)).toEqual([
      { sentence: `Comanda ${order.number}: „Confirmată” → „În pregătire”.`, actor_kind: "staff" },
      { sentence: `Comanda ${order.number} a fost împachetată.`, actor_kind: "staff" },
    ]);
    expect(await scan(order.number)).toMatchObject({ outcome: "opened", order: { finished_by: "Magazin" } });
  });

  it("scanning an invalid code returns the reason and counts nothing", async () => {
    const order = await confirmed([{ product: PRODUCT.lavender }]);
    expect(await scan(EAN.towels, order)).toMatchObject({
      outcome: "wrong_product",
      product: expect.any(String),
      order: { missing: 1 },
    });
    expect(await scan("nimic-de-acest-fel", order)).toMatchObject({ outcome: "unknown_code", product: null });
    expect(await scan("2*LAV-2L", order)).toMatchObject({ outcome: "too_many", order: { missing: 1 } });
    const other = await confirmed();
    expect(await scan(other.number, order)).toMatchObject({ outcome: "opened", order: { id: other.id } });
    for (const one of [order, other]) await moveTo(shop, one, "cancelled");
    expect(await scan("LAV-2L", order)).toMatchObject({ outcome: "not_packable" });
    expect(await scan(order.number)).toMatchObject({
      outcome: "not_packable",
      order: { status: "Anulată", can_pack: false },
    });
  });

  it("scanning with a multiplier counts several pieces at once", async () => {
    const order = await confirmed([{ product: PRODUCT.lavender, quantity: 12 }]);
    expect(await scan("12*LAV-2L", order)).toMatchObject({ outcome: "finished", order: { missing: 0 } });
  });

  it("a product scanned without an open order is assigned to the oldest matching order", async () => {
    const [older, newer] = [await confirmed(), await confirmed()];
    const nobody = await confirmed([{ product: PRODUCT.lavender }]);
    for (const expected of [older, older, newer, newer, nobody])
      expect((await scan(EAN.lavender)).order.id).toBe(expected.id);
    expect(await scan(EAN.lavender)).toMatchObject({ outcome: "no_order", order: null });
    for (const order of [older, newer]) await scan(EAN.towels, order);
    expect(await packingOf(nobody)).toMatchObject({ missing: 0, finished_by: "Magazin" });
  });

  it("a scan sent twice by the same form counts once", async () => {
    const order = await confirmed();
    const answers = await Promise.all([1, 2, 3].map(() => scan("LAV-2L", order, "aceeasi")));
    expect(answers.map(({ outcome, order: { missing } }) => [outcome, missing])).toEqual(
      Array.from({ length: 3 }, () => ["counted", 2]),
    );
  });

  it("concurrent scans by two people add no surplus piece and finish the order once", async () => {
    const order = await confirmed([{ product: PRODUCT.lavender, quantity: 3 }]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => scan("LAV-2L", order)));
    const outcomes = answers.map(({ outcome }) => outcome).toSorted();
    expect(outcomes).toEqual(["counted", "counted", "finished", "too_many", "too_many", "too_many"]);
    expect(
      await shop.query("select 1 from order_event where order_id = $1 and note = 'Împachetată.'", [order.id]),
    ).toHaveLength(1);
  });

  it("undoing a scan works once and reopens a finished order", async () => {
    const order = await confirmed([{ product: PRODUCT.lavender, quantity: 2 }]);
    const first = (await scan("LAV-2L", order)).order.last.scan;
    const last = (await scan("LAV-2L", order)).order.last.scan;
    const back = await takeBack(order, last);
    expect([back.status, back.body.data]).toMatchObject([
      200,
      { missing: 1, finished_by: null, last: { scan: first } },
    ]);
    expect(await stageOf(order, "to_pack")).toBe(true);
    expect(await takeBack(order, last)).toMatchObject({ status: 409, body: { data: { missing: 1 } } });
    expect((await takeBack(order, first)).body.data).toMatchObject({ started_by: null, last: null });
    await scan("2*LAV-2L", order);
    await moveTo(shop, order, "shipped");
    expect((await takeBack(order, (await packingOf(order)).last.scan)).status).toBe(409);
  });

  it("packing shows surplus pieces if the order is amended, and their scans can be undone", async () => {
    const order = await confirmed();
    const towels = (await scan(EAN.towels, order)).order.last.scan;
    await scan("LAV-2L", order);
    await amended(shop, order, { items: goods([PRODUCT.lavender, 2]) });
    const { lines, missing } = await packingOf(order);
    expect([missing, lines.map(({ wanted, packed }: Record<string, number>) => [wanted, packed])]).toEqual([
      1,
      [
        [2, 1],
        [0, 1],
      ],
    ]);
    expect(await scan(EAN.lavender, order)).toMatchObject({ outcome: "counted", order: { missing: 0 } });
    await takeBack(order, towels);
    // The parcel already contains everything, so scanning the order's number finishes packing.
    expect(await scan(order.number, order)).toMatchObject({ outcome: "finished" });
  });

  it("packing an unknown order returns 404", async () => {
    expect((await staff.get("/staff/packing/2147483647")).status).toBe(404);
    const unknown = { code: "LAV-2L", key: "k", orderid: 2_147_483_647 };
    expect((await staff.post("/staff/packing/scan", unknown)).status).toBe(404);
    expect((await staff.post("/staff/packing/scan", { code: " ", key: "k" })).body.errors).toEqual({
      code: ["Câmpul Cod este obligatoriu."],
    });
  });
});
