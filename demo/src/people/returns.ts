import { z } from "zod";
import type { ReturnImport } from "@curat/api";
import { DAY_MS } from "../catalogue/prices.ts";
import { readData } from "../data/read-data.ts";
import type { PastOrder } from "./orders/past-orders.ts";

const written = z.strictObject({
  order: z.string(),
  /** Position of the line in the order, and pieces. */
  lines: z.array(z.tuple([z.int(), z.int().positive()])),
  /** 1 changed my mind, 2 defective, 3 wrong product, 4 damaged in transit, 5 other. */
  reasonId: z.int(),
  observation: z.string(),
  iban: z.string(),
  status: z.enum(["requested", "approved", "on_the_way", "received", "refunded", "rejected"]),
  rejection: z.string().optional(),
  /** Days from delivery to the request, and to the current status. */
  days: z.tuple([z.int(), z.int()]),
});

const BANK = "Banca Exemplu S.A.";
export const RETURNS = readData("returns", z.array(written));

/** Lists the returns of existing orders that contain the returned products. */
export function returnImports(orders: readonly PastOrder[]): ReturnImport[] {
  return RETURNS.flatMap(({ days, lines, rejection = "", order: key, ...asWritten }) => {
    const past = orders.find((each) => each.written.key === key);
    const delivered = past?.order.story?.find(({ status }) => status === "delivered")?.at;
    if (!past || !delivered) return [];
    const back = lines.flatMap(([line, quantity]) => {
      const base = past.written.lines[line]?.[0];
      const at = past.bought.findIndex((grown) => grown.variant.base.key === base);
      const bought = past.order.lines[at];
      return bought ? [{ productId: bought.productId, quantity: Math.min(quantity, bought.quantity) }] : [];
    });
    if (back.length === 0) return [];
    const after = (count: number): Date => new Date(delivered.getTime() + count * DAY_MS);
    const [requested, changed] = days;
    return [
      {
        ...asWritten,
        order: past.order.randomId,
        lines: back,
        rejection,
        bank: BANK,
        createdAt: after(requested),
        changedAt: after(changed),
      },
    ];
  });
}
