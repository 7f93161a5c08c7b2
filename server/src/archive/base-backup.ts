/** Copies the whole database folder of a running server, so that the log can be replayed on the copy. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import pg from "pg";
import { writeBackup } from "../backup/backup-file.ts";
import { filesOf } from "../backup/make-backup.ts";
import type { ArchiveStore } from "./archive-store.ts";
import { baseFolder, type BaseInfo } from "./archive-layout.ts";

export interface BaseSource {
  url: string;
  password: string;
  line: string;
  /** A folder in which the database server can write. */
  folder: string;
  dataDir: string;
}

/**
 * Archives a base backup with the files of DATA_DIR and returns the time at which the backup ended.
 * Until it is stored, the compressed copy is in `folder`.
 */
export async function storeBase(store: ArchiveStore, source: BaseSource): Promise<Date> {
  const copy = join(source.folder, "base.part");
  const files = join(source.dataDir, "base-files.part");
  const cleanUp = async (): Promise<void> => {
    await rm(copy, { recursive: true, force: true });
    await rm(files, { force: true });
  };
  await cleanUp();
  try {
    const { segment, postgres } = await copyCluster(source.url, copy);
    const endedAt = new Date();
    await writeBackup(
      files,
      { madeAt: endedAt.toISOString(), migration: "", sequences: [] },
      filesOf(source.dataDir),
    );
    const folder = baseFolder(source.line, endedAt, segment);
    const cluster = join(copy, "base.tar.gz");
    const info: BaseInfo = {
      postgres,
      password: source.password,
      clusterSha256: await sha256Of(createReadStream(cluster)),
    };
    await store.putFile(`${folder}cluster.tar.gz`, cluster);
    await store.putFile(`${folder}files.backup`, files);
    await store.put(`${folder}info.json`, Buffer.from(JSON.stringify(info)));
    return endedAt;
  } finally {
    await cleanUp();
  }
}

/**
 * Makes the server write a copy of its data folder. Returns the first log segment needed to restore the copy.
 */
async function copyCluster(url: string, folder: string): Promise<{ segment: string; postgres: number }> {
  // `replication` is a driver option that its types do not declare.
  const options: pg.ClientConfig & { replication: string } = {
    connectionString: url,
    replication: "database",
  };
  const client = new pg.Client(options);
  await client.connect();
  try {
    const target = pg.escapeLiteral(folder);
    const results: unknown = await client.query(
      `BASE_BACKUP (LABEL 'curat', TARGET 'server', TARGET_DETAIL ${target}, COMPRESSION 'gzip', CHECKPOINT 'fast', WAL false)`,
    );
    const [start] = (Array.isArray(results) ? results : [results]) as pg.QueryResult<Started>[]; // pg returns an array for several results
    const { recptr = "", tli = "1" } = start?.rows[0] ?? {};
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::integer as version",
    );
    return {
      segment: segmentAt(recptr, Number(tli)),
      postgres: Math.floor(Number(rows[0]?.version) / 10_000),
    };
  } finally {
    await client.end();
  }
}

interface Started {
  /** The log position at which the backup begins. */
  recptr: string;
  tli: string;
}

/** Returns the name of the segment that contains a log position such as 0/3000028. */
function segmentAt(place: string, timeline: number): string {
  const [unit = "0", offset = "0"] = place.split("/");
  const digits = (value: number): string => value.toString(16).toUpperCase().padStart(8, "0");
  return digits(timeline) + unit.toUpperCase().padStart(8, "0") + digits(Number.parseInt(offset, 16) >>> 24);
}

async function sha256Of(content: Readable): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of content) hash.update(part);
  return hash.digest("hex");
}
