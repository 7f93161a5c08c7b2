import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { expect, it } from "vitest";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { aProduct, PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder, moveTo, openSellingShop } from "../../../testing/test-orders.ts";
import { aPerson } from "../../../testing/test-staff.ts";

const shop = await openSellingShop();
const { staff } = shop;
const month = romanianDay(new Date()).slice(0, 7);

const read = async (program: string, as = staff) =>
  (await as.get(`/staff/accounting/month?month=${month}&program=${program}`)).body.data;
const pendingOf = async (program: string, kind: string) =>
  (await read(program)).kinds.find((one: { kind: string }) => one.kind === kind).pending;
const handOver = (program: string, scope: string, as = staff) =>
  as.post("/staff/accounting/handovers", { month, program, scope });

async function anInvoicedOrder() {
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 2 }] });
  await moveTo(shop, order, "confirmed", "preparing", "shipped", "delivered");
  await staff.post(`/staff/orders/${order.id}/invoice`, {});
  return order;
}

/** Posts a goods receipt with one line worth 40 lei. `vat` is the text that staff enter. */
async function aPostedReceipt({ id = 8_801, vat }: { id?: number; vat?: string } = {}): Promise<number> {
  await shop.api.importShop({ products: [aProduct({ id, stock: 0, barcode: `594${id}` })] });
  const { supplierID } = (await staff.post("/staff/suppliers", { name: "Furnizorul" })).body.data;
  const document = {
    supplierID,
    document_number: "AV 9",
    document_on: `${month}-01`,
    received_on: `${month}-01`,
  };
  const { receiptID } = (await staff.post("/staff/receipts", document)).body.data;
  const body = new FormData();
  body.set("file", new File([`cod;cantitate;pret\nCOD-${id};4;10`], "aviz.csv"));
  const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers };
  const file = new Request(`http://api.test${API_BASE}/staff/receipts/${receiptID}/file`, {
    method: "POST",
    headers,
    body,
  });
  await shop.api.fetch(file);
  if (vat !== undefined) {
    const [{ lineID }] = (await staff.get(`/staff/receipts/${receiptID}/lines`)).body.data;
    const { version } = (await staff.get(`/staff/receipts/${receiptID}`)).body.data;
    const put = (text: string) =>
      staff.put(`/staff/receipts/${receiptID}/lines`, { version, lines: [{ lineID, vat: text }] });
    expect(Object.keys((await put("TVA")).body.errors)).toEqual(["lines.0.vat"]);
    expect((await put(vat)).status).toBe(200);
    const [line] = (await staff.get(`/staff/receipts/${receiptID}/lines`)).body.data;
    expect(line.vat).toBe(vat);
  }
  const { version } = (await staff.get(`/staff/receipts/${receiptID}`)).body.data;
  const posted = await staff.post(`/staff/receipts/${receiptID}/receive`, { version });
  expect([posted.status, posted.body.errors]).toEqual([200, undefined]);
  return receiptID;
}

it("a document is pending until it is handed over to the program, and again after the handover is withdrawn", async () => {
  await anInvoicedOrder();
  expect(await pendingOf("saga", "sale")).toBe(1);
  const first = (await handOver("saga", "pending")).body.data;
  expect(await pendingOf("saga", "sale")).toBe(0);
  expect(await pendingOf("winmentor", "sale")).toBe(1);
  await anInvoicedOrder();
  expect(await pendingOf("saga", "sale")).toBe(1);
  const second = (await handOver("saga", "pending")).body.data;
  expect(second.documents).toBeLessThan((await handOver("saga", "all")).body.data.documents);
  const withdraw = (id: number) => staff.put(`/staff/accounting/handovers/${id}/withdraw`, {});
  for (const { id } of (await read("saga")).handovers) await withdraw(id);
  expect((await withdraw(first.id)).body.data.withdrawn_by).not.toBeNull();
  expect(await pendingOf("saga", "sale")).toBe(2);
});

it("of two concurrent handovers of the same pending documents, one is refused", async () => {
  await anInvoicedOrder();
  const answers = await Promise.all([handOver("csv", "pending"), handOver("csv", "pending")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.errors.scope[0]).toContain(
    "au fost predate deja",
  );
});

it("a receipt that is undone after its handover is reported, and omitted from files", async () => {
  const receipt = await aPostedReceipt();
  const made = (await handOver("saga", "pending")).body.data;
  const files = async () =>
    (await staff.get(`/staff/accounting/handovers/${made.id}/files`)).body.data.files.map(
      ({ file_name }: { file_name: string }) => file_name.replace(/_.*/, ""),
    );
  expect(await files()).toContain("FUR");
  await staff.post(`/staff/receipts/${receipt}/undo`, { reason: "greșită" });
  expect((await read("saga")).undone).toEqual([expect.stringMatching(/^NIR \d+\/\d{4}$/)]);
  expect(await files()).not.toContain("FUR");
});

it.each([
  [8_811, "11", "Nu", "11", "4.40"],
  [8_812, "TI", "Da", "0", "0.00"],
  [8_813, "NP", "Nu", "0", "0.00"],
])(
  "the file of a receipt contains the VAT of each line: product %i, %s",
  async (id, vat, isReverse, percent, amount) => {
    await aPostedReceipt({ id, vat });
    const made = (await handOver("saga", "pending")).body.data;
    const { files } = (await staff.get(`/staff/accounting/handovers/${made.id}/files`)).body.data;
    const invoices = files
      .map(({ content }: { content: string }) => Buffer.from(content, "base64").toString())
      .find((text: string) => text.includes(`COD-${id}`) && text.includes("<Facturi>"));
    expect(invoices).toContain(`<FacturaTaxareInversa>${isReverse}<`);
    expect(invoices).toContain(`<ProcTVA>${percent}<`);
    expect(invoices).toContain(`<TVA>${amount}<`);
  },
);

it("in SAF-T, opening stock plus the month's movements equals closing stock, in pieces and in value", async () => {
  await aPostedReceipt({ id: 8_814, vat: "21" });
  const made = (await handOver("saft", "all")).body.data;
  const texts = new Map<string, string>();
  for (let after: string | null = ""; after !== null;) {
    const { body } = await staff.get(`/staff/accounting/handovers/${made.id}/files?after=${after}`);
    for (const { file_name, content } of body.data.files)
      texts.set(file_name.replace(/_2.*/, ""), Buffer.from(content, "base64").toString());
    after = body.data.next;
  }
  const sum = (file: string, tag: string) =>
    [...(texts.get(file) ?? "").matchAll(new RegExp(`<${tag}>(-?[\\d.]+)<`, "g"))].reduce(
      (total, [, value]) => total + Math.round(Number(value) * 100),
      0,
    );
  for (const [moved, what] of [
    ["BookValue", "Value"],
    ["Quantity", "Quantity"],
  ] as const)
    expect(sum("D406_stocuri", `OpeningStock${what}`) + sum("D406_miscari", moved)).toBe(
      sum("D406_stocuri", `ClosingStock${what}`),
    );
  expect(sum("D406_stocuri", "ClosingStockValue")).toBeGreaterThan(0);
});

it("staff without costs:view receive neither goods receipts nor costs of movements", async () => {
  const accountant = await aPerson(shop, { permissions: ["books:view"] });
  const { kinds } = await read("csv", accountant);
  expect(kinds.map(({ kind }: { kind: string }) => kind)).toEqual(["sale", "money"]);
  const all = (await handOver("csv", "all")).body.data;
  const parts = [];
  for (let after: string | null = ""; after !== null;) {
    const { body } = await accountant.get(`/staff/accounting/handovers/${all.id}/files?after=${after}`);
    parts.push(...body.data.files);
    after = body.data.next;
  }
  expect(parts.map(({ file_name }) => file_name.replace(/-2.*/, ""))).toEqual([
    "vanzari",
    "incasari-si-plati",
    "parteneri",
    "articole",
  ]);
});

it("a month without documents is refused with a reason, an invalid month with 422 and an invalid cursor with 404", async () => {
  const empty = await staff.post("/staff/accounting/handovers", {
    month: "2001-01",
    program: "csv",
    scope: "all",
  });
  expect([empty.status, empty.body.errors]).toEqual([422, { scope: ["Luna nu are documente."] }]);
  expect((await staff.get("/staff/accounting/month?month=2026-13&program=csv")).status).toBe(422);
  expect((await staff.get("/staff/accounting/handovers/1/files?after=movements:1';")).status).toBe(404);
});
