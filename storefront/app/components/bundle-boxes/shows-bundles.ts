import type { Settings } from "@curat/contract/settings";

/**
 * Returns whether a page shows bundle boxes. They are hidden when the flag `bundles` is off, and on product
 * pages also when SHOW_BUNDLES_PRODUCT is off (B-095). If the settings cannot be read, they are shown.
 */
export function showsBundles(
  settings: Pick<Settings, "flags" | "SHOW_BUNDLES_PRODUCT"> | undefined,
  page: "product" | "list",
): boolean {
  if (settings?.flags?.bundles === false) return false;
  return page === "list" || settings?.SHOW_BUNDLES_PRODUCT !== false;
}
