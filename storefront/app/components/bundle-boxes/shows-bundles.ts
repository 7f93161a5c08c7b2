import type { Settings } from "@curat/contract/settings";

/**
 * Whether boxes stand beside a page's products: never with the flag `bundles` off, on a product's page not with
 * SHOW_BUNDLES_PRODUCT off (B-095). Settings that could not be read hide nothing.
 */
export function showsBundles(
  settings: Pick<Settings, "flags" | "SHOW_BUNDLES_PRODUCT"> | undefined,
  page: "product" | "list",
): boolean {
  if (settings?.flags?.bundles === false) return false;
  return page === "list" || settings?.SHOW_BUNDLES_PRODUCT !== false;
}
