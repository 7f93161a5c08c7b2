import { sql } from "kysely";
import type { Waiting } from "../../../../../calendar/waiting.ts";
import type { Db, Tx } from "../../../../../db/database.ts";

export interface BuyerMessageRow {
  id: string;
  createdAt: Date;
  words: string | null;
  problem: string | null;
  hasZip: boolean;
  invoiceId: number | null;
  orderId: number | null;
  /** Name of the invoice that the message is about, such as "CUR-1042". */
  name: string | null;
  buyer: string | null;
  handledAt: Date | null;
  handledBy: string | null;
}

/** Returns messages, unhandled ones first. An `orderId` of 0 means all orders. */
export async function listBuyerMessages(
  db: Db,
  { page, perPage, orderId }: { page: number; perPage: number; orderId: number },
): Promise<{ rows: BuyerMessageRow[]; total: number }> {
  const shown = sql`from efactura_message m left join invoice i on i.id = m.invoice_id
    where m.kind = 'buyer' and (${orderId} = 0 or i.order_id = ${orderId})`;
  const { rows } = await sql<BuyerMessageRow>`
    select m.id, m.created_at as "createdAt", m.words, m.problem, m.zip is not null as "hasZip",
      m.invoice_id as "invoiceId", i.order_id as "orderId", i.series || '-' || i.number as name,
      i.document #>> '{buyer,name}' as buyer, m.handled_at as "handledAt", m.handled_by as "handledBy"
    ${shown} order by m.handled_at is not null, m.created_at desc, m.id
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count ${shown}`.execute(db);
  return { rows, total: counted[0]?.count ?? 0 };
}

export async function waitingBuyerMessages(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(created_at) as oldest, max(created_at) as newest
    from efactura_message where kind = 'buyer' and handled_at is null`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

/** Marks a message as handled. `isNew` is false if it was already marked. */
export async function markHandled(
  tx: Tx,
  id: string,
  { at, by }: { at: Date; by: string },
): Promise<{ isNew: boolean; invoiceId: number | null } | undefined> {
  const { rows } = await sql<{ handledAt: Date | null; invoiceId: number | null }>`
    select handled_at as "handledAt", invoice_id as "invoiceId" from efactura_message
    where id = ${id} and kind = 'buyer' for update`.execute(tx);
  const [found] = rows;
  if (!found) return undefined;
  const isNew = found.handledAt === null;
  if (isNew)
    await sql`update efactura_message set handled_at = ${at}, handled_by = ${by} where id = ${id}`.execute(
      tx,
    );
  return { isNew, invoiceId: found.invoiceId };
}
