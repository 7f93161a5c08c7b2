export { type BundleLine, type BundleLineProduct, loadBundleLines } from "./bundle-lines.store.ts";
export { type BundlePrice, type BundleShare, bundleStock, priceBundle } from "./bundles.rules.ts";
export { type BundleOffer, offerOf } from "./bundles.service.ts";
