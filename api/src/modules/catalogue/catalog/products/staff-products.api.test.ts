import { beforeEach, describe, expect, it } from "vitest";
import { anOrder } from "../../../../testing/test-orders.ts";
import { aProduct, PRODUCT } from "../../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;

let last = 0;
const aNew = (changes: object = {}) => {
  last += 1;
  return {
    name: `Săpun lichid ${last}`,
    code: `SL-${last}`,
    brandID: 1,
    categoryID: 3,
    weight_grams: 1_000,
    size_mm: { width: 90, depth: 90, height: 220 },
    list_price: 14.5,
    ...changes,
  };
};
const create = (changes: object = {}) => staff.post("/staff/products", aNew(changes));
const complete = { description: "<p>Pentru mâini.</p>", pics: ["/media/packshot/1-1"] };
const change = (id: number, body: object) => staff.put(`/staff/products/${id}`, body);
const step = (id: number, verb: string, version: number) =>
  staff.post(`/staff/products/${id}/${verb}`, { version });
const read = (id: number) => staff.get(`/staff/products/${id}`);
const changesOf = (id: number) =>
  shop.query(
    "select version, sentence, before, after, inverse from change where subject_kind = 'product' and subject_id = $1 order by version",
    [String(id)],
  );
const router = async (url: string) => (await shop.post("/utilities/router", { url })).body;

describe("creating a product", () => {
  it("creates a product unpublished and without stock", async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    const { productID: id } = body.data;
    expect(body.data).toMatchObject({
      version: 1,
      is_published: false,
      stock: 0,
      list_price: 14.5,
      fields: { masterID: id, slug: `sapun-lichid-${last}`, max_qty: 100, vat_code: "standard" },
      missing: { pics: ["Produsul nu are nicio imagine."], description: ["Produsul nu are descriere."] },
    });
    expect((await shop.get(`/products/${id}`)).status).toBe(404);
    expect((await staff.get(`/staff/products/${id}/price`)).body.data.history).toMatchObject([
      { price: 14.5, to: null },
    ]);
    expect(await changesOf(id)).toMatchObject([
      { version: 1, sentence: `Produs creat: „Săpun lichid ${last}” (SL-${last})` },
    ]);
  });

  it("creates a draft from a name and a price, and publishes it only when it is complete", async () => {
    const draft = { name: "Lavetă ciornă", list_price: 9.9 };
    const [{ body }, twin] = [
      await staff.post("/staff/products", draft),
      await staff.post("/staff/products", draft),
    ];
    const { productID: id, fields, missing } = body.data;
    expect(fields).toMatchObject({
      code: `P${id}`,
      brandID: null,
      categoryID: null,
      weight_grams: null,
      size_mm: null,
    });
    const lacking = ["brandID", "categoryID", "weight_grams", "size_mm", "pics", "description"];
    expect(Object.keys(missing)).toEqual(lacking);
    expect(twin.body.data.fields.slug).toBe(`laveta-ciorna-${twin.body.data.productID}`);
    expect((await staff.get(`/staff/products?q=${fields.code}`)).body.data).toMatchObject([
      { brand: "", category: "" },
    ]);
    expect(Object.keys((await step(id, "publish", 1)).body.errors)).toEqual(lacking);
    expect((await shop.get(`/products/${id}`)).status).toBe(404);

    const { brandID, categoryID, weight_grams, size_mm } = aNew();
    const rest = { brandID, categoryID, weight_grams, size_mm, ...complete };
    expect((await change(id, { ...rest, version: 1 })).status).toBe(200);
    expect((await step(id, "publish", 2)).status).toBe(200);
    expect((await shop.get(`/products/${id}`)).status).toBe(200);
    const emptied = { weight_grams: null, size_mm: null, brandID: null, categoryID: null };
    expect((await step(id, "unpublish", 3)).status).toBe(200);
    const refused = await change(id, { ...emptied, version: 4 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([
      422,
      ["brandID", "categoryID", "weight_grams", "size_mm"],
    ]);
    await expect(shop.query("update product set weight_grams = null where is_published")).rejects.toThrow(
      "product_complete",
    );
  });

  it("publishes a legally complete product with its fields and a sanitised description", async () => {
    const { body } = await create({
      ...complete,
      description: '<p onclick="x()">Bun</p><script>alert(1)</script>',
      subtitle: "500 ml",
      barcode: "5940000000127",
      cpv: "33741100-7",
      min_qty: 2,
      max_qty: 40,
      net_quantity: { amount: 0.5, unit: "l" },
      value_ids: [21, 11, 11],
      characteristics: [{ name: "Culoare", value: "alb" }],
      docs: [{ title: "Fișă tehnică", url: "/media/fisa.pdf", type: "pdf" }],
      movies: ["https://www.youtube.com/watch?v=abc"],
      features: [{ name: "Vegan", pic: "/media/vegan" }],
      options: [{ name: "Pompă", text: "La cerere" }],
      safety: {
        pictograms: ["GHS07"],
        signal_word: "Atenție",
        statements: ["H319 Provoacă iritarea ochilor.", "P102 A nu se lăsa la îndemâna copiilor."],
        biocide_authorisation: null,
      },
      warranty: "24 de luni",
    });
    const { productID: id } = body.data;
    const published = await step(id, "publish", 1);
    expect(published.body.data).toMatchObject({ version: 2, is_published: true, missing: {} });
    await staff.post(`/staff/products/${id}/stock`, { reason: "delivery", quantity: 30 });
    expect((await shop.get(`/products/${id}`)).body.data).toMatchObject({
      price: 14.5,
      stockno: 30,
      min_qty: 2,
      barcode: "5940000000127",
      info: {
        description: "<p>Bun</p>",
        subtitle: "500 ml",
        warranty: "24 de luni",
        url: `/sapun-lichid-${last}`,
      },
      param: [
        { param: "Culoare", value: "alb" },
        { param: "Parfum", value: "Lavandă" },
        { param: "Volum", value: "1 l" },
      ],
      docs: [{ title: "Fișă tehnică", location: "/media/fisa.pdf" }],
      movies: [{ movie: "https://www.youtube.com/watch?v=abc" }],
      features: [{ name: "Vegan", pic: "/media/vegan" }],
      options: [{ name: "Pompă", text: "La cerere" }],
      legal: {
        pictograms: ["GHS07"],
        signal_word: "Atenție",
        unit_price: "29.00 lei/l",
        net_quantity: "0,5 l",
        cpv: "33741100-7",
      },
    });
    expect((await router(`/sapun-lichid-${last}`)).data.productID).toBe(id);
    expect((await shop.api.reindex()).repaired).toBe(0);
  });

  it.each<[object, string]>([
    [{ name: "" }, "name"],
    [{ code: "" }, "code"],
    [{ code: "DP-LAV-1" }, "code"],
    [{ barcode: "5941234567890" }, "barcode"],
    [{ slug: "Săpun" }, "slug"],
    [{ slug: "hartie" }, "slug"],
    [{ slug: "produs-101" }, "slug"],
    [{ slug: "cos-de-gunoi/mare" }, "slug"],
    [{ brandID: 99 }, "brandID"],
    [{ categoryID: 99 }, "categoryID"],
    [{ vat_code: "nimic" }, "vat_code"],
    [{ min_qty: 5, max_qty: 4 }, "max_qty"],
    [{ value_ids: [999] }, "value_ids"],
    [{ value_ids: [1_000_001] }, "value_ids"],
    [{ masterID: 999 }, "masterID"],
    [{ masterID: PRODUCT.lavenderLarge }, "masterID"],
    [{ masterID: PRODUCT.lavender, variant_values: { Volum: "5 l" } }, "variant_values"],
    [{ cpv: "123" }, "cpv"],
    [{ nc8: "3402509" }, "nc8"],
    [{ list_price: 0 }, "list_price"],
    [{ weight_grams: 0 }, "weight_grams"],
    [{ pics: ["javascript:alert(1)"] }, "pics.0"],
    [{ docs: [{ title: "x", url: "http://rau.example/x.pdf", type: "pdf" }] }, "docs.0.url"],
    [{ net_quantity: { amount: 0, unit: "l" } }, "net_quantity.amount"],
    [
      { safety: { pictograms: ["GHS10"], signal_word: null, statements: [], biocide_authorisation: null } },
      "safety.pictograms.0",
    ],
  ])(
    "refuses a product with %j, returns an error for the field %s and writes nothing",
    async (changes, field) => {
      const before = await shop.query("select count(*)::int as count from product");
      const answer = await create(changes);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
      expect(await shop.query("select count(*)::int as count from product")).toEqual(before);
    },
  );

  it("refuses to turn a master with variants into another product's variant", async () => {
    const [master, variant, other] = [await create(), await create(), await create()].map(
      ({ body }) => body.data.productID as number,
    );
    if (!master || !variant || !other) throw new Error("The products were not created.");
    expect((await change(variant, { masterID: master, version: 1 })).status).toBe(200);
    const refused = await change(master, { masterID: other, version: 1 });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { masterID: ["Produsul are deja variante, deci nu poate deveni varianta altui produs."] },
    ]);
    expect((await change(variant, { masterID: variant, version: 2 })).status).toBe(200);
    expect((await change(master, { masterID: other, version: 1 })).status).toBe(200);
  });

  it("requires a unique code, even when two products are created concurrently", async () => {
    const body = aNew();
    const answers = await Promise.all(
      [1, 2, 3].map((no) => staff.post("/staff/products", { ...body, slug: `una-${last}-${no}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
      code: ["Există deja un produs cu acest cod: scrie altul."],
    });
  });
});

describe("changing a product", () => {
  let id = 0;
  beforeEach(async () => {
    id = (await create(complete)).body.data.productID;
    await step(id, "publish", 1);
  });

  it("a product change keeps omitted fields and records the given ones", async () => {
    const { body } = await change(id, { subtitle: "Nou", max_qty: 12, version: 2 });
    expect(body.data).toMatchObject({
      version: 3,
      is_published: true,
      fields: { subtitle: "Nou", max_qty: 12, code: `SL-${last}` },
    });
    const changes = await changesOf(id);
    expect(changes.at(-1)).toMatchObject({
      sentence: `Produs modificat (subtitlul, cantitatea maximă): „Săpun lichid ${last}” (SL-${last})`,
      before: { subtitle: "", max_qty: 100 },
      after: { subtitle: "Nou", max_qty: 12 },
      inverse: { subtitle: "", max_qty: 100 },
    });
    const undone = await change(id, { ...changes.at(-1)?.inverse, version: 3 });
    expect(undone.body.data).toMatchObject({ version: 4, fields: { subtitle: "", max_qty: 100 } });
  });

  it("accepts a second change on the version that the first change returned", async () => {
    const first = await change(id, { subtitle: "Nou", version: 2 });
    const again = await change(id, { subtitle: "Nou", version: first.body.data.version });
    expect(again.body.data.version).toBe(3);
  });

  it("redirects a product's former URL to the new one", async () => {
    await change(id, { slug: `sapun-nou-${last}`, version: 2 });
    expect(await router(`/sapun-lichid-${last}`)).toMatchObject({
      statusCode: 301,
      data: { url: `/sapun-nou-${last}` },
    });
    expect((await router(`/sapun-nou-${last}`)).data.productID).toBe(id);
  });

  it("refuses a product change on a stale version and returns the current product", async () => {
    await change(id, { subtitle: "Unu", version: 2 });
    const { status, body } = await change(id, { subtitle: "Doi", version: 2 });
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ productID: id, version: 3, fields: { subtitle: "Unu" } });
    const twice = await Promise.all(
      ["Trei", "Patru"].map((subtitle) => change(id, { subtitle, version: 3 })),
    );
    expect(twice.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it("refuses changes that would make a published product incomplete", async () => {
    const { status, body } = await change(id, { pics: [], version: 2 });
    expect([status, body.errors]).toEqual([422, { pics: ["Produsul nu are nicio imagine."] }]);
    expect((await read(id)).body.data).toMatchObject({ version: 2, fields: { pics: complete.pics } });
  });

  it("unpublishes, archives and restores a product", async () => {
    await step(id, "unpublish", 2);
    expect((await shop.get(`/products/${id}`)).status).toBe(404);
    await step(id, "archive", 3);
    expect((await staff.get(`/staff/products?q=SL-${last}`)).body.data).toEqual([]);
    expect((await staff.get(`/staff/products?q=SL-${last}&state=archived`)).body.data).toMatchObject([
      { productID: id, is_archived: true },
    ]);
    await step(id, "restore", 4);
    const { body } = await step(id, "publish", 5);
    expect(body.data).toMatchObject({ version: 6, is_published: true, is_archived: false });
    expect((await shop.get(`/products/${id}`)).status).toBe(200);
    expect((await changesOf(id)).map(({ sentence }) => String(sentence).split(":")[0])).toEqual([
      "Produs creat",
      "Produs publicat",
      "Produs retras de la vânzare",
      "Produs arhivat",
      "Produs scos din arhivă",
      "Produs publicat",
    ]);
    expect((await step(id, "publish", 6)).body.data.version).toBe(6);
  });

  it("releases an archived product's URL until the product is restored", async () => {
    const from = `/${(await read(id)).body.data.fields.slug}`;
    const lead = () => staff.post("/staff/redirects", { from, to: "/promotii" });
    expect((await lead()).body.errors).toEqual({
      from: ["La această adresă există o pagină: scrie altă adresă."],
    });
    await step(id, "archive", 2);
    expect((await lead()).status).toBe(200);
    expect(await router(from)).toMatchObject({ statusCode: 301, data: { url: "/promotii" } });
    await step(id, "publish", 3);
    expect(await router(from)).toMatchObject({ statusCode: 200, data: { type: "product", productID: id } });
  });

  it("an archived product stays in orders, and imports do not restore it", async () => {
    await staff.post(`/staff/products/${id}/stock`, { reason: "delivery", quantity: 5 });
    const { randomId } = await anOrder(shop, { lines: [{ product: id }] });
    await step(id, "archive", 2);
    const [line] = await shop.query(
      "select l.name from order_line l join orders o on o.id = l.order_id where o.random_id = $1",
      [randomId],
    );
    expect(line).toEqual({ name: `Săpun lichid ${last}` });
    await shop.api.importShop({ products: [aProduct({ id, code: `SL-${last}` })] });
    expect((await read(id)).body.data).toMatchObject({ is_archived: true, is_published: false });
  });
});

describe("publishing a product", () => {
  it.each<[string, object, string]>([
    ["no picture", { pics: [] }, "pics"],
    ["no description", { description: " " }, "description"],
    [
      "a mixture without a net quantity",
      { safety: { pictograms: [], signal_word: null, statements: [], biocide_authorisation: null } },
      "net_quantity",
    ],
    [
      "a dangerous mixture without its statements",
      {
        net_quantity: { amount: 1, unit: "l" },
        safety: {
          pictograms: ["GHS05"],
          signal_word: "Pericol",
          statements: [],
          biocide_authorisation: null,
        },
      },
      "safety.statements",
    ],
    [
      "a biocide advertised as harmless",
      {
        net_quantity: { amount: 1, unit: "l" },
        description: "<p>Este <b>netoxic</b>.</p>",
        safety: { pictograms: [], signal_word: null, statements: [], biocide_authorisation: "123/2024" },
      },
      "description",
    ],
  ])("refuses to publish a product and returns an error for its field: %s", async (_, changes, field) => {
    const { productID: id } = (await create({ ...complete, ...changes })).body.data;
    const { status, body } = await step(id, "publish", 1);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect((await read(id)).body.data).toMatchObject({ version: 1, is_published: false });
  });

  it("refuses to publish a product with an incomplete manufacturer, also in imports", async () => {
    await shop.query("update brand set manufacturer_email = '' where id = 2");
    const { productID: id } = (await create({ ...complete, brandID: 2 })).body.data;
    expect(Object.keys((await step(id, "publish", 1)).body.errors)).toEqual(["brandID"]);
    await shop.api.importShop({ products: [aProduct({ id: 650, brandId: 2 })] });
    expect((await read(650)).body.data).toMatchObject({
      is_published: false,
      missing: { brandID: [expect.any(String)] },
    });
    expect(await changesOf(650)).toMatchObject([
      { sentence: expect.stringContaining("Nepublicat: La brand lipsesc") },
    ]);
  });
});
