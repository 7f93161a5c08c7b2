/** Expands order data into past orders, with products, prices of the day and events up to today. */
import { createHash } from "node:crypto";
import type { OrderImport } from "@curat/api";
import type { GrownProduct } from "../../catalogue/grow.ts";
import { DAY_MS, type PricePoint } from "../../catalogue/prices.ts";
import type { Assortment } from "../assortment.ts";
import { COMPANIES } from "../companies.ts";
import { personOf } from "../persons.ts";
import { awbOf, deliveryOf, lockerNear, promiseOf } from "./delivery.ts";
import type { WrittenOrder } from "./order.ts";
import { storyOf } from "./story.ts";

export interface PastOrder {
  written: WrittenOrder;
  order: OrderImport;
  bought: GrownProduct[];
}

const CASH_CHARGE_BANI = 5_00;

/**
 * Returns past orders with existing products, without empty orders. `today` is midnight at the start of the
 * day.
 */
export function pastOrders(
  orders: readonly WrittenOrder[],
  assortment: Assortment,
  today: Date,
): PastOrder[] {
  return orders.flatMap((written) => {
    const placedAt = timeOf(written, today);
    const lines = linesOf(written, assortment, placedAt);
    if (lines.length === 0) return [];
    return [
      {
        written,
        order: orderOf(written, lines, { placedAt, today }),
        bought: lines.map(({ grown }) => grown),
      },
    ];
  });
}

interface Line {
  grown: GrownProduct;
  quantity: number;
  unitPriceBani: number;
}

function orderOf(
  written: WrittenOrder,
  lines: Line[],
  { placedAt, today }: { placedAt: Date; today: Date },
): OrderImport {
  const { key, delivery: code, payment, company, observation } = written;
  const { email, firstName, lastName, phone, places } = personOf(written.by);
  const story = storyOf(written, placedAt);
  const shippedAt = story.find(({ status }) => status === "shipped")?.at;
  const promise = promiseOf(code, { stands: written.stands, story, today });
  const awb = shippedAt && awbOf(code, shippedAt, key);
  return {
    randomId: randomIdOf(key),
    email,
    firstName,
    lastName,
    phone,
    placedAt,
    payment,
    story,
    lines: lines.map(({ grown, quantity, unitPriceBani }) => ({
      productId: grown.product.id,
      quantity,
      unitPriceBani,
    })),
    delivery: deliveryOf(code, {
      productsBani: sum(lines.map(({ quantity, unitPriceBani }) => quantity * unitPriceBani)),
      grams: sum(lines.map(({ grown, quantity }) => quantity * (grown.product.weightGrams ?? 0))),
    }),
    place: places[0],
    ...(code === "SAMEDAY_EASYBOX" ? { locker: lockerNear(places[0], key) } : {}),
    // No cash-on-delivery charge applies when buyers pay in the store.
    ...(payment === "COD" && code !== "STORE_PICKUP" ? { chargeBani: CASH_CHARGE_BANI } : {}),
    ...(company === undefined ? {} : { company: COMPANIES[company] }),
    ...(observation === undefined ? {} : { observation }),
    ...(awb === undefined ? {} : { awb }),
    ...(promise === undefined ? {} : { promise }),
    ...(shippedAt ? { invoice: true } : {}),
  };
}

/**
 * Returns the order's lines. Skips repeated products, because the same product may replace two bases in a
 * small shop.
 */
function linesOf({ lines }: WrittenOrder, assortment: Assortment, placedAt: Date): Line[] {
  const found = new Map<number, Line>();
  for (const [base, quantity, variant = 0] of lines) {
    const grown = assortment.findLike(base, { variant, since: placedAt });
    if (!grown || found.has(grown.product.id)) continue;
    const { id, minQuantity, maxQuantity, prices } = grown.product;
    found.set(id, {
      grown,
      quantity: Math.min(maxQuantity, Math.max(minQuantity, quantity)),
      unitPriceBani: priceAt(prices, placedAt),
    });
  }
  return [...found.values()];
}

/** Returns the price at a time, or the first price for times before the history begins. */
function priceAt(prices: readonly PricePoint[], at: Date): number {
  const requested = prices.findLast(({ from }) => from <= at) ?? prices[0];
  if (!requested) throw new Error("A product of the demo has no price.");
  return requested.bani;
}

function timeOf({ daysAgo, time }: WrittenOrder, today: Date): Date {
  const day = new Date(today.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T${time}:00Z`);
}

/** Returns an order's random id. It can be guessed from the key, which is acceptable for public demo data. */
function randomIdOf(key: string): string {
  return createHash("sha256").update(`order ${key}`).digest("base64url").slice(0, 22);
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
