import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { expect, it } from "vitest";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { amended, goods } from "../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aTermOrder, aTermsBuyer, CUI, invoiced } from "../../../testing/test-credit.ts";
import { daysBefore } from "../../../testing/test-days.ts";
import { pdfText } from "../../../testing/pdf-text.ts";
import {
  aDeliveredOrder,
  anOrder,
  brokenBooks,
  moveTo,
  openSellingShop,
} from "../../../testing/test-orders.ts";

const shop = await openSellingShop();
const { staff } = shop;
const buyer = await aTermsBuyer(shop);

async function listed(query = "") {
  const [list, totals] = await Promise.all([
    staff.get(`/staff/receivables?${query}`),
    staff.get(`/staff/receivables/totals?${query}`),
  ]);
  expect([list.status, totals.status]).toEqual([200, 200]);
  return { rows: list.body.data, totals: totals.body.data };
}

it("open invoices are listed by due date and summed by age, and a statement contains their entries", async () => {
  await aTermOrder(shop, buyer);
  const due = await invoiced(shop, await aTermOrder(shop, buyer, 1));
  const late = await invoiced(shop, await aTermOrder(shop, buyer, 2), 61);
  await aDeliveredOrder(shop, { lines: [{ product: PRODUCT.lemon }] });
  const { rows, totals } = await listed();
  expect(rows).toMatchObject([
    { orderID: late.id, cui: CUI, buyer: "Curat & Fiii SRL", days_late: 31 },
    { orderID: due.id, days_late: -30 },
  ]);
  const [first, second] = rows;
  expect(first.open).toBe(first.total);
  expect(totals).toEqual([
    { age: "not_due", invoices: 1, open: second.open, doubtful: 0, interest: 0 },
    { age: "1_30", invoices: 0, open: 0, doubtful: 0, interest: 0 },
    { age: "31_60", invoices: 1, open: first.open, doubtful: 0, interest: 0 },
    { age: "over_60", invoices: 0, open: 0, doubtful: 0, interest: 0 },
  ]);
  expect((await listed("age=31_60")).rows).toHaveLength(1);
  expect((await listed("q=fiii")).rows).toHaveLength(2);
  expect((await listed("q=RO1439")).rows).toHaveLength(2);
  expect((await listed("q=altcineva")).rows).toEqual([]);

  const { version } = (await staff.get(`/staff/orders/${late.id}`)).body.data;
  await staff.put(`/staff/orders/${late.id}/balance-due`, { note: "", version });
  expect((await listed()).rows).toMatchObject([{ orderID: due.id }]);
  const text = await statement("2020-01-01", "2090-12-31");
  expect(text).toContain(`Comanda ${late.number}, factura FCT 2`);
  expect(text).toMatch(/Plată înregistrată/);
  const before = await statement("2090-01-01", "2090-12-31");
  const [balance] = await shop.query<{ lei: string }>(
    "select replace((sum(amount_bani) / 100.0)::numeric(12,2)::text, '.', ',') as lei from company_entry where cui = $1",
    [CUI],
  );
  expect([text, before].every((one) => one.includes(balance?.lei ?? "–"))).toBe(true);
});

async function statement(from: string, to: string): Promise<string> {
  const answer = await shop.api.fetch(
    new Request(`http://api.test${API_BASE}/staff/companies/${CUI}/credit/statement?from=${from}&to=${to}`, {
      headers: { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers },
    }),
  );
  expect(answer.status).toBe(200);
  return pdfText(new Uint8Array(await answer.arrayBuffer()));
}

it("a statement is refused for a reversed period, and returns 404 for a company without orders", async () => {
  const requestStatement = (cui: string, from: string) =>
    staff.get(`/staff/companies/${cui}/credit/statement?from=${from}&to=2026-01-31`);
  expect((await requestStatement(CUI, "2026-02-01")).status).toBe(422);
  expect((await requestStatement("99999999", "2026-01-01")).status).toBe(404);
});

it("an amended order's new invoice keeps the due date of the first one, even after two amendments", async () => {
  const order = await aTermOrder(shop, buyer, 3);
  await moveTo(shop, order, "confirmed");
  await staff.post(`/staff/orders/${order.id}/invoice`, {});
  await shop.query(`update invoice set issued_at = ${daysBefore("issued_at", 12)} where order_id = $1`, [
    order.id,
  ]);
  const dueOn = async (): Promise<unknown[]> =>
    (await listed()).rows
      .filter(({ orderID }: { orderID: number }) => orderID === order.id)
      .map(({ due_on, days_late }: { due_on: string; days_late: number }) => [due_on, days_late]);
  const [before] = await dueOn();
  expect(before).toMatchObject([expect.any(String), -18]);
  for (const quantity of [2, 1]) {
    const change = { items: goods([PRODUCT.towels, quantity]), cause: "buyer" };
    expect((await amended(shop, order, change)).status).toBe(200);
    expect(await dueOn()).toEqual([before]);
  }
  const documents = await shop.query<{ due: string }>(
    "select document ->> 'dueOn' as due from invoice where order_id = $1 and kind = 'invoice' order by id offset 1",
    [order.id],
  );
  expect(documents.map(({ due }) => [due, -18])).toEqual([before, before]);
});

it("if two people mark a company's invoices as doubtful at once, one is refused; the mark stops orders on terms until it is removed", async () => {
  const url = `/staff/companies/${CUI}/credit`;
  const doubtful = `${url}/doubtful`;
  const order = await invoiced(shop, await aTermOrder(shop, buyer, 1), 5);
  const { version } = (await staff.get(url)).body.data;
  const today = romanianDay(new Date());
  const future = await staff.put(doubtful, { reason: "Insolvență", decided_on: "2099-01-01", version });
  expect([future.status, Object.keys(future.body.errors)]).toEqual([422, ["decided_on"]]);
  const unknown = await staff.put("/staff/companies/99999999/credit/doubtful", {
    reason: "Insolvență",
    decided_on: today,
    version: 0,
  });
  expect(unknown.status).toBe(404);
  const mark = () => staff.put(doubtful, { reason: "Insolvență", decided_on: today, version });
  expect((await Promise.all([mark(), mark()])).map(({ status }) => status).sort()).toEqual([200, 409]);
  const { rows, totals } = await listed("doubtful=only");
  expect(rows.map((row: { orderID: number }) => row.orderID)).toContain(order.id);
  expect(rows[0].doubtful_on).toBe(today);
  expect(totals.some((one: { doubtful: number }) => one.doubtful > 0)).toBe(true);
  expect((await listed("doubtful=without")).rows).toEqual([]);

  await buyer.post(`/cart/add/${PRODUCT.towels}`, { qty: 1 });
  const cart = async () => (await buyer.get("/cart/change?customer_type=pj")).body.data.terms[0];
  expect((await cart()).refusal).toMatch(/^Plata la termen este oprită/);

  const current = (await staff.get(url)).body.data;
  expect(current.doubtful).toMatchObject({ reason: "Insolvență", decided_on: today });
  expect((await staff.delete(`${doubtful}?version=${version}`)).status).toBe(409);
  expect((await staff.delete(`${doubtful}?version=${current.version}`)).body.data.doubtful).toBeNull();
  expect((await listed("doubtful=only")).rows).toEqual([]);
  expect((await cart()).refusal).toBeNull();
  const history = await shop.query("select is_doubtful, reason from doubtful_debt order by id");
  expect(history).toEqual([
    { is_doubtful: true, reason: "Insolvență" },
    { is_doubtful: false, reason: "" },
  ]);
});

it("a set-off with a supplier can settle invoices partly, and is stored and undone only once", async () => {
  const url = `/staff/companies/${CUI}/credit/set-offs`;
  const [one, two] = [
    await invoiced(shop, await aTermOrder(shop, buyer, 1), 4),
    await invoiced(shop, await aTermOrder(shop, buyer, 2), 3),
  ];
  const openOf = async (order: { id: number }): Promise<number> =>
    (await staff.get(url)).body.data.invoices.find((row: { orderID: number }) => row.orderID === order.id)
      ?.open ?? 0;
  const [first, second] = [await openOf(one), await openOf(two)];
  const { version } = (await staff.get(url)).body.data;
  const body = {
    signed_on: romanianDay(new Date()),
    supplier_documents: "Factura AB 120 din 03.11.2026",
    parts: [
      { orderID: one.id, amount: first },
      { orderID: two.id, amount: 10 },
    ],
    version,
  };
  const unknown = await staff.post(url, body);
  expect(unknown.body.errors).toEqual({
    parts: ["Firma nu este furnizor. Adaug-o mai întâi la Furnizori, cu același CUI."],
  });
  await shop.query(
    `insert into supplier (name, cui, register_number, contact, email, phone, address, currency, payment_days, lead_days,
       minimum_order, note, is_active) values ('Curat & Fiii', $1, '', '', '', '', '', 'RON', 30, 5, 0, '', true)`,
    [CUI],
  );
  const tooMuch = await staff.post(url, { ...body, parts: [{ orderID: two.id, amount: second + 1 }] });
  expect(Object.keys(tooMuch.body.errors)).toEqual(["parts.0.amount"]);
  const answers = await Promise.all([staff.post(url, body), staff.post(url, body)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([await openOf(one), await openOf(two)]).toEqual([0, second - 10]);
  const { set_offs } = (await staff.get(url)).body.data;
  expect(set_offs).toMatchObject([{ amount: first + 10, parts: [{ amount: first }, { amount: 10 }] }]);
  const { name, set_offID } = set_offs[0];
  expect(name).toMatch(/^PVC 1\/\d{4}$/);
  expect(await statement("2020-01-01", "2090-12-31")).toContain("Compensare");
  const minutes = await shop.api.fetch(
    new Request(`http://api.test${API_BASE}${url}/${set_offID}/minutes`, {
      headers: { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers },
    }),
  );
  const text = pdfText(new Uint8Array(await minutes.arrayBuffer()));
  expect(text).toContain(name);
  expect(text).toContain("Factura AB 120");
  expect(await brokenBooks(shop)).toEqual({});

  const undo = () => staff.post(`${url}/${set_offID}/undo`, { reason: "Sumă greșită" });
  const undone = await Promise.all([undo(), undo()]);
  expect(undone.map(({ status }) => status)).toEqual([200, 200]);
  expect([await openOf(one), await openOf(two)]).toEqual([first, second]);
  const reversed = await shop.query(
    "select document, count(*)::int as entries from order_entry where cause = 'reversed' group by 1",
  );
  expect(reversed).toEqual([{ document: name, entries: 2 }]);
  expect(await brokenBooks(shop)).toEqual({});
});

it.each([
  [
    "the contract's daily rate",
    { dailyPercent: 0.1, referencePercent: 0 },
    (open: number) => open * 0.1 * 20,
  ],
  ["the legal rate", { dailyPercent: 0, referencePercent: 6.5 }, (open: number) => (open * 20 * 14.5) / 365],
])(
  "late interest at %s is shown for each overdue invoice and is not part of the balance",
  async (_, lateInterest, percentOf) => {
    await shop.query("update company_credit set block_after_days = 365");
    const order = await invoiced(shop, await aTermOrder(shop, buyer, 1), 50);
    await shop.api.importShop({ settings: { payments: { lateInterest } } });
    const { rows, totals } = await listed();
    const row = rows.find((one: { orderID: number }) => one.orderID === order.id);
    expect(row.days_late).toBe(20);
    expect(row.interest).toBe(Math.round(percentOf(row.open)) / 100);
    const sumOf = (all: { interest: number }[]) =>
      Math.round(all.reduce((total, { interest }) => total + interest, 0) * 100);
    expect(sumOf(totals)).toBe(sumOf(rows));
    const text = await statement("2020-01-01", "2090-12-31");
    expect(text).toContain("neincluse în sold");
    expect(text).toContain(row.interest.toFixed(2).replace(".", ","));
    await shop.api.importShop({ settings: { payments: {} } });
    expect((await listed()).rows.every((one: { interest: number }) => one.interest === 0)).toBe(true);
    expect(await brokenBooks(shop)).toEqual({});
  },
);

it("owed money is split into parts that add up to the positive balances of the order ledger", async () => {
  const lines = [{ product: PRODUCT.lemon }];
  const before = await owed();
  await anOrder(shop, { lines });
  const sent = await anOrder(shop, { lines });
  await moveTo(shop, sent, "confirmed", "preparing", "shipped");
  for (const code of ["BANK", "CARD"])
    await shop.query("update orders set payment_code = $2 where id = $1", [
      (await anOrder(shop, { lines })).id,
      code,
    ]);
  const term = await aTermOrder(shop, buyer);
  await moveTo(shop, await anOrder(shop, { lines }), "cancelled");
  const grown = async () => {
    const now = await owed();
    return now.parts.map(({ part, orders }, at) => [part, orders - (before.parts[at]?.orders ?? 0)]);
  };
  expect(await grown()).toEqual([
    ["invoices", 0],
    ["cash", 1],
    ["transfers", 1],
    ["cards", 1],
    ["not_invoiced", 0],
    ["to_ship", 2],
  ]);
  await moveTo(shop, term, "confirmed", "preparing", "shipped");
  expect(await grown()).toContainEqual(["not_invoiced", 1]);
  await staff.post(`/staff/orders/${term.id}/invoice`, {});
  expect(await grown()).toContainEqual(["invoices", 1]);
  const { total, parts } = await owed();
  const [ledger] = await shop.query<{ bani: string }>(`
    select sum(balance) as bani from (
      select sum(e.amount_bani) as balance from order_entry e join orders o on o.id = e.order_id
      where o.status not in ('cancelled', 'refused') group by o.id
    ) b where balance > 0`);
  const toShip = parts.find(({ part }) => part === "to_ship")?.open ?? 0;
  expect(Math.round((total + toShip) * 100)).toBe(Number(ledger?.bani));
  expect(
    Math.round(
      (await listed()).totals.reduce((all: number, { open }: { open: number }) => all + open, 0) * 100,
    ),
  ).toBe(Math.round((parts[0]?.open ?? 0) * 100));
});

async function owed(): Promise<{ total: number; parts: { part: string; orders: number; open: number }[] }> {
  return (await staff.get("/staff/receivables/owed")).body.data;
}
