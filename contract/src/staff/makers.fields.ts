/** Manufacturers and responsible persons in the Union, as staff edit them (law: GPSR). */
import { z } from "@hono/zod-openapi";
import { COUNTRIES } from "../countries.values.ts";
import { email, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";

/** As stored; imported data can violate the rules for staff input. */
export const contact = z.object({ name: z.string(), address: z.string(), email: z.string() });
export const maker = contact.extend({ country: z.string().nullable() });

const partsOf = (whose: string) => ({
  name: requiredText(`Numele ${whose}`),
  address: requiredText(`Adresa poștală a ${whose}`),
  email: email(`Adresa de e-mail a ${whose}`),
});

/**
 * Returns a contact field whose labels name `whose` ("producătorului"); `error` is the message for a missing
 * one.
 */
export const contactField = (whose: string, error: string) => z.object(partsOf(whose), { error });

/** A country code; null when unknown. */
export const countryField = (label = "Țara producătorului") => {
  const wrong = MESSAGES.invalid(label);
  return z
    .string({ error: wrong })
    .max(2, wrong)
    .refine((code) => Object.hasOwn(COUNTRIES, code), wrong)
    .nullable();
};

/** A manufacturer with its country; null to use the brand's. */
export const makerField = () =>
  z
    .object(
      { ...partsOf("producătorului"), country: countryField() },
      { error: MESSAGES.invalid("Producător") },
    )
    .nullable();

/** The responsible person in the Union for goods made outside it; null for none. */
export const responsibleField = () =>
  contactField("persoanei responsabile", MESSAGES.invalid("Persoana responsabilă")).nullable();
