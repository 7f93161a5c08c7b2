import { getBrand, getBrandFilters } from "@curat/contract/catalog";
import { listProducts } from "@curat/contract/listing";
import { shownBundles } from "../../components/bundle-boxes/shown-bundles.server.ts";
import { readListingRequest } from "../../components/listing/listing-request.server.ts";
import { isPastEnd, listingHead, toListing } from "../../components/listing/to-listing.server.ts";
import { toBanners } from "../../components/page-banners/to-banners.ts";
import { cachedApiOf, refuseFailed } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import type { PageRequest } from "../../components/screen/screen-types.ts";

export async function loadBrand(page: PageRequest) {
  const { context } = page;
  const reads = cachedApiOf(context);
  const params = { id: String(page.id) };
  const requested = await readListingRequest(page, { sortRule: "free" });
  const [brand, filters, products] = await Promise.all([
    reads.call(getBrand, { params }),
    reads.call(getBrandFilters, { params, query: requested.selection }),
    reads.call(listProducts, { query: { ...requested.query, brandid: params.id } }),
  ]);
  for (const answer of [brand, products]) refuseFailed(answer);
  if (!brand.ok) return null;
  const { picture, info } = brand.data;
  const { hasOwnApi, shopUrl } = context.get(scopeContext).options;
  const slug = info.url.split("/").at(-1) ?? "";
  const listing = toListing(requested, {
    products: products.ok ? products.data : [],
    meta: products.ok ? products.meta : undefined,
    filters: filters.ok ? filters.data : undefined,
    categoryLink: (to) => (hasOwnApi && slug ? `${to}?filters=brand:${slug}` : to),
  });
  return {
    head: {
      title: info.metatitle || info.brand,
      description: info.metadescription,
      ...listingHead(listing, shopUrl),
      picture,
    },
    name: info.brand,
    picture,
    html: info.description,
    bundles: requested.page === 1 ? await shownBundles(context, brand.data.bundles, "list") : [],
    banners: toBanners(brand.data.banners),
    isPastEnd: isPastEnd(listing),
    listing,
  };
}
