import { ZONE_FACTS, ZONE_FILTER } from "@curat/contract/zones.values";
import type { Zone } from "@curat/contract/zones.values";
import type { ProductView } from "./product-view.ts";

/**
 * Returns a function for a zone's URL within the product's top-level category. Undefined if the category has no page.
 */
export function zoneLinks({ crumbs }: Pick<ProductView, "crumbs">): ((zone: Zone) => string) | undefined {
  const [top] = crumbs;
  if (!top?.url) return undefined;
  const path = top.url.startsWith("/") ? top.url : `/${top.url}`;
  return (zone) => `${path}?filters=${ZONE_FILTER}:${ZONE_FACTS[zone].slug}`;
}
