/** The place that a backup is restored into: nothing may stand there, and nothing is left there when it fails. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { removeDatabaseHome } from "../postgres/database-home.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { lockDataDir } from "../processes/data-dir-lock.ts";
import type { Settings } from "../settings.ts";
import { openTaskApi } from "../task-api.ts";
import { type Contents, restoreDatabase, restoreFiles } from "./restore-backup.ts";

/** Restores a checked backup; throws, with what to do, where something stands already or the result differs. */
export async function restoreShop(path: string, contents: Contents, settings: Settings): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  const taken = await lockDataDir(dataDir, console.log);
  if (!taken.ok) throw new Error(`A shop runs on ${dataDir}: restore into another DATA_DIR.`);
  try {
    const there = contents.files.filter((file) => existsSync(join(dataDir, file)));
    if (there.length > 0)
      throw new Error(`${dataDir} holds ${there.join(", ")} already: restore into an empty DATA_DIR.`);
    if (databaseUrl) await fill(path, contents, { settings, databaseUrl });
    else await fillOwn(path, contents, settings);
    await restoreFiles(path, dataDir);
  } finally {
    taken.lock.release();
  }
}

async function fillOwn(path: string, contents: Contents, settings: Settings): Promise<void> {
  const { dataDir } = settings;
  if (existsSync(join(dataDir, "postgres.json")))
    throw new Error(`${dataDir} has a database already: restore into an empty DATA_DIR.`);
  const database = await startPostgres({ dataDir, log: console.log });
  try {
    await fill(path, contents, { settings, databaseUrl: database.url });
    await database.stop();
  } catch (error) {
    await database.stop();
    removeDatabaseHome(dataDir);
    throw error;
  }
}

async function fill(
  path: string,
  contents: Contents,
  { settings, databaseUrl }: { settings: Settings; databaseUrl: string },
): Promise<void> {
  await requireEmpty(databaseUrl);
  const api = openTaskApi(settings, databaseUrl);
  try {
    // The tables as they were when it was saved; what came later is done to the restored rows.
    await api.migrate(contents.header.migration);
    await restoreDatabase(path, { databaseUrl, contents });
    await api.migrate();
  } finally {
    await api.close();
  }
}

async function requireEmpty(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_tables where schemaname = 'public' limit 1");
    if (rowCount) throw new Error("The database has tables already: restore into an empty one.");
  } finally {
    await client.end();
  }
}
