import { z } from "zod";
import { elementText } from "../../../../../text/xml.ts";

const fault = z.object({
  response: z.object({
    status: z.literal("fault"),
    string: elementText.optional(),
    fault: elementText.optional(),
    detail: z.unknown().optional(),
  }),
});
const attribute = z.object({ name: elementText, fault: elementText });
const attributes = z.object({
  attributes: z.object({
    fault: z.union([z.array(attribute), attribute.transform((one) => [one])]),
  }),
});

/** Returns the reason for a refusal with the invalid fields; undefined if the response has none. */
export function faultText(body: unknown): string | undefined {
  const { response } = fault.safeParse(body).data ?? {};
  if (!response) return undefined;
  const fields = attributes.safeParse(response.detail).data?.attributes.fault ?? [];
  const wrong = fields.map(({ name, fault: why }) => `${name}: ${why}`).join("; ");
  return wrong || response.string || response.fault || "cerere respinsă";
}

export const answered = z.object({
  response: z.object({ status: z.literal("ok"), result: z.unknown().optional() }),
});

export const created = z.object({ id: elementText, barcode: elementText.optional() });
export const claim = created.extend({ password: elementText });
export const packetStatus = z.object({
  dateTime: elementText,
  statusCode: elementText,
  statusText: elementText.optional(),
  isReturning: elementText.optional().catch(undefined),
});
export type PacketStatus = z.infer<typeof packetStatus>;
export const courierNumber = z.object({ courierNumber: elementText });

const text = z.string().nullish();
const point = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  name: z.string().min(1),
  street: text,
  city: z.string(),
  zip: z.coerce.string(),
  country: z.string(),
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
  codAllowed: z.unknown(),
  openingHours: z.object({ compactShort: text }).nullish().catch(null),
  /** Id 1 means open. */
  status: z.object({ statusId: z.coerce.number() }).nullish().catch(null),
});
export type PacketaPoint = z.infer<typeof point>;
/** Skips unreadable points and keeps the others. */
const list = z.array(point.nullable().catch(null));
export const points = z.union([list, z.object({ data: list }).transform(({ data }) => data)]);
