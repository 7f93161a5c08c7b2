import { sentLei } from "@curat/contract/envelope";
import { z } from "zod";

const idText = z.union([z.string(), z.number()]).transform(String);
const whole = z.coerce.number().pipe(z.int());

export const token = z.string().regex(/^\S{8,}$/);
/** The response consists only of the waybill number. */
export const barcode = idText.pipe(z.string().regex(/^\d{6,}$/));
export const done = z.boolean();
/** The visit's number or `true`: Cargus' documentation does not specify which one it returns. */
export const ordered = z.union([z.literal(true), idText.pipe(z.string().regex(/^\d+$/))]);

export const locations = z.array(z.object({ LocationId: whole, LocalityId: whole.nullish().catch(null) }));
export const counties = z.array(z.object({ CountyId: whole, Name: z.string() }));
export const localities = z.array(z.object({ LocalityId: whole, Name: z.string() }));
export const calculation = z.object({ GrandTotal: sentLei(z.number().nonnegative()) });

const trace = z.object({
  Code: idText,
  Event: z
    .array(z.object({ Date: z.string(), EventId: z.coerce.number(), Description: z.string().nullish() }))
    .nullish(),
});
export const traces = z.array(trace);
/** Skips unreadable parcels and keeps the others. */
export const tracesOfMany = z.array(trace.nullable().catch(null));
export type CargusEvent = NonNullable<z.infer<typeof traces>[number]["Event"]>[number];

const text = z.string().nullish();
const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
const point = z
  .object({
    Id: idText,
    Name: z.string().min(1),
    City: z.string(),
    County: z.string(),
    PostalCode: text,
    Longitude: z.coerce.number().min(-180).max(180),
    Latitude: z.coerce.number().min(-90).max(90),
    StreetName: text,
    StreetNo: text,
    ServiceCOD: z.unknown(),
    /** 1: none, 2: card, 3: cash or card, 4: cash. */
    PaymentType: z.coerce.number().nullish().catch(null),
  })
  .loose();
export const points = z.array(point.nullable().catch(null));
export type CargusPoint = z.infer<typeof point>;

/** Returns a point's opening hours by weekday. A weekday without hours is closed. */
export function openingDays(point: CargusPoint): { day: number; openingHour: string; closingHour: string }[] {
  return DAYS.flatMap((name, index) => {
    const [openingHour, closingHour] = [point[`OpenHours${name}Start`], point[`OpenHours${name}End`]];
    return typeof openingHour === "string" && typeof closingHour === "string" && openingHour !== ""
      ? [{ day: index + 1, openingHour: openingHour.slice(0, 5), closingHour: closingHour.slice(0, 5) }]
      : [];
  });
}

const refusal = z.union([
  z.array(z.string()).min(1),
  z.object({ Error: z.string().min(1) }).transform(({ Error }) => [Error]),
  z.object({ message: z.string().min(1) }).transform(({ message }) => [message]),
  z.object({ Message: z.string().min(1) }).transform(({ Message }) => [Message]),
  z
    .string()
    .regex(/\p{L}/u)
    .transform((words) => [words]),
]);

/** Returns the reason for a refusal, in any of the formats that Cargus uses; undefined if there is none. */
export function refusalText(body: unknown): string | undefined {
  return refusal.safeParse(body).data?.join("; ");
}
