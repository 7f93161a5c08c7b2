/** Format of the products in `demo/data/products`. A sentence may appear in at most three products. */
import { z } from "zod";
import { STATEMENTS, type StatementCode } from "@curat/contract/statements.values";
import { CPV, type CpvCode } from "./cpv.ts";
import { FEATURES, type FeatureKey } from "./features.ts";
import { PARAMETERS, type ParameterKey } from "./parameters.ts";

const GHS = ["GHS01", "GHS02", "GHS03", "GHS04", "GHS05", "GHS06", "GHS07", "GHS08", "GHS09"] as const;

const keysOf = <K extends string>(table: Record<K, unknown>) => z.enum(Object.keys(table) as K[]);

/** Unique key. The names of pictures, films and documents are derived from it. */
const key = z.string().regex(/^[a-z0-9-]+$/);

const filters = z.partialRecord(
  keysOf<ParameterKey>(PARAMETERS).exclude(["volum"]),
  z.union([z.string(), z.array(z.string())]),
);
const characteristics = z.record(z.string(), z.string());

/** Fields of a base product that its variants may change. */
const changes = {
  /** Label in the variant chooser: "5 l", "M", "Albastru", "Bax 12 buc.". */
  label: z.string(),
  /** Text in the product's name, by default the label. It may be empty. */
  inName: z.string().optional(),
  filters: filters.optional(),
  characteristics: characteristics.optional(),
  note: z.string().optional(),
};

const packValue = z.strictObject({
  ...changes,
  /** Such as [5, "l"] or [100, "buc."], for the unit price. Absent for goods such as machines. */
  net: z.tuple([z.number().positive(), z.enum(["l", "kg", "buc.", "m", "m²"])]).optional(),
  /** Price in bani including VAT. */
  price: z.int().positive(),
  /** Weight in grams, including packaging. */
  weight: z.number().positive(),
  /** Width, depth and height in millimetres, including packaging. */
  size: z.tuple([z.number(), z.number(), z.number()]),
  /** Unit in which the product is sold, by default "buc.". */
  saleUnit: z.string().optional(),
  /** Minimum order quantity, by default 1. */
  min: z.int().positive().optional(),
  /** Maximum order quantity, by default 100. */
  max: z.int().positive().optional(),
});

const optionValue = z.strictObject({
  ...changes,
  /** Amount in bani added to the first axis's price. It may be negative. */
  extra: z.int().optional(),
  /** Number of pieces in a case. It multiplies price, net quantity and weight, and enlarges the size. */
  pieces: z.int().positive().optional(),
  /** Discount for a case, in percent. */
  off: z.number().optional(),
});

const safety = z.strictObject({
  pictograms: z.array(z.enum(GHS)),
  signal: z.enum(["Pericol", "Atenție"]).nullable(),
  /** H, EUH and P codes, in this order. */
  statements: z.array(keysOf<StatementCode>(STATEMENTS)),
  /** Substance named by EUH208, such as "limonen". */
  contains: z.string().optional(),
  /** Authorisation number, product type ("TP2") and active substances of a biocide. */
  biocide: z.strictObject({ authorisation: z.string(), type: z.string(), active: z.string() }).optional(),
});

export const baseProduct = z.strictObject({
  key,
  /** Must be a category without children. */
  category: key,
  brand: key,
  /** Product name without brand, size and scent. */
  name: z.string(),
  subtitle: z.string().max(90),
  texts: z
    .array(
      z.strictObject({
        /** One sales sentence, shown next to the price. */
        lead: z.string(),
        about: z.array(z.string()),
        use: z.string(),
      }),
    )
    .nonempty(),
  /** The first axis determines net quantity, price, weight and size. */
  axis: z.strictObject({ name: z.string(), values: z.array(packValue).nonempty() }),
  /** The second axis is combined with the first and contains only differences. */
  second: z.strictObject({ name: z.string(), values: z.array(optionValue).nonempty() }).optional(),
  /** Combinations that are not sold, as labels of the first and the second axis. */
  without: z.array(z.tuple([z.string(), z.string()])).optional(),
  /** Rows of the specification table. */
  characteristics,
  features: z.array(keysOf<FeatureKey>(FEATURES)),
  /** Filter values of all variants. `volum` is derived from the net quantity. */
  filters,
  cpv: keysOf<CpvCode>(CPV),
  /** Safety data, only for hazardous mixtures and biocides. */
  safety: safety.optional(),
  /** True if `demo/media/film/{key}.webm` exists. */
  video: z.boolean().optional(),
  /** Warranty text. The default is the legal guarantee, and the shelf life of perishable goods. */
  warranty: z.string().optional(),
  /** Years of the producer's guarantee beyond the legal one. */
  durabilityYears: z.int().optional(),
  /** Keys of the machines that a part or consumable fits. */
  fits: z.array(key).optional(),
});

export type BaseProduct = z.infer<typeof baseProduct>;
export type Phrasing = BaseProduct["texts"][number];
export type PackValue = z.infer<typeof packValue>;
export type OptionValue = z.infer<typeof optionValue>;
export type NetUnit = NonNullable<PackValue["net"]>[1];
export type FilterValues = z.infer<typeof filters>;
export type Safety = z.infer<typeof safety>;
