/** Fields of manufacturers and of responsible persons in the EU (law: GPSR). */
import { z } from "@hono/zod-openapi";
import { COUNTRIES } from "../countries.values.ts";
import { email, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";

/** Not validated, because imported data may violate the rules for staff input. */
export const contact = z.object({ name: z.string(), address: z.string(), email: z.string() });
export const maker = contact.extend({ country: z.string().nullable() });

const partsOf = (whose: string) => ({
  name: requiredText(`Numele ${whose}`),
  address: requiredText(`Adresa poștală a ${whose}`),
  email: email(`Adresa de e-mail a ${whose}`),
});

/** Labels end in `whose`, such as "producătorului"; `error` is the message for a missing contact. */
export const contactField = (whose: string, error: string) => z.object(partsOf(whose), { error });

export const countryField = (label = "Țara producătorului") => {
  const wrong = MESSAGES.invalid(label);
  return z
    .string({ error: wrong })
    .max(2, wrong)
    .refine((code) => Object.hasOwn(COUNTRIES, code), wrong)
    .nullable();
};

/** Null to use the brand's manufacturer. */
export const makerField = () =>
  z
    .object(
      { ...partsOf("producătorului"), country: countryField() },
      { error: MESSAGES.invalid("Producător") },
    )
    .nullable();

/** The responsible person in the EU for goods made outside it; null for none. */
export const responsibleField = () =>
  contactField("persoanei responsabile", MESSAGES.invalid("Persoana responsabilă")).nullable();
