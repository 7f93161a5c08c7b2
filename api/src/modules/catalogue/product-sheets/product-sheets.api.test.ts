import { beforeEach, describe, expect, it } from "vitest";
import { aProduct, PRODUCT } from "../../../testing/test-catalogue.ts";
import { restoreProducts } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { aPerson } from "../../../testing/test-staff.ts";
import { startDueSheets } from "./sheets.job.ts";

const shop = await openTestShop();
const { staff } = shop;
beforeEach(() => restoreProducts(shop));

const send = (body: object, as = staff) => as.post("/staff/product-sheets", body);
const read = async (path: string) => (await staff.get(`/staff/${path}`)).body.data;
const codes = new Map(
  (await shop.query<{ id: number; code: string }>("select id, code from product")).map((row) => [
    row.id,
    row.code,
  ]),
);
const code = (id: number) => codes.get(id) ?? "";
const current = async (id: number) => {
  const [row] = await shop.query<{
    list_price_bani: number;
    price_bani: number;
    stock: number;
    name: string;
    is_published: boolean;
  }>("select list_price_bani, price_bani, stock, name, is_published from product where id = $1", [id]);
  return row;
};
async function aSheet(changes: object[]) {
  const { status, body } = await send({ changes });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
}
const startPlanned = () => startDueSheets({ db: shop.db, now: () => new Date() });
async function work(): Promise<void> {
  const worker = await shop.api.startWorker();
  const open = "select from background_job where state in ('waiting', 'running')";
  await expect.poll(async () => (await shop.query(open)).length).toBe(0);
  await worker.stop();
}
const act = (id: number, step: string, body: object) =>
  staff.post(`/staff/product-sheets/${id}/${step}`, body);

describe("product sheets", () => {
  it("a product sheet shows its differences, is applied as one action and undone as a whole", async () => {
    const [lemon, towels] = [await current(PRODUCT.lemon), await current(PRODUCT.towels)];
    const sheet = await aSheet([
      { code: code(PRODUCT.lemon), list_price: 11.9, stock: 33, name: "Detergent cu lămâie" },
      { code: code(PRODUCT.towels).toLowerCase(), is_published: false, weight_grams: 777 },
      { code: code(PRODUCT.lavender), stock: 400 },
    ]);
    expect(sheet).toMatchObject({
      state: "draft",
      rows_count: 2,
      title: "Foaie: 2 produse (preț, stoc, denumire, greutate, publicare)",
    });
    const shown = await read(`product-sheets/${sheet.id}`);
    expect(shown.differences[0]).toMatchObject({
      code: code(PRODUCT.lemon),
      changes: [
        { field: "list_price", from: "12,50 lei", to: "11,90 lei" },
        { field: "stock", from: "400", to: "33" },
        { field: "name", to: "Detergent cu lămâie" },
      ],
      errors: [],
    });
    expect(await current(PRODUCT.lemon)).toEqual(lemon);
    const started = await act(sheet.id, "apply", { version: sheet.version });
    expect(started.body.data).toMatchObject({ state: "started", jobID: expect.any(Number) });
    await work();
    expect(await current(PRODUCT.lemon)).toMatchObject({
      list_price_bani: 1190,
      stock: 33,
      name: "Detergent cu lămâie",
    });
    expect(await current(PRODUCT.towels)).toMatchObject({ is_published: false });
    const job = await read(`jobs/${started.body.data.jobID}`);
    expect(job).toMatchObject({ state: "done", done: 2, counts: { changed: 2, left: 0 } });
    expect((await shop.get(`/products/${PRODUCT.lemon}`)).body.data.price).toBe(11.9);
    expect((await shop.api.reindex()).repaired).toBe(0);

    expect((await act(sheet.id, "apply", { version: started.body.data.version })).status).toBe(409);
    const undone = await staff.post(`/staff/changes/batches/${job.batch}/undo`, {});
    expect(undone.status).toBe(200);
    await work();
    expect(await current(PRODUCT.lemon)).toEqual(lemon);
    expect(await current(PRODUCT.towels)).toEqual(towels);
  });

  it("a product sheet skips and reports products that were changed in the meantime", async () => {
    const sheet = await aSheet([
      { code: code(PRODUCT.lemon), list_price: 11 },
      { code: code(PRODUCT.towels), list_price: 40 },
    ]);
    const { version } = await read(`products/${PRODUCT.towels}/price`);
    await staff.put(`/staff/products/${PRODUCT.towels}/price`, { list_price: 44, version });
    const { differences } = await read(`product-sheets/${sheet.id}`);
    expect(differences[1].errors).toEqual([
      "A fost modificat între timp (preț), așa că foaia nu îl mai schimbă.",
    ]);
    const { jobID } = (await act(sheet.id, "apply", { version: sheet.version })).body.data;
    await work();
    expect(await current(PRODUCT.towels)).toMatchObject({ list_price_bani: 4400 });
    expect(await current(PRODUCT.lemon)).toMatchObject({ list_price_bani: 1100 });
    const job = await read(`jobs/${jobID}`);
    expect(job.counts).toEqual({ changed: 1, left: 1 });
    expect(job.notes[0]).toMatch(/s-a schimbat între timp \(preț\)$/);
  });

  it("a product sheet warns about price reductions that may not be advertised", async () => {
    const { version } = await read(`products/${PRODUCT.lavender}/price`);
    const before = (await current(PRODUCT.lavender))?.list_price_bani ?? 0;
    await staff.put(`/staff/products/${PRODUCT.lavender}/price`, {
      list_price: (before + 500) / 100,
      version,
    });
    const sheet = await aSheet([{ code: code(PRODUCT.lavender), list_price: (before + 100) / 100 }]);
    const { differences } = await read(`product-sheets/${sheet.id}`);
    expect(differences[0].notes[0]).toMatch(
      /^Nu se afișează ca reducere: cel mai mic preț din ultimele 30 de zile/,
    );
  });

  it("a product sheet starts at its scheduled time and can be cancelled before then", async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const [stored, given] = [
      await aSheet([{ code: code(PRODUCT.lemon), list_price: 13.9 }]),
      await aSheet([{ code: code(PRODUCT.lemon), list_price: 14.9 }]),
    ];
    const past = new Date(Date.now() - 1_000).toISOString();
    expect((await act(stored.id, "apply", { at: past, version: stored.version })).body.errors).toEqual({
      at: ["Alege o dată și o oră din viitor."],
    });
    const planned = await act(stored.id, "apply", { at: soon, version: stored.version });
    expect(planned.body.data).toMatchObject({ state: "planned", apply_at: soon, jobID: null });
    const other = await act(given.id, "apply", { at: soon, version: given.version });
    expect((await act(given.id, "cancel", { version: other.body.data.version })).body.data.state).toBe(
      "cancelled",
    );
    expect((await read("product-sheets?state=planned")).map(({ id }: { id: number }) => id)).toEqual([
      stored.id,
    ]);
    const before = await current(PRODUCT.lemon);
    await startPlanned();
    expect(await current(PRODUCT.lemon)).toEqual(before);
    await shop.query(
      "update product_sheet set apply_at = now() - interval '1 second' where state = 'planned'",
    );
    await startPlanned();
    await work();
    expect(await current(PRODUCT.lemon)).toMatchObject({ list_price_bani: 1390 });
    expect((await read(`product-sheets/${stored.id}`)).state).toBe("started");
  });

  it("a product sheet changes the VAT rate and keeps the price with VAT", async () => {
    const before = await current(PRODUCT.towels);
    const sheet = await aSheet([{ code: code(PRODUCT.towels), vat_code: "reduced" }]);
    expect((await read(`product-sheets/${sheet.id}`)).differences[0].changes).toEqual([
      { field: "vat_code", from: "normală", to: "redusă" },
    ]);
    const started = await act(sheet.id, "apply", { version: sheet.version });
    await work();
    const [row] = await read(`product-sheet?q=${code(PRODUCT.towels)}`);
    expect([row.vat_code, await current(PRODUCT.towels)]).toEqual(["reduced", before]);
    const { batch } = await read(`jobs/${started.body.data.jobID}`);
    await staff.post(`/staff/changes/batches/${batch}/undo`, {});
    await work();
    expect((await read(`product-sheet?q=${code(PRODUCT.towels)}`))[0].vat_code).toBe("standard");
    const refused = await send({ changes: [{ code: code(PRODUCT.towels), vat_code: "9" }] });
    expect(refused.body.errors).toEqual({
      "changes.0.vat_code": ["Scrie cota TVA ca „normală”, „redusă” sau „scutită”."],
    });
  });

  it("a product sheet writes and removes the NC8 code, and products without one can be listed", async () => {
    const codes = async () =>
      (await read("products?missing=nc8")).map((row: { code: string }) => row.code) as string[];
    const towels = code(PRODUCT.towels);
    expect(await codes()).toContain(towels);
    const sheet = await aSheet([{ code: towels, nc8: "4818 20 91" }]);
    expect((await read(`product-sheets/${sheet.id}`)).differences[0].changes).toEqual([
      { field: "nc8", from: "", to: "48182091" },
    ]);
    await act(sheet.id, "apply", { version: sheet.version });
    await work();
    expect(await codes()).not.toContain(towels);
    const refused = await send({ changes: [{ code: towels, nc8: "4818" }] });
    expect(refused.body.errors).toEqual({
      "changes.0.nc8": ["Scrie codul NC8 cu opt cifre, de exemplu 34025090."],
    });
    const removal = await aSheet([{ code: towels, nc8: "" }]);
    await act(removal.id, "apply", { version: removal.version });
    await work();
    expect(await codes()).toContain(towels);
  });

  it("a product sheet moves a product to the category with the given path", async () => {
    const [place] = await shop.query<{ category: string; brand: string }>(
      `select c.slug as category, b.slug as brand from product p join category c on c.id = p.category_id
       join brand b on b.id = p.brand_id where p.id = $1`,
      [PRODUCT.towels],
    );
    const [other] = await shop.query<{ slug: string }>(
      "select slug from category where slug <> $1 order by length(slug) desc",
      [place?.category],
    );
    const category = other?.slug.slice(1);
    const sheet = await aSheet([{ code: code(PRODUCT.towels), category, brand: place?.brand }]);
    expect((await read(`product-sheets/${sheet.id}`)).differences[0].changes).toEqual([
      { field: "category", from: place?.category, to: other?.slug },
    ]);
    await act(sheet.id, "apply", { version: sheet.version });
    await work();
    const [row] = await read(`product-sheet?q=${code(PRODUCT.towels)}`);
    expect(row.category).toBe(other?.slug);
  });

  it("a product sheet skips and reports products whose new category or brand was deleted in the meantime", async () => {
    const manufacturer = { name: "Trecătorul SRL", address: "Str. Lungă 1, Cluj", email: "t@example.com" };
    const [category, brand] = [
      (await staff.post("/staff/categories", { category: "Trecătoare", slug: "trecatoare", parentID: 1 }))
        .body.data,
      (await staff.post("/staff/brands", { brand: "Trecătorul", slug: "trecatorul", manufacturer })).body
        .data,
    ];
    const sheet = await aSheet([
      { code: code(PRODUCT.lemon), category: category.url, weight_grams: 1_234 },
      { code: code(PRODUCT.towels), brand: "trecatorul" },
      { code: code(PRODUCT.lavender), weight_grams: 1_235 },
    ]);
    const gone = await Promise.all([
      staff.delete(`/staff/categories/${category.categoryID}?version=${category.version}`),
      staff.delete(`/staff/brands/${brand.brandID}?version=${brand.version}`),
    ]);
    expect(gone.map(({ status }) => status)).toEqual([200, 200]);
    const { differences } = await read(`product-sheets/${sheet.id}`);
    expect(differences.map(({ errors }: { errors: string[] }) => errors)).toEqual([
      ["Nu mai există categoria: produsul rămâne neschimbat."],
      ["Nu mai există producătorul: produsul rămâne neschimbat."],
      [],
    ]);
    const { jobID } = (await act(sheet.id, "apply", { version: sheet.version })).body.data;
    await work();
    const job = await read(`jobs/${jobID}`);
    expect(job.counts).toEqual({ changed: 1, left: 2 });
    expect(job.notes).toEqual([
      expect.stringMatching(/: categoria nu mai există$/),
      expect.stringMatching(/: producătorul nu mai există$/),
    ]);
    const [lemon] = await read(`product-sheet?q=${code(PRODUCT.lemon)}`);
    expect(lemon.weight_grams, "the remaining cells of its row are unchanged").not.toBe(1_234);
  });

  it("a product sheet distinguishes product codes that differ only in case", async () => {
    await shop.api.importShop({
      products: [aProduct({ id: 892, code: "foaie-1" }), aProduct({ id: 893, code: "FOAIE-1" })],
    });
    for (const [id, written] of [
      [892, "foaie-1"],
      [893, "FOAIE-1"],
    ] as const) {
      const sheet = await aSheet([{ code: written, weight_grams: 4_321 }]);
      expect((await read(`product-sheets/${sheet.id}`)).differences[0].productID).toBe(id);
    }
    const { body } = await send({ changes: [{ code: "Foaie-1", weight_grams: 4_321 }] });
    expect(Object.keys(body.errors)).toEqual(["changes.0.code"]);
  });

  it("a rule creates a product sheet for the products that match a filter", async () => {
    const { body } = await send({ rule: { percent: 5, ending: 90 }, filter: { q: code(PRODUCT.lemon) } });
    expect((await read(`product-sheets/${body.data.id}`)).differences[0].changes[0]).toMatchObject({
      to: expect.stringMatching(/,90 lei$/),
    });
    const listed = await staff.get(`/staff/product-sheet?q=${code(PRODUCT.lemon)}`);
    expect(listed.body.data).toMatchObject([{ code: code(PRODUCT.lemon), stock: 400 }]);
  });
});

describe("refusal of a product sheet", () => {
  it.each<[string, object, string]>([
    ["an unknown code", { changes: [{ code: "X-0", stock: 1 }] }, "changes.0.code"],
    ["a price of zero", { changes: [{ code: "X", list_price: 0 }] }, "changes.0.list_price"],
    ["half a piece", { changes: [{ code: "X", stock: 1.5 }] }, "changes.0.stock"],
    ["no name", { changes: [{ code: "X", name: " " }] }, "changes.0.name"],
    ["nothing", { changes: [] }, "changes"],
    ["both rows and a rule", { changes: [], rule: {}, filter: {} }, "changes"],
    ["an unknown brand", { rule: { brand: "nimic" }, filter: {} }, "rule.brand"],
    ["a rule of 600 percent", { rule: { percent: 600 }, filter: {} }, "rule.percent"],
  ])("rejects a product sheet with %s", async (_, body, field) => {
    const { status, body: answer } = await send(body);
    expect(status).toBe(422);
    expect(Object.keys(answer.errors)).toContain(field);
  });

  it("a product sheet with 5,000 invalid rows and long names is refused with an error for each row", async () => {
    const changes = Array.from({ length: 5_000 }, (_, at) => ({ code: `X-${at}`, name: "ă".repeat(100) }));
    const { status, body } = await send({ changes });
    expect([status, Object.keys(body.errors).length]).toEqual([422, 5_000]);
  });

  it("rejects a product sheet with a duplicate code", async () => {
    const changes = [
      { code: code(PRODUCT.lemon), stock: 1 },
      { code: code(PRODUCT.lemon), stock: 2 },
    ];
    expect(Object.keys((await send({ changes })).body.errors)).toEqual(["changes.1.code"]);
  });

  it("rejects a sheet with prices from staff who may not change prices", async () => {
    const person = await aPerson(shop, { permissions: ["products:view", "products:edit"] });
    const { status, body } = await send({ changes: [{ code: code(PRODUCT.lemon), list_price: 9 }] }, person);
    expect([status, body.errors]).toEqual([422, { changes: ["Nu ai dreptul să schimbi prețuri."] }]);
  });

  it.each([
    ["now", null],
    ["planned for a time", "2099-01-01T00:00:00Z"],
  ])("rejects applying another person's price or stock sheet without the permission (%s)", async (_, at) => {
    const [lemon, towels] = [await current(PRODUCT.lemon), await current(PRODUCT.towels)];
    const [prices, stock, names] = [
      await aSheet([{ code: code(PRODUCT.lemon), list_price: 0.01, name: "Altul" }]),
      await aSheet([{ code: code(PRODUCT.towels), stock: 1 }]),
      await aSheet([{ code: code(PRODUCT.towels), name: `Altul ${at}` }]),
    ];
    const person = await aPerson(shop, { permissions: ["products:view", "products:edit"] });
    const apply = ({ id, version }: { id: number; version: number }) =>
      person.post(`/staff/product-sheets/${id}/apply`, { at, version });
    const refused = [await apply(prices), await apply(stock)];
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
      [403, "Nu ai dreptul să schimbi prețuri."],
      [403, "Nu ai dreptul să schimbi stocul."],
    ]);
    await work();
    expect([await current(PRODUCT.lemon), await current(PRODUCT.towels)]).toEqual([lemon, towels]);
    expect((await read(`product-sheets/${prices.id}`)).state).toBe("draft");
    const allowed = await apply(names);
    expect(allowed.status).toBe(200);
    await act(names.id, "cancel", { version: allowed.body.data.version });
    await work();
  });

  it("rejects a product sheet on a stale version", async () => {
    const sheet = await aSheet([{ code: code(PRODUCT.lemon), stock: 5 }]);
    await act(sheet.id, "cancel", { version: sheet.version });
    expect((await act(sheet.id, "apply", { version: sheet.version })).status).toBe(409);
    expect((await act(999_999, "apply", { version: 0 })).status).toBe(404);
  });
});
