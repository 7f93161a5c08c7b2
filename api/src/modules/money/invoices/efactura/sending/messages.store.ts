import { sql } from "kysely";
import type { Db } from "../../../../../db/database.ts";
import type { BuyerMessage, DocumentFacts, ListedMessage } from "../anaf/anaf-answers.ts";

/** Inserts new messages. Their ZIPs are due at once. */
export async function insertMessages(
  db: Db,
  cif: string,
  { messages, now }: { messages: readonly ListedMessage[]; now: Date },
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map(({ id, kind, uploadIndex, createdAt }) => ({
    id,
    kind,
    upload_index: uploadIndex,
    created_at: createdAt,
  }));
  await sql`
    insert into efactura_message (id, kind, cif, upload_index, created_at, next_at, invoice_id)
    select m.id, m.kind, ${cif}, m.upload_index, m.created_at, ${now}, a.invoice_id
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as m (id text, kind text, upload_index text, created_at timestamptz)
    left join efactura_attempt a on a.upload_index = m.upload_index and m.kind <> 'received'
    on conflict (id) do nothing`.execute(db);
}

export interface MissingZip {
  id: string;
  kind: "sent" | "errors" | "received" | "buyer";
  invoiceId: number | null;
  uploadIndex: string;
  createdAt: Date;
  tries: number;
}

/**
 * Returns messages whose ZIP is due or, with `ids`, the given messages without a ZIP. The shop's own invoices
 * come first.
 */
export async function missingZips(
  db: Db,
  { now, limit, ids }: { now: Date; limit: number; ids?: readonly string[] },
): Promise<MissingZip[]> {
  const due = ids ? sql`id = any(${[...ids]}::text[])` : sql`next_at <= ${now}`;
  const { rows } = await sql<MissingZip>`
    select id, kind, invoice_id as "invoiceId", upload_index as "uploadIndex", created_at as "createdAt", tries
    from efactura_message where zip is null and ${due}
    order by kind = 'received', next_at, id limit ${limit}`.execute(db);
  return rows;
}

/** Longer messages from buyers are stored in full only in their ZIP. */
const MAX_WORDS = 4_000;

/** Stores a ZIP with its content. Recognises the shop's documents by number, day and amount together. */
export async function storeZip(
  db: Db,
  id: string,
  {
    zip,
    facts,
    message,
    at,
  }: {
    zip: Uint8Array;
    facts: DocumentFacts | undefined;
    message?: BuyerMessage | undefined;
    at: Date;
  },
): Promise<void> {
  const { number = null, issuedOn = null, seller = null, totalBani = null } = facts ?? {};
  const day = issuedOn !== null && /^\d{4}-\d\d-\d\d$/.test(issuedOn) ? issuedOn : null;
  const bani = Number.isSafeInteger(totalBani) ? totalBani : null;
  await sql`
    update efactura_message m set zip = ${Buffer.from(zip)}, fetched_at = ${at}, next_at = null, problem = null,
      number = ${number?.slice(0, 200) ?? null}, issued_on = ${day}::date, party = ${seller?.slice(0, 300) ?? null},
      total_bani = ${bani}::bigint, words = ${message?.words.slice(0, MAX_WORDS) ?? null},
      invoice_id = case when m.invoice_id is null and m.kind = 'sent' then (
        select i.id from invoice i join efactura_document d on d.invoice_id = i.id
        where i.series || '-' || i.number = ${number} and abs(i.total_bani) = ${bani}::bigint
          and (i.issued_at at time zone 'Europe/Bucharest')::date = ${day}::date
      )
      when m.invoice_id is null and m.kind = 'buyer' then (
        select a.invoice_id from efactura_attempt a where a.upload_index = ${message?.invoiceIndex ?? null})
      else m.invoice_id end
    where id = ${id}`.execute(db);
}

/** Records why a ZIP could not be downloaded, and when to retry. */
export async function missZip(
  db: Db,
  id: string,
  { problem, nextAt }: { problem: string; nextAt: Date | null },
): Promise<void> {
  await sql`
    update efactura_message set tries = tries + 1, problem = ${problem}, next_at = ${nextAt}
    where id = ${id} and zip is null`.execute(db);
}

/** Counts the given messages whose ZIP has not been read. */
export async function countUnread(db: Db, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from efactura_message where id = any(${[...ids]}::text[]) and zip is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Returns attempts without a result whose message has arrived. */
export async function reportedAttempts(
  db: Db,
): Promise<{ attemptId: number; invoiceId: number; kind: "sent" | "errors"; uploadIndex: string }[]> {
  const { rows } = await sql<{
    attemptId: number;
    invoiceId: number;
    kind: "sent" | "errors";
    uploadIndex: string;
  }>`
    select distinct on (a.id) a.id as "attemptId", a.invoice_id as "invoiceId", m.kind, m.upload_index as "uploadIndex"
    from efactura_document d
    join efactura_attempt a on a.invoice_id = d.invoice_id and a.may_be_accepted and a.settled is null and a.ended is not null
    join efactura_message m on m.invoice_id = d.invoice_id and m.kind in ('sent', 'errors')
      and (m.upload_index = a.upload_index or a.upload_index is null and m.kind = 'sent'
        and not exists (select from efactura_attempt o where o.upload_index = m.upload_index))
    where d.state in ('sent', 'unknown')
    order by a.id, m.created_at`.execute(db);
  return rows;
}

/** Returns the time up to which a list has been read completely; undefined if it was never read. */
export async function readUntil(
  db: Db,
  cif: string,
  filter: "T" | "E" | "P" | "R",
): Promise<Date | undefined> {
  const row = await db
    .selectFrom("efactura_listing")
    .select("read_until")
    .where("cif", "=", cif)
    .where("filter", "=", filter)
    .executeTakeFirst();
  return row?.read_until;
}

export async function writeReadUntil(
  db: Db,
  list: { cif: string; filter: "T" | "E" | "P" | "R"; until: Date },
): Promise<void> {
  const { cif, filter, until: read_until } = list;
  await db
    .insertInto("efactura_listing")
    .values({ cif, filter, read_until })
    .onConflict((on) => on.columns(["cif", "filter"]).doUpdateSet({ read_until }))
    .execute();
}

export async function hasSentMessage(db: Db, invoiceId: number): Promise<boolean> {
  const found = await db
    .selectFrom("efactura_message")
    .select("id")
    .where("invoice_id", "=", invoiceId)
    .where("kind", "=", "sent")
    .limit(1)
    .execute();
  return found.length > 0;
}
