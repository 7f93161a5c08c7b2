/** The sitemap for an external provider (sitemaps.org). With our own API a background job writes it. */
import { data, redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import { loadSitemap } from "../screens/sitemap/load.server.ts";
import type { Branch } from "../screens/sitemap/load.server.ts";
import { scopeContext } from "../storefront-context.ts";

/** The limit of sitemaps.org for one file. */
const MAX_ADDRESSES = 50_000;

/**
 * Redirects to the provider's sitemap if a setting contains its URL. Otherwise lists the pages in menu,
 * footer and brand list.
 */
export async function answerForeignSitemap(context: Readonly<RouterContextProvider>): Promise<Response> {
  const { shopUrl, sitemapUrl, hasOwnApi } = context.get(scopeContext).options;
  if (hasOwnApi) throw data(null, { status: 404 });
  if (sitemapUrl) return redirect(sitemapUrl);
  const { categories, offers, articles, brands } = await loadSitemap(context);
  const links = [{ url: "/" }, { url: "/marci" }, ...flatten(categories), ...offers, ...articles, ...brands];
  const found = links.map(({ url }) => URL.parse(url, shopUrl)).filter((url) => url?.origin === shopUrl);
  const addresses = [...new Set(found.map((url) => url?.href ?? ""))].slice(0, MAX_ADDRESSES);
  // The URL parser percent-encodes `<` and `>`, so only `&` must be escaped in element text.
  const entries = addresses.map((url) => `<url><loc>${url.replaceAll("&", "&amp;")}</loc></url>\n`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`,
    {
      headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
    },
  );
}

function flatten(branches: Branch[]): Branch[] {
  return branches.flatMap((branch) => [branch, ...flatten(branch.below)]);
}
