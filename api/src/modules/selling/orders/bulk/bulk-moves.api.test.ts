import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { anOrder, anOrderBody, moveTo, type PlacedOrder } from "../../../../testing/test-orders.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
const placed = (email = "ana@example.com") =>
  anOrder(shop, {
    lines: [{ product: PRODUCT.lavender, quantity: 2 }],
    body: anOrderBody({ customer: { email } }),
  });
const move = (body: object) => staff.post("/staff/orders/bulk", body);
const statusOf = async ({ id }: Pick<PlacedOrder, "id">) =>
  (await shop.query<{ status: string }>("select status from orders where id = $1", [id]))[0]?.status;

describe("batch status changes of orders", () => {
  it("a batch changes each order independently and gives a reason for each refusal", async () => {
    const [first, cancelled, second] = [await placed(), await placed(), await placed()];
    await moveTo(shop, cancelled, "cancelled");
    const ids = [second.id, cancelled.id, first.id, 2_147_483_647];
    const { status, body } = await move({ ids, status: "confirmed", note: "Verificată" });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      act: "move",
      by: "Magazin",
      total: 4,
      waiting: 0,
      done: 2,
      refused: 2,
    });
    expect(body.data.results).toEqual([
      { id: second.id, number: second.number, ok: true, why: "" },
      {
        id: cancelled.id,
        number: cancelled.number,
        ok: false,
        why: "Starea nu se poate schimba din „Anulată” în „Confirmată”.",
      },
      { id: first.id, number: first.number, ok: true, why: "" },
      { id: 2_147_483_647, number: null, ok: false, why: "Comanda nu există." },
    ]);
    expect(await statusOf(first)).toBe("confirmed");
    const changes = await shop.query(
      "select actor_kind from change where subject_kind = 'order' and subject_id = any($1) and actor_kind = 'staff'",
      [[String(first.id), String(second.id)]],
    );
    expect(changes).toHaveLength(2);
    expect((await staff.get(`/staff/orders/bulk/${body.data.id}`)).body).toEqual(body);
  });

  it("a batch does not mark an order without a waybill as shipped", async () => {
    const order = await placed();
    await moveTo(shop, order, "confirmed", "preparing");
    const { body } = await move({ ids: [order.id], status: "shipped" });
    expect(body.data.results[0]).toMatchObject({ ok: false, why: "Comanda nu are încă un AWB." });
  });

  it("two concurrent batches change each order once", async () => {
    const orders = await Promise.all([placed(), placed(), placed()]);
    const ids = orders.map(({ id }) => id);
    const answers = await Promise.all([
      move({ ids, status: "confirmed" }),
      move({ ids: ids.toReversed(), status: "confirmed" }),
    ]);
    expect(answers.map(({ body }) => [body.data.done, body.data.refused])).toEqual([
      [3, 0],
      [3, 0],
    ]);
    expect(
      await shop.query("select 1 from order_event where order_id = any($1) and status = 'confirmed'", [ids]),
    ).toHaveLength(3);
  });

  it("a batch for a filter changes all matching orders in background jobs", async () => {
    const orders = [await placed("multe@example.com"), await placed("multe@example.com")];
    const filter = { stage: "to_confirm", q: "multe@example.com" };
    const { body } = await move({ filter, status: "confirmed" });
    expect(body.data).toMatchObject({ total: 2, waiting: 2, done: 0, left_out: 0 });
    expect(body.data.results.map(({ id }: { id: number }) => id)).toEqual(
      orders.map(({ id }) => id).toReversed(),
    );
    const worker = await shop.api.startWorker();
    try {
      await expect
        .poll(async () => (await staff.get(`/staff/orders/bulk/${body.data.id}`)).body.data.done)
        .toBe(2);
    } finally {
      await worker.stop();
    }
    expect(await Promise.all(orders.map(statusOf))).toEqual(["confirmed", "confirmed"]);
  });

  it.each<[object, object]>([
    [{ status: "confirmed" }, { ids: ["Alege comenzile fie după număr, fie după filtru."] }],
    [{ ids: [], status: "confirmed" }, { ids: ["Alege cel puțin o comandă."] }],
    [
      { ids: Array.from({ length: 201 }, (_, id) => id + 1), status: "confirmed" },
      { ids: ["Alege cel mult 200 de comenzi."] },
    ],
    [{ ids: [1], status: "pierdută" }, { status: ["Câmpul Stare nu este valid."] }],
    [{ filter: { status: "pierdută" }, status: "confirmed" }, { status: ["Câmpul Stare nu este valid."] }],
    [
      { filter: { stage: "oriunde" }, status: "confirmed" },
      { "filter.stage": ["Câmpul Etapă nu este valid."] },
    ],
  ])("a batch with the body %j is refused", async (body, errors) => {
    const answer = await move(body);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });
});

it("the list of orders filters by stage", async () => {
  const email = "etape@example.com";
  const [waiting, confirmed, preparing] = [await placed(email), await placed(email), await placed(email)];
  await moveTo(shop, confirmed, "confirmed");
  await moveTo(shop, preparing, "confirmed", "preparing");
  const idsOf = async (stage: string) =>
    (await staff.get(`/staff/orders?q=${email}&stage=${stage}`)).body.data.map(
      ({ id }: { id: number }) => id,
    );
  expect(await idsOf("to_confirm")).toEqual([waiting.id]);
  expect(await idsOf("to_pack")).toEqual([confirmed.id]);
  expect(await idsOf("to_hand_over")).toEqual([preparing.id]);
  expect(await idsOf("problems")).toEqual([]);
});
