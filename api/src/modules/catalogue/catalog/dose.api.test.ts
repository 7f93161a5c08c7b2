import { expect, it } from "vitest";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { ZONE_FACTS } from "@curat/contract/zones.values";
import { pdfText } from "../../../testing/pdf-text.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
const DOSE = { ml_from: 40, ml_to: 80, water_l: 8 };

const stored = async (id: number) => (await staff.get(`/staff/products/${id}`)).body.data;
async function change(id: number, fields: object) {
  const { version } = await stored(id);
  return staff.put(`/staff/products/${id}`, { ...fields, version });
}
const page = async (id: number) => (await shop.get(`/products/${id}`)).body.data;
interface Item {
  productID: number;
  bucket_price?: object;
  zones?: string[];
}
const listed = async (query = "") => (await shop.get(`/products?${query}`)).body;

it("a list of products without doses does not offer sorting by bucket price", async () => {
  expect((await listed()).meta.has_buckets).toBeUndefined();
  expect((await page(PRODUCT.lavender)).dose).toBeUndefined();
});

it("a product's dose is shown on its page and determines bucket prices and list order", async () => {
  expect((await change(PRODUCT.lavender, { dilution: DOSE })).status).toBe(200);
  expect((await change(PRODUCT.lavenderLarge, { dilution: DOSE })).status).toBe(200);
  expect((await stored(PRODUCT.lavender)).fields.dilution).toEqual(DOSE);

  // At 19.99 lei per litre, 40 ml cost 80 bani. At 79.90 lei for 5 l, 40 ml cost 64 bani.
  const { dose } = await page(PRODUCT.lavender);
  expect(dose).toMatchObject({ ...DOSE, bucket: { from: 0.8, to: 1.6 }, litre: { from: 0.1, to: 0.2 } });
  expect(dose.sizes).toMatchObject([
    { productID: PRODUCT.lavender, litres: 1, price: 19.99, bucket: { from: 0.8, to: 1.6 } },
    { productID: PRODUCT.lavenderLarge, litres: 5, price: 79.9, bucket: { from: 0.64, to: 1.28 } },
  ]);

  const { data, meta } = await listed("sortorder=6");
  expect(meta.has_buckets).toBe(true);
  expect(data.slice(0, 2).map((item: Item) => [item.productID, item.bucket_price])).toEqual([
    [PRODUCT.lavenderLarge, { from: 0.64, to: 1.28 }],
    [PRODUCT.lavender, { from: 0.8, to: 1.6 }],
  ]);
  expect(data.slice(2).filter((item: Item) => item.bucket_price)).toEqual([]);
  expect((await listed("categoryid=4")).meta.has_buckets).toBeUndefined();
});

it("for each surface with products, the home page shows the products with the cheapest bucket, one per family", async () => {
  const { version } = (await staff.get("/staff/home")).body.data;
  const surfaces = [
    { name: "Gresie", category_id: 3 },
    { name: "Hârtie", category_id: 4 },
    { name: "Nimic", category_id: 999 },
  ];
  const put = (body: object) =>
    staff.put("/staff/home", {
      blocks: [{ type: "buckets", title: "Găleata", url: null, ...body }],
      version,
    });
  expect(Object.keys((await put({ surfaces: [] })).body.errors)).toEqual(["blocks.0.surfaces"]);
  const { status, body } = await put({ surfaces });
  expect([status, body.data.blocks[0].surfaces]).toEqual([200, surfaces]);
  const [block] = (await shop.get("/utilities/homepagev2")).body.data.blocks;
  expect(block.surfaces).toMatchObject([
    {
      name: "Gresie",
      url: expect.stringContaining("pardoseli"),
      products: [{ bucket_price: { from: 0.64 } }],
    },
  ]);
  expect(block.surfaces[0].products.map((item: Item) => item.productID)).toEqual([PRODUCT.lavenderLarge]);
});

it("bucket prices change with the product's price", async () => {
  const { version } = (await staff.get(`/staff/products/${PRODUCT.lavender}/price`)).body.data;
  const { status } = await staff.put(`/staff/products/${PRODUCT.lavender}/price`, {
    list_price: 10,
    version,
  });
  expect(status).toBe(200);
  const { data } = await listed("sortorder=6");
  expect(data[0]).toMatchObject({ productID: PRODUCT.lavender, bucket_price: { from: 0.4, to: 0.8 } });
});

it("the bottle label shows name, dose and hazards, and returns 404 for an unknown product", async () => {
  await change(PRODUCT.lavender, {
    safety: {
      pictograms: ["GHS07"],
      signal_word: "Atenție",
      statements: ["H319: Provoacă o iritare gravă a ochilor.", "P102: A nu se lăsa la îndemâna copiilor."],
      biocide_authorisation: null,
    },
  });
  const url = `http://api.test${API_BASE}/products/${PRODUCT.lavender}/label`;
  const headers = { [HEADERS.apiKey]: shop.config.apiKey };
  const answer = await shop.api.fetch(new Request(url, { headers }));
  expect([answer.status, answer.headers.get("content-disposition")]).toEqual([
    200,
    'attachment; filename="eticheta-DP-LAV-1.pdf"',
  ]);
  const text = pdfText(new Uint8Array(await answer.arrayBuffer()));
  for (const part of ["lavandă", "40 – 80 ml la 8 l de apă", "2,5 – 5 ml", "ATENȚIE", "H319", "Preparat la"])
    expect(text).toContain(part);
  expect((await shop.get("/products/999999/label")).status).toBe(404);
});

it("an implausible dose is refused with a field error", async () => {
  for (const [id, dilution, field] of [
    [PRODUCT.lavender, { ...DOSE, ml_to: 20 }, "dilution.ml_to"],
    [PRODUCT.lavender, { ...DOSE, water_l: 0 }, "dilution.water_l"],
    [PRODUCT.towels, DOSE, "dilution"],
  ] as const) {
    const { status, body } = await change(id, { dilution });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  }
});

it("a partial change keeps the dose and the recommendations", async () => {
  await change(PRODUCT.lavender, { related_ids: [PRODUCT.lemon] });
  await change(PRODUCT.lavender, { name: "Detergent cu alt nume" });
  expect((await stored(PRODUCT.lavender)).fields).toMatchObject({
    dilution: DOSE,
    related_ids: [PRODUCT.lemon],
  });
});

it("colour zones are assigned like other values, shown on cards and offered as filters", async () => {
  const { body } = await staff.get("/staff/product-parameters");
  expect(body.data[0]).toMatchObject({ name: "Zonă", values: [{ id: ZONE_FACTS.red.valueId }, {}, {}, {}] });
  expect((await change(PRODUCT.lemon, { value_ids: [ZONE_FACTS.blue.valueId] })).status).toBe(200);
  await change(PRODUCT.towels, { value_ids: [ZONE_FACTS.red.valueId, ZONE_FACTS.yellow.valueId] });
  const { data } = await listed("sel_params=zona:albastru");
  expect(data.map((item: Item) => [item.productID, item.zones])).toEqual([[PRODUCT.lemon, ["blue"]]]);
  expect((await page(PRODUCT.towels)).zones).toEqual(["red", "yellow"]);
  expect((await page(PRODUCT.lavender)).zones).toBeUndefined();
  const { body: filters } = await shop.get("/brands/2/filters");
  const zones = filters.data.find(({ filterID }: { filterID: string }) => filterID === "zona");
  expect(zones.values.map(({ url, count }: { url: string; count: number }) => [url, count])).toEqual([
    ["zona:rosu", 1],
    ["zona:galben", 1],
    ["zona:albastru", 1],
  ]);
});

it("the built-in zone parameter is hidden from the parameter list, and its slug is reserved", async () => {
  const { body } = await staff.get("/staff/parameters");
  expect(body.data.map(({ name }: { name: string }) => name)).not.toContain("Zonă");
  expect((await staff.get("/staff/parameters/500000000")).status).toBe(404);
  const taken = await staff.post("/staff/parameters", { parameter: "Zonă", slug: "zona", values: [] });
  expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ["slug"]]);
});
