/** Sitemaps as text (sitemaps.org): every address that a stranger may open, with its picture. Pure. */
import { pictureAt } from "@curat/contract/media.values";
import type { SitemapRow } from "./sitemap.store.ts";
import { element } from "./xml.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";
const PICTURES = "http://www.google.com/schemas/sitemap-image/1.1";
/** Screens of the storefront that have an address of their own. */
const FIXED = ["/", "/promotii", "/marci", "/sitemap", "/newsletter"];
/** Those of them that a shop may switch off. */
const SWITCHED = { bundles: "/pachete", blog: "/blog" };

/** The index of the files; names without their ending. */
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

/** One file of addresses. */
export function sitemapFile(rows: readonly SitemapRow[], shopUrl: string): string {
  const entries = rows.map((row) => urlEntry(row, shopUrl));
  return `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:image="${PICTURES}">\n${entries.join("\n")}\n</urlset>\n`;
}

/** The storefront's own screens before all pages of content. */
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
