/**
 * How products are written: one `BaseProduct` becomes as many sellable products as its axes give, so 4 volumes × 3 scents
 * are 12 products, variants of each other. They are kept in `demo/data/products`, one file per kind of goods.
 *
 * No sentence may appear in more than three products. A base of v variants therefore needs ceil(v / 3) texts.
 */
import { z } from "zod";
import { STATEMENTS, type StatementCode } from "@curat/contract/statements.values";
import { CPV, type CpvCode } from "./cpv.ts";
import { FEATURES, type FeatureKey } from "./features.ts";
import { PARAMETERS, type ParameterKey } from "./parameters.ts";

const GHS = ["GHS01", "GHS02", "GHS03", "GHS04", "GHS05", "GHS06", "GHS07", "GHS08", "GHS09"] as const;

/** The keys of a table as a schema that knows their type. */
const keysOf = <K extends string>(table: Record<K, unknown>) => z.enum(Object.keys(table) as K[]);

/** Lower-case letters, digits and dashes. Ids, addresses and names of pictures derive from it. */
const key = z.string().regex(/^[a-z0-9-]+$/);

const filters = z.partialRecord(
  keysOf<ParameterKey>(PARAMETERS).exclude(["volum"]),
  z.union([z.string(), z.array(z.string())]),
);
const characteristics = z.record(z.string(), z.string());

/** What a variant may change of its base. */
const changes = {
  /** As the chooser shows it: "5 l", "M", "Albastru", "Bax 12 buc.". */
  label: z.string(),
  /** How it reads in the product's name; left out, the label; empty, the name leaves it out. */
  inName: z.string().optional(),
  filters: filters.optional(),
  characteristics: characteristics.optional(),
  /** One sentence about this variant only; added to the description. */
  note: z.string().optional(),
};

const packValue = z.strictObject({
  ...changes,
  /** Net quantity for the unit price: [5, "l"], [100, "buc."]; left out where it makes no sense (machines). */
  net: z.tuple([z.number().positive(), z.enum(["l", "kg", "buc.", "m", "m²"])]).optional(),
  /** Bani with VAT. */
  price: z.int().positive(),
  /** Grams, packed. */
  weight: z.number().positive(),
  /** Millimetres, packed: width, depth, height. */
  size: z.tuple([z.number(), z.number(), z.number()]),
  /** "buc." when left out. */
  saleUnit: z.string().optional(),
  /** 1 when left out. */
  min: z.int().positive().optional(),
  /** 100 when left out. */
  max: z.int().positive().optional(),
});

const optionValue = z.strictObject({
  ...changes,
  /** Bani more (or less) than the first axis says. */
  extra: z.int().optional(),
  /** A case of so many: price, net quantity and weight are multiplied, the size grows. */
  pieces: z.int().positive().optional(),
  /** Percent off for the case. */
  off: z.number().optional(),
});

const safety = z.strictObject({
  pictograms: z.array(z.enum(GHS)),
  signal: z.enum(["Pericol", "Atenție"]).nullable(),
  /** H, EUH and P codes, in this order. */
  statements: z.array(keysOf<StatementCode>(STATEMENTS)),
  /** What EUH208 names: "limonen". */
  contains: z.string().optional(),
  /** A biocide: number of its authorisation, product type ("TP2") and active substances. */
  biocide: z.strictObject({ authorisation: z.string(), type: z.string(), active: z.string() }).optional(),
});

export const baseProduct = z.strictObject({
  key,
  /** A category without children. */
  category: key,
  brand: key,
  /** What it is and the name of the line, without brand, size and scent. */
  name: z.string(),
  subtitle: z.string().max(90),
  texts: z
    .array(
      z.strictObject({
        /** One selling sentence, shown beside the price. */
        lead: z.string(),
        /** Paragraphs, plain text. */
        about: z.array(z.string()),
        /** How to use it and how much. */
        use: z.string(),
      }),
    )
    .nonempty(),
  /** Carries the facts of each product: net quantity, price, weight, size. */
  axis: z.strictObject({ name: z.string(), values: z.array(packValue).nonempty() }),
  /** Crossed with the first; only what differs. */
  second: z.strictObject({ name: z.string(), values: z.array(optionValue).nonempty() }).optional(),
  /** Pairs that are not sold, as [label of the first axis, label of the second]. */
  without: z.array(z.tuple([z.string(), z.string()])).optional(),
  /** Rows of the specification table, in order. */
  characteristics,
  features: z.array(keysOf<FeatureKey>(FEATURES)),
  /** What all variants share. `volum` follows from the net quantity. */
  filters,
  cpv: keysOf<CpvCode>(CPV),
  /** Only for hazardous mixtures and biocides. */
  safety: safety.optional(),
  /** Whether it has a film, `demo/media/film/{key}.webm`. */
  video: z.boolean().optional(),
  /** Left out: the legal guarantee, with the shelf life for what perishes. */
  warranty: z.string().optional(),
  /** Of a guarantee of durability that the producer gives beyond the legal one. */
  durabilityYears: z.int().optional(),
  /** For parts and consumables: keys of the machines that they fit. */
  fits: z.array(key).optional(),
});

export type BaseProduct = z.infer<typeof baseProduct>;
export type Phrasing = BaseProduct["texts"][number];
export type PackValue = z.infer<typeof packValue>;
export type OptionValue = z.infer<typeof optionValue>;
export type NetUnit = NonNullable<PackValue["net"]>[1];
export type FilterValues = z.infer<typeof filters>;
export type Safety = z.infer<typeof safety>;
