/** Invented brands with the manufacturer that GPSR requires. */
import { z } from "zod";
import { readData } from "../data/read-data.ts";

const contact = z.strictObject({ name: z.string(), address: z.string(), email: z.email() });

const brand = z.strictObject({
  key: z.string(),
  id: z.int(),
  name: z.string(),
  speciality: z.string(),
  /** Two or three sentences for the brand page. */
  description: z.string(),
  /** Manufacturer, whose address ends with the country. */
  manufacturer: contact,
  /** Responsible person in the EU, for goods made outside it. */
  responsible: contact.optional(),
});

export type Brand = z.infer<typeof brand>;

export const BRANDS: readonly Brand[] = readData("brands", z.array(brand));

const BY_KEY = new Map(BRANDS.map((each) => [each.key, each]));

/** Returns the brand with this key, or throws. */
export function brandOf(key: string): Brand {
  const found = BY_KEY.get(key);
  if (!found) throw new Error(`There is no brand "${key}".`);
  return found;
}
