import { expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder, anOrderBody } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { aPerson } from "../../../testing/test-staff.ts";

const shop = await openTestShop();
const { staff } = shop;
const SELLER = {
  company: "Curat Test SRL",
  address: "Str. Scurtă 1, Cluj-Napoca",
  tel: "0264000100",
  email: "office@curat.example",
  cui: "RO14399840",
  series: "CUR",
  street: "Str. Scurtă 1",
  city: "Cluj-Napoca",
  county: "Cluj",
  countyCode: "CJ",
};
const duties = async () => {
  const { status, body } = await staff.get("/staff/compliance");
  expect(status).toBe(200);
  return new Map<string, { state: string; open: number; total: number | null }>(
    body.data.duties.map((row: { duty: string }) => [row.duty, row]),
  );
};
async function evidence<Row>(kind: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: string | null = ""; after !== null;) {
    const path = `/staff/compliance/${kind}?rows=3&after=${encodeURIComponent(after)}`;
    const part: { rows: Row[]; next: string | null } = (await staff.get(path)).body.data;
    rows.push(...part.rows);
    after = part.next;
  }
  return rows;
}

it("the safety obligation lists products that lack legal data, with the missing fields", async () => {
  const before = await duties();
  const known = new Set((await evidence<{ id: number }>("safety")).map(({ id }) => id));
  expect(before.get("safety")?.open).toBe(known.size);
  await shop.query(
    "update brand set manufacturer_email = '' where id = (select brand_id from product where id = $1)",
    [PRODUCT.towels],
  );
  await shop.query(
    `update product set net_amount = null, net_unit = null,
       safety = '{"pictograms": [], "signalWord": "Pericol", "statements": ["P102 A nu se lăsa la îndemâna copiilor."]}'
     where id = $1`,
    [PRODUCT.lavender],
  );
  await shop.query(
    "update brand set manufacturer_country = 'CN' where id = (select brand_id from product where id = $1)",
    [PRODUCT.lemon],
  );
  const rows = await evidence<{ id: number; missing: string[] }>("safety");
  expect(rows.find(({ id }) => id === PRODUCT.lemon)?.missing).toContain("responsible");
  expect(rows.find(({ id }) => id === PRODUCT.towels)?.missing).toContain("maker");
  const lavender = rows.find(({ id }) => id === PRODUCT.lavender)?.missing;
  expect(lavender).toEqual(expect.arrayContaining(["net_quantity", "hazard_statements"]));
  expect(lavender).not.toContain("precautions");
  const after = await duties();
  expect(after.get("safety")).toMatchObject({ state: "open", open: rows.length });
  expect(after.get("unit_price")?.open).toBe((before.get("unit_price")?.open ?? 0) + 1);
});

it("the evidence for the prices obligation lists every price", async () => {
  expect((await duties()).get("prices")).toMatchObject({ state: "met", open: 0 });
  const [{ count } = { count: -1 }] = await shop.query<{ count: number }>(
    "select count(*)::int as count from price_history",
  );
  const rows = await evidence<{ id: number; price: number; from: string }>("prices");
  expect(rows).toHaveLength(count);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
});

it("the evidence for the withdrawals obligation lists the goods, and the obligation is open while a refund is late", async () => {
  const order = await anOrder(shop, {
    lines: [{ product: PRODUCT.lemon, quantity: 2 }],
    body: anOrderBody(),
  });
  await shop.query(
    `with declared as (
       insert into return_request (order_id, full_name, email, phone, bank, iban, reason_id, status, is_withdrawal, created_at, changed_at)
       select $1, 'Ana Pop', 'ana@example.com', '', '', '', min(id), 'declared', true, now() - interval '20 days', now() from return_reason
       returning id)
     insert into order_line_movement (line_id, kind, quantity, return_id, at)
     select l.id, 'withdrawn', 2, d.id, now() from declared d join order_line l on l.order_id = $1 and l.position = 0`,
    [order.id],
  );
  expect((await duties()).get("withdrawals")).toEqual({
    duty: "withdrawals",
    state: "open",
    open: 1,
    total: 1,
  });
  expect(await evidence("withdrawals")).toEqual([
    expect.objectContaining({
      full_name: "Ana Pop",
      products: expect.stringMatching(/^2 × /),
      status: "declared",
    }),
  ]);
});

it("the consent evidence is listed by id, and the compliance pages require permissions", async () => {
  for (const csvid of ["b-1", "a-2"])
    await shop.query(
      "insert into consent_log (csvid, at, version, choices) values ($1, now(), 'v1', '{46}')",
      [csvid],
    );
  expect((await evidence<{ csvid: string }>("consents")).map(({ csvid }) => csvid)).toEqual(["a-2", "b-1"]);
  const other = await aPerson(shop, { permissions: ["settings:view"] });
  for (const path of ["", "/prices", "/safety", "/withdrawals", "/consents", "/reviews"])
    expect((await other.get(`/staff/compliance${path}`)).status).toBe(403);
});

it("the evidence for the reviews obligation states each review's origin", async () => {
  const before = await evidence<{ id: number }>("reviews");
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.lemon, quantity: 1 }] });
  await shop.query(
    `insert into review (product_id, order_id, name, email, title, stars, state, created_at, decided_at, imported_at)
     values ($1, $2, 'Ana', 'ana@example.com', 'Bun', 5, 'approved', now(), now(), null),
       ($1, null, 'Dan', 'dan@example.com', 'Rău', 1, 'approved', now(), now(), now()),
       ($1, null, 'Eva', 'eva@example.com', 'Așa', 3, 'pending', now(), null, null)`,
    [PRODUCT.lemon, order.id],
  );
  const rows = await evidence<{ name: string; order_number: number | null; is_outside: boolean }>("reviews");
  const added = rows.slice(before.length);
  expect(
    added.map(({ name, order_number: number, is_outside: isOutside }) => [name, number !== null, isOutside]),
  ).toEqual([
    ["Ana", true, false],
    ["Dan", false, true],
  ]);
  expect((await duties()).get("reviews")).toMatchObject({ state: "met", total: rows.length });
  expect((await duties()).get("accessibility")).toMatchObject({ state: "open", open: 1 });
});

it("the invoices obligation is open without e-Factura and while an invoice is overdue", async () => {
  const invoices = async () => (await duties()).get("invoices");
  const turn = (efactura: boolean) => shop.api.importShop({ settings: { INVOICE: { ...SELLER, efactura } } });
  await turn(false);
  expect(await invoices()).toMatchObject({ state: "open", open: 1 });
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.lemon }] });
  const { id } = (await staff.post(`/staff/orders/${order.id}/invoice`)).body.data;
  await turn(true);
  expect(await invoices(), "an invoice is due within five working days").toMatchObject({ state: "met" });
  await shop.query("update invoice set issued_at = issued_at - interval '20 days' where id = $1", [id]);
  expect(await invoices()).toMatchObject({ state: "open", open: 1 });
});

it("the identification and packaging obligations are open while data are missing", async () => {
  const set = (key: string, value: object) =>
    shop.query(
      "insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value",
      [key, JSON.stringify(value)],
    );
  const openOf = async (duty: string) => (await duties()).get(duty)?.open;
  await set("INVOICE", SELLER);
  expect(await openOf("identification")).toBe(1);
  await set("INVOICE", { ...SELLER, registry: "J12/1/2020" });
  expect(await openOf("identification")).toBe(0);
  const { id } = await anOrder(shop, { lines: [{ product: PRODUCT.lemon }] });
  await staff.put(`/staff/orders/${id}/status`, { status: "confirmed" });
  const before = (await openOf("packaging")) ?? 0;
  await staff.put(`/staff/orders/${id}/awb`, { awb: "FAN-77001", courier: "FAN" });
  const [parcels] = await shop.query<{ count: number }>("select count(*)::int as count from shipment");
  expect(parcels?.count).toBeGreaterThan(0);
  expect(await openOf("packaging")).toBe(before + 1);
  await set("packaging", { parcel: "hârtie-carton 250" });
  expect(await openOf("packaging")).toBe(before);
});
