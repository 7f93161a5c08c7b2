import { loadSheetProducts } from "../../../catalogue/catalog/index.ts";
import { saveImportedCounts, type ImportedCount } from "../../../catalogue/stock/index.ts";
import { wholeOf } from "./cell-values.ts";
import type { SheetKind, SheetRow } from "./kind.ts";
import { withEmptied } from "./products.columns.ts";
import { productFilterOf } from "./product-filter.ts";
import { type ReadRow, savedRows } from "./read-rows.ts";

const MAX_PIECES = 10_000_000;
const MAX_CHARACTERS = 200;

/** Matches names of quantity columns that stock counts and delivery notes share. */
export const MAY_BE_ADDED = /^(?:cantitate|cant|buc|bucati|qty|quantity|receptionat|livrat)\b/;

/** Stock counts keyed by product code. Each difference becomes a stock correction. */
export const STOCK: SheetKind = {
  name: "stock",
  title: "stoc",
  columns: [
    {
      key: "code",
      label: "Cod",
      names: ["cod produs", "sku", "code", "referinta"],
      isKey: true,
      isProductCode: true,
      isNeeded: true,
      example: "DET-LAV-5L",
    },
    { key: "name", label: "Nume", isShown: true },
    {
      key: "counted",
      label: "Stoc",
      names: ["bucati", "cantitate", "stock", "quantity", "qty", "stoc numarat"],
      hint: "numărul de bucăți",
      isNeeded: true,
      isNumber: true,
      example: "24",
    },
    {
      key: "note",
      label: "Motiv",
      names: ["observatii", "reason", "explicatie"],
      hint: "motivul diferenței",
      example: "inventar",
    },
  ],
  write: (tx, rows, reported) =>
    savedRows(rows.map(readCount), (counts) => saveImportedCounts(tx, counts, reported)),
  read: async (db, { filter, keys, after, limit, now }) => {
    const input = { after: Number(after ?? 0), limit, now };
    const products = await loadSheetProducts(db, { ...productFilterOf(filter), codes: keys }, input);
    return {
      rows: products.map(({ fields, stock }) => ({
        code: fields.code,
        name: fields.name,
        counted: stock,
        note: "",
      })),
      after: products.length < limit ? null : String(products.at(-1)?.id),
    };
  },
};

function readCount({ key: code, cells }: SheetRow): ReadRow<ImportedCount> {
  const pieces = wholeOf(cells.counted ?? "");
  const note = (withEmptied(cells).note ?? "").replaceAll(/\s+/g, " ").trim();
  if (pieces === undefined || pieces < 0 || pieces > MAX_PIECES)
    return {
      ok: false,
      errors: { counted: [`Stocul trebuie să fie un număr întreg între 0 și ${MAX_PIECES}.`] },
    };
  if (note.length > MAX_CHARACTERS)
    return { ok: false, errors: { note: [`Motivul poate avea cel mult ${MAX_CHARACTERS} de caractere.`] } };
  return { ok: true, value: { code, pieces, note: note || "inventar" } };
}
