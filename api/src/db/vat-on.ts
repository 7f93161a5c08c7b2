import { type RawBuilder, sql } from "kysely";

/** The VAT rate for a kind of goods on a given day. */
export interface VatOfKind {
  /** "standard", "reduced", "second_reduced" or "exempt". */
  code: string;
  /** The rate in percent: 0 for exempt goods and for a seller without VAT registration. */
  percent: number;
  /** VAT category code (UNCL5305). */
  category: "S" | "E" | "O";
  exemption_code: string | null;
  exemption_reason: string | null;
}

/**
 * Returns `VatOfKind` rows for an instant, as a table expression. Rates change at midnight in Romania,
 * regardless of the server's clock.
 */
export function vatOn(now: Date): RawBuilder<VatOfKind> {
  return sql<VatOfKind>`vat_on((${now}::timestamptz at time zone 'Europe/Bucharest')::date)`;
}

/** Returns the same rows as `vatOn`, for a day in Romania, yyyy-mm-dd. */
export function vatOnDay(day: string): RawBuilder<VatOfKind> {
  return sql<VatOfKind>`vat_on(${day}::date)`;
}
