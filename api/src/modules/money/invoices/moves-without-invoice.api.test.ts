import { afterAll, beforeAll, expect, it } from "vitest";
import { startFan } from "@curat/stand-ins/fan";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  aCompanyBody,
  anOrder,
  DELIVERY,
  moveTo,
  PAYMENT_SETTINGS,
  type PlacedOrder,
} from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { workOff } from "../../../testing/test-worker.ts";
import { EFACTURA_SETTINGS } from "./efactura/sending/test-anaf.ts";

const fan = await startFan();
const shop = await openTestShop({ fan: fan.account });
const { staff } = shop;
afterAll(() => fan.close());
beforeAll(() =>
  shop.api.importShop({
    settings: {
      INVOICE: EFACTURA_SETTINGS,
      payments: { ...PAYMENT_SETTINGS.payments, bankTransfer: null },
    },
  }),
);

const SEAP = 4;
async function confirmed(): Promise<PlacedOrder> {
  const body = aCompanyBody({
    order_type: "seap",
    payment: { paymentid: SEAP },
    delivery: { deliveryid: DELIVERY.fan },
  });
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 1 }], body });
  await moveTo(shop, order, "confirmed");
  return order;
}
const missing = async ({ id }: PlacedOrder) => (await staff.get(`/staff/orders/${id}/invoice`)).body.data;
const BR_61 = { field: "iban", message: expect.stringContaining("(BR-61)") };

it("a delivered parcel still shows its missing invoice", async () => {
  const order = await confirmed();
  await moveTo(shop, order, "preparing");
  const put = (path: string, body: object) => staff.put(`/staff/orders/${order.id}/${path}`, body);
  const awb = (await put("awb", {})).body.data.awb.awbid;
  expect((await put("status", { status: "shipped" })).status).toBe(200);
  fan.events.set(awb, [{ id: "S2", name: "Livrat", date: "2026-11-21 12:00:00" }]);
  await workOff(shop);
  await shop.query("select graphile_worker.add_job('poll_shipments')");
  await workOff(shop);
  expect(await shop.query("select status from orders where id = $1", [order.id])).toEqual([
    { status: "delivered" },
  ]);
  expect(await missing(order)).toMatchObject({ has_left: true, problems: [BR_61] });
});

it("an order packed by scanner shows its missing invoice before it leaves", async () => {
  const order = await confirmed();
  const [product] = await shop.query<{ code: string }>("select code from product where id = $1", [
    PRODUCT.lavender,
  ]);
  const body = { code: product?.code, key: "k1", orderid: order.id };
  const { body: scanned } = await staff.post("/staff/packing/scan", body);
  expect(scanned.data).toMatchObject({ outcome: "finished", order: { status_code: "preparing" } });
  await workOff(shop);
  expect(await missing(order)).toMatchObject({ has_left: false, problems: [BR_61] });
});
