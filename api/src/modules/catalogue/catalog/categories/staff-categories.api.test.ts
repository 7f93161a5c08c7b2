import { describe, expect, it } from "vitest";
import { aProduct, testCatalogue } from "../../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";

const shop = await openTestShop();

let last = 0;
async function create(changes: object = {}): Promise<{ id: number; slug: string; url: string }> {
  last += 1;
  const slug = `noua-${last}`;
  const body = { category: `Noua ${last}`, slug, ...changes };
  const answer = await shop.staff.post("/staff/categories", body);
  expect(answer).toMatchObject({ status: 200 });
  const { categoryID: id, url } = answer.body.data;
  return { id, slug, url };
}
const read = (id: number | string) => shop.staff.get(`/staff/categories/${id}`);
const change = (id: number | string, body: object) => shop.staff.put(`/staff/categories/${id}`, body);
const merge = (id: number, body: object) => shop.staff.post(`/staff/categories/${id}/merge`, body);
const remove = (id: number | string, version: number | string) =>
  shop.staff.delete(`/staff/categories/${id}?version=${version}`);
const shown = async (id: number) => (await shop.get(`/categories/${id}`)).body.data;
const route = async (url: string) => (await shop.post("/utilities/router", { url })).body;
const changesOf = (id: number) => shop.historyOf("category", id);
let product = 700;
async function aProductIn(categoryId: number): Promise<number> {
  product += 1;
  await shop.api.importShop({ products: [aProduct({ id: product, categoryId, code: `CAT-${product}` })] });
  return product;
}

describe("creating a category", () => {
  it("creates a category with its page, URL and first version", async () => {
    const { id, url } = await create({
      parentID: 1,
      description: "<p>Bureți</p><script>alert(1)</script>",
      banners: [{ bannertype: 1, bannerpic: "/media/scene/promo" }],
    });
    expect(await shown(id)).toMatchObject({
      parentID: 1,
      info: { description: "<p>Bureți</p>", url: `/curatenie/noua-${last}` },
      banners: [{ bannertype: 1, url: "", bannerpic: "/media/scene/promo", bannerpic_mobile: "" }],
    });
    expect(await route(url)).toMatchObject({ statusCode: 200, data: { type: "category", categoryID: id } });
    expect((await read(id)).body.data).toMatchObject({
      version: 1,
      products: 0,
      subcats: 0,
      slug: `noua-${last}`,
    });
    expect(await changesOf(id)).toEqual([
      { sentence: `Categoria „Noua ${last}” a fost creată.`, actor_kind: "staff" },
    ]);
  });

  it("returns every field of a category as it was written", async () => {
    const banner = {
      bannertype: 1,
      bannertitle: "Săptămâna bureților",
      url: "/promotii",
      bannerpic: "/media/scene/promo",
      bannerpic_mobile: "https://example.com/m.webp",
    };
    const written = {
      category: "Bureți de vase",
      parentID: 1,
      slug: "bureti-de-vase",
      baseline: "Slogan",
      description: "<p>Bureți</p>",
      pic: "https://example.com/bureti.webp",
      icon: "https://example.com/icon.webp",
      must_have_model: true,
      banners: [banner],
      sort_order: 40,
    };
    const { id } = await create(written);
    expect((await read(id)).body.data).toMatchObject(written);
  });

  it("lists a category directly below its parent, and siblings in order", async () => {
    const { id: parent } = await create({ sort_order: 900 });
    const { id: second } = await create({ parentID: parent, sort_order: 2 });
    const { id: first } = await create({ parentID: parent, sort_order: 1 });
    const { data } = (await shop.staff.get("/staff/categories")).body;
    const ids = data.map(({ categoryID }: { categoryID: number }) => categoryID);
    expect(ids.slice(ids.indexOf(parent), ids.indexOf(parent) + 3)).toEqual([parent, first, second]);
    expect(data[ids.indexOf(parent)]).toMatchObject({ subcats: 2, products: 0, version: 1 });
  });

  it.each([
    [{ category: "" }, "category"],
    [{ category: "x".repeat(256) }, "category"],
    [{ slug: "Două cuvinte" }, "slug"],
    [{ slug: "cos" }, "slug"],
    [{ slug: "curatenie" }, "slug"],
    [{ slug: "produs-101" }, "slug"],
    [{ parentID: 999_999 }, "parentID"],
    [{ parentID: "1" }, "parentID"],
    [{ sort_order: -1 }, "sort_order"],
    [{ pic: "javascript:alert(1)" }, "pic"],
    [{ banners: [{ bannertype: 1 }] }, "banners.0.bannerpic"],
    [{ must_have_model: "da" }, "must_have_model"],
  ])("refuses a category with %j and returns an error for the field %s", async (wrong, field) => {
    const body = { category: "Greșită", slug: "gresita", ...wrong };
    const answer = await shop.staff.post("/staff/categories", body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await shop.query("select from category where name = 'Greșită'")).toEqual([]);
  });
});

describe("changing a category", () => {
  it("keeps omitted fields of a changed category and updates its products immediately", async () => {
    const { id } = await create({ description: "<p>Rămâne</p>", baseline: "Slogan" });
    const productId = await aProductIn(id);
    const { status, body } = await change(id, { category: "Bureți abrazivi", version: 1 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ category: "Bureți abrazivi", version: 2, baseline: "Slogan" });
    expect((await shown(id)).info).toMatchObject({
      category: "Bureți abrazivi",
      description: "<p>Rămâne</p>",
    });
    expect((await shop.get(`/products/${productId}`)).body.data.category).toBe("Bureți abrazivi");
    expect((await shop.api.reindex()).repaired).toBe(0);
    expect((await changesOf(id))[1]?.sentence).toBe(
      "Categoria „Bureți abrazivi” a fost schimbată: denumirea.",
    );
  });

  it("moves the subtree of a category and redirects its former URLs", async () => {
    const top = await create();
    const moved = await create();
    const below = await create({ parentID: moved.id });
    const productId = await aProductIn(below.id);
    expect((await change(moved.id, { parentID: top.id, slug: "mutata", version: 1 })).status).toBe(200);
    expect((await shown(below.id)).info.url).toBe(`${top.url}/mutata/${below.slug}`);
    expect(await route(below.url)).toMatchObject({
      statusCode: 301,
      data: { url: `${top.url}/mutata/${below.slug}` },
    });
    expect((await shown(top.id)).countProducts).toBe(1);
    const { breadcrumbs } = (await shop.get(`/products/${productId}`)).body.data;
    expect(JSON.stringify(breadcrumbs)).toContain(`${top.url}/mutata`);
    expect((await read(below.id)).body.data.version).toBe(1);
    expect((await shop.api.reindex()).repaired).toBe(0);
  });

  it("invalidates only the category's own page when only its text changes", async () => {
    const { id, url } = await create();
    const [before] = await shop.query<{ id: number }>("select max(id) as id from change_outbox");
    await change(id, { description: "<p>Alt text</p>", version: 1 });
    const touched = await shop.query<{ tags: string[] }>("select tags from change_outbox where id > $1", [
      before?.id,
    ]);
    expect(touched.flatMap(({ tags }) => tags).toSorted()).toEqual([`category:${id}`, `route:${url}`]);
  });

  it("refuses to move a category below itself or its descendants", async () => {
    const { id } = await create();
    const { id: below } = await create({ parentID: id });
    for (const parentID of [id, below]) {
      const { status, body } = await change(id, { parentID, version: 1 });
      expect([status, body.errors]).toEqual([
        422,
        {
          parentID: ["O categorie nu poate fi mutată în ea însăși sau într-o subcategorie a sa: alege alta."],
        },
      ]);
    }
  });

  it("creates no cycle when two categories move concurrently", async () => {
    const [one, other] = [await create(), await create()];
    const moves = await Promise.all([
      change(one.id, { parentID: other.id, version: 1 }),
      change(other.id, { parentID: one.id, version: 1 }),
    ]);
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

it("refuses to remove a category in use and reports its uses", async () => {
  const { id } = await create();
  await create({ parentID: id });
  await aProductIn(id);
  await shop.staff.post("/staff/vouchers", {
    name: "Zece",
    kind: "percent",
    percent: 10,
    category_ids: [id],
  });
  const { status, body } = await remove(id, 1);
  expect([status, body.data]).toEqual([409, { subcats: 1, products: 1, vouchers: 1 }]);
  expect(body.message).toBe("Categoria este folosită (subcategorii: 1, produse: 1, vouchere: 1).");
  expect((await shop.get(`/categories/${id}`)).status).toBe(200);
});

describe("merging a category into another", () => {
  it("merging categories moves products and subcategories to the target and redirects former URLs", async () => {
    const [from, into] = [await create(), await create()];
    const below = await create({ parentID: from.id });
    const products = [await aProductIn(from.id), await aProductIn(below.id)];
    const { status, body } = await merge(from.id, { into: into.id, version: 1 });
    expect([status, body.data]).toMatchObject([200, { categoryID: into.id, products: 1, subcats: 1 }]);
    expect((await shown(into.id)).countProducts).toBe(products.length);
    expect((await shop.get(`/categories/${from.id}`)).status).toBe(404);
    expect(await route(from.url)).toMatchObject({ statusCode: 301, data: { url: into.url } });
    expect(await route(below.url)).toMatchObject({
      statusCode: 301,
      data: { url: `${into.url}/${below.slug}` },
    });
    expect((await shop.api.reindex()).repaired).toBe(0);
    const [, merged] = await changesOf(from.id);
    expect(merged?.sentence).toMatch(/^Categoria „Noua \d+” a fost unită cu „Noua \d+”\.$/);
  });

  it("refuses to merge a category into itself, a descendant, an unknown category or one with an equal subcategory slug", async () => {
    const [from, into] = [await create(), await create()];
    const below = await create({ parentID: from.id, slug: "geamana" });
    await create({ parentID: into.id, slug: "geamana" });
    for (const target of [from.id, below.id, 999_999, into.id]) {
      const { status, body } = await merge(from.id, { into: target, version: 1 });
      expect([status, Object.keys(body.errors)]).toEqual([422, ["into"]]);
    }
    expect((await read(from.id)).body.data).toMatchObject({ version: 1, subcats: 1 });
  });
});

it("a repeated import can swap the slugs of two categories", async () => {
  const { categories = [] } = testCatalogue();
  const swapped = { 1: "hartie", 4: "curatenie" } as Record<number, string>;
  await shop.api.importShop({
    categories: categories.map((one) => ({ ...one, slug: swapped[one.id] ?? one.slug })),
  });
  expect([(await shown(1)).info.url, (await shown(4)).info.url]).toEqual(["/hartie", "/curatenie"]);
  expect((await route("/hartie")).data).toMatchObject({ categoryID: 1 });
});

describe("reordering a category among its siblings", () => {
  const place = (id: number | undefined, step: string, version: number) =>
    shop.staff.post(`/staff/categories/${id}/place`, { step, version });
  const below = async (parent: number): Promise<number[]> =>
    (await shop.staff.get("/staff/categories")).body.data
      .filter(({ parentID }: { parentID: number | null }) => parentID === parent)
      .map(({ categoryID }: { categoryID: number }) => categoryID);

  it("moves a category up, down or to a given position; moving the first one up has no effect", async () => {
    const { id: parentID } = await create();
    const ids: number[] = [];
    // Siblings with equal sort numbers are sorted by name.
    for (let one = 0; one < 3; one += 1) ids.push((await create({ parentID })).id);
    const [first, second, third] = ids;
    expect((await place(third, "up", 1)).body.data.version).toBe(2);
    expect(await below(parentID)).toEqual([first, third, second]);
    const { version } = (await read(first ?? 0)).body.data;
    expect((await place(first, "up", version)).body.data.version).toBe(version);
    expect((await place(first, "down", version)).status).toBe(200);
    expect(await below(parentID)).toEqual([third, first, second]);
    const currentVersion = (await read(second ?? 0)).body.data.version;
    const to = (place: object) =>
      shop.staff.post(`/staff/categories/${second}/place`, { version: currentVersion, ...place });
    expect((await to({ to: 0 })).status).toBe(200);
    expect(await below(parentID)).toEqual([second, third, first]);
    for (const wrong of [{}, { to: 0, step: "up" }, { to: -1 }]) expect((await to(wrong)).status).toBe(422);
  });

  it("refuses to reorder a category on a stale version or by an unknown step", async () => {
    const { id } = await create();
    expect(await place(id, "up", 7)).toMatchObject({ status: 409, body: { data: { categoryID: id } } });
    expect((await place(id, "left", 1)).body.errors).toHaveProperty("step");
  });
});
