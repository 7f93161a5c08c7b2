import { leiNumber, toBani } from "@curat/contract/lei.values";
import { fieldErrorsOf } from "@curat/contract/field-errors";
import { priceField } from "@curat/contract/staff/money.fields";
import { z } from "zod";
import { loadSheetProducts } from "../../../catalogue/catalog/index.ts";
import { averageOf, type CodeCost, loadCosts, saveImportedCosts } from "../../../purchasing/costs/index.ts";
import { numberOf, unread } from "./cell-values.ts";
import type { SheetKind, SheetRow } from "./kind.ts";
import { productFilterOf } from "./product-filter.ts";
import { type ReadRow, savedRows } from "./read-rows.ts";

const COST = "Cost de achiziție (lei pe bucată, fără TVA)";
const field = z.object({ cost: priceField(COST) });

/** Average costs by product code. An import sets unknown costs only. */
export const COSTS: SheetKind = {
  name: "costs",
  title: "costuri de achiziție",
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
      key: "cost",
      label: COST,
      names: [
        "cost",
        "cost de achizitie",
        "pret de achizitie",
        "cost mediu",
        "cost price",
        "wholesale price",
      ],
      hint: "doar pentru produsele fără cost; după aceea costul se calculează din recepții",
      isNeeded: true,
      isNumber: true,
      example: "24,50",
    },
    { key: "pieces", label: "Bucăți", isShown: true },
    { key: "value", label: "Valoare (lei fără TVA)", isShown: true },
  ],
  write: (tx, rows, reported) =>
    savedRows(rows.map(readCost), (costs) => saveImportedCosts(tx, costs, reported)),
  read: async (db, { filter, keys, after, limit, now }) => {
    const input = { after: Number(after ?? 0), limit, now };
    const products = await loadSheetProducts(db, { ...productFilterOf(filter), codes: keys }, input);
    const ids = products.map(({ id }) => id);
    const costs = await loadCosts(db, ids);
    return {
      rows: products.map(({ id, fields }) => {
        const cost = costs.get(id);
        return {
          code: fields.code,
          name: fields.name,
          cost: cost === undefined ? null : leiNumber(Math.round(averageOf(cost))),
          pieces: cost?.pieces ?? null,
          value: cost === undefined ? null : leiNumber(cost.valueBani),
        };
      }),
      after: products.length < limit ? null : String(products.at(-1)?.id),
    };
  },
};

function readCost({ key: code, cells }: SheetRow): ReadRow<CodeCost> {
  const cell = cells.cost ?? "";
  // An exported file has empty cells where the cost is unknown.
  if (cell === "") return { ok: true, value: { code, unitBani: null } };
  const cost = numberOf(cell);
  if (cost === undefined) return { ok: false, errors: { cost: [unread(COST, cell)] } };
  const parsed = field.safeParse({ cost });
  if (!parsed.data) return { ok: false, errors: fieldErrorsOf(parsed.error.issues) };
  return { ok: true, value: { code, unitBani: toBani(parsed.data.cost) } };
}
