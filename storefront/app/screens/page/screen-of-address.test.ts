import { describe, expect, it } from "vitest";
import { screenOfAddress } from "./screen-of-address.ts";
import { movedTo } from "./load-page.server.ts";
import { mergeHead } from "../../components/screen/screen-types.ts";

describe("screenOfAddress", () => {
  it.each([
    ["an article", 200, { extern: false, articleID: 1904 }, { kind: "article", id: 1904 }],
    ["a product", 200, { extern: false, productID: 7 }, { kind: "product", id: 7 }],
    ["a category", 200, { extern: false, categoryID: 3 }, { kind: "category", id: 3 }],
    ["a promotion", 200, { extern: false, promoID: 2 }, { kind: "promotion", id: 2 }],
    ["a bundle", 200, { extern: false, type: "catalog.bundle", id: 6 }, { kind: "bundle", id: 6 }],
    ["a post", 200, { extern: false, type: "blog.post", id: 5 }, { kind: "blog-post", id: 5 }],
    ["a blog category", 200, { extern: false, type: "blog.category", id: 2 }, { kind: "blog-list", id: 2 }],
    ["a blog tag", 200, { extern: false, type: "blog.tag", id: 9 }, { kind: "blog-list", id: 9 }],
    ["a landing page", 200, { extern: false, landingpageID: 4 }, { kind: "landing", id: 4 }],
    ["a search", 200, { extern: false, type: "search" }, { kind: "search", id: 0 }],
    ["404", 404, { extern: false, categoryID: 3 }, { kind: "not-found", id: 0 }],
    ["nothing for an unknown address", 200, { extern: false }, { kind: "not-found", id: 0 }],
  ])("screenOfAddress resolves %s", (_, statusCode, target, expected) => {
    expect(screenOfAddress(statusCode, target)).toEqual(expected);
  });
});

describe("movedTo", () => {
  const from = new URL("http://shop.test/vechi?page=2");
  it.each([
    ["nou", "/nou?page=2"],
    ["/nou?x=1", "/nou?x=1"],
    ["//evil.test", "/evil.test?page=2"],
    ["https://alt.test/a", "https://alt.test/a"],
  ])("a page moved from /vechi?page=2 to %s redirects to %s", (target, expected) => {
    expect(movedTo(target, from)).toBe(expected);
  });
});

describe("mergeHead", () => {
  it("mergeHead prefers the server's non-empty values", () => {
    const own = { title: "Detergenți", robots: "noindex,follow" };
    expect(
      mergeHead(own, { metaTitle: "Detergenți ieftini", metaRobots: "" }, "https://shop.test"),
    ).toMatchObject({
      title: "Detergenți ieftini",
      robots: "noindex,follow",
    });
  });

  it.each(["/pag-2", "?page=2"])("mergeHead keeps the canonical URL of a later page (%s)", (mark) => {
    const server = { canonical: "https://shop.test/blog/eticheta/baie" };
    const further = `${server.canonical}${mark}`;
    expect(mergeHead({ title: "Blog", canonical: further }, server, "https://shop.test").canonical).toBe(
      further,
    );
    expect(
      mergeHead({ title: "Blog", canonical: "https://shop.test/altul" }, server, "https://shop.test")
        .canonical,
    ).toBe(server.canonical);
  });
});
