export { type BundleLine, type BundleLineProduct, loadBundleLines } from "./bundle-lines.store.ts";
export { type BundleImport, type BundlesImport, importBundles } from "./bundles.import.ts";
export { bundleRoutes, bundlesBeside } from "./bundles.routes.ts";
export { type BundlePrice, type BundleShare, bundleStock, priceBundle } from "./bundles.rules.ts";
export { type BundleOffer, offerOf } from "./bundles.service.ts";
export type { BundlesBeside } from "./bundles.store.ts";
