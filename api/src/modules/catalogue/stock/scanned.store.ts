import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { matchedByCodes } from "../../../text/meant-codes.ts";

export interface ScannedProduct {
  id: number;
  code: string;
  barcode: string;
  name: string;
}

/** Returns the product with this barcode or, ignoring case, this code; undefined if no product or several match. */
export async function findScanned(db: Db, code: string): Promise<ScannedProduct | undefined> {
  const { rows } = await sql<ScannedProduct>`
    select id, code, barcode, name from product_facts where upper(code) = ${code.toUpperCase()}
    union select id, code, barcode, name from product_facts where barcode = ${code} limit 20`.execute(db);
  return rows.find(({ barcode }) => barcode === code) ?? matchedByCodes([code], rows).get(code);
}
