import type { Bundle } from "@curat/contract/bundles";
import type { RouterContextProvider } from "react-router";
import { scopeContext } from "../../storefront-context.ts";
import { type BundleCard, toBundleCard } from "./to-bundle-card.ts";

/**
 * The boxes beside a page's products: none with the flag `bundles` off, none on a product's page with
 * SHOW_BUNDLES_PRODUCT off. A foreign provider may give bundles in another shape or not at all: none then.
 */
export async function shownBundles(
  context: Readonly<RouterContextProvider>,
  bundles: Bundle[] | undefined,
  page: "product" | "list",
): Promise<BundleCard[]> {
  const settings = await context.get(scopeContext).shared.settings();
  if (settings?.flags?.bundles === false) return [];
  if (page === "product" && settings?.SHOW_BUNDLES_PRODUCT === false) return [];
  return (bundles ?? []).filter(({ info, products }) => info?.url && products).map(toBundleCard);
}
