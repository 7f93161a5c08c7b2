import { type RawBuilder, sql } from "kysely";

export interface VatOfKind {
  code: string;
  /** 0 for exempt goods and for a seller without VAT registration. */
  percent: number;
  /** UNCL5305 code. */
  category: "S" | "E" | "O";
  exemption_code: string | null;
  exemption_reason: string | null;
}

/**
 * Returns the VAT rates of all kinds as a table expression. Rates change at midnight in Romania, regardless of the
 * server's time zone.
 */
export function vatOn(now: Date): RawBuilder<VatOfKind> {
  return sql<VatOfKind>`vat_on((${now}::timestamptz at time zone 'Europe/Bucharest')::date)`;
}

/** Returns the same rows as `vatOn`, for a day in Romania, yyyy-mm-dd. */
export function vatOnDay(day: string): RawBuilder<VatOfKind> {
  return sql<VatOfKind>`vat_on(${day}::date)`;
}
