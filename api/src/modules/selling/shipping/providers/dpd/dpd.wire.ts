import { sentLei } from "@curat/contract/envelope";
import { z } from "zod";

const idText = z.union([z.string().min(1), z.number()]).transform(String);
const text = z.string().nullish();
const whole = z.coerce.number().pipe(z.int());

/** A response without an error. DPD also sends errors with status 200. */
export const done = z.object({ error: z.undefined().optional() });
const error = z.object({ error: z.object({ message: z.string().min(1) }) });

/** Returns the message of DPD's error; undefined if the body has none. */
export function errorText(body: unknown): string | undefined {
  return error.safeParse(body).data?.error.message;
}

/** Pickup addresses in the contract. */
export const clients = z.object({ clients: z.array(z.object({ clientId: whole })) });
export const sites = z.object({
  sites: z.array(z.object({ id: whole, name: z.string(), region: text, postCode: text })),
});
export type Site = z.infer<typeof sites>["sites"][number];

const price = z.object({ total: sentLei(z.number().nonnegative()) });
export const created = z.object({
  id: idText,
  // An unreadable price must not lose the waybill.
  price: price.nullish().catch(null),
});
export const calculations = z.object({ calculations: z.array(z.object({ price })).min(1) });
/** Waybills with a given reference. */
export const found = z.object({ barcodes: z.array(idText) });
/** Parcels of a waybill. */
export const contents = z.object({
  shipments: z.array(z.object({ content: z.object({ parcels: z.array(z.object({ id: idText })) }) })).min(1),
});

const operation = z.object({ operationCode: z.coerce.number(), description: text, dateTime: z.string() });
export type Operation = z.infer<typeof operation>;
export const tracked = z.object({
  parcels: z
    .array(
      z.object({
        operations: z.array(operation).nullish(),
        error: z.object({ message: z.string() }).nullish(),
      }),
    )
    .min(1),
});

/** Skips unreadable parcels and keeps the others. */
export const trackedMany = z.object({
  parcels: z.array(
    z
      .object({ parcelId: idText, operations: z.array(operation) })
      .nullable()
      .catch(null),
  ),
});

const office = z.object({
  id: idText,
  name: z.string().min(1),
  /** APT means a locker. */
  type: text,
  address: z.object({
    siteName: z.string(),
    postCode: text,
    localAddressString: text,
    fullAddressString: text,
    x: z.coerce.number().min(-180).max(180),
    y: z.coerce.number().min(-90).max(90),
  }),
  workingTimeFrom: text,
  workingTimeTo: text,
  pickUpAllowed: z.boolean().nullish(),
  cashPaymentAllowed: z.boolean().nullish(),
  cardPaymentAllowed: z.boolean().nullish(),
});
export type Office = z.infer<typeof office>;
/** Skips unreadable offices and keeps the others. */
export const offices = z.object({ offices: z.array(office.nullable().catch(null)) });
