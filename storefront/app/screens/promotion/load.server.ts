import { LIMITS } from "@curat/contract/limits.values";
import { getPromotion } from "@curat/contract/promotions";
import type { PromoBanner, Promotion } from "@curat/contract/promotions";
import { advancedSearch } from "@curat/contract/search";
import { longDate } from "@curat/ui/date/long-date.ts";
import { readListingRequest } from "../../components/listing/listing-request.server.ts";
import { isPastEnd, listingHead, toListing } from "../../components/listing/to-listing.server.ts";
import { toCard } from "../../components/product-card/to-card.ts";
import { cachedApiOf, refuseFailed } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import type { PageRequest } from "../../components/screen/screen-types.ts";
import { daysLeft, lastMoment } from "./promotion-days.ts";

/**
 * Returns a running promotion with one page of its products, or null if there is no such promotion (B-070).
 */
export async function loadPromotion(page: PageRequest) {
  const { context, id } = page;
  const { options, shared } = context.get(scopeContext);
  const reads = cachedApiOf(context);
  const requested = await readListingRequest(page, {
    sortRule: "promotion",
    perPage: LIMITS.promotionPerPage,
  });
  const { sel_params, sel_params_price } = requested.selection;
  const [own, menu, found] = await Promise.all([
    options.hasOwnApi ? reads.call(getPromotion, { params: { id: String(id) } }) : undefined,
    shared.menu(),
    reads.call(advancedSearch, {
      body: {
        page: requested.page,
        perPage: requested.perPage,
        sortorder: requested.sort,
        families: requested.query.families,
        filters: { promoID: id },
        sel_params,
        sel_params_price,
      },
    }),
  ]);
  for (const answer of own ? [own, found] : [found]) refuseFailed(answer);
  if (own && !own.ok) return null;
  // An external provider lists its promotions only in the menu.
  const promotion: PromoBanner & Partial<Promotion> = own?.data ??
    menu?.promos.find((promo) => promo.id === id) ?? {
      id,
      url: "",
      promopic: "",
      promopic_mobile: "",
      promotitle: "",
    };
  const listing = toListing(requested, {
    products: found.ok ? found.data : [],
    meta: found.ok ? found.meta : undefined,
    // Filter values for categories would link to category pages and lose the promotion.
    filters: found.ok ? found.body.filters.filter(({ type }) => type !== "category") : undefined,
  });
  const { promotitle, promopic, promopic_mobile, description = "", promo_to, gift } = promotion;
  const end = promo_to ? new Date(promo_to) : undefined;
  return {
    head: { title: promotitle, ...listingHead(listing, options.shopUrl), picture: promopic },
    name: promotitle,
    picture: promopic,
    pictureMobile: promopic_mobile || promopic,
    html: description,
    until: end && { date: longDate(lastMoment(end)), days: daysLeft(end, new Date()) },
    gift: gift && { quantity: gift.quantity, from: gift.from, card: toCard(gift.product) },
    isPastEnd: isPastEnd(listing),
    listing,
  };
}
