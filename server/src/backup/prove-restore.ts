/** Proves every night that a backup can be restored (docs/decisions/0142). */
import { rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { LAST_RESTORE_PROOF } from "@curat/contract/staff/doctor.values";
import pg from "pg";
import type { ProcessSettings } from "../process-settings.ts";
import { withClient } from "../postgres/with-client.ts";
import { openTaskApi } from "../task-api.ts";
import { DamagedBackup, forgetUnfinished } from "./backup-file.ts";
import { listTables } from "./database-copy.ts";
import { makeBackup } from "./make-backup.ts";
import { checkBackup, RestoredDiffers, restoreDatabase } from "./restore-backup.ts";
import { LEDGER_CHECKS } from "./ledger-checks.ts";

export type Proof =
  | { state: "proven"; tables: number; rows: number; seconds: number }
  | { state: "differs" | "impossible"; why: string };

/** Runs the restore test and stores the outcome in a setting. Throws if the database is unavailable. */
export async function noteProof(settings: ProcessSettings, now: Date): Promise<void> {
  const proof = await testRestore(settings, now);
  await withClient(settings.databaseUrl, (client) =>
    client.query(
      `insert into setting (key, value) values ($1, $2::jsonb) on conflict (key) do update
       set value = jsonb_strip_nulls(jsonb_build_object('provenAt', setting.value -> 'provenAt')) || excluded.value`,
      [
        LAST_RESTORE_PROOF,
        JSON.stringify({ at: now, ...proof, ...(proof.state === "proven" && { provenAt: now }) }),
      ],
    ),
  );
}

/**
 * Restores a new backup into a scratch database and runs the ledger checks there.
 * First removes leftovers of a killed attempt; leaves nothing behind.
 */
export async function testRestore(settings: ProcessSettings, now: Date): Promise<Proof> {
  const { databaseUrl, dataDir } = settings;
  const scratch = scratchOf(databaseUrl);
  // Backups leave out files that end in `.part`.
  const file = join(dataDir, "restore-proof.part");
  const startedAt = performance.now();
  return await withClient(databaseUrl, async (client) => {
    const obstacle = await whyImpossible(client, dataDir);
    if (obstacle !== undefined) return { state: "impossible", why: obstacle };
    const cleanUp = async (): Promise<void> => {
      await client.query(`drop database if exists ${pg.escapeIdentifier(scratch.name)} with (force)`);
      await rm(file, { force: true });
      await forgetUnfinished(file);
    };
    await cleanUp();
    try {
      await makeBackup(file, { databaseUrl: databaseUrl ?? "", dataDir, now, isKept: false });
      await client.query(`create database ${pg.escapeIdentifier(scratch.name)}`);
      const counted = await restoreInto(settings, scratch.url, file).catch((error: unknown) => {
        throw refusalOf(error);
      });
      return { state: "proven", ...counted, seconds: Math.round((performance.now() - startedAt) / 1000) };
    } catch (error) {
      const why = whatDiffers(error);
      if (why === undefined) throw error;
      return { state: "differs", why };
    } finally {
      await cleanUp();
    }
  });
}

async function restoreInto(
  settings: ProcessSettings,
  url: string,
  file: string,
): Promise<{ tables: number; rows: number }> {
  const contents = await checkBackup(file);
  const api = openTaskApi(settings, url);
  try {
    await api.migrate(contents.header.migration);
  } finally {
    await api.close();
  }
  // Compares each restored table with the hash of the saved data.
  await restoreDatabase(file, { databaseUrl: url, contents });
  return await withClient(url, async (client) => {
    for (const [claim, query] of Object.entries(LEDGER_CHECKS)) {
      const { rows: wrong } = await client.query<{ id: number }>(`${query} limit 5`);
      if (wrong.length > 0)
        throw new RestoredDiffers(`not so: ${claim} (${wrong.map(({ id }) => id).join(", ")})`);
    }
    let rows = 0;
    for (const { name } of await listTables(client)) {
      const counted = await client.query<{ count: string }>(`select count(*) as count from ${name}`);
      rows += Number(counted.rows[0]?.count);
    }
    return { tables: contents.tables.size, rows };
  });
}

/** SQLSTATE classes of rejected data: invalid values, violated keys or checks, missing tables and columns. */
const REFUSED = /^(?:22|23|42)/;

/** Treats data that PostgreSQL rejected as a difference, because it would be rejected every night. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || !REFUSED.test(error.code ?? "")) return error;
  const { table, code, message } = error;
  return new RestoredDiffers(
    `PostgreSQL refuses it${table ? ` (table ${table})` : ""}: ${message} (${code})`,
  );
}

/** Returns why the backup cannot be restored; undefined for an error that may be temporary. */
function whatDiffers(error: unknown): string | undefined {
  if (error instanceof DamagedBackup) return `the file was damaged: ${error.message}`;
  return error instanceof RestoredDiffers ? error.message : undefined;
}

/** Required free disk space for the file and the copy, as a multiple of the database's size. */
const ROOM = 1.5;

async function whyImpossible(client: pg.Client, dataDir: string): Promise<string | undefined> {
  const { rows } = await client.query<{ may: boolean; bytes: string }>(
    `select rolcreatedb or rolsuper as may, pg_database_size(current_database()) as bytes from pg_roles where rolname = current_user`,
  );
  if (!rows[0]?.may) return "the database role cannot create databases (alter role … createdb).";
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < Number(rows[0].bytes) * ROOM) return "the disk has no room for a second copy.";
  return undefined;
}

/**
 * Returns the name and URL of the scratch database. The name is fixed for each shop, so that leftovers are
 * found.
 */
export function scratchOf(databaseUrl: string | undefined): { name: string; url: string } {
  const url = new URL(databaseUrl ?? "");
  // PostgreSQL truncates names to 63 bytes.
  const name = `${decodeURIComponent(url.pathname.slice(1)).slice(0, 40)}_restore_proof`;
  url.pathname = `/${encodeURIComponent(name)}`;
  return { name, url: url.href };
}
