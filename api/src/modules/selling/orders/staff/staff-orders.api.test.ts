import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { anOrder, anOrderBody, moveTo, PAYMENT, openSellingShop } from "../../../../testing/test-orders.ts";
import { listOrderRows } from "./staff-orders.store.ts";

const shop = await openSellingShop();

const lines = [{ product: PRODUCT.lavender, quantity: 2 }];
const { staff } = shop;
const put = (path: string, body?: unknown) => staff.put(`/staff/orders/${path}`, body);
const get = (path: string) => staff.get(`/staff/orders${path}`);

it.each(["0", "x", "999999", "99999999999"])("the order id %j returns 404", async (id) => {
  expect((await get(`/${id}`)).status).toBe(404);
  expect((await put(`${id}/status`, { status: "confirmed" })).status).toBe(404);
});

describe("the order list shown to staff", () => {
  it("the order list shows all orders newest first, or those of one status", async () => {
    const older = await anOrder(shop, { lines });
    const newer = await anOrder(shop, { lines });
    await moveTo(shop, older, "confirmed");
    const all = (await get("")).body;
    expect(all.data.slice(0, 2)).toMatchObject([
      { id: newer.id, number: newer.number, name: "Ana Pop", status: "Nouă", total: 62.97, awbid: null },
      { id: older.id, status: "Confirmată" },
    ]);
    expect(all.meta.per_page).toBe(20);
    const confirmed = (await get("?status=confirmed")).body;
    expect(confirmed.data.map(({ id }: { id: number }) => id)).toEqual([older.id]);
    expect(confirmed.meta.total).toBe(1);
  });

  it("the order list filters by payment method and delivery method", async () => {
    const [order, other] = [await anOrder(shop, { lines }), await anOrder(shop, { lines })];
    await shop.query("update orders set payment_code = 'SEAP', delivery_code = 'FAN_HOME' where id = $1", [
      order.id,
    ]);
    const ids = async (query: string) => (await get(query)).body.data.map(({ id }: { id: number }) => id);
    expect(await ids("?payment=SEAP")).toEqual([order.id]);
    expect(await ids("?delivery=FAN_HOME")).toEqual([order.id]);
    expect((await ids("?delivery=COURIER")).slice(0, 2)).toEqual([other.id, order.id]);
    expect(await ids("?payment=CARD&delivery=STORE_PICKUP")).toEqual([]);
    expect(Object.keys((await get("?payment=altfel&delivery=avion")).body.errors)).toEqual([
      "payment",
      "delivery",
    ]);
  });

  it("the order search matches numbers, AWBs and parts of name, email and phone, ignoring case", async () => {
    const order = await anOrder(shop, { lines });
    const found = async (q: string) =>
      (await get(`?q=${encodeURIComponent(q)}`)).body.data.map(({ id }: { id: number }) => id);
    await shop.query("update orders set phone = '+40722999888', last_name = 'Țintă' where id = $1", [
      order.id,
    ]);
    await moveTo(shop, order, "confirmed", "preparing");
    await put(`${order.id}/awb`, { awb: "AWB-CAUTAT-1", courier: "FAN" });
    for (const q of [order.number, "ana țintă", "TINTA an", "0722 999 888", "AWB-CAUTAT-1"])
      expect([q, await found(q)]).toEqual([q, [order.id]]);
    for (const q of ["%", "_", "' or true --", "9".repeat(30)]) expect([q, await found(q)]).toEqual([q, []]);
  });

  it("the order list filters by days in Romania and payment state, and applies sorting and page size", async () => {
    const order = await anOrder(shop, { lines });
    await shop.query("update orders set placed_at = '2020-03-01T22:30:00Z' where id = $1", [order.id]);
    const ids = async (query: string) => (await get(query)).body.data.map(({ id }: { id: number }) => id);
    expect(await ids("?from=2020-03-02&to=2020-03-02")).toEqual([order.id]);
    expect(await ids("?to=2020-03-01")).toEqual([]);
    expect(await ids("?payment_state=refunded")).toEqual([]);
    const all = (await get("?per_page=200&sort=number")).body.data;
    const placed = all.map(({ orderdate }: { orderdate: string }) => orderdate);
    expect(placed).toEqual(placed.toSorted());
    expect(all[0].id).toBe(order.id);
    const totals = (await get("?per_page=200&sort=-total")).body.data.map(
      (row: { total: number }) => row.total,
    );
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => b - a));
    expect((await get("?per_page=1")).body.data).toHaveLength(1);
    expect((await get("?from=ieri")).status).toBe(422);
  });

  it.each(["number", "-number", "total", "-total"])(
    "the order list sorted by %s continues after a given order without skipping any",
    async (sort) => {
      await anOrder(shop, { lines });
      await anOrder(shop, { lines });
      const ids = async (query: string): Promise<number[]> =>
        (await get(`?sort=${sort}&${query}`)).body.data.map(({ id }: { id: number }) => id);
      const all = await ids("per_page=200");
      const read = await ids("per_page=2");
      while (read.length < all.length) {
        const next = await ids(`per_page=2&after=${read.at(-1)}`);
        expect(next).not.toEqual([]);
        read.push(...next);
      }
      expect(read).toEqual(all);
      expect(await ids(`after=${all.at(-1)}`)).toEqual([]);
    },
  );

  it("the order list stops counting at its maximum", async () => {
    for (const _ of [1, 2, 3]) await anOrder(shop, { lines });
    const filter = {
      status: undefined,
      stage: undefined,
      paymentState: undefined,
      text: "ana",
      from: undefined,
      to: undefined,
    };
    const counted = await listOrderRows(
      shop.db,
      { ...filter, sort: "-number" },
      { page: 1, perPage: 1, maxCounted: 2 },
    );
    expect(counted).toMatchObject({ total: 2, isMore: true, rows: [{ awb: null }] });
  });

  it("the order list refuses an unknown status", async () => {
    const { status, body } = await get("?status=pierdut");
    expect([status, body.errors]).toEqual([422, { status: ["Câmpul Stare nu este valid."] }]);
  });
});

describe("an order's staff page", () => {
  it("an order shows its history and the allowed status changes", async () => {
    const { id } = await anOrder(shop, { lines });
    const moved = await put(`${id}/status`, { status: "confirmed", note: "Verificată la telefon" });
    expect(moved.status).toBe(200);
    expect((await get(`/${id}`)).body.data).toEqual(moved.body.data);
    expect(moved.body.data).toMatchObject({
      status_code: "confirmed",
      events: [
        { status: "new", actor: "customer", note: "" },
        { status: "confirmed", actor: "staff", note: "Verificată la telefon" },
      ],
      moves: [
        { status: "preparing", label: "În pregătire" },
        { status: "cancelled", label: "Anulată" },
        { status: "refused", label: "Refuzată" },
      ],
      refunds: [],
      shipment: null,
    });
  });

  it("an order shows the effects of each status change before it is made", async () => {
    const { id } = await anOrder(shop, { lines });
    const { status, body } = await get(`/${id}/transitions`);
    expect([status, body.data.version]).toEqual([200, 0]);
    expect(body.data.moves).toMatchObject([
      {
        status: "confirmed",
        is_final: false,
        causes: [expect.stringMatching(/e-mail că a fost confirmată/)],
      },
      {
        status: "cancelled",
        is_final: true,
        causes: [
          expect.stringMatching(/^Se anulează vânzarea de \d+,\d\d lei\.$/),
          expect.stringMatching(/^Se întorc în stoc: 2 × /),
          expect.stringMatching(/e-mail/),
        ],
      },
      { status: "refused", is_final: true },
    ]);
  });

  it("a forbidden status change returns 409 with the current status", async () => {
    const { id } = await anOrder(shop, { lines });
    const { status, body } = await put(`${id}/status`, { status: "delivered" });
    expect([status, body.message, body.data.status_code]).toEqual([
      409,
      "Datele s-au schimbat între timp. Reîncarcă pagina.",
      "new",
    ]);
  });

  it.each([
    [{}, "Câmpul Stare este obligatoriu."],
    [{ status: "trimisă" }, "Câmpul Stare nu este valid."],
  ])("a status change with the body %j is refused", async (body, message) => {
    const { id } = await anOrder(shop, { lines });
    const answer = await put(`${id}/status`, body);
    expect([answer.status, answer.body.errors]).toEqual([422, { status: [message] }]);
  });

  it("staff cannot confirm an order that awaits a card payment", async () => {
    const { id } = await anOrder(shop, {
      lines,
      body: anOrderBody({ payment: { paymentid: PAYMENT.transfer } }),
    });
    await shop.query("update orders set payment_code = 'CARD' where id = $1", [id]);
    expect((await put(`${id}/status`, { status: "confirmed" })).status).toBe(409);
    expect((await get(`/${id}`)).body.data.payment_state).not.toBe("paid");
  });
});
