import type { HeadInfo, RouteTarget } from "@curat/contract/routing";
import type { Db } from "../../../db/database.ts";
import { type Tag, tag } from "../changes/index.ts";
import { findRoute, type StoredRoute } from "./routing.store.ts";

interface ResolvedAddress {
  tags: Tag[];
  answer: { statusCode: 200 | 301 | 404; headInfo: HeadInfo | null; data: RouteTarget };
}

/** Resolves a path to a page or redirect. Throws 404 for an invalid or unknown path. */
export async function resolveAddress(
  { db, shopUrl, now }: { db: Db; shopUrl: string; now: Date },
  address: string,
): Promise<ResolvedAddress> {
  const path = pathOf(address);
  const route = path === undefined ? undefined : await findRoute(db, path, now);
  return { tags: tagsOfRoute(path ?? address, route), answer: answerOf(route, shopUrl) };
}

function answerOf(route: StoredRoute | undefined, shopUrl: string): ResolvedAddress["answer"] {
  if (!route) return { statusCode: 404, headInfo: null, data: { extern: false } };
  if (route.redirect_to !== null)
    return { statusCode: 301, headInfo: null, data: { extern: false, url: route.redirect_to } };
  return { statusCode: 200, headInfo: headOf(route, shopUrl), data: targetOf(route) };
}

/**
 * Returns the cache tags of a path. An unknown path also has the tags of promotions and bundles, whose pages exist
 * only while they are visible.
 */
function tagsOfRoute(path: string, route: StoredRoute | undefined): Tag[] {
  const stands = tag.route(path);
  if (!route) return [stands, tag.promotions, tag.bundles];
  if (route.kind === "promotion") return [stands, tag.promotions, tag.promotion(route.target_id ?? 0)];
  return route.kind === "bundle" ? [stands, tag.bundle(route.target_id ?? 0)] : [stands];
}

/** Returns a URL's decoded path without query, hash and trailing slash; undefined if the URL is invalid. */
export function pathOf(address: string): string | undefined {
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
    canonical: `${shopUrl}${route.canonical || route.path}`,
    metaTitle: route.meta_title,
    metaDescription: route.meta_description,
    metaRobots: route.is_noindex ? "noindex,follow" : "index,follow",
  };
}

/** Route kinds with another name in the storefront's specification. */
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
