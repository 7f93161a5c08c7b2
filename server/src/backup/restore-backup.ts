/** Restores a backup into an empty database and an empty folder, and compares the result with the file. */
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { finished } from "node:stream/promises";
import pg from "pg";
import {
  type BackupHeader,
  DamagedBackup,
  type ContentHash,
  hasher,
  nameOf,
  readBackup,
} from "./backup-file.ts";
import { fillTable, listTables, prepareSession, rowsOf, type Table } from "./database-copy.ts";

export interface Contents {
  header: BackupHeader;
  tables: Map<string, Table & ContentHash>;
  files: string[];
}

/** Thrown if the restored data differ from the saved data. The message names the table or file. */
export class RestoredDiffers extends Error {}

/** Reads and verifies a whole backup. Throws DamagedBackup if the content differs from what was written. */
export async function checkBackup(path: string): Promise<Contents> {
  const contents: Partial<Contents> & Pick<Contents, "tables" | "files"> = { tables: new Map(), files: [] };
  let table: Table | undefined;
  for await (const part of readBackup(path)) {
    if (part.kind === "header") contents.header = part.header;
    else if (part.kind === "entry" && "file" in part.entry) contents.files.push(safePath(part.entry.file));
    else if (part.kind === "entry" && "table" in part.entry)
      table = { name: part.entry.table, columns: part.entry.columns };
    else if (part.kind === "end" && table) contents.tables.set(table.name, { ...table, ...part.held });
    if (part.kind === "end") table = undefined;
  }
  if (!contents.header) throw new DamagedBackup("it is not a backup of this shop");
  return { ...contents, header: contents.header };
}

/** Returns the path if it is within the folder; throws otherwise. */
function safePath(file: string): string {
  const path = relative(".", file);
  if (path === "" || path.startsWith("..") || path !== file)
    throw new DamagedBackup(`it contains the file ${file}`);
  return path;
}

/** Fills a database at the backup's migration in one transaction. Throws if the result differs. */
export async function restoreDatabase(
  path: string,
  { databaseUrl, contents }: { databaseUrl: string; contents: Contents },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await prepareSession(client);
    await client.query("begin");
    const tables = await listTables(client);
    const missing = [...contents.tables.keys()].filter(
      (name) => !tables.some((table) => table.name === name),
    );
    if (missing.length > 0) throw new RestoredDiffers(`This version has no tables ${missing.join(", ")}.`);
    const names = tables.map(({ name }) => name);
    // Removes rows that migrations have inserted; the backup contains their current state.
    await client.query(`truncate ${names.join(", ")}`);
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    await fill(client, path, tables);
    for (const { name, value, isCalled } of contents.header.sequences)
      await client.query("select setval($1::regclass, $2::bigint, $3)", [name, value, isCalled]);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    await compare(client, contents);
    await client.query("commit");
    await client.query("analyze");
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, path: string, tables: Table[]): Promise<void> {
  let sink: NodeJS.WritableStream | undefined;
  for await (const part of readBackup(path)) {
    if (part.kind === "entry" && "table" in part.entry) {
      const { table, columns } = part.entry;
      if (tables.some(({ name }) => name === table)) sink = fillTable(client, { name: table, columns });
    } else if (part.kind === "bytes" && sink) {
      if (!sink.write(part.bytes)) await once(sink, "drain");
    } else if (part.kind === "end" && sink) {
      sink.end();
      await finished(sink);
      sink = undefined;
    }
  }
}

async function compare(client: pg.Client, { tables }: Contents): Promise<void> {
  for (const table of tables.values()) {
    const hash = hasher();
    for await (const part of rowsOf(client, table)) hash.add(part);
    if (hash.held().sha256 !== table.sha256)
      throw new RestoredDiffers(
        `The ${nameOf({ table: table.name, columns: [] })} differs after the restore.`,
      );
  }
}

/** Writes the files of a backup, readable only by their owner, and creates their folders. */
export async function restoreFiles(path: string, dataDir: string): Promise<void> {
  // The folder itself keeps its mode, because PostgreSQL's user may need to pass through it.
  await mkdir(dataDir, { recursive: true });
  let [file, parts]: [string | undefined, Buffer[]] = [undefined, []];
  for await (const part of readBackup(path)) {
    if (part.kind === "entry")
      [file, parts] = ["file" in part.entry ? safePath(part.entry.file) : undefined, []];
    else if (part.kind === "bytes" && file !== undefined) parts.push(part.bytes);
    else if (part.kind === "end" && file !== undefined) {
      await mkdir(dirname(join(dataDir, file)), { recursive: true, mode: 0o700 });
      await writeFile(join(dataDir, file), Buffer.concat(parts), { mode: 0o600 });
    }
  }
}
