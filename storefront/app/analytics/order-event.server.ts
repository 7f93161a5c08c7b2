import type { RouterContextProvider } from "react-router";
import type { Cart } from "@curat/contract/cart";
import { getProduct } from "@curat/contract/catalog";
import type { OrderBodyInput, OrderResult } from "@curat/contract/orders";
import { cachedApiOf } from "../session/api.server.ts";
import { sessionOf } from "../session/session.server.ts";
import { scopeContext } from "../storefront-context.ts";
import { consentIds } from "../session/consent.ts";
import { orderAction, orderEvent } from "./order-events.ts";
import type { OrderAction, ProductPlace } from "./order-events.ts";
import { allowedParties, trackingOf } from "./tracking.ts";

interface Ordered {
  /** Undefined if the order had already been placed, and was therefore already reported. */
  cart: Cart | undefined;
  body: OrderBodyInput;
  customerId: number | undefined;
}

/** Returns the order event for the browser, or undefined if no third party may receive it. */
export async function orderEventFor(
  context: Readonly<RouterContextProvider>,
  order: OrderResult,
  { cart, body, customerId }: Ordered,
): Promise<OrderAction | undefined> {
  const tracking = trackingOf(await context.get(scopeContext).shared.settings());
  const ids = consentIds(sessionOf(context).cookies.consent);
  if (!cart || allowedParties(tracking, ids).length === 0) return undefined;
  // The contract accepts several names for this field and types it as `unknown`. orderBodyOf writes this one.
  const { zipcode = "" } = body.deliveryaddress as { zipcode?: string };
  const places = await findPlaces(context, cart);
  const event = orderEvent(order, cart, { customerId, email: body.customer.email ?? "", zipcode, places });
  return orderAction(event, cart);
}

async function findPlaces(
  context: Readonly<RouterContextProvider>,
  { cartitems }: Cart,
): Promise<Map<number, ProductPlace>> {
  const ids = [...new Set(cartitems.flatMap(({ productid }) => productid ?? []))];
  const found = await Promise.all(
    ids.map(async (id) => {
      const answer = await cachedApiOf(context).call(getProduct, { params: { id: String(id) } });
      if (!answer.ok) return [];
      const { category, categoryID, breadcrumbs } = answer.data;
      const trail = breadcrumbs.map(({ name, parentID }) => ({ name, parentID }));
      return [[id, { category, categoryID, breadcrumbs: trail }] as const];
    }),
  );
  return new Map(found.flat());
}
