import { expect, it } from "vitest";
import { HEADERS } from "@curat/contract/headers.values";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder, moveTo } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { aPerson } from "../../../testing/test-staff.ts";

const shop = await openTestShop();
const { staff } = shop;
const lines = [{ product: PRODUCT.lavender, quantity: 1 }];
const log = async (query: string) => {
  const { status, body } = await staff.get(`/staff/changes?${query}`);
  expect(status).toBe(200);
  return body.data;
};
const kindsIn = async (query: string) =>
  new Set((await log(query)).map(({ subject_kind: kind }: { subject_kind: string }) => kind));

it("the log finds an order's changes by its number: order, parcel, invoice, notes", async () => {
  const [order, other] = [await anOrder(shop, { lines }), await anOrder(shop, { lines })];
  for (const one of [order, other]) await moveTo(shop, one, "confirmed", "preparing", "shipped");
  await staff.post(`/staff/orders/${order.id}/invoice`, {});
  await staff.post(`/staff/orders/${order.id}/notes`, { text: "Sună înainte." });
  expect(await kindsIn(`order=${order.number}`)).toEqual(
    new Set(["order", "shipment", "invoice", "order_note"]),
  );
  expect(await log(`order_id=${order.id}`)).toEqual(await log(`order=${order.number}`));
  for (const row of await log(`order=${order.number}`))
    expect(row.order).toEqual({ id: order.id, number: order.number });
  expect(await kindsIn(`order=${other.number}&subject_kind=shipment`)).toEqual(new Set(["shipment"]));
  for (const none of ["1", "abc", "999999999999"]) expect(await log(`order=${none}`)).toEqual([]);
});

it("the log shows the product of a price change, and finds a product's changes by code", async () => {
  const id = PRODUCT.towels;
  const { version } = (await staff.get(`/staff/products/${id}/price`)).body.data;
  const body = { list_price: 33.3, version };
  expect((await staff.put(`/staff/products/${id}/price`, body)).status).toBe(200);
  const [row] = await log(`subject_kind=price&subject_id=${id}`);
  expect(row.product).toEqual({ id, code: expect.any(String), name: expect.any(String) });
  const found = await log(`product=${row.product.code.toLowerCase()}`);
  expect(found.map(({ id: one }: { id: number }) => one)).toContain(row.id);
  expect(new Set(found.map(({ subject_id: one }: { subject_id: string }) => one))).toEqual(
    new Set([String(id)]),
  );
  expect(await log("product=NU-ESTE")).toEqual([]);
});

it("the log continues after the last id of a page", async () => {
  const all = (await log("per_page=200")).map(({ id }: { id: number }) => id);
  const [first, second] = [await log("per_page=2"), await log(`per_page=2&before=${all[1]}`)];
  expect([...first, ...second].map(({ id }) => id)).toEqual(all.slice(0, 4));
});

it("the log finds authors (staff, API keys, jobs) by part of their name, ignoring diacritics", async () => {
  const stefan = await aPerson(shop, { permissions: ["orders:view", "orders:move"], name: "Ștefan Țurcanu" });
  const requested = { name: "Saga – facturi", permissions: ["orders:view", "orders:move"] };
  const { key } = (await staff.post("/staff/keys", requested)).body.data;
  const program = shop.callerWith({ [HEADERS.staffKey]: key });
  for (const as of [stefan, program]) {
    const { id } = await anOrder(shop, { lines });
    await as.put(`/staff/orders/${id}/status`, { status: "confirmed" });
  }
  const authors = async (author: string) =>
    (await log(`author=${encodeURIComponent(author)}`)).map(({ actor }: { actor: string }) => actor);
  expect(await authors("stefan t")).toEqual(["Ștefan Țurcanu"]);
  expect(await authors("saga")).toEqual(["Saga – facturi"]);
  expect(await authors("nimeni")).toEqual([]);
  await shop.query("update change set actor_kind = 'clock', actor_name = 'Automat' where actor_name = $1", [
    stefan.name,
  ]);
  expect(await authors("automat")).toEqual(["Automat"]);
});

it("the log filters by Romanian days and includes the first and the last day", async () => {
  const { id } = await anOrder(shop, { lines });
  await moveTo(shop, { id }, "confirmed");
  const about = `subject_kind=order&subject_id=${id}`;
  // In Romania, 2 March starts at 22:00 UTC on the previous day.
  await shop.query(
    "update change set at = '2026-03-01T22:00:00Z' where subject_kind = 'order' and subject_id = $1",
    [String(id)],
  );
  expect(await log(`${about}&from=2026-03-02&to=2026-03-02`)).toHaveLength(1);
  expect(await log(`${about}&to=2026-03-01`)).toEqual([]);
  expect(await log(`${about}&from=2026-03-03`)).toEqual([]);
  const wrong = await staff.get("/staff/changes?from=ieri");
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["from"]]);
});

it("the log states why a change cannot be undone", async () => {
  const { id, number } = await anOrder(shop, { lines });
  await moveTo(shop, { id }, "confirmed");
  await staff.post(`/staff/orders/${id}/invoice`, {});
  const why = (await log(`order=${number}`)).map(
    (row: { subject_kind: string; undo_refused: string | null }) => [row.subject_kind, row.undo_refused],
  );
  expect(why).toEqual([
    ["invoice", "Modificarea nu mai poate fi anulată: factura a fost emisă."],
    [
      "order",
      "Modificările unei comenzi nu se anulează de aici. Vezi în pagina comenzii ce se mai poate face.",
    ],
  ]);
});

it("the log shows the content of a change only with permission for its kind, and never shows secrets", async () => {
  const feed = { name: "compari.xml", key: "o-cheie-foarte-secreta-1", format: "google" };
  const feeds = (await staff.get("/staff/settings/feeds")).body.data;
  const value = { ...feeds.value, feeds: [feed] };
  await staff.put("/staff/settings/feeds", { value, version: feeds.version });
  const terms = { name: "Cadou", kind: "percent", percent: 10 };
  await staff.post("/staff/vouchers", { ...terms, code: "LEGAT77", email: "ana@example.com" });
  await staff.post("/staff/vouchers", { ...terms, code: "LIBER77" });
  await staff.post("/staff/keys", { name: "Program 77", permissions: ["orders:view"] });
  await staff.post("/staff/views", {
    list: "orders",
    query: "?q=un-secret",
    name: "A mea",
    is_shared: false,
  });

  const allOf = async (as: { headers: Record<string, string> }) =>
    (await shop.get("/staff/changes?per_page=200", as)).body.data;
  const blind = await allOf(await aPerson(shop, { permissions: ["changes:view", "changes:undo"] }));
  for (const { before, after, inverse, sentence, order, product, undo_refused } of blind)
    expect({ before, after, inverse, sentence, order, product, undo_refused }).toEqual({
      before: null,
      after: null,
      inverse: null,
      sentence: "Nu ai dreptul să vezi detaliile acestei modificări.",
      order: null,
      product: null,
      undo_refused: "Nu ai dreptul să vezi ce a fost modificat.",
    });
  const some = await allOf(await aPerson(shop, { permissions: ["changes:view", "vouchers:view"] }));
  const shown = some.filter(({ after }: { after: unknown }) => after !== null);
  expect(new Set(shown.map(({ subject_kind: kind }: { subject_kind: string }) => kind))).toEqual(
    new Set(["voucher"]),
  );
  const reported = JSON.stringify(await allOf(await aPerson(shop, { permissions: "owner" })));
  for (const open of ["LIBER77", "compari.xml", "Program 77"]) expect(reported).toContain(open);
  for (const secret of ["LEGAT77", feed.key, "un-secret"]) expect(reported).not.toContain(secret);
  expect(JSON.stringify(await allOf(staff))).toContain("un-secret");
});
