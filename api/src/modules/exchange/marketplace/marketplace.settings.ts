import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { EMAG_DELIVERY_LABEL, EMAG_ROUNDINGS } from "@curat/contract/staff/emag.values";
import { z } from "zod";

/** The setting for selling at eMAG. Off by default. */
export const emagSetting = z.object({
  isOn: z.boolean().default(false),
  /** Number of pieces of each product that are not offered at eMAG. */
  reserve: z.int().min(0).max(1_000, "Scrie cel mult 1000 de bucăți.").default(1),
  /** Percentage added to the shop's price. */
  addPercent: z.number().min(-50, "Scrie cel puțin -50 %.").max(200, "Scrie cel mult 200 %.").default(0),
  rounding: z.enum(EMAG_ROUNDINGS).default("none"),
  /** Minimum price at eMAG, as a percentage of the shop's price. */
  floorPercent: z.number().min(1, "Scrie cel puțin 1 %.").max(200, "Scrie cel mult 200 %.").default(100),
  handlingDays: z.int().min(0).max(30, "Scrie cel mult 30 de zile.").default(1),
  delivery: z.enum(Object.keys(EMAG_DELIVERY_LABEL)).default(DELIVERY_CODE.samedayHome),
});
export type EmagSetting = z.infer<typeof emagSetting>;

/** Parses the setting. An invalid one means off. */
export function readEmagSetting(stored: unknown): EmagSetting {
  const read = emagSetting.safeParse(stored ?? {});
  return read.success ? read.data : emagSetting.parse({});
}
