import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { LAST_BACKUP } from "@curat/contract/staff/doctor.values";
import pg from "pg";
import { type Entry, writeBackup } from "./backup-file.ts";
import { listTables, prepareSession, readHeader, rowsOf } from "./database-copy.ts";

/**
 * Matches what is not backed up from DATA_DIR: the database itself, files about this machine, and files that
 * can be regenerated.
 */
const LEFT_OUT = /^(?:postgres|media$|(?:running|archive)\.json)|\.(?:new|part)$/;

/** The file with the key that encrypts second factors and ANAF's login in the database. */
export const SEAL_KEY_FILE = "seal-key";

/** The data to back up. `isKept` is false for a temporary file, which is not recorded as the last backup. */
export interface BackupSource {
  databaseUrl: string;
  dataDir: string;
  now: Date;
  isKept?: boolean;
  /** False leaves out the seal key, which decrypts second factors and ANAF's login. */
  hasSealKey?: boolean;
}

/** Writes the backup to the new file `path`. Returns the number of tables and files. */
export async function makeBackup(
  path: string,
  { databaseUrl, dataDir, now, isKept = true, hasSealKey = true }: BackupSource,
): Promise<{ tables: number; files: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await prepareSession(client);
    await client.query("begin isolation level repeatable read read only");
    const header = await readHeader(client, now);
    const tables = await listTables(client);
    const files = (await listFiles(dataDir)).filter((file) => hasSealKey || file !== SEAL_KEY_FILE);
    await writeBackup(path, header, entriesOf());
    await client.query("commit");
    if (isKept) await noteBackup(client, now);
    return { tables: tables.length, files: files.length };

    async function* entriesOf(): AsyncGenerator<{ entry: Entry; bytes: AsyncIterable<Buffer> }> {
      for (const table of tables)
        yield { entry: { table: table.name, columns: table.columns }, bytes: rowsOf(client, table) };
      yield* filesOf(dataDir, files);
    }
  } finally {
    await client.end();
  }
}

/** Yields the files of DATA_DIR that cannot be regenerated, as entries of a backup. */
export async function* filesOf(
  dataDir: string,
  files?: string[],
): AsyncGenerator<{ entry: Entry; bytes: AsyncIterable<Buffer> }> {
  for (const file of files ?? (await listFiles(dataDir)))
    yield { entry: { file }, bytes: createReadStream(join(dataDir, file)) };
}

/** Records the time of the backup. Only prints a failure, because a read-only database's backup is valid. */
async function noteBackup(client: pg.Client, now: Date): Promise<void> {
  await client
    .query(
      `insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value`,
      [LAST_BACKUP, JSON.stringify({ at: now.toISOString() })],
    )
    .catch((error: unknown) => console.error("The time of the backup could not be recorded.", error));
}

/** Returns the relative paths of the files to back up: keys and, without an SMTP server, emails. */
async function listFiles(dataDir: string): Promise<string[]> {
  const top = await readdir(dataDir, { withFileTypes: true }).catch(() => []);
  const stored = top.filter(({ name }) => !LEFT_OUT.test(name));
  const lists = stored.map(async (entry) => {
    if (entry.isFile()) return [entry.name];
    if (!entry.isDirectory()) return [];
    const below = await readdir(join(dataDir, entry.name), { recursive: true, withFileTypes: true });
    return below
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name).slice(dataDir.length + 1));
  });
  return (await Promise.all(lists)).flat().sort();
}
