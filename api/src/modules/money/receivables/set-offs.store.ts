import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

export interface SetOffPart {
  orderId: number;
  invoice: string;
  issuedOn: string;
  amountBani: number;
}

export interface SetOff {
  id: number;
  year: number;
  number: number;
  cui: string;
  supplierDocuments: string;
  signedOn: string;
  at: Date;
  madeBy: string;
  undoneBy: string | null;
  undoReason: string | null;
  parts: SetOffPart[];
}

const MAX_SHOWN = 50;

/** Returns a company's set-offs, newest first. */
export async function listSetOffs(db: Db, cui: string, id?: number): Promise<SetOff[]> {
  const only = id === undefined ? sql`true` : sql`s.id = ${id}`;
  const { rows } = await sql<SetOff>`
    select s.id, s.year, s.number, s.cui, s.supplier_documents as "supplierDocuments", s.signed_on::text as "signedOn",
      s.at, s.made_by as "madeBy", s.undone_by as "undoneBy", s.undo_reason as "undoReason", array(
        select json_build_object('orderId', p.order_id, 'invoice', p.invoice, 'issuedOn', p.issued_on,
          'amountBani', p.amount_bani)
        from set_off_part p where p.set_off_id = s.id order by p.order_id) as parts
    from set_off s where s.cui = ${cui} and ${only} order by s.id desc limit ${MAX_SHOWN}`.execute(db);
  return rows;
}

/** Locks a company's set-off until the transaction ends and returns it. */
export async function lockSetOff(tx: Tx, cui: string, id: number): Promise<SetOff | undefined> {
  await tx.selectFrom("set_off").select("id").where("id", "=", id).forUpdate().execute();
  const [found] = await listSetOffs(tx, cui, id);
  return found;
}

/** Serialises a company's set-offs until the transaction ends. */
export async function lockCompany(tx: Tx, cui: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('set-off'), hashtext(${cui}))`.execute(tx);
}

/** Stores a set-off with the next number of its year. Locks the series until the transaction ends. */
export async function insertSetOff(
  tx: Tx,
  {
    parts,
    year,
    ...made
  }: Pick<SetOff, "cui" | "supplierDocuments" | "signedOn" | "at" | "madeBy" | "parts"> & { year: number },
): Promise<{ id: number; number: number }> {
  const { rows } = await sql<{ last: number }>`
    insert into set_off_series as s (year, last) values (${year}, 1)
    on conflict (year) do update set last = s.last + 1 returning last`.execute(tx);
  const number = rows[0]?.last ?? 0;
  const { id } = await tx
    .insertInto("set_off")
    .values({
      year,
      number,
      cui: made.cui,
      supplier_documents: made.supplierDocuments,
      signed_on: made.signedOn,
      at: made.at,
      made_by: made.madeBy,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const values = parts.map(({ orderId, invoice, issuedOn, amountBani }) => ({
    set_off_id: id,
    order_id: orderId,
    invoice,
    issued_on: issuedOn,
    amount_bani: amountBani,
  }));
  await tx.insertInto("set_off_part").values(values).execute();
  return { id, number };
}

export async function writeSetOffUndone(
  tx: Tx,
  id: number,
  { at, by, reason }: { at: Date; by: string; reason: string },
): Promise<void> {
  await tx
    .updateTable("set_off")
    .set({ undone_at: at, undone_by: by, undo_reason: reason })
    .where("id", "=", id)
    .execute();
}

export interface SettledInvoice extends Omit<SetOffPart, "amountBani"> {
  orderNumber: number;
  dueOn: string;
  openBani: number;
}

const MAX_INVOICES = 100;

/** Returns the open invoices of a company and of the CUIs merged into it, earliest due date first. */
export async function listCompanyInvoices(db: Db, cui: string): Promise<SettledInvoice[]> {
  const { rows } = await sql<SettledInvoice>`
    select i.order_id as "orderId", i.number as "orderNumber", i.series || ' ' || i.invoice_number as invoice,
      to_char(i.issued_at at time zone 'Europe/Bucharest', 'YYYY-MM-DD') as "issuedOn",
      to_char(i.due_on, 'YYYY-MM-DD') as "dueOn", i.open_bani as "openBani"
    from open_invoice i
    where i.cui = any(array(select a.cui from company_alias_facts a where a.into_cui = ${cui}) || ${cui}::text)
    order by i.due_on, i.order_id limit ${MAX_INVOICES}`.execute(db);
  return rows;
}

export async function isSupplier(db: Db, cui: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from supplier_facts where cui = ${cui}) as found`.execute(db);
  return rows[0]?.found ?? false;
}
