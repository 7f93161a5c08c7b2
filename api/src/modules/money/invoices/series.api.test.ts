import { expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aCompanyBody, anOrder, anOrderBody } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;

const row = (series: string, use: string, changes: object = {}) => ({
  series,
  use,
  first: 1,
  isClosed: false,
  ...changes,
});
const set = async (value: unknown, key = "invoiceSeries") => {
  const { version } = (await staff.get(`/staff/settings/${key}`)).body.data;
  const { status, body } = await staff.put(`/staff/settings/${key}`, { value, version });
  return status === 200 ? "saved" : Object.keys(body.errors ?? { [status]: body.message });
};
async function ordered({
  isManual = false,
  body = anOrderBody(),
}: { isManual?: boolean; body?: object } = {}) {
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 1 }], body });
  if (isManual) await shop.query("update orders set placed_by = 'Radu' where id = $1", [order.id]);
  return order;
}
const SEAP = aCompanyBody({ order_type: "seap", payment: { paymentid: 4 } });
async function issue({ id }: { id: number }, path = "invoice"): Promise<string> {
  const { series, number } = (await staff.post(`/staff/orders/${id}/${path}`)).body.data;
  return `${series} ${number}`;
}

it("numbers each kind of document in its own series, starting at the number that staff chose", async () => {
  const usual = await issue(await ordered());
  expect(usual).toMatch(/ 1$/);
  expect(
    await set([row("TEL", "manual", { first: 500 }), row("SP", "seap"), row("STO", "storno", { first: 7 })]),
  ).toBe("saved");
  expect(await issue(await ordered())).toBe(usual.replace(/1$/, "2"));
  const manual = await ordered({ isManual: true });
  expect(await issue(manual)).toBe("TEL 500");
  expect(await issue(await ordered({ isManual: true }))).toBe("TEL 501");
  expect(await issue(await ordered({ isManual: true, body: SEAP }))).toBe("SP 1");
  expect(await issue(manual, "invoice/storno")).toBe("STO 7");
  expect(await issue(manual)).toBe("TEL 502");
});

it("has no gaps or repeats when invoices are issued concurrently", async () => {
  const orders: { id: number }[] = [];
  for (let count = 0; count < 6; count += 1) orders.push(await ordered({ isManual: true }));
  const names = await Promise.all(orders.map((order) => issue(order)));
  expect(names.map((name) => Number(name.slice(4))).toSorted((a, b) => a - b)).toEqual([
    503, 504, 505, 506, 507, 508,
  ]);
});

it("uses a closed series only for stornos of its own invoices", async () => {
  const SERIES = [row("TEL", "manual", { first: 500 }), row("SP", "seap")];
  const before = await ordered({ isManual: true });
  await issue(before);
  expect(await set([...SERIES, row("STO", "storno", { first: 8 })])).toEqual(["value.2.first"]);
  expect(await set([SERIES[0], row("STO", "storno", { first: 7 })])).toEqual(["value"]);
  const closed = [
    { ...SERIES[0], isClosed: true },
    SERIES[1],
    row("STO", "storno", { first: 7, isClosed: true }),
  ];
  expect(await set(closed)).toBe("saved");
  expect(await set([SERIES[0], ...closed.slice(1)])).toEqual(["value.0.isClosed"]);
  expect(await set([])).toEqual(["value"]);
  const after = await issue(await ordered({ isManual: true }));
  expect(after).not.toContain("TEL");
  expect(await issue(before, "invoice/storno")).toBe("TEL 510");
  const usual = after.split(" ")[0] ?? "";
  expect(await set([...closed, row(usual, "other", { isClosed: true })])).toEqual(["value.3.isClosed"]);
  const company = (await staff.get("/staff/settings/INVOICE")).body.data.value;
  expect(await set({ ...company, series: "TEL" }, "INVOICE")).toEqual(["value.series"]);
});

it("refuses two series for the same kind of document", async () => {
  const { body } = await staff.put("/staff/settings/invoiceSeries", {
    value: [row("AA", "seap"), row("AA", "manual"), row("BB", "seap")],
    version: 0,
  });
  expect(Object.keys(body.errors)).toEqual(["value.1.series", "value.2.use"]);
});
