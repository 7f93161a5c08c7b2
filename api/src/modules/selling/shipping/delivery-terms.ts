/** Preparation and delivery times that determine the promised day (decision 0082). */
import { DELIVERY_CODE, type DeliveryCode } from "@curat/contract/cart.values";
import { z } from "zod";

const MAX_DAYS = 30;
const WHOLE_DAYS = `Scrie un număr întreg de zile, cel mult ${MAX_DAYS}.`;
const days = z.int(WHOLE_DAYS).min(0, WHOLE_DAYS).max(MAX_DAYS, WHOLE_DAYS);

/** Working days from the parcel's departure to its arrival. */
const span = { from: days, to: days };
const isSpan = ({ from, to }: { from: number; to: number }): boolean => from <= to;
const BACKWARDS = {
  path: ["to"],
  error: "„Cel mai târziu” trebuie să fie cel puțin egal cu „Cel mai devreme”.",
};

const way = z
  .strictObject({
    ...span,
    counties: z
      .array(
        z
          .strictObject({
            county: z
              .string()
              .max(4)
              .regex(/^[A-Z]{1,2}$/, "Scrie codul județului cu majuscule, de exemplu TL."),
            ...span,
          })
          .refine(isSpan, BACKWARDS),
      )
      .max(42)
      .superRefine((rows, context) => {
        for (const [index, { county }] of rows.entries())
          if (rows.findIndex((row) => row.county === county) < index)
            context.addIssue({
              code: "custom",
              path: [index, "county"],
              message: `Județul ${county} apare deja mai sus: șterge acest rând.`,
            });
      }),
  })
  .refine(isSpan, BACKWARDS);
export type DeliveryMethod = z.infer<typeof way>;

export const deliveryTermsSetting = z.strictObject({
  /**
   * Daily cut-off in Romanian time. Packing starts on that working day for earlier orders, on the next one for later
   * orders.
   */
  cutOff: z
    .string()
    .max(5)
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Scrie ora cu două puncte, de exemplu 13:00."),
  /** Working days of packing before a parcel leaves. */
  preparationDays: days,
  /** Days without departures, besides weekends and public holidays; yyyy-mm-dd. */
  closedDays: z
    .array(z.iso.date("Scrie ziua ca an-lună-zi, de exemplu 2026-12-31.").max(10))
    .max(60, "Adaugă cel mult 60 de zile."),
  SAMEDAY_HOME: way.nullable(),
  SAMEDAY_EASYBOX: way.nullable(),
  FAN_HOME: way.nullable(),
  FAN_FANBOX: way.nullable().default(null),
  CARGUS_HOME: way.nullable().default(null),
  CARGUS_SHIPGO: way.nullable().default(null),
  DPD_HOME: way.nullable().default(null),
  DPD_POINT: way.nullable().default(null),
  GLS_HOME: way.nullable().default(null),
  GLS_POINT: way.nullable().default(null),
  PACKETA_HOME: way.nullable().default(null),
  PACKETA_POINT: way.nullable().default(null),
  STORE_PICKUP: z.strictObject(span).refine(isSpan, BACKWARDS).nullable(),
});
export type DeliveryTerms = z.infer<typeof deliveryTermsSetting>;

/** Without the setting, packing times are unknown, so no day is promised. */
const NOTHING: DeliveryTerms = {
  cutOff: "13:00",
  preparationDays: 0,
  closedDays: [],
  SAMEDAY_HOME: null,
  SAMEDAY_EASYBOX: null,
  FAN_HOME: null,
  FAN_FANBOX: null,
  CARGUS_HOME: null,
  CARGUS_SHIPGO: null,
  DPD_HOME: null,
  DPD_POINT: null,
  GLS_HOME: null,
  GLS_POINT: null,
  PACKETA_HOME: null,
  PACKETA_POINT: null,
  STORE_PICKUP: null,
};

/** Returns the terms. If the setting is malformed, nothing is promised, so that orders still succeed. */
export function readDeliveryTerms(stored: unknown): DeliveryTerms {
  const read = deliveryTermsSetting.safeParse(stored);
  return read.success ? read.data : NOTHING;
}

/** Returns whether the shop has configured delivery terms. Without them, couriers promise no day. */
export function hasTerms(terms: DeliveryTerms): boolean {
  return terms !== NOTHING;
}

export function methodOf(terms: DeliveryTerms, code: DeliveryCode): DeliveryMethod | null {
  if (code !== DELIVERY_CODE.storePickup) return terms[code];
  return terms.STORE_PICKUP && { ...terms.STORE_PICKUP, counties: [] };
}

/** Returns the maximum number of working days from order to home delivery; null if the shop promises none. */
export function homeDeliveryDays(terms: DeliveryTerms): number | null {
  const way = terms.SAMEDAY_HOME;
  return way && terms.preparationDays + way.to;
}
