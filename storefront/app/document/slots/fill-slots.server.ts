import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { EMPTY_CART, toCartSummary } from "../../session/cart/cart-summary.ts";
import { toCartView } from "../../session/cart/cart-view.ts";
import { readCart } from "../../session/cart/read-cart.server.ts";
import { textsMiddleware } from "../../session/chosen-texts.server.ts";
import { cookieLine, readCookies } from "../../session/cookies.ts";
import { findCustomer } from "../../session/customer.server.ts";
import { lastRouteEntry } from "../../session/last-route.ts";
import { allowsPreferences } from "../../session/preferences.ts";
import { deliveryCounty, promisedDays } from "../../session/promised-days.server.ts";
import { sessionMiddleware, sessionOf } from "../../session/session.server.ts";
import { type PageClass, scopeContext } from "../../storefront-context.ts";
import { type CutPage, cutPage, type FilledSlots, filledSlots } from "./slots.server.tsx";

type Context = RouterContextProvider;
type Middleware = MiddlewareFunction<Response>;

/** What makes a kept page one visitor's. */
export interface OwnSlots {
  /** Which of the kept pages is like his. */
  pageClass: PageClass;
  filled: FilledSlots;
  liked: ReadonlySet<number>;
  /**
   * The Set-Cookie line with which his page at that path and query comes, where he who sends this Cookie header lets the
   * shop remember where he was.
   */
  placeLine(cookie: string, path: string): string | undefined;
}

/** The page between its slots, in the shop's own texts; undefined where it has to be rendered for each visitor. */
export async function cutAtSlots(
  html: string,
  isCustomer: boolean,
  { request, context }: { request: Request; context: Context },
): Promise<CutPage | undefined> {
  let cut: CutPage | undefined;
  await pass([textsMiddleware], { request, context }, () => {
    cut = cutPage(html, isCustomer);
  });
  return cut;
}

/**
 * The slots for the visitor who asks, by two small reads; undefined where his page differs in more than its slots, or has to
 * tell him something: a cart or a customer that could not be read, a customer with prices of his own, a notice, a cookie
 * that ends or begins.
 */
export async function fillSlots(request: Request, context: Context): Promise<OwnSlots | undefined> {
  let slots: OwnSlots | undefined;
  try {
    const response = await pass([sessionMiddleware, textsMiddleware], { request, context }, async () => {
      slots = await readSlots(context);
    });
    return response.headers.has("set-cookie") ? undefined : slots;
  } catch (thrown) {
    // Where the API leads elsewhere, the page does, too.
    if (thrown instanceof Response) return undefined;
    throw thrown;
  }
}

async function readSlots(context: Context): Promise<OwnSlots | undefined> {
  const { shared, options } = context.get(scopeContext);
  const { cookies, notices } = sessionOf(context);
  const isCustomer = cookies.token !== undefined;
  // Another provider does not say whose prices are everybody's.
  if (isCustomer && !options.hasOwnApi) return undefined;
  const [read, customer] = await Promise.all([readCart(context), findCustomer(context)]);
  if (read.hasFailed || (isCustomer ? !customer?.liked : !read.cart)) return undefined;
  const countyId = deliveryCounty(read.cart, customer);
  const { days } = await promisedDays(shared, countyId);
  if (notices.length > 0) return undefined;
  const cart = read.cart ? toCartSummary(toCartView(read.cart)) : EMPTY_CART;
  const secure = options.shopUrl.startsWith("https:");
  return {
    pageClass: { isCustomer, countyId: days === "" ? undefined : countyId, days },
    filled: customer
      ? filledSlots({ cart, customer: shownOf(customer), liked: customer.liked ?? [] }, writerOf(customer))
      : filledSlots({ cart }),
    liked: new Set(customer?.liked),
    placeLine(cookie, path) {
      const place = customer && lastRouteEntry(customer.id, path);
      return place && allowsPreferences(readCookies(cookie).consent)
        ? cookieLine("lastRoute", place, secure)
        : undefined;
    },
  };
}

type Named = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

function shownOf({ id, firstname, fullname }: Named) {
  return { id, firstname, fullname };
}

function writerOf({ fullname, email }: Named) {
  return { fullname, email };
}

/** One after another, as the router has them around its loaders. */
async function pass(
  middleware: Middleware[],
  { request, context }: { request: Request; context: Context },
  act: () => Promise<void> | void,
): Promise<Response> {
  const url = new URL(request.url);
  const args = { request, context, url, pattern: "", params: {} } as Parameters<Middleware>[0];
  const [first, ...others] = middleware;
  if (!first) {
    await act();
    return new Response(null);
  }
  return (await first(args, () => pass(others, { request, context }, act))) as Response;
}
