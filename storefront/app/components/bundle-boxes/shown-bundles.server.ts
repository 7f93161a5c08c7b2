import type { Bundle } from "@curat/contract/bundles";
import type { RouterContextProvider } from "react-router";
import { scopeContext } from "../../storefront-context.ts";
import { showsBundles } from "./shows-bundles.ts";
import { type BundleCard, toBundleCard } from "./to-bundle-card.ts";

/**
 * Returns the bundles that a page shows. External providers may omit them, or send another data structure.
 */
export async function shownBundles(
  context: Readonly<RouterContextProvider>,
  bundles: Bundle[] | undefined,
  page: "product" | "list",
): Promise<BundleCard[]> {
  if (!showsBundles(await context.get(scopeContext).shared.settings(), page)) return [];
  return (bundles ?? []).filter(({ info, products }) => info?.url && products).map(toBundleCard);
}
