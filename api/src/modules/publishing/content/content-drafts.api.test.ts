import { ARTICLE_GROUP } from "@curat/contract/catalog.values";
import { describe, expect, it } from "vitest";
import { PRODUCT, testCatalogue } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
await shop.api.importShop(testCatalogue());
await shop.api.importShop({
  blogCategories: [{ id: 1, slug: "acasa", name: "Acasă", sortOrder: 1 }],
  blogTags: [{ id: 1, slug: "baie", name: "baie" }],
});
const { staff } = shop;
const EVIL = '<p onclick="x()">Nou<script>alert(1)</script></p>';

const save = (path: string, content: object, version = 0) => staff.put(`${path}/draft`, { content, version });
const publish = (path: string, version = 1) => staff.post(`${path}/draft/publish`, { version });
async function previewOf(path: string) {
  const draft = (await staff.get(`${path}/draft`)).body.data;
  const code = draft.preview.path.split("/").at(-1);
  return (await shop.post("/previews", { code })).body.data;
}

describe("article drafts", () => {
  const fields = (changes: object = {}) => ({
    type_id: ARTICLE_GROUP.useful,
    slug: "retur",
    title: "Retur",
    link_title: "Retur",
    intro: "",
    content: "<p>Vechi</p>",
    picture: null,
    documents: [],
    sort_order: 1,
    ...changes,
  });
  const create = async (slug: string) =>
    (await staff.post("/staff/articles", fields({ slug, is_published: false }))).body.data;

  it("an article draft's preview link shows the sanitised draft, and publishing shows it to visitors", async () => {
    const { id } = await create("retur-1");
    const path = `/staff/articles/${id}`;
    const documents = [
      { title: "Rău", url: "javascript:alert(1)" },
      { title: "Formular", url: "https://exemplu.ro/f.pdf" },
    ];
    const saved = await save(path, fields({ slug: "retur-nou", content: EVIL, documents }));
    expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
    expect(await previewOf(path)).toMatchObject({
      kind: "article",
      path: "/articole/retur-nou.html",
      page: {
        id,
        info: { content: "<p>Nou</p>" },
        docs: [{ doctitle: "Formular", url: "https://exemplu.ro/f.pdf" }],
      },
    });
    expect(Object.keys((await publish(path)).body.errors)).toEqual(["content.documents.0.url"]);
    await save(path, fields({ slug: "retur-nou", content: EVIL }), 1);
    expect((await publish(path, 2)).body.data).toEqual({ version: 2 });
    expect((await shop.get(`/articles/${id}`)).body.data.info.content).toBe("<p>Nou</p>");
    expect((await staff.get(`${path}/draft`)).status).toBe(404);
  });

  it("an article draft can restore a former version, and cannot be saved after its article is removed", async () => {
    const { id } = await create("retur-2");
    const path = `/staff/articles/${id}`;
    await staff.put(path, { ...fields({ slug: "retur-2", title: "Altfel" }), version: 1 });
    const changes = (await staff.get(`/staff/changes?subject_kind=article&subject_id=${id}`)).body.data;
    const restored = await staff.post(`${path}/draft/restore`, { change_id: changes[1].id, version: 0 });
    expect(restored.body.data.content).toMatchObject({ title: "Retur" });
    expect((await staff.delete(`${path}?version=2`)).status).toBe(200);
    expect((await save(path, fields())).status).toBe(404);
  });
});

it.each([
  ["articles", "/staff/articles", { type_id: 0, link_title: "Marcat", sort_order: 1, is_published: false }],
  ["posts", "/staff/blog/posts", { category_id: 1 }],
])("drafts and planned publications are marked in the list of %s", async (name, list, own) => {
  const fields = { slug: `marcat-${name}`, title: "Marcat", content: "<p>Text</p>", picture: "", ...own };
  const made = (await staff.post(list, fields)).body;
  const { id } = made.data;
  const path = `${list}/${id}`;
  const mark = async () =>
    (await staff.get(`${list}?q=Marcat`)).body.data.find((row: { id: number }) => row.id === id).draft;
  expect(await mark()).toBeNull();
  const whole = { intro: "", documents: [], tag_ids: [], product_ids: [] };
  const meta = { meta_title: "", meta_description: "", meta_keywords: "", meta_robots: "" };
  const { is_published: _new, ...content } = {
    is_published: false,
    ...whole,
    ...meta,
    ...fields,
    picture: null,
  };
  await save(path, content);
  expect(await mark()).toMatchObject({ publish_at: null, failed: null });
  const publish_at = new Date(Date.now() + 3_600_000).toISOString();
  await staff.put(`${path}/draft/time`, { publish_at, version: 1 });
  expect(await mark()).toMatchObject({ publish_at });
});

it("a post draft is previewed through its link, and published only with a free URL and existing tags", async () => {
  const fields = (changes: object = {}) => ({
    category_id: 1,
    slug: "sfat",
    title: "Sfat",
    intro: "",
    content: "<p>Vechi</p>",
    picture: null,
    meta_title: "",
    meta_description: "",
    meta_keywords: "",
    meta_robots: "",
    tag_ids: [1],
    product_ids: [PRODUCT.towels],
    ...changes,
  });
  const { id } = (await staff.post("/staff/blog/posts", fields())).body.data;
  const path = `/staff/blog/posts/${id}`;
  await save(path, fields({ content: EVIL, slug: "categorie", tag_ids: [9] }));
  expect((await previewOf(path)).page).toMatchObject({ content: "<p>Nou</p>", title: "Sfat" });
  expect((await publish(path)).body.errors).toEqual({
    "content.slug": ["Adresa este folosită de listele blogului: scrie alta."],
  });
  await save(path, fields({ content: EVIL, tag_ids: [9] }), 1);
  expect(Object.keys((await publish(path, 2)).body.errors)).toEqual(["content.tag_ids"]);
  await save(path, fields({ content: EVIL }), 2);
  expect((await previewOf(path)).page).toMatchObject({
    category: { name: "Acasă" },
    meta_keywords: "baie",
    products: [{ productID: PRODUCT.towels }],
  });
  expect((await publish(path, 3)).status).toBe(200);
  expect((await shop.get(`/blog/${id}`)).body.data.content).toBe("<p>Nou</p>");
});

describe("home page drafts", () => {
  const path = "/staff/home/home";
  const html = { type: "custom_html", html: EVIL };
  const products = { type: "product", title: "Alese", url: null, product_ids: [PRODUCT.towels] };

  it("the home page draft is previewed with complete blocks only, and published as a whole", async () => {
    const half = { type: "banner", banners: [{ url: "javascript:x" }] };
    expect((await save(path, { blocks: [html, half, products] })).status).toBe(200);
    expect((await previewOf(path)).page.blocks).toMatchObject([
      { type: "custom_html", html: "<p>Nou</p>" },
      { type: "product", products: [{ productID: PRODUCT.towels }] },
    ]);
    const before = (await shop.get("/utilities/homepagev2")).body.data.blocks;
    const refused = await publish(path);
    expect([refused.status, Object.keys(refused.body.errors)[0]]).toMatchObject([
      422,
      expect.stringMatching(/^content\.blocks\.1\.banners\.0\./),
    ]);
    expect((await shop.get("/utilities/homepagev2")).body.data.blocks).toEqual(before);
    await save(path, { blocks: [html, { ...products, product_ids: [999_999] }] }, 1);
    expect(Object.keys((await publish(path, 2)).body.errors)).toEqual(["content.blocks.1.product_ids"]);
    await save(path, { blocks: [html, products] }, 2);
    expect((await publish(path, 3)).status).toBe(200);
    expect((await shop.get("/utilities/homepagev2")).body.data.blocks).toHaveLength(2);
  });

  it("the home page draft exists only for the home page, and refuses unknown blocks", async () => {
    expect((await save("/staff/home/alta", { blocks: [] })).status).toBe(404);
    expect((await save(path, { blocks: [{ type: "script" }] })).status).toBe(422);
  });
});
