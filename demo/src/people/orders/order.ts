/** Format of past orders. Prices, delivery and event times are derived. */
import { z } from "zod";
import type { OrderImport } from "@curat/api";
import { DELIVERY_CODE, PAYMENT_CODE } from "@curat/contract/cart.values";
import { readData } from "../../data/read-data.ts";
import { COMPANIES, type CompanyKey } from "../companies.ts";
import { type PersonKey, PERSONS } from "../persons.ts";

export type OrderEnd = NonNullable<OrderImport["story"]>[number]["status"];
export type Delivery = OrderImport["delivery"]["code"];

const ENDS = [
  "new",
  "awaiting_payment",
  "confirmed",
  "preparing",
  "shipped",
  "delivered",
  "completed",
  "cancelled",
  "refused",
  "partly_returned",
  "returned",
] as const satisfies readonly OrderEnd[];

const order = z.strictObject({
  /** Returns and complaints refer to this key. The order's random id is derived from it. */
  key: z.string(),
  by: z.enum(Object.keys(PERSONS) as PersonKey[]),
  /** Days before today: at least one for confirmed orders, three for shipped and five for delivered ones. */
  daysAgo: z.int().positive(),
  /** Time of day in UTC, at the latest 20:00. */
  time: z.string().regex(/^(?:[01]\d:[0-5]\d|20:00)$/),
  delivery: z.enum(DELIVERY_CODE),
  payment: z.enum(PAYMENT_CODE),
  company: z.enum(Object.keys(COMPANIES) as CompanyKey[]).optional(),
  /** Base products with quantities, and the variant's number unless it is the first. */
  lines: z.array(
    z.union([
      z.tuple([z.string(), z.int().positive()]),
      z.tuple([z.string(), z.int().positive(), z.int().nonnegative()]),
    ]),
  ),
  /** The current status. */
  stands: z.enum(ENDS),
  observation: z.string().optional(),
});

export type WrittenOrder = z.infer<typeof order>;

export const ORDERS: readonly WrittenOrder[] = readData("orders", z.array(order));
