import type { OfferState } from "@curat/contract/offers.values";
import { type RawBuilder, sql } from "kysely";
import { containing } from "../../../db/containing.ts";
import type { Waiting } from "../../../calendar/waiting.ts";
import { vatOn } from "../../../db/vat-on.ts";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import type { Paging } from "../../../db/page.ts";
import type { Draft, DraftLine, Offer, SentLine } from "./offers.rules.ts";

type NewOffer = Pick<
  Offer,
  | "token"
  | "customerId"
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "company"
  | "cui"
  | "message"
  | "asked"
  | "draft"
  | "createdAt"
>;

export async function insertOffer(tx: Tx, offer: NewOffer): Promise<number> {
  const { token, customerId, firstName, lastName, email, phone, company, cui, message } = offer;
  const { id } = await tx
    .insertInto("offer")
    .values({
      token,
      state: "requested",
      customer_id: customerId,
      first_name: firstName,
      last_name: lastName,
      email,
      phone,
      company,
      cui,
      message,
      asked: JSON.stringify(offer.asked),
      draft: JSON.stringify(offer.draft),
      reason: "",
      created_at: offer.createdAt,
      moved_at: offer.createdAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function countRequests(db: Db, email: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("offer")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("email", "=", email)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findOffer(db: Db, id: number): Promise<Offer | undefined> {
  return (await loadOffers(db, sql`o.id = ${id}`))[0];
}

export async function findByToken(db: Db, token: string): Promise<Offer | undefined> {
  return (await loadOffers(db, sql`o.token = ${token}`))[0];
}

export async function listOffersOf(db: Db, customerId: number, limit: number): Promise<Offer[]> {
  return loadOffers(
    db,
    sql`o.customer_id = ${customerId} order by o.created_at desc, o.id desc limit ${limit}`,
  );
}

/** Returns the offer and locks it until the end of the transaction. */
export async function lockOffer(tx: Tx, id: number): Promise<Offer | undefined> {
  // A single locking statement could return sent versions from before the lock.
  await sql`select from offer where id = ${id} for no key update`.execute(tx);
  return findOffer(tx, id);
}

export async function lockByToken(tx: Tx, token: string): Promise<Offer | undefined> {
  await sql`select from offer where token = ${token} for no key update`.execute(tx);
  return findByToken(tx, token);
}

async function loadOffers(db: Db, which: RawBuilder<unknown>): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    select o.id, o.token, o.state, o.customer_id as "customerId", o.first_name as "firstName",
      o.last_name as "lastName", o.email, o.phone, o.company, o.cui, o.message, o.asked, o.draft, o.year, o.number,
      o.reason, o.created_at as "createdAt",
      (select json_build_object('id', f.order_id, 'number', f.number, 'randomId', f.random_id)
        from order_facts f where f.order_id = o.order_id) as "order",
      (select coalesce(json_agg(json_build_object('version', v.version, 'validUntil', v.valid_until, 'note', v.note,
          'sentAt', v.sent_at, 'sentBy', v.sent_by, 'lines', (
            select coalesce(json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'name', l.name,
              'code', l.code, 'unit', l.unit, 'quantity', l.quantity, 'unitBani', l.unit_price_bani,
              'vatPercent', l.vat_percent) order by l.position), '[]')
            from offer_line l where l.version_id = v.id)) order by v.version desc), '[]')
        from offer_version v where v.offer_id = o.id) as sent
    from offer o where ${which}`.execute(db);
  return rows.map((row) => ({
    ...row,
    sent: row.sent.map((version) => ({
      ...version,
      validUntil: new Date(version.validUntil),
      sentAt: new Date(version.sentAt),
    })),
  }));
}

export interface ListedOffer {
  id: number;
  year: number | null;
  number: number | null;
  state: OfferState;
  name: string;
  company: string;
  email: string;
  draft: Draft;
  createdAt: Date;
  validUntil: Date | null;
  isRequested: boolean;
}

interface OfferFilter {
  state: OfferState | undefined;
  /** Search text: part of a number, name, company, email or phone. */
  text: string | undefined;
  sort: "oldest" | "newest";
  now: Date;
}

export async function listOffers(
  db: Db,
  { state, text, sort, now }: OfferFilter,
  { page, perPage }: Paging,
): Promise<{ rows: ListedOffer[]; total: number }> {
  const part = containing(text ?? "");
  const { rows } = await sql<ListedOffer & { total: number }>`
    with shown as (
      select o.id, o.year, o.number, o.first_name || ' ' || o.last_name as name, o.company, o.email, o.draft,
        o.asked <> '[]' as "isRequested", o.created_at as "createdAt", v.valid_until as "validUntil",
        case when o.state = 'offered' and v.valid_until < ${now} then 'expired' else o.state end as state
      from offer o
      left join offer_version v on v.offer_id = o.id and v.version = o.sent_version
      where ${!text}::boolean or o.first_name || ' ' || o.last_name ilike ${part} or o.company ilike ${part}
        or o.email ilike ${part} or o.phone like ${part}
        or 'OF-' || o.year || '-' || lpad(o.number::text, 4, '0') ilike ${part}
    )
    select *, count(*) over ()::integer as total from shown
    where ${state ?? null}::text is null or state = ${state ?? null}
    order by ${sort === "newest" ? sql`"createdAt" desc, id desc` : sql`"createdAt", id`}
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function writeDraft(tx: Tx, id: number, draft: Draft): Promise<void> {
  await tx
    .updateTable("offer")
    .set({ draft: JSON.stringify(draft) })
    .where("id", "=", id)
    .execute();
}

/** Changes an offer's state. If omitted, `reason` and `orderId` stay unchanged. */
export async function moveOffer(
  tx: Tx,
  id: number,
  { state, reason, orderId, at }: { state: string; reason?: string; orderId?: number; at: Date },
): Promise<void> {
  await tx
    .updateTable("offer")
    .set({
      state,
      moved_at: at,
      ...(reason !== undefined && { reason }),
      ...(orderId !== undefined && { order_id: orderId }),
    })
    .where("id", "=", id)
    .execute();
}

/** Returns the year's next offer number. A rolled-back transaction releases its number, so there are no gaps. */
export async function takeNumber(tx: Tx, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into offer_series (year, last) values (${year}, 1)
    on conflict (year) do update set last = offer_series.last + 1 returning last`.execute(tx);
  if (!rows[0]) throw new Error(`The offer series of ${year} returned no number.`);
  return rows[0].last;
}

/** Stores the draft as a sent version, valid until the end of its last day in Romania. */
export async function insertVersion(
  tx: Tx,
  { id }: Pick<Offer, "id">,
  sent: Draft & { version: number; year: number; number: number; by: string; at: Date },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into offer_version (offer_id, version, valid_until, note, sent_at, sent_by)
    values (${id}, ${sent.version},
      ((${sent.at}::timestamptz at time zone 'Europe/Bucharest')::date + ${sent.days + 1}::integer)::timestamp
        at time zone 'Europe/Bucharest' - interval '1 second',
      ${sent.note}, ${sent.at}, ${sent.by}) returning id`.execute(tx);
  const versionId = rows[0]?.id;
  if (versionId === undefined) throw new Error("A sent offer was not found.");
  const values = sent.lines.map((line, index) => valuesOf(line, { versionId, position: index + 1 }));
  await tx.insertInto("offer_line").values(values).execute();
  await tx
    .updateTable("offer")
    .set({
      state: "offered",
      year: sent.year,
      number: sent.number,
      sent_version: sent.version,
      reason: "",
      moved_at: sent.at,
    })
    .where("id", "=", id)
    .execute();
}

function valuesOf(
  { productId, name, code, unit, quantity, priceBani, vatPercent }: DraftLine,
  { versionId, position }: { versionId: number; position: number },
) {
  if (priceBani === null) throw new Error("A sent line has no price.");
  const texts = { product_id: productId, name, code, unit };
  const amounts = { quantity, unit_price_bani: priceBani, vat_percent: vatPercent };
  return { version_id: versionId, position, ...texts, ...amounts };
}

export interface OfferedProduct {
  id: number;
  code: string;
  name: string;
  unit: string;
  priceBani: number;
  vatPercent: number;
  stock: number;
  isPublished: boolean;
  url: string | null;
  picture: string | null;
}

/** Returns products by id or code, with the current VAT rate. Unknown products are omitted. */
export async function loadOfferedProducts(
  db: Db,
  { ids = [], codes = [], now }: { ids?: readonly number[]; codes?: readonly string[]; now: Date },
): Promise<OfferedProduct[]> {
  if (ids.length === 0 && codes.length === 0) return [];
  const { rows } = await sql<OfferedProduct>`
    select p.id, p.code, p.name, p.sale_unit as unit, p.price_bani as "priceBani", v.percent as "vatPercent", p.stock,
      p.is_published as "isPublished", case when p.is_published then '/' || p.slug end as url, r.picture
    from product_facts p
    join ${vatOn(now)} v on v.code = p.vat_code
    left join product_read r on r.product_id = p.id
    where p.id = ${anyOf(ids)} or lower(p.code) = any(${codes.map((code) => code.toLowerCase())}::text[])`.execute(
    db,
  );
  return rows;
}

export async function loadVatPercents(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ percent: number }>`
    select distinct percent from ${vatOn(now)} order by percent desc`.execute(db);
  return rows.map(({ percent }) => percent);
}

/** Counts unanswered requests and accepted offers without an order. */
export async function waitingOffers(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::integer as count, min(created_at) as oldest, max(moved_at) as newest from offer
    where state = 'requested' or (state = 'accepted' and order_id is null)`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

export interface OfferedLine extends Pick<SentLine, "id" | "quantity" | "unitBani"> {
  offerId: number;
  productId: number;
  number: string;
  validUntil: Date;
  /** True if the offer is current, not expired and not ordered. */
  isOpen: boolean;
}

/** Returns offer lines, keyed by id. Lines without a product are omitted. */
export async function loadOfferedLines(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, OfferedLine>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<OfferedLine>`
    select l.id, l.product_id as "productId", l.quantity, l.unit_price_bani as "unitBani", o.id as "offerId",
      'OF-' || o.year || '-' || lpad(o.number::text, 4, '0') as number, v.valid_until as "validUntil",
      (v.version = o.sent_version and o.order_id is null
        and (o.state = 'accepted' or (o.state = 'offered' and v.valid_until >= ${now}))) as "isOpen"
    from offer_line l join offer_version v on v.id = l.version_id join offer o on o.id = v.offer_id
    where l.product_id is not null and l.id = ${anyOf(ids)}`.execute(db);
  return new Map(rows.map((line) => [line.id, line]));
}

/** Locks the offers of these lines by ascending id until the transaction ends. */
export async function lockOffersOf(tx: Tx, lineIds: readonly number[]): Promise<void> {
  await sql`
    select from offer where id in (
      select v.offer_id from offer_line l join offer_version v on v.id = l.version_id where l.id = ${anyOf(lineIds)}
    ) order by id for no key update`.execute(tx);
}

/**
 * Marks offers as accepted by an order. The transaction must hold the offers' locks. Throws if an offer is no longer
 * open.
 */
export async function useOffers(
  tx: Tx,
  { offerIds, orderId, at }: { offerIds: readonly number[]; orderId: number; at: Date },
): Promise<void> {
  for (const id of new Set(offerIds)) {
    const { numUpdatedRows } = await tx
      .updateTable("offer")
      .set({ state: "accepted", order_id: orderId, moved_at: at })
      .where("id", "=", id)
      .where("state", "in", ["offered", "accepted"])
      .where("order_id", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Error(`Offer ${id} is used up.`);
  }
}
