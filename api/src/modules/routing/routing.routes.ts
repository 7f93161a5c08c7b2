import type { HeadInfo, RouteTarget } from "@curat/contract/routing";
import { countRedirects, resolveRoute } from "@curat/contract/routing";
import type { ApiContext } from "../../context.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { type Tag, tag } from "../changes/index.ts";
import { addHits } from "./redirects.store.ts";
import { findRoute, type StoredRoute } from "./routing.store.ts";

/** POST /utilities/router: which page an address opens. */
export function routingRoutes(app: ApiApp, { db, config, now }: ApiContext): void {
  serve(app, countRedirects, async ({ body }) => {
    const hits = body.hits.flatMap(({ from, times }) => {
      const path = pathOf(from);
      return path === undefined ? [] : [{ from: path, times }];
    });
    await addHits(db, hits, now());
    return { data: null };
  });

  serve(app, resolveRoute, async ({ body, madeOf }) => {
    const path = pathOf(body.url);
    const route = path === undefined ? undefined : await findRoute(db, path, now());
    madeOf(tagsOfRoute(path ?? body.url, route));
    if (!route) return { statusCode: 404, headInfo: null, data: { extern: false } };
    if (route.redirect_to !== null)
      return { statusCode: 301, headInfo: null, data: { extern: false, url: route.redirect_to } };
    return { statusCode: 200, headInfo: headOf(route, config.shopUrl), data: targetOf(route) };
  });
}

/** What decides where an address leads: a promotion and a bundle have a page only while they are there to see. */
function tagsOfRoute(path: string, route: StoredRoute | undefined): Tag[] {
  const stands = tag.route(path);
  if (!route) return [stands, tag.promotions, tag.bundles];
  if (route.kind === "promotion") return [stands, tag.promotions, tag.promotion(route.target_id ?? 0)];
  return route.kind === "bundle" ? [stands, tag.bundle(route.target_id ?? 0)] : [stands];
}

/** The path of an address without query, hash and trailing slash; undefined for what is no address. */
function pathOf(address: string): string | undefined {
  const path = address.replace(/[?#].*$/s, "").replace(/\/+$/, "");
  if (!path.startsWith("/")) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function headOf(route: StoredRoute, shopUrl: string): HeadInfo {
  return {
    canonical: `${shopUrl}${route.path}`,
    metaTitle: route.meta_title,
    metaDescription: route.meta_description,
    metaRobots: "index,follow",
  };
}

/** Types that the specification spells otherwise than the kinds of routes. */
const TYPES: Record<string, string> = { bundle: "catalog.bundle" };

function targetOf({ kind, target_id, path }: StoredRoute): RouteTarget {
  const id = target_id ?? undefined;
  const named = {
    product: { productID: id },
    category: { categoryID: id },
    brand: { brandID: id },
    article: { articleID: id },
    promotion: { promoID: id },
    landing: { landingpageID: id },
  };
  return { extern: false, url: path, id, type: TYPES[kind] ?? kind, ...named[kind as keyof typeof named] };
}
