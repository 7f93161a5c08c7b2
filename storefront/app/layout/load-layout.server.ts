/** What the layout shows on every page; lean, since it travels with each document. */
import type { RouterContextProvider } from "react-router";
import { DELIVERY_CODE, PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { Cart } from "@curat/contract/cart";
import { trackingOf } from "../analytics/tracking.ts";
import { loadCompared } from "../components/compare/compared.server.ts";
import { preloadCompareWidget } from "../components/compare/lazy-compare-widget.tsx";
import { isConsentAsked } from "../components/consent-form/consent.server.ts";
import { legalLinksOf } from "../components/terms/legal-links.ts";
import { readCart } from "../session/cart/read-cart.server.ts";
import { findCustomer } from "../session/customer.server.ts";
import { lastRouteEntry } from "../session/last-route.ts";
import type { CartSummary, LayoutData } from "../session/layout-data.ts";
import { takeFlash } from "../session/notices.server.ts";
import { sessionOf } from "../session/session.server.ts";
import { scopeContext } from "../storefront-context.ts";
import { preloadNewsletter } from "./footer/footer.tsx";
import { islandHtml, islandsContext } from "./island-html.server.tsx";

const MOST_TOP_LINKS = 6;

export async function loadLayout(context: Readonly<RouterContextProvider>, url: URL): Promise<LayoutData> {
  const { shared, options } = context.get(scopeContext);
  const [settings, menu, footer, cart, customer, asksConsent, compared] = await Promise.all([
    shared.settings(),
    shared.menu(),
    shared.footer(),
    loadCart(context),
    findCustomer(context),
    isConsentAsked(context),
    loadCompared(context),
  ]);
  // Without these the page is not what the shop is: shown, but kept nowhere.
  if (!settings || !menu || !footer) sessionOf(context).markIncomplete();
  // Without script the server keeps the place; with it the browser knows of every navigation.
  const place = customer && lastRouteEntry(customer.id, url.pathname + url.search);
  if (place) sessionOf(context).set("lastRoute", place);
  context.set(islandsContext, islandHtml({ settings, menu, footer, hasOwnApi: options.hasOwnApi }));
  if (footer?.newsletter) await preloadNewsletter();
  if (compared?.length) await preloadCompareWidget();
  return {
    shopName: settings?.name ?? "Curat",
    logo: settings?.logo ?? null,
    customCss: settings?.CUSTOM_CSS ?? "",
    promoText: settings?.HEADER_PROMO_TEXT ?? "",
    phone: settings?.INVOICE?.tel,
    // A provider that says nothing has the documented account calls.
    hasAccounts: settings?.flags?.accounts !== false,
    // The flag is on unless it is switched off (decisions: Small conflicts).
    hasQuickAdd: settings?.flags?.productCardAddToCart !== false,
    businessStore: settings?.business_store ?? "",
    topLinks: (menu?.topLinks ?? [])
      .slice(0, MOST_TOP_LINKS)
      .map(({ Url, NumeAfisat }) => ({ url: Url, name: NumeAfisat })),
    tracking: trackingOf(settings),
    hasOwnApi: options.hasOwnApi,
    customer: customer && { id: customer.id, firstname: customer.firstname, fullname: customer.fullname },
    cart,
    footer: { hasText: Boolean(settings?.BEFORE_FOOTER_TEXT), hasNewsletter: footer?.newsletter ?? false },
    asksConsent,
    compared,
    legal: legalLinksOf(footer?.articles ?? []),
    notices: takeFlash(context),
  };
}

/** A cart that can not be read shows nothing, and says that it is not empty (C-029, decisions/0024). */
async function loadCart(context: Readonly<RouterContextProvider>): Promise<CartSummary> {
  const { cart, hasFailed } = await readCart(context);
  if (hasFailed) return { ...EMPTY_CART, isUnknown: true };
  return cart ? toCartSummary(cart) : EMPTY_CART;
}

const NO_GOODS = new Set<string>([PRODUCT_TYPE.voucher, PRODUCT_TYPE.handlingCharge]);
const EMPTY_CART: CartSummary = {
  lines: [],
  goods: 0,
  delivery: { price: 0, isChosen: false },
  fee: 0,
  count: 0,
};

/** What lies in the cart, and apart from it what delivery and payment cost. */
export function toCartSummary(cart: Cart): CartSummary {
  const charges = cart.cartitems.filter((item) => item.product_type === PRODUCT_TYPE.handlingCharge);
  const items = cart.cartitems.filter((item) => !charges.includes(item));
  const lines = items.map((item) => ({
    id: item.id,
    name: item.product,
    url: item.url,
    picture: item.pic,
    quantity: NO_GOODS.has(item.product_type) || item.voucher_code ? null : item.quantity,
    subtotal: item.subtotal,
    isGift: item.is_gift,
  }));
  const count = lines.reduce((sum, { quantity, isGift }) => sum + (isGift ? 0 : (quantity ?? 0)), 0);
  return { lines, goods: sumOf(items), delivery: deliveryOf(cart), fee: sumOf(charges), count };
}

/** The sum of what items cost, rounded back to bani. */
function sumOf(items: readonly { subtotal: number }[]): number {
  return Math.round(items.reduce((sum, { subtotal }) => sum + subtotal, 0) * 100) / 100;
}

/** Who says nothing of the choice has taken it for made. */
function deliveryOf({ chosen, totals, delivery_options }: Cart): CartSummary["delivery"] {
  if (chosen?.delivery ?? true) return { price: totals.total_delivery, isChosen: true };
  const prices = delivery_options
    .filter(({ deliveryCode }) => deliveryCode !== DELIVERY_CODE.storePickup)
    .map(({ courierDeliveryTax }) => courierDeliveryTax);
  return { price: prices.length > 0 ? Math.min(...prices) : totals.total_delivery, isChosen: false };
}
