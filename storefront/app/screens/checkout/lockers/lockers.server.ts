/** Reads lockers (C-023). Requires our own API, because the documented API has no endpoint for lockers. */
import type { RouterContextProvider } from "react-router";
import type { Cart } from "@curat/contract/cart";
import { listLockers } from "@curat/contract/shipping";
import type { Locker } from "@curat/contract/shipping";
import { apiOf } from "../../../session/api.server.ts";
import { readCart } from "../../../session/cart/read-cart.server.ts";
import { scopeContext } from "../../../storefront-context.ts";
import { nearFirst } from "./near-first.ts";
import { isLockerDelivery } from "../../../session/cart/cart-view.ts";

type Context = Readonly<RouterContextProvider>;

export interface LockerView {
  lockerId: string;
  name: string;
  address: string;
  city: string;
  county: string;
  schedule: string;
  takesCash: boolean;
  /** Kilometres from the buyer, or null if they did not share their location. */
  distance: number | null;
  lat: number;
  lng: number;
}

async function findLockers(context: Context, query: LockerQuery): Promise<LockerView[] | null> {
  const answer = await apiOf(context).call(listLockers, { query });
  return answer.ok ? answer.data.map(toView) : null;
}
interface LockerQuery {
  delivery?: string;
  lockerId?: string;
  q?: string;
  countyID?: string;
  city?: string;
  lat?: string;
  lng?: string;
}

/** Searches the lockers for `delivery`, or for the cart's delivery if it is empty. */
export async function searchLockers(
  context: Context,
  { q, delivery: deliveryId }: { q: string; delivery?: string | undefined },
): Promise<LockerView[] | null> {
  const { cart } = await readCart(context);
  const { countyid, city = "" } = cart?.deliveryaddress ?? {};
  const countyID = countyid ? String(countyid) : undefined;
  const delivery = deliveryId ?? (cart && chosenCode(cart));
  const [near, all] = await Promise.all([
    countyID ? findLockers(context, { delivery, q, countyID }) : [],
    findLockers(context, { delivery, q }),
  ]);
  return all && nearFirst(near ?? [], all, city);
}

export interface LockerOffer {
  /** Delivery code whose lockers are searched. */
  delivery: string;
  place: string;
  city: string;
  county: string;
  list: LockerView[];
  chosen: LockerView | undefined;
}

/**
 * Returns lockers in the delivery's city, or in its county if the city has none. Returns null for other
 * delivery methods and external providers.
 */
export async function lockersFor(context: Context, cart: Cart): Promise<LockerOffer | null> {
  const { hasOwnApi } = context.get(scopeContext).options;
  if (!hasOwnApi || !isLockerDelivery(cart, cart.delivery_option?.deliveryId ?? "")) return null;
  const delivery = chosenCode(cart) ?? "";
  const { countyid, city, county } = cart.deliveryaddress ?? {};
  const countyID = countyid ? String(countyid) : undefined;
  const near = city ? await findLockers(context, { delivery, countyID, city }) : [];
  const list = near?.length ? near : ((await findLockers(context, { delivery, countyID })) ?? []);
  const place = `${countyid ?? ""} ${city ?? ""}`;
  const chosen = await findChosen(context, { delivery, lockerId: cart.collect_point?.lockerId }, list);
  return { delivery, place, city: city ?? "", county: county ?? "", list, chosen };
}

function chosenCode({ delivery_option, delivery_options }: Cart): string | undefined {
  return delivery_options.find(({ deliveryId }) => deliveryId === delivery_option?.deliveryId)?.deliveryCode;
}

async function findChosen(
  context: Context,
  { delivery, lockerId }: { delivery: string; lockerId: string | undefined },
  list: LockerView[],
): Promise<LockerView | undefined> {
  if (!lockerId) return undefined;
  const listed = list.find((locker) => locker.lockerId === lockerId);
  return listed ?? (await findLockers(context, { delivery, lockerId }))?.[0];
}

/** Searches lockers by text or around the buyer's location. */
export async function answerLockers(context: Context, { searchParams }: URL): Promise<Response> {
  const requested = (name: string) => searchParams.get(name) ?? undefined;
  const q = requested("q");
  const delivery = requested("delivery");
  const around = { delivery, lat: requested("lat"), lng: requested("lng") };
  const lockers =
    q === undefined ? await findLockers(context, around) : await searchLockers(context, { q, delivery });
  return Response.json({ lockers }, { headers: { "cache-control": "no-store" } });
}

function toView({ cashOnDelivery, address, city, county, ...locker }: Locker): LockerView {
  const { lockerId, name, schedule, distance, lat, lng } = locker;
  const place = [address, city, county].filter(Boolean).join(", ");
  return {
    lockerId,
    name,
    address: place,
    city,
    county,
    schedule,
    takesCash: cashOnDelivery,
    distance,
    lat,
    lng,
  };
}
