/** Feeds and sitemaps are stored in the database, so that every machine can serve them. */
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { FeedReport } from "./feed-report.rules.ts";

export interface WrittenFile {
  id: number;
  version: string;
  contentType: string;
  bytes: number;
  writtenAt: Date;
  /** When a feed's prices stop applying; null for other files. */
  validUntil: Date | null;
}

/** Returns the newest complete file with this name. */
export async function findWritten(db: Db, name: string): Promise<WrittenFile | undefined> {
  const { rows } = await sql<WrittenFile>`
    select id::int as id, version, content_type as "contentType", bytes::float8 as bytes, written_at as "writtenAt",
      (report ->> 'valid_until')::timestamptz as "validUntil"
    from public_file where name = ${name} and written_at is not null order by public_file.id desc limit 1`.execute(
    db,
  );
  return rows[0];
}

/** Returns the part at a position, starting at 0; undefined after the last part. */
export async function loadPart(db: Db, fileId: number, position: number): Promise<Buffer | undefined> {
  const { rows } = await sql<{ content: Buffer }>`
    select content from public_file_part where file_id = ${fileId} and position = ${position}`.execute(db);
  return rows[0]?.content;
}

/** A writer without progress for this time counts as dead. */
const SILENT_SECONDS = 60;

export interface BegunFile {
  name: string;
  version: string;
  contentType: string;
  /** Id of the previous version; 0 for the first. */
  former: number;
}

/**
 * Begins a file and returns its id. Returns undefined if another process is writing one or has finished one after
 * `former`.
 */
export async function beginFile(
  db: Db,
  { name, version, contentType, former }: BegunFile,
): Promise<number | undefined> {
  await sql`delete from public_file where name = ${name} and written_at is null
    and touched_at < now() - make_interval(secs => ${SILENT_SECONDS})`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into public_file (name, version, content_type, touched_at)
    values (${name}, ${version}, ${contentType}, now())
    on conflict (name) where written_at is null do nothing returning id::int as id`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  const newest = await findWritten(db, name);
  if ((newest?.id ?? 0) <= former) return id;
  await dropFile(db, id);
  return undefined;
}

/** Adds a part. Throws if this writer counts as dead. */
export async function addPart(db: Db, fileId: number, position: number, content: Buffer): Promise<void> {
  const { numAffectedRows } = await sql`
    with alive as (
      update public_file set touched_at = now(), bytes = bytes + ${content.byteLength}
      where id = ${fileId} and written_at is null returning id
    ) insert into public_file_part (file_id, position, content)
      select id, ${position}, ${content} from alive`.execute(db);
  if (numAffectedRows !== 1n) throw new Error("Another process took over a file that this one was writing.");
}

/** Marks a file as complete, so that it is served from now on. The previous file stays for downloads in progress. */
export async function finishFile(
  db: Db,
  { id, name, report }: { id: number; name: string; report?: FeedReport | undefined },
): Promise<void> {
  await sql`update public_file set written_at = now(), report = ${report ? JSON.stringify(report) : null} where id = ${id}`.execute(
    db,
  );
  await sql`delete from public_file where name = ${name} and written_at is not null and id not in (
    select id from public_file where name = ${name} and written_at is not null order by id desc limit 2)`.execute(
    db,
  );
}

export async function dropFile(db: Db, id: number): Promise<void> {
  await sql`delete from public_file where id = ${id}`.execute(db);
}

export async function dropStale(db: Db, prefix: string, stored: readonly { name: string }[]): Promise<void> {
  const names = stored.map(({ name }) => name);
  await sql`delete from public_file where starts_with(name, ${prefix}) and not name = any(${names})`.execute(
    db,
  );
}

/** Records that a robot fetched a feed, at most once a minute. */
export async function recordFetch(db: Db, name: string, at: Date): Promise<void> {
  await sql`
    insert into feed_fetch (name, fetched_at) values (${name}, ${at})
    on conflict (name) do update set fetched_at = excluded.fetched_at
    where feed_fetch.fetched_at < excluded.fetched_at - interval '1 minute'`.execute(db);
}

export interface WrittenFeed {
  writtenAt: Date;
  report: FeedReport | null;
  fetchedAt: Date | null;
}

/** Returns the newest complete file by name, with its last fetch. */
export async function loadWrittenFeeds(db: Db, names: readonly string[]): Promise<Map<string, WrittenFeed>> {
  const { rows } = await sql<WrittenFeed & { name: string }>`
    select distinct on (p.name) p.name, p.written_at as "writtenAt", p.report, f.fetched_at as "fetchedAt"
    from public_file p left join feed_fetch f using (name)
    where p.name = any(${names}) and p.written_at is not null order by p.name, p.id desc`.execute(db);
  return new Map(rows.map(({ name, ...feed }) => [name, feed]));
}
