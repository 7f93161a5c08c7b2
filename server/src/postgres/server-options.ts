import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import pg from "pg";
import { role } from "./cluster.ts";

export const maxConnections = 100;

// For a machine of 2 to 4 cores that also runs the shop; an own server (DATABASE_URL) is tuned by its owner.
const tuning = {
  max_connections: String(maxConnections),
  shared_buffers: "256MB",
  effective_cache_size: "1GB",
  work_mem: "16MB",
  maintenance_work_mem: "128MB",
  max_wal_size: "1GB",
  wal_compression: "on",
  // Disks of today answer a random read about as soon as the next one.
  random_page_cost: "1.1",
  // Pages and searches take milliseconds: compiling a plan costs more than it brings.
  jit: "off",
  password_encryption: "scram-sha-256",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "%m [%p] ",
  log_checkpoints: "off",
};

const carefree = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" };

/** With the time it takes to store a segment, what a lost disk costs stays below a minute. */
const ARCHIVE_TIMEOUT_SECONDS = 45;

function archiving(spool: string): Record<string, string> {
  return {
    archive_mode: "on",
    archive_library: "basic_archive",
    "basic_archive.archive_directory": spool,
    archive_timeout: String(ARCHIVE_TIMEOUT_SECONDS),
  };
}

/** Command-line options of the server; they win over postgresql.conf, which stays as it was made. */
export function serverOptions(options: {
  host: string;
  port: number;
  /** Where its socket lies beside the port; none where undefined. */
  socketFolder: string | undefined;
  fast: boolean;
  name: string;
  /** The folder for finished segments of the log; undefined: nothing is archived. */
  spool?: string | undefined;
}): string[] {
  const settings = {
    ...tuning,
    ...(options.fast ? carefree : {}),
    ...(options.spool === undefined ? {} : archiving(options.spool)),
    listen_addresses: options.host,
    port: String(options.port),
    unix_socket_directories: options.socketFolder === undefined ? "" : `"${options.socketFolder}"`,
    cluster_name: options.name,
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** A name that changes with the binaries and the tuning: a server left behind is taken over only when equal. */
export function fingerprint(binaries: string, fast: boolean): string {
  const content = JSON.stringify([binaries, tuning, fast]);
  return `curat-${createHash("sha256").update(content).digest("hex").slice(0, 12)}`;
}

/** Whether the server there is the one of this cluster, started just as we would start it. */
export async function canAdopt(
  url: string,
  requested: { name: string; cluster: string; isArchived: boolean | undefined },
): Promise<boolean> {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query(
        "select current_setting('cluster_name') as name, current_setting('data_directory') as cluster, current_setting('archive_mode') = 'on' as archives",
      );
      if (requested.isArchived !== undefined && rows[0].archives !== requested.isArchived) return false;
      return (
        rows[0].name === requested.name && realpathSync(rows[0].cluster) === realpathSync(requested.cluster)
      );
    });
  } catch {
    // It refuses us or answers nonsense: whatever the reason, it is stopped and started afresh.
    return false;
  }
}

/** Creates the shop's database in a new cluster. */
export async function ensureDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [role]);
    if (rowCount === 0) await client.query(`create database ${role}`);
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
