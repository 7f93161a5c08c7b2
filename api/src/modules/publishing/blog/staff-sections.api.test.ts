import { expect, it, describe } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
let last = 0;
const fields = (changes: object = {}) => {
  last += 1;
  return { slug: `parte-${last}`, name: `Partea ${last}`, sort_order: 0, ...changes };
};
const open = async (url: string) => (await shop.post("/utilities/router", { url })).body;

describe.each([
  ["categories", "blog-category", "Categoria de blog"],
  ["tags", "blog-tag", "Eticheta de blog"],
] as const)("blog %s", (path, kind, called) => {
  const create = (body: object = fields()) => staff.post(`/staff/blog/${path}`, body);
  const change = (id: number | string, body: object) => staff.put(`/staff/blog/${path}/${id}`, body);
  const remove = (id: number | string, version: number) =>
    staff.delete(`/staff/blog/${path}/${id}?version=${version}`);
  const sentences = async (id: number) => (await shop.historyOf(kind, id)).map(({ sentence }) => sentence);

  it("changing the slug of a blog section redirects its old URL, and the URL of a removed section returns 404", async () => {
    const { id, url, name } = (await create()).body.data;
    expect((await open(url)).data).toMatchObject({ type: kind.replace("-", "."), id });
    const changed = await change(id, fields({ slug: `nou-${path}`, name, version: 1 }));
    expect(changed.body.data).toMatchObject({ id, slug: `nou-${path}`, posts: 0, version: 2 });
    expect(await open(url)).toMatchObject({ statusCode: 301, data: { url: changed.body.data.url } });
    expect((await staff.get(`/staff/blog/${path}`)).body.data).toContainEqual(changed.body.data);
    expect((await remove(id, 2)).body.data).toEqual({ id, version: 3 });
    expect((await open(changed.body.data.url)).statusCode).toBe(404);
    expect(await sentences(id)).toEqual([
      `${called} „${name}” a fost creată.`,
      `${called} „${name}” a fost schimbată: adresa.`,
      `${called} „${name}” a fost ștearsă.`,
    ]);
  });

  it.each([
    [{ slug: "Nu Așa" }, "slug"],
    [{ name: "" }, "name"],
  ])("a blog section with %j is refused with an error for the field %s", async (wrong, field) => {
    expect(Object.keys((await create(fields(wrong))).body.errors)).toEqual([field]);
  });
});

it("a blog category can be removed only after its last post", async () => {
  const category = (await staff.post("/staff/blog/categories", fields())).body.data;
  const post = { category_id: category.id, slug: "al-ei", title: "Al ei", content: "" };
  const { id } = (await staff.post("/staff/blog/posts", post)).body.data;
  const remove = () => staff.delete(`/staff/blog/categories/${category.id}?version=1`);
  expect((await remove()).status).toBe(409);
  await staff.delete(`/staff/blog/posts/${id}?version=1`);
  expect((await remove()).status).toBe(200);
});
