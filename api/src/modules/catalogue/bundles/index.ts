export { type BundleLine, type BundleLineProduct, loadBundleLines } from "./bundle-lines.store.ts";
export { type BundleImport, type BundlesImport, importBundles } from "./bundles.import.ts";
export { bundleRoutes, bundlesBeside } from "./bundles.routes.ts";
export { priceBundle } from "./bundles.rules.ts";
export { staffBundlesRoutes } from "./staff-bundles.routes.ts";
