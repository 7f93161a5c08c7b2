import { describe, expect, it } from "vitest";
import { aProduct, testCatalogue } from "../../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;

const MAKER = { name: "Nufăr SRL", address: "Str. Fabricii 2, Turda", email: "contact@nufar.example" };
const IMPORTER = { name: "Import SRL", address: "Calea Turzii 9, Cluj", email: "import@nufar.example" };
let last = 0;
const fields = (changes: object = {}) => {
  last += 1;
  return { brand: `Marca ${last}`, slug: `marca-${last}`, manufacturer: MAKER, ...changes };
};
const create = async (changes: object = {}): Promise<{ id: number; url: string }> => {
  const { body } = await staff.post("/staff/brands", fields(changes));
  return { id: body.data.brandID, url: body.data.url };
};
const change = (id: number | string, body: object) => staff.put(`/staff/brands/${id}`, body);
const remove = (id: number | string, version: number) =>
  staff.delete(`/staff/brands/${id}?version=${version}`);
const open = async (url: string) => (await shop.post("/utilities/router", { url })).body;
const changesOf = (id: number) => shop.historyOf("brand", id);
let product = 600;
async function aProductOf(brandId: number): Promise<number> {
  product += 1;
  await shop.api.importShop({ products: [aProduct({ id: product, brandId, code: `MRC-${product}` })] });
  return product;
}

describe("creating a brand", () => {
  it("a new brand has a page at once, and the shop lists it after its first product", async () => {
    const requested = fields({
      description: "<p>Din 1990</p><script>alert(1)</script>",
      pic: "/media/logo/x",
    });
    const { status, body } = await staff.post("/staff/brands", requested);
    expect([status, body.data]).toMatchObject([
      200,
      { ...requested, description: "<p>Din 1990</p>", version: 1, products: 0, sort_order: 0 },
    ]);
    const { brandID: id, url } = body.data;
    expect(await open(url)).toMatchObject({ statusCode: 200, data: { type: "brand", brandID: id } });
    expect((await shop.get(`/brands/${id}`)).body.data.info).toMatchObject({ brand: requested.brand, url });
    await aProductOf(id);
    const listed = await shop.get("/brands?per_page=1000");
    expect(JSON.stringify(listed.body.data)).toContain(requested.brand);
    const { data, meta } = (await staff.get(`/staff/brands?q=${requested.brand.toUpperCase()}`)).body;
    expect([meta.total, data[0]]).toMatchObject([1, { brandID: id, products: 1, version: 1 }]);
  });

  it("a brand page has the brand's own search title, description, canonical URL and robots rule", async () => {
    const search = { metatitle: "Nufăr: detergenți", metadescription: "Din 1990", canonical: "/detergenti" };
    const { id, url } = await create({ ...search, noindex: true });
    const canonical = `${shop.config.shopUrl}/detergenti`;
    expect((await open(url)).headInfo).toEqual({
      canonical,
      metaTitle: search.metatitle,
      metaDescription: search.metadescription,
      metaRobots: "noindex,follow",
    });
    const { info } = (await shop.get(`/brands/${id}`)).body.data;
    expect(info).toMatchObject({
      metatitle: search.metatitle,
      metadescription: search.metadescription,
      canonical,
      robots: "noindex,follow",
    });
    expect((await change(id, { metatitle: "", noindex: false, version: 1 })).status).toBe(200);
    expect((await open(url)).headInfo).toMatchObject({
      metaTitle: expect.stringMatching(/^Marca /),
      metaRobots: "index,follow",
    });
  });

  it.each([
    [{ canonical: "https://alt.example/x" }, "canonical"],
    [{ canonical: "detergenti" }, "canonical"],
    [{ metatitle: "x".repeat(256) }, "metatitle"],
    [{ metadescription: "x".repeat(501) }, "metadescription"],
    [{ brand: "" }, "brand"],
    [{ slug: "Nu Așa" }, "slug"],
    [{ slug: "nufar" }, "slug"],
    [{ manufacturer: undefined }, "manufacturer"],
    [{ manufacturer: { ...MAKER, name: "" } }, "manufacturer.name"],
    [{ manufacturer: { ...MAKER, address: " " } }, "manufacturer.address"],
    [{ manufacturer: { ...MAKER, email: "nufar" } }, "manufacturer.email"],
    [{ manufacturer_country: "China" }, "manufacturer_country"],
    [{ manufacturer_country: "ZZ" }, "manufacturer_country"],
    [{ responsible: { ...MAKER, address: "" } }, "responsible.address"],
    [{ responsible: "Import SRL" }, "responsible"],
    [{ pic: "//rau.example/x" }, "pic"],
  ])("refuses a brand with %j and returns an error for the field %s", async (wrong, field) => {
    const { status, body } = await staff.post("/staff/brands", { ...fields(), brand: "Greșit", ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await shop.query("select from brand where name = 'Greșit'")).toEqual([]);
  });
});

describe("changing a brand", () => {
  it("a brand change updates the brand's products immediately and redirects its former URL", async () => {
    const { id, url } = await create();
    const productId = await aProductOf(id);
    const { status, body } = await change(id, { brand: "Alt nume", slug: "alt-nume", version: 1 });
    expect([status, body.data]).toMatchObject([200, { brand: "Alt nume", version: 2, manufacturer: MAKER }]);
    expect((await shop.get(`/products/${productId}`)).body.data.brand).toBe("Alt nume");
    expect(await open(url)).toMatchObject({ statusCode: 301, data: { url: "/marci/alt-nume" } });
    expect((await shop.api.reindex()).repaired).toBe(0);
    expect((await changesOf(id))[1]?.sentence).toBe("Brandul „Alt nume” a fost schimbat: denumirea, adresa.");
  });

  it("shows a changed manufacturer on product pages", async () => {
    const { id } = await create();
    const productId = await aProductOf(id);
    await change(id, { manufacturer: { ...MAKER, name: "Alt producător SA" }, version: 1 });
    expect(JSON.stringify((await shop.get(`/products/${productId}`)).body.data.legal)).toContain(
      "Alt producător SA",
    );
  });
});

it("keeps the responsible person of a non-EU manufacturer until it is removed, and records the removal", async () => {
  const { id } = await create({ manufacturer_country: "CN", responsible: IMPORTER });
  const { data } = (await staff.get(`/staff/brands/${id}`)).body;
  expect(data).toMatchObject({ manufacturer_country: "CN", responsible: IMPORTER, version: 1 });
  expect((await change(id, { sort_order: 3, version: 1 })).body.data).toMatchObject({
    responsible: IMPORTER,
  });
  const emptied = await change(id, { responsible: null, manufacturer_country: null, version: 2 });
  expect(emptied.body.data).toMatchObject({ manufacturer_country: null, responsible: null, version: 3 });
  expect((await changesOf(id)).at(-1)?.sentence).toMatch(/țara producătorului, persoana responsabilă\.$/);
});

describe("removing a brand", () => {
  it("removes a brand with its URL and filter value", async () => {
    const { id, url } = await create();
    expect((await remove(id, 1)).body.data).toEqual({ id, version: 2 });
    expect([(await shop.get(`/brands/${id}`)).status, (await open(url)).statusCode]).toEqual([404, 404]);
    expect(await shop.query("select from parameter_value where id = $1", [1_000_000 + id])).toEqual([]);
  });

  it("refuses to remove a brand in use and reports its uses", async () => {
    const { id } = await create();
    await aProductOf(id);
    await staff.post("/staff/vouchers", { name: "Zece", kind: "percent", percent: 10, brand_ids: [id] });
    const { status, body } = await remove(id, 1);
    expect([status, body.data, body.message]).toEqual([
      409,
      { products: 1, vouchers: 1 },
      "Brandul este folosit (produse: 1, vouchere: 1).",
    ]);
  });
});

it("a repeated import of brands records nothing, and later imports record only changes", async () => {
  const { brands = [] } = testCatalogue();
  const before = await changesOf(1);
  await shop.api.importShop({ brands });
  expect(await changesOf(1)).toEqual(before);
  await shop.api.importShop({ brands: brands.map((one) => (one.id === 1 ? { ...one, sortOrder: 9 } : one)) });
  expect((await changesOf(1)).slice(before.length)).toEqual([
    { sentence: "Brandul „Cristal Pro” a fost schimbat: ordinea.", actor_kind: "import" },
  ]);
});

it("an import without a responsible person keeps the brand's existing one", async () => {
  const brands = testCatalogue().brands?.slice(0, 1) ?? [];
  const id = brands[0]?.id ?? 0;
  const { version } = (await staff.get(`/staff/brands/${id}`)).body.data;
  await change(id, { manufacturer_country: "CN", responsible: IMPORTER, version });
  await shop.api.importShop({ brands });
  expect((await staff.get(`/staff/brands/${id}`)).body.data).toMatchObject({
    manufacturer_country: "CN",
    responsible: IMPORTER,
  });
});

it("filters brands by the kind of data that they lack", async () => {
  const { id: whole } = await create({ pic: "/media/logo/x", description: "<p>Din 1990</p>" });
  const { id: bare } = await create({ manufacturer_country: "CN" });
  await shop.query("update brand set manufacturer_email = '' where id = $1", [bare]);
  const listed = async (missing: string): Promise<number[]> =>
    (await staff.get(`/staff/brands?missing=${missing}&q=marca`)).body.data.map(
      ({ brandID }: { brandID: number }) => brandID,
    );
  for (const part of ["logo", "description", "manufacturer", "responsible"]) {
    expect(await listed(part)).toContain(bare);
    expect(await listed(part)).not.toContain(whole);
  }
  expect((await staff.get("/staff/brands?missing=name")).body.errors).toHaveProperty("missing");
});
