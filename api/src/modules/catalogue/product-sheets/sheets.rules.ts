/** What a sheet changes of products, and what a rule makes of them. Pure; money is integer bani with VAT. */
import { counted } from "@curat/contract/quantity-text.values";
import { SHEET_FIELDS, type SheetField } from "@curat/contract/staff/product-sheets.values";
import { VAT_KIND_WORDS, type VatKind } from "@curat/contract/vat-kinds.values";
import { formatOfficeLei } from "../../../text/money.ts";

/** What a sheet may change of a product; a brand by the last part of its address, a category by all of it. */
export interface SheetValues {
  list_price: number;
  stock: number;
  name: string;
  weight_grams: number;
  brand: string;
  category: string;
  vat_code: string;
  is_published: boolean;
}

/** One product of a sheet, in bani: what stood when it was written, and what is to be. */
export interface SheetItem {
  id: number;
  before: Partial<SheetValues>;
  after: Partial<SheetValues>;
}

/** The fields that would differ; undefined where none does. */
export function itemOf(
  standing: SheetValues & { id: number },
  asked: Partial<SheetValues>,
): SheetItem | undefined {
  const fields = SHEET_FIELDS.filter(
    (field) => asked[field] !== undefined && asked[field] !== standing[field],
  );
  if (fields.length === 0) return undefined;
  const pick = (from: Partial<SheetValues>) =>
    Object.fromEntries(fields.map((field) => [field, from[field]]));
  return { id: standing.id, before: pick(standing), after: pick(asked) };
}

export interface PriceRule {
  percent?: number | undefined;
  /** The bani that prices end with. */
  ending?: number | undefined;
}

/** A list price by a rule: so many per cent more or less, rounded to bani, then to the nearest price with that ending. */
export function ruledPrice(listBani: number, { percent = 0, ending }: PriceRule): number {
  const moved = Math.max(1, Math.round((listBani * (1_000 + Math.round(percent * 10))) / 1_000));
  if (ending === undefined) return moved;
  const nearest = Math.round((moved - ending) / 100) * 100 + ending;
  return nearest > 0 ? nearest : ending > 0 ? ending : 100;
}

/** The fields of a sheet, in the order of its columns. */
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
};

/** "Foaie: 120 de produse (preț, stoc)": how people know a sheet that was given no title. */
export function titleOf(items: readonly SheetItem[]): string {
  const words = fieldsOf(items).map((field) => WORDS[field]);
  return `Foaie: ${counted(items.length, "un produs", "produse")} (${words.join(", ")})`;
}

/** A value as people read it. */
export function valueText(field: SheetField, value: SheetValues[SheetField] | undefined): string {
  if (value === undefined) return "";
  if (field === "list_price") return formatOfficeLei(Number(value));
  if (field === "weight_grams") return `${value} g`;
  if (field === "vat_code") return VAT_KIND_WORDS[value as VatKind];
  if (field === "is_published") return value === true ? "publicat" : "nepublicat";
  return String(value);
}

/** What a sheet saw and what stands now, where they say something else. */
export function movedSince({ before }: SheetItem, standing: SheetValues): SheetField | undefined {
  return SHEET_FIELDS.find((field) => before[field] !== undefined && before[field] !== standing[field]);
}

export function wordOf(field: SheetField): string {
  return WORDS[field];
}

/** Ids of brands by the last parts of their addresses, and of categories by theirs. */
export interface Places {
  brands: ReadonlyMap<string, number>;
  categories: ReadonlyMap<string, number>;
}

/** Where a product is to move to that is no longer there, as people call it; undefined where all of it is. */
export function goneOf({ after }: SheetItem, { brands, categories }: Places): string | undefined {
  if (after.category !== undefined && !categories.has(after.category)) return "categoria";
  return after.brand !== undefined && !brands.has(after.brand) ? "producătorul" : undefined;
}
