import type { Db } from "../../../db/database.ts";
import { matchedByCodes } from "../../../text/meant-codes.ts";
import { findByCodes } from "../../catalogue/catalog/index.ts";
import { type Cells, columnsIn, type SheetKind } from "./kinds/kind.ts";

/**
 * Replaces product codes by our spelling: that of an exact match, or of the only product whose code differs in case.
 */
export async function withOwnCodes(db: Db, rows: readonly Cells[], kind: SheetKind): Promise<Cells[]> {
  const keys = columnsIn(kind).flatMap(({ isProductCode, key }) => (isProductCode ? [key] : []));
  const codes = [...new Set(rows.flatMap((cells) => keys.flatMap((key) => cells[key] ?? [])))];
  if (codes.length === 0) return [...rows];
  const meant = matchedByCodes(codes, await findByCodes(db, codes));
  return rows.map((cells) => {
    const own = keys.flatMap((key) => {
      const product = meant.get(cells[key] ?? "");
      return product ? [[key, product.code] as const] : [];
    });
    return { ...cells, ...Object.fromEntries(own) };
  });
}
