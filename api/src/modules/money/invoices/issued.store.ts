/** Whole invoices and stornos of a period, for the accountant's program. */
import { sql } from "kysely";
import type { Period } from "../../../calendar/period.ts";
import { anyOf, type Db } from "../../../db/database.ts";
import { isIn } from "../../../db/period.ts";
import type { InvoiceDocument } from "./invoice-document.ts";

export interface IssuedDocument {
  id: number;
  orderId: number;
  series: string;
  number: number;
  kind: "invoice" | "storno";
  /** The day in Romania, yyyy-mm-dd. */
  issuedOn: string;
  /** The invoice that a storno reverses, such as "CUR-1042". */
  stornoOf: string | null;
  document: InvoiceDocument;
  spvIndex: string | null;
}

export interface IssuedTotals {
  id: number;
  netBani: number;
  vatBani: number;
  kind: "invoice" | "storno";
}

/** Returns the ids and totals of the documents of a period, in order of issue. */
export async function listIssued(db: Db, period: Period): Promise<IssuedTotals[]> {
  const { rows } = await sql<IssuedTotals>`
    select invoice_id as id, net_bani as "netBani", vat_bani as "vatBani", kind
    from invoice_register where ${isIn(sql`issued_at`, period)} order by issued_at, invoice_id`.execute(db);
  return rows;
}

export async function loadIssued(db: Db, ids: readonly number[]): Promise<IssuedDocument[]> {
  const { rows } = await sql<IssuedDocument>`
    select i.id, i.order_id as "orderId", i.series, i.number, i.kind, r.issued_on::text as "issuedOn",
      r.storno_of as "stornoOf", i.document, a.upload_index as "spvIndex"
    from invoice i join invoice_register r on r.invoice_id = i.id
    left join lateral (
      select e.upload_index from efactura_attempt e
      where e.invoice_id = i.id and e.settled = 'accepted' order by e.id desc limit 1
    ) a on true
    where i.id = ${anyOf(ids)} order by i.issued_at, i.id`.execute(db);
  return rows;
}
