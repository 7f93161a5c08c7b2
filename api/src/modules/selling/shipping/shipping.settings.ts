/** Amounts are in bani with VAT (decisions/0018: Reservation, courier × weight band × county). */
import { FREE_DELIVERY_BANI } from "@curat/contract/limits.values";
import { z } from "zod";
import { LABEL_FORMATS } from "./shipping.port.ts";

const bani = z.int().nonnegative();
const bands = z.array(z.object({ maxGrams: z.int().positive(), bani })).min(1);
const tariff = z.object({
  /**
   * The price is that of the first band whose `maxGrams` is at least the parcel's weight. `readTariffs` sorts the
   * bands by weight.
   */
  bands,
  /** Price for each started kilogram above the last band. */
  extraKilogramBani: bani,
  /** Surcharge by county code; a negative amount is a discount. */
  countyBani: z.record(z.string().max(4), z.int()),
});
export type Tariff = z.infer<typeof tariff>;

const locker = z.object({
  widthMm: z.int().positive(),
  depthMm: z.int().positive(),
  heightMm: z.int().positive(),
  maxGrams: z.int().positive(),
  fillPercent: z.int().min(1).max(100),
  /** Maximum cash on delivery at a locker. */
  maxCashBani: bani,
});

const labelFormat = z.enum(LABEL_FORMATS);

/** Tariffs for heavy orders, which replace those for parcels. Only these deliveries carry cargo. */
const cargo = z.object({
  fromGrams: z.int().positive(),
  /** Whether the limits for free delivery also apply to cargo. */
  isFreeToo: z.boolean(),
  SAMEDAY_HOME: tariff,
  FAN_HOME: tariff,
});

const tariffs = z.object({
  /** Delivery is free if the products cost more than this. */
  freeFromBani: bani,
  SAMEDAY_HOME: tariff,
  SAMEDAY_EASYBOX: tariff,
  FAN_HOME: tariff,
  /** Null if the shop does not offer the delivery. */
  FAN_FANBOX: tariff.nullable(),
  CARGUS_HOME: tariff.nullable(),
  CARGUS_SHIPGO: tariff.nullable(),
  DPD_HOME: tariff.nullable(),
  DPD_POINT: tariff.nullable(),
  GLS_HOME: tariff.nullable(),
  GLS_POINT: tariff.nullable(),
  PACKETA_HOME: tariff.nullable(),
  PACKETA_POINT: tariff.nullable(),
  /** Null if heavy orders are delivered at parcel tariffs. */
  cargo: cargo.nullable(),
  locker,
  labels: z.object({
    sameday: labelFormat,
    fan: labelFormat,
    cargus: labelFormat,
    dpd: labelFormat.default("A4"),
    gls: labelFormat.default("A4"),
    packeta: labelFormat.default("A4"),
  }),
});
export type Tariffs = z.infer<typeof tariffs>;
const ascendingBands = bands.superRefine((written, context) => {
  for (const [index, { maxGrams }] of written.entries()) {
    const before = written[index - 1]?.maxGrams ?? 0;
    if (maxGrams > before) continue;
    const message = `Treptele trebuie să fie crescătoare: scrie mai mult de ${before} g, limita treptei anterioare.`;
    context.addIssue({ code: "custom", path: [index, "maxGrams"], message });
  }
});
const writtenTariff = tariff.extend({ bands: ascendingBands });
/** Validates the setting on write; missing fields keep their defaults. */
export const tariffsSetting = tariffs
  .extend({
    SAMEDAY_HOME: writtenTariff,
    SAMEDAY_EASYBOX: writtenTariff,
    FAN_HOME: writtenTariff,
    FAN_FANBOX: writtenTariff.nullable(),
    CARGUS_HOME: writtenTariff.nullable(),
    CARGUS_SHIPGO: writtenTariff.nullable(),
    DPD_HOME: writtenTariff.nullable(),
    DPD_POINT: writtenTariff.nullable(),
    GLS_HOME: writtenTariff.nullable(),
    GLS_POINT: writtenTariff.nullable(),
    PACKETA_HOME: writtenTariff.nullable(),
    PACKETA_POINT: writtenTariff.nullable(),
    cargo: cargo.extend({ SAMEDAY_HOME: writtenTariff, FAN_HOME: writtenTariff }).nullable(),
  })
  .partial()
  .strict();

const DEFAULT_TARIFFS: Tariffs = {
  freeFromBani: FREE_DELIVERY_BANI,
  SAMEDAY_HOME: {
    bands: [
      { maxGrams: 2_000, bani: 17_99 },
      { maxGrams: 5_000, bani: 19_99 },
      { maxGrams: 10_000, bani: 24_99 },
      { maxGrams: 20_000, bani: 34_99 },
    ],
    extraKilogramBani: 1_50,
    countyBani: { B: -2_00, IF: -2_00, TL: 4_00 },
  },
  SAMEDAY_EASYBOX: {
    bands: [
      { maxGrams: 2_000, bani: 12_99 },
      { maxGrams: 5_000, bani: 13_99 },
      { maxGrams: 10_000, bani: 16_99 },
      { maxGrams: 20_000, bani: 21_99 },
    ],
    extraKilogramBani: 1_50,
    countyBani: {},
  },
  FAN_HOME: {
    bands: [
      { maxGrams: 1_000, bani: 18_50 },
      { maxGrams: 5_000, bani: 21_50 },
      { maxGrams: 10_000, bani: 25_50 },
      { maxGrams: 30_000, bani: 39_50 },
    ],
    extraKilogramBani: 1_20,
    countyBani: { B: -1_00, TL: 5_00 },
  },
  FAN_FANBOX: null,
  CARGUS_HOME: null,
  CARGUS_SHIPGO: null,
  DPD_HOME: null,
  DPD_POINT: null,
  GLS_HOME: null,
  GLS_POINT: null,
  PACKETA_HOME: null,
  PACKETA_POINT: null,
  cargo: null,
  // Size of the largest easybox compartment (law: Sameday). Loosely packed products fill four fifths of it.
  locker: {
    widthMm: 460,
    depthMm: 440,
    heightMm: 380,
    maxGrams: 20_000,
    fillPercent: 80,
    maxCashBani: 5_000_00,
  },
  labels: { sameday: "A4", fan: "A4", cargus: "A4", dpd: "A4", gls: "A4", packeta: "A4" },
};

/**
 * Parses the tariffs. Throws if the setting is malformed, because delivery must not be sold at a guessed price.
 * Earlier releases stored unsorted bands, so they are sorted; of two equal weights, the first is used.
 */
export function readTariffs(stored: unknown): Tariffs {
  const read = tariffs.parse({ ...DEFAULT_TARIFFS, ...(stored as object | undefined) });
  return {
    ...read,
    SAMEDAY_HOME: inOrder(read.SAMEDAY_HOME),
    SAMEDAY_EASYBOX: inOrder(read.SAMEDAY_EASYBOX),
    FAN_HOME: inOrder(read.FAN_HOME),
    FAN_FANBOX: read.FAN_FANBOX && inOrder(read.FAN_FANBOX),
    CARGUS_HOME: read.CARGUS_HOME && inOrder(read.CARGUS_HOME),
    CARGUS_SHIPGO: read.CARGUS_SHIPGO && inOrder(read.CARGUS_SHIPGO),
    DPD_HOME: read.DPD_HOME && inOrder(read.DPD_HOME),
    DPD_POINT: read.DPD_POINT && inOrder(read.DPD_POINT),
    GLS_HOME: read.GLS_HOME && inOrder(read.GLS_HOME),
    GLS_POINT: read.GLS_POINT && inOrder(read.GLS_POINT),
    PACKETA_HOME: read.PACKETA_HOME && inOrder(read.PACKETA_HOME),
    PACKETA_POINT: read.PACKETA_POINT && inOrder(read.PACKETA_POINT),
  };
}

function inOrder(read: Tariff): Tariff {
  const sorted = read.bands.toSorted((one, other) => one.maxGrams - other.maxGrams);
  return { ...read, bands: sorted.filter(({ maxGrams }, at) => maxGrams !== sorted[at - 1]?.maxGrams) };
}
