/**
 * Bundles: several products sold together at a lower price.
 *
 * - `bundles.rules.ts`: price and stock
 * - `bundles.service.ts`: price and stock of bundles in the shop
 * - `bundle-writes.rules.ts`, `bundle-writes.service.ts`: changes by staff and imports
 *
 * Tables and views: bundle, bundle_facts, bundle_product.
 */
export {
  type BundleLine,
  type BundleLineProduct,
  bundleProductIds,
  loadBundleLines,
} from "./bundle-lines.store.ts";
export { type BundleImport, type BundlesImport, importBundles } from "./bundles.import.ts";
export { bundleRoutes, relatedBundles } from "./bundles.routes.ts";
export { priceBundle } from "./bundles.rules.ts";
export { staffBundlesRoutes } from "./staff-bundles.routes.ts";
