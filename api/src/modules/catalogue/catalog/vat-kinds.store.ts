import { counted } from "@curat/contract/quantity-text.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { VatRateRow } from "@curat/contract/vat-kinds.values";
import { sql } from "kysely";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { anyOf, type Db } from "../../../db/database.ts";

/** Returns an error if exempt products exist and the given VAT rates contain no current exempt rate. */
export async function vatRatesRefusal(
  db: Db,
  { value, at }: { value: unknown; at: Date },
): Promise<FieldErrors> {
  // Without a value, the statutory rates apply. They do not include an exempt rate.
  const rows = (value ?? []) as readonly VatRateRow[]; // The setting's schema has validated the value.
  const hasRate = rows.some(({ kind, from }) => kind === "exempt" && from <= romanianDay(at));
  if (hasRate) return {};
  const { rows: products } = await sql<{ count: number }>`
    select count(*)::integer as count from product where vat_code = 'exempt'`.execute(db);
  const count = products[0]?.count ?? 0;
  if (count === 0) return {};
  return {
    value: [
      `${counted(count, "Un produs are", "produse au")} cota scutită: păstrează un rând pentru ea, cu data de început în trecut, sau alege altă cotă pentru ${count === 1 ? "acest produs" : "aceste produse"}.`,
    ],
  };
}

export async function loadVatKinds(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; kind: string }>`
    select id, vat_code as kind from product where id = ${anyOf(ids)}`.execute(db);
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
