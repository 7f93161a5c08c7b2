/** Whole goods receipts of a period, for the accountant's program. */
import { sql } from "kysely";
import type { Period } from "../../../calendar/period.ts";
import { anyOf, type Db } from "../../../db/database.ts";

export interface PostedReceipt {
  id: number;
  year: number;
  number: number;
  /** yyyy-mm-dd */
  receivedOn: string;
  documentNumber: string;
  documentOn: string;
  supplierId: number;
  isUndone: boolean;
  lines: PostedLine[];
}

export interface PostedLine {
  productId: number;
  code: string;
  name: string;
  unit: string;
  barcode: string;
  pieces: number;
  /** Net amount on the supplier's document, in bani. */
  netBani: number;
  /** Rate on the supplier's document, otherwise the product's VAT rate on the document date. */
  vatPercent: number;
  /** UNCL5305 code, such as "AE" for reverse charge; empty if only the product's rate is known. */
  vatCategory: string;
}

/** Returns the receipts that were posted with a day of receipt in a period, with their net value in bani. */
export async function listPosted(
  db: Db,
  { from, to }: Period,
): Promise<{ id: number; netBani: number; isUndone: boolean; name: string }[]> {
  const { rows } = await sql<{ id: number; netBani: number; isUndone: boolean; name: string }>`
    select r.id, coalesce((select sum(round(l.value_bani * coalesce(r.rate, 1))) from receipt_line l
        where l.receipt_id = r.id and l.product_id is not null), 0)::bigint as "netBani",
      r.undone_at is not null as "isUndone", r.number || '/' || r.year as name
    from receipt r where r.posted_at is not null and r.received_on between ${from}::date and ${to}::date
    order by r.year, r.number`.execute(db);
  return rows;
}

export async function loadPosted(db: Db, ids: readonly number[]): Promise<PostedReceipt[]> {
  const { rows } = await sql<PostedReceipt>`
    select r.id, r.year, r.number, r.received_on::text as "receivedOn", r.document_number as "documentNumber",
      coalesce(r.document_on, r.received_on)::text as "documentOn", r.supplier_id as "supplierId",
      r.undone_at is not null as "isUndone", coalesce(l.lines, '[]') as lines
    from receipt r cross join lateral (
      select jsonb_agg(jsonb_build_object('productId', p.id, 'code', p.code, 'name', p.name, 'unit', p.sale_unit,
        'barcode', coalesce(p.barcode, ''),
        'pieces', l.document_quantity * coalesce(l.pack, 1),
        'netBani', round(coalesce(l.value_bani, 0) * coalesce(r.rate, 1)),
        'vatCategory', coalesce(l.vat_category, ''),
        'vatPercent', coalesce(l.vat_percent, (select v.percent from vat_on(coalesce(r.document_on, r.received_on)) v where v.code = p.vat_code), 0))
        order by l.position, l.id) as lines
      from receipt_line l join product_facts p on p.id = l.product_id
      where l.receipt_id = r.id
    ) l
    where r.id = ${anyOf(ids)} order by r.year, r.number`.execute(db);
  return rows;
}
