/** Invented brands: a look, a speciality and the manufacturer that GPSR asks for. */
import { CLEANING_BRANDS } from "./brands/cleaning.ts";
import type { Brand } from "./brands/brand.ts";
import { EQUIPMENT_BRANDS } from "./brands/equipment.ts";
import { SUPPLY_BRANDS } from "./brands/supplies.ts";

export type { Brand } from "./brands/brand.ts";

const ALL = { ...CLEANING_BRANDS, ...SUPPLY_BRANDS, ...EQUIPMENT_BRANDS } as const;

export type BrandKey = keyof typeof ALL;

/** By key, in the order of their ids: a new brand is added at the end of its file's list with the next `id`. */
export const BRANDS: Readonly<Record<BrandKey, Brand>> = ALL;
