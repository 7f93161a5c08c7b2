/** Test parcels show the price of each delivery option and how it is derived. */
import { z } from "@hono/zod-openapi";
import { call, json, lei, one, sentLei } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";

const triedWay = z.object({
  code: z.string(),
  name: z.string(),
  /** Null when the option is unavailable. */
  price: lei.nullable(),
  /** How the price is derived, or why the option is unavailable. */
  story: z.array(z.string()),
});
export type TriedWay = z.infer<typeof triedWay>;

function whole(label: string, max: number) {
  const wrong = `În câmpul ${label} scrie un număr întreg între 1 și ${max}.`;
  return z.int({ error: wrong }).min(1, wrong).max(max, wrong);
}

export const tryStaffParcel = call({
  method: "post",
  path: "/staff/settings/shipping/try-parcel",
  tag: "Staff: settings",
  summary:
    "Calculates the cost of each delivery option for one box by the current tariffs and explains it; nothing is saved. 422 at the field for an invalid box, and at `countyid` for an unknown county",
  access: { staff: "settings:view" },
  effect: "read",
  request: {
    body: json(
      z.object(
        {
          grams: whole("Greutate", 500_000),
          width_mm: whole("Lățime", 5_000),
          depth_mm: whole("Adâncime", 5_000),
          height_mm: whole("Înălțime", 5_000),
          /** Value of the products after discounts. */
          products: sentLei(
            z
              .number({ error: MESSAGES.required("Valoarea produselor") })
              .nonnegative(MESSAGES.invalid("Valoarea produselor"))
              .max(1_000_000, MESSAGES.invalid("Valoarea produselor")),
          ),
          countyid: z.int({ error: MESSAGES.required("Județ") }).positive(MESSAGES.required("Județ")),
          cash: z.boolean().default(false),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(z.object({ county: z.string(), ways: z.array(triedWay) })),
});
