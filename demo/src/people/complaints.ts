/** Complaints of most types and in every state. */
import { z } from "zod";
import type { ComplaintImport } from "@curat/api";
import { DAY_MS } from "../catalogue/prices.ts";
import { readData } from "../data/read-data.ts";
import type { PastOrder } from "./orders/past-orders.ts";

const written = z.strictObject({
  order: z.string(),
  typeId: z.int(),
  description: z.string(),
  details: z.record(z.string(), z.string()).optional(),
  answer: z.string().optional(),
  isClosed: z.boolean().optional(),
  /** Days from shipping to the complaint, and from the complaint to its answer. */
  days: z.union([z.tuple([z.int()]), z.tuple([z.int(), z.int()])]),
});

export const COMPLAINTS = readData("complaints", z.array(written));

/** Returns complaints about existing orders. The import looks up their invoices. */
export function complaintImports(orders: readonly PastOrder[]): ComplaintImport[] {
  return COMPLAINTS.flatMap(
    ({ order: key, days, details = {}, answer = "", isClosed = false, ...asWritten }) => {
      const past = orders.find((each) => each.written.key === key);
      const shipped = past?.order.story?.find(({ status }) => status === "shipped")?.at;
      if (!past || !shipped) return [];
      const { randomId, firstName, lastName, email, phone } = past.order;
      const after = (count: number): Date => new Date(shipped.getTime() + count * DAY_MS);
      const [createdAt, answeredAt] = days;
      return [
        {
          ...asWritten,
          order: randomId,
          name: `${firstName} ${lastName}`,
          email,
          phone,
          details,
          answer,
          isClosed,
          createdAt: after(createdAt),
          answeredAt: answeredAt === undefined ? null : after(answeredAt),
        },
      ];
    },
  );
}
