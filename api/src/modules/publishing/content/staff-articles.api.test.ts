import { ARTICLE, ARTICLE_GROUP } from "@curat/contract/catalog.values";
import { describe, expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;

let last = 0;
const fields = (changes: object = {}) => {
  last += 1;
  return {
    type_id: ARTICLE_GROUP.useful,
    slug: `livrare-${last}`,
    title: `Livrare ${last}`,
    link_title: `Livrarea ${last}`,
    intro: "Cum ajunge la tine.",
    content: '<p onclick="x()">În <b>24 h</b><script>alert(1)</script></p>',
    picture: "/media/articol/livrare",
    documents: [{ title: "Tarife", url: "/media/tarife.pdf" }],
    sort_order: 3,
    ...changes,
  };
};
const create = (body: object = fields()) => staff.post("/staff/articles", body);
const change = (id: number | string, body: object) => staff.put(`/staff/articles/${id}`, body);
const remove = (id: number | string, version: number | string) =>
  staff.delete(`/staff/articles/${id}?version=${version}`);
const open = async (url: string) => (await shop.post("/utilities/router", { url })).body;
const changesOf = (id: number) => shop.historyOf("article", id);
const touchedBy = async (act: () => Promise<unknown>): Promise<string[]> => {
  const [before] = await shop.query<{ id: number }>(
    "select coalesce(max(id), 0)::int as id from change_outbox",
  );
  await act();
  const rows = await shop.query<{ tags: string[] }>("select tags from change_outbox where id > $1", [
    before?.id,
  ]);
  return rows.flatMap(({ tags }) => tags).filter((one) => !one.startsWith("route:"));
};

describe("article editing by staff", () => {
  it("an article is created with its URL, sanitised and published at once", async () => {
    const requested = fields();
    const { status, body } = await create(requested);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...requested,
      content: "<p>În <b>24 h</b></p>",
      url: `/articole/${requested.slug}.html`,
      version: 1,
    });
    const { id } = body.data;
    expect(await open(body.data.url)).toMatchObject({
      statusCode: 200,
      headInfo: { metaTitle: requested.title, metaDescription: requested.intro },
      data: { articleID: id },
    });
    expect((await shop.get(`/articles/${id}`)).body.data).toMatchObject({
      title: requested.title,
      info: { content: "<p>În <b>24 h</b></p>", linktitle: requested.link_title },
      docs: [{ doctitle: "Tarife", url: "/media/tarife.pdf" }],
    });
    expect((await staff.get(`/staff/articles/${id}`)).body.data).toEqual(body.data);
    const listed = await staff.get(`/staff/articles?type_id=${ARTICLE_GROUP.useful}`);
    expect(listed.body.data).toContainEqual(
      expect.objectContaining({ id, slug: requested.slug, version: 1 }),
    );
    expect((await shop.get("/utilities/footer")).body.data.articles).toContainEqual(
      expect.objectContaining({ id, linktitle: requested.link_title }),
    );
  });

  it("changes to an article are described in the audit log", async () => {
    const { body } = await create();
    const { id, slug, link_title } = body.data;
    const requested = fields({ slug, link_title, title: "Livrare și retur", sort_order: 1 });
    const changed = await change(id, { ...requested, version: 1 });
    expect(changed.body.data).toMatchObject({ id, title: "Livrare și retur", version: 2 });
    expect((await change(id, { ...requested, intro: "Altfel.", version: 2 })).body.data.version).toBe(3);
    expect(await changesOf(id)).toMatchObject([
      { sentence: expect.stringMatching(/ a fost creat\.$/), actor_kind: "staff" },
      { sentence: "Articolul „Livrare și retur” a fost schimbat: titlul, ordinea." },
      { sentence: "Articolul „Livrare și retur” a fost schimbat: introducerea." },
    ]);
    expect((await shop.get(`/articles/${id}`)).body.data.intro).toBe("Altfel.");
  });

  it("all former URLs of an article redirect to its current URL in one step", async () => {
    const { id, url: first } = (await create(fields({ slug: "unu" }))).body.data;
    await change(id, fields({ slug: "doi", version: 1 }));
    await change(id, fields({ slug: "trei", version: 2 }));
    for (const url of [first, "/articole/doi.html"])
      expect(await open(url)).toMatchObject({ statusCode: 301, data: { url: "/articole/trei.html" } });
    await change(id, fields({ slug: "unu", version: 3 }));
    expect((await open(first)).statusCode).toBe(200);
    expect((await open("/articole/trei.html")).data.url).toBe(first);
  });

  it("a change to an article invalidates its page, and lists only if they show the change", async () => {
    const requested = fields();
    let id = 0;
    expect(
      await touchedBy(async () => {
        id = (await create(requested)).body.data.id;
      }),
    ).toEqual([`article:${id}`, "articles"]);
    expect(await touchedBy(() => change(id, { ...requested, content: "Nou.", version: 1 }))).toEqual([
      `article:${id}`,
    ]);
    expect(await touchedBy(() => remove(id, 2))).toEqual([`article:${id}`, "articles"]);
  });
});

describe("refusal of an article", () => {
  it.each([
    [{ slug: "Cu Spații" }, "slug"],
    [{ slug: "" }, "slug"],
    [{ title: "" }, "title"],
    [{ title: "x".repeat(256) }, "title"],
    [{ link_title: null }, "link_title"],
    [{ content: 7 }, "content"],
    [{ type_id: 99 }, "type_id"],
    [{ type_id: "31" }, "type_id"],
    [{ picture: "javascript:alert(1)" }, "picture"],
    [{ documents: [{ title: "", url: "/a.pdf" }] }, "documents.0.title"],
    [{ documents: [{ title: "A", url: "//rau.example/a.pdf" }] }, "documents.0.url"],
    [{ sort_order: -1 }, "sort_order"],
  ])("an article with %j is rejected with an error for %s", async (wrong, field) => {
    const answer = await create(fields(wrong));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it("the last terms of sale and pages to which the shop links cannot be removed", async () => {
    await shop.query("delete from article where link_title ilike '%termen%'");
    const requested = fields({ type_id: ARTICLE_GROUP.legal, link_title: "Termeni și condiții" });
    const { id } = (await create(requested)).body.data;
    expect((await remove(id, 1)).status).toBe(409);
    const renamed = await change(id, { ...requested, link_title: "Altceva", version: 1 });
    expect(Object.keys(renamed.body.errors)).toEqual(["link_title"]);
    await create({ ...requested, slug: "termeni-noi" });
    expect((await remove(id, 1)).status).toBe(200);
    expect((await remove(ARTICLE.aboutUs, 1)).status).toBe(409);
  });
});

it("concurrent removals keep the last terms of sale", async () => {
  await shop.query("delete from article where link_title ilike '%termen%'");
  const terms = (no: number) => fields({ type_id: ARTICLE_GROUP.legal, link_title: `Termeni ${no}` });
  const made = await Promise.all([1, 2, 3, 4].map((no) => create(terms(no))));
  const answers = await Promise.all(made.map(({ body }) => remove(body.data.id, 1)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
});

describe("importing articles", () => {
  const anArticle = (changes: object = {}) => ({
    id: 700,
    typeId: 32,
    slug: "din-fisier",
    title: "Din fișier",
    linkTitle: "Din fișier",
    intro: "",
    content: "<p>Unu<script>1</script></p>",
    picture: null,
    documents: [],
    createdAt: new Date("2026-03-07T22:30:00Z"),
    sortOrder: 1,
    ...changes,
  });

  it("an import records only changed articles", async () => {
    await shop.api.importShop({ articles: [anArticle()] });
    await shop.api.importShop({ articles: [anArticle({ createdAt: new Date() })] });
    expect(await changesOf(700)).toEqual([
      { sentence: "Articolul „Din fișier” a fost creat.", actor_kind: "import" },
    ]);
    await shop.api.importShop({ articles: [anArticle({ content: "<p>Doi</p>" })] });
    expect((await staff.get("/staff/articles/700")).body.data).toMatchObject({
      content: "<p>Doi</p>",
      created_at: "2026-03-07T22:30:00.000Z",
      version: 2,
    });
  });
});

describe("hidden articles", () => {
  it("a hidden article has no URL and is in no list until it is published again", async () => {
    const { id, url } = (await create(fields({ is_published: false }))).body.data;
    expect((await open(url)).statusCode).toBe(404);
    expect((await shop.get(`/articles/${id}`)).status).toBe(404);
    const inFooter = async () =>
      (await shop.get("/utilities/footer")).body.data.articles.some((one: { id: number }) => one.id === id);
    expect(await inFooter()).toBe(false);
    const shown = await staff.post(`/staff/articles/${id}/publish`, { version: 1 });
    expect(shown.body.data).toMatchObject({ is_published: true, version: 2 });
    expect((await open(url)).statusCode).toBe(200);
    expect(await inFooter()).toBe(true);
    const hidden = await staff.post(`/staff/articles/${id}/unpublish`, { version: 2 });
    expect(hidden.body.data).toMatchObject({ is_published: false, version: 3 });
    expect((await open(url)).statusCode).toBe(404);
    expect((await changesOf(id)).at(-1)?.sentence).toMatch(/a fost schimbat: publicarea\.$/);
  });

  it("a hidden article stays hidden when its text changes", async () => {
    const { id } = (await create(fields({ is_published: false }))).body.data;
    const changed = await change(id, fields({ version: 1 }));
    expect(changed.body.data).toMatchObject({ is_published: false, version: 2 });
  });

  it("staff cannot hide articles that the shop needs: the last terms and conditions, and About us", async () => {
    const terms = (
      await create(fields({ type_id: ARTICLE_GROUP.legal, link_title: "Termeni și condiții de probă" }))
    ).body.data;
    const otherArticles = await shop.query<{ id: number }>(
      "select id from article where type_id = 33 and link_title ilike '%termen%' and id != $1",
      [terms.id],
    );
    for (const { id } of otherArticles)
      await shop.query("update article set is_published = false where id = $1", [id]);
    const refused = await staff.post(`/staff/articles/${terms.id}/unpublish`, { version: 1 });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      "Fără un articol publicat cu termenii și condițiile, clienții nu pot comanda.",
    );
    for (const { id } of otherArticles)
      await shop.query("update article set is_published = true where id = $1", [id]);
    const about = (await staff.get(`/staff/articles/${ARTICLE.aboutUs}`)).body.data;
    const fixed = await staff.post(`/staff/articles/${about.id}/unpublish`, { version: about.version });
    expect(fixed.status).toBe(409);
  });
});

it("articles are found by text, group and publication state", async () => {
  const { id } = (await create(fields({ title: "Găsește 100%_mă", is_published: false }))).body.data;
  const ids = async (query: string) =>
    (await staff.get(`/staff/articles?${query}`)).body.data.map((one: { id: number }) => one.id);
  expect(await ids(`q=${encodeURIComponent("100%_m")}`)).toEqual([id]);
  expect(await ids(`q=${encodeURIComponent("100%_m")}&state=published`)).toEqual([]);
  expect(await ids(`q=${encodeURIComponent("100%_m")}&state=hidden&type_id=32`)).toEqual([id]);
  expect((await staff.get("/staff/articles?state=odd")).status).toBe(422);
});

it("the texts that link to an article are listed by its exact URL", async () => {
  const { id, url } = (await create(fields({ slug: "spre-care" }))).body.data;
  const linking = fields({ title: "Trimite aici", content: `<p><a href="${url}">a</a></p>` });
  const other = (await create(linking)).body.data;
  await create(fields({ content: '<p><a href="/articole/spre-care.html-2">a</a></p>' }));
  const { body } = await staff.get(`/staff/articles/${id}/links`);
  expect(body.data).toEqual([{ kind: "article", id: String(other.id), title: "Trimite aici" }]);
  expect((await staff.get("/staff/articles/2147483647/links")).status).toBe(404);
});
