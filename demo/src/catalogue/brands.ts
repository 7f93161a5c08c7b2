/** Invented brands: a speciality and the manufacturer that GPSR asks for. */
import { z } from "zod";
import { readData } from "../data/read-data.ts";

const contact = z.strictObject({ name: z.string(), address: z.string(), email: z.email() });

const brand = z.strictObject({
  key: z.string(),
  id: z.int(),
  name: z.string(),
  /** What it makes, for whoever gives a product its brand. */
  speciality: z.string(),
  /** Two or three sentences for the brand's page. */
  description: z.string(),
  /** The address ends with the country. */
  manufacturer: contact,
  /** Who answers in the Union for goods that are made outside of it. */
  responsible: contact.optional(),
});

export type Brand = z.infer<typeof brand>;

/** In the order of their ids. */
export const BRANDS: readonly Brand[] = readData("brands", z.array(brand));

const BY_KEY = new Map(BRANDS.map((each) => [each.key, each]));

/** The brand of a key; throws for a key that no brand has. */
export function brandOf(key: string): Brand {
  const found = BY_KEY.get(key);
  if (!found) throw new Error(`There is no brand "${key}".`);
  return found;
}
