/** Extension: parcel lockers (decisions/0018: Cart and checkout). */
import { z } from "@hono/zod-openapi";
import { isLockerCode } from "./cart.values.ts";
import { call, one } from "./envelope.ts";
import { LIMITS } from "./limits.values.ts";
import { FAULT } from "./faults.ts";
import { MESSAGES } from "./messages.values.ts";

const locker = z
  .object({
    lockerId: z.string().openapi({ description: "Value of selected_store in POST /orders" }),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    countyid: z.int(),
    county: z.string(),
    zipcode: z.string(),
    lat: z.number(),
    lng: z.number(),
    schedule: z.string(),
    cashOnDelivery: z.boolean(),
    distance: z
      .number()
      .nullable()
      .openapi({ description: "Distance in km from lat and lng; null without them" }),
  })
  .openapi("Easybox");
export type Locker = z.infer<typeof locker>;

/** A query parameter that may appear only once. Forms send empty ones, which count as absent. */
function queryText(label: string) {
  return z.string(FAULT.invalid(label)).trim();
}

function coordinate(label: string, bound: number) {
  return queryText(label)
    .transform((text) => (text === "" ? undefined : Number(text)))
    .pipe(
      z
        .number(FAULT.invalid(label))
        .min(-bound, FAULT.invalid(label))
        .max(bound, FAULT.invalid(label))
        .optional(),
    )
    .optional();
}

const countyId = queryText("Județ")
  .regex(/^\d{0,4}$/, FAULT.invalid("Județ"))
  .transform((text) => (text === "" ? undefined : Number(text)))
  .optional();

export const listLockers = call({
  method: "get",
  path: "/shipping/lockers",
  tag: "Shipping",
  summary: "Searches parcel machines, nearest first if lat and lng are given, at most 50",
  access: "public",
  effect: "read",
  request: {
    query: z
      .object({
        lockerId: queryText("Easybox")
          .max(LIMITS.text, FAULT.invalid("Easybox"))
          .openapi({ description: "Returns only this locker, if it is open" })
          .optional(),
        delivery: queryText("Metodă de livrare")
          .refine((code) => code === "" || isLockerCode(code), FAULT.invalid("Metodă de livrare"))
          .openapi({ description: "Code of a delivery to lockers; SAMEDAY_EASYBOX if absent" })
          .optional(),
        countyID: countyId,
        countyid: countyId,
        city: queryText("Localitate").max(LIMITS.text, FAULT.invalid("Localitate")).optional(),
        q: queryText("Caută").max(LIMITS.searchTerm, FAULT.invalid("Caută")).optional(),
        lat: coordinate("Latitudine", 90),
        lng: coordinate("Longitudine", 180),
        cod: queryText("Ramburs")
          .openapi({ description: "1: only lockers that accept cash on delivery" })
          .optional(),
      })
      .superRefine(({ lat, lng }, context) => {
        const fault = (path: string, label: string): void =>
          context.addIssue({ code: "custom", path: [path], message: MESSAGES.required(label) });
        if (lat !== undefined && lng === undefined) fault("lng", "Longitudine");
        if (lng !== undefined && lat === undefined) fault("lat", "Latitudine");
      }),
  },
  answer: one(z.array(locker)),
});
