import { beforeAll, beforeEach, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  aCompanyBody,
  anOrder,
  moveTo,
  PAYMENT_SETTINGS,
  type PlacedOrder,
} from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { forgetJobs, workOff } from "../../../testing/test-worker.ts";
import { EFACTURA_SETTINGS } from "./efactura/sending/test-anaf.ts";

const shop = await openTestShop();
const { staff } = shop;
const NO_ACCOUNT = { payments: { ...PAYMENT_SETTINGS.payments, bankTransfer: null } };
const set = (settings: object) =>
  shop.api.importShop({ settings: { INVOICE: EFACTURA_SETTINGS, ...settings } });
beforeAll(() => set(NO_ACCOUNT));
beforeEach(() => forgetJobs(shop));

const SEAP = 4;
/** Creates a town hall's order that is packed and has a waybill. */
async function packed(): Promise<PlacedOrder> {
  const body = aCompanyBody({ order_type: "seap", payment: { paymentid: SEAP } });
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 1 }], body });
  await moveTo(shop, order, "confirmed", "preparing");
  const awb = { awb: `AWB-${order.id}` };
  await staff.put(`/staff/orders/${order.id}/awb`, awb);
  return order;
}
const missing = async ({ id }: PlacedOrder) => (await staff.get(`/staff/orders/${id}/invoice`)).body.data;
const invoicesOf = async ({ id }: PlacedOrder): Promise<string[]> =>
  (await staff.get(`/staff/orders/${id}/invoices`)).body.data.map(({ kind }: { kind: string }) => kind);
const listed = async (): Promise<string[]> =>
  (await staff.get("/staff/orders?stage=not_invoiced")).body.data.map(
    ({ number }: { number: string }) => number,
  );
const onHome = async () =>
  (await staff.get("/staff/dashboard")).body.data.find(
    ({ kind }: { kind: string }) => kind === "not_invoiced",
  );
const leftOn = (orders: PlacedOrder[], at: string) =>
  shop.query(`update order_event set at = ${at} where order_id = any($1) and status = 'shipped'`, [
    orders.map(({ id }) => id),
  ]);
const doctor = async () =>
  (await shop.api.examine({ index: async () => "stands" as const })).find(
    ({ check }) => check === "invoices",
  );

const BR_61 = { field: "iban", message: expect.stringContaining("(BR-61)") };

it("an order shipped without an invoice is reported until the bank account is set", async () => {
  expect(await doctor()).toMatchObject({ state: "well", finding: "issued" });
  const [byHand, byJob] = [await packed(), await packed()];
  expect(await missing(byHand)).toEqual({
    has_left: false,
    due_on: null,
    days_left: null,
    problems: [BR_61],
  });
  await moveTo(shop, byHand, "shipped");
  const filter = { stage: "to_hand_over", q: byJob.number };
  const { status } = await staff.post("/staff/orders/bulk", { filter, status: "shipped" });
  expect(status).toBe(200);
  await workOff(shop);
  expect([await invoicesOf(byHand), await invoicesOf(byJob)]).toEqual([[], []]);
  expect(await missing(byHand)).toMatchObject({ has_left: true, problems: [BR_61] });
  // A missing invoice is reported after ten minutes, so that the job can issue it first.
  expect([await listed(), await onHome()]).toEqual([[], undefined]);

  await leftOn([byHand, byJob], "now() - interval '11 minutes'");
  expect((await listed()).toSorted()).toEqual([byHand.number, byJob.number].toSorted());
  expect(await onHome()).toMatchObject({ count: 2, deadline: { state: "running" } });
  expect(await doctor()).toMatchObject({ state: "look", finding: "missing", figures: { count: 2 } });

  await leftOn([byJob], "now() - interval '70 days'");
  expect((await onHome()).deadline.state).toBe("late");
  expect((await missing(byJob)).days_left).toBeLessThan(0);
  expect(await doctor()).toMatchObject({ state: "broken", finding: "overdue" });

  expect((await staff.post(`/staff/orders/${byHand.id}/invoice`)).body.errors).toEqual({
    iban: [expect.stringContaining("(BR-61)")],
  });
  await set(PAYMENT_SETTINGS);
  expect((await missing(byHand)).problems).toEqual([]);
  await shop.query("select graphile_worker.add_job('issue_missing_invoices')");
  await workOff(shop);
  expect([await invoicesOf(byHand), await invoicesOf(byJob)]).toEqual([["invoice"], ["invoice"]]);
  expect([await listed(), await onHome(), await missing(byHand)]).toEqual([[], undefined, null]);
  expect(await doctor()).toMatchObject({ finding: "issued" });
  const [paper] = await shop.query<{ iban: string; bank: string }>(
    "select document #>> '{seller,iban}' as iban, document #>> '{seller,bank}' as bank from invoice where order_id = $1",
    [byHand.id],
  );
  expect(paper).toEqual({ iban: "RO49AAAA1B31007593840000", bank: "Banca Probei" });
});

it("an invoice that staff reversed after shipping is shown as missing and not issued again", async () => {
  await set(PAYMENT_SETTINGS);
  const order = await packed();
  await moveTo(shop, order, "shipped");
  await workOff(shop);
  await staff.post(`/staff/orders/${order.id}/invoice/storno`);
  await leftOn([order], "now() - interval '11 minutes'");
  await shop.query("select graphile_worker.add_job('issue_missing_invoices')");
  await workOff(shop);
  expect([await invoicesOf(order), await listed()]).toEqual([["invoice", "storno"], [order.number]]);
});

it("settings that leave e-Factura invoices without any bank account are rejected", async () => {
  await set(NO_ACCOUNT);
  const save = async (key: string, value: object) => {
    const { version } = (await staff.get(`/staff/settings/${key}`)).body.data;
    return staff.put(`/staff/settings/${key}`, { value, version });
  };
  const account = "RO49AAAA1B31007593840000";
  expect((await save("INVOICE", EFACTURA_SETTINGS)).body.errors).toEqual({
    "value.iban": [expect.stringContaining("IBAN")],
  });
  expect((await save("INVOICE", { ...EFACTURA_SETTINGS, efactura: false })).status).toBe(200);
  expect((await save("INVOICE", { ...EFACTURA_SETTINGS, iban: account })).status).toBe(200);
  await set(PAYMENT_SETTINGS);
  expect((await save("INVOICE", { ...EFACTURA_SETTINGS, tel: "0264000101" })).status).toBe(200);
  expect((await save("payments", NO_ACCOUNT.payments)).body.errors).toEqual({
    "value.bankTransfer": [expect.stringContaining("IBAN")],
  });
});

it("an invoice whose total would differ from the order's is reported", async () => {
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 1 }] });
  await shop.query("update order_line set discount_bani = 100 where order_id = $1", [order.id]);
  const { problems } = await missing(order);
  expect(problems).toEqual([
    {
      field: "order",
      message: expect.stringMatching(/^Totalul facturii ar fi [\d,]+ lei, iar al comenzii este [\d,]+ lei\./),
    },
  ]);
});
