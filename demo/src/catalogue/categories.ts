import { CLEANING_CATEGORIES } from "./categories/cleaning.ts";
import type { Category } from "./categories/category.ts";
import { EQUIPMENT_CATEGORIES } from "./categories/equipment.ts";
import { SUPPLY_CATEGORIES } from "./categories/supplies.ts";

export type { Category } from "./categories/category.ts";

const ALL = [...CLEANING_CATEGORIES, ...SUPPLY_CATEGORIES, ...EQUIPMENT_CATEGORIES] as const;

type Row = (typeof ALL)[number];
type CategoryKey = Row["key"];
/** Categories without children: the ones that products stand in. */
export type LeafCategoryKey = Exclude<CategoryKey, Extract<Row["parent"], string>>;

/** The tree, parents before children, in the order of the menu. */
export const CATEGORIES: readonly Category[] = ALL;
