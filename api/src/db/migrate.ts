import { readdir, readFile } from "node:fs/promises";
import { makeWorkerUtils } from "graphile-worker";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { OpenDatabase } from "./database.ts";

const FOLDER = new URL("./migrations/", import.meta.url);

/**
 * Brings the database to this version: numbered SQL files, forward only, then the job queue's own tables. With `upTo` it
 * stops after the migration of that name; throws when this version has none.
 */
export async function migrate({ db, pool }: OpenDatabase, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  if (upTo !== undefined && !(await migrationNames()).includes(upTo))
    throw new Error(`This version of the shop has no migration ${upTo}: take the version that has it.`);
  const { error, results } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (error) throw new Error("A migration failed.", { cause: error });
  const jobs = await makeWorkerUtils({ pgPool: pool });
  await jobs.migrate();
  await jobs.release();
  return (results ?? []).map((result) => result.migrationName);
}

/** The migrations of this version, the earliest first. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(FOLDER))
    .filter((file) => file.endsWith(".sql"))
    .map((file) => file.replace(/\.sql$/, ""))
    .sort();
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations = (await migrationNames()).map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(`${name}.sql`, FOLDER), "utf8");
    return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(migrations));
}
