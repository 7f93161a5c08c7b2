import { EMPTIED } from "@curat/contract/staff/exchange.values";
import { loadSheetProducts } from "../../../catalogue/catalog/index.ts";
import {
  type ImportedLevels,
  loadLevels,
  saveImportedLevels,
} from "../../../purchasing/replenishment/index.ts";
import { wholeOf } from "./cell-values.ts";
import type { SheetKind, SheetRow } from "./kind.ts";
import { productFilterOf } from "./product-filter.ts";
import { type ReadRow, savedRows } from "./read-rows.ts";

const MAX_LEVEL = 1_000_000;
const HINT = "număr întreg; dacă scrii (gol) la ambele, se calculează din vânzări";

/** Minimum and target stock by product code. Cells are empty unless staff have set the level. */
export const STOCK_LEVELS: SheetKind = {
  name: "stock-levels",
  title: "niveluri de stoc",
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
      key: "minimum",
      label: "Stoc minim",
      names: ["minim", "min stock", "minimum stock", "reorder point"],
      hint: HINT,
      isNeeded: true,
      isNumber: true,
      example: "12",
    },
    {
      key: "target",
      label: "Stoc dorit",
      names: ["dorit", "stoc maxim", "target stock", "max stock"],
      hint: HINT,
      isNeeded: true,
      isNumber: true,
      example: "48",
    },
  ],
  write: (tx, rows, reported) =>
    savedRows(rows.map(readLevels), (levels) => saveImportedLevels(tx, levels, reported)),
  read: async (db, { filter, keys, after, limit, now }) => {
    const input = { after: Number(after ?? 0), limit, now };
    const products = await loadSheetProducts(db, { ...productFilterOf(filter), codes: keys }, input);
    const levels = await loadLevels(
      db,
      products.map(({ id }) => id),
    );
    return {
      rows: products.map(({ id, fields }) => ({
        code: fields.code,
        name: fields.name,
        minimum: levels.get(id)?.minimum ?? null,
        target: levels.get(id)?.target ?? null,
      })),
      after: products.length < limit ? null : String(products.at(-1)?.id),
    };
  },
};

function readLevels({ key: code, cells }: SheetRow): ReadRow<ImportedLevels> {
  const [minimum, target] = [levelOf(cells.minimum), levelOf(cells.target)];
  const fault = [`Scrie un număr întreg între 0 și ${MAX_LEVEL}.`];
  if (minimum === "wrong" || target === "wrong")
    return {
      ok: false,
      errors: {
        ...(minimum === "wrong" && { minimum: fault }),
        ...(target === "wrong" && { target: fault }),
      },
    };
  return { ok: true, value: { code, minimum, target } };
}

function levelOf(cell = ""): number | null | undefined | "wrong" {
  if (cell === "") return undefined;
  if (cell === EMPTIED) return null;
  const level = wholeOf(cell);
  return level === undefined || level < 0 || level > MAX_LEVEL ? "wrong" : level;
}
