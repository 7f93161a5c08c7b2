import { z } from "@hono/zod-openapi";
import { parcelItem } from "../account-orders.ts";
import { PARCEL_STATES } from "../account-orders.values.ts";
import { lei } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";

/** Confirms that, according to the courier, an earlier attempt created no waybill. */
export const checkedAtCourier = z.boolean({ error: MESSAGES.malformed }).optional();

export const staffParcel = z.object({
  id: z.int(),
  /** Number of an early parcel (1, 2, …), or 0 for the main parcel with the remaining items (decision 0059). */
  part: z.int(),
  courier: z.string(),
  awbid: z.string(),
  tracking: z.string(),
  cost: lei.nullable(),
  /** Cash on delivery that the courier collects. */
  cash: lei,
  state: z.enum(PARCEL_STATES),
  status: z.string(),
  status_at: z.string().nullable(),
  left_at: z.string().nullable(),
  items: z.array(parcelItem),
  next: z.array(z.enum(PARCEL_STATES)),
  can_give_up: z.boolean(),
});
export type StaffParcel = z.infer<typeof staffParcel>;
