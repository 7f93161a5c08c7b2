import { expect, it } from "vitest";
import { ADDRESSES_PER_FILE, sitemapFileNames, sitemapFileOf } from "./sitemap-files.rules.ts";

it("divides the products by the ten thousand", () => {
  expect(sitemapFileNames(0)).toEqual({ content: "pagini", products: [] });
  expect(sitemapFileNames(ADDRESSES_PER_FILE).products).toEqual(["produse-1"]);
  expect(sitemapFileNames(ADDRESSES_PER_FILE + 1).products).toEqual(["produse-1", "produse-2"]);
});

it("knows the files that it names, and no other", () => {
  const { content, products } = sitemapFileNames(2 * ADDRESSES_PER_FILE);
  expect([content, ...products].map(sitemapFileOf)).toEqual([
    { of: "content" },
    { of: "products", number: 1 },
    { of: "products", number: 2 },
  ]);
  const names = ["", "produse-0", "produse-01", "produse-999999", "produse-1.xml", "altele"];
  expect(names.filter((name) => sitemapFileOf(name))).toEqual([]);
});
