/** Limits for buyers who have not yet paid for or received an order (decision 0026). */
import type { FieldErrors } from "@curat/contract/envelope";
import { z } from "zod";
import { formatLei } from "../../../../text/money.ts";
import { placingTexts } from "../texts.ts";

export const unprovenBounds = z.object({
  ordersAMinute: z.int().min(1).default(5),
  ordersAnHour: z.int().min(1).default(3),
  /** Limits of orders that await payment or confirmation. A network's limits are four times as high. */
  openOrders: z.int().min(1).default(5),
  openBani: z.int().min(1).default(25_000_00),
  openPieces: z.int().min(1).default(200),
});
export type UnprovenBounds = z.infer<typeof unprovenBounds>;

/** Returns the limits. If the setting is malformed, returns the defaults, so that no buyer is blocked. */
export function usualBounds(stored: unknown): UnprovenBounds {
  const read = unprovenBounds.safeParse(stored ?? {});
  return read.success ? read.data : unprovenBounds.parse({});
}

const NETWORK_FACTOR = 4;

export function readUnprovenBounds(stored: unknown): UnprovenBounds {
  return unprovenBounds.parse(stored ?? {});
}

export interface Open {
  orders: number;
  bani: number;
  /** Pieces, keyed by product id, only for products in the new order. */
  pieces: Record<string, number>;
}
export interface OpenOrders {
  fromNetworkInAMinute: number;
  toEmailInAnHour: number;
  person: Open;
  network: Open;
}
export interface OrderInput {
  totalBani: number;
  products: { productId: number; name: string; quantity: number }[];
}

export type UnprovenVerdict =
  | { ok: true }
  | { ok: false; error: "too-many" }
  | { ok: false; error: "refused"; errors: FieldErrors };

export function judgeUnproven(
  input: OrderInput,
  openOrders: OpenOrders,
  limits: UnprovenBounds,
): UnprovenVerdict {
  if (openOrders.fromNetworkInAMinute >= limits.ordersAMinute) return { ok: false, error: "too-many" };
  if (openOrders.toEmailInAnHour >= limits.ordersAnHour)
    return refused({ "customer.email": [placingTexts.ordersAnHour(limits.ordersAnHour)] });
  const { person, network } = openOrders;
  const sentence = refusalOf(input, person, limits, 1) ?? refusalOf(input, network, limits, NETWORK_FACTOR);
  return sentence === undefined ? { ok: true } : refused({ cart: [sentence] });
}

function refusalOf(
  { totalBani, products }: OrderInput,
  open: Open,
  limits: UnprovenBounds,
  factor: number,
): string | undefined {
  const openBani = limits.openBani * factor;
  const openPieces = limits.openPieces * factor;
  if (open.orders >= limits.openOrders * factor) return placingTexts.openOrders(open.orders);
  if (open.bani + totalBani > openBani) return placingTexts.openWorth(formatLei(openBani));
  const excess = products.find(
    ({ productId, quantity }) => (open.pieces[productId] ?? 0) + quantity > openPieces,
  );
  return excess && placingTexts.openPieces(openPieces, excess.name);
}

function refused(errors: FieldErrors): UnprovenVerdict {
  return { ok: false, error: "refused", errors };
}
