/**
 * Format of the products in `demo/data/products`. A base product expands into one variant per combination of
 * its axes. A sentence may appear in at most three products, so v variants need ceil(v / 3) texts.
 */
import { z } from "zod";
import { STATEMENTS, type StatementCode } from "@curat/contract/statements.values";
import { CPV, type CpvCode } from "./cpv.ts";
import { FEATURES, type FeatureKey } from "./features.ts";
import { PARAMETERS, type ParameterKey } from "./parameters.ts";

const GHS = ["GHS01", "GHS02", "GHS03", "GHS04", "GHS05", "GHS06", "GHS07", "GHS08", "GHS09"] as const;

const keysOf = <K extends string>(table: Record<K, unknown>) => z.enum(Object.keys(table) as K[]);

/** Ids, addresses and picture names are derived from it. */
const key = z.string().regex(/^[a-z0-9-]+$/);

const filters = z.partialRecord(
  keysOf<ParameterKey>(PARAMETERS).exclude(["volum"]),
  z.union([z.string(), z.array(z.string())]),
);
const characteristics = z.record(z.string(), z.string());

/** Fields of the base that a variant may change. */
const changes = {
  /** Label in the variant chooser: "5 l", "M", "Albastru", "Bax 12 buc.". */
  label: z.string(),
  /** Text in the product's name; the label by default, and may be empty. */
  inName: z.string().optional(),
  filters: filters.optional(),
  characteristics: characteristics.optional(),
  /** One sentence added to this variant's description. */
  note: z.string().optional(),
};

const packValue = z.strictObject({
  ...changes,
  /**
   * Net quantity for the unit price, such as [5, "l"] or [100, "buc."]; absent for goods such as machines.
   */
  net: z.tuple([z.number().positive(), z.enum(["l", "kg", "buc.", "m", "m²"])]).optional(),
  /** Bani after VAT. */
  price: z.int().positive(),
  /** Grams, including packaging. */
  weight: z.number().positive(),
  /** Width, depth and height in millimetres, including packaging. */
  size: z.tuple([z.number(), z.number(), z.number()]),
  /** "buc." by default. */
  saleUnit: z.string().optional(),
  /** Minimum order quantity; 1 by default. */
  min: z.int().positive().optional(),
  /** Maximum order quantity; 100 by default. */
  max: z.int().positive().optional(),
});

const optionValue = z.strictObject({
  ...changes,
  /** Bani added to the first axis's price; may be negative. */
  extra: z.int().optional(),
  /** Pieces in a case. They multiply price, net quantity and weight, and enlarge the size. */
  pieces: z.int().positive().optional(),
  /** Discount for a case, in percent. */
  off: z.number().optional(),
});

const safety = z.strictObject({
  pictograms: z.array(z.enum(GHS)),
  signal: z.enum(["Pericol", "Atenție"]).nullable(),
  /** H, EUH and P codes, in this order. */
  statements: z.array(keysOf<StatementCode>(STATEMENTS)),
  /** The substance named by EUH208: "limonen". */
  contains: z.string().optional(),
  /** For a biocide: authorisation number, product type ("TP2") and active substances. */
  biocide: z.strictObject({ authorisation: z.string(), type: z.string(), active: z.string() }).optional(),
});

export const baseProduct = z.strictObject({
  key,
  /** Must be a category without children. */
  category: key,
  brand: key,
  /** Without brand, size and scent. */
  name: z.string(),
  subtitle: z.string().max(90),
  texts: z
    .array(
      z.strictObject({
        /** One sales sentence, shown next to the price. */
        lead: z.string(),
        /** Paragraphs of plain text. */
        about: z.array(z.string()),
        /** Instructions and dosage. */
        use: z.string(),
      }),
    )
    .nonempty(),
  /** Its values determine net quantity, price, weight and size. */
  axis: z.strictObject({ name: z.string(), values: z.array(packValue).nonempty() }),
  /** Combined with the first axis; its values contain only differences. */
  second: z.strictObject({ name: z.string(), values: z.array(optionValue).nonempty() }).optional(),
  /** Combinations that are not sold: labels of the first and the second axis. */
  without: z.array(z.tuple([z.string(), z.string()])).optional(),
  /** Rows of the specification table. */
  characteristics,
  features: z.array(keysOf<FeatureKey>(FEATURES)),
  /** Shared by all variants. `volum` is derived from the net quantity. */
  filters,
  cpv: keysOf<CpvCode>(CPV),
  /** Only for hazardous mixtures and biocides. */
  safety: safety.optional(),
  /** Whether `demo/media/film/{key}.webm` exists. */
  video: z.boolean().optional(),
  /** By default the legal guarantee, and the shelf life of perishable goods. */
  warranty: z.string().optional(),
  /** Years of the producer's guarantee beyond the legal one. */
  durabilityYears: z.int().optional(),
  /** For parts and consumables: keys of the machines they fit. */
  fits: z.array(key).optional(),
});

export type BaseProduct = z.infer<typeof baseProduct>;
export type Phrasing = BaseProduct["texts"][number];
export type PackValue = z.infer<typeof packValue>;
export type OptionValue = z.infer<typeof optionValue>;
export type NetUnit = NonNullable<PackValue["net"]>[1];
export type FilterValues = z.infer<typeof filters>;
export type Safety = z.infer<typeof safety>;
