import { type RawBuilder, sql } from "kysely";

/** A kind of goods as the shop sells it on a day. */
export interface VatOfKind {
  /** "standard", "reduced", "second_reduced" or "exempt". */
  code: string;
  /** 0 for exempt goods and for a seller who is not registered for VAT. */
  percent: number;
  /** UNCL5305. */
  category: "S" | "E" | "O";
  exemption_code: string | null;
  exemption_reason: string | null;
}

/** Rows of `VatOfKind` for a moment, as a table expression: a rate changes at midnight in Romania, whatever the server's clock. */
export function vatOn(now: Date): RawBuilder<VatOfKind> {
  return sql<VatOfKind>`vat_on((${now}::timestamptz at time zone 'Europe/Bucharest')::date)`;
}

/** The same for a day in Romania, yyyy-mm-dd. */
export function vatOnDay(day: string): RawBuilder<VatOfKind> {
  return sql<VatOfKind>`vat_on(${day}::date)`;
}
