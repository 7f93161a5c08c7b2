/** Fills the visitor slots of cached pages, which are the same for everyone (session/visitor-slot.tsx). */
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { AccountDropdown } from "../layout/header/account-dropdown.tsx";
import { CartDropdown } from "../layout/header/cart-dropdown.tsx";
import { EMPTY_CART, toCartSummary } from "../session/cart/cart-summary.ts";
import { toCartView } from "../session/cart/cart-view.ts";
import { readCart } from "../session/cart/read-cart.server.ts";
import { textsMiddleware } from "../session/chosen-texts.server.ts";
import { cookieLine, readCookies } from "../session/cookies.ts";
import { findCustomer } from "../session/customer.server.ts";
import { lastRouteEntry } from "../session/last-route.ts";
import { allowsPreferences } from "../session/preferences.ts";
import { deliveryCounty, promisedDays } from "../session/promised-days.server.ts";
import { sessionMiddleware, sessionOf } from "../session/session.server.ts";
import { type VisitorData, writeVisitorData } from "../session/visitor-data.ts";
import { type PageClass, scopeContext, type SlotName } from "../storefront-context.ts";

type Context = RouterContextProvider;
/** HTML by slot. For a visitor who is not logged in, account, name and email are missing. */
export type FilledSlots = Partial<Record<SlotName, string>>;

export interface OwnSlots {
  pageClass: PageClass;
  filled: FilledSlots;
  liked: ReadonlySet<number>;
  /** Returns the Set-Cookie line that stores the visitor's last page. Undefined without login or consent. */
  placeLine(cookie: string, path: string): string | undefined;
}

/** Reads the visitor's cart and account. Undefined if the page would differ in more than its slots. */
export async function readOwnSlots(request: Request, context: Context): Promise<OwnSlots | undefined> {
  let slots: OwnSlots | undefined;
  const args = { request, context, url: new URL(request.url), pattern: "", params: {} } as Parameters<
    MiddlewareFunction<Response>
  >[0];
  const read = async (): Promise<Response> => {
    slots = await ownSlotsOf(context);
    return new Response(null);
  };
  try {
    const response = await sessionMiddleware(
      args,
      async () => (await textsMiddleware(args, read)) as Response,
    );
    return (response as Response).headers.has("set-cookie") ? undefined : slots;
  } catch (thrown) {
    // The API's response redirects this visitor, so the whole page must be rendered.
    if (thrown instanceof Response) return undefined;
    throw thrown;
  }
}

async function ownSlotsOf(context: Context): Promise<OwnSlots | undefined> {
  const { shared, options } = context.get(scopeContext);
  const { cookies, notices } = sessionOf(context);
  const isCustomer = cookies.token !== undefined;
  // An external provider does not report whether prices are the same for everyone.
  if (isCustomer && !options.hasOwnApi) return undefined;
  const [read, customer] = await Promise.all([readCart(context), findCustomer(context)]);
  if (read.hasFailed) return undefined;
  if (isCustomer ? !customer?.liked || customer.priceView === undefined : !read.cart) return undefined;
  const countyId = deliveryCounty(read.cart, customer);
  const { days } = await promisedDays(shared, countyId);
  if (notices.length > 0) return undefined;
  const secure = options.shopUrl.startsWith("https:");
  return {
    pageClass: {
      isCustomer,
      countyId: days === "" ? undefined : countyId,
      days,
      priceView: customer?.priceView ?? "",
    },
    filled: fillSlots({
      cart: read.cart ? toCartSummary(toCartView(read.cart)) : EMPTY_CART,
      ...(customer && {
        customer: { id: customer.id, firstname: customer.firstname, fullname: customer.fullname },
        email: customer.email,
        liked: customer.liked ?? [],
      }),
    }),
    liked: new Set(customer?.liked),
    placeLine(cookie, path) {
      const place = customer && lastRouteEntry(customer.id, path);
      return place && allowsPreferences(readCookies(cookie).consent)
        ? cookieLine("lastRoute", place, secure)
        : undefined;
    },
  };
}

export function fillSlots(visitor: VisitorData): FilledSlots {
  const { cart, customer, email = "" } = visitor;
  return {
    cart: htmlOf(<CartDropdown cart={cart} />),
    data: writeVisitorData(visitor),
    ...(customer && {
      account: htmlOf(<AccountDropdown customer={customer} />),
      name: htmlOf(customer.fullname),
      email: htmlOf(email),
    }),
  };
}

const SLOT = { id: "slot", path: "*" };
/** A router context in which slots render. Any page will do, because the slots' forms use absolute paths. */
const page = (await createStaticHandler([SLOT]).query(new Request("http://slot/"))) as StaticHandlerContext; // has no loaders

function htmlOf(element: ReactNode): string {
  const router = createStaticRouter([{ ...SLOT, element }], page);
  return renderToString(<StaticRouterProvider router={router} context={page} hydrate={false} />);
}
