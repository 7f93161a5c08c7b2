/** `/sitemap.xml` and its files: every address that a stranger may open, with its picture (sitemaps.org). */
import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getSitemapFile, listSitemapFiles } from "@curat/contract/feeds";
import type { SitemapAddress } from "@curat/contract/feeds";
import { CONTENT_PAGES_FILE } from "@curat/contract/sitemap.values";
import { pictureAt } from "@curat/ui/picture/picture-sources.ts";
import { apiOf } from "../session/api.server.ts";
import { scopeContext } from "../storefront-context.ts";
import { element } from "./xml.ts";

type Context = Readonly<RouterContextProvider>;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";
const PICTURES = "http://www.google.com/schemas/sitemap-image/1.1";
/** Screens with an address of their own; the rest stands behind the router call. */
const FIXED = ["/", "/promotii", "/marci", "/sitemap", "/newsletter"];
/** Those of them that a shop may switch off. */
const SWITCHED = { bundles: "/pachete", blog: "/blog" };

/** The index of the files. Throws 404 before a foreign API, 503 while ours does not answer. */
export async function answerSitemapIndex(context: Context): Promise<Response> {
  const { shopUrl } = ownShop(context);
  const answer = await apiOf(context).call(listSitemapFiles);
  if (!answer.ok) throw data(null, { status: 503 });
  const files = answer.data.map(
    ({ file, lastmod }) =>
      `<sitemap>${element("loc", `${shopUrl}/sitemap/${file}.xml`)}${element("lastmod", lastmod)}</sitemap>`,
  );
  return xml(`${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${files.join("\n")}\n</sitemapindex>\n`);
}

/** One file, `produse-1.xml`. Throws 404 for one that there is not. */
export async function answerSitemapFile(context: Context, name = ""): Promise<Response> {
  const { shopUrl } = ownShop(context);
  const file = /^([a-z]+(?:-\d{1,5})?)\.xml$/.exec(name)?.[1];
  if (!file) throw data(null, { status: 404 });
  const answer = await apiOf(context).call(getSitemapFile, { params: { file } });
  if (!answer.ok) throw data(null, { status: answer.status === 404 ? 404 : 503 });
  const addresses =
    file === CONTENT_PAGES_FILE ? [...(await fixedAddresses(context)), ...answer.data] : answer.data;
  const entries = addresses.map((address) => urlEntry(address, shopUrl));
  return xml(
    `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:image="${PICTURES}">\n${entries.join("\n")}\n</urlset>\n`,
  );
}

async function fixedAddresses(context: Context): Promise<SitemapAddress[]> {
  const settings = await context.get(scopeContext).shared.settings();
  const switched = Object.entries(SWITCHED).flatMap(([flag, url]) =>
    settings?.flags?.[flag] === false ? [] : [url],
  );
  return [...FIXED, ...switched].map((url) => ({ url, lastmod: null, picture: null }));
}

function urlEntry({ url, lastmod, picture }: SitemapAddress, shopUrl: string): string {
  const absolute = (address: string) => new URL(address, shopUrl).href;
  const image = picture
    ? `<image:image>${element("image:loc", absolute(pictureAt(picture, 1200)))}</image:image>`
    : "";
  return `<url>${element("loc", absolute(url))}${element("lastmod", lastmod)}${image}</url>`;
}

function ownShop(context: Context) {
  const { options } = context.get(scopeContext);
  if (!options.hasOwnApi) throw data(null, { status: 404 });
  return options;
}

function xml(text: string): Response {
  return new Response(text, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
