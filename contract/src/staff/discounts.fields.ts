/** Discounts that staff give on an order, with the permission `discounts:give`. */
import { z } from "@hono/zod-openapi";
import { sentLei } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";

const INVALID = MESSAGES.invalid("Reducere");

const amount = sentLei(z.number({ error: INVALID }).min(0, INVALID).max(10_000_000, INVALID));
const percent = z.number({ error: INVALID }).min(0, INVALID).max(100, INVALID);

/** A discount on the goods of an order, distributed over its lines by value. An amount of 0 removes it. */
export const orderDiscount = z.union([z.strictObject({ amount }), z.strictObject({ percent })], {
  error: INVALID,
});
export type OrderDiscount = z.output<typeof orderDiscount>;

/** A discount on one product or bundle of an order; `price` is the price of a piece after the discount. */
export const lineDiscount = z.union(
  [z.strictObject({ amount }), z.strictObject({ percent }), z.strictObject({ price: amount })],
  { error: INVALID },
);
export type LineDiscount = z.output<typeof lineDiscount>;
