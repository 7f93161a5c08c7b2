import { sql } from "kysely";
import { type Db, executeNamed, type Tx } from "../../../db/database.ts";
import { DEFAULTS, type ShopSettings } from "./settings.rules.ts";

export async function loadSettings(db: Db): Promise<ShopSettings> {
  const rows = await executeNamed(db, "settings", db.selectFrom("setting").select(["key", "value"]));
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Partial<ShopSettings>;
  return { ...DEFAULTS, ...stored, flags: { ...DEFAULTS.flags, ...stored.flags } };
}

export async function loadTopLinks(db: Db): Promise<TopLink[]> {
  return db.selectFrom("top_link").select(["name", "url"]).orderBy("position").execute();
}

/** Locks and returns the stored values of these keys. The map omits keys without a stored value. */
export async function lockStored(tx: Tx, keys: readonly string[]): Promise<Map<string, unknown>> {
  if (keys.length === 0) return new Map();
  const rows = await tx
    .selectFrom("setting")
    .selectAll()
    .where("key", "in", [...keys])
    .orderBy("key")
    .forUpdate()
    .execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

export async function loadStored(db: Db): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom("setting").selectAll().execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

export async function putSetting(tx: Tx, key: string, value: unknown): Promise<void> {
  const row = { key, value: JSON.stringify(value) };
  await tx
    .insertInto("setting")
    .values(row)
    .onConflict((on) => on.column("key").doUpdateSet({ value: row.value }))
    .execute();
}

export async function deleteSetting(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom("setting").where("key", "=", key).execute();
}

export interface TopLink {
  name: string;
  url: string;
}

export async function lockTopLinks(tx: Tx): Promise<TopLink[]> {
  await sql`lock table top_link in share row exclusive mode`.execute(tx);
  return loadTopLinks(tx);
}

export async function replaceTopLinks(tx: Tx, links: readonly TopLink[]): Promise<void> {
  await tx.deleteFrom("top_link").execute();
  const rows = links.map(({ name, url }, position) => ({ position, name, url }));
  if (rows.length > 0) await tx.insertInto("top_link").values(rows).execute();
}
