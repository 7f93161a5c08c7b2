import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { PDFDocument } from "pdf-lib";
import { beforeAll, expect, it } from "vitest";
import { sql } from "kysely";
import { transaction } from "../../../../db/database.ts";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { anOrder } from "../../../../testing/test-orders.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;

const read = async (query: string) => (await staff.get(`/staff/invoices?${query}`)).body;
const namesOf = async (query: string): Promise<string[]> =>
  (await read(query)).data.map(({ name }: { name: string }) => name);

const ids: number[] = [];
beforeAll(async () => {
  for (const quantity of [1, 2, 3]) {
    const { id } = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity }] });
    const issued = await staff.post(`/staff/orders/${id}/invoice`);
    ids.push(issued.body.data.id);
    if (quantity === 2) await staff.post(`/staff/orders/${id}/invoice/storno`);
  }
});

it("lists invoices and stornos with their payment state, newest first", async () => {
  const { data, meta } = await read("");
  expect(meta.total).toBe(4);
  expect(data.map(({ kind, payment }: { kind: string; payment: string }) => [kind, payment])).toEqual([
    ["invoice", "on_delivery"],
    ["storno", null],
    ["invoice", "reversed"],
    ["invoice", "on_delivery"],
  ]);
});

it("filters by kind, payment, series, day, buyer and number", async () => {
  const [last, storno, reversed, first] = await namesOf("");
  expect(await namesOf("kind=storno")).toEqual([storno]);
  expect(await namesOf("payment=reversed")).toEqual([reversed]);
  expect(await namesOf("payment=on_delivery")).toEqual([last, first]);
  expect(await namesOf("payment=paid")).toEqual([]);
  expect(await namesOf("payment=open")).toEqual([]);
  expect(await namesOf("series=nope")).toEqual([]);
  expect(await namesOf(`series=${first?.split(" ")[0]?.toLowerCase()}`)).toHaveLength(4);
  expect(await namesOf("to=2020-01-01")).toEqual([]);
  expect(await namesOf(`q=${encodeURIComponent(first?.replace(" ", "-") ?? "")}`)).toEqual([first]);
  const [buyer = ""] = (await read("")).data.map((row: { buyer: string }) => row.buyer);
  expect(await namesOf(`q=${encodeURIComponent(buyer.toUpperCase().slice(0, 4))}`)).toHaveLength(4);
  expect(await namesOf("q=%25%25%25")).toEqual([]);
});

it("filters by state at ANAF", async () => {
  const [id] = ids;
  await transaction(shop.db, (tx) =>
    sql`insert into efactura_document (invoice_id, state, queued_at, due_on)
      values (${id}, 'refused', now(), current_date)`.execute(tx),
  );
  expect(await namesOf("anaf=refused")).toHaveLength(1);
  expect(await namesOf("anaf=none")).toHaveLength(3);
  for (const state of ["accepted", "waiting", "closed"]) expect(await namesOf(`anaf=${state}`)).toEqual([]);
});

it("pages through invoices in either direction without gaps or repeats", async () => {
  for (const sort of ["issued", "-issued", "total", "-total"]) {
    const whole = await namesOf(`sort=${sort}`);
    const parts: string[] = [];
    for (let after = ""; parts.length < whole.length;) {
      const { data } = await read(`sort=${sort}&per_page=1${after}`);
      parts.push(data[0].name);
      after = `&after=${data[0].id}`;
    }
    expect(parts).toEqual(whole);
  }
});

it("returns selected invoices as one PDF or as separate files, and 404 for an unknown invoice", async () => {
  const url = `http://api.test${API_BASE}/staff/invoices/pdf?ids=${ids.join()}`;
  const pdf = await shop.api.fetch(
    new Request(url, { headers: { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers } }),
  );
  expect((await PDFDocument.load(await pdf.arrayBuffer())).getPageCount()).toBe(3);
  const files = (await staff.get(`/staff/invoices/files?ids=${ids[1]},${ids[0]}`)).body.data;
  expect(files.map(({ file_name }: { file_name: string }) => file_name)).toHaveLength(2);
  expect((await staff.get(`/staff/invoices/files?ids=${ids[0]},999999`)).status).toBe(404);
  expect((await staff.get("/staff/invoices/files")).status).toBe(422);
});
