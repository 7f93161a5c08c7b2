import type { Settings } from "@curat/contract/settings";

/** Returns whether a page shows bundles. Two settings can hide them (B-095). */
export function showsBundles(
  settings: Pick<Settings, "flags" | "SHOW_BUNDLES_PRODUCT"> | undefined,
  page: "product" | "list",
): boolean {
  if (settings?.flags?.bundles === false) return false;
  return page === "list" || settings?.SHOW_BUNDLES_PRODUCT !== false;
}
