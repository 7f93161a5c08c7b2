import { readdir, readFile } from "node:fs/promises";
import { makeWorkerUtils } from "graphile-worker";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { OpenDatabase } from "./database.ts";

const FOLDER = new URL("./migrations/", import.meta.url);

/** Brings the database to this version: numbered SQL files, forward only, then the job queue's own tables. */
export async function migrate({ db, pool }: OpenDatabase): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw new Error("A migration failed.", { cause: error });
  const jobs = await makeWorkerUtils({ pgPool: pool });
  await jobs.migrate();
  await jobs.release();
  return (results ?? []).map((result) => result.migrationName);
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".sql")).sort();
  const migrations = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(new URL(file, FOLDER), "utf8");
    return [file.replace(/\.sql$/, ""), { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(migrations));
}
