import type { ActorKind, SubjectKind } from "@curat/contract/staff/changes.values";
import { UNDONE_TOGETHER } from "@curat/contract/staff/jobs.values";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { Paging } from "../../../db/page.ts";

export interface Actor {
  kind: ActorKind;
  id: string | null;
  name: string;
  /** UUID of an action that spans several transactions. All its changes share it. */
  batch?: string;
}

/** Changes from an imported file, whoever uploaded it. */
export const IMPORT: Actor = { kind: "import", id: null, name: "Import" };

/** Automatic changes by jobs, couriers and payment processors. */
export const CLOCK: Actor = { kind: "clock", id: null, name: "Automat" };

export interface Subject {
  kind: SubjectKind;
  id: number | string;
}

export interface Change {
  id: number;
  at: Date;
  batch: string | null;
  actor: Actor;
  subject: { kind: SubjectKind; id: string };
  version: number;
  sentence: string;
  before: unknown;
  after: unknown;
  inverse: unknown;
}

export interface ChangeRow {
  actor: Actor;
  subject: Subject;
  /** Version that the writer saw; null accepts any version. */
  seen: number | null;
  sentence: string;
  before: object | null;
  after: object | null;
  inverse: object | null;
}

/** Inserts changes. Omits those whose subject no longer has the expected version or was written concurrently. */
export async function insertChanges(
  tx: Tx,
  changes: readonly ChangeRow[],
  batch: string | null,
): Promise<Map<string, number>> {
  const rows = changes.map(({ actor, subject, ...change }) => ({
    ...change,
    subject_kind: subject.kind,
    subject_id: String(subject.id),
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_name: actor.name,
  }));
  const written = await sql<{ kind: SubjectKind; id: string; version: number }>`
    /* changes-recorded */ with asked as (
      select r.*, coalesce(
        (select max(c.version) from change c where c.subject_kind = r.subject_kind and c.subject_id = r.subject_id), 0
      ) as standing
      from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (
        actor_kind text, actor_id text, actor_name text, subject_kind text, subject_id text, seen integer,
        sentence text, before jsonb, after jsonb, inverse jsonb
      )) with ordinality as r
    )
    insert into change (
      batch, actor_kind, actor_id, actor_name, subject_kind, subject_id, version, sentence, before, after, inverse
    )
    select ${batch}::uuid, actor_kind, actor_id, actor_name, subject_kind, subject_id, standing + 1, sentence,
      before, after, inverse
    from asked where seen is null or seen = standing order by ordinality
    on conflict (subject_kind, subject_id, version) do nothing
    returning subject_kind as kind, subject_id as id, version`.execute(tx);
  return new Map(written.rows.map(({ kind, id, version }) => [keyOf({ kind, id }), version]));
}

export function keyOf({ kind, id }: Subject): string {
  return `${kind}:${id}`;
}

/** Returns versions keyed by id; a subject without changes has version 0. */
export async function versionsOf<Id extends number | string>(
  db: Db,
  kind: SubjectKind,
  ids: readonly Id[],
): Promise<Map<Id, number>> {
  const rows = await db
    .selectFrom("change")
    .select((eb) => ["subject_id", eb.fn.max("version").as("version")])
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", sql<string>`any(${ids.map(String)}::text[])`)
    .groupBy("subject_id")
    .execute();
  const versions = new Map(rows.map((row) => [row.subject_id, row.version]));
  return new Map(ids.map((id) => [id, versions.get(String(id)) ?? 0]));
}

/** Returns the highest version among the subject's changes; 0 if there are none. */
export async function versionOf(db: Db, { kind, id }: Subject): Promise<number> {
  return (await versionsOf(db, kind, [id])).get(id) ?? 0;
}

/** Returns the versions of subjects of any kind, keyed by `keyOf`. */
export async function currentVersions(db: Db, subjects: readonly Subject[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ kind: SubjectKind; id: string; version: number }>`
    /* changes-standing */ select subject_kind as kind, subject_id as id, max(version) as version from change
    where (subject_kind, subject_id) in (
      select * from unnest(${subjects.map(({ kind }) => kind)}::text[], ${subjects.map(({ id }) => String(id))}::text[])
    )
    group by subject_kind, subject_id`.execute(db);
  return new Map(rows.map(({ kind, id, version }) => [keyOf({ kind, id }), version]));
}

/** Returns the highest id that a changed record of this kind ever had, deleted ones included; 0 if there are none. */
export async function lastIdOf(db: Db, kind: SubjectKind): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(subject_id::integer), 0) as id from change where subject_kind = ${kind}`.execute(db);
  return rows[0]?.id ?? 0;
}

export interface ChangeFilter {
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  /** Includes changes of the order's parcels, documents and money. */
  orderId?: number | undefined;
  /** Includes changes of the product's prices and stock. */
  productId?: number | undefined;
  authors?: readonly Author[] | undefined;
  actor?: string | undefined;
  /** Romanian day, yyyy-mm-dd, inclusive like `to`. */
  from?: string | undefined;
  to?: string | undefined;
  batch?: string | undefined;
}

/** Counting stops at this number, because counting a million changes takes longer than finding the page. */
const MAX_COUNTED = 10_000;

interface ChangePaging extends Paging {
  /** Id of a change. If set, older changes are listed instead of a page. */
  before?: number | undefined;
  maxCounted?: number;
}

/** Returns one page of changes, newest first. */
export async function listChanges(
  db: Db,
  filter: ChangeFilter,
  { page, perPage, before, maxCounted = MAX_COUNTED }: ChangePaging,
): Promise<{ rows: Change[]; total: number; isMore: boolean }> {
  const found = matching(db, filter);
  const rows = await found
    .selectAll()
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(at, id) < (select at, id from change where id = ${before})`),
    )
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(perPage)
    .$if(before === undefined, (query) => query.offset((page - 1) * perPage))
    .execute();
  const { total } = await db
    .selectFrom(
      found
        .select("id")
        .limit(maxCounted + 1)
        .as("found"),
    )
    .select((expression) => expression.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(toChange), total: Math.min(total, maxCounted), isMore: total > maxCounted };
}

function matching(
  db: Db,
  { subjectKind, subjectId, orderId, productId, authors, actor, batch, from, to }: ChangeFilter,
) {
  return db
    .selectFrom("change")
    .$if(subjectKind !== undefined, (q) => q.where("subject_kind", "=", subjectKind ?? ""))
    .$if(subjectId !== undefined, (q) => q.where("subject_id", "=", subjectId ?? ""))
    .$if(orderId !== undefined, (q) => q.where(isOfOrder(orderId ?? 0)))
    .$if(productId !== undefined, (q) =>
      q.where("subject_kind", "in", OF_PRODUCT).where("subject_id", "=", String(productId ?? 0)),
    )
    .$if(authors !== undefined, (q) => q.where(isByOneOf(authors ?? [])))
    .$if(from !== undefined, (q) => q.where(sql<boolean>`at >= ${beginOf(from ?? "", 0)}`))
    .$if(to !== undefined, (q) => q.where(sql<boolean>`at < ${beginOf(to ?? "", 1)}`))
    .$if(actor !== undefined, (q) => q.where("actor_kind", "=", actor ?? ""))
    .$if(batch !== undefined, (q) => q.where(sql<boolean>`batch = ${batch}::uuid`));
}

export const OF_PRODUCT: readonly SubjectKind[] = [
  "product",
  "price",
  "promoted-price",
  "price-floor",
  "stock",
  "cost",
  "stock-level",
  "seap-item",
];

/** Must match the expression of an index in 0200_baseline.sql. */
const NAMED_ORDER = sql`coalesce(after ->> 'orderID', before ->> 'orderID')`;

/** Uses an array instead of OR, so that each part uses its own index. */
function isOfOrder(id: number): RawBuilder<boolean> {
  const order = String(id);
  return sql`id = any (array(
    select id from change where subject_kind in ('order', 'shipment') and subject_id = ${order}
    union all select id from change where ${NAMED_ORDER} = ${order}))`;
}

function isByOneOf(authors: readonly Author[]): RawBuilder<boolean> {
  const named = authors.map(({ kind, name }) => sql`(actor_kind = ${kind} and actor_name = ${name})`);
  return sql`(${sql.join(named, sql` or `)})`;
}

function beginOf(day: string, days: number): RawBuilder<Date> {
  return sql`(${day}::date + ${days}::integer)::timestamp at time zone 'Europe/Bucharest'`;
}

export type Author = Pick<Actor, "kind" | "name">;

/** Returns the authors of all changes, with one index lookup per author. */
export async function listAuthors(db: Db): Promise<Author[]> {
  const { rows } = await sql<Author>`
    /* changes-authors */ with recursive author (kind, name) as (
      (select actor_kind, actor_name from change order by actor_kind, actor_name limit 1)
      union all
      select next.actor_kind, next.actor_name from author, lateral (
        select actor_kind, actor_name from change where (actor_kind, actor_name) > (author.kind, author.name)
        order by actor_kind, actor_name limit 1
      ) next
    )
    select kind, name from author`.execute(db);
  return rows;
}

export interface BatchCounts {
  changes: number;
  undoable: number;
}

/** Returns how many changes each batch has, and how many of them can be undone. Omits batches without changes. */
export async function countsOfBatches(db: Db, batches: readonly string[]): Promise<Map<string, BatchCounts>> {
  const { rows } = await sql<BatchCounts & { batch: string }>`
    select batch, count(*)::integer as changes,
      (count(*) filter (where subject_kind = any(${UNDONE_TOGETHER}::text[])))::integer as undoable
    from change where batch = any(${batches}::uuid[]) group by batch`.execute(db);
  return new Map(rows.map(({ batch, ...counts }) => [batch, counts]));
}

/** Returns the newest `limit` changes of a batch with ids below `below`, and older ones of the same transaction. */
export async function changesOfBatch(
  db: Db,
  batch: string,
  { below, limit }: { below: number; limit: number },
): Promise<Change[]> {
  const next = (last: Change | undefined, max: number) =>
    db
      .selectFrom("change")
      .selectAll()
      .where(sql<boolean>`batch = ${batch}::uuid`)
      .where("id", "<", last?.id ?? below)
      // Compares in SQL, because a JavaScript Date has no microseconds.
      .$if(last !== undefined, (query) =>
        query.where(sql<boolean>`at = (select at from change where id = ${last?.id ?? 0})`),
      )
      .orderBy("id", "desc")
      .limit(max)
      .execute();
  const changes = (await next(undefined, limit)).map(toChange);
  if (changes.length < limit) return changes;
  return [...changes, ...(await next(changes.at(-1), MAX_TOGETHER)).map(toChange)];
}
/** Maximum number of changes read together. Changes of one transaction may depend on each other. */
const MAX_TOGETHER = 2_000;

export async function madeByBatch(db: Db, batch: string, kind: SubjectKind): Promise<string[]> {
  const rows = await db
    .selectFrom("change")
    .select("subject_id")
    .where(sql<boolean>`batch = ${batch}::uuid`)
    .where("subject_kind", "=", kind)
    .where("before", "is", null)
    .execute();
  return rows.map((row) => row.subject_id);
}

/** Returns which of the changes were followed by another action's change to the same subject. */
export async function changedSince(
  tx: Tx,
  ids: readonly number[],
  actions: readonly string[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select c.id from change c where c.id = any(${ids}::bigint[]) and exists (
      select from change later
      where later.subject_kind = c.subject_kind and later.subject_id = c.subject_id and later.version > c.version
        and (later.batch is null or later.batch <> all(${actions}::uuid[])))`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export async function kindsOfBatch(db: Db, batch: string): Promise<SubjectKind[]> {
  const { rows } = await sql<{ kind: SubjectKind }>`
    select distinct subject_kind as kind from change where batch = ${batch}::uuid`.execute(db);
  return rows.map(({ kind }) => kind);
}

export async function findChange(db: Db, id: number): Promise<Change | undefined> {
  const row = await db.selectFrom("change").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toChange(row);
}

export async function historyOf(db: Db, { kind, id }: Subject): Promise<Change[]> {
  const rows = await db
    .selectFrom("change")
    .selectAll()
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", String(id))
    .orderBy("version", "desc")
    .execute();
  return rows.map(toChange);
}

interface StoredChange extends Omit<Change, "actor" | "subject"> {
  actor_kind: string;
  actor_id: string | null;
  actor_name: string;
  subject_kind: string;
  subject_id: string;
}

function toChange(row: StoredChange): Change {
  const { actor_kind, actor_id, actor_name, subject_kind, subject_id, ...change } = row;
  return {
    ...change,
    // A check constraint limits actor kinds. Subject kinds are typed where they are written.
    actor: { kind: actor_kind as ActorKind, id: actor_id, name: actor_name },
    subject: { kind: subject_kind as SubjectKind, id: subject_id },
  };
}
