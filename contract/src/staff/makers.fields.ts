/** Who makes goods and who answers for them in the Union, as the shop's people write them (law: GPSR). */
import { z } from "@hono/zod-openapi";
import { COUNTRIES } from "../countries.values.ts";
import { email, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";

/** As they stand: files may hold what staff may not write. */
export const contact = z.object({ name: z.string(), address: z.string(), email: z.string() });
export const maker = contact.extend({ country: z.string().nullable() });

const partsOf = (whose: string) => ({
  name: requiredText(`Numele ${whose}`),
  address: requiredText(`Adresa poștală a ${whose}`),
  email: email(`Adresa electronică a ${whose}`),
});

/** A contact whose parts are named after `whose` ("producătorului"); `error` is what a missing one is told. */
export const contactField = (whose: string, error: string) => z.object(partsOf(whose), { error });

/** A country by its code; null where nobody said it. */
export const countryField = (label = "Țara producătorului") => {
  const wrong = MESSAGES.invalid(label);
  return z
    .string({ error: wrong })
    .max(2, wrong)
    .refine((code) => Object.hasOwn(COUNTRIES, code), wrong)
    .nullable();
};

/** A maker with his country; null where the brand's holds. */
export const makerField = () =>
  z
    .object(
      { ...partsOf("producătorului"), country: countryField() },
      { error: MESSAGES.invalid("Producător") },
    )
    .nullable();

/** Who answers in the Union for what is made outside of it; null for nobody. */
export const responsibleField = () =>
  contactField("persoanei responsabile", MESSAGES.invalid("Persoana responsabilă")).nullable();
