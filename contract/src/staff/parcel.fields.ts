/** A parcel of an order, as staff see it. */
import { z } from "@hono/zod-openapi";
import { parcelItem } from "../account-orders.ts";
import { PARCEL_STATES } from "../account-orders.values.ts";
import { lei } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";

/** Staff confirmed with the courier that an earlier attempt created nothing. */
export const checkedAtCourier = z.boolean({ error: MESSAGES.malformed }).optional();

export const staffParcel = z.object({
  id: z.int(),
  /** 1, 2, … for parcels sent ahead; 0 for the order's own, which takes the remaining items. */
  part: z.int(),
  courier: z.string(),
  awbid: z.string(),
  tracking: z.string(),
  cost: lei.nullable(),
  /** Cash on delivery that the courier collects. */
  cash: lei,
  state: z.enum(PARCEL_STATES),
  /** Latest tracking status of the courier, with its time. */
  status: z.string(),
  status_at: z.string().nullable(),
  left_at: z.string().nullable(),
  items: z.array(parcelItem),
  /** States that staff may set. */
  next: z.array(z.enum(PARCEL_STATES)),
  can_give_up: z.boolean(),
});
export type StaffParcel = z.infer<typeof staffParcel>;
