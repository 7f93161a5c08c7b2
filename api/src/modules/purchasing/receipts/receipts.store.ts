import type { ReceiptVat } from "@curat/contract/staff/receipt-vat.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { folded, foldedPart } from "../../../db/folded.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { ReceiptLine } from "./lines.rules.ts";
import type { KnownProduct, NewLine } from "./matching.rules.ts";

export interface ReceiptFields {
  supplierId: number;
  documentNumber: string;
  documentOn: string | null;
  receivedOn: string;
  currency: "RON" | "EUR";
  /** Lei for one unit of the currency; null until entered. */
  rate: number | null;
  extraBani: number;
  spread: "value" | "weight";
  /** Purchase orders that contain the goods, oldest first. */
  purchaseOrderIds: readonly number[];
  /** Net, in bani or cents of the currency. */
  invoiceTotalBani: number | null;
  commission: string;
  note: string;
}

export interface Receipt extends ReceiptFields {
  id: number;
  supplier: string;
  supplierCui: string;
  supplierCurrency: "RON" | "EUR";
  messageId: string | null;
  createdAt: Date;
  createdBy: string;
  year: number | null;
  number: number | null;
  postedAt: Date | null;
  postedBy: string | null;
  undoneAt: Date | null;
  undoneBy: string | null;
  undoReason: string | null;
}

/** A stored line, with its cost once the receipt is posted. */
export interface StoredLine extends ReceiptLine {
  costBani: number | null;
}

function receipts(db: Db) {
  return db
    .selectFrom("receipt as r")
    .innerJoin("supplier_facts as s", "s.id", "r.supplier_id")
    .select([
      "r.id",
      "r.supplier_id as supplierId",
      "s.name as supplier",
      "s.cui as supplierCui",
      sql<"RON" | "EUR">`s.currency`.as("supplierCurrency"),
      "r.document_number as documentNumber",
      sql<string | null>`r.document_on::text`.as("documentOn"),
      sql<string>`r.received_on::text`.as("receivedOn"),
      sql<"RON" | "EUR">`r.currency`.as("currency"),
      "r.rate",
      "r.extra_bani as extraBani",
      sql<"value" | "weight">`r.spread`.as("spread"),
      "r.invoice_total_bani as invoiceTotalBani",
      sql<
        number[]
      >`array(select o.purchase_order_id::integer from receipt_order o where o.receipt_id = r.id order by 1)`.as(
        "purchaseOrderIds",
      ),
      "r.commission",
      "r.note",
      "r.message_id as messageId",
      "r.created_at as createdAt",
      "r.created_by as createdBy",
      "r.year",
      "r.number",
      "r.posted_at as postedAt",
      "r.posted_by as postedBy",
      "r.undone_at as undoneAt",
      "r.undone_by as undoneBy",
      "r.undo_reason as undoReason",
    ]);
}

export function findReceipt(db: Db, id: number): Promise<Receipt | undefined> {
  return receipts(db).where("r.id", "=", id).executeTakeFirst();
}

/** Locks the receipt until the transaction ends, and returns it. */
export async function lockReceipt(tx: Tx, id: number): Promise<Receipt | undefined> {
  await tx.selectFrom("receipt").select("id").where("id", "=", id).forUpdate().execute();
  return findReceipt(tx, id);
}

export interface ReceiptSums {
  lines: number;
  pieces: number;
  /** Net cost in bani, converted to RON and including the other costs; null for a draft. */
  costBani: number | null;
}

export interface ReceiptFilter {
  state?: "draft" | "posted" | "undone" | undefined;
  q?: string | undefined;
  supplierId?: number | undefined;
  purchaseOrderId?: number | undefined;
}

/** Returns a page of receipts: drafts first, then by number, newest first. */
export async function listReceiptRows(
  db: Db,
  { state, q = "", supplierId, purchaseOrderId, ...paging }: Paging & ReceiptFilter,
): Promise<{ rows: (Receipt & ReceiptSums)[]; total: number }> {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 6);
  const query = receipts(db)
    .$if(state === "draft", (all) => all.where("r.posted_at", "is", null))
    .$if(state === "posted", (all) =>
      all.where("r.posted_at", "is not", null).where("r.undone_at", "is", null),
    )
    .$if(state === "undone", (all) => all.where("r.undone_at", "is not", null))
    .$if(supplierId !== undefined, (all) => all.where("r.supplier_id", "=", supplierId ?? 0))
    .$if(purchaseOrderId !== undefined, (all) =>
      all.where(
        sql<boolean>`exists (select from receipt_order o where o.receipt_id = r.id and o.purchase_order_id = ${purchaseOrderId})`,
      ),
    )
    .$if(words.length > 0, (all) =>
      all.where(
        sql<boolean>`${sql.join(
          words.map(
            (word) =>
              sql`(r.supplier_id in (select id from supplier_facts where ${folded(sql`name`)} like ${foldedPart(word)})
                or lower(r.document_number) like ${foldedPart(word)} or r.number::text like ${foldedPart(word)})`,
          ),
          sql` and `,
        )}`,
      ),
    )
    .orderBy("r.posted_at", (order) => order.desc().nullsFirst())
    .orderBy("r.id", "desc");
  const { rows, total } = await pageOf(query, paging);
  const sums = await sumsOf(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => ({ ...row, ...(sums.get(row.id) ?? NOTHING) })), total };
}

const NOTHING: ReceiptSums = { lines: 0, pieces: 0, costBani: null };

async function sumsOf(db: Db, ids: readonly number[]): Promise<Map<number, ReceiptSums>> {
  const { rows } = await sql<ReceiptSums & { id: number }>`
    select receipt_id::integer as id, count(*)::integer as lines,
      coalesce(sum(quantity::bigint * coalesce(pack, 1)), 0)::bigint as pieces, sum(cost_bani)::bigint as "costBani"
    from receipt_line where receipt_id = any(${ids}::bigint[]) group by receipt_id`.execute(db);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

export async function insertReceipt(
  tx: Tx,
  { messageId, at, by, ...fields }: ReceiptFields & { messageId: string | null; at: Date; by: string },
): Promise<number> {
  const row = await tx
    .insertInto("receipt")
    .values({ ...columnsOf(fields), message_id: messageId, created_at: at, created_by: by })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeOrders(tx, row.id, fields);
  return row.id;
}

export async function updateReceipt(tx: Tx, id: number, fields: ReceiptFields): Promise<void> {
  await tx.updateTable("receipt").set(columnsOf(fields)).where("id", "=", id).execute();
  await writeOrders(tx, id, fields);
}

async function writeOrders(tx: Tx, id: number, { purchaseOrderIds: ids }: ReceiptFields): Promise<void> {
  await sql`
    delete from receipt_order where receipt_id = ${id} and purchase_order_id <> all(${[...ids]}::bigint[])`.execute(
    tx,
  );
  await sql`
    insert into receipt_order (receipt_id, purchase_order_id) select ${id}, unnest(${[...ids]}::bigint[])
    on conflict do nothing`.execute(tx);
}

function columnsOf(fields: ReceiptFields) {
  return {
    supplier_id: fields.supplierId,
    document_number: fields.documentNumber,
    document_on: fields.documentOn,
    received_on: fields.receivedOn,
    currency: fields.currency,
    rate: fields.currency === "RON" ? 1 : fields.rate,
    extra_bani: fields.extraBani,
    spread: fields.spread,
    invoice_total_bani: fields.invoiceTotalBani,
    commission: fields.commission,
    note: fields.note,
  };
}

export async function deleteReceipt(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("receipt").where("id", "=", id).execute();
}

/** Returns the id of the receipt created from an e-Factura message, ignoring undone receipts. */
export async function findReceiptOf(db: Db, messageId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("receipt")
    .select("id")
    .where("message_id", "=", messageId)
    .where("undone_at", "is", null)
    .executeTakeFirst();
  return row?.id;
}

/** Returns the lines of a receipt, sorted by position. */
export async function loadLines(db: Db, receiptId: number): Promise<StoredLine[]> {
  const rows = await db
    .selectFrom("receipt_line")
    .select([
      "id",
      "position",
      "product_id as productId",
      "code",
      "barcode",
      "name",
      "unit",
      "document_quantity as documentQuantity",
      "quantity",
      "pack",
      "value_bani as valueBani",
      "cost_bani as costBani",
      "vat_percent as vatPercent",
      sql<ReceiptVat["category"] | null>`vat_category`.as("vatCategory"),
      "lot_code as lotCode",
      sql<string | null>`lot_expires_on::text`.as("expiresOn"),
      sql<boolean>`exists (select from product_by_lots p where p.product_id = receipt_line.product_id)`.as(
        "isByLots",
      ),
    ])
    .where("receipt_id", "=", receiptId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ lotCode, expiresOn, vatPercent, vatCategory, ...line }) => ({
    ...line,
    vat:
      vatPercent === null || vatCategory === null
        ? undefined
        : { percent: vatPercent, category: vatCategory },
    lot: lotCode === "" && expiresOn === null ? undefined : { code: lotCode, expiresOn },
  }));
}

export async function insertLines(
  tx: Tx,
  receiptId: number,
  lines: readonly (NewLine & { position: number })[],
): Promise<void> {
  if (lines.length === 0) return;
  const of = <Key extends keyof NewLine | "position">(key: Key) => lines.map((line) => line[key]);
  await sql`
    insert into receipt_line (receipt_id, position, product_id, code, barcode, name, unit, document_quantity, quantity, pack, value_bani,
      lot_code, lot_expires_on, vat_percent, vat_category)
    select ${receiptId}::bigint, * from unnest(${of("position")}::integer[], ${of("productId")}::integer[], ${of("code")}::text[],
      ${of("barcode")}::text[], ${of("name")}::text[], ${of("unit")}::text[], ${of("documentQuantity")}::integer[],
      ${of("quantity")}::integer[], ${of("pack")}::integer[], ${of("valueBani")}::bigint[], ${lotsOf(lines)},
      ${vatOf(lines)})`.execute(tx);
}

function lotsOf(lines: readonly Pick<ReceiptLine, "lot">[]) {
  return sql`${lines.map(({ lot }) => lot?.code ?? "")}::text[], ${lines.map(({ lot }) => lot?.expiresOn ?? null)}::date[]`;
}

function vatOf(lines: readonly Pick<ReceiptLine, "vat">[]) {
  return sql`${lines.map(({ vat }) => vat?.percent ?? null)}::numeric[], ${lines.map(({ vat }) => vat?.category ?? null)}::text[]`;
}

export async function updateLines(tx: Tx, lines: readonly ReceiptLine[]): Promise<void> {
  if (lines.length === 0) return;
  const of = <Key extends keyof ReceiptLine>(key: Key) => lines.map((line) => line[key]);
  await sql`
    update receipt_line l set product_id = t.product_id, document_quantity = t.document_quantity, quantity = t.quantity,
      pack = t.pack, value_bani = t.value_bani, lot_code = t.lot_code, lot_expires_on = t.lot_expires_on,
      vat_percent = t.vat_percent, vat_category = t.vat_category
    from unnest(${of("id")}::bigint[], ${of("productId")}::integer[], ${of("documentQuantity")}::integer[],
      ${of("quantity")}::integer[], ${of("pack")}::integer[], ${of("valueBani")}::bigint[], ${lotsOf(lines)},
      ${vatOf(lines)})
      as t (id, product_id, document_quantity, quantity, pack, value_bani, lot_code, lot_expires_on, vat_percent, vat_category)
    where l.id = t.id`.execute(tx);
}

export async function deleteLines(tx: Tx, receiptId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from receipt_line where receipt_id = ${receiptId} and id = any(${ids}::bigint[])`.execute(
    tx,
  );
}

/** Stores each line's final cost. */
export async function writeCosts(
  tx: Tx,
  costs: readonly { lineId: number; valueBani: number }[],
): Promise<void> {
  await sql`
    update receipt_line l set cost_bani = t.cost from unnest(${costs.map(({ lineId }) => lineId)}::bigint[],
      ${costs.map(({ valueBani }) => valueBani)}::bigint[]) as t (id, cost) where l.id = t.id`.execute(tx);
}

/** Returns the next number of a year. The row stays locked until the transaction ends, so no number is skipped. */
export async function nextNumber(tx: Tx, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into receipt_series as s (year, last) values (${year}, 1)
    on conflict (year) do update set last = s.last + 1 returning last`.execute(tx);
  // The query always returns one row.
  return rows[0]?.last ?? 0;
}

export async function writePosted(
  tx: Tx,
  id: number,
  { year, number, at, by }: { year: number; number: number; at: Date; by: string },
): Promise<void> {
  await tx
    .updateTable("receipt")
    .set({ year, number, posted_at: at, posted_by: by })
    .where("id", "=", id)
    .execute();
}

export async function writeUndone(
  tx: Tx,
  id: number,
  { reason, at, by }: { reason: string; at: Date; by: string },
): Promise<void> {
  await tx
    .updateTable("receipt")
    .set({ undo_reason: reason, undone_at: at, undone_by: by })
    .where("id", "=", id)
    .execute();
}

export interface ReceivedProductFacts extends KnownProduct {
  grams: number;
  unit: string;
}

export async function loadProducts(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ReceivedProductFacts>> {
  const { rows } = await sql<ReceivedProductFacts>`
    select id, code, barcode, name, weight_grams as grams, sale_unit as unit
    from product_facts where id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the products with one of these codes (any case), barcodes or names (any case). */
export async function findProductsFor(
  db: Db,
  { codes, barcodes, names }: Record<"codes" | "barcodes" | "names", readonly string[]>,
): Promise<KnownProduct[]> {
  const filled = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ""))];
  const lowered = filled(names).map((name) => name.toLowerCase());
  // Codes and barcodes have indexes, but names do not. Names are compared only if given.
  const { rows } = await sql<KnownProduct>`
    select id, code, barcode, name from product_facts
    where upper(code) = any(${filled(codes).map((code) => code.toUpperCase())}::text[])
    union select id, code, barcode, name from product_facts where barcode = any(${filled(barcodes)}::text[])
    union select id, code, barcode, name from product_facts
    where ${lowered.length > 0}::boolean and lower(name) = any(${lowered}::text[])`.execute(db);
  return rows;
}

/** Serialises transactions that create a receipt from the same e-Factura message. */
export async function lockMessage(tx: Tx, messageId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('receipt'), hashtext(${messageId}))`.execute(tx);
}

/** Returns whether this supplier's document already has a receipt. */
export async function hasDocument(db: Db, supplierId: number, documentNumber: string): Promise<boolean> {
  const row = await db
    .selectFrom("receipt")
    .select("id")
    .where("supplier_id", "=", supplierId)
    .where("document_number", "=", documentNumber)
    .executeTakeFirst();
  return row !== undefined;
}
