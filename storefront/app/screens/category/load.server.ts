import { redirect } from "react-router";
import { getCategory, getCategoryFilters } from "@curat/contract/catalog";
import type { Category } from "@curat/contract/catalog";
import { listProducts } from "@curat/contract/listing";
import { shownBundles } from "../../components/bundle-boxes/shown-bundles.server.ts";
import { readListingRequest } from "../../components/listing/listing-request.server.ts";
import { isPastEnd, listingHead, toListing } from "../../components/listing/to-listing.server.ts";
import { toBanners } from "../../components/page-banners/to-banners.ts";
import { cachedApiOf, refuseFailed } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import type { PageRequest } from "../../components/screen/screen-types.ts";

export async function loadCategory(page: PageRequest) {
  const { context } = page;
  const reads = cachedApiOf(context);
  const params = { id: String(page.id) };
  const requested = await readListingRequest(page, { sortRule: "category" });
  const [category, filters, products] = await Promise.all([
    reads.call(getCategory, { params }),
    reads.call(getCategoryFilters, { params, query: requested.selection }),
    reads.call(listProducts, { query: { ...requested.query, categoryid: params.id } }),
  ]);
  for (const answer of [category, products]) refuseFailed(answer);
  if (!category.ok) return null;
  // Products for specific machines are found only through the search, where visitors choose a model (B-046).
  if (category.data.must_have_model) throw redirect(`/search?categoryID=${params.id}`);

  const { info, countProducts, breadcrumbs } = category.data;
  const listing = toListing(requested, {
    // A list that cannot be read is shown as empty (requirements: B21).
    products: products.ok ? products.data : [],
    meta: products.ok ? products.meta : undefined,
    filters: filters.ok ? filters.data : undefined,
  });
  return {
    head: {
      title: info.category,
      ...listingHead(listing, context.get(scopeContext).options.shopUrl),
      picture: category.data.pics[0],
    },
    name: info.category,
    count: countProducts,
    trail: breadcrumbs.map(({ name, url }, index) => ({
      name,
      url: index < breadcrumbs.length - 1 ? url : undefined,
    })),
    html: info.description,
    baselineHtml: info.baseline,
    subcategories: category.data.subcats.map(toTile),
    bundles: requested.page === 1 ? await shownBundles(context, category.data.bundles, "list") : [],
    banners: toBanners(category.data.banners),
    isPastEnd: isPastEnd(listing),
    listing,
  };
}

function toTile({ pics, countProducts, info }: Category["subcats"][number]) {
  return { name: info.category, url: info.url, count: countProducts, picture: pics[0] ?? null };
}
