import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { withWorker } from "../../../testing/test-worker.ts";
import { aPerson } from "../../../testing/test-staff.ts";
import {
  checkedSheet,
  exportedSheet,
  importedSheet,
  jobOver,
  reportOf,
  sheetOf,
  uploadSheet,
} from "../../../testing/test-sheets.ts";

const shop = await openTestShop();
const { staff } = shop;
withWorker(shop);

const productOf = async (id: number) => (await staff.get(`/staff/products/${id}`)).body.data;
const codeOf = async (id: number) => (await productOf(id)).fields.code as string;
const undo = async (batch: string) => {
  const requested = await staff.post(`/staff/changes/batches/${batch}/undo`, {});
  expect(requested.status).toBe(200);
  return jobOver(shop, requested.body.data.id);
};

it.each([
  "products",
  "prices",
  "stock",
  "stock-levels",
  "costs",
  "seap",
  "categories",
  "parameters",
  "redirects",
] as const)("re-importing an exported %s file changes nothing", async (kind) => {
  await staff.post("/staff/redirects", { from: "/vechi", to: "/promotii" });
  const rows = await exportedSheet(shop, kind);
  expect(rows.length).toBeGreaterThan(1);
  const { id, version, check } = await checkedSheet(shop, kind, sheetOf(rows));
  expect(check.counts).toEqual({ same: rows.length - 1 });
  const { status, body } = await staff.post(`/staff/imports/${id}/start`, { version });
  expect([status, body.message]).toEqual([
    409,
    "Nu este nimic de importat: niciun rând nu conține modificări.",
  ]);
});

describe("importing products", () => {
  it("an import creates unpublished products with their variants, and undoing it archives them", async () => {
    const [, example = []] = await exportedSheet(shop, "products");
    const [brand, category] = [example[3], example[4]];
    const file = await importedSheet(
      shop,
      "products",
      sheetOf([
        [
          "SKU",
          "Denumire",
          "Cod produs principal",
          "Brand",
          "Categorie",
          "Preț",
          "Greutate",
          "Dimensiuni",
          "Variantă",
        ],
        [
          "NOU-1",
          "Nou, 1 l",
          "",
          brand ?? "",
          category ?? "",
          "1.234,50",
          "1000",
          "10x20x30 mm",
          "Volum: 1 l",
        ],
        ["NOU-2", "Nou, 2 l", "NOU-1", brand ?? "", category ?? "", 20, 2000, "10 x 20 x 40", "Volum: 2 l"],
      ]),
    );
    expect(file.write.counts).toEqual({ new: 2 });
    const listed = (await staff.get("/staff/products?q=NOU-&sort=code")).body.data;
    expect(listed).toMatchObject([
      { code: "NOU-1", list_price: 1234.5, is_published: false, stock: 0 },
      { code: "NOU-2", list_price: 20 },
    ]);
    const [first, second] = await Promise.all(
      listed.map(({ productID }: { productID: number }) => productOf(productID)),
    );
    expect(second.fields).toMatchObject({ masterID: first.productID, variant_values: { Volum: "2 l" } });
    await undo(file.write.batch);
    expect((await staff.get("/staff/products?q=NOU-")).body.data).toEqual([]);
  });

  it("the check of an import reports errors by row and writes nothing", async () => {
    const [lemon, towels] = [await codeOf(PRODUCT.lemon), await codeOf(PRODUCT.towels)];
    const before = await productOf(PRODUCT.lemon);
    const rows = [
      ["Cod", "Nume", "Categorie", "Preț", "La vânzare", "Cod de bare", "Cod produs principal"],
      [lemon, "Lămâie", "Nicăieri > Deloc", "10", "", "", ""],
      [towels, "", "", "0", "", "", ""],
      [towels, "Prosoape", "", "", "", "", ""],
      ["NOU-9", "Fără brand", "", "12,345", "poate", "5941234567890", ""],
      ["", "Fără cod", "", "", "", "", ""],
      [await codeOf(PRODUCT.soldOut), "", "", "", "", "", "NIMENI"],
    ];
    const file = await checkedSheet(shop, "products", sheetOf(rows));
    expect(file.check.counts).toEqual({ refused: 6 });
    expect(
      (await reportOf(shop, file.id)).map(({ row, faults }: { row: number; faults: object }) => [
        row,
        faults,
      ]),
    ).toEqual([
      [2, { Categorie: [expect.stringContaining("Nicio categorie")] }],
      [3, { "Preț de listă (lei cu TVA)": ["În câmpul Preț de listă scrie o sumă mai mare decât zero."] }],
      [4, { Cod: ["Apare și pe rândul 3: păstrează unul singur."] }],
      [
        5,
        expect.objectContaining({
          "La vânzare": ["Scrie da sau nu."],
          "Cod de bare": ["Codul de bare nu este corect: verifică toate cifrele."],
        }),
      ],
      [6, { Cod: ["Completează Cod."] }],
      [7, { "Cod produs principal": ["Produsul principal nu există: adaugă-l mai întâi."] }],
    ]);
    expect(await productOf(PRODUCT.lemon)).toEqual(before);
  });
});

describe("importing prices, stock and costs", () => {
  it("an import sets unknown costs and refuses to change known ones", async () => {
    const [lemon, towels] = [await codeOf(PRODUCT.lemon), await codeOf(PRODUCT.towels)];
    const costs = (lemonCost: string) =>
      sheetOf([
        ["Cod", "Cost"],
        [lemon, lemonCost],
        [towels, ""],
        ["NU-EXISTA", "5"],
      ]);
    const first = await importedSheet(shop, "costs", costs("7,5"));
    expect(first.write.counts).toEqual({ changed: 1, same: 1, refused: 1 });
    const { body } = await staff.get(`/staff/products/${PRODUCT.lemon}/cost`);
    expect(body.data).toMatchObject({ is_tracked: true, average: 7.5 });
    const again = await checkedSheet(shop, "costs", costs("7,50"));
    expect(again.check.counts).toEqual({ same: 2, refused: 1 });
    const other = await checkedSheet(shop, "costs", costs("8"));
    expect(other.check.counts).toEqual({ same: 1, refused: 2 });
    expect(await reportOf(shop, other.id)).toMatchObject([
      {
        row: 2,
        faults: {
          "Cost de achiziție (lei pe bucată, fără TVA)": [
            "Costul acestui produs este deja cunoscut și se schimbă prin recepții.",
          ],
        },
      },
      { row: 4 },
    ]);
    const buyer = await aPerson(shop, { permissions: ["products:view", "purchasing:edit", "exports:view"] });
    expect((await buyer.post("/staff/exports", { kind: "costs" })).status).toBe(403);
  });

  it("an import sets prices and stock by product code", async () => {
    const [lemon, towels] = [await codeOf(PRODUCT.lemon), await codeOf(PRODUCT.towels)];
    const prices = sheetOf([
      ["cod", "pret"],
      [lemon, "1.099,9 lei"],
      ["NU-EXISTA", "5"],
      [towels, "douăzeci"],
    ]);
    const file = await importedSheet(shop, "prices", prices);
    expect(file.write.counts).toEqual({ changed: 1, refused: 2 });
    expect((await productOf(PRODUCT.lemon)).list_price).toBe(1099.9);
    expect(await reportOf(shop, file.id)).toMatchObject([
      { row: 3, cells: ["NU-EXISTA", "5"], faults: { Cod: ["Niciun produs nu are acest cod."] } },
      {
        row: 4,
        faults: { "Preț de listă (lei cu TVA)": [expect.stringMatching(/nu este valid: „douăzeci”\.$/)] },
      },
    ]);
    const counted = await importedSheet(
      shop,
      "stock",
      sheetOf([
        ["Cod", "Stoc", "Motiv"],
        [lemon, 41, "spart"],
        [towels, -1, ""],
      ]),
    );
    expect(counted.write.counts).toEqual({ changed: 1, refused: 1 });
    const ledger = (await staff.get(`/staff/products/${PRODUCT.lemon}/stock`)).body;
    expect(ledger.stock).toBe(41);
    expect(ledger.data[0]).toMatchObject({ reason: "Corecție", note: "spart" });
    const job = await undo(counted.write.batch);
    expect(job.counts).toEqual({ undone: 1, left: 0 });
  });

  it("an export of prices contains the lowest price of the last 30 days", async () => {
    const [head, ...rows] = await exportedSheet(shop, "prices", { q: await codeOf(PRODUCT.towels) });
    expect(head).toEqual([
      "Cod",
      "Nume",
      "Preț de listă (lei cu TVA)",
      "Preț de vânzare actual",
      "Cel mai mic preț din 30 de zile",
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.[4]).toBeGreaterThan(0);
  });
});

it("an import creates and changes redirects, and undoing it restores them", async () => {
  const slug = (await productOf(PRODUCT.lemon)).fields.slug as string;
  const other = (await productOf(PRODUCT.towels)).fields.slug as string;
  await staff.post("/staff/redirects", { from: "/vechi-1", to: `/${slug}` });
  const before = await exportedSheet(shop, "redirects");
  const file = await importedSheet(
    shop,
    "redirects",
    sheetOf([
      ["From", "To"],
      ["/vechi-1", `/${other}`],
      ["/vechi-2", `/${slug}?culoare=alb`],
      ["/vechi-3", "/nicaieri"],
      ["/cos", `/${slug}`],
      [`/${slug}`, `/${other}`],
      ["fara bara", `/${slug}`],
    ]),
  );
  expect(file.write.counts).toEqual({ changed: 1, new: 1, refused: 4 });
  expect(
    (await reportOf(shop, file.id)).map(({ faults }: { faults: object }) => Object.keys(faults)),
  ).toEqual([["La"], ["De la"], ["De la"], ["De la"]]);
  expect(await exportedSheet(shop, "redirects")).toEqual([
    ["De la", "La"],
    ["/vechi", "/promotii"],
    ["/vechi-1", `/${other}`],
    ["/vechi-2", `/${slug}?culoare=alb`],
  ]);
  expect((await undo(file.write.batch)).counts).toEqual({ undone: 2, left: 0 });
  expect(await exportedSheet(shop, "redirects")).toEqual(before);
});

describe("imported files", () => {
  it("column matches of an imported file are reused for the next file of its kind", async () => {
    const code = await codeOf(PRODUCT.lemon);
    const first = (await uploadSheet(shop, "stock", `Articol;Pe raft\n${code};41`)).body.data;
    expect(first.columns).toEqual({});
    const check = (columns: object, version: number) =>
      staff.post(`/staff/imports/${first.id}/check`, { columns, version });
    expect((await check({}, first.version)).body.errors).toEqual({
      columns: ["Alege coloana „Cod”: după ea se recunosc rândurile."],
    });
    expect((await check({ code: 0, counted: 7 }, first.version)).status).toBe(422);
    expect((await check({ code: 0, counted: 1 }, first.version + 1)).status).toBe(409);
    const tried = await check({ code: 0, counted: 1 }, first.version);
    expect(tried.status).toBe(200);
    await jobOver(shop, tried.body.data.check.id);
    const second = (await uploadSheet(shop, "stock", `Magazin;;\n;;\nPe raft;Articol;Cod\n41;${code};x`)).body
      .data;
    expect(second).toMatchObject({ head: ["Pe raft", "Articol", "Cod"], columns: { code: 1, counted: 0 } });
  });

  it("an imported file matches product codes ignoring case, and a repeated code is refused", async () => {
    const code = await codeOf(PRODUCT.lemon);
    expect(code.toLowerCase()).not.toBe(code);
    const file = await checkedSheet(shop, "prices", `Cod;Preț\n${code.toLowerCase()};9876,50\n${code};1,00`);
    expect(file.check.counts).toMatchObject({ changed: 1, refused: 1 });
    expect(await reportOf(shop, file.id)).toMatchObject([
      { row: 3, faults: { Cod: ["Apare și pe rândul 2: păstrează unul singur."] } },
    ]);
    expect((await reportOf(shop, file.id, "changed"))[0]).toMatchObject({
      key: code,
      changes: { "Preț de listă (lei cu TVA)": [expect.stringMatching(/^\d/), "9876.5"] },
    });
    const variant = await checkedSheet(
      shop,
      "products",
      `Cod;Subtitlu\n${code.toLowerCase()};Același produs`,
    );
    expect(variant.check.counts).toEqual({ changed: 1 });
  });

  it("the check of an imported file warns about generic environmental claims", async () => {
    const code = await codeOf(PRODUCT.lemon);
    const { id, check } = await checkedSheet(shop, "products", `Cod;Denumire\n${code};Detergent ecologic`);
    expect(check.counts).toEqual({ changed: 1, warned: 1 });
    expect((await reportOf(shop, id, "changed"))[0].warning).toContain("„ecologic”");
  });

  it("numbers of an imported file are parsed with the decimal mark of their column", async () => {
    const [lemon, lavender] = [await codeOf(PRODUCT.lemon), await codeOf(PRODUCT.lavender)];
    const price = async (content: string) => checkedSheet(shop, "prices", `Cod;Preț\n${content}`);
    const decided = await price(`${lemon};9.999\n${lavender};16.510000`);
    expect(decided.check.counts).toEqual({ refused: 1, changed: 1 });
    const open = await price(`${lemon};12.500`);
    expect(open.check.counts).toEqual({ refused: 1 });
    expect((await reportOf(shop, open.id))[0].faults).toEqual({
      "Preț de listă (lei cu TVA)": [expect.stringContaining("„12.500”")],
    });
    const { id, columns, version } = open;
    const requested = { columns, version, decimal_mark: "," };
    const again = await staff.post(`/staff/imports/${id}/check`, requested);
    expect((await jobOver(shop, again.body.data.check.id)).counts).toEqual({ changed: 1, warned: 1 });
    expect((await reportOf(shop, id, "changed"))[0]).toMatchObject({
      changes: { "Preț de listă (lei cu TVA)": [expect.stringMatching(/^\d/), "12500"] },
      warning: "Preț de listă (lei cu TVA): valoarea se schimbă de peste 10 ori.",
    });
  });

  it("an imported file requires a choice between counting and adding stock for a quantity column", async () => {
    const code = await codeOf(PRODUCT.lemon);
    const stockOf = async () =>
      (await shop.query<{ stock: number }>("select stock from product where code = $1", [code]))[0]?.stock ??
      0;
    const before = await stockOf();
    const { id, columns, version } = (await uploadSheet(shop, "stock", `Cod;Cantitate\n${code};35`)).body
      .data;
    const check = (more: object) => staff.post(`/staff/imports/${id}/check`, { columns, version, ...more });
    expect((await check({})).body.errors).toEqual({ adds: [expect.stringContaining("se adaugă")] });
    const tried = await check({ adds: true });
    await jobOver(shop, tried.body.data.check.id);
    expect((await reportOf(shop, id, "changed"))[0].changes).toEqual({
      Stoc: [`${before}`, `${before + 35}`],
    });
    const started = await staff.post(`/staff/imports/${id}/start`, { version: version + 1 });
    await jobOver(shop, started.body.data.write.id);
    expect(await stockOf()).toBe(before + 35);
  });

  it("an imported file starts only once, and only after a check", async () => {
    const code = await codeOf(PRODUCT.lemon);
    const { id, columns, version } = (await uploadSheet(shop, "stock", `Cod;Stoc\n${code};40`)).body.data;
    const start = (expectedVersion: number) =>
      staff.post(`/staff/imports/${id}/start`, { version: expectedVersion });
    expect((await start(version)).status).toBe(409);
    const tried = await staff.post(`/staff/imports/${id}/check`, { columns, version });
    await jobOver(shop, tried.body.data.check.id);
    const both = await Promise.all([start(version + 1), start(version + 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await staff.post(`/staff/imports/${id}/check`, { columns, version: version + 2 });
    expect(again.status).toBe(409);
  });

  it.each([
    ["", "Câmpul Fișier este obligatoriu."],
    ["\n\n;;\n", "Fișierul este gol: alege un fișier cu cel puțin un rând."],
    ['a;b\n"x', "Rândul 2 are ghilimele deschise și neînchise."],
    ["PK\u0003\u0004 nimic", "Fișierul XLSX este deteriorat: salvează-l din nou sau alege alt fișier."],
  ])("an imported file is refused when it is %j", async (content, message) => {
    const { status, body } = await uploadSheet(shop, "stock", content);
    expect([status, body.errors]).toEqual([422, { file: [message] }]);
  });

  it("an imported file requires the same permissions as a manual change", async () => {
    const clerk = await aPerson(shop, {
      permissions: ["stock:edit", "products:view", "stock:view", "exports:view", "exports:edit"],
    });
    const stock = await uploadSheet(shop, "stock", "Cod;Stoc\nA;1", { as: clerk });
    expect(stock.status).toBe(200);
    expect((await uploadSheet(shop, "products", "Cod;Nume\nA;B", { as: clerk })).status).toBe(403);
    expect((await clerk.post("/staff/exports", { kind: "stock" })).status).toBe(200);
    expect((await clerk.post("/staff/exports", { kind: "prices" })).status).toBe(403);
    const pricer = await aPerson(shop, { permissions: ["prices:edit"] });
    expect((await pricer.get(`/staff/imports/${stock.body.data.id}`)).status).toBe(403);
    const kinds = (await pricer.get("/staff/imports")).body.data.map(({ kind }: { kind: string }) => kind);
    expect(new Set(kinds)).toEqual(new Set(["prices"]));
    expect((await pricer.get("/staff/import-kinds")).body.data).toMatchObject([{ kind: "prices" }]);
  });

  it("an imported file is deleted after a week, like exports", async () => {
    await shop.query("update data_import set created_at = now() - interval '8 days'");
    await shop.query("update data_export set created_at = now() - interval '8 days'");
    await shop.query("select graphile_worker.add_job('delete_old_exchanges')");
    await expect.poll(() => shop.query("select 1 from data_import_part")).toEqual([]);
    await expect.poll(() => shop.query("select 1 from data_export_part")).toEqual([]);
  });
});
