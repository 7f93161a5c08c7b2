import { pictureAt } from "@curat/contract/media.values";
import type { SitemapRow } from "./sitemap.store.ts";
import { element } from "./xml.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";
const PICTURES = "http://www.google.com/schemas/sitemap-image/1.1";
const FIXED = ["/", "/promotii", "/marci", "/sitemap", "/newsletter"];
const SWITCHED = { bundles: "/pachete", blog: "/blog" };

/** Returns the index of the sitemap's files. The given names have no extension. */
export function sitemapIndex(
  files: readonly { name: string; lastmod: Date | null }[],
  shopUrl: string,
): string {
  const entries = files.map(
    ({ name, lastmod }) =>
      `<sitemap>${element("loc", `${shopUrl}/sitemap/${name}.xml`)}${element("lastmod", lastmod?.toISOString())}</sitemap>`,
  );
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${entries.join("\n")}\n</sitemapindex>\n`;
}

export function sitemapFile(rows: readonly SitemapRow[], shopUrl: string): string {
  const entries = rows.map((row) => urlEntry(row, shopUrl));
  return `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:image="${PICTURES}">\n${entries.join("\n")}\n</urlset>\n`;
}

/** Returns the storefront's own pages, then all content pages. */
export function contentAddresses(
  rows: readonly SitemapRow[],
  flags: Readonly<Record<string, boolean>>,
): SitemapRow[] {
  const switched = Object.entries(SWITCHED).flatMap(([flag, url]) => (flags[flag] === false ? [] : [url]));
  const fixed = [...FIXED, ...switched].map((url) => ({ url, lastmod: null, picture: null }));
  return [...fixed, ...rows];
}

function urlEntry({ url, lastmod, picture }: SitemapRow, shopUrl: string): string {
  const absolute = (address: string) => new URL(address, shopUrl).href;
  const image = picture
    ? `<image:image>${element("image:loc", absolute(pictureAt(picture, 1200)))}</image:image>`
    : "";
  return `<url>${element("loc", absolute(url))}${element("lastmod", lastmod?.toISOString())}${image}</url>`;
}
