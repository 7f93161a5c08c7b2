import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aBundleCart } from "../../../testing/test-offers.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;

let last = 0;
const fields = (changes: object = {}) => {
  last += 1;
  return {
    bundle: `Pachet ${last}`,
    slug: `pachet-${last}`,
    percent: 10,
    is_published: true,
    products: [
      { productID: PRODUCT.towels, quantity: 2 },
      { productID: PRODUCT.lavender, quantity: 1 },
    ],
    ...changes,
  };
};
const create = async (changes: object = {}): Promise<{ id: number; url: string }> => {
  const { body } = await staff.post("/staff/bundles", fields(changes));
  return { id: body.data.bundleID, url: body.data.url };
};
const change = (id: number | string, body: object) => staff.put(`/staff/bundles/${id}`, body);
const remove = (id: number | string, version: number) =>
  staff.delete(`/staff/bundles/${id}?version=${version}`);
const open = async (url: string) => (await shop.post("/utilities/router", { url })).body;
const changesOf = (id: number) => shop.historyOf("bundle", id);

describe("creating a bundle", () => {
  it("creates a bundle with its page, URL, price and first version", async () => {
    const requested = fields({
      description: "<p>Pentru baie</p><script>alert(1)</script>",
      pic: "/media/p/x",
    });
    const { status, body } = await staff.post("/staff/bundles", requested);
    expect([status, body.data]).toMatchObject([
      200,
      {
        ...requested,
        description: "<p>Pentru baie</p>",
        total_price: 109.99,
        price: 98.99,
        bundle_stock: 10,
        sort_order: 0,
        version: 1,
      },
    ]);
    const { bundleID: id, url } = body.data;
    expect(await open(url)).toMatchObject({ statusCode: 200, data: { type: "catalog.bundle", id } });
    expect((await shop.get(`/bundles/${id}`)).body.data).toMatchObject({ price: 98.99, is_buyable: true });
    const { data } = (await staff.get("/staff/bundles")).body;
    expect(data).toContainEqual(expect.objectContaining({ bundleID: id, percent: 10, version: 1 }));
  });

  it("creates a bundle unpublished by default", async () => {
    const { id, url } = await create({ is_published: undefined });
    expect([(await shop.get(`/bundles/${id}`)).status, (await open(url)).statusCode]).toEqual([404, 404]);
  });

  it.each([
    [{ bundle: "" }, "bundle"],
    [{ slug: "Nu Așa" }, "slug"],
    [{ percent: 100 }, "percent"],
    [{ percent: 9.99 }, "percent"],
    [{ percent: undefined }, "percent"],
    [{ products: [] }, "products"],
    [{ products: [{ productID: 999_999, quantity: 1 }] }, "products.0.productID"],
    [{ products: [{ productID: PRODUCT.towels, quantity: 0 }] }, "products.0.quantity"],
    [{ products: [{ productID: PRODUCT.towels, quantity: 9_999 }] }, "products.0.quantity"],
    [{ pic: "//rau.example/x" }, "pic"],
  ])("refuses a bundle with %j and returns an error for the field %s", async (wrong, field) => {
    const requested = { ...fields(), bundle: "Greșit", ...wrong };
    const { status, body } = await staff.post("/staff/bundles", requested);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await shop.query("select from bundle where name = 'Greșit'")).toEqual([]);
  });
});

describe("changing a bundle", () => {
  it("changes products and price of a bundle and redirects its former URL", async () => {
    const { id, url } = await create();
    const { status, body } = await change(id, {
      slug: "alt-pachet",
      percent: 20,
      products: [{ productID: PRODUCT.towels, quantity: 1 }],
      version: 1,
    });
    expect([status, body.data]).toMatchObject([200, { price: 36, total_price: 45, version: 2 }]);
    const { data } = (await shop.get(`/bundles/${id}`)).body;
    expect([data.price, data.products]).toMatchObject([36, [{ productID: PRODUCT.towels }]]);
    expect(data.products).toHaveLength(1);
    expect(await open(url)).toMatchObject({ statusCode: 301, data: { url: "/pachete/alt-pachet" } });
    expect((await changesOf(id))[1]?.sentence).toMatch(
      /^Pachetul „.+” a fost schimbat: procentul, produsele, adresa\.$/,
    );
  });

  it("unpublishes a bundle and publishes it again", async () => {
    const { id, url } = await create();
    await change(id, { is_published: false, version: 1 });
    expect([(await shop.get(`/bundles/${id}`)).status, (await open(url)).statusCode]).toEqual([404, 404]);
    await change(id, { is_published: true, version: 2 });
    expect((await open(url)).statusCode).toBe(200);
  });
});

it("refuses to remove a bundle while a cart contains it", async () => {
  const { id, url } = await create();
  await aBundleCart(shop, { bundle: id });
  const { status, body } = await remove(id, 1);
  expect([status, body.message, body.data.version]).toEqual([
    409,
    "Pachetul este în coșuri sau în comenzi: îl poți retrage de la vânzare, dar nu îl poți șterge.",
    1,
  ]);
  expect((await open(url)).statusCode).toBe(200);
  expect((await shop.get(`/bundles/${id}`)).body.data.products).toHaveLength(2);
});

it("the bundle preview returns the bundle price of each known product and saves nothing", async () => {
  const before = await shop.query("select count(*) from bundle");
  const products = [
    { productID: PRODUCT.towels, quantity: 2 },
    { productID: 999_999, quantity: 1 },
    { productID: PRODUCT.lavender, quantity: 1 },
  ];
  const preview = (body: object) => staff.post("/staff/bundles/preview", body);
  expect((await preview({ percent: 10, products })).body.data).toEqual({
    products: [
      {
        productID: PRODUCT.towels,
        code: "PH-V",
        name: "Prosoape din hârtie pliate în V",
        quantity: 2,
        price: 45,
        bundle_price: 40.5,
      },
      {
        productID: PRODUCT.lavender,
        code: "DP-LAV-1",
        name: "Detergent pentru pardoseli cu lavandă 1 l",
        quantity: 1,
        price: 19.99,
        bundle_price: 17.99,
      },
    ],
    total_price: 109.99,
    price: 98.99,
  });
  expect((await preview({ percent: 100, products })).body.errors).toHaveProperty("percent");
  expect(await shop.query("select count(*) from bundle")).toEqual(before);
});
