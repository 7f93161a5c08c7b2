import { describe, expect, it } from "vitest";
import { PRODUCT, testCatalogue } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import type { BlogPostImport } from "./blog.import.ts";

const shop = await openTestShop();

function aPost(changes: Partial<BlogPostImport> & { id: number }): BlogPostImport {
  return {
    categoryId: 1,
    slug: `articol-${changes.id}`,
    title: `Articolul ${changes.id}`,
    intro: "Pe scurt.",
    content: "<p>Pe larg.</p>",
    picture: "/media/blog/un-articol",
    tagIds: [],
    productIds: [],
    isPublished: true,
    createdAt: new Date(Date.UTC(2026, 0, changes.id, 22, 30)),
    ...changes,
  };
}

await shop.api.importShop(testCatalogue());
await shop.api.importShop({
  settings: { blog_title: "Jurnalul Curat", blog_subtitle: "Sfaturi scurte." },
  blogCategories: [
    { id: 1, slug: "acasa", name: "Curățenie acasă", sortOrder: 2 },
    { id: 2, slug: "horeca", name: "HoReCa", sortOrder: 1 },
    { id: 3, slug: "fara-articole", name: "Fără articole", sortOrder: 3 },
  ],
  blogTags: [
    { id: 1, slug: "pardoseli", name: "pardoseli" },
    { id: 2, slug: "baie", name: "baie" },
    { id: 3, slug: "nefolosita", name: "nefolosită" },
  ],
  blogPosts: [
    ...Array.from({ length: 10 }, (_, index) => aPost({ id: index + 1 })),
    aPost({
      id: 11,
      categoryId: 2,
      tagIds: [1, 2],
      productIds: [PRODUCT.towels, PRODUCT.lavender],
      content: '<p onclick="x()">Bun<script>alert(1)</script></p>',
    }),
    aPost({ id: 12, isPublished: false, categoryId: 3, tagIds: [3], slug: "ciorna" }),
    aPost({
      id: 13,
      createdAt: new Date("2025-12-31T08:00:00Z"),
      meta: {
        title: "Titlu SEO",
        description: "Descriere SEO",
        keywords: "unu, doi",
        robots: "noindex,follow",
      },
    }),
  ],
});

const resolve = async (url: string) => (await shop.post("/utilities/router", { url })).body;
const ids = (body: { data: { posts: { id: number }[] } }) => body.data.posts.map(({ id }) => id);

describe("GET /blog", () => {
  it("the list of blog posts shows nine published posts a page, newest first, with page links", async () => {
    const { status, body } = await shop.get("/blog");
    expect(status).toBe(200);
    expect(ids(body)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(body.meta).toMatchObject({
      current_page: 1,
      last_page: 2,
      per_page: 9,
      total: 12,
      from: 1,
      to: 9,
    });
    expect(body.next_page_url).toContain("page=2");
    expect(ids((await shop.get("/blog?page=2")).body)).toEqual([2, 1, 13]);
  });

  it("the list of blog posts includes title, subtitle, and categories and tags with posts", async () => {
    const { body } = await shop.get("/blog");
    expect(body.data.settings).toEqual({ blog_title: "Jurnalul Curat", blog_subtitle: "Sfaturi scurte." });
    expect(body.data.menu).toEqual([
      { id: 2, name: "HoReCa", url: "/blog/categorie/horeca" },
      { id: 1, name: "Curățenie acasă", url: "/blog/categorie/acasa" },
    ]);
    expect(body.data.tags).toEqual([
      { name: "baie", url: "/blog/eticheta/baie" },
      { name: "pardoseli", url: "/blog/eticheta/pardoseli" },
    ]);
    expect(body.data.posts[0]).toEqual({
      id: 11,
      title: "Articolul 11",
      pic: "/media/blog/un-articol",
      url: "/blog/articol-11",
      intro: "Pe scurt.",
      // Half past midnight in Romania.
      created: "2026-01-12",
    });
  });

  it("the list of blog posts filters by category or tag and ignores invalid parameters", async () => {
    expect(ids((await shop.get("/blog?categoryID=2")).body)).toEqual([11]);
    expect(ids((await shop.get("/blog?tagID=2")).body)).toEqual([11]);
    expect(ids((await shop.get("/blog?categoryID=1&tagID=2")).body)).toEqual([]);
    expect(ids((await shop.get("/blog?categoryID=abc&page=-3")).body)).toHaveLength(9);
    expect((await shop.get("/blog?categoryID=99")).body.meta.total).toBe(0);
  });
});

describe("blog posts", () => {
  it("a blog post includes its products in order at current prices, and no scripts", async () => {
    const { body } = await shop.get("/blog/11");
    expect(body.data.content).toBe("<p>Bun</p>");
    expect(body.data.products.map(({ productID }: { productID: number }) => productID)).toEqual([
      PRODUCT.towels,
      PRODUCT.lavender,
    ]);
    expect(body.data.products[1]).toMatchObject({ price: 19.99, oldprice: 24.99 });
    expect(body.data.category).toEqual({ id: 2, name: "HoReCa", url: "/blog/categorie/horeca" });
  });

  it("a blog post uses its own meta fields, or title, intro and tags", async () => {
    expect((await shop.get("/blog/13")).body.data).toMatchObject({
      meta_title: "Titlu SEO",
      meta_description: "Descriere SEO",
      meta_keywords: "unu, doi",
      meta_robots: "noindex,follow",
    });
    expect((await shop.get("/blog/11")).body.data).toMatchObject({
      meta_title: "Articolul 11",
      meta_description: "Pe scurt.",
      meta_keywords: "baie, pardoseli",
      meta_robots: "index,follow",
    });
  });

  it.each(["12", "999", "abc", "0", "99999999999"])("a blog post is not found by the id %s", async (id) => {
    expect((await shop.get(`/blog/${id}`)).status).toBe(404);
  });

  it("a blog post is sanitised again when it is read", async () => {
    await shop.query("update blog_post set content = '<p>a</p><iframe src=\"//x\"></iframe>' where id = 1");
    expect((await shop.get("/blog/1")).body.data.content).toBe("<p>a</p>");
  });
});

describe("URLs of the blog", () => {
  it.each([
    ["/blog/articol-11", "blog.post", 11],
    ["/blog/categorie/horeca", "blog.category", 2],
    ["/blog/eticheta/pardoseli", "blog.tag", 1],
  ])("the URL %s opens a %s", async (url, type, id) => {
    expect(await resolve(url)).toMatchObject({ statusCode: 200, data: { type, id, extern: false } });
  });

  it("a post has a URL only while it is published", async () => {
    expect((await resolve("/blog/ciorna")).statusCode).toBe(404);
    await shop.api.importShop({ blogPosts: [aPost({ id: 12, categoryId: 3, slug: "ciorna" })] });
    expect((await resolve("/blog/ciorna")).data).toMatchObject({ type: "blog.post", id: 12 });
    await shop.api.importShop({
      blogPosts: [aPost({ id: 12, categoryId: 3, slug: "ciorna", isPublished: false })],
    });
    expect((await resolve("/blog/ciorna")).statusCode).toBe(404);
    expect((await shop.get("/blog/12")).status).toBe(404);
  });

  it("a renamed post redirects from its old URL", async () => {
    await shop.api.importShop({ blogPosts: [aPost({ id: 10, slug: "nume-nou" })] });
    expect(await resolve("/blog/articol-10")).toMatchObject({
      statusCode: 301,
      data: { url: "/blog/nume-nou" },
    });
  });

  it("a post cannot have a URL that is reserved for lists", async () => {
    await expect(shop.api.importShop({ blogPosts: [aPost({ id: 50, slug: "categorie" })] })).rejects.toThrow(
      "/blog/categorie is reserved for lists",
    );
    expect((await shop.get("/blog/50")).status).toBe(404);
  });
});

it("the home page shows the newest posts", async () => {
  await shop.api.importShop({
    homeBlocks: [{ type: "blogarticle", title: "Din blog", url: "/blog", count: 2 }],
  });
  const { body } = await shop.get("/utilities/homepagev2");
  expect(body.data.blocks).toMatchObject([
    { type: "blogarticle", title: "Din blog", url: "/blog", articles: [{ id: 11 }, { id: 10 }] },
  ]);
});
