/**
 * How products are written by hand. One `BaseProduct` becomes as many sellable products as its axes give:
 * 4 volumes × 3 scents are 12 products, variants of each other.
 *
 * The rule of texts: no sentence stands in more than three products. A base of v variants therefore needs
 * ceil(v / 3) phrasings, each written anew (another order of thought, other words, other examples of use), and
 * two bases never share a sentence. See `products/floor-care.ts` for the quality that is asked for, and
 *
 *     {
 *       key: "detergent-pardoseli-flor",
 *       category: "detergenti-pardoseli",
 *       brand: "lumora",
 *       name: "Detergent concentrat pentru pardoseli Flor",   // no brand, no size, no scent
 *       subtitle: "Curăță și parfumează dintr-o singură trecere, fără clătire",
 *       texts: [
 *         {
 *           lead: "Un bidon de 5 l ajunge la peste 150 de găleți de apă.",
 *           about: ["Flor curăță …", "Formula cu spumă redusă …", "Se poate folosi și în …"],
 *           use: "Diluează 30 ml la 8 l de apă (un capac la o găleată) …",
 *         },
 *         // 6 variants: two phrasings
 *       ],
 *       drawing: { kind: "canister", accent: "#8e6cc9", title: "Detergent pardoseli Flor", descriptor: "Concentrat, pH neutru" },
 *       axis: {
 *         name: "Volum",
 *         values: [
 *           { label: "1 l", net: [1, "l"], price: 1490, weight: 1090, size: [85, 85, 275], kind: "bottle" },
 *           { label: "5 l", net: [5, "l"], price: 5290, weight: 5300, size: [190, 135, 300] },
 *         ],
 *       },
 *       second: {
 *         name: "Parfum",
 *         values: [
 *           { label: "Lavandă", accent: "#8e6cc9", filters: { parfum: "lavanda" } },
 *           { label: "Lămâie", accent: "#f2cf2f", filters: { parfum: "lamaie" } },
 *           { label: "Ocean", accent: "#3fa7d6", filters: { parfum: "ocean" }, extra: 50 },
 *         ],
 *       },
 *       characteristics: { "pH (concentrat)": "7,2", Diluție: "30 – 50 ml la 8 l de apă" },
 *       features: ["concentrat", "fara-clatire"],
 *       filters: { suprafata: ["pardoseli", "gresie-si-faianta"], ph: "neutru", forma: "concentrat", domeniu: ["casa", "birouri"] },
 *       cpv: "39831300-9",
 *       safety: { pictograms: ["GHS07"], signal: "Atenție", statements: ["H319", "P102", "P264", "P280", "P305+P351+P338"] },
 *     }
 */
import type { StatementCode } from "@curat/contract/statements.values";
import type { GhsCode } from "../drawing/pictograms.ts";
import type { Form, ProductKind } from "../drawing/spec.ts";
import type { BrandKey } from "./brands.ts";
import type { LeafCategoryKey } from "./categories.ts";
import type { CpvCode } from "./cpv.ts";
import type { FeatureKey } from "./features.ts";
import type { FilterValues } from "./parameters.ts";

export interface BaseProduct {
  /** Unique in the whole catalogue; lower case, dashes, no diacritics. Ids and addresses derive from it. */
  key: string;
  /** A category without children. */
  category: LeafCategoryKey;
  brand: BrandKey;
  /** What it is and the name of the line, without brand, size and scent. Unique in the catalogue. */
  name: string;
  /** One line of at most 90 letters: the benefit, not a repetition of the name. */
  subtitle: string;
  /** At least ceil(number of variants / 3). */
  texts: Phrasing[];
  drawing: Drawing;
  /** Carries the facts of each product: net quantity, price, weight, size. */
  axis: { name: AxisName; values: PackValue[] };
  /** Crossed with the first; only what differs. */
  second?: { name: AxisName; values: OptionValue[] };
  /** Pairs that are not sold, as [label of the first axis, label of the second]. */
  without?: [string, string][];
  /** Rows of the specification table, in order; quantity, weight and size of the pack are added by themselves. */
  characteristics: Record<string, string>;
  /** Technologies and qualities shown as icons; two to five. */
  features: FeatureKey[];
  /** What all variants share. `volum` follows from the net quantity. */
  filters: FilterValues;
  cpv: CpvCode;
  /** For hazardous mixtures and biocides; left out, the product is none. */
  safety?: Safety;
  /** True where a film about its use makes sense: machines, dispensers, methods. */
  video?: boolean;
  /** Left out: "Garanție legală de conformitate: 2 ani" for goods, the shelf life for liquids and paper. */
  warranty?: string;
  /** Of a guarantee of durability that the producer gives beyond the legal one. */
  durabilityYears?: number;
  /** For parts and consumables: keys of the machines (base products) that they fit. */
  fits?: string[];
}

export interface Phrasing {
  /** One selling sentence, shown beside the price. */
  lead: string;
  /** Three to six paragraphs of one to three sentences each. Plain text. */
  about: string[];
  /** How to use it and how much; one paragraph, instructions in the second person singular. */
  use: string;
}

interface Drawing {
  kind: ProductKind;
  /** Colour of the contents or the scent, #rrggbb. */
  accent: string;
  /** Colour of the plastic, where the kind's own choice would not suit. */
  body?: string;
  /** Printed on the pack: at most 32 letters. Left out: the name. */
  title?: string;
  /** Printed below: at most 32 letters. */
  descriptor?: string;
}

const AXIS_NAMES = [
  "Volum",
  "Cantitate",
  "Mărime",
  "Ambalare",
  "Culoare",
  "Parfum",
  "Capacitate",
  "Lungime",
  "Model",
  "Număr role",
  "Lățime",
  "Alimentare",
  "Tip",
] as const;
type AxisName = (typeof AXIS_NAMES)[number];

export type NetUnit = "l" | "kg" | "buc." | "m" | "m²";

/** What a variant may change of its base. */
interface Changes {
  /** As shown in the chooser: "5 l", "M", "Albastru", "Bax 12 buc.". */
  label: string;
  /** How it reads in the product's name; left out, the label (its first letter small when it is a word); empty, it is not named. */
  inName?: string;
  kind?: ProductKind;
  accent?: string;
  body?: string;
  /** Which shape of its kind is drawn. */
  form?: Form;
  /** Pieces that the drawing shows: rolls, cloths, bags. */
  count?: number;
  filters?: FilterValues;
  characteristics?: Record<string, string>;
  /** One sentence of its own, about this variant alone; added to the description. */
  note?: string;
}

export interface PackValue extends Changes {
  /** Net quantity for the unit price: [5, "l"], [0.75, "l"], [100, "buc."]; left out where it makes no sense (machines). */
  net?: [amount: number, unit: NetUnit];
  /** Bani with VAT: 1490 is 14.90 lei. */
  price: number;
  /** Grams, packed. */
  weight: number;
  /** Millimetres, packed: width, depth, height. */
  size: [width: number, depth: number, height: number];
  /** "buc." when left out; "bax", "set", "pereche", "rolă", "pachet", "cutie", "bidon". */
  saleUnit?: string;
  /** 1 when left out. */
  min?: number;
  /** 100 when left out. */
  max?: number;
}

export interface OptionValue extends Changes {
  /** Bani more (or less) than the first axis says. */
  extra?: number;
  /** A case of so many: price, net quantity and weight are multiplied, the size grows; sale unit "bax". */
  pieces?: number;
  /** Percent off for the case. */
  off?: number;
}

export interface Safety {
  pictograms: GhsCode[];
  signal: "Pericol" | "Atenție" | null;
  /** H, EUH and P codes of `STATEMENTS`, in this order. */
  statements: StatementCode[];
  /** What EUH208 names: "limonen", "amestec de CMIT/MIT (3:1)". */
  contains?: string;
  /** A biocide: number of its authorisation ("2417BIO/02/12.24"), product type ("TP2") and active substances. */
  biocide?: { authorisation: string; type: string; active: string };
}
