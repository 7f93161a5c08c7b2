import { describe, expect, it } from "vitest";
import { PRODUCT, testCatalogue } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
await shop.api.importShop(testCatalogue());
await shop.api.importShop({
  blogCategories: [{ id: 1, slug: "acasa", name: "Acasă", sortOrder: 1 }],
  blogTags: [
    { id: 1, slug: "baie", name: "baie" },
    { id: 2, slug: "pardoseli", name: "pardoseli" },
  ],
});
const { staff } = shop;
let last = 0;
const fields = (changes: object = {}) => {
  last += 1;
  return {
    category_id: 1,
    slug: `sfat-${last}`,
    title: `Sfatul ${last}`,
    intro: "Pe scurt.",
    content: "<p>Bun<script>alert(1)</script></p>",
    picture: "/media/blog/sfat",
    meta_title: "Titlu SEO",
    tag_ids: [2, 1],
    product_ids: [PRODUCT.towels, PRODUCT.lavender],
    ...changes,
  };
};
const create = (body: object = fields()) => staff.post("/staff/blog/posts", body);
const change = (id: number | string, body: object) => staff.put(`/staff/blog/posts/${id}`, body);
const act = (id: number | string, what: string, version: number) =>
  staff.post(`/staff/blog/posts/${id}/${what}`, { version });
const open = async (url: string) => (await shop.post("/utilities/router", { url })).body;
const sentences = async (id: number) =>
  (await shop.historyOf("blog-post", id)).map(({ sentence }) => sentence);

describe("blog post editing by staff", () => {
  it("a post may contain an archived product", async () => {
    const move = (step: string) => staff.post("/staff/products/bulk", { act: step, ids: [PRODUCT.towels] });
    await move("archive");
    const { status, body } = await create(fields({ product_ids: [PRODUCT.towels] }));
    await move("publish");
    expect([status, body.errors]).toEqual([200, undefined]);
  });

  it("a post is created unpublished and can be published and unpublished", async () => {
    const requested = fields();
    const { id, url, ...rest } = (await create(requested)).body.data;
    expect(rest).toMatchObject({
      ...requested,
      content: "<p>Bun</p>",
      tag_ids: [1, 2],
      is_published: false,
      version: 1,
    });
    expect((await open(url)).statusCode).toBe(404);
    expect((await shop.get(`/blog/${id}`)).status).toBe(404);
    expect((await act(id, "publish", 1)).body.data).toMatchObject({ is_published: true, version: 2 });
    expect(await open(url)).toMatchObject({ statusCode: 200, headInfo: { metaTitle: "Titlu SEO" } });
    const shown = (await shop.get(`/blog/${id}`)).body.data;
    expect(shown).toMatchObject({ content: "<p>Bun</p>", category: { id: 1 } });
    expect(shown.products).toMatchObject([{ productID: PRODUCT.towels }, { productID: PRODUCT.lavender }]);
    expect((await act(id, "unpublish", 2)).body.data).toMatchObject({ is_published: false, version: 3 });
    expect((await open(url)).statusCode).toBe(404);
    expect((await sentences(id)).slice(1)).toEqual([
      `Articolul de blog „${requested.title}” a fost schimbat: publicarea.`,
      `Articolul de blog „${requested.title}” a fost schimbat: publicarea.`,
    ]);
  });

  it("a post is replaced as a whole, and its former URL redirects to the new one", async () => {
    const { id, url } = (await create()).body.data;
    await act(id, "publish", 1);
    const changed = await change(id, fields({ slug: "alt-sfat", tag_ids: [], version: 2 }));
    expect(changed.body.data).toMatchObject({
      slug: "alt-sfat",
      tag_ids: [],
      is_published: true,
      version: 3,
    });
    expect((await staff.get(`/staff/blog/posts/${id}`)).body.data).toEqual(changed.body.data);
    expect(await open(url)).toMatchObject({ statusCode: 301, data: { url: "/blog/alt-sfat" } });
    const [touched] = await shop.query(
      "select tags from change_outbox where not exists (select from unnest(tags) as t where t like 'route:%') order by id desc limit 1",
    );
    expect(touched).toEqual({ tags: [`blog:${id}`, "blog"] });
  });
});

it.each([
  [{ slug: "categorie" }, "slug"],
  [{ slug: "Mare" }, "slug"],
  [{ title: "" }, "title"],
  [{ content: null }, "content"],
  [{ category_id: 99 }, "category_id"],
  [{ tag_ids: [99] }, "tag_ids"],
  [{ product_ids: [999_999] }, "product_ids"],
])("a post with %j is refused with an error for %s", async (wrong, field) => {
  const answer = await create(fields(wrong));
  expect({ status: answer.status, fields: Object.keys(answer.body.errors) }).toEqual({
    status: 422,
    fields: [field],
  });
});

it("posts are found by text, category, tag and publication state", async () => {
  const { id } = (await create(fields({ title: "Cum cureți 50%_din pete", tag_ids: [2] }))).body.data;
  const text = `q=${encodeURIComponent("50%_din")}`;
  const ids = async (query: string) =>
    (await staff.get(`/staff/blog/posts?${query}`)).body.data.map((post: { id: number }) => post.id);
  expect(await ids(text)).toEqual([id]);
  expect(await ids(`${text}&category_id=1&tag_id=2&state=hidden`)).toEqual([id]);
  for (const other of ["category_id=9", "tag_id=1", "state=published"])
    expect(await ids(`${text}&${other}`)).toEqual([]);
});

it("the texts that link to a post are listed, without the post itself", async () => {
  const first = (await create(fields({ content: '<p><a href="/blog/legat">eu</a></p>', slug: "legat" }))).body
    .data;
  const other = (await create(fields({ content: `<p><a href="${first.url}">a</a></p>`, title: "Trimite" })))
    .body.data;
  const { body } = await staff.get(`/staff/blog/posts/${first.id}/links`);
  expect(body.data).toEqual([{ kind: "blog-post", id: String(other.id), title: "Trimite" }]);
});
