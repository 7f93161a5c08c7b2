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
