/** What the layout shows on every page; lean, since it travels with each document. */
import type { RouterContextProvider } from "react-router";
import { getCart } from "@curat/contract/cart";
import type { Cart } from "@curat/contract/cart";
import { apiOf } from "../session/api.server.ts";
import { findCustomer } from "../session/customer.server.ts";
import { lastRouteEntry } from "../session/last-route.ts";
import { takeFlash } from "../session/notices.server.ts";
import { sessionOf } from "../session/session.server.ts";
import { scopeContext } from "../storefront-context.ts";
import { islandHtml, islandsContext } from "./island-html.server.tsx";

const MOST_TOP_LINKS = 6;

export async function loadLayout(context: Readonly<RouterContextProvider>, url: URL) {
  const { shared, options } = context.get(scopeContext);
  const [settings, menu, footer, cart, customer] = await Promise.all([
    shared.settings(),
    shared.menu(),
    shared.footer(),
    loadCart(context),
    findCustomer(context),
  ]);
  // Without script the server keeps the place; with it the browser knows of every navigation.
  const place = customer && lastRouteEntry(customer.id, url.pathname + url.search);
  if (place) sessionOf(context).set("lastRoute", place);
  context.set(islandsContext, islandHtml({ settings, menu, footer }));
  return {
    shopName: settings?.name ?? "Curat",
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
    hasOwnApi: options.hasOwnApi,
    customer: customer && { id: customer.id, firstname: customer.firstname, fullname: customer.fullname },
    cart,
    footer: { hasText: Boolean(settings?.BEFORE_FOOTER_TEXT), hasNewsletter: footer?.newsletter ?? false },
    notices: takeFlash(context),
  };
}

/** Without a cart id there is nothing to ask; a failed load is an empty cart (cart spec, section 4). */
async function loadCart(context: Readonly<RouterContextProvider>) {
  const { cookies } = sessionOf(context);
  if (!cookies.cart && !cookies.token) return EMPTY_CART;
  const answer = await apiOf(context).call(getCart);
  return answer.ok ? toCartSummary(answer.data) : EMPTY_CART;
}

interface CartLine {
  id: number;
  name: string;
  url: string;
  picture: string | null;
  quantity: number;
  subtotal: number;
  isRemovable: boolean;
}
export interface CartSummary {
  lines: CartLine[];
  total: number;
  count: number;
}
const EMPTY_CART: CartSummary = { lines: [], total: 0, count: 0 };

function toCartSummary(cart: Cart): CartSummary {
  const lines = cart.cartitems.map((item) => ({
    id: item.id,
    name: item.product,
    url: item.url,
    picture: item.pic,
    quantity: item.quantity,
    subtotal: item.subtotal,
    isRemovable: item.product_type !== "handling_charge",
  }));
  // A charge is a line of the cart, but nothing that lies in it.
  const count = lines.reduce((sum, line) => sum + (line.isRemovable ? line.quantity : 0), 0);
  return { lines, total: cart.totals.grandtotal, count };
}
