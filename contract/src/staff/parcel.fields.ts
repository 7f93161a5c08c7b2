/** A parcel of an order as the shop's people see it. */
import { z } from "@hono/zod-openapi";
import { parcelItem } from "../account-orders.ts";
import { PARCEL_STATES } from "../account-orders.values.ts";
import { lei } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";

/** That somebody looked at the courier: of an earlier try nothing was made. */
export const checkedAtCourier = z.boolean({ error: MESSAGES.malformed }).optional();

export const staffParcel = z.object({
  id: z.int(),
  /** From 1 on for those that go ahead; 0 for the order's own, which takes what is left. */
  part: z.int(),
  courier: z.string(),
  awbid: z.string(),
  tracking: z.string(),
  cost: lei.nullable(),
  /** What its courier collects. */
  cash: lei,
  state: z.enum(PARCEL_STATES),
  /** The courier's last word, and when. */
  status: z.string(),
  status_at: z.string().nullable(),
  left_at: z.string().nullable(),
  items: z.array(parcelItem),
  /** What it may come to by hand. */
  next: z.array(z.enum(PARCEL_STATES)),
  can_give_up: z.boolean(),
});
export type StaffParcel = z.infer<typeof staffParcel>;
