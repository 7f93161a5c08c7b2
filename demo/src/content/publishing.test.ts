import { describe, expect, test } from "vitest";
import { THEME_FIELDS } from "@curat/contract/landing.values";
import { DAY_MS } from "../catalogue/prices.ts";
import { growProducts } from "../catalogue/grow.ts";
import { brandImports, categoryPath } from "../catalogue/tree.ts";
import { CATEGORIES } from "../catalogue/categories.ts";
import { misspellings } from "../text-checks.ts";
import { articleImports } from "./articles.ts";
import { blogImports } from "./blog/blog-imports.ts";
import { BLOG_CATEGORIES, BLOG_POSTS, BLOG_TAGS } from "./blog/blog-post.ts";
import { CONSENT_GROUPS } from "./consent.ts";
import { homeBlocks } from "./home.ts";
import { landingImports } from "./landing/landing-imports.ts";
import { Offered } from "./offered.ts";
import { SETTINGS } from "./settings.ts";
import { STORES } from "./stores.ts";

const NOW = new Date("2026-11-21T09:30:00Z");
const batches = [...growProducts({ count: 1_200, now: NOW })];
const products = new Map(batches.flat().map(({ product }) => [product.id, product]));
const offered = new Offered();
for (const batch of batches) offered.note(batch);
const blog = blogImports(offered, NOW);
const landings = landingImports(offered);
const blocks = landings.flatMap((page) => page.blocks);

describe("the demo blog", () => {
  test("the blog has twenty posts in five categories and uses every tag", () => {
    expect(blog.blogPosts).toHaveLength(20);
    expect(new Set(blog.blogPosts.map(({ categoryId }) => categoryId)).size).toBe(
      Object.keys(BLOG_CATEGORIES).length,
    );
    const used = new Set<string>(BLOG_POSTS.flatMap(({ tags }) => tags));
    expect(Object.keys(BLOG_TAGS).filter((tag) => !used.has(tag))).toEqual([]);
    expect(new Set(BLOG_POSTS.map(({ slug }) => slug)).size).toBe(20);
  });

  test("blog posts show existing products in stock, of different families", () => {
    for (const { productIds } of blog.blogPosts) {
      const shown = productIds.map((id) => products.get(id));
      expect(shown.length).toBeGreaterThanOrEqual(4);
      expect(shown.every((product) => product && product.stock > 0 && product.isPublished)).toBe(true);
      expect(new Set(shown.map((product) => product?.masterId)).size).toBe(shown.length);
    }
  });

  test("the blog has at most one post per day and none in the future", () => {
    const days = blog.blogPosts.map(({ createdAt }) => createdAt.getTime());
    expect(Math.max(...days)).toBeLessThan(NOW.getTime());
    expect(new Set(days.map((time) => Math.floor(time / DAY_MS))).size).toBe(20);
    expect((NOW.getTime() - Math.min(...days)) / DAY_MS).toBeGreaterThan(90);
    const ids = blog.blogPosts.toSorted((a, b) => a.id - b.id).map(({ createdAt }) => createdAt.getTime());
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });
});

describe("the demo landing pages", () => {
  test("landing pages use every block type, style and theme field", () => {
    expect(new Set(blocks.map(({ type }) => type))).toEqual(
      new Set(["banner", "products", "html", "newsletter"]),
    );
    expect(new Set(blocks.map(({ cssclass }) => cssclass))).toEqual(
      new Set(["", "centered", "framed", "tinted", "narrow"]),
    );
    const themed = new Set(landings.flatMap(({ theme }) => Object.keys(theme)));
    expect(Object.keys(THEME_FIELDS).filter((field) => !themed.has(field))).toEqual([]);
    for (const { theme } of landings)
      for (const [field, allowed] of Object.entries(THEME_FIELDS)) {
        const value = theme[field as keyof typeof theme];
        if (value !== undefined) expect(value).toMatch(allowed);
      }
  });

  test("landing pages fill every product block with existing products in stock", () => {
    for (const block of blocks.filter(({ type }) => type === "products")) {
      expect(block.productIds.length).toBeGreaterThanOrEqual(4);
      expect(block.productIds.every((id) => (products.get(id)?.stock ?? 0) > 0)).toBe(true);
    }
  });
});

test("posts, landing pages and consent texts have correct diacritics", () => {
  const texts = [
    ...BLOG_POSTS.flatMap(({ title, intro, content }) => [title, intro, ...content]),
    ...Object.values(BLOG_CATEGORIES),
    ...Object.values(BLOG_TAGS),
    ...landings.flatMap(({ intro, meta }) => [intro, ...Object.values(meta)]),
    ...blocks.flatMap(({ info, options }) => [info.objtitle, info.objsubtitle, options.html]),
    JSON.stringify(CONSENT_GROUPS),
  ];
  expect([...new Set(texts.flatMap(misspellings))]).toEqual([]);
});

test("consent groups contain each id of the specification once", () => {
  const ids = CONSENT_GROUPS.map(({ items }) => items.map(({ dpid }) => dpid));
  expect(ids).toEqual([[1, 2, 3], [20], [46], [43, 44, 45, 10]]);
  expect(CONSENT_GROUPS.map(({ fixed = false }) => fixed)).toEqual([true, false, false, false]);
});

test("every link in a text leads to a page of the shop", () => {
  const pages = new Set([
    "/",
    "/cos",
    "/blog",
    "/marci",
    "/promotii",
    "/pachete",
    "/newsletter",
    "/retragere",
    "/date-personale",
    "/sitemap",
    ...CATEGORIES.map(({ key }) => categoryPath(key)),
    ...brandImports().map(({ slug }) => `/marci/${slug}`),
    ...articleImports().map(({ slug }) => `/articole/${slug}.html`),
    ...blog.blogPosts.map(({ slug }) => `/blog/${slug}`),
    ...landings.map(({ slug }) => `/${slug}`),
  ]);
  const html = [
    ...articleImports().map(({ content }) => content),
    ...blog.blogPosts.map(({ content }) => content),
    ...landings.map(({ intro }) => intro),
    ...blocks.map(({ options }) => options.html),
    ...homeBlocks().map((block) => ("html" in block ? block.html : "")),
    String(SETTINGS.settings?.BEFORE_FOOTER_TEXT),
  ].join("\n");
  const links = [
    ...[...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, address = ""]) => address),
    ...blocks.flatMap(({ info }) => [info.objtitleurl, info.urlds, info.urlmb]).filter(Boolean),
    ...(SETTINGS.topLinks ?? []).map(({ url }) => url),
  ];
  expect(links.length).toBeGreaterThan(30);
  expect([...new Set(links)].filter((address) => !pages.has(address))).toEqual([]);
});

describe("demo articles", () => {
  const contentOf = (slug: string): string =>
    articleImports().find((article) => article.slug === slug)?.content ?? "";
  const all = articleImports()
    .map(({ content }) => content)
    .join("\n");

  test("articles state a single delivery time, which cart and emails also use", () => {
    expect([...new Set(all.match(/2\s?[-–]\s?3 zile(?: lucrătoare)?/g))]).toEqual(["2-3 zile"]);
  });

  test("articles offer pickup only at the store that hands out orders", () => {
    const [place, ...others] = STORES.filter(({ handsOutOrders }) => handsOutOrders);
    expect(others).toEqual([]);
    expect(contentOf("livrare")).toContain(`showroomul din ${place?.city}`);
    expect(contentOf("puncte-de-lucru")).toContain(`ridicare personală – ${place?.city}`);
    // The shop's emails contain no pickup code, so the article must not mention one.
    expect(contentOf("puncte-de-lucru")).not.toContain("codul primit prin e-mail");
  });

  test("articles describe the emailed terms and the SEAP step after the order", () => {
    expect(contentOf("cum-comand")).toContain("confirmarea prin e-mail, cu termenii acceptați");
    expect(contentOf("achizitii-publice-seap")).toContain(
      "îți spune ce scrii în SICAP: furnizorul, numărul comenzii și valoarea fără TVA",
    );
    expect(contentOf("achizitii-publice-seap")).not.toMatch(
      /e-Factura|contractul(?:ui)? în factură|ofertă cu CPV/,
    );
  });
});
