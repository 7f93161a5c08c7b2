import { sentLei } from "@curat/contract/envelope";
import { z } from "zod";

export const authenticated = z.object({ token: z.string().min(1), expire_at: z.string() });

export function page<S extends z.ZodType>(item: S) {
  return z.object({ pages: z.int().nonnegative(), data: z.array(item) });
}

export const service = z.object({ id: z.int(), serviceCode: z.string() });
const named = z.object({ name: z.string().min(1) });
export const pickupPoint = z.object({
  id: z.int(),
  defaultPickupPoint: z.boolean(),
  // Only returns need these fields.
  county: named.extend({ id: z.int() }).nullish().catch(null),
  city: named.nullish().catch(null),
  address: z.string().nullish().catch(null),
});
export type PickupPoint = z.infer<typeof pickupPoint>;
export const county = z.object({ id: z.int(), name: z.string() });

const coordinate = z.coerce.number();
export const locker = z.object({
  lockerId: z.union([z.int(), z.string()]).transform(String),
  name: z.string().min(1),
  county: z.string(),
  city: z.string(),
  address: z.string(),
  postalCode: z.string().nullish(),
  lat: coordinate.min(-90).max(90),
  lng: coordinate.min(-180).max(180),
  supportedPayment: z.coerce.number().nullish(),
  clientVisible: z.coerce.number().nullish(),
  schedule: z.array(z.object({ day: z.int(), openingHour: z.string(), closingHour: z.string() })).nullish(),
});
export type SamedayLocker = z.infer<typeof locker>;

/** A locker or, with type 1, a partner shop. */
export const outOfHome = locker
  .omit({ lockerId: true })
  .extend({ oohId: z.union([z.int(), z.string()]).transform(String), oohType: z.coerce.number() })
  // Skips an unreadable point, so that the others are still listed.
  .nullable()
  .catch(null);

/** The waybill must not be lost if its cost is unreadable: another request would create a second one. */
export const createdAwb = z.object({
  awbNumber: z.string().min(1),
  awbCost: sentLei(z.number()).nullish().catch(null),
});
export const estimate = z.object({ amount: sentLei(z.number()), currency: z.string() });

export const awbStatus = z.object({
  expeditionSummary: z.object({ delivered: z.boolean(), canceled: z.boolean() }),
  expeditionStatus: z.object({ status: z.string(), statusLabel: z.string(), statusDate: z.string() }),
});
/**
 * Entry of the list of status changes. The number identifies a parcel: the waybill number followed by 001 and so on.
 */
export const changedStatus = z.object({ parcelAwbNumber: z.string() });
export type AwbStatus = z.infer<typeof awbStatus>;

const refusal = z.object({
  message: z.string().optional(),
  errors: z.unknown().optional(),
  /** Message of a refusal that concerns no particular field. */
  error: z.object({ message: z.string() }).optional(),
});

/** Returns the reason for a refusal: field errors, otherwise the courier's message, otherwise the status code. */
export function refusalText(status: number, body: unknown): string {
  const { data } = refusal.safeParse(body);
  const fields = fieldTexts(data?.errors, "");
  if (fields.length > 0) return fields.join("; ");
  return data?.error?.message ?? data?.message ?? `cod ${status}`;
}

/** Formats `{ children: { awb: { children: { city: { errors } } } } }` as "awb.city: …". */
function fieldTexts(node: unknown, path: string): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { errors, children } = node as { errors?: unknown; children?: unknown };
  const own = Array.isArray(errors) ? [`${path}: ${errors.map(String).join(" ")}`] : [];
  const below = typeof children === "object" && children !== null ? Object.entries(children) : [];
  return [
    ...own,
    ...below.flatMap(([name, child]) => fieldTexts(child, path === "" ? name : `${path}.${name}`)),
  ];
}
