import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { expect, it } from "vitest";
import { pdfText } from "../../../testing/pdf-text.ts";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { aPerson } from "../../../testing/test-staff.ts";
import { stockOf } from "../../../testing/test-stock.ts";
import { workOff } from "../../../testing/test-worker.ts";
import { readMail } from "../../backoffice/notifications/index.ts";

const shop = await openTestShop();
const { staff } = shop;

let made = 8_000;
async function product(): Promise<{ id: number; code: string }> {
  made += 1;
  await shop.api.importShop({ products: [aProduct({ id: made, stock: 0 })] });
  return { id: made, code: `COD-${made}` };
}
async function aSupplier(fields: object = {}): Promise<number> {
  made += 1;
  const { body } = await staff.post("/staff/suppliers", {
    name: `Furnizorul ${made}`,
    email: `f${made}@furnizor.example`,
    lead_days: 5,
    ...fields,
  });
  return body.data.supplierID;
}
async function offeredProduct(fields: object = {}) {
  const [supplierID, { id, code }] = [await aSupplier(fields), await product()];
  await staff.post(`/staff/suppliers/${supplierID}/offers`, {
    product_code: code,
    code: "F-12",
    pack: 12,
    price: 96.5,
  });
  return { supplierID, id, code };
}
async function aDraft(body: object) {
  const answer = await staff.post("/staff/purchase-orders", body);
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  return answer.body.data;
}
const orderOf = async (id: number) => (await staff.get(`/staff/purchase-orders/${id}`)).body.data;
const send = (id: number, body: object) => staff.post(`/staff/purchase-orders/${id}/send`, body);
async function aSentOrder(pieces = 36) {
  const { supplierID, id, code } = await offeredProduct();
  const draft = await aDraft({ supplierID, lines: [{ product_code: code, pieces }] });
  const sent = await send(draft.purchase_orderID, { version: draft.version });
  expect(sent.status).toBe(200);
  return { orderID: draft.purchase_orderID as number, productID: id, code, supplierID };
}
async function receiptOf(orderID: number) {
  const { body } = await staff.post("/staff/receipts/from-purchase-order", { purchase_orderID: orderID });
  return body.data;
}
async function pdf(path: string, { headers }: { headers: Record<string, string> }): Promise<string> {
  const sent = { [HEADERS.apiKey]: shop.config.apiKey, ...headers };
  const answer = await shop.api.fetch(new Request(`http://api.test${API_BASE}${path}`, { headers: sent }));
  return pdfText(new Uint8Array(await answer.arrayBuffer()));
}
async function receive(orderID: number, quantity: number) {
  const { receiptID, version } = await receiptOf(orderID);
  const path = `/staff/receipts/${receiptID}`;
  const [{ lineID }] = (await staff.get(`${path}/lines`)).body.data;
  const fields = { document_number: "AV 1", document_on: "2026-11-20" };
  const named = (await staff.put(path, { ...fields, version })).body.data;
  const lines = [{ lineID, quantity }];
  const counted = (await staff.put(`${path}/lines`, { lines, version: named.version })).body.data;
  const posted = await staff.post(`${path}/receive`, { version: counted.version });
  expect(posted.body.errors).toBeUndefined();
  return posted.body.data;
}

it("a draft gets the supplier's code, pack and price, and keeps entered prices", async () => {
  const { supplierID, code } = await offeredProduct({ minimum_order: 300 });
  const draft = await aDraft({ supplierID, lines: [{ product_code: code.toLowerCase(), pieces: 30 }] });
  expect(draft).toMatchObject({ state: "draft", number: null, total: 241.25, missing: [] });
  expect(draft.rows).toMatchObject([{ code: "F-12", pack: 12, price: 96.5, value: 241.25 }]);
  expect(draft.rows[0].remark).toBe("Furnizorul vinde doar în pachete de 12: comandă 24 sau 36.");
  expect(draft.warnings[0]).toContain("Sub comanda minimă");
  const path = `/staff/purchase-orders/${draft.purchase_orderID}`;
  const change = (price: object, version: number) =>
    staff.put(path, { lines: [{ product_code: code, pieces: 36, ...price }], version });
  expect((await change({ price: 100 }, draft.version)).body.data).toMatchObject({ total: 300, warnings: [] });
  expect((await change({}, draft.version + 1)).body.data.total).toBe(300);
  expect((await change({}, draft.version)).status).toBe(409);
  const faulty = {
    lines: [
      { product_code: code, pieces: 1 },
      { product_code: code, pieces: 2 },
      { product_code: "?", pieces: 1 },
    ],
  };
  expect((await staff.put(path, { ...faulty, version: draft.version + 2 })).body.errors).toEqual({
    "lines.1.product_code": [`Produsul ${code} este deja în comandă: schimbă-i cantitatea.`],
    "lines.2.product_code": ["Nu există un produs cu codul „?”: verifică-l."],
  });
});

it("concurrent requests send and email an order once, without a gap in the numbering", async () => {
  const { supplierID, code } = await offeredProduct();
  const lines = [{ product_code: code, pieces: 24 }];
  const [first, second] = [await aDraft({ supplierID, lines }), await aDraft({ supplierID, lines })];
  const both = { version: first.version, by_mail: true };
  const answers = await Promise.all([send(first.purchase_orderID, both), send(first.purchase_orderID, both)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [{ number, year, expected_on: expected, sent_at: at }] = answers.map(({ body }) => body.data);
  expect(answers[1]?.body.data.number).toBe(number);
  expect(Date.parse(expected) - Date.parse(at.slice(0, 10))).toBeGreaterThanOrEqual(5 * 86_400_000 - 1);
  await workOff(shop);
  const mail = await readMail(shop.config.mailFolder, `purchase-order-${first.purchase_orderID}`);
  expect(mail?.subject).toContain(`Comanda ${number}/${year}`);
  const empty = await aDraft({ supplierID });
  const refused = await send(empty.purchase_orderID, { version: empty.version });
  expect(refused.body.errors).toEqual({ send: ["Adaugă produsele comandate."] });
  const next = await send(second.purchase_orderID, { version: second.version });
  expect(next.body.data).toMatchObject({ number: number + 1, sent_to: "" });
});

it("an order with an archived supplier or product, or by email without an address, cannot be sent", async () => {
  const { supplierID, id, code } = await offeredProduct({ email: "" });
  const draft = await aDraft({ supplierID, lines: [{ product_code: code, pieces: 12 }] });
  const sent = (more: object) => send(draft.purchase_orderID, { version: draft.version, ...more });
  expect((await sent({ by_mail: true })).body.errors).toEqual({
    by_mail: ["Furnizorul nu are adresă de e-mail: adaug-o pe pagina lui."],
  });
  await shop.query("update product set is_published = false, archived_at = now() where id = $1", [id]);
  expect((await sent({})).body.errors).toEqual({
    send: [`Elimină din comandă produsele arhivate: ${code}.`],
  });
  await staff.put(`/staff/suppliers/${supplierID}`, { is_active: false, version: 1 });
  expect((await sent({})).body.errors.send[0]).toContain("este arhivat");
  const other = await staff.post("/staff/purchase-orders", { supplierID });
  expect(other.body.errors.supplierID[0]).toContain("este arhivat");
});

it("an order is received in parts, lists the differences, and reopens if a receipt is undone", async () => {
  const { orderID, productID, supplierID } = await aSentOrder(36);
  const draft = await receiptOf(orderID);
  expect((await receiptOf(orderID)).receiptID).toBe(draft.receiptID);
  expect(draft).toMatchObject({
    supplierID,
    purchase_orders: [{ purchase_orderID: orderID, differences: [] }],
    pieces: 36,
  });
  const first = await receive(orderID, 2);
  expect(first.purchase_orders[0].differences).toMatchObject([{ ordered: 36, before: 0, pieces: 24 }]);
  expect(await orderOf(orderID)).toMatchObject({ state: "partial", received: 24 });
  expect(await pdf(`/staff/receipts/${first.receiptID}/nir`, staff)).toContain(
    "comandate 36 buc., primite acum 24 buc.",
  );
  const last = await receive(orderID, 1);
  expect(last).toMatchObject({ pieces: 12, purchase_orders: [{ differences: [] }] });
  expect([(await orderOf(orderID)).state, await stockOf(shop, productID)]).toEqual(["closed", 36]);
  const full = await staff.post("/staff/receipts/from-purchase-order", { purchase_orderID: orderID });
  expect(full.body.errors).toEqual({
    purchase_orderID: ["Comanda nu mai are marfă de recepționat."],
  });
  await staff.post(`/staff/receipts/${last.receiptID}/undo`, { reason: "Greșit" });
  expect(await orderOf(orderID)).toMatchObject({ state: "partial", received: 24 });
  expect((await receiptOf(orderID)).pieces).toBe(12);
});

it("one receipt can cover two orders and counts pieces for each, and an undo reverses both", async () => {
  const { orderID: first, supplierID, code, productID } = await aSentOrder(36);
  const next = await aDraft({ supplierID, lines: [{ product_code: code, pieces: 12 }] });
  const second = next.purchase_orderID as number;
  await send(second, { version: next.version });
  const { receiptID } = await receiptOf(first);
  const add = (body: object) => staff.post("/staff/receipts/from-purchase-order", { receiptID, ...body });
  const [one, two] = await Promise.all([
    add({ purchase_orderID: second }),
    add({ purchase_orderID: second }),
  ]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect((await receiptOf(second)).receiptID, "the order has this draft").toBe(receiptID);
  const other = await aSentOrder(36);
  expect((await add({ purchase_orderID: other.orderID })).body.errors).toEqual({
    purchase_orders: ["Alege numai comenzi trimise acestui furnizor."],
  });
  expect((await receiptOf(first)).pieces).toBe(48);
  const posted = await receive(first, 3);
  expect(posted.pieces).toBe(36);
  expect(posted.purchase_orders).toMatchObject([
    { purchase_orderID: first, differences: [] },
    { purchase_orderID: second, differences: [{ ordered: 12, before: 0, pieces: 0 }] },
  ]);
  const states = async () => [(await orderOf(first)).state, (await orderOf(second)).state];
  expect(await states()).toEqual(["closed", "sent"]);
  await staff.post(`/staff/receipts/${receiptID}/undo`, { reason: "Greșit" });
  expect([...(await states()), await stockOf(shop, productID)]).toEqual(["sent", "sent", 0]);
});

it("a sent order can be closed with missing goods, reopened and cancelled, but its lines cannot change and it cannot be deleted", async () => {
  const { orderID, code } = await aSentOrder();
  const path = `/staff/purchase-orders/${orderID}`;
  const { version } = await orderOf(orderID);
  expect((await staff.put(path, { lines: [{ product_code: code, pieces: 1 }], version })).status).toBe(409);
  expect((await staff.delete(`${path}?version=${version}`)).status).toBe(409);
  expect((await staff.put(path, { expected_on: "2026-12-24", version })).body.data.expected_on).toBe(
    "2026-12-24",
  );
  const closed = await staff.post(`${path}/close`, { reason: "Nu mai au" });
  expect(closed.body.data).toMatchObject({ state: "closed", close_reason: "Nu mai au" });
  expect((await staff.post(`${path}/cancel`, { reason: "A" })).status).toBe(409);
  expect((await staff.post(`${path}/reopen`, {})).body.data).toMatchObject({
    state: "sent",
    closed_at: null,
  });
  expect((await staff.post(`${path}/cancel`, { reason: "A" })).body.data.state).toBe("cancelled");
  const listed = await staff.get(`/staff/purchase-orders?state=cancelled&q=${closed.body.data.number}%2F`);
  expect(listed.body.data.map((one: { purchase_orderID: number }) => one.purchase_orderID)).toContain(
    orderID,
  );
});

it("the arrival day of goods on order is public only if the shop shows it, and changing it invalidates the product", async () => {
  const { orderID, productID } = await aSentOrder();
  const path = `/staff/purchase-orders/${orderID}`;
  const expected = async () => (await shop.get(`/products/${productID}/expected`)).body.data.expected_on;
  expect(await expected()).toBeNull();
  const { expected_on: day, version } = await orderOf(orderID);
  const { status } = await staff.put("/staff/settings/restock", { value: { isShown: true }, version: 0 });
  expect([status, await expected()]).toEqual([200, day]);
  await shop.query("delete from change_outbox");
  await staff.put(path, { expected_on: "2099-01-02", version });
  expect(await expected()).toBe("2099-01-02");
  expect(await shop.query("select product_id from change_outbox where product_id is not null")).toEqual([
    { product_id: productID },
  ]);
  await staff.post(`${path}/close`, { reason: "Nu mai au" });
  expect(await expected()).toBeNull();
});

it("people without costs:view see no price of an order, in lists, the PDF or the log", async () => {
  const { orderID } = await aSentOrder();
  const person = await aPerson(shop, { permissions: ["purchasing:view", "purchasing:edit", "changes:view"] });
  const pages = [
    `/staff/purchase-orders/${orderID}`,
    "/staff/purchase-orders",
    `/staff/changes?subject_kind=purchase-order&subject_id=${orderID}`,
  ];
  const answers = await Promise.all(pages.map(async (page) => JSON.stringify((await person.get(page)).body)));
  expect(answers.join("")).toContain(`"purchase_orderID":${orderID}`);
  expect(answers.join("")).not.toMatch(/96[.,]5|289[.,]5/);
  expect(await pdf(`/staff/purchase-orders/${orderID}/pdf`, person)).not.toContain("289,50");
  expect(await pdf(`/staff/purchase-orders/${orderID}/pdf`, staff)).toContain("289,50");
});
