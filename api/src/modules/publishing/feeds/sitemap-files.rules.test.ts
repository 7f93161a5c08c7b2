import { expect, it } from "vitest";
import { ADDRESSES_PER_FILE, isSitemapName, sitemapFileNames } from "./sitemap-files.rules.ts";

it("sitemapFileNames splits products into files of ten thousand", () => {
  expect(sitemapFileNames(0)).toEqual({ content: "pagini", products: [] });
  expect(sitemapFileNames(ADDRESSES_PER_FILE).products).toEqual(["produse-1"]);
  expect(sitemapFileNames(ADDRESSES_PER_FILE + 1).products).toEqual(["produse-1", "produse-2"]);
});

it("isSitemapName accepts only the names of its files", () => {
  const { content, products } = sitemapFileNames(2 * ADDRESSES_PER_FILE);
  const files = [content, ...products].map((name) => `sitemap/${name}.xml`);
  expect(["sitemap.xml", ...files].filter((name) => !isSitemapName(name))).toEqual([]);
  const names = ["", "produse-0", "produse-01", "produse-999999", "produse-1", "altele.xml", "pagini.xml\0"];
  expect(names.filter((name) => isSitemapName(`sitemap/${name}`))).toEqual([]);
});
