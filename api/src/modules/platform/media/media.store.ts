import { sql } from "kysely";
import { insertInBatches } from "../../../db/batches.ts";
import { anyOf, type Db, executeNamed, type Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import { type Medium, MEDIUM_KIND } from "./media.rules.ts";

export interface MediaFilter {
  q: string;
  sha256: string | undefined;
  kind: Medium["kind"] | undefined;
  use: "used" | "unused" | undefined;
  missing: "alt" | undefined;
}
export interface Use {
  kind: string;
  id: string;
  name: string;
}

const MAX_USES = 100;

function media(db: Db) {
  return db.selectFrom("medium").selectAll();
}

export async function hasMediaOf(db: Db, provider: string): Promise<boolean> {
  return (await media(db).where("provider", "=", provider).limit(1).executeTakeFirst()) !== undefined;
}

export async function listMediaRows(
  db: Db,
  { q, sha256, kind, use, missing, ...paging }: MediaFilter & Paging,
): Promise<{ rows: Medium[]; total: number }> {
  const query = media(db)
    .$if(q !== "", (all) =>
      all.where((where) =>
        where.or([
          sql<boolean>`position(lower(${q}) in lower(name || ' ' || address || ' ' || alt)) > 0`,
          where(
            "address",
            "in",
            named(db).where(sql<boolean>`position(lower(${q}) in lower(medium_use.name)) > 0`),
          ),
        ]),
      ),
    )
    .$if(sha256 !== undefined, (all) => all.where("sha256", "=", Buffer.from(sha256 ?? "", "hex")))
    .$if(kind !== undefined, (all) => all.where("kind", "=", kind ?? ""))
    .$if(missing === "alt", (all) => all.where("kind", "=", "picture").where("alt", "=", ""))
    .$if(use === "used", (all) => all.where(({ exists }) => exists(namesIt(db))))
    // "not in" would run the view once per file, which takes 5 s for 20,000 files.
    .$if(use === "unused", (all) => all.where(({ not, exists }) => not(exists(namesIt(db)))))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
  const { rows, total } = await pageOf(query, paging);
  return { rows: rows.map(toMedium), total };
}

function named(db: Db) {
  return db.selectFrom("medium_use").select("address");
}

function namesIt(db: Db) {
  return db
    .selectFrom("medium_use")
    .where(sql<boolean>`medium_use.address = medium.address`)
    .select("medium_use.address");
}

export async function loadMedium(db: Db, id: number): Promise<Medium | undefined> {
  const row = await media(db).where("id", "=", id).executeTakeFirst();
  return row && toMedium(row);
}

/** Returns the media file with this URL. The URL must not include a picture size. */
export async function loadMediumAt(db: Db, address: string): Promise<Medium | undefined> {
  const row = await media(db).where("address", "=", address).executeTakeFirst();
  return row && toMedium(row);
}

/** Returns the URLs below a folder, newest first. */
export async function listMediaBelow(db: Db, folder: string): Promise<string[]> {
  const query = db
    .selectFrom("medium")
    .select("address")
    .where(sql<boolean>`starts_with(address, ${folder})`)
    .orderBy("id", "desc");
  const rows = await executeNamed(db, "media-below", query);
  return rows.map(({ address }) => address);
}

/** Returns file sizes of uploads in bytes, keyed by URL. */
export async function loadFileSizes(db: Db, addresses: readonly string[]): Promise<Map<string, number>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .selectFrom("medium")
    .select(["address", "bytes"])
    .where("address", "in", addresses)
    .where("bytes", "is not", null)
    .execute();
  return new Map(rows.map(({ address, bytes }) => [address, bytes ?? 0]));
}

/** Returns the media file whose upload has this hexadecimal SHA-256. */
export async function loadMediumOf(db: Db, sha256: string): Promise<Medium | undefined> {
  const row = await media(db).where("sha256", "=", Buffer.from(sha256, "hex")).executeTakeFirst();
  return row && toMedium(row);
}

/** Locks the existing media with these ids by ascending id and returns them. */
export async function lockMedia(tx: Tx, ids: readonly number[]): Promise<Medium[]> {
  const rows = await media(tx).where("id", "=", anyOf(ids)).orderBy("id").forUpdate().execute();
  return rows.map(toMedium);
}

/** Returns the stored bytes; undefined for generated media. */
export async function loadOriginal(db: Db, id: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("medium_original")
    .select("content")
    .where("medium_id", "=", id)
    .executeTakeFirst();
  return row?.content;
}

export interface NewMedium {
  address: string;
  kind: Medium["kind"];
  name: string;
  alt: string;
  width: number | null;
  height: number | null;
  sha256: string;
  content: Buffer;
  isAttachment: boolean;
  createdAt: Date;
}

/** Inserts an upload with its bytes. Returns undefined if the same file already exists. */
export async function insertMedium(
  tx: Tx,
  { content, sha256, createdAt, isAttachment, ...medium }: NewMedium,
): Promise<Medium | undefined> {
  const row = await tx
    .insertInto("medium")
    .values({
      ...medium,
      sha256: Buffer.from(sha256, "hex"),
      bytes: content.length,
      is_attachment: isAttachment,
      created_at: createdAt,
    })
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  await tx.insertInto("medium_original").values({ medium_id: row.id, content }).execute();
  return toMedium(row);
}

/** Inserts generated media. Existing URLs stay unchanged. */
export async function putProvided(
  tx: Tx,
  provided: readonly { address: string; kind: Medium["kind"]; provider: string }[],
  now: Date,
): Promise<void> {
  const rows = provided.map((one) => ({ ...one, name: one.address.replace(/^.*\//, ""), created_at: now }));
  await insertInBatches(rows, (batch) =>
    tx
      .insertInto("medium")
      .values(batch)
      .onConflict((on) => on.doNothing())
      .execute(),
  );
}

export async function updateMedium(tx: Tx, { id, name, alt, focalPoint }: Medium): Promise<void> {
  await tx
    .updateTable("medium")
    .set({ name, alt, focal_x: focalPoint?.x ?? null, focal_y: focalPoint?.y ?? null })
    .where("id", "=", id)
    .execute();
}

export interface FormerFile extends Pick<
  Medium,
  "provider" | "width" | "height" | "sha256" | "isAttachment"
> {
  content: Buffer | null;
}

/** Returns the previous file; undefined if the file was never replaced. */
export async function loadFormer(db: Db, id: number): Promise<FormerFile | undefined> {
  const row = await db
    .selectFrom("medium_replaced")
    .select(["content", "provider", "width", "height", "sha256", "is_attachment as isAttachment"])
    .where("medium_id", "=", id)
    .executeTakeFirst();
  return row && { ...row, sha256: row.sha256?.toString("hex") ?? null };
}

/** Returns when the file was last replaced; undefined if never. */
export async function replacedAt(db: Db, id: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom("medium_replaced")
    .select("replaced_at")
    .where("medium_id", "=", id)
    .executeTakeFirst();
  return row?.replaced_at;
}

async function storeReplaced(tx: Tx, id: number, now: Date): Promise<void> {
  await sql`
    insert into medium_replaced (medium_id, content, provider, width, height, sha256, is_attachment, replaced_at)
    select m.id, o.content, m.provider, m.width, m.height, m.sha256, m.is_attachment, ${now}
    from medium m left join medium_original o on o.medium_id = m.id where m.id = ${id}
    on conflict (medium_id) do update set content = excluded.content, provider = excluded.provider,
      width = excluded.width, height = excluded.height, sha256 = excluded.sha256, is_attachment = excluded.is_attachment, replaced_at = excluded.replaced_at`.execute(
    tx,
  );
}

/** Replaces the bytes (null for generated media) and metadata, and keeps the previous ones. */
export async function replaceOriginal(
  tx: Tx,
  medium: Medium,
  { content, now }: { content: Buffer | null; now: Date },
): Promise<void> {
  const { id, provider, width, height, bytes, revision, isAttachment: is_attachment } = medium;
  await storeReplaced(tx, id, now);
  const sha256 = medium.sha256 === null ? null : Buffer.from(medium.sha256, "hex");
  await tx
    .updateTable("medium")
    .set({ provider, width, height, bytes, sha256, revision, is_attachment })
    .where("id", "=", id)
    .execute();
  if (content === null) {
    await tx.deleteFrom("medium_original").where("medium_id", "=", id).execute();
    return;
  }
  await tx
    .insertInto("medium_original")
    .values({ medium_id: id, content })
    .onConflict((on) => on.column("medium_id").doUpdateSet({ content }))
    .execute();
}

export async function deleteMedium(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("medium").where("id", "=", id).execute();
}

/** Records that a write refers to these URLs and returns those that exist. */
export async function noteNamed(db: Db, addresses: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    update medium set named_at = ${now}
    from (
      select id from medium where address = any(${addresses}::text[]) order by id for no key update
    ) there
    where medium.id = there.id
    returning address`.execute(db);
  return rows.map(({ address }) => address);
}

export async function countUses(db: Db, addresses: readonly string[]): Promise<Map<string, number>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .selectFrom("medium_use")
    .where("address", "in", addresses)
    .select("address")
    .select(sql<number>`count(distinct (kind, id))`.as("uses"))
    .groupBy("address")
    .execute();
  return new Map(rows.map(({ address, uses }) => [address, uses]));
}

/** Returns up to 100 records that use the URL. */
export async function listUses(db: Db, address: string): Promise<Use[]> {
  return db
    .selectFrom("medium_use")
    .where("address", "=", address)
    .select(["kind", "id", "name"])
    .distinct()
    .orderBy("kind")
    .orderBy("id")
    .limit(MAX_USES)
    .execute();
}

type MediumColumns = Awaited<ReturnType<ReturnType<typeof media>["execute"]>>[number];

function toMedium(row: MediumColumns): Medium {
  const { id, address, provider, name, alt, width, height, bytes } = row;
  return {
    id,
    address,
    kind: MEDIUM_KIND.parse(row.kind),
    provider,
    name,
    alt,
    focalPoint: row.focal_x === null || row.focal_y === null ? null : { x: row.focal_x, y: row.focal_y },
    width,
    height,
    bytes,
    isAttachment: row.is_attachment,
    sha256: row.sha256?.toString("hex") ?? null,
    revision: row.revision,
    createdAt: row.created_at,
    namedAt: row.named_at,
  };
}
