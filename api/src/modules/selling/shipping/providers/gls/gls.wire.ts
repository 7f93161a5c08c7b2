import { z } from "zod";

const idText = z.union([z.string().min(1), z.number()]).transform(String);
const text = z.string().nullish();
/** GLS sends files either as a list of bytes or as base64. */
export const file = z
  .union([
    z.array(z.int().min(0).max(255)).min(1),
    z
      .string()
      .regex(/^[\w+/=\s]{100,}$/)
      .transform((base64) => [...Buffer.from(base64, "base64")]),
  ])
  .transform((bytes) => Uint8Array.from(bytes));

/** GLS sends errors with status 200, in a list named after the method. */
const errors = z.array(z.object({ ErrorCode: z.coerce.number(), ErrorDescription: text })).min(1);

/** Returns the reason for a refusal; undefined if the body has no error. */
export function errorText(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  for (const [name, list] of Object.entries(body)) {
    const [first] = /Error(?:List|s)$/.test(name) ? (errors.safeParse(list).data ?? []) : [];
    if (first) return first.ErrorDescription?.trim() || `cod ${first.ErrorCode}`;
  }
  return undefined;
}

const printed = z.object({ ParcelId: idText, ParcelNumber: idText });
export const labels = z.object({ Labels: file, PrintLabelsInfoList: z.array(printed).min(1) });
export const printedLabels = z.object({ Labels: file });
export const done = z.looseObject({}).refine((body) => errorText(body) === undefined);
export const parcels = z
  .object({
    PrintDataInfoList: z
      .array(
        z.object({
          ParcelId: idText,
          ParcelNumber: idText.nullish(),
          ClientReference: text,
          Parcel: z.object({ ClientReference: text }).nullish(),
        }),
      )
      .nullable(),
  })
  .refine((body) => errorText(body) === undefined);

const status = z.object({ StatusCode: idText, StatusDate: z.string(), StatusDescription: text });
export type GlsStatus = z.infer<typeof status>;
export const statuses = z.object({ ParcelStatusList: z.array(status) });

const point = z.object({
  id: idText,
  goldId: idText.nullish(),
  name: z.string().min(1),
  contact: z.object({ postalCode: idText, city: z.string(), address: z.string() }),
  location: z.tuple([z.coerce.number().min(-90).max(90), z.coerce.number().min(-180).max(180)]),
  hours: z
    .array(z.tuple([z.coerce.number(), text, text]))
    .nullish()
    .catch(null),
  acceptsCash: z.boolean().nullish(),
  acceptsCard: z.boolean().nullish(),
});
export type GlsPoint = z.infer<typeof point>;
/** Skips unreadable points and keeps the others. */
const list = z.array(point.nullable().catch(null));
export const points = z.union([list, z.object({ items: list }).transform(({ items }) => items)]);
