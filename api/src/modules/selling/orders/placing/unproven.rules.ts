/** How much may be ordered by somebody who has not yet paid for or taken anything (decision 0026). Pure. */
import type { FieldErrors } from "@curat/contract/envelope";
import { z } from "zod";
import { formatLei } from "../../../../text/money.ts";
import { placingTexts } from "../texts.ts";

/** The setting `unprovenBuyers`. */
export const unprovenBounds = z.object({
  /** Orders a minute from one network. */
  ordersAMinute: z.int().min(1).default(5),
  /** Orders an hour that are confirmed to one e-mail address. */
  ordersAnHour: z.int().min(1).default(3),
  /** Orders that wait for their money or for the shop, by e-mail and phone; from one network four times as many. */
  openOrders: z.int().min(1).default(5),
  /** What these are worth together. */
  openBani: z.int().min(1).default(25_000_00),
  /** Pieces of one product in them. */
  openPieces: z.int().min(1).default(200),
});
export type UnprovenBounds = z.infer<typeof unprovenBounds>;

/** What holds for orders: the usual bounds where what is stored is malformed, so that nobody is kept from ordering by it. */
export function standingBounds(stored: unknown): UnprovenBounds {
  const read = unprovenBounds.safeParse(stored ?? {});
  return read.success ? read.data : unprovenBounds.parse({});
}

/** Many people may share a network. */
const NETWORK_FACTOR = 4;

/** Throws on a malformed setting. */
export function readUnprovenBounds(stored: unknown): UnprovenBounds {
  return unprovenBounds.parse(stored ?? {});
}

/** What is open of one buyer, or of all who order from his network. */
export interface Open {
  orders: number;
  bani: number;
  /** By id, of the products that are asked for now. */
  pieces: Record<string, number>;
}
export interface OpenOrders {
  fromNetworkInAMinute: number;
  toEmailInAnHour: number;
  person: Open;
  network: Open;
}
export interface AskedOrder {
  totalBani: number;
  products: { productId: number; name: string; quantity: number }[];
}

export type UnprovenVerdict =
  | { ok: true }
  | { ok: false; error: "too-many" }
  | { ok: false; error: "refused"; errors: FieldErrors };

/** Whether one more order fits. */
export function judgeUnproven(
  asked: AskedOrder,
  openOrders: OpenOrders,
  limits: UnprovenBounds,
): UnprovenVerdict {
  if (openOrders.fromNetworkInAMinute >= limits.ordersAMinute) return { ok: false, error: "too-many" };
  if (openOrders.toEmailInAnHour >= limits.ordersAnHour)
    return refused({ "customer.email": [placingTexts.ordersAnHour(limits.ordersAnHour)] });
  const sentence =
    refusalOf(asked, openOrders.person, limits) ?? refusalOf(asked, openOrders.network, timesFour(limits));
  return sentence === undefined ? { ok: true } : refused({ cart: [sentence] });
}

function refusalOf(
  { totalBani, products }: AskedOrder,
  open: Open,
  { openOrders, openBani, openPieces }: Pick<UnprovenBounds, "openOrders" | "openBani" | "openPieces">,
): string | undefined {
  if (open.orders >= openOrders) return placingTexts.openOrders(open.orders);
  if (open.bani + totalBani > openBani) return placingTexts.openWorth(formatLei(openBani));
  const excess = products.find(
    ({ productId, quantity }) => (open.pieces[productId] ?? 0) + quantity > openPieces,
  );
  return excess && placingTexts.openPieces(openPieces, excess.name);
}

function timesFour({ openOrders, openBani, openPieces }: UnprovenBounds) {
  return {
    openOrders: openOrders * NETWORK_FACTOR,
    openBani: openBani * NETWORK_FACTOR,
    openPieces: openPieces * NETWORK_FACTOR,
  };
}

function refused(errors: FieldErrors): UnprovenVerdict {
  return { ok: false, error: "refused", errors };
}
