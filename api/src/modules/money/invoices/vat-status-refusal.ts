import type { FieldErrors } from "@curat/contract/envelope";
import { type VatStatusRow, vatStatusOn } from "@curat/contract/vat-kinds.values";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { loadSettings, readVatStatus } from "../../platform/settings/index.ts";

/** Returns errors for VAT statuses that contradict issued invoices. Each error mentions the latest such invoice. */
export async function vatStatusRefusal(db: Db, { value }: { value: unknown }): Promise<FieldErrors> {
  const rows = readVatStatus(value);
  const current = readVatStatus((await loadSettings(db)).vatStatus);
  const errors: FieldErrors = {};
  for (const span of changedSpans(current, rows)) {
    const invoice = await findContradicting(db, span);
    if (!invoice) continue;
    const row = rows.findIndex(({ from }) => from === rowOn(rows, span.from));
    const charged = span.isOutside ? "cu TVA" : "fără TVA";
    errors[`value.${Math.max(row, 0)}.from`] = [
      `Factura ${invoice.name} din ${invoice.on} a fost emisă ${charged}, deci statutul din acea zi nu mai poate fi schimbat. Alege o dată ulterioară.`,
    ];
  }
  return errors;
}

const BEFORE_ALL = "0001-01-01";
interface Span {
  from: string;
  /** First day after the period; null if the period has no end. */
  until: string | null;
  isOutside: boolean;
}

function changedSpans(current: readonly VatStatusRow[], rows: readonly VatStatusRow[]): Span[] {
  const days = [...new Set([BEFORE_ALL, ...[...current, ...rows].map(({ from }) => from)])].toSorted();
  const isOutside = (of: readonly VatStatusRow[], day: string) => vatStatusOn(of, day) === "not_registered";
  return days.flatMap((from, index) =>
    isOutside(current, from) === isOutside(rows, from)
      ? []
      : [{ from, until: days[index + 1] ?? null, isOutside: isOutside(rows, from) }],
  );
}

function rowOn(rows: readonly VatStatusRow[], day: string): string | undefined {
  const sorted = rows.map(({ from }) => from).toSorted();
  return sorted.findLast((from) => from <= day) ?? sorted[0];
}

async function findContradicting(
  db: Db,
  { from, until, isOutside }: Span,
): Promise<{ name: string; on: string } | undefined> {
  const { rows } = await sql<{ name: string; on: string }>`
    select series || ' ' || number as name, to_char(issued_on, 'DD.MM.YYYY') as on from invoice_register
    where kind = 'invoice' and issued_on >= ${from}::date and (${until}::date is null or issued_on < ${until}::date)
      and exists (select from jsonb_array_elements(shares) as share where (share ->> 'category' = 'O') <> ${isOutside})
    order by issued_at desc limit 1`.execute(db);
  return rows[0];
}
