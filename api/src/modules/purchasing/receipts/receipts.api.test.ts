import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import type { AddedLines } from "@curat/contract/staff/receipts";
import { expect, it } from "vitest";
import { pdfText } from "../../../testing/pdf-text.ts";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { brokenCosts, costOf } from "../../../testing/test-costs.ts";
import { anOrder, moveTo, openSellingShop } from "../../../testing/test-orders.ts";
import { aPerson } from "../../../testing/test-staff.ts";
import { stockOf } from "../../../testing/test-stock.ts";

const shop = await openSellingShop();
const { staff } = shop;

const COMPANY = {
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
  efactura: true,
};

let made = 7_000;
async function products(count: number, stock = 0): Promise<number[]> {
  const ids = Array.from({ length: count }, () => (made += 1));
  await shop.api.importShop({ products: ids.map((id) => aProduct({ id, stock, barcode: `594${id}` })) });
  return ids;
}
async function aSupplier(fields: object = {}): Promise<number> {
  made += 1;
  return (await staff.post("/staff/suppliers", { name: `Furnizorul ${made}`, ...fields })).body.data
    .supplierID;
}
const DOCUMENT = { document_number: "AV 12", document_on: "2026-11-20" };
async function aDraft(fields: object = {}): Promise<number> {
  const body = { supplierID: await aSupplier(), ...DOCUMENT, ...fields };
  const { status, body: answer } = await staff.post("/staff/receipts", body);
  expect([status, answer.errors]).toEqual([200, undefined]);
  return answer.data.receiptID;
}
async function upload(id: number, csv: string) {
  const body = new FormData();
  body.set("file", new File([csv], "aviz.csv"));
  const answer = await sendRequest(`${id}/file`, { method: "POST", body });
  // A refused upload has errors instead of data.
  return (await answer.json()) as { data: AddedLines; errors?: object };
}
function sendRequest(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers };
  return shop.api.fetch(
    new Request(`http://api.test${API_BASE}/staff/receipts/${path}`, { headers, ...init }),
  );
}
const receiptOf = async (id: number) => (await staff.get(`/staff/receipts/${id}`)).body.data;
const linesOf = async (id: number) => (await staff.get(`/staff/receipts/${id}/lines`)).body.data;
const receive = async (id: number) =>
  staff.post(`/staff/receipts/${id}/receive`, { version: (await receiptOf(id)).version });

it("a delivery note adds goods to stock at their cost, with transport spread over its lines", async () => {
  const [soap = 0, mop = 0] = await products(2, 2);
  const id = await aDraft({ extra: 30, invoice_total: 310 });
  const csv = `Cod;Denumire;UM;Cantitate;Preț\nCOD-${soap};Săpun;buc;20;10\nCOD-${mop};Mop;buc;10;10\nCOD-${soap};Săpun;buc;1;10\n`;
  const { data } = await upload(id, csv);
  expect(data).toMatchObject({ added: 3, added_up: ["Săpun"], faults: [], ignored: [] });
  expect(await receiptOf(id)).toMatchObject({
    lines: 2,
    pieces: 31,
    total: 310,
    difference: 0,
    cost: 340,
    missing: [],
  });
  const [first] = await linesOf(id);
  expect(first).toMatchObject({
    stock_before: 2,
    stock_after: 23,
    average_before: null,
    price: 10,
    unit_cost: 10.9676,
  });
  const { body } = await receive(id);
  expect(body.data).toMatchObject({
    state: "posted",
    number: 1,
    year: Number(body.data.received_on.slice(0, 4)),
    cost: 340,
  });
  expect([await stockOf(shop, soap), await stockOf(shop, mop)]).toEqual([23, 12]);
  expect(await costOf(shop, mop)).toMatchObject({ pieces: 12 });
  expect(await brokenCosts(shop)).toEqual([]);
  const offers = (await staff.get(`/staff/products/${soap}/supplier-offers`)).body.data;
  expect(offers, "the match is remembered").toMatchObject([{ code: `COD-${soap}`, pack: 1, price: 10 }]);
});

it("an offer keeps its past prices with their receipts, shown only to people with costs:view", async () => {
  const [soap = 0] = await products(1);
  const supplierID = await aSupplier();
  const offer = { product_code: `COD-${soap}`, code: `COD-${soap}`, valid_from: "2026-01-05" };
  for (const price of [4.07, 4.07])
    await staff.post(`/staff/suppliers/${supplierID}/offers`, { ...offer, price });
  const numbers: string[] = [];
  for (const price of ["4.51", "4.51", "4.29"]) {
    const id = await aDraft({ supplierID });
    await upload(id, `cod;cantitate;pret\nCOD-${soap};5;${price}`);
    const { number, year } = (await receive(id)).body.data;
    numbers.push(`NIR ${number}/${year}`);
  }
  const pricesFor = async (person: typeof staff): Promise<unknown> =>
    (await person.get(`/staff/suppliers/${supplierID}/offers`)).body.data[0].prices;
  expect(await pricesFor(staff)).toMatchObject([
    { price: 4.29, reference: numbers[2], receiptID: expect.any(Number) },
    { price: 4.51, reference: numbers[0] },
    { price: 4.07, reference: "", receiptID: null, valid_from: "2026-01-05" },
  ]);
  expect(await pricesFor(await aPerson(shop, { permissions: ["purchasing:view"] }))).toEqual([]);
  await expect(shop.query("update supplier_offer_price set price_bani = 1")).rejects.toThrow(
    "supplier_offer_price",
  );
});

it("concurrent requests post a receipt once, without a gap in the numbering", async () => {
  const [soap = 0] = await products(1);
  const id = await aDraft();
  await upload(id, `cod;cantitate;pret\nCOD-${soap};5;2`);
  const { version } = await receiptOf(id);
  const post = () => staff.post(`/staff/receipts/${id}/receive`, { version });
  const answers = await Promise.all([post(), post()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await post()).body.data.number).toBe(answers[0]?.body.data.number);
  expect(await stockOf(shop, soap)).toBe(5);
  const failing = await aDraft();
  expect((await receive(failing)).body.errors).toEqual({ receive: ["Adaugă marfa primită."] });
  const other = await aDraft();
  await upload(other, `cod;cantitate;pret\nCOD-${soap};1;2`);
  expect((await receive(other)).body.data.number).toBe((answers[0]?.body.data.number ?? 0) + 1);
});

it("a receipt can be undone until its goods are sold; then the error lists the missing pieces", async () => {
  const [soap = 0] = await products(1);
  const id = await aDraft();
  await upload(id, `cod;cantitate;pret\nCOD-${soap};5;2`);
  await receive(id);
  await anOrder(shop, { lines: [{ product: soap, quantity: 3 }] });
  const undo = () => staff.post(`/staff/receipts/${id}/undo`, { reason: "Marfă greșită" });
  const late = await undo();
  expect([late.status, late.body.errors]).toEqual([
    422,
    { reason: [`O parte din marfa recepționată s-a vândut deja: COD-${soap} (lipsesc 3 buc.).`] },
  ]);
  await staff.post(`/staff/products/${soap}/stock`, { reason: "correction", quantity: 3 });
  expect((await undo()).body.data).toMatchObject({ state: "undone", undo_reason: "Marfă greșită" });
  expect((await undo()).status).toBe(200);
  expect(await stockOf(shop, soap)).toBe(0);
  expect(await brokenCosts(shop)).toEqual([]);
});

it("prices in euro are printed and received in lei only after the rate is entered", async () => {
  const [soap = 0] = await products(1);
  const id = await aDraft({ supplierID: await aSupplier({ currency: "EUR" }) });
  await upload(id, `cod;cantitate;pret\nCOD-${soap};3;1,999`);
  expect((await receiptOf(id)).missing).toEqual(["Scrie cursul: câți lei costă un euro."]);
  const printed = async () => pdfText(new Uint8Array(await (await sendRequest(`${id}/nir`)).arrayBuffer()));
  expect(await printed()).toContain("Prețuri în euro, fără curs completat");
  expect(await printed()).not.toMatch(/null|0,00/);
  const { version } = await receiptOf(id);
  await staff.put(`/staff/receipts/${id}`, { rate: 5.0812, version });
  expect(await receiptOf(id)).toMatchObject({ total: 6, cost: 30.49, missing: [] });
  expect((await receive(id)).status).toBe(200);
  const text = await printed();
  expect([text.includes("la cursul 5,0812 lei"), text.includes("30,49")]).toEqual([true, true]);
});

it("each scan adds a piece, or a pack if the code belongs to the supplier's pack", async () => {
  const [soap = 0] = await products(1);
  const supplierID = await aSupplier();
  const offer = { product_code: `COD-${soap}`, code: "CUT", barcode: "5940000000017", pack: 12, price: 24 };
  await staff.post(`/staff/suppliers/${supplierID}/offers`, offer);
  const id = await aDraft({ supplierID });
  const scan = async (code: string) => (await staff.post(`/staff/receipts/${id}/scan`, { code })).body;
  expect((await scan(`594${soap}`)).data).toMatchObject({ product: `Produs ${soap}`, quantity: 1 });
  expect((await scan(`3*594${soap}`)).data).toMatchObject({ quantity: 4 });
  await scan("5940000000017");
  expect((await scan("5940000000017")).data).toMatchObject({ quantity: 2, receipt: { pieces: 28 } });
  expect((await scan("000")).errors).toEqual({ code: ["Niciun produs nu are codul „000”."] });
  const lines = await linesOf(id);
  expect(lines.map(({ pack, price }: Record<string, unknown>) => [pack, price])).toEqual([
    [1, null],
    [12, 24],
  ]);
});

it("unmatched lines and unknown pack sizes must be completed, and posting stores the match", async () => {
  const [soap = 0] = await products(1);
  const id = await aDraft();
  await upload(id, "cod furnizor;denumire;um;cantitate;pret\nZZ-9;Săpun fin;bax;2;60\nTR;Transport;buc;1;15");
  expect((await receiptOf(id)).missing).toEqual(["Alege produsul la 2 rânduri."]);
  const [box, transport] = await linesOf(id);
  expect([box.fault, transport.fault]).toEqual(["product", "product"]);
  const change = async (...lines: object[]) =>
    staff.put(`/staff/receipts/${id}/lines`, { lines, version: (await receiptOf(id)).version });
  const unknown = await change({ lineID: box.lineID, product_code: "nu-e" });
  expect(unknown.body.errors).toEqual({
    "lines.0.product_code": ["Nu există un produs cu codul „nu-e”: verifică-l."],
  });
  await change(
    { lineID: box.lineID, product_code: `COD-${soap}` },
    { lineID: transport.lineID, remove: "costs" },
  );
  expect(await receiptOf(id)).toMatchObject({
    extra: 15,
    missing: ["Scrie câte bucăți are o unitate la un rând."],
  });
  await change({ lineID: box.lineID, pack: 6, quantity: 1 });
  expect(await receiptOf(id)).toMatchObject({ pieces: 6, cost: 75, missing: [] });
  const stale = await staff.put(`/staff/receipts/${id}/lines`, { lines: [], version: 1 });
  expect(stale.status).toBe(409);
  await receive(id);
  const again = await aDraft({ supplierID: (await receiptOf(id)).supplierID });
  await upload(again, "cod furnizor;denumire;um;cantitate;pret\nZZ-9;Săpun fin;bax;3;60");
  expect(await linesOf(again)).toMatchObject([{ productID: soap, pack: 6, fault: null }]);
  const text = pdfText(new Uint8Array(await (await sendRequest(`${id}/nir`)).arrayBuffer()));
  for (const part of [`Produs ${soap}`, "AV 12 din 20.11.2026", "lipsă 6 buc.", "75,00", "14-3-1A"])
    expect(text).toContain(part);
});

it("a file of 5,000 lines adds the valid lines and reports the 3 invalid ones, and a longer file is refused", async () => {
  const ids = await products(300);
  const id = await aDraft();
  const good = Array.from({ length: 4_997 }, (_, at) => `COD-${ids[at % ids.length]};2;1,25`);
  const rows = [...good.slice(0, 10), "COD-1;x;1", "COD-1;-2;1", "COD-1;1;abc", ...good.slice(10)];
  const { data } = await upload(id, ["cod;cantitate;pret", ...rows].join("\n"));
  expect(data.faults).toEqual([
    { row: 12, message: "Cantitatea „x” nu este un număr." },
    { row: 13, message: "Cantitatea „-2” nu este un număr." },
    { row: 14, message: "Prețul „abc” nu este un număr." },
  ]);
  expect(data.added).toBe(4_997);
  expect((await receive(id)).body.data).toMatchObject({
    state: "posted",
    lines: 300,
    pieces: 9_994,
    cost: 12_492.5,
  });
  const { errors } = await upload(await aDraft(), ["cod;cantitate", ...good, ...good.slice(0, 9)].join("\n"));
  expect(errors).toEqual({ file: ["O recepție poate avea cel mult 5.000 de rânduri: împarte fișierul."] });
});

it("people without costs:view see no costs in receipts or the log, and cannot undo a receipt", async () => {
  const [soap = 0] = await products(1);
  // Timestamps cannot contain these digits as seconds.
  const id = await aDraft({ extra: 97.77, invoice_total: 153.08 });
  await upload(id, `cod;cantitate;pret\nCOD-${soap};2;76,54`);
  await receive(id);
  const permissions = ["purchasing:view", "purchasing:edit", "changes:view", "stock:view"] as const;
  const person = await aPerson(shop, { permissions: [...permissions] });
  const answers = await Promise.all(
    ["", `/${id}`, `/${id}/lines`].map(
      async (path) => (await person.get(`/staff/receipts${path}`)).body.data,
    ),
  );
  const log = (await person.get("/staff/changes")).body.data;
  for (const cost of ["76.54", "153.08", "97.77", "250.85", "125.425"])
    expect(JSON.stringify([answers, log])).not.toContain(cost);
  expect(answers[2]).toMatchObject([{ price: null, has_price: true, unit_cost: null }]);
  const viewer = await aPerson(shop, { permissions: ["purchasing:view"] });
  expect((await viewer.post(`/staff/receipts/${id}/undo`, { reason: "x" })).status).toBe(403);
});

it("concurrent requests create one receipt from an e-Factura, with its supplier, lines and net total", async () => {
  await shop.api.importShop({
    settings: { INVOICE: COMPANY },
    receivedInvoices: [
      {
        message: "3001",
        uploadIndex: "4001",
        series: "F",
        number: 9,
        issuedAt: new Date("2026-11-20T08:00:00Z"),
        receivedAt: new Date("2026-11-20T09:00:00Z"),
        days: 30,
        supplier: {
          ...COMPANY,
          company: "Apa & Săpun SRL",
          cui: "RO14399840",
          iban: "RO49AAAA1B31007593840000",
        },
        lines: [
          { name: "Săpun", code: "S-1", unit: "buc.", quantity: 3, netPriceBani: 10_05, vatPercent: 21 },
          { name: "Mop", code: "M-1", unit: "cutie", quantity: 2, netPriceBani: 3_33, vatPercent: 11 },
        ],
      },
    ],
  });
  const make = () => staff.post("/staff/receipts/from-invoice", { message_id: "3001" });
  const [one, two] = await Promise.all([make(), make()]);
  const { receipt } = one.body.data;
  expect(receipt).toMatchObject({
    supplier: "Apa & Săpun SRL",
    document_number: "F-9",
    document_on: "2026-11-20",
    difference: 0,
    total: 36.81,
    message_id: "3001",
  });
  expect(two.body.data.receipt.receiptID).toBe(receipt.receiptID);
  expect([one.body.data.is_new, two.body.data.is_new].toSorted()).toEqual([false, true]);
  expect(await linesOf(receipt.receiptID)).toMatchObject([
    { code: "S-1", unit: "buc", quantity: 3, price: 10.05, vat: "21", fault: "product" },
    { code: "M-1", unit: "cutie", quantity: 2, price: 3.33, vat: "11", fault: "product" },
  ]);
  expect((await staff.post("/staff/receipts/from-invoice", { message_id: "9" })).status).toBe(404);
});

it("lots of a receipt are required before posting, split to the piece, and removed by an undo only if complete", async () => {
  const [chlorine = 0, soap = 0] = await products(2, 3);
  await staff.put(`/staff/products/${chlorine}/lots`, { by_lots: true });
  const id = await aDraft();
  const csv = `cod;cantitate;pret;lot;expira\nCOD-${chlorine};10;2,01;L1;31.12.2090\nCOD-${soap};5;1;S1;\nCOD-${chlorine};2;2;;`;
  expect((await upload(id, csv)).data.ignored).toEqual([]);
  expect((await receiptOf(id)).missing).toEqual(["Scrie lotul la un rând."]);
  const [bare, first] = await linesOf(id);
  expect(bare).toMatchObject({ fault: "lot", by_lots: true, lot: "", quantity: 2 });
  const change = async (lines: object[]) =>
    staff.put(`/staff/receipts/${id}/lines`, { lines, version: (await receiptOf(id)).version });
  expect((await change([{ lineID: first.lineID, split: 10 }])).body.errors).toHaveProperty("lines.0.split");
  await change([
    { lineID: first.lineID, split: 4 },
    { lineID: bare.lineID, lot: "l1", lot_expires_on: "2090-12-31" },
  ]);
  const open = (await linesOf(id)).find((line: { fault: string }) => line.fault === "lot");
  expect(open).toMatchObject({ quantity: 4, document_quantity: 4, price: 2.01 });
  await change([{ lineID: open.lineID, lot: "L2", lot_expires_on: "2090-01-01" }]);
  expect(await receiptOf(id)).toMatchObject({ missing: [], total: 29.1, pieces: 17 });
  const { errors, data } = (await receive(id)).body;
  expect([errors, data.state]).toEqual([undefined, "posted"]);
  const lots = async () => {
    const { lots: all, without_lot: free } = (await staff.get(`/staff/products/${chlorine}/lots`)).body.data;
    return [...all.map((lot: { code: string; pieces: number }) => `${lot.code} ${lot.pieces}`), free];
  };
  expect(await lots()).toEqual(["L2 4", "L1 8", 3]);
  const bytes = new Uint8Array(await (await sendRequest(`${id}/nir`)).arrayBuffer());
  expect(pdfText(bytes)).toContain("Lot L2, expiră 01.01.2090");

  const undo = () => staff.post(`/staff/receipts/${id}/undo`, { reason: "Greșit" });
  const order = await anOrder(shop, { lines: [{ product: chlorine, quantity: 1 }] });
  await moveTo(shop, order, "confirmed", "preparing", "shipped");
  await staff.post(`/staff/products/${chlorine}/stock`, { reason: "delivery", quantity: 1 });
  expect((await undo()).body.errors).toEqual({
    reason: [`Din loturile recepției s-au scos deja bucăți: COD-${chlorine} lotul L2 (lipsesc 1 buc.).`],
  });
  expect(await lots()).toEqual(["L2 3", "L1 8", 4]);
  await moveTo(shop, order, "refused");
  expect((await undo()).body.data.state).toBe("undone");
  expect(await lots()).toEqual([4]);
  expect(await brokenCosts(shop)).toEqual([]);
});
