/** Bundles in the spelling of the staff's calls. */
import type { BundleFields, ListedStaffBundle, StaffBundle } from "@curat/contract/staff/bundles";
import { toLei } from "../catalog/index.ts";
import { bundlePath } from "./bundle-lines.store.ts";
import type { Bundle } from "./bundle-writes.rules.ts";
import type { BundleOffer } from "./bundles.service.ts";

interface BundleView {
  bundle: Bundle;
  offer: BundleOffer;
  version: number;
}

export function toStaffBundle({ bundle, offer, version }: BundleView): StaffBundle {
  return {
    ...toBundleSnapshot(bundle),
    url: bundlePath(bundle.slug),
    total_price: toLei(offer.totalBani),
    price: toLei(offer.priceBani),
    bundle_stock: offer.stock,
    version,
  };
}

export function toListedBundle(bundle: Omit<Bundle, "products">, version: number): ListedStaffBundle {
  return {
    bundleID: bundle.id,
    bundle: bundle.name,
    slug: bundle.slug,
    url: bundlePath(bundle.slug),
    is_published: bundle.isPublished,
    percent: bundle.percent,
    sort_order: bundle.sortOrder,
    version,
  };
}

/** A bundle as its history keeps it. */
export function toBundleSnapshot(bundle: Bundle) {
  return {
    bundleID: bundle.id,
    bundle: bundle.name,
    slug: bundle.slug,
    description: bundle.description,
    pic: bundle.picture,
    is_published: bundle.isPublished,
    percent: bundle.percent,
    products: bundle.products.map(({ productId, quantity }) => ({ productID: productId, quantity })),
    sort_order: bundle.sortOrder,
  };
}

/** The bundle with the fields that are told. */
export function withFields(bundle: Bundle, fields: BundleFields): Bundle {
  return {
    ...bundle,
    name: fields.bundle ?? bundle.name,
    slug: fields.slug ?? bundle.slug,
    description: fields.description ?? bundle.description,
    picture: fields.pic === undefined ? bundle.picture : fields.pic,
    isPublished: fields.is_published ?? bundle.isPublished,
    percent: fields.percent ?? bundle.percent,
    products:
      fields.products?.map(({ productID: productId, quantity }) => ({ productId, quantity })) ??
      bundle.products,
    sortOrder: fields.sort_order ?? bundle.sortOrder,
  };
}
