import { ANAF_CLIENT, startAnaf } from "@curat/stand-ins/anaf";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../../../testing/test-catalogue.ts";
import { PAYMENT_SETTINGS, anOrder } from "../../../../../testing/test-orders.ts";
import { openTestShop } from "../../../../../testing/test-shop.ts";
import { stepEfactura } from "../sending/efactura.tasks.ts";
import { EFACTURA_SETTINGS, logInAt } from "../sending/test-anaf.ts";

let ahead = 0;
const anaf = await startAnaf({ port: 0, now: () => new Date(Date.now() + ahead) });
afterAll(() => anaf.close());
const efactura = {
  loginUrl: anaf.url,
  apiUrl: anaf.url,
  clientId: ANAF_CLIENT.id,
  clientSecret: ANAF_CLIENT.secret,
  environment: "test" as const,
};
const shop = await openTestShop({ efactura });
const { staff } = shop;
const step = async (minutes = 0) => {
  ahead += minutes * 60_000;
  const now = () => new Date(Date.now() + ahead);
  await stepEfactura({ db: shop.db, now, config: shop.config, log: () => undefined });
};
const set = (changes: object = {}) =>
  shop.api.importShop({ settings: { ...PAYMENT_SETTINGS, INVOICE: { ...EFACTURA_SETTINGS, ...changes } } });
async function anInvoice(): Promise<number> {
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.towels }] });
  return (await staff.post(`/staff/orders/${order.id}/invoice`)).body.data.id;
}
async function stornoOf(invoiceId: number): Promise<number> {
  const [row] = await shop.query<{ order_id: number }>("select order_id from invoice where id = $1", [
    invoiceId,
  ]);
  return (await staff.post(`/staff/orders/${row?.order_id}/invoice/storno`)).body.data.id;
}
const overview = async () => (await staff.get("/staff/efactura")).body.data;
const one = async (id: number) => (await staff.get(`/staff/efactura/documents/${id}`)).body.data;
const idsOf = async (view: string) =>
  (await staff.get(`/staff/efactura/documents?view=${view}`)).body.data.map(
    ({ invoice_id }: { invoice_id: number }) => invoice_id,
  );
const today = async (kind: string) =>
  (await shop.staff.get("/staff/dashboard")).body.data?.find((row: { kind: string }) => row.kind === kind);

beforeAll(() => set());

describe("the e-Factura screen", () => {
  it("an ANAF login is completed only with its own state, and only once", async () => {
    expect(await overview()).toMatchObject({ is_on: true, is_registered: true, connection: null });
    const { url } = (await staff.post("/staff/efactura/connection")).body.data;
    const came = await logInAt(url);
    const wrong = { ...came, state: "another" };
    expect((await staff.put("/staff/efactura/connection", wrong)).status).toBe(409);
    const { body } = await staff.put("/staff/efactura/connection", came);
    expect(body.data).toMatchObject({ connected_by: "Magazin", days_left: 364, broken: null });
    expect((await staff.put("/staff/efactura/connection", came)).status).toBe(409);
  });

  it("the e-Factura screen shows pending invoices, and an accepted one with its attempt and ZIP", async () => {
    const id = await anInvoice();
    expect(await idsOf("waiting")).toContain(id);
    await step();
    await step(2);
    const shown = await one(id);
    expect(shown).toMatchObject({
      state: "accepted",
      has_zip: true,
      standing: 1,
      attempts: [{ ended: "sent", settled: "accepted" }],
    });
    const { body } = await staff.get(`/staff/efactura/messages/${shown.messages[0].id}/zip`);
    const files = unzipSync(Buffer.from(body.data.content, "base64"));
    expect(Object.keys(files)).toHaveLength(2);
    const year = new Date(Date.now() + ahead).getFullYear();
    const archive = await staff.get(`/staff/efactura/archive?year=${year}`);
    expect(archive.body.data).toMatchObject({
      files: [{ file_name: expect.stringMatching(/^trimise\//) }],
      next: "invoice:0",
    });
    expect((await staff.get("/staff/efactura/messages/1/zip")).status).toBe(404);
  });

  it("a year's archive has the PDF and XML of every document, including stornos", async () => {
    const id = await anInvoice();
    const storno = await stornoOf(id);
    const names = [(await one(id)).name, (await one(storno)).name];
    const [row] = await shop.query<{ order: string }>(
      'select order_id as "order" from invoice where id = $1',
      [id],
    );
    const year = new Date(Date.now() + ahead).getFullYear();
    const files = new Map<string, Buffer>();
    for (let after: string | null = ""; after !== null;) {
      const { body } = await staff.get(`/staff/efactura/archive?year=${year}${after && `&after=${after}`}`);
      for (const file of body.data.files) files.set(file.file_name, Buffer.from(file.content, "base64"));
      after = body.data.next;
    }
    expect((await overview()).years).toContain(year);
    for (const [index, paper] of [id, storno].entries()) {
      const requested = `/staff/orders/${row?.order}/invoices/${paper}`;
      const request = new Request(`http://api.test${API_BASE}${requested}`, {
        headers: { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers },
      });
      const pdf = Buffer.from(await (await shop.api.fetch(request)).arrayBuffer());
      expect(files.get(`facturi/factura-${names[index]}.pdf`)?.equals(pdf)).toBe(true);
      const { xml } = (await staff.get(`${requested}/efactura`)).body.data;
      expect(files.get(`facturi/factura-${names[index]}.xml`)?.toString()).toBe(xml);
    }
    expect((await staff.get(`/staff/efactura/archive?year=${year - 1}`)).body.data).toEqual({
      files: [],
      next: null,
    });
    expect((await staff.get(`/staff/efactura/archive?year=${year}&after=tot`)).status).toBe(422);
  });

  it("an accepted invoice without its ZIP is reported after an hour", async () => {
    const id = await anInvoice();
    await step();
    await step(2);
    expect([await today("anaf_zips"), await idsOf("missing")]).toEqual([undefined, []]);
    await shop.query(
      "update efactura_message set zip = null, fetched_at = null, created_at = now() - interval '2 hours' where invoice_id = $1",
      [id],
    );
    expect(await today("anaf_zips")).toMatchObject({ count: 1 });
    expect(await idsOf("missing")).toEqual([id]);
    expect(await one(id)).toMatchObject({ state: "accepted", has_zip: false });
    await shop.query("update efactura_message set zip = '', fetched_at = now() where invoice_id = $1", [id]);
    expect([await today("anaf_zips"), await idsOf("missing")]).toEqual([undefined, []]);
  });

  it("a blocked invoice waits until staff send it anyway or close it", async () => {
    await set({ efactura: false, street: "" });
    const [first, second] = [await anInvoice(), await anInvoice()];
    await set();
    expect((await overview()).outside).toBe(2);
    const from = new Date().toISOString().slice(0, 10);
    const queued = await staff.post("/staff/efactura/documents", { from });
    expect(queued.body.data).toEqual({ queued: 2 });
    await step(1);
    expect(await idsOf("refused")).toEqual([first, second]);
    expect(await one(first)).toMatchObject({
      state: "draft",
      problems: [{ rule: "BR-RO-081", field: "seller.address.street" }],
    });
    expect((await staff.post(`/staff/efactura/documents/${second}/close`)).body.data).toMatchObject({
      is_closed: true,
    });
    await staff.post(`/staff/efactura/documents/${first}/send`);
    await step(1);
    await step(2);
    expect(await idsOf("refused")).toEqual([]);
    expect(await one(first)).toMatchObject({ state: "accepted" });
    expect((await staff.post(`/staff/efactura/documents/${first}/send`)).status).toBe(409);
    expect((await staff.post(`/staff/efactura/documents/${first}/close`)).status).toBe(409);
    expect((await staff.post("/staff/efactura/documents/999999/send")).status).toBe(404);
  });

  it("a storno waits until its invoice is accepted, and is closed together with it", async () => {
    await set({ efactura: false, street: "" });
    const [taken, ended] = [await anInvoice(), await anInvoice()];
    await set();
    await staff.post("/staff/efactura/documents", { from: new Date().toISOString().slice(0, 10) });
    const stornos = [await stornoOf(taken), await stornoOf(ended)];
    await step(1);
    const name = async (id: number) => (await one(id)).name;
    // The storno violates the same rule, because it repeats the seller's address without a street.
    for (const storno of stornos) await staff.post(`/staff/efactura/documents/${storno}/send`);
    await step(1);
    expect(await one(taken)).toMatchObject({ state: "draft", stornos: [await name(stornos[0] ?? 0)] });
    expect(await one(stornos[0] ?? 0)).toMatchObject({
      state: "valid",
      waits_for: await name(taken),
      next_at: null,
      attempts: [],
    });
    await staff.post(`/staff/efactura/documents/${taken}/send`);
    await staff.post(`/staff/efactura/documents/${ended}/close`);
    expect(await one(stornos[1] ?? 0)).toMatchObject({ is_closed: true, waits_for: null });
    await step(1);
    await step(2);
    await step(2);
    expect([(await one(taken)).state, (await one(stornos[0] ?? 0)).state]).toEqual(["accepted", "accepted"]);
    expect((await one(stornos[1] ?? 0)).attempts).toEqual([]);
  });

  it("the storno of a closed invoice waits for a decision by staff", async () => {
    await set({ efactura: false, street: "" });
    const id = await anInvoice();
    await set();
    await staff.post("/staff/efactura/documents", { from: new Date().toISOString().slice(0, 10) });
    await step(1);
    await staff.post(`/staff/efactura/documents/${id}/close`);
    const storno = await stornoOf(id);
    await step(1);
    expect((await one(storno)).problems[0]).toMatchObject({ rule: "STORNO" });
    await staff.post(`/staff/efactura/documents/${storno}/close`);
  });

  it("the dashboard shows late documents and asks staff to reconnect to ANAF", async () => {
    const id = await anInvoice();
    await staff.delete("/staff/efactura/connection");
    await shop.query("update efactura_document set due_on = current_date - 1 where invoice_id = $1", [id]);
    expect(await idsOf("late")).toEqual([id]);
    expect(await one(id)).toMatchObject({ is_late: true });
    expect(await today("anaf_invoices")).toMatchObject({ count: 1 });
  });
});
