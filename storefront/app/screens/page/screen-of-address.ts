import type { RouteTarget } from "@curat/contract/routing";

const SCREEN_KINDS = [
  "article",
  "product",
  "category",
  "brand",
  "promotion",
  "bundle",
  "blog-post",
  "blog-list",
  "landing",
  "search",
  "not-found",
] as const;
export type ScreenKind = (typeof SCREEN_KINDS)[number];

export interface ResolvedScreen {
  kind: ScreenKind;
  id: number;
}

const NOT_FOUND: ResolvedScreen = { kind: "not-found", id: 0 };

/**
 * Returns the screen for a router target (requirements: B2). The specification defines the order in which ids
 * are checked.
 */
export function screenOfAddress(statusCode: number, target: RouteTarget): ResolvedScreen {
  if (statusCode === 404 && !target.extern) return NOT_FOUND;
  if (target.articleID) return { kind: "article", id: target.articleID };
  if (target.type === "blog.post" && target.id) return { kind: "blog-post", id: target.id };
  if ((target.type === "blog.category" || target.type === "blog.tag") && target.id)
    return { kind: "blog-list", id: target.id };
  if (target.productID) return { kind: "product", id: target.productID };
  if (target.categoryID) return { kind: "category", id: target.categoryID };
  if (target.promoID) return { kind: "promotion", id: target.promoID };
  if (target.brandID) return { kind: "brand", id: target.brandID };
  if (target.landingpageID) return { kind: "landing", id: target.landingpageID };
  if (target.type === "catalog.bundle" && target.id) return { kind: "bundle", id: target.id };
  if (target.type === "search") return { kind: "search", id: 0 };
  return NOT_FOUND;
}
