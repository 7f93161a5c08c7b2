/** Loads the layout's data. Omits what the layout does not need, because each document contains the data. */
import type { RouterContextProvider } from "react-router";
import type { Today } from "@curat/contract/shop-now";
import { LIMITS } from "@curat/contract/limits.values";
import { UNNAMED_SHOP } from "@curat/contract/shop-name.values";
import { chosenTexts } from "@curat/contract/texts.values";
import { trackingOf } from "../analytics/tracking.ts";
import { loadCompared } from "../components/compare/compared.server.ts";
import { preloadCompareWidget } from "../components/compare/lazy-compare-widget.tsx";
import { isConsentRequested } from "../components/consent-form/choose-consent.server.ts";
import { legalLinksOf } from "../components/terms/legal-links.ts";
import { EMPTY_CART, toCartSummary } from "../session/cart/cart-summary.ts";
import type { CartSummary } from "../session/cart/cart-summary.ts";
import { toCartView } from "../session/cart/cart-view.ts";
import { readCart } from "../session/cart/read-cart.server.ts";
import { findShownCustomer, lookUpOnce } from "../session/customer.server.ts";
import { lastRouteEntry } from "../session/last-route.ts";
import type { LayoutData } from "../session/layout-data.ts";
import { deliveryCounty, promisedDays } from "../session/promised-days.server.ts";
import { takeFlash } from "../session/notices.server.ts";
import { sessionOf } from "../session/session.server.ts";
import { scopeContext } from "../storefront-context.ts";
import { preloadNewsletter } from "./footer/footer.tsx";
import { islandHtml, islandsContext } from "./island-html.server.tsx";

export async function loadLayout(context: Readonly<RouterContextProvider>, url: URL): Promise<LayoutData> {
  const { shared, options } = context.get(scopeContext);
  const [settings, menu, footer, cart, customer, isConsentNeeded, compared, today] = await Promise.all([
    shared.settings(),
    shared.menu(),
    shared.footer(),
    loadCart(context),
    findShownCustomer(context),
    isConsentRequested(context),
    loadCompared(context),
    loadToday(context),
  ]);
  const texts = chosenTexts();
  // Show an incomplete page, but do not cache it.
  if (!settings || !menu || !footer) sessionOf(context).markIncomplete();
  // Without JavaScript only the server can store the visitor's last page.
  const isModel = context.get(scopeContext).pageClass !== undefined;
  const place = !isModel && customer && lastRouteEntry(customer.id, url.pathname + url.search);
  if (place) sessionOf(context).set("lastRoute", place);
  context.set(islandsContext, islandHtml({ settings, menu, footer, hasOwnApi: options.hasOwnApi }));
  if (footer?.newsletter) await preloadNewsletter();
  if (compared?.length) await preloadCompareWidget();
  return {
    shopName: settings?.name ?? UNNAMED_SHOP,
    logo: settings?.logo ?? null,
    customCss: settings?.CUSTOM_CSS ?? "",
    promoText: settings?.HEADER_PROMO_TEXT ?? "",
    ...(settings?.promises && { promises: settings.promises }),
    ...(Object.keys(texts).length > 0 && { texts }),
    ...(settings?.legal_notice && { legalNotice: settings.legal_notice.svg }),
    ...(settings?.durability_labels && { hasLabels: true as const }),
    phone: settings?.INVOICE?.tel,
    ...(today && { today }),
    // Providers that do not report this flag have the documented account endpoints.
    hasAccounts: settings?.flags?.accounts !== false,
    // "Add to cart" on cards is enabled unless its flag is off (decisions/0020: Small conflicts).
    hasQuickAdd: settings?.flags?.productCardAddToCart !== false,
    businessStore: settings?.business_store ?? "",
    topLinks: (menu?.topLinks ?? [])
      .slice(0, LIMITS.topLinks)
      .map(({ Url, NumeAfisat }) => ({ url: Url, name: NumeAfisat })),
    tracking: trackingOf(settings),
    hasOwnApi: options.hasOwnApi,
    customer: customer && { id: customer.id, firstname: customer.firstname, fullname: customer.fullname },
    cart,
    ...((cart.isUnknown || (await lookUpOnce(context)).hasFailed) && { isPartial: true }),
    footer: { hasText: Boolean(settings?.BEFORE_FOOTER_TEXT), hasNewsletter: footer?.newsletter ?? false },
    asksConsent: isConsentNeeded,
    compared,
    legal: legalLinksOf(footer?.articles ?? []),
    notices: takeFlash(context),
  };
}

/**
 * Returns the delivery promise: for the page class if the page will be cached, otherwise for this visitor.
 */
async function loadToday(context: Readonly<RouterContextProvider>): Promise<Today | undefined> {
  const { shared, pageClass } = context.get(scopeContext);
  if (pageClass) {
    const { today, days } = await promisedDays(shared, pageClass.countyId);
    // Do not cache the page, because the promise changed after the page was requested.
    if (days !== pageClass.days) sessionOf(context).markIncomplete();
    return today;
  }
  const [{ cart }, customer] = await Promise.all([readCart(context), findShownCustomer(context)]);
  return shared.today(deliveryCounty(cart, customer));
}

/**
 * Returns the header's cart. Marks a cart as unknown if it cannot be read, so that it does not look empty (C-029,
 * decisions/0024).
 */
async function loadCart(context: Readonly<RouterContextProvider>): Promise<CartSummary> {
  const { cart, hasFailed } = await readCart(context);
  if (hasFailed) return { ...EMPTY_CART, isUnknown: true };
  return cart ? toCartSummary(toCartView(cart)) : EMPTY_CART;
}
