import { counted } from "@curat/contract/quantity-text.values";
import { SHEET_FIELDS, type SheetField } from "@curat/contract/staff/product-sheets.values";
import { VAT_KIND_WORDS, type VatKind } from "@curat/contract/vat-kinds.values";
import { formatOfficeLei } from "../../../text/money.ts";

/** `category` is a full path, `brand` only a slug. `nc8` is empty for products without a code. */
export interface SheetValues {
  list_price: number;
  stock: number;
  name: string;
  weight_grams: number;
  brand: string;
  category: string;
  vat_code: string;
  is_published: boolean;
  nc8: string;
}

export interface SheetItem {
  id: number;
  before: Partial<SheetValues>;
  after: Partial<SheetValues>;
}

/** Returns an item with the fields that would change, or undefined if none would. */
export function itemOf(
  current: SheetValues & { id: number },
  input: Partial<SheetValues>,
): SheetItem | undefined {
  const fields = SHEET_FIELDS.filter(
    (field) => input[field] !== undefined && input[field] !== current[field],
  );
  if (fields.length === 0) return undefined;
  const pick = (from: Partial<SheetValues>) =>
    Object.fromEntries(fields.map((field) => [field, from[field]]));
  return { id: current.id, before: pick(current), after: pick(input) };
}

export interface PriceRule {
  percent?: number | undefined;
  ending?: number | undefined;
}

/**
 * Changes a price by a percentage (negative for a reduction), then rounds it to the nearest price with the given last
 * digits in bani.
 */
export function ruledPrice(listBani: number, { percent = 0, ending }: PriceRule): number {
  const moved = Math.max(1, Math.round((listBani * (1_000 + Math.round(percent * 10))) / 1_000));
  if (ending === undefined) return moved;
  const nearest = Math.round((moved - ending) / 100) * 100 + ending;
  return nearest > 0 ? nearest : ending > 0 ? ending : 100;
}

/** Returns the fields that a sheet changes, in column order. */
export function fieldsOf(items: readonly SheetItem[]): SheetField[] {
  const changed = new Set(items.flatMap(({ after }) => Object.keys(after)));
  return SHEET_FIELDS.filter((field) => changed.has(field));
}

const WORDS: Record<SheetField, string> = {
  list_price: "preț",
  stock: "stoc",
  name: "denumire",
  weight_grams: "greutate",
  brand: "producător",
  category: "categorie",
  vat_code: "cotă TVA",
  is_published: "publicare",
  nc8: "cod NC8",
};

/** Returns the default title of a sheet, such as "Foaie: 120 de produse (preț, stoc)". */
export function titleOf(items: readonly SheetItem[]): string {
  const words = fieldsOf(items).map((field) => WORDS[field]);
  return `Foaie: ${counted(items.length, "un produs", "produse")} (${words.join(", ")})`;
}

export function valueText(field: SheetField, value: SheetValues[SheetField] | undefined): string {
  if (value === undefined) return "";
  if (field === "list_price") return formatOfficeLei(Number(value));
  if (field === "weight_grams") return `${value} g`;
  if (field === "vat_code") return VAT_KIND_WORDS[value as VatKind];
  if (field === "is_published") return value === true ? "publicat" : "nepublicat";
  return String(value);
}

/** Returns the first field that changed since the sheet was written, if any. */
export function movedSince({ before }: SheetItem, current: SheetValues): SheetField | undefined {
  return SHEET_FIELDS.find((field) => before[field] !== undefined && before[field] !== current[field]);
}

export function wordOf(field: SheetField): string {
  return WORDS[field];
}

/** Brand ids keyed by slug, category ids keyed by full path. */
export interface Places {
  brands: ReadonlyMap<string, number>;
  categories: ReadonlyMap<string, number>;
}

/** Returns the Romanian word for a missing category or brand that the item refers to; undefined if both exist. */
export function missingTarget({ after }: SheetItem, { brands, categories }: Places): string | undefined {
  if (after.category !== undefined && !categories.has(after.category)) return "categoria";
  return after.brand !== undefined && !brands.has(after.brand) ? "producătorul" : undefined;
}
