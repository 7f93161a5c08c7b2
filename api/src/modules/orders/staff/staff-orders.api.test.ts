import { beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  anOrder,
  anOrderBody,
  asStaff,
  moveTo,
  PAYMENT,
  PAYMENT_SETTINGS,
} from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
beforeAll(() => shop.api.importShop({ settings: PAYMENT_SETTINGS }));

const lines = [{ product: PRODUCT.lavender, quantity: 2 }];
const staff = asStaff(shop);
const put = (path: string, body?: unknown) =>
  shop.send("PUT", `/staff/orders/${path}`, { ...staff, ...(body === undefined ? {} : { body }) });
const get = (path: string) => shop.get(`/staff/orders${path}`, staff);

it.each([
  ["GET", "/staff/orders"],
  ["GET", "/staff/orders/1"],
  ["PUT", "/staff/orders/1/status"],
  ["PUT", "/staff/orders/1/awb"],
  ["PUT", "/staff/orders/1/refund"],
])("%s %s is the staff's alone", async (method, path) => {
  expect((await shop.send(method, path)).status).toBe(403);
});

it.each(["0", "x", "999999", "99999999999"])("no order has the id %j", async (id) => {
  expect((await get(`/${id}`)).status).toBe(404);
  expect((await put(`${id}/status`, { status: "confirmed" })).status).toBe(404);
});

describe("the list", () => {
  it("shows all orders, newest first, and those of one status", async () => {
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

  it("knows no other status", async () => {
    const { status, body } = await get("?status=pierdut");
    expect([status, body.errors]).toEqual([422, { status: ["Câmpul Stare nu este valid."] }]);
  });
});

describe("an order", () => {
  it("tells its story, and the moves that it may make", async () => {
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

  it("is not moved where the table does not lead; the answer says where it stands", async () => {
    const { id } = await anOrder(shop, { lines });
    const { status, body } = await put(`${id}/status`, { status: "delivered" });
    expect([status, body.message, body.data.status_code]).toEqual([
      409,
      "Datele s-au schimbat între timp.",
      "new",
    ]);
  });

  it.each([
    [{}, "Câmpul Stare este obligatoriu."],
    [{ status: "trimisă" }, "Câmpul Stare nu este valid."],
  ])("is not moved by the body %j", async (body, message) => {
    const { id } = await anOrder(shop, { lines });
    const answer = await put(`${id}/status`, body);
    expect([answer.status, answer.body.errors]).toEqual([422, { status: [message] }]);
  });

  it("that waits for a card is not confirmed by hand", async () => {
    const { id } = await anOrder(shop, {
      lines,
      body: anOrderBody({ payment: { paymentid: PAYMENT.transfer } }),
    });
    await shop.query("update orders set payment_code = 'CARD' where id = $1", [id]);
    expect((await put(`${id}/status`, { status: "confirmed" })).status).toBe(409);
    expect((await get(`/${id}`)).body.data.payment_state).not.toBe("paid");
  });
});

describe("the waybill", () => {
  const confirmed = async () => {
    const order = await anOrder(shop, { lines });
    await moveTo(shop, order, "confirmed", "preparing");
    return order;
  };

  it("has to be there before a parcel is handed over", async () => {
    const { id } = await confirmed();
    const { status, body } = await put(`${id}/status`, { status: "shipped" });
    expect([status, body.errors]).toEqual([422, { status: ["Comanda nu are încă un AWB."] }]);
  });

  it("is not needed where the buyer comes for the goods", async () => {
    const { id } = await confirmed();
    await shop.query("update orders set delivery_code = 'STORE_PICKUP' where id = $1", [id]);
    expect((await put(`${id}/status`, { status: "shipped" })).body.data.status_code).toBe("shipped");
  });

  it("given is kept with its courier's page, and a wrong one is replaced", async () => {
    const { id } = await confirmed();
    await put(`${id}/awb`, { awb: "1ONB 2345 001" });
    const { data } = (await put(`${id}/awb`, { awb: "FAN-77001", courier: "FAN" })).body;
    expect(data.awb).toMatchObject({
      awbid: "FAN-77001",
      tracking: expect.stringContaining("fancourier.ro"),
    });
    expect(data.shipment).toMatchObject({ courier: "fan", cost: null });
    expect(await shop.query("select awb from shipment where order_id = $1", [id])).toEqual([
      { awb: "FAN-77001" },
    ]);
  });

  it("of another order, or that is none, is refused at its field", async () => {
    const first = await confirmed();
    const second = await confirmed();
    await put(`${first.id}/awb`, { awb: "ACELASI-1" });
    const refusals: [object, object][] = [
      [{ awb: "ACELASI-1" }, { awb: ["Acest AWB este al altei comenzi."] }],
      [{ awb: "a?b#c" }, { awb: ["Câmpul AWB nu este valid."] }],
      [{ awb: "BUN-12345", courier: "poștalion" }, { courier: ["Câmpul Curier nu este valid."] }],
    ];
    for (const [sent, errors] of refusals) {
      const { status, body } = await put(`${second.id}/awb`, sent);
      expect([status, body.errors]).toEqual([422, errors]);
    }
  });

  it("typed for two orders at once carries one of them; the other is refused at its field", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [first, second] = await Promise.all([confirmed(), confirmed()]);
      const answers = await Promise.all(
        [first, second].map(({ id }) => put(`${id}/awb`, { awb: `DEODATA-${round}` })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
        awb: ["Acest AWB este al altei comenzi."],
      });
    }
  });

  it("is asked of the courier when none is given, who says why there is none", async () => {
    const { id } = await confirmed();
    const { status, body } = await put(`${id}/awb`, {});
    expect([status, body.errors]).toEqual([
      422,
      { awb: ["Curierul nu este configurat: scrie numărul AWB primit de la el."] },
    ]);
  });

  it("that stands is not asked for again", async () => {
    const { id } = await confirmed();
    await put(`${id}/awb`, { awb: "DEJA-12345" });
    expect((await put(`${id}/awb`, {})).body.data.awb.awbid).toBe("DEJA-12345");
  });

  it("waits for the order to be confirmed", async () => {
    const { id } = await anOrder(shop, { lines });
    expect((await put(`${id}/awb`, { awb: "PREA-DEVREME" })).status).toBe(409);
  });
});

describe("money that is due", () => {
  it("is noted as paid back once; again changes nothing", async () => {
    const { id } = await anOrder(shop, {
      lines,
      body: anOrderBody({ payment: { paymentid: PAYMENT.transfer } }),
    });
    await moveTo(shop, { id }, "confirmed");
    const cancelled = await put(`${id}/status`, { status: "cancelled", note: "Lipsă din stoc" });
    expect(cancelled.body.data).toMatchObject({
      payment_state: "refund_due",
      refunds: [{ amount: 57.97, reason: "Lipsă din stoc", state: "due", done_at: null }],
    });
    const done = await put(`${id}/refund`);
    expect(done.body.data).toMatchObject({ payment_state: "refunded", refunds: [{ state: "done" }] });
    expect(await put(`${id}/refund`)).toEqual(done);
  });

  it("is listed until it is paid back, and from then on among what was", async () => {
    const transfer = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
    const { id, number } = await anOrder(shop, { lines, body: transfer });
    await moveTo(shop, { id }, "confirmed", "cancelled");
    const list = async (query = "") => (await shop.get(`/staff/refunds${query}`, asStaff(shop))).body;
    expect((await list()).data.at(-1)).toMatchObject({
      orderid: id,
      order_number: number,
      name: "Ana Pop",
      payment: "Ordin de plată",
      amount: 57.97,
      reason: "Anulată",
      state: "due",
      iban: null,
    });
    await put(`${id}/refund`);
    expect((await list()).data.map(({ orderid }: { orderid: number }) => orderid)).not.toContain(id);
    expect((await list("?state=done")).data.at(-1)).toMatchObject({ orderid: id, state: "done" });
    expect((await shop.get("/staff/refunds?state=altul", asStaff(shop))).status).toBe(422);
  });

  it("for a second payment leaves the order paid", async () => {
    const { id } = await anOrder(shop, {
      lines,
      body: anOrderBody({ payment: { paymentid: PAYMENT.transfer } }),
    });
    await moveTo(shop, { id }, "confirmed");
    await shop.query(
      "insert into refund (order_id, amount_bani, reason, state, created_at) values ($1, 5797, 'Plătită de două ori', 'due', now())",
      [id],
    );
    expect((await put(`${id}/refund`)).body.data).toMatchObject({
      payment_state: "paid",
      refunds: [{ amount: 57.97, state: "done" }],
    });
  });

  it("is not where nothing was paid", async () => {
    const { id } = await anOrder(shop, { lines });
    expect((await put(`${id}/refund`)).status).toBe(409);
  });
});
